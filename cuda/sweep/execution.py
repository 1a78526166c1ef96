"""How the points of a sweep are executed: what makes the executor, what runs a point in it, and how many at once.

The rule: the command line, the window and the Python API all get their executors here, so a point runs the same way in
each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from warplens.cuda.execute.measurement.turns import Decides
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep import pairing
from warplens.cuda.sweep import workers as worker_calls
from warplens.cuda.sweep.places import place_of, traits_of
from warplens.cuda.sweep.warm import MakePool, WarmPools


@dataclass(frozen=True, slots=True, kw_only=True)
class Execution:
    """What a `Sweep` needs to run its points.

    `executor_factory` makes the executor, `run_point` runs one point in a worker of it, `workers` is how many points
    run at once, and `in_flight` how many are handed out at once: all of them where a GPU, or another place with
    workers of its own, must never wait for a count. `cards` is how many GPUs measure. `close` closes the connection
    that was opened for the execution; shutting the executor down does so too. It may be repeated.
    """

    executor_factory: Callable[[], Executor]
    run_point: Callable[[PointSpec], PointResult]
    workers: int
    in_flight: int
    cards: int = 0
    close: Callable[[], None] = lambda: None


class MakeExecution(Protocol):
    """Makes the execution of a sweep: `local_execution` or `Cluster.execution`."""

    def __call__(
        self, devices: Sequence[str], points: int, *, workers: int | None = None, limit_s: float | None = None
    ) -> Execution:
        """Return the execution of a sweep with these devices and this number of points."""
        ...


def prepare_workers(pools: WarmPools, devices: Sequence[str]) -> None:
    """Have workers begin that a sweep of these devices takes from `pools` if it has many points; returns at once."""
    pools.prepare(pairing.counting_workers(devices), pairing.TIME_LIMIT_S, adds_budget=True, device=devices[0])


def local_execution(
    devices: Sequence[str],
    points: int,
    *,
    workers: int | None = None,
    limit_s: float | None = None,
    decides: Decides | None = None,
    make_counting: MakePool | None = None,
) -> Execution:
    """Return the execution of a sweep in worker processes of this machine.

    Args:
        devices: keys of the devices of the sweep.
        points: number of points of the sweep.
        workers: number of points that are executed at once; by default one for each processor.
        limit_s: seconds that a point may take; by default those of `make_pairing_executor`.
        decides: says whether the samples of a pair are enough; with it all points are pairs, measured in turns.
        make_counting: makes the pool of the processes that count, by default a new one.

    Example:
        >>> local_execution(["h200"], points=3, workers=8).workers
        3
    """
    has_own_workers = any(place_of(device).workers(device) for device in devices if not traits_of(device).needs_machine)
    count = min(workers or worker_count(), points)
    return Execution(
        executor_factory=partial(
            pairing.make_pairing_executor,
            tuple(devices),
            workers if has_own_workers else count,
            limit_s=limit_s,
            decides=decides,
            make_counting=make_counting,
        ),
        run_point=worker_calls.run_emulated,
        workers=count,
        in_flight=points if has_own_workers else count,
        cards=sum(len(place_of(device).workers(device)) for device in devices if traits_of(device).in_visits),
    )
