"""Draws a cell of the table of pairs.

The rule: green and red are for faster and slower alone; what is the same is muted, modelled numbers are italic.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from warplens.gui.models.comparison_table import COLUMNS, LOOK_ROLE, MODELLED_ROLE, VERDICT_ROLE
from warplens.gui.panels.controls import draw_marker
from warplens.gui.theme import FONT_PIXELS, SMALL_PIXELS, Theme, font
from warplens.profiles.comparison import Verdict

ROW_HEIGHT = 27
_COLOURED = {"verdict", "change"}
_SMALL = {"why", "changes", "interval"}


class PairDelegate(QStyledItemDelegate):
    """Draws a cell."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return the height of a row."""
        del option, index
        return QSize(60, ROW_HEIGHT)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the mark in the first column, and the text."""
        if painter is None:
            return
        theme, column = self._theme, COLUMNS[index.column()]
        verdict = index.data(VERDICT_ROLE)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(theme.selection))
        painter.setPen(QColor(theme.grid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        room = option.rect.adjusted(8, 0, -8, 0)
        if column.key == "kernel":
            room = self._draw_look(painter, room, index)
        colour = theme.muted if column.key in _SMALL else theme.text
        if column.key in _COLOURED:
            colour = {Verdict.SLOWER: theme.bad, Verdict.FASTER: theme.good}.get(verdict, theme.muted)
        made = font(SMALL_PIXELS if column.key in _SMALL else FONT_PIXELS)
        made.setItalic(bool(index.data(MODELLED_ROLE)))
        painter.setFont(made)
        painter.setPen(QColor(colour))
        text = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
        painter.restore()

    def _draw_look(self, painter: QPainter, room: QRect, index: QModelIndex) -> QRect:
        look = index.data(LOOK_ROLE)
        if look is None:
            return room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_marker(painter, QPointF(room.left() + 5.0, room.center().y() + 0.5), look, self._theme.hue(look))
        return room.adjusted(20, 0, 0, 0)
