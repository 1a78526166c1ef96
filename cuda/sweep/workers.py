"""The functions that run in worker processes: a point on the emulator or at its place, and looks at one point.

The rule: everything here is at the level of the module, so that it pickles. A worker leaves Control-C and SIGTERM to
the process that started it, and ends itself when that process is gone. A worker that executes kernels on the processor
is confined before its first call; it keeps new entries of the caches, which its pool stores. The worker of a GPU is
not confined: its kernels run on the GPU, in memory of the GPU, and the driver needs devices, files and processes.
"""

from __future__ import annotations

import atexit
import functools
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, MutableSequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, runtime_checkable

from warplens.cuda.device.gpus import AvailableGpus, use_known_gpus
from warplens.cuda.execute.measurement.interleaved import Decides
from warplens.cuda.ground import files as blobs
from warplens.cuda.ground import host
from warplens.cuda.ground.confinement import rights
from warplens.cuda.ground.confinement.rights import Confinement, confine
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.host import use_activity_clock
from warplens.cuda.ground.points import CacheState, PlannedVisit, PointResult, PointSpec, Runner
from warplens.cuda.sweep.places import EMULATOR, Place, WorkerResources, place_of, use_places

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.explanation import Inspector
    from warplens.cuda.execute.inspection.records import BlockRecord, Explanation, Inspection, Refusal, TracePlace

_T = TypeVar("_T")

LEFT_TO_PARENT = (signal.SIGINT, signal.SIGTERM)
"""Workers ignore these signals, which a terminal or a service sends to the whole group: the parent decides for all."""
COMPILER_SHARE = 0.9  # the part of a point's time limit for the compiler: its own sentence comes before the limit's
NICENESS = 5  # workers that count lower their priority by this POSIX nice value (0 to 19): the window stays responsive


@dataclass(frozen=True, slots=True)
class LastResult(Generic[_T]):
    """The result of a call after which its worker can do nothing more; the pool passes on `value` and replaces it."""

    value: _T


@dataclass(frozen=True, slots=True)
class Answer(Generic[_T]):
    """The result of a call, and what its worker, which may not write, wants to keep on disk."""

    value: _T
    kept: tuple[blobs.KeptEntry, ...] = ()


def answer(call: Callable[[], _T], processor_s: float) -> Answer[_T]:
    """Run a call in a confined worker, which the system ends after `processor_s` seconds of processor time.

    In place of an error that is neither Python's nor the program's own comes the error of Python that it is derived
    from, since a pool reads no others (`warplens.cuda.sweep.pool`).
    """
    rights.limit_processor_time(processor_s)
    try:
        return Answer(call(), blobs.take_kept())
    except Exception as error:
        readable = next(
            kind for kind in type(error).__mro__ if kind.__module__.partition(".")[0] in ("builtins", "warplens")
        )
        if readable is type(error):
            raise
        raise readable(str(error)) from None


class GpuLost(LastResult[_T]):
    """The result of a call whose GPU cannot be opened, probably by any process; the pool passes it on unchanged."""


def run_emulated(point: PointSpec) -> PointResult:
    """Run one point on this process's emulator, whatever its device."""
    return _emulator().run(point)


def load_emulator() -> None:
    """Import what executes points in this process."""
    _emulator()


def warm_up(points: tuple[PointSpec, ...]) -> None:
    """Run the first of some points on this process's emulator and drop the result: the process is ready for others."""
    run_emulated(points[0])


def run_emulated_in_states(point: PointSpec) -> dict[CacheState, PointResult]:
    """Run one point on this process's emulator, and return its result for each state of the cache."""
    emulator = _emulator()
    if not isinstance(emulator, StatesRunner):
        return dict.fromkeys(CacheState, emulator.run(point))
    return emulator.run_in_states(point)


_RUN_EMULATED = run_emulated


def in_states(run: Callable[..., object]) -> Callable[..., object]:
    """Return what runs a point as `run` does, for each state of the cache at once where that is the emulator's call."""
    return run_emulated_in_states if run is _RUN_EMULATED else run


def run_measured(point: PointSpec, visit: PlannedVisit | None = None) -> PointResult | LastResult[PointResult]:
    """Run one point, or one visit to it, at the place of its device.

    After an error that takes the GPU from the process the result is a `LastResult`.
    """
    runner = _runner(point.device)
    if not isinstance(runner, OneGpuRunner):
        return runner.run(point)
    result = runner.run(point, visit)
    if runner.is_gone:
        return GpuLost(result)
    return LastResult(result) if runner.lost else result


def run_interleaved(
    points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
) -> tuple[PointResult, PointResult] | LastResult[tuple[PointResult, PointResult]]:
    """Measure the two points of a pair in turns on the GPU of their device.

    After an error that takes the GPU from the process the result is a `LastResult`.
    """
    runner = _runner(points[0].device)
    if not isinstance(runner, PairRunner):
        raise TypeError(f"the place of {points[0].device} does not measure in turns")
    results = runner.run_interleaved(points, visit, decides)
    return LastResult(results) if runner.lost else results


