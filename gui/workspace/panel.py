"""The base of the panels: a card that is made from the models, is drawn in a theme, and can export what it shows.

The rule: a panel takes from the models what it shows, and knows no other panel. Its constructor takes the models that
it shows, the theme and the delay of its throttle; everything else goes by keyword.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QToolButton, QWidget

from warplens.gui.kit.card import CardFrame
from warplens.gui.kit.dialogs import AskPath, ask_export_path
from warplens.gui.kit.styling import quiet_button
from warplens.gui.kit.theme import Theme
from warplens.gui.workspace.exporting import Exporter
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.reproducing import Reproducing, Wording


class Panel(CardFrame):
    """One panel of the window.

    Args:
        heading: of the card.
        theme: to draw in.
        ask_path: asks for the file of an export.

    Signals:
        notified: a `Notice` of what was saved or copied, or why that failed.
    """

    notified = pyqtSignal(object)

    def __init__(
        self, heading: str, theme: Theme, *, ask_path: AskPath = ask_export_path, parent: QWidget | None = None
    ) -> None:
        super().__init__(heading, parent)
        self._theme = theme
        self.exporter = Exporter(self, ask_path)
        self.exporter.notified.connect(self.notified)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models; `delay_ms` is the delay of its throttle."""
        raise NotImplementedError

    @property
    def main_widget(self) -> QWidget | None:
        """What gets the focus when the user goes to the panel; None for the first that takes it."""
        return None

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme


# ---------------------------------------------------------------------------------------------------------------------
# Actions of panels that copy the selected point as a command line or as Python.
# The rule: `Reproducing` writes what is copied and says what became of it; an action only asks for it.


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
