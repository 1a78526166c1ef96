"""A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QLabel, QLineEdit, QTextBrowser

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
