"""A golden profile: the counts that a kernel had, compared with those it has now. No GPU, no noise, no threshold.

The rule: everything that is counted is held, and one more of it is worse. An inferred count is worse where it grew
beyond its uncertainty. A class of traffic that takes the place of another is neither better nor worse: the point is
`replaced`, which fails as `worse` does. Nothing is called the same that could not be compared: what was sampled, or
what the golden profile did not count, leaves a point partly checked.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import METRICS, Better, MetricValue, Provenance
from warplens.cuda.ground.points import LaunchShape, PointResult, Status
from warplens.profiles import comparison, formats

_TRAFFIC = toml_beside(__file__, "traffic.toml")
COUNTS: tuple[str, ...] = tuple(_TRAFFIC.pop("counts"))  # a check fails when one of these grows
REPORTED_CLASSES = ("read_only_requests",)  # these tell classes of traffic apart: more are neither better nor worse

RESOURCES = ("registers_per_thread", "shared_bytes_per_block", "theoretical_occupancy")
"""These are reported, and fail a check only on request: more registers may be well spent."""

INFERRED_UNCERTAINTY = 0.05
"""An inferred number of instructions is known to this fraction: of the 362 launches that were compared with counters of
an H200, 94 to 100 % of each group agree so well (cuda/simt/README.md)."""
DIVERGENT_UNCERTAINTY = 0.13
"""The same where lanes of a warp part: those that leave an unrolled loop at different times were 13 % off at most."""


class GoldenOutcome(StrEnum):
    """The outcome of a golden point."""

    SAME = "same"
    BETTER = "better"
    WORSE = "worse"  # some count grew
    REPLACED = "replaced"  # a class of traffic took the place of another, which counts alone cannot judge
    FAILED = "failed"  # the point ran, and fails now: it does not compile, faults, or gives a wrong result
    PARTLY = "partly checked"  # nothing that could be compared became worse, and something could not be compared
    NOT_CHECKED = "not checked"


FAILING = frozenset({GoldenOutcome.WORSE, GoldenOutcome.REPLACED, GoldenOutcome.FAILED})  # a check with one fails

INCOMPLETE = frozenset({GoldenOutcome.PARTLY, GoldenOutcome.NOT_CHECKED})  # a strict check with one of these fails


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckedPoint:
    """A golden point and what it counts now."""

    golden: PointResult
    new: PointResult | None
    outcome: GoldenOutcome
    worse: tuple[comparison.MetricChange, ...] = ()  # counts that differ
    better: tuple[comparison.MetricChange, ...] = ()  # counts that differ
    other: tuple[comparison.MetricChange, ...] = ()  # changes that do not decide
    replaced: tuple[str, ...] = ()  # sentences on classes of traffic of which one took the place of another
    reason: str = ""  # why nothing or not all was compared, or how the kernel fails
    log: str = ""  # the rest of that message, such as the compiler's log


@dataclass(frozen=True, slots=True)
class TrafficClass:
    """One way of reading, writing or computing, and the metrics that hold it; see `traffic.toml`."""

    name: str
    roles: frozenset[str]
    keys: tuple[str, ...]
    count: str
    less: tuple[str, ...] = ()

    def amount(self, metrics: Mapping[str, MetricValue]) -> float | None:
        """Return how much of it a point has, None where it was not counted."""
        count, *others = (_counted(metrics, key) for key in (self.count, *self.less))
        known = [other for other in others if other is not None]
        return None if count is None or len(known) < len(others) else max(0.0, count - sum(known))


CLASSES = tuple(
    TrafficClass(name, frozenset(entry["roles"]), tuple(entry["keys"]), entry["count"], tuple(entry.get("less", ())))
    for name, entry in _TRAFFIC.items()
)


def replacements(
    old: Mapping[str, MetricValue], new: Mapping[str, MetricValue]
) -> tuple[tuple[TrafficClass, TrafficClass], ...]:
    """Return the pairs of classes of which the first fell and the second grew, where one of them came or went whole."""
    amounts = {entry: (entry.amount(old), entry.amount(new)) for entry in CLASSES}
    moved = [(entry, before, now) for entry, (before, now) in amounts.items() if before is not None and now is not None]
    return tuple(
        (fallen, grown)
        for fallen, most, least in moved
        if least < most
        for grown, before, now in moved
        if before < now and fallen.roles & grown.roles and (least == 0 or before == 0)
    )


def check_point(golden: PointResult, new: PointResult, *, resources: bool = False) -> CheckedPoint:
    """Compare the counts of a point with those it had; with `resources`, registers, shared memory and occupancy too."""
    is_lost = new.status is Status.UNCHECKED and golden.status is Status.OK and not is_sampled(new)
    if not new.status.is_usable or is_lost:
        first, _, log = new.reason.strip().partition("\n")
        has_failed = new.status is Status.FAILED
        reason = formats.outcome_of(new).removeprefix("failed: ") if has_failed else f"{new.status.word} now: {first}"
        failed = CheckedPoint(golden=golden, new=new, outcome=GoldenOutcome.FAILED, reason=reason)
        return replace(failed, log=log.strip("\n"))
    changes = [
        comparison.MetricChange(key=key, base=golden.metrics.get(key), new=new.metrics.get(key))
        for key in (*COUNTS, *REPORTED_CLASSES, *RESOURCES)
    ]
    worse, better, other = [], [], []
    for change in changes:
        if change.base is None or _number(change.base) == _number(change.new):
            continue
        match _direction(change, golden, new, resources=resources):
            case Better.LOWER:
                worse.append(change)
            case Better.HIGHER:
                better.append(change)
            case Better.NEITHER:
                other.append(change)
    pairs = replacements(golden.metrics, new.metrics)
    reason = _incomplete(golden, new, changes)
    return CheckedPoint(
        golden=golden,
        new=new,
        outcome=_outcome(worse, pairs, is_better=bool(better), is_whole=not reason),
        worse=tuple(worse),
        better=tuple(better),
        other=tuple(other),
        replaced=tuple(f"{fallen.name} gave way to {grown.name}" for fallen, grown in pairs),
        reason=reason,
    )


def _direction(change: comparison.MetricChange, golden: PointResult, new: PointResult, *, resources: bool) -> Better:
    """Return LOWER where a lower number would have been better, HIGHER where it became better, NEITHER if open."""
    old, now = _number(change.base), _number(change.new)
    decides = change.key in COUNTS or (resources and change.key in RESOURCES)
    allowed = _uncertainty(change, golden, new)
    if not decides or allowed is None or old is None or now is None:
        return Better.NEITHER
    if METRICS[change.key].better is Better.HIGHER:
        old, now = now, old
    if now > old * (1 + allowed):
        return Better.LOWER
    return Better.HIGHER if now * (1 + allowed) < old else Better.NEITHER


def _uncertainty(change: comparison.MetricChange, golden: PointResult, new: PointResult) -> float | None:
    """Return the fraction by which two numbers may differ that are the same, None where that is not known."""
    kinds = {value.provenance for value in (change.base, change.new) if value is not None}
    if kinds == {Provenance.COUNTED}:
        return 0.0
    if kinds <= {Provenance.COUNTED, Provenance.INFERRED}:
        is_parted = any(_number(point.metrics.get("divergent_branches")) for point in (golden, new))
        return DIVERGENT_UNCERTAINTY if is_parted else INFERRED_UNCERTAINTY
    return None


def _outcome(
    worse: Iterable[comparison.MetricChange],
    pairs: Iterable[tuple[TrafficClass, TrafficClass]],
    *,
    is_better: bool,
    is_whole: bool,
) -> GoldenOutcome:
    """Return the outcome of a point that runs; with a replacement, only growth of what was there before is worse."""
    replacing = {key for _, grown in pairs for key in grown.keys}
    if any(change.key not in replacing and (not pairs or _number(change.base)) for change in worse):
        return GoldenOutcome.WORSE
    if pairs:
        return GoldenOutcome.REPLACED
    if not is_whole:
        return GoldenOutcome.PARTLY
    return GoldenOutcome.BETTER if is_better else GoldenOutcome.SAME


def _incomplete(golden: PointResult, new: PointResult, changes: Iterable[comparison.MetricChange]) -> str:
    """Return why not all of a point was compared, "" where all was."""
    if any(_is_sampled(new.metrics.get(key)) for key in COUNTS):
        return f"sampled now; {_exact_only(golden, new)}; --budget inf counts every block"
    if is_sampled(golden):
        return f"sampled in the golden profile; {_exact_only(golden, new)}; --update counts every block"
    if new.status is Status.UNCHECKED:
        return f"only counts were compared, the result is not checked: {new.reason}"
    of_counts = [change for change in changes if change.key in (*COUNTS, *REPORTED_CLASSES)]
    if lost := [change.key for change in of_counts if change.base is not None and change.new is None]:
        return f"not counted any more: {_labels(lost)}"
    if missing := [change.key for change in of_counts if change.base is None and _number(change.new)]:
        return f"the golden profile did not count {_labels(missing)}; --update counts them"
    return ""


def _exact_only(golden: PointResult, new: PointResult) -> str:
    """Say what of a sampled point was compared, and how the launch changed."""
    text = "only what is exact was compared: local memory, registers, shared memory, occupancy and the launch"
    if golden.launch is None or new.launch is None or golden.launch == new.launch:
        return text
    return f"{text}, which was {_shape(golden.launch)} and is {_shape(new.launch)}"


def _shape(launch: LaunchShape) -> str:
    return " of ".join("x".join(map(str, extent)) for extent in (launch.grid, launch.block)) + " threads"


def _labels(keys: Iterable[str]) -> str:
    return ", ".join(METRICS[key].label.lower() for key in keys)


def counts_of(checked: Iterable[CheckedPoint]) -> dict[GoldenOutcome, int]:
    """Return how many points have each outcome."""
    outcomes = [point.outcome for point in checked]
    return {outcome: outcomes.count(outcome) for outcome in GoldenOutcome}


def is_sampled(point: PointResult) -> bool:
    """Return whether some held count of a point was sampled."""
    return any(_is_sampled(point.metrics.get(key)) for key in COUNTS)


def _is_sampled(value: MetricValue | None) -> bool:
    return value is not None and value.provenance is Provenance.SAMPLED


def _counted(metrics: Mapping[str, MetricValue], key: str) -> float | None:
    value = metrics.get(key)
    return _number(value) if value is not None and value.provenance is Provenance.COUNTED else None


def _number(value: MetricValue | None) -> float | None:
    return None if value is None or isinstance(value.value, str) else float(value.value)
