"""One point, looked at: its explanation, or its code with its requests, made in a confined worker.

The rule: the process of the user executes no kernel. Each of its questions goes to a worker of its own, which is gone
afterwards; a worker that crashes is a `LaunchError` with one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from warplens.cuda.errors import LaunchError
from warplens.cuda.points import PointSpec
from warplens.cuda.runners.inspection.records import Explanation, Inspection, Refusal, TracePlace
from warplens.cuda.sweep import pool, workers
from warplens.cuda.sweep.engine import KillsWorkers, WorkerDiedError

_P = ParamSpec("_P")
_T = TypeVar("_T")


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

        Raises:
            WarplensError: the point cannot be executed.
        """
        return self._ask(workers.explain_point, point, place, pitch_words, rescored_for)

    def inspect(self, point: PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
        """Execute a point and return its code with its requests, or why there is none.

        Raises:
            LaunchError: the worker crashed.
        """
        return self._ask(workers.inspect_point, point, place)

    def _ask(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return self._executor.submit(call, *args, **kwargs).result()
        except WorkerDiedError as error:
            raise LaunchError(error.reason) from None


@contextmanager
def inspecting_worker() -> Iterator[InspectingWorker]:
    """Yield a worker, and end it afterwards, also if Control-C or an error ends the wait for an answer."""
    executor = pool.make_executor(1)
    try:
        yield InspectingWorker(executor)
    finally:
        if isinstance(executor, KillsWorkers):
            executor.kill_workers()
        executor.shutdown(wait=True)
