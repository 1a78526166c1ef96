"""One point, looked at: its explanation, or its code with its requests, made in a confined worker.

The rule: the process of the user executes no kernel. Each of its questions goes to a worker of its own, which is gone
afterwards; a worker that crashes, or takes longer than the time limit, is a `LaunchError` with one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from warplens.cuda.ground import errors, points
from warplens.cuda.sweep import pool as worker_pool
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.pool import TIME_LIMIT_S, WorkerPool
from warplens.cuda.sweep.protocols import KillsWorkers, WorkerDiedError

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Explanation, Inspection, Refusal, Timeline, TracePlace

SLICE_S = 0.1  # the user who cancels waits so long at most
_P = ParamSpec("_P")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class InspectingWorker:
    """A worker that executes points to look at them, on all processors."""

    _executor: Executor

    def explain(
        self,
        point: points.PointSpec,
        place: TracePlace | None = None,
        *,
        pitch_words: int | None = None,
        rescored_for: str | None = None,
    ) -> Explanation:
        """Execute a point and explain its memory traffic; the arguments are those of `inspection.explanation.explain`.

        A `WarplensError` says why the point cannot be executed, or that it takes longer than the time limit.
        """
        return self._ask(worker_calls.explain_point, point, place, pitch_words, rescored_for)

    def inspect(self, point: points.PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
        """Execute a point and return its code with its requests, or why there is none.

        A `LaunchError` says that the worker crashed, or took longer than the time limit.
        """
        return self._ask(worker_calls.inspect_point, point, place)

    def timeline(self, point: points.PointSpec) -> Timeline | Refusal:
        """Execute a point and return its launch by time, or why there is none; it raises what `inspect` does."""
        return self._ask(worker_calls.timeline_of_point, point)

    def _ask(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        answer = self._executor.submit(call, *args, **kwargs)
        while not wait([answer], SLICE_S).done:
            pass  # what ends the waiting thread's call does so between two slices
        try:
            return answer.result()
        except WorkerDiedError as error:
            raise errors.LaunchError(error.reason) from None


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
