"""The lower bound on the time of points that stream their data: their curve cannot go below it.

The rule: a bound is drawn at its point's x, and its card says what sets it and what fraction of it was reached.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Look, Mark, Rank, Series
from warplens.gui.figures.variant_looks import TIME
from warplens.profiles.conditions import sourced_line
from warplens.profiles.formats import time_text, value_text

LINK = "the link to the host"
"""Cards name the limiter with these words if the products do not limit."""


def bounds_of(series: Iterable[Series], choice: PlotChoice) -> tuple[Series, ...]:
    """Return a limit for each curve of the open profile whose points stream; none unless times are drawn."""
    if choice.measure is not TIME:
        return ()
    limits = []
    for curve in series:
        marks = tuple(bound for mark in curve.ranked if (bound := _bound(mark)) is not None) if curve.layer == 0 else ()
        if marks:
            label = f"bound of {curve.label}"
            limits.append(Series(name=curve.name, label=label, look=Look(hue=0), marks=marks, rank=Rank.LIMIT))
    return tuple(limits)


def bound_line(point: PointResult) -> str:
    """Return the bound of a point that streams as a line of text; "" for any other point."""
    bound, limiter, fraction = (point.metrics.get(key) for key in ("stream_bound", "stream_limiter", "stream_fraction"))
    if bound is None or limiter is None or fraction is None or isinstance(bound.value, str):
        return ""
    by = "the products" if limiter.value == "product" else LINK
    parts = [(f"bound {time_text(bound.value)} by {by}", bound.provenance)]
    return sourced_line([*parts, (f"{value_text(fraction)} reached", fraction.provenance)], ", ")


def _bound(mark: Mark) -> Mark | None:
    point = mark.about
    if not isinstance(point, PointResult):
        return None
    bound = point.metrics.get("stream_bound")
    if bound is None or isinstance(bound.value, str) or bound.value <= 0:
        return None
    rate, moved = point.metrics.get("link_rate"), point.metrics.get("uploaded_bytes")
    lines = [bound_line(point)]
    if rate is not None and moved is not None and not isinstance(moved.value, str):
        uploaded = (f"{moved.value / 1e9:.3g} GB uploaded", moved.provenance)
        lines.append(sourced_line([uploaded, (f"at {value_text(rate)}", rate.provenance)], " "))
    return Mark(x=mark.x, y=float(bound.value), key=mark.key, provenance=bound.provenance, card=("bound", *lines))
