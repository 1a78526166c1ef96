"""What runs in a worker of a cluster, each point in a process that can be killed, and the files that it is sent.

The rule: nothing here depends on Dask. A point never runs in the worker itself but in a `WorkerPool` of it, so a kernel
that crashes ends its own process and the worker stays. Each client has a session with pools of its own; a session that
is idle for IDLE_S closes itself, since a client that was killed cannot close it.
"""

import hashlib
import multiprocessing
import multiprocessing.util
import os
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from warplens.cuda.catalogue import KernelFile, reader, stored_arrays
from warplens.cuda.device.gpus import find_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus
from warplens.cuda.ground.errors import InputError, StorageError, WarplensError
from warplens.cuda.ground.files import distrust, make_private_folder, read_private
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import PlannedVisit, PointResult, PointSpec
from warplens.cuda.sweep.places import use_places
from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.protocols import Place, WorkerResources
from warplens.cuda.sweep.workers import GpuLost


# The files of a kernel as bytes: they travel with a point to a machine that shares no folder with this one.
# The rule: a folder of shipped files is named by the hash of their names and bytes, is written once and never
# changes. Texts that name a shipped file name the user's own file when they come back.
@dataclass(frozen=True, slots=True, kw_only=True)
class ShippedFiles:
    """A kernel file and the files that it includes."""

    root: str
    kernel: str
    contents: Mapping[str, bytes] = field(repr=False)
    include_folders: Mapping[str, str] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """The hash of names and bytes (SHA-256, hexadecimal)."""
        total = hashlib.sha256()
        for name, data in sorted(self.contents.items()):
            total.update(f"{name}\0{len(data)}\0".encode())
            total.update(data)
        return total.hexdigest()


def pack_files(path: str, front_matter: str = "") -> ShippedFiles | None:
    """Read a kernel file and the files that it may include or names as arrays; None if the kernel file cannot be read.

    A file without front matter has the `front_matter` that was inferred for it.

    These are the files that a compilation here would take (see `warplens.cuda.compiler.includes`). The headers of the
    compiler are not among them, and every machine has them.
    """
    from warplens.cuda.compiler.includes import complete_source, include_folders  # not for those who parse an address

    kernel = Path(os.path.abspath(path))  # noqa: PTH100 - links stay, and ".." goes
    try:
        data = kernel.read_bytes()
    except OSError:
        return None  # what is missing here is missing there, and the point says so
    files: Sequence[KernelFile] = ()
    stored: dict[Path, bytes] = {}
    with suppress(WarplensError):  # the point fails with it wherever it runs
        files = reader.read_kernel_files(kernel, front_matter)
        arrays = [array.stored for file in files for array in file.arrays.values() if array.stored is not None]
        stored = {Path(os.path.normpath(kernel.parent / own.name)): stored_arrays.stored_bytes(own) for own in arrays}
    folders = _include_folders(kernel, files)
    search = include_folders(str(kernel), list(folders))
    complete = complete_source(data.decode(errors="replace"), name=kernel.name, folders=search)
    contents = {kernel: data} | {Path(file): data for file, data in complete.files.items()}
    contents |= stored
    root = Path(os.path.commonpath([*(file.parent for file in contents), *folders.values()]))
    by_name = {file.relative_to(root).as_posix(): data for file, data in contents.items()}
    return ShippedFiles(
        root=str(root),
        kernel=kernel.relative_to(root).as_posix(),
        contents=by_name,
        include_folders={option: folder.relative_to(root).as_posix() for option, folder in folders.items()},
    )


def _include_folders(kernel: Path, files: Sequence[KernelFile]) -> dict[str, Path]:
    """Return the folders of the kernel's `-I` options, each as it is written and as an absolute path."""
    from warplens.cuda.compiler.includes import include_folders
    from warplens.cuda.compiler.options import folders_of_options

    written = folders_of_options([option for file in files for option in file.options])
    return {folder: Path(*include_folders(str(kernel), [folder]).folders) for folder in written}


def unpack_files(files: ShippedFiles, cache: Path) -> Path:
    """Write shipped files below `cache`, unless they exist, and return the folder that replaces their root.

    Where others may write to `cache`, or it cannot be written, the files go into a temporary folder of this process.
    """
    for name in files.contents:
        if ".." in PurePosixPath(name).parts or PurePosixPath(name).is_absolute():
            raise ValueError(f"the shipped file {name!r} lies outside its folder")
    if not distrust(cache):
        with suppress(OSError):  # its disk is full, or read-only
            return _unpacked(files, cache)
    try:
        return _unpacked(files, Path(_temporary_folder().name))
    except OSError as error:
        reason = error.strerror or error
        raise StorageError(f"the kernel's files cannot be written on {socket.gethostname()}: {reason}") from error


