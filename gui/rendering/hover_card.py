"""The card that a plot shows beside the pointer.

The rule: the card stays inside its plot and takes no mouse events; its lines are made by the figure.
"""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QSizeF, Qt
from PyQt6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme
from warplens.profiles.cleaning import for_page


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOut:
    """The readings of all curves at an x: colour, name and value of each, and a line about further curves."""

    heading: str
    rows: tuple[tuple[str, str, str], ...]
    more: str


class HoverCard(QFrame):
    """A small card over the plot that describes what is under the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._colour = ""
        self.setObjectName("hoverCard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = QLabel()
        self._label.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 12, 9)
        layout.addWidget(self._label)
        self.hide()

    @property
    def text(self) -> str:
        """The content of the card as rich text."""
        return self._label.text()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.setStyleSheet(
            f"QFrame#hoverCard {{ background: {theme.field}; border: 1px solid {theme.border}; border-radius: 6px; }}"
            f"QLabel {{ color: {theme.muted}; font-size: {scaled(SMALL_PIXELS)}px; background: transparent; }}"
        )
        self._colour = theme.text

    def show_lines(self, lines: tuple[str, ...], at: QPointF) -> None:
        """Show a heading and lines beside the position `at`, inside the parent."""
        heading, *rest = lines
        first = f'<span style="color:{self._colour};font-weight:600">{for_page(heading)}</span>'
        second = [f'<span style="color:{self._colour}">{for_page(rest[0])}</span>'] if rest else []
        self._label.setText(
            f'<div style="line-height:140%">{"<br>".join([first, *second, *map(for_page, rest[1:])])}</div>'
        )
        self._show_beside(at)

    def show_read_out(self, read_out: ReadOut, at: QPointF) -> None:
        """Show the readings of the curves, one a line, beside the position `at`."""
        cell = '<td style="padding-right:14px">'
        rows = "".join(
            f'<tr>{cell}<span style="color:{colour}">●</span> {for_page(name)}</td>'
            f'<td align="right" style="color:{self._colour}">{for_page(text)}</td></tr>'
            for colour, name, text in read_out.rows
        )
        more = f"<tr>{cell}{for_page(read_out.more)}</td></tr>" if read_out.more else ""
        heading = f'<span style="color:{self._colour};font-weight:600">{for_page(read_out.heading)}</span>'
        self._label.setText(f'{heading}<table cellspacing="0" cellpadding="1">{rows}{more}</table>')
        self._show_beside(at)

    def _show_beside(self, at: QPointF) -> None:
        self.adjustSize()
        self.move(_beside(at, QSizeF(self.size()), QSizeF(self._room.size())).toPoint())
        self.show()
        self.raise_()


def _beside(at: QPointF, size: QSizeF, room: QSizeF) -> QPointF:
    """Return the corner of a card near `at`: above and to the right, or on the side that has room."""
    gap = 14.0
    x = at.x() + gap if at.x() + gap + size.width() <= room.width() else at.x() - gap - size.width()
    y = at.y() - gap - size.height() if at.y() - gap - size.height() >= 0 else at.y() + gap
    return QPointF(max(2.0, min(x, room.width() - size.width() - 2)), max(2.0, min(y, room.height() - size.height())))
