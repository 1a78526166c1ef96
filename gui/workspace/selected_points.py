"""The selected points: the two chosen ones measured in turns, and commands that run a point or sweep again.

The rule: A is the point that was there first, and B the selected one, where one of the two is selected. A sweep and a
measurement in turns never run at the same time; what was measured is no part of the shown profile.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.gpus import gpu_specs, is_gpu
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.ground.points import PairSide, PointResult
from warplens.cuda.sweep.engine import SweepEnded
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.figures.states import stale_text
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Backend, Task
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.reporting import open_name
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.gui.workspace.sweep_run import Prepared, RunState, SweepRun
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.journal import reference_name
from warplens.profiles.matching import DEFAULT_PRESET, thresholds
from warplens.profiles.table import point_name

if TYPE_CHECKING:
    from warplens.profiles.ab_run import Contender
    from warplens.profiles.comparison import Pair
    from warplens.profiles.reproduction import Reproduction
    from warplens.profiles.run import Recording


def standing_of(point: PointResult | None, results: Results) -> str:
    """Return why a point is stale, else which older revision is shown; "" for what is of the newest one."""
    staleness = "" if point is None else results.staleness_of(point)
    return stale_text(staleness) if staleness else results.revision


class AbModel(QObject):
    """Measures the two chosen points of the session in turns; its sweeps wait meanwhile."""

    changed = pyqtSignal()  # what can be measured, whether it is being measured, or the verdict

    def __init__(self, session: Session, backend: Backend, delay_ms: int = REDRAW_DELAY_MS) -> None:
        super().__init__(session)
        self._session = session
        self._backend = backend
        self.run = SweepRun(backend, delay_ms, self)
        session.share_machine(self.run)
        self._both: tuple[Contender, Contender] | None = None
        self.pair: Pair | None = None  # measured last, with its verdict; None before, and where it has none
        self.text = ""  # what is measured, or the verdict with its reason; "" before the first measurement
        self.is_bad = False
        results, choices = session.results, session.choices
        for signal in (results.selection_changed, session.run.state_changed,
                       self.run.state_changed, choices.kernels_changed, choices.devices_changed):  # fmt: skip
            signal.connect(lambda *_: self.changed.emit())
        for signal in (results.points_replaced, results.chosen_changed):
            signal.connect(lambda *_: self._forget())
        self.run.ended.connect(self._on_ended)
        self.run.failed.connect(partial(self._show, is_bad=True))

    @property
    def count(self) -> int:
        """How many points are chosen."""
        return len(self._session.results.chosen_keys)

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The chosen points, A before B; call it where there are two, since all of a large profile may be chosen."""
        results = self._session.results
        points = [results.points[row] for row in sorted(results.chosen_rows)]
        return tuple(sorted(points, key=lambda point: point.key == results.selected))

    @property
    def hindrance(self) -> str:
        """Why the chosen points cannot be measured in turns now, "" where they can."""
        if self._backend.ab_execution is None:
            return "nothing is measured in turns here"
        if not self._session.is_idle:
            return "a sweep is running"
        if self.count != len(PairSide):
            return f"two points are measured in turns, not {self.count:,}"
        if len(points := self.points) != len(PairSide):  # those of another revision are shown
            return "a chosen point is not among those that are shown"
        from warplens.profiles.ab_run import hindrance  # the start of the window has no time for it

        kernels = {kernel.name: kernel for kernel in self._session.choices.kernels}
        here = {spec.key for spec in gpu_specs()}  # the session has the GPUs of a cluster, too
        devices = [key for key in self._session.specs if not is_gpu(key) or key in here]
        return hindrance(points, kernels, devices, self._session.results.device_names)

    @property
    def is_running(self) -> bool:
        """Whether two points are being measured."""
        return self.run.state is not RunState.IDLE

    def measure(self) -> None:
        """Measure the chosen points in turns, unless something hinders it."""
        if self.hindrance:
            return
        points = self.points
        self.pair = None
        self._show(f"Measuring in turns: B {point_name(points[1])} against A {point_name(points[0])}")
        self.run.start(partial(self._prepare, *points))

    def measure_or_stop(self) -> None:
        """Stop a measurement that runs, which then has no verdict, else measure."""
        if self.is_running:
            self.run.stop()
        else:
            self.measure()

    def _prepare(self, a: PointResult, b: PointResult) -> Prepared:
        """Plan the pair and make its recording, in memory; runs in the background."""
        from warplens.profiles.ab_run import plan_points
        from warplens.profiles.run import open_recording

        session = self._session
        assert self._backend.ab_execution
        typed = session.choices.budget if not session.choices.budget_problem() else ""
        kernels = {kernel.name: kernel for kernel in session.choices.kernels}
        self._both, plan = plan_points(a, b, kernels, budget_s=parse_budget(typed) if typed else None)
        recording = open_recording(
            plan, [session.specs[a.device]], compiler=self._backend.compiler(), command=["warplens", "ab"]
        )
        return Prepared(recording=recording, execution=self._backend.ab_execution(plan, thresholds(DEFAULT_PRESET)))

    def _on_ended(self, recording: Recording, event: SweepEnded) -> None:
        if event.stopped or self._both is None:
            self._show("Stopped before there was a verdict")
            return

        def show(pair: Pair) -> None:
            self.pair = pair
            self._show(verdict_text(pair), is_bad=pair.verdict is Verdict.UNKNOWN)

        judge, fail = partial(_judged, recording, self._both), partial(self._show, is_bad=True)
        Task.begin(
            self, self._backend.background, judge, show, fail,
            doing="Judging the two points",
        )  # fmt: skip

    def _forget(self) -> None:
        """Forget the verdict on points that are chosen no more."""
        self.pair = None
        if not self.is_running:
            self.text, self.is_bad = "", False
        self.changed.emit()

    def _show(self, text: str, *, is_bad: bool = False) -> None:
        self.text, self.is_bad = text, is_bad
        self.changed.emit()
        (self._session.complain if is_bad else self._session.say)(text)


