"""What every panel of the window is: a card that is made from the models and is drawn in a theme.

The rule: a panel takes from the models what it shows, and knows no other panel.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import pyqtSignal

from warplens.gui.models.window_models import WindowModels
from warplens.gui.toolkit.card import Card
from warplens.gui.toolkit.theme import Theme


class Panel(Card):
    """The base of all panels.

    Signals:
        notified: a `Notice` of what was saved or copied, or why it could not be.
    """

    notified = pyqtSignal(object)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel of the window that shows these models; `delay_ms` is that of its throttle."""
        raise NotImplementedError

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        raise NotImplementedError
