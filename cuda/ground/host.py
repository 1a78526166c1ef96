"""The memory and the processors of this machine, and how the processes of a sweep share them.

The rule: where the system reports no limit, none is assumed here, and the system itself refuses. Memory that another
process has allocated and not yet filled looks free, so processes that make large arrays take turns. All memory that a
compiled kernel touches comes from here, and each array and buffer has its own guard pages.
"""

from __future__ import annotations

import ctypes
import math
import mmap
import os
import tempfile
import threading
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import IO, TYPE_CHECKING

from warplens.cuda.ground.errors import LaunchLimitError

if TYPE_CHECKING:  # an inspection is read without NumPy
    import numpy as np
with suppress(ImportError):  # Windows has none, and no guards
    import resource

GIB, MIB = 2**30, 2**20
BLAS_THREADS = "OPENBLAS_NUM_THREADS"  # limits the threads of matrix products; the import of NumPy reads this variable
SPARE_BYTES = 1 * GIB  # that page-locking leaves free: no process can use locked memory otherwise, or swap it out
SMALL_BYTES = 256 << 20  # ordinary arrays up to this are made without a check; larger ones leave this much memory free
MEMINFO = Path("/proc/meminfo")
GROUP = Path("/sys/fs/cgroup")
OWN_GROUP = Path("/proc/self/cgroup")


def available_bytes(meminfo: Path = MEMINFO, group: Path = GROUP, own_group: Path = OWN_GROUP) -> float:
    r"""Return the bytes that are available without swapping, within the limits of a container or a batch job.

    Where the system does not report them, it is all of the machine's memory; where not that either, infinity.

    Source: proc(5), MemAvailable; cgroups(7), /proc/self/cgroup; the kernel's cgroup-v2.rst and
    cgroup-v1/memory.rst: the files of a group, among them inactive_file, a cache that the system frees on demand.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     meminfo = Path(folder) / "meminfo"
        ...     written = meminfo.write_text("MemTotal: 4096 kB\nMemAvailable: 2048 kB\n", encoding="ascii")
        ...     available_bytes(meminfo, group=Path(folder), own_group=Path(folder) / "cgroup")
        2097152.0
    """
    available_kib = _fields(meminfo).get("MemAvailable:")
    machine_bytes = _physical_bytes() if available_kib is None else available_kib * 1024
    return min(machine_bytes, *(limit.left() for limit in _groups(group, own_group)))


def free_bytes() -> float:
    """Return the bytes that may be page-locked."""
    return max(0.0, available_bytes() - SPARE_BYTES)


def whole_bytes() -> float:
    """Return the bytes of the machine's memory, within the same limits."""
    return min(_physical_bytes(), *(group.limit() for group in _groups(GROUP, OWN_GROUP)))


def ordinary_bytes() -> float:
    """Return the bytes that ordinary arrays may take."""
    return max(0.0, available_bytes() - SMALL_BYTES)


def check_pinned_room(needed_bytes: int) -> None:
    """Check that this many bytes can be page-locked; else raise a `LaunchLimitError`."""
    _check(needed_bytes, free_bytes())


def check_host_room(needed_bytes: int) -> None:
    """Check that ordinary arrays of this many bytes fit; else raise a `LaunchLimitError`."""
    if needed_bytes > SMALL_BYTES:
        _check(needed_bytes, ordinary_bytes())


def _check(needed_bytes: int, free: float) -> None:
    if needed_bytes > free:
        needed, left = distinguishable_sizes(needed_bytes, free)
        raise LaunchLimitError(f"needs {needed} of the host's memory for its arrays, {left} free")


def memory_text(size_bytes: float) -> str:
    """Return a size in GiB, or in a larger unit from 1024 GiB on."""
    value = size_bytes / GIB
    for unit in ("GiB", "TiB", "PiB"):
        if value < 1024:
            return f"{value:.1f} {unit}"
        value /= 1024
    return f"{value:,.1f} EiB"


def distinguishable_sizes(first_bytes: float, second_bytes: float) -> tuple[str, str]:
    """Return two sizes as text (`memory_text`), in MiB where they would read alike."""
    sizes = memory_text(first_bytes), memory_text(second_bytes)
    if sizes[0] != sizes[1]:
        return sizes
    return f"{first_bytes / MIB:,.1f} MiB", f"{second_bytes / MIB:,.1f} MiB"


