"""The panel of a ladder: staircase, table and source follow one selected rung."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt

from warplens import load
from warplens.gui.figures.picture import Box
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.ladders.figure import Height
from warplens.gui.views.ladders.model import LadderModel
from warplens.gui.views.ladders.panel import LadderPanel
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.results import Results

H200 = load("reference:h200")
PROFILE = replace(H200, tags=(), points=tuple(p for p in H200.points if p.problem.get("N") == 4096))


@pytest.fixture
def results(qapp) -> Results:
    del qapp
    results = Results()
    results.show_profile(PROFILE, None)
    return results


@pytest.fixture
def panel(qtbot, kernels, results, at_once) -> LadderPanel:
    choices = SweepChoices(kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
    panel = LadderPanel(LadderModel(results, choices, at_once), LIGHT, delay_ms=0)
    qtbot.addWidget(panel)
    panel.resize(1000, 700)
    panel.show()
    return panel


def boxes(panel: LadderPanel) -> dict[int, Box]:
    picture = panel.picture.picture
    assert picture is not None
    return {item.tag: item for item in picture.items if isinstance(item, Box) and item.tag is not None}


def shown_rung(panel: LadderPanel) -> str:
    model = panel._model
    assert model.timed is not None
    assert model.rung is not None
    assert panel.table.currentIndex().row() == model.rung
    return model.timed.rungs[model.rung].kernel.name


def test_click_on_a_step_shows_what_changed_in_its_source(qtbot, panel, results) -> None:
    number, box = next((n, b) for n, b in boxes(panel).items() if panel._model.timed.rungs[n].name == "naive")
    at = QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2))
    qtbot.mouseClick(panel.picture, Qt.MouseButton.LeftButton, pos=at)
    assert (shown_rung(panel), panel._model.rung) == ("matmul_naive", number)
    assert results.point(results.selected).kernel == "matmul_naive"
    assert any(row.text.startswith("+") and "float sum" in row.text for row in panel.listing.listing.rows)
    assert panel.listing.isVisible()
    assert panel.step_line.whole.startswith("threadIdx.x runs along a row")


def test_arrow_keys_go_from_step_to_step(qtbot, panel) -> None:
    qtbot.keyClick(panel.picture, Qt.Key.Key_Home)
    assert shown_rung(panel) == "matmul_strip_mined"
    qtbot.keyClick(panel.picture, Qt.Key.Key_Right)
    assert shown_rung(panel) == "matmul_naive"
    qtbot.keyClick(panel.picture, Qt.Key.Key_Left)
    assert shown_rung(panel) == "matmul_strip_mined"
    qtbot.keyClick(panel.picture, Qt.Key.Key_End)
    assert shown_rung(panel) == panel._model.timed.rungs[-1].kernel.name


def test_row_of_the_table_selects_its_rung(panel) -> None:
    panel.table.selectRow(2)
    assert shown_rung(panel) == panel._model.timed.rungs[2].kernel.name


def test_combos_choose_ladder_place_and_height(panel) -> None:
    panel.which.setCurrentIndex(panel.which.findText("transpose, int32, from serial"))
    assert panel._model.timed.ladder.rungs[0].kernel.name == "transpose_serial"
    warm = panel.place.findText("H200 · N 4096 · warm · measured")
    panel.place.setCurrentIndex(warm)
    assert panel._model.timed.place.cache == "warm"
    before = boxes(panel)
    panel.height_of.setCurrentIndex(panel.height_of.findData(Height.TIME))
    assert boxes(panel) != before


def test_narrow_panel_shows_table_or_source_and_a_low_one_neither_until_asked(panel) -> None:
    assert (panel.table.isVisible(), panel.listing.isVisible()) == (True, True)
    panel.resize(500, 700)
    assert (panel.table.isVisible(), panel.listing.isVisible()) == (True, False)
    panel.source_button.setChecked(True)
    assert (panel.table.isVisible(), panel.listing.isVisible()) == (False, True)
    panel.source_button.setChecked(False)
    panel.resize(500, 300)
    assert (panel.table.isVisible(), panel.listing.isVisible()) == (False, False)


def test_staircase_says_in_words_what_it_shows(panel) -> None:
    said = panel.picture.accessibleName()
    assert said.startswith("matmul, float32 · H200 · N 4096 · cold cache · measured. From strip mined")
    panel.show_theme(DARK)
    assert panel.picture.accessibleName() == said
    assert panel.badge.text() == "measured"


def test_hidden_panel_waits_until_it_is_shown(panel, results) -> None:
    panel.hide()
    shown = panel._model.timed
    results.select(next(point for point in PROFILE.points if point.kernel == "column_sum").key)
    assert panel._model.timed is shown
    panel.show()
    assert panel._model.timed.ladder.name == "reduction"


def test_picture_is_exported_as_svg(panel, tmp_path) -> None:
    panel.exporter.ask_path = lambda *_: tmp_path / "ladder.svg"
    panel.export()
    assert "<svg" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")
