"""The panels that show the selected point: the steps of a warp, and its blocks as boxes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.device.what_if import Varied
from warplens.gui.kit.theme import DARK
from warplens.gui.views.lessons.walk import NO_SHARED, WalkPanel
from warplens.gui.views.occupancy.model import OccupancyModel
from warplens.gui.views.occupancy.panel import BoxesPanel


@pytest.fixture
def save(tmp_path):
    return lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"


def test_warp_is_stepped_by_keys_and_followed_by_another(make_inspector, show, qtbot):
    model, results = make_inspector()
    panel = show(WalkPanel(model, DARK))
    results.select(results.points[0].key)
    view = panel.tile
    assert (view.step.text.text(), view.words.text()) == ("step 0 of 5", "Nothing has happened yet.")
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.words.text() == "Warp 0 waits at the barrier until all warps of the block are there."
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert (view.moment.warp, view.moment.done) == (1, 4)
    assert view.words.text() == "Lane k reads word 32·k + 1 of tile: stride 32 words, every lane on bank 1."
    qtbot.keyClick(view, Qt.Key.Key_A)
    assert view.moment.all_warps
    for _ in range(9):
        qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.moment.done == 0
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.moment.done == 5
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.moment.done == 0


def test_kernel_without_shared_memory_says_so(make_inspector, make_point, show):
    model, results = make_inspector(make_point("transpose_thread_per_element", n=64, tile=32, device="h200"))
    panel = show(WalkPanel(model, DARK))
    results.select(results.points[0].key)
    assert panel.hint.text() == NO_SHARED


def test_point_that_cannot_be_executed_gives_its_reason(make_inspector, make_point, show):
    model, results = make_inspector(make_point("gone", n=64, device="h200"))
    panel = show(WalkPanel(model, DARK))
    results.select(results.points[0].key)
    assert "gone" in panel.hint.text()


def test_hidden_panel_executes_nothing(make_inspector, qtbot):
    asked = []
    model, results = make_inspector(inspect=asked.append)
    panel = WalkPanel(model, DARK)
    qtbot.addWidget(panel)
    results.select(results.points[0].key)
    assert asked == []


def test_picture_of_the_step_is_exported(make_inspector, show, save, tmp_path):
    model, results = make_inspector()
    panel = show(WalkPanel(model, DARK))
    panel.exporter.ask_path = save
    results.select(results.points[0].key)
    panel.tile.move_step(1)
    panel.export()
    assert "4 sectors · ideal 4" in (tmp_path / "steps-of-a-warp.svg").read_text()


@pytest.fixture
def boxes(make_inspector, make_point, show, save):
    from dataclasses import replace

    from warplens.cuda.ground.points import LaunchShape

    point = make_point(
        "transpose_tiled", n=64, tile=32, device="h200", registers_per_thread=40, shared_bytes_per_block=0
    )
    point = replace(point, launch=LaunchShape(grid=(4, 4, 1), block=(32, 8, 1)))
    _, results = make_inspector(point)
    from warplens.cuda.device.spec import load_spec

    panel = show(BoxesPanel(OccupancyModel(results, {"h200": load_spec("h200")}), DARK, 0), 500, 500)
    panel.exporter.ask_path = save
    results.select(results.points[0].key)
    return panel


def test_sliders_change_the_number_of_blocks_and_the_launch_comes_back(boxes):
    assert (boxes.boxes.blocks, boxes.reset.isVisible()) == (6, False)
    boxes.boxes.sliders[Varied.REGISTERS].setValue(32)
    assert (boxes.boxes.blocks, boxes.boxes.fields[Varied.REGISTERS].value()) == (8, 32)
    boxes.boxes.fields[Varied.SHARED].setValue(100 * 1024)
    assert boxes.boxes.blocks == 2
    boxes.reset.click()
    assert (boxes.boxes.blocks, boxes.boxes.fields[Varied.SHARED].value()) == (6, 0)


def test_words_answer_how_many_registers_to_save_for_one_more_block(boxes):
    assert boxes.boxes.words.text().startswith("8 registers a thread fewer (32, not 40): 2 blocks more on an SM")


def test_blocks_are_dropped_until_one_does_not_fit(boxes, qtbot):
    qtbot.keyClick(boxes.boxes, Qt.Key.Key_D)
    texts = [getattr(item, "text", "") for item in boxes.boxes.view.picture.items]
    assert "One more block does not fit: registers are full." in texts
    boxes.boxes.drop.click()
    texts = [getattr(item, "text", "") for item in boxes.boxes.view.picture.items]
    assert "0 blocks · 0 % of the warps" in texts


@pytest.mark.parametrize("height", [180, 500])
def test_no_slider_lies_over_the_boxes_in_a_low_panel(boxes, qtbot, height):
    boxes.resize(500, height)
    places = [boxes.boxes.view.geometry(), boxes.boxes._controls.geometry(), boxes.boxes.drop.geometry()]
    assert [first.bottom() < second.top() for first, second in pairwise(places)] == [True, True]
    field = boxes.boxes.fields[Varied.REGISTERS]
    assert field.height() >= field.sizeHint().height() - 2


def test_boxes_are_exported(boxes, tmp_path):
    boxes.export()
    assert "6 blocks" in (tmp_path / "occupancy-as-boxes.svg").read_text()
