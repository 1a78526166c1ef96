"""Progress: work done, and an estimate that is kept apart from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.runners.fake import FakeOutcome, FakeRunner
from warplens.cuda.sweep.progress import Progress, ProgressMeter


def result(point, seconds):
    return replace(FakeRunner().run(point), elapsed_s=seconds)


def test_fraction_counts_work_not_points(plan):
    sweep = plan("a", sizes=4)  # 1, 2, 4, 8 units
    meter = ProgressMeter(plan=sweep, workers=1)
    assert meter.progress() == Progress(fraction=0.0, finished=0, total=4, seconds_left=None)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(1, result(sweep.points[1], 2.0))
    assert meter.progress() == Progress(fraction=0.2, finished=2, total=4, seconds_left=pytest.approx(12.0))


def test_constant_cost_stays_out_of_the_slope(plan):
    sweep = plan("a", sizes=4)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.1))
    meter.add(1, result(sweep.points[1], 1.2))
    assert meter.progress().seconds_left == pytest.approx(1.4 + 1.8)


def test_workers_share_the_rest_but_a_point_is_not_divided(plan):
    sweep = plan("a", sizes=4)
    meter = ProgressMeter(plan=sweep, workers=4)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(1, result(sweep.points[1], 2.0))
    assert meter.progress().seconds_left == pytest.approx(8.0)


def test_one_size_gives_no_estimate(plan):
    sweep = plan("a", "b", sizes=2)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(1, result(sweep.points[1], 3.0))
    assert meter.progress().seconds_left is None


def test_kernel_with_one_size_takes_the_slope_of_the_others(plan):
    sweep = plan("a", "b", sizes=2)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(2, result(sweep.points[2], 3.0))
    assert meter.progress().seconds_left == pytest.approx(1.0 + 3.0)
    meter.add(1, result(sweep.points[1], 1.0))
    assert meter.progress().seconds_left == pytest.approx(3.0)


def test_points_from_the_journal_give_no_estimate(plan):
    sweep = plan("a", sizes=2)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.0), fresh=False)
    assert meter.progress() == Progress(fraction=pytest.approx(1 / 3), finished=1, total=2, seconds_left=None)


def test_failed_points_give_no_estimate(plan):
    sweep = plan("bad", sizes=2)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, FakeRunner(outcomes={"bad": FakeOutcome.FAIL}).run(sweep.points[0]))
    assert meter.progress().seconds_left is None


def test_nothing_is_left_at_the_end(plan):
    sweep = plan("a")
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.0))
    assert meter.progress() == Progress(fraction=1.0, finished=1, total=1, seconds_left=0.0)


def test_plan_without_points_is_done(plan):
    assert ProgressMeter(plan=plan(), workers=1).progress() == Progress(
        fraction=1.0, finished=0, total=0, seconds_left=0.0
    )
