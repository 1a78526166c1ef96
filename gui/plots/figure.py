"""A plot as a frozen value: axes, series, the marks on them, and the gaps where a point failed or was skipped.

The rule: a figure is made without Qt and holds all that is to be seen; whoever draws it adds nothing but colours and
pixels. A modelled time is dashed, and no line joins marks of different provenance or runs across a gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, floor, log10

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.result import Status
from warplens.gui.formats import grouped, tick_time_text

PointKey = tuple[object, ...]
"""Identifies a point: `PointResult.key`."""

HUES = 8
"""Hues of the colour-blind-safe palette; further variants differ by marker and dash."""
MOST_SIZE_TICKS = 9
"""Labels that fit side by side under a plot of half a window."""
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


class Marker(StrEnum):
    """The form of a mark; the second set of eight variants gets the second form, and so on."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What tells a variant from the others in every panel: a hue (0 to 7) and, beyond eight variants, a marker."""

    hue: int
    marker: Marker = Marker.CIRCLE

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
    """An axis from `lower` to `upper`; `values` are the sizes that occur, which alone get ticks on a size axis."""

    label: str
    quantity: Quantity
    scale: Scale
    lower: float
    upper: float
    values: tuple[float, ...] = ()

    def position(self, value: float) -> float:
        """Return where `value` stands along the axis, in units that the renderer stretches evenly."""
        return log10(value) if self.scale is Scale.LOG else value

    def text_at(self, value: float) -> str:
        """Return the text beside a tick at `value`."""
        if self.quantity is Quantity.SIZE:
            return grouped(round(value))
        return tick_time_text(value)

    def ticks(self, lower: float, upper: float, most: int = MOST_SIZE_TICKS) -> tuple[Tick, ...]:
        """Return the ticks for the part of the axis from `lower` to `upper` (values, not positions)."""
        if self.quantity is Quantity.SIZE:
            inside = [value for value in self.values if lower <= value <= upper]
            kept = thinned(inside, [self.position(value) for value in inside], most)
            return tuple(Tick(value=value, text=self.text_at(value)) for value in kept)
        values = log_steps(lower, upper, most) if self.scale is Scale.LOG else linear_steps(lower, upper, min(most, 6))
        return tuple(Tick(value=value, text=self.text_at(value)) for value in values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A point that has a time. `card` is what a hover shows: a heading, then lines."""

    x: float
    y: float
    key: PointKey
    provenance: Provenance
    card: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """A place on the x axis where the variant has no time, and why."""

    x: float
    key: PointKey
    status: Status
    card: tuple[str, ...]


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

    @property
    def places(self) -> tuple[float, ...]:
        """Where along x the series has a mark or a gap."""
        return (*(mark.x for mark in self.marks), *(gap.x for gap in self.gaps))

    @property
    def segments(self) -> tuple[tuple[Mark, ...], ...]:
        """The runs of marks that a line may join: no gap between them, one provenance."""
        runs: list[list[Mark]] = []
        holes = [gap.x for gap in self.gaps]
        for mark in self.marks:
            last = runs[-1][-1] if runs else None
            if (
                last is not None
                and last.provenance is mark.provenance
                and not any(last.x < hole < mark.x for hole in holes)
            ):
                runs[-1].append(mark)
            else:
                runs.append([mark])
        return tuple(tuple(run) for run in runs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A whole plot. `badge` is the provenance shown beside the title; `empty` says what to do while nothing is here."""

    title: str
    subtitle: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]
    badge: str = ""
    empty: str = ""


def is_dashed(provenance: Provenance) -> bool:
    """Say whether a line of this provenance is dashed: a modelled time never looks like a measured one."""
    return provenance is Provenance.MODELLED


def badge_of(series: Iterable[Series]) -> str:
    """Return the provenances that occur in the series, in the order of the registry, or "" for none."""
    present = {mark.provenance for one in series for mark in one.marks}
    return " + ".join(provenance.value for provenance in Provenance if provenance in present)


