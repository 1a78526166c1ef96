"""The combo boxes of the tune axes: when they are shown, what they offer, what they draw, and what is remembered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.plots import BY_DATE
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.plots.runtime_panels import RuntimeTilePanel
from warplens.gui.workspace.models import PlotMemory
from warplens.gui.workspace.results import Results
from warplens.profiles.records import HostRecord, Profile


@pytest.fixture
def results(qapp):
    return Results([("matmul", "matmul")])


@pytest.fixture
def memory():
    return PlotMemory()


@pytest.fixture
def panel(qtbot, results, memory):
    made = RuntimeTilePanel(results, DARK, delay_ms=0, memory=memory)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def configurations(make_point):
    """Return points with four axes, of which three vary."""
    return [
        make_point(
            "matmul",
            family="matmul",
            tune={"BLOCK": block, "num_warps": warps, "num_stages": stages, "num_ctas": 1},
            time_ns=100 * block / warps + stages,
        )
        for block in (32, 64)
        for warps in (2, 4)
        for stages in (2, 3)
    ]


def texts(box):
    return [box.itemText(row) for row in range(box.count())]


@pytest.mark.parametrize("tune", [{}, {"BLOCK": 32}, {"BLOCK": 32, "num_warps": 4}])
def test_without_a_choice_no_box_is_shown(panel, results, make_point, tune):
    results.add([make_point("matmul", n=n, tune=tune) for n in (64, 128)])
    assert not panel.across.isVisible()
    assert not panel.down.isVisible()


def test_of_two_variants_with_an_axis_each_one_axis_is_drawn_at_a_time(panel, results, make_point):
    results.add([make_point(tile=tile) for tile in (8, 16)])
    results.add([make_point("transpose_serial", tune={"THREADS": threads}) for threads in (32, 64)])
    assert [curve.name for curve in panel.figure.series] == ["transpose_tiled"]
    assert "serial: no tile width" in panel.figure.subtitle
    assert panel.across.isVisible()
    panel.across.setCurrentIndex(panel.across.findData("THREADS"))
    assert [curve.name for curve in panel.figure.series] == ["transpose_serial"]
    assert panel.figure.x.values == (32.0, 64.0)


def test_the_box_offers_the_axes_that_vary_and_draws_along_the_chosen_one(panel, results, configurations):
    results.add(configurations)
    assert panel.across.isVisible()
    assert texts(panel.across) == ["axis: automatic", "axis: BLOCK", "axis: num_warps", "axis: num_stages"]
    assert panel.figure.x.label == "BLOCK"
    panel.across.setCurrentIndex(2)
    assert panel.figure.x.label == "num_warps"
    assert panel.heading.text() == "Runtime against num_warps"
    assert [(mark.x, mark.y) for mark in panel.figure.series[0].marks] == [(2, 1602), (4, 802)]


def test_the_box_is_worked_by_the_keyboard_and_named(qtbot, panel, results, configurations):
    results.add(configurations)
    panel.across.setFocus()
    qtbot.keyClick(panel.across, Qt.Key.Key_Down)
    qtbot.keyClick(panel.across, Qt.Key.Key_Down)
    assert panel.figure.x.label == "num_warps"
    assert panel.across.accessibleName() == "Tune axis across"
    assert panel.across.toolTip()


def test_the_chosen_axis_is_remembered_and_another_profile_does_not_forget_it(
    panel, results, memory, configurations, make_point
):
    results.add(configurations)
    panel.across.setCurrentIndex(3)
    assert memory.words["tile"]["axis"] == "num_stages"
    results.begin(None)
    results.add([make_point("matmul", tune={"TI": i, "TJ": j}) for i in (8, 16) for j in (8, 16)])
    assert panel.across.currentText() == "axis: automatic"
    assert panel.figure.x.label == "TI"
    assert memory.words["tile"]["axis"] == "num_stages"
    results.begin(None)
    results.add(configurations)
    assert panel.across.currentText() == "axis: num_stages"


def test_the_next_session_draws_along_the_remembered_axis(qtbot, results, configurations):
    results.add(configurations)
    again = RuntimeTilePanel(results, DARK, delay_ms=0, memory=PlotMemory({"tile": {"axis": "num_stages"}}))
    qtbot.addWidget(again)
    assert again.across.currentText() == "axis: num_stages"
    assert again.figure.x.label == "num_stages"


def test_a_selected_configuration_is_ringed_where_its_value_of_the_chosen_axis_is(panel, results, configurations):
    results.add(configurations)
    panel.across.setCurrentIndex(2)
    results.select(configurations[-1].key)  # BLOCK 64, 4 warps: the mark at 4 is that of BLOCK 32
    assert panel.view.ring == panel.view.pixel_of(configurations[2].key)


def test_the_heat_map_of_one_size_has_two_axes_to_choose(panel, results, memory, configurations):
    results.add(configurations)
    panel.heat_button.setChecked(True)
    assert panel.down.isVisible()
    assert texts(panel.down) == ["down: automatic", "down: num_warps", "down: num_stages"]
    heat = panel.heat.heat_map
    assert (heat.column_label, heat.row_label) == ("BLOCK", "num_warps")
    assert heat.subtitle == "N 256 · num_warps down · best of the other tune values"
    panel.down.setCurrentIndex(2)
    heat = panel.heat.heat_map
    assert (heat.column_label, heat.row_label, heat.facets[0].rows) == ("BLOCK", "num_stages", ("2", "3"))
    assert memory.words["tile"]["down"] == "num_stages"
    panel.across.setCurrentIndex(3)
    heat = panel.heat.heat_map
    assert (heat.column_label, heat.row_label) == ("num_stages", "BLOCK")


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_the_frame_of_the_selected_cell_is_seen_on_any_ground(panel, results, configurations, theme):
    results.add(configurations)
    panel.heat_button.setChecked(True)
    panel.resize(600, 400)
    panel.show_theme(theme)
    results.select(configurations[0].key)
    heat = panel.heat
    rect = next(rect for cell, rect in heat.cells() if cell.key == results.selected)
    image, row = heat.grab().toImage(), round(rect.center().y())
    shades = [image.pixelColor(round(rect.left()) + at, row).lightness() for at in range(5)]
    assert max(shades) - min(shades) > 100


def test_a_heat_map_of_every_size_has_no_axis_down(panel, results, configurations, make_point):
    results.add(configurations)
    results.add([make_point("matmul", n=512, tune={"BLOCK": 32, "num_warps": 2, "num_stages": 2, "num_ctas": 1})])
    panel.heat_button.setChecked(True)
    assert not panel.down.isVisible()
    panel.choice.setCurrentIndex(panel.choice.findData(256))
    assert panel.down.isVisible()


def test_by_date_is_offered_where_profiles_are_laid_over_each_other(panel, results, make_point):
    host = HostRecord(system="", machine="", processors=1, python="")
    heads = [
        Profile(program="", compiler="", devices=(), host=host, started=f"2026-11-{day}T02:00:00+00:00")
        for day in (10, 11)
    ]
    results.show_profile(
        replace(heads[1], points=tuple(make_point(n=256, tile=t, time_ns=10.0) for t in (8, 16))), None
    )
    results.set_overlays([Overlay(name="before", points=(make_point(n=256, time_ns=20.0),), head=heads[0])])
    panel.across.setCurrentIndex(panel.across.findData(BY_DATE))
    (curve,) = panel.figure.series
    assert [mark.y for mark in curve.marks] == [20.0, 10.0]
    own = results.points[0].key
    results.select(own)
    (facet,) = panel.view.facets
    first, last = (facet.projection.x(facet.curves.series[0].x)[at] for at in (0, -1))
    assert first < last
    assert panel.view.ring.x() == pytest.approx(last), "the ring is not around the mark of the open profile"
    results.set_chosen([own])
    assert [halo[0] for halo in facet.pointer.halos] == pytest.approx([last])
    assert panel.answer.text() == "2 profiles by date, 2026-11-10 to 2026-11-11"
    assert not panel.menu._medians.isChecked()
    panel.heat_button.click()
    assert panel.across.findData(BY_DATE) == -1
