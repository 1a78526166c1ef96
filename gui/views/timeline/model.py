"""The timeline of the selected point's launch, made by a worker process of its own, and that of its program.

The rule: the window's thread never waits, and a launch is simulated only while the panel is visible.
"""

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.execute.inspection.records import Refusal, Timeline
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.record.steps import FILE
from warplens.gui.kit.tasks import NewestCall, Task
from warplens.gui.views.timeline.program import ProgramTimeline, read_program
from warplens.gui.views.timeline.text import trace_bytes
from warplens.gui.workspace.kernel_files import stamp_of
from warplens.gui.workspace.models import ViewModel, WindowModels
from warplens.gui.workspace.newest_question import NewestQuestion

EMPTY = "Click a point or a launch to see it by time: blocks on every SM, and what the warps of one wait for."
WAITING = "Simulating the launch to see when its blocks and warps do what…"
MOST_POINTS = 10_000  # a program of more is drawn anew only when its steps change
MOST_KEPT = 4  # the latest timelines are kept: 40 MB at most each


class TimelineModel(ViewModel):
    """The timeline, or the sentence that stands in its place."""

    changed = pyqtSignal()  # another timeline or sentence is shown

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models)
        self._results, self._inspector, self._backend = models.results, models.inspector, models.backend
        self.timeline: Timeline | None = None
        self.sentence = EMPTY
        self.program: ProgramTimeline | None = None  # that of the selected point, else of the first one
        self._program_key: object = None
        self._programs = NewestCall(self)
        self._specs = models.specs
        self._key: Hashable = None
        self._kept: dict[Hashable, Timeline] = {}
        self._questions = NewestQuestion(self._backend.background, self._backend.inspecting_executor, self)
        self._questions.answered.connect(self._on_answered)

    def make_trace(self, use: Callable[[bytes], object]) -> None:
        """Write the timeline as a trace in the background, which takes a second or two, and hand that over."""
        make = partial(trace_bytes, self.timeline, self.program)
        Task.begin(self, self._backend.background, make, use, doing="Writing the timeline as a trace")

    def refresh(self) -> None:
        """Simulate the selected point, unless its timeline is there."""
        self._read_program()
        self._questions.forget()
        result, inspecting = self._results.point(self._results.selected), self._backend.inspecting
        make = None if inspecting is None else inspecting.timeline
        if result is None or make is None:
            self._show(None, EMPTY, None)
            return
        try:
            point, _ = self._inspector.to_inspect(result)
        except WarplensError as error:
            self._show(None, str(error), None)
            return
        key = (*point.key, point.launch_file, result.cache)
        if key == self._key and self.timeline is not None:
            return
        kept = self._kept.get(key)
        self._show(key, "" if kept else WAITING, kept)
        if kept is None:
            simulate = partial(make, replace(point, cache=result.cache))
            self._questions.ask(key, simulate, doing=f"Simulating {point.kernel}")

    def _read_program(self) -> None:
        """Read the steps of the program that launched the selected point, where they are kept."""
        results = self._results
        point = results.point(results.selected) or next(iter(results.points), None)
        own = None if results.path is None else folder_of(results.path)
        folder = own if point is None else results.launches_at.get(point.key, own)
        points = tuple(results.points)
        key = folder and (folder, stamp_of(folder / FILE), [point.key for point in points[:MOST_POINTS]])
        if key == self._program_key:
            return
        self._program_key = key

        def show(program: ProgramTimeline | None) -> None:
            self.program = program
            self.changed.emit()

        read = partial(read_program, folder, points, self._specs)
        self._programs.ask(self._backend.background, read, show, doing="Reading the steps of the program")

    def _on_answered(self, key: Hashable, answer: Timeline | Refusal) -> None:
        if isinstance(answer, Timeline):
            self._kept[key] = answer
            while len(self._kept) > MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
        if key == self._key:
            self._show(key, *(("", answer) if isinstance(answer, Timeline) else (answer.sentence, None)))

    def _show(self, key: Hashable, sentence: str, timeline: Timeline | None) -> None:
        self._key, self.sentence, self.timeline = key, sentence, timeline
        self.changed.emit()
