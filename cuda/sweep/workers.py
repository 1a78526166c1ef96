"""What workers do beside a point on the emulator: points at their place, in all states, and looks at a point.

The rule: everything here is at the level of the module, so that it pickles; how a worker begins is in `places`.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, runtime_checkable

from warplens.cuda.execute.measurement.interleaved import Decides
from warplens.cuda.ground.points import CacheState, PlannedVisit, PointResult, PointSpec, Runner
from warplens.cuda.sweep.places import emulator, place_of, run_emulated, this_worker

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection import records
    from warplens.cuda.execute.inspection.explanation import Inspector

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class LastResult(Generic[_T]):
    """The result of a call after which its worker can do nothing more; the pool passes on `value` and replaces it."""

    value: _T


class GpuLost(LastResult[_T]):
    """The result of a call whose GPU cannot be opened, probably by any process; the pool passes it on unchanged."""


def load_emulator() -> None:
    """Import what executes points in this process."""
    emulator()


def warm_up(points: tuple[PointSpec, ...]) -> None:
    """Run the first of some points on this process's emulator and drop the result: the process is ready for others."""
    run_emulated(points[0])


def run_emulated_in_states(point: PointSpec) -> dict[CacheState, PointResult]:
    """Run one point on this process's emulator, and return its result for each state of the cache."""
    runner = emulator()
    if not isinstance(runner, StatesRunner):
        return dict.fromkeys(CacheState, runner.run(point))
    return runner.run_in_states(point)


def run_measured(point: PointSpec, visit: PlannedVisit | None = None) -> PointResult | LastResult[PointResult]:
    """Run a point, or one visit to it, at its device's place; a `LastResult` where an error took the GPU away."""
    runner = _runner(point.device)
    if not isinstance(runner, OneGpuRunner):
        return runner.run(point)
    result = runner.run(point, visit)
    return GpuLost(result) if runner.is_gone else LastResult(result) if runner.lost else result


def run_interleaved(
    points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
) -> tuple[PointResult, PointResult] | LastResult[tuple[PointResult, PointResult]]:
    """Measure the points of a pair in turns on their GPU; a `LastResult` where an error took the GPU away."""
    runner = _runner(points[0].device)
    if not isinstance(runner, OneGpuRunner):
        raise TypeError(f"the place of {points[0].device} does not measure in turns")
    results = runner.run_interleaved(points, visit, decides)
    return LastResult(results) if runner.lost else results


@runtime_checkable
class StatesRunner(Protocol):
    """A runner that counts a point once and models it for each state of the cache."""

    def run_in_states(self, point: PointSpec) -> dict[CacheState, PointResult]:
        """Run one point once."""


@runtime_checkable
class OneGpuRunner(Protocol):
    """A runner that has a GPU, measures a point in visits or a pair in turns, and may lose the GPU."""

    lost: str  # the sentence of the error that took the GPU from this process, else empty
    is_gone: bool  # the GPU could not even be opened

    def run(self, point: PointSpec, visit: PlannedVisit | None = None) -> PointResult:
        """Run one point, or one visit to it."""

    def run_interleaved(
        self, points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
    ) -> tuple[PointResult, PointResult]:
        """Run two points and measure them in turns."""


@functools.cache
def _runner(device: str) -> Runner:
    return place_of(device).make_runner(device, this_worker.resources)


def inspect_point(point: PointSpec, place: records.TracePlace | None = None) -> records.Inspection | records.Refusal:
    """Execute a point to look at it, and keep its launch ready for `record_block`."""
    return _inspector().inspect(point, place)


def explain_point(
    point: PointSpec, place: records.TracePlace | None, pitch_words: int | None, rescored_for: str | None
) -> records.Explanation:
    """Execute a point and explain its memory traffic."""
    from warplens.cuda.execute.inspection.explanation import explain

    threads = this_worker.resources.threads
    return explain(point, place, pitch_words=pitch_words, rescored_for=rescored_for, threads=threads)


def record_block(point: PointSpec, block: int, first: int) -> records.BlockRecord | records.Refusal:
    """Return the requests of a block of a point, those from an instruction's `first` execution on."""
    return _inspector().record(point, block, first)


def timeline_of_point(point: PointSpec) -> records.Timeline | records.Refusal:
    """Return a point's launch by time, or why there is none."""
    return _inspector().timeline(point)


@functools.cache
def _inspector() -> Inspector:
    from warplens.cuda.execute.inspection.explanation import Inspector

    return Inspector(threads=this_worker.resources.threads)
