"""Two profiles compared: every pair of points gets a verdict, with the ratio, its interval and the reason.

The rule: a verdict that is not certain is not given. Where something other than the kernel may explain a difference, or
a change of the threshold could not be seen, the pair is unresolved or unknown and says why; it has its ratio all the
same. Modelled times are exact, need no samples and are compared with modelled times only. Nothing here draws or prints.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import CacheState, PointResult, Status, Time
from warplens.profiles import evidence, formats
from warplens.profiles.conditions import (
    Difference,
    Part,
    Reason,
    Verdict,
    aligned_parts,
    clock_ratio,
    differences,
    parts_of,
    visits_of,
)
from warplens.profiles.matching import PRESETS, Match, Side, Thresholds, Unmatched, match_points, state_of

# a pair reports changes of these metrics beside its times, in this order, by their short names
CHANGE_LABELS: dict[str, str] = toml_beside(__file__)

MUCH = 9.995  # a change that cannot be seen is written as a percentage up to this one
SHORTEST_NS, LONGEST_NS = 1e-3, 1e18  # plausible times, 1e-6 of a clock tick to 30 years: files may hold any number


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricChange:
    """A metric that differs between the two points; None where one of them lacks it."""

    key: str
    base: MetricValue | None
    new: MetricValue | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two points and the verdict; what needs samples is None where there are none.

    Where the times were measured, a shift that all launches of the new process share is taken off `ratio`.
    """

    base: PointResult
    new: PointResult
    verdict: Verdict
    reason: Reason
    detail: str  # the reason as a sentence with its numbers
    ratio: float | None = None  # the new time over that of the baseline, None where one has none
    lower: float | None = None  # of the confidence interval of 95 % of `ratio`
    upper: float | None = None  # of the same
    resolution: float | None = None  # the least relative change that can be seen here
    p_value: float | None = None  # the chance of evidence this strong for a change of at most half of the threshold
    remarks: tuple[Reason, ...] = ()  # reasons that did not decide

    @property
    def is_modelled(self) -> bool:
        """Whether one of the times is from the timing model."""
        times = (self.base.time, self.new.time)
        return any(time is not None and time.provenance is Provenance.MODELLED for time in times)

    @property
    def is_regression(self) -> bool:
        """Whether the point became slower, or failed where it did not."""
        failed = self.base.status.is_usable and self.new.status is Status.FAILED
        return failed or self.verdict is Verdict.SLOWER

    @property
    def is_mended(self) -> bool:
        """Whether the point failed and now runs."""
        return self.base.status is Status.FAILED and self.new.status.is_usable

    @property
    def changes(self) -> tuple[MetricChange, ...]:
        """Return the changes of registers, shared memory, occupancy, efficiencies and traffic."""
        return tuple(
            MetricChange(key=key, base=self.base.metrics.get(key), new=self.new.metrics.get(key))
            for key in CHANGE_LABELS
            if not _is_equal(self.base.metrics.get(key), self.new.metrics.get(key))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CommonEffect:
    """How far the new process as a whole differs from that of the baseline, on a GPU in one state of its cache."""

    hardware: str
    cache: CacheState | None
    effect: evidence.ProcessEffect


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """One profile against the baseline; `effects` are what all pairs of a GPU and state of the cache have in common."""

    base: str
    new: str
    thresholds: Thresholds
    pairs: tuple[Pair, ...]
    unmatched: tuple[Unmatched, ...]
    effects: tuple[CommonEffect, ...] = ()

    def counts(self) -> dict[Verdict, int]:
        """Return how many pairs have each verdict, in the order of the verdicts."""
        counts = Counter(pair.verdict for pair in self.pairs)
        return {verdict: counts[verdict] for verdict in Verdict}

    @property
    def false_alarms(self) -> float:
        """The expected number of pairs called slower or faster by chance, if no time changed."""
        return self.thresholds.level * sum(pair.resolution is not None for pair in self.pairs)

    @property
    def has_regression(self) -> bool:
        """Whether some point became slower, or failed where it did not."""
        return any(pair.is_regression for pair in self.pairs)

    @property
    def is_resolved(self) -> bool:
        """Whether every pair has a verdict: none is unresolved or unknown, and no point is without a partner."""
        undecided = {Verdict.UNRESOLVED, Verdict.UNKNOWN}
        return not self.unmatched and all(pair.verdict not in undecided for pair in self.pairs)


def compare(
    base: Side, new: Side, limits: Thresholds = PRESETS["default"], *, ignore_devices: bool = False
) -> Comparison:
    """Compare a profile with the baseline.

    With `ignore_devices`, points of different GPUs are compared like those of one.
    """
    matching = match_points(base, new, ignore_devices=ignore_devices)
    prepared = [_prepared(match, base, new, limits, ignore_devices=ignore_devices) for match in matching.matches]
    groups: dict[_Group, list[tuple[evidence.Level, evidence.Level]]] = {}
    for measured in prepared:
        if isinstance(measured, _MeasuredPair):
            levels = groups.setdefault(measured.group, [])
            if min(measured.samples) >= evidence.FEW_SAMPLES:  # few samples say nothing of the process
                levels.append(measured.levels)
    effects = {
        group: evidence.SAME_PROCESS
        if group.is_interleaved
        else evidence.process_effect([old for old, _ in levels], [new for _, new in levels], is_on_gpu=group.on_gpu)
        for group, levels in groups.items()
    }
    pairs = [
        _verdict(pair, effects[pair.group], base, new, limits) if isinstance(pair, _MeasuredPair) else pair
        for pair in prepared
    ]
    return Comparison(
        base=base.name,
        new=new.name,
        thresholds=limits,
        pairs=tuple(pairs),
        unmatched=matching.unmatched,
        effects=tuple(
            CommonEffect(hardware=group.hardware, cache=group.cache, effect=effect)
            for group, effect in effects.items()
            if effect.pairs
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """What the pairs that a process affects alike have in common."""

    hardware: str
    cache: CacheState | None
    is_interleaved: bool
    on_gpu: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _MeasuredPair:
    """A pair with samples on both sides; its verdict needs those of all such pairs."""

    pair: Pair
    group: _Group
    parts: tuple[tuple[Part, ...], tuple[Part, ...]]  # the samples of both sides that are used
    levels: tuple[evidence.Level, evidence.Level]
    clock_ratio: float
    is_throttled: tuple[bool, bool]  # for each side: too few samples were taken at a free clock, so all are used

    @property
    def samples(self) -> tuple[int, int]:
        return len(self.levels[0].ordered_ns), len(self.levels[1].ordered_ns)


def _prepared(match: Match, base: Side, new: Side, limits: Thresholds, *, ignore_devices: bool) -> Pair | _MeasuredPair:
    """Return the verdict on a pair, or what a verdict is made of where both were measured."""
    old, now = match.base, match.new
    unknown, remarks = Verdict.UNKNOWN, _remarks(match)
    if old.time is None or now.time is None or not _counts(old) or not _counts(now):
        parts = []
        for side, point in ((base, match.base), (new, match.new)):
            if not _counts(point):
                first = point.reason.strip().split("\n", 1)[0]
                status = "without a time" if point.status.is_usable else formats.word_of(point)
                parts.append(f"{status} in {side.name}" + (f": {first}" if first else ""))
        detail = "; ".join(parts)
        return Pair(base=old, new=now, verdict=unknown, reason=Reason.NO_TIME, detail=detail, remarks=remarks)
    ratio = now.time.value_ns / old.time.value_ns
    pair = Pair(base=old, new=now, verdict=unknown, reason=Reason.NO_TIME, detail="", ratio=ratio, remarks=remarks)
    is_of_two = old.time.provenance is not now.time.provenance
    hardware = base.hardware_of(old), new.hardware_of(now)
    if is_of_two:  # a GPU and its sheet, which is modelled, have two names
        hardware = base.model_of(old), new.model_of(now)
    if hardware[0] != hardware[1]:
        if not is_of_two and not ignore_devices:
            return replace(pair, reason=Reason.DIFFERENT_HARDWARE, detail=f"{hardware[1]} against {hardware[0]}")
        pair = replace(pair, remarks=(Reason.DIFFERENT_HARDWARE, *pair.remarks))
    if is_of_two:
        detail = f"{now.time.provenance.value} against {old.time.provenance.value}"
        if old.cache is not None or now.cache is not None:  # the states, by which they are a pair
            detail = " against ".join(_origin(point, time) for point, time in ((now, now.time), (old, old.time)))
        is_model = {old.time.provenance, now.time.provenance} == {Provenance.MODELLED, Provenance.MEASURED}
        reason = Reason.MODELLED_AGAINST_MEASURED if is_model else Reason.OTHER_PROVENANCE
        return replace(pair, reason=reason, detail=detail)
    states = state_of(old), state_of(now)
    if states[0] is not states[1]:
        detail = f"{states[1] or 'no state of the cache'} against {states[0] or 'no state of the cache'}"
        return replace(pair, reason=Reason.COLD_AGAINST_WARM, detail=detail)
    if now.time.provenance is Provenance.MODELLED:
        if base.program and new.program and base.program != new.program:
            pair = replace(pair, remarks=(*pair.remarks, Reason.PROGRAM_CHANGED))
        return _exact(pair, limits)
    return _measured(pair, old.time, now.time, " and ".join(sorted(set(hardware))), limits)


def _origin(point: PointResult, time: Time) -> str:
    state = state_of(point)
    return time.provenance.value if state is None else f"{time.provenance.value} with a {state.value} cache"


def _exact(pair: Pair, limits: Thresholds) -> Pair:
    """Compare two modelled times: the same input gives the same time to the last digit, so there is no interval."""
    ratio = pair.ratio if pair.ratio is not None else 1.0
    differs = abs(ratio - 1) > limits.change
    return replace(
        pair,
        verdict=_direction(ratio) if differs else _unchanged(pair),
        reason=Reason.BEYOND if differs else Reason.WITHIN,
        detail=f"modelled, exact: {_percent(ratio)}, {'beyond' if differs else 'within'} {100 * limits.change:g} %",
    )


def _measured(pair: Pair, old: Time, now: Time, hardware: str, limits: Thresholds) -> Pair | _MeasuredPair:
    """Return what the verdict on two measured times is made of, or that on times without a use."""
    if not old.samples_ns or not now.samples_ns:
        return replace(pair, reason=Reason.NO_SAMPLES, detail="a time without its samples cannot be judged")
    if min(*old.samples_ns, *now.samples_ns) < SHORTEST_NS:
        detail = "some samples are no longer than what the measuring itself takes"
        return replace(pair, reason=Reason.TOO_SHORT, detail=detail)
    if max(*old.samples_ns, *now.samples_ns) > LONGEST_NS:
        return replace(pair, reason=Reason.NO_SAMPLES, detail="some samples are longer than any launch can be")
    is_interleaved = pair.base.pair is not None and pair.new.pair is not None and pair.base.pair.id == pair.new.pair.id
    taken, steady = (
        aligned_parts(old, now, steady=only_steady)
        if is_interleaved
        else (parts_of(old, steady=only_steady), parts_of(now, steady=only_steady))
        for only_steady in (False, True)
    )
    counts, free = ([sum(map(len, parts)) for parts in both] for both in (taken, steady))
    is_throttled = tuple(count < min(whole, limits.least_samples) for count, whole in zip(free, counts, strict=True))
    if free != counts:
        pair = replace(pair, remarks=(*pair.remarks, Reason.THROTTLED))
    used = taken if any(is_throttled) or not all(free) else steady
    if is_interleaved:
        pair = replace(pair, remarks=(*pair.remarks, Reason.IN_TURNS))
    return _MeasuredPair(
        pair=pair,
        group=_Group(
            hardware=hardware,
            cache=pair.new.cache,
            is_interleaved=is_interleaved,
            on_gpu=bool(old.overhead_ns or now.overhead_ns),
        ),
        parts=used,
        levels=(evidence.level_of(*used[0], visits=visits_of(old)), evidence.level_of(*used[1], visits=visits_of(now))),
        clock_ratio=clock_ratio(old, now),
        is_throttled=(is_throttled[0], is_throttled[1]),
    )


def _verdict(
    measured: _MeasuredPair, effect: evidence.ProcessEffect, base: Side, new: Side, limits: Thresholds
) -> Pair:
    pair = measured.pair
    if min(measured.samples) < limits.least_samples:
        samples = "{} and {} samples".format(*measured.samples)
        detail = f"{samples}; a verdict takes {limits.least_samples}"
        return replace(pair, verdict=Verdict.UNRESOLVED, reason=Reason.TOO_FEW_SAMPLES, detail=detail)
    judgement = _judgement(measured, effect, limits)
    pair = replace(
        pair,
        ratio=judgement.ratio,
        lower=judgement.lower,
        upper=judgement.upper,
        resolution=judgement.resolution,
        p_value=judgement.p_value,
    )
    if measured.parts[0] == measured.parts[1]:
        return replace(pair, verdict=_unchanged(pair), reason=Reason.IDENTICAL, detail=Reason.IDENTICAL.value)
    hardware = () if measured.group.is_interleaved else differences(base, pair.base, new, pair.new)
    clocks_differ = abs(measured.clock_ratio - 1) > limits.clock_change
    pair = replace(
        pair,
        remarks=(
            *pair.remarks,
            *(difference.reason for difference in hardware),
            *((Reason.CLOCKS_DIFFER,) if clocks_differ else ()),
        ),
    )
    change = _percent(judgement.ratio)
    if not judgement.direction and judgement.resolution > limits.change * (1.0 + 1e-9):
        least = f"{100 * judgement.resolution:.1f} %" if judgement.resolution < MUCH else "a multiple"
        detail = f"{change}, cannot see less than {least} here"
        return replace(pair, verdict=Verdict.UNRESOLVED, reason=Reason.NOISE, detail=detail)
    obstacle = _obstacle(measured, effect, judgement, hardware, limits)
    if obstacle is not None:
        detail = f"{change}, but {obstacle.detail}"
        return replace(pair, verdict=Verdict.UNRESOLVED, reason=obstacle.reason, detail=detail)
    limit = f"{100 * limits.change:g} %"
    if judgement.direction:
        detail = f"{change}, beyond {limit}"
        return replace(pair, verdict=_direction(judgement.ratio), reason=Reason.BEYOND, detail=detail)
    return replace(pair, verdict=_unchanged(pair), reason=Reason.WITHIN, detail=f"{change}, within {limit}")


def _judgement(
    measured: _MeasuredPair, effect: evidence.ProcessEffect, limits: Thresholds, clock: float = 1.0
) -> evidence.Judgement:
    """Return what the samples say; with `clock`, of the new times as they were if the clock had this share in them."""
    if measured.group.is_interleaved:
        return evidence.judge_interleaved(*measured.parts, change=limits.change, level=limits.level)
    old, now = measured.levels
    if clock != 1.0:
        now = replace(now, log_ns=now.log_ns + math.log(clock), ordered_ns=now.ordered_ns * clock)
    return evidence.judge(old, now, effect, change=limits.change, level=limits.level)


def _obstacle(
    measured: _MeasuredPair,
    effect: evidence.ProcessEffect,
    judgement: evidence.Judgement,
    differences: Sequence[Difference],
    limits: Thresholds,
) -> Difference | None:
    """Return what besides the kernel may explain a verdict, None where nothing does.

    Slower is believed in spite of it where even the other conditions cannot make it: a baseline that was throttled or
    had the lower clock is slower by that, and another GPU, driver or method differs by `OTHER_GPU`.
    """
    is_slower = judgement.direction > 0
    if any(measured.is_throttled) and not (is_slower and not measured.is_throttled[1]):
        return Difference(reason=Reason.THROTTLED, detail="the clocks were held down while it was timed")
    ratio = measured.clock_ratio
    if abs(ratio - 1) > limits.clock_change and not measured.group.is_interleaved:
        as_clocked = _judgement(measured, effect, limits, clock=min(ratio, 1.0)).direction
        if not (is_slower and as_clocked > 0):
            return Difference(
                reason=Reason.CLOCKS_DIFFER, detail=f"the SM clock was {_percent(ratio)}, which may explain it"
            )
    if differences:
        wider = replace(effect, spread=math.hypot(effect.spread, evidence.OTHER_GPU.spread))
        if not (is_slower and _judgement(measured, wider, limits).direction > 0):
            return replace(
                differences[0], detail=f"{differences[0].reason.value} may explain it: {differences[0].detail}"
            )
    return None


def _remarks(match: Match) -> tuple[Reason, ...]:
    remarks = []
    if Status.UNCHECKED in (match.base.status, match.new.status):
        remarks.append(Reason.UNCHECKED)
    included = {match.base.included_hash, match.new.included_hash} - {None}
    sources = {match.base.source_hash, match.new.source_hash} - {""}
    if len(sources) > 1 or len(included) > 1:
        remarks.append(Reason.SOURCE_CHANGED)
    if len({match.base.compiler, match.new.compiler} - {""}) > 1:
        remarks.append(Reason.COMPILER_CHANGED)
    return tuple(remarks)


def _counts(point: PointResult) -> bool:
    """Return whether a point has a time that can be compared: that of a failed one is of wrong work."""
    return point.status.is_usable and point.time is not None and SHORTEST_NS <= point.time.value_ns <= LONGEST_NS


def _unchanged(pair: Pair) -> Verdict:
    return Verdict.UNCHECKED if Reason.UNCHECKED in pair.remarks else Verdict.SAME


def _direction(ratio: float) -> Verdict:
    return Verdict.SLOWER if ratio > 1 else Verdict.FASTER


def _percent(ratio: float) -> str:
    return f"{100 * (ratio - 1):+z.1f} %"


def _is_equal(base: MetricValue | None, new: MetricValue | None) -> bool:
    """Return whether two points agree in a metric; a published number agrees with all that round to its digits."""
    if base is None or new is None:
        return base is new
    if isinstance(base.value, str) or isinstance(new.value, str):
        return base.value == new.value
    printed = [metric.value for metric in (base, new) if metric.provenance is Provenance.PUBLISHED]
    decimals = [len(f"{value:g}".partition(".")[2]) for value in printed if not isinstance(value, str)]
    if not decimals:
        return base.value == new.value
    return round(base.value, min(decimals)) == round(new.value, min(decimals))
