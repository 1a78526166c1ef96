"""Measures each point of a GPU in two visits, in one order and then in the reverse: A B C, then C B A.

The rule: a GPU that warms up or slows down must not show as a difference between variants. When a stretch of points is
measured in both orders, the samples of every point are centred on the same moment, so a steady drift shifts all of them
alike. A stretch has the points of one problem, which are compared with each other. It ends with the last of them or
after a few seconds, so that results keep arriving and slower changes of the GPU have no effect.

A point whose launches take long, or that failed, has all its samples from the first visit. If the worker dies in the
second visit, the result of the first stands, with a note. Each GPU has its own stretches: both visits of a point are
on the same GPU. A lost GPU takes no more points while there is another GPU, which also takes the point that was
running.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.points import Ending, PlannedVisit, PointResult, PointSpec
from warplens.cuda.sweep import protocols, workers
from warplens.cuda.sweep.answers import settle

_P = ParamSpec("_P")
_T = TypeVar("_T")

MAX_STRETCH_S = 4.0  # the second visits begin at the latest this many seconds after the first visits


@dataclass(frozen=True, slots=True, kw_only=True)
class _Call:
    """A point to measure; `first` is the result of its first visit, None before that."""

    future: Future[Any]
    measure: Callable[..., object]
    point: PointSpec
    first: PointResult | None = None


@dataclass(slots=True, eq=False)
class _Lane:
    """One GPU: its worker, the points that wait for their second visit, and the number of visits so far (`turn`)."""

    number: int
    pool: Executor
    back: list[_Call] = field(default_factory=list)
    is_busy: bool = False
    is_returning: bool = False
    is_lost: bool = False
    began_s: float = 0.0
    turn: int = 0


class PoolsExecutor(Executor):
    """An executor that hands its calls to several pools."""

    def __init__(self, pools: Sequence[Executor]) -> None:
        self._pools = tuple(pools)
        self._lock = Lock()

    def _kill_pools(self, waiting: Iterable[Future[Any]]) -> None:
        """Cancel calls that wait, and kill every worker now."""
        for future in waiting:
            future.cancel()
        for pool in self._pools:
            if isinstance(pool, protocols.KillsWorkers):
                pool.kill_workers()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers exit after their current calls."""
        for pool in self._pools:
            pool.shutdown(wait=wait, cancel_futures=cancel_futures)


