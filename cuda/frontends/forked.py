"""Bytes that a forked process computes, while this one goes on.

The rule: the process has the memory of this one as it was, and what it prints, raises or changes is lost. There is
none on other systems than Linux (the libraries of macOS do not survive a fork), in a confined program, and in one with
as many processes as it may have.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress

LONGEST_S = 60.0
"""A process that takes longer is ended: it may wait for a lock that a thread of the program held when it was forked."""


class ForkedBytes:
    """The bytes of a running process; either `take` or `drop` has to be called, once.

    Args:
        child: the number of the process.
        source: the pipe that it writes to, which this object closes.
    """

    def __init__(self, child: int, source: int) -> None:
        self._child = child
        self._source = source
        self._end_s = time.monotonic() + LONGEST_S

    def take(self) -> bytes | None:
        """Wait for the bytes and return them, None where the process ended without any."""
        parts = bytearray()
        try:
            while (left_s := self._end_s - time.monotonic()) > 0 and select.select([self._source], [], [], left_s)[0]:
                piece = os.read(self._source, 1 << 20)
                if not piece:
                    return bytes(parts) or None
                parts += piece
            return None
        finally:
            self.drop()

    def drop(self) -> None:
        """End the process."""
        os.close(self._source)
        with suppress(ProcessLookupError):
            os.kill(self._child, signal.SIGKILL)
        with suppress(ChildProcessError):  # the program has waited for all its processes
            os.waitpid(self._child, 0)


def forked(compute: Callable[[], bytes]) -> ForkedBytes | None:
    """Call a function in a forked process; None where there can be no process.

    Example:
        >>> process = forked(lambda: b"computed")
        >>> process is None or process.take() == b"computed"
        True
    """
    if sys.platform != "linux":
        return None
    source, sink = os.pipe()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # from version 3.12 on Python warns of locks that threads hold
            child = os.fork()
    except OSError:
        os.close(source)
        os.close(sink)
        return None
    if child == 0:
        try:
            _give(compute, sink)
        finally:
            os._exit(0)
    os.close(sink)
    return ForkedBytes(child, source)


def _give(compute: Callable[[], bytes], sink: int) -> None:
    """Write what a function returns; without streams, and without looking through the memory of the program."""
    gc.disable()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    with suppress(Exception):
        data = memoryview(compute())
        while data:
            data = data[os.write(sink, data) :]
