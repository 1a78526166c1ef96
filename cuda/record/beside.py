"""Executes launches on the engine in forked processes, while the program goes on with what the GPU makes of them.

The rule: a forked process has the memory of the program as it was before the launch, so that nothing is copied and
nothing waits. It says first what the kernel writes, which the GPU needs, and at its end what the engine has found.
Only launches of a benchmark are counted so: their times are asked for, and not their results.
"""

import mmap
import os
import pickle
import re
import select
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import PurePath
from typing import Any

from warplens.cuda.capture.value import Capture
from warplens.cuda.execute import on_engine, program_arguments
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.race_search import ForkedProcess, fork
from warplens.cuda.ground import errors, files, host
from warplens.cuda.timing import ModelledTime

LONGEST_S = 180.0  # a process that takes more processor time is ended
MEMORY_SHARE = 0.5  # the arrays that these processes copy take at most this part of the memory that is available
LEFT = 2  # processors that are left to the program and to the process that has the GPU
LENGTH_BYTES = 8
ENDED = "the process that counted it ended without a result"
TOO_LONG = f"the process that counted it did not end within {LONGEST_S:g} s of processor time, or hung"


class Counting:
    """A launch that a process of its own executes."""

    def __init__(self, process: ForkedProcess, size_bytes: int) -> None:
        self.size_bytes = size_bytes
        self.source = process.source
        self._process = process
        self._effects: on_engine.Effects | None = None
        self._result: on_engine.Executed | errors.WarplensError | None = None

    @property
    def is_over(self) -> bool:
        """Whether the result is there."""
        return self._result is not None

    def effects(self) -> on_engine.Effects | None:
        """Wait until it is known what the kernel writes, and return it; None where the engine does not execute it."""
        while self._effects is None and not self.is_over:
            self._receive()
        return self._effects

    def look(self) -> bool:
        """Take what there is by now without waiting, and return whether the result is there."""
        while not self.is_over and (not self._process.limit.left_s() or select.select([self.source], [], [], 0)[0]):
            self._receive()
        return self.is_over

    def result(self) -> on_engine.Executed:
        """Wait for the end, and return what the engine has found; raise why there is nothing."""
        while self._result is None:
            self._receive()
        if isinstance(self._result, errors.WarplensError):
            raise self._result
        return self._result

    def _receive(self) -> None:
        try:
            size = int.from_bytes(self._process.read(LENGTH_BYTES), "little")
            message = pickle.loads(self._process.read(size))  # noqa: S301 - this program's own words
        except (EOFError, pickle.UnpicklingError):
            message = errors.UnsupportedError(ENDED)
        except TimeoutError:
            message = errors.UnsupportedError(TOO_LONG)
        if isinstance(message, on_engine.Effects) and not isinstance(message, on_engine.Executed):
            self._effects = message
            return
        self._result = message
        self._process.end()


class CountingProcesses:
    """Forks processes that execute launches, as many at a time as there are processors and memory for their arrays.

    Each launch has one thread; where it would take more than `budget_s`, a sample of its blocks is executed.
    """

    def __init__(self, executor: Executor, budget_s: float) -> None:
        self._executor = executor
        self._budget_s = budget_s
        self._running: list[Counting] = []
        self._is_warm = False

    def warm_up(self, executed: on_engine.Executed) -> None:
        """Finish a launch that this process has executed: what it loads for that, no forked process loads again."""
        if not self._is_warm:
            _settled(executed)
            self._is_warm = True

    def start(self, capture: Capture) -> Counting | None:
        """Execute a launch in a process of its own; None where none can be made, or before the first `warm_up`. It
        waits while there are as many processes as there may be.
        """
        if not self._is_warm:
            return None
        capture = program_arguments.laid_out(capture)
        self._running = [counting for counting in self._running if not counting.look()]
        while self._running and (
            len(self._running) >= max(1, host.worker_count() - LEFT)
            or capture.size_bytes + sum(counting.size_bytes for counting in self._running)
            > MEMORY_SHARE * host.available_bytes()
        ):
            select.select([counting.source for counting in self._running], [], [], 1.0)
            self._running = [counting for counting in self._running if not counting.look()]
        process = fork(partial(self._count, capture), LONGEST_S)
        if process is None:
            return None
        counting = Counting(process, capture.size_bytes)
        self._running.append(counting)
        return counting

    def _count(self, capture: Capture, sink: int) -> None:
        try:
            executed = self._executor.execute(
                capture, is_searched=False, budget_s=self._budget_s, threads=1, on_translated=partial(_write, sink)
            )
            message: object = _settled(executed)
        except errors.WarplensError as error:
            message = error
        _write(sink, message)


def _write(sink: int, message: object) -> None:
    text = pickle.dumps(message)
    files.write_whole(sink, len(text).to_bytes(LENGTH_BYTES, "little") + text)


def _settled(executed: on_engine.Executed) -> on_engine.Executed:
    """Return an executed launch with its inferred counts and its simulated time in place of what computes them."""
    simulated: ModelledTime | None = None
    with suppress(errors.WarplensError):
        simulated = executed.simulated
    executed.instructions  # noqa: B018 - they go with it from now on
    return executed.extended(simulate=partial(_same, simulated), stored_types=dict(executed.stored_types))


def _same(simulated: ModelledTime | None) -> ModelledTime | None:
    return simulated


# The processes that a program starts, whose launches are not among its own.
# What such a process launches is never lost without a word. A forked one has the session and executes its
# launches, which its parent does not see; one that is spawned begins anew, without a session.

FORK = "fork"  # processes of `multiprocessing` with another method begin anew
_PYTHON = re.compile(r"(python[\d.]*w?|pypy[\d.]*|torchrun)(\.exe)?", re.IGNORECASE)  # programs that run Python scripts


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
    if isinstance(command, bytes | os.PathLike):
        command = [command]
    words = command.split() if isinstance(command, str) else list(command)
    is_search = any(str(word).startswith("cuda.pathfinder.") for word in words)  # NVIDIA's, for its own libraries
    return not is_search and _PYTHON.fullmatch(PurePath(os.fsdecode(next(iter(words), ""))).name) is not None
