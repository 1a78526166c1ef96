"""Legend, table, header and notice bar, each alone with its models."""

from __future__ import annotations

import pytest
from pyarrow import parquet
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction, QGuiApplication
from PyQt6.QtWidgets import QMenu

from warplens.cuda.points import Status
from warplens.cuda.sweep.progress import Progress
from warplens.gui.models.points.results import Results
from warplens.gui.models.points.visible_columns import VisibleColumns
from warplens.gui.models.sweep.session import Action, Notice, Tone
from warplens.gui.models.sweep.sweep_run import RunState, SweepRun
from warplens.gui.panels.header import Header, progress_text
from warplens.gui.panels.legend import Legend
from warplens.gui.panels.notice import NoticeBar
from warplens.gui.panels.points import PointsPanel
from warplens.gui.plots.overlay import Overlay
from warplens.gui.toolkit.theme import DARK, LIGHT


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


class TestLegend:
    @pytest.fixture
    def legend(self, qtbot, results, make_point):
        made = Legend(results, DARK, delay_ms=0)
        qtbot.addWidget(made)
        results.add([make_point(), make_point("transpose_serial", tile=None)])
        made.resize(400, 40)
        made.show()
        return made

    def test_there_is_a_chip_for_each_variant_that_has_points(self, legend, results):
        assert {kernel: chip.text() for kernel, chip in legend.chips.items()} == {
            "transpose_tiled": "tiled",
            "transpose_serial": "serial",
        }
        results.begin(None)
        assert legend.chips == {}

    def test_a_click_switches_a_variant_off_and_on(self, legend, results, qtbot):
        qtbot.mouseClick(legend.chips["transpose_tiled"], Qt.MouseButton.LeftButton)
        assert results.hidden == {"transpose_tiled"}
        qtbot.mouseClick(legend.chips["transpose_tiled"], Qt.MouseButton.LeftButton)
        assert results.hidden == set()

    def test_a_double_click_singles_a_variant_out_and_brings_all_back(self, legend, results):
        legend.chips["transpose_tiled"].singled_out.emit()
        assert results.hidden == {"transpose_serial"}
        legend.chips["transpose_tiled"].singled_out.emit()
        assert results.hidden == set()

    def test_what_is_hidden_elsewhere_shows(self, legend, results):
        results.set_hidden(["transpose_serial"])
        assert not legend.chips["transpose_serial"].isChecked()

    def test_it_wraps_where_the_row_is_full(self, legend):
        assert legend.heightForWidth(120) > legend.heightForWidth(400)

    def test_profiles_that_lie_over_each_other_are_named(self, legend, results, make_point, tmp_path):
        assert legend.strands == []
        overlays = [Overlay(name="yesterday", points=(make_point(),), is_baseline=True)]
        results.set_overlays([*overlays, Overlay(name="last week", points=(make_point(),))])
        assert [one.text for one in legend.strands] == ["this profile", "yesterday · baseline", "last week"]
        results.mark_saved(tmp_path / "today.warplens.json")
        assert legend.strands[0].text == "today"
        results.set_overlays([])
        assert legend.strands == []

    def test_it_draws_in_either_theme(self, legend):
        dark = legend.grab().toImage()
        legend.show_theme(LIGHT)
        assert legend.grab().toImage() != dark


