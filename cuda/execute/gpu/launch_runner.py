"""Runs launches on bytes on a GPU: copies the arrays there, launches, fetches the results, and takes the time.

The rule: a launch is timed as a point of a sweep is, at several placements, and only after its first result was
fetched. Memory and code of the last launches stay on the GPU, since programs repeat their launches. After an error
that takes the GPU from the process, `lost` holds its sentence.
"""

import ctypes
import os
import sys
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np

from warplens.cuda.device.gpus import load_device
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.captured_output import ERRORS, OUTPUT, captured, explain, failed_assertion
from warplens.cuda.execute.gpu.launch_process import (
    ByteLaunch,
    ByteResult,
    Bytes,
    LaunchTiming,
    Reply,
    Request,
    SharedArrays,
    linked,
    read_arrays,
    read_header,
    write_message,
)
from warplens.cuda.execute.gpu.opened_gpu import PLAIN_SHARED_BYTES, OpenedGpu, driver_errors, launcher, whole_pages
from warplens.cuda.execute.gpu.point_arrays import FREE_FACTOR
from warplens.cuda.execute.measurement import conditions, stopwatch
from warplens.cuda.ground.errors import InputError, LaunchError, LaunchLimitError, MissingPartError, WarplensError
from warplens.cuda.ground.host import free_bytes
from warplens.cuda.ground.points import Time


class LaunchPlace:
    """A place with memory and code of its own, filled before each launch; addresses in its data are the GPU's."""

    def __init__(self, driver: Any, launch: ByteLaunch) -> None:
        self._driver = driver
        self._sizes = launch.sizes
        self._module = driver.module_from_buffer(launch.code)  # variables live as long as it does
        self.function = self._module.get_function(launch.symbol)
        if launch.dynamic_shared_bytes + self.function.shared_size_bytes > PLAIN_SHARED_BYTES:
            attribute = driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES
            self.function.set_attribute(attribute, launch.dynamic_shared_bytes)
        self._memory: dict[str, Any] = {}
        for name, size in launch.sizes.items():
            if name in launch.variables:
                self._memory[name], own_size = self._module.get_global(name)
                if own_size != size:
                    raise LaunchError(f"the variable {name!r} has {own_size:,} bytes on the GPU, and {size:,} here")
            else:
                self._memory[name] = driver.mem_alloc(whole_pages(size + 1))  # no address is the end of another array
        self._copies = {
            name: driver.mem_alloc(whole_pages(launch.sizes[name])) for name in launch.updated if launch.sizes[name]
        }
        self.addresses = {name: int(memory) for name, memory in self._memory.items()}
        self.parameters = b""

    def fill(self, launch: ByteLaunch, before: Mapping[str, Bytes], like: "LaunchPlace | None" = None) -> None:
        """Copy the arrays of a launch here, and give their addresses to its parameters.

        Arrays without addresses are copied within the GPU from a place `like` this one that was filled with them; of
        arrays that the kernel writes and does not read that may hold what the kernel wrote.
        """
        driver = self._driver
        self.parameters = linked(np.frombuffer(launch.parameters, np.uint8), self._links(launch, "")).tobytes()
        for name, size in self._sizes.items():
            links = self._links(launch, name)
            if size and (like is None or links):
                driver.memcpy_htod(self._memory[name], linked(before[name], links))
            elif size and like is not None:
                driver.memcpy_dtod(self._memory[name], like.as_before(name), size)
        for name, copy in self._copies.items():
            driver.memcpy_dtod(copy, self._memory[name], self._sizes[name])

    def as_before(self, name: str) -> Any:
        """Return memory of the GPU that holds an array as it was filled in; what is not read may have changed."""
        return self._copies.get(name, self._memory[name])

    def restore(self) -> None:
        """Queue the work that restores the arrays that the kernel updates."""
        for name, copy in self._copies.items():
            self._driver.memcpy_dtod_async(self._memory[name], copy, self._sizes[name], None)

    def fetch(self, names: Iterable[str], into: Mapping[str, Bytes]) -> dict[str, Bytes]:
        """Return arrays as they are on the GPU, those of `into` in the memory that they have there."""
        results = {name: into[name] if name in into else np.empty(self._sizes[name], np.uint8) for name in names}
        for name, array in results.items():
            if array.nbytes:
                self._driver.memcpy_dtoh(array, self._memory[name])
        return results

    def _links(self, launch: ByteLaunch, holder: str) -> dict[int, int]:
        return {link.at: self.addresses[link.to] + link.offset for link in launch.links if link.holder == holder}


