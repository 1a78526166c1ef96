"""How far a sweep is, and an estimate of the time left.

The rule: the fraction counts work units and is exact; the time left is an estimate, kept apart from it and absent
until there is something to estimate from. Pure values; the clock is the caller's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from warplens.cuda.runners.result import PointResult, Status
from warplens.cuda.sweep.plan import SweepPlan


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """`fraction` of the work units done (0 to 1), points finished of total, estimated seconds left or None."""

    fraction: float
    finished: int
    total: int
    seconds_left: float | None


@dataclass(slots=True)
class ProgressMeter:
    """Collects what finished and answers with a `Progress`.

    Args:
        plan: the sweep.
        workers: how many points run at a time.
    """

    plan: SweepPlan
    workers: int
    _done: set[int] = field(default_factory=set)
    _costs: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def add(self, index: int, result: PointResult, *, fresh: bool = True) -> None:
        """Count a finished point; `fresh` is false for one that an earlier run left in the journal."""
        self._done.add(index)
        if fresh and result.status is Status.OK and result.elapsed_s > 0:
            self._costs.setdefault(result.kernel, []).append((self.plan.units[index], result.elapsed_s))

    def progress(self) -> Progress:
        """Return how far the sweep is now."""
        units = self.plan.units
        all_units = sum(units)
        done = sum(units[index] for index in self._done)
        return Progress(
            fraction=done / all_units if all_units else 1.0,
            finished=len(self._done),
            total=len(units),
            seconds_left=self._seconds_left(),
        )

    def _seconds_left(self) -> float | None:
        left = [index for index in range(len(self.plan.points)) if index not in self._done]
        if not left:
            return 0.0
        if not self._costs:
            return None
        pooled = [cost for costs in self._costs.values() for cost in costs]
        seconds = [
            _extrapolated(self._costs.get(self.plan.points[index].kernel, pooled), self.plan.units[index])
            for index in left
        ]
        return max(sum(seconds) / max(1, self.workers), *seconds)


def _extrapolated(costs: Sequence[tuple[float, float]], units: float) -> float:
    """Return the seconds that `units` of work will take, from (units, seconds) of finished points.

    The line goes through the largest point; its slope is that between the smallest and the largest, which leaves the
    constant cost (compiling) out of the slope. With one size only, the time grows with the work.
    """
    small, large = min(costs), max(costs)
    if units <= large[0]:
        return large[1] * max(0.1, units / large[0])
    if large[0] > small[0] and large[1] > small[1]:
        return large[1] + (units - large[0]) * (large[1] - small[1]) / (large[0] - small[0])
    return large[1] * units / large[0]