class TestPoints:
    @pytest.fixture
    def panel(self, qtbot, results):
        made = PointsPanel(results, DARK, delay_ms=0)
        qtbot.addWidget(made)
        made.resize(1000, 300)
        made.show()
        return made

    @pytest.fixture
    def points(self, make_point):
        return [make_point(n=n) for n in (1, 2)] + [make_point(n=3, status=Status.FAILED, reason="bad")]

    def test_it_counts_what_became_of_the_points(self, panel, results, points):
        assert panel._stack.currentIndex() == 0
        results.add(points)
        assert panel._stack.currentIndex() == 1
        assert panel._count.text() == "2 ok · 1 failed"

    def test_a_click_on_a_row_selects_its_point(self, panel, results, points, qtbot):
        results.add(points)
        place = panel.table.visualRect(panel.model.index(1, panel.model.column_number("size"))).center()
        qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert results.selected == points[1].key

    def test_a_selection_made_elsewhere_is_the_current_row(self, panel, results, points):
        results.add(points)
        results.select(points[2].key)
        assert panel.table.currentIndex().row() == 2
        results.select(None)
        assert not panel.table.selectionModel().hasSelection()

    def test_the_selection_stays_with_its_point_when_rows_are_sorted(self, panel, results, points):
        results.add(points)
        results.select(points[0].key)
        panel.table.sortByColumn(panel.model.column_number("size"), Qt.SortOrder.DescendingOrder)
        assert panel.model.point(panel.table.currentIndex().row()).key == points[0].key
        assert results.selected == points[0].key

    def test_it_draws_in_either_theme(self, panel, results, points):
        results.add(points)
        dark = panel.grab().toImage()
        panel.show_theme(LIGHT)
        assert panel.grab().toImage() != dark

    def test_typing_filters_and_a_wrong_filter_is_said_beneath_it(self, panel, results, points):
        results.add(points)
        panel.filter.setText("N>=2")
        assert panel._count.text() == "2 of 3"
        assert not panel.said.isVisible()
        panel.filter.setText("N>=many")
        assert panel.said.whole.startswith("'many' is no number")
        assert panel.said.isVisible()
        assert panel.filter.property("state") == "bad"
        panel.filter.clear()
        assert panel._count.text() == "2 ok · 1 failed"
        assert not panel.said.isVisible()

    def test_several_selected_rows_are_the_chosen_points(self, panel, results, points):
        results.add(points)
        panel.table.selectRow(0)
        assert results.chosen == frozenset()
        panel.table.selectAll()
        assert results.chosen == {point.key for point in points}
        assert panel.only_chosen.text() == "Chosen 3"

    def test_points_chosen_elsewhere_can_be_all_that_is_shown(self, panel, results, points):
        results.add(points)
        assert not panel.only_chosen.isVisible()
        results.set_chosen([points[1].key])
        panel.only_chosen.click()
        assert panel.model.rowCount() == 1
        results.set_chosen([])
        assert panel.model.rowCount() == 3

    def test_columns_are_ticked_in_a_list_and_remembered(self, qtbot, results, points):
        choice = VisibleColumns(["time", "no such column"])
        panel = PointsPanel(results, DARK, delay_ms=0, choice=choice)
        qtbot.addWidget(panel)
        results.add(points)
        assert panel.model.keys == ("kernel", "time")
        panel.columns_button.click()
        with qtbot.waitSignal(choice.columns_changed):
            panel._columns_list.ticked.emit(("kernel", "time", "samples"))
        assert panel.model.keys == choice.columns == ("kernel", "time", "samples")
        panel._columns_list.close()

    @pytest.mark.parametrize("as_markdown", [False, True])
    def test_the_selected_rows_are_copied_and_without_any_all(self, panel, results, points, as_markdown):
        results.add(points)
        for select, lines in ((lambda: None, 3), (lambda: panel.table.selectRow(1), 1)):
            select()
            panel.copy(as_markdown=as_markdown)
            kind = "text/markdown" if as_markdown else "text/csv"
            copied = bytes(QGuiApplication.clipboard().mimeData().data(kind)).decode()
            assert copied == QGuiApplication.clipboard().text()
            assert copied.count("tiled") == lines

    @pytest.mark.parametrize(
        ("text", "suffix", "lines"), [("Save as CSV…", "csv", 3), ("Save as Parquet…", "parquet", 3)]
    )
    def test_the_rows_are_saved(self, panel, results, points, tmp_path, qtbot, text, suffix, lines):  # noqa: PLR0917
        results.add(points)
        panel.saving.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
        [action] = [one for one in panel.table.actions() if one.text() == text]
        with qtbot.waitSignal(panel.notified):
            action.trigger()
        path = tmp_path / f"points.{suffix}"
        if suffix == "csv":
            assert len(path.read_text().splitlines()) == 1 + lines
        else:
            table = parquet.read_table(path)
            assert (table.num_rows, table.column_names[0]) == (lines, "kernel")
            assert "time_provenance" in table.column_names


