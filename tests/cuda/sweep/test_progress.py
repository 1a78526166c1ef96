"""Progress: work done, and an estimate that is kept apart from it."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from pathlib import Path

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.catalogue import select
from warplens.cuda.ground.host import Activity
from warplens.cuda.ground.points import Baseline, PointSpec, Status, result_of
from warplens.cuda.sweep.engine import ProgressMeter
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.progress import START_S, Compiling, Progress, activity_text, compiling_text
from warplens.cuda.sweep.protocols import PointActivity

RECORDED = json.loads(Path(__file__).with_name("recorded_sweeps.json").read_text(encoding="utf-8"))
"""The points of sweeps of built-in kernels on two busy processors, in the order in which they finished."""


def result(point, seconds):
    return replace(FakeRunner().run(point), elapsed_s=seconds)


def meter_of(works, workers=1):
    """Return the meter of a sweep over (kernel, operations), and a function that finishes its next points."""
    points = tuple(
        PointSpec(
            kernel=kernel, path=f"{kernel}.cu", source_hash="0" * 64, family="f", problem={"N": number}, tune={},
            device="h200", budget_s=2.0, limit=1000,
        )
        for number, (kernel, _) in enumerate(works)
    )  # fmt: skip
    meter = ProgressMeter(
        plan=SweepPlan(points=points, units=tuple(0.3 + count / 2e9 for _, count in works)), workers=workers
    )
    numbers = iter(range(len(works)))

    def finish(*seconds):
        for value in seconds:
            number = next(numbers)
            meter.add(number, replace(result_of(points[number], Status.OK), elapsed_s=value))

    return meter, finish


def test_fraction_counts_work_not_points(plan):
    sweep = plan("a", sizes=4)  # 1, 2, 4, 8 units
    meter = ProgressMeter(plan=sweep, workers=1)
    assert meter.progress() == Progress(fraction=0.0, finished=0, total=4, seconds_left=None)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(1, result(sweep.points[1], 2.0))
    progress = meter.progress()
    assert (progress.fraction, progress.finished, progress.total) == (0.2, 2, 4)
    assert progress.seconds_left == pytest.approx(12.0)


def test_kernels_are_compiling_from_the_first_that_is_handed_out_until_each_has_run():
    meter, finish = meter_of([("a", 1.0), ("b", 1.0), ("a", 2.0), ("b", 2.0)])
    assert meter.progress().compiling is None
    meter.begin(0)
    assert meter.progress().compiling == Compiling(begun=1, total=2)
    meter.begin(1)
    finish(1.0)
    assert meter.progress().compiling == Compiling(begun=2, total=2)
    meter.begin(2)
    finish(1.0)
    assert meter.progress().compiling is None


def test_tiles_and_gpus_are_compiled_by_themselves_and_baselines_not_at_all(plan):
    sweep = plan("a", sizes=2)
    first = sweep.points[0]
    others = [replace(first, tune={"TILE": 99}), replace(first, device="gtx-960")]
    others += [replace(first, baseline=Baseline.COPY, device="other"), replace(first, problem={"N": 4096})]
    meter = ProgressMeter(plan=SweepPlan(points=(first, *others), units=(1.0,) * 5), workers=1)
    meter.begin(0)
    assert meter.compiling() == Compiling(begun=1, total=3)


def test_workers_share_the_rest_but_a_point_is_not_divided():
    works = [("a", 1e8), ("a", 4e9)] * 100 + [("a", 8e9)] + [("a", 1e8)] * 5
    whole, shared, too_many = (meter_of(works, workers) for workers in (1, 2, 100))
    for _, finish in (whole, shared, too_many):
        finish(*[0.82, 1.6] * 100)
    left = [meter.progress().seconds_left for meter, _ in (whole, shared, too_many)]
    assert left[0] == pytest.approx(2 * left[1])
    assert left[0] / 10 < left[2] < left[1]


def test_a_single_point_that_takes_long_moves_the_estimate_a_little():
    meter, finish = meter_of([("a", 1e6), ("a", 2e6)] * 50)
    finish(*[1.0] * 20)
    before = meter.progress().seconds_left
    finish(20.0)
    assert meter.progress().seconds_left == pytest.approx(before - 20 + 0.1 * 20, abs=0.5 * 20)
    finish(*[1.0] * 40)
    assert meter.progress().seconds_left == pytest.approx(39 * 80 / 61, rel=0.1)


@pytest.mark.parametrize("name", RECORDED)
def test_the_time_left_of_recorded_sweeps_neither_jumps_nor_rises(name):
    rows = RECORDED[name]["rows"]  # kernel, units, seconds, when it finished
    meter, finish = meter_of([(kernel, units) for kernel, units, _, _ in rows], workers=2)
    total_s, shown = rows[-1][3], []
    for *_, seconds, at_s in rows:
        finish(seconds)
        shown.append((meter.progress().seconds_left, total_s - at_s))
    known = [(left, true) for left, true in shown if left is not None]
    assert len(known) > 0.8 * len(rows)  # one size does not tell of others
    lefts = [left for left, _ in known if left > 3]
    least_so_far = list(itertools.accumulate(lefts, min))
    assert max(left / least for left, least in zip(lefts[1:], least_so_far, strict=False)) < 1.2
    assert min(after / before for before, after in itertools.pairwise(lefts)) > 0.65
    assert all(0.45 < left / true < 1.75 for left, true in known if true > 3)
    assert all(0.5 < left / true < 1.7 for left, true in known[len(known) * 3 // 4 :] if true > 3)
    assert all(
        0.9 < left / true < 1.75 for left, true in known[len(known) * 19 // 20 :] if true > 2
    )  # right at the end


def test_one_size_gives_no_estimate(plan):
    sweep = plan("a", "b", sizes=2)
    meter = ProgressMeter(plan=sweep, workers=1)
    meter.add(0, result(sweep.points[0], 1.0))
    meter.add(1, result(sweep.points[1], 3.0))
    assert meter.progress().seconds_left is None


def test_kernel_with_one_size_takes_the_slope_of_the_others():
    works = [("a", 1e9), ("a", 3e9), ("b", 1e9)] * 100 + [("b", 5e9)]
    meter, finish = meter_of(works)
    finish(*[2.0, 3.0, 1.0] * 100)
    assert 1.5 < meter.progress().seconds_left < 4.0  # 1 s at 1e9 units, and somewhat less than a's 2 s for 4e9 more


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


def test_activity_text_says_what_workers_have_been_doing_for_a_while_before_they_execute():
    plan = plan_sweep(select(["transpose_serial"]), problem={"N": (64,)}, tune={}, devices=["h200"])
    assert (
        activity_text([PointActivity(point=plan.points[0], activity=Activity.TRANSLATING, seconds=12.3)])
        == "translating transpose_serial, 12 s"
    )


def test_compiling_text_says_which_kernel_is_compiled():
    assert compiling_text(Compiling(begun=3, total=17)) == "compiling 3 of 17"
    assert compiling_text(None) == ""


def test_what_a_worker_takes_to_start_is_not_expected_of_the_points_that_are_left():
    lefts = []
    for start_s in (0.0, START_S):
        meter, finish = meter_of([("a", 1e6), ("a", 2e6)] * 50, workers=2)
        meter.building_s = (0.3,) * 100
        finish(0.6 + start_s, 0.6 + start_s, *[0.6] * 18)
        lefts.append(meter.progress().seconds_left)
    assert lefts[1] == pytest.approx(lefts[0], rel=0.02)
    assert lefts[1] == pytest.approx(80 * 0.6 / 2, rel=0.1)
    assert meter.learned["a", "h200"][0][1] == pytest.approx(0.3, rel=0.02)
