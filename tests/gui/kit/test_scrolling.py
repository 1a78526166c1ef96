"""Areas that scroll: they end below a whole line, wherever they stand."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint
from PyQt6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from warplens.gui.kit.scrolling import LineScroll

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


@pytest.mark.parametrize("height", [90, 105, 119, 120])
@pytest.mark.parametrize("scrolled", [0, 7, 33])
def test_no_line_is_cut_at_the_lower_edge(area, height, scrolled):
    area.resize(120, height)
    QApplication.processEvents()
    area.verticalScrollBar().setValue(scrolled)
    QApplication.processEvents()
    assert area.verticalScrollBar().value() == scrolled
    assert area.viewport().height() > height - LINE - 1
    assert cut_lines(area) == []


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
