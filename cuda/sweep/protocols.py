"""What the parts of a sweep expect of each other: places, executors, executions, and the errors of workers.

The rule: these are values, protocols and errors alone; nothing here runs anything.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from warplens.cuda.ground import errors, host
from warplens.cuda.ground.points import Baseline, PointResult, PointSpec, Runner

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
class Confinement:
    """What is in force in a process, in words, and what is missing, with the reason of each."""

    in_force: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def sentence(self) -> str:
        """Return both in one line."""
        missing = f"without {', '.join(self.missing)}" if self.missing else ""
        return "; ".join(filter(None, (", ".join(self.in_force), missing)))


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

    name: str  # a place that is registered later under the same name is refused
    traits: Traits

    def runs(self, device: str) -> bool:
        """Return whether the points of the device with this key run here."""

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return an entry for each worker of the device; none: its points run in the workers that count."""

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the runner of a device, in a worker that may use `resources`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PointActivity:
    """What a worker does for a point, and for how many seconds so far, before it executes the kernel."""

    point: PointSpec
    activity: host.Activity
    seconds: float


@runtime_checkable
class TellsActivities(Protocol):
    """An executor that knows what its workers are doing."""

    def activities(self) -> tuple[PointActivity, ...]:
        """Return what the workers do that may take long."""


@runtime_checkable
class KillsWorkers(Protocol):
    """An executor whose running work can be ended at once."""

    def kill_workers(self) -> None:
        """Kill the workers; their running calls end with an error."""


DEAD_WORKER = "the worker process died while it ran this point (killed, out of memory, or crashed)"
"""This is the reason of a point whose worker died without another explanation."""
NO_MEMORY = "the worker process has used up the memory that it may use, as `ulimit -v` or a batch job limits it"
"""This is the reason of a point for which Python had no memory."""
LOST = frozenset({DEAD_WORKER, NO_MEMORY})  # the same sweep runs points again that failed for these, with their workers


class WorkerDiedError(BrokenExecutor):
    """The worker of one call died; no other call is affected, and the executor can still be used."""

    kind = errors.FailureKind.CRASH  # of the point that was executed

    @property
    def reason(self) -> str:
        """A sentence for the user."""
        return DEAD_WORKER


class ExplainedDeathError(WorkerDiedError):
    """The worker of one call crashed, was ended, or was lost with its machines; the message is for the user."""

    @property
    def reason(self) -> str:
        """The message."""
        return str(self)


class TimeLimitError(ExplainedDeathError):
    """The worker of one call was killed because the call took too long."""

    kind = errors.FailureKind.TIME


class LostLinkError(BrokenExecutor):
    """The connection to all machines was lost. No call is at fault, so each runs again on a new executor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Execution:
    """What a `Sweep` needs to run its points.

    The command line, the window and the Python API all get their executors here, so a point runs the same way in each
    of them. All points are handed out at once where a GPU, or another place with workers of its own, must never wait
    for a count. `close` closes the connection that was opened for the execution; shutting the executor down does so
    too. It may be repeated.
    """

    executor_factory: Callable[[], Executor]  # makes the executor
    run_point: Callable[[PointSpec], PointResult]  # runs one point in a worker of the executor
    workers: int  # how many points run at once
    in_flight: int  # how many are handed out at once
    gpus: int = 0  # how many GPUs measure
    close: Callable[[], None] = lambda: None


class MakeExecution(Protocol):
    """Makes the execution of a sweep: `local_execution` or `Cluster.execution`."""

    def __call__(
        self, devices: Sequence[str], points: int, *, workers: int | None = None, limit_s: float | None = None
    ) -> Execution:
        """Return the execution of a sweep with these devices and this number of points."""