# Memory of the host that the driver knows, so that the GPU reads and writes it by itself.
# It makes copies faster and nothing else; where the driver refuses it, or the machine has too little memory
# for pages that cannot be swapped out, the memory is as it was. PyCUDA's own function for that (2026.1) fails with
# today's NumPy, so the driver is called here.

DRIVER = "libcuda.so.1"


class PinnedMemory:
    """Memory of whole pages that stays where it is, registered until it is released; a context is current meanwhile."""

    def __init__(self, memory: Bytes, driver: Any = None) -> None:
        self.memory = memory
        self._driver = driver or _driver()
        self.is_registered = False
        if self._driver is not None and 0 < memory.nbytes <= free_bytes():
            address, size = ctypes.c_void_p(memory.ctypes.data), ctypes.c_size_t(memory.nbytes)
            # A user may lock only so much memory, and some systems register no memory that processes share.
            self.is_registered = self._driver.cuMemHostRegister_v2(address, size, ctypes.c_uint(0)) == 0

    def release(self) -> None:
        """Give the memory back; a lost GPU refuses that, as every call."""
        if self.is_registered:
            self._driver.cuMemHostUnregister(ctypes.c_void_p(self.memory.ctypes.data))
            self.is_registered = False


def _driver() -> Any:
    try:
        return ctypes.CDLL(DRIVER)
    except OSError:
        return None


KEPT_PLACES = 16  # the memory and the code of this many launches stay on the GPU, where there is room


class LaunchRunner:
    """Runs launches on one GPU (a UUID, or its number among those that CUDA shows), which the first launch opens."""

    def __init__(self, gpu: str | int, spec: GpuSpec | str) -> None:
        self._name = gpu
        self._spec = spec
        self._gpu: OpenedGpu | None = None
        self._loaded: object = None  # the driver need not translate code anew that is still loaded
        self._places: OrderedDict[object, LaunchPlace] = OrderedDict()
        self._to_pin: Bytes | None = None
        self._pinned: PinnedMemory | None = None
        self.lost = ""

    def pin(self, memory: Bytes) -> None:
        """Have the arrays of the next launches lie in this memory of the host, which the GPU then reads by itself."""
        self._to_pin = memory

    def run(
        self,
        launch: ByteLaunch,
        before: Mapping[str, Bytes],
        timing: LaunchTiming | None,
        into: Mapping[str, Bytes] | None = None,
    ) -> ByteResult:
        """Run one launch; what fails is a sentence of the result, whose arrays are put `into` those of their names."""
        if self.lost:
            return ByteResult(hindrance=f"the GPU is lost to this process: {self.lost}")
        with captured(ERRORS) as driver_output:
            try:
                return self._run(launch, before, timing, into or {})
            except (LaunchLimitError, MissingPartError, InputError) as error:
                return ByteResult(hindrance=str(error))
            except WarplensError as error:
                return ByteResult(failure=str(error))
            except driver_errors() as error:
                failure = explain(str(error))
                assertion = failed_assertion(driver_output(), launch.symbol)
                sentence = f"{assertion}: {failure.sentence}" if assertion else failure.sentence
                self.lost = sentence if failure.loses_gpu else ""
                return ByteResult(failure=sentence)

    def load(self, code: bytes) -> None:
        """Load code ahead of its launch, so that the driver has translated it by then; what fails fails there again."""
        if self._gpu is not None and not self.lost:
            with captured(ERRORS), suppress(*driver_errors()):
                self._loaded = self._gpu.driver.module_from_buffer(code)

    def close(self) -> None:
        """Release the GPU."""
        self._places.clear()
        self._loaded = None
        pinned, self._pinned = self._pinned, None
        if pinned is not None:
            pinned.release()
        gpu, self._gpu = self._gpu, None
        if gpu is not None:
            with suppress(*driver_errors() if self.lost else ()):  # a lost GPU refuses every call
                gpu.close()

    def _run(
        self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None, into: Mapping[str, Bytes]
    ) -> ByteResult:
        if self._gpu is None:
            spec = load_device(self._spec) if isinstance(self._spec, str) else self._spec
            self._gpu = OpenedGpu(self._name, spec)
        gpu = self._gpu
        if self._to_pin is not None and (self._pinned is None or self._pinned.memory is not self._to_pin):
            if self._pinned is not None:
                self._pinned.release()
            self._pinned = PinnedMemory(self._to_pin)
        place = self._placed(gpu, launch)
        place.fill(launch, before)
        work = _launching(launch, place)
        with captured(OUTPUT) as printed:
            work()
            gpu.wait_for_all()
            results, text = place.fetch(launch.written, into), printed()
        time, notes = (None, ()) if timing is None else self._time(gpu, launch, before, place, timing)
        return ByteResult(results=results, addresses=place.addresses, time=time, printed=text, notes=notes)

    def _placed(self, gpu: OpenedGpu, launch: ByteLaunch) -> LaunchPlace:
        key = (launch.code, launch.symbol, tuple(launch.sizes.items()), launch.variables, launch.updated,
               launch.dynamic_shared_bytes)  # fmt: skip
        place = self._places.pop(key, None)
        if place is None:
            needed = _needed_bytes(launch)
            while self._places and (len(self._places) >= KEPT_PLACES or not gpu.has_room(FREE_FACTOR * needed)):
                self._places.popitem(last=False)
            gpu.check_room(needed)
            place = LaunchPlace(gpu.driver, launch)
        self._places[key] = place
        return place

    def _time(
        self, gpu: OpenedGpu, launch: ByteLaunch, before: Mapping[str, Bytes], first: LaunchPlace, timing: LaunchTiming
    ) -> tuple[Time, tuple[str, ...]]:
        """Return the time of a launch and the notes on it; what a kernel prints meanwhile is not kept."""
        places = [first]  # their memory is freed with them

        def placed(place: LaunchPlace) -> conditions.Placed:
            restore = place.restore if launch.updated else None
            return conditions.Placed(launch=_launching(launch, place), restore=restore)

        def elsewhere(_number: int) -> conditions.Placed | None:
            if not gpu.has_room(FREE_FACTOR * _needed_bytes(launch)):
                return None
            places.append(LaunchPlace(gpu.driver, launch))
            places[-1].fill(launch, before, like=first)
            return placed(places[-1])

        first.restore()
        watch = stopwatch.Timing(gpu, placed(first), timing.cache, place=elsewhere)
        with captured(OUTPUT):
            time = watch.measure(timing.measuring)
            gpu.wait_for_all()
        return time, watch.notes


