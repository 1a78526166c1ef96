"""What a table tells Qt of its columns: heading, help, and on which side the text stands.

The rule: numbers stand right, words left; a heading stands as its column does.
"""

from __future__ import annotations

from typing import Protocol

from PyQt6.QtCore import Qt


class TableColumn(Protocol):
    """A column, as far as its heading goes."""

    @property
    def heading(self) -> str:
        """The words above it."""
        ...

    @property
    def help(self) -> str:
        """What it holds."""
        ...

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""
        ...


def heading_data(column: TableColumn, role: int) -> str | Qt.AlignmentFlag | None:
    """Return what a model says of the heading of a column."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return column.heading
        case Qt.ItemDataRole.ToolTipRole:
            return column.help
        case Qt.ItemDataRole.TextAlignmentRole:
            return alignment(column)
    return None


def alignment(column: TableColumn) -> Qt.AlignmentFlag:
    """Return where the text of a column stands."""
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
