"""Figures as values: ticks, segments, and labels that never overlap."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.result import Status
from warplens.gui.plots.figure import (
    Gap,
    Look,
    Mark,
    Marker,
    Scale,
    Series,
    badge_of,
    is_dashed,
    linear_steps,
    log_steps,
    size_axis,
    spread_labels,
    thinned,
    time_axis,
)


def mark(x, provenance=Provenance.MEASURED):
    return Mark(x=x, y=1.0, key=(x,), provenance=provenance, card=("a",))


def series(marks, gaps=()):
    holes = tuple(Gap(x=x, key=(x,), status=Status.FAILED, card=("b",)) for x in gaps)
    return Series(name="k", label="k", look=Look(hue=0), marks=tuple(marks), gaps=holes)


def test_segments_break_at_a_gap():
    runs = series([mark(1), mark(2), mark(4), mark(8)], gaps=[3]).segments
    assert [[one.x for one in run] for run in runs] == [[1, 2], [4, 8]]


def test_segments_never_join_modelled_to_measured():
    runs = series([mark(1), mark(2, Provenance.MODELLED), mark(3, Provenance.MODELLED)]).segments
    assert [[one.x for one in run] for run in runs] == [[1], [2, 3]]


def test_only_modelled_lines_are_dashed():
    assert [provenance for provenance in Provenance if is_dashed(provenance)] == [Provenance.MODELLED]


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
    axis = time_axis("time", [2e4, 1.5e8], Scale.LOG)
    texts = [tick.text for tick in axis.ticks(axis.lower, axis.upper, most=6)]
    assert texts == ["100 µs", "1 ms", "10 ms", "100 ms"]


def test_log_time_axis_of_one_decade_has_steps_between():
    axis = time_axis("time", [10e3, 50e3], Scale.LOG)
    assert [tick.text for tick in axis.ticks(9e3, 60e3)] == ["10 µs", "20 µs", "50 µs"]


def test_linear_time_axis_begins_at_nothing():
    axis = time_axis("time", [60e3, 240e3], Scale.LINEAR)
    assert axis.lower == 0
    assert [tick.text for tick in axis.ticks(axis.lower, axis.upper)] == [
        "0",
        "50 µs",
        "100 µs",
        "150 µs",
        "200 µs",
        "250 µs",
    ]


def test_size_axis_ticks_are_the_actual_sizes():
    axis = size_axis("N", [1024, 250, 256, 512], Scale.LOG)
    assert axis.values == (250, 256, 512, 1024)
    assert [tick.text for tick in axis.ticks(axis.lower, axis.upper)] == ["250", "512", "1024"]
    assert [tick.text for tick in axis.ticks(240, 600)] == ["250", "512"]


def test_axes_without_values_are_still_axes():
    assert size_axis("N", [], Scale.LOG).ticks(1, 10) == ()
    assert time_axis("time", [], Scale.LOG).lower > 0
    one = size_axis("N", [256], Scale.LOG)
    assert one.lower < 256 < one.upper


@given(st.lists(st.integers(1, 10**6), min_size=3, unique=True).map(sorted), st.integers(2, 12))
def test_thinned_keeps_both_ends_and_not_more_than_fit(values, most):
    kept = thinned(values, values, most)
    assert kept[0] == values[0]
    assert kept[-1] == values[-1]
    assert len(kept) <= most + 1
    assert set(kept) <= set(values)


@given(st.floats(1, 1e12), st.floats(1.001, 1e9), st.integers(2, 12))
def test_log_steps_lie_inside_and_are_not_too_many(lower, factor, most):
    steps = log_steps(lower, lower * factor, most)
    assert len(steps) <= max(most, 5)
    assert all(lower * (1 - 1e-6) <= step <= lower * factor * (1 + 1e-6) for step in steps)


@given(st.floats(0, 1e12), st.floats(1, 1e12), st.integers(2, 8))
def test_linear_steps_are_evenly_spaced(lower, span, most):
    steps = linear_steps(lower, lower + span, most)
    assert len(steps) <= most + 1
    widths = [after - before for before, after in pairwise(steps)]
    assert all(width == pytest.approx(widths[0], rel=1e-3) for width in widths)


@given(st.lists(st.floats(0, 300), max_size=16))
def test_labels_that_fit_never_overlap_and_stay_inside(wanted):
    places = spread_labels(wanted, 17, 0, 300)
    ordered = sorted(places)
    assert len(places) == len(wanted)
    assert all(after - before >= 17 - 1e-6 for before, after in pairwise(ordered))
    assert all(8.5 - 1e-6 <= place <= 291.5 + 1e-6 for place in places)


@given(st.lists(st.floats(0, 300), min_size=2, max_size=16))
def test_labels_keep_the_order_of_their_curves(wanted):
    places = spread_labels(wanted, 17, 0, 300)
    by_wish = [place for _, place in sorted(zip(wanted, places, strict=True), key=lambda pair: pair[0])]
    assert by_wish == sorted(by_wish) or len(set(wanted)) < len(wanted)


def test_labels_with_room_stay_where_they_want():
    assert spread_labels([100, 50, 200], 17, 0, 300) == (100, 50, 200)


def test_touching_labels_share_the_shift():
    assert spread_labels([100, 100], 20, 0, 300) == (90, 110)
