"""The running sweep of the window: its state, its points in batches, its progress; and kept sweeps that did not end.

The rule: nothing slow happens in the window's thread. Planning, opening the journal and starting workers run in the
background; points arrive as signals and are emitted in batches, one a delay.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec
from PyQt6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.errors import ProfileError, WarplensError
from warplens.cuda.ground.points import Baseline, CacheState, InputSet, Measuring, PointResult, PointSpec
from warplens.cuda.sweep import engine, plan, protocols
from warplens.cuda.sweep.progress import Costs, Progress, compiling_text
from warplens.cuda.sweep.tune.search import Search
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Backend, SweepEvents, Task, Throttle
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.choices import PlanRequest
from warplens.profiles import records, store
from warplens.profiles.journal import is_being_written, read_interrupted, read_journal
from warplens.profiles.run import PlanRun, Recording
from warplens.profiles.writing import journal_path, write_bytes

MAX_ESTIMATE_SHARE = 0.05  # estimating the time left takes no more of the time, as it visits every point of the plan
WATCH_MS = 150  # what the workers do is looked at so often while no point arrives
MAX_EXIT_S = 10.0  # the workers get this long to exit after their last point


class RunState(StrEnum):
    """The state of the sweep."""

    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    STOPPING = "stopping"


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A sweep that is ready to start; `path` is the file of its profile, and a `search` chooses the points."""

    recording: Recording
    execution: protocols.Execution
    path: Path | None = None
    warning: str = ""
    search: Search | None = None


