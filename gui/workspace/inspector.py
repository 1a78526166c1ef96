"""The code of the selected point: its inspection by a worker process, and the selected line and request.

The rule: the window's thread never waits, and a point is executed only while a panel that shows it is visible. The
latest inspections are kept.
"""

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import PurePath
from typing import TypeVar

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.inspection.records import BlockRecord, Inspection, Refusal
from warplens.cuda.ground.errors import WarplensError, failure_of
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.gui.figures import inspected_lines, listings
from warplens.gui.figures.request import LensRequest
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Backend, Throttle
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.newest_question import NewestQuestion
from warplens.gui.workspace.results import Results
from warplens.profiles.kept_launches import is_launch

_Kept = TypeVar("_Kept")
MAX_INSPECTIONS = 16  # the inspector keeps at most this many inspections
MAX_RECORDS = 64  # the inspector keeps at most this many records of further blocks, which take a few MiB


class Phase(StrEnum):
    """The state of the selected point's inspection."""

    EMPTY = "empty"  # no point is selected
    WAITING = "waiting"
    READY = "ready"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """The selected request: instruction (`MemoryCount.index`), block, warp and execution, all counted from 0."""

    index: int = -1
    block: int = 0
    warp: int = 0
    time: int = 0


class SelectionInspector(QObject):
    """The inspection of the selected point's code."""

    inspected = pyqtSignal()  # the selected point or its inspection changed, and with it the line and the request
    line_selected = pyqtSignal(int)  # the selected line of the kernel file (0 for none)
    kept = pyqtSignal()  # an inspection was made, of the selected point or of another one
    request_changed = pyqtSignal()  # another request is selected, or its record has arrived

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
        self._backend, self.background = backend, backend.background
        self._visible_panels: set[str] = set()
        self.phase = Phase.EMPTY
        self.inspection: Inspection | None = None
        self.refusal = Refusal(sentence="")  # why there is no inspection, in the phase `REFUSED`
        self._point: PointSpec | None = None
        self.note = ""  # a remark on how the point was executed here; "" for none
        self.line = 0  # the selected line of the kernel file, 0 for none
        self.spot = Spot()  # the selected request, by its numbers
        self._opened: Hashable = None
        self._parts: dict[int, tuple[inspected_lines.LinePart, ...]] = {}
        self._sought: tuple[int, ...] = ()
        self._inspections: OrderedDict[Hashable, Inspection] = OrderedDict()
        self._records: OrderedDict[Hashable, BlockRecord] = OrderedDict()
        self._questions = NewestQuestion(backend.background, backend.inspecting_executor, self)
        self._questions.answered.connect(self._on_answered)
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._inspect_selection)
        results.selection_changed.connect(lambda _: self._throttle.request())
        choices.kernels_changed.connect(self._throttle.request)

    # The inspection.

    @property
    def result(self) -> PointResult | None:
        """The selected point."""
        return self._results.point(self._results.selected)

    @property
    def source(self) -> str:
        """The text of the file of the selected point's kernel, before the inspection the kernel file; "" if unknown."""
        if self.inspection is not None:
            return self.inspection.explanation.source
        kernel = self._kernel()
        return "" if kernel is None else kernel.source

    @property
    def file_name(self) -> str:
        """The name of the file of `source`, as far as it is known."""
        if self.inspection is not None:
            return PurePath(self.inspection.explanation.path).name
        result, kernel = self.result, self._kernel()
        if result is None:
            return ""
        if is_launch(result):
            return result.kernel
        return f"{result.kernel}.cu" if kernel is None else PurePath(kernel.path).name

    @property
    def _kernels(self) -> tuple[KernelFile, ...]:
        return (*self._choices.past, *self._choices.kernels)  # an older revision may differ in what it includes alone

    def _kernel(self) -> KernelFile | None:
        result = self.result
        if result is None or result.baseline is not None:
            return None
        return next((kernel for kernel in self._kernels if kernel.source_hash == result.source_hash), None)

    @property
    def parts(self) -> tuple[inspected_lines.LinePart, ...]:
        """What the selected line asks memory for, the part with the most excess first."""
        if self.inspection is None:
            return ()
        if self.line not in self._parts:
            self._parts[self.line] = inspected_lines.parts_of(self.inspection, self.line)
        return self._parts[self.line]

    @property
    def request(self) -> LensRequest | None:
        """The selected request; None while its record is missing, or if the warp did not make it."""
        record = self._record()
        if self.inspection is None or record is None:
            return None
        return inspected_lines.lens_request(self.inspection, record, self.spot.index, self.spot.warp, self.spot.time)

    @property
    def is_recording(self) -> bool:
        """Whether the record of the selected request is still on its way."""
        return self.phase is Phase.READY and self._record() is None and self._questions.running is not None

    @property
    def times(self) -> int:
        """How often the selected warp executes the instruction; 0 while that is unknown."""
        record = self._record()
        return 0 if record is None else record.times(self.spot.index, self.spot.warp)

    # The selection.

    def set_panel_visible(self, panel: str, *, is_visible: bool) -> None:
        """Register a visible panel, or remove a hidden one; without a visible panel no point is executed."""
        had_visible_panels = bool(self._visible_panels)
        (self._visible_panels.add if is_visible else self._visible_panels.discard)(panel)
        if self._visible_panels and not had_visible_panels:
            self._inspect_selection()

    def select_line(self, line: int) -> None:
        """Select a line of the kernel file, and its worst executed request."""
        if line != self.line:
            self.line = line
            self.line_selected.emit(line)
        if all(self.spot.index not in part.indices for part in self.parts):
            self._open_line()

    def select_instruction(self, index: int) -> None:
        """Select the worst executed request of another instruction, and its line."""
        if self.inspection is not None and inspected_lines.find_instruction(self.inspection, index) is not None:
            self._open_worst((index,))
            self.select_line(self._line_of(index))

    def step_instruction(self, step: int) -> None:
        """Select the next instruction that makes requests, or the previous one (`step` -1), cyclically."""
        indices = () if self.inspection is None else inspected_lines.instruction_indices(self.inspection)
        if indices:
            position = indices.index(self.spot.index) if self.spot.index in indices else -step
            index, record = indices[(position + step) % len(indices)], self._record()
            if record is not None and record.times(index, self.spot.warp):  # the same warp goes on
                self._go(replace(self.spot, index=index, time=0))
                self.select_line(self._line_of(index))
            else:
                self.select_instruction(index)

    def go_to(self, *, block: int | None = None, warp: int | None = None, time: int | None = None) -> None:
        """Select another block, warp or execution; numbers beyond the range are clamped to it."""
        if self.inspection is None:
            return
        self._sought = ()
        spot = self.spot
        spot = replace(
            spot,
            block=_clamped(spot.block if block is None else block, inspected_lines.blocks_of(self.inspection)),
            warp=_clamped(spot.warp if warp is None else warp, inspected_lines.warps_of(self.inspection)),
            time=max(0, spot.time if time is None else time),
        )
        if time is not None and self.times and (spot.block, spot.warp) == (self.spot.block, self.spot.warp):
            spot = replace(spot, time=_clamped(spot.time, self.times))
        elif (spot.block, spot.warp) != (self.spot.block, self.spot.warp):
            spot = replace(spot, time=0)
        self._go(spot)

    def _line_of(self, index: int) -> int:
        match = None if self.inspection is None else inspected_lines.find_instruction(self.inspection, index)
        return 0 if match is None else match[0].access.line

    def _open_line(self) -> None:
        if self.parts:
            self._open_worst(next((part.indices for part in self.parts if part.place), self.parts[0].indices))

    def _open_worst(self, indices: tuple[int, ...]) -> None:
        """Go to the worst executed request of these instructions, block after block until one of them made any."""
        if self.inspection is None or self._point is None:
            return
        self._sought = indices
        own = self.inspection.record
        for block in inspected_lines.blocks_to_look_at(self.inspection):
            record = own if block == own.block else self._records.get(self._record_key(self._point, block, 0))
            if record is None:
                self._go(Spot(index=indices[0], block=block))  # it goes on when the record is there
                return
            place = inspected_lines.worst_place(self.inspection, record, indices)
            if place is not None:
                self._sought = ()
                if record is not own:
                    self._describe(record, place)
                self._go(Spot(index=place.index, block=block, warp=place.warp, time=place.time))
                return
        self._sought = ()
        self._go(Spot(index=indices[0], block=own.block, warp=self.inspection.explanation.place.warp))

    def _describe(self, record: BlockRecord, place: inspected_lines.RequestPlace) -> None:
        """Let the sentences of the line describe a request of another block, where the recorded one makes none."""
        inspection, line = self.inspection, self._line_of(place.index)
        if inspection is not None:
            parts = self._parts.get(line) or inspected_lines.parts_of(inspection, line)
            self._parts[line] = tuple(
                inspected_lines.found_in(inspection, part, record, place)
                if part.place is None and place.index in part.indices
                else part
                for part in parts
            )

    def _go(self, spot: Spot) -> None:
        if spot == self.spot:
            return
        self.spot = spot
        inspecting = self._backend.inspecting
        if self._record() is None and self._point is not None and inspecting is not None:
            key = self._record_key(self._point, spot.block, spot.time)
            first = key[-1] if isinstance(key, tuple) else 0
            record = partial(inspecting.record, self._point, spot.block, first)
            self._questions.ask(key, record, doing=f"Executing block {spot.block} of {self._point.kernel}")
        self.request_changed.emit()

    def shut_down(self) -> None:
        """End the worker before the program exits."""
        self._throttle.cancel()
        self._questions.shut_down()

    # The point.

    def _inspect_selection(self) -> None:
        self._questions.forget()
        result = self.result
        if result is None:
            self._show(Phase.EMPTY, None)
            return
        try:
            point, note = self.to_inspect(result)
        except WarplensError as error:
            self._refuse(Refusal(sentence=str(error)), None)
            return
        self.note = note
        key = _key_of(point)
        inspection = self._inspections.get(key)
        if inspection is not None:
            self._inspections.move_to_end(key)
            self._show(Phase.READY, point, inspection)
            return
        self._show(Phase.WAITING, point)
        inspecting = self._backend.inspecting
        if inspecting is not None and self._visible_panels:
            self._questions.ask(key, partial(inspecting.inspect, point), doing=f"Executing {point.kernel}")

    @property
    def is_busy(self) -> bool:
        """Whether a point is being executed."""
        return self._questions.running is not None

    def to_inspect(self, result: PointResult) -> tuple[PointSpec, str]:
        """Return the point that stands for a result here, and a remark on it; `WarplensError` if there is none."""
        results = self._results
        record = None if results.profile is None else results.profile.device(result.device)
        folder = results.launches_at.get(result.key) or (results.path and folder_of(results.path))
        return listings.point_to_inspect(result, self._kernels, record, folder, specs=self._specs)

    def inspection_of(self, result: PointResult) -> Inspection | None:
        """Return the inspection of any point; one that is not kept is made unless the worker is busy (`kept` tells)."""
        try:
            point, _ = self.to_inspect(result)
        except WarplensError:
            return None
        inspecting = self._backend.inspecting
        if (key := _key_of(point)) not in self._inspections and inspecting is not None and not self.is_busy:
            self._questions.ask(key, partial(inspecting.inspect, point), doing=f"Executing {point.kernel}")
        return self._inspections.get(key)

    def _show(self, phase: Phase, point: PointSpec | None, inspection: Inspection | None = None) -> None:
        is_same_source = point is not None and self._point is not None and point.key[:2] == self._point.key[:2]
        self.phase, self._point, self.inspection = phase, point, inspection
        if phase is Phase.EMPTY:
            self.note = ""
        self._parts, self._sought = {}, ()
        if inspection is not None and point is not None:
            if not is_same_source or not inspected_lines.accesses_of(inspection, self.line):
                self.line = inspected_lines.worst_line(inspection)
                if self.result is not None and self.result.status is Status.FAILED:
                    failure = failure_of(self.result.reason, self.result.failure)
                    is_here = failure.place == f"{self.file_name}:{failure.line}"
                    self.line = (failure.line if is_here else 0) or self.line
            is_of_line = any(self.spot.index in part.indices for part in self.parts)
            if self._opened != (opened := _key_of(point)) or not is_of_line:
                self._opened, self.spot = opened, Spot()  # a spot of another kernel or an older source means nothing
                self._open_line()
        elif phase is Phase.REFUSED and self.refusal.notes:
            self.line = self.refusal.notes[0].line
        elif not is_same_source:
            self.line = 0
        self.inspected.emit()

    def _refuse(self, refusal: Refusal, point: PointSpec | None) -> None:
        self.refusal = refusal
        self._show(Phase.REFUSED, point)

    # Records of further blocks.

    def _record(self) -> BlockRecord | None:
        if self.inspection is None or self._point is None:
            return None
        own, spot = self.inspection.record, self.spot
        instruction = own.instructions.get(spot.index)
        # the record covers a request that the warp did not make, too
        if own.block == spot.block and (
            instruction is None or spot.time >= instruction.times[spot.warp] or spot.time in instruction.kept(spot.warp)
        ):
            return own
        return self._records.get(self._record_key(self._point, spot.block, spot.time))

    def _record_key(self, point: PointSpec, block: int, time: int) -> Hashable:
        # a record holds a limited number of executions of each instruction: one stretch of a loop after the other
        recorded = () if self.inspection is None else self.inspection.record.instructions.values()
        room = max(1, *(i.kept(warp).stop for i in recorded for warp in range(len(i.times))), 1)
        return (*_key_of(point), block, time // room * room)

    # Answers.

    def _on_answered(self, key: Hashable, answer: Inspection | BlockRecord | Refusal) -> None:
        if isinstance(answer, BlockRecord):
            _keep(self._records, key, answer, MAX_RECORDS)
            if self._sought:
                self._open_worst(self._sought)
            self.request_changed.emit()
            return
        if isinstance(answer, Inspection):
            _keep(self._inspections, key, answer, MAX_INSPECTIONS)
            self.kept.emit()
        if self.phase is not Phase.WAITING or self._point is None or key != _key_of(self._point):
            self._sought = ()
            self.request_changed.emit()  # a record that could not be made is no longer waited for
            return
        if isinstance(answer, Refusal):
            self._refuse(answer, self._point)
        else:
            self._show(Phase.READY, self._point, answer)


def _key_of(point: PointSpec) -> tuple[Hashable, ...]:
    """Return what tells inspections apart: a launch may be kept anew, with other data."""
    return (*point.key, point.launch_file)


def _clamped(number: int, count: int) -> int:
    return max(0, min(number, count - 1))


def _keep(cache: OrderedDict[Hashable, _Kept], key: Hashable, value: _Kept, size: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > size:
        cache.popitem(last=False)
