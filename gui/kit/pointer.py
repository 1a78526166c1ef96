"""The overlay of a plot: the ring of the selected point, halos of the chosen ones, the crosshair, the box.

The rule: it only draws what the view sets; an export leaves it out.
"""

from __future__ import annotations

from bisect import bisect_left

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsObject

from warplens.gui.figures.answers import readings_at
from warplens.gui.figures.figure import Figure, Gap, Mark, PointKey, Series
from warplens.gui.kit.axes import Floats, Projection, exact_value
from warplens.gui.kit.curves_item import SeriesArrays, colour_of, gap_pixels
from warplens.gui.kit.hover_card import ReadOut, ReadOutRow
from warplens.gui.kit.theme import Theme

RING_PIXELS = 8.5
HALO_PIXELS = 6.5
MAX_HALOS = 500  # of more halos than this, those that nearly coincide are drawn once
_NONE = np.empty((0, 2))


class PointerItem(QGraphicsObject):
    """Ring, halos, crosshair and box, in pixels of the plot."""

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._projection = projection
        self._theme: Theme | None = None
        self.ring: QPointF | None = None
        self.is_stand_in = False
        """Whether the ring marks another point at the x of the selected one, which is not drawn."""
        self.halos = _NONE
        self.crosshair: float | None = None
        self.box: QRectF | None = None
        self.setZValue(40)

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self._theme = theme
        self.update()

    def reshape(self) -> None:
        """Adapt to the new size of the plot."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the part of the plot inside the axes, enlarged by a ring at its edge."""
        return self._projection.area.adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter | None, *_: object) -> None:
        """Draw what is set."""
        theme = self._theme
        if painter is None or theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._projection.area
        if self.crosshair is not None and area.left() <= self.crosshair <= area.right():
            painter.setPen(QPen(QColor(theme.faint), 1))
            painter.drawLine(QPointF(self.crosshair, area.top()), QPointF(self.crosshair, area.bottom()))
        painter.setClipRect(self.boundingRect())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(self.halos):
            path = QPainterPath()
            for x, y in _separate(self.halos, area).tolist():
                path.addEllipse(QPointF(x, y), HALO_PIXELS, HALO_PIXELS)
            painter.setPen(QPen(QColor(theme.accent), 1.6))
            painter.drawPath(path)
        if self.ring is not None:
            pen = QPen(QColor(theme.text), 1.6 if self.is_stand_in else 2)
            if self.is_stand_in:
                pen.setDashPattern([2.0, 2.2])
            painter.setPen(pen)
            painter.drawEllipse(self.ring, RING_PIXELS, RING_PIXELS)
        if self.box is not None:
            ground = QColor(theme.accent)
            ground.setAlphaF(0.12)
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(theme.accent), 1))
            painter.drawRect(self.box)


def _separate(pixels: Floats, area: QRectF) -> Floats:
    x, y = pixels[:, 0], pixels[:, 1]
    inside = pixels[(x >= area.left()) & (x <= area.right()) & (y >= area.top()) & (y <= area.bottom())]
    if len(inside) <= MAX_HALOS:
        return inside
    _, first = np.unique(np.round(inside / HALO_PIXELS), axis=0, return_index=True)
    return inside[first]


def read_out(figure: Figure, position: float, theme: Theme) -> ReadOut:
    """Return the readings of all curves at a position along the x axis."""
    x = exact_value(figure.x, position)
    heading = f"{figure.x.label} {figure.x.words_for(x)}"
    if figure.badge and "+" not in figure.badge:
        heading += f" · {figure.badge}"
    rows = tuple(
        ReadOutRow(
            colour=colour_of(reading.series, theme).name(),
            name=" · ".join(filter(None, (reading.series.label, reading.detail))),
            value=reading.text,
            ratio=reading.ratio_text,
        )
        for reading in readings_at(figure, x)
    )
    return ReadOut(heading=heading, rows=rows)


