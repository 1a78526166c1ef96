"""The run of one program: its launches, its device memory, and the adapters of the packages that it imports.

The rule: one session is active at a time, since a program and its packages are global, too.
"""

from __future__ import annotations

import hashlib
import inspect
import math
import os
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from warplens.cuda.capture.memory import Buffer
from warplens.cuda.capture.value import Capture, Place
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import on_engine, program_arguments
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.gpu.launch_process import LaunchProcess, LaunchTiming
from warplens.cuda.ground.errors import InputError, KernelFault, WarplensError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult
from warplens.cuda.record import on_gpu, steps
from warplens.cuda.record.beside import ChildProcesses, CountingProcesses
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.points import modelled_ns, points_of
from warplens.cuda.record.recorder import Keep, LaunchRecord, Recorder, Refusal
from warplens.cuda.simt.launch.repetition import Repetition

# Leaves out launches that repeat the one before them and cannot change anything, as a loop that takes times does.
# What the program reads afterwards is what executing would have written. A launch is left out only where
# the same launch was executed last, it reads nothing that it writes and no clock, and all memory that it can reach
# holds the same bytes as after it: a kernel with these inputs then writes the same bytes again. A kernel that adds to
# an array reads what it writes, and is executed each time; so is one that prints.

WORTH_S = 0.02  # launches that take less are executed, whatever they find: they cost less than looking for it is worth
SHARE = 0.5  # looking at the memory may take this share of the time of the launch
_NOT_REPEATABLE = re.compile(r"%clock|%globaltimer|\bvprintf\b")


