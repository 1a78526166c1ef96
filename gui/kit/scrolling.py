"""Areas that scroll their content, and end below a whole line of it.

The rule: an area shows no line in part at its lower edge, wherever it is scrolled to.
"""

from PyQt6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QTextBrowser, QWidget

from warplens.gui.kit.theme import SPACE, text_size
from warplens.gui.kit.widgets import configured


class LineScroll(QScrollArea):
    """A scroll area that ends below a whole line of its content, and cuts none in the middle; without a frame."""

    def __init__(self, content: QWidget | None = None, *, name: str = "") -> None:
        super().__init__()
        configured(self, frameShape=QFrame.Shape.NoFrame, widgetResizable=True, accessibleName=name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        self._changed = configured(QTimer(self), singleShot=True, timeout=self._end_below_a_line)
        if (bar := self.verticalScrollBar()) is not None:
            bar.valueChanged.connect(self._end_below_a_line)

    def setWidget(self, widget: QWidget | None) -> None:
        """Show another content."""
        if widget is not None:
            super().setWidget(widget)
            widget.installEventFilter(self)

    def _end_below_a_line(self) -> None:
        content, bar = self.widget(), self.verticalScrollBar()
        if content is None or bar is None:
            return
        first, last = bar.value(), bar.value() + self.height()
        end = last
        if content.height() > last:
            while (cut := _cut_at(content, end)) and cut < end:
                end = cut
        rest = last - end
        if rest != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, rest if end > first + self.height() // 4 else 0)

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """End below another line."""
        super().resizeEvent(a0)
        self._changed.start(0)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Follow the height of the content."""
        if a1 is not None and a1.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
            self._changed.start(0)
        return super().eventFilter(a0, a1)


class LineBrowser(QTextBrowser):
    """A text that ends below a whole line; it follows no link and loads nothing."""

    def __init__(self, name: str) -> None:
        super().__init__()
        configured(self, openLinks=False, frameShape=QFrame.Shape.NoFrame, objectName="lesson", accessibleName=name)
        if (bar := self.verticalScrollBar()) is not None:
            bar.valueChanged.connect(self._end_below_a_line)
            bar.rangeChanged.connect(self._end_below_a_line)

    def loadResource(self, *_: object) -> object:
        """Load nothing."""
        return None

    def _end_below_a_line(self) -> None:
        line = self.cursorRect(self.cursorForPosition(QPoint(0, self.height() - 1)))
        rest = self.height() - line.top() if 0 < line.top() < self.height() <= line.bottom() else 0
        if rest != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, rest)


def _cut_at(content: QWidget, end: int) -> int:
    """Return where the first line begins that this height cuts; 0 if it cuts none."""
    tops = []
    for part in content.findChildren(QWidget):
        top = part.mapTo(content, QPoint(0, 0)).y()
        has_parts = any(child.isVisibleTo(part) for child in part.findChildren(QWidget))  # a list that opens is none
        if top < end < top + part.height() and part.isVisibleTo(content) and not has_parts:
            is_text = isinstance(part, QLabel) and part.wordWrap()
            line = part.fontMetrics().lineSpacing() if is_text else part.property("rowPixels") or part.height()
            tops.append(top + (end - top) // line * line)
    return min(tops, default=0)


class YieldingScroll(LineScroll):
    """Shows the whole height of its content where there is room, else a part of it with a scroll bar.

    With `keeps_height` it stays as high as the highest content so far, in this size of texts: a line that goes moves
    nothing. A screen reader calls it `name`.
    """

    def __init__(self, content: QWidget, *, keeps_height: bool = False, name: str = "") -> None:
        super().__init__(content, name=name)
        self._keeps_height = keeps_height
        self._highest, self._text_size = 0, text_size()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

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
