"""A plot as a frozen value: axes, series, the marks on them, and the gaps where a point failed or was skipped.

The rule: a figure is made without Qt and holds all that is to be seen; whoever draws it adds nothing but colours and
pixels. A modelled number is dashed, a published one hollow and never joined, and no line joins marks of different
provenance or runs across a gap. What a hover says is asked for when it is needed: a figure may have 100,000 marks.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import log10
from typing import Any

import msgspec

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Status
from warplens.gui.plots.spacing import linear_steps, log_steps, thinned
from warplens.profiles.formats import grouped, significant, tick_time_text, time_text

PointKey = tuple[object, ...]
"""Identifies a point: `PointResult.key`."""

HUES = 8
"""Hues of the colour-blind-safe palette; further variants differ by marker and dash."""
MAX_SIZE_TICKS = 9
"""Labels that fit side by side under a plot of half a window."""
MAX_SIZES_TO_THIN = 400
"""Sizes in view that are looked at one by one for their labels."""
_MARGIN = 0.06
"""Of the span of the data, left free on either side."""


class Scale(StrEnum):
    """How an axis spreads its values."""

    LINEAR = "linear"
    LOG = "log"


class Quantity(StrEnum):
    """What an axis counts, which decides its ticks."""

    TIME = "time"
    SIZE = "size"
    PERCENT = "percent"
    RATIO = "ratio"
    NUMBER = "number"


class Marker(StrEnum):
    """The form of a mark; the second set of eight variants gets the second form, and so on."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What tells a variant from the others in every panel: a hue (0 to 7) and, beyond eight variants, a marker.

    A baseline (cuBLAS, a plain copy) has no hue: it is grey.
    """

    hue: int
    marker: Marker = Marker.CIRCLE
    is_reference: bool = False

    @classmethod
    def numbered(cls, index: int) -> Look:
        """Return the look of the variant with this number, counted from 0."""
        markers = tuple(Marker)
        return cls(hue=index % HUES, marker=markers[index // HUES % len(markers)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick:
    """A place on an axis and the text beside it."""

    value: float
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """An axis from `lower` to `upper`; `values` are the sizes that occur, which alone get ticks on a size axis.

    `unit` stands behind a value in words (`120 GB/s`); beside the ticks it is only where the quantity asks for it.
    """

    label: str
    quantity: Quantity
    scale: Scale
    lower: float
    upper: float
    values: tuple[float, ...] = ()
    unit: str = ""

    def position(self, value: float) -> float:
        """Return where `value` stands along the axis, in units that the renderer stretches evenly."""
        return log10(value) if self.scale is Scale.LOG else value

    def value_at(self, position: float) -> float:
        """Return the value that stands at a position."""
        return float(10.0**position) if self.scale is Scale.LOG else position

    def text_at(self, value: float) -> str:
        """Return the text beside a tick at `value`."""
        match self.quantity:
            case Quantity.SIZE:
                return grouped(round(value))
            case Quantity.TIME:
                return tick_time_text(value)
            case Quantity.PERCENT:
                return f"{value:.6g} %"
            case Quantity.RATIO:
                return f"{value:.6g}×"
        return grouped(round(value)) if abs(value) >= 10_000 else f"{value:.6g}"

    def words_for(self, value: float) -> str:
        """Return a value as a reader is told it: three digits and the unit."""
        match self.quantity:
            case Quantity.SIZE:
                return grouped(round(value))
            case Quantity.TIME:
                return time_text(value)
            case Quantity.PERCENT:
                return f"{value:.1f}".removesuffix(".0") + " %"
            case Quantity.RATIO:
                return f"{significant(value)}×"
        text = grouped(round(value)) if float(value).is_integer() else significant(value)
        return f"{text} {self.unit}".rstrip()

    def ticks(self, lower: float, upper: float, most: int = MAX_SIZE_TICKS) -> tuple[Tick, ...]:
        """Return the ticks for the part of the axis from `lower` to `upper` (values, not positions)."""
        if self.quantity is Quantity.SIZE:
            inside = self.values[bisect_left(self.values, lower) : bisect_right(self.values, upper)]
            if (
                len(inside) > MAX_SIZES_TO_THIN
            ):  # so many are as good as everywhere: those nearest to even steps will do
                steps = [inside[0] * (inside[-1] / inside[0]) ** (at / most) for at in range(most + 1)]
                if self.scale is Scale.LINEAR:
                    steps = [inside[0] + (inside[-1] - inside[0]) * at / most for at in range(most + 1)]
                nearest = {inside[min(bisect_left(inside, step), len(inside) - 1)] for step in steps}
                inside = tuple(sorted({inside[0], *nearest, inside[-1]}))
            kept = thinned(inside, [self.position(value) for value in inside], most)
            return tuple(Tick(value=value, text=self.text_at(value)) for value in kept)
        values = log_steps(lower, upper, most) if self.scale is Scale.LOG else linear_steps(lower, upper, min(most, 6))
        return tuple(Tick(value=value, text=self.text_at(value)) for value in values)


class Mark(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A point that has a value.

    `low` and `high` are the quartiles of its samples, where it has enough. `card` is what a hover shows: a heading,
    then lines; where it is empty, the figure tells it from `about`.
    """

    x: float
    y: float
    key: PointKey
    provenance: Provenance
    card: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    about: Any = None


