"""The trials of a search as a profile has them: what ran, in its order, how fast, and which parameters decide.

The rule: it is read off the points alone, so that a search that runs, one that was stopped and an opened profile look
the same. Points of one variant, problem, device and cache whose macros differ are trials; where a card measured some of
what the model had first, the measured ones count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.errors import MissingPartError
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import PointResult
from warplens.cuda.sweep.tune.search import trial_time_ns
from warplens.profiles.tuning import best_so_far

LEAST_TRIALS = 2
Values = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TunedTrial:
    """A configuration that ran: its values in the order of the axes, its point, and its time, None where it failed."""

    values: Values
    point: PointResult
    time_ns: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuned:
    """The trials of one variant at one problem on one device.

    `axes` are the macros with the values that occur, ascending; only those with several.
    """

    kernel: str
    problem: Mapping[str, int]
    device: str
    axes: Mapping[str, Values]
    trials: tuple[TunedTrial, ...]
    provenance: Provenance

    @property
    def best(self) -> int | None:
        """The number, from 0, of the fastest trial; None where none ran right."""
        right = [number for number, trial in enumerate(self.trials) if trial.time_ns is not None]
        return min(right, key=lambda number: self.trials[number].time_ns or 0.0, default=None)

    @property
    def best_so_far_ns(self) -> tuple[float | None, ...]:
        """After each trial the shortest time until then."""
        return best_so_far(trial.time_ns for trial in self.trials)


def tuned(points: Sequence[PointResult]) -> Tuned | None:
    """Return the trials of the variant with the most of them among these points, None where there are no two."""
    groups: dict[object, list[PointResult]] = {}
    for point in points:
        if point.tune:
            key = (point.kernel, tuple(sorted(point.problem.items())), point.device, point.cache, tuple(point.tune))
            groups.setdefault(key, []).append(point)
    several = [group for group in groups.values() if len(group) >= LEAST_TRIALS]
    if not several:
        return None
    chosen = max(several, key=lambda group: (_is_measured(group), len(group)))
    names = [name for name in chosen[0].tune if len({point.tune[name] for point in chosen}) > 1]
    if not names:
        return None
    return Tuned(
        kernel=chosen[0].kernel,
        problem=chosen[0].problem,
        device=chosen[0].device,
        axes={name: tuple(sorted({point.tune[name] for point in chosen})) for name in names},
        trials=tuple(
            TunedTrial(
                values=tuple(point.tune[name] for name in names),
                point=point,
                time_ns=trial_time_ns(point),
            )
            for point in chosen
        ),
        provenance=Provenance.MEASURED if _is_measured(chosen) else Provenance.MODELLED,
    )


def importances_of(found: Tuned) -> dict[str, float]:
    """Return how much each parameter decides (`Study.importances`); none without Optuna, or of few trials."""
    from warplens.cuda.sweep.tune.study import Sampler, Study

    try:
        study = Study(found.axes, sampler=Sampler.RANDOM, seed=1)
    except MissingPartError:
        return {}
    for trial in found.trials:
        study.tell(trial.values, trial.time_ns)
    return study.importances()


def _is_measured(points: Sequence[PointResult]) -> bool:
    return any(point.time is not None and point.time.provenance is Provenance.MEASURED for point in points)
