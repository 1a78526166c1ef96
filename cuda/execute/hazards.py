"""Finds memory errors and races that would fail on a GPU: executes the launch again, with checked code.

The rule: a report says how many blocks were checked, and a point takes at most about twice as long as without the
search (`MIN_SECONDS` aside), one of which a sample was executed a quarter longer, unless `CheckLevel.FULL` is asked
for. The arrays start as they were before the launch; checked code counts nothing, and its results are discarded.
"""

import gc
import math
import os
import pickle
import select
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import Self, TypeAlias

import numpy as np

from warplens.cuda.ground.errors import KernelFault, WarplensError
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.host import copied, copy_into
from warplens.cuda.ground.points import CheckLevel
from warplens.cuda.ptx import tree
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

MIN_SECONDS = 0.2  # the search may take this many seconds however fast the point was: that is little beside compiling
SAMPLE_SHARE = 0.25  # of the time of a sampled point, the search takes this share: most races are in every block
MIN_EXECUTION_SHARE = 0.1  # the least share of the allowed time for execution, even where compiling took longer


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """The result of a search."""

    fault: str = ""  # the sentence of a fault, if there is one
    notes: tuple[str, ...] = ()  # on how much was checked
    unwritten: tuple[str, ...] = ()  # sentences on the outputs that no thread writes


def find_hazards(
    launch: Launch,
    request: LaunchRequest,
    code_cache: BlobFolder,
    level: CheckLevel,
    spent_s: float,  # what the point has taken so far
    *,
    restore: Callable[[], None] | None = None,  # puts the arrays back before
    is_sample: bool = False,
    threads: int = 1,
    outputs: Sequence[str] = (),  # arrays that are only written, where elements that no thread writes are looked for
) -> HazardReport:
    """Find memory errors and races of a launch, with checked code on the arrays of a request, which are changed."""
    if level is CheckLevel.FAST:
        return HazardReport()
    if not launch.may_race:  # very large arrays are not restored for nothing
        return HazardReport(notes=tuple(filter(None, [SearchExtent(left_out=launch.why_global_is_left_out).note()])))
    started_s = time.perf_counter()
    checked_launch = Launch(request, code_cache, mode=Mode.CHECKED, like=launch)
    if restore is not None:
        restore()
    allowed_s = max(MIN_SECONDS, spent_s * SAMPLE_SHARE if is_sample else spent_s)
    left_s = max(MIN_EXECUTION_SHARE * allowed_s, allowed_s - (time.perf_counter() - started_s))
    extent = SearchExtent()
    if fault := extent.search(checked_launch, math.inf if level is CheckLevel.FULL else left_s, threads):
        return HazardReport(fault=fault)
    is_whole = extent.executed == extent.blocks and tree.Space.GLOBAL in extent.spaces
    return HazardReport(
        notes=(*filter(None, [extent.note()]), *extent.notes),
        unwritten=tuple(filter(None, _unwritten(checked_launch, outputs))) if is_whole else (),
    )


def _unwritten(launch: Launch, outputs: Sequence[str]) -> Iterator[str]:
    """Yield a sentence on each output with elements that no thread has written; `launch` has run whole, checked."""
    for name in outputs:
        array = launch.request.arrays[name]
        missing = launch.unwritten(name)
        if missing is not None:  # what a store without a trace wrote is not zero, as seldom as it may be
            yield unwritten_sentence(name, missing.reshape(array.shape) & (array == 0))


def unwritten_sentence(name: str, missing: np.ndarray) -> str:
    """Return the sentence on the elements of an array that no thread has written, which are `missing`; "" for none."""
    places = np.flatnonzero(missing)
    if not places.size:
        return ""
    if places.size == missing.size:
        return f"{name} is not written by any thread"
    first, last = int(places[0]), int(places[-1])
    if missing.ndim == 1 and last - first + 1 == places.size:
        return f"{name}[{first}{f'..{last}' if last > first else ''}] is not written by any thread"
    index = "".join(f"[{axis}]" for axis in np.unravel_index(first, missing.shape))
    return (
        f"{places.size:,} of {missing.size:,} elements of {name} are not written by any thread, "
        f"the first of them {name}{index}"
    )