class Gap(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A place on the x axis where the variant has no value, and why; `card` and `about` are those of a `Mark`."""

    x: float
    key: PointKey
    status: Status
    card: tuple[str, ...] = ()
    about: Any = None


class Rank(StrEnum):
    """How much of the eye a curve asks for."""

    CURVE = "curve"
    FINE = "fine"
    """The same again in another state: times with a warm cache beside those with a cold one."""
    REFERENCE = "reference"
    """What the curves are held against, a library's own kernel or a plain copy: thin, grey, dash and dot."""
    LIMIT = "limit"
    """What no curve can pass, a ceiling of the device: a thin grey line, its marks only its corners and not drawn."""
    CLOUD = "cloud"
    """Marks alone, which no line joins and no label names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """One curve: a variant on a device, its marks and gaps in rising x.

    `layer` counts the profiles that lie over each other: 0 is the open one, the others are drawn paler and thinner.
    """

    name: str
    label: str
    look: Look
    marks: tuple[Mark, ...]
    gaps: tuple[Gap, ...] = ()
    layer: int = 0
    rank: Rank = Rank.CURVE

    @property
    def places(self) -> tuple[float, ...]:
        """Where along x the series has a mark or a gap."""
        return (*(mark.x for mark in self.marks), *(gap.x for gap in self.gaps))

    @property
    def segments(self) -> tuple[tuple[Mark, ...], ...]:
        """The runs of marks that a line may join: no gap between them, one provenance."""
        holes = sorted(gap.x for gap in self.gaps)
        runs = []
        first = 0
        for at in range(1, len(self.marks) + 1):
            if at == len(self.marks) or _are_apart(self.marks[at - 1], self.marks[at], holes):
                runs.append(self.marks[first:at])
                first = at
        return tuple(run for run in runs if run)

    def at(self, x: float) -> Mark | Gap | None:
        """Return the mark or the gap at `x`, exactly there."""
        for found in (self.marks, self.gaps):
            place = bisect_left(found, x, key=lambda one: one.x)
            if place < len(found) and found[place].x == x:
                return found[place]
        return None


def _are_apart(before: Mark, after: Mark, holes: Sequence[float]) -> bool:
    if before.provenance is not after.provenance:
        return True
    place = bisect_right(holes, before.x)
    return place < len(holes) and holes[place] < after.x


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A level line across the plot, dotted, with its name at it: a bound of what can come, or of what counts.

    One that is not level has its corners in `bend`, as values in rising x; `y` is then where its name stands.
    """

    y: float
    label: str
    bend: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What one curve says at one place: its value in words, or why it has none."""

    series: Series
    text: str
    y: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A whole plot. `badge` is the provenance shown beside the title; `empty` says what to do while nothing is here.

    `make_card` makes the card of a mark or gap from its `about`.
    """

    title: str
    subtitle: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]
    badge: str = ""
    empty: str = ""
    rules: tuple[Rule, ...] = ()
    make_card: Callable[[Any], tuple[str, ...]] | None = field(default=None, compare=False, repr=False)

    def card_of(self, target: Mark | Gap) -> tuple[str, ...]:
        """Return what a hover says of a mark or a gap: a heading, then lines."""
        if target.card or self.make_card is None:
            return target.card
        return self.make_card(target.about)

    def readings_at(self, x: float) -> tuple[Reading, ...]:
        """Return what every curve says at `x`, the highest value first, then those that have none.

        A value is told with its provenance unless the badge says it for all; nothing is read off between marks.
        """
        found = []
        for series in self.series:
            target = series.at(x)
            if isinstance(target, Mark):
                words = self.y.words_for(target.y)
                word = "" if target.provenance.value == self.badge else f" {target.provenance.value}"
                found.append(Reading(series=series, text=f"{words}{word}", y=target.y))
            elif target is not None:
                found.append(Reading(series=series, text=target.status.value, y=None))
        return tuple(sorted(found, key=lambda reading: (reading.y is None, -(reading.y or 0.0))))