def _launching(launch: ByteLaunch, place: LaunchPlace) -> conditions.Work:
    return launcher(place.function, launch.grid, launch.block, place.parameters, launch.dynamic_shared_bytes)


def _needed_bytes(launch: ByteLaunch) -> int:
    return sum(launch.sizes.values()) + sum(launch.sizes[name] for name in launch.updated)


# The process that has a GPU for the launches of a program: it reads launches from a pipe and answers each.
# python -m warplens.cuda.execute.gpu.launch_runner CARD DEVICE
# It ends with the pipe, or with the GPU: then the program starts another.


def serve(runner: LaunchRunner, requests: int, replies: int) -> None:
    """Answer launches of one pipe on another until the first ends or the GPU is lost."""
    shared: SharedArrays | None = None
    while (request := read_header(requests, Request)) is not None:
        if request.launch is None:
            runner.load(request.code)
            continue
        if request.descriptor is None:
            shared = None
        elif shared is None:
            shared = SharedArrays(request.descriptor)
        sizes = request.launch.sizes
        into: dict[str, Bytes] = {}
        if shared is None:
            arrays = read_arrays(requests, sizes)
        else:
            into = shared.views({name: sizes[name] for name in request.launch.written}, behind=sizes)
            arrays = shared.views(sizes)
            runner.pin(shared.whole)
        result = runner.run(request.launch, arrays, request.timing, into)
        sizes = {name: array.nbytes for name, array in result.results.items()}
        reply = Reply(result=replace(result, results={}), sizes=sizes, is_lost=bool(runner.lost))
        write_message(replies, reply, result.results if shared is None else {})
        if runner.lost:
            return


def main(gpu: str, device: str) -> None:
    """Answer launches of standard input on the GPU with this UUID."""
    replies = os.dup(OUTPUT)
    os.dup2(ERRORS, OUTPUT)  # whatever a library prints is no reply
    runner = LaunchRunner(gpu, device)
    try:
        serve(runner, 0, replies)
    finally:
        runner.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
