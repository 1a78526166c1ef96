"""A row of widgets that continues in the next line where it does not fit."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, QSize
from PyQt6.QtWidgets import QLayout, QLayoutItem, QWidget

from warplens.gui.toolkit.theme import SPACE


class WrappingRow(QLayout):
    """A layout that places widgets side by side and continues in the next line where they do not fit."""

    def __init__(self, parent: QWidget | None = None, spacing: int = SPACE) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, a0: QLayoutItem | None) -> None:
        """Append an item."""
        if a0 is not None:
            self._items.append(a0)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return the item at `index`."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove the item at `index` and return it."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    def heightForWidth(self, a0: int) -> int:
        """Return the height of all lines."""
        return self._arrange(QRect(0, 0, a0, 0), move=False)

    def setGeometry(self, a0: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(a0)
        self._arrange(a0, move=True)

    def sizeHint(self) -> QSize:
        """Return the smallest size; `heightForWidth` gives the height."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return size

    def _arrange(self, area: QRect, *, move: bool) -> int:
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > area.x() and x + hint.width() > area.right() + 1:
                x, y, line = area.x(), y + line + self._gap // 2, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - area.y()
