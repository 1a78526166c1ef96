"""Counts against golden counts: what is worse, what is only reported, which points can run, and the update."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.errors import InputError
from warplens.cuda.metrics import METRICS, Provenance
from warplens.cuda.points import PointResult, Status
from warplens.profiles.golden import GoldenOutcome, check_point, counts_of, plan_check, updated


def point(*, kernel="transpose_tiled", n=64, tile=8, device="h200", status=Status.OK, by=Provenance.COUNTED, **metrics):
    return PointResult(
        kernel=kernel,
        title=kernel,
        source_hash="0" * 64,
        family="transpose",
        problem={"N": n},
        tune={"TILE": tile},
        device=device,
        status=status,
        reason="" if status is Status.OK else "3 elements are wrong\nmore",
        metrics={key: METRICS[key].value(value, by) for key, value in metrics.items()},
    )


@pytest.mark.parametrize(
    ("old", "new", "outcome"),
    [
        ({"gld_transactions": 8}, {"gld_transactions": 8}, GoldenOutcome.SAME),
        ({"gld_transactions": 8192}, {"gld_transactions": 8193}, GoldenOutcome.WORSE),
        ({"gst_transactions": 8}, {"gst_transactions": 4}, GoldenOutcome.BETTER),
        ({"shared_load_transactions": 32}, {"shared_load_transactions": 64}, GoldenOutcome.WORSE),
        ({"gld_requests": 1, "gst_requests": 9}, {"gld_requests": 2, "gst_requests": 1}, GoldenOutcome.WORSE),
        ({"warp_instructions": 100}, {"warp_instructions": 101}, GoldenOutcome.WORSE),
        ({"gld_efficiency": 100.0}, {"gld_efficiency": 50.0}, GoldenOutcome.SAME),
    ],
)
def test_one_more_of_what_is_counted_is_worse(old, new, outcome):
    assert check_point(point(**old), point(**new)).outcome is outcome


def test_worse_and_better_counts_are_told_apart():
    check = check_point(point(gld_transactions=1, gst_transactions=9), point(gld_transactions=2, gst_transactions=1))
    assert [change.key for change in check.worse] == ["gld_transactions"]
    assert [change.key for change in check.better] == ["gst_transactions"]


@pytest.mark.parametrize(
    ("by", "outcome"), [(Provenance.SAMPLED, GoldenOutcome.NOT_CHECKED), (Provenance.INFERRED, GoldenOutcome.SAME)]
)
def test_what_is_not_counted_is_listed_and_never_fails(by, outcome):
    check = check_point(point(warp_instructions=100), point(warp_instructions=200, by=by))
    assert check.outcome is outcome
    assert [change.key for change in check.other] == ["warp_instructions"]


def test_point_that_is_sampled_now_is_not_called_the_same():
    check = check_point(point(gld_transactions=8), point(gld_transactions=8, by=Provenance.SAMPLED))
    assert check.outcome is GoldenOutcome.NOT_CHECKED
    assert check.reason == "sampled now, which is not exact; --budget inf counts every block"


def test_count_that_is_missing_now_is_listed():
    check = check_point(point(gld_transactions=8), point())
    assert (check.outcome, [change.new for change in check.other]) == (GoldenOutcome.SAME, [None])


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [
        ("registers_per_thread", 32, 40),
        ("shared_bytes_per_block", 1024, 2048),
        ("theoretical_occupancy", 100.0, 50.0),
    ],
)
def test_resources_fail_only_where_asked(key, old, new):
    golden, now = point(**{key: old}), point(**{key: new})
    assert check_point(golden, now).outcome is GoldenOutcome.SAME
    assert [change.key for change in check_point(golden, now).other] == [key]
    assert check_point(golden, now, resources=True).outcome is GoldenOutcome.WORSE
    assert check_point(now, golden, resources=True).outcome is GoldenOutcome.BETTER


def test_point_that_fails_now_is_worse():
    check = check_point(point(gld_transactions=8), point(status=Status.FAILED))
    assert (check.outcome, check.reason) == (GoldenOutcome.WORSE, "failed now: 3 elements are wrong")


def test_outcomes_are_counted():
    changed = check_point(point(gld_transactions=8), point(gld_transactions=9))
    assert counts_of([changed, changed]) == {
        GoldenOutcome.SAME: 0,
        GoldenOutcome.BETTER: 0,
        GoldenOutcome.WORSE: 2,
        GoldenOutcome.NOT_CHECKED: 0,
    }


def golden_of(profile, *points):
    return replace(profile, points=points)


def test_plan_runs_each_golden_point_of_the_kernels_once(empty_profile):
    counted = {"gld_transactions": 8}
    golden = golden_of(
        empty_profile,
        point(**counted),
        point(tile=16, **counted),
        point(tile=16, **counted),
        point(kernel="copy_coalesced", **counted),
    )
    planned = plan_check(golden, select(["transpose_tiled"]))
    assert [(p.kernel, p.problem, p.tune, p.device) for p in planned.plan.points] == [
        ("transpose_tiled", {"N": 64}, {"TILE": 8}, "h200"),
        ("transpose_tiled", {"N": 64}, {"TILE": 16}, "h200"),
    ]
    assert len(planned.golden) == len(planned.plan.units) == 2
    assert [spec.key for spec in planned.specs] == ["h200"]
    assert planned.left_out == ()


@pytest.mark.parametrize("name", [load_spec("h200").name, "NVIDIA H200"])
def test_measured_point_is_counted_by_the_sheet_of_its_model(empty_profile, name):
    card = replace(empty_profile.devices[0], key="gpu-it", name=name)
    golden = replace(empty_profile, devices=(card,), points=(point(device="gpu-it", gld_transactions=8),))
    planned = plan_check(golden, select(["transpose_tiled"]))
    assert [made.device for made in planned.plan.points] == ["h200"]


@pytest.mark.parametrize(
    ("old", "why"),
    [
        (point(gld_transactions=8, by=Provenance.SAMPLED), "sampled in the golden profile, which is not exact"),
        (point(), "the golden profile has no counts of it"),
        (point(status=Status.SKIPPED), "skipped in the golden profile"),
        (point(device="gpu-mine", gld_transactions=8), "there is no sheet of gpu-mine"),
    ],
)
def test_point_without_exact_counts_is_left_out_with_the_reason(empty_profile, old, why):
    planned = plan_check(golden_of(empty_profile, old), select(["transpose_tiled"]))
    assert planned.plan.points == ()
    [left] = planned.left_out
    assert left.outcome is GoldenOutcome.NOT_CHECKED
    assert left.reason.startswith(why)


def test_update_counts_sampled_points_too(empty_profile):
    golden = golden_of(empty_profile, point(gld_transactions=8, by=Provenance.SAMPLED))
    assert len(plan_check(golden, select(["transpose_tiled"]), with_sampled=True).plan.points) == 1


def test_kernel_without_golden_points_is_reported(empty_profile):
    with pytest.raises(
        InputError, match=r"the golden profile has no point of transpose_tiled \(known: copy_coalesced\)"
    ):
        plan_check(golden_of(empty_profile, point(kernel="copy_coalesced")), select(["transpose_tiled"]))


def test_update_replaces_what_was_run_and_keeps_the_rest(empty_profile):
    old = golden_of(empty_profile, point(gld_transactions=8), point(kernel="other", gld_transactions=1))
    run = replace(empty_profile, compiler="NVRTC 99", points=(point(gld_transactions=4),))
    new = updated(old, run)
    assert new.compiler == "NVRTC 99"
    assert [(p.kernel, p.metrics["gld_transactions"].value) for p in new.points] == [
        ("other", 1),
        ("transpose_tiled", 4),
    ]
