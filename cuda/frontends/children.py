"""The processes that a program starts, whose launches are not among its own.

The rule: what such a process launches is never lost without a word. A forked one has the session and executes its
launches, which its parent does not see; one that is spawned begins anew, without a session.
"""

from __future__ import annotations

import mmap
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import PurePath
from typing import Any

FORK = "fork"
"""Processes of `multiprocessing` with another method begin anew."""
_PYTHON = re.compile(r"(python[\d.]*w?|pypy[\d.]*|torchrun)(\.exe)?", re.IGNORECASE)
"""The names of programs that run Python scripts."""


class ChildProcesses:
    """What is known of the processes of one program: it is the one that makes this object.

    While they are counted (`counted`), `spawned` is the number of those of `multiprocessing` that began anew, and
    `started` that of Python programs that `subprocess` began.
    """

    def __init__(self) -> None:
        self.spawned = self.started = 0
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
        """Count the processes that a block starts by `multiprocessing` and `subprocess`."""
        start: Callable[[BaseProcess], None] = BaseProcess.start
        begin: Callable[..., None] = subprocess.Popen.__init__

        def counting(process: BaseProcess) -> None:
            start(process)
            method = getattr(getattr(process, "_popen", None), "method", FORK)
            self.spawned += method != FORK

        def beginning(process: object, args: Any, *rest: Any, **options: Any) -> None:
            begin(process, args, *rest, **options)
            self.started += _runs_python(args)

        BaseProcess.start = counting  # type: ignore[assignment]
        subprocess.Popen.__init__ = beginning  # type: ignore[assignment]
        try:
            yield
        finally:
            BaseProcess.start = start  # type: ignore[assignment]
            subprocess.Popen.__init__ = begin  # type: ignore[method-assign]

    def sentence(self) -> str:
        """Return what is to be said of them, "" where nothing is."""
        parts = []
        if self._has_launched[0]:
            parts.append("what processes launched that the script forked; the engine executed it")
        if self.spawned:
            which = "a process" if self.spawned == 1 else f"{self.spawned} processes"
            parts.append(f"what {which} launched that the script started anew (`spawn` of multiprocessing)")
        if self.started:
            which = "a Python program" if self.started == 1 else f"{self.started} Python programs"
            parts.append(f"what {which} launched that the script started (`subprocess`)")
        return f"not traced: {'; '.join(parts)}" if parts else ""


def _runs_python(command: Any) -> bool:
    """Return whether the command of a process, a text or a list of words, begins with Python."""
    if isinstance(command, bytes | os.PathLike):
        command = [command]
    first = next(iter(command.split() if isinstance(command, str) else command), "")
    return _PYTHON.fullmatch(PurePath(os.fsdecode(first)).name) is not None
