"""The names by which the style sheet knows widgets, and the labels and buttons that differ by them alone.

The rule: a widget names its role; the style sheet says how the role looks.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from warplens.gui.toolkit.hint_label import HintLabel
from warplens.gui.toolkit.plain_label import PlainLabel


class Role:
    """The roles of labels, buttons and combo boxes in the style sheet."""

    MUTED = "muted"
    FAINT = "faint"
    BAD = "bad"
    WARN = "warn"
    BADGE = "badge"
    HINT = "hint"
    QUIET = "quiet"


def label(text: str = "", role: str = "", name: str = "") -> QLabel:
    """Return a label of plain text that the style sheet draws in this role, or by this object name."""
    widget = PlainLabel(text)
    if role:
        widget.setProperty("role", role)
    if name:
        widget.setObjectName(name)
    return widget


def hint_label(text: str = "") -> QLabel:
    """Return the text that stands in the middle of an empty panel and says what to do."""
    hint = HintLabel(text)
    hint.setProperty("role", Role.HINT)
    return hint


def tool_button(look: str, text: str, tip: str, *, name: str = "", is_checkable: bool = False) -> QToolButton:
    """Return a button.

    Args:
        look: the object name by which the style sheet knows it: small, chip, view, link, step or fold.
        text: on the button.
        tip: the tool tip.
        name: the accessible name, for a button whose text is a sign.
        is_checkable: whether it stays pressed.
    """
    button = QToolButton()
    button.setObjectName(look)
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(name)
    button.setCheckable(is_checkable)
    return button


def quiet_button(text: str, tip: str, name: str) -> QToolButton:
    """Return a small button that opens a menu or a list, drawn like the quiet combo boxes."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(name)
    button.setProperty("role", Role.QUIET)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button


def restyle(widget: QWidget) -> None:
    """Apply the style sheet to a widget again, after one of its properties has changed."""
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)


def mark(field: QLineEdit, *, is_bad: bool) -> None:
    """Show whether the text of a field is valid."""
    state = "bad" if is_bad else ""
    if field.property("state") != state:
        field.setProperty("state", state)
        restyle(field)
