"""The numbers of a point that advice names, and how they are written.

The rule: a number that a point does not have is None; nothing is computed in its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from warplens.cuda.ground.points import PointResult
from warplens.cuda.ground.quantities import ranked_terms
from warplens.profiles.conditions import sourced_metrics
from warplens.profiles.records import DeviceRecord

HEAVY = 0.6
"""A term of the time is heavy if it has at least this part of the largest term."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One sentence, its rule, and the keys of the numbers that it names."""

    rule: str
    text: str
    numbers: tuple[str, ...]


class Facts:
    """The numbers of a point, by the names of its metrics."""

    def __init__(self, point: PointResult, device: DeviceRecord | None) -> None:
        self.point = point
        self.device = device
        self.time_ns = point.time.value_ns if point.time else 0.0
        self.terms = dict(point.time.terms_ns) if point.time else {}
        self.tail_ns = self.terms.pop("tail", 0.0)
        self.ranked = ranked_terms(self.terms, self.number("modelled_time") or self.time_ns)

    def number(self, key: str) -> float | None:
        """Return the number of a metric, None where the point has none, or a word."""
        metric = self.point.metrics.get(key)
        return None if metric is None or isinstance(metric.value, str) else float(metric.value)

    def word(self, key: str) -> str:
        """Return the word that is the value of a metric, "" where the point has none, or a number."""
        metric = self.point.metrics.get(key)
        return metric.value if metric is not None and isinstance(metric.value, str) else ""

    def with_sources(self, text: str, keys: Iterable[str]) -> str:
        """Return a sentence with the provenances of these metrics, and of the time, before its full stop."""
        time = self.point.time
        values = {"time": time.provenance} if time is not None and "time" in keys else {}
        values |= {key: value.provenance for key in keys if (value := self.point.metrics.get(key)) is not None}
        sources = sourced_metrics(values)
        return f"{text.removesuffix('.')} ({sources})." if sources else text

    def or_zero(self, *keys: str) -> float:
        """Return the sum of some numbers; those that the point does not have count as 0."""
        return sum(self.number(key) or 0.0 for key in keys)

    @property
    def limiter(self) -> str:
        """The term that takes most of the time, "" where the time has no terms."""
        return self.ranked[0] if self.ranked else ""

    @property
    def heavy(self) -> frozenset[str]:
        """The terms that take most of the time: the limiter, and those that are not much shorter."""
        return frozenset(name for name in self.ranked if self.terms[name] >= HEAVY * self.terms[self.limiter])

    @property
    def blocks(self) -> int:
        """The blocks of the launch, 0 where it is not known."""
        return prod(self.point.launch.grid) if self.point.launch else 0

    @property
    def threads(self) -> int:
        """The threads of a block, 0 where the launch is not known."""
        return prod(self.point.launch.block) if self.point.launch else 0


def digits(number: float) -> str:
    """Return a number with three digits and without an exponent."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def bytes_text(count: float) -> str:
    """Return a number of bytes in the largest unit that it fills."""
    for unit, size in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if count >= size:
            return f"{digits(count / size)} {unit}"
    return f"{count:.0f} bytes"


def plural(count: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
