"""The panel of occupancy with its model."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.device.what_if import Varied
from warplens.gui.kit.theme import DARK
from warplens.gui.views.occupancy.model import OccupancyModel
from warplens.gui.views.occupancy.panel import OccupancyPanel


@pytest.fixture
def results(launch_results):
    return launch_results


@pytest.fixture
def point(launched_point):
    return launched_point


@pytest.fixture
def model(results, sheets):
    return OccupancyModel(results, sheets)


@pytest.fixture
def panel(qtbot, model):
    made = OccupancyPanel(model, DARK, delay_ms=0)
    qtbot.addWidget(made)
    made.resize(320, 400)
    made.show()
    return made


def test_nothing_is_offered_until_a_point_is_selected(panel):
    assert [view.figure.empty for view in panel.views.values()] == ["Click a point to see its occupancy"] * 3
    assert not panel.fields[Varied.THREADS].isVisible()


def test_selected_point_gives_the_numbers_and_the_sentences(panel, results, point):
    results.select(point.key)
    assert {varied: field.value() for varied, field in panel.fields.items()} == {
        Varied.THREADS: 256,
        Varied.REGISTERS: 40,
        Varied.SHARED: 4096,
    }
    assert panel.sentences.text() == (
        "75 % counted: 6 blocks, 48 of 64 warps on an SM, limited by registers. 8 registers a thread fewer (32, not "
        "40): 2 blocks more on an SM, occupancy 100 %, not 75 %."
    )


def test_number_in_a_field_changes_the_launch_and_reset_brings_it_back(panel, model, results, point, qtbot):
    results.select(point.key)
    with qtbot.waitSignal(model.changed):
        panel.fields[Varied.REGISTERS].setValue(32)
    assert model.fits.percent == 100.0
    assert panel.reset.isVisible()
    qtbot.mouseClick(panel.reset, Qt.MouseButton.LeftButton)
    assert (panel.fields[Varied.REGISTERS].value(), model.is_changed) == (40, False)


def test_click_on_a_curve_takes_its_number(panel, model, results, point):
    results.select(point.key)
    panel.views[Varied.THREADS].point_clicked.emit((Varied.THREADS.value, 128))
    assert (model.usage.threads_per_block, panel.fields[Varied.THREADS].value()) == (128, 128)


def test_launch_that_does_not_fit_says_so(panel, results, point):
    results.select(point.key)
    panel.fields[Varied.SHARED].setValue(1 << 20)
    assert panel.sentences.text() == "Not one block of this launch fits on an SM of the GTX 1080 Ti."


def test_other_gpu_is_laid_beside(panel, results, point):
    results.select(point.key)
    panel.other.setCurrentIndex(panel.other.findData("h200"))
    names = [series.label for series in panel.views[Varied.REGISTERS].figure.series]
    assert names == ["GTX 1080 Ti", "H200 SXM 141 GB", ""]


def test_all_curves_stand_below_each_other_where_there_is_room(panel, qtbot):
    assert [view.isVisible() for view in panel.views.values()] == [True, False, False]
    panel.resize(320, 700)
    qtbot.waitUntil(lambda: all(view.isVisible() for view in panel.views.values()))
    assert not panel.choice.isVisible()


def test_each_curve_of_occupancy_is_saved_by_its_name(qtbot, model, results, point, tmp_path):
    panel = OccupancyPanel(model, DARK, 0)
    panel.exporter.ask_path = lambda _, name, suffix: tmp_path / f"{name}.{suffix}"
    qtbot.addWidget(panel)
    results.select(point.key)
    menus = [action.menu() for action in panel.save_button.menu().actions()]
    assert [menu.title() for menu in menus] == [varied.value for varied in Varied]
    [action] = [action for action in menus[1].actions() if action.text() == "Save visible data as CSV…"]
    with qtbot.waitSignal(panel.notified):
        action.trigger()
    [path] = tmp_path.iterdir()
    assert path.read_text().splitlines()[0].split(",")[2] == panel.views[Varied.REGISTERS].figure.x.label
