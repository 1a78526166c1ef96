"""The registry of places: which place runs the points of a device.

The rule: the plan, the engine, the workers, the command line and the window ask here what is special about a device. To
add a place, write a class with the methods of `Place` in a module that can be imported, and pass an instance to
`register`; a place that is registered later is asked first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from warplens.cuda.device.gpus import HOST, installed_gpus, is_gpu, load_device
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import Baseline, Runner

# What a place is: where the points of some devices run, in which workers, and with which runner.
# A place is a value that pickles, since each worker gets the registered places when it starts. It imports
# its runner only in `make_runner`, as only workers need that.


DEFAULT_BUDGET_S = 2.0  # the blocks of a point may take this many seconds; a longer launch is sampled


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerResources:
    """What one worker may use: a number of threads, and the GPU with the UUID `gpu` if that is not empty.

    A worker that `executes_kernels` on the processor is confined before its first call
    (`warplens.cuda.ground.confinement`): it writes no files, starts no processes and opens no connections.
    """

    threads: int = 1
    gpu: str = ""
    executes_kernels: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """How the points of a place are treated."""

    label: str = "run"
    is_timed: bool = False  # it takes the settings of timing and each chosen state of the cache
    is_modelled: bool = False  # it models times, for a cold cache or each of the chosen states
    in_visits: bool = False  # each point is measured in two visits, there and back (`warplens.cuda.sweep.visits`)
    is_counted: bool = False  # the emulator counts its points too, and both results are joined
    needs_machine: bool = False
    budget_s: float = DEFAULT_BUDGET_S  # the seconds that the blocks of a point may take in the emulator
    baselines: frozenset[Baseline] = frozenset()
    baseline_devices: tuple[str, ...] = ()  # they have points of these baselines although no sweep names them


class Place(Protocol):
    """Where the points of some devices run; `name` identifies it."""

    @property
    def name(self) -> str:
        """The name; a place that is registered later under the same name is refused."""
        ...

    @property
    def traits(self) -> Traits:
        """How its points are treated."""
        ...

    def runs(self, device: str) -> bool:
        """Return whether the points of the device with this key run here."""
        ...

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return an entry for each worker of the device; none: its points run in the workers that count."""
        ...

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the runner of a device, in a worker that may use `resources`."""
        ...


# The processor of this machine as a place: it times NumPy's baselines with all its threads.


class Processor:
    """Times NumPy's matrix product; nothing else of a sweep runs meanwhile."""

    name = "processor"
    traits = Traits(
        label="measured",
        is_timed=True,
        needs_machine=True,
        baselines=frozenset({Baseline.NUMPY}),
        baseline_devices=(HOST,),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of the processor."""
        return device == HOST

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return one worker that has all threads."""
        del device
        return (WorkerResources(threads=worker_count()),)

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the runner of NumPy's baselines."""
        from warplens.cuda.execute.numpy_runner import HostRunner

        del device
        return HostRunner(threads=resources.threads)


# The emulator as a place: it runs the points of every GPU that has a sheet.
# Its points run in the workers that also count the points of GPUs.


class Emulator:
    """Executes kernels on the processors of this machine, and models their time."""

    name = "emulator"
    traits = Traits(label="emulated, modelled", is_modelled=True)

    def runs(self, device: str) -> bool:
        """Return True: a device of no other place is emulated."""
        del device
        return True

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return no workers: this place has none of its own."""
        del device
        return ()

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the emulator of a worker, which runs all devices."""
        from warplens.cuda.execute.emulator import EmulatorRunner

        del device
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
        baselines=frozenset({Baseline.CUBLAS, Baseline.COPY}),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of a GPU."""
        return is_gpu(device)

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return an entry for each GPU of the model."""
        return [WorkerResources(gpu=gpu.uuid) for gpu in installed_gpus() if gpu.spec.key == device]

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
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
        raise InputError(f"there is a place named {place.name!r} already")
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


def devices_of_baseline(baseline: Baseline, devices: Iterable[str]) -> tuple[str, ...]:
    """Return the devices of a sweep that have points of a baseline."""
    unnamed = [device for place in _registered for device in place.traits.baseline_devices]
    return tuple(device for device in dict.fromkeys((*devices, *unnamed)) if baseline in traits_of(device).baselines)
