"""How a view shows the axes of a figure: their ends, the value under a pixel, whether a zoomed view can be kept.

The rule: positions are those of `Axis.position`, which a view shows; values are those of the figure.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from warplens.gui.plots.figure import Axis, Figure

NEAR = 0.25
"""A point is brought so near that this part of each axis is in view."""
ROOM = 1.3
"""Several points are shown with so much room around them."""


def span(axis: Axis) -> tuple[float, float]:
    """Return the positions of both ends of an axis."""
    return axis.position(axis.lower), axis.position(axis.upper)


def around(
    positions: Sequence[float], shown: tuple[float, float] | None, whole: tuple[float, float]
) -> tuple[float, float]:
    """Return the part of an axis with these positions in its middle.

    Args:
        positions: those of the points, at least one.
        shown: the part in view, as long as which the result is; None for one that the points fill, or at least
            `NEAR` of the axis.
        whole: the ends of the axis.
    """
    low, high = min(positions), max(positions)
    length = max((high - low) * ROOM, (whole[1] - whole[0]) * NEAR) if shown is None else shown[1] - shown[0]
    middle = (low + high) / 2
    return middle - length / 2, middle + length / 2


def exact_value(axis: Axis, position: float) -> float:
    """Return the value of the axis at a position, without the rounding error of the logarithm."""
    value = axis.value_at(position)
    after = bisect_left(axis.values, value)
    return min(axis.values[max(0, after - 1) : after + 1], key=lambda candidate: abs(candidate - value), default=value)


def have_same_axes(last: Figure, figure: Figure) -> bool:
    """Return whether the axes of two figures have the same meaning."""
    return all(
        (before.label, before.scale, before.quantity) == (now.label, now.scale, now.quantity)
        for before, now in ((last.x, figure.x), (last.y, figure.y))
    )
