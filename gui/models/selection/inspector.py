"""The selected point's code: asked of a worker process of its own, and which line and request of it is looked at.

The rule: the window's thread never waits, and a point is executed only while somebody sees a panel that shows it.
What was found is kept, the latest of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import WarplensError
from warplens.cuda.points import CheckLevel, PointResult, PointSpec
from warplens.cuda.runners.inspection.records import BlockRecord, Inspection, Refusal
from warplens.cuda.sweep.plan import DEFAULT_BUDGET_S, DEFAULT_LIMIT
from warplens.gui.models.points.results import Results
from warplens.gui.models.selection.newest_question import NewestQuestion
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.plots import inspected_requests
from warplens.gui.plots.lens import LensRequest
from warplens.gui.toolkit.tasks import Backend
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle

KEPT_POINTS = 16
KEPT_RECORDS = 64
"""Inspections, and records of further blocks, that are kept: some MiB at most."""


class Phase(StrEnum):
    """How much is known of the selected point's code."""

    EMPTY = "empty"
    """no point is selected"""
    WAITING = "waiting"
    READY = "ready"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Which request is looked at: an instruction (`MemoryCount.index`), block, warp, and which time, all from 0."""

    index: int = -1
    block: int = 0
    warp: int = 0
    time: int = 0


class Inspector(QObject):
    """What is known of the selected point's code.

    Args:
        results: whose selected point it is.
        choices: whose kernels have the sources.
        specs: the GPU sheets by key.
        backend: what executes points to look at them.
        delay_ms: of the throttle.

    Signals:
        inspected: the selected point, or what is known of its code, changed, and with it the line and the request.
        line_selected: the line of the kernel file that is selected (0 for none).
        request_changed: another request is looked at, or what it asked for is known now.
    """

    inspected = pyqtSignal()
    line_selected = pyqtSignal(int)
    request_changed = pyqtSignal()

    def __init__(
        self,
        results: Results,
        choices: SweepChoices,
        *,
        specs: Mapping[str, GpuSpec],
        backend: Backend,
        delay_ms: int = REDRAW_DELAY_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._results, self._choices, self._specs = results, choices, dict(specs)
        self._backend = backend
        self._wanted: set[str] = set()
        self._phase = Phase.EMPTY
        self._found: Inspection | None = None
        self._refusal = Refusal(sentence="")
        self._point: PointSpec | None = None
        self._note = ""
        self._line = 0
        self._spot = Spot()
        self._points: OrderedDict[Hashable, Inspection] = OrderedDict()
        self._records: OrderedDict[Hashable, BlockRecord] = OrderedDict()
        self._questions = NewestQuestion(backend.background, self._executor_of_backend, self)
        self._questions.answered.connect(self._on_answered)
        self._questions.failed.connect(self._on_failed)
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._look)
        results.selection_changed.connect(lambda _: self._throttle.request())
        choices.kernels_changed.connect(self._throttle.request)

    # What is known.

    @property
    def phase(self) -> Phase:
        """How much is known."""
        return self._phase

    @property
    def inspection(self) -> Inspection | None:
        """What is known, in the phase `READY`."""
        return self._found

    @property
    def refusal(self) -> Refusal:
        """Why nothing is, in the phase `REFUSED`."""
        return self._refusal

    @property
    def result(self) -> PointResult | None:
        """The selected point."""
        return self._results.point(self._results.selected)

    @property
    def source(self) -> str:
        """The text of the selected point's kernel file, "" where it is not known."""
        if self._found is not None:
            return self._found.explanation.source
        result = self.result
        if result is None or result.baseline is not None:
            return ""
        return next((one.source for one in self._choices.kernels if one.source_hash == result.source_hash), "")

    @property
    def note(self) -> str:
        """What a reader must know of how the point was executed here; "" for nothing."""
        return self._note

    @property
    def line(self) -> int:
        """The selected line of the kernel file, 0 for none."""
        return self._line

    @property
    def spot(self) -> Spot:
        """Which request is looked at."""
        return self._spot

    @property
    def request(self) -> LensRequest | None:
        """The request that is looked at; None while it is not known, or where it was not made."""
        record = self._record()
        if self._found is None or record is None:
            return None
        return inspected_requests.lens_request(self._found, record, self._spot.index, self._spot.warp, self._spot.time)

    @property
    def is_recording(self) -> bool:
        """Whether the request that is looked at is still being asked for."""
        return self._phase is Phase.READY and self._record() is None and self._questions.running is not None

    @property
    def times(self) -> int:
        """How often the warp that is looked at executes the instruction; 0 while that is not known."""
        record = self._record()
        return 0 if record is None else record.times(self._spot.index, self._spot.warp)

    # What is asked for.

    def set_wanted(self, who: str, *, wanted: bool) -> None:
        """Note that a panel is seen, or no longer: what nobody sees is not executed."""
        before = bool(self._wanted)
        (self._wanted.add if wanted else self._wanted.discard)(who)
        if self._wanted and not before:
            self._look()

    def select_line(self, line: int) -> None:
        """Select a line of the kernel file, and look at the most wasteful request of it."""
        if line != self._line:
            self._line = line
            self.line_selected.emit(line)
        if self._found is not None:
            here = inspected_requests.accesses_of(self._found, line)
            chosen = [one.count.index for explained in here for one in explained.instructions]
            if chosen and self._spot.index not in chosen:
                self._go(replace(self._spot, index=chosen[0], time=0))

    def select_instruction(self, index: int) -> None:
        """Look at the requests of another instruction, and select its line."""
        here = None if self._found is None else inspected_requests.found(self._found, index)
        if here is not None:
            self._go(replace(self._spot, index=index, time=0))
            self.select_line(here[0].access.line)

    def step_instruction(self, step: int) -> None:
        """Go on to the next instruction that makes requests, or to the one before (`step` -1); they go round."""
        known = () if self._found is None else inspected_requests.instructions(self._found)
        if known:
            at = known.index(self._spot.index) if self._spot.index in known else -step
            self.select_instruction(known[(at + step) % len(known)])

    def go_to(self, *, block: int | None = None, warp: int | None = None, time: int | None = None) -> None:
        """Look at another block, warp or time; numbers past an end mean the last one, or the first."""
        if self._found is None:
            return
        spot = self._spot
        spot = replace(
            spot,
            block=_held(spot.block if block is None else block, inspected_requests.blocks_of(self._found)),
            warp=_held(spot.warp if warp is None else warp, inspected_requests.warps_of(self._found)),
            time=max(0, spot.time if time is None else time),
        )
        if time is not None and self.times and (spot.block, spot.warp) == (self._spot.block, self._spot.warp):
            spot = replace(spot, time=_held(spot.time, self.times))
        elif (spot.block, spot.warp) != (self._spot.block, self._spot.warp):
            spot = replace(spot, time=0)
        self._go(spot)

    def _go(self, spot: Spot) -> None:
        if spot != self._spot:
            self._spot = spot
            self._want_record()
            self.request_changed.emit()

    def shut_down(self) -> None:
        """End the worker; for the end of the program."""
        self._throttle.cancel()
        self._questions.shut_down()

    # The point.

    def _look(self) -> None:
        """Show what is known of the selected point, and ask for what is not."""
        self._questions.forget()
        result = self.result
        if result is None:
            self._show(Phase.EMPTY, None)
            return
        try:
            point, note = self._spec_of(result)
        except WarplensError as error:
            self._refuse(Refusal(sentence=str(error)), None)
            return
        self._note = note
        known = self._points.get(point.key)
        if known is not None:
            self._points.move_to_end(point.key)
            self._show(Phase.READY, point, known)
            return
        self._show(Phase.WAITING, point)
        inspecting = self._backend.inspecting
        if inspecting is not None and self._wanted:
            self._questions.ask(point.key, partial(inspecting.inspect, point))

    def _spec_of(self, result: PointResult) -> tuple[PointSpec, str]:
        """Return how a point is executed here, and what is to be said of that.

        Raises:
            WarplensError: it cannot be.
        """
        if result.baseline is not None:
            raise WarplensError(f"{result.kernel} is a baseline: it has no source here, and nothing of it is counted.")
        kernels = {kernel.source_hash: kernel for kernel in self._choices.kernels}
        kernel = kernels.get(result.source_hash)
        if kernel is None:
            raise WarplensError(self._no_source(result))
        device, note = self._device_of(result)
        point = PointSpec(
            kernel=kernel.name, path=str(kernel.path), source_hash=kernel.source_hash, family=kernel.family,
            problem=result.problem, tune=result.tune, device=device, budget_s=DEFAULT_BUDGET_S, limit=DEFAULT_LIMIT,
            check=CheckLevel.FAST,
        )  # fmt: skip
        return point, note

    def _no_source(self, result: PointResult) -> str:
        """Say why there is no source for a point."""
        kernel = result.kernel
        if not result.source_hash:
            return (
                f"These figures of {kernel} were not made from a source: they are taken from a document or another "
                "tool. Run the kernel at this size to see its lines."
            )
        if any(one.name == kernel for one in self._choices.kernels):
            return (
                f"The source of {kernel} here is not the one that this point was made from, so its lines cannot be "
                "shown: run the point again to see them."
            )
        return (
            f"The source of {kernel} is not among the kernels here: start Warplens with the folder that holds it "
            "(warplens --kernels FOLDER)."
        )

    def _device_of(self, result: PointResult) -> tuple[str, str]:
        """Return the sheet to count by: the point's own, or one of the same kind of GPU."""
        if result.device in self._specs:
            return result.device, ""
        profile = self._results.profile
        records = () if profile is None else profile.devices
        record = next((one for one in records if one.key == result.device), None)
        if record is None:
            raise WarplensError(f"There is no sheet for the GPU {result.device!r}, by which its requests are counted.")
        sheet = sheet_like(record.name, record.compute_capability, record.sm_count)
        if sheet is not None and sheet.key in self._specs:
            return sheet.key, ""
        alike = [one for one in self._specs.values() if one.compute_capability == record.compute_capability]
        if not alike:
            major, minor = record.compute_capability
            raise WarplensError(f"There is no sheet for a GPU of compute capability {major}.{minor}, as {record.name}.")
        chosen = alike[0]
        return chosen.key, f"counted for the {chosen.name}, whose compute capability is that of the {record.name}"

    def _show(self, phase: Phase, point: PointSpec | None, found: Inspection | None = None) -> None:
        is_same_source = point is not None and self._point is not None and point.source_hash == self._point.source_hash
        self._phase, self._point, self._found = phase, point, found
        if phase is Phase.EMPTY:
            self._note = ""
        if found is not None:
            if not is_same_source or not inspected_requests.accesses_of(found, self._line):
                self._line = inspected_requests.worst_line(found)
            self._look_at_line(found)
        elif phase is Phase.REFUSED and self._refusal.notes:
            self._line = self._refusal.notes[0].line
        elif not is_same_source:
            self._line = 0
        self.inspected.emit()

    def _look_at_line(self, found: Inspection) -> None:
        """Look at the worst request of the selected line, in the block and warp that the inspection describes."""
        here = inspected_requests.accesses_of(found, self._line)
        known = [one.count.index for explained in here for one in explained.instructions]
        place = found.explanation.place
        index = self._spot.index if self._spot.index in known else known[0] if known else -1
        self._spot = Spot(index=index, block=found.record.block, warp=place.warp, time=0)

    def _refuse(self, refusal: Refusal, point: PointSpec | None) -> None:
        self._refusal = refusal
        self._show(Phase.REFUSED, point)

    # Records of further blocks.

    def _record(self) -> BlockRecord | None:
        """Return the record that holds the request that is looked at."""
        if self._found is None or self._point is None:
            return None
        own = self._found.record
        if own.block == self._spot.block and self._is_in(own):
            return own
        return self._records.get(self._record_key(self._point))

    def _is_in(self, record: BlockRecord) -> bool:
        """Whether a record of the block can tell of the request that is looked at, be it that there is none."""
        one = record.instructions.get(self._spot.index)
        if one is None:
            return True
        return self._spot.time >= one.times[self._spot.warp] or self._spot.time in one.kept(self._spot.warp)

    def _record_key(self, point: PointSpec) -> Hashable:
        # a record holds as many times of each instruction as there is room for: one stretch of a loop after the other
        room = 1 if self._found is None else max(1, self._kept(self._found.record))
        return (*point.key, self._spot.block, self._spot.time // room * room)

    @staticmethod
    def _kept(record: BlockRecord) -> int:
        """Return how many times of an instruction a record has room for, as far as it shows."""
        stops = [one.kept(warp).stop for one in record.instructions.values() for warp in range(len(one.times))]
        return max(stops, default=0)

    def _executor_of_backend(self) -> Executor:
        assert self._backend.inspecting is not None  # else nothing is asked
        return self._backend.inspecting.executor_factory()

    def _want_record(self) -> None:
        inspecting = self._backend.inspecting
        if self._record() is None and self._point is not None and inspecting is not None:
            key = self._record_key(self._point)
            first = key[-1] if isinstance(key, tuple) else 0
            self._questions.ask(key, partial(inspecting.record, self._point, self._spot.block, first))

    # Answers.

    def _on_answered(self, key: Hashable, answer: Inspection | BlockRecord | Refusal) -> None:
        if isinstance(answer, BlockRecord):
            _keep(self._records, key, answer, KEPT_RECORDS)
            self.request_changed.emit()
            return
        if isinstance(answer, Inspection):
            _keep(self._points, key, answer, KEPT_POINTS)
        if self._phase is not Phase.WAITING or self._point is None or key != self._point.key:
            return
        if isinstance(answer, Refusal):
            self._refuse(answer, self._point)
        else:
            self._show(Phase.READY, self._point, answer)

    def _on_failed(self, key: Hashable, error: Exception) -> None:
        if self._phase is Phase.WAITING and self._point is not None and key == self._point.key:
            self._refuse(Refusal(sentence=str(error)), self._point)
        else:
            self.request_changed.emit()


def _held(number: int, count: int) -> int:
    return max(0, min(number, count - 1))


def _keep(kept: OrderedDict[Hashable, Any], key: Hashable, value: Any, most: int) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
