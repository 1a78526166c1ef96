"""The processes that a program starts, whose launches are not among its own.

The rule: what such a process launches is never lost without a word. A forked one has the session and executes its
launches, which its parent does not see; one that is spawned begins anew, without a session.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess

FORK = "fork"
"""Processes of `multiprocessing` with another method begin anew."""


class ChildProcesses:
    """What is known of the processes of one program: it is the one that makes this object.

    `spawned` is the number of those of `multiprocessing` that began anew, while they are counted (`counted`).
    """

    def __init__(self) -> None:
        self.spawned = 0
        self._program = os.getpid()
        self._has_launched = mmap.mmap(-1, 1)  # forked processes and this one have the same byte

    @property
    def are_forked(self) -> bool:
        """Whether this process is forked from the program."""
        return os.getpid() != self._program

    def note_launch(self) -> None:
        """Note a launch of this process, which matters where it is forked."""
        if self.are_forked:
            self._has_launched[0] = 1

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count the processes that a block starts by `multiprocessing`."""
        start: Callable[[BaseProcess], None] = BaseProcess.start

        def counting(process: BaseProcess) -> None:
            start(process)
            method = getattr(getattr(process, "_popen", None), "method", FORK)
            self.spawned += method != FORK

        BaseProcess.start = counting  # type: ignore[assignment]
        try:
            yield
        finally:
            BaseProcess.start = start  # type: ignore[assignment]

    def sentence(self) -> str:
        """Return what is to be said of them, "" where nothing is.

        Example:
            >>> children = ChildProcesses()
            >>> children.sentence()
            ''
            >>> children.spawned = 2
            >>> children.sentence()
            'not traced: what 2 processes launched that the script started anew (`spawn` of multiprocessing)'
        """
        parts = []
        if self._has_launched[0]:
            parts.append("what processes launched that the script forked; the engine executed it")
        if self.spawned:
            which = "a process" if self.spawned == 1 else f"{self.spawned} processes"
            parts.append(f"what {which} launched that the script started anew (`spawn` of multiprocessing)")
        return f"not traced: {'; '.join(parts)}" if parts else ""
