"""Runtime against tile width at one matrix size, as a figure.

The rule: the size is stated in the subtitle; where a variant has further tune axes, their best values stand for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.points import PointResult
from warplens.gui.plots.bounds import bounds_of
from warplens.gui.plots.curves import Curves, PlotChoice, curves_of
from warplens.gui.plots.figure import Figure, Scale, Series, badge_of, size_axis
from warplens.gui.plots.point_arrays import Array, PointArrays, point_arrays, tile_axis_of
from warplens.gui.plots.runtime import Context, floors, hint, layers_of, title_of, x_values_of, y_axis, y_label
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
        points: of any number of variants and devices.
        context: looks, device names, hidden variants, overlays.
        size: the matrix size; None for the one that `most_complete_size` finds.
        choice: what is drawn upwards; the time where it is not given.
    """
    choice = choice or PlotChoice()
    known = point_arrays(points)
    chosen = most_complete_size(known) if size is None else size

    def keep(one: PointArrays) -> Array:
        return (one.size == chosen) & np.isfinite(one.tile)

    curves = curves_of(
        layers_of(known, context), place=lambda one: one.tile, keep=keep, naming=context.naming, choice=choice
    )
    places = x_values_of(curves.series)
    series = (*curves.series, *_levels(known, chosen, places, context, choice))
    bounded = (*series, *bounds_of(curves.series, choice))
    rules = floors(series, choice)
    at_size = [known.points[row] for row in np.flatnonzero(known.size == chosen).tolist()] if chosen else []
    names = dict.fromkeys(tile_axis_of(point) for point in at_size if point.tune)
    suited = Scale.LOG if min(places, default=1) > 0 else Scale.LINEAR
    return Figure(
        title=title_of(choice, "tile width"),
        subtitle=_subtitle(at_size, chosen, context, curves),
        x=size_axis(" ".join(("tile width", ", ".join(names))).strip(), places, choice.x_scale or suited),
        y=y_axis(bounded, choice, y_label(choice, context, known), rules, wide=False),
        series=bounded,
        badge=badge_of(series),
        empty=hint(EMPTY, curves, choice, has_points=any(point.tune for point in at_size)),
        rules=rules,
        make_card=context.make_card,
    )


def _levels(
    known: PointArrays, size: int | None, places: Sequence[float], context: Context, choice: PlotChoice
) -> tuple[Series, ...]:
    """Return the baselines, which have no tile width, as level lines from the first place to the last."""

    def keep(one: PointArrays) -> Array:
        return (one.size == size) & one.is_baseline

    level = curves_of(
        layers_of(known, context)[:1],
        place=lambda one: np.zeros(len(one)),
        keep=keep,
        naming=context.naming,
        choice=choice,
    )
    ends = sorted({min(places), max(places)}) if places else ()
    return tuple(
        replace(
            one, marks=tuple(msgspec.structs.replace(mark, x=float(x)) for mark in one.marks for x in ends), gaps=()
        )
        for one in level.series
    )


def most_complete_size(points: Sequence[PointResult] | PointArrays) -> int | None:
    """Return the size that shows most: the largest of those with the most finished points that have a tile width."""
    known = point_arrays(points)
    if not len(known):
        return None
    sizes, number = np.unique(known.size, return_inverse=True)
    finished = np.bincount(number, weights=known.is_ok & np.isfinite(known.tile))
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
    if curves.unmatched:
        parts.append(f"{curves.unmatched} without a baseline left out")
    return " · ".join(parts)
