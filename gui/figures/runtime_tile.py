"""Runtime against tile width at one matrix size, as a figure.

The rule: one axis at a time, the chosen one or the leading one of the points, as threads are no tile width. The
subtitle states the size and the variants without the axis; a variant with further tune axes is shown with their best
values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import PlotChoice, curves_of
from warplens.gui.figures.figure import Figure, Scale, Series, size_axis
from warplens.gui.figures.point_arrays import TILE, Flags, PointArrays, point_arrays
from warplens.gui.figures.runtime import (
    Context,
    axis_title,
    hint,
    layered_curves,
    layers_of,
    runtime_figure,
    without_axis,
    x_values_of,
)
from warplens.profiles.formats import grouped

TITLE = "Runtime against tile width"
EMPTY = "Tile widths are compared here, at one size"


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
    return runtime_figure(
        curves.series,
        arrays,
        context,
        choice,
        against=axis_title(names),
        subtitle="" if chosen is None else _subtitle(arrays, axis, chosen, curves.unmatched_text),
        x=size_axis(_axis_label(names), x_values, choice.x_scale or Scale.LOG),
        empty=hint(
            EMPTY, curves, choice, has_points=bool(np.isfinite(arrays.along(axis)[arrays.size == chosen]).any())
        ),
        wide=False,
        levels=_levels(arrays, chosen, x_values, context, choice),
    )


def _axis_label(names: Sequence[str]) -> str:
    return f"tile width {', '.join(names)}".strip() if TILE in names or not names else names[0]


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


def _subtitle(arrays: PointArrays, axis: str, size: int, unmatched: str) -> str:
    at_size = [arrays.points[row] for row in np.flatnonzero(arrays.size == size).tolist()]
    names = dict.fromkeys(name for point in at_size for name in point.problem)
    parts = [f"{'/'.join(names)} {grouped(size)}"]
    kernels = dict.fromkeys(point.kernel for point in at_size)
    with_axis = [kernel for kernel in kernels if axis in arrays.tune_names(kernel)]
    if any(set(arrays.varied_axes(kernel)) - {axis} for kernel in with_axis):
        parts.append("best of the other tune values")
    parts += [without_axis(arrays, arrays.size == size, axis), unmatched]
    return " · ".join(filter(None, parts))
