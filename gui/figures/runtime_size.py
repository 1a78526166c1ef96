"""Runtime against matrix size, both logarithmic, as a figure.

The rule: at each size a variant is shown with its best tile width, or with the chosen one; the subtitle says which.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import Curves, PlotChoice
from warplens.gui.figures.figure import About, Figure, Scale, size_axis
from warplens.gui.figures.point_arrays import Flags, PointArrays, point_arrays
from warplens.gui.figures.runtime import (
    Context,
    axis_title,
    hint,
    layered_curves,
    runtime_figure,
    tiles_of,
    x_values_of,
)
from warplens.gui.figures.variant_looks import MATRIX_FAMILIES
from warplens.profiles.formats import assigned, listed

TITLE = "Runtime against matrix size"
EMPTY = "Choose variants at the left, then press Run"


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
        subtitle=_subtitle(arrays, names, tile, curves),
        x=size_axis(label, x_values_of(curves.series), choice.x_scale or Scale.LOG),
        empty=hint(EMPTY, curves, choice, has_points=bool(len(arrays))),
        wide=True,
        make_detail=_tune_of,
    )


def _values_of(points: PointArrays, axis: str) -> list[int]:
    values = points.tune(axis)
    return sorted(map(int, np.unique(values[np.isfinite(values)])))


def _tune_of(about: About) -> str:
    """Return the tile width of a point, or what else is tuned."""
    point = about[0] if isinstance(about, tuple) else about
    return assigned(point.tune) if isinstance(point, PointResult) else ""


def _label(names: Sequence[str], noun: str) -> str:
    """Return what the size is called; an axis of the user with a name of several letters is called by it alone."""
    if len(names) > 1:
        return f"{noun}, the largest of {', '.join(sorted(names))}"
    if not names:
        return noun
    return names[0] if noun == "size" and len(names[0]) > 1 else f"{noun} {names[0]}"


def _subtitle(points: PointArrays, names: Sequence[str], tile: int | None, curves: Curves) -> str:
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
    parts += [f"best {axis_title((axis,), 'tile')} of {listed(_values_of(points, axis))}" for axis in others]
    if len(names) > 1:
        parts.append("the largest problem of each size")
    parts.append(curves.unmatched_text)
    return " · ".join(filter(None, parts))
