"""The columns that the table of points can have: what identifies a point, its time, and every metric of the registry.

The rule: a cell's text is that of `profiles.table`, so the window, the terminal and the exports agree; a number that
was sampled or inferred begins with a tilde, wherever it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import quantiles

import numpy as np

from warplens.cuda.metrics import METRICS, Provenance
from warplens.cuda.points import PointResult, Status
from warplens.gui.plots.point_arrays import MIN_SAMPLES_FOR_QUARTILES, PointArrays
from warplens.gui.plots.quantity import is_word
from warplens.gui.toolkit.metric_help import metric_help
from warplens.profiles.formats import MISSING, axis_text, short_name
from warplens.profiles.table import duration_text, metric_text, plain

ESTIMATED = frozenset({Provenance.SAMPLED, Provenance.INFERRED})
"""Where a number is near the counted one, and not it."""
ESTIMATE_MARK = "~"
Value = float | int | str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointColumn:
    """One column: heading, help, how its text and its value are read off a point.

    `numbers` gives the values of all points at once, for sorting and filtering, where they are numbers. `unit` is that
    of `value`; the heading says it where the text does not.
    """

    key: str
    heading: str
    help: str
    text: Callable[[PointResult], str]
    value: Callable[[PointResult], Value]
    numbers: Callable[[PointArrays], np.ndarray] | None = None
    provenance: Callable[[PointResult], Provenance | None] = lambda _: None
    unit: str = ""

    @property
    def is_number(self) -> bool:
        """Whether the column stands flush right."""
        return self.numbers is not None


def _time_text(point: PointResult) -> str:
    if point.time is None:
        return MISSING
    text = duration_text(point.time.value_ns)
    return text if point.cache is None else f"{text} {point.cache}"


def _spread_percent(point: PointResult) -> float | None:
    """Return the range of the middle half of the samples relative to the time, in percent."""
    if point.time is None or len(point.time.samples_ns) < MIN_SAMPLES_FOR_QUARTILES or not point.time.value_ns:
        return None
    low, _, high = quantiles(point.time.samples_ns, n=4, method="inclusive")
    return 100 * (high - low) / point.time.value_ns


def _spreads(points: PointArrays) -> np.ndarray:
    low, high = points.time_quartiles(np.arange(len(points))).T
    return 100 * (high - low) / points.time


def outcome_of(point: PointResult) -> str:
    """Return what became of a point, with the first line of the reason where it has no time."""
    first = plain(point.reason.strip().split("\n", 1)[0])
    if point.status is Status.OK:
        return "ok"
    return f"{point.status.value}: {first}" if first else point.status.value


_HEADINGS = {
    "gld_efficiency": "Load",
    "gst_efficiency": "Store",
    "shared_efficiency": "Shared",
    "warp_execution_efficiency": "Warp",
    "theoretical_occupancy": "Occ. th.",
    "achieved_occupancy": "Occ. ach.",
    "occupancy_limiter": "Limiter",
    "registers_per_thread": "Regs",
    "effective_bandwidth": "GB/s",
    "gflops": "GFLOP/s",
}


def _metric_column(key: str) -> PointColumn:
    metric = METRICS[key]

    def text(point: PointResult) -> str:
        found = point.metrics.get(key)
        if found is None:
            return MISSING
        if metric.unit == "ns" and not isinstance(found.value, str):
            return duration_text(found.value)
        mark = ESTIMATE_MARK if found.provenance in ESTIMATED else ""
        return f"{mark}{metric_text(found)}"

    def value(point: PointResult) -> Value:
        found = point.metrics.get(key)
        return None if found is None else found.value

    def provenance(point: PointResult) -> Provenance | None:
        found = point.metrics.get(key)
        return None if found is None else found.provenance

    short = _HEADINGS.get(key)
    heading = short or metric.label
    is_told = metric.unit in ("", "ns") or (short is not None and metric.unit != "%")
    return PointColumn(
        key=key,
        heading=heading if is_told else f"{heading} {metric.unit}",
        help=metric_help(key),
        text=text,
        value=value,
        numbers=None if is_word(metric) else lambda points: points.metric(key),
        provenance=provenance,
        unit=metric.unit,
    )


_FIRST = (
    PointColumn(
        key="kernel",
        heading="Variant",
        help="The kernel variant",
        text=lambda p: plain(short_name(p.kernel, p.family)),
        value=lambda p: p.kernel,
    ),
    PointColumn(
        key="device", heading="Device", help="The GPU", text=lambda p: plain(p.device), value=lambda p: p.device
    ),
    PointColumn(
        key="size",
        heading="Size",
        help="The problem size: N, or each axis by name",
        text=lambda p: plain(axis_text(p.problem)),
        value=lambda p: axis_text(p.problem),
        numbers=lambda points: points.size,
    ),
    PointColumn(
        key="tile",
        heading="Tile",
        help="The tune values: the tile width, or each macro by name",
        text=lambda p: plain(axis_text(p.tune)),
        value=lambda p: axis_text(p.tune) if p.tune else None,
        numbers=lambda points: points.tile,
    ),
    PointColumn(
        key="time",
        heading="Time",
        help="The time of one launch\nItalic where it is modelled, upright where it was measured (cold or warm L2)",
        text=_time_text,
        value=lambda p: None if p.time is None else p.time.value_ns,
        numbers=lambda points: points.time,
        provenance=lambda p: None if p.time is None else p.time.provenance,
        unit="ns",
    ),
    PointColumn(
        key="spread",
        heading="Spread %",
        help="The range of the middle half of the samples, relative to the time",
        text=lambda p: MISSING if (found := _spread_percent(p)) is None else f"{found:.2f}",
        value=_spread_percent,
        numbers=_spreads,
        provenance=lambda p: None if p.time is None else p.time.provenance,
        unit="%",
    ),
    PointColumn(
        key="samples",
        heading="Samples",
        help="How many times the point was timed",
        text=lambda p: str(len(p.time.samples_ns)) if p.time is not None and p.time.samples_ns else MISSING,
        value=lambda p: len(p.time.samples_ns) if p.time is not None and p.time.samples_ns else None,
        numbers=lambda points: np.array([len(p.time.samples_ns) if p.time else 0 for p in points.points], dtype=float),
    ),
)
_LAST = (
    PointColumn(
        key="result",
        heading="Result",
        help="What became of the point, with the reason where it has no time",
        text=outcome_of,
        value=lambda p: f"{p.status.value}: {p.reason}" if p.reason else p.status.value,
    ),
)

ALL_COLUMNS: dict[str, PointColumn] = {
    column.key: column
    for column in (
        *_FIRST,
        *(_metric_column(key) for key in _HEADINGS),
        *(_metric_column(key) for key in METRICS if key not in _HEADINGS and key != "time"),
        *_LAST,
    )
}
"""Every column by key, in the order in which they stand."""

DEFAULT_KEYS = tuple(key for key in ("kernel", "size", "tile", "time", *_HEADINGS, "result"))
"""The columns of a table that nobody has changed."""


def columns_of(keys: tuple[str, ...]) -> tuple[PointColumn, ...]:
    """Return the columns with these keys in their order; those that are unknown are passed over, the variant stays."""
    wanted = {*keys, "kernel"}
    return tuple(column for key, column in ALL_COLUMNS.items() if key in wanted)
