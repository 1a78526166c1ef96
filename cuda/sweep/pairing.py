"""The executor of sweeps at several places: measures a point at its place while the emulator counts it.

The rule: a GPU never waits for a count. Each point is queued for its GPU at once, however many counts are unfinished,
and is done when both its measurement and its count are. A point that the GPU skips is done at once; a point that fails
on the GPU waits for its count, which may locate the fault. A point is counted once for all states of the cache, and
modelled for each, so that a time measured with a warm cache stands beside one modelled with a warm cache. Points
of the emulator are only counted; baselines, and points of a place whose traits say that it is not counted, only run at
their place.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeAlias, TypeVar

from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.execute.measurement.interleaved import Decides
from warplens.cuda.ground.errors import LaunchError, WarplensError
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import CacheState, PairSide, PlannedVisit, PointResult, PointSpec, Status
from warplens.cuda.sweep import pool as worker_pool
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.engine import KillsWorkers, PointActivity, TellsActivities, WorkerDiedError
from warplens.cuda.sweep.places import place_of, traits_of
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.visits import VisitingExecutor
from warplens.cuda.sweep.workers import LastResult, load_emulator, warm_up

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Explanation, Inspection, Refusal, TracePlace


# Measures the two points of a pair in turns, in one worker process that has a GPU.
# Neither point of a pair is measured alone. A pair goes to a GPU when both its points have been submitted,
# and both are done together; what happens to the worker happens to both.


_P = ParamSpec("_P")
_T = TypeVar("_T")


class InterleavedExecutor(Executor):
    """Runs pairs of points on the GPUs of one model."""

    def __init__(self, pools: Sequence[Executor], decides: Decides) -> None:
        self._pools = pools
        self._decides = decides
        self._halves: dict[str, tuple[PointSpec, Future[Any]]] = {}
        self._sent = 0
        self._lock = Lock()

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Queue one point of a pair; `fn`, which would measure it alone, is not called."""
        del fn
        point = args[0] if args else None
        if not isinstance(point, PointSpec) or point.pair is None or kwargs:
            raise TypeError("only points of pairs are measured in turns")
        future: Future[Any] = Future()
        with self._lock:
            other = self._halves.pop(point.pair.id, None)
            if other is None:
                self._halves[point.pair.id] = point, future
                return future
            number, self._sent = self._sent, self._sent + 1
        sides = {half.pair.side: (half, result) for half, result in (other, (point, future)) if half.pair is not None}
        points, futures = zip(*(sides[side] for side in PairSide), strict=True)
        gpu, turn = number % len(self._pools), number // len(self._pools)
        visit = PlannedVisit(card=gpu, turn=turn)
        try:
            call = self._pools[gpu].submit(worker_calls.run_interleaved, points, visit, self._decides)
        except RuntimeError as error:  # the pool is shut
            call = Future()
            call.set_exception(error)
        call.add_done_callback(partial(_settle, futures))
        return future

    def kill_workers(self) -> None:
        """Kill every worker now; points that wait for the other one of their pair are cancelled."""
        with self._lock:
            waiting = [future for _, future in self._halves.values()]
            self._halves.clear()
        for future in waiting:
            future.cancel()
        for pool in self._pools:
            if isinstance(pool, KillsWorkers):
                pool.kill_workers()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers exit after their current calls."""
        for pool in self._pools:
            pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def _settle(futures: Sequence[Future[Any]], call: Future[Any]) -> None:
    """Pass on what became of a pair to both of its points."""
    error = None if call.cancelled() else call.exception()
    results = (None, None) if call.cancelled() or error is not None else call.result()
    if isinstance(results, LastResult):
        results = results.value
    for future, result in zip(futures, results, strict=True):
        if call.cancelled():
            future.cancel()
        if not future.set_running_or_notify_cancel():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)


MAX_KEPT_COUNTS = 4096
"""At most this many counts are kept for the other cache state of a point, which follows soon; all counts of a large
sweep would take as much memory as its profile."""
TIME_LIMIT_S = 60.0
"""A point may take this many seconds on a GPU, and this many beside its budget in the emulator; compiling, arrays,
reference and samples usually take a few."""


class PairingExecutor(Executor):
    """Runs points of GPUs twice, in the pool of their device and in the emulator (`counting`), and joins results."""

    def __init__(
        self,
        measuring: Mapping[str, Executor],
        counting: Executor,
        measure: Callable[[PointSpec], PointResult | LastResult[PointResult]],
    ) -> None:
        self._measuring = dict(measuring)
        self._counting = counting
        self._measure = measure
        self._counts: dict[Hashable, Future[Any]] = {}
        self._measurements: set[Future[Any]] = set()
        self._open: set[Future[Any]] = set()  # returned by `submit` and not done
        self._lock = Lock()

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Run `fn`, which counts the point in its argument; a point of a GPU is measured as well."""
        future = self._submit(fn, *args, **kwargs)
        with self._lock:
            self._open.add(future)

        def on_over(future: Future[Any]) -> None:
            with self._lock:
                self._open.discard(future)

        future.add_done_callback(on_over)
        return future

    def _submit(self, fn: Callable[..., object], *args: Any, **kwargs: Any) -> Future[Any]:
        point = args[0] if args else None
        if not isinstance(point, PointSpec) or point.device not in self._measuring:
            return self._counting.submit(fn, *args, **kwargs)
        if point.baseline is not None or not traits_of(point.device).is_counted:
            return self._measuring[point.device].submit(self._measure, point)
        joined: Future[Any] = Future()
        count = self._count(fn, point)
        measurement: Future[Any] = self._measuring[point.device].submit(self._measure, point)
        with self._lock:
            self._measurements.add(measurement)
        measurement.add_done_callback(partial(self._on_measured, joined, count, point.cache or CacheState.COLD))
        return joined

    def kill_workers(self) -> None:
        """Kill every worker now; calls that wait for a worker are cancelled."""
        with self._lock:
            futures = [*self._measurements, *self._counts.values()]
        for future in futures:
            future.cancel()
        for pool in (*self._measuring.values(), self._counting):
            if isinstance(pool, KillsWorkers):
                pool.kill_workers()

    def activities(self) -> tuple[PointActivity, ...]:
        """Return what the workers do that may take long."""
        pools: tuple[object, ...] = (*self._measuring.values(), self._counting)
        return tuple(each for pool in pools if isinstance(pool, TellsActivities) for each in pool.activities())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers exit after their current calls; counts that no point waits for are ended."""
        with self._lock:
            unneeded = [] if self._open else [count for count in self._counts.values() if not count.done()]
        for count in unneeded:
            count.cancel()
        if unneeded and isinstance(self._counting, KillsWorkers):
            self._counting.kill_workers()
        pools = (*self._measuring.values(), self._counting)
        for pool in pools:  # all at once: a GPU's worker takes a while to destroy its context
            pool.shutdown(wait=False, cancel_futures=cancel_futures)
        for pool in pools if wait else ():
            pool.shutdown(wait=True, cancel_futures=cancel_futures)

    def _count(self, fn: Callable[..., object], point: PointSpec) -> Future[Any]:
        """Return the count of a point, which its other states of the cache share, and the same point in a pair."""
        uncached = replace(point, cache=None, measuring=None, pair=None)
        with self._lock:
            count = self._counts.get(uncached.key)
        if count is None:
            count = self._counting.submit(worker_calls.in_states(fn), uncached)
            with self._lock:
                self._counts[uncached.key] = count
                # An unfinished count stays, so that `kill_workers` can cancel it.
                while len(self._counts) > MAX_KEPT_COUNTS and self._counts[oldest := next(iter(self._counts))].done():
                    del self._counts[oldest]
        return count

    def _on_measured(
        self, joined: Future[Any], count: Future[Any], measured_in: CacheState, measurement: Future[Any]
    ) -> None:
        with self._lock:
            self._measurements.discard(measurement)
        error = None if measurement.cancelled() else measurement.exception()
        if measurement.cancelled():
            joined.cancel()
            joined.set_running_or_notify_cancel()
        elif error is not None:
            if joined.set_running_or_notify_cancel():
                joined.set_exception(error)
        elif measurement.result().status is Status.SKIPPED:
            if joined.set_running_or_notify_cancel():
                joined.set_result(measurement.result())
        else:
            count.add_done_callback(partial(_join, joined, measurement.result(), measured_in))


def _join(joined: Future[Any], measured: PointResult, measured_in: CacheState, count: Future[Any]) -> None:
    if not joined.set_running_or_notify_cancel():
        return
    error = None if count.cancelled() else count.exception()
    if count.cancelled() or error is not None:
        joined.set_result(join_results(measured, None, str(error) if error is not None else "the sweep was stopped"))
    else:
        counted = count.result()
        joined.set_result(join_results(measured, counted if isinstance(counted, PointResult) else counted[measured_in]))


def counting_workers(devices: Sequence[str]) -> int:
    """Return how many processes count points of these devices: one for each processor that no GPU's worker needs."""
    gpus = (len(place_of(device).workers(device)) for device in devices if traits_of(device).in_visits)
    return max(1, worker_count() - sum(gpus))