@runtime_checkable
class StatesRunner(Protocol):
    """A runner that counts a point once and models it for each state of the cache."""

    def run_in_states(self, point: PointSpec) -> dict[CacheState, PointResult]:
        """Run one point once."""
        ...


@runtime_checkable
class PairRunner(Protocol):
    """A runner that measures two points in turns; `lost` is as in `OneGpuRunner`."""

    lost: str

    def run_interleaved(
        self, points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
    ) -> tuple[PointResult, PointResult]:
        """Run two points and measure them in turns."""
        ...


@runtime_checkable
class OneGpuRunner(Protocol):
    """A runner that has a GPU, measures a point in visits, and may lose the GPU."""

    lost: str  # the sentence of the error that took the GPU from this process, else empty
    is_gone: bool  # the GPU could not even be opened

    def run(self, point: PointSpec, visit: PlannedVisit | None = None) -> PointResult:
        """Run one point, or one visit to it."""
        ...


@functools.cache
def _runner(device: str) -> Runner:
    return place_of(device).make_runner(device, _this_worker.resources)


@functools.cache
def _emulator() -> Runner:
    return EMULATOR.make_runner("", _this_worker.resources)


def inspect_point(point: PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
    """Execute a point to look at it, and keep its launch ready for `record_block`."""
    return _inspector().inspect(point, place)


def explain_point(
    point: PointSpec, place: TracePlace | None, pitch_words: int | None, rescored_for: str | None
) -> Explanation:
    """Execute a point and explain its memory traffic."""
    from warplens.cuda.execute.inspection.explanation import explain

    threads = _this_worker.resources.threads
    return explain(point, place, pitch_words=pitch_words, rescored_for=rescored_for, threads=threads)


def record_block(point: PointSpec, block: int, first: int) -> BlockRecord | Refusal:
    """Return the requests of a block of a point, those from an instruction's `first` execution on."""
    return _inspector().record(point, block, first)


@functools.cache
def _inspector() -> Inspector:
    from warplens.cuda.execute.inspection.explanation import Inspector

    return Inspector(threads=_this_worker.resources.threads)


@dataclass(slots=True)
class _ThisWorker:
    """What this process may use, and what it has given up: set once, when a worker begins."""

    resources: WorkerResources = field(default_factory=WorkerResources)
    confinement: Confinement = field(default_factory=Confinement)


_this_worker = _ThisWorker()


def begin_worker(
    resources: WorkerResources,
    gpus: AvailableGpus,
    places: tuple[Place, ...],
    clocks: tuple[MutableSequence[float], MutableSequence[float]],  # its pool reads those of its waits and activity
    limit_s: float,  # its pool ends it after a longer call; infinity is no limit, for the compiler too
) -> None:
    """Prepare this process to be a worker that may use `resources`."""
    from warplens.cuda.compiler.process import limit_time  # the process of the user imports this module too

    limit_time(COMPILER_SHARE * limit_s)
    wait_clock, activity_clock = clocks
    host.use_wait_clock(wait_clock)
    use_activity_clock(activity_clock)
    _this_worker.resources = resources
    use_known_gpus(gpus)
    use_places(places)
    for number in LEFT_TO_PARENT:
        signal.signal(number, signal.SIG_IGN)
    if resources.gpu:
        # The result of a point has what matters of its output: every timed launch of a kernel prints again, a failed
        # assertion prints a line for each thread, and PyCUDA one for each array that it cannot free afterwards.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for descriptor in (1, 2):
            os.dup2(nowhere, descriptor)
        os.close(nowhere)
    elif hasattr(os, "nice"):
        os.nice(NICENESS)
    _signal_end_of_parent()
    if resources.executes_kernels:
        _confine()
    # Finalising the interpreter and LLVM takes a quarter of a second, for what the system frees anyway.
    atexit.register(os._exit, 0)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()


def confinement() -> Confinement:
    """Return what this process has given up."""
    return _this_worker.confinement


def _confine() -> None:
    """Give up what executing kernels does not need; what needs it is done before."""
    from warplens.cuda.compiler.process import start_server

    with suppress(MissingPartError):  # a point that compiles says it again
        start_server()
    host.make_locks()
    blobs.keep_entries()
    sys.dont_write_bytecode = True
    _this_worker.confinement = confine(host.whole_bytes())


def _signal_end_of_parent() -> None:
    """Have Linux end this worker when its parent is gone, also in a native loop that holds the interpreter's lock.

    The parent holds one end of a pipe as long as it lives. (The signal that the system sends on the death of a parent
    comes at the end of the thread that started the worker, which here is one of many.)
    """
    parent = multiprocessing.parent_process()
    if parent is None or not sys.platform.startswith("linux"):
        return
    import fcntl

    signal.signal(signal.SIGIO, signal.SIG_DFL)  # ends the process
    pipe = parent.sentinel
    with suppress(OSError):
        fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)


def _end_with_parent() -> None:
    """End this worker when its parent is gone.

    A pool's idle workers wait on a pipe whose other end they hold themselves, so they would outlive a parent that was
    killed. This runs in a thread of its own.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
