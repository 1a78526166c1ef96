"""The table model: texts, sorting, batches; Qt's own model tester watches every change."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPersistentModelIndex, Qt
from PyQt6.QtTest import QAbstractItemModelTester

from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, Invention, Status
from warplens.gui.kit.rows import LOOK_ROLE, MODELLED_ROLE
from warplens.gui.kit.widgets import metric_help
from warplens.gui.views.points.table import CHOSEN_ROLE, PointsTable
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.point_columns import ALL_COLUMNS, DEFAULT_KEYS
from warplens.gui.workspace.results import Results

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose")])


@pytest.fixture
def table(results):
    model = PointsTable(results, delay_ms=0)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model


def cell(table, row, key, role=Qt.ItemDataRole.DisplayRole):
    return table.data(table.index(row, table.column_number(key)), role)


def column(table, key):
    return [cell(table, row, key) for row in range(table.rowCount())]


def test_a_row_has_identity_time_efficiencies_and_limiter(results, table, make_point):
    results.add([make_point(n=512, tile=16, time_ns=33_940, gld_efficiency=100.0, occupancy_limiter="warps")])
    texts = {key: cell(table, 0, key) for key in table.keys}
    assert texts | {"kernel": "tiled", "size": "512", "tile": "16", "time": "33.94 µs"} == texts
    assert texts | {"gld_efficiency": "100.0", "gst_efficiency": "–", "occupancy_limiter": "warps"} == texts
    assert texts["result"] == "ok"
    assert cell(table, 0, "kernel", LOOK_ROLE) == results.looks["transpose_tiled"]


def test_modelled_times_are_marked_and_measured_ones_are_not(results, table, make_point):
    results.add([make_point(n=1), make_point(n=2, provenance=Provenance.MEASURED)])
    assert [cell(table, row, "time", MODELLED_ROLE) for row in (0, 1)] == [True, False]
    assert cell(table, 0, "time", Qt.ItemDataRole.ToolTipRole) == "1.000 µs modelled"


def test_a_measured_time_says_in_which_cache(results, table, make_point):
    cold, warm = (replace(make_point(provenance=Provenance.MEASURED), cache=cache) for cache in CacheState)
    results.add([cold, warm])
    assert column(table, "time") == ["1.000 µs cold", "1.000 µs warm"]


def test_a_failed_row_says_why(results, table, make_point):
    results.add([make_point(status=Status.FAILED, reason="3 wrong\nmore of it")])
    assert cell(table, 0, "result") == "failed: 3 wrong"
    assert cell(table, 0, "gld_efficiency", Qt.ItemDataRole.ToolTipRole) == "3 wrong\nmore of it"
    assert table.cells(0)[0].status is Status.FAILED


def test_several_sizes_have_a_column_each(results, table, make_point):
    results.add([make_point(problem={"M": 8, "N": 16}, tune={})])
    assert [cell(table, 0, key) for key in ("axis M", "axis N", "tile")] == ["8", "16", "–"]


def test_headings_have_units_and_explain_the_metric(table):
    column = table.column_number("gld_efficiency")
    assert table.headerData(column, Qt.Orientation.Horizontal) == "Load %"
    tooltip = table.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tooltip == metric_help("gld_efficiency")


def test_a_burst_is_one_insertion(results, make_point, qtbot):
    table = PointsTable(results, delay_ms=5)
    with qtbot.waitSignal(table.rowsInserted) as caught:
        for n in range(50):
            results.add([make_point(n=n + 1)])
        assert table.rowCount() == 0
    assert caught.args[1:] == [0, 49]


@pytest.mark.parametrize(("order", "sizes"), [(ASCENDING, ["2", "10", "100"]), (DESCENDING, ["100", "10", "2"])])
def test_sorting_by_size_is_by_number(results, table, make_point, order, sizes):
    results.add([make_point(n=n) for n in (10, 2, 100)])
    table.sort(table.column_number("size"), order)
    assert column(table, "size") == sizes


@pytest.mark.parametrize("order", [ASCENDING, DESCENDING])
def test_missing_values_come_last_either_way(results, table, make_point, order):
    results.add([make_point(n=1, status=Status.FAILED), make_point(n=2, time_ns=5), make_point(n=3, time_ns=9)])
    table.sort(table.column_number("time"), order)
    assert column(table, "size")[-1] == "1"


def test_points_that_arrive_later_are_sorted_in(results, table, make_point):
    table.sort(table.column_number("size"), ASCENDING)
    results.add([make_point(n=10), make_point(n=30)])
    results.add([make_point(n=20)])
    assert column(table, "size") == ["10", "20", "30"]
    table.sort(-1)
    assert column(table, "size") == ["10", "30", "20"]


def test_persistent_indexes_follow_their_points(results, table, make_point):
    results.add([make_point(n=n) for n in (3, 1, 2)])
    held = QPersistentModelIndex(table.index(0, 0))
    table.sort(table.column_number("size"), ASCENDING)
    assert held.row() == 2
    assert table.row_of(make_point(n=3).key) == 2


def test_another_profile_replaces_the_rows(results, table, make_point):
    results.add([make_point(n=1), make_point(n=2)])
    results.begin(None)
    assert table.rowCount() == 0


def test_reason_of_a_foreign_profile_is_no_rich_text(results, table, make_point):
    results.add([make_point(status=Status.FAILED, reason="<img src='x'>")])
    shown = table.index(0, table.column_number("result")).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;img" in shown


def test_mixed_values_of_a_foreign_profile_sort_without_a_crash(results, table, make_point):
    results.add([make_point(n=1, occupancy_limiter="warps"), make_point(n=2, occupancy_limiter=3)])
    table.sort(table.column_number("occupancy_limiter"), ASCENDING)
    assert column(table, "occupancy_limiter") == ["3", "warps"]


def test_result_of_a_point_tells_its_notes(results, table, make_point):
    results.add([replace(make_point(n=1), notes=("sampled: 7 of 90 blocks (7.8 %)", "49 elements were compared"))])
    tooltip = table.index(0, table.column_number("result")).data(Qt.ItemDataRole.ToolTipRole)
    assert tooltip == "sampled: 7 of 90 blocks (7.8 %)\n49 elements were compared"


def test_the_columns_are_those_that_were_chosen_in_the_order_of_the_registry(table):
    assert table.keys == DEFAULT_KEYS
    table.set_columns(["result", "gst_requests", "no such", "time"])
    assert table.keys == ("kernel", "time", "gst_requests", "result")
    assert table.columnCount() == 4


def test_every_metric_can_be_a_column():
    assert set(METRICS) <= set(ALL_COLUMNS)


def test_a_sampled_or_inferred_number_begins_with_a_tilde_and_a_counted_one_does_not(results, table, make_point):
    kinds = (Provenance.COUNTED, Provenance.SAMPLED, Provenance.INFERRED)
    metric = METRICS["gld_efficiency"]
    results.add(
        [replace(make_point(n=n + 1), metrics={metric.key: metric.value(12.5, k)}) for n, k in enumerate(kinds)]
    )
    assert column(table, "gld_efficiency") == ["12.5", "~12.5", "~12.5"]


def test_a_filter_leaves_the_points_that_meet_it_now_and_later(results, table, make_point):
    results.add([make_point(n=n) for n in (256, 512, 1024)])
    results.set_filter(ShownFilter(text="N>=512"))
    assert column(table, "size") == ["512", "1024"]
    assert table.hidden_rows == 1
    results.add([make_point(n=128), make_point(n=2048)])
    assert column(table, "size") == ["512", "1024", "2048"]
    results.set_filter(EVERYTHING)
    assert table.hidden_rows == 0


def test_only_the_chosen_points_are_shown_where_that_is_asked_for(results, table, make_point):
    points = [make_point(n=n) for n in (1, 2, 3)]
    results.add(points)
    results.set_chosen([points[2].key, points[0].key])
    assert [cell(table, row, "kernel", CHOSEN_ROLE) for row in range(3)] == [True, False, True]
    table.set_only_chosen(True)
    assert column(table, "size") == ["1", "3"]
    results.set_chosen([points[1].key])
    assert column(table, "size") == ["2"]
    table.set_only_chosen(False)
    assert column(table, "size") == ["1", "2", "3"]


def test_a_held_row_that_is_filtered_out_is_let_go(results, table, make_point):
    results.add([make_point(n=n) for n in (1, 2)])
    held = QPersistentModelIndex(table.index(0, 0))
    results.set_filter(ShownFilter(text="N=2"))
    assert not held.isValid()
    assert table.row_of(make_point(n=1).key) is None


def test_rows_as_csv_have_plain_numbers_and_provenance(results, table, make_point):
    results.add([make_point(n=256, time_ns=1234.5, gld_efficiency=12.5), make_point(n=512, status=Status.FAILED)])
    table.set_columns(["size", "time", "gld_efficiency", "result"])
    assert table.text_of([0, 1], as_markdown=False)() == (
        "kernel,size,time [ns],time_provenance,gld_efficiency [%],gld_efficiency_provenance,result\n"
        "transpose_tiled,256,1234.5,modelled,12.5,counted,ok\n"
        "transpose_tiled,512,,,,,failed\n"
    )


def test_rows_as_markdown_say_where_numbers_come_from(results, table, make_point):
    results.add([make_point(n=256, time_ns=1234.5, gld_efficiency=12.5)])
    table.set_columns(["size", "time", "gld_efficiency"])
    assert table.text_of([0], as_markdown=True)().splitlines() == [
        "| Variant | Size | Time (modelled) | Load % (counted) |",
        "| :--- | ---: | ---: | ---: |",
        "| tiled | 256 | 1.234 µs | 12.5 |",
    ]


def test_the_gpu_stands_behind_the_variant_where_there_are_several(results, table, make_point):
    results.add([make_point(n=256)])
    assert "device" not in table.keys
    results.add([make_point(n=256, device="rtx-4090")])
    assert table.keys[:2] == ("kernel", "device")
    assert column(table, "device") == ["gtx-1080-ti", "rtx-4090"]


def test_a_kernel_whose_launch_is_partly_invented_has_a_mark_and_says_what(results, table, make_point):
    results.add([replace(make_point(), invented=(Invention(name="n", value="512"),)), make_point(n=2)])
    assert column(table, "kernel") == ["tiled †", "tiled"]
    help_text = cell(table, 0, "kernel", Qt.ItemDataRole.ToolTipRole)
    assert help_text.startswith("n = 512 is invented: no host code gives it")
