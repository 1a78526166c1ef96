"""The positions of ticks and labels: even steps, thinned values, labels that never overlap."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.gui.figures.spacing import leader_start, linear_steps, log_steps, spread_labels, thinned


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
def test_labels_that_fit_never_overlap_and_stay_inside(wishes):
    positions = spread_labels(wishes, 17, 0, 300)
    ordered = sorted(positions)
    assert len(positions) == len(wishes)
    assert all(after - before >= 17 - 1e-6 for before, after in pairwise(ordered))
    assert all(8.5 - 1e-6 <= position <= 291.5 + 1e-6 for position in positions)


@given(st.lists(st.floats(0, 300), min_size=2, max_size=16))
def test_labels_keep_the_order_of_their_curves(wishes):
    positions = spread_labels(wishes, 17, 0, 300)
    by_wish = [position for _, position in sorted(zip(wishes, positions, strict=True), key=lambda pair: pair[0])]
    assert by_wish == sorted(by_wish) or len(set(wishes)) < len(wishes)


def test_labels_with_room_stay_where_they_want():
    assert spread_labels([100, 50, 200], 17, 0, 300) == (100, 50, 200)


def test_touching_labels_share_the_shift():
    assert spread_labels([100, 100], 20, 0, 300) == (90, 110)


def test_leader_start_returns_where_the_leader_of_a_label_begins_across_a_plot():
    assert leader_start(480.0, 0.0, 500.0) == 486.0
    assert leader_start(120.0, 0.0, 500.0) == 500.0
