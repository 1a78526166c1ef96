"""The drawing of a row of the library, and the effect of clicks and keys on it."""

from __future__ import annotations

from PyQt6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PyQt6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PyQt6.QtWidgets import (
    QStyle,
    QStyleOptionViewItem,
)

from warplens.gui.models.profiles.profile_list import DETAIL_ROLE, LAYER_ROLE, STATE_ROLE, ProfileFilter
from warplens.gui.toolkit.row_delegate import BOX_PIXELS, RowDelegate, is_click, toggle
from warplens.gui.toolkit.theme import SMALL_PIXELS, SPACE

RADIUS = 5
SWATCH = 18
"""The width in pixels of the line that shows how a profile's curves are drawn."""


class ProfileDelegate(RowDelegate):
    """Draws a row: check box, a piece of the profile's curve, name, and below it the GPU, points and date."""

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection, RADIUS)
        is_bad = not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
        layer = index.data(LAYER_ROLE)
        box = QRectF(row.left() + SPACE // 2, int(row.top() + 6), BOX_PIXELS, BOX_PIXELS)
        if not is_bad:
            self.draw_box(painter, box, index)
        if layer is not None:
            painter.setPen(QPen(QColor(theme.layered(theme.accent, layer)), 2.6 if layer == 0 else 1.8))
            start = QPointF(row.left() + 2 * SPACE + BOX_PIXELS, box.center().y())
            painter.drawLine(start, start + QPointF(SWATCH, 0))
        left = row.left() + 2 * SPACE + BOX_PIXELS + SWATCH + SPACE
        room = QRectF(left, row.top() + 4, row.right() - left - 4, row.height() - 8)
        sides, state = Qt.AlignmentFlag, index.data(STATE_ROLE)
        self.draw_text(painter, room, state, theme.faint, pixels=SMALL_PIXELS, side=sides.AlignTop | sides.AlignRight)
        first = room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(f"{state}  "), 0)
        self.draw_text(
            painter,
            first,
            index.data(),
            theme.muted if layer is None else theme.text,
            bold=layer is not None,
            side=sides.AlignTop | sides.AlignLeft,
            elide=Qt.TextElideMode.ElideMiddle,
        )
        self.draw_text(
            painter,
            room,
            index.data(DETAIL_ROLE),
            theme.bad if is_bad else theme.muted,
            pixels=SMALL_PIXELS,
            side=sides.AlignBottom | sides.AlignLeft,
        )

    def editorEvent(
        self,
        event: QEvent | None,
        model: QAbstractItemModel | None,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Tick by a click in the box and by the space bar; a click elsewhere selects the row."""
        is_in_box = (
            isinstance(event, QMouseEvent)
            and is_click(event)
            and event.position().x() < option.rect.left() + 2 * SPACE + BOX_PIXELS
        )
        is_key = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        return isinstance(model, ProfileFilter) and (is_in_box or is_key) and toggle(model, index)
