"""The panel of the selected point: its time, the lines of a profiler's table with their bars, and what holds it back.

The rule: what is to be read is made in `warplens.profiles.reading`; here it is only set and painted.
"""

from __future__ import annotations

from html import escape
from typing import Self

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Status
from warplens.gui.models.points.results import Results
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.panel import Panel
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import metric_help
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.toolkit.wrapping_row import WrappingRow
from warplens.profiles.formats import short_name
from warplens.profiles.reading import Line, Reading, Tone, read

EMPTY = "Click a point in a plot or in the table to see what it costs and why."
BAR_PIXELS = 5
ROW_PIXELS = 34
FACT_PIXELS = 22
LEAST_NAME = 72
"""Pixels that a name keeps beside a long value without a bar; else the value stands below it."""


class LineRow(QWidget):
    """A metric's name and value, and under them its bar where it has one; numbers that are not exact say so."""

    def __init__(self, line: Line, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._theme = theme
        self._is_tall = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        note = f"<br>{escape(line.note)}" if line.note else ""
        self.setToolTip(f"{metric_help(line.key)}<p>{line.provenance.value}{note}</p>")

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a row; the width is that of the panel."""
        fact = 2 * FACT_PIXELS - 4 if self._is_tall else FACT_PIXELS
        return QSize(120, fact if self.line.fraction is None else ROW_PIXELS)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put a value that would hide its name below it."""
        super().resizeEvent(event)
        room = self.width() - QFontMetricsF(self._value_font()).horizontalAdvance(self.line.text) - SPACE
        needed = min(LEAST_NAME, QFontMetricsF(font(SMALL_PIXELS)).horizontalAdvance(self.line.label))
        is_tall = self.line.fraction is None and room < needed
        if is_tall is not self._is_tall:
            self._is_tall = is_tall
            self.updateGeometry()

    def _value_font(self) -> QFont:
        made = font(FONT_PIXELS, bold=True)
        made.setItalic(self.line.provenance is Provenance.MODELLED)
        return made

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
"""Where a number comes from that needs no word beside it; the others have theirs."""


class PointPanel(Panel):
    """The selected point."""

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, parent: QWidget | None = None
    ) -> None:
        super().__init__("Point", parent)
        self._results = results
        self._theme = theme
        self._reading: Reading | None = None
        self.head.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._scroll, 1)
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        results.points_replaced.connect(self._throttle.request)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return the panel of the window."""
        return cls(models.results, theme, delay_ms)

    @property
    def reading(self) -> Reading | None:
        """What is shown; None while no point is selected."""
        return self._reading

    @property
    def rows(self) -> tuple[LineRow, ...]:
        """The rows that are shown, from top to bottom."""
        content = self._scroll.widget()
        return tuple(content.findChildren(LineRow)) if content is not None else ()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for row in self.rows:
            row.show_theme(theme)

    def refresh(self) -> None:
        """Show the selected point."""
        point = self._results.point(self._results.selected)
        if point is None:
            self._reading = None
            self._scroll.setWidget(self._empty())
            return
        profile = self._results.profile
        device = profile.device(point.device) if profile is not None else None
        names = self._results.device_names
        self._reading = read(point, device, names.get(point.device, ""))
        self._scroll.setWidget(self._content(self._reading, short_name(point.kernel, point.family)))

    def _empty(self) -> QWidget:
        content, column = _column()
        column.addWidget(_paragraph(EMPTY, Role.HINT))
        column.addStretch(1)
        return content

    def _content(self, reading: Reading, name: str) -> QWidget:
        content, column = _column()
        title = ElidedLabel()
        title.setObjectName("heading")
        title.set_whole(name)
        place = ElidedLabel(Role.MUTED)
        place.set_whole(" · ".join(part for part in (reading.place, reading.device) if part))
        column.addWidget(title)
        column.addWidget(place)
        if reading.time:
            column.addSpacing(SPACE // 2)
            column.addWidget(_time(reading))
        if reading.about_time:
            column.addWidget(_paragraph(reading.about_time, Role.FAINT))
        if reading.trouble:
            role = Role.BAD if reading.status is Status.FAILED else Role.MUTED
            column.addWidget(_paragraph(f"{reading.status.value}: {reading.trouble}", role))
        column.addSpacing(SPACE)
        for line in reading.bars:
            column.addWidget(LineRow(line, self._theme))
        if reading.facts:
            column.addSpacing(SPACE // 2)
        for line in reading.facts:
            column.addWidget(LineRow(line, self._theme))
        if reading.sentences:
            column.addSpacing(SPACE)
            column.addWidget(_rule())
            column.addWidget(label("What holds it back", name="heading"))
        for sentence in reading.sentences:
            column.addWidget(_paragraph(sentence.text, Role.HINT))
        if reading.notes:
            column.addSpacing(SPACE // 2)
            column.addWidget(_rule())
        for note in reading.notes:
            column.addWidget(_paragraph(note, Role.FAINT))
        column.addStretch(1)
        return content


def _time(reading: Reading) -> QWidget:
    """Return the time in large digits, and where it is from beside it or, where there is no room, below."""
    made = QWidget()
    row = WrappingRow(made, SPACE)
    row.addWidget(label(reading.time, "figure"))
    if reading.time_provenance is not None:
        row.addWidget(label(reading.time_provenance.value, Role.BADGE))
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    made.setSizePolicy(policy)
    return made


def _column() -> tuple[QWidget, QVBoxLayout]:
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, SPACE, 0)
    column.setSpacing(SPACE // 2)
    return content, column


def _paragraph(text: str, role: str) -> QLabel:
    made = label(text, role)
    made.setWordWrap(True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return made


def _rule() -> QFrame:
    rule = QFrame()
    rule.setObjectName("rule")
    return rule
