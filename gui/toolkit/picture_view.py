"""Shows a picture made for the size at hand, and tells which lane the pointer is on.

The rule: it knows boxes, lines and texts, and nothing of what they mean; it asks for the picture anew when its size
changes.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QSizePolicy, QWidget

from warplens.gui.plots.colours import Theme, mixed
from warplens.gui.plots.picture import Anchor, Box, Label, Line, Picture, Shape, colour

MakePicture = Callable[[float, float], Picture]
"""Makes the picture for a width and a height in pixels."""


class PictureView(QWidget):
    """One picture.

    Signals:
        tag_hovered: the tag of the box under the pointer, or of one in the same column; None for none.
    """

    tag_hovered = pyqtSignal(object)

    def __init__(self, theme: Theme, *, least: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._make: MakePicture | None = None
        self._picture: Picture | None = None
        self._tag: int | None = None
        self.setMinimumSize(least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    @property
    def picture(self) -> Picture | None:
        """What is shown."""
        return self._picture

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.update()

    def show_picture(self, make: MakePicture | None) -> None:
        """Show what this makes; None for nothing."""
        self._make = make
        self._picture = None
        self._renew()

    def _renew(self) -> None:
        """Have the picture made for the present size."""
        width, height = float(self.width()), float(self.height())
        self._picture = None if self._make is None else self._make(width, height)
        said = "" if self._picture is None else self._picture.title
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw."""
        del event
        if self._picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for item in self._picture.items:
            draw_item(painter, item, self._theme)
        painter.end()

    def resizeEvent(self, event: object) -> None:
        """Have it made anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._renew()

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Tell what the pointer is on: the box, or the one above the place."""
        if event is None or self._picture is None:
            return
        place = event.position()
        boxes = [item for item in self._picture.items if isinstance(item, Box) and item.tag is not None]
        here = next(
            (box.tag for box in boxes if box.x <= place.x() < box.x + box.width and place.y() < box.y + box.height + 6),
            None,
        )
        self._hover(here)

    def leaveEvent(self, event: QEvent | None) -> None:
        """Tell that it is on nothing."""
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, tag: int | None) -> None:
        if tag != self._tag:
            self._tag = tag
            self.tag_hovered.emit(tag)


def draw_item(painter: QPainter, item: Shape, theme: Theme) -> None:
    """Draw one item of a picture."""
    tone = QColor(colour(item.ink, theme))
    match item:
        case Box():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(colour(item.ink, theme), theme.panel, item.strength)))
            area = QRectF(item.x, item.y, item.width, item.height)
            painter.drawRoundedRect(area, item.radius, item.radius)
        case Line():
            tone.setAlphaF(item.strength)
            painter.setPen(QPen(tone, item.thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QLineF(item.x1, item.y1, item.x2, item.y2))
        case Label():
            _draw_label(painter, item, tone)


def _draw_label(painter: QPainter, item: Label, tone: QColor) -> None:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont) if item.mono else QFont()
    font.setPixelSize(round(item.size))
    font.setWeight(QFont.Weight.DemiBold if item.bold else QFont.Weight.Normal)
    painter.setFont(font)
    painter.setPen(tone)
    wide = QFontMetricsF(font).horizontalAdvance(item.text)
    left = {Anchor.START: 0.0, Anchor.MIDDLE: wide / 2, Anchor.END: wide}[item.anchor]
    painter.drawText(QPointF(item.x - left, item.y), item.text)