class RepeatedLaunches:
    """Executes launches, except those that would write the same bytes again: `left_out` of them so far."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._key: tuple[object, ...] = ()
        self._executed: on_engine.Executed | None = None
        self._took_s = 0.0
        self._digest = b""
        self.left_out = 0

    def execute(self, capture: Capture, *, is_searched: bool, budget_s: float = math.inf) -> on_engine.Executed:
        """Execute a launch, or return what the same launch gave before it. The memory is looked at from the second of
        equal launches on, so that a launch of its own costs nothing more.
        """
        capture = program_arguments.laid_out(capture)
        key = _key_of(capture) if self._took_s >= WORTH_S else ()
        before = self._executed if key and key == self._key else None
        if before and self._digest and not is_searched and self._digest == _digest_of(capture.buffers):
            self.left_out += 1
            return before
        self.forget()
        begin = time.perf_counter()
        executed = self._executor.execute(capture, is_searched=is_searched, budget_s=budget_s)
        self._took_s = time.perf_counter() - begin
        if self._took_s >= WORTH_S and executed.counts.sample is None:
            self._executed, self._key = executed, key or _key_of(capture)
        # a launch with the same inputs writes the same bytes, and its own result is none of its inputs
        writes_again = not executed.updated and not executed.fault and not _NOT_REPEATABLE.search(capture.code.ptx)
        if before and writes_again:
            begin = time.perf_counter()
            digest = _digest_of(capture.buffers)
            self._digest = digest if time.perf_counter() - begin <= SHARE * self._took_s else b""
        return executed

    def forget(self) -> None:
        """Forget the last launch: another one left only a part of its result in memory."""
        self._executed, self._digest = None, b""


def _key_of(capture: Capture) -> tuple[object, ...]:
    """Return what launches share that are the same, wherever the program launches them."""
    launch = capture.launch
    return (
        capture.kind,
        launch.parameters,
        tuple(launch.pointers.items()),
        tuple(launch.textures.items()),
        tuple((buffer.name, buffer.address, buffer.size_bytes) for buffer in capture.buffers),
    )


def _digest_of(buffers: Iterable[Buffer]) -> bytes:
    digest = hashlib.blake2b(digest_size=32)
    for buffer in buffers:
        digest.update(buffer.data.data)
    return digest.digest()


BENCHMARK_BUDGET_S = 0.25  # benchmarks make hundreds of large launches, which ask for no result
INCOMPLETE = (
    "of a launch before it in the same benchmark only a sample of the blocks was executed, so that it may have read "
    "what was never written: --budget inf executes all"
)
LIMITED = (
    "of a launch before it only a sample of the blocks was executed, since the program had used its time, so that it "
    "may have read what was never written"
)
ENDED = "Control-C ended the launch"
OWN_FOLDER = str(Path(__file__).resolve().parent)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """Where a program stands: the times of the launches before, in nanoseconds, and how many of them have none. A time
    is measured where a GPU measured launches like it, else modelled.
    """

    launches: int
    time_ns: float
    untimed: int

    def ns_until(self, later: Moment) -> float:
        """Return the sum of the times of the launches between two moments, NaN for none, or where one has no time."""
        if later.launches == self.launches or later.untimed != self.untimed:
            return math.nan
        return later.time_ns - self.time_ns

    def without(self, start: Moment, end: Moment) -> Moment:
        """Return this moment as if nothing had been launched between two earlier ones."""
        return Moment(
            launches=self.launches - (end.launches - start.launches),
            time_ns=self.time_ns - (end.time_ns - start.time_ns),
            untimed=self.untimed - (end.untimed - start.untimed),
        )


class Session:
    """Executes and collects the launches of a program.

    `children` are the processes that the program starts, whose launches the session does not see.
    `torch_device` is the very object of PyTorch that was given to the program for the GPU, None for none.
    `left_s` says how many more seconds launches may be executed whole; after that they have the budget of benchmarks,
    and `is_limited` says that one of them was sampled.
    `count` is the number of launches so far, `executed` the last of them outside benchmarks, `running` the one that is
    being executed now, None for none. While `left_out` is a
    number, launches do nothing and are not recorded, and after as many of them each one is an error: what the program
    computes then, no kernel has computed.
    """

    def __init__(
        self,
        spec: GpuSpec,  # the device that the launches are counted and modelled for
        *,
        executor: Executor | None = None,
        searched: int = 1,  # in how many launches of a kind races are looked for
        on_launch: Callable[[LaunchRecord], None] | None = None,  # is called after each launch, also one that failed
        memory: DeviceMemory | None = None,  # for a program whose arrays outlive the session
        gpu: LaunchProcess | None = None,  # takes launches, too; it belongs to the session, which closes it
        timing: LaunchTiming | None = None,
        keep: Keep | None = None,  # keeps the first launch of each kind, before it is executed
        keeps_each: bool = False,  # it keeps all of them
        target: tuple[int, int] | None = None,  # that a package compiles kernels for; by default the device's best
        budget_s: float = BENCHMARK_BUDGET_S,  # of a benchmark's launch that would take longer, a sample is executed
        kernels: Sequence[str] = (),  # only kernels that one of these patterns matches are recorded, without any all
        most_values: int = 1,  # so many launches of a kind are told apart by the numbers among their arguments
    ) -> None:
        if not all(kernels):
            raise InputError("the name of a kernel to record is empty; '*' matches every name")
        self.spec = spec
        self.target = target
        self.memory = memory or DeviceMemory()
        self._executor = executor or Executor(spec)
        self._repeats = RepeatedLaunches(self._executor)
        self._gpu = None if gpu is None else on_gpu.LaunchesOnGpu(spec, gpu, timing)
        beside = CountingProcesses(self._executor, budget_s) if self._gpu is not None and hasattr(os, "fork") else None
        self._recorder = Recorder(
            self._execute,
            searched=searched,
            gpu=self._gpu,
            beside=beside,
            keep=keep,
            keeps_each=keeps_each,
            is_chosen=partial(matches, tuple(kernels)) if kernels else None,
            most_values=most_values,
        )
        self._on_launch = on_launch
        self.steps = steps.StepLog()
        self._modelled_ns: dict[int, tuple[on_engine.Executed | None, float]] = {}
        self._timed_ns = 0.0
        self._untimed = 0
        self._budget_s = budget_s
        self._benchmarks = 0
        self._is_incomplete = False
        self.left_s: Callable[[], float] = lambda: math.inf
        self.is_limited = False
        self.children = ChildProcesses()
        self.torch_device: Any = None
        self.count = 0
        self.executed: on_engine.Executed | None = None
        self._all_measured = True
        self.left_out: int | None = None
        self._launching = threading.RLock()
        self.running: Capture | None = None

    def close(self) -> None:
        """Give the GPU back, if there is one, and wait until all launches are counted."""
        if self._gpu is not None:
            self._gpu.close()
        self._recorder.wait()

    @property
    def time_provenance(self) -> Provenance:
        """What the times of moments are: measured where all launches so far were, else modelled."""
        return Provenance.MEASURED if self.count and self._all_measured else Provenance.MODELLED

    @property
    def records(self) -> tuple[LaunchRecord, ...]:
        """The launches so far: equal ones are one record."""
        return self._recorder.records

    @property
    def unrecorded_kernels(self) -> tuple[str, ...]:
        """The names of the kernels that were launched and that no pattern of `kernels` matches, each once."""
        return self._recorder.unrecorded_kernels

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The launches so far as points of a profile."""
        return tuple(points_of(self.records, self.spec))

    def memory_info(self) -> tuple[int, int]:
        """Return the free and all bytes of the device's memory."""
        return self.spec.memory_bytes - self.memory.used_bytes, self.spec.memory_bytes

    def now(self) -> Moment:
        """Return where the program stands, for its events: the time between two is that of the launches between."""
        return Moment(launches=self.count, time_ns=self._timed_ns, untimed=self._untimed)

    def launch(self, capture: Capture, *, is_trial: bool = False, refusal: Refusal = None) -> None:
        """Execute a launch and record it, or why the device refuses it; threads launch one after the other.

        Where it `is_trial`, the program only tries it out, and launches it again before it reads what it writes: a GPU
        may leave the arrays as they are.
        """
        self.children.note_launch()
        with self._executing(capture):
            self._launch(capture, is_trial=is_trial, refusal=refusal)

    @contextmanager
    def _executing(self, capture: Capture) -> Iterator[None]:
        """Let a block execute a launch, alone; where Control-C ends it, the report of the program says so."""
        with self._launching:
            self.running = capture
            try:
                yield
            except KeyboardInterrupt:
                self.give_up()
                raise
            finally:
                self.running = None

    def call(self, made: LaunchRecord) -> None:
        """Record a call of a library that is done already and has a modelled time (`Recorder.take_call`)."""
        assert made.modelled is not None, "a call has a modelled time"
        with self._launching:
            record = self._recorder.take_call(made)
            self.count += 1
            self._all_measured = False
            self._timed_ns += made.modelled.value_ns
            self._tell(record)

    def add(self, record: LaunchRecord) -> None:
        """Add launches that were made elsewhere (`Recorder.add`)."""
        self._recorder.add(record)
        if self._on_launch is not None:
            self._on_launch(record)

    def again(self, capture: Capture) -> LaunchAgain | None:
        """Return what makes the launch again that was executed last, None where each like it goes to `launch`."""
        is_alone = not self._benchmarks and self.left_out is None
        record = self._recorder.needs_execution_alone(capture) if is_alone else None
        repetition = None if record is None else self._executor.repetition(capture)
        if record is None or repetition is None:
            return None
        return LaunchAgain(
            record=record, capture=capture, repetition=repetition, time_ns=self._modelled_time_of(record),
            open_words=() if self._recorder.tells_values else repetition.open_words,
        )  # fmt: skip

    def launch_again(self, launch: LaunchAgain) -> bool:
        """Execute and count a launch like one before; return whether that was done, else `launch` does it."""
        self._repeats.forget()
        record = launch.record
        with self._executing(launch.capture):
            try:
                if not self._recorder.take_again(record, launch.capture.program, partial(self._repeat, launch)):
                    return False
            except WarplensError:
                self._tell(record)
                raise
            self._all_measured = False
            self._add(record, launch.time_ns)
        return True

    def _repeat(self, launch: LaunchAgain) -> bool:
        try:
            return launch.repetition.run()
        except KernelFault as error:
            raise self._explained(error) from None

    def give_up(self) -> None:
        """Note that the launch which is being executed does not come to its end, for the report of the program."""
        record = None if self.running is None else self._recorder.record_of(self.running)
        if record is not None and ENDED not in record.failures:
            record.failures[ENDED] = WarplensError(ENDED)

    def _launch(self, capture: Capture, *, is_trial: bool, refusal: Refusal) -> None:
        if self.left_out is not None:
            if self.left_out <= 0:
                raise InputError("no kernel is executed at present, and too many were launched")
            self.left_out -= 1
            return
        left_out = self._repeats.left_out
        try:
            record = self._recorder.take(capture, is_benchmark=self._benchmarks > 0, is_trial=is_trial, refusal=refusal)
        except WarplensError:
            self._tell(self._recorder.record_of(capture))
            raise
        record.left_out += self._repeats.left_out - left_out
        self._all_measured = self._all_measured and record.measured is not None
        time_ns = self._modelled_time_of(record) if record.measured is None else record.measured.value_ns
        self._add(record, time_ns)

    def _add(self, record: LaunchRecord, time_ns: float) -> None:
        self.count += 1
        if math.isnan(time_ns):
            self._untimed += 1
        else:
            self._timed_ns += time_ns
        self._tell(record)

    def _tell(self, record: LaunchRecord | None) -> None:
        if record is not None:
            self.steps.launch(record)
        if self._on_launch is not None and record is not None and record.is_chosen:
            self._on_launch(record)

    def _modelled_time_of(self, record: LaunchRecord) -> float:
        """Return the modelled time of a launch, NaN where it has none."""
        executed, time_ns = self._modelled_ns.get(id(record), (None, math.nan))
        if executed is None or executed is not record.executed:
            time_ns = modelled_ns(record, self.spec)
            self._modelled_ns[id(record)] = record.executed, time_ns
        return time_ns

    @contextmanager
    def benchmark(self) -> Iterator[None]:
        """Execute the launches of a block within the budget: their times are asked for, and not their results.

        A GPU makes such launches many times over, so that a program cannot go on with what they leave in memory.
        """
        self._benchmarks += 1
        try:
            yield
        finally:
            self._benchmarks -= 1
            self._is_incomplete = self._is_incomplete and self._benchmarks > 0

    def _explained(self, error: KernelFault) -> KernelFault:
        """Return a fault with what may have caused it: a launch before that was not executed whole."""
        reason = INCOMPLETE if self._is_incomplete else LIMITED if self.is_limited else ""
        return KernelFault(f"{error}; {reason}", error.kind) if reason else error

    def _execute(self, capture: Capture, is_searched: bool) -> on_engine.Executed:  # noqa: FBT001 - as `Execute` says
        budget_s = self._budget_s if self._benchmarks else max(self._budget_s, self.left_s())
        execute = self._executor.execute if self._benchmarks else self._repeats.execute
        if self._benchmarks:
            self._repeats.forget()
        try:
            executed = execute(capture, is_searched=is_searched, budget_s=budget_s)
        except KernelFault as error:
            raise self._explained(error) from None
        is_sampled = executed.counts.sample is not None
        if self._benchmarks:
            self._is_incomplete = self._is_incomplete or is_sampled
        else:
            self.executed, self.is_limited = executed, self.is_limited or is_sampled
        return executed


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchAgain:
    """A launch that was counted and searched, to be made again: its record, its code, its modelled time (NaN for none).

    `open_words` are the offsets of the words of its parameters that may differ.
    """

    record: LaunchRecord
    capture: Capture
    repetition: Repetition
    time_ns: float
    open_words: tuple[int, ...]


