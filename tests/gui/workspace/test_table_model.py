"""The base of the tables: headings, alignment, and counts below a cell."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.kit.rows import NO_PARENT, TableModel, alignment

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Column:
    heading: str
    help: str
    is_number: bool


COLUMNS = (Column("Variant", "The kernel variant", False), Column("Time", "The time of one launch", True))


class Table(TableModel):
    """A table of three rows without texts."""

    columns = COLUMNS

    def rowCount(self, parent=NO_PARENT):  # noqa: N802 - the name is Qt's
        return 0 if parent.isValid() else 3

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        del index, role


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        (Qt.ItemDataRole.DisplayRole, ["Variant", "Time"]),
        (Qt.ItemDataRole.ToolTipRole, ["The kernel variant", "The time of one launch"]),
        (Qt.ItemDataRole.TextAlignmentRole, [LEFT, RIGHT]),
        (Qt.ItemDataRole.DecorationRole, [None, None]),
    ],
)
def test_heading_has_text_help_and_alignment(role, expected):
    table = Table()
    assert [table.headerData(number, Qt.Orientation.Horizontal, role) for number in range(2)] == expected


def test_rows_and_columns_beyond_the_table_have_no_heading():
    table = Table()
    assert table.headerData(0, Qt.Orientation.Vertical) is None
    assert table.headerData(2, Qt.Orientation.Horizontal) is None


def test_cell_has_no_children():
    table = Table()
    assert (table.rowCount(), table.columnCount()) == (3, 2)
    assert (table.rowCount(table.index(0, 0)), table.columnCount(table.index(0, 0))) == (0, 0)


def test_numbers_are_flush_right():
    assert [alignment(column) for column in COLUMNS] == [LEFT, RIGHT]
