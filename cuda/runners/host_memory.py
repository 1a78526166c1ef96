"""How much memory this machine can still give: asked before the arrays of a point are made.

The rule: nothing is assumed where the system does not say; then there is no limit here, and the system refuses. What
another process has asked for and not yet filled looks free, so those that count make large arrays one after the other,
and where there is no room for them they wait for the points of each other to end. The process of a card waits for none.
"""

from __future__ import annotations

import math
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from warplens.cuda.errors import LaunchLimitError

GIB, MIB = 2**30, 2**20
SPARE_BYTES = 1 * GIB
"""Memory left alone: page-locked memory is taken from everybody, and nothing can swap it out."""
UNASKED_BYTES = 256 << 20
"""Ordinary arrays up to this size are made without asking, and so much is left alone beside larger ones."""
MEMINFO = Path("/proc/meminfo")
GROUP = Path("/sys/fs/cgroup")
OWN_GROUP = Path("/proc/self/cgroup")


def available_bytes(meminfo: Path = MEMINFO, group: Path = GROUP, own_group: Path = OWN_GROUP) -> float:
    """Return the bytes that can be had without swapping, within the limits of a container or a batch job.

    Where the system does not say, all of the machine's memory; where it does not say that either, no end of it.

    Source: proc(5), MemAvailable; cgroups(7), /proc/self/cgroup; the kernel's cgroup-v2.rst: memory.max,
    memory.current, and inactive_file, which is a cache that is given up.
    """
    known = _fields(meminfo).get("MemAvailable:")
    machine = known * 1024 if known is not None else _physical_bytes()
    return min(machine, *map(_left_in, _groups(group, own_group)))


def free_bytes() -> float:
    """Return the bytes that may be page-locked."""
    return max(0.0, available_bytes() - SPARE_BYTES)


def _ordinary_bytes() -> float:
    return max(0.0, available_bytes() - UNASKED_BYTES)


def check_pinned_room(needed_bytes: int) -> None:
    """Check that so much can be page-locked.

    Raises:
        LaunchLimitError: it cannot.
    """
    _check(needed_bytes, free_bytes())


def check_host_room(needed_bytes: int) -> None:
    """Check that ordinary arrays of so many bytes fit.

    Raises:
        LaunchLimitError: they do not.
    """
    if needed_bytes > UNASKED_BYTES:
        _check(needed_bytes, _ordinary_bytes())


@contextmanager
def sharing() -> Iterator[None]:
    """Let other processes that share wait for the end of this if they need its large arrays' room."""
    _own.shares = True
    try:
        yield
    finally:
        _own.shares = False
        _close(_own.held)
        _own.held = None


@contextmanager
def room_in_turn(needed_bytes: int) -> Iterator[None]:
    """Check as `check_host_room`; until the arrays are made, other processes that ask here for large ones wait.

    Within `sharing`, arrays for which there is no room yet wait for what other processes hold that share; not if this
    one holds some itself, since these may wait for it.

    Raises:
        LaunchLimitError: they do not fit.
    """
    if needed_bytes <= UNASKED_BYTES:
        yield
        return
    turn = _lock("turn", is_exclusive=True)
    try:
        if _own.shares and _own.held is None:
            if _ordinary_bytes() < needed_bytes < _whole_bytes():
                _close(_lock("held", is_exclusive=True))
            _own.held = _lock("held", is_exclusive=False)
        check_host_room(needed_bytes)
        yield
    finally:
        _close(turn)


@dataclass(slots=True)
class _Own:
    """Of this process: whether it shares, and the lock that says it holds large arrays."""

    shares: bool = False
    held: IO[bytes] | None = None


_own = _Own()


def _lock(name: str, *, is_exclusive: bool) -> IO[bytes] | None:
    """Wait for a lock, which a process that dies gives up; None where files cannot be locked."""
    try:
        import fcntl

        file = (Path(tempfile.gettempdir()) / f"warplens-{os.getuid()}-arrays-{name}.lock").open("ab")
        fcntl.flock(file, fcntl.LOCK_EX if is_exclusive else fcntl.LOCK_SH)
    except (ImportError, OSError):
        return None
    return file


def _close(lock: IO[bytes] | None) -> None:
    if lock is not None:
        lock.close()


def _check(needed_bytes: int, free: float) -> None:
    if needed_bytes > free:
        needed, left = told_apart(needed_bytes, free)
        raise LaunchLimitError(f"needs {needed} of the host's memory for its arrays, {left} free")


def told_apart(first_bytes: float, second_bytes: float) -> tuple[str, str]:
    """Return two sizes as text, in GiB, as "12.0 GiB"; in MiB where that would make them read alike."""
    in_gib = f"{first_bytes / GIB:.1f} GiB", f"{second_bytes / GIB:.1f} GiB"
    if in_gib[0] != in_gib[1]:
        return in_gib
    return f"{first_bytes / MIB:,.1f} MiB", f"{second_bytes / MIB:,.1f} MiB"


def _physical_bytes() -> float:
    try:
        return float(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    except (AttributeError, ValueError, OSError):
        return math.inf


def _whole_bytes() -> float:
    """Return the bytes that there are altogether, within the same limits."""
    return min(_physical_bytes(), *(_number(group / "memory.max") for group in _groups(GROUP, OWN_GROUP)))


def _groups(group: Path, own_group: Path) -> tuple[Path, ...]:
    """Return the folder of control groups, and within it those that this process is in."""
    try:
        lines = own_group.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    own = next((Path(line.removeprefix("0::/")) for line in lines if line.startswith("0::/")), Path())
    return (group, *(group / part for part in (own, *own.parents) if part != Path()))


def _left_in(group: Path) -> float:
    """Return the bytes that a control group leaves its processes, infinite where it has no limit."""
    limit, used = _number(group / "memory.max"), _number(group / "memory.current")
    if math.isinf(limit) or math.isinf(used):
        return math.inf
    return limit - used + _fields(group / "memory.stat").get("inactive_file", 0.0)


def _fields(path: Path) -> dict[str, float]:
    """Return the lines `name number ...` of a file, nothing where it cannot be read."""
    try:
        lines = path.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return {}
    words = [line.split() for line in lines]
    return {line[0]: float(line[1]) for line in words if len(line) >= 2 and line[1].isdigit()}


def _number(path: Path) -> float:
    """Return the number that a file holds, infinity for none and for "max"."""
    try:
        text = path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return math.inf
    return float(text) if text.isdigit() else math.inf
