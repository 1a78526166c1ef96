"""The line above a plot, with the size panel around it."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.figures.profile_figures import readings_at
from warplens.gui.kit.theme import DARK
from warplens.gui.views.plots.plot_card import HOW_TO_PICK, NOT_HERE_YET, NOTHING_YET
from warplens.gui.views.plots.runtime_panels import RuntimeSizePanel, RuntimeTilePanel
from warplens.gui.workspace.results import Results

SHIFT, LEFT = Qt.KeyboardModifier.ShiftModifier, Qt.MouseButton.LeftButton


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


@pytest.fixture
def panel(qtbot, results, make_point):
    made = RuntimeSizePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(made)
    made.resize(800, 500)
    made.show()
    results.add(make_point(n=n, time_ns=n * n / 1e3) for n in (256, 512, 1024, 2048))
    results.add(make_point("transpose_serial", n=n, tile=None, time_ns=n * n / 500) for n in (256, 512, 1024))
    made.grab()
    return made


def test_the_best_at_the_last_shared_size_then_at_that_of_the_selected_point(panel, results):
    assert panel.answer.whole.startswith("fastest at 1024: tiled")
    results.select(next(point.key for point in results.points if point.problem["N"] == 256))
    assert panel.answer.whole.startswith("fastest at 256: tiled, TILE 8, 65.5 ns modelled · 2.00× the next, serial")
    assert panel.answer.toolTip() in (HOW_TO_PICK, panel.answer.whole)
    results.begin(None)
    assert panel.answer.whole == ""
    assert not panel.answer.isVisible()


def test_no_size_is_answered_for_before_all_its_variants_have_run(panel, results, make_point, spec_of):
    rest = [make_point("transpose_thread_per_row", n=n, tile=None, time_ns=1.0) for n in (256, 512, 1024)]
    results.await_points(map(spec_of, [*results.points, *rest]))
    panel.refresh()
    assert panel.answer.whole == NOTHING_YET
    results.add(rest[:1])
    assert panel.answer.whole == "fastest at 256: thread per row, 1.00 ns modelled · 65.5× the next, tiled"
    results.select(next(point.key for point in results.points if point.problem["N"] == 512))
    assert panel.answer.whole == NOT_HERE_YET
    results.add(rest[1:])
    assert panel.answer.whole.startswith("fastest at 512: thread per row")
    results.select(None)
    assert panel.answer.whole.startswith("fastest at 1024: thread per row")


def test_pointer_reads_no_ratio_where_a_variant_is_awaited(panel, results, make_point, spec_of):
    rest = make_point("transpose_thread_per_row", n=512, tile=None, time_ns=1.0)
    results.await_points([spec_of(rest)])
    panel.refresh()
    ratios = {x: [reading.ratio_text for reading in readings_at(panel.figure, x)] for x in (256.0, 512.0)}
    assert ratios == {256.0: ["1.00×", "2.00×"], 512.0: ["", ""]}


def test_tile_panel_has_no_best_before_all_variants_have_run(qtbot, results, make_point, spec_of):
    panel = RuntimeTilePanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.resize(800, 500)
    panel.show()
    last = make_point(tile=32, time_ns=1.0)
    results.await_points([spec_of(last)])
    results.add(make_point(tile=tile, time_ns=10.0 * tile) for tile in (8, 16))
    assert panel.answer.whole == NOT_HERE_YET
    panel.heat_button.click()
    assert not [cell for facet in panel.heat.heat_map.facets for cell in facet.cells if cell.is_best]
    results.add([last])
    assert panel.answer.whole == "fastest at 256: tiled, TILE 32, 1.00 ns modelled"
    assert [cell.text for facet in panel.heat.heat_map.facets for cell in facet.cells if cell.is_best] == ["1.00 ns"]


def test_two_sizes_picked_by_mouse_give_the_slope(panel, results, qtbot):
    [tiled] = [series for series in panel.figure.series if series.name == "transpose_tiled"]
    for mark in (tiled.marks[0], tiled.marks[2]):
        qtbot.mouseClick(panel.view.viewport(), LEFT, SHIFT, panel.view.pixel_of(mark.key).toPoint())
    assert panel.answer.whole == "tiled, 256 to 1024: 16.0× the time for 4.00× the size, exponent 2.00"
    qtbot.keyClick(panel.view, Qt.Key.Key_Escape)
    assert panel.answer.whole.startswith("fastest")


def test_a_click_and_a_shift_click_on_the_same_curve_give_the_slope(panel, results, qtbot):
    [tiled] = [series for series in panel.figure.series if series.name == "transpose_tiled"]
    [serial] = [series for series in panel.figure.series if series.name == "transpose_serial"]
    places = [panel.view.pixel_of(mark.key).toPoint() for mark in (tiled.marks[0], tiled.marks[2], serial.marks[2])]
    qtbot.mouseClick(panel.view.viewport(), LEFT, pos=places[0])
    qtbot.mouseClick(panel.view.viewport(), LEFT, SHIFT, places[1])
    assert panel.answer.whole == "tiled, 256 to 1024: 16.0× the time for 4.00× the size, exponent 2.00"
    results.set_chosen(())
    qtbot.mouseClick(panel.view.viewport(), LEFT, SHIFT, places[2])  # of another curve than the selected point
    assert results.chosen_keys == {serial.marks[2].key}


def test_two_sizes_picked_by_keys_give_the_slope(panel, results, qtbot):
    results.select(next(point.key for point in results.points if point.problem["N"] == 512))
    qtbot.keyClick(panel.view, Qt.Key.Key_Right, SHIFT)
    assert panel.answer.whole == "tiled, 512 to 1024: 4.00× the time for 2.00× the size, exponent 2.00"
