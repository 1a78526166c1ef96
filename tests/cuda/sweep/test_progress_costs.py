"""The time of a sweep before it runs, from points that have."""

from __future__ import annotations

import pytest

from warplens.cuda.sweep.progress import Estimate, estimate, expected, shared_out


def on(sweep, kernel):
    return kernel, sweep.points[0].device


def test_without_points_that_have_run_each_takes_its_work_in_seconds(plan):
    assert estimate(plan("a", sizes=4), {}, 1) == Estimate(seconds=1.0 + 2.0 + 4.0 + 8.0, known_points=0, points=4)


def test_points_of_kernels_that_have_run_often_take_as_much_longer_as_those_did(plan):
    sweep = plan("a", sizes=4)
    costs = {on(sweep, "a"): [(1.0, 3.0), (2.0, 6.0)] * 100}
    assert estimate(sweep, costs, 1).seconds == pytest.approx(3 * 15.0, rel=0.03)
    assert estimate(sweep, costs, 1).known_points == 4


def test_a_kernel_that_never_ran_takes_as_much_longer_as_the_others_and_is_not_known(plan):
    sweep = plan("a", "b", sizes=2)
    made = estimate(sweep, {on(sweep, "a"): [(0.1, 0.2)] * 100}, 1)
    assert (made.seconds, made.known_points) == (pytest.approx(2 * 2 * 3.0, rel=0.03), 2)


def test_few_points_move_the_estimate_a_little(plan):
    sweep = plan("a", sizes=4)
    assert 15.0 < estimate(sweep, {on(sweep, "a"): [(0.5, 1.5)]}, 1).seconds < 2 * 15.0


def test_workers_share_the_points_but_none_is_divided(plan):
    assert estimate(plan("a", sizes=4), {}, 3).seconds == 8.0


def test_shared_out_returns_how_long_points_take_in_parallel():
    assert shared_out([1.0, 1.0, 4.0], 2) == 4.0
    assert shared_out([1.0, 1.0, 1.0, 1.0], 2) == 2.0


def test_points_of_an_amount_of_work_take_what_others_of_it_did():
    costs = {("a", "h200"): [(1.0, 1.0), (2.0, 8.0)] * 100}
    small, large = expected([(("b", "h200"), 1.0), (("b", "h200"), 2.0)], costs)
    assert large / small == pytest.approx(8.0, rel=0.05)
