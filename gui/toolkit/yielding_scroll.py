"""A scroll area that is as high as its content, and yields where there is less room."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from warplens.gui.toolkit.text_size import text_size
from warplens.gui.toolkit.theme import SPACE


class YieldingScroll(QScrollArea):
    """Shows the whole height of its content where there is room, else a part of it with a scroll bar.

    Args:
        content: what is shown.
        keeps_height: whether it stays as high as the highest content so far, so that a line that goes moves nothing;
            another size of texts begins anew.
        name: what a screen reader calls it.
    """

    def __init__(
        self, content: QWidget, *, keeps_height: bool = False, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
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
