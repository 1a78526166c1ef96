"""What the widgets of curves, heat maps and change maps share.

The rule: each takes the keyboard focus, names itself for screen readers, and follows the arrow keys.
"""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import QWidget

ARROW_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""An arrow key moves by these steps down and to the right."""


def set_up_view(view: QWidget, name: str, minimum: QSize) -> None:
    """Set the accessible name and the minimum size of a plot's widget, and let it take the keyboard focus."""
    view.setAccessibleName(name)
    view.setMinimumSize(minimum)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
