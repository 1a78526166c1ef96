"""A label for text that may come from a file of others.

The rule: all labels of the window are of this class. It never takes a text for rich text, as a label of Qt does by its
own guess, and shows as an escape what cannot be seen.
"""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel

from warplens.profiles.cleaning import plain


class PlainLabel(QLabel):
    """A label of plain text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(plain(text))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        super().setText(plain(text or ""))
