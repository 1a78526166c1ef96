"""Runs a plan on an executor, reports its progress as a stream of events, and says how far it is.

The rule: the engine starts no thread and opens no file. It runs in the threads that call `start` and `stop`, and in the
executor's callbacks. Each of these puts an action into the inbox. One thread at a time runs the actions, and holds no
lock while it submits or emits. So events arrive one at a time and in order, and no call can deadlock with itself.

A worker process that dies fails its point (`WorkerDiedError`). Where the connection to other machines was lost
(`LostLinkError`) no point is blamed: those that were in flight run again one by one on a new executor. Where no machine
is left (`ClusterError`) the sweep ends.
"""

import threading
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import TypeAlias

from warplens.cuda.ground.errors import ClusterError, StorageError
from warplens.cuda.ground.points import PointResult, PointSpec, Status, result_of
from warplens.cuda.sweep import places, protocols
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.progress import START_S, Compiling, Key, Progress, expected, shared_out


@dataclass(frozen=True, slots=True, kw_only=True)
class PointStarted:
    """A point was submitted to the executor; emitted again if another point killed its worker."""

    index: int
    point: PointSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class PointFinished:
    """A point has its result, of any status; emitted once for each point that was not stopped."""

    index: int
    point: PointSpec
    result: PointResult


@dataclass(frozen=True, slots=True, kw_only=True)
class SweepEnded:
    """The last event. `finished` of `total` points finished in this run or in an earlier one."""

    finished: int
    total: int
    stopped: bool


MAX_FAILED_STARTS = 3  # after as many failures in a row to hand out a point the sweep fails: the machine is broken
Event: TypeAlias = PointStarted | PointFinished | SweepEnded
Choose: TypeAlias = Callable[[], int | None]


