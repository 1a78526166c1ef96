"""The places where points run: which place runs the points of a device, and how its worker processes begin and answer.

The rule: the plan, the engine, the workers, the command line and the window ask here what is special about a device. To
add a place, write a class with the methods of `protocols.Place` in a module that can be imported, and pass an instance
to `register`; a place that is registered later is asked first. What a worker may do is settled before its first call.
"""

import atexit
import functools
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import TypeVar

from warplens.cuda.device.clock_keeper import ENDING_SIGNALS
from warplens.cuda.device.gpus import HOST, installed_gpus, is_gpu, load_device, use_known_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus
from warplens.cuda.ground import errors, host, points
from warplens.cuda.ground import files as blobs
from warplens.cuda.ground.confinement import rights
from warplens.cuda.sweep.protocols import Confinement, Place, Traits, WorkerResources

_T = TypeVar("_T")

# What a place is: where the points of some devices run, in which workers, and with which runner.
# A place is a value that pickles, since each worker gets the registered places when it starts. It imports
# its runner only in `make_runner`, as only workers need that.


# The processor of this machine as a place: it times NumPy's baselines with all its threads.
class Processor:
    """Times NumPy's matrix product; nothing else of a sweep runs meanwhile."""

    name = "processor"
    traits = Traits(
        label="measured",
        is_timed=True,
        needs_machine=True,
        baselines=frozenset({points.Baseline.NUMPY}),
        baseline_devices=(HOST,),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of the processor."""
        return device == HOST

    def workers(self, _device: str) -> Sequence[WorkerResources]:
        """Return one worker that has all threads."""
        return (WorkerResources(threads=host.worker_count()),)

    def make_runner(self, _device: str, resources: WorkerResources) -> points.Runner:
        """Make the runner of NumPy's baselines."""
        from warplens.cuda.execute.numpy_runner import HostRunner

        return HostRunner(threads=resources.threads)


# The emulator as a place: it runs the points of every GPU that has a sheet.
# Its points run in the workers that also count the points of GPUs.
class Emulator:
    """Executes kernels on the processors of this machine, and models their time."""

    name = "emulator"
    traits = Traits(label="emulated, modelled", is_modelled=True)

    def runs(self, _device: str) -> bool:
        """Return True: a device of no other place is emulated."""
        return True

    def workers(self, _device: str) -> Sequence[WorkerResources]:
        """Return no workers: this place has none of its own."""
        return ()

    def make_runner(self, _device: str, resources: WorkerResources) -> points.Runner:
        """Make the emulator of a worker, which runs all devices."""
        from warplens.cuda.execute.emulator import EmulatorRunner

        return EmulatorRunner(threads=resources.threads)


# The GPUs of this machine as a place: one worker for each GPU of a model, which times the points on it.

GPU_BUDGET_S = 0.25
"""The blocks of a point of a GPU may take this many seconds in the emulator. That is about as long as the GPU takes
to measure it, and the counts must keep up with the GPU."""


class GpuPlace:
    """Times kernels on real GPUs through PyCUDA."""

    name = "gpu"
    traits = Traits(
        label="measured",
        is_timed=True,
        in_visits=True,
        is_counted=True,
        budget_s=GPU_BUDGET_S,
        baselines=frozenset({points.Baseline.CUBLAS, points.Baseline.COPY}),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of a GPU."""
        return is_gpu(device)

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return an entry for each GPU of the model."""
        return [WorkerResources(gpu=gpu.uuid) for gpu in installed_gpus() if gpu.spec.key == device]

    def make_runner(self, device: str, resources: WorkerResources) -> points.Runner:
        """Make the runner of a worker's GPU."""
        from warplens.cuda.execute.gpu.runner import GpuRunner

        return GpuRunner(resources.gpu, spec=load_device(device))


EMULATOR = Emulator()  # the emulator is asked last and takes every device

_registered: list[Place] = [GpuPlace(), Processor(), EMULATOR]


def places() -> tuple[Place, ...]:
    """Return all places, in the order in which they are asked."""
    return tuple(_registered)


def register(place: Place) -> None:
    """Add a place of a new name, which is asked before those that are there; an `InputError` where the name is taken.

    Example:
        >>> from types import SimpleNamespace
        >>> runs = lambda device: device.startswith("lab-")
        >>> register(SimpleNamespace(name="lab", traits=Traits(label="measured in the lab"), runs=runs))
        >>> place_of("lab-1").name
        'lab'
        >>> unregister("lab")
    """
    if any(place.name == other.name for other in _registered):
        raise errors.InputError(f"there is a place named {place.name!r} already")
    _registered.insert(0, place)


def unregister(name: str) -> None:
    """Remove the place of this name, if there is one."""
    _registered[:] = [place for place in _registered if place.name != name]


def use_places(registered: Iterable[Place]) -> None:
    """Replace the registry by that of the process which started this worker."""
    _registered[:] = registered


def place_of(device: str) -> Place:
    """Return the place that runs the points of a device."""
    return next((place for place in _registered if place.runs(device)), EMULATOR)


def traits_of(device: str) -> Traits:
    """Return how the points of a device are treated."""
    return place_of(device).traits


def is_timed(device: str) -> bool:
    """Return whether the points of a device are timed.

    Example:
        >>> is_timed("h200"), is_timed("gpu-nvidia-h200")
        (False, True)
    """
    return traits_of(device).is_timed


def devices_of_baseline(baseline: points.Baseline, devices: Iterable[str]) -> tuple[str, ...]:
    """Return the devices of a sweep that have points of a baseline."""
    unnamed = [device for place in _registered for device in place.traits.baseline_devices]
    return tuple(device for device in dict.fromkeys((*devices, *unnamed)) if baseline in traits_of(device).baselines)


# The worker processes: what each gives up before its first call, and the call that most of them take. All of it is at
# the level of the module, so that it pickles. A worker leaves Control-C and SIGTERM to the process that started it, and
# ends itself when that process is gone. A worker that executes kernels on the processor is confined before its first
# call; it keeps new entries of the caches, which its pool stores. The worker of a GPU is not confined: its kernels run
# on the GPU, in memory of the GPU, and the driver needs devices, files and processes.

STOPPING = tuple(signal.Signals[name] for name in ENDING_SIGNALS if name in signal.Signals.__members__)
"""These stop a run, which keeps what is done. A terminal or a service sends them to the whole group, so that workers
ignore them: the parent decides for all."""
COMPILER_SHARE = 0.9  # the part of a point's time limit for the compiler: its own sentence comes before the limit's
NICENESS = 5  # workers that count lower their priority by this POSIX nice value (0 to 19): the window stays responsive


def answer(call: Callable[[], _T], processor_s: float) -> tuple[_T, tuple[blobs.KeptEntry, ...]]:
    """Run a call in a confined worker, which the system ends after `processor_s` seconds of processor time, and return
    also what it keeps, since it may not write.
    """
    rights.limit_processor_time(processor_s)
    return call(), blobs.take_kept()


@dataclass(slots=True)
class _ThisWorker:
    """What this process may use, and what it has given up: set once, when a worker begins."""

    resources: WorkerResources = field(default_factory=WorkerResources)
    confinement: Confinement = field(default_factory=Confinement)


this_worker = _ThisWorker()


def begin_worker(
    resources: WorkerResources,
    gpus: AvailableGpus,
    places: tuple[Place, ...],
    clock: MutableSequence[float],  # its pool reads its activity here
    limit_s: float,  # its pool ends it after a longer call; infinity is no limit, for the compiler too
) -> None:
    """Prepare this process to be a worker that may use `resources`."""
    from warplens.cuda.compiler.process import limit_time  # the process of the user imports this module too

    limit_time(COMPILER_SHARE * limit_s)
    host.use_clock(clock)
    this_worker.resources = resources
    use_known_gpus(gpus)
    use_places(places)
    for number in STOPPING:
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
    return this_worker.confinement


def _confine() -> None:
    """Give up what executing kernels does not need; what needs it is done before."""
    from warplens.cuda.compiler.process import start_server

    with suppress(errors.MissingPartError):  # a point that compiles says it again
        start_server()
    host.make_locks()
    blobs.keep_entries()
    sys.dont_write_bytecode = True
    parts = rights.confine(host.whole_bytes())
    this_worker.confinement = Confinement(
        in_force=tuple(part for part, reason in parts.items() if not reason),
        missing=tuple(f"{part.partition(' ')[0]}: {reason}" for part, reason in parts.items() if reason),
    )


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


def run_emulated(point: points.PointSpec) -> points.PointResult:
    """Run one point on this process's emulator, whatever its device."""
    return emulator().run(point)


@functools.cache
def emulator() -> points.Runner:
    """Return what executes points on the processor in this worker."""
    return EMULATOR.make_runner("", this_worker.resources)
