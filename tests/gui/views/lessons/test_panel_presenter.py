"""A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer."""

from __future__ import annotations

import math

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QApplication, QLabel, QLineEdit, QTextBrowser

from warplens.gui.kit.theme import DARK
from warplens.gui.views.lessons.panel import Presenter, presented_size

BANKS = "2-bank-conflicts"


def test_presented_size_returns_the_size_of_texts():
    assert presented_size(1080) == 275
    assert presented_size(768) == 200
    assert presented_size(0) == 80


@pytest.mark.parametrize("height", [720, 1080, 2160])
def test_every_text_on_the_screen_has_three_percent_of_its_height(make_lessons, show, go, height):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), round(height * 16 / 9), height)
    for key, title in ((BANKS, "Writing a row"), (BANKS, "Step through it"), ("1-coalescing", "One warp, one request")):
        go(model, key, title)
        texts = [part for part in presenter.findChildren((QLabel, QTextBrowser, QLineEdit)) if part.isVisible()]
        assert len(texts) >= 3
        assert min(QFontInfo(part.font()).pixelSize() for part in texts) >= 0.03 * height
        assert presenter.minimumSizeHint().width() <= round(height * 16 / 9)  # else it is wider than the screen
    assert presenter.view.source.listing.rows[0].text.startswith("// ")  # and not the front matter
    assert presenter.view.split.orientation() is Qt.Orientation.Vertical
    assert presenter.view.source._mono.pixelSize() >= 0.03 * height


def explanation(text):
    """Return where in the viewport the lines of the explanation begin and end: the last lines of the text."""
    document, shown_from = text.document(), text.verticalScrollBar().value()
    block = document.lastBlock()
    rect = document.documentLayout().blockBoundingRect(block)
    return rect.top() - shown_from, rect.bottom() - shown_from


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (1024, 768), (1280, 1024)])
def test_the_explanation_of_an_answer_is_wholly_visible(make_lessons, show, size):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), *size)
    view, text = presenter.view, presenter.view.text
    lesson = next(lesson for lesson in model.lessons if lesson.key == "6-memory-spaces")
    for index, step in enumerate(lesson.steps):
        model.go_to(lesson.path, index)
        QApplication.processEvents()
        assert text.whole_lines()[2] or not text.verticalScrollBar().maximum(), step.title
        if step.question is None:
            continue
        view.reveal()
        QApplication.processEvents()
        first, last, goes_on = text.whole_lines()
        top, end = explanation(text)
        assert not goes_on, step.title
        assert first <= top + 1, step.title
        assert end <= last + 1, step.title
        is_whole = text.document().size().height() <= text.height()
        assert text.verticalScrollBarPolicy() is (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff if is_whole else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        )
        source = view.source
        if view.stage.currentWidget() is source:
            assert source._is_in_view(source._current), step.title


def test_space_shows_all_of_a_long_text_before_it_goes_on(make_lessons, show, go, qtbot):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), 1024, 768)
    go(model, "6-memory-spaces", "One filter, many places")
    QApplication.processEvents()
    step, text = model.index, presenter.view.text
    assert text.whole_lines()[2]
    while text.whole_lines()[2]:
        qtbot.keyClick(presenter.view, Qt.Key.Key_Space)
        assert model.index == step
    qtbot.keyClick(presenter.view, Qt.Key.Key_Space)
    assert model.index == step + 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_text_above_a_source_takes_no_more_than_it_needs(make_lessons, show, go, size):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), *size)
    view = presenter.view
    go(model, "6-memory-spaces", "In global memory")
    view.reveal()
    QApplication.processEvents()
    assert view.text.height() == math.ceil(view.text.document().size().height())


def test_after_the_last_step_stands_the_score_and_what_was_answered(make_lessons, show, go, qtbot):
    model = make_lessons()
    presenter = show(Presenter(model, DARK))
    go(model, BANKS, "Writing a row")
    presenter.view.number.setText("1")
    presenter.view.reveal()
    go(model, BANKS, "Step through it")
    assert presenter.keys.text().startswith("→ ←  steps of the warp")
    while presenter.pages.currentWidget() is presenter.view:
        presenter.view.advance()
    assert "score 1 of 5" in presenter.end.text()
    assert presenter.end.text().count("not asked yet") == 4
    assert "✓" in presenter.end.text()
    assert presenter.keys.text().startswith("B  begin again")
    qtbot.keyClick(presenter, Qt.Key.Key_Backspace)
    assert presenter.pages.currentWidget() is presenter.view
    presenter.view.ended.emit()
    qtbot.keyClick(presenter, Qt.Key.Key_B)
    assert (presenter.pages.currentWidget(), model.index) == (presenter.view, 0)
