"""The worker processes that execute points: a pool that can be killed, and the functions that its workers run.

The rule: everything here is at the level of the module, so that it pickles; workers are spawned, never forked, and
leave Control-C and a polite kill to the process that started them. A worker whose parent is gone ends itself; one that
is late or has lost its card is replaced.
"""

from __future__ import annotations

import atexit
import functools
import math
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from warplens.cuda.device.cards import Found, load_device, look, take_over
from warplens.cuda.device.host import HOST
from warplens.cuda.points import PointResult, PointSpec, Stay
from warplens.cuda.runners.runner import Runner
from warplens.cuda.sweep.engine import TimeLimitError, WorkerDiedError

if TYPE_CHECKING:
    from warplens.cuda.runners.gpu.runner import GpuRunner
    from warplens.cuda.runners.inspection.inspector import Inspector
    from warplens.cuda.runners.inspection.records import BlockRecord, Inspection, Refusal

_P = ParamSpec("_P")
_T = TypeVar("_T")

_LEFT_TO_PARENT = (signal.SIGINT, signal.SIGTERM)
"""Signals that a terminal or a service sends to the whole group; the parent decides what they mean for the sweep."""


NICENESS = 5
"""How far workers stand back for the window and whatever else the user is doing (POSIX nice values, 0 to 19)."""


BLAS_THREADS = "OPENBLAS_NUM_THREADS"
"""Read by NumPy's matrix products when a worker imports NumPy. Left alone, each worker has a thread for every processor
and these wait for each other: a point of matmul_tiled took 0.1 to 0.6 s longer on 2 busy processors."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """What one worker may use: so many threads, and the card with this UUID if one is named."""

    threads: int = 1
    card: str = ""


@dataclass(frozen=True, slots=True)
class Last(Generic[_T]):
    """What a call returns as the last that its worker can do; the pool passes on the value and replaces the worker."""

    value: _T


class Gone(Last[_T]):
    """What a call returns whose card no process can open, as far as it knows; the pool passes it on as it is."""


class _Worker:
    """One process and the pool of one around it; the process starts with its first call."""

    def __init__(self, place: Place) -> None:
        self._recorder = _RecordingContext()
        self.place = place
        self.timer: threading.Timer | None = None
        self.is_late = False
        self._farewell: threading.Thread | None = None
        known = (place, look())
        self.pool = ProcessPoolExecutor(1, mp_context=self._recorder, initializer=_begin_worker, initargs=known)

    def submit(self, call: Callable[[], _T]) -> Future[_T]:
        with _signals_held_back():
            return self.pool.submit(call)

    def let_go(self) -> threading.Thread | None:
        """Let the process end after its call; return the thread that sees it off, None if none was started."""
        # Asked to wait, a pool ends its process and joins this thread; asked not to, it ends it and forgets the thread.
        self._farewell = getattr(self.pool, "_executor_manager_thread", None) or self._farewell
        self.pool.shutdown(wait=False)
        return self._farewell

    def kill(self) -> None:
        for process in self._recorder.made:
            if process.pid is not None:
                process.kill()


class WorkerPool(Executor):
    """Processes that can be killed in the middle of a native loop, and that die alone.

    It is made of pools of one process. In a larger pool a worker that dies takes all the others' calls with it, and the
    pool may stumble over its own cleaning up: it starts workers in the thread that submits while another thread takes
    it apart (killing workers at random hung CPython 3.11 within minutes). A pool of one starts its worker before that
    other thread exists, so here only the call of the dead worker fails, with `WorkerDiedError`.

    Args:
        places: one for each worker; a worker that is replaced leaves its place to the next.
        limit_s: seconds that a call may take, the start of a worker included; then its worker is killed, and the call
            ends with `TimeLimitError`.
    """

    def __init__(self, places: Sequence[Place], limit_s: float = math.inf) -> None:
        self._lock = threading.Lock()
        self._limit_s = limit_s
        os.environ.setdefault(BLAS_THREADS, "1")  # for the workers: here NumPy is imported already
        self._idle = [_Worker(place) for place in reversed(places)]
        self._busy: set[_Worker] = set()
        self._dead: list[_Worker] = []
        self._waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._is_shut = False

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Hand out one call; it waits while all workers are busy."""
        future: Future[_T] = Future()
        with self._lock:
            if self._is_shut:
                raise RuntimeError("cannot schedule new futures after shutdown")
            self._waiting.append((future, functools.partial(fn, *args, **kwargs)))
        self._hand_out()
        return future

    def kill_workers(self) -> None:
        """Kill every worker now; calls in flight end with `WorkerDiedError`."""
        with self._lock:
            workers = [*self._idle, *self._busy]
        for worker in workers:
            worker.kill()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - Executor's
        """Let the workers end after the calls they have; calls that wait for a worker are cancelled."""
        del cancel_futures
        with self._lock:
            self._is_shut = True
            waiting, self._waiting = self._waiting, deque()
            workers = [*self._idle, *self._busy, *(self._dead if wait else ())]
        for future, _ in waiting:
            future.cancel()
        farewells = [worker.let_go() for worker in workers]  # all at once: each takes a while to end
        for thread in farewells if wait else ():
            if thread is not None:
                thread.join()

    def _hand_out(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or not self._idle:
                    return
                future, call = self._waiting.popleft()
                if not future.running() and not future.set_running_or_notify_cancel():
                    continue
                worker = self._idle.pop()
                self._busy.add(worker)
            try:
                inner = worker.submit(call)
            except (OSError, RuntimeError, ValueError, MemoryError) as error:  # it died idle, or none can be started
                self._replace(worker)
                if not isinstance(error, BrokenExecutor) or not self._take_back(future, call):
                    future.set_exception(WorkerDiedError(f"no worker process took the call: {error}"))
            else:
                self._start_clock(worker)
                inner.add_done_callback(functools.partial(self._on_done, worker, future))

    def _take_back(self, future: Future[Any], call: Callable[[], Any]) -> bool:
        """Let a call wait again whose worker had died between two calls, unless the pool is shut."""
        with self._lock:
            if not self._is_shut:
                self._waiting.appendleft((future, call))
            return not self._is_shut

    def _start_clock(self, worker: _Worker) -> None:
        if self._limit_s < math.inf:
            worker.timer = threading.Timer(self._limit_s, self._on_late, [worker])
            worker.timer.daemon = True
            worker.timer.start()

    def _on_late(self, worker: _Worker) -> None:
        with self._lock:
            if worker.timer is threading.current_thread():  # else its call has just ended
                worker.is_late = True
                worker.kill()

    def _on_done(self, worker: _Worker, future: Future[Any], inner: Future[Any]) -> None:
        """Pass on what came of a call; the worker is free, or replaced, before anybody hears of it."""
        error = inner.exception()
        value = None if error is not None else inner.result()
        with self._lock:
            if worker.timer is not None:
                worker.timer.cancel()
                worker.timer = None
        if isinstance(error, BrokenExecutor):
            self._replace(worker)
            if worker.is_late:
                error = TimeLimitError(f"it took longer than the time limit of {self._limit_s:g} s and was ended")
            else:
                error = WorkerDiedError("the worker process died")
        elif worker.is_late or isinstance(value, Last):
            worker.kill()
            self._replace(worker)
        else:
            with self._lock:
                self._busy.discard(worker)
                self._idle.append(worker)
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value.value if isinstance(value, Last) and not isinstance(value, Gone) else value)
        self._hand_out()

    def _replace(self, worker: _Worker) -> None:
        """Put a fresh worker into the place of a dead one, whose pool cleans up after itself."""
        with self._lock:
            self._busy.discard(worker)
            self._dead.append(worker)
            if not self._is_shut:
                self._idle.append(_Worker(worker.place))


