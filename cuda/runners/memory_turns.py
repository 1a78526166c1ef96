"""Lets processes that count share the memory of the host: large arrays are made one after the other.

The rule: what another process has asked for and not yet filled looks free, so nobody looks while another makes large
arrays; and those for which there is no room wait for the points of other processes to end, and are refused only where
that does not help. The process of a card waits for none. Locks of files say who makes and who holds large arrays, since
a process that dies gives them up; where files cannot be locked nobody waits.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from warplens.cuda.runners import host_memory


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
    """Check that ordinary arrays fit; until they are made, other processes that ask here for large ones wait.

    Within `sharing`, arrays for which there is no room yet wait for what other processes hold that share. A process
    that holds some itself waits for nothing, not even for its turn: whoever has that may wait for it.

    Raises:
        LaunchLimitError: they do not fit.
    """
    if needed_bytes <= host_memory.UNASKED_BYTES:
        yield
        return
    turn = _lock("turn", is_exclusive=True) if _own.held is None else None
    try:
        if _own.shares and _own.held is None:
            if host_memory.ordinary_bytes() < needed_bytes < host_memory.whole_bytes():
                _close(_lock("held", is_exclusive=True))
            _own.held = _lock("held", is_exclusive=False)
        host_memory.check_host_room(needed_bytes)
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
