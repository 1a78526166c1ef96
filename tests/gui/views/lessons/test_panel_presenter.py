"""A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QFont, QFontInfo, QFontMetricsF
from PyQt6.QtWidgets import QApplication, QLabel, QLineEdit, QTextBrowser

from warplens.gui.figures.colours import LEAST_OF_TEXTS, contrast
from warplens.gui.figures.picture import Ink, Line, TextAnchor, TextLabel
from warplens.gui.kit.picture_view import PictureView
from warplens.gui.kit.theme import DARK, THEMES
from warplens.gui.views.lessons.panel import LessonPanel, Presenter, presented_size

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


def test_the_first_frame_has_the_size_of_the_screen(make_lessons, show, monkeypatch):
    panel, sizes = show(LessonPanel(make_lessons(), DARK)), []
    monkeypatch.setattr(Presenter, "showFullScreen", lambda presenter: sizes.append(presenter.size()))
    panel.present()
    assert sizes == [panel.screen().size()]
    panel.presenter.close()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name.value)
def test_an_answer_that_was_given_can_be_read(make_lessons, show, go, theme):
    model = make_lessons()
    presenter = show(Presenter(model, theme), 1280, 720)
    go(model, "1-coalescing", "Along a row")
    presenter.view.number.setText("12")
    presenter.view.reveal()
    assert not presenter.view.number.isEnabled()
    field = presenter.view.number.grab().toImage()
    inside = field.rect().adjusted(8, 8, -8, -8)
    colours = {field.pixelColor(x, y).name() for x in range(8, inside.right()) for y in range(8, inside.bottom())}
    assert max(contrast(colour, theme.field) for colour in colours) >= LEAST_OF_TEXTS


def explanation(text):
    """Return where in the viewport the lines of the explanation begin and end: the last lines of the text."""
    document, shown_from = text.document(), text.verticalScrollBar().value()
    block = document.lastBlock()
    rect = document.documentLayout().blockBoundingRect(block)
    return rect.top() - shown_from, rect.bottom() - shown_from


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        *((Presenter, size) for size in ((1280, 720), (1366, 768), (1920, 1080), (1024, 768), (1280, 1024))),
        *((LessonPanel, size) for size in ((1240, 560), (900, 600), (480, 520))),
    ],
)
def test_the_explanation_of_an_answer_is_wholly_visible(make_lessons, show, kind, size):
    model = make_lessons()
    shown = show(kind(model, DARK), *size)
    view, text = shown.view, shown.view.text
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


def area_of(label):
    """Return the area of a text in a picture, from its base line up, two pixels narrower than its letters."""
    font = QFont()
    font.setPixelSize(round(label.size))
    font.setWeight(QFont.Weight.DemiBold if label.bold else QFont.Weight.Normal)
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(label.text)
    left = label.x - {TextAnchor.START: 0.0, TextAnchor.MIDDLE: wide / 2, TextAnchor.END: wide}[label.anchor]
    return QRectF(left + 1, label.y - metrics.capHeight(), wide - 2, metrics.capHeight())


def crossed(labels, lines):
    """Return the texts of labels that a line crosses."""
    for label in labels:
        area = area_of(label)
        for line in lines:
            along = (
                (line.x1 + (line.x2 - line.x1) * t / 99, line.y1 + (line.y2 - line.y1) * t / 99) for t in range(100)
            )
            if any(area.contains(x, y) for x, y in along):
                yield label.text


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("key", ["1-coalescing", BANKS, "3-tiling", "4-occupancy"])
def test_texts_of_pictures_are_large_and_stand_apart(make_lessons, show, size, key):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), *size)
    view = presenter.view
    lesson = next(lesson for lesson in model.lessons if lesson.key == key)

    def look(title):
        QApplication.processEvents()
        drawn = [part for part in view.findChildren(PictureView) if part.isVisible() and part.picture is not None]
        for part in drawn:
            labels = [item for item in part.picture.items if isinstance(item, TextLabel) and item.text]
            assert min(label.size for label in labels) * part._factor >= 0.03 * size[1], title
            areas = [(label.text, area_of(label)) for label in labels]
            assert [(a, b) for (a, one), (b, other) in combinations(areas, 2) if one.intersects(other)] == [], title
            assert all(area.top() >= 0 and area.left() >= 0 for _, area in areas), title
        if view.stage.currentWidget() is view.curve:
            items = view.curve.picture.items
            bold = [item for item in items if isinstance(item, TextLabel) and item.bold]
            assert not list(crossed(bold, [item for item in items if isinstance(item, Line) and item.ink is Ink.GOOD]))

    for index, step in enumerate(lesson.steps):
        model.go_to(lesson.path, index)
        look(step.title)
        for _ in range(2):
            view.tile.move_step(1)
            look(step.title)
        if step.question is not None:
            view.reveal()
            look(step.title)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_lane_that_is_dragged_has_its_number_in_present(make_lessons, show, go, size):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), *size)
    go(model, "1-coalescing", "Which sector does a lane touch?")
    QApplication.processEvents()
    labels = [item.text for item in presenter.view.lanes.picture.items if isinstance(item, TextLabel)]
    assert [text for text in labels if text.isdigit()] == [*map(str, range(32))] * 2


def test_the_texts_above_a_tile_are_on_one_line_in_present(make_lessons, show, go):
    model = make_lessons()
    presenter = show(Presenter(model, DARK), 1280, 720)
    go(model, BANKS, "Step through it")
    QApplication.processEvents()
    tile = presenter.view.tile
    middles = [part.mapTo(tile, part.rect().center()).y() for part in (tile.step.text, tile.warp.text, tile.all_warps)]
    assert max(middles) - min(middles) <= 1
    assert tile.view.mapTo(tile, tile.view.rect().topLeft()).x() >= 4  # the frame of the focus touches no text


def test_the_end_says_where_the_lanes_belong(make_lessons, show, go):
    model = make_lessons()
    presenter = show(Presenter(model, DARK))
    go(model, "1-coalescing", "Which sector does a lane touch?")
    presenter.view.reveal()
    presenter.view.ended.emit()
    assert "no answer; true is lane 0 at 0, lane 7 at 0, lane 8 at 1, lane 31 at 3" in presenter.end.text()


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
    keys = [part.strip(" \xa0") for part in presenter.keys.text().split("·")]
    assert [key.replace("\xa0", " ") for key in keys][::6] == ["→ ←  steps of the warp", "Esc  leave"]
    assert not any(" " in key for key in keys)  # a line ends before a key, not before what it does
    while presenter.pages.currentWidget() is presenter.view:
        presenter.view.advance()
    assert "score 1 of 5" in presenter.end.text()
    assert presenter.end.text().count("not asked yet") == 4
    assert "✓" in presenter.end.text()
    assert presenter.keys.text().startswith("B\xa0\xa0begin\xa0again")
    qtbot.keyClick(presenter, Qt.Key.Key_Backspace)
    assert presenter.pages.currentWidget() is presenter.view
    presenter.view.ended.emit()
    qtbot.keyClick(presenter, Qt.Key.Key_B)
    assert (presenter.pages.currentWidget(), model.index) == (presenter.view, 0)
