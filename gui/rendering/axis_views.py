"""How a view shows the axes of a figure: their ends, the value under a pixel, whether a zoomed view can be kept.

The rule: positions are those of `Axis.position`, which a view shows; values are those of the figure.
"""

from __future__ import annotations

from bisect import bisect_left

from warplens.gui.plots.figure import Axis, Figure


def span(axis: Axis) -> tuple[float, float]:
    """Return the positions of both ends of an axis.

    Example:
        >>> from warplens.gui.plots.figure import Quantity, Scale
        >>> span(Axis(label="time", quantity=Quantity.TIME, scale=Scale.LOG, lower=100.0, upper=1000.0))
        (2.0, 3.0)
    """
    return axis.position(axis.lower), axis.position(axis.upper)


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
