"""One line on the current kernel: a dot, whether it compiles and runs, and how much of its launch is assumed."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from warplens.gui.models.adding.adding_kernels import Status, Tone
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.painting import painting
from warplens.gui.toolkit.styling import Role
from warplens.gui.toolkit.theme import SPACE, Theme


class StatusLine(QWidget):
    """The line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tone = Tone.BUSY
        self.text = ElidedLabel()
        self.notice = ElidedLabel(Role.MUTED)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * SPACE, 0, 0, 0)
        row.addWidget(self.text, 3)
        row.addWidget(self.notice, 2)

    def show_status(self, status: Status, notice: str = "") -> None:
        """Show a status, and what has happened to a file."""
        self._tone = status.tone
        self.text.set_whole(status.text)
        self.notice.set_whole(notice)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the dot in the colour of the tone."""
        del event
        theme = self._theme
        colours = {Tone.BUSY: theme.faint, Tone.GOOD: theme.good, Tone.BAD: theme.bad}
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(colours[self._tone]))
            painter.setBrush(QColor(colours[self._tone]))
            painter.drawEllipse(QPointF(SPACE + 2, self.height() / 2), 4, 4)
