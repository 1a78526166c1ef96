"""What a place is: where the points of some devices run, in which workers, and with which runner.

The rule: a place is a value that pickles, since each worker gets the registered places when it starts. It imports its
runner only in `make_runner`, as only workers need that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from warplens.cuda.points import Baseline
from warplens.cuda.runners.runner import Runner

DEFAULT_BUDGET_S = 2.0
"""The blocks of a point may take this many seconds; a longer launch is sampled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerResources:
    """What one worker may use: a number of threads, and the card with the UUID `card` if that is not empty.

    A worker that `executes_kernels` on the processor is confined before its first call (`warplens.cuda.confinement`):
    it writes no files, starts no processes and opens no connections.
    """

    threads: int = 1
    card: str = ""
    executes_kernels: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """How the points of a place are treated.

    Attributes:
        label: what lists of devices say of its points.
        is_timed: its points are timed, each in the chosen states of the cache with the settings of timing.
        is_modelled: the times of its points are modelled, for a cold cache or each of the chosen states.
        in_visits: each point is measured in two visits, there and back (`warplens.cuda.sweep.visits`).
        is_counted: the emulator counts its points too, and both results are joined.
        needs_machine: no other point of the sweep runs at the same time.
        budget_s: the blocks of a point may take this many seconds where they are executed by the emulator.
        baselines: the baselines that it can run.
        baseline_devices: devices that have points of these baselines although no sweep names them.
    """

    label: str = "run"
    is_timed: bool = False
    is_modelled: bool = False
    in_visits: bool = False
    is_counted: bool = False
    needs_machine: bool = False
    budget_s: float = DEFAULT_BUDGET_S
    baselines: frozenset[Baseline] = frozenset()
    baseline_devices: tuple[str, ...] = ()


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
