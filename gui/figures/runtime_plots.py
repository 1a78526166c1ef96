"""Runtime against matrix size and against tile width at one size, as figures.

The rule: at each size a variant is shown with its best tile width, or with the chosen one; the subtitle says which.
Against tile width one axis is shown at a time, the chosen one or the leading one of the points, as threads are no tile
width. The subtitle states the size and the variants without the axis; a variant with further tune axes is shown with
their best values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import Curves, PlotChoice, curves_of
from warplens.gui.figures.figure import About, Figure, Scale, Series, size_axis
from warplens.gui.figures.point_arrays import TILE, Flags, PointArrays, point_arrays
from warplens.gui.figures.runtime import (
    Context,
    axis_title,
    hint,
    layered_curves,
    layers_of,
    runtime_figure,
    tiles_of,
    without_axis,
    x_values_of,
)
from warplens.gui.figures.variant_looks import MATRIX_FAMILIES
from warplens.profiles.formats import assigned, grouped, listed

SIZE_TITLE, TILE_TITLE = "Runtime against matrix size", "Runtime against tile width"
EMPTY_SIZE = "Choose variants at the left, then press Run"
EMPTY_TILE = "Tile widths are compared here, at one size"


def runtime_size(
    points: Sequence[PointResult] | PointArrays,
    context: Context,
    tile: int | None = None,
    choice: PlotChoice | None = None,
) -> Figure:
    """Return the figure.

    Args:
        tile: the tile width to show (variants without one stay); None shows the best of all.
        choice: the measure and the scales; by default the time.
    """
    choice = choice or PlotChoice()
    arrays = point_arrays(points)
    leading = arrays.leading_axis

    def may_draw(layer: PointArrays) -> Flags:
        if tile is None:
            return np.ones(len(layer), dtype=bool)
        values = layer.along(leading)
        may_draw: Flags = np.isnan(values) | (values == tile)
        return may_draw

    def tune_of(about: About) -> str:
        point = about[0] if isinstance(about, tuple) else about
        return assigned(point.tune) if isinstance(point, PointResult) else ""

    curves = layered_curves(arrays, context, choice, x_of=lambda layer: layer.size, may_draw=may_draw)
    names = arrays.problem_names()
    noun = "matrix size" if set(arrays.families.values()) <= MATRIX_FAMILIES else "size"
    label = _label(names, noun)
    return runtime_figure(
        curves.series,
        arrays,
        context,
        choice,
        against=noun if label.startswith(noun) else label,
        subtitle=_size_subtitle(arrays, names, tile, curves),
        x=size_axis(label, x_values_of(curves.series), choice.x_scale or Scale.LOG),
        empty=hint(EMPTY_SIZE, curves, choice, has_points=bool(len(arrays))),
        wide=True,
        make_detail=tune_of,
    )


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
    tiles, word = tiles_of(points), axis_title((leading,), "tile")
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
        chosen_of = listed(list(map(int, np.unique(values[np.isfinite(values)]))))
        parts.append(f"best {axis_title((axis,), 'tile')} of {chosen_of}")
    if len(names) > 1:
        parts.append("the largest problem of each size")
    parts.append(curves.unmatched_text)
    return " · ".join(filter(None, parts))


def runtime_tile(
    points: Sequence[PointResult] | PointArrays,
    context: Context,
    size: int | None = None,
    choice: PlotChoice | None = None,
) -> Figure:
    """Return the figure.

    Args:
        size: the matrix size; by default that of `most_complete_size`.
        choice: the measure, the tune axis and the scales; by default the time along the leading axis of the points
            (`PointArrays.leading_axis`). An axis that no point has is ignored.
    """
    choice = choice or PlotChoice()
    arrays = point_arrays(points)
    axis = choice.tune_axis if choice.tune_axis in arrays.tune_names() else arrays.leading_axis
    chosen = most_complete_size(arrays, axis) if size is None else size

    def may_draw(layer: PointArrays) -> Flags:
        may_draw: Flags = np.isfinite(layer.along(axis)) & (layer.size == chosen)
        return may_draw

    curves = layered_curves(arrays, context, choice, x_of=lambda layer: layer.along(axis), may_draw=may_draw)
    x_values = x_values_of(curves.series)
    names = (axis,) if axis else ()
    label = f"tile width {axis}".strip() if axis in (TILE, "") else axis
    return runtime_figure(
        curves.series,
        arrays,
        context,
        choice,
        against=axis_title(names),
        subtitle="" if chosen is None else _tile_subtitle(arrays, axis, chosen, curves.unmatched_text),
        x=size_axis(label, x_values, choice.x_scale or Scale.LOG),
        empty=hint(
            EMPTY_TILE, curves, choice, has_points=bool(np.isfinite(arrays.along(axis)[arrays.size == chosen]).any())
        ),
        wide=False,
        levels=_levels(arrays, chosen, x_values, context, choice),
    )


def _levels(
    points: PointArrays, size: int | None, x_values: Sequence[float], context: Context, choice: PlotChoice
) -> tuple[Series, ...]:
    """Return the baselines, which have no tile width, as level lines from the first x to the last."""
    curves = curves_of(
        layers_of(points, context)[:1],
        x_of=lambda layer: np.zeros(len(layer)),
        may_draw=lambda layer: (layer.size == size) & layer.is_baseline,
        naming=context.naming,
        choice=choice,
    )
    ends = sorted({min(x_values), max(x_values)}) if x_values else ()
    return tuple(
        replace(
            curve, marks=tuple(msgspec.structs.replace(mark, x=float(x)) for mark in curve.marks for x in ends), gaps=()
        )
        for curve in curves.series
    )


def most_complete_size(points: Sequence[PointResult] | PointArrays, axis: str = "") -> int | None:
    """Return the largest of the sizes with the most finished points that have a tile width; None without points.

    Args:
        axis: the tune axis that stands for the tile width; "" is the leading one.
    """
    arrays = point_arrays(points)
    if not len(arrays):
        return None
    sizes, number = np.unique(arrays.size, return_inverse=True)
    finished = np.bincount(number, weights=arrays.is_usable & np.isfinite(arrays.along(axis)))
    return int(sizes[np.flatnonzero(finished == finished.max())[-1]])


def _tile_subtitle(arrays: PointArrays, axis: str, size: int, unmatched: str) -> str:
    at_size = [arrays.points[row] for row in np.flatnonzero(arrays.size == size).tolist()]
    names = dict.fromkeys(name for point in at_size for name in point.problem)
    parts = [f"{'/'.join(names)} {grouped(size)}"]
    kernels = dict.fromkeys(point.kernel for point in at_size)
    with_axis = [kernel for kernel in kernels if axis in arrays.tune_names(kernel)]
    if any(set(arrays.varied_axes(kernel)) - {axis} for kernel in with_axis):
        parts.append("best of the other tune values")
    parts += [without_axis(arrays, arrays.size == size, axis), unmatched]
    return " · ".join(filter(None, parts))
