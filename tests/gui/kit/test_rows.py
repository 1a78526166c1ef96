"""The drawing of rows, once for all lists: ground, check box, and texts that are cut where there is no room."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRectF, QStringListModel, Qt
from PyQt6.QtWidgets import QListView

from warplens.gui.kit.rows import RowDelegate, Table, TableModel, middle_box
from warplens.gui.kit.theme import DARK

HIGH = 40


def test_middle_box_returns_the_place_of_a_check_box_at_the_middle_of_a_rows_height():
    box = middle_box(8.0, QRectF(0, 54, 200, 27))
    assert box.left() == 8.0
    assert box.top() == 60.0
    assert box.width() == 15.0


class Noting(RowDelegate):
    """Notes which rows it draws."""

    def draw_row(self, *drawn):
        self.drawn.add(drawn[-1].row())


@pytest.mark.parametrize(
    ("height", "drawn"), [(3 * HIGH, {0, 1, 2}), (3 * HIGH - 4, {0, 1, 2}), (3 * HIGH - 20, {0, 1}), (20, {0})]
)
def test_the_row_in_which_a_view_ends_is_left_out(qtbot, height, drawn):
    view = QListView()
    qtbot.addWidget(view)
    view.setFrameShape(QListView.Shape.NoFrame)
    view.setModel(QStringListModel(list("abcdef"), view))
    delegate = Noting(DARK, HIGH, view)
    delegate.drawn = set()
    view.setItemDelegate(delegate)
    view.resize(200, height)
    view.grab()
    assert delegate.drawn == drawn


class Numbers(TableModel):
    """A table of 40 numbers."""

    columns = ()

    def rowCount(self, *_):  # noqa: N802 - the name is Qt's
        return 40

    def columnCount(self, *_):  # noqa: N802 - the name is Qt's
        return 1

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return str(index.row()) if role == Qt.ItemDataRole.DisplayRole else None


def test_the_row_in_which_a_view_begins_is_left_out(qtbot):
    table = Table(Numbers(), "Numbers")
    qtbot.addWidget(table)
    delegate = Noting(DARK, HIGH, table)
    table.setItemDelegate(delegate)
    table.show()
    for height in range(300, 330, 5):
        table.resize(200, height)
        table.scrollToBottom()  # there Qt ends with a whole row
        delegate.drawn = set()
        table.grab()
        first = table.visualRect(table.model().index(min(delegate.drawn), 0))
        assert -first.height() // 8 <= first.top() < first.height()
        assert max(delegate.drawn) == 39


def test_a_table_that_becomes_lower_keeps_the_current_row_in_view_and_leaves_one_that_was_not(qtbot):
    table = Table(Numbers(), "Numbers")
    qtbot.addWidget(table)
    table.resize(200, 300)
    table.show()
    table.select_row(20)
    bottom = table.visualRect(table.currentIndex()).bottom()
    table.resize(200, 260)
    assert table.visualRect(table.currentIndex()).bottom() < table.viewport().height() < bottom
    table.verticalScrollBar().setValue(0)
    table.resize(200, 220)
    assert table.verticalScrollBar().value() == 0
