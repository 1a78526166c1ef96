"""The table model: texts, sorting, batches; Qt's own model tester watches every change."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPersistentModelIndex, Qt
from PyQt6.QtTest import QAbstractItemModelTester

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.measuring import CacheState
from warplens.cuda.runners.result import Status
from warplens.gui.help import metric_help
from warplens.gui.models.points_table import (
    COLUMNS,
    LOOK_ROLE,
    MODELLED_ROLE,
    PLACES,
    STATUS_ROLE,
    PointsTable,
)
from warplens.gui.models.results import Results

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
    return table.data(table.index(row, PLACES[key]), role)


def column(table, key):
    return [cell(table, row, key) for row in range(table.rowCount())]


def test_a_row_has_identity_time_efficiencies_and_limiter(results, table, make_point):
    results.add([make_point(n=512, tile=16, time_ns=33_940, gld_efficiency=100.0, occupancy_limiter="warps")])
    texts = {one.key: cell(table, 0, one.key) for one in COLUMNS}
    assert texts | {"kernel": "tiled", "size": "512", "tile": "16", "time": "33.94 µs"} == texts
    assert texts | {"gld_efficiency": "100.0", "gst_efficiency": "–", "occupancy_limiter": "warps"} == texts
    assert texts["result"] == "ok"
    assert cell(table, 0, "kernel", LOOK_ROLE) == results.looks["transpose_tiled"]


def test_modelled_times_are_marked_and_measured_ones_are_not(results, table, make_point):
    results.add([make_point(n=1), make_point(n=2, provenance=Provenance.MEASURED)])
    assert [cell(table, row, "time", MODELLED_ROLE) for row in (0, 1)] == [True, False]
    assert cell(table, 0, "time", Qt.ItemDataRole.ToolTipRole) == "1.000 µs · modelled"


def test_a_measured_time_says_in_which_cache(results, table, make_point):
    cold, warm = (replace(make_point(provenance=Provenance.MEASURED), cache=cache) for cache in CacheState)
    results.add([cold, warm])
    assert column(table, "time") == ["1.000 µs cold", "1.000 µs warm"]


def test_a_failed_row_says_why(results, table, make_point):
    results.add([make_point(status=Status.FAILED, reason="3 wrong\nmore of it")])
    assert cell(table, 0, "result") == "failed: 3 wrong"
    assert cell(table, 0, "gld_efficiency", Qt.ItemDataRole.ToolTipRole) == "3 wrong\nmore of it"
    assert cell(table, 0, "kernel", STATUS_ROLE) is Status.FAILED


def test_several_axes_are_named(results, table, make_point):
    results.add([make_point(problem={"M": 8, "N": 16}, tune={})])
    assert (cell(table, 0, "size"), cell(table, 0, "tile")) == ("M 8 N 16", "–")


def test_headings_have_units_and_explain_the_metric(table):
    place = PLACES["gld_efficiency"]
    assert table.headerData(place, Qt.Orientation.Horizontal) == "Load %"
    told = table.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert told == metric_help("gld_efficiency")


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
    table.sort(PLACES["size"], order)
    assert column(table, "size") == sizes


@pytest.mark.parametrize("order", [ASCENDING, DESCENDING])
def test_missing_values_come_last_either_way(results, table, make_point, order):
    results.add([make_point(n=1, status=Status.FAILED), make_point(n=2, time_ns=5), make_point(n=3, time_ns=9)])
    table.sort(PLACES["time"], order)
    assert column(table, "size")[-1] == "1"


def test_points_that_arrive_later_are_sorted_in(results, table, make_point):
    table.sort(PLACES["size"], ASCENDING)
    results.add([make_point(n=10), make_point(n=30)])
    results.add([make_point(n=20)])
    assert column(table, "size") == ["10", "20", "30"]
    table.sort(-1)
    assert column(table, "size") == ["10", "30", "20"]


def test_persistent_indexes_follow_their_points(results, table, make_point):
    results.add([make_point(n=n) for n in (3, 1, 2)])
    held = QPersistentModelIndex(table.index(0, 0))
    table.sort(PLACES["size"], ASCENDING)
    assert held.row() == 2
    assert table.row_of(make_point(n=3).key) == 2


def test_another_profile_replaces_the_rows(results, table, make_point):
    results.add([make_point(n=1), make_point(n=2)])
    results.begin(None)
    assert table.rowCount() == 0


def test_a_strangers_mixed_values_sort_without_a_crash(results, table, make_point):
    results.add([make_point(n=1, occupancy_limiter="warps"), make_point(n=2, occupancy_limiter=3)])
    table.sort(PLACES["occupancy_limiter"], ASCENDING)
    assert column(table, "occupancy_limiter") == ["3", "warps"]


def test_result_of_a_point_tells_its_notes(results, table, make_point):
    results.add([replace(make_point(n=1), notes=("sampled: 7 of 90 blocks (7.8 %)", "49 elements were compared"))])
    told = table.index(0, PLACES["result"]).data(Qt.ItemDataRole.ToolTipRole)
    assert told == "sampled: 7 of 90 blocks (7.8 %)\n49 elements were compared"
