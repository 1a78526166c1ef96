"""The time of a sweep before it runs, from points that have."""

from __future__ import annotations

import pytest

from warplens.cuda.sweep.progress import (
    USUAL_CONSTANT_S,
    Estimate,
    Work,
    estimate,
    expected,
    predicted,
    shared_out,
    usual_seconds,
)


def on(sweep, kernel):
    return kernel, sweep.points[0].device


def test_points_of_known_kernels_lie_on_their_line(plan):
    sweep = plan("a", sizes=4)  # 1, 2, 4, 8 units
    costs = {on(sweep, "a"): [(1.0, 1.5), (2.0, 2.0)]}
    assert estimate(sweep, costs, 1) == Estimate(seconds=pytest.approx(1.5 + 2.0 + 3.0 + 5.0), known_points=4, points=4)


def test_a_kernel_that_never_ran_takes_the_line_of_the_others_and_is_not_known(plan):
    sweep = plan("a", "b", sizes=2)
    costs = {on(sweep, "a"): [(1.0, 1.0), (2.0, 3.0)]}
    assert estimate(sweep, costs, 1) == Estimate(seconds=pytest.approx(2 * (1.0 + 3.0)), known_points=2, points=4)


def test_workers_share_the_points_but_none_is_divided(plan):
    sweep = plan("a", sizes=4)
    costs = {on(sweep, "a"): [(1.0, 1.0), (2.0, 2.0)]}
    assert estimate(sweep, costs, 3).seconds == pytest.approx(8.0)


def test_before_any_point_has_run_the_rule_of_thumb_holds_up_to_the_budget(plan):
    sweep = plan("a", sizes=4)
    predicted = estimate(sweep, {}, 1)
    assert predicted.known_points == 0
    assert predicted.seconds == pytest.approx(4 * USUAL_CONSTANT_S, rel=0.01)
    assert usual_seconds(5e8) == pytest.approx(1.0 + USUAL_CONSTANT_S)


def test_shared_out_returns_how_long_points_take_in_parallel():
    assert shared_out([1.0, 1.0, 4.0], 2) == 4.0
    assert shared_out([1.0, 1.0, 1.0, 1.0], 2) == 2.0


def test_predicted_returns_the_seconds_of_each_item():
    costs = {("tiled", "h200"): [(1e6, 1.0), (3e6, 2.0)]}
    assert predicted([(("tiled", "h200"), 5e6)], costs) == [3.0]


def test_expected_returns_the_seconds_that_points_are_expected_to_take():
    work = Work(key=("tiled", "h200"), units=2e9, budget_s=2.0)
    assert expected([work], {}) == [1.3]
    assert [round(seconds, 1) for seconds in expected([work], {("tiled", "h200"): [(1e6, 2.0)] * 100})] == [3.0]
