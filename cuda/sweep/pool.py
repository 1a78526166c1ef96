"""Pools of worker processes that can be killed, each of them by itself, and the execution of a sweep by them.

The rule: workers are spawned, never forked. A worker that dies costs its own call alone, which runs once more where
nothing tells why; one that exceeds the time limit or has lost its GPU is replaced. The command line, the window and the
Python API get the executors of this machine here, so that a point runs the same way in each of them.
"""

import functools
import math
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Any, ParamSpec, TypeAlias, TypeVar

from warplens.cuda.device.gpus import find_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus
from warplens.cuda.execute.measurement.interleaved import Decides
from warplens.cuda.ground import files, host, processor_time
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep import places, protocols, visits
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.answers import AnswerQueue, settle, type_of
from warplens.cuda.sweep.pairing import InterleavedExecutor, PairingExecutor
from warplens.cuda.sweep.workers import GpuLost, LastResult

_P = ParamSpec("_P")
_T = TypeVar("_T")

SPARE_PROCESSOR_S = 60.0
"""A confined worker may take this much processor time beyond its time limit on all threads: then the system ends it,
should its pool not have done so."""
EXIT_CODE_S = 5.0  # the exit code of a worker whose pipe has closed is there at once; this long it is waited for

_OUTSIDE = "compiled code left the memory of the launch past its checks, and the system ended the worker process"
CRASHES = {  # what is said of a worker that a signal ended; other signals came from outside
    signal.SIGSEGV: f"{_OUTSIDE} (segmentation fault)",
    signal.SIGILL: "the worker process ended with an illegal instruction",
    signal.SIGABRT: "the worker process aborted itself",
    signal.SIGFPE: "the worker process ended with an arithmetic exception",
}
if hasattr(signal, "SIGBUS"):
    CRASHES |= {
        signal.SIGBUS: f"{_OUTSIDE} (bus error)",
        signal.SIGXCPU: "the worker process used up its processor time, and the system ended it",
        signal.SIGSYS: "the worker process made a call to the system that no worker makes, and the system ended it",
    }


class _WorkerProcess(SpawnProcess):
    """A process that does not import the main module of the one that starts it.

    A worker needs nothing of it, and a script then needs no `if __name__ == "__main__"`: it may as well be a notebook
    or standard input, which cannot be imported.
    """

    @staticmethod
    def _Popen(process_obj: BaseProcess) -> Any:  # noqa: N802 - the name that multiprocessing calls
        with _hidden_main():
            return SpawnProcess._Popen(process_obj)  # noqa: SLF001 - its only hook


_main_lock = threading.Lock()


@contextmanager
def _hidden_main() -> Iterator[None]:
    """Replace the main module by an empty one while multiprocessing looks up what a child is to import."""
    with _main_lock:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


class _RecordingContext(SpawnContext):
    """A spawn context that records the processes it makes, since a pool has no public list of its workers. Where the
    workers are confined, their answers are read with care.
    """

    def __init__(self, *, reads_with_care: bool) -> None:
        super().__init__()
        self.processes: list[SpawnProcess] = []
        self.answers = AnswerQueue(ctx=self.get_context()) if reads_with_care else None

    def SimpleQueue(self) -> Any:  # noqa: N802 - the method that a pool calls for its answers
        return self.answers or super().SimpleQueue()

    # A method where the base has a class: the only public way to see each process that a pool makes.
    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = _WorkerProcess(*args, **kwargs)
        self.processes.append(process)
        return process


