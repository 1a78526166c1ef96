"""What a search found out: its best configurations, what decides, and what the model was worth as a filter.

The rule: a search without one right configuration has no best one, and says so; a modelled time is called modelled.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from warplens.cuda.ground import errors, metrics
from warplens.cuda.ground.points import PointResult
from warplens.cuda.sweep.tune.search import Search, Trial, trial_time_ns
from warplens.cuda.sweep.tune.space import Space
from warplens.profiles.statistics import order_agreement

LISTED = 10  # the report lists this many of the best configurations
LEAST_FOR_ORDER = 5  # of fewer configurations an order says nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """A configuration that ran right: its place from 1, its values, its point, and its time over the best one's."""

    place: int
    values: Mapping[str, int]
    point: PointResult
    ratio: float


@dataclass(frozen=True, slots=True, kw_only=True)
class TuningResult:
    """The result of a search for the fastest configuration of a variant at the sizes `problem`."""

    kernel: str
    problem: Mapping[str, int]
    combinations: int  # the configurations that its axes have
    allowed: int  # those of them that the file allows
    refused: Mapping[str, int]  # the number of the others by reason
    modelled: int  # so many were modelled before anything was measured
    kept: int  # so many of the modelled ones might be measured
    ran: int  # so many ran in the last stage
    failed: int  # so many of these did not run right
    first_failure: str  # what became of the first of these, in one line
    provenance: metrics.Provenance  # of the times that were compared
    ranked: tuple[Ranked, ...]  # the best, the fastest first
    best_so_far_ns: tuple[float | None, ...]  # the shortest time after each trial of the last stage, None before one
    importances: Mapping[str, float]  # how much each parameter decides, 1 in sum
    order: float | None  # Kendall's tau of modelled and measured times, None where few were measured


def tuning_result(search: Search, points: Sequence[PointResult], *, is_measured: bool) -> TuningResult:
    """Return what a search found out, from the points of its profile."""
    space = search.space
    last = [trial for trial in search.trials if trial.is_modelled is not is_measured]
    modelled = [trial for trial in search.trials if trial.is_modelled]
    results = {point.key: point for point in points}
    right = sorted((trial for trial in last if trial.time_ns is not None), key=_time)
    best = _time(right[0]) if right else 0.0
    return TuningResult(
        kernel=space.kernel,
        problem=space.problem,
        combinations=space.combinations,
        allowed=len(space.configurations),
        refused=space.refused,
        modelled=len(modelled) if is_measured else 0,
        kept=len(search.kept),
        ran=len(last),
        failed=len(last) - len(right),
        first_failure=next((_failure(space, trial, results) for trial in last if trial.time_ns is None), ""),
        provenance=metrics.Provenance.MEASURED if is_measured else metrics.Provenance.MODELLED,
        ranked=tuple(
            Ranked(
                place=place,
                values=space.values(trial.configuration),
                point=results[space.plan.points[trial.index].key],
                ratio=_time(trial) / best,
            )
            for place, trial in enumerate(right[:LISTED], start=1)
        ),
        best_so_far_ns=best_so_far(trial.time_ns for trial in last),
        importances=search.importances(),
        order=_order(modelled, last) if is_measured else None,
    )


def _failure(space: Space, trial: Trial, results: Mapping[tuple[object, ...], PointResult]) -> str:
    values = " ".join(f"{name}={value}" for name, value in space.values(trial.configuration).items())
    reason = results[space.plan.points[trial.index].key].reason
    return f"{values}: {reason.partition(chr(10))[0] or 'it has no time'}"


def best_so_far(times_ns: Iterable[float | None]) -> tuple[float | None, ...]:
    """Return after each trial the shortest time until then, in nanoseconds; None before one ran right."""

    def shorter(best: float | None, time: float | None) -> float | None:
        return time if best is None else best if time is None else min(best, time)

    return tuple(accumulate(times_ns, shorter))


def _order(modelled: Sequence[Trial], measured: Sequence[Trial]) -> float | None:
    times = {trial.configuration: trial.time_ns for trial in modelled}
    pairs = [
        (modelled_ns, trial.time_ns)
        for trial in measured
        if trial.time_ns is not None and (modelled_ns := times.get(trial.configuration)) is not None
    ]
    if len(pairs) < LEAST_FOR_ORDER:
        return None
    return order_agreement(*zip(*pairs, strict=True))


def _time(trial: Trial) -> float:
    return float("inf") if trial.time_ns is None else trial.time_ns


# Trials are read off the points alone, so that a running search, a stopped one and an opened profile look the same.
# Where a GPU measured some of what the model had first, the measured ones count.

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
    """The trials of one variant at one problem on one device; `axes` are the macros with several values, ascending."""

    kernel: str
    problem: Mapping[str, int]
    device: str
    axes: Mapping[str, Values]
    trials: tuple[TunedTrial, ...]
    provenance: metrics.Provenance

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
    trials = max(several, key=lambda group: (_is_measured(group), len(group)))
    names = [name for name in trials[0].tune if len({point.tune[name] for point in trials}) > 1]
    if not names:
        return None
    return Tuned(
        kernel=trials[0].kernel,
        problem=trials[0].problem,
        device=trials[0].device,
        axes={name: tuple(sorted({point.tune[name] for point in trials})) for name in names},
        trials=tuple(
            TunedTrial(values=tuple(point.tune[name] for name in names), point=point, time_ns=trial_time_ns(point))
            for point in trials
        ),
        provenance=metrics.Provenance.MEASURED if _is_measured(trials) else metrics.Provenance.MODELLED,
    )


def importances_of(tuned: Tuned) -> dict[str, float]:
    """Return how much each parameter decides (`Study.importances`); none without Optuna, or of few trials."""
    from warplens.cuda.sweep.tune.study import Sampler, Study

    try:
        study = Study(tuned.axes, sampler=Sampler.RANDOM, seed=1)
    except errors.MissingPartError:
        return {}
    for trial in tuned.trials:
        study.tell(trial.values, trial.time_ns)
    return study.importances()


def _is_measured(points: Sequence[PointResult]) -> bool:
    return any(point.time is not None and point.time.provenance is metrics.Provenance.MEASURED for point in points)
