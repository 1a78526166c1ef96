"""The functions that run in worker processes: one point on the emulator, on a card or on the processor itself.

The rule: everything here is at the level of the module, so that it pickles. A worker leaves Control-C and SIGTERM to
the process that started it, and ends itself when that process is gone.
"""

from __future__ import annotations

import atexit
import functools
import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Generic, TypeVar

from warplens.cuda.device.cards import Found, load_device, take_over
from warplens.cuda.device.host import HOST
from warplens.cuda.points import PlannedVisit, PointResult, PointSpec
from warplens.cuda.runners.runner import Runner

if TYPE_CHECKING:
    from warplens.cuda.runners.gpu.runner import GpuRunner
    from warplens.cuda.runners.inspection.inspector import Inspector
    from warplens.cuda.runners.inspection.records import BlockRecord, Inspection, Refusal

_T = TypeVar("_T")

LEFT_TO_PARENT = (signal.SIGINT, signal.SIGTERM)
"""Workers ignore these signals, which a terminal or a service sends to the whole group: the parent decides for all."""
NICENESS = 5
"""Workers that count lower their priority by this POSIX nice value (0 to 19), so that the window stays responsive."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerResources:
    """What one worker may use: a number of threads, and the card with the UUID `card` if that is not empty."""

    threads: int = 1
    card: str = ""


@dataclass(frozen=True, slots=True)
class LastResult(Generic[_T]):
    """The result of a call after which its worker can do nothing more; the pool passes on `value` and replaces it."""

    value: _T


class CardLost(LastResult[_T]):
    """The result of a call whose card cannot be opened, probably by any process; the pool passes it on unchanged."""


def run_emulated(point: PointSpec) -> PointResult:
    """Run one point on this process's emulator."""
    return _emulator().run(point)


def run_measured(point: PointSpec, stay: PlannedVisit | None = None) -> PointResult | LastResult[PointResult]:
    """Run one point, or one visit to it, on the card of this worker; a point of the processor is run there.

    After an error that takes the card from the process the result is a `LastResult`.
    """
    if point.device == HOST:
        return _host_runner().run(point)
    runner = _card_runner(point.device)
    result = runner.run(point, stay)
    if runner.is_gone:
        return CardLost(result)
    return LastResult(result) if runner.lost else result


@functools.cache
def _card_runner(device: str) -> GpuRunner:
    """Return the one runner of this process's card."""
    from warplens.cuda.runners.gpu.runner import GpuRunner

    return GpuRunner(_this_worker.resources.card, spec=load_device(device))


@functools.cache
def _host_runner() -> Runner:
    """Return this process's one runner of NumPy's baselines."""
    from warplens.cuda.runners.numpy_runner import HostRunner

    return HostRunner(threads=_this_worker.resources.threads)


@functools.cache
def _emulator() -> Runner:
    """Return the one emulator of this process; made here, as only workers need the engine and the compiler."""
    from warplens.cuda.runners.emulator import EmulatorRunner

    return EmulatorRunner(threads=_this_worker.resources.threads)


def inspect_point(point: PointSpec) -> Inspection | Refusal:
    """Execute a point to look at it, and keep its launch ready for `record_block`."""
    return _inspector().inspect(point)


def record_block(point: PointSpec, block: int, first: int) -> BlockRecord | Refusal:
    """Return the requests of a block of a point, those from an instruction's `first` execution on."""
    return _inspector().record(point, block, first)


@functools.cache
def _inspector() -> Inspector:
    from warplens.cuda.runners.inspection.inspector import Inspector

    return Inspector(threads=_this_worker.resources.threads)


@dataclass(slots=True)
class _ThisWorker:
    """What this process may use: set once, when a worker begins."""

    resources: WorkerResources = WorkerResources()


_this_worker = _ThisWorker()


def begin_worker(resources: WorkerResources, found: Found) -> None:
    """Prepare this process to be a worker that may use `resources`."""
    _this_worker.resources = resources
    take_over(found)
    for number in LEFT_TO_PARENT:
        signal.signal(number, signal.SIG_IGN)
    if resources.card:
        _discard_output()
    elif hasattr(os, "nice"):
        os.nice(NICENESS)
    # Finalising the interpreter and LLVM takes a quarter of a second, for what the system frees anyway.
    atexit.register(os._exit, 0)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()


def _discard_output() -> None:
    """Discard what this process prints; the result of a point has what matters of it.

    Every timed launch of a kernel prints anew, a failed assertion prints a line for each thread, and PyCUDA one for
    each array that it cannot free afterwards.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for descriptor in (1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)


def _end_with_parent() -> None:
    """End this worker when its parent is gone.

    A pool's idle workers wait on a pipe whose other end they hold themselves, so they would outlive a parent that was
    killed. This runs in a thread of its own.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