class SweepRun(QObject):
    """Runs one sweep at a time."""

    state_changed = pyqtSignal(object)  # the new `RunState`
    prepared = pyqtSignal(object)  # the `Prepared` that starts now, before its first point
    points_arrived = pyqtSignal(object)  # the finished results (a tuple) in their order
    progressed = pyqtSignal(object)  # the `Progress`
    running_changed = pyqtSignal(object)  # the points (a tuple) that are executed now
    ended = pyqtSignal(object, object)  # the recording and the `SweepEnded`, after the last points
    failed = pyqtSignal(str)  # one sentence: the sweep could not start, or its points are no longer saved

    def __init__(self, backend: Backend, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backend = backend
        self.state = RunState.IDLE
        self._planning: Task | None = None
        self._run: PlanRun | None = None
        self._execution: protocols.Execution | None = None
        self._events: SweepEvents | None = None
        self._costs: Costs = {}
        self.progress: Progress | None = None
        self._running: tuple[PointSpec, ...] = ()
        self._waiting: list[PointResult] = []
        self._next_estimate = 0.0
        self.problem = ""  # why journal or profile of the last sweep could not be written, without a full stop
        self._throttle = configured(Throttle(delay_ms, self), fell_due=self._emit_points)
        self._watch = configured(QTimer(self), interval=WATCH_MS, timeout=self._look)

    @property
    def costs(self) -> Costs:
        """The costs of the last sweep's points."""
        return self._costs if self._run is None else self._run.costs

    def start(self, prepare: Callable[[], Prepared]) -> None:
        """Prepare a sweep in the background, then run it; ignored while a sweep runs."""
        if self.state is not RunState.IDLE:
            return
        self._set_state(RunState.STARTING)
        background = self._backend.background
        self._planning = Task.begin(self, background, prepare, self._on_prepared, self._on_failed, doing="")

    def stop(self) -> None:
        """Stop the sweep: finished points stay, running points are ended."""
        if self.state not in (RunState.STARTING, RunState.RUNNING):
            return
        self._set_state(RunState.STOPPING)
        if self._run is not None:
            self._run.stop()
        elif self._planning is not None:
            self._planning.cancel()

    def shut_down(self) -> None:
        """Stop, wait until the workers have exited and emit their points, before the program exits."""
        self.stop()
        if self._run is not None:
            self._run.wait(MAX_EXIT_S)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall.value)

    def _on_prepared(self, prepared: Prepared) -> None:
        if self.state is RunState.STOPPING:
            prepared.recording.close()
            self._in_background(prepared.execution.close)
            self._set_state(RunState.IDLE)
            return
        self.problem = ""
        self._events = configured(SweepEvents(self), point_finished=self._on_point_finished)
        # queued: an executor may run in this thread, and the sweep must return before its end is handled
        kind = Qt.ConnectionType.QueuedConnection
        self._events.sweep_ended.connect(self._on_sweep_ended, kind)  # type: ignore[call-arg]  # the stubs leave it out
        self._events.recording_failed.connect(self._on_recording_failed)
        self._execution = prepared.execution
        self._run = PlanRun(
            prepared.recording,
            prepared.execution,
            on_event=self._events.on_event,
            on_storage_error=self._events.on_storage_error,
            search=prepared.search,
        )
        self._set_state(RunState.RUNNING)
        self.prepared.emit(prepared)
        if prepared.warning:
            self.failed.emit(prepared.warning)
        self._estimate()
        Task.begin(self, self._backend.background, self._run.start, otherwise=self._on_failed, doing="")

    def _on_failed(self, sentence: str) -> None:
        self._run = None
        execution, self._execution = self._execution, None
        if execution is not None:
            self._in_background(execution.close)
        self._set_state(RunState.IDLE)
        if sentence:
            self.failed.emit(f"The sweep could not start: {sentence}")

    def _on_recording_failed(self, text: str) -> None:
        self.problem = text
        self.failed.emit(text)

    def _on_point_finished(self, event: engine.PointFinished) -> None:
        if self._run is not None:
            self._run.count(event)
        self._waiting.append(event.result)
        self._throttle.request()

    def _emit_points(self) -> None:
        if self._waiting:
            points = tuple(self._waiting)
            self._waiting.clear()
            self.points_arrived.emit(points)
        if monotonic() >= self._next_estimate:
            self._estimate()

    def _estimate(self) -> None:
        if self._run is None:
            return
        begun = monotonic()
        self.progress = self._run.progress()
        now = monotonic()
        self._next_estimate = now + (now - begun) / MAX_ESTIMATE_SHARE
        self.progressed.emit(self.progress)

    def _look(self) -> None:
        """Emit the progress again while workers compile or do something else that takes long, and once afterwards."""
        running = () if self._run is None else self._run.running
        if running != self._running:
            self._running = running
            self.running_changed.emit(running)
        if self._run is None or self.progress is None:
            return
        activities, compiling = self._run.activities(), self._run.compiling()
        if activities or self.progress.activities or compiling != self.progress.compiling:
            self.progress = replace(self.progress, activities=activities, compiling=compiling)
            self.progressed.emit(self.progress)

    def _on_sweep_ended(self, event: engine.SweepEnded) -> None:
        self._throttle.cancel()
        self._next_estimate = 0.0
        self._emit_points()
        run, self._run = self._run, None
        execution, self._execution = self._execution, None
        if self._events is not None:
            self._events.deleteLater()
            self._events = None
        if run is not None and execution is not None:
            self._costs = run.costs
            self._in_background(partial(_finish, run, execution))
        self._set_state(RunState.IDLE)
        if run is not None:
            self.ended.emit(run.recording, event)

    def _in_background(self, call: Callable[[], object]) -> None:
        def fail(sentence: str) -> None:
            self.failed.emit(f"The sweep was cut short: {sentence}")

        Task.begin(self, self._backend.background, call, otherwise=fail, doing="")

    def _set_state(self, state: RunState) -> None:
        if state is not self.state:
            self.state = state
            if state is RunState.RUNNING:
                self._watch.start()
            elif state is RunState.IDLE:
                self._watch.stop()
                self._look()
            self.state_changed.emit(state)


def _finish(run: PlanRun, execution: protocols.Execution) -> None:
    """Wait for the exit of the workers, and close the execution; runs in the background."""
    try:
        run.wait(MAX_EXIT_S)
    finally:
        execution.close()


ON_ITS_WAY = "The first point is on its way"
PLANNING = "The sweep is being planned"


