"""How long points take, predicted from points that have run, and what is said of the progress of a sweep.

The rule: an estimate is never mixed with what is counted, and None where nothing is known. Nothing here reads a clock.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, linear_regression
from typing import TypeAlias

from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import PointActivity

# Predictions are for the time left of a sweep, and for one before it runs.
# The time of a point lies on a straight line over the work of points of the same kernel on the same device. A kernel
# that has run with one amount of work takes the slope of all points, and one that has never run takes their whole line.
# An estimate says how many of its points have run before; where none has, it is the rule of thumb of `usual_seconds`.

Key: TypeAlias = tuple[str, str]  # a kernel and a device
Costs: TypeAlias = Mapping[Key, Sequence[tuple[float, float]]]  # work units and seconds of points, by kernel and device

USUAL_CONSTANT_S = 0.1  # to compile, start and check a point; the median of 960 small ones on two processors was 0.11 s
USUAL_UNITS_PER_SECOND = 5e8
"""The work beyond that runs at this speed; the median of 250 points over 1e8 units was within a factor of two of it."""

EXPECTED_CONSTANT_S = 0.3
EXPECTED_UNITS_PER_SECOND = 2e9
"""What a running sweep expects of a point before any has run. They differ from the numbers above in that they err on
neither side in two recorded sweeps of 149 points, the caches empty and full (`tests/cuda/sweep/recorded_sweeps.json`).
"""
EXPECTATION_WEIGHT = 3.0
KERNEL_WEIGHT = 10.0
"""The expectation weighs as much as this many points of the sweep, and all points as much as this many of one kernel:
two small points say nothing of a large one, as their times differ by what compiling took."""
AMOUNT_WEIGHT = 2.0
"""That points of one amount of work lie on the line weighs as much as this many of them: they need not, where larger
launches are sampled, or fill a cache that smaller ones fit into."""
LEAST_SHARE = 1e-3  # a constant and a speed fall at most to this share of what was expected, and never to nothing
BUDGETS = 2.0  # the most that execution takes: a longer launch is sampled, and the search for races may take as long


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What is known of a point before it runs: its kernel and device, its work and the budget of its execution."""

    key: Key
    units: float
    budget_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The predicted seconds of a sweep; the kernels of `known_points` of its `points` have run on their device."""

    seconds: float
    known_points: int
    points: int


def estimate(plan: SweepPlan, costs: Costs, workers: int) -> Estimate:
    """Predict how long a plan takes on this number of workers."""
    items = [((point.kernel, point.device), units) for point, units in zip(plan.points, plan.units, strict=True)]
    seconds = predicted(items, costs)
    if seconds is None:
        longest = max((point.budget_s for point in plan.points), default=0.0) + 1.0
        seconds = [min(usual_seconds(units), longest) for _, units in items]
    known_points = sum(key in costs for key, _ in items)
    return Estimate(seconds=shared_out(seconds, workers), known_points=known_points, points=len(items))


def usual_seconds(units: float) -> float:
    """Return the rule of thumb: a constant, and the work at a usual speed."""
    return USUAL_CONSTANT_S + units / USUAL_UNITS_PER_SECOND


def shared_out(seconds: Sequence[float], workers: int) -> float:
    """Return how long points take in parallel; the longest of them is a lower bound."""
    return max(sum(seconds) / max(1, workers), *seconds, 0.0)


def predicted(items: Iterable[tuple[Key, float]], costs: Costs) -> list[float] | None:
    """Return the seconds of each item, a key with its work units; None if all known costs have one amount of work."""
    lines = {key: _means(samples) for key, samples in costs.items()}
    pooled = [mean for means in lines.values() for mean in means]
    if len({units for units, _ in pooled}) < 2:
        return None  # one amount of work does not predict another: compiling may be all of it
    slope, constant = _line(pooled)
    least = min(seconds for _, seconds in pooled)
    slopes = {key: _line(means)[0] if len(means) > 1 else slope for key, means in lines.items()}

    def seconds(key: Key, units: float) -> float:
        means = lines.get(key)
        return means[-1][1] + (units - means[-1][0]) * slopes[key] if means else constant + units * slope

    return [max(least, seconds(key, units)) for key, units in items]


def expected(left: Iterable[Work], costs: Costs) -> list[float]:
    """Return the seconds that points are expected to take, from those of the running sweep that have run.

    A kernel has a constant and a speed, which lie between those of its own points and those of all, by their number.
    Points of an amount of work that others have had already take as much longer as those did.
    """
    expectation = (EXPECTED_CONSTANT_S, 1.0 / EXPECTED_UNITS_PER_SECOND)
    of_all = _between([sample for samples in costs.values() for sample in samples], expectation, EXPECTATION_WEIGHT)
    lines = {key: _between(samples, of_all, KERNEL_WEIGHT) for key, samples in costs.items()}

    def on_line(key: Key, units: float) -> float:
        constant, slope = lines.get(key, of_all)
        return constant + slope * units

    sums: dict[float, tuple[float, float, int]] = {}
    for key, samples in costs.items():
        for units, took in samples:
            real, thought, number = sums.get(units, (0.0, 0.0, 0))
            sums[units] = real + took, thought + on_line(key, units), number + 1
    ratios = {
        units: (real + AMOUNT_WEIGHT * thought / number) / (thought + AMOUNT_WEIGHT * thought / number)
        for units, (real, thought, number) in sums.items()
    }

    def seconds(work: Work) -> float:
        constant, slope = lines.get(work.key, of_all)
        whole = constant + min(slope * work.units, BUDGETS * work.budget_s)
        return whole * ratios.get(work.units, 1.0)

    return [seconds(work) for work in left]


def _between(
    samples: Iterable[tuple[float, float]], expectation: tuple[float, float], weight: float
) -> tuple[float, float]:
    """Return the constant and the slope of the line nearest to samples (units, seconds) and to an expected line.

    Errors count relative to the expected line, and those of its two numbers like the errors of `weight` samples.
    """
    constant, slope = expectation
    ones = squares = weight
    products, ones_sum, slopes_sum = 0.0, weight, weight  # the unknowns: both numbers in terms of the expected ones
    for units, seconds in samples:
        whole = constant + slope * units
        first, second, share = constant / whole, slope * units / whole, seconds / whole
        ones += first * first
        products += first * second
        squares += second * second
        ones_sum += first * share
        slopes_sum += second * share
    determinant = ones * squares - products * products
    of_constant = (ones_sum * squares - slopes_sum * products) / determinant
    of_slope = (slopes_sum * ones - ones_sum * products) / determinant
    if of_constant <= 0:
        of_constant, of_slope = 0.0, slopes_sum / squares
    elif of_slope <= 0:
        of_constant, of_slope = ones_sum / ones, 0.0
    return max(of_constant, LEAST_SHARE) * constant, max(of_slope, LEAST_SHARE) * slope


def _means(costs: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the mean seconds of the points of each amount of work, in rising order of work."""
    by_units: dict[float, list[float]] = {}
    for units, seconds in costs:
        by_units.setdefault(units, []).append(seconds)
    return [(units, fmean(seconds)) for units, seconds in sorted(by_units.items())]


