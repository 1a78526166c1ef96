"""The worker processes that execute points: a pool that can be killed, and the function that each worker runs.

The rule: everything here is at the level of the module, so that it pickles; workers are spawned, never forked, and
leave Control-C to the process that started them. A worker whose parent is gone ends itself.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ParamSpec, TypeVar

from warplens.cuda.runners.result import PointResult, PointSpec, Runner

_P = ParamSpec("_P")
_T = TypeVar("_T")


def worker_count() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _RecordingContext(SpawnContext):
    """A spawn context that remembers the processes it made, since a pool does not tell who its workers are."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[SpawnProcess] = []

    # A method where the base has a class: the only public way to see each process that a pool makes.
    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **kwargs)
        self.made.append(process)
        return process


class WorkerPool(ProcessPoolExecutor):
    """A process pool whose workers can be killed in the middle of a native loop.

    All workers start with the pool. Left to itself a pool starts them one by one as calls come in, and where one dies
    meanwhile, the thread that submits and the one that cleans up stumble over each other (seen with CPython 3.11).
    """

    def __init__(self, workers: int) -> None:
        self._recorder = _RecordingContext()
        super().__init__(workers, mp_context=self._recorder, initializer=_begin_worker)
        for _ in range(workers):  # a call that finds no idle worker starts one, and none is idle yet
            self.submit(_do_nothing)

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Hand out one call; a worker that is started for it is born with Control-C held back."""
        with _interrupt_held_back():
            return super().submit(fn, *args, **kwargs)

    def kill_workers(self) -> None:
        """Kill every worker now; calls in flight end with `BrokenProcessPool`."""
        for process in self._recorder.made:
            if process.pid is not None:
                process.kill()


def make_executor(workers: int | None = None) -> WorkerPool:
    """Return a pool of `workers` processes, by default one for each processor."""
    return WorkerPool(workers or worker_count())


def run_emulated(point: PointSpec) -> PointResult:
    """Run one point on this process's emulator."""
    return _emulator().run(point)


@functools.cache
def _emulator() -> Runner:
    """Return the one emulator of this process; made here, as only workers need the engine and the compiler."""
    from warplens.cuda.runners.emulator import EmulatorRunner

    return EmulatorRunner()


@contextmanager
def _interrupt_held_back() -> Iterator[None]:
    """Block SIGINT in this thread; a process spawned meanwhile inherits that until its initializer ignores it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do_nothing() -> None:
    """Be a call."""


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its parent is gone.

    A pool's idle workers wait on a pipe whose other end they hold themselves, so after a parent that was killed they
    would stay for ever. This thread belongs to the worker process alone; nothing else runs in it.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
