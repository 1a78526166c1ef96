"""The parts of the legend: a chip for each variant, a strand for each profile.

The rule: a part draws itself and signals clicks; the legend knows the results.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QAbstractButton, QWidget

from warplens.gui.plots.figure import Look, line_width
from warplens.gui.toolkit.marks import draw_marker
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, font
from warplens.profiles.cleaning import plain

MOST_TEXT = 180
"""The name of a variant is cut in the middle to this width in pixels; the tool tip has all of it."""


class Chip(QAbstractButton):
    """The marker and the name of a variant; checked while its curves are shown.

    Signals:
        singled_out: a double click asks for this variant alone, or for all again.
    """

    singled_out = pyqtSignal()

    def __init__(self, text: str, look: Look, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._theme = theme
        self.setFont(font(SMALL_PIXELS))
        self.setText(self.fontMetrics().elidedText(plain(text), Qt.TextElideMode.ElideMiddle, MOST_TEXT))
        self.setAccessibleName(plain(text))
        self.setCheckable(True)
        self.setChecked(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip("Click to hide or show, double-click for this one alone")

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of marker, name and padding."""
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 34, 26)

    def enterEvent(self, event: QEnterEvent | None) -> None:
        """Show that it can be clicked."""
        super().enterEvent(event)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Single this variant out."""
        del event
        self.singled_out.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the chip."""
        del event
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(self.rect(), 5, 5)
        on = self.isChecked()
        middle = QPointF(13, self.height() / 2)
        draw_marker(painter, middle, self._look, theme.hue(self._look) if on else theme.faint, hollow=not on)
        painter.setPen(QColor(theme.text if on else theme.faint))
        painter.drawText(self.rect().adjusted(25, 0, -6, 0), Qt.AlignmentFlag.AlignVCenter, self.text())


class Strand(QWidget):
    """A piece of a profile's curve, and the profile's name; `layer` 0 is the open profile, others are paler."""

    def __init__(self, text: str, layer: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = plain(text)
        self._layer = layer
        self._theme = theme
        self.setFont(font(SMALL_PIXELS))
        self.setAccessibleName(plain(text))

    @property
    def text(self) -> str:
        """The name of the profile, and whether it is the baseline."""
        return self._text

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of line, name and padding."""
        return QSize(self.fontMetrics().horizontalAdvance(self._text) + 44, 26)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw a piece of a curve, and the name."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.layered(self._theme.text, self._layer))
        middle = self.height() / 2
        painter.setPen(QPen(colour, line_width(self._layer)))
        painter.drawLine(QPointF(10, middle), QPointF(30, middle))
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(self.rect().adjusted(37, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, self._text)
