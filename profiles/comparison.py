"""Two profiles compared: every pair of points gets a verdict, with the ratio, its interval and the reason.

The rule: a verdict that is not certain is not given. Where something other than the kernel may explain a difference, or
the evidence is too small, the pair is ambiguous or unknown and says why; it has its ratio all the same. Modelled times
are exact, need no samples and are compared with modelled times only. Nothing here draws or prints.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum

from warplens.cuda.metrics import MetricValue, Provenance
from warplens.cuda.points import PointResult, Status, Time
from warplens.profiles.matching import Match, Side, Unmatched, match_points
from warplens.profiles.statistics import MedianRatio, Medians, compare_medians, holm
from warplens.profiles.thresholds import PRESETS, Thresholds

COMPARED_METRICS = (
    "registers_per_thread",
    "shared_bytes_per_block",
    "theoretical_occupancy",
    "achieved_occupancy",
    "occupancy_limiter",
    "gld_efficiency",
    "gst_efficiency",
    "shared_efficiency",
    "warp_execution_efficiency",
    "gld_transactions",
    "gst_transactions",
    "shared_load_transactions",
    "shared_store_transactions",
    "warp_instructions",
)
"""A pair reports changes of these metrics beside its times, in this order."""


SHORTEST_NS, LONGEST_NS = 1e-3, 1e18
"""The range of a plausible time, a millionth of a clock tick to 30 years: a file by others may hold any number."""


class Verdict(StrEnum):
    """The change of a point from one profile to the other."""

    SAME = "same"
    FASTER = "faster"
    SLOWER = "slower"
    AMBIGUOUS = "ambiguous"
    """Both are measured, but the evidence does not decide."""
    UNKNOWN = "unknown"
    """The two are not comparable, or one has no time."""


class Reason(StrEnum):
    """The reason of a verdict, or a remark about the pair."""

    WITHIN = "within the threshold"
    BEYOND = "beyond the threshold and beyond chance"
    TOO_FEW_SAMPLES = "too few samples"
    NOISE = "the interval ends beyond the threshold"
    CHANCE = "may be chance among so many pairs"
    THROTTLED = "throttled"
    CLOCKS_DIFFER = "clocks differ"
    NO_TIME = "no time"
    NO_SAMPLES = "no samples"
    TOO_SHORT = "too short to be timed"
    COLD_AGAINST_WARM = "cold against warm"
    MODELLED_AGAINST_MEASURED = "modelled against measured"
    DIFFERENT_HARDWARE = "different hardware"
    SOURCE_CHANGED = "source changed"
    COMPILER_CHANGED = "compiler changed"
    PROGRAM_CHANGED = "modelled by another version"


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricChange:
    """A metric that differs between the two points; None where one of them lacks it."""

    key: str
    base: MetricValue | None
    new: MetricValue | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two points and the verdict.

    `ratio` is the new time over that of the baseline, None where one has none; `lower` and `upper` bound its confidence
    interval, None where there are no samples. `p_value` is adjusted for the number of pairs. `detail` is the reason as
    a sentence with its numbers, `remarks` are reasons that did not decide.
    """

    base: PointResult
    new: PointResult
    verdict: Verdict
    reason: Reason
    detail: str
    ratio: float | None = None
    lower: float | None = None
    upper: float | None = None
    p_value: float | None = None
    remarks: tuple[Reason, ...] = ()

    @property
    def is_modelled(self) -> bool:
        """Whether one of the times is from the timing model."""
        times = (self.base.time, self.new.time)
        return any(time is not None and time.provenance is Provenance.MODELLED for time in times)

    @property
    def is_regression(self) -> bool:
        """Whether the point became slower, or failed where it did not."""
        failed = self.base.status is Status.OK and self.new.status is Status.FAILED
        return failed or self.verdict is Verdict.SLOWER

    @property
    def changes(self) -> tuple[MetricChange, ...]:
        """Return the changes of registers, shared memory, occupancy, efficiencies and traffic."""
        return tuple(
            MetricChange(key=key, base=self.base.metrics.get(key), new=self.new.metrics.get(key))
            for key in COMPARED_METRICS
            if _value(self.base, key) != _value(self.new, key)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """One profile against the baseline."""

    base: str
    new: str
    thresholds: Thresholds
    pairs: tuple[Pair, ...]
    unmatched: tuple[Unmatched, ...]

    def counts(self) -> dict[Verdict, int]:
        """Return how many pairs have each verdict, in the order of the verdicts."""
        counts = Counter(pair.verdict for pair in self.pairs)
        return {verdict: counts[verdict] for verdict in Verdict}

    @property
    def has_regression(self) -> bool:
        """Whether some point became slower, or failed where it did not."""
        return any(pair.is_regression for pair in self.pairs)


def compare(
    base: Side, new: Side, chosen: Thresholds = PRESETS["default"], *, ignore_devices: bool = False
) -> Comparison:
    """Compare a profile with the baseline.

    With `ignore_devices`, points of different GPUs are compared like those of one.

    Example:
        >>> import warplens
        >>> point = warplens.load("reference:gtx-1080-ti").points[0]
        >>> times = (Time(value_ns=ns, provenance=Provenance.MODELLED) for ns in (2000.0, 2500.0))
        >>> old, new = (Side(name="", points=(replace(point, time=time),), hardware={}) for time in times)
        >>> [(pair.verdict.value, pair.detail) for pair in compare(old, new).pairs]
        [('slower', 'modelled, exact: +25.0 %, beyond 2 %')]
    """
    matching = match_points(base, new, ignore_devices=ignore_devices)
    judged = [_judged(match, base, new, chosen, ignore_devices=ignore_devices) for match in matching.matches]
    p_values = iter(holm([pair.ratio.p_value for pair in judged if isinstance(pair, _TestedPair)]))
    pairs = [_verdict(pair, next(p_values), chosen) if isinstance(pair, _TestedPair) else pair for pair in judged]
    return Comparison(base=base.name, new=new.name, thresholds=chosen, pairs=tuple(pairs), unmatched=matching.unmatched)


@dataclass(frozen=True, slots=True, kw_only=True)
class _TestedPair:
    """A pair with samples on both sides; its verdict needs the p-values of all such pairs.

    `margin` is the relative difference that counts as a change. `clock_ratio` is the new SM clock over the old, 1 where
    they are unknown. `is_throttled` says that too few samples were taken at a free clock, so all are used.
    """

    pair: Pair
    ratio: MedianRatio
    samples: tuple[int, int]
    margin: float
    clock_ratio: float
    is_throttled: bool


def _judged(match: Match, base: Side, new: Side, chosen: Thresholds, *, ignore_devices: bool) -> Pair | _TestedPair:
    old, now = match.base, match.new
    unknown, remarks = Verdict.UNKNOWN, _remarks(match)
    if old.time is None or now.time is None or not _is_time(old.time.value_ns) or not _is_time(now.time.value_ns):
        detail = _why_no_time(match, base, new)
        return Pair(base=old, new=now, verdict=unknown, reason=Reason.NO_TIME, detail=detail, remarks=remarks)
    ratio = now.time.value_ns / old.time.value_ns
    pair = Pair(base=old, new=now, verdict=unknown, reason=Reason.NO_TIME, detail="", ratio=ratio, remarks=remarks)
    hardware = base.hardware_of(old), new.hardware_of(now)
    if old.time.provenance is not now.time.provenance:
        detail = f"{now.time.provenance.value} against {old.time.provenance.value}"
        return replace(pair, reason=Reason.MODELLED_AGAINST_MEASURED, detail=detail)
    if hardware[0] != hardware[1]:
        if not ignore_devices:
            return replace(pair, reason=Reason.DIFFERENT_HARDWARE, detail=f"{hardware[1]} against {hardware[0]}")
        pair = replace(pair, remarks=(Reason.DIFFERENT_HARDWARE, *pair.remarks))
    if old.cache is not now.cache:
        detail = f"{now.cache or 'no state of the cache'} against {old.cache or 'no state of the cache'}"
        return replace(pair, reason=Reason.COLD_AGAINST_WARM, detail=detail)
    if now.time.provenance is Provenance.MODELLED:
        if base.program and new.program and base.program != new.program:
            pair = replace(pair, remarks=(*pair.remarks, Reason.PROGRAM_CHANGED))
        return _exact(pair, chosen)
    return _tested(pair, old.time, now.time, chosen)


def _exact(pair: Pair, chosen: Thresholds) -> Pair:
    """Compare two modelled times: the same input gives the same time to the last digit, so there is no interval."""
    ratio = pair.ratio if pair.ratio is not None else 1.0
    differs = abs(ratio - 1) > chosen.change
    return replace(
        pair,
        verdict=_direction(ratio) if differs else Verdict.SAME,
        reason=Reason.BEYOND if differs else Reason.WITHIN,
        detail=f"modelled, exact: {_percent(ratio)}, {'beyond' if differs else 'within'} {100 * chosen.change:g} %",
    )


def _tested(pair: Pair, old: Time, now: Time, chosen: Thresholds) -> Pair | _TestedPair:
    """Compare the samples of two measured times."""
    if not old.samples_ns or not now.samples_ns:
        return replace(pair, reason=Reason.NO_SAMPLES, detail="a time without its samples cannot be judged")
    taken, steady = (old.samples_ns, now.samples_ns), (_steady(old), _steady(now))
    used, is_throttled = taken, False
    if any(len(part) < len(whole) for part, whole in zip(steady, taken, strict=True)):
        pair = replace(pair, remarks=(*pair.remarks, Reason.THROTTLED))
        is_throttled = min(map(len, steady)) < chosen.least_samples
        used = taken if is_throttled else steady
    if min(map(min, used)) < SHORTEST_NS:
        detail = "some samples are no longer than what the measuring itself takes"
        return replace(pair, reason=Reason.TOO_SHORT, detail=detail)
    if max(map(max, used)) > LONGEST_NS:
        return replace(pair, reason=Reason.NO_SAMPLES, detail="some samples are longer than any launch can be")
    medians = Medians(used[0])
    median_ratio = compare_medians(medians, Medians(used[1]), chosen.confidence)
    floor_ns = chosen.floor_ns if old.overhead_ns or now.overhead_ns else 0.0
    return _TestedPair(
        pair=replace(pair, ratio=median_ratio.ratio, lower=median_ratio.lower, upper=median_ratio.upper),
        ratio=median_ratio,
        samples=(len(used[0]), len(used[1])),
        margin=max(chosen.change + floor_ns / medians.estimate_ns, median_ratio.tick),
        clock_ratio=_clock_ratio(old, now),
        is_throttled=is_throttled,
    )


def _verdict(tested: _TestedPair, p_value: float, chosen: Thresholds) -> Pair:
    ratio, margin = tested.ratio, tested.margin
    pair = replace(tested.pair, p_value=p_value)
    clocks_differ = abs(tested.clock_ratio - 1) > chosen.clock_change
    if clocks_differ:
        pair = replace(pair, remarks=(*pair.remarks, Reason.CLOCKS_DIFFER))
    limit, samples = f"{100 * margin:.2g} %", "{} and {} samples".format(*tested.samples)
    reason, detail = Reason.BEYOND, f"{_percent(ratio.ratio)}, beyond {limit}"
    if min(tested.samples) < chosen.least_samples:
        reason, detail = Reason.TOO_FEW_SAMPLES, f"{samples}; a verdict takes {chosen.least_samples}"
    elif abs(ratio.ratio - 1) <= margin:
        if ratio.lower >= 1 - margin and ratio.upper <= 1 + margin:
            detail = f"{_percent(ratio.ratio)}, within {limit}"
            return replace(pair, verdict=Verdict.SAME, reason=Reason.WITHIN, detail=detail)
        reason, detail = Reason.NOISE, f"{_percent(ratio.ratio)}, but the interval ends beyond {limit}"
    elif ratio.least_p >= chosen.level:
        reason = Reason.TOO_FEW_SAMPLES
        detail = (
            f"{_percent(ratio.ratio)}, but {samples}: so few lie apart by chance once in {1 / ratio.least_p:,.0f} times"
        )
    elif p_value >= chosen.level:
        reason = Reason.CHANCE
        detail = f"{_percent(ratio.ratio)}, which chance alone may make among so many pairs (p = {p_value:.2g})"
    elif tested.is_throttled:
        reason, detail = Reason.THROTTLED, f"{_percent(ratio.ratio)}, but the clocks were held down while it was timed"
    elif clocks_differ and abs(ratio.ratio * tested.clock_ratio - 1) <= margin:
        reason = Reason.CLOCKS_DIFFER
        detail = f"{_percent(ratio.ratio)}, which the SM clock explains: it was {_percent(tested.clock_ratio)}"
    verdict = _direction(ratio.ratio) if reason is Reason.BEYOND else Verdict.AMBIGUOUS
    return replace(pair, verdict=verdict, reason=reason, detail=detail)


def _steady(time: Time) -> tuple[float, ...]:
    """Return the samples that were taken at a free clock; all samples where that is unknown."""
    if not any(condition.throttled_by for condition in time.conditions):
        return time.samples_ns
    kept: list[float] = []
    begin = 0
    for condition in time.conditions:
        end = begin + condition.samples
        if not condition.throttled_by:
            kept += time.samples_ns[begin:end]
        begin = end
    return tuple(kept)


def _clock_ratio(old: Time, now: Time) -> float:
    clocks = []
    for time in (old, now):
        conditions = [part for part in time.conditions if part.sm_clock_hz > 0 and part.samples > 0]
        samples = sum(part.samples for part in conditions)
        clocks.append(sum(part.sm_clock_hz * part.samples for part in conditions) / samples if samples else 0.0)
    return clocks[1] / clocks[0] if all(clocks) else 1.0


def _remarks(match: Match) -> tuple[Reason, ...]:
    remarks = []
    included = {match.base.included_hash, match.new.included_hash} - {None}
    if match.base.source_hash != match.new.source_hash or len(included) > 1:
        remarks.append(Reason.SOURCE_CHANGED)
    if match.base.compiler != match.new.compiler:
        remarks.append(Reason.COMPILER_CHANGED)
    return tuple(remarks)


def _why_no_time(match: Match, base: Side, new: Side) -> str:
    parts = []
    for side, point in ((base, match.base), (new, match.new)):
        if point.time is None or not _is_time(point.time.value_ns):
            first = point.reason.strip().split("\n", 1)[0]
            status = "without a time" if point.status is Status.OK else point.status.value
            parts.append(f"{status} in {side.name}" + (f": {first}" if first else ""))
    return "; ".join(parts)


def _is_time(value_ns: float) -> bool:
    return SHORTEST_NS <= value_ns <= LONGEST_NS


def _direction(ratio: float) -> Verdict:
    return Verdict.SLOWER if ratio > 1 else Verdict.FASTER


def _percent(ratio: float) -> str:
    return f"{100 * (ratio - 1):+z.1f} %"


def _value(point: PointResult, key: str) -> float | int | str | None:
    metric = point.metrics.get(key)
    return None if metric is None else metric.value
