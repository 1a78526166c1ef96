"""Heat maps as values and as drawn: rows, best cells, colours, gaps, clicks and keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PyQt6.QtCore import QBuffer, QRectF, Qt
from PyQt6.QtGui import QFontMetricsF, QPainter
from PyQt6.QtSvg import QSvgGenerator

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.figures.curves import PlotChoice, SpeedupBaseline
from warplens.gui.figures.figure import DataFormat, Look
from warplens.gui.figures.plots import EMPTY_MAP as EMPTY
from warplens.gui.figures.plots import ONE_WIDTH, best_column_text, heat_map, heat_map_data, second_axis
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.states import State
from warplens.gui.figures.variant_looks import MEASURES
from warplens.gui.kit.export import Format
from warplens.gui.kit.theme import DARK, LIGHT, at_text_size, font
from warplens.gui.views.plots.heat_map_view import (
    BESIDE_NUMBER,
    HeatMapView,
    _fits,
    _number_pixels,
    _placed,
    colour_at,
    draw_heat_map,
    heat_map_picture,
)
from warplens.profiles.formats import grouped

CONTEXT = Context(looks={"transpose_tiled": Look(hue=3)})
TIMES = {(256, 8): 1000.0, (256, 16): 2000.0, (512, 8): 8000.0, (512, 16): 4000.0}


@pytest.fixture
def points(make_point):
    made = [make_point(n=n, tile=tile, time_ns=time) for (n, tile), time in TIMES.items()]
    return [*made, make_point(n=512, tile=32, status=Status.FAILED, reason="too many threads")]


def cells(heat, facet=0):
    return {(cell.row, cell.column): cell for cell in heat.facets[facet].cells}


def test_sizes_go_down_and_tile_widths_across_and_the_best_of_each_row_is_marked(points):
    heat = heat_map(points, CONTEXT)
    (facet,) = heat.facets
    assert (facet.label, facet.rows, facet.columns) == ("tiled", ("256", "512"), ("8", "16", "32"))
    assert {position: cell.text for position, cell in cells(heat).items()} == {
        (0, 0): "1.00 µs",
        (0, 1): "2.00 µs",
        (1, 0): "8.00 µs",
        (1, 1): "4.00 µs",
        (1, 2): "failed",
    }
    assert {position for position, cell in cells(heat).items() if cell.is_best} == {(0, 0), (1, 1)}
    assert (heat.title, heat.subtitle, heat.badge) == ("Runtime against tile width", "every size", "modelled")


def test_a_colour_says_how_far_from_the_best_of_its_row(points):
    heat = heat_map(points, CONTEXT)
    assert {position: cell.strength for position, cell in cells(heat).items()} == {
        (0, 0): 1.0,
        (0, 1): 0.0,
        (1, 0): 0.0,
        (1, 1): 1.0,
        (1, 2): None,
    }
    assert (heat.best, heat.worst) == ("best of its row", "2× slower")


def test_a_percentage_is_coloured_as_it_is(make_point):
    points = [make_point(tile=tile, gld_efficiency=value) for tile, value in ((8, 100.0), (16, 0.0), (32, 50.0))]
    heat = heat_map(points, CONTEXT, choice=PlotChoice(measure=MEASURES["gld_efficiency"]))
    strengths = [cell.strength for cell in heat.facets[0].cells]
    assert strengths[:2] == [1.0, 0.0]
    assert 0.3 < strengths[2] < 0.6


def test_a_rate_is_best_where_it_is_highest(make_point):
    points = [make_point(tile=tile, gflops=value) for tile, value in ((8, 100.0), (16, 300.0))]
    heat = heat_map(points, CONTEXT, choice=PlotChoice(measure=MEASURES["gflops"]))
    assert [cell.is_best for cell in heat.facets[0].cells] == [False, True]


def test_at_one_size_a_second_tune_axis_goes_down(make_point):
    points = [make_point(tune={"TILE": t, "ROWS": r}, time_ns=t * r) for t in (8, 16) for r in (2, 4)]
    heat = heat_map([*points, make_point(n=512, tune={"TILE": 8, "ROWS": 2})], CONTEXT, 256)
    assert (heat.facets[0].rows, heat.row_label) == (("2", "4"), "ROWS")
    assert [cell.text for cell in heat.facets[0].cells] == ["16.0 ns", "32.0 ns", "32.0 ns", "64.0 ns"]


def test_speedup_over_a_variant_is_in_the_cells(make_point, points):
    copies = [make_point("copy", n=n, tile=None, time_ns=4000.0, family="copy") for n in (256, 512)]
    choice = PlotChoice(measure=MEASURES["speedup"], baseline=SpeedupBaseline(kernel="copy"))
    heat = heat_map([*points, *copies], CONTEXT, choice=choice)
    assert [cell.text for cell in heat.facets[0].cells if cell.value] == ["4.00×", "2.00×", "0.500×", "1.00×"]


@pytest.mark.parametrize(("tiles", "hint"), [((), EMPTY), ((8,), ONE_WIDTH)])
def test_where_there_is_nothing_to_compare_it_says_so(make_point, tiles, hint):
    assert heat_map([make_point(tile=tile) for tile in tiles], CONTEXT).empty == hint


@pytest.fixture
def sweep(points, make_point, spec_of):
    """Return what brings one more tile width of a variant, which runs, and two of one that has no result yet."""
    plan = [make_point(n=256, tile=32), *(make_point("transpose_serial", n=512, tile=tile) for tile in (8, 16))]
    coming = {point.key: spec_of(point) for point in plan}
    return replace(CONTEXT, coming=coming, running=frozenset({plan[0].key}))


def test_cells_of_points_to_come_say_that_they_run_or_wait(points, sweep):
    heat = heat_map(points, sweep)
    assert [(facet.label, facet.rows, facet.columns) for facet in heat.facets] == [
        ("tiled", ("256", "512"), ("8", "16", "32")),
        ("serial", ("512",), ("8", "16")),
    ]
    assert (cells(heat)[0, 2].state, cells(heat)[1, 2].state) == (State.RUNNING, State.FAILED)
    assert [cell.state for cell in heat.facets[1].cells] == [State.QUEUED, State.QUEUED]
    assert heat.card_of(cells(heat)[0, 2]) == ("tiled · N 256 · TILE 32", "… running")
    assert heat.card_of(cells(heat, 1)[0, 0]) == ("serial · N 512 · TILE 8", "○ queued")
    assert heat_map_data(heat) == heat_map_data(heat_map(points, CONTEXT)), "they have no numbers"


def test_point_to_come_takes_no_cell_that_has_a_number_and_none_that_the_filter_hides(
    points, sweep, make_point, spec_of
):
    other = make_point(n=256, tune={"TILE": 8, "ROWS": 4})
    shows = replace(
        sweep, coming={other.key: spec_of(other)}, shows=lambda curve, _: curve.kernel != "transpose_serial"
    )
    assert cells(heat_map(points, shows))[0, 0].text == "1.00 µs"
    hidden = heat_map(points, replace(sweep, shows=lambda curve, _: curve.kernel != "transpose_serial"))
    assert [facet.label for facet in hidden.facets] == ["tiled"]


def test_map_is_drawn_before_there_is_a_result(sweep):
    heat = heat_map([], sweep)
    assert (heat.empty, [facet.label for facet in heat.facets]) == ("", ["serial"])


def test_of_many_points_to_come_only_those_that_run_have_cells(points, sweep, make_point, spec_of):
    many = [make_point(n=n, tile=32) for n in range(1, 2_000)]
    context = replace(sweep, coming={**sweep.coming, **{point.key: spec_of(point) for point in many}})
    shown = {cell.state for facet in heat_map(points, context).facets for cell in facet.cells}
    assert shown == {None, State.FAILED, State.RUNNING}


def test_points_that_have_run_and_run_again_say_so_before_their_number(points):
    running = replace(CONTEXT, running=frozenset({points[0].key, points[4].key}))
    shown = cells(heat_map(points, running))
    assert [(shown[at].text, shown[at].state) for at in ((0, 0), (1, 2))] == [
        ("… 1.00 µs", State.RUNNING),
        ("running", State.RUNNING),
    ]
    assert heat_map_data(heat_map(points, running)).rows == heat_map_data(heat_map(points, CONTEXT)).rows[:-1]
    assert heat_map(points, running).card_of(shown[0, 0]) == heat_map(points, CONTEXT).card_of(shown[0, 0])


def test_stale_points_that_run_again_or_wait_say_so(points):
    words = {8: "queued: its file has changed", 16: "running: its file has changed", 32: "its file has changed"}
    points = [replace(point, status=Status.OK, time=points[0].time) for point in points]
    context = replace(CONTEXT, staleness_of=lambda point: words[point.tune["TILE"]])
    arrays = PointArrays(points, is_stale=lambda _: True)
    states = {cell.column: cell.state for cell in heat_map(arrays, context).facets[0].cells}
    assert states == {0: State.QUEUED, 1: State.RUNNING, 2: State.STALE}


def test_csv_has_a_row_for_each_cell(points):
    assert heat_map_data(heat_map(points, CONTEXT)).written(DataFormat.CSV).decode().splitlines() == [
        "variant,N,tile width,time [ns],provenance,status",
        "tiled,256,8,1000,modelled,ok",
        "tiled,256,16,2000,modelled,ok",
        "tiled,512,8,8000,modelled,ok",
        "tiled,512,16,4000,modelled,ok",
        "tiled,512,32,,,failed",
    ]


@pytest.mark.parametrize(("provenance", "is_italic"), [(Provenance.MODELLED, True), (Provenance.MEASURED, False)])
def test_modelled_numbers_are_italic(qapp, make_point, provenance, is_italic):
    heat = heat_map([make_point(tile=tile, provenance=provenance) for tile in (8, 16)], CONTEXT)
    assert ('font-style="italic"' in heat_map_picture(heat, LIGHT, Format.SVG).decode()) is is_italic


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_colours_become_steadily_lighter_or_darker(theme):
    lights = [colour_at(step / 8, theme).lightnessF() for step in range(9)]
    assert all((after - before) * (lights[-1] - lights[0]) > 0 for before, after in pairwise(lights))


@pytest.fixture
def view(qtbot, points):
    made = HeatMapView(DARK)
    qtbot.addWidget(made)
    made.resize(500, 300)
    made.show_map(heat_map(points, CONTEXT))
    made.show()
    return made


def _room(view: HeatMapView, point: PointResult) -> QRectF:
    return next(room for cell, room in view.cells() if cell.key == point.key)


def test_of_many_rows_one_of_several_and_the_last_is_shown_and_it_is_said(make_point, monkeypatch):
    made = [make_point(n=n, tile=tile) for n in range(1, 1001) for tile in (8, 16)]
    monkeypatch.setattr("warplens.gui.figures.plots.MOST_CELLS", 100)
    heat = heat_map(made, CONTEXT)
    assert heat.subtitle == "every size · 1 of 20 rows"
    (facet,) = heat.facets
    assert facet.rows == tuple(grouped(n) for n in range(20, 1001, 20))
    assert len(facet.cells) == 100
    assert [cell.about.problem["N"] for cell in facet.cells[:4]] == [20, 20, 40, 40]


def test_few_points_at_many_sizes_are_all_shown(make_point, monkeypatch):
    made = [make_point(f"transpose_{n}", n=n, tile=tile) for n in range(1, 21) for tile in (8, 16)]
    monkeypatch.setattr("warplens.gui.figures.plots.MOST_CELLS", len(made))
    heat = heat_map(made, CONTEXT)
    assert sum(len(facet.cells) for facet in heat.facets) == len(made)
    assert heat.subtitle == "every size"


def test_a_click_on_a_cell_names_its_point(view, points, qtbot):
    with qtbot.waitSignal(view.point_clicked) as caught:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=_room(view, points[2]).center().toPoint())
    assert caught.args == [points[2].key]


def test_the_arrows_go_from_cell_to_cell_and_stop_at_the_edge(view, points, qtbot):
    reached = []
    view.point_clicked.connect(view.select)
    view.point_clicked.connect(reached.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(view, key)
    assert reached == [points[at].key for at in (0, 1, 3, 4, 4)]


def test_the_pointer_over_a_cell_shows_its_card(view, points, qtbot):
    qtbot.mouseMove(view, _room(view, points[4]).center().toPoint())
    assert "failed: too many threads" in view.card.text


def test_the_best_cell_is_drawn_in_the_colour_of_the_best(view, points):
    image = view.grab().toImage()
    room = _room(view, points[0])
    assert image.pixelColor(room.adjusted(4, 4, 0, 0).topLeft().toPoint()) == colour_at(1.0, DARK)


def test_the_arrows_go_on_from_a_cell_that_is_to_come(view, points, sweep, qtbot):
    reached = []
    known = {point.key for point in points}
    view.show_map(heat_map(points, sweep))
    view.point_clicked.connect(lambda key: view.select(key if key in known else None))
    view.point_clicked.connect(reached.append)
    view.select(points[1].key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
    assert reached == [next(iter(sweep.running)), points[4].key]


def test_marks_of_what_runs_and_waits_are_explained_below_the_map(qapp, points, sweep):
    text = heat_map_picture(heat_map(points, sweep), LIGHT, Format.SVG).decode()
    assert "… running  ○ queued  × failed" in text


def test_many_cells_have_few_colours(qapp, make_point, monkeypatch):
    drawn = []

    def seen(strength, theme):
        drawn.append(strength)
        return colour_at(strength, theme)

    monkeypatch.setattr(f"{HeatMapView.__module__}.colour_at", seen)
    heat = heat_map([make_point(n=256, tile=tile, time_ns=1000.0 + tile) for tile in range(1, 400)], CONTEXT)
    heat_map_picture(heat, DARK, Format.PNG)
    assert len(drawn) > 399
    assert len(set(drawn)) <= 110, "101 shades, and those of the scale"


def test_cells_of_some_points_are_those_that_have_marks(view, points):
    assert [cell.key for cell, _ in view.cells({points[1].key, None})] == [points[1].key]


def test_cells_are_drawn_once_until_another_map_theme_or_size_is_shown(view, points, monkeypatch):
    drawn = []
    monkeypatch.setattr(f"{HeatMapView.__module__}.draw_heat_map", lambda *_, **__: drawn.append(True))
    view.show_map(heat_map(points[:4], CONTEXT))
    for change in (
        lambda: view.select(points[0].key),
        lambda: view.choose(frozenset({points[1].key})),
        lambda: view.show_theme(LIGHT),
        lambda: view.resize(520, 300),
    ):
        view.grab()
        drawn.append(change())
    view.grab()
    assert drawn == [True, None, None, None, True, None, True]


def test_a_picture_holds_the_numbers_as_text(qapp, points):
    text = heat_map_picture(heat_map(points, CONTEXT), LIGHT, Format.SVG).decode()
    assert all(f">{word}<" in text for word in ("1.00 µs", "tiled", "best of its row", "Runtime against tile width"))


def test_a_heat_map_takes_axes_with_large_and_negative_values(make_point):
    points = [
        make_point(problem={"bytes": 8_000_000_000}, tune={"ORDER": order, "SPLIT": split}, time_ns=5.0 + order)
        for order in (-1, 1)
        for split in (1 << 22, 1 << 23)
    ]
    heat = heat_map(points, CONTEXT, choice=PlotChoice(tune_axis="SPLIT"))
    (facet,) = heat.facets
    assert (facet.columns, facet.rows) == (("4,194,304", "8,388,608"), ("-1", "1"))
    assert {position for position, cell in cells(heat).items() if cell.is_best} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_chosen_second_axis_that_is_across_is_not_down_too(make_point):
    points = [make_point(tune={"BLOCK": b, "num_warps": w}) for b in (32, 64) for w in (2, 4)]
    heat = heat_map(points, CONTEXT, choice=PlotChoice(tune_axis="num_warps", second_axis="num_warps"))
    assert (heat.column_label, heat.row_label) == ("num_warps", "BLOCK")


def test_numbers_have_the_largest_size_that_fits_each_cell_or_none(points):
    heat = heat_map(points, CONTEXT)
    texts = {cell.text for facet in heat.facets for cell in facet.cells if cell.strength is not None}
    shown = []
    for width, height in ((1000, 640), (330, 640), (700, 76)):
        picture = QSvgGenerator()
        buffer = QBuffer()
        picture.setOutputDevice(buffer)
        painter = QPainter(picture)
        draw_heat_map(painter, heat, QRectF(0, 0, width, height), DARK, has_pointer=True)
        painter.end()
        svg = bytes(buffer.data()).decode()
        shown.append((all(f">{text}<" in svg for text in texts), "point at a cell" in svg))
    assert shown == [(True, False), (True, False), (False, True)]


@pytest.mark.parametrize(("width", "height", "rows"), [(710, 196, 1), (628, 222, 2)])
def test_numbers_of_five_variants_at_six_sizes_fit_a_low_plot(qapp, make_point, width, height, rows):
    names = [f"transpose_variant{number}" for number in range(5)]
    sizes = tuple(256 << step for step in range(6))
    heat = heat_map(
        [make_point(name, n=n, tile=tile, time_ns=n * tile) for name in names for n in sizes for tile in (8, 16, 32)],
        CONTEXT,
    )
    placed, left_out = _placed(heat, QRectF(0, 0, width, height))
    assert (len(placed), left_out, all(map(_number_pixels, placed))) == (5, 0, True)
    assert len({facet.cells.top() for facet in placed}) == rows
    assert [facet.has_row_labels for facet in placed].count(True) == rows  # facets with the same rows share them
    assert not any(first.cells.intersects(second.cells) for first in placed for second in placed if first is not second)


@pytest.mark.parametrize(("width", "height", "rows"), [(2500, 520, 1), (920, 1130, 2)])
def test_five_variants_fill_the_place_of_their_heat_map_on_a_large_screen(qapp, make_point, width, height, rows):
    names = [f"transpose_variant{number}" for number in range(5)]
    sizes = tuple(256 << step for step in range(6))
    heat = heat_map(
        [make_point(name, n=n, tile=tile) for name in names for n in sizes for tile in (8, 16, 32)], CONTEXT
    )
    placed, _ = _placed(heat, QRectF(0, 0, width, height))
    assert len({facet.cells.top() for facet in placed}) == rows
    places = rows * -(-len(placed) // rows)
    taken = sum(facet.cells.width() * facet.cells.height() for facet in placed) * places / len(placed)
    assert taken > 0.75 * width * height


def test_a_number_leaves_room_beside_it_and_is_bold_only_where_that_is_left(qapp):
    normal, bold = font(9), font(9, bold=True)
    width = QFontMetricsF(normal).horizontalAdvance("2.85 µs")
    with at_text_size(200):
        assert QFontMetricsF(font(9)).horizontalAdvance("2.85 µs") > 1.8 * width
    assert not _fits("2.85 µs", normal, width + 3)
    assert _fits("2.85 µs", normal, width + BESIDE_NUMBER)
    assert not _fits("2.85 µs", bold, width + BESIDE_NUMBER)


def test_best_column_text_returns_which_column_of_a_variants_heat_map_is_the_best_most_often():
    points = [point for point in load("reference:h200").points if point.kernel == "transpose_tiled"]
    assert best_column_text(heat_map(points, Context(looks={})), "tiled · cold") == "16 is its best in 6 of 6 rows"


def test_second_axis_returns_the_tune_axis_of_the_rows_at_one_size():
    assert second_axis(PointArrays(load("reference:h200").points), "TILE") == ""
