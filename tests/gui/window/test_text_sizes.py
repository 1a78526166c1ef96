"""The size of texts: each layout has its own, and everything that is drawn follows it."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QListWidget, QListWidgetItem

from warplens.gui.kit.rows import RowDelegate
from warplens.gui.kit.theme import DARK, NORMAL, TextSizes, at_text_size, font, stylesheet, text_size
from warplens.gui.window.layouts import LAYOUTS


@pytest.fixture
def sizes():
    with at_text_size(NORMAL):
        yield TextSizes("Default")


def test_steps_and_the_way_back(sizes, qtbot):
    with qtbot.waitSignal(sizes.changed):
        sizes.larger()
    assert text_size() == 110
    sizes.larger()
    assert text_size() == 125
    sizes.smaller()
    assert text_size() == 110
    with qtbot.waitSignal(sizes.changed):
        sizes.first()
    assert (text_size(), dict(sizes.user_sizes)) == (100, {})


def test_a_step_beyond_the_last_size_changes_nothing(sizes, qtbot):
    for _ in range(9):
        sizes.smaller()
    assert text_size() == 80
    with qtbot.assertNotEmitted(sizes.changed):
        sizes.smaller()


def test_a_layout_for_a_projector_begins_larger_and_each_keeps_its_size(sizes):
    sizes.show_layout("Teaching", next(layout.text_size for layout in LAYOUTS if layout.name == "Teaching"))
    assert text_size() == 150
    sizes.larger()
    sizes.show_layout("Default")
    assert text_size() == 100
    sizes.show_layout("Teaching", 150)
    assert text_size() == 175


def test_a_layout_without_a_size_of_its_own_is_no_smaller_than_the_usual_one(sizes):
    for _ in range(9):
        sizes.larger()
    for name in ("Teaching", "Plots only"):
        sizes.show_layout(name, 150 if name == "Teaching" else NORMAL)
        assert text_size() == 200
    sizes.smaller()
    assert text_size() == 175


def test_sizes_come_back(sizes, qtbot):
    again = TextSizes("Default")
    with qtbot.waitSignal(again.changed):
        again.restore({"Default": 125, "Teaching": 200})
    assert text_size() == 125
    again.show_layout("Teaching")
    assert text_size() == 200


def test_fonts_rows_and_the_style_sheet_follow(qtbot):
    rows = QListWidget()
    qtbot.addWidget(rows)
    QListWidgetItem("one", rows)
    delegate = RowDelegate(DARK, 28, rows)
    delegate.draw_row = lambda *_: None
    rows.setItemDelegate(delegate)
    with at_text_size(150):
        delegate.show_theme(DARK)
        assert QFontInfo(font(12)).pixelSize() == 18
        assert rows.visualItemRect(rows.item(0)).height() == 42
        assert "font-size: 20px" in stylesheet(DARK)
        assert "border: 1px solid" in stylesheet(DARK)
