"""The size of texts, one for each layout: that for a projector begins larger.

The rule: a layout keeps the size that the user gave it; `changed` says that everything has to be drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.kit.theme import NORMAL, larger, set_text_size, smaller, text_size


class TextSizes(QObject):
    """The sizes, in percent.

    Signals:
        changed: the present size has changed.
    """

    changed = pyqtSignal()

    def __init__(self, first: Mapping[str, int], layout: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first = dict(first)
        self._layout = layout
        self._given: dict[str, int] = {}

    @property
    def given(self) -> Mapping[str, int]:
        """The sizes that the user gave, by the name of the layout; the settings keep them."""
        return MappingProxyType(self._given)

    def restore(self, given: Mapping[str, int]) -> None:
        """Take over the sizes that the user gave in the last session."""
        self._given = dict(given)
        self._show()

    def show_layout(self, name: str) -> None:
        """Show the size of another layout."""
        self._layout = name
        self._show()

    def larger(self) -> None:
        """Show the next larger size."""
        self._give(larger(text_size()))

    def smaller(self) -> None:
        """Show the next smaller size."""
        self._give(smaller(text_size()))

    def first(self) -> None:
        """Show the size with which the layout begins."""
        self._given.pop(self._layout, None)
        self._show()

    def _give(self, percent: int) -> None:
        self._given[self._layout] = percent
        self._show()

    def _show(self) -> None:
        percent = self._given.get(self._layout, self._first.get(self._layout, NORMAL))
        if percent != text_size():
            set_text_size(percent)
            self.changed.emit()
