"""Areas that scroll their content, and begin and end with a whole line of it.

The rule: an area shows no line in part at its lower edge, wherever it is scrolled to; `LineScroll` none at the upper.
"""

from PyQt6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PyQt6.QtGui import QRegion, QResizeEvent
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QSizePolicy, QTextBrowser, QWidget

from warplens.gui.kit.theme import SPACE, text_size
from warplens.gui.kit.widgets import configured


class LineScroll(QScrollArea):
    """A scroll area that shows whole lines of its content alone; without a frame."""

    def __init__(self, content: QWidget | None = None, *, name: str = "") -> None:
        super().__init__()
        configured(self, frameShape=QFrame.Shape.NoFrame, widgetResizable=True, accessibleName=name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        self._changed = configured(QTimer(self), singleShot=True, timeout=self._show_whole_lines)
        if (bar := self.verticalScrollBar()) is not None:
            bar.valueChanged.connect(self._show_whole_lines)

    def setWidget(self, widget: QWidget | None) -> None:
        """Show another content."""
        if widget is not None:
            super().setWidget(widget)
            widget.installEventFilter(self)

    def _show_whole_lines(self) -> None:
        content, bar, seen = self.widget(), self.verticalScrollBar(), self.viewport()
        if content is None or bar is None or seen is None:
            return
        begin, end = first, last = bar.value(), bar.value() + seen.height()
        while end < content.height() and (cut := _cut_at(content, end)[0]) < end:
            end = cut
        while (cut := _cut_at(content, begin)[1]) > begin:
            begin = cut
        if end - begin <= seen.height() // 4:
            begin, end = first, last
        seen.setMask(QRegion(0, begin - first, seen.width(), end - begin))

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """End below another line."""
        super().resizeEvent(a0)
        self._changed.start(0)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Follow the height of the content."""
        if a1 is not None and a1.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
            self._changed.start(0)
        if a1 is not None and a1.type() == QEvent.Type.Show:  # while it was hidden it asked for no other height
            QApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
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


def _cut_at(content: QWidget, at: int) -> tuple[int, int]:
    """Return where the first line begins and the last one ends that this height cuts; the height if it cuts none."""
    begins, ends = [at], [at]
    for part in content.findChildren(QWidget):
        top = part.mapTo(content, QPoint(0, 0)).y()
        if top < at < top + part.height() and part.isVisibleTo(content) and not part.findChildren(QWidget):
            is_text = isinstance(part, QLabel) and part.wordWrap()
            line = part.fontMetrics().lineSpacing() if is_text else part.property("rowPixels") or part.height()
            begins.append(top + (at - top) // line * line)
            ends.append(min(begins[-1] + line, top + part.height()) if begins[-1] < at else at)
    return min(begins), max(ends)


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