class Stroke(StrEnum):
    """How the line through marks is drawn."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"
    NONE = "none"


class Fill(StrEnum):
    """How a mark is drawn."""

    FULL = "full"
    SMALL = "small"
    HOLLOW = "hollow"
    PALE = "pale"


_STYLES = {
    Provenance.MODELLED: (Stroke.DASHED, Fill.SMALL),
    Provenance.PUBLISHED: (Stroke.NONE, Fill.HOLLOW),
    Provenance.IMPORTED: (Stroke.DOTTED, Fill.PALE),
}


def style_of(provenance: Provenance) -> tuple[Stroke, Fill]:
    """Return how numbers of this provenance are drawn: modelled, published and imported ones never like measured."""
    return _STYLES.get(provenance, (Stroke.SOLID, Fill.FULL))


def line_width(layer: int) -> float:
    """Return the width in pixels of the lines of a profile: the open one's are wider than those that lie over it."""
    return 2.0 if layer == 0 else 1.3


def badge_of(series: Iterable[Series]) -> str:
    """Return the provenances that occur in the series, in the order of the registry, or "" for none."""
    present = {mark.provenance for one in series for mark in one.marks}
    return " + ".join(provenance.value for provenance in Provenance if provenance in present)


def size_axis(label: str, values: Iterable[float], scale: Scale) -> Axis:
    """Return an axis for these sizes with a little room on either side."""
    known = tuple(sorted(set(values)))
    lower, upper = _room(known, scale, fallback=(1.0, 10.0))
    return Axis(label=label, quantity=Quantity.SIZE, scale=scale, lower=lower, upper=upper, values=known)


def value_axis(label: str, values: Iterable[float], scale: Scale, quantity: Quantity, unit: str = "") -> Axis:
    """Return an axis for these values; a linear one begins at nothing, one of percentages ends at 100 if near it."""
    known = tuple(values)
    lower, upper = _room(known, scale, fallback=_FALLBACKS.get(quantity, (1.0, 100.0)))
    if scale is Scale.LINEAR and min(known, default=0.0) >= 0:
        most = max(known, default=upper) or 1.0
        lower, upper = 0.0, most * (1 + 2 * _MARGIN)
        if quantity is Quantity.PERCENT and 55 <= most <= 100:
            upper = 104.0
    return Axis(label=label, quantity=quantity, scale=scale, lower=lower, upper=upper, unit=unit)


_FALLBACKS = {Quantity.TIME: (1e3, 1e6)}
"""What an axis spans while nothing is known."""


def _room(values: Sequence[float], scale: Scale, fallback: tuple[float, float]) -> tuple[float, float]:
    if not values:
        return fallback
    low, high = min(values), max(values)
    if scale is Scale.LOG:
        spread = log10(high / low) if high > low else 0.6
        factor = 10 ** (spread * _MARGIN if high > low else spread / 2)
        return low / factor, high * factor
    spread = (high - low) * _MARGIN if high > low else max(1.0, abs(high) / 4)
    return low - spread, high + spread
