"""A row of the point panel: the name of a metric, its provenance, its value, and its bar.

The rule: the provenance is always there; where a line has no room for all three, the value stands in a second one.
"""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QSizePolicy, QWidget

from warplens.cuda.metrics import Provenance
from warplens.gui.toolkit.metric_help import metric_help
from warplens.gui.toolkit.painting import painting
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font
from warplens.profiles.cleaning import for_page
from warplens.profiles.provenance import marked
from warplens.profiles.reading import MetricLine, Tone

BAR_PIXELS = 5
ROW_PIXELS = 34
FACT_PIXELS = 22
SECOND_PIXELS = FACT_PIXELS - 4
"""The height of the second line of a row, where it has one."""


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
        """Draw in this theme and size of texts."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the row; the panel gives the width."""
        height = scaled(FACT_PIXELS) if self.line.fraction is None else scaled(ROW_PIXELS)
        return QSize(120, height + scaled(SECOND_PIXELS) if self._is_tall else height)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put the provenance and the value below a name that leaves them no room."""
        super().resizeEvent(event)
        room = self.width() - QFontMetricsF(self._value_font()).horizontalAdvance(self.value_text) - SPACE
        is_tall = room < QFontMetricsF(font(SMALL_PIXELS)).horizontalAdvance(f"{self.line.label} {self.word}")
        if is_tall is not self._is_tall:
            self._is_tall = is_tall
            self.updateGeometry()

    @property
    def is_tall(self) -> bool:
        """Whether the provenance and the value stand in a second line."""
        return self._is_tall

    @property
    def word(self) -> str:
        """The provenance, which is always drawn."""
        return self.line.provenance.value

    @property
    def value_text(self) -> str:
        """The value as it is drawn: an estimate has a tilde before it, as in the table of points."""
        return marked(self.line.text, self.line.provenance)

    def _value_font(self) -> QFont:
        value_font = font(FONT_PIXELS, bold=True)
        value_font.setItalic(self.line.provenance is Provenance.MODELLED)
        return value_font

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the row."""
        del event
        theme, line = self._theme, self.line
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            text_height = scaled(FACT_PIXELS) - 2
            second = scaled(SECOND_PIXELS) if self._is_tall else 0
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            small = QFontMetricsF(font(SMALL_PIXELS))
            word_width = small.horizontalAdvance(f"{self.word} ")
            value_width = QFontMetricsF(self._value_font()).horizontalAdvance(self.value_text)
            has_word_below = self._is_tall and word_width + value_width <= self.width()
            name = line.label
            if not has_word_below:
                name = small.elidedText(name, Qt.TextElideMode.ElideRight, self.width() - word_width)
            word_left, word_top = (0.0, second) if has_word_below else (small.horizontalAdvance(f"{name} "), 0)
            painter.setFont(font(SMALL_PIXELS))
            painter.setPen(QColor(theme.faint))
            painter.drawText(QRectF(word_left, word_top, self.width(), text_height), left, self.word)
            painter.setPen(QColor(theme.muted))
            name = small.elidedText(name, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRectF(0, 0, self.width(), text_height), left, name)
            painter.setFont(self._value_font())
            painter.setPen(QColor(theme.bad if line.tone is Tone.BAD else theme.text))
            word_right = word_width if has_word_below else 0.0
            room = self.width() - word_right
            value = painter.fontMetrics().elidedText(self.value_text, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(word_right, second, room, text_height), right, value)
            if line.fraction is not None:
                self._paint_bar(painter, text_height + second + 1, line.fraction)

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
