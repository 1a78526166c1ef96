"""The conditions under which two times were measured: the parts of their samples, and what differs besides the kernel.

The rule: a file by others may say anything; what it does not say, or says wrongly, is unknown and differs from nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, Time
from warplens.profiles.matching import Side
from warplens.profiles.records import GpuRecord

# Every reason is a phrase that a table can show as it stands.


class Verdict(StrEnum):
    """The change of a point from one profile to the other."""

    SAME = "same"  # a change of the threshold would have been seen here, and there is none
    UNCHECKED = "not checked"  # as that, but no result was compared with a reference
    FASTER = "faster"
    SLOWER = "slower"
    UNRESOLVED = "unresolved"
    """Both are measured, but a change of the threshold could not be seen, or something else may explain what is."""
    UNKNOWN = "unknown"  # the two are not comparable, or one has no time


UNCHANGED = (Verdict.UNCHECKED, Verdict.SAME)  # reports fold these pairs away


class Reason(StrEnum):
    """The reason of a verdict, or a remark about the pair."""

    WITHIN = "within the threshold"
    BEYOND = "beyond the threshold and beyond chance"
    IDENTICAL = "the same samples"
    TOO_FEW_SAMPLES = "too few samples"
    NOISE = "a change of the threshold cannot be seen"
    THROTTLED = "throttled"
    CLOCKS_DIFFER = "clocks differ"
    OTHER_GPU = "another GPU"
    OTHER_MACHINE = "another machine"
    OTHER_DRIVER = "another driver"
    OTHER_POWER_LIMIT = "another power limit"
    OTHER_LOCK = "the clocks were locked otherwise"
    OTHER_METHOD = "measured by another method"
    NO_TIME = "no time"
    NO_SAMPLES = "no samples"
    TOO_SHORT = "too short to be timed"
    COLD_AGAINST_WARM = "cold against warm"
    MODELLED_AGAINST_MEASURED = "modelled against measured"
    OTHER_PROVENANCE = "another provenance"
    DIFFERENT_HARDWARE = "different hardware"
    UNCHECKED = "the result was not checked"
    SOURCE_CHANGED = "source changed"
    COMPILER_CHANGED = "compiler changed"
    PROGRAM_CHANGED = "modelled by another version"
    IN_TURNS = "measured in turns"


Part = tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One condition in which two points differ, and a sentence with both values."""

    reason: Reason
    detail: str


def parts_of(time: Time, *, steady: bool) -> tuple[Part, ...]:
    """Return the samples of a time in ns by placement, in their order; with `steady`, none of a throttled clock."""
    parts: dict[object, list[float]] = {}
    for key, begin, end, is_throttled in _stretches(time):
        part = parts.setdefault(key, [])
        if not (steady and is_throttled):
            part += time.samples_ns[begin:end]
    return tuple(tuple(part) for part in parts.values() if part)


