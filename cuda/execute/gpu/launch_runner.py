"""Runs launches on bytes on a card: copies the arrays there, launches, fetches the results, and takes the time.

The rule: a launch is timed as a point of a sweep is, at several placements, and only after its first result was
fetched. Memory and code of the last launches stay on the card, since programs repeat their launches. After an error
that takes the card from the process, `lost` holds its sentence.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress

from warplens.cuda.compiler import CompileCache, default_cache
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.captured_output import ERRORS, OUTPUT, captured, explain, failed_assertion
from warplens.cuda.execute.gpu.card import Card, driver_errors, launcher, whole_pages
from warplens.cuda.execute.gpu.launch_frames import ByteLaunch, ByteResult, Bytes, LaunchTiming
from warplens.cuda.execute.gpu.launch_place import LaunchPlace, PinnedMemory
from warplens.cuda.execute.gpu.point_arrays import FREE_FACTOR
from warplens.cuda.execute.measurement.conditions import Placed, Work
from warplens.cuda.execute.measurement.stopwatch import Timing
from warplens.cuda.ground.errors import LaunchLimitError, MissingPartError, WarplensError
from warplens.cuda.ground.points import Time

KEPT_PLACES = 16
"""The memory and the code of this many launches stay on the card, where there is room."""


class LaunchRunner:
    """Runs launches on one card, which the first launch opens.

    Args:
        card: its UUID (`GPU-...`), or its number among those that CUDA shows.
        spec: its specification.
        compile_cache: keeps the kernels that measuring needs, by default in the user's own folder.
    """

    def __init__(self, card: str | int, spec: GpuSpec, *, compile_cache: CompileCache | None = None) -> None:
        self._name = card
        self._spec = spec
        self._cache = compile_cache or default_cache()
        self._card: Card | None = None
        self._loaded: object = None  # the driver need not translate code anew that is still loaded
        self._places: OrderedDict[object, LaunchPlace] = OrderedDict()
        self._to_pin: Bytes | None = None
        self._pinned: PinnedMemory | None = None
        self.lost = ""

    def pin(self, memory: Bytes) -> None:
        """Have the arrays of the next launches lie in this memory of the host, which the card then reads by itself."""
        self._to_pin = memory

    def run(
        self,
        launch: ByteLaunch,
        before: Mapping[str, Bytes],
        timing: LaunchTiming | None,
        into: Mapping[str, Bytes] | None = None,
    ) -> ByteResult:
        """Run one launch; what fails is a sentence of the result.

        Args:
            launch: what is launched.
            before: its arrays.
            timing: how it is timed, None for not at all.
            into: arrays for the results, by name, in place of new ones.
        """
        if self.lost:
            return ByteResult(hindrance=f"the GPU is lost to this process: {self.lost}")
        with captured(ERRORS) as driver_output:
            try:
                return self._run(launch, before, timing, into or {})
            except (LaunchLimitError, MissingPartError) as error:
                return ByteResult(hindrance=str(error))
            except WarplensError as error:
                return ByteResult(failure=str(error))
            except driver_errors() as error:
                failure = explain(str(error))
                assertion = failed_assertion(driver_output(), launch.symbol)
                sentence = f"{assertion}: {failure.sentence}" if assertion else failure.sentence
                self.lost = sentence if failure.loses_card else ""
                return ByteResult(failure=sentence)

    def load(self, code: bytes) -> None:
        """Load code ahead of its launch, so that the driver has translated it by then; what fails fails there again."""
        if self._card is not None and not self.lost:
            with captured(ERRORS), suppress(*driver_errors()):
                self._loaded = self._card.driver.module_from_buffer(code)

    def close(self) -> None:
        """Release the card."""
        self._places.clear()
        self._loaded = None
        pinned, self._pinned = self._pinned, None
        if pinned is not None:
            pinned.release()
        card, self._card = self._card, None
        if card is not None:
            with suppress(*driver_errors() if self.lost else ()):  # a lost card refuses every call
                card.close()

    def _run(
        self,
        launch: ByteLaunch,
        before: Mapping[str, Bytes],
        timing: LaunchTiming | None,
        into: Mapping[str, Bytes],
    ) -> ByteResult:
        if self._card is None:
            self._card = Card(self._name, self._spec, self._cache)
        card = self._card
        if self._to_pin is not None and (self._pinned is None or self._pinned.memory is not self._to_pin):
            if self._pinned is not None:
                self._pinned.release()
            self._pinned = PinnedMemory(self._to_pin)
        place = self._placed(card, launch)
        place.fill(launch, before)
        work = _launching(launch, place)
        with captured(OUTPUT) as printed:
            work()
            card.wait_for_all()
            results, text = place.fetch(launch.written, into), printed()
        time, notes = (None, ()) if timing is None else self._time(card, launch, before, place, timing)
        return ByteResult(results=results, addresses=place.addresses, time=time, printed=text, notes=notes)

    def _placed(self, card: Card, launch: ByteLaunch) -> LaunchPlace:
        """Return a place for a launch, that of the last one like it where there was one.

        Raises:
            LaunchLimitError: the card has no room for its arrays.
        """
        key = (launch.code, launch.symbol, tuple(launch.sizes.items()), launch.variables, launch.updated,
               launch.dynamic_shared_bytes)  # fmt: skip
        place = self._places.pop(key, None)
        if place is None:
            needed = _needed_bytes(launch)
            while self._places and (len(self._places) >= KEPT_PLACES or not card.has_room(FREE_FACTOR * needed)):
                self._places.popitem(last=False)
            card.check_room(needed)
            place = LaunchPlace(card.driver, launch, whole_pages)
        self._places[key] = place
        return place

    def _time(
        self, card: Card, launch: ByteLaunch, before: Mapping[str, Bytes], first: LaunchPlace, timing: LaunchTiming
    ) -> tuple[Time, tuple[str, ...]]:
        """Return the time of a launch and the notes on it; what a kernel prints meanwhile is not kept."""
        places = [first]  # their memory is freed with them

        def placed(place: LaunchPlace) -> Placed:
            restore = place.restore if launch.updated else None
            return Placed(launch=_launching(launch, place), restore=restore)

        def elsewhere(_number: int) -> Placed | None:
            if not card.has_room(FREE_FACTOR * _needed_bytes(launch)):
                return None
            places.append(LaunchPlace(card.driver, launch, whole_pages))
            places[-1].fill(launch, before, like=first)
            return placed(places[-1])

        first.restore()
        watch = Timing(card, placed(first), timing.cache, place=elsewhere)
        with captured(OUTPUT):
            time = watch.measure(timing.measuring)
            card.wait_for_all()
        return time, watch.notes


def _launching(launch: ByteLaunch, place: LaunchPlace) -> Work:
    """Return what launches in a place, as long as that is there."""
    return launcher(place.function, launch.grid, launch.block, place.parameters, launch.dynamic_shared_bytes)


def _needed_bytes(launch: ByteLaunch) -> int:
    return sum(launch.sizes.values()) + sum(launch.sizes[name] for name in launch.updated)
