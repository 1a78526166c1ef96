"""Areas that scroll: they end below a whole line, wherever they stand."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint
from PyQt6.QtWidgets import QApplication, QComboBox, QLabel, QTabWidget, QVBoxLayout, QWidget

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
    """Return the texts of the lines that an edge of what is seen cuts."""
    seen = area.viewport().mask().boundingRect()
    tops = [(label, label.mapTo(area.viewport(), QPoint()).y()) for label in area.widget().findChildren(QLabel)]
    edges = seen.top(), seen.bottom() + 1
    return [label.text() for label, top in tops if any(top < edge < top + LINE for edge in edges)]


@pytest.mark.parametrize("height", [45, 90, 105, 119, 120])
@pytest.mark.parametrize("scrolled", [0, 7, 33])
def test_no_line_is_cut_at_an_edge(area, height, scrolled):
    area.resize(120, height)
    QApplication.processEvents()
    area.verticalScrollBar().setValue(scrolled)
    QApplication.processEvents()
    assert area.verticalScrollBar().value() == scrolled
    assert area.viewport().mask().boundingRect().height() > height - 2 * LINE
    assert cut_lines(area) == []


def drawn_rows(text):
    """Return the rows of pixels of a text on which something is drawn."""
    picture = text.viewport().grab().toImage()
    rows = [{picture.pixel(x, y) for x in range(picture.width())} for y in range(picture.height())]
    return [y for y, colours in enumerate(rows) if len(colours) > 1]


def test_a_box_whose_list_was_open_is_not_cut(area):
    box = QComboBox()
    box.setFixedHeight(LINE)
    box.view()  # the list is a part of it from now on
    area.widget().layout().insertWidget(4, box)
    area.resize(120, 4 * LINE + LINE // 2)
    QApplication.processEvents()
    assert area.viewport().mask().boundingRect().height() == area.height() - LINE // 2


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("height", range(150, 186, 5))
@pytest.mark.parametrize("scrolled", [0, 7, 10_000])
@pytest.mark.parametrize("page", ["<br>".join(["HHHH"] * 60), f"<table>{'<tr><td>H<td>H<br>H<br>H' * 20}</table>"])
def test_a_text_shows_whole_lines_alone_and_that_it_goes_on(qtbot, percent, height, scrolled, page):
    with at_text_size(percent):
        text = LineBrowser("Words")
        text.setFont(font())
    qtbot.addWidget(text)
    text.setHtml(page)
    text.resize(200, height)
    text.show()
    QApplication.processEvents()
    text.verticalScrollBar().setValue(scrolled)
    QApplication.processEvents()
    first, last, goes_on = text.whole_lines()
    line = text.fontMetrics().height()
    assert goes_on == (scrolled != 10_000)
    assert first < line + 2
    assert height - last <= 2 * line + 4
    palette = text.palette()
    palette.setColor(palette.ColorRole.Link, palette.color(palette.ColorRole.Base))  # the mark cannot be seen
    text.setPalette(palette)
    rows = drawn_rows(text)
    tops, ends = [y for y in rows if y - 1 not in rows], [y for y in rows if y + 1 not in rows]
    assert len({end - top for top, end in zip(tops, ends, strict=True)}) == 1  # all letters are as high
    assert text.accessibleName() == "Words"


def test_a_text_that_goes_on_has_a_mark_and_is_scrolled_on_to_the_first_line_that_was_hidden(qtbot):
    text = LineBrowser("Words")
    qtbot.addWidget(text)
    text.setHtml("<br>".join(map(str, range(60))))
    text.resize(200, 150)
    text.show()
    QApplication.processEvents()
    _, last, _ = text.whole_lines()
    assert drawn_rows(text)[-1] > last  # the mark
    hidden = text.cursorForPosition(QPoint(0, last + 4)).position()
    assert text.scroll_on()
    first, _, _ = text.whole_lines()
    assert text.cursorForPosition(QPoint(0, first + 4)).position() == hidden
    while text.scroll_on():
        pass
    assert text.verticalScrollBar().value() == text.verticalScrollBar().maximum()
    assert not text.whole_lines()[2]


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
    assert area.viewport().mask().boundingRect().height() == 100


def test_content_that_changes_while_it_is_hidden_has_its_whole_height_when_it_is_shown(qtbot):
    content, tabs = QWidget(), QTabWidget()
    lines, text = QVBoxLayout(content), QLabel("short")
    text.setWordWrap(True)
    lines.addWidget(text)
    area = LineScroll(content)
    area.setFixedHeight(60)
    for page in (area, QWidget()):
        tabs.addTab(page, "")
    qtbot.addWidget(tabs)
    tabs.resize(200, 200)
    with qtbot.waitExposed(tabs):
        tabs.show()
    tabs.setCurrentIndex(1)
    text.setParent(None)
    text = QLabel("many words " * 40)
    text.setWordWrap(True)
    lines.addWidget(text)
    text.show()
    lines.activate()
    tabs.setCurrentIndex(0)
    qtbot.waitUntil(lambda: text.height() >= text.heightForWidth(text.width()), timeout=2000)
