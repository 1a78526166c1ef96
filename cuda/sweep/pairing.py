"""The executor of sweeps at several places: measures a point at its place while the emulator counts it.

The rule: a GPU never waits for a count. Each point is queued for its GPU at once, however many counts are unfinished,
and is done when both its measurement and its count are. A point that the GPU skips is done at once; a point that fails
on the GPU waits for its count, which may locate the fault. A point is counted once for all states of the cache, and
modelled for each, so that a time measured with a warm cache stands beside one modelled with a warm cache. Points
of the emulator are only counted; baselines, and points of a place whose traits say that it is not counted, only run at
their place.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial
from typing import Any, ParamSpec, TypeVar

from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.execute.measurement.interleaved import Decides
from warplens.cuda.ground.points import CacheState, PairSide, PlannedVisit, PointResult, PointSpec, Status
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.answers import settle
from warplens.cuda.sweep.places import run_emulated, traits_of
from warplens.cuda.sweep.protocols import KillsWorkers, PointActivity, TellsActivities
from warplens.cuda.sweep.visits import PoolsExecutor
from warplens.cuda.sweep.workers import LastResult

# Measures the two points of a pair in turns, in one worker process that has a GPU.
# Neither point of a pair is measured alone. A pair goes to a GPU when both its points have been submitted,
# and both are done together; what happens to the worker happens to both.

_P = ParamSpec("_P")
_T = TypeVar("_T")


class InterleavedExecutor(PoolsExecutor):
    """Runs pairs of points on the GPUs of one model."""

    def __init__(self, pools: Sequence[Executor], decides: Decides) -> None:
        super().__init__(pools)
        self._decides = decides
        self._halves: dict[str, tuple[PointSpec, Future[Any]]] = {}
        self._sent = 0

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
        self._kill_pools(waiting)


def _settle(futures: Sequence[Future[Any]], call: Future[Any]) -> None:
    """Pass on what became of a pair to both of its points."""
    error = None if call.cancelled() else call.exception()
    results = (None, None) if call.cancelled() or error is not None else call.result()
    if isinstance(results, LastResult):
        results = results.value
    for future, result in zip(futures, results, strict=True):
        settle(future, result, error)


MAX_KEPT_COUNTS = 4096
"""At most this many counts are kept for the other cache state of a point, which follows soon; all counts of a large
sweep would take as much memory as its profile."""


class PairingExecutor(PoolsExecutor):
    """Runs points of GPUs twice, in the pool of their device and in the emulator (`counting`), and joins results."""

    def __init__(
        self,
        measuring: Mapping[str, Executor],
        counting: Executor,
        measure: Callable[[PointSpec], PointResult | LastResult[PointResult]],
    ) -> None:
        super().__init__((*measuring.values(), counting))
        self._measuring = dict(measuring)
        self._counting = counting
        self._measure = measure
        self._counts: dict[Hashable, Future[Any]] = {}
        self._measurements: set[Future[Any]] = set()
        self._open: set[Future[Any]] = set()  # returned by `submit` and not done

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Run `fn`, which counts the point in its argument; a point of a GPU is measured as well."""
        future = self._submit(fn, *args, **kwargs)
        with self._lock:
            self._open.add(future)
        future.add_done_callback(self._open.discard)
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
        self._kill_pools(futures)

    def activities(self) -> tuple[PointActivity, ...]:
        """Return what the workers do that may take long."""
        pools: tuple[object, ...] = self._pools
        return tuple(each for pool in pools if isinstance(pool, TellsActivities) for each in pool.activities())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers exit after their current calls; counts that no point waits for are ended."""
        with self._lock:
            unneeded = [] if self._open else [count for count in self._counts.values() if not count.done()]
        for count in unneeded:
            count.cancel()
        if unneeded and isinstance(self._counting, KillsWorkers):
            self._counting.kill_workers()
        super().shutdown(wait=False, cancel_futures=cancel_futures)  # a GPU's worker takes a while to end: all at once
        if wait:
            super().shutdown(wait=True, cancel_futures=cancel_futures)

    def _count(self, fn: Callable[..., object], point: PointSpec) -> Future[Any]:
        """Return the count of a point, which its other states of the cache share, and the same point in a pair."""
        uncached = replace(point, cache=None, measuring=None, pair=None)
        with self._lock:
            count = self._counts.get(uncached.key)
        if count is None:
            # the emulator counts a point once for all states of the cache
            count_in_states = worker_calls.run_emulated_in_states if fn is run_emulated else fn
            count = self._counting.submit(count_in_states, uncached)
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
        result = None if measurement.cancelled() or error is not None else measurement.result()
        if result is None or result.status is Status.SKIPPED:
            settle(joined, result, error)
        else:
            count.add_done_callback(partial(_join, joined, result, measured_in))


def _join(joined: Future[Any], measured: PointResult, measured_in: CacheState, count: Future[Any]) -> None:
    if not joined.set_running_or_notify_cancel():
        return
    error = None if count.cancelled() else count.exception()
    if count.cancelled() or error is not None:
        joined.set_result(join_results(measured, None, str(error) if error is not None else "the sweep was stopped"))
    else:
        counted = count.result()
        joined.set_result(join_results(measured, counted if isinstance(counted, PointResult) else counted[measured_in]))
