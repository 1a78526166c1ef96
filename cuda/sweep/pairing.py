"""The executor of sweeps on cards: measures a point on a card and counts it on a processor, both at once.

The rule: a card never waits for a count. Points are queued for the cards as they come, whatever is still being counted;
a point is done when both halves are. One that the card skips is done with that, while one that fails there still waits
for its count, which may say where the fault is. A point is counted once for all states of the cache. Points of devices
that are no cards go to the processors alone. Of a baseline nothing can be counted: it is measured, and that is all.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from warplens.cuda.device.cards import cards, is_card
from warplens.cuda.device.host import HOST
from warplens.cuda.points import PointResult, PointSpec, Status
from warplens.cuda.runners.gpu.joining import joined
from warplens.cuda.sweep import workers as processes
from warplens.cuda.sweep.engine import KillsWorkers
from warplens.cuda.sweep.visits import VisitingExecutor
from warplens.cuda.sweep.workers import Last, Place, WorkerPool

_P = ParamSpec("_P")
_T = TypeVar("_T")

MOST_COUNTS = 4096
"""Counts that are kept for a point's other state of the cache, which follows soon; all of a large sweep would be as
large as its profile."""
TIME_LIMIT_S = 60.0
"""Seconds that measuring a point may take: compiling, the arrays, the reference and the samples take a few."""


class PairingExecutor(Executor):
    """Runs points of cards twice, on their card and on a processor, and joins the results.

    Args:
        measuring: the workers of each device that is a card, by its key, and of the processor itself.
        counting: the workers of everything else.
        measure: runs a point on the card of its worker.
    """

    def __init__(
        self,
        measuring: Mapping[str, Executor],
        counting: Executor,
        measure: Callable[[PointSpec], PointResult | Last[PointResult]],
    ) -> None:
        self._measuring = dict(measuring)
        self._counting = counting
        self._measure = measure
        self._counts: dict[Hashable, Future[Any]] = {}
        self._halves: set[Future[Any]] = set()
        self._open: set[Future[Any]] = set()
        """What somebody waits for."""
        self._lock = Lock()

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Run `fn`, which counts the point that is its argument; a point of a card is measured as well."""
        future = self._submit(fn, *args, **kwargs)
        with self._lock:
            self._open.add(future)
        future.add_done_callback(self._on_over)
        return future

    def _submit(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
        point = args[0] if args else None
        if not isinstance(point, PointSpec) or point.device not in self._measuring:
            return self._counting.submit(fn, *args, **kwargs)
        if point.baseline is not None:
            return self._measuring[point.device].submit(self._measure, point)
        whole: Future[Any] = Future()
        count = self._count(fn, point)
        half: Future[Any] = self._measuring[point.device].submit(self._measure, point)
        with self._lock:
            self._halves.add(half)
        half.add_done_callback(partial(self._on_measured, whole, count))
        return whole

    def kill_workers(self) -> None:
        """Kill every worker now; what waits for one is cancelled."""
        with self._lock:
            waiting = [*self._halves, *self._counts.values()]
        for half in waiting:
            half.cancel()
        for pool in (*self._measuring.values(), self._counting):
            if isinstance(pool, KillsWorkers):
                pool.kill_workers()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers end after the calls they have; a count that nobody waits for is ended."""
        self._end_needless()
        pools = (*self._measuring.values(), self._counting)
        for pool in pools:  # all at once: a card's worker takes a while to give up its context
            pool.shutdown(wait=False, cancel_futures=cancel_futures)
        for pool in pools if wait else ():
            pool.shutdown(wait=True, cancel_futures=cancel_futures)

    def _end_needless(self) -> None:
        """End the counts that no point waits for any more, as of one that its card skipped, where nothing else runs."""
        with self._lock:
            needless = [] if self._open else [count for count in self._counts.values() if not count.done()]
        for count in needless:
            count.cancel()
        if needless and isinstance(self._counting, KillsWorkers):
            self._counting.kill_workers()

    def _on_over(self, future: Future[Any]) -> None:
        with self._lock:
            self._open.discard(future)

    def _count(self, fn: Callable[..., Any], point: PointSpec) -> Future[Any]:
        """Return the count of a point, which its other states of the cache share."""
        same = replace(point, cache=None, measuring=None)
        with self._lock:
            known = self._counts.get(same.key)
        if known is None:
            known = self._counting.submit(fn, same)
            with self._lock:
                self._counts[same.key] = known
                # One that is not done stays: `kill_workers` has to cancel it.
                while len(self._counts) > MOST_COUNTS and self._counts[oldest := next(iter(self._counts))].done():
                    del self._counts[oldest]
        return known

    def _on_measured(self, whole: Future[Any], count: Future[Any], half: Future[Any]) -> None:
        with self._lock:
            self._halves.discard(half)
        error = None if half.cancelled() else half.exception()
        if half.cancelled():
            whole.cancel()
            whole.set_running_or_notify_cancel()
        elif error is not None:
            if whole.set_running_or_notify_cancel():
                whole.set_exception(error)
        elif half.result().status is Status.SKIPPED:
            if whole.set_running_or_notify_cancel():
                whole.set_result(half.result())
        else:
            count.add_done_callback(partial(_join, whole, half.result()))


def _join(whole: Future[Any], measured: PointResult, count: Future[Any]) -> None:
    if not whole.set_running_or_notify_cancel():
        return
    error = None if count.cancelled() else count.exception()
    if count.cancelled() or error is not None:
        whole.set_result(joined(measured, None, str(error) if error is not None else "the sweep was stopped"))
    else:
        whole.set_result(joined(measured, count.result()))


def make_pairing_executor(
    devices: tuple[str, ...],
    workers: int | None = None,
    *,
    limit_s: float = math.inf,
    measure: Callable[[PointSpec], PointResult | Last[PointResult]] | None = None,
) -> Executor:
    """Return an executor for points of these devices; where nothing is measured it is a pool of processes.

    Args:
        devices: keys of the devices of the sweep, `HOST` for the processor itself.
        workers: processes that count; by default one for each processor that no card's worker needs.
        limit_s: seconds that measuring a point may take.
        measure: runs a point on the card of its worker, by default through PyCUDA.
    """
    places = {
        key: [Place(card=card.uuid) for card in cards() if card.spec.key == key] for key in filter(is_card, devices)
    }
    count = workers or max(1, processes.worker_count() - sum(map(len, places.values())))
    pools: dict[str, Executor] = {
        key: VisitingExecutor([WorkerPool([place], limit_s) for place in of_model]) for key, of_model in places.items()
    }
    if HOST in devices:
        pools[HOST] = WorkerPool([Place(threads=processes.worker_count())], limit_s)
    if not pools:
        return processes.make_executor(workers)
    return PairingExecutor(pools, processes.make_executor(count), measure or processes.run_measured)