class TestHeader:
    @pytest.fixture
    def run(self, results, make_backend):
        assert results.points == []  # and so there is an application
        return SweepRun(make_backend(), delay_ms=0)

    @pytest.fixture
    def header(self, qtbot, run, results):
        start, stop = QAction("Run"), QAction("Stop")
        menu = QMenu()
        made = Header(run, results, start=start, stop=stop, menu=menu)
        made.actions_kept = (start, stop, menu)
        qtbot.addWidget(made)
        qtbot.addWidget(menu)
        return made

    def test_its_buttons_are_the_actions(self, header, qtbot):
        start = header.actions_kept[0]
        with qtbot.waitSignal(start.triggered):
            qtbot.mouseClick(header.run_button, Qt.MouseButton.LeftButton)
        assert not header.stop_button.isEnabled()

    def test_it_follows_the_state_of_the_sweep(self, header, run):
        run._set_state(RunState.STARTING)
        assert header.said.text() == "planning"
        run._progress = Progress(fraction=0.25, finished=3, total=8, seconds_left=41.0)
        run._set_state(RunState.RUNNING)
        assert header.bar.value() == 250
        assert header.said.text() == "3 / 8 points · about 40 s left"
        assert header.run_button.text() == "+  Queue"
        assert header.stop_button.isEnabled()
        run._set_state(RunState.STOPPING)
        assert header.said.text() == "stopping"
        assert not header.stop_button.isEnabled()
        run._set_state(RunState.IDLE)
        assert header.run_button.isEnabled()

    def test_it_names_what_is_open(self, header, results, make_point, tmp_path):
        assert header.file.whole == ""
        results.add([make_point()])
        assert header.file.whole == "unsaved sweep"
        results.mark_saved(tmp_path / "a.warplens.json")
        assert header.file.whole == "a.warplens.json"

    @pytest.mark.parametrize(("seconds", "text"), [(None, "3 / 8 points"), (0.0, "3 / 8 points · about 1 s left")])
    def test_time_left_is_said_only_where_it_is_known(self, seconds, text):
        assert progress_text(Progress(fraction=0.5, finished=3, total=8, seconds_left=seconds)) == text


class TestNotice:
    @pytest.fixture
    def bar(self, qtbot):
        made = NoticeBar("Ctrl+R run")
        qtbot.addWidget(made)
        return made

    def test_bad_news_stays_and_good_news_goes_by_itself(self, bar):
        bar.show_notice(Notice(text="no\nway", tone=Tone.BAD))
        assert bar.text.whole == "no way"
        assert bar.text.property("role") == "bad"
        assert not bar._timer.isActive()
        bar.show_notice(Notice(text="fine"))
        assert bar._timer.isActive()
        bar._timer.timeout.emit()
        assert bar.notice is None
        assert not bar._timer.isActive()

    def test_its_place_stays_and_names_the_shortcuts_between_notices(self, bar):
        height = bar.height()
        bar.show_notice(Notice(text="kept", action=Action.RESTORE))
        assert bar.height() == height
        bar.close_button.click()
        assert bar.text.whole == "Ctrl+R run"
        assert bar.text.property("role") == "faint"

    def test_an_offer_is_taken_up_once(self, bar, qtbot):
        bar.show_notice(Notice(text="kept", action=Action.RESTORE))
        with qtbot.waitSignal(bar.accepted) as caught:
            bar.offer.click()
        assert caught.args == [Action.RESTORE]
        assert bar.notice is None
