"""The drawing of a row of the list of kernels: check box, name, and below it its place or why it cannot be run."""

from __future__ import annotations

from PyQt6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PyQt6.QtWidgets import QStyle, QStyleOptionViewItem

from warplens.gui.toolkit.row_delegate import BOX_PIXELS, RowDelegate, is_click, middle_box, toggle
from warplens.gui.toolkit.theme import SMALL_PIXELS, SPACE

DETAIL_ROLE = Qt.ItemDataRole.UserRole
"""This role gives the second line of a row."""
HEIGHT = 42


class KernelDelegate(RowDelegate):
    """Draws a row; a click in the box ticks."""

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection)
        can_run = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        if can_run:
            self.draw_box(painter, middle_box(row.left() + SPACE, row), index)
        left = row.left() + 2 * SPACE + BOX_PIXELS + 2
        room = QRectF(left, row.top() + 4, row.right() - left - 4, row.height() - 8)
        sides, name = Qt.AlignmentFlag, index.data()
        self.draw_text(
            painter,
            room,
            name,
            theme.text if can_run else theme.faint,
            side=sides.AlignTop | sides.AlignLeft,
            elide=Qt.TextElideMode.ElideMiddle,
        )
        detail, colour = index.data(DETAIL_ROLE), theme.muted if can_run else theme.faint
        side = sides.AlignBottom | sides.AlignLeft
        self.draw_text(painter, room, detail, colour, pixels=SMALL_PIXELS, side=side)

    def editorEvent(
        self,
        event: QEvent | None,
        model: QAbstractItemModel | None,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Tick by a click in the box and by the space bar; a click elsewhere selects the row."""
        if model is None or not index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return False
        is_in_box = (
            isinstance(event, QMouseEvent)
            and is_click(event)
            and event.position().x() < option.rect.left() + 2 * SPACE + BOX_PIXELS
        )
        is_key = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        return (is_in_box or is_key) and toggle(model, index)
