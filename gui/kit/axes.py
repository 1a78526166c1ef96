"""The axes of a figure with their ticks and grid, and the paths of curves along them.

The rule: ticks come from the figure's own axis, for the part in view.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QLineF, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsObject

from warplens.gui.figures.figure import Axis, Figure, Scale
from warplens.gui.kit.pyqtgraph_door import pg
from warplens.gui.kit.theme import SMALL_PIXELS, Theme, font, scaled
from warplens.profiles.formats import one_line

PIXELS_A_SIZE_TICK = 46  # a tick of the lower axis has this much room, enough for a label such as `16384`
NAME_HEIGHT = 46  # the lower axis is this high, with its labels and its name
NAMELESS_HEIGHT = 26  # so high without its name
LABEL_WIDTH = 60  # the left axis is this wide, with its labels
PIXELS_A_TIME_TICK = 38  # a tick of the left axis has this much room
OVERHANG = 6.0  # a label of the lower axis of a facet extends beyond it by so much
APART = 8.0  # labels of the lower axis are so many pixels apart: numbers in groups of digits have gaps, too
TEXT_GAP = 9.0  # the labels stand at this distance from the plot, in pixels

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]


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


class PlotPart(QGraphicsObject):
    """A part of what is drawn of a figure, in pixels of the plot."""

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._projection = projection
        self._theme: Theme | None = None

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self._theme = theme
        self.update()

    def reshape(self) -> None:
        """Adapt to the new size of the plot, and to the part of the axes in view."""
        self.prepareGeometryChange()
        self.update()


class AxesItem(PlotPart):
    """Both axes of a figure: the grid, the labels at the ticks, and the name of the lower axis."""

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(projection, parent)
        self.figure: Figure | None = None
        self.has_labels = (True, True)  # whether the lower and the left axis have labels here: facets share them
        self.name = ""  # that of the lower axis
        self.is_facet = False  # whether others may stand beside it, whose labels those of the lower axis leave free

    def boundingRect(self) -> QRectF:
        """Return the area of plot and labels; the label of the last tick extends beyond it by half its height."""
        return self._projection.area.adjusted(-scaled(LABEL_WIDTH), -12, scaled(LABEL_WIDTH), scaled(NAME_HEIGHT))

    def paint(self, painter: QPainter | None, *_unused: object) -> None:
        """Draw the grid, then labels and name."""
        theme, area = self._theme, self._projection.area
        if painter is None or theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setFont(font(SMALL_PIXELS))
        for is_left in (False, True):
            lines, labels = self.ticks(painter.fontMetrics(), is_left=is_left)
            painter.setPen(QPen(QColor(theme.grid), 1))
            for line in lines:
                painter.drawLine(line)
            painter.setPen(QColor(theme.muted))
            for room, text in labels if self.has_labels[is_left] else ():
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
        if self.name:
            foot = QRectF(area.left(), area.bottom(), area.width(), scaled(NAME_HEIGHT) - 3)
            painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, one_line(self.name))

    def ticks(self, metrics: QFontMetrics, *, is_left: bool) -> tuple[list[QLineF], list[tuple[QRectF, str]]]:
        """Return the lines across the plot at the ticks of an axis in view, and the labels that have room."""
        if self.figure is None:
            return [], []
        area, axis = self._projection.area, self.figure.y if is_left else self.figure.x
        length = area.height() if is_left else area.width()
        low, high = self._projection.y_range if is_left else self._projection.x_range
        if length <= 0 or high <= low:
            return [], []
        lower, upper = (10.0**low, 10.0**high) if axis.scale is Scale.LOG else (low, high)
        most = max(2, int(length / scaled(PIXELS_A_TIME_TICK if is_left else PIXELS_A_SIZE_TICK)))
        lines: list[QLineF] = []
        labels: list[tuple[QRectF, str]] = []
        for tick in axis.ticks(lower * (1 - 1e-9), upper * (1 + 1e-9), most):
            distance = (axis.position(tick.value) - low) / (high - low) * length
            width, height = metrics.horizontalAdvance(tick.text), metrics.height()
            if is_left:
                y = area.bottom() - distance
                lines.append(QLineF(area.left(), y, area.right(), y))
                left = max(area.left() - TEXT_GAP - width, area.left() - scaled(LABEL_WIDTH))  # a long one is not cut
                room = QRectF(left, y - height / 2, width, height)
            else:
                x = area.left() + distance
                lines.append(QLineF(x, area.top(), x, area.bottom()))
                room = QRectF(x - width / 2, area.bottom() + TEXT_GAP, width, height)
                if self.is_facet:
                    room.moveLeft(min(max(room.left(), area.left() - OVERHANG), area.right() + OVERHANG - width))
            apart = room.adjusted(0 if is_left else -APART, 0, 0, 0)
            if not labels or not apart.intersects(labels[-1][0]):  # a small plot has room for fewer labels
                labels.append((room, tick.text))
        return lines, labels


# Positions are those of `Axis.position`, which a view shows; values are those of the figure.

NEAR = 0.25  # a point is brought so near that this part of each axis is in view
ROOM = 1.3  # several points are shown with so much room around them


def span(axis: Axis) -> tuple[float, float]:
    """Return the positions of both ends of an axis."""
    return axis.position(axis.lower), axis.position(axis.upper)


def around(
    positions: Sequence[float], shown: tuple[float, float] | None, whole: tuple[float, float]
) -> tuple[float, float]:
    """Return the part of an axis around positions, as long as `shown`, else as they need, at least `NEAR` of it."""
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


# The paths of curves in the pixels of a plot: cut at the edges of the plot, and by columns where marks are dense.
# A curve with more marks than the plot has columns becomes the range of each column.

COLUMN_PIXELS = 2.0  # a dense curve is drawn by columns of this width
NOISY_SHARE = 0.25  # a dense curve that fills so much of its columns is one pixel wide: wider takes 100 times as long
NOISY_RISE = 4.0  # a curve of many marks is drawn so too if its vertical path is this many times its horizontal one
MANY_MARKS = 100  # a curve with more marks than this has many


def are_inside(x: Floats, y: Floats, area: QRectF) -> Flags:
    """Return which of these pixels are in the area, its edges included."""
    return (x >= area.left() - 1) & (x <= area.right() + 1) & (y >= area.top() - 1) & (y <= area.bottom() + 1)


def path_through(x: Floats, y: Floats, joined: Flags, area: QRectF) -> tuple[QPainterPath | None, bool]:
    """Return the line through these pixels (None outside the area), with gaps, and whether it is noisy."""
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
        is_noisy = bool(np.abs(np.diff(y)).sum() > NOISY_RISE * (x[-1] - x[0]))
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
