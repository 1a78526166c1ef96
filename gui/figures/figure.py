"""A plot as a frozen value: axes, series, marks, gaps for points that failed or were skipped; and its numbers.

The rule: a figure is made without Qt and holds everything that is seen; a view adds only colours and pixels. A modelled
number is dashed, a published one hollow and never joined, and no line joins marks of different provenance or crosses a
gap. The card of a mark is made when it is shown, since a figure may have 100,000 marks.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from math import log10, nan
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from warplens.cuda.ground.metrics import Better, Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.figures.spacing import linear_steps, log_steps, thinned
from warplens.profiles.conditions import listed_sources
from warplens.profiles.formats import grouped, significant, tick_time_text, time_text

if TYPE_CHECKING:
    from warplens.profiles.comparison import Comparison, Pair
    from warplens.profiles.residuals import Residual

PointKey = tuple[object, ...]  # the key of a point, as in `PointResult.key`
About: TypeAlias = "PointResult | tuple[PointResult, str] | Pair | Residual | None"
"""What a mark stands for; a point of an overlaid profile has the name of the profile beside it."""
MakeCard: TypeAlias = "Callable[[About], tuple[str, ...]]"
IsAwaited: TypeAlias = "Callable[[About], bool]"
Coming: TypeAlias = tuple[float, str, int]  # an x at which points are to come, their state, and the number of the facet

HUES = 8  # the colour-blind-safe palette has this many hues; further variants differ by shade, marker and dash
MAX_SIZE_TICKS = 9  # this many labels fit side by side under a plot of half a window
MAX_SIZES_TO_THIN = 400  # of more sizes in view, only those near evenly spaced steps are considered for labels
_MARGIN = 0.06  # this share of the span of the data stays free on either side


class Scale(StrEnum):
    """How an axis spreads its values."""

    LINEAR = "linear"
    LOG = "log"


class Quantity(StrEnum):
    """The quantity of an axis, which determines its ticks."""

    TIME = "time"
    SIZE = "size"
    PERCENT = "percent"
    RATIO = "ratio"
    NUMBER = "number"
    DATE = "date"  # days since 1 January 1970 in UTC


class Marker(StrEnum):
    """The shape of a mark; the second eight variants get the second shape, and so on."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How a variant is drawn in every panel: a hue (0 to 7), a marker and a shade."""

    hue: int
    marker: Marker = Marker.CIRCLE
    is_reference: bool = False  # a baseline (cuBLAS, a plain copy) has no hue: it is grey
    shade: int = 0  # the second eight variants of a family have the second one, since several GPUs take their markers

    @classmethod
    def numbered(cls, index: int) -> Look:
        """Return the look of the variant with this number, counted from 0."""
        return cls(hue=index % HUES, marker=tuple(Marker)[index // HUES % len(Marker)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick:
    """A value on an axis and the text beside it."""

    value: float
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """An axis from `lower` to `upper`."""

    label: str
    quantity: Quantity
    scale: Scale
    lower: float
    upper: float
    values: tuple[float, ...] = ()  # a size axis has ticks at these, the sizes that occur, and nowhere else
    unit: str = ""  # follows a value in words (`120 GB/s`); ticks have it only for times, percentages and ratios

    def position(self, value: float) -> float:
        """Return the position of a value along the axis: its logarithm on a logarithmic axis."""
        return log10(value) if self.scale is Scale.LOG else value

    def value_at(self, position: float) -> float:
        """Return the value at a position."""
        return float(10.0**position) if self.scale is Scale.LOG else position

    def text_at(self, value: float) -> str:
        """Return the label of a tick at `value`."""
        match self.quantity:
            case Quantity.SIZE:
                return grouped(round(value))
            case Quantity.TIME:
                return tick_time_text(value)
            case Quantity.PERCENT:
                return f"{value:.6g} %"
            case Quantity.RATIO:
                return f"{value:.6g}×"
            case Quantity.DATE:
                return f"{date_of(value):%m-%d}"
        return grouped(round(value)) if abs(value) >= 10_000 else f"{value:.6g}"

    def words_for(self, value: float) -> str:
        """Return a value in words: three digits and the unit."""
        match self.quantity:
            case Quantity.SIZE:
                return grouped(round(value))
            case Quantity.TIME:
                return time_text(value)
            case Quantity.PERCENT:
                return f"{value:.1f}".removesuffix(".0") + " %"
            case Quantity.RATIO:
                return f"{significant(value)}×"
            case Quantity.DATE:
                return f"{date_of(value):%Y-%m-%d %H:%M}"
        text = grouped(round(value)) if float(value).is_integer() else significant(value)
        return f"{text} {self.unit}".rstrip()

    def ticks(self, lower: float, upper: float, most: int = MAX_SIZE_TICKS) -> tuple[Tick, ...]:
        """Return the ticks for the part of the axis from `lower` to `upper` (values, not positions)."""
        if self.quantity in (Quantity.SIZE, Quantity.DATE):
            inside = self.values[bisect_left(self.values, lower) : bisect_right(self.values, upper)]
            if len(inside) > MAX_SIZES_TO_THIN:  # they are dense: take those nearest to even steps
                first, last = self.position(inside[0]), self.position(inside[-1])
                steps = [self.value_at(first + (last - first) * at / most) for at in range(most + 1)]
                nearest = {inside[min(bisect_left(inside, step), len(inside) - 1)] for step in steps}
                inside = tuple(sorted({inside[0], *nearest, inside[-1]}))
            kept = thinned(inside, [self.position(value) for value in inside], most)
            return tuple(Tick(value=value, text=self.text_at(value)) for value in kept)
        kept = log_steps(lower, upper, most) if self.scale is Scale.LOG else linear_steps(lower, upper, min(most, 6))
        return tuple(Tick(value=value, text=self.text_at(value)) for value in kept)


def day_of(started: str) -> float:
    """Return the days from the beginning of 1970 to a time in ISO 8601; NaN for a text that is none."""
    try:
        return (datetime.fromisoformat(started) - datetime(1970, 1, 1, tzinfo=UTC)) / timedelta(days=1)
    except (ValueError, TypeError):  # a document may have a year alone, or no zone
        return nan


def date_of(days: float) -> datetime:
    """Return the time in UTC that is this number of days after the beginning of 1970."""
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=days)


class Mark(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A point with a value."""

    x: float
    y: float
    key: PointKey
    provenance: Provenance
    card: tuple[str, ...] = ()  # heading and lines of the hover card; if empty, the figure makes it from `about`
    low: float | None = None  # the quartiles of its samples, if it has enough
    high: float | None = None
    about: About = None  # the point
    is_stale: bool = False  # of another version of its file: it is seen, but compared with no other
    count: int = 0  # the number of profiles whose median it is; 0 for a number of one


class Gap(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An x at which the variant has no value, with its status; `card` and `about` are as in `Mark`."""

    x: float
    key: PointKey
    status: Status
    card: tuple[str, ...] = ()
    about: About = None


class Rank(StrEnum):
    """How prominent a curve is."""

    CURVE = "curve"
    FINE = "fine"  # a variant in a second state: times with a warm cache beside those with a cold one
    REFERENCE = "reference"  # a baseline, such as a library's kernel or a plain copy: thin, grey, dash and dot
    LIMIT = "limit"  # a limit, such as a ceiling of the device: a thin grey line through its marks, which are not drawn
    CLOUD = "cloud"  # marks without a line and without a label


class Origin(NamedTuple):
    """What the points of a curve share, by which plots are split into facets."""

    kernel: str
    family: str
    device: str
    cache: str  # "" for none
    profile: str  # the name of an overlaid profile, "" for the open one


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """A curve: a variant on a device, with its marks and gaps in rising x."""

    name: str
    label: str
    look: Look
    marks: tuple[Mark, ...]
    gaps: tuple[Gap, ...] = ()
    layer: int = 0  # 0 for the open profile; overlays count from 1 and are drawn paler and thinner
    rank: Rank = Rank.CURVE
    facet: int = 0  # the number of its facet in a figure of several
    origin: Origin | None = None

    @property
    def ranked(self) -> tuple[Mark, ...]:
        """The marks that may be compared with those of other curves: all but stale ones."""
        return tuple(mark for mark in self.marks if not mark.is_stale)

    @property
    def x_values(self) -> tuple[float, ...]:
        """The x of every mark and gap."""
        return (*(mark.x for mark in self.marks), *(gap.x for gap in self.gaps))

    @property
    def segments(self) -> tuple[tuple[Mark, ...], ...]:
        """The runs of marks that a line may join: of one provenance, none of them stale, without a gap between them."""
        holes = sorted(gap.x for gap in self.gaps)
        runs: list[list[Mark]] = []
        for mark in self.marks:
            before = runs[-1][-1] if runs else mark
            is_joined = bool(runs) and before.provenance is mark.provenance and not (before.is_stale or mark.is_stale)
            next_hole = bisect_right(holes, before.x)
            if is_joined and (next_hole == len(holes) or holes[next_hole] >= mark.x):
                runs[-1].append(mark)
            else:
                runs.append([mark])
        return tuple(map(tuple, runs))

    def at(self, x: float) -> Mark | Gap | None:
        """Return the mark or the gap at exactly this x, None if there is none."""
        places = (
            (targets, bisect_left(targets, x, key=lambda target: target.x)) for targets in (self.marks, self.gaps)
        )
        return next((targets[at] for targets, at in places if at < len(targets) and targets[at].x == x), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A dotted level line across the plot with its name: the least possible time, or a threshold."""

    y: float
    label: str
    short: str = ""  # a shorter name for a small plot; no name is cut, as it may hold a number

    def name(self, width_of: Callable[[str], float], room: float) -> str:
        """Return the longest name that is no wider than `room`, "" if none is; `width_of` measures a text."""
        return next((name for name in (self.label, self.short) if name and width_of(name) <= room), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A plot, or several side by side that share both axes: small multiples."""

    title: str
    subtitle: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]
    badge: str = ""  # the provenance shown beside the title
    empty: str = ""  # the hint shown in place of curves
    facet_names: tuple[str, ...] = ()  # of a plot of several, at most `MAX_FACETS`
    note: str = ""  # says what stands in place of single curves, and how to see these
    rules: tuple[Rule, ...] = ()
    coming: tuple[Coming, ...] = ()
    better: Better = Better.NEITHER  # the good direction of the y axis
    # makes the hover card of a mark or gap from its `about`
    make_card: MakeCard | None = field(default=None, compare=False, repr=False)
    # says from it what was chosen for the point, such as the best tile width
    make_detail: Callable[[About], str] | None = field(default=None, compare=False, repr=False)
    # whether a sweep has points to come that it is compared with: nothing is the best there, or has a ratio to it
    is_awaited: IsAwaited | None = field(default=None, compare=False, repr=False)

    @property
    def facets(self) -> tuple[Figure, ...]:
        """The facets as figures with its axes, the first with the names of level rules; itself if it has none."""
        facets, rules = [], self.rules
        for number, name in enumerate(self.facet_names):
            series = tuple(series for series in self.series if series.facet == number)
            coming = tuple(place for place in self.coming if place[2] == number)
            facets.append(replace(self, title=name, series=series, rules=rules, facet_names=(), coming=coming))
            rules = tuple(replace(rule, label="", short="") for rule in self.rules)
        return tuple(facets) or (self,)

    def awaits(self, mark: Mark) -> bool:
        """Return whether a sweep has points to come that this mark is compared with."""
        return self.is_awaited is not None and self.is_awaited(mark.about)

    def card_of(self, target: Mark | Gap) -> tuple[str, ...]:
        """Return the hover card of a mark or gap: a heading, then lines."""
        if target.card or self.make_card is None:
            return target.card
        heading, *lines = self.make_card(target.about)
        if isinstance(target, Mark) and target.count > 1 and target.low is not None and target.high is not None:
            middle, low, high = map(self.y.words_for, (target.y, target.low, target.high))
            half = f"middle half {low} to {high}"
            if self.x.quantity is Quantity.DATE:  # the mark is one of the profiles, and the band that of all
                return heading, self.x.words_for(target.x), *lines, f"{target.count} profiles: {half}"
            lines = [f"median of {target.count} profiles: {middle}, {half}", "one of them:", *lines]
        return heading, *lines

    def detail_of(self, mark: Mark) -> str:
        """Return what was chosen for a mark's point, such as its tile width; "" where nothing was."""
        return "" if self.make_detail is None else self.make_detail(mark.about)


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
    STALE = "stale"  # a broken ring in a paler colour: the number is of another version of the file


_STYLES = {
    Provenance.MODELLED: (Stroke.DASHED, Fill.SMALL),
    Provenance.PUBLISHED: (Stroke.NONE, Fill.HOLLOW),
    Provenance.IMPORTED: (Stroke.DOTTED, Fill.PALE),
}


def style_of(provenance: Provenance) -> tuple[Stroke, Fill]:
    """Return how numbers of this provenance are drawn: modelled, published and imported ones never like measured."""
    return _STYLES.get(provenance, (Stroke.SOLID, Fill.FULL))


DASHES = {  # the dashes of a modelled curve, in pen widths: curves that share a hue differ in marker and dashes
    Marker.CIRCLE: (5.0, 3.0),
    Marker.SQUARE: (9.0, 3.0),
    Marker.DIAMOND: (3.0, 2.0),
    Marker.TRIANGLE: (9.0, 3.0, 2.0, 3.0),
}

CORNERS = {  # the corners of marks of the size 1 around the origin; a circle has none
    Marker.SQUARE: ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    Marker.DIAMOND: ((0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)),
    Marker.TRIANGLE: ((0.0, -1.1), (1.15, 0.95), (-1.15, 0.95)),
}
GREY = frozenset({Rank.REFERENCE, Rank.LIMIT})  # curves of these ranks are grey


def line_width(layer: int) -> float:
    """Return the width of a layer's lines in pixels: overlays are thinner than the open profile."""
    return 2.0 if layer == 0 else 1.3


def badge_of(series: Iterable[Series]) -> str:
    """Return the provenances that occur in the series, in the order of the registry; "" for none."""
    return listed_sources(mark.provenance for curve in series for mark in curve.marks)


def size_axis(label: str, values: Iterable[float], scale: Scale) -> Axis:
    """Return an axis for these sizes with a margin on either side; it is linear where one of them is 0."""
    sizes = tuple(sorted(set(values)))
    if sizes and sizes[0] <= 0:
        scale = Scale.LINEAR
    lower, upper = _bounds(sizes, scale, fallback=(1.0, 10.0))
    return Axis(label=label, quantity=Quantity.SIZE, scale=scale, lower=lower, upper=upper, values=sizes)


def value_axis(label: str, values: Iterable[float], scale: Scale, quantity: Quantity, unit: str = "") -> Axis:
    """Return an axis for these values; a linear one begins at 0, one of percentages ends just above 100 if near it."""
    numbers = tuple(values)
    lower, upper = _bounds(numbers, scale, fallback=_FALLBACKS.get(quantity, (1.0, 100.0)))
    if scale is Scale.LINEAR and min(numbers, default=0.0) >= 0:
        largest = max(numbers, default=upper) or 1.0
        lower, upper = 0.0, largest * (1 + 2 * _MARGIN)
        if quantity is Quantity.PERCENT and 55 <= largest <= 100:
            upper = 104.0
    return Axis(label=label, quantity=quantity, scale=scale, lower=lower, upper=upper, unit=unit)


_FALLBACKS = {Quantity.TIME: (1e3, 1e6)}  # an axis without values spans these bounds


def _bounds(values: Sequence[float], scale: Scale, fallback: tuple[float, float]) -> tuple[float, float]:
    if not values:
        return fallback
    low, high = min(values), max(values)
    if scale is Scale.LOG:
        spread = log10(high / low) if high > low else 0.6
        factor = 10 ** (spread * _MARGIN if high > low else spread / 2)
        return low / factor, high * factor
    spread = (high - low) * _MARGIN if high > low else max(1.0, abs(high) / 4)
    return low - spread, high + spread


# The numbers of a plot as named columns, for CSV and Parquet files.
# Times are in nanoseconds and numbers are not rounded; each row names the provenance of its number.

Value = float | str | None


class DataFormat(StrEnum):
    """The file formats for numbers."""

    CSV = "csv"
    PARQUET = "parquet"


DATA_WORDS = {DataFormat.CSV: "CSV", DataFormat.PARQUET: "Parquet"}  # menus call the formats by these names


@dataclass(frozen=True, slots=True)
class DataTable:
    """Named columns and rows of values; None is a missing value."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]

    def written(self, form: DataFormat) -> bytes:
        """Return the content of a file; `InputError` for Parquet without pyarrow."""
        if form is DataFormat.PARQUET:
            from warplens.profiles.exporters.parquet import columns_to_parquet

            columns = zip(*self.rows, strict=True) if self.rows else ((),) * len(self.columns)
            return columns_to_parquet(dict(zip(self.columns, map(list, columns), strict=True)))
        from warplens.profiles.table import csv_text

        return csv_text(self.columns, ([_plain(value) for value in row] for row in self.rows)).encode()


def figure_data(figure: Figure, lower: float | None = None, upper: float | None = None) -> DataTable:
    """Return the marks and gaps of a figure, one a row with the quartiles `low` and `high`, or those of a part of x."""
    columns = ("curve", "variant", figure.x.label, with_unit(figure.y.label, figure.y.unit))
    rows: list[tuple[Value, ...]] = []
    for series in figure.series:
        fields_at: list[tuple[float, tuple[Value, ...]]] = [
            (mark.x, (mark.y, mark.provenance.value, mark.low, mark.high, "ok")) for mark in series.marks
        ]
        fields_at += [(gap.x, (None, None, None, None, gap.status.value)) for gap in series.gaps]
        rows += [
            (series.label, series.name, float(x), *fields)
            for x, fields in sorted(fields_at, key=lambda entry: entry[0])
            if (lower is None or x >= lower) and (upper is None or x <= upper)
        ]
    return DataTable((*columns, "provenance", "low", "high", "status"), tuple(rows))


def comparison_data(comparison: Comparison) -> DataTable:
    """Return the pairs of a comparison, the worst first; `lower` and `upper` bound the confidence interval."""
    from warplens.profiles.comparison_table import comparison_table, in_order

    table = comparison_table(comparison)
    kept = [number for number, column in enumerate(table.columns) if column.key != "interval"]
    columns = [table.columns[number].key for number in kept]
    rows = []
    for row, pair in zip(table.rows, in_order(comparison.pairs), strict=True):
        times = (pair.base.time, pair.new.time)
        sources = (None if time is None else time.provenance.value for time in times)
        rows.append((*(row.cells[number].value for number in kept), *sources, pair.lower, pair.upper))
    return DataTable((*columns, "base_provenance", "new_provenance", "lower", "upper"), tuple(rows))


def with_unit(label: str, unit: str) -> str:
    """Return the name of a column with its unit."""
    return f"{label} [{unit}]" if unit else label


def _plain(value: Value) -> Value:
    if not isinstance(value, float):
        return value
    return int(value) if value.is_integer() and abs(value) < 1e15 else value
