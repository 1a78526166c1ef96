"""A card: the frame of a panel, with a heading and a content.

The rule: a card stands alone or in a dock, whose title bar then takes its head.
"""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from warplens.gui.kit.application import painting
from warplens.gui.kit.text_labels import PlainLabel
from warplens.gui.kit.theme import SPACE


class Heading(PlainLabel):
    """The heading of a card, cut with an ellipsis where there is no room."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setObjectName("heading")

    def minimumSizeHint(self) -> QSize:
        """Return the size of a few letters."""
        return QSize(min(40, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw as much as there is room for."""
        del event
        with painting(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class CardFrame(QFrame):
    """A row with the heading and small controls, the `head`, and below it the content, in `body`.

    In a dock the head becomes the dock's title bar (`give_head`).
    """

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.heading = Heading(heading)
        self._head_bar = QWidget()
        self.head = QHBoxLayout(self._head_bar)
        self.head.setContentsMargins(0, 0, 0, 0)
        self.head.setSpacing(SPACE)
        self.head.addWidget(self.heading)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
        self.body.setSpacing(SPACE)
        self.body.addWidget(self._head_bar)

    def give_head(self) -> QWidget:
        """Hand over the head; the card keeps the content and drops its upper edge."""
        self.body.removeWidget(self._head_bar)
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(margins.left(), SPACE // 2, margins.right(), margins.bottom())
        self.setProperty("docked", True)
        return self._head_bar
