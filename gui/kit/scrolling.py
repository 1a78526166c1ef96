"""A scroll area that is as high as its content, and yields where there is less room."""

from PyQt6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PyQt6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QSizePolicy, QWidget

from warplens.gui.kit.theme import SPACE, text_size


class YieldingScroll(QScrollArea):
    """Shows the whole height of its content where there is room, else a part of it with a scroll bar.

    With `keeps_height` it stays as high as the highest content so far, in this size of texts: a line that goes moves
    nothing. A screen reader calls it `name`.
    """

    def __init__(self, content: QWidget, *, keeps_height: bool = False, name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._keeps_height = keeps_height
        self._highest, self._text_size = 0, text_size()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        content = self.widget()
        hint = content.sizeHint() if content is not None else super().sizeHint()
        if not self._keeps_height:
            return hint
        if self._text_size != text_size():
            self._highest, self._text_size = 0, text_size()
        self._highest = max(self._highest, hint.height())
        return QSize(hint.width(), self._highest)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs beside a scroll bar, and a height of a few lines."""
        content, bar = self.widget(), self.verticalScrollBar()
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(width + (bar.sizeHint().width() if bar is not None else 0), 10 * SPACE)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Follow the height of the content."""
        if a1 is not None and a1.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(a0, a1)


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
