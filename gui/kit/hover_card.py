"""The card that a plot shows beside the pointer.

The rule: the card stays inside its plot, or stands outside of one that it would cover by half, below or beside it
within the window. It takes no mouse events; its lines are made by the figure.
"""

from dataclasses import dataclass

from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PyQt6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from warplens.gui.kit.theme import SMALL_PIXELS, Theme, scaled
from warplens.profiles.formats import for_page

ROW_PIXELS = 18  # a row of a read-out is this high
MAX_COLUMNS = 3  # the rows of a read-out stand in at most this many columns


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOutRow:
    """The reading of a curve: its colour, its name, its value in words, and the ratio to the best, "" for none."""

    colour: str
    name: str
    value: str
    ratio: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOut:
    """The readings of all curves at an x, the best first."""

    heading: str
    rows: tuple[ReadOutRow, ...]


class HoverCard(QFrame):
    """A small card beside a position of the plot; it may extend beyond the plot as far as the window."""

    def __init__(self, plot: QWidget) -> None:
        super().__init__(plot)
        self._plot = plot
        self._colour = ""
        self.gutter = 0.0  # the width at the right of the plot in which its labels stand
        self.setObjectName("hoverCard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = QLabel()
        self._label.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 12, 9)
        layout.addWidget(self._label)
        plot.installEventFilter(self)
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
        """Show a heading and lines beside the position `at` of the plot."""
        heading, *rest = lines
        first = f'<span style="color:{self._colour};font-weight:600">{for_page(heading)}</span>'
        second = [f'<span style="color:{self._colour}">{for_page(rest[0])}</span>'] if rest else []
        self._label.setText(
            f'<div style="line-height:140%">{"<br>".join([first, *second, *map(for_page, rest[1:])])}</div>'
        )
        self._show_beside(at)

    def show_read_out(self, read_out: ReadOut, at: QPointF) -> None:
        """Show the readings, one a line, beside the position `at`; what has no room in further columns is counted."""
        room = self._room()
        lines = max(4, (room.height() - 5 * scaled(ROW_PIXELS)) // scaled(ROW_PIXELS))
        columns = [read_out.rows[first : first + lines] for first in range(0, len(read_out.rows), lines)]
        further = sum(map(len, columns[MAX_COLUMNS:]))
        cells = "".join(
            f'<td style="padding-right:{18 if number + 1 < min(len(columns), MAX_COLUMNS) else 0}px">'
            f'<table cellspacing="0" cellpadding="1">{"".join(map(self._row, rows))}</table></td>'
            for number, rows in enumerate(columns[:MAX_COLUMNS])
        )
        more = f"<br>and {further} more" if further else ""
        heading = f'<span style="color:{self._colour};font-weight:600">{for_page(read_out.heading)}</span>'
        self._label.setText(f"{heading}<table><tr>{cells}</tr></table>{more}")
        self._show_beside(at)

    def _row(self, row: ReadOutRow) -> str:
        ratio = f'<td align="right" style="padding-left:10px">{for_page(row.ratio)}</td>'
        return (
            f'<tr><td style="padding-right:14px"><span style="color:{row.colour}">●</span> {for_page(row.name)}</td>'
            f'<td align="right" style="color:{self._colour}">{for_page(row.value)}</td>{ratio}</tr>'
        )

    def _room(self) -> QWidget:
        """Return the window of the plot, over which the card is drawn; the plot itself where it stands alone."""
        room = self._plot.window() or self._plot
        if self.parentWidget() is not room:
            self.setParent(room)
        return room

    def _show_beside(self, at: QPointF) -> None:
        window = self._room()
        self.adjustSize()
        corner = QPointF(self._plot.mapTo(window, QPoint(0, 0))) if window is not self._plot else QPointF()
        room = QRectF(corner, QSizeF(self._plot.size()))
        room.setWidth(max(room.width() - self.gutter, min(room.width(), self.width())))
        if self.width() > room.width():
            room.setLeft(0)
            room.setWidth(window.width())
        if self.height() > room.height():
            room.setTop(0)
            room.setHeight(window.height())
        place = None
        if window is not self._plot and 2 * self.height() > self._plot.height():
            plot = QRectF(corner, QSizeF(self._plot.size()))
            place = _outside(corner + at, QSizeF(self.size()), plot, QRectF(window.rect()))
        self.move((place or _beside(corner + at, QSizeF(self.size()), room)).toPoint())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Hide with the plot, which need not be the parent."""
        if event is not None and watched is self._plot and event.type() == QEvent.Type.Hide:
            self.hide()
        return super().eventFilter(watched, event)


def _outside(at: QPointF, size: QSizeF, plot: QRectF, window: QRectF) -> QPointF | None:
    """Return the corner of a card below a plot, else beside it, else above, where its answer stands; else None."""
    edge = 2.0
    x = max(window.left() + edge, min(at.x() - size.width() / 2, window.right() - size.width() - edge))
    y = max(window.top() + edge, min(at.y() - size.height() / 2, window.bottom() - size.height() - edge))
    corners = (
        QPointF(x, plot.bottom() + edge),
        QPointF(plot.left() - size.width() - edge, y),
        QPointF(plot.right() + edge, y),
        QPointF(x, plot.top() - size.height() - edge),
    )
    return next((corner for corner in corners if window.contains(QRectF(corner, size))), None)


def _beside(at: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """Return the corner of a card near `at`: above and to the right, or on the side that has room."""
    gap, edge = 14.0, 2.0
    x = at.x() + gap if at.x() + gap + size.width() <= room.right() else at.x() - gap - size.width()
    y = at.y() - gap - size.height() if at.y() - gap - size.height() >= room.top() else at.y() + gap
    return QPointF(
        max(room.left() + edge, min(x, room.right() - size.width() - edge)),
        max(room.top() + edge, min(y, room.bottom() - size.height())),
    )


ARROW_STEPS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
"""An arrow key moves by these steps down and to the right."""


def set_up_view(view: QWidget, name: str, minimum: QSize) -> None:
    """Set the accessible name and the minimum size of a plot's widget, and let it take the keyboard focus."""
    view.setAccessibleName(name)
    view.setMinimumSize(minimum)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
