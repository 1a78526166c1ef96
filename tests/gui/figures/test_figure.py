"""Figures as values: axes and their ticks, segments, read-outs, and how each provenance is drawn."""

from __future__ import annotations

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures.figure import (
    DASHES,
    Figure,
    Fill,
    Gap,
    Look,
    Mark,
    Marker,
    Quantity,
    Rule,
    Scale,
    Series,
    Stroke,
    badge_of,
    line_width,
    size_axis,
    style_of,
    value_axis,
)


def time_axis(times_ns, scale):
    return value_axis("time", times_ns, scale, Quantity.TIME, unit="ns")


def mark(x, provenance=Provenance.MEASURED):
    return Mark(x=x, y=1.0, key=(x,), provenance=provenance, card=("a",))


def series(marks, gaps=()):
    holes = tuple(Gap(x=x, key=(x,), status=Status.FAILED, card=("b",)) for x in gaps)
    return Series(name="k", label="k", look=Look(hue=0), marks=tuple(marks), gaps=holes)


def a_figure(curves, badge=""):
    return Figure(
        title="t",
        subtitle="",
        x=size_axis("N", [1, 4], Scale.LOG),
        y=time_axis([1.0, 9.0], Scale.LOG),
        series=tuple(curves),
        badge=badge,
        make_card=lambda about: (f"card of {about}",),
    )


def test_segments_break_at_a_gap():
    runs = series([mark(1), mark(2), mark(4), mark(8)], gaps=[3]).segments
    assert [[mark.x for mark in run] for run in runs] == [[1, 2], [4, 8]]


def test_segments_never_join_modelled_to_measured():
    runs = series([mark(1), mark(2, Provenance.MODELLED), mark(3, Provenance.MODELLED)]).segments
    assert [[mark.x for mark in run] for run in runs] == [[1], [2, 3]]


@pytest.mark.parametrize(
    ("provenance", "stroke", "fill"),
    [
        (Provenance.MEASURED, Stroke.SOLID, Fill.FULL),
        (Provenance.COUNTED, Stroke.SOLID, Fill.FULL),
        (Provenance.MODELLED, Stroke.DASHED, Fill.SMALL),
        (Provenance.PUBLISHED, Stroke.NONE, Fill.HOLLOW),
        (Provenance.IMPORTED, Stroke.DOTTED, Fill.PALE),
    ],
)
def test_provenances_are_told_apart_by_line_and_mark(provenance, stroke, fill):
    assert style_of(provenance) == (stroke, fill)


def test_a_hover_asks_for_the_card_only_where_the_mark_has_none():
    figure = a_figure([series([mark(1)])])
    asked = Mark(x=2, y=1.0, key=(2,), provenance=Provenance.MEASURED, about="point 2")
    assert figure.card_of(mark(1)) == ("a",)
    assert figure.card_of(asked) == ("card of point 2",)


@pytest.mark.parametrize(
    ("quantity", "unit", "tick", "words"),
    [
        (Quantity.TIME, "ns", "1.5 µs", "1.50 µs"),
        (Quantity.PERCENT, "%", "1500 %", "1500 %"),
        (Quantity.RATIO, "×", "1500×", "1500×"),
        (Quantity.NUMBER, "GB/s", "1500", "1500 GB/s"),
        (Quantity.SIZE, "", "1500", "1500"),
    ],
)
def test_each_quantity_has_its_own_words(quantity, unit, tick, words):
    axis = value_axis("y", [1.0, 2000.0], Scale.LINEAR, quantity, unit)
    assert (axis.text_at(1500.0), axis.words_for(1500.0)) == (tick, words)


def test_an_axis_of_percentages_near_100_ends_a_little_above_it():
    assert value_axis("load", [12.5, 100.0], Scale.LINEAR, Quantity.PERCENT).upper == 104
    assert value_axis("load", [1.0, 12.5], Scale.LINEAR, Quantity.PERCENT).upper == pytest.approx(14)


