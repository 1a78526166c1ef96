"""Runtime against matrix size, both logarithmic, as a figure.

The rule: at each size the best tile stands for a variant unless one tile width is asked for; the subtitle says which.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from warplens.cuda.points import PointResult
from warplens.gui.plots.bounds import bounds_of
from warplens.gui.plots.curves import Curves, PlotChoice, curves_of
from warplens.gui.plots.figure import Figure, Scale, badge_of, size_axis
from warplens.gui.plots.point_arrays import Array, PointArrays, point_arrays
from warplens.gui.plots.runtime import (
    Context,
    floors,
    hint,
    layers_of,
    tiles_of,
    title_of,
    x_values_of,
    y_axis,
    y_label,
)
from warplens.profiles.formats import listed

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
        points: of any number of variants and devices.
        context: looks, device names, hidden variants, overlays.
        tile: show this tile width only (variants without one stay); None for the best of all.
        choice: what is drawn upwards; the time where it is not given.
    """
    choice = choice or PlotChoice()
    known = point_arrays(points)

    def keep(one: PointArrays) -> Array:
        return np.full(len(one), fill_value=True) if tile is None else np.isnan(one.tile) | (one.tile == tile)

    curves = curves_of(
        layers_of(known, context), place=lambda one: one.size, keep=keep, naming=context.naming, choice=choice
    )
    series = (*curves.series, *bounds_of(curves.series, choice))
    rules = floors(curves.series, choice)
    names = known.problem_names()
    return Figure(
        title=title_of(choice, "matrix size"),
        subtitle=_subtitle(known, names, tile, curves),
        x=size_axis(_label(names), x_values_of(curves.series), choice.x_scale or Scale.LOG),
        y=y_axis(series, choice, y_label(choice, context, known), rules, wide=True),
        series=series,
        badge=badge_of(curves.series),
        empty=hint(EMPTY, curves, choice, has_points=bool(len(known))),
        rules=rules,
        make_card=context.make_card,
    )


def _label(names: Sequence[str]) -> str:
    if len(names) > 1:
        return f"matrix size, the largest of {', '.join(sorted(names))}"
    return f"matrix size {names[0]}" if names else "matrix size"


def _subtitle(points: PointArrays, names: Sequence[str], tile: int | None, curves: Curves) -> str:
    parts = []
    tiles = tiles_of(points)
    if tile is not None:
        parts.append(f"tile {tile}")
    elif len(tiles) > 1:
        parts.append(f"best tile of {listed(tiles)}")
    elif tiles:
        parts.append(f"tile {tiles[0]}")
    if len(names) > 1:
        parts.append("the largest problem of each size")
    if curves.unmatched:
        parts.append(f"{curves.unmatched} without a baseline left out")
    return " · ".join(parts)
