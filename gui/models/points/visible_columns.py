"""Which columns the table of points shows.

The rule: it outlives the panel, so that the choice is remembered whether the panel was seen or not.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.models.points.point_columns import DEFAULT_KEYS, columns_of


class VisibleColumns(QObject):
    """The columns, by their keys, in the order in which columns stand.

    Signals:
        columns_changed: other columns are shown.
    """

    columns_changed = pyqtSignal()

    def __init__(self, columns: Iterable[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = _known(tuple(columns) or DEFAULT_KEYS)

    @property
    def columns(self) -> tuple[str, ...]:
        """The keys of the columns."""
        return self._columns

    def set_columns(self, keys: Iterable[str]) -> None:
        """Show these columns; keys that no column has are passed over, the variant always stays."""
        columns = _known(tuple(keys))
        if columns != self._columns:
            self._columns = columns
            self.columns_changed.emit()


def _known(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(column.key for column in columns_of(keys))
