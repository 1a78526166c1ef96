"""What runs in a worker of a cluster: it describes its machine, and runs each point in a process that can be killed.

The rule: nothing here depends on Dask. A point never runs in the worker itself but in a `WorkerPool` of it, so a kernel
that crashes ends its own process and the worker stays. Each client has a session with pools of its own; a session that
is idle for IDLE_S closes itself, since a client that was killed cannot close it.
"""

import multiprocessing
import multiprocessing.util
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version

from warplens.cuda.compiler import compiler_version
from warplens.cuda.device.gpus import AvailableGpus, find_gpus
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import PlannedVisit, PointResult, PointSpec
from warplens.cuda.sweep.cluster.shipping import ShippedFiles, localized, unpack_files, with_own_paths
from warplens.cuda.sweep.places import Place, WorkerResources, use_places
from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.workers import GpuLost

IDLE_S = 600.0  # a session ends after this many seconds without a point


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    """What a worker of a cluster says of its machine; `gpus` are those that it can use."""

    host: str
    program: str
    compiler: str
    processors: int
    gpus: AvailableGpus


@dataclass(frozen=True, slots=True, kw_only=True)
class RemotePool:
    """The pool that runs a call: a worker process for each entry of `resources`, and seconds that a call may take.

    The budget of a point is added to them if `adds_budget`.
    """

    name: str
    resources: tuple[WorkerResources, ...]
    limit_s: float
    adds_budget: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoteCall:
    """A call `function(point)` or `function(point, visit)` that travels to a worker, with the files of the kernel.

    `gpus` are those of all workers: a worker without GPUs counts the points of another worker's GPU.
    """

    session: str
    pool: RemotePool
    function: Callable[..., object]
    point: PointSpec
    visit: PlannedVisit | None = None
    files: ShippedFiles | None = None
    places: tuple[Place, ...] = ()
    gpus: AvailableGpus = field(default_factory=AvailableGpus)


@dataclass(slots=True)
class _Session:
    """The pools of one client in this worker, by name, and the timer that closes them."""

    pools: dict[str, WorkerPool] = field(default_factory=dict)
    timer: threading.Timer | None = None
    running: int = 0


_sessions: dict[str, _Session] = {}
_lock = threading.Lock()


def describe_machine() -> Machine:
    """Describe the machine of this worker, and prepare it to start processes."""
    # Dask's nanny makes its worker a daemon, which may not start processes. Here a process ends with its worker anyway.
    process = multiprocessing.current_process()
    if process.daemon:
        process.daemon = False
        # A process that is no daemon joins its children when it ends, and these wait for its end.
        multiprocessing.util.Finalize(None, lambda: list(map(close_session, tuple(_sessions))), exitpriority=100)
    boot_id = ""  # identifies the running system, as containers and virtual machines may share a host name
    with suppress(OSError), open("/proc/sys/kernel/random/boot_id", encoding="ascii") as file:  # noqa: PTH123
        boot_id = file.read().strip()
    return Machine(
        host=f"{socket.gethostname()}:{boot_id}",
        program=version("warplens"),
        compiler=compiler_version(),
        processors=worker_count(),
        gpus=find_gpus(),
    )


def run_call(call: RemoteCall) -> object:
    """Run a call in its pool and return its result."""
    from platformdirs import user_cache_path

    point, folder = call.point, None
    if call.files is not None:
        folder = unpack_files(call.files, user_cache_path("warplens", appauthor=False) / "shipped")
        point = localized(point, call.files, folder)
    session, pool = _enter(call)
    try:
        arguments = (point,) if call.visit is None else (point, call.visit)
        result = pool.submit(call.function, *arguments).result()
    finally:
        _leave(call.session, session)
    if folder is None or call.files is None:
        return result
    if isinstance(result, GpuLost):
        return GpuLost(with_own_paths(result.value, call.files, folder))
    return with_own_paths(result, call.files, folder) if isinstance(result, PointResult) else result


def leave_interrupts_to_client() -> None:
    """Ignore Control-C in this worker, which belongs to one client in the same terminal."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def close_session(session: str, pool: str = "") -> None:
    """Kill what runs for a client in this worker, in all pools or in the one of this name."""
    with _lock:
        entry = _sessions.get(session)
        if entry is None:
            return
        names = [pool] if pool else list(entry.pools)
        pools = [entry.pools.pop(name) for name in names if name in entry.pools]
        if not entry.pools:
            del _sessions[session]
            if entry.timer is not None:
                entry.timer.cancel()
    for killed in pools:
        killed.kill_workers()
        killed.shutdown(wait=False)


def _enter(call: RemoteCall) -> tuple[_Session, WorkerPool]:
    """Return the session and the pool of a call, both made with the first call; the session stays open meanwhile."""
    with _lock:
        session = _sessions.setdefault(call.session, _Session())
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        session.running += 1
        if call.pool.name not in session.pools:
            use_places(call.places)
            session.pools[call.pool.name] = WorkerPool(
                call.pool.resources, call.pool.limit_s, adds_budget=call.pool.adds_budget, known_gpus=call.gpus
            )
        return session, session.pools[call.pool.name]


def _leave(name: str, session: _Session) -> None:
    with _lock:
        session.running -= 1
        if session.running == 0 and _sessions.get(name) is session:
            session.timer = threading.Timer(IDLE_S, close_session, [name])
            session.timer.daemon = True
            session.timer.start()