class _Worker:
    """One process and the pool of one around it; the process starts with its first call."""

    def __init__(self, resources: protocols.WorkerResources, known_gpus: AvailableGpus | None, limit_s: float) -> None:
        with _signals_blocked():  # multiprocessing's own process ignores two of them alone
            resource_tracker.ensure_running()
        self._context = _RecordingContext(reads_with_care=resources.executes_kernels and os.name == "posix")
        self.resources = resources
        self.timer: threading.Timer | None = None
        self.limit = processor_time.Limit(None, math.inf)
        self.is_late = self.is_unwanted = False
        self.activity_clock = self._context.RawArray(*host.ACTIVITY_CLOCK)
        self.point: PointSpec | None = None
        self.late_doing = ""
        self._manager: threading.Thread | None = None
        self.pool = ProcessPoolExecutor(
            1,
            mp_context=self._context,
            initializer=places.begin_worker,
            initargs=(resources, known_gpus or find_gpus(), places.places(), self.activity_clock, limit_s),
        )

    def submit(self, call: Callable[[], _T], limit_s: float) -> Future[Any]:
        with _signals_blocked():
            if not self.resources.executes_kernels:
                return self.pool.submit(call)
            if answers := self._context.answers:
                answers.reader.expected = type_of(call)
            return self.pool.submit(places.answer, call, limit_s * self.resources.threads + SPARE_PROCESSOR_S)

    def begin(self, limit_s: float) -> None:
        """Let a call begin, which may take so long: where it executes kernels, on each of its threads."""
        process = self._context.processes[-1].pid if self.resources.executes_kernels else None
        self.limit = processor_time.Limit(process, limit_s, threads=self.resources.threads, waits=self._waits)

    def activity(self) -> tuple[host.Activity, float] | None:
        """Return what it does before it executes a kernel, and for how many seconds, None where it does not."""
        return None if self._waits() else host.activity_of(self.activity_clock)

    def _waits(self) -> bool:
        current = host.activity_of(self.activity_clock)
        return current is not None and current[0] is host.Activity.WAITING

    def crash(self) -> str:
        """Return how a process that executes kernels ended, as a sentence, "" where nothing tells."""
        if (answers := self._context.answers) and answers.reader.complaint:
            return f"{answers.reader.complaint}, and was ended"
        for process in self._context.processes if self.resources.executes_kernels else ():
            process.join(EXIT_CODE_S)  # its pipe may close a moment before its exit code is there
            if process.exitcode is not None and -process.exitcode in CRASHES:
                return CRASHES[signal.Signals(-process.exitcode)]
        return ""

    def shut_down(self) -> threading.Thread | None:
        """Let the process end after its call; return the thread that waits for it, None if none was started."""
        # shutdown(wait=True) joins this thread; shutdown(wait=False) drops the only reference to it.
        self._manager = getattr(self.pool, "_executor_manager_thread", None) or self._manager
        self.pool.shutdown(wait=False)
        return self._manager

    def kill(self) -> None:
        for process in self._context.processes:
            if process.pid is not None:
                process.kill()


