"""A text between two buttons that step backwards and forwards.

The rule: it only calls `step`; its owner sets the text.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from warplens.gui.toolkit.styling import Role, label, tool_button


class Stepper(QWidget):
    """A text between two buttons.

    Args:
        name: of what is stepped through, for the tool tips.
        keys: the keys that do the same, for the tool tips.
        step: called with -1 or 1.
    """

    def __init__(self, name: str, keys: str, step: Callable[[int], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = label(role=Role.MUTED)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setMinimumWidth(52)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.back = _button("‹", f"Previous {name}", keys, lambda: step(-1))
        self.forward = _button("›", f"Next {name}", keys, lambda: step(1))
        row.addWidget(self.back)
        row.addWidget(self.text)
        row.addWidget(self.forward)


def _button(sign: str, name: str, keys: str, call: Callable[[], object]) -> QToolButton:
    button = tool_button("step", sign, f"{name} ({keys})", name=name)
    button.setAutoRepeat(True)
    button.setFixedWidth(18)
    button.clicked.connect(lambda _checked: call())
    return button