def verdict_text(pair: Pair) -> str:
    """Return the verdict on a pair that was measured in turns, and its reason."""
    heads = {verdict: f"B is {verdict} than A" for verdict in (Verdict.FASTER, Verdict.SLOWER)}
    heads |= {Verdict.SAME: "B takes as long as A", Verdict.UNCHECKED: "B takes as long as A, not checked"}
    known = (pair.reason, Reason.SOURCE_CHANGED)  # two kernels have two sources
    why = "; ".join([pair.detail, *(remark.value for remark in pair.remarks if remark not in known)])
    return f"{heads.get(pair.verdict, 'No verdict')}: {why} (B: {point_name(pair.new)}, A: {point_name(pair.base)})"


def _judged(recording: Recording, both: tuple[Contender, Contender]) -> Pair:
    from warplens.profiles.ab_run import named_sides
    from warplens.profiles.comparison import compare

    [pair] = compare(*named_sides(recording.profile(), both), thresholds(DEFAULT_PRESET)).pairs
    return pair


class Wording(StrEnum):
    """How something that runs again is written (`warplens.profiles.reproduction`)."""

    COMMAND = "command line"
    PYTHON = "Python"


class Comparing(Protocol):
    """A comparison with the baseline: the names of the profiles ("": none), and how their points are matched."""

    preset: str
    is_across: bool

    @property
    def base(self) -> str:
        """The name of the baseline."""

    @property
    def chosen_profile(self) -> str:
        """The name of the profile that is compared with it."""


class Reproducing(QObject):
    """Writes what runs again."""

    text_ready = pyqtSignal(str)  # the text to copy

    def __init__(self, session: Session, library: Library, comparison: Comparing) -> None:
        super().__init__(session)
        self._session = session
        self._library = library
        self._comparison = comparison

    def copy(self, subject: str, wording: Wording) -> None:
        """Write the selected `point`, the `sweep` that is shown, or its `comparison` with the baseline."""
        makers = {"point": self._point, "sweep": self._sweep, "comparison": self._compared}
        try:
            reproduction = makers[subject]()
        except WarplensError as error:
            self._session.complain(f"Not copied: {error}")
            return
        self.text_ready.emit(reproduction.command if wording is Wording.COMMAND else reproduction.python)
        remark = f": {reproduction.remark}" if reproduction.remark else ""
        self._session.say(f"Copied the {subject} as {wording.value}{remark}")

    def _point(self) -> Reproduction:
        from warplens.profiles.reproduction import point_reproduction

        results = self._session.results
        point = results.point(results.selected)
        if point is None or results.profile is None:
            raise InputError("no point is selected: click one in a plot or in the table")
        return point_reproduction(results.profile, point, self._session.choices.kernels, results.points)

    def _sweep(self) -> Reproduction:
        from warplens.profiles.reproduction import sweep_reproduction

        profile = self._session.results.profile
        if profile is None:
            raise InputError("no sweep is shown: run one or open a profile")
        return sweep_reproduction(profile, self._session.choices.kernels)

    def _compared(self) -> Reproduction:
        from warplens.profiles.reproduction import comparison_reproduction

        comparison = self._comparison
        if not comparison.base or not comparison.chosen_profile:
            raise InputError("no profiles are compared: mark one as the baseline in the Profiles panel")
        base, new = map(self._file_of, (comparison.base, comparison.chosen_profile))
        reproduction = comparison_reproduction(base, new, preset=comparison.preset, ignore_devices=comparison.is_across)
        if self._session.results.filter.shows_all:
            return reproduction
        return replace(reproduction, remark="it compares every point, not only those that are shown")

    def _file_of(self, name: str) -> str | Path:
        if name == open_name(self._session.results) and self._session.results.points:
            results = self._session.results
            path = Path(results.origin) if results.origin and not results.is_unsaved else results.path
        else:
            path = next((item.path for item in self._library.items if item.name == name), None)
        if path is None:
            raise InputError("the command compares saved profiles: save the open one first")
        return reference_name(path) or path.absolute()