class Sweep:
    """One run of a plan.

    `on_event` is called with each event, in the thread of `start`, of `stop` or of a callback of the executor; it
    should be quick. If it raises, the sweep stops and `wait` raises the error.

    `choose` returns the index of the point that runs next, one that has not run, or None where none is to run yet: it
    is asked again after the next result, and the sweep ends if nothing is running then. It is called between events, so
    it can know every result that was emitted. Without it the points run in the order of the plan.
    """

    def __init__(
        self,
        plan: SweepPlan,
        *,
        executor_factory: Callable[[], Executor],  # makes the executor; called again after one broke
        run_point: Callable[[PointSpec], PointResult],  # in a worker; picklable where workers are processes
        on_event: Callable[[Event], None],
        in_flight: int,  # how many points are submitted at a time, usually the number of workers
        skip: frozenset[Hashable] = frozenset(),  # keys of points that are already done
        choose: Choose | None = None,
    ) -> None:
        self._plan = plan
        self._choose = choose
        self._executor_factory = executor_factory
        self._run_point = run_point
        self._on_event = on_event
        self._in_flight = max(1, in_flight)
        remaining = [index for index, point in enumerate(plan.points) if point.key not in skip]
        self._alone = deque(index for index in remaining if self._needs_machine(index))
        self._pending = deque(index for index in remaining if not self._needs_machine(index))
        self._finished = len(plan.points) - len(remaining)
        self._suspects: deque[int] = deque()
        self._running: dict[int, Future[PointResult]] = {}
        self._executor: Executor | None = None
        self._broken: list[Executor] = []
        self._is_dead = self._is_lost = False
        self._failed_starts = 0
        self._stopping = False
        self._awaited = False
        self._error: BaseException | None = None
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._inbox: deque[Callable[[], None]] = deque()
        self._emptying = False

    @property
    def ended(self) -> bool:
        """Whether `SweepEnded` was emitted."""
        return self._ended.is_set()

    def activities(self) -> tuple[protocols.PointActivity, ...]:
        """Return what the workers do that may take long, where the executor knows it."""
        executor: object = self._executor
        return executor.activities() if isinstance(executor, protocols.TellsActivities) else ()

    @property
    def running(self) -> tuple[PointSpec, ...]:
        """The points that were handed out and have not finished, the first one first; any thread may ask."""
        return tuple(self._plan.points[index] for index in tuple(self._running))

    def start(self) -> None:
        """Submit the first points and return."""
        self._post(lambda: None)

    def stop(self) -> None:
        """End the sweep and return at once; workers are killed where the executor allows it. May be repeated."""
        self._post(self._begin_stop)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the end of the sweep and of its workers, which `on_event` may not do; return whether it has ended.

        The first error of `on_event` or of the executor factory is raised here.
        """
        self._awaited = True
        if not self._ended.wait(timeout):
            return False
        for executor in (self._executor, *self._broken):
            if executor is not None:
                executor.shutdown(wait=True)
        self._executor = None
        self._broken.clear()
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        return True

    # The inbox.

    def _post(self, action: Callable[[], None]) -> None:
        with self._lock:
            self._inbox.append(action)
            if self._emptying:
                return
            self._emptying = True
        try:
            while True:
                with self._lock:
                    if not self._inbox:
                        self._emptying = False
                        return
                    action = self._inbox.popleft()
                if not self._ended.is_set():
                    action()
                    self._advance()
        except BaseException as error:  # an interrupt or a defect: the sweep ends, as it would hang otherwise
            self._error = self._error or error
            self._emptying = False
            self._ended.set()
            raise

    def _emit(self, event: Event) -> None:
        try:
            self._on_event(event)
        except Exception as error:  # noqa: BLE001 - kept for `wait`: a callback has no caller that could catch it
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._error = self._error or error
        self._begin_stop()

    # The actions.

    def _begin_stop(self) -> None:
        if self._stopping:
            return
        self._stopping = True
        for queue in (self._alone, self._pending, self._suspects):
            queue.clear()
        for future in tuple(self._running.values()):
            future.cancel()
        executor: object = self._executor
        if self._running and isinstance(executor, protocols.KillsWorkers):
            executor.kill_workers()

    def _process(self, index: int, future: Future[PointResult]) -> None:
        del self._running[index]
        point = self._plan.points[index]
        if future.cancelled():
            if not self._stopping:
                self._finish(index, result_of(point, Status.FAILED, "the point was cancelled before it ran"))
            return
        match future.exception():
            case None:
                result: object = future.result()  # of a worker that may be another's
                reason = f"its worker answered with {type(result).__name__}, which is no result of a point"
                failed = result_of(point, Status.FAILED, reason)
                self._finish(index, result if isinstance(result, PointResult) else failed)
            case protocols.WorkerDiedError() as error:
                if not self._stopping:
                    self._finish(index, result_of(point, Status.FAILED, error.reason, error.kind))
            case protocols.LostLinkError():
                self._suspects.append(index)
                self._is_dead = self._is_lost = True
            case ClusterError() as error:
                self._fail(error)
            case StorageError() as error:
                self._finish(index, result_of(point, Status.FAILED, str(error), error.kind))
            case MemoryError():
                self._finish(index, result_of(point, Status.FAILED, protocols.NO_MEMORY))
            case error:
                reason = f"the runner failed unexpectedly: {type(error).__name__}: {error}"
                self._finish(index, result_of(point, Status.FAILED, reason))

    def _finish(self, index: int, result: PointResult) -> None:
        self._finished += 1
        self._emit(PointFinished(index=index, point=self._plan.points[index], result=result))

    def _advance(self) -> None:
        """Submit points until the limit is reached or another action is due."""
        while not self._stopping:
            if self._inbox:
                return  # the next action may be a stop; `_post` calls this again after it
            if self._is_dead:
                if self._running:
                    return  # the other futures of the broken executor fail at once, too
                self._drop_executor()
            queue, limit = self._next()
            if not queue or len(self._running) >= limit or not self._is_chosen(queue):
                break
            self._submit(queue)
        remaining = self._alone or self._pending or self._suspects
        if not self._running and (self._stopping or not remaining):
            self._end()

    def _next(self) -> tuple[deque[int], int]:
        """Return the queue of the next point, and how many points may run then; suspects run alone."""
        for queue in (self._suspects, self._alone):
            if queue:
                return queue, 1
        return self._pending, 0 if any(map(self._needs_machine, self._running)) else self._in_flight

    def _is_chosen(self, queue: deque[int]) -> bool:
        """Bring the chosen point to the front of the queue of points; return whether there is one."""
        if self._choose is None or queue is not self._pending:
            return True
        try:
            index = self._choose()
        except Exception as error:  # noqa: BLE001 - kept for `wait`, as an error of a callback is
            self._fail(error)
            return False
        if index is None:
            if not self._running:
                queue.clear()
            return False
        queue.remove(index)
        queue.appendleft(index)
        return True

    def _needs_machine(self, index: int) -> bool:
        return places.traits_of(self._plan.points[index].device).needs_machine

    def _drop_executor(self) -> None:
        """Drop the broken executor: its points run again one by one."""
        executor, self._executor = self._executor, None
        is_lost, self._is_dead, self._is_lost = self._is_lost, False, False
        if executor is not None:
            self._broken.append(executor)
            if not is_lost:
                executor.shutdown(wait=False)
            # else it cleans up by itself; this may be its own callback, in which a call of its methods would deadlock

    def _submit(self, queue: deque[int]) -> None:
        index = queue.popleft()
        point = self._plan.points[index]
        try:
            if self._executor is None:
                self._executor = self._executor_factory()
            future = self._executor.submit(self._run_point, point)
        except (OSError, RuntimeError, ValueError, MemoryError) as error:  # BrokenExecutor is a RuntimeError
            queue.appendleft(index)
            self._is_dead = True
            self._failed_starts += 1  # no process or memory is available, or it accepts no point
            if self._failed_starts == MAX_FAILED_STARTS:
                self._fail(error)
            return
        self._failed_starts = 0
        self._running[index] = future
        self._emit(PointStarted(index=index, point=point))
        future.add_done_callback(partial(self._on_done, index))

    def _on_done(self, index: int, future: Future[PointResult]) -> None:
        self._post(lambda: self._process(index, future))

    def _end(self) -> None:
        self._emit(SweepEnded(finished=self._finished, total=len(self._plan.points), stopped=self._stopping))
        if not (self._awaited or self._is_dead) and self._executor is not None:
            self._executor.shutdown(wait=False)
            self._executor = None
        self._ended.set()


# How far the sweep is. The fraction counts work units and is exact; the time left is an estimate, separate from it, and
# None until points have run. Nothing here reads a clock.

SHARE_OF_A_POINT = 0.1  # a finished point moves the estimated time left so far of the way to what all points say now
MOST_RISE = 1.1  # the time left rises at most to this many times the least that was said


def _compiled_as(point: PointSpec) -> tuple[object, ...] | None:
    """Return what points share that run the same compiled kernel; None for a point that compiles nothing."""
    return None if point.baseline is not None else (point.kernel, point.path, point.device, *point.tune.items())


@dataclass(slots=True)
class ProgressMeter:
    """Collects finished points of a sweep, of which `workers` run at a time; `costs` has the points that ran."""

    plan: SweepPlan
    workers: int
    _done: set[int] = field(default_factory=set)
    _done_units: float = 0.0
    _all_units: float = field(init=False)
    costs: dict[Key, list[tuple[float, float]]] = field(default_factory=dict)
    building_s: Sequence[float] = ()  # what building the code of each point is expected to take
    others_share: float = 1.0  # how many times longer work takes, since other programs run
    learned: dict[Key, list[tuple[float, float]]] = field(default_factory=dict)  # the costs without that
    _estimate: float | None = None
    _estimated_at: int = -1
    _ran: int = 0
    _new: int = 0
    _spent_s: float = 0.0
    _told_units: float = 0.0
    _least: float = inf
    _kernels: int | None = None
    _begun_kernels: set[object] = field(default_factory=set)
    _run_kernels: set[object] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._all_units = sum(self.plan.units)
        self.building_s = self.building_s or (0.0,) * len(self.plan.points)

    def begin(self, index: int) -> None:
        """Count a point that was handed out; one thread, whichever, calls this."""
        if self._kernels is None:
            self._kernels = len({_compiled_as(point) for point in self.plan.points} - {None})
        self._begun_kernels.add(_compiled_as(self.plan.points[index]))

    def compiling(self) -> Compiling | None:
        """Return which kernel is compiled; None before the first point is handed out, and once each kernel has run."""
        total, begun = self._kernels, len(self._begun_kernels - {None})
        has_run = len(self._run_kernels - {None})
        return None if not total or not begun or has_run >= total else Compiling(begun=begun, total=total)

    def add(self, index: int, result: PointResult, *, fresh: bool = True) -> None:
        """Count a finished point; `fresh` is False for a point that an earlier run left in the journal."""
        if index not in self._done:
            self._done.add(index)
            self._run_kernels.add(_compiled_as(self.plan.points[index]))
            self._done_units += self.plan.units[index]
        has_cost = result.status.is_usable and result.elapsed_s > 0 and result.baseline is None
        if fresh and has_cost:  # the time of a baseline predicts none of a kernel
            key, units, building = (result.kernel, result.device), self.plan.units[index], self.building_s[index]
            seconds, usual = result.elapsed_s, self.others_share * (units + building)
            if building and self._new + self._ran < self.workers:  # the first of a worker, which loads the compiler
                seconds = max(min(seconds, usual), seconds - self.others_share * START_S)
            self.costs.setdefault(key, []).append((units + building, seconds))
            self.learned.setdefault(key, []).append((units, seconds * units / (units + building)))
        if fresh:
            self._new += 1
            self._spent_s += result.elapsed_s / max(1, self.workers)

    def progress(self) -> Progress:
        """Return how far the sweep is now."""
        total, finished = len(self.plan.points), len(self._done)
        done = finished == total
        # A large sweep is estimated again every half percent only, since that looks at every point that is left.
        if done or self._estimate is None or finished - self._estimated_at > total // 200:
            self._estimate = self._steadied(self._seconds_left())
            self._estimated_at = finished
        return Progress(
            fraction=1.0 if done else self._done_units / self._all_units,
            finished=finished,
            total=total,
            seconds_left=self._estimate,
            compiling=None if done else self.compiling(),
        )

    def _steadied(self, seconds_left: float | None) -> float | None:
        """Return the last estimate less the time since, moved towards a new one by as much as few points may move it. A
        single point changes what is expected of its kernel; without this the estimate would go up and down with it.
        """
        before, new, spent_s = self._estimate, self._new, self._spent_s
        self._ran += new
        self._new, self._spent_s = 0, 0.0
        done, self._told_units = self._done_units - self._told_units, self._done_units
        if before is None or seconds_left is None or seconds_left == 0:
            return seconds_left
        expected_now = max(0.0, before - spent_s)
        of_rest = done / max(done + self._all_units - self._done_units, 1e-9)  # much work of what was left counts more
        share = max(1 - (1 - SHARE_OF_A_POINT) ** new, new / max(1, self._ran), min(1.0, of_rest))
        steadied = expected_now + share * (seconds_left - expected_now)
        # where more is left than was thought it falls more slowly, the more the nearer the end: a last second that
        # takes ten is worse than a number that stands still
        self._least = min(self._least, before)
        share_done = len(self._done) / len(self.plan.points)
        return max(steadied, share_done * min(seconds_left, MOST_RISE * self._least))

    def _seconds_left(self) -> float | None:
        if len(self._done) == len(self.plan.points):
            return 0.0
        if len({units for samples in self.costs.values() for units, _ in samples}) < 2:
            return None  # one amount of work does not predict another: compiling may be all of it
        left = [
            ((point.kernel, point.device), units + self.building_s[index])
            for index, (point, units) in enumerate(zip(self.plan.points, self.plan.units, strict=True))
            if index not in self._done
        ]
        return shared_out(expected(left, self.costs, self.others_share), self.workers)
