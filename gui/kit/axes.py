"""The axes of a figure, as pyqtgraph's items with ticks and grid of this program, and the paths of curves along them.

The rule: ticks come from the figure's own axis, for the part in view.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen

from warplens.gui.figures.figure import Axis, Figure, Scale
from warplens.gui.kit.pyqtgraph_door import pg
from warplens.gui.kit.theme import SMALL_PIXELS, Theme, font, scaled
from warplens.profiles.formats import for_page, one_line

PIXELS_A_SIZE_TICK = 46  # a tick of the lower axis has this much room, enough for a label such as `16384`
NAME_HEIGHT = 46  # the lower axis is this high, with its labels and its name
NAMELESS_HEIGHT = 26  # so high without its name
LABEL_WIDTH = 60  # the left axis is this wide, with its labels
PIXELS_A_TIME_TICK = 38  # a tick of the left axis has this much room
TEXT_GAP = 9.0  # the labels stand at this distance from the plot, in pixels
_Line = tuple[QPen, QPointF, QPointF]
_Label = tuple[QRectF, Qt.AlignmentFlag | Qt.TextFlag, str]


class FigureAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis whose ticks are those of a figure's `Axis`."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation, maxTickLength=0)
        self.enableAutoSIPrefix(False)  # ticks are texts of the figure, which no factor in the name may change
        self._axis: Axis | None = None
        self._has_name = True
        self._fit()

    def boundingRect(self) -> QRectF:
        """Return the area of the axis; the label of the last tick extends beyond it by half its height."""
        return QRectF(super().boundingRect()).adjusted(-4, -12, 4, 12)

    def _fit(self) -> None:
        self.setStyle(tickFont=font(SMALL_PIXELS), tickLength=0)
        if self.orientation == "left":
            self.setWidth(scaled(LABEL_WIDTH))
        else:
            self.setHeight(scaled(NAME_HEIGHT if self._has_name else NAMELESS_HEIGHT))

    def show_axis(self, axis: Axis) -> None:
        """Show the ticks of an axis."""
        self._axis = axis
        self.picture = None
        self.update()

    def show_name(self, name: str, theme: Theme) -> None:
        """Show the name of the axis; "" leaves its room to the plot."""
        self.setLabel(for_page(one_line(name)), **{"color": theme.muted, "font-size": f"{scaled(SMALL_PIXELS)}px"})
        self.showLabel(show=bool(name))
        self._has_name = bool(name)
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        """Use this theme and size of texts; the ticks extend across the plot as grid lines."""
        self._fit()
        self.setPen(QColor(0, 0, 0, 0))
        self.setTickPen(QColor(theme.grid))
        self.setTextPen(QColor(theme.muted))
        self.setGrid(255)

    def paint(self, p: QPainter, *_unused: object) -> None:
        """Draw the axis directly, as pyqtgraph's recorded picture has wrong sizes on paper."""
        specs = self.generateDrawSpecs(p)
        if specs is None:
            return
        _, lines, texts = specs
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        p.setPen(QPen(self.tickPen().color(), 1))
        for _, start, end in lines:
            p.drawLine(start, end)
        p.setFont(font(SMALL_PIXELS))
        p.setPen(self.textPen())
        for area, flags, text in texts:
            p.drawText(area, int(flags), text)

    def generateDrawSpecs(self, p: QPainter) -> tuple[_Line, list[_Line], list[_Label]] | None:
        """Return axis, grid and labels in pixels; pyqtgraph drops labels by rounding errors and mixes levels."""
        axis, view = self._axis, self.linkedView()
        if axis is None or view is None:
            return None
        area = view.mapRectToItem(self, view.boundingRect())
        is_left = self.orientation == "left"
        length = area.height() if is_left else area.width()
        low, high = self.range
        if length <= 0 or high <= low:
            return None
        p.setFont(font(SMALL_PIXELS))
        metrics = p.fontMetrics()
        lower, upper = (10.0**low, 10.0**high) if axis.scale is Scale.LOG else (low, high)
        max_ticks = max(2, int(length / (scaled(PIXELS_A_TIME_TICK) if is_left else scaled(PIXELS_A_SIZE_TICK))))
        pen = self.tickPen()
        lines: list[_Line] = []
        texts: list[_Label] = []
        for tick in axis.ticks(lower * (1 - 1e-9), upper * (1 + 1e-9), max_ticks):
            distance = (axis.position(tick.value) - low) / (high - low) * length
            width, height = metrics.horizontalAdvance(tick.text), metrics.height()
            if is_left:
                y = area.bottom() - distance
                lines.append((pen, QPointF(area.left(), y), QPointF(area.right(), y)))
                text_area = QRectF(area.left() - TEXT_GAP - width, y - height / 2, width, height)
            else:
                x = area.left() + distance
                lines.append((pen, QPointF(x, area.top()), QPointF(x, area.bottom())))
                text_area = QRectF(x - width / 2, area.bottom() + TEXT_GAP, width, height)
            if not texts or not text_area.intersects(texts[-1][0]):  # a low plot has room for fewer labels
                texts.append((text_area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, tick.text))
        axis_line = (QPen(Qt.PenStyle.NoPen), area.bottomLeft(), area.topLeft() if is_left else area.bottomRight())
        return axis_line, lines, texts


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

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
COLUMN_PIXELS = 2.0  # a dense curve is drawn by columns of this width
NOISY_SHARE = 0.25  # a dense curve that fills so much of its columns is one pixel wide: wider takes 100 times as long
NOISY_RISE = 4.0  # a curve of many marks is drawn so too if its vertical path is this many times its horizontal one
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