def make_executor(workers: int | None = None) -> WorkerPool:
    """Return a pool of `workers` processes, by default one for each processor.

    They share the processors: fewer of them than processors have several threads each.
    """
    workers = workers or worker_count()
    return WorkerPool([Place(threads=max(1, worker_count() // workers))] * workers)


def run_emulated(point: PointSpec) -> PointResult:
    """Run one point on this process's emulator."""
    return _emulator().run(point)


def run_measured(point: PointSpec, stay: Stay | None = None) -> PointResult | Last[PointResult]:
    """Run one point, or what of it belongs to one visit, on the card of this worker.

    The worker can do no other after an error that takes the card from it. A point of the processor itself is run there.
    """
    if point.device == HOST:
        return _host_runner().run(point)
    runner = _card_runner(point.device)
    result = runner.run(point, stay)
    if runner.is_gone:
        return Gone(result)
    return Last(result) if runner.lost else result


@functools.cache
def _card_runner(device: str) -> GpuRunner:
    """Return the one runner of this process's card."""
    from warplens.cuda.runners.gpu.runner import GpuRunner

    return GpuRunner(_own.place.card, spec=load_device(device))


@functools.cache
def _host_runner() -> Runner:
    """Return the one runner of NumPy's baselines of this process."""
    from warplens.cuda.runners.numpy_runner import HostRunner

    return HostRunner(threads=_own.place.threads)


@functools.cache
def _emulator() -> Runner:
    """Return the one emulator of this process; made here, as only workers need the engine and the compiler."""
    from warplens.cuda.runners.emulator import EmulatorRunner

    return EmulatorRunner(threads=_own.place.threads)


def inspect_point(point: PointSpec) -> Inspection | Refusal:
    """Execute a point to look at it, and keep its launch ready for `record_block`."""
    return _inspector().inspect(point)


def record_block(point: PointSpec, block: int, first: int) -> BlockRecord | Refusal:
    """Return the requests of a block of a point, those from an instruction's `first` execution on."""
    return _inspector().record(point, block, first)


@functools.cache
def _inspector() -> Inspector:
    from warplens.cuda.runners.inspection.inspector import Inspector

    return Inspector(threads=_own.place.threads)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Block the signals in this thread; a process spawned meanwhile inherits that until it ignores them itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _LEFT_TO_PARENT)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(slots=True)
class _Own:
    """What this process may use: set once, when a worker begins."""

    place: Place = Place()


_own = _Own()


def _begin_worker(place: Place, found: Found) -> None:
    _own.place = place
    take_over(found)
    for number in _LEFT_TO_PARENT:
        signal.signal(number, signal.SIG_IGN)
    if place.card:
        _say_nothing()
    elif hasattr(os, "nice"):
        os.nice(NICENESS)
    # Taking the interpreter and LLVM apart takes a quarter of a second, for what the system frees anyway.
    atexit.register(os._exit, 0)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()


def _say_nothing() -> None:
    """Let what this process prints go nowhere.

    Every timed launch of a kernel prints anew, a failed assertion prints a line for each thread, and PyCUDA one for
    each array that it cannot free afterwards; what there is to know of it stands in the result.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for descriptor in (1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)


def _end_with_parent() -> None:
    """End this worker when its parent is gone.

    A pool's idle workers wait on a pipe whose other end they hold themselves, so after a parent that was killed they
    would stay for ever. This thread belongs to the worker process alone; nothing else runs in it.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
