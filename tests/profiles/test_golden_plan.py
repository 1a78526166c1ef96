"""Which points a golden profile and the kernels have in common: the sweep of a check, what it leaves out, the
update.
"""

from __future__ import annotations

from dataclasses import replace

import warplens
from warplens.cuda.catalogue import select
from warplens.cuda.ground.points import Status, result_of
from warplens.profiles.golden_plan import AxisGap, Coverage, checked_points, plan_check


def test_coverage_sentences_returns_a_sentence_for_each_thing_that_is_not_checked():
    gap = AxisGap(kernel="scale", missing=3, own=4, values={"N": (128, 256)})
    assert list(Coverage(new_kernels=("copy",), left_kernels={"sum": 2}, gaps=(gap,)).sentences()) == [
        "copy has no golden point; --update adds it",
        "2 points of the golden profile have no kernel here: those of sum",
        "3 of 4 points of scale have no golden counts, none with N=128 or N=256 has",
    ]


def test_checked_points_returns_the_golden_points_of_a_plan():
    golden = warplens.load("reference:gtx-1080-ti")
    planned = plan_check(golden, select(["transpose_serial"]), update=True)
    failed = tuple(result_of(point, Status.FAILED, "no memory") for point in planned.plan.points)
    assert [
        (point.outcome.value, point.reason) for point in checked_points(planned, replace(golden, points=failed))
    ] == [("failed", "no memory")]
