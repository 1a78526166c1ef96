"""A row of the point panel: the name of a metric, its value, and its bar.

The rule: a number that is neither measured nor counted shows its provenance.
"""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QSizePolicy, QWidget

from warplens.cuda.metrics import Provenance
from warplens.gui.toolkit.metric_help import metric_help
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font
from warplens.profiles.cleaning import for_page
from warplens.profiles.reading import MetricLine, Tone

BAR_PIXELS = 5
ROW_PIXELS = 34
FACT_PIXELS = 22
MIN_NAME_WIDTH = 72
"""A name keeps this width in pixels beside a long value without a bar; else the value stands below it."""


class LineRow(QWidget):
    """The name and the value of a metric, and below them its bar where it has one."""

    def __init__(self, line: MetricLine, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._theme = theme
        self._is_tall = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        note = f"<br>{for_page(line.note)}" if line.note else ""
        self.setToolTip(f"{metric_help(line.key)}<p>{line.provenance.value}{note}</p>")

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the row; the panel gives the width."""
        fact = 2 * FACT_PIXELS - 4 if self._is_tall else FACT_PIXELS
        return QSize(120, fact if self.line.fraction is None else ROW_PIXELS)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put a value that would hide its name below the name."""
        super().resizeEvent(event)
        room = self.width() - QFontMetricsF(self._value_font()).horizontalAdvance(self.line.text) - SPACE
        needed = min(MIN_NAME_WIDTH, QFontMetricsF(font(SMALL_PIXELS)).horizontalAdvance(self.line.label))
        is_tall = self.line.fraction is None and room < needed
        if is_tall is not self._is_tall:
            self._is_tall = is_tall
            self.updateGeometry()

    def _value_font(self) -> QFont:
        value_font = font(FONT_PIXELS, bold=True)
        value_font.setItalic(self.line.provenance is Provenance.MODELLED)
        return value_font

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the row."""
        del event
        theme, line = self._theme, self.line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text_height = FACT_PIXELS - 2
        painter.setFont(self._value_font())
        word = "" if line.provenance in _EXACT else f" {line.provenance.value}"
        value_width = 0 if self._is_tall else painter.fontMetrics().horizontalAdvance(line.text)
        value = painter.fontMetrics().elidedText(line.text, Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(QColor(theme.bad if line.tone is Tone.BAD else theme.text))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        top = text_height - 2 if self._is_tall else 0
        painter.drawText(QRectF(0, top, self.width(), text_height), right, value)
        painter.setFont(font(SMALL_PIXELS))
        metrics = painter.fontMetrics()
        word_width = metrics.horizontalAdvance(word)
        room = self.width() - value_width - SPACE
        name_width = metrics.horizontalAdvance(line.label)
        if word and name_width + word_width <= room:
            painter.setPen(QColor(theme.faint))
            painter.drawText(QRectF(name_width, 0, room, text_height), left, word)
        painter.setPen(QColor(theme.muted))
        name = metrics.elidedText(line.label, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(0, 0, room, text_height), left, name)
        if line.fraction is not None:
            self._paint_bar(painter, text_height + 1, line.fraction)

    def _paint_bar(self, painter: QPainter, top: float, fraction: float) -> None:
        theme = self._theme
        colours = {Tone.GOOD: theme.good, Tone.BAD: theme.bad, Tone.FAIR: theme.hues[1], Tone.NEUTRAL: theme.accent}
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.raised))
        radius = BAR_PIXELS / 2
        painter.drawRoundedRect(QRectF(0, top, self.width(), BAR_PIXELS), radius, radius)
        if fraction > 0:
            painter.setBrush(QColor(colours[self.line.tone]))
            width = max(float(BAR_PIXELS), self.width() * fraction)
            painter.drawRoundedRect(QRectF(0, top, width, BAR_PIXELS), radius, radius)


_EXACT = frozenset({Provenance.MEASURED, Provenance.COUNTED})
"""Numbers of these provenances are shown without the word; all others have it beside them."""
