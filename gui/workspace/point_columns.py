"""The columns that the table of points can have: what identifies a point, its time, and every metric of the registry.

The rule: a cell's text is that of `profiles.columns`, so the window, the terminal and the exports agree. A cell has no
room for a provenance: a sampled or inferred number begins with a tilde, a modelled one is italic, and the help of the
cell has the word.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

import numpy as np
from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.ground import metrics, toml_beside
from warplens.cuda.ground.points import PointResult, chosen_by
from warplens.gui.figures import states, variant_looks
from warplens.gui.figures.point_arrays import MIN_SAMPLES_FOR_QUARTILES, TILE, Floats, PointArrays, has_several
from warplens.gui.kit.widgets import metric_help, verbatim
from warplens.profiles.conditions import marked
from warplens.profiles.formats import MARK, MISSING, assigned, axis_text, mark_of, outcome_of, plain, short_name
from warplens.profiles.table import duration_text, metric_text

DEVICE = "device"
RESULT = "result"  # the key of the column of the GPU, or of the host
STAR = "\N{BLACK STAR}"  # the mark of a configuration that an autotuner chose
Value = float | int | str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointColumn:
    """A column: its heading, its help, and how its text and its value are read off a point."""

    key: str
    heading: str
    help: str
    text: Callable[[PointResult], str]
    value: Callable[[PointResult], Value]
    # the values of all points at once, for sorting and filtering; None for a column of words
    numbers: Callable[[PointArrays], Floats] | None = None
    provenance: Callable[[PointResult], metrics.Provenance | None] = lambda _: None
    unit: str = ""  # that of `value`; the heading names it if the text does not

    @property
    def is_number(self) -> bool:
        """Whether the cells are numbers, which are flush right."""
        return self.numbers is not None


def _time_text(point: PointResult) -> str:
    if point.time is None:
        return MISSING
    text = marked(duration_text(point.time.value_ns, point.time.provenance), point.time.provenance)
    return text if point.cache is None else f"{text} {point.cache}"


def _spread_percent(point: PointResult) -> float | None:
    """Return the interquartile range of the samples relative to the time, in percent."""
    if point.time is None or len(point.time.samples_ns) < MIN_SAMPLES_FOR_QUARTILES or not point.time.value_ns:
        return None
    low, _, high = quantiles(point.time.samples_ns, n=4, method="inclusive")
    return 100 * (high - low) / point.time.value_ns


def shown_outcome(point: PointResult, staleness: str = "") -> str:
    """Return how a point ended, and of a stale one why it is stale."""
    return states.stale_text(staleness) if staleness else outcome_of(point)


_WORDS = toml_beside(__file__)
_HEADINGS: dict[str, str] = _WORDS["metrics"]  # the short headings of the metrics that come first


def _metric_column(key: str) -> PointColumn:
    metric = metrics.METRICS[key]

    def text(point: PointResult) -> str:
        metric_value = point.metrics.get(key)
        if metric_value is None:
            return MISSING
        if metric.unit == "ns" and not isinstance(metric_value.value, str):
            return marked(duration_text(metric_value.value), metric_value.provenance)
        return marked(metric_text(metric_value), metric_value.provenance)

    def value(point: PointResult) -> Value:
        metric_value = point.metrics.get(key)
        return None if metric_value is None else metric_value.value

    def provenance(point: PointResult) -> metrics.Provenance | None:
        metric_value = point.metrics.get(key)
        return None if metric_value is None else metric_value.provenance

    short_heading = _HEADINGS.get(key)
    heading = short_heading or metric.label
    needs_no_unit = metric.unit in ("", "ns") or (short_heading is not None and metric.unit != "%")
    return PointColumn(
        key=key,
        heading=heading if needs_no_unit else f"{heading} {metric.unit}",
        help=metric_help(key),
        text=text,
        value=value,
        numbers=None if variant_looks.is_word(metric) else lambda points: points.metric(key),
        provenance=provenance,
        unit=metric.unit,
    )


def _column(
    key: str, text: Callable[[PointResult], str], value: Callable[[PointResult], Value], **more: Any
) -> PointColumn:
    words = _WORDS[key]
    help_text = words["help"].format(MARK=MARK, STAR=STAR)
    return PointColumn(key=key, heading=words["heading"], help=help_text, text=text, value=value, **more)


def _column_of_axes(key: str, words: Callable[[PointResult], str], array: Callable[..., Floats]) -> PointColumn:
    return _column(
        key, lambda p: plain(words(p)) or MISSING, lambda p: words(p).replace(",", "") or None, numbers=array
    )


_TUNE = _column_of_axes("tune", lambda p: assigned(p.tune), lambda points: points.tile)  # in place of "tile"
_FIRST = (
    _column(
        "kernel",
        lambda p: plain(short_name(p.kernel, p.family)) + f" {STAR}" * bool(chosen_by(p)) + mark_of(p),
        lambda p: p.kernel,
    ),
    _column(DEVICE, lambda p: plain(p.device), lambda p: p.device),
    _column_of_axes("size", lambda p: axis_text(p.problem), lambda points: points.size),
    _column_of_axes("tile", lambda p: axis_text(p.tune) if p.tune else "", lambda points: points.tile),
    _column(
        "time",
        _time_text,
        lambda p: None if p.time is None else p.time.value_ns,
        numbers=lambda points: points.time,
        provenance=lambda p: None if p.time is None else p.time.provenance,
        unit="ns",
    ),
    _column(
        "spread",
        lambda p: MISSING if (spread := _spread_percent(p)) is None else f"{spread:.2f}",
        _spread_percent,
        numbers=lambda points: 100 * np.diff(points.time_quartiles(np.arange(len(points))))[:, 0] / points.time,
        provenance=lambda p: None if p.time is None else p.time.provenance,
        unit="%",
    ),
    _column(
        "samples",
        lambda p: str(len(p.time.samples_ns)) if p.time is not None and p.time.samples_ns else MISSING,
        lambda p: len(p.time.samples_ns) if p.time is not None and p.time.samples_ns else None,
        numbers=lambda points: np.array([len(p.time.samples_ns) if p.time else 0 for p in points.points], dtype=float),
    ),
)
_LAST = (_column(RESULT, outcome_of, lambda p: f"{p.status.value}: {p.reason}" if p.reason else p.status.value),)

ALL_COLUMNS: dict[str, PointColumn] = {  # this holds every column by key, in the order of the table
    column.key: column
    for column in (
        *_FIRST,
        *(_metric_column(key) for key in _HEADINGS),
        *(_metric_column(key) for key in metrics.METRICS if key not in _HEADINGS and key != "time"),
        *_LAST,
    )
}

DEFAULT_KEYS = tuple(key for key in ("kernel", "size", "tile", "time", *_HEADINGS, RESULT))  # shown by default

AXIS = "axis "  # the key of a column of one axis is this and the name of the axis
_IDENTITY = frozenset({"kernel", DEVICE, "size", "tile", "tune"})


def identifies(key: str) -> bool:
    """Return whether every point has a column, failed, skipped and stale ones too."""
    return key in _IDENTITY or key.startswith(AXIS)


def columns_of(keys: tuple[str, ...], points: PointArrays | None = None) -> tuple[PointColumn, ...]:
    """Return the columns with these keys in the table's order, and the variant; unknown keys are ignored.

    Where some `points` have several sizes, or several tune values, a column for each of these axes stands in place of
    the one of all. A tune value that is the same everywhere has none if others differ.
    """
    shown = {*keys, "kernel"}
    columns: list[PointColumn] = []
    for key, column in ALL_COLUMNS.items():
        if key in shown:
            columns += (points is not None and columns_of_axes(key, points)) or [column]
    return tuple(columns)


def columns_of_axes(key: str, points: PointArrays) -> list[PointColumn]:
    """Return the columns in place of that of all sizes (`size`) or all tune values (`tile`); none where it is enough.

    It is not enough for several axes of a variant, nor for one not called `N` or `TILE`: its column bears its name.
    Where variants have one tune axis each, and not all `TILE`, one column has the values with the names of their axes.
    """
    sizes, tunes, axes = points.problem_names(), points.tune_names(), points.axes_of_all().values()
    if key == "size" and (any(len(own) > 1 for own, _ in axes) or (len(sizes) == 1 and sizes != ("N",))):
        return [_axis_column(name, f"The problem's size {name}") for name in sizes]
    if key == "tile" and (any(len(own) > 1 for _, own in axes) or (len(tunes) == 1 and tunes != (TILE,))):
        varied = [name for name in tunes if has_several(points.tune(name))]
        return [_axis_column(name, f"The tune value {name}") for name in varied or tunes]
    return [_TUNE] if key == "tile" and len(tunes) > 1 else []


def _axis_column(name: str, help_text: str) -> PointColumn:
    def value(point: PointResult) -> Value:
        return point.problem.get(name, point.tune.get(name))

    def text(point: PointResult) -> str:
        values = point.problem | point.tune
        return axis_text({name: values[name]}) if name in values else MISSING

    return PointColumn(
        key=f"{AXIS}{name}",
        heading=plain(name),
        help=verbatim(plain(help_text)),
        text=text,
        value=value,
        numbers=lambda points: points.axis(name),
    )


# The choice of columns outlives the panel and is saved whether or not the panel was opened.


class VisibleColumns(QObject):
    """The keys of the columns, in the order of the table."""

    columns_changed = pyqtSignal()  # other columns are shown

    def __init__(self, columns: Iterable[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = _valid_keys(tuple(columns) or DEFAULT_KEYS)

    def set_columns(self, keys: Iterable[str]) -> None:
        """Show these columns; unknown keys are ignored, the variant is always shown."""
        columns = _valid_keys(tuple(keys))
        if columns != self.columns:
            self.columns = columns
            self.columns_changed.emit()


def _valid_keys(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(column.key for column in columns_of(keys))
