"""Runs many calls in processes of their own, so that one that crashes or hangs is one failure and no more.

The rule: a call that fails is no silent gap: it comes back with its reason, and every figure of modelled launches
states how many there are.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Generic, TypeVar

from model.launches import Measured, Modelled

from warplens.cuda.ground.host import worker_count

LIMIT_S = 240.0
"""A call may take this long, compilation included."""
CALLS_A_PROCESS = 25
"""A process is replaced after this many, which frees its memory."""
SHOWN_EVERY_S = 60.0

_T = TypeVar("_T")
Task = tuple[Measured, Callable[[], Modelled]]


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a call has no result."""

    reason: str


class _Worker(Generic[_T]):
    """A process that runs one call after another."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._left = 0

    def __call__(self, call: Callable[[], _T]) -> _T | Failure:
        """Run a call."""
        if self._executor is None or not self._left:
            self.end()
            self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            self._left = CALLS_A_PROCESS
        self._left -= 1
        try:
            return self._executor.submit(call).result(timeout=LIMIT_S)
        except TimeoutError:
            self.end()
            return Failure(f"it takes over {LIMIT_S:g} s")
        except BrokenProcessPool:
            self.end()
            return Failure("the process crashed")
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with a call becomes its reason
            return Failure(f"{type(error).__name__}: {str(error).strip().splitlines()[0]}")

    def end(self) -> None:
        """End the process, in the middle of a call too."""
        if self._executor is not None:
            for process in list(self._executor._processes.values()):
                process.kill()
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


def results(calls: Sequence[Callable[[], _T]], workers: int | None = None) -> Iterator[_T | Failure]:
    """Iterate over the results of picklable calls, in their order; each comes once it and those before it are there.

    Args:
        calls: run side by side.
        workers: processes at a time, by default one for each processor.
    """
    idle: SimpleQueue[_Worker[_T]] = SimpleQueue()
    count = workers or worker_count()
    made = [_Worker[_T]() for _ in range(count)]
    for worker in made:
        idle.put(worker)

    def run(call: Callable[[], _T]) -> _T | Failure:
        worker = idle.get()
        try:
            return worker(call)
        finally:
            idle.put(worker)

    threads = ThreadPoolExecutor(count)
    try:
        yield from threads.map(run, calls)
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for worker in made:
            worker.end()


def modelled(tasks: Sequence[Task], workers: int | None = None) -> list[Modelled]:
    """Return the launches in their order, modelled on all processors; a failure is part of the result."""
    launches: list[Modelled] = []
    shown = time.monotonic()
    for (measured, _), found in zip(tasks, results([call for _, call in tasks], workers), strict=True):
        launches.append(Modelled(measured=measured, failure=found.reason) if isinstance(found, Failure) else found)
        if time.monotonic() - shown > SHOWN_EVERY_S:
            shown = time.monotonic()
            sys.stderr.write(f"{len(launches)} of {len(tasks)} launches\n")
    return launches


def task(measured: Measured, function: Callable[..., Modelled], *arguments: object, **named: object) -> Task:
    """Return the task of modelling one launch by a function of `launches`."""
    return measured, partial(function, measured, *arguments, **named)
