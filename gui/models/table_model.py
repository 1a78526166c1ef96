"""What the tables of points and of pairs share: their headings, their columns, and the roles that a view asks for.

The rule: numbers are flush right, words flush left, and a heading is aligned like its column.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()

LOOK_ROLE = Qt.ItemDataRole.UserRole
"""This role gives the `Look` of the row's variant."""
STATE_ROLE = Qt.ItemDataRole.UserRole + 1
"""This role gives the state that a row is drawn by: the status of a point, the verdict of a pair."""
MODELLED_ROLE = Qt.ItemDataRole.UserRole + 2
"""This role says whether the number comes from a model."""


class TableColumn(Protocol):
    """A column as its heading needs it."""

    @property
    def heading(self) -> str:
        """The words above the column."""
        ...

    @property
    def help(self) -> str:
        """What the column holds."""
        ...

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""
        ...


class TableModel(QAbstractTableModel):
    """A table that is described by columns; a subclass gives the columns, the number of rows and the cells."""

    @property
    @abstractmethod
    def columns(self) -> Sequence[TableColumn]:
        """The columns that are shown."""

    @abstractmethod
    def row_count(self) -> int:
        """Return the number of rows that are shown."""

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else self.row_count()

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column, its help and its alignment."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.heading
            case Qt.ItemDataRole.ToolTipRole:
                return column.help
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
        return None


def alignment(column: TableColumn) -> Qt.AlignmentFlag:
    """Return the alignment of a column's text."""
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
