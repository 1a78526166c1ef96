"""A heat map as a frozen value: for each variant a grid of cells, tile width across, size or a second tune axis down.

The rule: a colour says how far a cell is from the best of its row, so that sizes which differ by decades can stand
under each other; a percentage is coloured as it is. The number stands in the cell or in its card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

import numpy as np

from warplens.cuda.metrics import Better, Provenance
from warplens.cuda.points import PointResult, Status
from warplens.gui.plots.curves import Curves, PlotChoice, curves_of
from warplens.gui.plots.figure import Axis, Gap, Look, Mark, PointKey, Quantity, Scale, Series, badge_of, value_axis
from warplens.gui.plots.point_arrays import Array, PointArrays, point_arrays
from warplens.gui.plots.quantity import Measure
from warplens.gui.plots.runtime import Context, hint, layers_of, title_of, y_label
from warplens.profiles.formats import grouped

EMPTY = "Tile widths are compared here, at every size"
ONE_WIDTH = "Each variant was run at one tile width: give the sweep several"
MIN_SPAN = 1.25
"""The worst of the scale is at least this many times the best: differences of little are shown as little."""
_ROW = 1 << 21
"""Places of cells: the row's value times this, plus the column's; both are whole, and so are their sums."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatCell:
    """One cell. `strength` is 1 for the best of its row and 0 for the worst of all; None where there is no number."""

    row: int
    column: int
    text: str
    value: float | None
    provenance: Provenance | None
    strength: float | None
    is_best: bool
    key: PointKey
    status: Status
    about: Any = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facet:
    """The cells of one variant (on one device, in one state of the cache)."""

    name: str
    label: str
    look: Look
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[HeatCell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatMap:
    """All facets; `best` and `worst` say what the ends of the colour scale mean."""

    title: str
    subtitle: str
    badge: str
    empty: str
    row_label: str
    column_label: str
    value_label: str
    unit: str
    facets: tuple[Facet, ...]
    best: str
    worst: str
    make_card: Callable[[Any], tuple[str, ...]] | None = field(default=None, compare=False, repr=False)

    def card_of(self, cell: HeatCell) -> tuple[str, ...]:
        """Return what a hover says of a cell."""
        return self.make_card(cell.about) if self.make_card is not None else (cell.text,)


def heat_map(
    points: Sequence[PointResult] | PointArrays,
    context: Context,
    size: int | None = None,
    choice: PlotChoice | None = None,
) -> HeatMap:
    """Return the heat map of the open profile.

    Args:
        points: of any number of variants and devices.
        context: looks, device names, hidden variants; an overlay only as the baseline of a speed-up.
        size: one matrix size, which puts the second tune axis down; None puts the sizes down.
        choice: what is drawn; the time where it is not given.
    """
    choice = choice or PlotChoice()
    known = point_arrays(points)
    second = _second_axis(known) if size is not None else ""

    def rows_of(one: PointArrays) -> Array:
        return one.size if size is None else one.tune(second)

    def keep(one: PointArrays) -> Array:
        here = np.isfinite(one.tile) & np.isfinite(rows_of(one))
        return here if size is None else here & (one.size == size)

    curves = curves_of(
        layers_of(known, context),
        place=lambda one: np.nan_to_num(rows_of(one)) * _ROW + np.nan_to_num(one.tile),
        keep=keep,
        naming=context.naming,
        choice=choice,
    )
    series = tuple(one for one in curves.series if one.layer == 0 and (one.marks or one.gaps))
    measure = choice.measure
    axis = value_axis(
        "", [mark.y for one in series for mark in one.marks], Scale.LINEAR, measure.quantity, measure.unit
    )
    with_tiles = tuple(one for one in series if len({int(target.x) % _ROW for target in (*one.marks, *one.gaps)}) > 1)
    has_points = bool(np.isfinite(known.tile).any())
    empty = hint(EMPTY, Curves(series=series, unmatched=curves.unmatched), choice, has_points=has_points)
    if series and not with_tiles and not empty:
        empty = ONE_WIDTH
    series = with_tiles
    distances = [_distances(one, measure) for one in series]
    span = max((distance for found in distances for distance in found.values()), default=1.0)
    if measure.quantity is Quantity.PERCENT:
        best, worst, span = "100 %", "0 %", 2.0
    else:
        span = max(span, MIN_SPAN)
        best, worst = "best of its row", f"{span:.3g}× {'slower' if measure.key == 'time' else 'from it'}"
    return HeatMap(
        title=title_of(choice, "tile width"),
        subtitle=_subtitle(known, size, second, curves),
        badge=badge_of(series),
        empty=empty,
        row_label="/".join(known.problem_names()) if size is None else second,
        column_label="tile width",
        value_label=y_label(choice, context, known),
        unit=measure.unit,
        facets=tuple(_facet(one, axis, found, span) for one, found in zip(series, distances, strict=True)),
        best=best,
        worst=worst,
        make_card=context.make_card,
    )


def _second_axis(points: PointArrays) -> str:
    """Return the tune axis that goes down at one size: the first beside the tile width, "" where there is none."""
    for kernel in {one.kernel for one in points.curve_ids}:
        names = [name for name in points.tune_names(kernel) if name != "TILE"]
        others = names if "TILE" in points.tune_names(kernel) else names[1:]
        if others:
            return others[0]
    return ""


def _subtitle(points: PointArrays, size: int | None, second: str, curves: Curves) -> str:
    parts = ["every size"] if size is None else [f"{'/'.join(points.problem_names())} {grouped(size)}"]
    if size is not None and second:
        parts.append(f"{second} down")
    if curves.unmatched:
        parts.append(f"{curves.unmatched} without a baseline left out")
    return " · ".join(parts)


def _distances(series: Series, measure: Measure) -> dict[float, float]:
    """Return how many times each mark is from the best of its row, 1 for the best; percentages from 1 (100 %) to 2."""
    if measure.quantity is Quantity.PERCENT:
        is_good_high = measure.better is not Better.LOWER
        return {mark.x: 1 + (100 - mark.y if is_good_high else mark.y) / 100 for mark in series.marks}
    is_good_high = measure.better is Better.HIGHER
    best: dict[int, float] = {}
    for mark in series.marks:
        row = int(mark.x) // _ROW
        kept = best.get(row, mark.y)
        best[row] = max(kept, mark.y) if is_good_high else min(kept, mark.y)
    return {mark.x: _ratio(mark.y, best[int(mark.x) // _ROW], is_good_high=is_good_high) for mark in series.marks}


def _ratio(value: float, best: float, *, is_good_high: bool) -> float:
    above, below = (best, value) if is_good_high else (value, best)
    return above / below if below > 0 and above > 0 else 1.0


def _facet(series: Series, axis: Axis, distances: dict[float, float], span: float) -> Facet:
    targets: list[Mark | Gap] = [*series.marks, *series.gaps]
    rows = sorted({int(one.x) // _ROW for one in targets})
    columns = sorted({int(one.x) % _ROW for one in targets})
    best = {row: min((d for x, d in distances.items() if int(x) // _ROW == row), default=1.0) for row in rows}
    cells = []
    for one in sorted(targets, key=lambda target: target.x):
        row, column = divmod(int(one.x), _ROW)
        distance = distances.get(one.x)
        is_mark = isinstance(one, Mark)
        cells.append(
            HeatCell(
                row=rows.index(row),
                column=columns.index(column),
                text=axis.words_for(one.y) if is_mark else one.status.value,
                value=one.y if is_mark else None,
                provenance=one.provenance if is_mark else None,
                strength=None if distance is None else 1 - min(1.0, log(distance) / log(span)),
                is_best=distance is not None and distance == best[row],
                key=one.key,
                status=Status.OK if is_mark else one.status,
                about=one.about,
            )
        )
    return Facet(
        name=series.name,
        label=series.label,
        look=series.look,
        rows=tuple(map(grouped, rows)),
        columns=tuple(map(grouped, columns)),
        cells=tuple(cells),
    )
