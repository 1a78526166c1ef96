"""The overlay of a plot: the ring of the selected point, halos of the chosen ones, the crosshair, the box.

The rule: it only draws what the view sets; an export leaves it out.
"""

from __future__ import annotations

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from warplens.gui.rendering.curve_paths import Floats
from warplens.gui.rendering.curves_item import Projection
from warplens.gui.toolkit.theme import Theme

RING_PIXELS = 8.5
HALO_PIXELS = 6.5
MAX_HALOS = 500
"""Of more halos than this, those that nearly coincide are drawn once."""
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

    def paint(
        self, painter: QPainter | None, option: QStyleOptionGraphicsItem | None, widget: QWidget | None = None
    ) -> None:
        """Draw what is set."""
        del option, widget
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
    """Return the pixels in the area; if they are more than `MAX_HALOS`, one for each small square."""
    x, y = pixels[:, 0], pixels[:, 1]
    inside = pixels[(x >= area.left()) & (x <= area.right()) & (y >= area.top()) & (y <= area.bottom())]
    if len(inside) <= MAX_HALOS:
        return inside
    _, first = np.unique(np.round(inside / HALO_PIXELS), axis=0, return_index=True)
    return inside[first]