def make_pairing_executor(
    devices: tuple[str, ...],
    workers: int | None = None,
    *,
    limit_s: float | None = None,
    measure: Callable[[PointSpec], PointResult | LastResult[PointResult]] | None = None,
    decides: Decides | None = None,  # whether a pair's samples suffice; with it all points are pairs, measured in turns
    make_counting: MakePool | None = None,
) -> Executor:
    """Return an executor for points of these devices: a pool of processes if all of them are emulated.

    By default a point may take `TIME_LIMIT_S` in a worker, and its budget as well where it is counted.
    """
    make = make_counting or new_pool
    adds_budget = limit_s is None
    limit_s = TIME_LIMIT_S if limit_s is None else limit_s
    resources = {device: place_of(device).workers(device) for device in devices}
    visited = {device for device in devices if traits_of(device).in_visits}
    on_gpus = VisitingExecutor if decides is None else partial(InterleavedExecutor, decides=decides)
    pools: dict[str, Executor] = {
        device: on_gpus([WorkerPool([entry], limit_s) for entry in entries])
        if device in visited
        else WorkerPool(entries, limit_s)
        for device, entries in resources.items()
        if entries
    }
    if not pools:
        return make(workers, limit_s, adds_budget)
    counting = make(workers or counting_workers(devices), limit_s, adds_budget)
    return PairingExecutor(pools, counting, measure or worker_calls.run_measured)


