"""Areas that scroll their content, and begin and end with a whole line of it.

The rule: an area shows no line in part at its lower edge, wherever it is scrolled to; `LineScroll` none at the upper.
"""

from math import ceil

from PyQt6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PyQt6.QtGui import QPaintEvent, QPalette, QRegion, QResizeEvent
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QSizePolicy, QTextBrowser, QWidget

from warplens.gui.kit.application import painting
from warplens.gui.kit.theme import SPACE, text_size
from warplens.gui.kit.widgets import configured, known

MORE = "more ▾"


class LineScroll(QScrollArea):
    """A scroll area that shows whole lines of its content alone; without a frame."""

    def __init__(self, content: QWidget | None = None, *, name: str = "") -> None:
        super().__init__()
        configured(self, frameShape=QFrame.Shape.NoFrame, widgetResizable=True, accessibleName=name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        self._changed = configured(QTimer(self), singleShot=True, timeout=self._show_whole_lines)
        known(self.verticalScrollBar()).valueChanged.connect(self._show_whole_lines)

    def setWidget(self, widget: QWidget | None) -> None:
        """Show another content."""
        if widget is not None:
            super().setWidget(widget)
            widget.installEventFilter(self)

    def _show_whole_lines(self) -> None:
        content, bar, seen = self.widget(), known(self.verticalScrollBar()), known(self.viewport())
        if content is None:
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
    """A text that shows whole lines alone, and says where it goes on; it follows no link and loads nothing."""

    def __init__(self, name: str) -> None:
        super().__init__()
        configured(self, openLinks=False, frameShape=QFrame.Shape.NoFrame, objectName="lesson", accessibleName=name)

    def loadResource(self, *_: object) -> object:
        """Load nothing."""
        return None

    def whole_lines(self) -> tuple[int, int, bool]:
        """Return where the whole lines in the viewport begin and end, and whether more of them follow."""
        text, height = known(self.document()), known(self.viewport()).height()
        layout, block, lines = known(text.documentLayout()), text.begin(), []
        shown_from = known(self.verticalScrollBar()).value()
        while block.isValid():  # those of all cells of a table, which lie beside each other
            top, block_lines = layout.blockBoundingRect(block).top() - shown_from, known(block.layout())
            rows = map(block_lines.lineAt, range(block_lines.lineCount()))
            lines += [(top + row.y() + 1, top + row.y() + row.height() - 1) for row in rows]
            block = block.next()
        first, last = 0, height
        goes_on = any(end > last for _, end in lines)
        last -= self.fontMetrics().height() if goes_on else 0  # the mark has a line of its own
        while cut := [end for top, end in lines if top < first < end]:
            first = ceil(max(cut)) + 1
        while cut := [top for top, end in lines if top < last < end]:
            last = int(min(cut)) - 1
        return (first, last, goes_on) if first < last else (0, height, goes_on)

    def height_at(self, width: int) -> int:
        """Return the height that all of the text has in this width."""
        copy = known(known(self.document()).clone())
        copy.setTextWidth(width)
        return ceil(copy.size().height())

    def scroll_on(self) -> bool:
        """Show what follows below the last whole line; return whether something does."""
        (_, last, goes_on), bar = self.whole_lines(), known(self.verticalScrollBar())
        bar.setValue(bar.value() + (last if goes_on else 0))
        return goes_on

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll, and draw all of it, as other lines are whole then."""
        super().scrollContentsBy(dx, dy)
        known(self.viewport()).update()

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw the whole lines, and a mark where more follow."""
        (first, last, goes_on), view = self.whole_lines(), known(self.viewport())
        super().paintEvent(QPaintEvent(QRect(0, first, view.width(), last - first)))
        if goes_on:
            with painting(view) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.Link))
                painter.drawText(view.rect(), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, MORE)


def _cut_at(content: QWidget, at: int) -> tuple[int, int]:
    """Return where the first line begins and the last one ends that this height cuts; the height if it cuts none."""
    begins, ends = [at], [at]
    for part in content.findChildren(QWidget):
        top = part.mapTo(content, QPoint(0, 0)).y()
        has_parts = any(child.isVisibleTo(part) for child in part.findChildren(QWidget))  # a list that opens is none
        if top < at < top + part.height() and part.isVisibleTo(content) and not has_parts:
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
        content, bar = self.widget(), known(self.verticalScrollBar())
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(width + bar.sizeHint().width(), 10 * SPACE)
