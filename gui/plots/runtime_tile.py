"""Runtime against tile width at one matrix size, as a figure.

The rule: the size is stated in the subtitle; where a variant has further tune axes, their best values stand for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from warplens.cuda.runners.result import PointResult, Status
from warplens.gui.formats import grouped, short_name
from warplens.gui.plots.figure import Figure, Scale, badge_of, size_axis, time_axis
from warplens.gui.plots.runtime import (
    Context,
    axis_names,
    hint,
    layered_curves,
    size_of,
    tile_axis_of,
    tile_of,
    time_scale,
)

TITLE = "Runtime against tile width"
EMPTY = "Tile widths are compared here, at one size"


def runtime_tile(points: Sequence[PointResult], context: Context, size: int | None = None) -> Figure:
    """Return the figure.

    Args:
        points: of any number of variants and devices.
        context: looks, device names and hidden variants.
        size: the matrix size; None for the one that `telling_size` finds.
    """
    chosen = telling_size(points) if size is None else size
    at_size = [point for point in points if size_of(point) == chosen]
    tiled = [point for point in at_size if point.tune]
    series = layered_curves(
        points, lambda point: size_of(point) == chosen and bool(point.tune), lambda point: tile_of(point) or 0, context
    )
    times = [mark.y for one in series for mark in one.marks]
    places = [place for one in series for place in one.places]
    names = axis_names(tiled, lambda point: (tile_axis_of(point),))
    label = " ".join(("tile width", ", ".join(names))).strip()
    return Figure(
        title=TITLE,
        subtitle=_subtitle(at_size, tiled, chosen, context),
        x=size_axis(label, places, Scale.LOG if min(places, default=1) > 0 else Scale.LINEAR),
        y=time_axis("time", times, time_scale(series)),
        series=series,
        badge=badge_of(series),
        empty=hint(EMPTY, series),
    )


def telling_size(points: Sequence[PointResult]) -> int | None:
    """Return the size that shows most: the largest of those with the most finished points that have a tile width."""
    finished: defaultdict[int, int] = defaultdict(int)
    for point in points:
        finished[size_of(point)] += point.status is Status.OK and bool(point.tune)
    return max(finished, key=lambda size: (finished[size], size), default=None)


def _subtitle(at_size: Sequence[PointResult], tiled: Sequence[PointResult], size: int | None, context: Context) -> str:
    if size is None:
        return ""
    names = axis_names(at_size, lambda point: point.problem)
    parts = [f"{'/'.join(names)} {grouped(size)}"]
    if any(len(point.tune) > 1 for point in tiled):
        parts.append("best of the other tune values")
    visible = [point for point in at_size if point.kernel not in context.hidden]
    without = {point.kernel: short_name(point.kernel, point.family) for point in visible if not point.tune}
    if without:
        parts.append(f"{', '.join(without.values())}: no tile width")
    return " · ".join(parts)
