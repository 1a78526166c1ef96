"""The panel of the selected point: its time, its metrics with their bars, and what limits it.

The rule: `warplens.profiles.reading` says what there is to read; this panel only arranges and paints it. A failure is
the headline, above everything that was counted or modelled.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PyQt6 import QtGui
from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtWidgets import QFrame, QLabel, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from warplens.cuda.ground import metrics, points
from warplens.gui.figures.states import SIGNS, State, signed, stale_state, stale_text
from warplens.gui.kit import application, scrolling
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font, scaled
from warplens.gui.kit.widgets import ElidedLabel, Role, WrappingRow, configured, fill_layout, known, label, metric_help
from warplens.gui.workspace.panel import Panel, copy_button
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.selected_points import Reproducing
from warplens.profiles import conditions, formats
from warplens.profiles.reading import MetricLine, Reading, Tone, read

# The line of source and the caret that follow a message belong to it; the source keeps its columns for the caret.


class Severity(StrEnum):
    """How bad a message of a compiler is."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """A line of a log; `is_code` is one of source, or the caret under it, whose columns count."""

    text: str
    severity: Severity
    is_code: bool = False


_PLACE = r"^(?:\S+?\(\d+\)|\S+?:\d+(?::\d+)?|\S+?): "
_MESSAGES = (
    (Severity.ERROR, re.compile(rf"(?:{_PLACE})?(?:catastrophic |fatal |internal )?error\b")),
    (Severity.WARNING, re.compile(rf"(?:{_PLACE})?warning\b")),
    (Severity.NOTE, re.compile(rf"(?:{_PLACE})?(?:note|remark)\b|\d+ (?:errors?|warnings?) (?:detected|generated)")),
)


def log_lines(log: str) -> tuple[LogLine, ...]:
    """Return the lines of a log, without those that are blank."""
    lines: list[LogLine] = []
    severity = Severity.NOTE
    code: list[str] = []

    def take_code() -> None:
        edge = min((len(text) - len(text.lstrip()) for text in code), default=0)
        lines.extend(LogLine(text=text[edge:], severity=severity, is_code=True) for text in code)
        code.clear()

    for text in map(str.rstrip, log.expandtabs(4).splitlines()):
        begun = next((level for level, pattern in _MESSAGES if pattern.match(text.lower())), None)
        if begun is None and text[:1].isspace():
            code.append(text)
            continue
        take_code()
        severity = begun or severity
        if text:
            lines.append(LogLine(text=text, severity=severity))
    take_code()
    return tuple(lines)


# Messages are wrapped; lines of source are not, since the caret under them shows a column.
class LogView(QTextEdit):
    """A log that is as high as its text needs."""

    def __init__(self, log: str, theme: Theme) -> None:
        super().__init__()
        self.lines: tuple[LogLine, ...] = log_lines(formats.plain(log))  # the lines that are shown
        configured(self, objectName="log", accessibleName="The compiler's log", readOnly=True, tabChangesFocus=True)
        configured(self, frameShape=QFrame.Shape.NoFrame, verticalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.show_theme(theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        colours = {Severity.ERROR: theme.bad, Severity.WARNING: theme.warn, Severity.NOTE: theme.muted}
        mono = QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
        mono.setPixelSize(scaled(SMALL_PIXELS))
        self.clear()
        cursor = QtGui.QTextCursor(self.document())
        for number, line in enumerate(self.lines):
            ground, ink = QtGui.QTextBlockFormat(), QtGui.QTextCharFormat()
            ground.setNonBreakableLines(line.is_code)
            ground.setTopMargin(0 if line.is_code or not number else SMALL_PIXELS / 2)
            ink.setFont(mono)
            ink.setForeground(QtGui.QColor(colours[line.severity]))
            if number:
                cursor.insertBlock(ground, ink)
            else:
                cursor.setBlockFormat(ground)
            cursor.insertText(line.text, ink)
        self._fit()

    def _fit(self) -> None:
        """Take the height of the text, and that of the bar under it where a line of source is too long."""
        document, across = known(self.document()), known(self.horizontalScrollBar())
        has_bar = document.idealWidth() > self.width()
        height = document.size().height() + (across.sizeHint().height() if has_bar else 0)
        self.setFixedHeight(round(height))

    # Qt.

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Wrap the messages anew."""
        super().resizeEvent(event)
        self._fit()


BAR_PIXELS = 5
ROW_PIXELS = 34
FACT_PIXELS = 22
SECOND_PIXELS = FACT_PIXELS - 4  # the height of the second line of a row, where it has one


