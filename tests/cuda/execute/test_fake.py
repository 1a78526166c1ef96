"""The fake runner: the same point, the same result."""

from __future__ import annotations

import pickle

import pytest
from fake_runner import FakeDefectError, FakeOutcome, FakeRunner

from warplens.cuda.ground.points import PointSpec, Status

POINT = PointSpec(
    kernel="a",
    path="a.cu",
    source_hash="0" * 64,
    family="f",
    problem={"N": 64},
    tune={"TILE": 8},
    device="h200",
    budget_s=2.0,
    limit=1,
)


def test_result_is_that_of_the_point_and_repeats():
    first, second = FakeRunner().run(POINT), FakeRunner().run(POINT)
    assert first == second
    assert first.key == POINT.key
    assert (first.status, first.compiler) == (Status.OK, "fake")


@pytest.mark.parametrize(
    ("outcome", "status", "reason"),
    [
        (FakeOutcome.SKIP, Status.SKIPPED, "N % TILE == 0"),
        (FakeOutcome.FAIL, Status.FAILED, "3 of 16 elements of out are wrong"),
    ],
)
def test_outcome_gives_its_status(outcome, status, reason):
    result = FakeRunner(outcomes={"a": outcome}).run(POINT)
    assert (result.status, result.reason, result.time, result.metrics) == (status, reason, None, {})


def test_raising_outcome_raises():
    with pytest.raises(FakeDefectError, match=r"^asked to raise at a$"):
        FakeRunner(outcomes={"a": FakeOutcome.RAISE}).run(POINT)


def test_runner_pickles():
    runner = FakeRunner(delay_s=0.5, outcomes={"a": FakeOutcome.LOOP})
    assert pickle.loads(pickle.dumps(runner)) == runner
