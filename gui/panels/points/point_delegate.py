"""The drawing of a cell of the table of points.

The rule: failed, skipped and stale rows are muted and show their reason in place of the numbers; the marker of a row
that is not ok, unchecked or stale, is hollow; modelled numbers are italic; a chosen point has a bar at its left.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QRect, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QStyleOptionViewItem, QTableView

from warplens.cuda.points import Status
from warplens.gui.models.points.point_columns import identifies, shown_outcome
from warplens.gui.models.points.points_table import CHOSEN_ROLE, STALE_ROLE, PointsTable
from warplens.gui.models.table_model import LOOK_ROLE, MODELLED_ROLE, STATE_ROLE
from warplens.gui.toolkit.tables import ROW_HEIGHT, CellDelegate
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme


class PointDelegate(CellDelegate):
    """Draws a cell of a point."""

    def __init__(self, theme: Theme, table: QTableView, model: PointsTable) -> None:
        super().__init__(theme, table)
        self._table = table
        self._model = model

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the marker in the first column, and the text."""
        theme = self._theme
        room = self.draw_ground(painter, option)
        status = index.data(STATE_ROLE)
        column = self._model.columns[index.column()]
        is_muted = bool(index.data(STALE_ROLE)) or not status.is_usable
        if is_muted and not identifies(column.key):
            self._draw_reason(painter, option.rect, index, status)
            return
        if column.key == "kernel":
            if index.data(CHOSEN_ROLE):
                painter.fillRect(
                    QRect(option.rect.left(), option.rect.top() + 3, 3, scaled(ROW_HEIGHT) - 7), QColor(theme.accent)
                )
            room = self.draw_look(painter, room, index.data(LOOK_ROLE), hollow=is_muted or status is not Status.OK)
        colour = theme.faint if is_muted or column.key == "result" else theme.text
        if status is Status.UNCHECKED and column.key == "result":
            colour = theme.muted
        self.draw_cell_text(
            painter, room, index, colour,
            is_small=column.key == "result", is_italic=bool(index.data(MODELLED_ROLE)),
            elide=Qt.TextElideMode.ElideMiddle if column.key == "kernel" else Qt.TextElideMode.ElideRight,
        )  # fmt: skip

    def _draw_reason(self, painter: QPainter, cell: QRect, index: QModelIndex, status: Status) -> None:
        """Draw the part of the row's reason that falls into this cell; the reason spans the cells without numbers.

        It ends where the table's view does, for each cell alike, or the cells would show parts of different texts.
        """
        first = next(number for number, key in enumerate(self._model.keys) if not identifies(key))
        left = self._table.columnViewportPosition(first)
        viewport = self._table.viewport()
        right = cell.right() if viewport is None else viewport.width()
        room = QRectF(left + 16, cell.top(), right - left - 24, cell.height())
        painter.setClipRect(cell)
        stale = index.data(STALE_ROLE)
        colour = self._theme.bad if status is Status.FAILED and not stale else self._theme.muted
        self.draw_text(painter, room, shown_outcome(self._model.point(index.row()), stale), colour, pixels=SMALL_PIXELS)
