"""The warp lens: model to view, view to model, keyboard, export."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt

from warplens.gui.kit.theme import DARK, LIGHT, at_text_size
from warplens.gui.views.code.panel import SourcePanel
from warplens.gui.views.lens.panel import LensPanel


def line_of(model, array):
    return next(a.access.line for a in model.inspection.explanation.accesses if a.access.array == array)


@pytest.fixture
def lens(model, show, tmp_path):
    panel = show(LensPanel(model, DARK), 800, 600)
    panel.exporter.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
    return panel


def test_lens_shows_the_request_with_its_sentence_and_the_pitch_that_helps(lens):
    assert lens.sentence.text() == "Lane k reads word 32·k of tile: stride 32 words, every lane on bank 0."
    assert lens.view.picture.title.endswith("32 wavefronts · ideal 1.")
    assert (lens.better.text(), lens.better_view.isVisible()) == ("try 33: 1 wavefront", True)
    assert (lens.pitch.value(), lens.slider.value()) == (32, 32)


def test_large_texts_leave_no_room_for_the_second_picture(lens):
    with at_text_size(200):
        lens.show_theme(DARK)
        lens.resize(800, 590)
        assert (lens.better.isVisible(), lens.better_view.isVisible()) == (True, False)
        lens.resize(800, 1000)
        assert lens.better_view.isVisible()
        assert lens.better_view.height() >= 2 * 70


def test_pitch_that_is_tried_opens_the_conflict_up(lens):
    lens.slider.setValue(33)
    assert (lens.lens.cost, lens.pitch.value()) == (1, 33)
    assert "each on a bank of its own (as if rows had 33 words instead of 32)." in lens.sentence.text()
    assert not lens.better.isVisible()


def test_suggestion_is_taken_by_a_click(lens):
    lens.better.click()
    assert lens.lens.pitch_words == 33


def test_tried_pitch_is_kept_for_the_array_and_forgotten_with_another(lens, model):
    lens.set_pitch(33)
    model.go_to(warp=5)
    assert lens.lens.pitch_words == 33
    model.select_line(line_of(model, "in"))
    assert lens.lens.address_note == ""


@pytest.mark.parametrize(
    ("key", "modifier", "expected"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, {"warp": 1}),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, {"block": 2}),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, {"block": 1}),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, {"index": 3}),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, {}),
    ],
)
def test_keys_step(lens, qtbot, key, modifier, expected):
    model = lens._inspector
    before = model.spot
    qtbot.keyClick(lens, key, modifier)
    assert model.spot == replace(before, **expected)


def test_buttons_step_and_show_the_position(lens, model):
    lens.warp.forward.click()
    lens.block.back.click()
    assert (lens.warp.text.text(), lens.block.text.text()) == ("warp 1 of 32", "block 0, 1")
    assert not lens.time.isEnabled()


def test_rules_of_another_gpu_count_the_same_addresses(lens):
    assert lens.rules.itemText(0) == "by this GPU's rules"
    lens.rules.setCurrentIndex(lens.rules.findText("as on 1.0 to 1.1"))
    assert (lens.lens.request.rules.name, len(lens.lens.parts)) == ("1.0", 2)
    assert lens.lens.price == "32 wavefronts · ideal 2"
    lens.rules.setCurrentIndex(0)
    assert lens.lens.price == "32 wavefronts · ideal 1"


def test_lane_under_the_pointer_is_described(lens):
    lens.view.tag_hovered.emit(5)
    assert "lane 5: word 160, bank 0, pass 6 of 32" in [getattr(item, "text", "") for item in lens.view.picture.items]


def test_pointer_finds_the_lane(lens, qtbot):
    with qtbot.waitSignal(lens.view.tag_hovered) as caught:
        qtbot.mouseMove(lens.view, QPoint(round(lens.view.width() * 5.5 / 32), 25))
    assert caught.args == [5]


def test_another_lane_under_the_pointer_does_not_try_all_pitches_again(lens, monkeypatch):
    monkeypatch.setattr("warplens.gui.views.lens.panel.at_better_pitch", lambda _: pytest.fail("worked out again"))
    before = lens.view.picture
    lens.view.tag_hovered.emit(5)
    assert lens.view.picture != before
    lens.refresh()
    assert lens.better.text() == "try 33: 1 wavefront"


def test_picture_is_exported_as_svg_in_the_shown_theme(lens, tmp_path):
    lens.show_theme(LIGHT)
    lens.export_button.click()
    (path,) = tmp_path.glob("lens-transpose_tiled-line-*.svg")
    text = path.read_text(encoding="utf-8")
    assert LIGHT.panel in text
    assert "pitch 33 · 1 wavefront" in text


def test_file_that_cannot_be_written_is_one_sentence(lens, tmp_path, qtbot):
    lens.exporter.ask_path = lambda *_: tmp_path / "missing" / "a.svg"
    with qtbot.waitSignal(lens.notified) as caught:
        lens.export_button.click()
    assert "cannot be written" in caught.args[0].text


def test_cancelled_export_writes_nothing(lens, tmp_path):
    lens.exporter.ask_path = lambda *_: None
    lens.export_button.click()
    assert list(tmp_path.glob("*.svg")) == []


def test_without_a_point_the_lens_says_what_to_do(make_inspector, show):
    panel = show(LensPanel(make_inspector()[0], DARK))
    assert panel.hint.isVisible()
    assert not panel.content.isVisible()
    assert panel.lens is None


@pytest.mark.parametrize("size", [(280, 420), (700, 300), (1200, 800)])
def test_panels_are_drawn_at_any_size(model, show, size):
    for panel in (show(SourcePanel(model, LIGHT), *size), show(LensPanel(model, LIGHT), *size)):
        image = panel.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
        assert len(colours) > 8
