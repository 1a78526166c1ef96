"""The table of points with the results."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from pyarrow import parquet
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication

from warplens.cuda.ground.points import Status
from warplens.gui.kit.rows import NO_ROOM
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.kit.widgets import Role
from warplens.gui.views.points.panel import PointsPanel
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.point_columns import VisibleColumns
from warplens.gui.workspace.results import Results


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


@pytest.fixture
def panel(qtbot, results):
    made = PointsPanel(results, DARK, delay_ms=0)
    qtbot.addWidget(made)
    made.resize(1000, 300)
    made.show()
    return made


class TestPoints:
    @pytest.fixture
    def points(self, make_point):
        return [make_point(n=n) for n in (1, 2)] + [make_point(n=3, status=Status.FAILED, reason="bad")]

    def test_it_counts_what_became_of_the_points(self, panel, results, points):
        assert panel._stack.currentIndex() == 0
        results.add(points)
        assert panel._stack.currentIndex() == 1
        assert (panel._count.text(), panel._failed.text()) == ("2 ok", "1 failed")
        assert panel._failed.property("role") == Role.BAD

    def test_unchecked_points_are_counted_by_that_word(self, panel, results, points, make_point):
        results.add([*points, make_point(n=4, status=Status.UNCHECKED, reason="no reference")])
        assert (panel._count.text(), panel._failed.text()) == ("2 ok · 1 not checked", "1 failed")
        assert panel.model.index(3, panel.model.column_number("result")).data() == "not checked: no reference"

    def test_a_click_on_a_row_selects_its_point(self, panel, results, points, qtbot):
        results.add(points)
        position = panel.table.visualRect(panel.model.index(1, panel.model.column_number("size"))).center()
        qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=position)
        assert results.selected == points[1].key

    def test_a_number_that_the_edge_cuts_ends_with_a_sign_on_either_side(self, panel, results, make_point):
        results.add([make_point(n=n) for n in (123456, 123457)])
        table, number = panel.table, panel.model.column_number("size")
        drawn, delegate = [], table.itemDelegate()
        draw_text = delegate.draw_text

        def note(painter, room, text, *others, **more):
            text = draw_text(painter, room, text, *others, **more)
            if "123,45" in text or text == NO_ROOM:
                drawn.append((text, room.left() >= 0 and room.right() <= table.viewport().width()))
            return text

        with patch.object(delegate, "draw_text", note):
            left = table.columnViewportPosition(number)
            table.setColumnWidth(number, 100)
            for value in (left, left + 70):
                table.horizontalScrollBar().setValue(value)
                table.viewport().repaint()
            assert set(drawn) == {("123,456", True), ("123,457", True), (NO_ROOM, True)}
            table.horizontalScrollBar().setValue(0)
            drawn.clear()
            table.setColumnWidth(number - 1, table.viewport().width() - 40)
            table.viewport().repaint()
            assert {text for text, _ in drawn} == {NO_ROOM}

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

    def test_the_filter_of_the_window_says_which_rows_there_are(self, panel, results, points):
        results.add(points)
        results.set_filter(ShownFilter(text="N>=2"))
        assert panel.model.rowCount() == 2
        assert panel._count.text() == "2 of 3"
        results.set_filter(ShownFilter(text="N>=9"))
        assert panel._stack.currentIndex() == 0
        assert panel._hint.text().startswith("The filter above leaves out all 3 points")
        results.set_filter(EVERYTHING)
        assert panel._stack.currentIndex() == 1
        assert panel._count.text() == "2 ok"

    def test_several_selected_rows_are_the_chosen_points(self, panel, results, points):
        results.add(points)
        panel.table.selectRow(0)
        assert results.chosen_keys == frozenset()
        panel.table.selectAll()
        assert results.chosen_keys == {point.key for point in points}
        assert panel.only_chosen.text() == "Chosen 3"

    def test_points_chosen_elsewhere_can_be_all_that_is_shown(self, panel, results, points):
        results.add(points)
        assert not panel.only_chosen.isVisible()
        results.set_chosen([points[1].key])
        panel.only_chosen.click()
        assert panel.model.rowCount() == 1
        results.set_chosen([])
        assert panel.model.rowCount() == 3

    def test_the_rows_of_a_sweep_are_in_view_until_the_user_scrolls_or_selects(
        self, panel, results, make_point, spec_of
    ):
        def is_in_view(point):
            row = panel.table.visualRect(panel.model.index(panel.model.row_of(point.key), 1))
            return row.height() > 0 <= row.top() and row.bottom() < panel.table.viewport().height()

        points = [make_point(n=n) for n in range(1, 41)]
        panel.table.horizontalScrollBar().setValue(panel.table.horizontalScrollBar().maximum())
        for point in points:
            results.set_running([spec_of(point)])
            results.add([point])
        assert is_in_view(points[-1])
        results.run_again(points)
        for point in (points[0], points[20]):
            results.set_running([spec_of(point)])
            assert is_in_view(point)
        results.select(points[25].key)
        results.set_running([spec_of(points[39])])
        assert not is_in_view(points[39])
        results.run_again(points)
        results.set_running([spec_of(points[39])])
        assert is_in_view(points[39])
        panel.table.verticalScrollBar().setValue(3)
        results.set_running([spec_of(points[38])])
        assert panel.table.verticalScrollBar().value() == 3
        results.set_running([])
        results.run_again(points)
        results.set_running([spec_of(points[38])])
        assert is_in_view(points[38])

    def test_columns_are_ticked_in_a_list_and_remembered(self, qtbot, results, points):
        choice = VisibleColumns(["time", "no such column"])
        panel = PointsPanel(results, DARK, delay_ms=0, visible_columns=choice)
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

    def test_many_rows_are_copied_in_the_background(self, qtbot, results, points, make_backend, monkeypatch):
        monkeypatch.setattr("warplens.gui.views.points.panel.MANY_ROWS", 2)
        panel = PointsPanel(results, DARK, delay_ms=0, backend=make_backend())
        qtbot.addWidget(panel)
        results.add(points)
        notices = []
        panel.notified.connect(lambda notice: notices.append(notice.text))
        panel.table.selectAll()
        assert results.chosen_keys == frozenset(point.key for point in points)
        panel.copy()
        qtbot.waitUntil(lambda: bool(notices))
        assert notices == ["Copied 3 rows as CSV"]
        assert QGuiApplication.clipboard().text() == panel.model.text_of([0, 1, 2], as_markdown=False)()

    @pytest.mark.parametrize(
        ("text", "suffix", "lines"), [("Save as CSV…", "csv", 3), ("Save as Parquet…", "parquet", 3)]
    )
    def test_the_rows_are_saved(self, panel, results, points, tmp_path, qtbot, text, suffix, lines):  # noqa: PLR0917
        results.add(points)
        panel.exporter.ask_path = lambda _parent, name, suffix: tmp_path / f"{name}.{suffix}"
        [action] = [action for action in panel.table.actions() if action.text() == text]
        with qtbot.waitSignal(panel.notified):
            action.trigger()
        path = tmp_path / f"points.{suffix}"
        if suffix == "csv":
            assert len(path.read_text().splitlines()) == 1 + lines
        else:
            table = parquet.read_table(path)
            assert (table.num_rows, table.column_names[0]) == (lines, "kernel")
            assert "time_provenance" in table.column_names


def test_columns_are_as_wide_as_their_names_and_sizes_need(panel, results, make_point):
    def width(key):
        return panel.table.columnWidth(panel.model.column_number(key))

    results.add([make_point("k", problem={"bytes": 8_000_000_000})])
    narrow = width("kernel")
    assert width("axis bytes") > panel.table.fontMetrics().horizontalAdvance("8000000000")
    results.add([make_point("matmul float16 ACTIVATION=leaky_relu")])
    assert width("kernel") > narrow


def test_the_arrow_of_the_sorted_column_follows_it_when_columns_of_axes_come(panel, results, make_point):
    results.add([make_point(tile=8)])
    panel.table.sortByColumn(panel.model.column_number("time"), Qt.SortOrder.DescendingOrder)
    results.add([make_point(tune={"BLOCK": b, "num_warps": w}, time_ns=b * w) for b in (32, 64) for w in (2, 4)])
    assert panel.table.horizontalHeader().sortIndicatorSection() == panel.model.column_number("time")
    assert [panel.model.point(row).tune.get("BLOCK") for row in range(3)] == [None, 64, 32]
