"""Areas that scroll: they end below a whole line, wherever they stand."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint
from PyQt6.QtWidgets import QApplication, QComboBox, QLabel, QVBoxLayout, QWidget

from warplens.gui.kit.scrolling import LineBrowser, LineScroll
from warplens.gui.kit.theme import at_text_size, font

LINE = 20


@pytest.fixture
def area(qtbot):
    content = QWidget()
    lines = QVBoxLayout(content)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(0)
    for number in range(20):
        label = QLabel(str(number))
        label.setFixedHeight(LINE)
        lines.addWidget(label)
    area = LineScroll(content)
    qtbot.addWidget(area)
    area.show()
    return area


def cut_lines(area):
    """Return the texts of the lines that the lower edge cuts."""
    end = area.viewport().height()
    tops = [(label, label.mapTo(area.viewport(), QPoint()).y()) for label in area.widget().findChildren(QLabel)]
    return [label.text() for label, top in tops if top < end < top + LINE]


@pytest.mark.parametrize("height", [30, 90, 105, 119, 120])
@pytest.mark.parametrize("scrolled", [0, 7, 33])
def test_no_line_is_cut_at_the_lower_edge(area, height, scrolled):
    area.resize(120, height)
    QApplication.processEvents()
    area.verticalScrollBar().setValue(scrolled)
    QApplication.processEvents()
    assert area.verticalScrollBar().value() == scrolled
    assert area.viewport().height() > height - LINE - 1
    assert cut_lines(area) == []


def test_a_box_whose_list_was_open_is_not_cut(area):
    box = QComboBox()
    box.setFixedHeight(LINE)
    box.view()  # the list is a part of it from now on
    area.widget().layout().insertWidget(4, box)
    area.resize(120, 4 * LINE + LINE // 2)
    QApplication.processEvents()
    assert area.viewport().height() == 4 * LINE


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("height", range(150, 186, 5))
@pytest.mark.parametrize("scrolled", [0, 7, 10_000])
def test_a_text_ends_below_a_whole_line(qtbot, percent, height, scrolled):
    with at_text_size(percent):
        text = LineBrowser("Words")
        text.setFont(font())
    qtbot.addWidget(text)
    text.setHtml("<br>".join(["HHHH"] * 60))
    text.resize(200, height)
    text.show()
    QApplication.processEvents()
    text.verticalScrollBar().setValue(scrolled)
    QApplication.processEvents()
    view = text.viewport()
    last = text.cursorRect(text.cursorForPosition(QPoint(0, view.height() - 1)))
    assert last.bottom() <= view.height()
    assert height - view.height() <= last.height() + 4
    assert text.accessibleName() == "Words"


def test_all_of_a_content_that_fits_is_shown(area):
    area.resize(120, 20 * LINE + 7)
    QApplication.processEvents()
    assert area.viewport().height() == area.height()


def test_a_part_that_draws_rows_itself_is_not_cut_in_one(qtbot):
    part = QWidget()
    part.setMinimumHeight(20 * LINE)
    part.setProperty("rowPixels", LINE)
    content = QWidget()
    lines = QVBoxLayout(content)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.addWidget(part)
    area = LineScroll(content)
    qtbot.addWidget(area)
    area.show()
    area.resize(120, 105)
    QApplication.processEvents()
    assert area.viewport().height() == 100
