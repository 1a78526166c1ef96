"""The plots of a profile as values: runtime against matrix size and against tile width, and the heat map.

The rule: at each size a variant is shown with its best tile width, or with the chosen one; the subtitle says which.
Against tile width one axis is shown at a time, the chosen one or the leading one of the points, as threads are no tile
width. The subtitle states the size and the variants without the axis; a variant with further tune axes is shown with
their best values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, log

import msgspec
import numpy as np

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.metrics import Better, Provenance
from warplens.cuda.ground.points import PointResult, PointSpec, Status, result_of
from warplens.gui.figures import figure, runtime, states, variant_looks
from warplens.gui.figures.curves import Curves, PlotChoice, Split, curves_of
from warplens.gui.figures.point_arrays import TILE, Flags, Floats, PointArrays, point_arrays, size_of
from warplens.profiles.conditions import marked
from warplens.profiles.formats import assigned, grouped, listed

SIZE_TITLE, TILE_TITLE = "Runtime against matrix size", "Runtime against tile width"
EMPTY_SIZE = "Choose variants in Sweep, then press Run"
EMPTY_TILE = "Tile widths are compared here, at one size"
BY_DATE = "by date"  # in the place of a tune axis, whose name has no space
BAND_BY_DATE = "a mark each profile, the middle half of all as band"


def runtime_size(
    points: Sequence[PointResult] | PointArrays,
    context: runtime.Context,
    tile: int | None = None,
    choice: PlotChoice | None = None,
) -> figure.Figure:
    """Return the figure for one tile width (variants without one stay), or for the best of all; by default of times."""
    choice = choice or PlotChoice()
    arrays = point_arrays(points)
    leading = arrays.leading_axis

    def may_draw(layer: PointArrays) -> Flags:
        if tile is None:
            return np.ones(len(layer), dtype=bool)
        values = layer.along(leading)
        may_draw: Flags = np.isnan(values) | (values == tile)
        return may_draw

    def tune_of(about: figure.About) -> str:
        point = about[0] if isinstance(about, tuple) else about
        return assigned(point.tune) if isinstance(point, PointResult) else ""

    curves = runtime.layered_curves(arrays, context, choice, x_of=lambda layer: layer.size, may_draw=may_draw)
    coming = runtime.coming_at(
        context, curves, lambda point: size_of(point) if tile is None or point.tune.get(leading, tile) == tile else None
    )
    names = arrays.problem_names()
    noun = "matrix size" if set(arrays.families.values()) <= variant_looks.MATRIX_FAMILIES else "size"
    label = _label(names, noun)
    return runtime.runtime_figure(
        curves, arrays, context, choice, against=noun if label.startswith(noun) else label,
        subtitle=_size_subtitle(arrays, names, tile, curves),
        x=figure.size_axis(label, runtime.x_values_of(curves.series, coming), choice.x_scale or figure.Scale.LOG),
        empty=runtime.hint(EMPTY_SIZE, curves, choice, has_points=bool(len(arrays))), wide=True,
        make_detail=tune_of, coming=coming,
    )  # fmt: skip


def _label(names: Sequence[str], noun: str) -> str:
    """Return what the size is called; an axis of the user with a name of several letters is called by it alone."""
    if len(names) > 1:
        return f"{noun}, the largest of {', '.join(sorted(names))}"
    if not names:
        return noun
    return names[0] if noun == "size" and len(names[0]) > 1 else f"{noun} {names[0]}"


def _size_subtitle(points: PointArrays, names: Sequence[str], tile: int | None, curves: Curves) -> str:
    parts = []
    leading = points.leading_axis
    tiles, word = runtime.tiles_of(points), runtime.axis_title((leading,), "tile")
    others = [axis for axis in points.axes_that_vary() if axis != leading]
    if tile is not None:
        parts.append(f"{word} {tile}")
    elif points.axes_to_choose():
        parts.append(f"best of {', '.join(points.axes_to_choose())}")
        others = []
    elif len(tiles) > 1:
        parts.append(f"best {word} of {listed(tiles)}")
    elif tiles:
        parts.append(f"{word} {tiles[0]}")
    for axis in others:
        values = points.tune(axis)
        shown_values = listed(list(map(int, np.unique(values[np.isfinite(values)]))))
        parts.append(f"best {runtime.axis_title((axis,), 'tile')} of {shown_values}")
    if len(names) > 1:
        parts.append("the largest problem of each size")
    parts.append(curves.unmatched_text)
    return " · ".join(filter(None, parts))


def runtime_tile(
    points: Sequence[PointResult] | PointArrays,
    context: runtime.Context,
    size: int | None = None,
    choice: PlotChoice | None = None,
) -> figure.Figure:
    """Return the figure of a size, by default `most_complete_size`, along a tune axis or along `BY_DATE`."""
    choice = choice or PlotChoice()
    arrays = point_arrays(points)
    axis = axis_across(arrays, choice)
    shown_size = most_complete_size(arrays, axis) if size is None else size

    days = runtime.days_of(context) if choice.tune_axis == BY_DATE else ()

    def x_of(layer: PointArrays) -> Floats:
        return np.zeros(len(layer)) if days else layer.along(axis)

    def may_draw(layer: PointArrays) -> Flags:
        may_draw: Flags = np.isfinite(x_of(layer)) & (layer.size == shown_size)
        return may_draw

    curves = runtime.layered_curves(arrays, context, choice, x_of=x_of, may_draw=may_draw, days=days)
    size_to_come = max(map(size_of, context.coming.values()), default=None) if shown_size is None else shown_size
    axis_to_come = axis or next((name for point in context.coming.values() for name in point.tune), "")

    def place_of_coming(point: PointSpec) -> float | None:
        return None if days or size_of(point) != size_to_come else point.tune.get(axis_to_come)

    coming = runtime.coming_at(context, curves, place_of_coming)
    x_values = runtime.x_values_of(curves.series, coming)
    names = ("date",) if days else (axis,) if axis else ()
    label = "UTC date" if days else f"tile width {axis}".strip() if axis in (TILE, "") else axis
    x = figure.size_axis(label, x_values, figure.Scale.LINEAR if days else choice.x_scale or figure.Scale.LOG)
    has_points = bool(np.isfinite(x_of(arrays)[arrays.size == shown_size]).any())
    subtitle = ""
    if shown_size is not None and days:
        parts = (_size_words(arrays, shown_size), BAND_BY_DATE, _size_subtitle(arrays, (), None, curves))
        subtitle = " · ".join(filter(None, parts))
    elif shown_size is not None:
        subtitle = _tile_subtitle(arrays, axis, shown_size, curves.unmatched_text)
    return runtime.runtime_figure(
        curves, arrays, context, choice, against=runtime.axis_title(names), subtitle=subtitle,
        x=replace(x, quantity=figure.Quantity.DATE) if days else x,
        empty=runtime.hint(EMPTY_TILE, curves, choice, has_points=has_points), wide=bool(curves.facet_names),
        coming=coming,
        levels=() if days else _levels(arrays, context, choice, size=shown_size, x_values=x_values, drawn=curves),
    )  # fmt: skip


def _levels(
    points: PointArrays,
    context: runtime.Context,
    choice: PlotChoice,
    *,
    size: int | None,
    x_values: Sequence[float],
    drawn: Curves,
) -> tuple[figure.Series, ...]:
    """Return the baselines, which have no tile width, as level lines in the facets with curves of their family."""
    curves = curves_of(
        runtime.layers_of(points, context)[:1],
        x_of=lambda layer: np.zeros(len(layer)),
        may_draw=lambda layer: (layer.size == size) & layer.is_baseline,
        naming=context.naming,
        choice=choice,
    )
    ends = sorted({min(x_values), max(x_values)}) if x_values else ()
    facets = {(curve.facet, curve.origin._replace(kernel="", profile="")) for curve in drawn.series if curve.origin}
    levels = []
    for curve in curves.series:
        marks = tuple(msgspec.structs.replace(mark, x=float(x)) for mark in curve.marks for x in ends)
        alike = curve.origin and curve.origin._replace(kernel="", profile="")
        here = {facet for facet, origin in facets if alike in (origin, origin._replace(device=HOST))}
        levels += [replace(curve, marks=marks, gaps=(), facet=facet) for facet in (here if drawn.facet_names else [0])]
    return tuple(levels)


def axis_across(points: PointArrays, choice: PlotChoice) -> str:
    """Return the chosen tune axis, or the leading one where the points have none of that name."""
    return choice.tune_axis if choice.tune_axis in points.tune_names() else points.leading_axis


def most_complete_size(points: Sequence[PointResult] | PointArrays, axis: str = "") -> int | None:
    """Return the largest of the sizes with the most finished points on a tune axis, by default the leading one."""
    arrays = point_arrays(points)
    if not len(arrays):
        return None
    sizes, number = np.unique(arrays.size, return_inverse=True)
    finished = np.bincount(number, weights=arrays.is_usable & np.isfinite(arrays.along(axis)))
    return int(sizes[np.flatnonzero(finished == finished.max())[-1]])


def _size_words(arrays: PointArrays, size: int) -> str:
    at_size = (arrays.points[row] for row in np.flatnonzero(arrays.size == size).tolist())
    return f"{'/'.join(dict.fromkeys(name for point in at_size for name in point.problem))} {grouped(size)}"


def _tile_subtitle(arrays: PointArrays, axis: str, size: int, unmatched: str) -> str:
    parts = [_size_words(arrays, size)]
    kernels = dict.fromkeys(arrays.points[row].kernel for row in np.flatnonzero(arrays.size == size).tolist())
    with_axis = [kernel for kernel in kernels if axis in arrays.tune_names(kernel)]
    if any(set(arrays.varied_axes(kernel)) - {axis} for kernel in with_axis):
        parts.append("best of the other tune values")
    parts += [runtime.without_axis(arrays, arrays.size == size, axis), unmatched]
    return " · ".join(filter(None, parts))


# A heat map as a frozen value: for each variant a grid of cells, a tune axis across, size or a second one down. Colour
# is the distance from the best of a row, so that sizes of very different times share a map, or a percentage itself.

EMPTY_MAP = "Tile widths are compared here, at every size"
ONE_WIDTH = "Each variant was run at one tile width: give the sweep several"
MIN_SPAN = 1.25  # the colour scale spans at least this factor, so that small differences look small
MOST_CELLS = 2_000  # more take longer to draw than the window may be blocked: of several rows only one is shown
_ROW = 1 << 21  # the x of a cell is the number of its row times this number, plus the number of its column


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatCell:
    """A cell. `strength` is 1 for the best of its row and 0 for the worst of all; None if no number can be compared."""

    row: int
    column: int
    text: str
    value: float | None
    provenance: Provenance | None
    strength: float | None
    is_best: bool
    key: figure.PointKey
    status: Status
    state: states.State | None = None
    about: figure.About = field(default=None, compare=False, repr=False)

    @property
    def is_to_come(self) -> bool:
        """Whether a sweep has still to bring its first result."""
        return self.value is None and self.state in states.TO_COME


@dataclass(frozen=True, slots=True, kw_only=True)
class Facet:
    """The cells of one variant on one device in one cache state."""

    name: str
    label: str
    look: figure.Look
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[HeatCell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatMap:
    """The facets of a heat map; `best` and `worst` label the ends of the colour scale."""

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
    make_card: figure.MakeCard | None = field(default=None, compare=False, repr=False)

    def card_of(self, cell: HeatCell) -> tuple[str, ...]:
        """Return the hover card of a cell."""
        card = self.make_card(cell.about) if self.make_card is not None else (cell.text,)
        return (card[0], states.signed(cell.state or "", cell.state)) if cell.is_to_come else card


def heat_map(
    points: Sequence[PointResult] | PointArrays,
    context: runtime.Context,
    size: int | None = None,
    choice: PlotChoice | None = None,
) -> HeatMap:
    """Return the heat map of the open profile; an overlay matters only as the baseline of a speed-up.

    At one `size` the second tune axis is down, as it is where all points have one size; None puts the sizes down.
    """
    choice = replace(choice or PlotChoice(), split=Split.NONE, merges_profiles=False)
    is_many = len(context.to_come) > MOST_CELLS  # then only what runs has a cell, and all of it where nothing else has
    to_come = [pair for pair in context.to_come if pair[1] is states.State.RUNNING or not is_many]
    coming = dict.fromkeys(context.running, states.State.RUNNING) | {point.key: state for point, state in to_come}
    arrays = point_arrays(points).with_more([result_of(point, Status.SKIPPED) for point, _ in to_come])
    grid = _grid_of(arrays, context, size, choice)
    curves = runtime.layered_curves(arrays, context, choice, x_of=grid.cells_of, may_draw=grid.has_cells)
    series = tuple(curve for curve in curves.series if curve.layer == 0 and (curve.marks or curve.gaps))
    measure = choice.measure
    values = [mark.y for curve in series for mark in curve.ranked]
    axis = figure.value_axis("", values, figure.Scale.LINEAR, measure.quantity, measure.unit)
    with_tiles = tuple(curve for curve in series if len({int(x) % _ROW for x in curve.x_values}) > 1)
    has_points = bool(np.isfinite(arrays.along(grid.across)).any())
    empty = runtime.hint(EMPTY_MAP, Curves(series=series, unmatched=curves.unmatched), choice, has_points=has_points)
    empty = "" if to_come and with_tiles else empty
    if series and not with_tiles and not empty:
        empty = ONE_WIDTH
    series = with_tiles
    distances = [_distances(curve, measure) for curve in series]
    span = max((distance for by_x in distances for distance in by_x.values()), default=1.0)
    if measure.quantity is figure.Quantity.PERCENT:
        best, worst, span = "100 %", "0 %", 2.0
    else:
        span = max(span, MIN_SPAN)
        best, worst = "best of its row", f"{span:.3g}× {'slower' if measure.key == 'time' else 'from it'}"
    pairs = zip(series, distances, strict=True)
    facets = tuple(_facet(curve, grid, axis, by_x, span, context=context, coming=coming) for curve, by_x in pairs)
    return HeatMap(
        title=runtime.title_of(choice, runtime.axis_title(grid.names)),
        subtitle=_subtitle(arrays, grid, curves), badge=figure.badge_of(series), empty=empty,
        row_label="/".join(arrays.problem_names()) if grid.size is None else grid.down,
        column_label=runtime.axis_title(grid.names), value_label=runtime.y_label(choice, context, arrays),
        unit=measure.unit, facets=facets, best=best, worst=worst, make_card=context.make_card,
    )  # fmt: skip


def best_column_text(heat: HeatMap, label: str) -> str:
    """Return which column of a variant's heat map is the best most often, "" where it has one row."""
    facet = next((facet for facet in heat.facets if facet.label == label), None)
    if facet is None or len(facet.rows) < 2:
        return ""
    counts = Counter(cell.column for cell in facet.cells if cell.is_best)
    rows = len({cell.row for cell in facet.cells if cell.value is not None})
    often = (
        f"{facet.columns[column]} is its best in {count} of {rows} rows" for column, count in counts.most_common(1)
    )
    return next(often, "")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Grid:
    """What is across and down: tune axes by name, "" for none."""

    across: str
    down: str
    size: int | None  # None for sizes down
    names: tuple[str, ...]  # the tune axes across
    rows: Floats  # the values that occur, in rising order; of many one of several and the last
    columns: Floats
    one_of: int

    def row_values(self, layer: PointArrays) -> Floats:
        return layer.size if self.size is None else layer.tune(self.down)

    def has_cells(self, layer: PointArrays) -> Flags:
        has_cell = np.isfinite(layer.along(self.across)) & np.isfinite(self.row_values(layer))
        has_cell &= np.isin(self.row_values(layer), self.rows)
        return has_cell if self.size is None else has_cell & (layer.size == self.size)

    def cells_of(self, layer: PointArrays) -> Floats:
        """Return the cell of each point as one number: that of its row times `_ROW`, plus that of its column."""
        rows = np.searchsorted(self.rows, self.row_values(layer))
        return rows.astype(np.float64) * _ROW + np.searchsorted(self.columns, layer.along(self.across))


