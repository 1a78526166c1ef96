"""How far a sweep is, and an estimate of the time left.

The rule: the fraction counts work units and is exact; the time left is an estimate, separate from it, and None until
points have run. Nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf

from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep.costs import Key, Work, expected, shared_out
from warplens.cuda.sweep.engine import PointActivity
from warplens.cuda.sweep.plan import SweepPlan

SHARE_OF_A_POINT = 0.1
"""A finished point moves the estimate of the time left by this share of the way to what all points say now."""
MOST_RISE = 1.1
"""The time left rises at most to so many times the least that was said."""
LONG_ACTIVITY_S = 2.0
"""Compiling and translating are spoken of after this time."""
LONGEST_NAME = 60
"""Names of instances of templates are cut to this length."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiling:
    """Kernels are still compiled: the `begun` one is the latest of `total`, counted with their tune values and GPUs."""

    begun: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The `fraction` of the work that is done (0 to 1), the finished points of all, and the estimated seconds left.

    `activities` is what workers do before they execute a kernel, where that is known. `compiling` is None once each
    kernel has run.
    """

    fraction: float
    finished: int
    total: int
    seconds_left: float | None
    activities: tuple[PointActivity, ...] = ()
    compiling: Compiling | None = None


def activity_text(activities: Iterable[PointActivity]) -> str:
    """Say what workers have been doing for a while before they execute a kernel, "" if nothing takes long."""
    longest_first = sorted(activities, key=lambda found: -found.seconds)
    long = [found for found in longest_first if found.seconds >= LONG_ACTIVITY_S]
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
    """Collects finished points and returns a `Progress`; `costs` has the points that ran.

    Args:
        plan: the sweep.
        workers: the number of points that run at a time.
    """

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
