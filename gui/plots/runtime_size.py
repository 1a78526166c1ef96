"""Runtime against matrix size, both logarithmic, as a figure.

The rule: at each size the best tile stands for a variant unless one tile width is asked for; the subtitle says which.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.runners.result import PointResult
from warplens.gui.formats import listed
from warplens.gui.plots.figure import Figure, Scale, badge_of, size_axis, time_axis
from warplens.gui.plots.runtime import Context, axis_names, hint, layered_curves, size_of, tile_of, tiles_of

TITLE = "Runtime against matrix size"
EMPTY = "Choose variants at the left, then press Run"


def runtime_size(points: Sequence[PointResult], context: Context, tile: int | None = None) -> Figure:
    """Return the figure.

    Args:
        points: of any number of variants and devices.
        context: looks, device names and hidden variants.
        tile: show this tile width only (variants without one stay); None for the best of all.
    """
    series = layered_curves(points, lambda point: tile is None or tile_of(point) in (None, tile), size_of, context)
    names = axis_names(points, lambda point: point.problem)
    times = [mark.y for one in series for mark in one.marks]
    places = [place for one in series for place in one.places]
    return Figure(
        title=TITLE,
        subtitle=_subtitle(points, names, tile),
        x=size_axis(_label(names), places, Scale.LOG),
        y=time_axis("time", times, Scale.LOG),
        series=series,
        badge=badge_of(series),
        empty=hint(EMPTY, series),
    )


def _label(names: Sequence[str]) -> str:
    if len(names) > 1:
        return f"matrix size, the largest of {', '.join(sorted(names))}"
    return f"matrix size {names[0]}" if names else "matrix size"


def _subtitle(points: Sequence[PointResult], names: Sequence[str], tile: int | None) -> str:
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
    return " · ".join(parts)
