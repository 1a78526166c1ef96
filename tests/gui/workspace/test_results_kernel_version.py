"""Stale points: seen with the word in plots and table, and compared with nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.ground.points import Invention, Status
from warplens.gui.figures.curves import PlotChoice, SpeedupBaseline
from warplens.gui.figures.picture import row_svg
from warplens.gui.figures.plots import heat_map, runtime_size
from warplens.gui.figures.profile_figures import best_wordings, readings_at, slopes_wordings, with_stale
from warplens.gui.figures.states import State, state_of
from warplens.gui.figures.variant_looks import SPEEDUP
from warplens.gui.views.points.table import STALE_ROLE, PointsTable
from warplens.gui.workspace.choices import KernelVersion
from warplens.gui.workspace.results import Results

WHY = "two.cu has changed since this ran"


def version(point, **changes):
    known = {"path": "/k/two.cu", "families": frozenset({point.family}), "source_hash": point.source_hash}
    return KernelVersion(**known | {"included_hash": point.included_hash or ""} | changes)


@pytest.fixture
def results(qapp, make_point):
    """Return a fast variant, whose file has changed, a slow and a slower one, each at two sizes and two tile widths."""
    made = Results()
    made.add(
        replace(make_point(name, n=n, tile=tile, time_ns=time_ns * n * tile), included_hash="")
        for name, time_ns in (("transpose_fast", 1.0), ("transpose_slow", 2.0), ("transpose_slower", 3.0))
        for n in (64, 128)
        for tile in (8, 16)
    )
    points = {point.kernel: point for point in made.points}
    versions = {name: version(point) for name, point in points.items()}
    made.set_versions(versions | {"transpose_fast": version(points["transpose_fast"], source_hash="new")})
    return made


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, ""),
        ({"source_hash": "new"}, WHY),
        ({"included_hash": "new"}, "a file that two.cu includes has changed since this ran"),
        ({"problem": "cannot be read as it lies now"}, "two.cu cannot be read as it lies now"),
        ({"source_hash": "new", "families": frozenset({"other"})}, ""),
    ],
)
def test_a_point_is_stale_where_what_it_says_of_its_source_differs(make_point, changes, why):
    point = replace(make_point(), included_hash="")
    assert version(point, **changes).staleness_of(point) == why


def test_a_point_that_does_not_say_what_it_included_is_not_stale_for_it(make_point):
    point = make_point()
    assert version(point, included_hash="new").staleness_of(point) == ""


def test_a_number_from_a_document_is_not_stale(make_point):
    point = replace(make_point(), source_hash="")
    assert version(point, source_hash="new").staleness_of(point) == ""


def test_a_stale_variant_is_drawn_with_the_word_and_is_neither_the_fastest_nor_a_rival(results):
    figure = runtime_size(results.shown_arrays, results.context())
    assert [series.label for series in figure.series] == ["fast · stale", "slow", "slower"]
    assert [(mark.y, mark.is_stale) for mark in figure.series[0].marks] == [(512.0, True), (1024.0, True)]
    assert all(len(run) == 1 for run in figure.series[0].segments)
    best = best_wordings(figure, 128.0)[0]
    assert best == "fastest at 128: slow, TILE 8, 2.05 µs modelled · 1.50× the next, slower"
    assert with_stale((best,), figure)[0] == f"{best} · stale: fast"
    assert figure.card_of(figure.series[0].marks[0])[1] == f"◌ stale: {WHY}"
    keys = {mark.key for series in figure.series for mark in series.marks}
    assert not [line for line in slopes_wordings(figure, keys) if "fast," in line]


def test_a_stale_reading_comes_last_and_has_no_ratio(results):
    figure = runtime_size(results.shown_arrays, results.context())
    readings = [(reading.series.name, reading.text, reading.ratio) for reading in readings_at(figure, 64.0)]
    assert readings == [
        ("transpose_slow", "1.02 µs", 1.0),
        ("transpose_slower", "1.54 µs", 1.5),
        ("transpose_fast", "stale: 512 ns", None),
    ]


@pytest.mark.parametrize("kernel", ["transpose_fast", "transpose_slow"])
def test_a_stale_point_is_in_no_factor(results, kernel):
    choice = PlotChoice(measure=SPEEDUP, baseline=SpeedupBaseline(kernel=kernel))
    figure = runtime_size(results.shown_arrays, results.context(), choice=choice)
    drawn = {series.name for series in figure.series if series.marks}
    assert drawn == (set() if kernel == "transpose_fast" else {"transpose_slow", "transpose_slower"})


def test_a_stale_cell_says_the_word_and_is_not_the_best(results):
    results.set_versions({})
    first = results.points[0]
    newer = replace(first, source_hash="new", tune={"TILE": 32})
    results.add([newer])
    results.set_versions({first.kernel: version(newer)})
    facet = heat_map(results.shown_arrays, results.context()).facets[0]
    assert [(cell.text, cell.strength, cell.is_best) for cell in facet.cells if cell.row == 0] == [
        ("stale", None, False),
        ("stale", None, False),
        ("512 ns", 1.0, True),
    ]


def test_a_point_that_runs_again_hides_the_stale_one_of_its_curve(results):
    stale = results.points[0]
    results.add([replace(stale, source_hash="new", time=replace(stale.time, value_ns=9e3))])
    figure = runtime_size(results.shown_arrays, results.context())
    assert [(mark.x, mark.y, mark.is_stale) for mark in figure.series[0].marks] == [
        (64.0, 9000.0, False),
        (128.0, 1024.0, True),
    ]


def test_a_point_that_is_executed_again_is_running_and_the_others_wait(results):
    stale = [point for point in results.points if results.is_stale(point)]
    results.run_again(stale)
    results.set_running([replace(stale[1], source_hash="new")])
    assert [results.staleness_of(point).partition(":")[0] for point in stale] == [
        "queued",
        "running",
        "queued",
        "queued",
    ]
    assert [state_of(stale[number], results.staleness_of(stale[number])) for number in (0, 1)] == [
        State.QUEUED,
        State.RUNNING,
    ]
    assert (results.running, results.queued) == ({stale[1].key}, 3)
    table = PointsTable(results, delay_ms=0)
    row, column = table.row_of(stale[1].key), table.keys.index("result")
    assert table.data(table.index(row, column)) == f"running: {WHY}"
    results.set_running([])
    assert {results.staleness_of(point) for point in stale} == {WHY}


def test_a_cell_of_the_heat_map_shows_what_was_invented(results, make_point):
    bare = replace(make_point(tile=8), included_hash="", invented=(Invention(name="N", value="64"),))
    results.add([bare, replace(bare, tune={"TILE": 16}, status=Status.FAILED)])
    facet = next(
        facet for facet in heat_map(results.shown_arrays, results.context()).facets if facet.name == bare.kernel
    )
    assert [cell.state for cell in facet.cells] == [State.INVENTED, State.FAILED]
    assert facet.cells[0].text.startswith("† ")


def test_a_stale_mark_is_a_broken_ring_in_a_picture_too(results):
    figure = runtime_size(results.shown_arrays, results.context())
    assert row_svg([figure]).count('stroke-dasharray="2.24 1.68"') == 2


def test_a_stale_row_has_the_reason_in_place_of_its_numbers(results):
    table = PointsTable(results, 0)
    time, result = (table.column_number(key) for key in ("time", "result"))
    cells = [table.index(0, column).data(Qt.ItemDataRole.DisplayRole) for column in (0, time, result)]
    assert cells == ["fast", "–", f"stale: {WHY}"]
    assert table.index(0, time).data(STALE_ROLE) == WHY
    assert table.index(4, time).data(STALE_ROLE) == ""
    data = table.data_of(range(5))
    times = [row[data.columns.index("time [ns]")] for row in data.rows]
    assert times == [None, None, None, None, 1024.0]
    assert f"stale: {WHY}" in table.text_of([0], as_markdown=True)()


def test_a_sorted_table_has_stale_rows_last(results):
    table = PointsTable(results, 0)
    table.sort(table.column_number("time"))
    assert [table.point(row).kernel for row in range(8, 12)] == ["transpose_fast"] * 4


def test_stale_points_are_found_by_the_word_and_have_no_status(results):
    assert results.set_filter(replace(results.filter, text="stale")) is None
    assert {point.kernel for point in results.shown_arrays.points} == {"transpose_fast"}
    assert not results.point_arrays.has_status(Status.OK)[:4].any()
    assert results.shown_points == ()
    assert {point.kernel for point in results.current_points} == {"transpose_slow", "transpose_slower"}
