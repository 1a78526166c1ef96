"""The axes and the hover card of the renderer: pyqtgraph's items, drawn in this program's manner.

The rule: ticks come from the figure's own axis, for the part of it that is in view.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

import pyqtgraph as pg
from PyQt6.QtCore import QPointF, QRectF, QSizeF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen
from PyQt6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from warplens.gui.plots.figure import Axis, Scale
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, font

PIXELS_A_SIZE_TICK = 46
"""Room that a label such as `16384` needs beside its neighbours."""
NAME_HEIGHT = 46
PIXELS_A_TIME_TICK = 38
TEXT_GAP = 9.0
"""Between the plot and the texts beside it, in pixels."""
Item = Any
"""A tuple of pyqtgraph's; the library has no types."""


class FigureAxis(pg.AxisItem):
    """An axis whose ticks are those of a figure's `Axis`."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation, maxTickLength=0)
        self._axis: Axis | None = None
        self.setStyle(tickFont=font(SMALL_PIXELS), tickLength=0)
        if orientation == "left":
            self.setWidth(60)
        else:
            self.setHeight(NAME_HEIGHT)

    def boundingRect(self) -> QRectF:
        """Return the room for the ticks; the text beside the last one reaches half its height beyond."""
        return QRectF(super().boundingRect()).adjusted(-4, -12, 4, 12)

    def show_axis(self, axis: Axis) -> None:
        """Take the ticks of `axis` from now on."""
        self._axis = axis
        self.picture = None
        self.update()

    def show_name(self, name: str, theme: Theme) -> None:
        """Write what the axis counts along it."""
        self.setLabel(name, **{"color": theme.muted, "font-size": f"{SMALL_PIXELS}px"})

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme: the grid lines are the axis's ticks drawn across the plot."""
        self.setPen(QColor(0, 0, 0, 0))
        self.setTickPen(QColor(theme.grid))
        self.setTextPen(QColor(theme.muted))
        self.setGrid(255)

    def paint(self, p: QPainter, opt: object, widget: object) -> None:
        """Draw at once: the library's recorded picture would come out in other sizes on paper."""
        del opt, widget
        specs = self.generateDrawSpecs(p)
        if specs is None:
            return
        _, lines, texts = specs
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        p.setPen(QPen(self.tickPen().color(), 1))
        for _, start, end in lines:
            p.drawLine(start, end)
        p.setFont(font(SMALL_PIXELS))
        p.setPen(self.textPen())
        for place, flags, text in texts:
            p.drawText(place, int(flags), text)

    def generateDrawSpecs(self, p: QPainter) -> tuple[Item, list[Item], list[Item]] | None:
        """Return the axis line (unseen), the grid lines and the texts beside them, in pixels.

        The library's own way drops texts by rounding errors and mixes in ticks of several levels.
        """
        axis, view = self._axis, self.linkedView()
        if axis is None or view is None:
            return None
        area = view.mapRectToItem(self, view.boundingRect())
        is_left = self.orientation == "left"
        length = area.height() if is_left else area.width()
        low, high = self.range
        if length <= 0 or high <= low:
            return None
        p.setFont(font(SMALL_PIXELS))
        metrics = p.fontMetrics()
        lower, upper = (10.0**low, 10.0**high) if axis.scale is Scale.LOG else (low, high)
        most = max(2, int(length / (PIXELS_A_TIME_TICK if is_left else PIXELS_A_SIZE_TICK)))
        pen = self.tickPen()
        lines, texts = [], []
        for tick in axis.ticks(lower * (1 - 1e-9), upper * (1 + 1e-9), most):
            along = (axis.position(tick.value) - low) / (high - low) * length
            width, height = metrics.horizontalAdvance(tick.text), metrics.height()
            if is_left:
                y = area.bottom() - along
                lines.append((pen, QPointF(area.left(), y), QPointF(area.right(), y)))
                place = QRectF(area.left() - TEXT_GAP - width, y - height / 2, width, height)
            else:
                x = area.left() + along
                lines.append((pen, QPointF(x, area.top()), QPointF(x, area.bottom())))
                place = QRectF(x - width / 2, area.bottom() + TEXT_GAP, width, height)
            texts.append((place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, tick.text))
        unseen = (QPen(Qt.PenStyle.NoPen), area.bottomLeft(), area.topLeft() if is_left else area.bottomRight())
        return unseen, lines, texts


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadOut:
    """What every curve says at one place: colour, name and value of each, and how many more there are."""

    heading: str
    rows: tuple[tuple[str, str, str], ...]
    more: str


class HoverCard(QFrame):
    """A small card over the plot that says what lies under the pointer."""

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
        """What the card says, as rich text."""
        return self._label.text()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.setStyleSheet(
            f"QFrame#hoverCard {{ background: {theme.field}; border: 1px solid {theme.border}; border-radius: 6px; }}"
            f"QLabel {{ color: {theme.muted}; font-size: {SMALL_PIXELS}px; background: transparent; }}"
        )
        self._colour = theme.text

    def show_lines(self, lines: tuple[str, ...], at: QPointF) -> None:
        """Show a heading and lines beside the place `at`, within the parent."""
        heading, *rest = lines
        first = f'<span style="color:{self._colour};font-weight:600">{escape(heading)}</span>'
        second = [f'<span style="color:{self._colour}">{escape(rest[0])}</span>'] if rest else []
        self._label.setText(
            f'<div style="line-height:140%">{"<br>".join([first, *second, *map(escape, rest[1:])])}</div>'
        )
        self._show_beside(at)

    def show_read_out(self, read_out: ReadOut, at: QPointF) -> None:
        """Show what the curves say, one a line, beside the place `at`."""
        cell = '<td style="padding-right:14px">'
        rows = "".join(
            f'<tr>{cell}<span style="color:{colour}">●</span> {escape(name)}</td>'
            f'<td align="right" style="color:{self._colour}">{escape(text)}</td></tr>'
            for colour, name, text in read_out.rows
        )
        more = f"<tr>{cell}{escape(read_out.more)}</td></tr>" if read_out.more else ""
        heading = f'<span style="color:{self._colour};font-weight:600">{escape(read_out.heading)}</span>'
        self._label.setText(f'{heading}<table cellspacing="0" cellpadding="1">{rows}{more}</table>')
        self._show_beside(at)

    def _show_beside(self, at: QPointF) -> None:
        self.adjustSize()
        self.move(_beside(at, QSizeF(self.size()), QSizeF(self._room.size())).toPoint())
        self.show()
        self.raise_()


def _beside(at: QPointF, size: QSizeF, room: QSizeF) -> QPointF:
    """Return the corner for a card of `size` near `at`: to the right and above, or where there is room."""
    gap = 14.0
    x = at.x() + gap if at.x() + gap + size.width() <= room.width() else at.x() - gap - size.width()
    y = at.y() - gap - size.height() if at.y() - gap - size.height() >= 0 else at.y() + gap
    return QPointF(max(2.0, min(x, room.width() - size.width() - 2)), max(2.0, min(y, room.height() - size.height())))


def no_menu(view: pg.ViewBox) -> None:
    """Take pyqtgraph's own menu and button away: a double click shows everything again."""
    view.setMenuEnabled(False)
    view.setMouseEnabled(x=True, y=True)
