"""Forked processes, and the bytes that one computes while this one goes on.

The rule: a process has the memory of this one as it was, and what it prints, raises or changes is lost. There is none
in a confined program, and in one with as many processes as it may have. One that computes bytes is on Linux alone: the
libraries of macOS do not survive a fork.
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
from dataclasses import dataclass

LONGEST_S = 60.0
"""A process that takes longer is ended: it may wait for a lock that a thread of the program held when it was forked."""


@dataclass(frozen=True, slots=True)
class ForkedProcess:
    """The number of a process, and the pipe that it writes to."""

    child: int
    source: int

    def end(self) -> None:
        """Close the pipe and end the process; it has to be called, once."""
        os.close(self.source)
        with suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        with suppress(ChildProcessError):  # the program has waited for all its processes
            os.waitpid(self.child, 0)


def fork(work: Callable[[int], None]) -> ForkedProcess | None:
    """Call a function in a forked process, with the pipe that it writes to; None where there can be no process.

    The process has no streams, does not look through the memory of the program for what it no longer needs, and ends
    with the function.
    """
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
            gc.disable()
            os.close(source)
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            work(sink)
        finally:
            os._exit(0)
    os.close(sink)
    return ForkedProcess(child, source)


def write(sink: int, data: bytes) -> None:
    """Write all bytes to a pipe."""
    left = memoryview(data)
    while left:
        left = left[os.write(sink, left) :]


class ForkedBytes:
    """The bytes of a running process; either `take` or `drop` has to be called, once."""

    def __init__(self, process: ForkedProcess) -> None:
        self._process = process
        self._end_s = time.monotonic() + LONGEST_S

    def take(self) -> bytes | None:
        """Wait for the bytes and return them, None where the process ended without any."""
        parts, source = bytearray(), self._process.source
        try:
            while (left_s := self._end_s - time.monotonic()) > 0 and select.select([source], [], [], left_s)[0]:
                piece = os.read(source, 1 << 20)
                if not piece:
                    return bytes(parts) or None
                parts += piece
            return None
        finally:
            self.drop()

    def drop(self) -> None:
        """End the process."""
        self._process.end()


def forked(compute: Callable[[], bytes]) -> ForkedBytes | None:
    """Call a function in a forked process; None where there can be no process."""
    process = fork(lambda sink: write(sink, compute())) if sys.platform == "linux" else None
    return None if process is None else ForkedBytes(process)
