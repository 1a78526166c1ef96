"""What the cells of all tables have in common: the ground, the mark of a variant, the text.

The rule: which colour and font a cell has is decided by the table's own delegate.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QPointF, QRect, Qt
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from warplens.gui.plots.figure import Look
from warplens.gui.toolkit.controls import RowDelegate, draw_marker
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, Theme, font

ROW_HEIGHT = 27
LEAST_WIDTH = 60


class CellDelegate(RowDelegate):
    """Draws the parts of a cell."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(theme, ROW_HEIGHT, table, LEAST_WIDTH)

    def draw_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRect:
        """Draw selection and rule of the cell, and return the room for its text."""
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(self._theme.selection))
        painter.setPen(QColor(self._theme.grid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        return option.rect.adjusted(8, 0, -8, 0)

    def draw_look(self, painter: QPainter, room: QRect, look: Look | None, *, hollow: bool = False) -> QRect:
        """Draw the mark of a variant, if it has one, and return the room that is left."""
        if look is None:
            return room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(room.left() + 5.0, room.center().y() + 0.5)
        draw_marker(painter, middle, look, self._theme.hue(look), hollow=hollow)
        return room.adjusted(20, 0, 0, 0)

    def draw_text(
        self, painter: QPainter, room: QRect, index: QModelIndex, colour: str, *, is_small: bool, is_italic: bool
    ) -> None:
        """Draw the cell's own text, cut where there is no room."""
        made = font(SMALL_PIXELS if is_small else FONT_PIXELS)
        made.setItalic(is_italic)
        painter.setFont(made)
        painter.setPen(QColor(colour))
        text = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
