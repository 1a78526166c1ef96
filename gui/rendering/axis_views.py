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
    """Return the positions of both ends of an axis.

    Example:
        >>> from warplens.gui.plots.figure import Quantity, Scale
        >>> span(Axis(label="time", quantity=Quantity.TIME, scale=Scale.LOG, lower=100.0, upper=1000.0))
        (2.0, 3.0)
    """
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

    Example:
        >>> around([2.0], (0.0, 1.0), (0.0, 4.0)), around([2.0], None, (0.0, 4.0))
        ((1.5, 2.5), (1.5, 2.5))
    """
    low, high = min(positions), max(positions)
    length = max((high - low) * ROOM, (whole[1] - whole[0]) * NEAR) if shown is None else shown[1] - shown[0]
    middle = (low + high) / 2
    return middle - length / 2, middle + length / 2


def exact_value(axis: Axis, position: float) -> float:
    """Return the value of the axis at a position, without the rounding error of the logarithm.

    Example:
        >>> from warplens.gui.plots.figure import Quantity, Scale
        >>> axis = Axis(
        ...     label="N", quantity=Quantity.SIZE, scale=Scale.LOG, lower=100.0, upper=900.0, values=(128.0, 512.0)
        ... )
        >>> exact_value(axis, axis.position(512.0))
        512.0
    """
    value = axis.value_at(position)
    after = bisect_left(axis.values, value)
    return min(axis.values[max(0, after - 1) : after + 1], key=lambda candidate: abs(candidate - value), default=value)


def have_same_axes(last: Figure, figure: Figure) -> bool:
    """Return whether the axes of two figures have the same meaning.

    Example:
        >>> from warplens import load
        >>> from warplens.gui.plots.figures.runtime import Context
        >>> from warplens.gui.plots.figures.runtime_size import runtime_size
        >>> from warplens.gui.plots.figures.runtime_tile import runtime_tile
        >>> points = load("reference:gtx-1080-ti").points
        >>> by_size, by_tile = runtime_size(points, Context(looks={})), runtime_tile(points, Context(looks={}))
        >>> have_same_axes(by_size, by_size), have_same_axes(by_size, by_tile)
        (True, False)
    """
    return all(
        (before.label, before.scale, before.quantity) == (now.label, now.scale, now.quantity)
        for before, now in ((last.x, figure.x), (last.y, figure.y))
    )
