"""The text in the middle of an empty panel, which wraps.

The rule: a word that is wider than the panel, such as a long name of a kernel, is cut in its middle, where Qt would cut
off both of its ends.
"""

from __future__ import annotations

import re

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QWidget

from warplens.gui.toolkit.plain_label import PlainLabel


class HintLabel(PlainLabel):
    """A centred text that wraps at words; `whole` is the text with its long words as they are."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text)
        self.setParent(parent)
        self.whole = self.text()
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        self.whole = text or ""
        self._fit()

    def _fit(self) -> None:
        """Cut the words that are wider than the label, once it has its width."""
        room, cut = self.contentsRect().width(), self.fontMetrics().elidedText
        words = re.split(r"(\s)", self.whole)
        shown = [cut(word, Qt.TextElideMode.ElideMiddle, room) for word in words] if self.isVisible() else words
        if (text := "".join(shown)) != self.text():
            super().setText(text)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut words for the new width."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Cut words for the width that the label is shown with."""
        super().showEvent(event)
        self._fit()
