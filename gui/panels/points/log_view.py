"""The log of a compiler in a panel: monospaced, errors in red, warnings in their own colour, the rest like other texts.

The rule: messages are wrapped; lines of source are not, since the caret under them shows a column.
"""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QFontDatabase, QResizeEvent, QTextBlockFormat, QTextCharFormat, QTextCursor
from PyQt6.QtWidgets import QFrame, QTextEdit, QWidget

from warplens.gui.plots.code.compiler_log import LogLine, Severity, log_lines
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme
from warplens.profiles.cleaning import plain


class LogView(QTextEdit):
    """A log that is as high as its text needs."""

    def __init__(self, log: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[LogLine, ...] = log_lines(plain(log))
        """The lines that are shown."""
        self.setObjectName("log")
        self.setAccessibleName("The compiler's log")
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.show_theme(theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        colours = {Severity.ERROR: theme.bad, Severity.WARNING: theme.warn, Severity.NOTE: theme.muted}
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        mono.setPixelSize(scaled(SMALL_PIXELS))
        self.clear()
        cursor = QTextCursor(self.document())
        for number, line in enumerate(self.lines):
            ground, ink = QTextBlockFormat(), QTextCharFormat()
            ground.setNonBreakableLines(line.is_code)
            ground.setTopMargin(0 if line.is_code or not number else SMALL_PIXELS / 2)
            ink.setFont(mono)
            ink.setForeground(QColor(colours[line.severity]))
            if number:
                cursor.insertBlock(ground, ink)
            else:
                cursor.setBlockFormat(ground)
            cursor.insertText(line.text, ink)
        self._fit()

    def colour_of(self, number: int) -> QColor:
        """Return the colour of a line."""
        document = self.document()
        assert document is not None
        cursor = QTextCursor(document.findBlockByNumber(number))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        return cursor.charFormat().foreground().color()

    def _fit(self) -> None:
        """Take the height of the text, and that of the bar under it where a line of source is too long."""
        document, across = self.document(), self.horizontalScrollBar()
        assert document is not None
        assert across is not None
        has_bar = document.idealWidth() > self.width()
        height = document.size().height() + (across.sizeHint().height() if has_bar else 0)
        self.setFixedHeight(round(height))

    # Qt.

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Wrap the messages anew."""
        super().resizeEvent(event)
        self._fit()
