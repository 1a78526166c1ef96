"""The automatic rerun of saved kernels.

The rule: all saved kernels run again together, and only their points that are stale or have failed; each stays in its
place until it has run again, and the selected point stays selected. Saved kernels wait for a running sweep of the user.
"""

from collections.abc import Iterable, Sequence

from PyQt6.QtCore import QObject

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.points import CacheState, PointResult, Status
from warplens.cuda.sweep.plan import parse_budget
from warplens.gui.workspace import choices, kernel_watch, sweep_run
from warplens.gui.workspace.session import Session


class Rerun(QObject):
    """Runs saved kernels again."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: dict[str, KernelFile] = {}
        self._running: dict[str, choices.KernelVersion | None] = {}
        self._is_stopped = False
        self._left_out = ""
        session.run.prepared.connect(self._on_prepared)
        session.run.state_changed.connect(self._on_state_changed)
        session.freed.connect(self.go)
        session.run.ended.connect(self._on_ended)

    def follow(self, watch: kernel_watch.KernelWatch) -> None:
        """Run again what this watch sees saved, and have it look where a point fails for a file that is not there."""
        session = self._session
        watch.versions_changed.connect(session.results.set_versions)
        session.results.set_versions(watch.versions)
        watch.kernel_saved.connect(self.on_saved)
        watch.looked.connect(self.go)
        session.results.points_added.connect(watch.on_points_added)
        session.run.ended.connect(lambda *_: watch.on_run_ended())

    def on_saved(self, kernel: KernelFile) -> None:
        """Note a kernel that runs again at the next `go`."""
        self._waiting[kernel.name] = kernel

    def go(self) -> None:
        """Run the saved kernels again as soon as no sweep of the user runs; those that run with other texts end now."""
        results = self._session.results
        if any(name in self._waiting and results.versions.get(name) != then for name, then in self._running.items()):
            self._is_stopped |= self._session.run.state is sweep_run.RunState.RUNNING  # else nothing ends
            self._session.run.stop()
        if not self._waiting or not self._session.is_idle:
            return
        waiting, self._waiting = self._waiting, {}
        versions = {name: results.versions.get(name) for name in waiting}
        of_saved = [point for point in results.points if point.kernel in waiting]
        of_saved = [point for point in of_saved if (file := versions[point.kernel]) is None or file.is_of(point)]
        # those that failed run again, too: their files may not have been there
        old = tuple(point for point in of_saved if point.status is Status.FAILED or results.is_stale(point))
        if old:
            kernels = [waiting[name] for name in dict.fromkeys(point.kernel for point in old)]
            self._running = {kernel.name: versions[kernel.name] for kernel in kernels}
            self._session.run_beside(request_for(kernels, old, self._session), old)

    def _on_prepared(self, prepared: sweep_run.Prepared) -> None:
        """Note which kernels are not planned: their files name other axes now."""
        planned = {point.kernel for point in prepared.recording.plan.points}
        names = [name for name in self._running if name not in planned]
        have = "has other axes than its points" if len(names) == 1 else "have other axes than their points"
        self._left_out = f"{', '.join(names)} {have} here, which stay: run {'it' if len(names) == 1 else 'them'} again"
        self._left_out = self._left_out if names else ""

    def _on_state_changed(self, state: sweep_run.RunState) -> None:
        if state is sweep_run.RunState.IDLE:
            self._running = {}
            self.go()

    def _on_ended(self) -> None:
        """Say what did not run and why: that matters more than how many points failed."""
        if self._left_out:
            self._session.complain(self._left_out)
        elif self._is_stopped:  # by another save, not by the user
            again = "its points run again" if self._running else "its points ran with this text already"
            self._session.say(f"The file was saved again: {again}")
        self._left_out, self._is_stopped = "", False


def request_for(kernels: Sequence[KernelFile], points: Iterable[PointResult], session: Session) -> choices.PlanRequest:
    """Return the request that runs kernels for exactly these points."""
    rerun = list(points)
    problem: dict[str, set[int]] = {}
    tune: dict[str, set[int]] = {}
    own_axes = {kernel.name: ({*kernel.problem_axes}, {*kernel.tune_axes}) for kernel in kernels}
    for point in rerun:
        for values, own, axes in zip((point.problem, point.tune), own_axes[point.kernel], (problem, tune), strict=True):
            for name in values.keys() & own:
                axes.setdefault(name, set()).add(values[name])
    measuring = session.results.profile.measuring if session.results.profile is not None else None
    return choices.PlanRequest(
        kernels=tuple(kernels),
        problem={name: tuple(sorted(values)) for name, values in problem.items()},
        tune={name: tuple(sorted(values)) for name, values in tune.items()},
        devices=tuple(dict.fromkeys(point.device for point in rerun if point.device in session.specs)),
        budget_s=parse_budget(session.choices.budget or "2") if not session.choices.budget_problem() else 2.0,
        caches=tuple(dict.fromkeys(point.cache for point in rerun if point.cache is not None)) or (CacheState.COLD,),
        measuring=measuring,
        inputs=session.choices.checking.inputs,
        reference="" if session.choices.checking.problem() else session.choices.checking.reference,
        cluster=session.choices.cluster,
        only=frozenset(map(choices.plan_key, rerun)),
    )
