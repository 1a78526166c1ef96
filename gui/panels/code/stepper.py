"""Two buttons that step through something, around its text."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from warplens.gui.toolkit.styling import Role, label


class Stepper(QWidget):
    """Two buttons around what they step through."""

    def __init__(self, name: str, keys: str, step: Callable[[int], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = label(role=Role.MUTED)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setMinimumWidth(52)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.back, self.forth = QToolButton(), QToolButton()
        for button, sign, way, number in ((self.back, "‹", "Previous", -1), (self.forth, "›", "Next", 1)):
            button.setText(sign)
            button.setObjectName("step")
            button.setAutoRepeat(True)
            button.setFixedWidth(18)
            button.setToolTip(f"{way} {name} ({keys})")
            button.setAccessibleName(f"{way} {name}")
            button.clicked.connect(lambda _checked, number=number: step(number))
        row.addWidget(self.back)
        row.addWidget(self.text)
        row.addWidget(self.forth)
