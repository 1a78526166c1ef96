"""The base of the panels: a card that is made from the models, is drawn in a theme, and can export what it shows.

The rule: a panel takes from the models what it shows, and knows no other panel. Its constructor takes the models that
it shows, the theme and the delay of its throttle; everything else goes by keyword.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QWidget

from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.exporting import Exporter
from warplens.gui.toolkit.card import CardFrame
from warplens.gui.toolkit.dialogs import AskPath, ask_export_path
from warplens.gui.toolkit.theme import Theme


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
