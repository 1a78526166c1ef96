"""Searches the launches of programs for races, beside their translation and execution where that pays.

The rule: a search changes nothing in the launch. A forked process has the arrays as they were before the launch, and
changes its own copies of their pages; without one the launch is searched first, and the arrays are put back.
"""

import gc
import math
import os
import pickle
import select
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from typing import Self, TypeAlias

from warplens.cuda.execute.verification import find_hazards
from warplens.cuda.ground import errors, files, large_arrays, points, processor_time
from warplens.cuda.simt.launch.engine import Launch

Found: TypeAlias = tuple[errors.KernelFault | None, tuple[str, ...]]  # a race, and the notes of the search
LONG_LINES = 1000  # longer code is searched beside the launch: translating these takes 0.1 s, a fork 10 ms with PyTorch
LOST: Found = None, ("not searched for races: the process that searched ended without a result",)


class RaceSearch:
    """The search of one launch, which begins at once, and ends with the context at the latest.

    The code of the launch may be untranslated; its arrays are as before the launch. Without a launch nothing is
    searched. Of the `threads` that execute blocks one searches before the launch. With `may_fork` a forked process has
    arrays of its own; it has none where another program shares them.
    """

    def __init__(
        self, launch: Launch | None, code_cache: files.BlobFolder, threads: int, *, may_fork: bool = True
    ) -> None:
        self._process: ForkedProcess | None = None
        self._found: Found = None, ()
        if launch is None:
            return
        can_fork = may_fork and sys.platform == "linux"  # the libraries of macOS do not survive a fork
        if can_fork and threads > 1 and launch.may_race and launch.code.llvm.count("\n") > LONG_LINES:
            search = partial(_found, launch, code_cache, threads)
            self._process = fork(
                lambda sink: files.write_whole(sink, pickle.dumps(search())), LONGEST_S, threads=threads
            )
        if self._process is None:
            with restored(launch) if launch.may_race else nullcontext():
                self._found = _found(launch, code_cache, threads)

    def result(self) -> Found:
        """Wait for the end of the search, and return what it has found."""
        if self._process is not None:
            process, self._process = self._process, None
            data = process.take()
            self._found = pickle.loads(data) if data else LOST  # noqa: S301 - this program's own words
        return self._found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.end()


@contextmanager
def restored(compiled: Launch) -> Iterator[None]:
    """Put back what an execution writes to the arrays of a launch."""
    arrays = compiled.request.arrays
    saved = {name: large_arrays.copied(arrays[name]) for name in compiled.written}
    try:
        yield
    finally:
        for name, array in saved.items():
            large_arrays.copy_into(arrays[name], array)


def _found(launch: Launch, code_cache: files.BlobFolder, threads: int) -> Found:
    """Search a launch, whose arrays are changed."""
    try:
        report = find_hazards(launch, launch.request, code_cache, points.CheckLevel.AUTO, threads=threads)
    except errors.WarplensError as error:
        return None, (f"not searched for races: {error}",)
    return report.fault, report.notes


# Forked processes, and the bytes that one computes while this one goes on.
# A process has the memory of this one as it was, and what it prints, raises or changes is lost. There is
# none in a confined program, and in one with as many processes as it may have. One that hangs is ended
# (`processor_time`): it may wait for a lock that a thread held when it was forked.

LONGEST_S = 60.0  # a process that takes more processor time on each thread is ended


@dataclass(frozen=True, slots=True)
class ForkedProcess:
    """The number of a process, and the pipe that it writes to; either `take` or `end` has to be called, once."""

    child: int
    source: int
    limit: processor_time.Limit

    def read(self, size: float = math.inf) -> bytes:
        """Wait for so many bytes, fewer at their end, and return them; a TimeoutError where it takes too long."""
        parts = bytearray()
        while len(parts) < size and (left_s := self.limit.left_s()):
            if select.select([self.source], [], [], left_s)[0]:
                parts += (piece := os.read(self.source, int(min(1 << 20, size - len(parts)))))
                if not piece:
                    return bytes(parts)
        if len(parts) < size:
            raise TimeoutError
        return bytes(parts)

    def take(self) -> bytes | None:
        """Wait for its bytes and return them, None where it ended without any, or takes too long."""
        try:
            return self.read() or None
        except TimeoutError:
            return None
        finally:
            self.end()

    def end(self) -> None:
        """Close the pipe and end the process."""
        os.close(self.source)
        with suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        with suppress(ChildProcessError):  # the program has waited for all its processes
            os.waitpid(self.child, 0)


def fork(work: Callable[[int], None], limit_s: float, *, threads: int = 1) -> ForkedProcess | None:
    """Call a function in a forked process, with the pipe that it writes to; None where there can be no process."""
    # The process has no streams, does not collect the garbage of the program's memory, and ends with the function.
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
    return ForkedProcess(child, source, processor_time.Limit(child, limit_s, threads=threads))
