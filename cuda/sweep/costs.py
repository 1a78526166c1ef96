"""What points cost, foretold from points that have run: for the time left of a sweep, and of one before it runs.

The rule: a point costs what points of the same kernel on the same device did, along a straight line over their work.
Where a kernel has run with one amount of work the slope is that of all points, where it has never run the whole line
is. An estimate says from how many points it is known; before any has run, it is the rule of thumb of `usual_seconds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, linear_regression
from typing import TypeAlias

from warplens.cuda.sweep.plan import SweepPlan

Key: TypeAlias = tuple[str, str]
"""Kernel and device."""
Costs: TypeAlias = Mapping[Key, Sequence[tuple[float, float]]]
"""Work units and seconds of points that ran."""

USUAL_CONSTANT_S = 0.1
"""Of a point: compiling, starting, checking; the median of 960 small points on two processors was 0.11 s."""
USUAL_UNITS_PER_SECOND = 5e8
"""Of the work beyond that; the median of 250 points of 1e8 units and more was within a factor of two of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The time that a sweep should take; `known` of its `points` have run in some size on their device."""

    seconds: float
    known: int
    points: int


def estimate(plan: SweepPlan, costs: Costs, workers: int) -> Estimate:
    """Foretell how long a plan takes on so many workers."""
    items = [((point.kernel, point.device), units) for point, units in zip(plan.points, plan.units, strict=True)]
    seconds = predicted(items, costs)
    if seconds is None:
        longest = max((point.budget_s for point in plan.points), default=0.0) + 1.0
        seconds = [min(usual_seconds(units), longest) for _, units in items]
    known = sum(key in costs for key, _ in items)
    return Estimate(seconds=shared_out(seconds, workers), known=known, points=len(items))


def usual_seconds(units: float) -> float:
    """Return the rule of thumb: a constant, and the work at a usual speed."""
    return USUAL_CONSTANT_S + units / USUAL_UNITS_PER_SECOND


def shared_out(seconds: Sequence[float], workers: int) -> float:
    """Return how long points take side by side: no less than the longest, which is not divided."""
    return max(sum(seconds) / max(1, workers), *seconds, 0.0)


def predicted(items: Iterable[tuple[Key, float]], costs: Costs) -> list[float] | None:
    """Return the seconds of each item, a key with its work units; None where the costs are of one amount of work."""
    lines = {key: _means(found) for key, found in costs.items()}
    pooled = [mean for means in lines.values() for mean in means]
    if len({units for units, _ in pooled}) < 2:
        return None  # one size says nothing about the next: compiling may be all of it
    slope, constant = _line(pooled)
    least = min(seconds for _, seconds in pooled)
    slopes = {key: _line(means)[0] if len(means) > 1 else slope for key, means in lines.items()}

    def seconds(key: Key, units: float) -> float:
        means = lines.get(key)
        return means[-1][1] + (units - means[-1][0]) * slopes[key] if means else constant + units * slope

    return [max(least, seconds(key, units)) for key, units in items]


def _means(costs: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the mean seconds of the points of each amount of work, in rising order of work."""
    by_units: dict[float, list[float]] = {}
    for units, seconds in costs:
        by_units.setdefault(units, []).append(seconds)
    return [(units, fmean(seconds)) for units, seconds in sorted(by_units.items())]


def _line(means: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope and constant of the straight line nearest to (units, seconds); no slope falls.

    The constant cost (compiling, starting) stays out of the slope that way.
    """
    slope, constant = linear_regression([units for units, _ in means], [seconds for _, seconds in means])
    return max(0.0, slope), constant