def aligned_parts(base: Time, new: Time, *, steady: bool) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Return the samples of two times that were measured in turns, part by part, as many on either side.

    With `steady`, a sample is left out with its neighbour where the clock of either was throttled.
    """
    count = min(len(base.samples_ns), len(new.samples_ns))
    free = [True] * count
    for time in (base, new):
        for _, begin, end, is_throttled in _stretches(time):
            if steady and is_throttled:
                free[begin:end] = [False] * len(free[begin:end])
    both: tuple[list[Part], list[Part]] = ([], [])
    parts: dict[object, list[int]] = {}
    for key, begin, end, _ in _stretches(base):
        parts.setdefault(key, []).extend(index for index in range(begin, min(end, count)) if free[index])
    for numbers in parts.values():
        if numbers:
            both[0].append(tuple(base.samples_ns[index] for index in numbers))
            both[1].append(tuple(new.samples_ns[index] for index in numbers))
    return tuple(both[0]), tuple(both[1])


def visits_of(time: Time) -> int:
    """Return in how many visits of the GPU a time was measured, 0 where that is unknown."""
    known = {part.visit for part in time.conditions if part.visit is not None}
    return len(known) or len(_visit_ends(time))


def clock_ratio(base: Time, new: Time) -> float:
    """Return the mean clock of the SMs in the new time over that in the base, 1 where one is unknown."""
    clocks = []
    for time in (base, new):
        conditions = [part for part in time.conditions if part.sm_clock_hz > 0 and part.samples > 0]
        samples = sum(part.samples for part in conditions)
        clocks.append(sum(part.sm_clock_hz * part.samples for part in conditions) / samples if samples else 0.0)
    return clocks[1] / clocks[0] if all(clocks) else 1.0


def differences(base_side: Side, base: PointResult, new_side: Side, new: PointResult) -> tuple[Difference, ...]:
    """Return the conditions other than the clock in which two measured points differ."""
    old, now = _gpus(base_side, base), _gpus(new_side, new)
    kept = []
    if base_side.method != new_side.method:
        detail = f"method {new_side.method} against {base_side.method}"
        kept.append(Difference(reason=Reason.OTHER_METHOD, detail=detail))
    if old and now:
        for reason, value in _GPU_VALUES:
            values = [sorted({text for gpu in gpus if (text := value(gpu))}) for gpus in (old, now)]
            if all(values) and values[0] != values[1]:
                kept.append(Difference(reason=reason, detail=" against ".join(map(", ".join, reversed(values)))))
    elif base_side.machine and new_side.machine and base_side.machine != new_side.machine:
        detail = f"{new_side.machine} against {base_side.machine}; the GPUs are not recorded"
        kept.append(Difference(reason=Reason.OTHER_MACHINE, detail=detail))
    return tuple(kept)


def _gpus(side: Side, point: PointResult) -> list[GpuRecord]:
    numbers = {visit.card for visit in point.time.visits} if point.time is not None else set[int]()
    return [gpu for gpu in side.cards if gpu.device == point.device and (gpu.number in numbers or not numbers)]


_GPU_VALUES: tuple[tuple[Reason, Callable[[GpuRecord], str]], ...] = (  # what GPUs are compared by; "" is unknown
    (Reason.OTHER_GPU, lambda gpu: gpu.uuid),
    (Reason.OTHER_DRIVER, lambda gpu: gpu.driver),
    (Reason.OTHER_POWER_LIMIT, lambda gpu: f"{gpu.power_limit_w:g} W" if gpu.power_limit_w > 0 else ""),
    (Reason.OTHER_LOCK, lambda gpu: f"{gpu.locked_clock_hz / 1e6:g} MHz" if gpu.locked_clock_hz > 0 else "free"),
)


def _stretches(time: Time) -> Iterator[tuple[object, int, int, bool]]:
    """Yield placement, first and end of the samples, and whether the clock was throttled, for each stretch of them.
    Where the conditions do not account for the samples, the visits are taken; where these do not, all are one stretch.
    """
    count = len(time.samples_ns)
    taken = [part for part in time.conditions if part.samples > 0]
    if sum(part.samples for part in taken) == count:
        begin, visit_ends = 0, _visit_ends(time)
        for part in taken:
            end = begin + part.samples
            visit = sum(begin >= visit_end for visit_end in visit_ends) if part.visit is None else part.visit
            yield (visit, part.placement), begin, end, bool(part.throttled_by)
            begin = end
        return
    is_throttled = any(part.throttled_by for part in time.conditions)
    begin = 0
    for number, end in enumerate(_visit_ends(time) or [count]):
        yield (number, None), begin, end, is_throttled
        begin = end


def _visit_ends(time: Time) -> list[int]:
    """Return the number of samples after each visit; [] where the visits do not account for the samples."""
    ends, total = [], 0
    for visit in time.visits:
        total += max(visit.samples, 0)
        ends.append(total)
    return ends if total == len(time.samples_ns) else []


# No number stands without its provenance. In text the word follows the number (`sourced`), or stands once at the end
# in brackets where all numbers share it (`sourced_line`). Where cells have no room for a word, a mark stands before
# the number (`marked`).

MEANINGS = {Provenance(word): meaning for word, meaning in toml_beside(__file__).items()}

ESTIMATED = frozenset({Provenance.SAMPLED, Provenance.INFERRED})  # what approximates the counted number
ESTIMATE_MARK = "~"  # stands before an estimated number where there is no room for the word


def sourced(text: str, provenance: Provenance | None) -> str:
    """Return the text of a number and its provenance, `12.5 % sampled`; the text alone where it is no number."""
    return text if provenance is None else f"{text} {provenance.value}"


def sourced_line(parts: Iterable[tuple[str, Provenance]], separator: str = " · ") -> str:
    """Return phrases with numbers: with the word in brackets at the end where all share it, else one after each."""
    named: Sequence[tuple[str, Provenance]] = tuple(parts)
    shared = {provenance for _, provenance in named}
    if len(shared) == 1:
        return f"{separator.join(text for text, _ in named)} ({shared.pop().value})"
    return separator.join(sourced(text, provenance) for text, provenance in named)


def sourced_metrics(provenances: Mapping[str, Provenance]) -> str:
    """Return the word that all metrics share, or each word with its metrics; "" for none."""
    if len(set(provenances.values())) <= 1:
        return "".join(provenance.value for provenance in set(provenances.values()))
    groups: dict[Provenance, list[str]] = {}
    for key, provenance in provenances.items():
        label = METRICS[key].label
        groups.setdefault(provenance, []).append(f"{label[:1].lower()}{label[1:]}".replace(", ", " "))
    return "; ".join(f"{provenance.value}: {', '.join(labels)}" for provenance, labels in groups.items())


def marked(text: str, provenance: Provenance | None) -> str:
    """Return the text of a number for a place without room for words: an estimate has a tilde before it."""
    return f"{ESTIMATE_MARK}{text}" if provenance in ESTIMATED else text


def listed_sources(provenances: Iterable[Provenance | None], separator: str = " + ") -> str:
    """Return the provenances that occur, each once, in the order of their registry; "" for none."""
    present = set(provenances)
    return separator.join(provenance.value for provenance in Provenance if provenance in present)
