"""The ratio plot and the map of a comparison, as values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.figure import Quantity, Rank, Scale
from warplens.gui.figures.ratio import NO_RATIO, card_of, change_map, change_words, ratio_figure
from warplens.gui.figures.variant_looks import assign_looks
from warplens.profiles.comparison import compare
from warplens.profiles.conditions import Verdict
from warplens.profiles.matching import Side

LOOKS = assign_looks([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


def side(name, *points):
    return Side(name=name, points=points, hardware={})


@pytest.fixture
def compared(make_point):
    """Return the comparison of five points: same, slower, faster, and one that fails now; one is measured."""
    old = [make_point(n=n, tile=tile) for n in (256, 512) for tile in (8, 16)]
    new = [
        replace(point, time=replace(point.time, value_ns=t))
        for point, t in zip(old, (1000, 1500, 800, 1000), strict=True)
    ]
    new[3] = replace(new[3], status=Status.FAILED, reason="wrong", time=None)
    taken = tuple(2000.0 + n for n in range(20))
    time = Time(value_ns=2010.0, provenance=Provenance.MEASURED, samples_ns=taken, overhead_ns=1248.0)
    measured = replace(make_point("transpose_serial", tile=None, n=256), time=time)
    return compare(side("old", *old, measured), side("new", *new, measured))


def test_ratio_has_a_mark_for_every_pair_with_two_times(compared):
    figure = ratio_figure(compared, LOOKS)
    assert [(series.label, series.rank) for series in figure.series] == [("tiled", Rank.CLOUD), ("serial", Rank.CLOUD)]
    tiled, serial = figure.series
    assert sorted(mark.y for mark in tiled.marks) == [0.8, 1.0, 1.5]
    assert [(mark.x, mark.y) for mark in serial.marks] == [(2010.0, 1.0)]
    assert figure.subtitle == "new over old · 1 without a ratio"
    assert figure.badge == "measured + modelled"


def test_ratio_marks_have_their_interval_where_there_are_samples(compared):
    tiled, serial = ratio_figure(compared, LOOKS).series
    assert all((mark.low, mark.high) == (None, None) for mark in tiled.marks)
    [mark] = serial.marks
    assert mark.low < 1.0 < mark.high


@pytest.mark.parametrize("is_new", [False, True])
def test_ratio_of_a_modelled_and_a_measured_time_is_drawn_as_a_modelled_one(make_point, is_new):
    modelled = make_point(n=256)
    measured = replace(modelled, time=replace(modelled.time, provenance=Provenance.MEASURED))
    sides = side("a", measured), side("b", modelled)
    [series] = ratio_figure(compare(*sides if is_new else sides[::-1]), LOOKS).series
    assert [mark.provenance for mark in series.marks] == [Provenance.MODELLED]


def test_marks_stand_in_rising_order_of_the_baselines_time(compared):
    figure = ratio_figure(compared, LOOKS)
    assert all(list(series.marks) == sorted(series.marks, key=lambda mark: mark.x) for series in figure.series)
    assert (figure.x.quantity, figure.x.scale, figure.x.values) == (Quantity.TIME, Scale.LOG, (1000.0, 2010.0))


def test_thresholds_are_lines_about_that_of_no_change(compared):
    rules = ratio_figure(compared, LOOKS).rules
    assert [(rule.label, rule.y) for rule in rules] == [("+2 %", 1.02), ("as fast", 1.0), ("−2 %", 0.98)]


def test_ratio_axis_is_logarithmic_where_ratios_differ_much(make_point):
    old, new = [make_point(n=256), make_point(n=512)], [make_point(n=256, time_ns=100), make_point(n=512, time_ns=9000)]
    assert ratio_figure(compare(side("a", *old), side("b", *new)), LOOKS).y.scale is Scale.LOG
    assert ratio_figure(compare(side("a", *old), side("b", *old)), LOOKS).y.scale is Scale.LINEAR


def test_nothing_to_show_says_so():
    nothing = compare(side("a"), side("b"))
    assert ratio_figure(nothing, LOOKS).empty == "No pair has two times"
    assert change_map(nothing, LOOKS).empty == "No pair to show"


def test_card_tells_point_verdict_reason_and_times(compared):
    pair = next(pair for pair in compared.pairs if pair.verdict is Verdict.SLOWER)
    assert card_of(pair) == (
        "tiled · N 256 · TILE 16",
        "slower: 1.500× modelled",
        "modelled, exact: +50.0 %, beyond 2 %",
        "1.00 µs modelled → 1.50 µs modelled",
    )


def test_map_has_a_row_a_variant_and_tile_and_a_column_a_size(compared):
    made = change_map(compared, LOOKS)
    assert [(row.label, row.detail) for row in made.rows] == [("tiled", "8"), ("tiled", "16"), ("serial", "")]
    assert (made.columns, made.x_label) == (("256", "512"), "N")
    cells = {(cell.row, cell.column): (cell.verdict, cell.text) for cell in made.cells}
    assert cells == {
        (0, 0): (Verdict.SAME, "+0.0 %"),
        (1, 0): (Verdict.SLOWER, "+50 %"),
        (0, 1): (Verdict.FASTER, "−20 %"),
        (1, 1): (Verdict.UNKNOWN, NO_RATIO),
        (2, 0): (Verdict.SAME, "+0.0 %"),
    }


def test_strength_of_a_cell_ends_at_the_reach(make_point):
    old = [make_point(n=n) for n in (64, 128, 256)]
    new = [make_point(n=n, time_ns=t) for n, t in ((64, 1000), (128, 1049.0), (256, 5000))]
    made = change_map(compare(side("a", *old), side("b", *new)), LOOKS)
    assert made.reach == pytest.approx(0.10)
    assert [cell.strength for cell in made.cells] == pytest.approx([0.0, 0.5, 1.0], abs=0.01)


@pytest.mark.parametrize(
    ("ratio", "words"), [(1.0, "+0.0 %"), (1.0394, "+3.9 %"), (0.5, "−50 %"), (2.44, "2.44×"), (1.9, "+90 %")]
)
def test_ratio_is_written_as_a_change(ratio, words):
    assert change_words(ratio) == words