class WorkerPool(Executor):
    """Processes that can be killed in the middle of a native loop, and that die alone.

    It is made of pools of one process. In a larger pool a worker that dies takes all the others' calls with it, and the
    pool may fail while it cleans up: it starts workers in the thread that submits while another thread takes it apart
    (killing workers at random hung CPython 3.11 within minutes). A pool of one starts its worker before that other
    thread exists, so here only the call of the dead worker fails, with `WorkerDiedError`.

    A call may take `limit_s` seconds, the start of a worker included but not its wait for the memory of other workers,
    and with `adds_budget` the budget of its point; then it ends with `TimeLimitError`. Where a worker executes kernels
    they are seconds of processor time on each of its threads, its children's included, else of wall time.
    """

    def __init__(
        self,
        resources: Sequence[protocols.WorkerResources],  # what each worker may use; one that is replaced passes it on
        limit_s: float = math.inf,
        *,
        adds_budget: bool = False,
        known_gpus: AvailableGpus | None = None,  # those that workers know, by default those of this machine
    ) -> None:
        self._known_gpus = known_gpus
        self._lock = threading.Lock()
        self._limit_s = limit_s
        self._adds_budget = adds_budget
        # Else each worker starts a thread for every processor and they wait for each other: a point of matmul_tiled
        # took 0.1 to 0.6 s longer on 2 busy processors. Here NumPy is imported already.
        os.environ.setdefault(host.BLAS_THREADS, "1")
        self._idle = [_Worker(entry, known_gpus, limit_s) for entry in reversed(resources)]
        self._busy: set[_Worker] = set()
        self._dead: list[_Worker] = []
        self._waiting: deque[tuple[Future[Any], Callable[[], object]]] = deque()
        self._second: set[Future[Any]] = set()  # those of calls that run once more
        self._is_shut = False

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Run one call as soon as a worker is free."""
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
            again = [entry for entry in self._waiting if entry[0] in self._second]
            for entry in again:
                self._waiting.remove(entry)
            for worker in self._busy:
                worker.is_unwanted = True
        for future, _ in again:
            future.set_exception(protocols.WorkerDiedError("the worker process died"))
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
            if not future.cancel():  # it was to run once more
                future.set_exception(protocols.WorkerDiedError("the worker process died"))
        managers = [worker.shut_down() for worker in workers]  # all at once: each takes a while to end
        for thread in managers if wait else ():
            if thread is not None:
                thread.join()

    def activities(self) -> tuple[protocols.PointActivity, ...]:
        """Return what the workers do that may take long."""
        with self._lock:
            busy = [(worker.point, worker.activity()) for worker in self._busy]
        return tuple(
            protocols.PointActivity(point=point, activity=current[0], seconds=current[1])
            for point, current in busy
            if point is not None and current is not None
        )

    def _hand_out(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or not self._idle:
                    return
                future, call = self._waiting.popleft()
                if not future.running() and not future.set_running_or_notify_cancel():
                    continue
                worker = self._idle.pop()
                worker.point = _point_of(call)
                self._busy.add(worker)
            try:
                inner = worker.submit(call, self._limit_of(call))
            except (OSError, RuntimeError, ValueError, MemoryError) as error:  # it died while idle, or none starts
                self._replace(worker)
                with self._lock:
                    is_queued = isinstance(error, BrokenExecutor) and not self._is_shut
                    if is_queued:  # the worker had died between two calls
                        self._waiting.appendleft((future, call))
                if not is_queued:
                    future.set_exception(protocols.WorkerDiedError(f"no worker process took the call: {error}"))
            else:
                if worker.is_unwanted:  # its process started meanwhile, and had no number by which to kill it
                    worker.kill()
                worker.begin(self._limit_of(call))
                if not math.isinf(worker.limit.limit_s):
                    self._start_timer(worker, worker.limit.left_s())
                inner.add_done_callback(functools.partial(self._on_done, worker, future, call))

    def _limit_of(self, call: Callable[[], object]) -> float:
        point = _point_of(call) if self._adds_budget else None
        return self._limit_s if point is None else self._limit_s + point.budget_s

    def _start_timer(self, worker: _Worker, seconds: float) -> None:
        worker.timer = threading.Timer(seconds, self._on_late, [worker])
        worker.timer.daemon = True
        worker.timer.start()

    def _on_late(self, worker: _Worker) -> None:
        """End the call of a worker, or look again when it may have taken its limit."""
        with self._lock:
            if worker.timer is not threading.current_thread():  # its call has just ended
                return
            if left_s := worker.limit.left_s():
                self._start_timer(worker, left_s)
            else:
                worker.is_late = True
                if current := worker.activity():
                    is_compiling = current[0] is host.Activity.COMPILING
                    what = "compiled" if is_compiling else "translated into code of this processor"
                    worker.late_doing = f" while the kernel was being {what}; --time-limit allows more"
                worker.kill()

    def _on_done(self, worker: _Worker, future: Future[Any], call: Callable[[], object], inner: Future[Any]) -> None:
        """Pass on the result of a call, after its worker is free again or replaced."""
        error, value = inner.exception(), None
        if error is None:
            value, kept = inner.result() if worker.resources.executes_kernels else (inner.result(), ())
            files.store_kept(kept)
        with self._lock:
            if worker.timer is not None:
                worker.timer.cancel()
                worker.timer = None
        if isinstance(error, BrokenExecutor):
            self._replace(worker)
            if worker.is_late:
                late = worker.limit.sentence("the time limit of ")
                error = protocols.TimeLimitError(f"{late} and was ended{worker.late_doing}")
            else:
                crash = worker.crash()
                worker.kill()  # one whose answer cannot be read is still there
                if not crash and self._runs_again(worker, future, call):
                    self._hand_out()
                    return
                died = protocols.WorkerDiedError("the worker process died")
                error = protocols.ExplainedDeathError(crash) if crash else died
        elif worker.is_late or isinstance(value, LastResult):
            worker.kill()
            self._replace(worker)
        else:
            with self._lock:
                self._busy.discard(worker)
                self._idle.append(worker)
        self._second.discard(future)
        if isinstance(value, LastResult) and not isinstance(value, GpuLost):
            value = value.value
        settle(future, value, error)
        self._hand_out()

    def _runs_again(self, worker: _Worker, future: Future[Any], call: Callable[[], object]) -> bool:
        """Let a call run once more whose worker has died without a sign; return whether it does."""
        with self._lock:
            if not worker.resources.executes_kernels or worker.is_unwanted or self._is_shut or future in self._second:
                return False
            self._second.add(future)
            self._waiting.appendleft((future, call))
            return True

    def _replace(self, worker: _Worker) -> None:
        """Replace a dead worker by a fresh one; the dead one's pool cleans up after itself."""
        with self._lock:
            self._busy.discard(worker)
            self._dead.append(worker)
            if not self._is_shut:
                self._idle.append(_Worker(worker.resources, self._known_gpus, self._limit_s))


