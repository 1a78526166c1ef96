"""How long points take, predicted from points that have run, and what is said of the progress of a sweep.

The rule: an estimate is never mixed with what is counted, and None where nothing is known. Nothing here reads a clock.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.protocols import PointActivity

# Predictions are for the time left of a sweep, and for one before it runs.
# A point takes its work in seconds, times how much slower than usual points are that have run: those of all kernels,
# those of its own, and those of as much work. An estimate says how many of its points have run before.

Key: TypeAlias = tuple[str, str]  # a kernel and a device
Costs: TypeAlias = Mapping[Key, Sequence[tuple[float, float]]]  # work and seconds of points, by kernel and device

START_S = 1.5  # a worker and its compiler start in this time, where something is to be built
USUAL_WEIGHT = 3.0
KERNEL_WEIGHT = 10.0
"""What is usual weighs as much as this many points of the sweep, and all points as much as this many of one kernel."""
AMOUNT_WEIGHT = 2.0
"""That points of one amount of work take what others do weighs as much as this many of them: they need not, where
larger launches are sampled, or fill a cache that smaller ones fit into."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The predicted seconds of a sweep; the kernels of `known_points` of its `points` have run on their device, and the
    code of `new_points` is not in the caches.
    """

    seconds: float
    known_points: int
    points: int
    new_points: int = 0


def estimate(
    plan: SweepPlan, costs: Costs, workers: int, building_s: Sequence[float] = (), others_share: float = 1.0
) -> Estimate:
    """Predict how long a plan takes on this number of workers, with the seconds in which the code of each is built.

    Where other programs use the processors too, all takes `others_share` times as long as `costs` say.
    """
    items = [((point.kernel, point.device), units) for point, units in zip(plan.points, plan.units, strict=True)]
    building = building_s or [0.0] * len(items)
    seconds = [others_share * (run + build) for run, build in zip(expected(items, costs), building, strict=True)]
    return Estimate(
        seconds=shared_out(seconds, workers) + START_S * others_share * any(building),
        known_points=sum(key in costs for key, _ in items),
        points=len(items),
        new_points=sum(map(bool, building)),
    )


def shared_out(seconds: Sequence[float], workers: int) -> float:
    """Return how long points take in parallel; the longest of them is a lower bound."""
    return max(sum(seconds) / max(1, workers), *seconds, 0.0)


def expected(items: Iterable[tuple[Key, float]], costs: Costs, usual: float | None = None) -> list[float]:
    """Return the seconds that points (their key and their work) are expected to take, by those that have run.

    Each takes `usual` times its work before any have, and in part where it is larger than those: the first points of a
    sweep are small, and what starting takes makes them slow.
    """
    expected_share = 1.0 if usual is None else usual
    of_all = _slowness([cost for samples in costs.values() for cost in samples], expected_share, USUAL_WEIGHT)
    of_key = {key: _slowness(samples, of_all, KERNEL_WEIGHT) for key, samples in costs.items()}
    by_amount: dict[float, list[tuple[float, float]]] = {}
    for key, samples in costs.items():
        for units, seconds in samples:
            by_amount.setdefault(units, []).append((units * of_key[key], seconds))
    of_amount = {units: _slowness(alike, 1.0, AMOUNT_WEIGHT) for units, alike in by_amount.items()}
    largest = max((units for samples in costs.values() for units, _ in samples), default=0.0)

    def slowness(key: Key, units: float) -> float:
        told = 1.0 if usual is None else sqrt(min(1.0, largest / units))
        return expected_share + told * (of_key.get(key, of_all) - expected_share)

    return [units * slowness(key, units) * of_amount.get(units, 1.0) for key, units in items]


def _slowness(costs: Sequence[tuple[float, float]], usual: float, weight: float) -> float:
    """Return how many seconds points take of each that they are expected to; `weight` points more are as `usual`."""
    if not costs:
        return usual
    all_units = sum(units for units, _ in costs)
    unseen = weight * all_units / len(costs)
    return (unseen * usual + sum(seconds for _, seconds in costs)) / (unseen + all_units)


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
