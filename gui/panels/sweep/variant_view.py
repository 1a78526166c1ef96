"""The tree of variants, by family.

The rule: a tick goes to `SweepChoices`; a search opens the families that it finds.
"""

from __future__ import annotations

from PyQt6.QtCore import (
    Qt,
)
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QTreeView,
    QWidget,
)

from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.models.sweep.variant_tree import VariantSearch, VariantTree
from warplens.gui.panels.sweep.variant_delegate import VariantDelegate
from warplens.gui.toolkit.theme import Theme


class VariantView(QTreeView):
    """The tree of variants, with a check box and the marker of each."""

    def __init__(self, choices: SweepChoices, results: Results, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = VariantTree(choices, results, self)
        self._search = VariantSearch(self._tree, self)
        self.setModel(self._search)
        self._delegate = VariantDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setMinimumHeight(120)
        self.setAccessibleName("Variants")
        self._open: dict[str, bool] = {}
        self._place = 0
        self._search.modelAboutToBeReset.connect(self._keep_place)
        self._search.modelReset.connect(lambda: self._show_chosen(choices))
        self._show_chosen(choices)

    def search(self, text: str) -> None:
        """Show the variants that match, with their families open."""
        self._search.search(text)
        if text.strip():
            self.expandAll()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def _keep_place(self) -> None:
        """Note which families are open and what is in view, before a saved kernel replaces the rows."""
        families = (self._search.index(row, 0) for row in range(self._search.rowCount()))
        self._open = {str(family.data()): self.isExpanded(family) for family in families}
        bar = self.verticalScrollBar()
        self._place = bar.value() if bar is not None else 0

    def _show_chosen(self, choices: SweepChoices) -> None:
        """Open the families that have a chosen variant, or all where none has; leave the others as they were."""
        for row in range(self._search.rowCount()):
            family = self._search.index(row, 0)
            names = self._tree.names_at(self._search.mapToSource(family))
            is_chosen = not choices.checked or bool(choices.checked.intersection(names))
            self.setExpanded(family, self._open.get(str(family.data()), is_chosen))
        bar = self.verticalScrollBar()
        if bar is not None and self._place:
            self.doItemsLayout()  # type: ignore[attr-defined]  # a slot of Qt that the stubs leave out
            bar.setValue(self._place)