class VisitingExecutor(PoolsExecutor):
    """Runs calls `measure(point)` on the GPUs of one model as `measure(point, planned_visit)`, in up to two visits.

    Each GPU has a pool with one worker.
    """

    def __init__(self, pools: Sequence[Executor], clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(pools)
        self._lanes = [_Lane(number, pool) for number, pool in enumerate(self._pools)]
        self._clock = clock
        self._ahead: deque[_Call] = deque()
        self._is_killed = False
        self._is_sending = self._is_round_due = False

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Queue one point for the next free GPU."""
        point = args[0] if args else None
        if not isinstance(point, PointSpec) or kwargs:
            raise TypeError("only points are measured in visits")
        future: Future[Any] = Future()
        with self._lock:
            self._ahead.append(_Call(future=future, measure=fn, point=point))
        self._send_all()
        return future

    def kill_workers(self) -> None:
        """Kill every worker now; points that wait for a visit are cancelled."""
        with self._lock:
            self._is_killed = True
            waiting = [*self._ahead, *(call for lane in self._lanes for call in lane.back)]
            self._ahead.clear()
            for lane in self._lanes:
                lane.back.clear()
        self._kill_pools(call.future for call in waiting)

    def _send_all(self) -> None:
        """Submit the next visit of every idle GPU.

        A visit that fails at once calls this method again, which would nest thousands of calls where no process can be
        started. So a nested call only makes the outer one take another round.
        """
        with self._lock:
            self._is_round_due = True
            if self._is_sending:
                return
            self._is_sending = True
        try:
            while True:
                with self._lock:
                    self._is_sending, self._is_round_due = self._is_round_due, False
                    if not self._is_sending:
                        return
                for lane in self._lanes:
                    self._send(lane)
        except BaseException:
            self._is_sending = False
            raise

    def _send(self, lane: _Lane) -> None:
        """Submit the next visit of a GPU, if the GPU is idle and has one."""
        with self._lock:
            call = None if lane.is_busy or self._leaves_to_others(lane) else self._next(lane)
            if call is None:
                return
            lane.is_busy = True
            planned = PlannedVisit(card=lane.number, turn=lane.turn, earlier=call.first.time if call.first else None)
            lane.turn += 1
        try:
            visit = lane.pool.submit(call.measure, call.point, planned)
        except RuntimeError as error:  # the pool is shut
            visit = Future()
            visit.set_exception(error)
        if self._is_killed and isinstance(lane.pool, protocols.KillsWorkers):  # since the call was taken
            lane.pool.kill_workers()
        visit.add_done_callback(partial(self._on_done, lane, call))

    def _next(self, lane: _Lane) -> _Call | None:
        """Take the next call of a GPU: the first visits of a stretch, then the second visits in the reverse order."""
        while self._ahead and self._ahead[0].future.cancelled():
            self._ahead.popleft()
        if not lane.back:
            lane.is_returning, lane.began_s = False, self._clock()
        is_over = not self._ahead or (lane.back and self._ahead[0].point.problem != lane.back[0].point.problem)
        if lane.is_returning or (lane.back and (is_over or self._clock() - lane.began_s > MAX_STRETCH_S)):
            lane.is_returning = True
            return lane.back.pop()
        return self._ahead.popleft() if self._ahead else None

    def _leaves_to_others(self, lane: _Lane) -> bool:
        """Return whether this GPU is lost and another can take its points."""
        return lane.is_lost and not all(other.is_lost for other in self._lanes)

    def _on_done(self, lane: _Lane, call: _Call, visit: Future[Any]) -> None:
        error = visit.exception() if not visit.cancelled() else None
        result = None if error is not None or visit.cancelled() else visit.result()
        if isinstance(result, workers.GpuLost):
            self._on_gpu_lost(lane, call, result.value)
            return
        with self._lock:
            lane.is_busy = False
            is_half = isinstance(result, PointResult) and call.first is None and _is_half(result)
            if is_half and not self._is_killed:
                lane.back.append(replace(call, first=result))
        if self._is_killed and (is_half or call.first is not None):
            call.future.cancel()  # its second visit does not run
        elif call.first is not None:
            settle(call.future, _combined(call.first, result, error), None)
        elif not is_half:
            settle(call.future, result, error)
        self._send_all()

    def _on_gpu_lost(self, lane: _Lane, call: _Call, result: PointResult) -> None:
        """Retire a lost GPU: points that it measured once keep that result; another GPU takes the running point."""
        with self._lock:
            lane.is_busy, lane.is_lost = False, True
            calls, lane.back = [call, *lane.back], []
            is_passed_on = call.first is None and self._leaves_to_others(lane) and not self._is_killed
            if is_passed_on:
                self._ahead.appendleft(call)
        for measured in calls:
            if measured.first is not None:
                settle(measured.future, _combined(measured.first, None, LaunchError(result.reason)), None)
        if call.first is None and not is_passed_on:
            settle(call.future, result, None)
        self._send_all()


def _is_half(result: PointResult) -> bool:
    """Return whether a point needs a second visit for the rest of its samples."""
    return result.time is not None and not result.time.stopped_by


def _combined(first: PointResult, second: PointResult | None, error: BaseException | None) -> PointResult:
    """Combine the results of the two visits; the second has the samples of both, unless its worker died. A kernel that
    fails in the second visit has failed: its results differ between launches.
    """
    if second is not None:
        notes = tuple(dict.fromkeys((*first.notes, *second.notes)))
        return replace(second, notes=notes, elapsed_s=first.elapsed_s + second.elapsed_s)
    note = f"its second half of samples could not be taken: {error or 'the sweep was stopped'}"
    half_time = None if first.time is None else replace(first.time, stopped_by=Ending.HALF)
    return replace(first, time=half_time, notes=(*first.notes, note))
