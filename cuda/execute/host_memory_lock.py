"""Lets the worker processes of the emulator share the memory of the host: large arrays are made one after the other.

The rule: memory that another process has allocated and not yet filled looks free, so only one process at a time reads
the free memory and makes large arrays. Arrays for which there is no room wait until other processes have finished their
points, and are refused only where that does not help. The process of a GPU never waits.

While a process waits, its wait clock runs (`WAIT_CLOCK`): the time limit of a point does not hold for that time.

Two file locks keep the order: `turn` is held while large arrays are made, `held` (shared) while they exist. The system
releases the locks of a process that dies. Where files cannot be locked, no process waits.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from warplens.cuda.ground import host

LOCKS = ("turn", "held")  # the names of the two locks
WAIT_CLOCK = "d", 2
"""Type and length of a wait clock, an array that two processes share: the seconds that this process has waited for
others since its start, and since when it waits now (`time.monotonic`; 0: it does not)."""


def waited_s(clock: Sequence[float]) -> float:
    """Return the seconds that the process of a wait clock has waited so far."""
    total_s, since_s = clock
    return total_s + (time.monotonic() - since_s if since_s else 0.0)


def use_wait_clock(clock: MutableSequence[float]) -> None:
    """Let this process keep its wait clock in `clock`."""
    _own.clock = clock


@contextmanager
def sharing() -> Iterator[None]:
    """Let the large arrays that are made meanwhile wait for room, and be waited for, until the end of this."""
    _own.shares = True
    try:
        yield
    finally:
        _own.shares = False
        _close(_own.held)
        _own.held = None


@contextmanager
def reserved_room(needed_bytes: int) -> Iterator[None]:
    """Check that ordinary arrays fit; large ones are made one process at a time, within this context.

    Within `sharing`, arrays for which there is no room yet wait for other processes to release theirs. A process that
    already holds large arrays waits neither for room nor for its turn: the process whose turn it is may be waiting for
    those arrays.

    Raises:
        LaunchLimitError: they do not fit.
    """
    if needed_bytes <= host.SMALL_BYTES:
        yield
        return
    turn = _lock("turn", is_exclusive=True) if _own.held is None else None
    try:
        if _own.shares and _own.held is None:
            if host.ordinary_bytes() < needed_bytes < host.whole_bytes():
                _close(_lock("held", is_exclusive=True))
            _own.held = _lock("held", is_exclusive=False)
        host.check_host_room(needed_bytes)
        yield
    finally:
        _close(turn)


@dataclass(slots=True)
class _ProcessState:
    """Whether this process shares memory, the lock that it has while it holds large arrays, and its wait clock."""

    shares: bool = False
    held: IO[bytes] | None = None
    clock: MutableSequence[float] = field(default_factory=lambda: [0.0, 0.0])


_own = _ProcessState()


def _lock(name: str, *, is_exclusive: bool) -> IO[bytes] | None:
    """Wait for a lock and return its file, None where files cannot be locked."""
    try:
        import fcntl

        file, clock = _lock_file(name), _own.clock
        clock[1] = time.monotonic()
        try:
            fcntl.flock(file, fcntl.LOCK_EX if is_exclusive else fcntl.LOCK_SH)
        finally:
            clock[0], clock[1] = waited_s(clock), 0.0
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
