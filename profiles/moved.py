"""The counter that moved most from one point to another: the number that shows why a rung of a ladder is faster.

The rule: nobody names the counter beforehand. The term of the timing model that fell most (rose most, where the rung is
slower) says which unit of the GPU was relieved, and among the counters of that unit the one is taken whose ratio is the
largest and whose direction is that of the time. Where no term says it, all counters are candidates. A counter that
changed by less than `LEAST` is never taken.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import log, prod

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import METRICS, Better, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.profiles.formats import trimmed

LEAST = 0.05  # a counter has moved if it changed by at least this share: smaller changes come with any other source
MOST_RATIO = 64.0  # a counter that reaches 0, or leaves it, counts as one that changed by this ratio
BLOCKS = "blocks"  # the number of blocks of the launch: no metric, but what the term `dispatch` depends on

FACTS = toml_beside(__file__, "counters.toml")
_COUNTERS: Mapping[str, list[str]] = FACTS["terms"]
_ALL: list[str] = FACTS["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedCounter:
    """A counter before and after a step."""

    key: str  # that of its metric, or `blocks`
    label: str
    before: float
    after: float
    unit: str  # "%" or that of the metric
    provenance: Provenance  # that of both values, of the less certain one where they differ

    @property
    def ratio(self) -> float | None:
        """The value after the step over that before; None where that was 0."""
        return self.after / self.before if self.before else None

    @property
    def change(self) -> str:
        """Both values: `12.5 % → 100 %`, or `2.1 M → 262 k`."""
        return " → ".join(self.numbers)

    @property
    def numbers(self) -> tuple[str, str]:
        """The value before and the one after, with their units."""
        return _number(self.before, self.unit), _number(self.after, self.unit)

    @property
    def _factor(self) -> str:
        ratio = self.ratio or 0.0
        return f"×{trimmed(ratio)}" if ratio > 1 else f"÷{trimmed(1 / ratio)}" if ratio else ""

    @property
    def text(self) -> str:
        """The counter with both values, and by what it was multiplied or divided."""
        factor = "" if self.unit == "%" else self._factor
        return f"{self.label} {self.change} ({factor})" if factor else f"{self.label} {self.change}"

    @property
    def brief(self) -> str:
        """The counter with its ratio alone, percentages with both values: `global load sectors ÷20`."""
        if self.unit == "%":
            return f"{self.label} {_percent(self.before)}→{_percent(self.after)}%"
        return f"{self.label} {self._factor or self.change}"


def moved_counter(before: PointResult, after: PointResult) -> MovedCounter | None:
    """Return the counter that shows best what a step did; None where none moved."""
    if before.time is None or after.time is None:
        return None
    is_faster = after.time.value_ns <= before.time.value_ns
    candidates = _candidates(before.time.terms_ns, after.time.terms_ns, is_faster=is_faster)
    return next(filter(None, (moved_most(keys, before, after, is_faster=is_faster) for keys in candidates)), None)


def moved_most(keys: Iterable[str], before: PointResult, after: PointResult, *, is_faster: bool) -> MovedCounter | None:
    """Return which of these counters moved most in the direction of the time; None where none did."""
    moved = [counter for key in keys if (counter := _moved(key, before, after)) is not None]
    return max((counter for counter in moved if _is_better(counter) is is_faster), key=_extent, default=None)


def are_counted(before: PointResult, after: PointResult) -> bool:
    """Return whether two points have a counter in common, so that one can have moved.

    The theoretical occupancy is none: it follows from the compiled code, and a kernel that was not executed has it too.
    """
    keys = [key for key in _ALL if key != "theoretical_occupancy"]
    return any(key in before.metrics and key in after.metrics for key in keys)


def compact(number: float) -> str:
    """Return a count with three digits and k, M or G."""
    for scale, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(number) >= scale * 0.9995:
            return f"{trimmed(number / scale)} {letter}"
    return trimmed(number)


def _candidates(before: Mapping[str, float], after: Mapping[str, float], *, is_faster: bool) -> Iterator[Iterable[str]]:
    """Yield the counters of the terms, that which fell (or rose) most first, and at last all counters."""
    sign = 1.0 if is_faster else -1.0
    changes = {term: sign * (before[term] - after.get(term, 0.0)) for term in before}
    for term in sorted(changes, key=lambda term: -changes[term]):
        if changes[term] > 0 and term in _COUNTERS:
            yield _COUNTERS[term]
    yield _ALL


def _moved(key: str, before: PointResult, after: PointResult) -> MovedCounter | None:
    """Return a counter of both points; None where one lacks it, or where it changed by less than `LEAST`."""
    if key == BLOCKS:
        if before.launch is None or after.launch is None:
            return None
        label, unit, provenance = "blocks", "blocks", Provenance.COUNTED
        numbers: tuple[float, float] = (prod(before.launch.grid), prod(after.launch.grid))
    else:
        values = before.metrics.get(key), after.metrics.get(key)
        if values[0] is None or values[1] is None or any(isinstance(value.value, str) for value in values if value):
            return None
        label, unit = METRICS[key].label[:1].lower() + METRICS[key].label[1:], METRICS[key].unit
        provenance = max(values[0].provenance, values[1].provenance, key=tuple(Provenance).index)  # the less certain
        numbers = float(values[0].value), float(values[1].value)
    if abs(numbers[1] - numbers[0]) <= LEAST * max(map(abs, numbers)):
        return None
    return MovedCounter(key=key, label=label, before=numbers[0], after=numbers[1], unit=unit, provenance=provenance)


def _is_better(moved: MovedCounter) -> bool:
    """Return whether a counter moved in its good direction; fewer blocks, requests and instructions are good."""
    higher = moved.key in METRICS and METRICS[moved.key].better is Better.HIGHER
    return (moved.after > moved.before) is higher


def _extent(moved: MovedCounter) -> float:
    low, high = sorted((moved.before, moved.after))
    return log(min(MOST_RATIO, high / low)) if low > 0 else log(MOST_RATIO)


def _number(value: float, unit: str) -> str:
    return f"{_percent(value)} %" if unit == "%" else compact(value)


def _percent(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