@dataclass(slots=True, kw_only=True)
class SearchExtent:
    """How much was searched: by default nothing."""

    launches: int = 0  # those that ended without a fault
    executed: int = 0  # so many of the blocks of these launches
    blocks: int = 0
    spaces: frozenset[tree.Space] = frozenset()  # those whose accesses were compared
    left_out: str = ""  # why global memory is not among the spaces
    are_first: bool = True  # the executed blocks are the first ones, else a sample
    notes: dict[str, None] = field(default_factory=dict)

    def search(self, checked: Launch, seconds: float, threads: int) -> str:
        """Search a launch for so long, and add what was searched; return the sentence of a fault, "" for none."""
        try:
            outcome = checked.inspect(seconds, threads=threads)
        except KernelFault as fault:
            return str(fault)
        self.launches += 1
        self.executed += outcome.executed
        self.blocks += outcome.blocks
        self.spaces |= set(outcome.looked_at)
        self.left_out = self.left_out or outcome.left_out
        self.are_first &= outcome.are_first
        self.notes |= dict.fromkeys(outcome.notes)
        return ""

    def note(self) -> str:
        """Return the note on it."""
        which = "the first" if self.are_first else "a sample of"
        part = "" if self.executed == self.blocks else f"{which} {self.executed:,} of {self.blocks:,} blocks"
        parts = []
        if tree.Space.SHARED in self.spaces:
            parts.append(f"shared memory: no race and no read of unwritten bytes in {part or 'any block'}")
        if tree.Space.GLOBAL in self.spaces:
            parts.append(f"global memory: no race in or between {part or 'any blocks'}")
        if self.left_out:
            parts.append(f"global memory: races are not looked for, since {self.left_out}")
        return "; ".join(parts)


# The search of a launch of a program, beside its translation and execution where that pays.
# A search changes nothing in the launch: a forked process has the arrays as they were before the launch, and changes
# its own copies of their pages; without one the launch is searched first, and the arrays are put back.

Found: TypeAlias = tuple[str, tuple[str, ...]]  # the sentence of a race, or "", and the notes of the search
LONG_LINES = 1000  # longer code is searched beside the launch: translating these takes 0.1 s, a fork 10 ms with PyTorch
LOST: Found = "", ("not searched for races: the process that searched ended without a result",)


class RaceSearch:
    """The search of one launch, which begins at once, and ends with the context at the latest.

    The code of the launch may be untranslated; its arrays are as before the launch. Without a launch nothing is
    searched. Of the `threads` that execute blocks one searches before the launch. With `may_fork` a forked process has
    arrays of its own; it has none where another program shares them.
    """

    def __init__(self, launch: Launch | None, code_cache: BlobFolder, threads: int, *, may_fork: bool = True) -> None:
        self._process: ForkedBytes | None = None
        self._found: Found = "", ()
        if launch is None:
            return
        if may_fork and threads > 1 and launch.may_race and launch.code.llvm.count("\n") > LONG_LINES:
            self._process = forked(lambda: pickle.dumps(_found(launch, code_cache, threads)))
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
        """Return the search."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the search, if it goes on."""
        if self._process is not None:
            process, self._process = self._process, None
            process.drop()


@contextmanager
def restored(compiled: Launch) -> Iterator[None]:
    """Put back what an execution writes to the arrays of a launch."""
    arrays = compiled.request.arrays
    saved = {name: copied(arrays[name]) for name in compiled.written}
    try:
        yield
    finally:
        for name, array in saved.items():
            copy_into(arrays[name], array)


def _found(launch: Launch, code_cache: BlobFolder, threads: int) -> Found:
    """Search a launch, whose arrays are changed."""
    try:
        report = find_hazards(launch, launch.request, code_cache, CheckLevel.AUTO, 0.0, threads=threads)
    except WarplensError as error:
        return "", (f"not searched for races: {error}",)
    return report.fault, report.notes


# Forked processes, and the bytes that one computes while this one goes on.
# A process has the memory of this one as it was, and what it prints, raises or changes is lost. There is
# none in a confined program, and in one with as many processes as it may have. One that computes bytes is on Linux
# alone: the libraries of macOS do not survive a fork.


LONGEST_S = 60.0  # a longer process is ended: it may wait for a lock that a thread held when it was forked


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