def size_axis(label: str, values: Iterable[float], scale: Scale) -> Axis:
    """Return an axis for these sizes with a little room on either side."""
    known = tuple(sorted(set(values)))
    lower, upper = _room(known, scale, fallback=(1.0, 10.0))
    return Axis(label=label, quantity=Quantity.SIZE, scale=scale, lower=lower, upper=upper, values=known)


def time_axis(label: str, times_ns: Iterable[float], scale: Scale) -> Axis:
    """Return an axis for these times; a linear one begins at nothing, so that heights compare."""
    known = tuple(times_ns)
    lower, upper = _room(known, scale, fallback=(1e3, 1e6))
    if scale is Scale.LINEAR:
        lower, upper = 0.0, max(known, default=1e6) * (1 + 2 * _MARGIN)
    return Axis(label=label, quantity=Quantity.TIME, scale=scale, lower=lower, upper=upper)


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


def log_steps(lower: float, upper: float, most: int) -> tuple[float, ...]:
    """Return round values between the bounds: powers of ten, with 2 and 5 between them where there is room."""
    if not 0 < lower < upper:
        return ()
    first, last = floor(log10(lower)), ceil(log10(upper))
    decades = [10.0**power for power in range(first, last + 1)]
    for digits in ((1, 2, 5), (1, 3), (1,)):
        steps = tuple(d * decade for decade in decades for d in digits if lower <= d * decade <= upper)
        if len(steps) <= most:
            return steps if len(steps) > 1 else linear_steps(lower, upper, 4)
    stride = ceil(len(decades) / most)
    return tuple(decade for decade in decades[::stride] if lower <= decade <= upper)


def linear_steps(lower: float, upper: float, most: int) -> tuple[float, ...]:
    """Return at most `most` multiples of 1, 2, 2.5 or 5 times a power of ten between the bounds."""
    span = upper - lower
    if span <= 0:
        return ()
    power = 10.0 ** floor(log10(span / most))
    step = next(power * digit for digit in (1, 2, 2.5, 5, 10, 20) if span / (power * digit) <= most)
    first = ceil(lower / step - 1e-9)
    return tuple(n * step for n in range(first, floor(upper / step + 1e-9) + 1))


def thinned(values: Sequence[float], positions: Sequence[float], most: int) -> tuple[float, ...]:
    """Return the values that can be labelled: the first, the last, and between them none too near to another."""
    if len(values) < 3:
        return tuple(values)
    nearest = (positions[-1] - positions[0]) / most * (1 - 1e-9)
    kept = [0]
    for index in range(1, len(values) - 1):
        if positions[index] - positions[kept[-1]] >= nearest and positions[-1] - positions[index] >= nearest:
            kept.append(index)
    return (*(values[index] for index in kept), values[-1])


def spread_labels(wanted: Sequence[float], height: float, lower: float, upper: float) -> tuple[float, ...]:
    """Return places for labels of one height, as near to the wanted ones as can be without overlap.

    Places are centres and count downwards or upwards alike; the answer has the order of `wanted`. Where the room from
    `lower` to `upper` does not hold them all, they are packed from `lower` on.
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    runs: list[tuple[float, int]] = []  # labels that touch: the centre of the run and how many they are
    for index in order:
        runs.append((_held(wanted[index], 1, height, lower, upper), 1))
        while len(runs) > 1:
            (first, m), (second, n) = runs[-2], runs[-1]
            if second - n * height / 2 >= first + m * height / 2:
                break
            centre = (first * m + second * n) / (m + n)
            runs[-2:] = [(_held(centre, m + n, height, lower, upper), m + n)]
    places = [centre + (k - (count - 1) / 2) * height for centre, count in runs for k in range(count)]
    result = [0.0] * len(wanted)
    for index, place in zip(order, places, strict=True):
        result[index] = place
    return tuple(result)


def _held(centre: float, count: int, height: float, lower: float, upper: float) -> float:
    half = count * height / 2
    return max(min(centre, upper - half), lower + half)