def _grid_of(arrays: PointArrays, context: runtime.Context, size: int | None, choice: PlotChoice) -> _Grid:
    across = axis_across(arrays, choice)
    down = second_axis(arrays, across, choice.second_axis)
    sizes = np.unique(arrays.size).tolist()
    if size is None and down and len(sizes) == 1:  # one row of sizes would show less than the second axis does
        size = int(sizes[0])
    layers = [layer.points for layer in runtime.layers_of(arrays, context)]
    rows = _values([layer.size if size is None else layer.tune(down) for layer in layers])
    columns = _values([layer.along(across) for layer in layers])
    one_of = max(1, ceil(min(len(arrays), len(rows) * len(columns) * len(arrays.curve_ids)) / MOST_CELLS))
    return _Grid(
        across=across, down=down if size is not None else "", size=size, names=(across,) if across else (),
        rows=rows[(len(rows) - 1) % one_of :: one_of], columns=columns, one_of=one_of,
    )  # fmt: skip


def _values(arrays: Sequence[Floats]) -> Floats:
    values = np.concatenate(arrays)
    values = values[np.isfinite(values)]
    return np.unique(values) if len(values) else values  # `unique` imports numpy.ma, which slows the start


def second_axis(points: PointArrays, across: str, wanted_axis: str = "") -> str:
    """Return the tune axis of the rows at one size: the wanted one, else one with several values, else any, or ""."""
    if wanted_axis in points.tune_names() and wanted_axis != (across or points.leading_axis):
        return wanted_axis
    kernels = dict.fromkeys(curve_id.kernel for curve_id in points.curve_ids)
    for axes_of in (points.varied_axes, points.tune_names):
        for kernel in kernels:
            first = across or points.leading_axis
            others = [name for name in axes_of(kernel) if name != first]
            if others and first in points.tune_names(kernel):
                return others[0]
    return ""


