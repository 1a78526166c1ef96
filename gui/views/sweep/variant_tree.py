"""The variants as a tree of families with tri-state check boxes.

The rule: the tree has no state of its own; a tick goes to `SweepChoices` and comes back as its signal.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.search import is_builtin
from warplens.gui.kit.widgets import verbatim
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.results import Results
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import short_name

LOOK_ROLE = Qt.ItemDataRole.UserRole  # this role gives the `Look` of a variant; None for a family
SEARCH_ROLE = Qt.ItemDataRole.UserRole + 1  # this role gives the text that the search matches
COUNT_ROLE = Qt.ItemDataRole.UserRole + 2  # this role gives the number of chosen variants of a family: `3 of 7`

_NOWHERE = QModelIndex()


class VariantTree(QAbstractItemModel):
    """The families, each with its variants as children."""

    def __init__(self, choices: SweepChoices, results: Results, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._results = results
        self._families = _families(choices.kernels)
        choices.checked_changed.connect(self._on_checked_changed)
        choices.kernels_changed.connect(self._on_kernels_changed)
        results.looks_changed.connect(self._on_checked_changed)

    def kernel_at(self, index: QModelIndex) -> KernelFile | None:
        """Return the variant at `index`; None for a family."""
        if not index.isValid() or index.internalId() == 0:
            return None
        return self._families[index.internalId() - 1][1][index.row()]

    def names_at(self, index: QModelIndex) -> tuple[str, ...]:
        """Return the names of the variants that a tick at `index` affects."""
        kernel = self.kernel_at(index)
        if kernel is not None:
            return (kernel.name,)
        return tuple(kernel.name for kernel in self._families[index.row()][1])

    def _on_kernels_changed(self) -> None:
        self.beginResetModel()
        self._families = _families(self._choices.kernels)
        self.endResetModel()

    def _on_checked_changed(self) -> None:
        for row, (_, kernels) in enumerate(self._families):
            family = self.index(row, 0)
            self.dataChanged.emit(family, family)
            self.dataChanged.emit(self.index(0, 0, family), self.index(len(kernels) - 1, 0, family))

    def index(self, row: int, column: int, parent: QModelIndex = _NOWHERE) -> QModelIndex:
        """Return the index of a child; that of a variant holds the number of its family, counted from 1."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: QModelIndex = _NOWHERE) -> QModelIndex:  # type: ignore[override]  # the other is that of QObject
        """Return the family of a variant."""
        if not child.isValid() or child.internalId() == 0:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, 0)

    def rowCount(self, parent: QModelIndex = _NOWHERE) -> int:
        """Return the number of families, or of variants in one."""
        if not parent.isValid():
            return len(self._families)
        return len(self._families[parent.row()][1]) if parent.internalId() == 0 else 0

    def columnCount(self, _: QModelIndex = _NOWHERE) -> int:
        """Return 1."""
        return 1

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Return the flags of an index: families and variants can be ticked."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, tick, look and help of a family or a variant."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.CheckStateRole:
            names = set(self.names_at(index))
            chosen = names & self._choices.checked
            some = Qt.CheckState.PartiallyChecked if chosen else Qt.CheckState.Unchecked
            return Qt.CheckState.Checked if chosen == names else some
        kernel = self.kernel_at(index)
        if kernel is None:
            return self._family_data(index, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return plain(short_name(kernel.name, kernel.family))
            case Qt.ItemDataRole.ToolTipRole:
                return verbatim("\n".join(part for part in (kernel.title, kernel.name, kernel.origin) if part))
            case role if role == LOOK_ROLE:
                return self._results.looks.get(kernel.name)
            case role if role == SEARCH_ROLE:
                return f"{kernel.name} {short_name(kernel.name, kernel.family)} {kernel.title} {kernel.family}"
        return None

    def _family_data(self, index: QModelIndex, role: int) -> object:
        name, kernels = self._families[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return plain(name)
        if role == COUNT_ROLE:
            return f"{len(self._choices.checked.intersection(k.name for k in kernels))} of {len(kernels)}"
        return "" if role == SEARCH_ROLE else None

    def setData(self, index: QModelIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set a tick; that of a family sets all its variants."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        names = set(self.names_at(index))
        is_checked = Qt.CheckState(value) is not Qt.CheckState.Unchecked
        self._choices.set_checked(self._choices.checked | names if is_checked else self._choices.checked - names)
        return True


def _families(kernels: Iterable[KernelFile]) -> list[tuple[str, list[KernelFile]]]:
    """Return the families with their variants: first those in which the user has kernels of his own, these first."""
    groups: dict[str, list[KernelFile]] = {}
    for kernel in sorted(kernels, key=is_builtin):
        groups.setdefault(kernel.family, []).append(kernel)
    return list(groups.items())


class VariantSearch(QSortFilterProxyModel):
    """Shows the variants that contain all words of a search, in any order."""

    def __init__(self, tree: VariantTree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setSourceModel(tree)
        self.setRecursiveFilteringEnabled(True)

    def search(self, text: str) -> None:
        """Show the variants whose name, title or family contains these words."""
        self._words = tuple(text.lower().split())
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex) -> bool:
        """Return whether a row is shown; a family is shown if one of its variants is."""
        tree = self.sourceModel()
        if tree is None:
            return False
        text = str(tree.data(tree.index(source_row, 0, source_parent), SEARCH_ROLE)).lower()
        return all(word in text for word in self._words)
