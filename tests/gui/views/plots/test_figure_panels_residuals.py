"""The panel of measured over modelled times with the results."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Time
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.plots.figure_panels import CHOOSE, EMPTY, ResidualPanel
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import device_record
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile


@pytest.fixture(scope="module")
def measured():
    profile = read_profile(references()["h200"])
    return replace(profile, points=tuple(point for point in profile.points if point.kernel == "matmul_tiled"))


@pytest.fixture
def panel(qtbot):
    panel = ResidualPanel(Results({}), DARK, delay_ms=0)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_kernel_and_cache_of_the_selected_point_are_explained(panel, measured):
    results = panel._results
    assert panel.view.figure.empty == EMPTY
    results.show_profile(measured, None)
    assert panel.words.text() == CHOOSE
    point = next(point for point in measured.points if point.cache is CacheState.WARM)
    results.select(point.key)
    figure = panel.view.figure
    assert figure.subtitle == "matmul tiled on h200, warm cache"
    assert [curve.label for curve in figure.series] == ["TILE 8", "TILE 16", "TILE 32"]
    assert panel.words.text().startswith("Measured time over modelled: ")
    panel.show_theme(LIGHT)
    assert panel.view.figure == figure


def test_click_on_a_mark_selects_its_point(panel, measured):
    results = panel._results
    results.show_profile(measured, None)
    key = panel.view.figure.series[0].marks[0].key
    panel.view.point_clicked.emit(key)
    assert results.selected == key


def test_measured_times_of_an_overlay_correct_modelled_ones(panel, measured):
    results = panel._results
    cold = [point for point in measured.points if point.cache is CacheState.COLD]
    time = Time(value_ns=1e4, provenance=Provenance.MODELLED)
    alone = [replace(point, device="h200", cache=None, time=time, metrics={}) for point in cold[:9]]
    further = [replace(alone[0], problem={"N": n}) for n in (100, 150, 200, 250, 300)]
    extra = further[-1]
    own = replace(measured, devices=(device_record(load_spec("h200")),), points=(*alone, *further))
    results.show_profile(own, None)
    assert panel.view.figure.empty == EMPTY
    results.set_overlays([Overlay(name="card", points=tuple(cold), head=measured)])
    marks = [mark for curve in panel.view.figure.series for mark in curve.marks]
    assert {mark.key for mark in marks} == {point.key for point in alone}
    results.select(extra.key)
    first, about, second, _, _, last = panel.words.text().splitlines()
    assert first.startswith("N 300 · TILE")
    assert "10.0 µs modelled" in first
    assert first.endswith("corrected by 9 measured points")
    assert about.startswith("Measured time over modelled: ")
    assert second.startswith("N 100 · TILE")
    assert last == "and 1 point more, corrected alike"