def _subtitle(points: PointArrays, grid: _Grid, curves: Curves) -> str:
    parts = ["every size"] if grid.size is None else [f"{'/'.join(points.problem_names())} {grouped(grid.size)}"]
    if grid.size is not None and grid.down:
        parts.append(f"{grid.down} down")
    parts += [f"1 of {grid.one_of} rows"] * (grid.one_of > 1)
    kernels = dict.fromkeys(curve_id.kernel for curve_id in points.curve_ids)
    if any(
        set(points.varied_axes(kernel)) - {grid.across, grid.down}
        for kernel in kernels
        if grid.across in points.tune_names(kernel)
    ):
        parts.append("best of the other tune values")
    is_meant = np.full(len(points), fill_value=True) if grid.size is None else points.size == grid.size
    parts += [runtime.without_axis(points, is_meant, grid.across), curves.unmatched_text]
    return " · ".join(filter(None, parts))


def _distances(series: figure.Series, measure: variant_looks.Measure) -> dict[float, float]:
    """Return each mark's ratio to the best of its row, 1 for the best; a percentage gives 1 (100 %) to 2 (0 %)."""
    if measure.quantity is figure.Quantity.PERCENT:
        is_good_high = measure.better is not Better.LOWER
        return {mark.x: 1 + (100 - mark.y if is_good_high else mark.y) / 100 for mark in series.ranked}
    better = max if measure.better is Better.HIGHER else min
    best: dict[int, float] = {}
    for mark in series.ranked:
        row = int(mark.x) // _ROW
        best[row] = better(best.get(row, mark.y), mark.y)
    ratios = {}
    for mark in series.ranked:
        smaller, larger = sorted((mark.y, best[int(mark.x) // _ROW]))
        ratios[mark.x] = larger / smaller if smaller > 0 else 1.0
    return ratios


def _facet(
    series: figure.Series,
    grid: _Grid,
    axis: figure.Axis,
    distances: dict[float, float],
    span: float,
    *,
    context: runtime.Context,
    coming: Mapping[figure.PointKey, states.State],
) -> Facet:
    """Return the cells of a curve; none is the best of a size at which a sweep has points to come."""
    targets: list[figure.Mark | figure.Gap] = [*series.marks, *series.gaps]
    is_awaited = context.is_awaited or (lambda _: False)
    rows = sorted({int(target.x) // _ROW for target in targets})
    columns = sorted({int(target.x) % _ROW for target in targets})
    row_numbers, column_numbers = ({place: number for number, place in enumerate(places)} for places in (rows, columns))
    best: dict[int, float] = {}
    for x, distance_there in distances.items():
        row = int(x) // _ROW
        best[row] = min(distance_there, best.get(row, distance_there))
    cells = []
    for target in sorted(targets, key=lambda target: target.x):
        row, column = divmod(int(target.x), _ROW)
        distance = distances.get(target.x)
        mark = target if isinstance(target, figure.Mark) and not target.is_stale else None
        status = Status.OK if isinstance(target, figure.Mark) else target.status
        state = coming.get(target.key, states.mark_state(target.about, status))
        if mark is None and isinstance(target, figure.Mark) and isinstance(target.about, PointResult):
            state = states.stale_state(context.staleness_of(target.about))
        text = str(state) if mark is None else states.signed(marked(axis.words_for(mark.y), mark.provenance), state)
        value, provenance = (None, None) if mark is None else (mark.y, mark.provenance)
        strength = None if distance is None else 1 - min(1.0, log(distance) / log(span))
        is_best = distance is not None and distance == best[row] and not is_awaited(target.about)
        cells.append(HeatCell(
            row=row_numbers[row], column=column_numbers[column], text=text, value=value, provenance=provenance,
            strength=strength, is_best=is_best, key=target.key, status=status, state=state, about=target.about,
        ))  # fmt: skip
    return Facet(
        name=series.name, label=series.label, look=series.look,
        rows=tuple(grouped(int(grid.rows[row])) for row in rows),
        columns=tuple(grouped(int(grid.columns[column])) for column in columns), cells=tuple(cells),
    )  # fmt: skip


def heat_map_data(heat: HeatMap) -> figure.DataTable:
    """Return the cells of a heat map, one a row."""
    columns = ("variant", heat.row_label or "row", heat.column_label, figure.with_unit(heat.value_label, heat.unit))
    rows = tuple(
        (facet.label, facet.rows[cell.row], facet.columns[cell.column], cell.value, cell.provenance, cell.status)
        for facet in heat.facets
        for cell in facet.cells
        if not cell.is_to_come
    )
    return figure.DataTable((*columns, "provenance", "status"), rows)