def _line(means: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope, at least 0, and the constant (compiling, starting) of the line nearest to (units, seconds)."""
    slope, constant = linear_regression([units for units, _ in means], [seconds for _, seconds in means])
    return max(0.0, slope), constant


# How far a sweep is, as values and in words.
@dataclass(frozen=True, slots=True, kw_only=True)
class Compiling:
    """Kernels are still compiled: the `begun` one is the latest of `total`, counted with their tune values and GPUs."""

    begun: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a sweep is."""

    fraction: float  # of the work that is done, 0 to 1
    finished: int  # how many points are
    total: int  # how many points there are
    seconds_left: float | None  # estimated
    activities: tuple[PointActivity, ...] = ()  # what workers do before they execute a kernel, where that is known
    compiling: Compiling | None = None  # None once each kernel has run


LONG_ACTIVITY_S = 2.0  # compiling and translating are spoken of after this time
LONGEST_NAME = 60  # names of instances of templates are cut to this length


def activity_text(activities: Iterable[PointActivity]) -> str:
    """Say what workers have been doing for a while before they execute a kernel, "" if nothing takes long."""
    longest_first = sorted(activities, key=lambda activity: -activity.seconds)
    long = [activity for activity in longest_first if activity.seconds >= LONG_ACTIVITY_S]
    if not long:
        return ""
    name = long[0].point.kernel
    name = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    more = f", and {len(long) - 1} more" if len(long) > 1 else ""
    return f"{long[0].activity.value} {name}, {long[0].seconds:.0f} s{more}"


def compiling_text(compiling: Compiling | None) -> str:
    """Say which kernel is compiled, "" if none is."""
    return "" if compiling is None else f"compiling {compiling.begun} of {compiling.total}"