@pytest.mark.parametrize("scale", list(Scale))
def test_a_position_leads_back_to_its_value(scale):
    axis = time_axis([10.0, 1000.0], scale)
    assert axis.value_at(axis.position(250.0)) == pytest.approx(250.0)


def test_badge_names_every_provenance_once():
    both = [series([mark(1, Provenance.MODELLED), mark(2)]), series([mark(3)])]
    assert badge_of(both) == "measured + modelled"
    assert badge_of([series([])]) == ""


def test_looks_of_the_first_eight_differ_in_hue_and_later_ones_in_marker():
    looks = [Look.numbered(index) for index in range(32)]
    assert {look.marker for look in looks[:8]} == {Marker.CIRCLE}
    assert len({look.hue for look in looks[:8]}) == 8
    assert len(set(looks)) == 32


def test_log_time_axis_has_decades_with_units():
    axis = time_axis([2e4, 1.5e8], Scale.LOG)
    texts = [tick.text for tick in axis.ticks(axis.lower, axis.upper, most=6)]
    assert texts == ["100 µs", "1 ms", "10 ms", "100 ms"]


def test_log_time_axis_of_one_decade_has_steps_between():
    axis = time_axis([10e3, 50e3], Scale.LOG)
    assert [tick.text for tick in axis.ticks(9e3, 60e3)] == ["10 µs", "20 µs", "50 µs"]


def test_linear_time_axis_begins_at_nothing():
    axis = time_axis([60e3, 240e3], Scale.LINEAR)
    assert axis.lower == 0
    assert [tick.text for tick in axis.ticks(axis.lower, axis.upper)] == [
        "0",
        "50 µs",
        "100 µs",
        "150 µs",
        "200 µs",
        "250 µs",
    ]


def test_size_axis_with_a_size_of_0_is_linear():
    axis = size_axis("offset", (0, 1, 2), Scale.LOG)
    assert axis.scale is Scale.LINEAR
    assert [tick.text for tick in axis.ticks(axis.lower, axis.upper)] == ["0", "1", "2"]


def test_size_axis_ticks_are_the_actual_sizes():
    axis = size_axis("N", [1024, 250, 256, 512], Scale.LOG)
    assert axis.values == (250, 256, 512, 1024)
    assert [tick.text for tick in axis.ticks(axis.lower, axis.upper)] == ["250", "512", "1024"]
    assert [tick.text for tick in axis.ticks(240, 600)] == ["250", "512"]


@pytest.mark.parametrize("scale", list(Scale))
def test_an_axis_of_very_many_sizes_has_as_many_ticks_as_fit_and_both_ends(scale):
    axis = size_axis("N", range(16, 160_016, 16), scale)
    ticks = [tick.value for tick in axis.ticks(axis.lower, axis.upper, 8)]
    assert 5 <= len(ticks) <= 9
    assert (ticks[0], ticks[-1]) == (16, 160_000)
    assert all(value % 16 == 0 for value in ticks)


def test_axes_without_values_are_still_axes():
    assert size_axis("N", [], Scale.LOG).ticks(1, 10) == ()
    assert time_axis([], Scale.LOG).lower > 0
    axis = size_axis("N", [256], Scale.LOG)
    assert axis.lower < 256 < axis.upper


def test_name_of_a_rule_is_whole_shorter_or_left_out():
    rule = Rule(y=1.0, label="launch overhead 2.98 us measured, taken off", short="launch 2.98 us measured")
    assert [rule.name(len, room) for room in (50, 40, 10)] == [rule.label, rule.short, ""]
    assert Rule(y=1.0, label="as fast").name(len, 3) == ""


def test_dashes_are_the_dashes_of_a_modelled_curve_with_this_marker():
    assert DASHES[Marker.CIRCLE] == (5.0, 3.0)


def test_line_width_returns_the_width_of_a_layers_lines_in_pixels():
    assert line_width(0) == 2.0
    assert line_width(1) == 1.3