# One point, looked at: its explanation, or its code with its requests, made in a confined worker.
# The process of the user executes no kernel. Each of its questions goes to a worker of its own, which is
# gone afterwards; a worker that crashes, or takes longer than the time limit, is a `LaunchError` with one sentence.


@dataclass(frozen=True, slots=True)
class InspectingWorker:
    """A worker that executes points to look at them, on all processors."""

    _executor: Executor

    def explain(
        self,
        point: PointSpec,
        place: TracePlace | None = None,
        *,
        pitch_words: int | None = None,
        rescored_for: str | None = None,
    ) -> Explanation:
        """Execute a point and explain its memory traffic; the arguments are those of `inspection.explanation.explain`.

        A `WarplensError` says why the point cannot be executed, or that it takes longer than the time limit.
        """
        return self._ask(worker_calls.explain_point, point, place, pitch_words, rescored_for)

    def inspect(self, point: PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
        """Execute a point and return its code with its requests, or why there is none.

        A `LaunchError` says that the worker crashed, or took longer than the time limit.
        """
        return self._ask(worker_calls.inspect_point, point, place)

    def _ask(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return self._executor.submit(call, *args, **kwargs).result()
        except WorkerDiedError as error:
            raise LaunchError(error.reason) from None


def make_inspecting_executor(limit_s: float | None = None) -> WorkerPool:
    """Return the pool of the one worker, whose questions may take `limit_s` seconds each (see `inspecting_worker`)."""
    return worker_pool.make_executor(1, TIME_LIMIT_S if limit_s is None else limit_s, adds_budget=limit_s is None)


@contextmanager
def inspecting_worker(limit_s: float | None = None) -> Iterator[InspectingWorker]:
    """Yield a worker, and end it afterwards, also if Control-C or an error ends the wait for an answer.

    Each question may take `limit_s` seconds; by default those of a point of a sweep, `TIME_LIMIT_S` and its budget.
    """
    executor = make_inspecting_executor(limit_s)
    try:
        yield InspectingWorker(executor)
    finally:
        if isinstance(executor, KillsWorkers):
            executor.kill_workers()
        executor.shutdown(wait=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Execution:
    """What a `Sweep` needs to run its points.

    The command line, the window and the Python API all get their executors here, so a point runs the same way in each
    of them. All points are handed out at once where a GPU, or another place with workers of its own, must never wait
    for a count. `close` closes the connection that was opened for the execution; shutting the executor down does so
    too. It may be repeated.
    """

    executor_factory: Callable[[], Executor]  # makes the executor
    run_point: Callable[[PointSpec], PointResult]  # runs one point in a worker of the executor
    workers: int  # how many points run at once
    in_flight: int  # how many are handed out at once
    gpus: int = 0  # how many GPUs measure
    close: Callable[[], None] = lambda: None


class MakeExecution(Protocol):
    """Makes the execution of a sweep: `local_execution` or `Cluster.execution`."""

    def __call__(
        self, devices: Sequence[str], points: int, *, workers: int | None = None, limit_s: float | None = None
    ) -> Execution:
        """Return the execution of a sweep with these devices and this number of points."""
        ...


def prepare_workers(pools: WarmPools, devices: Sequence[str]) -> None:
    """Start workers that a sweep of these devices takes from `pools` if it has many points; return at once."""
    pools.prepare(counting_workers(devices), TIME_LIMIT_S, adds_budget=True, device=devices[0])


def local_execution(
    devices: Sequence[str],
    points: int,
    *,
    workers: int | None = None,  # number of points that are executed at once; by default one for each processor
    limit_s: float | None = None,  # seconds that a point may take; by default those of `make_pairing_executor`
    decides: Decides | None = None,  # whether a pair's samples suffice; with it all points are pairs, measured in turns
    make_counting: MakePool | None = None,  # makes the pool of the processes that count, by default a new one
) -> Execution:
    """Return the execution of a sweep of this many points on these devices, in worker processes of this machine."""
    has_own_workers = any(place_of(device).workers(device) for device in devices if not traits_of(device).needs_machine)
    count = min(workers or worker_count(), points)
    return Execution(
        executor_factory=partial(
            make_pairing_executor,
            tuple(devices),
            workers if has_own_workers else count,
            limit_s=limit_s,
            decides=decides,
            make_counting=make_counting,
        ),
        run_point=worker_calls.run_emulated,
        workers=count,
        in_flight=points if has_own_workers else count,
        gpus=sum(len(place_of(device).workers(device)) for device in devices if traits_of(device).in_visits),
    )


# Worker processes that have begun before a sweep asks for them. A sweep gets exactly the pool that it would make
# itself, only sooner. A worker needs some seconds before its first point: it imports the emulator, loads NVRTC, and
# compiles what all kernels share. Two workers do that in advance, in two calls: one imports, and one runs a small point
# whose result is dropped. A sweep that begins between the two does not wait for the small point. The other workers of a
# large machine start with their first calls.

MAX_WARM = 2  # this many workers begin in advance: the first picture needs no more, and each takes some 200 MB
SMALL_SIZE = 64  # the size of the problem of the small point
SMALL_KERNEL = "column_sum"  # the kernel of the small point: one in CUDA C++, with a loop and a barrier

MakePool: TypeAlias = Callable[[int | None, float, bool], WorkerPool]
"""Makes a pool from the number of workers, the limit of a call in seconds, and whether a point's budget is added."""


class WarmPools:
    """Keeps one pool, made by `make`, whose first workers are warm."""

    def __init__(self, make: MakePool | None = None) -> None:
        self._make = make or new_pool
        self._lock = threading.Lock()
        self._key: tuple[int, float, bool] | None = None
        self._pool: WorkerPool | None = None
        self._is_closed = False
        self._warming: list[Future[None]] = []
        self._small_points: list[Future[None]] = []

    def prepare(self, workers: int, limit_s: float, adds_budget: bool, device: str) -> None:  # noqa: FBT001 - as `take`
        """Make a pool and have its first workers run a small point for `device`; return at once.

        Nothing is done while one is prepared.
        """
        with self._lock:
            if self._pool is not None or self._is_closed:
                return
            pool = self._pool = self._make(workers, limit_s, adds_budget)
            self._key = workers, limit_s, adds_budget
        from warplens.cuda.catalogue.search import select  # commands that warm no pool start without the catalogue

        count = min(MAX_WARM, workers)
        self._warming = [pool.submit(load_emulator) for _ in range(count)]
        try:
            points = plan_sweep(select([SMALL_KERNEL]), problem={"N": (SMALL_SIZE,)}, tune={}, devices=[device]).points
        except WarplensError:  # a machine without the small kernel's needs has its workers begin with their points
            return
        with self._lock:
            if self._pool is pool:
                self._small_points = [pool.submit(warm_up, points) for _ in range(count)]

    @property
    def is_ready(self) -> bool:
        """Whether a pool is prepared, and its first workers wait for a sweep."""
        calls = (*self._warming, *self._small_points)
        return self._pool is not None and bool(calls) and all(future.done() for future in calls)

    def take(self, workers: int | None, limit_s: float, adds_budget: bool) -> WorkerPool:  # noqa: FBT001 - as `MakePool`
        """Return the prepared pool, if it is one of these workers, else a new one."""
        with self._lock:
            if self._pool is not None and self._key == (workers, limit_s, adds_budget):
                pool, self._pool = self._pool, None
                for future in self._small_points:
                    future.cancel()  # only one that has not begun
                return pool
        return self._make(workers, limit_s, adds_budget)

    def close(self) -> None:
        """End the prepared workers; none are prepared any more."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill_workers()
            # Without waiting its threads would still close their pipes while Python ends, which then complains.
            pool.shutdown(wait=True)


def new_pool(workers: int | None, limit_s: float, adds_budget: bool) -> WorkerPool:  # noqa: FBT001 - as `MakePool`
    """Return a pool whose workers begin with their first calls."""
    return worker_pool.make_executor(workers, limit_s, adds_budget=adds_budget)