def matches(patterns: Iterable[str], name: str) -> bool:
    """Return whether one of some patterns matches a whole name, as a shell's do: `*` any text, `?` any letter."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


_active: list[Session] = []


@contextmanager
def active(session: Session) -> Iterator[Session]:
    """Make a session the one that adapters give their launches to; there is one at a time."""
    if _active:
        raise InputError("a program is traced already: one at a time")
    _active.append(session)
    try:
        yield session
    finally:
        _active.clear()


def current() -> Session:
    """Return the active session."""
    if not _active:
        remedy = "start the script with `warplens python`, or launch kernels within `warplens.trace()`"
        raise InputError(f"nothing is traced: {remedy}")
    return _active[0]


def is_active() -> bool:
    """Return whether a program is traced now."""
    return bool(_active)


def place_of_caller(*packages: str) -> Place:
    """Return the line of the program that called, outside of this package and of other packages."""
    frame: FrameType | None = inspect.currentframe()
    outermost = frame
    while frame is not None:
        name = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        file = frame.f_code.co_filename
        if not file.startswith((OWN_FOLDER, "<")) and name not in packages:
            return Place(file=file, line=frame.f_lineno)
        outermost, frame = frame, frame.f_back
    return Place(file=outermost.f_code.co_filename, line=outermost.f_lineno) if outermost else Place(file="", line=0)