class Targets:
    """Marks and gaps, and their pixels."""

    def __init__(self, series: list[SeriesArrays]) -> None:
        self._series = series
        self._targets: list[Mark | Gap] = []
        for arrays in series:
            self._targets.extend(arrays.series.marks)
        self._mark_count = len(self._targets)
        for arrays in series:
            self._targets.extend(arrays.series.gaps)
        x = [np.concatenate([arrays.x, arrays.gap_x]) for arrays in series]
        self.x_positions = np.unique(np.concatenate(x)) if x else np.empty(0)
        """The positions along x of all targets, in rising order."""

    def __len__(self) -> int:
        return len(self._targets)

    def pixels(self, projection: Projection) -> Floats:
        """Return the pixels of the targets in the plot, one a row."""
        if not self._targets:
            return np.empty((0, 2))
        gaps = [gap_pixels(projection, arrays) for arrays in self._series]
        x = [projection.x(arrays.x) for arrays in self._series] + [x for x, _ in gaps]
        y = [projection.y(arrays.y) for arrays in self._series] + [y for _, y in gaps]
        return np.column_stack([np.concatenate(x), np.concatenate(y)])

    def nearest(self, pixel: QPointF, reach: float, projection: Projection) -> tuple[Mark | Gap, QPointF] | None:
        """Return the target nearest to a pixel of the plot and its own pixel; None if none is within reach."""
        pixels = self.pixels(projection)
        if not len(pixels):
            return None
        distances = np.hypot(pixels[:, 0] - pixel.x(), pixels[:, 1] - pixel.y())
        row = int(np.nanargmin(distances))
        if distances[row] > reach:
            return None
        return self._targets[row], QPointF(*pixels[row].tolist())

    def inside(self, box: QRectF, projection: Projection) -> frozenset[PointKey]:
        """Return the keys of all targets in a box of the plot."""
        pixels = self.pixels(projection)
        x, y = pixels[:, 0], pixels[:, 1]
        is_inside = (x >= box.left()) & (x <= box.right()) & (y >= box.top()) & (y <= box.bottom())
        return frozenset(self._targets[row].key for row in np.flatnonzero(is_inside).tolist())

    def row_of(self, key: PointKey | None) -> int | None:
        """Return the number of the target with this key."""
        if key is None:
            return None
        return next((row for row, target in enumerate(self._targets) if target.key == key), None)

    def rows_of(self, keys: frozenset[PointKey]) -> list[int]:
        """Return the numbers of the targets with these keys."""
        if not keys:
            return []
        return [row for row, target in enumerate(self._targets) if target.key in keys]

    def target(self, row: int) -> Mark | Gap:
        """Return a target."""
        return self._targets[row]

    def series_of(self, row: int) -> Series:
        """Return the curve of a target."""
        is_mark = row < self._mark_count
        index = row if is_mark else row - self._mark_count
        for arrays in self._series:
            count = len(arrays.series.marks if is_mark else arrays.series.gaps)
            if index < count:
                return arrays.series
            index -= count
        raise IndexError(row)

    def beside(self, row: int, step: int) -> Mark | Gap:
        """Return the next mark or gap of the same curve, to the right (step 1) or left (-1), or the last one."""
        series = self.series_of(row)
        targets: list[Mark | Gap] = sorted((*series.marks, *series.gaps), key=lambda target: target.x)
        index = bisect_left(targets, self._targets[row].x, key=lambda target: target.x)
        return targets[max(0, min(len(targets) - 1, index + step))]

    def over(self, row: int, step: int) -> Mark | Gap:
        """Return the mark of another curve at the same x, the next higher (step 1) or lower (-1) one."""
        x = self._targets[row].x
        stack = [target for arrays in self._series if (target := arrays.series.at(x)) is not None]
        stack.sort(key=lambda target: target.y if isinstance(target, Mark) else -np.inf)
        index = next((index for index, target in enumerate(stack) if target is self._targets[row]), 0)
        return stack[max(0, min(len(stack) - 1, index + step))]
