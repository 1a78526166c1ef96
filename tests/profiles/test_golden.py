"""Counts against golden counts: what is worse, what is only reported, which points can run, and the update."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

import warplens
from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import LaunchShape, PointResult, Status
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.profiles.golden import (
    COUNTS,
    REPORTED_CLASSES,
    GoldenOutcome,
    check_point,
    counts_of,
    is_sampled,
    replacements,
)
from warplens.profiles.golden_plan import plan_check, updated


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


def whole(**counts):
    """Return a point for which everything was counted: 0 but for what is given."""
    return point(**dict.fromkeys((*COUNTS, *REPORTED_CLASSES), 0) | counts)


@pytest.mark.parametrize("key", COUNTS)
def test_each_held_count_fails_where_it_grows(key):
    check = check_point(whole(), whole(**{key: 1}))
    assert (check.outcome, [change.key for change in check.worse]) == (GoldenOutcome.WORSE, [key])
    assert check_point(whole(**{key: 1}), whole()).outcome is GoldenOutcome.BETTER


STORED = {"gst_requests": 8, "gst_transactions": 32}
UPDATED = {"atomic_requests": 8, "atomic_transactions": 32}
LOADED = {"gld_requests": 8, "gld_transactions": 32}


@pytest.mark.parametrize(
    ("old", "new", "outcome", "sentences"),
    [
        (STORED, UPDATED, "replaced", ("global stores gave way to global atomic operations",)),
        (UPDATED, STORED, "replaced", ("global atomic operations gave way to global stores",)),
        (UPDATED, {"reduction_requests": 8}, "replaced", ("global atomic operations gave way to global reductions",)),
        (LOADED | {"read_only_requests": 8}, LOADED, "replaced", ("read-only loads gave way to plain global loads",)),
        (LOADED, LOADED | {"read_only_requests": 8}, "replaced", ("plain global loads gave way to read-only loads",)),
        (LOADED, {"constant_requests": 8}, "replaced", ("plain global loads gave way to constant loads",)),
        (
            LOADED | {"shared_store_transactions": 8},
            LOADED | {"copy_requests": 8, "copy_transactions": 8},
            "replaced",
            ("plain global loads gave way to asynchronous copies", "shared stores gave way to asynchronous copies"),
        ),
        (
            {"tensor_instructions": 4, "warp_instructions": 90},
            {"flops": 4096, "warp_instructions": 99},  # more instructions are worse, whatever replaced what
            "worse",
            ("tensor instructions gave way to floating-point operations",),
        ),
        (  # a tile in shared memory: what comes with it is part of the change
            LOADED | STORED,
            {"gld_requests": 2, "shared_load_transactions": 8, "shared_store_transactions": 2, "barriers": 2} | STORED,
            "replaced",
            ("plain global loads gave way to shared loads",),
        ),
        (STORED, {"gst_requests": 4, "gst_transactions": 16, "gld_requests": 1}, "worse", ()),  # of another role
        (  # neither came or went: one got better, the other worse
            {"gst_requests": 8, "atomic_requests": 4},
            {"gst_requests": 7, "atomic_requests": 5},
            "worse",
            (),
        ),
    ],
)
def test_class_that_another_replaced_is_said_and_never_better(old, new, outcome, sentences):
    check = check_point(whole(**old), whole(**new))
    assert (check.outcome.value, check.replaced) == (outcome, sentences)


@pytest.mark.parametrize(
    ("new", "parted", "outcome"),
    [
        (1050, 0, GoldenOutcome.SAME),
        (1051, 0, GoldenOutcome.WORSE),
        (8000, 0, GoldenOutcome.WORSE),
        (953, 0, GoldenOutcome.SAME),
        (900, 0, GoldenOutcome.BETTER),
        (1130, 1, GoldenOutcome.SAME),
        (1131, 1, GoldenOutcome.WORSE),
    ],
)
@pytest.mark.parametrize("inferred_before", [False, True])
def test_inferred_count_is_worse_beyond_its_uncertainty(new, parted, outcome, inferred_before):
    count = METRICS["warp_instructions"]
    old = whole(divergent_branches=parted)
    before = count.value(1000, Provenance.INFERRED if inferred_before else Provenance.COUNTED)
    golden = replace(old, metrics={**old.metrics, count.key: before})
    now = replace(old, metrics={**old.metrics, count.key: count.value(new, Provenance.INFERRED)})
    check = check_point(golden, now)
    assert check.outcome is outcome
    assert [change.key for change in check.other] == ([count.key] if outcome is GoldenOutcome.SAME else [])


ONLY = "only what is exact was compared: local memory, registers, shared memory, occupancy and the launch"


def test_sampled_point_is_checked_by_what_is_exact():
    exact = {"local_bytes_per_thread": METRICS["local_bytes_per_thread"].value(0, Provenance.COUNTED)}
    golden = point(gld_transactions=8, by=Provenance.SAMPLED)
    golden = replace(golden, metrics={**golden.metrics, **exact}, launch=LaunchShape(grid=(8, 8, 1), block=(32, 8, 1)))
    now = replace(
        golden,
        metrics={**golden.metrics, "gld_transactions": METRICS["gld_transactions"].value(90, Provenance.SAMPLED)},
    )
    check = check_point(golden, now)
    assert (check.outcome, [change.key for change in check.other]) == (GoldenOutcome.PARTLY, ["gld_transactions"])
    assert check.reason == f"sampled now; {ONLY}; --budget inf counts every block"
    counted = point(gld_transactions=9, local_bytes_per_thread=0)
    assert check_point(golden, counted).reason == f"sampled in the golden profile; {ONLY}; --update counts every block"
    spilled = {"local_bytes_per_thread": METRICS["local_bytes_per_thread"].value(16, Provenance.COUNTED)}
    assert check_point(golden, replace(now, metrics=now.metrics | spilled)).outcome is GoldenOutcome.WORSE
    other = check_point(golden, replace(now, launch=LaunchShape(grid=(4, 4, 1), block=(32, 32, 1))))
    assert f"{ONLY}, which was 8x8x1 of 32x8x1 threads and is 4x4x1 of 32x32x1 threads" in other.reason


def test_golden_profile_of_an_earlier_version_says_what_it_did_not_count():
    old = point(gld_transactions=8, gst_transactions=8)
    check = check_point(old, whole(gld_transactions=8, gst_transactions=8))
    assert (check.outcome, check.reason) == (GoldenOutcome.SAME, "")  # what it did not count is 0 now
    check = check_point(old, whole(gld_transactions=8, gst_transactions=4, barriers=2, atomic_requests=4))
    assert check.outcome is GoldenOutcome.PARTLY
    assert check.reason == ("the golden profile did not count global atomic requests, barriers; --update counts them")
    assert [change.key for change in check.better] == ["gst_transactions"]
    assert check_point(old, whole(gld_transactions=9, barriers=2)).outcome is GoldenOutcome.WORSE


def test_count_that_is_missing_now_is_listed():
    check = check_point(point(gld_transactions=8), point())
    assert (check.outcome, [change.new for change in check.other]) == (GoldenOutcome.PARTLY, [None])
    assert check.reason == "not counted any more: global load sectors"


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


def test_point_that_fails_now_is_told_with_its_log():
    check = check_point(point(gld_transactions=8), point(status=Status.FAILED))
    assert (check.outcome, check.reason, check.log) == (GoldenOutcome.FAILED, "3 elements are wrong", "more")
    check = check_point(point(gld_transactions=8), point(status=Status.SKIPPED))
    assert (check.outcome, check.reason) == (GoldenOutcome.FAILED, "skipped now: 3 elements are wrong")


def test_point_that_lost_its_reference_is_told():
    now = replace(whole(), status=Status.UNCHECKED, reason="no reference is given")
    check = check_point(whole(), now)
    assert (check.outcome, check.reason) == (
        GoldenOutcome.FAILED,
        "not checked now: no reference is given",
    )


def test_point_that_never_had_a_reference_is_partly_checked():
    unchecked = replace(whole(), status=Status.UNCHECKED, reason="no reference is given")
    check = check_point(unchecked, unchecked)
    assert (check.outcome, check.reason) == (
        GoldenOutcome.PARTLY,
        "only counts were compared, the result is not checked: no reference is given",
    )
    assert check_point(unchecked, whole(gld_transactions=1)).outcome is GoldenOutcome.WORSE


def test_outcomes_are_counted():
    changed = check_point(point(gld_transactions=8), point(gld_transactions=9))
    assert counts_of([changed, changed]) == dict.fromkeys(GoldenOutcome, 0) | {GoldenOutcome.WORSE: 2}


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


def test_sampled_points_are_sampled_again_and_counted_in_full_by_an_update(empty_profile):
    golden = golden_of(empty_profile, point(gld_transactions=8, by=Provenance.SAMPLED))
    kernels = select(["transpose_tiled"])
    budgets = [
        plan_check(golden, kernels, **options).plan.points[0].budget_s
        for options in ({}, {"budget_s": 7.0}, {"update": True})
    ]
    assert budgets == [DEFAULT_BUDGET_S, 7.0, math.inf]


def test_what_is_not_checked_is_listed(empty_profile):
    golden = golden_of(
        empty_profile,
        point(n=256, gld_transactions=8),
        point(n=64, tile=16, gld_transactions=8),
        point(kernel="gone", gld_transactions=8),
        point(kernel="gone", n=128, gld_transactions=8),
    )
    [tiled] = select(["transpose_tiled"])
    own = len(tiled.problem["N"]) * len(tiled.tune["TILE"])
    planned = plan_check(golden, select(["transpose_tiled", "copy_coalesced"]))
    new, left, gap = planned.coverage.sentences()
    assert new == "copy_coalesced has no golden point; --update adds it"
    assert left == "2 points of the golden profile have no kernel here: those of gone"
    [axes] = planned.coverage.gaps
    assert (axes.missing, axes.own, axes.values) == (
        own - 2,
        own,
        {"N": tuple(n for n in tiled.problem["N"] if n not in {64, 256}), "TILE": (32,)},
    )
    assert gap.startswith(f"{own - 2} of {own} points of transpose_tiled have no golden counts, none with N=")
    assert plan_check(golden, [tiled], update=True).coverage.new_kernels == ()


def test_update_plans_the_points_of_new_kernels_after_the_golden_ones(empty_profile):
    golden = golden_of(empty_profile, point(gld_transactions=8))
    kernels = select(["copy_coalesced", "transpose_tiled"])
    planned = plan_check(golden, kernels, update=True)
    assert planned.plan.points[0].kernel == "transpose_tiled"
    assert {(p.kernel, p.device, p.budget_s) for p in planned.plan.points[1:]} == {("copy_coalesced", "h200", math.inf)}
    assert len(planned.golden) == 1
    assert len(planned.plan.units) == len(planned.plan.points) > 2


def test_kernels_without_golden_points_are_reported(empty_profile):
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


def test_replacements_returns_the_pairs_of_classes_of_which_the_first_fell():
    old = {"gst_requests": 8, "atomic_requests": 0}
    new = {"gst_requests": 0, "atomic_requests": 8}
    counted = ({k: METRICS[k].value(v, Provenance.COUNTED) for k, v in counts.items()} for counts in (old, new))
    assert [(fallen.name, grown.name) for fallen, grown in replacements(*counted)] == [
        ("global stores", "global atomic operations")
    ]


def test_is_sampled_tells_whether_some_held_count_of_a_point_was_sampled():
    assert not is_sampled(warplens.load("reference:gtx-1080-ti").points[0])