def _physical_bytes() -> float:
    try:
        return float(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    except (AttributeError, ValueError, OSError):
        return math.inf


@dataclass(frozen=True, slots=True)
class _Group:
    """A control group: its folder, and the names of its limit, its usage, and the cache that is freed on demand."""

    folder: Path
    names: tuple[str, str, str] = ("memory.max", "memory.current", "inactive_file")

    def limit(self) -> float:
        """Return the bytes that its processes may use, infinity where they are not limited."""
        return _number(self.folder / self.names[0])

    def left(self) -> float:
        limit, used = self.limit(), _number(self.folder / self.names[1])
        if math.isinf(limit) or math.isinf(used):
            return math.inf
        return limit - used + _fields(self.folder / "memory.stat").get(self.names[2], 0.0)


FIRST_VERSION = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")


def _groups(folder: Path, own_group: Path) -> list[_Group]:
    """Return the outermost control groups of both versions, and within them those that this process is in."""
    lines = _text_of(own_group).splitlines()
    paths = {line.split(":", 2)[1]: line.split(":", 2)[2].strip("/") for line in lines if line.count(":") >= 2}
    groups: list[_Group] = []
    for top, controller, names in ((folder, "", _Group(folder).names), (folder / "memory", "memory", FIRST_VERSION)):
        own = Path(paths.get(controller, ""))
        groups += [_Group(top / part, names) for part in (own, *own.parents)]
    return groups


def _text_of(path: Path) -> str:
    """Return the text of a file of the system, "" where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _fields(path: Path) -> dict[str, float]:
    """Return the numbers of the lines `name number ...` of a file; none where it cannot be read."""
    words = [line.split() for line in _text_of(path).splitlines()]
    return {line[0]: float(line[1]) for line in words if len(line) >= 2 and line[1].isdigit()}


def _number(path: Path) -> float:
    """Return the number in a file, infinity where there is none or "max"."""
    text = _text_of(path).strip()
    return float(text) if text.isdigit() else math.inf


# Guard pages below and above an array end the process instead of letting a stray access change its data. The last byte
# lies as near to the guard behind it as the alignment allows; below the first byte the rest of a page may be free.
# Guards take address space and no memory. They are a second line of defence: the checks in compiled code name an
# error's place, a guard shows that a check is missing.
# Pages that an array no longer needs are cleared and serve the next array of their size, since the first access to a
# new page is slow (2 to 4 us in a virtual machine). Windows has neither `mmap` nor `mprotect`: no guards there.
# Source: mmap(2), mprotect(2), madvise(2).
ARRAY_ALIGNMENT = 256  # cudaMalloc aligns to at least 256 bytes (CUDA C++ programming guide, 5.3.2)
WIDE_GUARD_BYTES = 1 << 31  # of address space: each signed 32-bit offset in bytes from an array's ends meets it
NARROW_GUARD_BYTES = 1 << 16  # of address space where the system grants no more, for instance under `ulimit -v`
MAX_WIDE_BYTES = 1 << 38  # that all wide guards take together, half of the smallest address space of 64-bit systems
HUGE_PAGES_FROM_BYTES = 1 << 22  # larger memory is to use huge pages, as NumPy's arrays do: the first access is faster

MAX_SPARE_BYTES, MAX_SPARE_PAGES = 1 << 26, 64
"""The limits of what waits to be used again, in bytes and in pieces: arrays and buffers of a few small launches."""

HAS_GUARDS = hasattr(mmap, "PROT_READ")
_NO_ACCESS = 0
NO_RESERVE = 0x4000  # MAP_NORESERVE (linux/mman.h), which `mmap` has no name for
_FAILED = ctypes.c_void_p(-1).value


class _Pages:
    """Pages between guards, from the address `start` on; they are unmapped when nothing refers to them."""

    __slots__ = ("_is_wide", "_length", "_mapped", "_system", "size_bytes", "start")
    wide = 0  # so many have wide guards

    def __init__(self, size_bytes: int, guard_bytes: int) -> None:
        """Map the pages; raise a MemoryError where the system has no room for them."""
        self._mapped: int | None = None
        system = self._system = system_memory()  # globals are gone when the last pages are unmapped
        self._length = size_bytes + 2 * guard_bytes
        self._is_wide = guard_bytes == WIDE_GUARD_BYTES
        # The system accounts for the data as it becomes writable, and for the guards not at all.
        mapped = system.mmap(None, self._length, _NO_ACCESS, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
        if mapped == _FAILED:
            raise MemoryError(f"{size_bytes:,} bytes of memory: {os.strerror(ctypes.get_errno())}")
        self._mapped, self.start, self.size_bytes = mapped, mapped + guard_bytes, size_bytes
        type(self).wide += self._is_wide
        if system.mprotect(self.start, size_bytes, mmap.PROT_READ | mmap.PROT_WRITE):
            raise MemoryError(f"{size_bytes:,} bytes of memory: {os.strerror(ctypes.get_errno())}")
        if size_bytes >= HUGE_PAGES_FROM_BYTES and hasattr(mmap, "MADV_HUGEPAGE"):
            system.madvise(self.start, size_bytes, mmap.MADV_HUGEPAGE)  # a refusal costs time only

    def __del__(self) -> None:
        if self._mapped is not None:
            self._system.munmap(self._mapped, self._length)
            type(self).wide -= self._is_wide


class _Lease:
    """The use of pages by one array; they are spare again when nothing refers to it."""

    __slots__ = ("_pages", "_spare")

    def __init__(self, pages: _Pages) -> None:
        self._pages = pages
        self._spare = _spare

    def __del__(self) -> None:
        self._spare.add(self._pages)

    @property
    def __array_interface__(self) -> dict[str, object]:
        """NumPy's description of the pages; the array made of it keeps this object alive."""
        start, size_bytes = self._pages.start, self._pages.size_bytes
        return {"data": (start, False), "shape": (size_bytes,), "typestr": "|u1", "version": 3}


class _SparePages:
    """Pages that no array uses, the latest last, up to `MAX_SPARE_BYTES`."""

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a collection of garbage may add pages while the same thread takes some
        self._pages: list[_Pages] = []
        self._size_bytes = 0

    def take(self, size_bytes: int) -> _Pages | None:
        """Return pages of this size, which hold what their last array held; None where there are none."""
        with self._lock:
            for index in range(len(self._pages) - 1, -1, -1):
                if self._pages[index].size_bytes == size_bytes:
                    self._size_bytes -= size_bytes
                    return self._pages.pop(index)
        return None

    def add(self, pages: _Pages) -> None:
        if pages.size_bytes > MAX_SPARE_BYTES:
            return
        with self._lock:
            self._pages.append(pages)
            self._size_bytes += pages.size_bytes
            while self._size_bytes > MAX_SPARE_BYTES or len(self._pages) > MAX_SPARE_PAGES:
                self._size_bytes -= self._pages.pop(0).size_bytes


_spare = _SparePages()


def aligned_zeros(size_bytes: int, alignment: int = ARRAY_ALIGNMENT) -> np.ndarray:
    """Return zero bytes whose first address is a multiple of `alignment`, at most that of a page, between guards.

    Pages that are never written take no memory. There is a MemoryError where the system has no room for them.
    """
    import numpy as np

    padded_bytes = -(-size_bytes // alignment) * alignment
    if not HAS_GUARDS:
        raw = np.zeros(padded_bytes + alignment, np.uint8)
        start = -raw.ctypes.data % alignment
        return raw[start : start + size_bytes]
    data_bytes = max(1, -(-padded_bytes // mmap.PAGESIZE)) * mmap.PAGESIZE
    pages = _spare.take(data_bytes)
    is_new = pages is None
    if pages is None and (_Pages.wide + 1) * 2 * WIDE_GUARD_BYTES <= MAX_WIDE_BYTES and _has_wide_space():
        with suppress(MemoryError):
            pages = _Pages(data_bytes, WIDE_GUARD_BYTES)
    if pages is None:
        pages = _Pages(data_bytes, NARROW_GUARD_BYTES)
    whole = np.asarray(_Lease(pages))
    if not is_new:
        whole[:] = 0
    start = data_bytes - padded_bytes
    return whole[start : start + size_bytes]


@cache
def _has_wide_space() -> bool:
    """Return whether no limit of the address space (`ulimit -v`) leaves too little beside wide guards."""
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return limit == resource.RLIM_INFINITY or limit > 2 * MAX_WIDE_BYTES


@cache
def system_memory() -> ctypes.CDLL:
    """Return the system's library with the types of the functions that are called here."""
    system = ctypes.CDLL(None, use_errno=True)
    address, size = ctypes.c_void_p, ctypes.c_size_t
    system.mmap.restype = address
    system.mmap.argtypes = [address, size, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    for name, types in {"mprotect": [ctypes.c_int], "madvise": [ctypes.c_int], "munmap": []}.items():
        getattr(system, name).argtypes = [address, size, *types]
    return system


MIN_BYTES = 64  # a buffer has at least this size, so that it has an address


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """Return a contiguous copy of an array, aligned as device memory is."""
    copy = aligned_zeros(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def zeros(nbytes: int) -> np.ndarray:
    """Return a buffer of zeros, aligned."""
    return aligned_zeros(max(nbytes, MIN_BYTES))


def worker_count() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# What a worker process does that may take long, told through shared memory to the process that started it.
# One activity at a time, with its begin; the other process only reads. Without a shared clock nothing is told.

ACTIVITY_CLOCK = "d", 2
"""Type and length of an activity clock, an array that two processes share: the number of the activity (0: none) and
since when it goes on (`time.monotonic`)."""


class Activity(StrEnum):
    """What may take long before a kernel is executed; a process that is waiting waits for the memory of others."""

    COMPILING = "compiling"
    TRANSLATING = "translating"
    WAITING = "waiting"


_NUMBERED = {float(number): activity for number, activity in enumerate(Activity, 1)}
_own: list[MutableSequence[float]] = [[0.0, 0.0]]


def use_clock(clock: MutableSequence[float]) -> None:
    """Let this process keep its activity in this."""
    _own[0] = clock


@contextmanager
def doing(activity: Activity) -> Iterator[None]:
    """Tell that this process is busy with an activity meanwhile."""
    clock = _own[0]
    before = clock[0], clock[1]
    clock[1] = time.monotonic()
    clock[0] = next(number for number, numbered in _NUMBERED.items() if numbered is activity)
    try:
        yield
    finally:
        clock[0], clock[1] = before


def activity_of(clock: Sequence[float]) -> tuple[Activity, float] | None:
    """Return the activity of the process of a clock and its seconds so far, None if it has none."""
    activity = _NUMBERED.get(clock[0])
    if activity is None:
        return None
    seconds = time.monotonic() - clock[1]
    return activity, max(0.0, seconds) if math.isfinite(seconds) else 0.0  # kernels can write to this memory


# Lets the worker processes of the emulator share the memory of the host: large arrays are made one after the other.
# Only one process at a time reads the free memory and makes large arrays. Arrays for which there is no room wait until
# other processes have finished their points, and are refused only where that does not help. The process of a GPU never
# waits. A process tells that it waits (`Activity.WAITING`): it does not hang.
# Two file locks keep the order: `turn` is held while large arrays are made, `held` (shared) while they exist. The
# system releases the locks of a process that dies. Where files cannot be locked, no process waits.

LOCKS = ("turn", "held")  # the names of the two locks


@contextmanager
def sharing() -> Iterator[None]:
    """Let the large arrays that are made meanwhile wait for room, and be waited for, until the end of this."""
    _turns.shares = True
    try:
        yield
    finally:
        _turns.shares = False
        _close(_turns.held)
        _turns.held = None


@contextmanager
def reserved_room(needed_bytes: int) -> Iterator[None]:
    """Check that ordinary arrays fit; large ones are made one process at a time, within this context.

    Within `sharing`, arrays for which there is no room yet wait for other processes to release theirs. A process that
    already holds large arrays waits neither for room nor for its turn: the process whose turn it is may be waiting for
    those arrays. Where they do not fit, that is a `LaunchLimitError`.
    """
    if needed_bytes <= SMALL_BYTES:
        yield
        return
    turn = _lock("turn", is_exclusive=True) if _turns.held is None else None
    try:
        if _turns.shares and _turns.held is None:
            if ordinary_bytes() < needed_bytes < whole_bytes():
                _close(_lock("held", is_exclusive=True))
            _turns.held = _lock("held", is_exclusive=False)
        check_host_room(needed_bytes)
        yield
    finally:
        _close(turn)


@dataclass(slots=True)
class _ProcessState:
    """Whether this process shares memory, and the lock that it has while it holds large arrays."""

    shares: bool = False
    held: IO[bytes] | None = None


_turns = _ProcessState()


def _lock(name: str, *, is_exclusive: bool) -> IO[bytes] | None:
    """Wait for a lock and return its file, None where files cannot be locked."""
    try:
        import fcntl

        file = _lock_file(name)
        with doing(Activity.WAITING):
            fcntl.flock(file, fcntl.LOCK_EX if is_exclusive else fcntl.LOCK_SH)
    except (ImportError, OSError):
        return None
    return file


def make_locks() -> None:
    """Make the files of the locks: a process that may not write can lock them, but not make them."""
    with suppress(OSError, ImportError):
        for name in LOCKS:
            _close(_lock_file(name))


def _lock_file(name: str) -> IO[bytes]:
    """Open the file of a lock for reading, which suffices to lock it."""
    path = Path(tempfile.gettempdir()) / f"warplens-{os.getuid()}-arrays-{name}.lock"
    with_care = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK  # it may be a link or a pipe of another user
    try:
        descriptor = os.open(path, with_care)
    except FileNotFoundError:
        descriptor = os.open(path, with_care | os.O_CREAT, 0o600)
    return os.fdopen(descriptor, "rb")


def _close(lock: IO[bytes] | None) -> None:
    if lock is not None:
        lock.close()
