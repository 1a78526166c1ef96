"""The axes of points in the table: a column for each, filters by their values, and the autotuner's choice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QAbstractItemModelTester

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import CHOSEN, Status
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.views.points.table import PointsTable
from warplens.gui.workspace.filters import filtered
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import MISSING


@pytest.fixture
def results(qapp):
    return Results()


@pytest.fixture
def table(results):
    model = PointsTable(results, delay_ms=0)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model


@pytest.fixture
def configurations(make_point):
    """Return configurations as an autotuner makes them: two sizes, two axes."""
    return [
        make_point(
            "matmul", problem={"M": 64, "N": 64}, tune={"BLOCK": block, "num_warps": warps}, time_ns=block / warps
        )
        for block in (32, 128)
        for warps in (2, 4)
    ]


def texts(table, key):
    column = table.column_number(key)
    return [table.data(table.index(row, column)) for row in range(table.rowCount())]


def test_points_with_several_axes_have_a_column_for_each(results, table, configurations):
    results.add(configurations)
    assert table.keys[:5] == ("kernel", "axis M", "axis N", "axis BLOCK", "axis num_warps")
    assert [column.heading for column in table.columns[1:5]] == ["M", "N", "BLOCK", "num_warps"]
    assert texts(table, "axis num_warps") == ["2", "4", "2", "4"]


def test_a_tune_value_that_is_the_same_everywhere_has_no_column(results, table, make_point):
    results.add([make_point(tune={"BLOCK": block, "num_ctas": 1}) for block in (32, 64)])
    results.add([make_point("transpose_serial", tune={})])
    assert table.keys[1:4] == ("size", "axis BLOCK", "time")


def test_points_with_one_axis_keep_the_columns_of_size_and_tile(results, table, make_point):
    results.add([make_point(), make_point("transpose_serial", tile=None)])
    assert table.keys[1:3] == ("size", "tile")


def test_columns_of_axes_come_with_the_points_that_have_them_and_go_with_them(
    qtbot, results, table, configurations, make_point
):
    results.add([make_point()])
    with qtbot.waitSignal(table.columns_shown):
        results.add(configurations)
    assert texts(table, "axis BLOCK") == ["–", "32", "32", "128", "128"]
    results.begin(None)
    assert table.keys[1:3] == ("size", "tile")


def test_a_column_of_an_axis_sorts_by_its_numbers_and_points_without_it_come_last(
    results, table, configurations, make_point
):
    results.add([make_point(), *configurations])
    table.sort(table.column_number("axis BLOCK"), Qt.SortOrder.DescendingOrder)
    assert texts(table, "axis BLOCK") == ["128", "128", "32", "32", "–"]


def test_rows_are_copied_with_a_column_for_each_axis(results, table, configurations):
    results.add(configurations)
    heading, first, *_ = table.text_of([0, 1], as_markdown=False)().splitlines()
    assert heading.split(",")[:5] == ["kernel", "M", "N", "BLOCK", "num_warps"]
    assert first.split(",")[:5] == ["matmul", "64", "64", "32", "2"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("num_warps=4", [1, 3]),
        ("NUM_WARPS=4 block>32", [3]),
        ("num_warps!=4", [0, 2]),
        ("chosen", [2]),
        ("-chosen", [0, 1, 3, 4, 5, 6]),
        ("ACTIVATION=relu", [5]),
        ("ACTIVATION!=relu", [6]),
        ("EVEN=True", [5]),
        ("even=false", [6]),
    ],
)
def test_a_filter_by_axes_words_and_the_choice_of_an_autotuner(configurations, make_point, text, kept):
    points = [*configurations, make_point()]
    points[2] = replace(points[2], notes=(f"{CHOSEN}triton.autotune among 4 configurations",))
    points += [
        make_point(f"linear ACTIVATION={word}", tune={"EVEN": even}) for word, even in (("relu", 1), ("relu6", 0))
    ]
    assert filtered(text, PointArrays(points)).nonzero()[0].tolist() == kept


def test_a_word_cannot_be_larger_than_another(make_point):
    points = PointArrays([make_point("linear ACTIVATION=relu")])
    with pytest.raises(InputError, match="there is no axis or column 'ACTIVATION'"):
        filtered("ACTIVATION>relu", points)


def test_the_configuration_that_an_autotuner_chose_has_a_star_and_says_among_how_many(results, table, configurations):
    note = f"{CHOSEN}triton.autotune among 4 configurations"
    results.add(
        [*configurations[:1], replace(configurations[1], notes=("launched once", note), status=Status.UNCHECKED)]
    )
    assert texts(table, "kernel") == ["matmul", "matmul ★"]
    assert note in table.data(table.index(1, 0), Qt.ItemDataRole.ToolTipRole)


def test_an_axis_of_the_user_heads_its_column(results, table, make_point):
    results.add([make_point("mine", family="mine", problem={"elements": 64}, tune={"BLOCK": 128})])
    headings = [column.heading for column in table.columns]
    assert headings[1:3] == ["elements", "BLOCK"]
    results.begin(None)
    results.add([make_point()])
    assert [column.heading for column in table.columns][1:3] == ["Size", "Tile"]


def test_values_of_several_macros_stand_in_one_column_with_their_names(results, table, make_point):
    results.add(
        [make_point(tile=16), make_point("transpose_rows", tune={"THREADS": 128}), make_point("serial", tile=None)]
    )
    headings = [column.heading for column in table.columns]
    assert headings[1:3] == ["Size", "Tune"]
    assert texts(table, "tune") == ["TILE 16", "THREADS 128", MISSING]
    table.sort(2, Qt.SortOrder.DescendingOrder)
    assert texts(table, "tune") == ["THREADS 128", "TILE 16", MISSING]
