"""How far a sweep is, and an estimate of the time left.

The rule: the fraction counts work units and is exact; the time left is an estimate, separate from it, and None until
points have run. Nothing here reads a clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warplens.cuda.points import PointResult
from warplens.cuda.sweep.costs import Key, predicted, shared_out
from warplens.cuda.sweep.plan import SweepPlan


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The `fraction` of the work that is done (0 to 1), the finished points of all, and the estimated seconds left."""

    fraction: float
    finished: int
    total: int
    seconds_left: float | None


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

    def __post_init__(self) -> None:
        self._all_units = sum(self.plan.units)

    def add(self, index: int, result: PointResult, *, fresh: bool = True) -> None:
        """Count a finished point; `fresh` is False for a point that an earlier run left in the journal."""
        if index not in self._done:
            self._done.add(index)
            self._done_units += self.plan.units[index]
        has_cost = result.status.is_usable and result.elapsed_s > 0 and result.baseline is None
        if fresh and has_cost:  # the time of a baseline predicts none of a kernel
            self.costs.setdefault((result.kernel, result.device), []).append((self.plan.units[index], result.elapsed_s))

    def progress(self) -> Progress:
        """Return how far the sweep is now."""
        total, finished = len(self.plan.points), len(self._done)
        done = finished == total
        # A large sweep is estimated again every half percent only, since that looks at every point that is left.
        if done or self._estimate is None or finished - self._estimated_at > total // 200:
            self._estimate = self._seconds_left()
            self._estimated_at = finished
        return Progress(
            fraction=1.0 if done else self._done_units / self._all_units,
            finished=finished,
            total=total,
            seconds_left=self._estimate,
        )

    def _seconds_left(self) -> float | None:
        if len(self._done) == len(self.plan.points):
            return 0.0
        left = [
            ((point.kernel, point.device), units)
            for index, (point, units) in enumerate(zip(self.plan.points, self.plan.units, strict=True))
            if index not in self._done
        ]
        seconds = predicted(left, self.costs)
        return None if seconds is None else shared_out(seconds, self.workers)
