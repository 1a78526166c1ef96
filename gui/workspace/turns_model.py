"""The two chosen points, measured in turns: whether that can be done, the run, and its verdict.

The rule: A is the point that was there first, and B the selected one, where one of the two is selected. A sweep and a
measurement in turns never run at the same time; what was measured is no part of the shown profile.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.cards import card_specs, is_card
from warplens.cuda.ground.points import PointResult
from warplens.cuda.sweep.engine import SweepEnded
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.kit.tasks import Backend, Task, sentence_of
from warplens.gui.kit.throttle import REDRAW_DELAY_MS
from warplens.gui.workspace.session import Notice, NoticeTone, Session
from warplens.gui.workspace.sweep_run import Prepared, RunState, SweepRun
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.matching import DEFAULT_PRESET, thresholds
from warplens.profiles.table import point_name

if TYPE_CHECKING:  # imported later, so that the window starts sooner
    from warplens.profiles.comparison import Pair
    from warplens.profiles.recording import Recording
    from warplens.profiles.turns import Contender


class TurnsModel(QObject):
    """Measures the two chosen points in turns.

    Args:
        session: its results have the chosen points; its sweeps wait meanwhile.

    Signals:
        changed: what can be measured, whether it is being measured, or the verdict.
    """

    changed = pyqtSignal()

    def __init__(
        self, session: Session, backend: Backend, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._backend = backend
        self.run = SweepRun(backend, delay_ms, self)
        session.share_machine(self.run)
        self._both: tuple[Contender, Contender] | None = None
        # The pair that was measured last, with its verdict; None before, and where it has none.
        self.pair: Pair | None = None
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
        return len(self._session.results.chosen)

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The chosen points, A before B; call it where there are two, since all of a large profile may be chosen."""
        results = self._session.results
        indices = sorted(index for key in results.chosen if (index := results.index_of(key)) is not None)
        points = [results.points[index] for index in indices]
        return tuple(sorted(points, key=lambda point: point.key == results.selected))

    @property
    def hindrance(self) -> str:
        """Why the chosen points cannot be measured in turns now, "" where they can."""
        from warplens.profiles.turns import hindrance, hindrance_of_count

        if self._backend.turns_execution is None:
            return "nothing is measured in turns here"
        if not self._session.is_idle:
            return "a sweep is running"
        if reason := hindrance_of_count(self.count):
            return reason
        kernels = {kernel.name: kernel for kernel in self._session.choices.kernels}
        here = {spec.key for spec in card_specs()}  # the session has the cards of a cluster, too
        devices = [key for key in self._session.specs if not is_card(key) or key in here]
        return hindrance(self.points, kernels, devices, self._session.results.device_names)

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

    def stop(self) -> None:
        """Stop the measurement; there is no verdict."""
        self.run.stop()

    def measure_or_stop(self) -> None:
        """Stop a measurement that runs, else measure."""
        if self.is_running:
            self.stop()
        else:
            self.measure()

    def _prepare(self, a: PointResult, b: PointResult) -> Prepared:
        """Plan the pair and make its recording, in memory; runs in the background."""
        from warplens.profiles.run import open_recording
        from warplens.profiles.turns import plan_points

        session = self._session
        assert self._backend.turns_execution
        typed = session.choices.budget if not session.choices.budget_problem() else ""
        kernels = {kernel.name: kernel for kernel in session.choices.kernels}
        self._both, plan = plan_points(a, b, kernels, budget_s=parse_budget(typed) if typed else None)
        recording = open_recording(
            plan, [session.specs[a.device]], compiler=self._backend.compiler(), command=["warplens", "ab"]
        )
        return Prepared(recording=recording, execution=self._backend.turns_execution(plan, thresholds(DEFAULT_PRESET)))

    def _on_ended(self, recording: Recording, event: SweepEnded) -> None:
        if event.stopped or self._both is None:
            self._show("Stopped before there was a verdict")
            return

        def show(pair: Pair) -> None:
            self.pair = pair
            self._show(verdict_text(pair), is_bad=pair.verdict is Verdict.UNKNOWN)

        def fail(error: Exception) -> None:
            self._show(sentence_of(error), is_bad=True)

        Task.begin(self, self._backend.background, partial(_judged, recording, self._both), show, fail)

    def _forget(self) -> None:
        """Forget the verdict on points that are chosen no more."""
        self.pair = None
        if not self.is_running:
            self.text, self.is_bad = "", False
        self.changed.emit()

    def _show(self, text: str, *, is_bad: bool = False) -> None:
        self.text, self.is_bad = text, is_bad
        self.changed.emit()
        self._session.notified.emit(Notice(text=text, tone=NoticeTone.BAD if is_bad else NoticeTone.PLAIN))


def verdict_text(pair: Pair) -> str:
    """Return the verdict on a pair that was measured in turns, and its reason."""
    heads = {verdict: f"B is {verdict} than A" for verdict in (Verdict.FASTER, Verdict.SLOWER)}
    head = heads.get(pair.verdict, "B takes as long as A" if pair.verdict is Verdict.SAME else "No verdict")
    known = (pair.reason, Reason.SOURCE_CHANGED)  # two kernels have two sources
    why = "; ".join([pair.detail, *(remark.value for remark in pair.remarks if remark not in known)])
    return f"{head}: {why} (B: {point_name(pair.new)}, A: {point_name(pair.base)})"


def _judged(recording: Recording, both: tuple[Contender, Contender]) -> Pair:
    from warplens.profiles.comparison import compare
    from warplens.profiles.turns import named_sides

    [pair] = compare(*named_sides(recording.profile(), both), thresholds(DEFAULT_PRESET)).pairs
    return pair
