"""The menus of a plot card: quantity, baseline, axes and saved files."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QGuiApplication, QImage

from warplens.cuda.ground.metrics import METRICS
from warplens.gui.figures.curves import Overlay, PlotChoice
from warplens.gui.figures.figure import Scale
from warplens.gui.figures.variant_looks import is_word
from warplens.gui.kit.dialogs import ask_export_path
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.plots.plot_menu import measure_entries
from warplens.gui.views.plots.runtime_panels import RuntimeSizePanel, RuntimeTilePanel
from warplens.gui.workspace.models import PlotMemory
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import NoticeTone


@pytest.fixture
def results(qapp, make_point):
    made = Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])
    made.add([make_point(n=n, tile=t, time_ns=n * 10 + t, gld_efficiency=50.0) for n in (256, 512) for t in (8, 16)])
    made.add([make_point("transpose_serial", n=n, tile=None, time_ns=n * 100) for n in (256, 512)])
    return made


@pytest.fixture
def asked():
    return []


@pytest.fixture
def panel(qtbot, results, asked, tmp_path):
    made = RuntimeSizePanel(results, DARK, delay_ms=0)

    def ask(parent, name, suffix):
        asked.append((name, suffix))
        return tmp_path / f"{name}.{suffix}"

    made.exporter.ask_path = ask
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_number_of_the_registry_can_be_drawn_and_no_word():
    numbers = {key for key, metric in METRICS.items() if not is_word(metric)}
    entries = [entry.key for entry in measure_entries()]
    assert entries[:4] == ["time", "gflops", "effective_bandwidth", "speedup"]
    assert set(entries) == numbers | {"speedup"}


def test_every_number_says_what_it_means_and_what_is_good():
    help_by_key = {entry.key: entry.help for entry in measure_entries()}
    assert all(help_by_key.values())
    assert "The share of the bytes fetched by global loads that some lane asked for." in help_by_key["gld_efficiency"]
    assert "higher is better" in help_by_key["gld_efficiency"]


def test_a_measure_that_is_chosen_is_drawn_and_named(panel):
    panel.menu.set_measure("gld_efficiency")
    assert panel.figure.y.label == "global load efficiency"
    assert panel.heading.text() == "Global load efficiency against matrix size"
    assert panel.menu.measure_button.text() == "global load efficiency ▾"


def test_a_baseline_that_is_chosen_is_what_the_speedup_is_over(panel, results, make_point):
    panel.menu.set_baseline("transpose_serial")
    assert panel.figure.y.label == "speed-up over serial"
    results.set_overlays([Overlay(name="before", points=(make_point(n=256, time_ns=5.0),), is_baseline=True)])
    panel.menu.set_baseline("")
    assert panel.figure.y.label == "speed-up over before"


def test_the_menu_offers_the_variants_that_have_points(panel):
    panel.menu._menu.aboutToShow.emit()
    names = [action.text() for action in panel.menu._baseline_menu.actions()]
    assert names == ["the baseline profile", "tiled", "serial"]


def test_the_axes_follow_the_menu_and_the_menu_the_axes(panel):
    assert panel.menu._y_log.isChecked()
    panel.menu._y_log.trigger()
    assert panel.figure.y.scale is Scale.LINEAR
    panel.menu.set_measure("gld_efficiency")
    assert not panel.menu._y_log.isChecked()


def test_a_box_mode_that_is_switched_on_reaches_the_plot_and_what_is_boxed_the_results(panel, results):
    panel.menu.box_action.trigger()
    assert panel.view.box_mode
    keys = frozenset(point.key for point in results.points[:2])
    panel.view.points_chosen.emit(keys)
    assert results.chosen_keys == keys


def test_the_menu_splits_the_plot_and_all_curves_come_back_in_one(panel):
    panel.menu._menu.aboutToShow.emit()
    entries = [action.text() for action in panel.menu._facets_menu.actions()]
    assert entries[:4] == ["where there are many curves", "none", "a plot for each GPU", "a plot for each family"]
    assert entries[-1] == "a plot for each TILE"
    do(panel.menu._facets_menu, "a plot for each variant")
    assert panel.figure.facet_names == ("serial", "tiled")
    assert len(panel.view.facets) == 2
    do(panel.menu._menu, "All curves in one plot")
    assert panel.figure.facet_names == ()
    assert panel.menu.choice == PlotChoice()


def test_medians_are_ticked_where_they_are_drawn(panel, results, make_point):
    results.set_overlays([Overlay(name="before", points=(make_point(n=256, time_ns=5000.0),))])
    assert not panel.menu._medians.isChecked()
    do(panel.menu._menu, "Medians of the profiles")
    assert panel.menu._medians.isChecked()
    assert panel.figure.series[0].marks[0].count == 2
    assert panel._exported_subtitle().startswith("gtx-1080-ti · medians of 2 profiles")


def test_a_box_drawn_with_control_filters_everything(panel, results):
    panel.view.points_brushed.emit(frozenset(point.key for point in results.points[:2]))
    assert results.shown_points == tuple(results.points[:2])
    assert {mark.key for curve in panel.figure.series for mark in curve.marks} == {results.points[0].key}
    results.step_filter(-1)
    assert len(results.shown_points) == 6


def do(menu, text):
    """Trigger an entry of a menu."""
    next(action for action in menu.actions() if action.text() == text).trigger()


SAVES = {
    "csv": "Save visible data as CSV…",
    "parquet": "Save visible data as Parquet…",
}


@pytest.mark.parametrize("suffix", SAVES)
def test_what_is_seen_is_saved_under_the_name_that_was_given(panel, asked, tmp_path, qtbot, suffix):
    with qtbot.waitSignal(panel.notified) as caught:
        do(panel.menu._menu, SAVES[suffix])
    assert asked == [("runtime-against-matrix-size", suffix)]
    assert caught.args[0].text == f"Saved runtime-against-matrix-size.{suffix}"
    assert (tmp_path / f"runtime-against-matrix-size.{suffix}").stat().st_size > 100


def test_a_file_that_cannot_be_written_is_one_sentence(panel, tmp_path, qtbot):
    panel.exporter.ask_path = lambda *_: tmp_path / "missing" / "a.csv"
    with qtbot.waitSignal(panel.notified) as caught:
        do(panel.menu._menu, SAVES["csv"])
    assert caught.args[0].tone is NoticeTone.BAD
    assert caught.args[0].text == f"{tmp_path / 'missing' / 'a.csv'} cannot be written: there is no such folder"


def test_a_dialog_that_would_wait_fails_its_test(panel, qtbot):
    panel.exporter.ask_path = ask_export_path
    with qtbot.captureExceptions() as caught:
        do(panel.menu._menu, SAVES["csv"])
    assert [str(error) for _, error, _ in caught] == ["a dialog was opened that waits for an answer"]


def test_nothing_is_saved_where_no_file_was_named(panel, qtbot):
    panel.exporter.ask_path = lambda *_: None
    with qtbot.assertNotEmitted(panel.notified):
        do(panel.menu._menu, SAVES["csv"])


def test_a_picture_is_copied(panel):
    do(panel.menu._menu, "Copy picture")
    assert isinstance(QGuiApplication.clipboard().image(), QImage)
    assert QGuiApplication.clipboard().image().width() >= 1520


def test_what_a_plot_draws_is_remembered(qtbot, results):
    memory = PlotMemory()
    for expected in ("time", "gflops"):
        panel = RuntimeSizePanel(results, DARK, 0, memory=memory)
        qtbot.addWidget(panel)
        assert panel.menu.choice.measure.key == expected
        panel.menu.set_measure("gflops")


class TestHeat:
    @pytest.fixture
    def panel(self, qtbot, results):
        made = RuntimeTilePanel(results, DARK, delay_ms=0)
        qtbot.addWidget(made)
        made.show()
        return made

    def test_the_switch_shows_a_heat_map_of_every_size_and_curves_again(self, panel):
        assert panel.heat is None
        panel.heat_button.click()
        assert panel.stack.currentWidget() is panel.heat
        assert panel.heat.heat_map.facets[0].rows == ("256", "512")
        assert panel.choice.itemText(0) == "every size"
        panel.heat_button.click()
        assert panel.stack.currentWidget() is panel.view
        assert panel.choice.itemText(0) == "size: automatic"

    def test_it_follows_points_selection_and_measure(self, panel, results, make_point):
        panel.heat_button.click()
        results.add([make_point(n=1024, tile=8)])
        assert panel.heat.heat_map.facets[0].rows == ("256", "512", "1024")
        panel.heat.point_clicked.emit(results.points[0].key)
        assert results.selected == results.points[0].key
        assert panel.heat._selected == results.selected
        panel.menu.set_measure("gld_efficiency")
        assert panel.heat.heat_map.value_label == "global load efficiency"
        panel.show_theme(LIGHT)
        assert panel.visible_data().columns[:4] == ("variant", "N", "tile width", "global load efficiency [%]")
