"""How far a sweep is, and an estimate of the time left.

The rule: the fraction counts work units and is exact; the time left is an estimate, separate from it, and None until
points have run. Nothing here reads a clock.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from statistics import fmean, linear_regression
from typing import TypeAlias

from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.engine import PointActivity
from warplens.cuda.sweep.plan import SweepPlan

# Predicts how long points take from points that have run, for the time left of a sweep and of one before it runs.
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


SHARE_OF_A_POINT = 0.1  # a finished point moves the estimated time left so far of the way to what all points say now
MOST_RISE = 1.1  # the time left rises at most to this many times the least that was said
LONG_ACTIVITY_S = 2.0  # compiling and translating are spoken of after this time
LONGEST_NAME = 60  # names of instances of templates are cut to this length


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


def _compiled_as(point: PointSpec) -> tuple[object, ...] | None:
    """Return what points share that run the same compiled kernel; None for a point that compiles nothing."""
    return None if point.baseline is not None else (point.kernel, point.path, point.device, *point.tune.items())


@dataclass(slots=True)
class ProgressMeter:
    """Collects finished points of a sweep, of which `workers` run at a time; `costs` has the points that ran."""

    plan: SweepPlan
    workers: int
    _done: set[int] = field(default_factory=set)
    _done_units: float = 0.0
    _all_units: float = field(init=False)
    costs: dict[Key, list[tuple[float, float]]] = field(default_factory=dict)
    _estimate: float | None = None
    _estimated_at: int = -1
    _ran: int = 0
    _new: int = 0
    _spent_s: float = 0.0
    _least: float = inf
    _kernels: int | None = None
    _begun_kernels: set[object] = field(default_factory=set)
    _run_kernels: set[object] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._all_units = sum(self.plan.units)

    def begin(self, index: int) -> None:
        """Count a point that was handed out; one thread, whichever, calls this."""
        if self._kernels is None:
            self._kernels = len({_compiled_as(point) for point in self.plan.points} - {None})
        self._begun_kernels.add(_compiled_as(self.plan.points[index]))

    def compiling(self) -> Compiling | None:
        """Return which kernel is compiled; None before the first point is handed out, and once each kernel has run."""
        total, begun = self._kernels, len(self._begun_kernels - {None})
        has_run = len(self._run_kernels - {None})
        return None if not total or not begun or has_run >= total else Compiling(begun=begun, total=total)

    def add(self, index: int, result: PointResult, *, fresh: bool = True) -> None:
        """Count a finished point; `fresh` is False for a point that an earlier run left in the journal."""
        if index not in self._done:
            self._done.add(index)
            self._run_kernels.add(_compiled_as(self.plan.points[index]))
            self._done_units += self.plan.units[index]
        has_cost = result.status.is_usable and result.elapsed_s > 0 and result.baseline is None
        if fresh and has_cost:  # the time of a baseline predicts none of a kernel
            self.costs.setdefault((result.kernel, result.device), []).append((self.plan.units[index], result.elapsed_s))
        if fresh:
            self._new += 1
            self._spent_s += result.elapsed_s / max(1, self.workers)

    def progress(self) -> Progress:
        """Return how far the sweep is now."""
        total, finished = len(self.plan.points), len(self._done)
        done = finished == total
        # A large sweep is estimated again every half percent only, since that looks at every point that is left.
        if done or self._estimate is None or finished - self._estimated_at > total // 200:
            self._estimate = self._steadied(self._seconds_left())
            self._estimated_at = finished
        return Progress(
            fraction=1.0 if done else self._done_units / self._all_units,
            finished=finished,
            total=total,
            seconds_left=self._estimate,
            compiling=None if done else self.compiling(),
        )

    def _steadied(self, seconds_left: float | None) -> float | None:
        """Return the last estimate less the time since, moved towards a new one by as much as few points may move it.

        A single point changes what is expected of its kernel; without this the estimate would go up and down with it.
        """
        before, new, spent_s = self._estimate, self._new, self._spent_s
        self._ran += new
        self._new, self._spent_s = 0, 0.0
        if before is None or seconds_left is None or seconds_left == 0:
            return seconds_left
        expected_now = max(0.0, before - spent_s)
        share = max(1 - (1 - SHARE_OF_A_POINT) ** new, new / max(1, self._ran))
        steadied = expected_now + share * (seconds_left - expected_now)
        # where more is left than was thought it falls more slowly, the more the nearer the end: a last second that
        # takes ten is worse than a number that stands still
        self._least = min(self._least, before)
        share_done = len(self._done) / len(self.plan.points)
        return max(steadied, share_done * min(seconds_left, MOST_RISE * self._least))

    def _seconds_left(self) -> float | None:
        if len(self._done) == len(self.plan.points):
            return 0.0
        if len({units for samples in self.costs.values() for units, _ in samples}) < 2:
            return None  # one amount of work does not predict another: compiling may be all of it
        left = [
            Work(key=(point.kernel, point.device), units=units, budget_s=point.budget_s)
            for index, (point, units) in enumerate(zip(self.plan.points, self.plan.units, strict=True))
            if index not in self._done
        ]
        return shared_out(expected(left, self.costs), self.workers)
