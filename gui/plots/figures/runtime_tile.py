"""Runtime against tile width at one matrix size, as a figure.

The rule: the subtitle states the size; a variant with further tune axes is shown with their best values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.points import PointResult
from warplens.gui.plots.figure import Figure, Scale, Series, size_axis
from warplens.gui.plots.figures.runtime import Context, hint, layered_curves, layers_of, runtime_figure, x_values_of
from warplens.gui.plots.points.curves import Curves, PlotChoice, curves_of
from warplens.gui.plots.points.point_arrays import Array, PointArrays, point_arrays, tile_axis_of
from warplens.profiles.formats import grouped, short_name

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
        points: those of any number of variants and devices.
        context: looks, device names, hidden variants, overlays.
        size: the matrix size; by default that of `most_complete_size`.
        choice: the measure and the scales; by default the time.

    Example:
        >>> from warplens import load
        >>> points = [point for point in load("reference:h200").points if point.kernel == "transpose_tiled"]
        >>> figure = runtime_tile(points, Context(looks={}), size=1024)
        >>> figure.subtitle, figure.x.label
        ('N 1024', 'tile width TILE')
        >>> [curve.label for curve in figure.series], [mark.x for mark in figure.series[0].marks]
        (['tiled · cold', 'tiled · warm'], [8.0, 16.0, 32.0])
    """
    choice = choice or PlotChoice()
    arrays = point_arrays(points)
    chosen = most_complete_size(arrays) if size is None else size

    def may_draw(layer: PointArrays) -> Array:
        return (layer.size == chosen) & np.isfinite(layer.tile)

    curves = layered_curves(arrays, context, choice, x_of=lambda layer: layer.tile, may_draw=may_draw)
    x_values = x_values_of(curves.series)
    at_size = [arrays.points[row] for row in np.flatnonzero(arrays.size == chosen).tolist()] if chosen else []
    names = dict.fromkeys(tile_axis_of(point) for point in at_size if point.tune)
    suited = Scale.LOG if min(x_values, default=1) > 0 else Scale.LINEAR
    return runtime_figure(
        curves.series,
        arrays,
        context,
        choice,
        against="tile width",
        subtitle=_subtitle(at_size, chosen, context, curves),
        x=size_axis(" ".join(("tile width", ", ".join(names))).strip(), x_values, choice.x_scale or suited),
        empty=hint(EMPTY, curves, choice, has_points=any(point.tune for point in at_size)),
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


def most_complete_size(points: Sequence[PointResult] | PointArrays) -> int | None:
    """Return the largest of the sizes with the most finished points that have a tile width; None without points.

    Example:
        >>> from warplens import load
        >>> most_complete_size(load("reference:h200").points), most_complete_size([])
        (8192, None)
    """
    arrays = point_arrays(points)
    if not len(arrays):
        return None
    sizes, number = np.unique(arrays.size, return_inverse=True)
    finished = np.bincount(number, weights=arrays.is_usable & np.isfinite(arrays.tile))
    return int(sizes[np.flatnonzero(finished == finished.max())[-1]])


def _subtitle(at_size: Sequence[PointResult], size: int | None, context: Context, curves: Curves) -> str:
    if size is None:
        return ""
    names = dict.fromkeys(name for point in at_size for name in point.problem)
    parts = [f"{'/'.join(names)} {grouped(size)}"]
    if any(len(point.tune) > 1 for point in at_size):
        parts.append("best of the other tune values")
    visible = [point for point in at_size if point.kernel not in context.hidden]
    without = {
        point.kernel: short_name(point.kernel, point.family) for point in visible if not (point.tune or point.baseline)
    }
    if without:
        parts.append(f"{', '.join(without.values())}: no tile width")
    parts.append(curves.unmatched_text)
    return " · ".join(filter(None, parts))
