"""Actions of panels that copy the selected point as a command line or as Python.

The rule: `Reproducing` writes what is copied and says what became of it; an action only asks for it.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QToolButton

from warplens.gui.models.comparison.reproducing import Reproducing, Wording
from warplens.gui.toolkit.styling import quiet_button


def point_actions(reproducing: Reproducing, parent: QObject) -> list[QAction]:
    """Return an action for each wording, which copies the selected point."""
    actions = []
    for wording in Wording:
        action = QAction(f"Copy as {wording.value}", parent)
        action.setToolTip("What runs this point again")
        action.triggered.connect(lambda _=False, wording=wording: reproducing.copy_point(wording))
        actions.append(action)
    return actions


def copy_button(reproducing: Reproducing) -> QToolButton:
    """Return a button with these actions in its menu."""
    button = quiet_button("Copy ▾", "Copy what runs this point again", "Copy the point")
    menu = QMenu(button)
    menu.addActions(point_actions(reproducing, button))
    button.setMenu(menu)
    return button
