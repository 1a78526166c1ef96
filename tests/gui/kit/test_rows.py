"""The drawing of rows, once for all lists: ground, check box, and texts that are cut where there is no room."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRectF, QStringListModel
from PyQt6.QtWidgets import QListView

from warplens.gui.kit.rows import RowDelegate, middle_box
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