class LineRow(QWidget):
    """The name, the provenance and the value of a metric, the value below where there is no room; then its bar."""

    def __init__(self, line: MetricLine, theme: Theme) -> None:
        super().__init__()
        self.line = line
        self._theme = theme
        self.is_tall = False
        self.word = line.provenance.value  # which is always drawn
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        note = f"<br>{formats.for_page(line.note)}" if line.note else ""
        tip = f"{metric_help(line.key)}<p>{line.provenance.value}{note}</p>"
        said = QtGui.QTextDocumentFragment.fromHtml(tip).toPlainText()  # a screen reader would read the tags, too
        name = f"{line.label}: {self.value_text}, {self.word}"
        configured(self, toolTip=tip, accessibleName=name, accessibleDescription=said)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the row; the panel gives the width."""
        height = scaled(FACT_PIXELS) if self.line.fraction is None else scaled(ROW_PIXELS)
        return QSize(120, height + scaled(SECOND_PIXELS) if self.is_tall else height)

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Put the provenance and the value below a name that leaves them no room."""
        super().resizeEvent(event)
        room = self.width() - QtGui.QFontMetricsF(self._value_font()).horizontalAdvance(self.value_text) - SPACE
        is_tall = room < QtGui.QFontMetricsF(font(SMALL_PIXELS)).horizontalAdvance(f"{self.line.label} {self.word}")
        if is_tall is not self.is_tall:
            self.is_tall = is_tall
            self.updateGeometry()

    @property
    def value_text(self) -> str:
        """The value as it is drawn: an estimate has a tilde before it, as in the table of points."""
        return conditions.marked(self.line.text, self.line.provenance)

    def _value_font(self) -> QtGui.QFont:
        value_font = font(FONT_PIXELS, bold=True)
        value_font.setItalic(self.line.provenance is metrics.Provenance.MODELLED)
        return value_font

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the row."""
        theme, line = self._theme, self.line
        with application.painting(self) as painter:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            text_height = scaled(FACT_PIXELS) - 2
            second = scaled(SECOND_PIXELS) if self.is_tall else 0
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            small = QtGui.QFontMetricsF(font(SMALL_PIXELS))
            word_width = small.horizontalAdvance(f"{self.word} ")
            value_width = QtGui.QFontMetricsF(self._value_font()).horizontalAdvance(self.value_text)
            has_word_below = self.is_tall and word_width + value_width <= self.width()
            name = line.label
            if not has_word_below:
                name = small.elidedText(name, Qt.TextElideMode.ElideRight, self.width() - word_width)
            word_left, word_top = (0.0, second) if has_word_below else (small.horizontalAdvance(f"{name} "), 0)
            painter.setFont(font(SMALL_PIXELS))
            painter.setPen(QtGui.QColor(theme.faint))
            painter.drawText(QRectF(word_left, word_top, self.width(), text_height), left, self.word)
            painter.setPen(QtGui.QColor(theme.muted))
            name = small.elidedText(name, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRectF(0, 0, self.width(), text_height), left, name)
            painter.setFont(self._value_font())
            painter.setPen(QtGui.QColor(theme.bad if line.tone is Tone.BAD else theme.text))
            word_right = word_width if has_word_below else 0.0
            room = self.width() - word_right
            value = painter.fontMetrics().elidedText(self.value_text, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(word_right, second, room, text_height), right, value)
            if line.fraction is not None:
                self._paint_bar(painter, text_height + second + 1, line.fraction)

    def _paint_bar(self, painter: QtGui.QPainter, top: float, fraction: float) -> None:
        theme = self._theme
        colours = {Tone.GOOD: theme.good, Tone.BAD: theme.bad, Tone.FAIR: theme.hues[1], Tone.NEUTRAL: theme.accent}
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(theme.raised))
        radius = BAR_PIXELS / 2
        painter.drawRoundedRect(QRectF(0, top, self.width(), BAR_PIXELS), radius, radius)
        if fraction > 0:
            painter.setBrush(QtGui.QColor(colours[self.line.tone]))
            width = max(float(BAR_PIXELS), self.width() * fraction)
            painter.drawRoundedRect(QRectF(0, top, width, BAR_PIXELS), radius, radius)


EMPTY = "Click a point in a plot or in the table to see what it costs and why."
NO_BREAK = "\N{NO-BREAK SPACE}"


class PointPanel(Panel):
    """The selected point."""

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, *, reproducing: Reproducing | None = None
    ) -> None:
        super().__init__("Point", theme)
        self._results = results
        self.reading: Reading | None = None
        self.head.addStretch(1)
        self.copy_button = copy_button(reproducing) if reproducing is not None else None
        if self.copy_button is not None:
            self.head.addWidget(self.copy_button)
        self._scroll = scrolling.LineScroll(name="The selected point")
        self.body.addWidget(self._scroll, 1)
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        results.selection_changed.connect(lambda _key: self._throttle.request_soon())
        for signal in (results.points_replaced, results.running_changed):
            signal.connect(lambda *_: self._throttle.request())
        self.refresh()

    @property
    def rows(self) -> tuple[LineRow, ...]:
        """The rows that are shown, from top to bottom."""
        content = self._scroll.widget()
        return tuple(content.findChildren(LineRow)) if content is not None else ()

    @property
    def logs(self) -> tuple[LogView, ...]:
        """The log of the compiler, where the selected point has one."""
        content = self._scroll.widget()
        return tuple(content.findChildren(LogView)) if content is not None else ()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        for row in self.rows:
            row.show_theme(theme)
        for log in self.logs:
            log.show_theme(theme)

    def refresh(self) -> None:
        """Show the selected point."""
        point = self._results.point(self._results.selected)
        if self.copy_button is not None:
            self.copy_button.setVisible(point is not None)
        if point is None:
            self.reading = None
            self._scroll.setWidget(self._empty())
            return
        profile = self._results.profile
        device = profile.device(point.device) if profile is not None else None
        names = self._results.device_names
        self.reading = read(point, device, names.get(point.device, ""))
        stale = self._results.staleness_of(point)
        self._scroll.setWidget(self._content(self.reading, formats.short_name(point.kernel, point.family), stale))

    def _empty(self) -> QWidget:
        content, column = _column()
        fill_layout(column, _paragraph(EMPTY, Role.HINT), 1)
        return content

    def _trouble(self, reading: Reading) -> Iterator[QWidget]:
        """Yield the failure with the log of its compiler, or why the point was skipped or is unchecked."""
        if reading.failure is None:
            yield from (_paragraph(line, Role.MUTED) for line in reading.trouble_lines)
            return
        headline, *rest = reading.trouble_lines
        headline_label = configured(_paragraph(headline, ""), objectName="failure")
        if reading.status is not points.Status.FAILED:
            headline_label.setProperty("tone", "warn")
        yield headline_label
        yield from (_paragraph(line, Role.MUTED) for line in rest)
        if reading.failure.log:
            yield LogView(reading.failure.log, self._theme)

    def _content(self, reading: Reading, name: str, stale: str) -> QWidget:
        content, column = _column()
        title = configured(ElidedLabel(), objectName="heading")
        title.set_whole(name)
        place = " · ".join(part for part in (reading.place, reading.device) if part)
        column.addWidget(title)
        column.addWidget(
            _paragraph(place.replace(" ", NO_BREAK).replace(f"{NO_BREAK}·{NO_BREAK}", f"{NO_BREAK}· "), Role.MUTED)
        )
        if stale:
            text, state = f"{stale_text(stale)}; all below is what it was then", stale_state(stale)
            column.addWidget(_paragraph(signed(text, state), SIGNS[state][1]))
        if reading.launched:
            column.addWidget(_paragraph(reading.launched, Role.MUTED))
        if reading.invented:
            column.addWidget(_paragraph(signed(reading.invented, State.INVENTED), SIGNS[State.INVENTED][1]))
        for widget in self._trouble(reading):
            column.addWidget(widget)
        if reading.time:
            column.addSpacing(SPACE // 2)
            column.addWidget(_time(reading))
        for number, sentence in enumerate(reading.sentences):  # the verdict, its reasons, and what to try
            column.addWidget(_paragraph(sentence.text, Role.HINT if number else ""))
        if reading.about_time:
            column.addWidget(_paragraph(reading.about_time, Role.FAINT))
        column.addSpacing(SPACE)
        groups = [lines for lines in (reading.steps, reading.bars, reading.facts, reading.stalls) if lines]
        for number, lines in enumerate(groups):
            column.addSpacing(SPACE // 2 if number else 0)
            for line in lines:
                column.addWidget(LineRow(line, self._theme))
        if reading.assumptions:
            column.addSpacing(SPACE // 2)
            fill_layout(column, _rule(), label("Assumed", name="heading"))
        for assumption in reading.assumptions:
            column.addWidget(_paragraph(assumption, Role.MUTED))
        if reading.remarks:
            column.addSpacing(SPACE // 2)
            column.addWidget(_rule())
        for note in reading.remarks:
            column.addWidget(_paragraph(note, Role.FAINT))
        column.addStretch(1)
        return content


def _time(reading: Reading) -> QWidget:
    """Return the time in large digits, with its provenance beside it or, where there is no room, below."""
    widget = QWidget()
    row = WrappingRow(widget, SPACE)
    row.addWidget(label(reading.time, "figure"))
    if reading.time_provenance is not None:
        row.addWidget(label(reading.time_provenance.value, Role.BADGE))
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    return widget


def _column() -> tuple[QWidget, QVBoxLayout]:
    content = QWidget()
    column = fill_layout(QVBoxLayout(content), margins=(0, 0, SPACE, 0), spacing=SPACE // 2)
    return content, column


def _paragraph(text: str, role: str) -> QLabel:
    paragraph = label(text, role)
    configured(paragraph, wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
    paragraph.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return paragraph


def _rule() -> QFrame:
    return configured(QFrame(), objectName="rule")
