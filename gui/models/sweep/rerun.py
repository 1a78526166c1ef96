"""The automatic rerun of a saved kernel, whose old points stay as the overlay `before`.

The rule: only the points of that kernel run again, all others stay, and the selected point stays selected, also where
another kernel no longer compiles. The kernel waits for a running sweep of the user. If it is saved again before all its
points have run, the overlay stays the same, and the point that was selected before is selected once it has run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.points import CacheState, PointResult, Status
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.models.sweep.choices import PlanKey, PlanRequest, plan_key
from warplens.gui.models.sweep.session import Action, Notice, NoticeTone, Session
from warplens.gui.models.sweep.sweep_run import RunState
from warplens.gui.plots.figure import PointKey
from warplens.gui.plots.points.overlay import Overlay

BEFORE = "before"
"""The overlay of the old points has this name."""
_ERROR_LINE = re.compile(r"^\S+\((\d+)\): (?:catastrophic )?error: (.*)$", re.MULTILINE)


class Rerun(QObject):
    """Runs saved kernels again.

    Signals:
        before_changed: the `Overlay` of the old points, or None.
        compile_failed: the path, the line (from 1) and the compiler's message of the first error.
        compiled: the path of a kernel that compiles again.
    """

    before_changed = pyqtSignal(object)
    compile_failed = pyqtSignal(object, int, str)
    compiled = pyqtSignal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: dict[str, tuple[KernelFile, str]] = {}
        self._running: KernelFile | None = None
        self._before: dict[PlanKey, PointResult] = {}
        self._selected_key: PlanKey | None = None
        self._compile_error: Notice | None = None
        self._broken: set[Path] = set()
        self._failed_key: PointKey | None = None
        session.run.state_changed.connect(self._on_state_changed)
        session.freed.connect(self._go)
        session.run.ended.connect(self._on_ended)
        session.results.points_added.connect(self._on_points_added)
        session.results.points_replaced.connect(self._on_points_replaced)
        session.results.selection_changed.connect(self._on_selected)

    def on_saved(self, kernel: KernelFile, included_hash: str = "") -> None:
        """Run a kernel again as soon as no sweep of the user runs; `included_hash` is that of its `PointSpec`."""
        self._waiting[kernel.name] = kernel, included_hash
        if self._running is not None:
            self._session.run.stop()  # its text has changed, or another kernel runs next
        self._go()

    def show_failure(self) -> None:
        """Select the point of the last compile error: the source panel shows the error at its line."""
        self._session.results.select(self._failed_key)

    def _go(self) -> None:
        if not self._session.is_idle or not self._waiting:
            return
        kernel, included_hash = self._waiting.pop(next(iter(self._waiting)))
        shown = self._session.results.points
        saved = kernel.source_hash, included_hash
        old = {plan_key(p): p for p in shown if p.kernel == kernel.name and (p.source_hash, p.included_hash) != saved}
        earlier = {key: point for key, point in self._before.items() if point.kernel == kernel.name}
        if len(earlier) > len(old):
            old = earlier
        if not old:
            self._go()
            return
        self._before = old
        self._running = kernel
        beside = tuple(point for point in shown if point.kernel != kernel.name)
        selected = self._session.results.point(self._session.results.selected)
        if selected is not None:  # else that of the last rerun, if it was stopped before its point came
            self._selected_key = plan_key(selected)
        names = self._session.results.device_names
        head = self._session.results.profile
        self.before_changed.emit(Overlay(name=BEFORE, points=tuple(old.values()), device_names=names, head=head))
        self._session.run_beside(request_for(kernel, old.values(), self._session), beside)

    def _on_state_changed(self, state: RunState) -> None:
        if state is RunState.IDLE:
            self._running = None
            if any(self._session.results.point(point.key) is not None for point in self._before.values()):
                self._forget()  # the rerun never began: the old points are still shown
            self._go()

    def _on_ended(self) -> None:
        """Repeat the compile error, which matters more than the number of failed points."""
        if self._compile_error is not None:
            self._session.notified.emit(self._compile_error)
            self._compile_error = None

    def _on_points_added(self, points: Iterable[PointResult]) -> None:
        kernel = self._running
        path = Path(kernel.path) if kernel is not None else None
        if kernel is None or path is None:
            return
        for point in points:
            if point.kernel != kernel.name:
                continue
            if plan_key(point) == self._selected_key:
                self._session.results.select(point.key)
            match = _ERROR_LINE.search(point.reason) if point.status is Status.FAILED else None
            if match is not None and path not in self._broken:
                self._broken.add(path)
                self._failed_key = point.key
                text = f"{path.name}, line {match[1]}: {match[2]}"
                if self._session.results.selected is None and self._selected_key is None:
                    self.show_failure()
                is_shown = self._session.results.selected == point.key
                offer = Action.NONE if is_shown else Action.SHOW
                self._compile_error = Notice(text=text, tone=NoticeTone.BAD, action=offer)
                self._session.notified.emit(self._compile_error)
                self.compile_failed.emit(path, int(match[1]), match[2])
            elif match is None and path in self._broken:
                self._broken.discard(path)
                self._compile_error = None
                self._session.notified.emit(Notice(text=f"{path.name} compiles again"))  # in place of the error
                self.compiled.emit(path)

    def _on_points_replaced(self) -> None:
        """Remove the overlay when other results are opened or the old points are restored."""
        if self._running is None:
            self._selected_key = None
            if self._before:
                self._forget()

    def _on_selected(self, key: PointKey | None) -> None:
        """Wait no longer for the point that was selected, once it or another one is."""
        if key is not None:
            self._selected_key = None

    def _forget(self) -> None:
        self._before = {}
        self.before_changed.emit(None)


def request_for(kernel: KernelFile, points: Iterable[PointResult], session: Session) -> PlanRequest:
    """Return the request that runs a kernel for exactly these points."""
    chosen = list(points)
    problem = {name: {point.problem[name] for point in chosen if name in point.problem} for name in kernel.problem_axes}
    tune = {name: {point.tune[name] for point in chosen if name in point.tune} for name in kernel.tune_axes}
    measuring = session.results.profile.measuring if session.results.profile is not None else None
    return PlanRequest(
        kernels=(kernel,),
        problem={name: tuple(sorted(values)) for name, values in problem.items() if values},
        tune={name: tuple(sorted(values)) for name, values in tune.items() if values},
        devices=tuple(dict.fromkeys(point.device for point in chosen if point.device in session.specs)),
        budget_s=parse_budget(session.choices.budget or "2") if not session.choices.budget_problem() else 2.0,
        caches=tuple(dict.fromkeys(point.cache for point in chosen if point.cache is not None)) or (CacheState.COLD,),
        measuring=measuring,
        inputs=session.choices.checking.inputs,
        reference="" if session.choices.checking.problem() else session.choices.checking.reference,
        cluster=session.choices.cluster,
        only=frozenset(map(plan_key, chosen)),
    )