def _unpacked(files: ShippedFiles, cache: Path) -> Path:
    folder = cache / files.digest
    if _has_files(folder, files):
        return folder
    make_private_folder(cache)
    words = "unfinished", "discarded"
    unfinished, discarded = (Path(tempfile.mkdtemp(prefix=f"{word}-", dir=cache)) for word in words)
    try:
        for name, data in files.contents.items():
            target = unfinished.joinpath(*PurePosixPath(name).parts)
            make_private_folder(target.parent)
            target.touch(mode=0o600)
            target.write_bytes(data)
        if os.path.lexists(folder) and not _has_files(folder, files):  # else another process was first
            folder.rename(discarded / folder.name)
        try:
            unfinished.rename(folder)
        except OSError:
            if not _has_files(folder, files):
                raise
    finally:
        for rest in (unfinished, discarded):
            shutil.rmtree(rest, ignore_errors=True)
    return folder


def _has_files(folder: Path, files: ShippedFiles) -> bool:
    """Return whether a folder has the shipped files as they are, and no others."""
    if folder.is_symlink() or not folder.is_dir():
        return False
    present = (file for file in folder.rglob("*") if file.is_symlink() or not file.is_dir())
    names = {file.relative_to(folder).as_posix() for file in present}
    return names == set(files.contents) and all(
        read_private(folder.joinpath(*PurePosixPath(name).parts), len(data)) == data
        for name, data in files.contents.items()
    )


@lru_cache(maxsize=1)
def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="warplens-")


def localized(point: PointSpec, files: ShippedFiles, folder: Path) -> PointSpec:
    """Return the point with the paths that its kernel and its headers have on this machine."""

    def here(name: str) -> str:
        return str(folder.joinpath(*PurePosixPath(name).parts))

    include_folders = {option: here(name) for option, name in files.include_folders.items()}
    return replace(point, path=here(files.kernel), include_folders=include_folders)


def with_own_paths(result: PointResult, files: ShippedFiles, folder: Path) -> PointResult:
    """Return a result whose sentences name the user's files instead of those in `folder`."""

    def own(text: str) -> str:
        return text.replace(str(folder), files.root)

    return replace(result, reason=own(result.reason), notes=tuple(map(own, result.notes)), printed=own(result.printed))


# The address of a cluster as text: `tcp://scheduler:8786`, `ssh:gpubox,gpubox2:/opt/venv/bin/python` or `local:4`.
# This is the only place where such an address is text.

FORMS = "tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST or local:COUNT"


class AddressKind(StrEnum):
    """How a cluster is reached."""

    SCHEDULER = "tcp"
    SSH = "ssh"
    LOCAL = "local"


@dataclass(frozen=True, slots=True, kw_only=True)
class SshHost:
    """A host as `ssh` knows it, `USER@HOST` or an alias, and the path of its Python; "": one that is found there."""

    name: str
    python: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClusterAddress:
    """Where a cluster is: the address of a scheduler, the hosts to reach by SSH, or a number of local workers."""

    kind: AddressKind
    scheduler: str = ""
    hosts: tuple[SshHost, ...] = ()
    workers: int = 0


def parse_address(text: str) -> ClusterAddress:
    """Return the address of a cluster; a text that has none of the three forms is an `InputError`."""
    kind, _, rest = text.strip().partition(":")
    hosts = tuple(_host(host.strip()) for host in rest.split(","))
    if kind in {"tcp", "tls"} and _has_host_and_port(text.strip()):
        return ClusterAddress(kind=AddressKind.SCHEDULER, scheduler=text.strip())
    # Each is a host to `ssh`, and neither an option nor two words.
    names = [host.name for host in hosts]
    if kind == "ssh" and all(name and name[0] != "-" and name.isprintable() and " " not in name for name in names):
        return ClusterAddress(kind=AddressKind.SSH, hosts=hosts)
    if kind == "local" and rest.isdecimal() and 0 < int(rest) <= 1024:
        return ClusterAddress(kind=AddressKind.LOCAL, workers=int(rest))
    raise InputError(f"a cluster is given as {FORMS}, not {text!r}")


def _host(text: str) -> SshHost:
    name, colon, python = text.partition(":/")
    return SshHost(name=name, python=f"/{python}" if colon else "")


def _has_host_and_port(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return bool(parts.hostname and parts.port) and not parts.path and address.isprintable() and " " not in address
    except ValueError:  # a port above 65535, or brackets that do not match
        return False


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
    """The pool that runs a call."""

    name: str
    resources: tuple[WorkerResources, ...]  # a worker process for each
    limit_s: float  # seconds that a call may take
    adds_budget: bool = False  # the budget of a point is added to these


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
    from importlib.metadata import version

    from warplens.cuda.compiler.process.client import compiler_version

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
