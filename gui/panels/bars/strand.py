"""The strand of a profile in the legend: a piece of its curves, and its name.

The rule: it draws itself; the legend knows the results.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from warplens.gui.panels.bars.switch_chip import HEIGHT, MOST_TEXT
from warplens.gui.plots.figure import line_width
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, font
from warplens.profiles.cleaning import plain


class Strand(QWidget):
    """A piece of a profile's curve, and the profile's name; `layer` 0 is the open profile, others are paler."""

    def __init__(self, text: str, layer: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = plain(text)
        self._layer = layer
        self._theme = theme
        self.setAccessibleName(plain(text))
        self._shown = ""
        self._fit()

    def _fit(self) -> None:
        """Cut the name for the present size of texts."""
        self.setFont(font(SMALL_PIXELS))
        self._shown = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideMiddle, scaled(MOST_TEXT))
        self.setToolTip(verbatim(self._text) if self._shown != self._text else "")

    @property
    def text(self) -> str:
        """The name of the profile, and whether it is the baseline."""
        return self._text

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme, and in the size of texts that holds now."""
        self._theme = theme
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of line, name and padding."""
        return QSize(self.fontMetrics().horizontalAdvance(self._shown) + 44, scaled(HEIGHT))

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
        painter.drawText(self.rect().adjusted(37, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, self._shown)
