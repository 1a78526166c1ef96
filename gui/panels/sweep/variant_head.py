"""The line above the variants: their search, and the button that adds kernels."""

from __future__ import annotations

from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from warplens.gui.toolkit.styling import tool_button
from warplens.gui.toolkit.theme import SPACE


class VariantHead(QWidget):
    """The search and the button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search variants")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName("Search variants")
        self.add_button = tool_button("small", "+", "Add the kernels of a .cu", name="Add kernels")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE // 2)
        row.addWidget(self.search, 1)
        row.addWidget(self.add_button)
