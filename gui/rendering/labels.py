"""The texts of a figure inside the plot: labels at the ends of curves, the name of the y axis, the hint.

The rule: labels stand in a gutter right of the plot, moved apart where they would overlap; a thin leader joins a label
to its curve where it had to move. One that finds no room is left out, and it is said how many were.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from warplens.gui.plots.figure import Figure, Rank
from warplens.gui.plots.spacing import spread_labels
from warplens.gui.rendering.curves_item import Projection, SeriesArrays, colour_of
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, font

LABEL_PIXELS = 17.0
"""From one label's middle to the next."""
GUTTER_GAP = 12.0
MAX_GUTTER = 190.0
GUTTER_SHARE = 0.34
"""Of the plot's whole width; in a narrow panel labels are cut rather than the curves."""
NARROW = 330.0
NARROW_SHARE = 0.5
"""The same in the column at the side, where less would leave of `FP32 67 TFLOP/s` its two ends only."""
NO_GUTTER = 16.0


@dataclass(frozen=True, slots=True, kw_only=True)
class _Label:
    text: str
    colour: QColor
    room: QRectF
    leader: QPainterPath | None


class LabelsItem(QGraphicsObject):
    """The texts; its coordinates are those of the plot that it lies in."""

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._projection = projection
        self._theme: Theme | None = None
        self._ends: list[tuple[str, QColor, float, float]] = []
        self._labels: list[_Label] = []
        self._bounds = QRectF()
        self.y_name = ""
        self.hint = ""
        self.unlabelled = ""
        self.setZValue(30)

    @property
    def rects(self) -> dict[str, QRectF]:
        """Where labels stand, in the plot, by what they say."""
        return {label.text: label.room for label in self._labels}

    def gutter(self, figure: Figure, width: float) -> float:
        """Return the room that the labels of a figure take of a plot of this width."""
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        labels = {series.label for series in figure.series if series.marks and series.rank is not Rank.CLOUD}
        widest = max(map(metrics.horizontalAdvance, labels), default=0.0)
        if not widest:
            return NO_GUTTER
        share = NARROW_SHARE if width < NARROW else GUTTER_SHARE
        return min(widest + GUTTER_GAP + 6, MAX_GUTTER, max(60.0, width * share))

    def show_figure(self, figure: Figure, prepared: list[SeriesArrays], theme: Theme) -> None:
        """Take the texts of this figure."""
        self._theme = theme
        self.hint = figure.empty
        self.y_name = "" if figure.empty else figure.y.label
        self._ends = [
            (one.series.label, colour_of(one.series, theme), float(one.x[-1]), float(one.y[-1]))
            for one in prepared
            if len(one.x) and one.series.label and one.series.rank is not Rank.CLOUD
        ]

    def place(self, bounds: QRectF, gutter: float) -> None:
        """Find places for the labels of the curves that end in view, in a plot of these bounds."""
        self.prepareGeometryChange()
        self._bounds = bounds
        area = self._projection.area
        if self._ends:
            x = self._projection.x(np.array([end[2] for end in self._ends]))
            y = self._projection.y(np.array([end[3] for end in self._ends]))
            inside = (y >= area.top() - 1) & (y <= area.bottom() + 1) & (x >= area.left() - 1)
            ends = [
                (text, colour, QPointF(min(at_x, area.right()), at_y))
                for (text, colour, _, _), at_x, at_y, shown in zip(
                    self._ends, x.tolist(), y.tolist(), inside.tolist(), strict=True
                )
                if shown
            ]
        else:
            ends = []
        room = max(1, int(area.height() // LABEL_PIXELS))
        self.unlabelled = f"+{len(ends) - room} in the legend" if len(ends) > room else ""
        ends = ends[:room]
        heights = spread_labels([end.y() for _, _, end in ends], LABEL_PIXELS, area.top(), area.bottom())
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        left = area.right() + GUTTER_GAP
        self._labels = []
        for (text, colour, end), height in zip(ends, heights, strict=True):
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, max(24.0, gutter - GUTTER_GAP - 2))
            width = metrics.horizontalAdvance(shown)
            box = QRectF(left, height - metrics.height() / 2, width, metrics.height())
            self._labels.append(_Label(text=shown, colour=colour, room=box, leader=_leader(end, height, left)))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole plot."""
        return self._bounds

    def paint(
        self, painter: QPainter | None, option: QStyleOptionGraphicsItem | None, widget: QWidget | None = None
    ) -> None:
        """Draw the texts."""
        del option, widget
        if painter is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, theme = self._projection.area, self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for label in self._labels:
            if label.leader is not None:
                faded = QColor(label.colour)
                faded.setAlphaF(0.45)
                painter.setPen(QPen(faded, 1))
                painter.drawPath(label.leader)
        painter.setFont(font(SMALL_PIXELS))
        flags = Qt.AlignmentFlag
        for label in self._labels:
            painter.setPen(label.colour)
            painter.drawText(label.room, flags.AlignLeft | flags.AlignVCenter | Qt.TextFlag.TextDontClip, label.text)
        painter.setPen(QColor(theme.muted))
        if self.y_name:
            painter.drawText(QRectF(2, 4, self._bounds.width() - 4, 18), flags.AlignLeft | flags.AlignTop, self.y_name)
        if self.unlabelled:
            room = QRectF(area.right() + GUTTER_GAP, 4, self._bounds.right() - area.right() - GUTTER_GAP, 18)
            painter.drawText(room, flags.AlignLeft | flags.AlignTop, self.unlabelled)
        if self.hint:
            painter.setFont(font())
            painter.drawText(area, flags.AlignCenter | Qt.TextFlag.TextWordWrap, self.hint)


def _leader(end: QPointF, height: float, left: float) -> QPainterPath | None:
    """Return the line from the end of a curve to its label; None where the label stands right beside it."""
    if left - end.x() <= 8 or (left - end.x() < 2 * GUTTER_GAP and abs(height - end.y()) < 1):
        return None
    path = QPainterPath(end + QPointF(6, 0))
    path.cubicTo(QPointF(left - 8, end.y()), QPointF(left - 12, height), QPointF(left - 3, height))
    return path
