"""What the style sheet knows widgets by, and the small widgets that only it tells apart.

The rule: a widget names its role; how the role looks is written in the style sheet.
"""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget


class Role:
    """Names that the style sheet knows labels and combo boxes by."""

    MUTED = "muted"
    FAINT = "faint"
    BAD = "bad"
    BADGE = "badge"
    HINT = "hint"
    QUIET = "quiet"


def label(text: str = "", role: str = "", name: str = "") -> QLabel:
    """Return a label that the style sheet draws in this role, never wider than it must be."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    if name:
        made.setObjectName(name)
    return made


def quiet_button(text: str, tip: str, name: str) -> QToolButton:
    """Return a small button that opens something, as the quiet combo boxes look."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(name)
    button.setProperty("role", Role.QUIET)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button


def restyle(widget: QWidget) -> None:
    """Make the style sheet look at a widget's properties again."""
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)


def mark(field: QLineEdit, *, is_bad: bool) -> None:
    """Show whether the text of a field can be read."""
    state = "bad" if is_bad else ""
    if field.property("state") != state:
        field.setProperty("state", state)
        restyle(field)
