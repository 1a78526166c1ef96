"""Models many launches in processes of their own, so that a launch that crashes or hangs is one row and no more.

The rule: a launch that cannot be modelled is no silent gap: it comes back with its reason, and every figure states how
many there are.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from queue import SimpleQueue

from model.launches import Measured, Modelled

from warplens.cuda.processors import worker_count

LIMIT_S = 240.0
"""A launch may take this long, compilation included."""
LAUNCHES_A_PROCESS = 25
"""A process is replaced after this many, which frees its memory."""
SHOWN_EVERY_S = 60.0

Task = tuple[Measured, Callable[[], Modelled]]


class _Worker:
    """A process that models one launch after another."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._left = 0

    def __call__(self, task: Task) -> Modelled:
        """Model a launch; its failure is part of the result."""
        measured, call = task
        if self._executor is None or not self._left:
            self.end()
            self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            self._left = LAUNCHES_A_PROCESS
        self._left -= 1
        try:
            return self._executor.submit(call).result(timeout=LIMIT_S)
        except TimeoutError:
            self.end()
            return Modelled(measured=measured, failure=f"it takes over {LIMIT_S:g} s")
        except BrokenProcessPool:
            self.end()
            return Modelled(measured=measured, failure="the process crashed")
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with a launch becomes its reason
            return Modelled(measured=measured, failure=f"{type(error).__name__}: {str(error).strip().splitlines()[0]}")

    def end(self) -> None:
        """End the process, in the middle of a call too."""
        if self._executor is not None:
            for process in list(self._executor._processes.values()):
                process.kill()
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


def modelled(tasks: Sequence[Task], workers: int | None = None) -> list[Modelled]:
    """Return the launches in their order, modelled on all processors."""
    idle: SimpleQueue[_Worker] = SimpleQueue()
    count = workers or worker_count()
    made = [_Worker() for _ in range(count)]
    for worker in made:
        idle.put(worker)

    def run(task: Task) -> Modelled:
        worker = idle.get()
        try:
            return worker(task)
        finally:
            idle.put(worker)

    results: list[Modelled] = []
    shown = time.monotonic()
    with ThreadPoolExecutor(count) as threads:
        for result in threads.map(run, tasks):
            results.append(result)
            if time.monotonic() - shown > SHOWN_EVERY_S:
                shown = time.monotonic()
                sys.stderr.write(f"{len(results)} of {len(tasks)} launches\n")
    for worker in made:
        worker.end()
    return results


def task(measured: Measured, function: Callable[..., Modelled], *arguments: object, **named: object) -> Task:
    """Return the task of modelling one launch by a function of `launches`."""
    return measured, partial(function, measured, *arguments, **named)
