"""Which points of two profiles belong together: same kernel, problem, tune values, state of the cache and hardware.

The rule: no point disappears. Two points that were measured in turns are matched, whatever their kernels are called. A
point with a partner under the same conditions is matched. A modelled point that states no cache is one of a cold cache
and goes with the cold points, and one of a sheet goes with those of a GPU of that model. A point with exactly one
candidate under other conditions (another device, cold against warm) is matched too, and the verdict of the pair names
the difference. The rest is listed with the reason.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.execute.measurement.stopwatch import MIN_COMPARED_SAMPLES
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Pair, PairSide, PointResult
from warplens.profiles.records import GpuRecord, Head, Profile

Key = tuple[object, ...]


class WhyUnmatched(StrEnum):
    """Why a point has no partner."""

    NO_SUCH_KERNEL = "the other profile does not have this kernel"
    NO_SUCH_POINT = "the other profile has this kernel, but not at these sizes and tune values"
    NO_SUCH_CONDITIONS = "the other profile has this point on other devices or in other states of the cache"
    REPEATED = "the same profile has this point again; the later one counts"


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the profiles that are compared; what is "" is unknown.

    `models` has the names of the sheets of these devices where they differ: the driver's name of a GPU is not that of
    its sheet.
    """

    name: str
    points: tuple[PointResult, ...]
    hardware: Mapping[str, str]  # the names of its devices by key
    program: str = ""
    method: int = 0  # the version of how times were measured
    cards: tuple[GpuRecord, ...] = ()  # what times were measured on, as far as that is recorded
    machine: str = ""  # the names of the processors beside the cards
    models: Mapping[str, str] = field(default_factory=dict)

    def hardware_of(self, point: PointResult) -> str:
        """Return the name of a point's GPU."""
        return self.hardware.get(point.device, point.device)

    def model_of(self, point: PointResult) -> str:
        """Return the name of the sheet of a point's GPU, the same for the GPU and for the sheet that is emulated."""
        return self.models.get(point.device) or self.hardware_of(point)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Two points that belong together."""

    base: PointResult
    new: PointResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmatched:
    """A point without a partner; `side` is the name of its profile."""

    side: str
    point: PointResult
    why: WhyUnmatched


@dataclass(frozen=True, slots=True, kw_only=True)
class Matching:
    """All points of both sides, as pairs in the order of the new side, and those without a partner."""

    matches: tuple[Match, ...]
    unmatched: tuple[Unmatched, ...]


def side_of(profile: Head, name: str, points: Iterable[PointResult] | None = None) -> Side:
    """Return a profile as a side of a comparison; with `points`, these in place of its own."""
    if points is None:
        points = profile.points if isinstance(profile, Profile) else ()
    sheets = {device.key: sheet_like(device) for device in profile.devices}
    return Side(
        name=name,
        points=tuple(points),
        models={key: sheet.name for key, sheet in sheets.items() if sheet is not None},
        hardware={device.key: device.name for device in profile.devices},
        program=profile.program,
        method=profile.method,
        cards=profile.cards,
        machine=f"{profile.host.processor}, {profile.host.processors} processors" if profile.host.processor else "",
    )


def ab_sides(profile: Profile) -> tuple[Side, Side]:
    """Return the points A and B of a profile whose points were measured in turns, each as a side of a comparison."""
    whole = side_of(profile, "")
    a, b = (
        replace(
            whole,
            name=side.value,
            points=tuple(point for point in profile.points if point.pair is not None and point.pair.side is side),
        )
        for side in PairSide
    )
    return a, b


def match_points(base: Side, new: Side, *, ignore_devices: bool = False) -> Matching:
    """Match the points of two sides; with `ignore_devices`, a point of one GPU goes with that of another."""
    old, dropped_old = _by_key(base)
    fresh, dropped_new = _by_key(new)
    halves_old, halves_new = _halves(old.values()), _halves(fresh.values())
    is_interleaved = {pair: point for pair, point in halves_old.items() if _other(pair) in halves_new}
    partners: dict[Key, PointResult] = {key: old[key] for key in fresh if key in old}
    partners |= {
        key: is_interleaved[_other(point.pair)]
        for key, point in fresh.items()
        if point.pair is not None and _other(point.pair) in is_interleaved
    }
    taken = {id(point) for point in partners.values()}
    left_old = [point for point in old.values() if id(point) not in taken]
    left_new = [key for key in fresh if key not in partners]
    relaxations: list[Callable[[PointResult, Side], Key]] = [
        lambda point, side: (*_variant(point), state_of(point), side.model_of(point))
    ]
    if ignore_devices:
        relaxations += [
            lambda point, _: (*_variant(point), point.cache),
            lambda point, _: (*_variant(point), state_of(point)),
        ]
    relaxations.append(lambda point, _: _variant(point))
    for relaxed in relaxations if left_new else ():
        candidates: dict[Key, list[PointResult]] = {}
        for point in left_old:
            candidates.setdefault(relaxed(point, base), []).append(point)
        for key in left_new:
            matching = candidates.get(relaxed(fresh[key], new), ())
            if key not in partners and len(matching) == 1:
                partners[key] = matching[0]
                taken.add(id(matching[0]))
        left_old = [point for point in left_old if id(point) not in taken]
    matches = tuple(Match(base=partners[key], new=point) for key, point in fresh.items() if key in partners)
    return Matching(
        matches=matches,
        unmatched=(
            *_unmatched(base.name, left_old, new.points),
            *_unmatched(new.name, [point for key, point in fresh.items() if key not in partners], base.points),
            *(Unmatched(side=base.name, point=point, why=WhyUnmatched.REPEATED) for point in dropped_old),
            *(Unmatched(side=new.name, point=point, why=WhyUnmatched.REPEATED) for point in dropped_new),
        ),
    )


def state_of(point: PointResult) -> CacheState | None:
    """Return the state of the cache that a point is of; None where it is unknown, as of a published time.

    A modelled time is one of a cold cache unless it says so, and what is only counted is the same in both states.
    """
    if point.cache is None and (point.time is None or point.time.provenance is Provenance.MODELLED):
        return CacheState.COLD
    return point.cache


def _halves(points: Iterable[PointResult]) -> dict[Pair, PointResult]:
    """Return the points that were measured in turns with a point that is not among these."""
    halves = {point.pair: point for point in points if point.pair is not None}
    return {pair: point for pair, point in halves.items() if _other(pair) not in halves}


def _other(pair: Pair) -> Pair:
    return replace(pair, side=PairSide.B if pair.side is PairSide.A else PairSide.A)


def _by_key(side: Side) -> tuple[dict[Key, PointResult], list[PointResult]]:
    points: dict[Key, PointResult] = {}
    dropped = []
    for point in side.points:
        key = (*_variant(point), point.cache, side.hardware_of(point), point.pair and point.pair.side)
        if key in points:
            dropped.append(points[key])
        points[key] = point
    return points, dropped


def _variant(point: PointResult) -> Key:
    return point.kernel, _axes(point.problem), _axes(point.tune)


def _axes(values: Mapping[str, int]) -> Key:
    return tuple(sorted(values.items())) if len(values) > 1 else tuple(values.items())


def _unmatched(side: str, points: Iterable[PointResult], others: Iterable[PointResult]) -> list[Unmatched]:
    left = list(points)
    if not left:
        return []
    variants = {_variant(other) for other in others}
    kernels = {kernel for kernel, *_ in variants}
    unmatched = []
    for point in left:
        why = WhyUnmatched.NO_SUCH_CONDITIONS if _variant(point) in variants else WhyUnmatched.NO_SUCH_POINT
        why = why if point.kernel in kernels else WhyUnmatched.NO_SUCH_KERNEL
        unmatched.append(Unmatched(side=side, point=point, why=why))
    return unmatched


# The presets of `Thresholds`. A caller who wants another number replaces a field; the name then says that it changed.
@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds:
    """When a pair of times is called same, faster or slower.

    `change` is the least relative change that counts. `level` is the chance that a change of at most half of it is
    called slower or faster, for one pair: a comparison says how many such false alarms its pairs make together. A
    verdict takes `least_samples`. A relative difference of the SM clocks above `clock_change` can explain a change.
    """

    name: str
    change: float
    level: float = 0.001  # one false alarm in six sweeps of the catalogue, of 174 pairs
    least_samples: int = MIN_COMPARED_SAMPLES
    clock_change: float = 0.01  # the clocks of an H200 step by 15 MHz, 0.8 %: one step is not worth a remark

    def __post_init__(self) -> None:
        if not 0 < self.change < 1:
            raise InputError(f"a threshold is a relative change above 0 and below 1, such as 0.02, not {self.change!r}")


_CHANGES = {
    "strict": 0.01,  # for locked clocks, and for two kernels measured in turns, of which 1 % is seen from 30 samples on
    "default": 0.02,  # the least that two sweeps in different processes show at most points of the catalogue on an H200
    "permissive": 0.05,  # GPUs that others use at the same time, and laptops that warm up, differ so from run to run
}
PRESETS = {name: Thresholds(name=name, change=change) for name, change in _CHANGES.items()}
DEFAULT_PRESET = "default"


def thresholds(preset: str = DEFAULT_PRESET, change: float | None = None) -> Thresholds:
    """Return a preset, with another relative change where one is given."""
    if preset not in PRESETS:
        raise UnknownNameError("preset", preset, PRESETS)
    threshold = PRESETS[preset]
    return threshold if change is None else replace(threshold, name=f"{preset}, {100 * change:g} %", change=change)