class FirstPoint(QObject):
    """Says how far the first point of a sweep is."""

    changed = pyqtSignal()  # the text is another one

    def __init__(self, run: SweepRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self.text = self._now()  # the sentence, without a full stop; "" while no sweep starts or runs
        run.state_changed.connect(lambda _: self._look())
        run.progressed.connect(lambda _: self._look())

    def _look(self) -> None:
        text = self._now()
        if text != self.text:
            self.text = text
            self.changed.emit()

    def _now(self) -> str:
        match self._run.state:
            case RunState.STARTING:
                return PLANNING
            case RunState.RUNNING:
                progress = self._run.progress
                compiling = compiling_text(None if progress is None else progress.compiling)
                return f"{ON_ITS_WAY}: {compiling}" if compiling else ON_ITS_WAY
            case _:
                return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _SavedRequest:
    """A request with kernels by name and hash, which must be unchanged; the budget is a text, as it may be infinite. If
    the file cannot be written or read, the sweep cannot be continued, and nothing else is lost.
    """

    kernels: tuple[tuple[str, str], ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    devices: tuple[str, ...]
    budget: str
    caches: tuple[CacheState, ...]
    measuring: Measuring | None
    baselines: frozenset[Baseline] = frozenset()
    inputs: tuple[InputSet, ...] = ()
    reference: str = ""
    trials: int = 0


_SAME = tuple(field.name for field in fields(_SavedRequest) if field.name not in ("kernels", "budget"))
"""What the file holds as the request does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoppedSweep:
    """A sweep that did not end, with the points that it finished; `path` is None where it was in memory only."""

    request: PlanRequest
    path: Path | None
    points: tuple[PointResult, ...]


def request_path(profile_path: Path) -> Path:
    """Return the path of a kept sweep's request."""
    return profile_path.with_name(profile_path.name + ".request")


def save_request(profile_path: Path, request: PlanRequest) -> None:
    """Save the request of a sweep, unless it runs single points, which is quick."""
    if request.only is not None:
        return
    saved = _SavedRequest(
        kernels=tuple((kernel.name, kernel.source_hash) for kernel in request.kernels),
        budget="" if request.budget_s is None else repr(request.budget_s),
        **{name: getattr(request, name) for name in _SAME},
    )
    with suppress(WarplensError):
        write_bytes(request_path(profile_path), msgspec.json.encode(saved))


def remove_request(profile_path: Path) -> None:
    """Remove the request of a sweep that is complete or discarded."""
    with suppress(OSError):
        request_path(profile_path).unlink(missing_ok=True)


def load_request(profile_path: Path, kernels: Iterable[KernelFile]) -> PlanRequest | None:
    """Return the request of a kept sweep; None if it cannot be read or a kernel has changed."""
    by_name_and_hash = {(kernel.name, kernel.source_hash): kernel for kernel in kernels}
    try:
        saved = msgspec.json.decode(store.read_bytes(request_path(profile_path)), type=_SavedRequest)
        return PlanRequest(
            kernels=tuple(by_name_and_hash[kernel] for kernel in saved.kernels),
            budget_s=plan.parse_budget(saved.budget) if saved.budget else None,
            **{name: getattr(saved, name) for name in _SAME},
        )
    except (WarplensError, msgspec.MsgspecError, KeyError, RecursionError, ValueError):
        return None


def load_stopped(
    profile_path: Path, kernels: Iterable[KernelFile], points: tuple[PointResult, ...]
) -> StoppedSweep | None:
    """Return the kept sweep of this file if it did not end; None if it did, runs elsewhere, or a kernel has changed."""
    journal = journal_path(profile_path)
    if not journal.exists() or is_being_written(journal):
        return None
    request = load_request(profile_path, kernels)
    return None if request is None else StoppedSweep(request=request, path=profile_path, points=points)


def remove_kept(path: Path) -> None:
    """Remove a kept sweep and its journal, ignoring errors."""
    with suppress(OSError):
        path.unlink(missing_ok=True)
    with suppress(OSError):
        journal_path(path).unlink(missing_ok=True)
    remove_request(path)


def has_other_plan(path: Path, digest: str) -> bool:
    """Return whether the journal of a kept sweep is that of another plan than the one with this digest."""
    try:
        content = read_journal(journal_path(path))
    except ProfileError:  # opening it says why
        return False
    return content is not None and content.header.plan != digest


def newest_leftover(folder: Path) -> tuple[Path, int] | None:
    """Return the latest interrupted sweep and its number of points; those without points are removed."""
    for journal in sorted(folder.glob(f"*{records.PROFILE_SUFFIX}.journal"), reverse=True):
        if is_being_written(journal):
            continue
        path = journal.with_name(journal.name.removesuffix(".journal"))
        try:
            profile = read_interrupted(path)
        except ProfileError:  # damaged, or of another version of the program, which may read it
            continue
        if profile is not None and profile.points:
            return path, len(profile.points)
        remove_kept(path)
    return None


def plan_and_search(request: PlanRequest) -> tuple[plan.SweepPlan, Search | None]:
    """Return the plan of a request and its search, that of `warplens tune`; else `InputError` or `MissingPartError`."""
    if not request.trials:
        return request.plan(), None
    from warplens.cuda.sweep.tune.search import planned_search

    [kernel] = request.kernels
    search = planned_search(
        kernel, problem=request.problem, tune=request.tune, devices=request.devices, trials=request.trials
    )
    return search.space.plan, search
