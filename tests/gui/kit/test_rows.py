"""The drawing of rows, once for all lists: ground, check box, and texts that are cut where there is no room."""

from __future__ import annotations

from PyQt6.QtCore import QRectF

from warplens.gui.kit.rows import middle_box


def test_middle_box_returns_the_place_of_a_check_box_at_the_middle_of_a_rows_height():
    box = middle_box(8.0, QRectF(0, 54, 200, 27))
    assert box.left() == 8.0
    assert box.top() == 60.0
    assert box.width() == 15.0