def _point_of(call: Callable[[], object]) -> PointSpec | None:
    first = call.args[0] if isinstance(call, functools.partial) and call.args else None
    return first if isinstance(first, PointSpec) else None


def make_executor(workers: int | None = None, limit_s: float = math.inf, adds_budget: bool = False) -> WorkerPool:  # noqa: FBT001, FBT002 - as `MakePool`
    """Return a pool of `workers` processes that share the processors; by default one process for each processor."""
    workers = workers or host.worker_count()
    resources = [
        protocols.WorkerResources(threads=max(1, host.worker_count() // workers), executes_kernels=True)
    ] * workers
    return WorkerPool(resources, limit_s, adds_budget=adds_budget)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block the signals in this thread; a process spawned meanwhile inherits that until it ignores them itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, places.STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# The execution of a sweep on this machine: pools of processes, one for each GPU of a place and one that counts.

TIME_LIMIT_S = 60.0
"""A point may take this many seconds on a GPU, and this many beside its budget in the emulator; compiling, arrays,
reference and samples usually take a few."""
MakePool: TypeAlias = Callable[[int | None, float, bool], WorkerPool]
"""Makes a pool from the number of workers, the limit of a call in seconds, and whether a point's budget is added."""


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
    make = make_counting or make_executor
    adds_budget = limit_s is None
    limit_s = TIME_LIMIT_S if limit_s is None else limit_s
    resources = {device: places.place_of(device).workers(device) for device in devices}
    visited = {device for device in devices if places.traits_of(device).in_visits}
    on_gpus = visits.VisitingExecutor if decides is None else functools.partial(InterleavedExecutor, decides=decides)
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


def counting_workers(devices: Sequence[str]) -> int:
    """Return how many processes count points of these devices: one for each processor that no GPU's worker needs."""
    return max(1, host.worker_count() - _count_gpus(devices))


def _count_gpus(devices: Sequence[str]) -> int:
    visited = (device for device in devices if places.traits_of(device).in_visits)
    return sum(len(places.place_of(device).workers(device)) for device in visited)


def local_execution(
    devices: Sequence[str],
    points: int,
    *,
    workers: int | None = None,  # number of points that are executed at once; by default one for each processor
    limit_s: float | None = None,  # seconds that a point may take; by default those of `make_pairing_executor`
    decides: Decides | None = None,  # whether a pair's samples suffice; with it all points are pairs, measured in turns
    make_counting: MakePool | None = None,  # makes the pool of the processes that count, by default a new one
) -> protocols.Execution:
    """Return the execution of a sweep of this many points on these devices, in worker processes of this machine."""
    sharing = (device for device in devices if not places.traits_of(device).needs_machine)
    has_own_workers = any(places.place_of(device).workers(device) for device in sharing)
    count = min(workers or host.worker_count(), points)
    return protocols.Execution(
        executor_factory=functools.partial(
            make_pairing_executor,
            tuple(devices),
            workers if has_own_workers else count,
            limit_s=limit_s,
            decides=decides,
            make_counting=make_counting,
        ),
        run_point=places.run_emulated,
        workers=count,
        in_flight=points if has_own_workers else count,
        gpus=_count_gpus(devices),
    )
