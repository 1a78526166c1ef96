"""The columns that the table of points shows.

The rule: the choice outlives the panel and is saved whether or not the panel was opened.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.models.points.point_columns import DEFAULT_KEYS, columns_of


class VisibleColumns(QObject):
    """The keys of the columns, in the order of the table.

    Signals:
        columns_changed: other columns are shown.
    """

    columns_changed = pyqtSignal()

    def __init__(self, columns: Iterable[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = _valid_keys(tuple(columns) or DEFAULT_KEYS)

    @property
    def columns(self) -> tuple[str, ...]:
        """The keys of the columns."""
        return self._columns

    def set_columns(self, keys: Iterable[str]) -> None:
        """Show these columns; unknown keys are ignored, the variant is always shown."""
        columns = _valid_keys(tuple(keys))
        if columns != self._columns:
            self._columns = columns
            self.columns_changed.emit()


def _valid_keys(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(column.key for column in columns_of(keys))
