"""The drawing of a row of the tree of variants, and the effect of clicks and keys on it."""

from __future__ import annotations

from PyQt6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
)
from PyQt6.QtGui import QColor, QMouseEvent, QPainter
from PyQt6.QtWidgets import (
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
)

from warplens.gui.models.sweep.variant_tree import COUNT_ROLE, LOOK_ROLE
from warplens.gui.toolkit.marks import draw_chevron, draw_marker
from warplens.gui.toolkit.row_delegate import BOX_PIXELS, RowDelegate, check_state, is_click, middle_box, toggle
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme

ROW_PIXELS = 26
INDENT = 22
COUNT_WIDTH = 58


class VariantDelegate(RowDelegate):
    """Draws a row: chevron, check box, marker, name and count; a click on the chevron opens, elsewhere it ticks."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(theme, ROW_PIXELS, view)
        self._tree = view

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_HasFocus:
            self.draw_rounded(painter, row, theme.raised)
        look, count = index.data(LOOK_ROLE), index.data(COUNT_ROLE) or ""
        is_family = not index.parent().isValid()
        if is_family:
            middle = QPointF(row.left() + 7, row.center().y())
            draw_chevron(painter, middle, QColor(theme.muted), is_down=self._tree.isExpanded(index))
        self.draw_box(painter, middle_box(row.left() + INDENT - 2, row), index)
        left = row.left() + INDENT + BOX_PIXELS + 10
        if look is not None:
            draw_marker(painter, QPointF(left + 6, row.center().y()), look, theme.hue(look))
            left += 20
        is_quiet = not is_family and check_state(index) is Qt.CheckState.Unchecked
        room = QRectF(left, row.top(), row.right() - left - (scaled(COUNT_WIDTH) if count else 2), row.height())
        self.draw_text(painter, room, index.data(), theme.muted if is_quiet else theme.text, bold=is_family)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, row.adjusted(0, 0, -2, 0), count, theme.faint, pixels=SMALL_PIXELS, side=right)

    def editorEvent(
        self,
        event: QEvent | None,
        model: QAbstractItemModel | None,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Open or close a family by its chevron; tick by a click elsewhere and by the space bar."""
        row = QModelIndex(index)
        if isinstance(event, QMouseEvent):
            if not is_click(event):
                return event.type() == QEvent.Type.MouseButtonDblClick
            is_on_chevron = event.position().x() < option.rect.left() + INDENT - 4
            if is_on_chevron and not row.parent().isValid():
                self._tree.setExpanded(row, not self._tree.isExpanded(row))
            elif model is not None:
                toggle(model, row)
            return True
        if model is not None and event is not None and event.type() == QEvent.Type.KeyPress:
            toggle(model, row)
            return True
        return False
