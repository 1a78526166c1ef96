"""The small drawn marks of rows and fields: the marker of a variant, a check box, a chevron.

The rule: a mark looks the same wherever it is drawn.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QPolygonF

from warplens.gui.plots.figure import Look, Marker
from warplens.gui.toolkit.theme import Theme


def draw_marker(painter: QPainter, middle: QPointF, look: Look, colour: str, *, hollow: bool = False) -> None:
    """Draw the marker of a variant as plots draw it, nine pixels wide."""
    painter.setPen(QPen(QColor(colour), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(colour))
    reach = 4.0
    match look.marker:
        case Marker.CIRCLE:
            painter.drawEllipse(middle, reach, reach)
        case Marker.SQUARE:
            painter.drawPolygon(_polygon(middle, ((-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5))))
        case Marker.DIAMOND:
            painter.drawPolygon(_polygon(middle, ((0, -4.6), (4.6, 0), (0, 4.6), (-4.6, 0))))
        case Marker.TRIANGLE:
            painter.drawPolygon(_polygon(middle, ((0, -4.2), (4.4, 3.6), (-4.4, 3.6))))


def draw_check_box(painter: QPainter, box: QRectF, state: Qt.CheckState, theme: Theme) -> None:
    """Draw a check box in a state."""
    if state is Qt.CheckState.Unchecked:
        painter.setPen(QPen(QColor(theme.faint), 1.2))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QPen(QColor(theme.on_accent), 1.8))
    tick = ((-3.4, 0.2), (-1.0, 2.8), (3.6, -2.8)) if state is Qt.CheckState.Checked else ((-3.4, 0), (3.4, 0))
    painter.drawPolyline(_polygon(box.center(), tick))


def draw_chevron(painter: QPainter, middle: QPointF, colour: QColor, *, is_down: bool = True) -> None:
    """Draw a chevron that points down, or to the right."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    down = ((-3.5, -1.75), (0, 1.75), (3.5, -1.75))
    right = ((-1.75, -3.5), (1.75, 0), (-1.75, 3.5))
    painter.drawPolyline(_polygon(middle, down if is_down else right))


def draw_dot(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Draw the dot beside something that is assumed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle, 2.5, 2.5)
    painter.restore()


def _polygon(middle: QPointF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) for x, y in corners])
