"""The panel of the roofline with the results."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint

from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.plots.figure_panels import RooflinePanel


@pytest.fixture
def results(launch_results):
    return launch_results


@pytest.fixture
def point(launched_point):
    return launched_point


def test_roofline_shows_the_selected_point_under_its_own_gpu(qtbot, results, point, sheets):
    panel = RooflinePanel(results, sheets, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.view.figure.empty == "Click a point to see it under the ceilings of its GPU"
    results.select(point.key)
    figure = panel.view.figure
    assert [(mark.x, mark.y) for mark in figure.series[0].marks] == [(4.0, 500.0), (40.0, 500.0)]
    assert "DRAM 0.484 TB/s" in [series.label for series in figure.series]
    panel.show_theme(LIGHT)
    assert panel.view.figure == figure


def test_roofline_names_an_older_revision_in_its_picture_too(qtbot, results, point, sheets):
    panel = RooflinePanel(results, sheets, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    results.select(point.key)
    before = panel.view.figure.subtitle
    results.show_revision("r2 of mine.cu", tuple(results.points), {}, None)
    assert panel.view.figure.subtitle == panel._subtitle.whole == f"r2 of mine.cu · {before}".removesuffix(" · ")


def test_roofline_is_saved_from_its_menu(qtbot, results, point, sheets, tmp_path):
    panel = RooflinePanel(results, sheets, DARK, 0)
    panel.exporter.ask_path = lambda _, name, suffix: tmp_path / f"{name}.{suffix}"
    qtbot.addWidget(panel)
    panel.show()
    results.select(point.key)
    text = "Save visible data as CSV…"
    [action] = [action for action in panel.save_button.menu().actions() if action.text() == text]
    with qtbot.waitSignal(panel.notified) as caught:
        action.trigger()
    assert caught.args[0].text.startswith("Saved roofline.")
    [path] = tmp_path.iterdir()
    assert b"matmul" in path.read_bytes() or b"tiled" in path.read_bytes()


def test_right_click_opens_the_menu_of_the_roofline(qtbot, results, sheets):
    panel = RooflinePanel(results, sheets, DARK, 0)
    qtbot.addWidget(panel)
    panel.show()
    panel.view.menu_requested.emit(QPoint(5, 5))
    menu = panel.save_button.menu()
    assert menu.isVisible()
    assert menu.actions()[0].text() == "Export picture…"
    menu.close()
