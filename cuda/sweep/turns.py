"""Measures the two points of a pair in turns, in one worker process that has a card.

The rule: neither point of a pair is measured alone. A pair goes to a card when both its points have been submitted, and
both are done together; what happens to the worker happens to both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from warplens.cuda.points import PairSide, PlannedVisit, PointSpec
from warplens.cuda.runners.measurement.turns import Decides
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.engine import KillsWorkers
from warplens.cuda.sweep.workers import LastResult

_P = ParamSpec("_P")
_T = TypeVar("_T")


class TurnsExecutor(Executor):
    """Runs pairs of points on the cards of one model.

    Args:
        pools: one for each card, with one worker.
        decides: says whether the samples of a pair are enough.
    """

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
        card, turn = number % len(self._pools), number // len(self._pools)
        visit = PlannedVisit(card=card, turn=turn)
        try:
            call = self._pools[card].submit(worker_calls.run_in_turns, points, visit, self._decides)
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
