"""The paths of curves in the pixels of a plot: cut at the edges of the plot, and by columns where marks are dense.

The rule: a curve with more marks than the plot has columns becomes the range of each column.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QPainterPath

from warplens.gui.kit.pyqtgraph_door import pg

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
COLUMN_PIXELS = 2.0  # a dense curve is drawn by columns of this width
NOISY_SHARE = 0.25
"""A dense curve that fills this share of its columns is drawn one pixel wide: a wider pen takes 100 times as long."""
NOISY_CLIMB = 4.0  # a curve of many marks is drawn so too if its vertical path is this many times its horizontal one
MANY_MARKS = 100  # a curve with more marks than this has many


class Projection:
    """The mapping from positions along the axes to pixels of the plot."""

    def __init__(self) -> None:
        self.area = QRectF(0, 0, 1, 1)
        self.x_range = (0.0, 1.0)
        self.y_range = (0.0, 1.0)

    def x(self, positions: Floats) -> Floats:
        """Return pixels from the left."""
        left, right = self.x_range
        return self.area.left() + (positions - left) * (self.area.width() / (right - left))

    def y(self, positions: Floats) -> Floats:
        """Return pixels from the top."""
        low, high = self.y_range
        return self.area.bottom() - (positions - low) * (self.area.height() / (high - low))

    def position(self, at: QPointF) -> tuple[float, float]:
        """Return the positions along both axes of a point of the plot."""
        (left, right), (low, high) = self.x_range, self.y_range
        x = left + (at.x() - self.area.left()) / self.area.width() * (right - left)
        y = low + (self.area.bottom() - at.y()) / self.area.height() * (high - low)
        return x, y


def are_inside(x: Floats, y: Floats, area: QRectF) -> Flags:
    """Return which of these pixels are in the area, its edges included."""
    return (x >= area.left() - 1) & (x <= area.right() + 1) & (y >= area.top() - 1) & (y <= area.bottom() + 1)


def path_through(x: Floats, y: Floats, joined: Flags, area: QRectF) -> tuple[QPainterPath | None, bool]:
    """Return the line through these pixels, interrupted between marks that are not joined, and whether it is noisy.

    The line is None if no part of it is in the area.
    """
    is_noisy = False
    if len(x) < 2 or not joined.any():
        return None, is_noisy
    if _is_dense(x):
        columns, bottom, top = by_column(x, y)
        is_thin = bottom - top < 1.0
        is_noisy = 1 - is_thin.mean() > NOISY_SHARE
        if is_noisy:
            columns, bottom, top = by_column(x, y, COLUMN_PIXELS / 2)
            is_thin = bottom - top < 1.0
        # a column that the curve crosses becomes a point, a column that it fills a stroke from top to bottom
        keep = np.ones(2 * len(columns), dtype=bool)
        keep[1::2] = ~is_thin
        x = np.repeat(columns, 2)[keep]
        y = np.column_stack([np.where(is_thin, (bottom + top) / 2, bottom), top]).ravel()[keep]
        joined = np.ones(len(x), dtype=bool)
    elif len(x) > MANY_MARKS:
        is_noisy = bool(np.abs(np.diff(y)).sum() > NOISY_CLIMB * (x[-1] - x[0]))
    if not are_inside(x, y, area).all():
        x, y, joined = _cut(x, y, joined, area)
    return (pg.arrayToQPath(x, y, connect=joined.astype(np.int32)) if len(x) > 1 else None), is_noisy


def _cut(x: Floats, y: Floats, joined: Flags, area: QRectF) -> tuple[Floats, Floats, Flags]:
    """Return the part of a line inside the area.

    The painter does not clip: not every SVG viewer supports clipping, and invisible dashes cost as much as visible
    ones. Source: Y. Liang and B. Barsky, "A new concept and method for line clipping" (1984).
    """
    starts = np.flatnonzero(joined[:-1])
    x0, y0, dx, dy = x[starts], y[starts], np.diff(x)[starts], np.diff(y)[starts]
    first, last = np.zeros(len(starts)), np.ones(len(starts))
    for step, room in (
        (-dx, x0 - area.left()),
        (dx, area.right() - x0),
        (-dy, y0 - area.top()),
        (dy, area.bottom() - y0),
    ):
        with np.errstate(divide="ignore", invalid="ignore"):
            edge = room / step
        first = np.where(step < 0, np.fmax(first, edge), first)
        last = np.where(step > 0, np.fmin(last, edge), np.where((step == 0) & (room < 0), -1.0, last))
    kept = first <= last
    starts, first, last = starts[kept], first[kept], last[kept]
    x0, y0, dx, dy = (column[kept] for column in (x0, y0, dx, dy))
    continues = np.zeros(len(starts), dtype=bool)
    continues[:-1] = (np.diff(starts) == 1) & (last[:-1] >= 1) & (first[1:] <= 0)
    ends = np.column_stack([np.ones(len(starts), dtype=bool), continues]).ravel()
    cut_x = np.column_stack([x0 + first * dx, x0 + last * dx]).ravel()
    cut_y = np.column_stack([y0 + first * dy, y0 + last * dy]).ravel()
    return cut_x, cut_y, ends


def _is_dense(x: Floats) -> bool:
    return len(x) > 2 and bool(len(x) * COLUMN_PIXELS > 2 * (x[-1] - x[0]))


def by_column(x: Floats, y: Floats, width: float = COLUMN_PIXELS) -> tuple[Floats, Floats, Floats]:
    """Return the columns of rising `x`, and the largest and smallest `y` in each; few values are returned unchanged."""
    if not _is_dense(x):
        return x, y, y
    number = np.floor(x / width)
    starts = np.concatenate([[0], np.flatnonzero(np.diff(number)) + 1])
    return x[starts], np.maximum.reduceat(y, starts), np.minimum.reduceat(y, starts)
