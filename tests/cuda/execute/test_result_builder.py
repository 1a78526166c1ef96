"""The builder of a result: everything that a runner wrote into it is in the result, whatever happens later."""

from __future__ import annotations

import pytest

from warplens.cuda.execute.result_builder import PRINTED_LINES, ResultBuilder, first_lines
from warplens.cuda.ground.errors import FailureKind, LaunchError, LaunchLimitError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import (
    CacheState,
    Check,
    LaunchShape,
    PointResult,
    PointSpec,
    Runner,
    Status,
    Time,
    result_of,
)

POINT = PointSpec(
    kernel="k", path="k.cu", source_hash="0" * 64, family="f", problem={"N": 64}, tune={}, device="h200",
    budget_s=2.0, limit=1, cache=CacheState.WARM,
)  # fmt: skip
RIGHT = Check(array="right", checked=4, wrong=0)
WRONG = Check(array="out", checked=4, wrong=1, largest_absolute=1.0, largest_relative=0.5, first_bad=(2,),
              expected="2", got="3")  # fmt: skip
WRONG_REASON = (
    "1 of 4 elements of 'out' are wrong: the first at [2] is 3 instead of 2, the largest absolute error is 1, "
    "the largest relative error 0.5"
)


@pytest.fixture
def builder() -> ResultBuilder:
    return ResultBuilder(POINT)


def test_untouched_draft_is_an_ok_result_of_its_point(builder):
    assert builder.result(0.0) == result_of(POINT, Status.OK)


def test_result_has_all_that_was_written(builder):
    builder.title, builder.compiler = "Title", "NVRTC 12.9"
    builder.launch = LaunchShape(grid=(2, 1, 1), block=(32, 1, 1))
    builder.time = Time(value_ns=5.0, provenance=Provenance.MEASURED)
    builder.metrics["gflops"] = METRICS["gflops"].value(2.0, Provenance.MEASURED, "a note")
    builder.add_notes("first", "second")
    builder.add_notes("third")
    builder.keep_printed("hello\n")
    builder.judge([RIGHT])
    assert builder.result(0.5) == PointResult(
        kernel="k", title="Title", source_hash="0" * 64, family="f", problem={"N": 64}, tune={}, device="h200",
        status=Status.OK, launch=builder.launch, check=RIGHT, time=builder.time,
        metrics={"gflops": METRICS["gflops"].value(2.0, Provenance.MEASURED, "a note")}, compiler="NVRTC 12.9",
        elapsed_s=0.5, notes=("first", "second", "third"), printed="hello\n", cache=CacheState.WARM,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("checks", "check", "status", "reason"),
    [
        ([], None, Status.UNCHECKED, "there is no reference"),
        ([RIGHT], RIGHT, Status.OK, ""),
        ([RIGHT, WRONG], WRONG, Status.FAILED, WRONG_REASON),
    ],
    ids=["nothing compared", "right", "second wrong"],
)
def test_first_wrong_comparison_fails_the_point(builder, checks, check, status, reason):
    assert builder.judge(checks, "there is no reference") == (status is not Status.FAILED)
    result = builder.result()
    assert (result.check, result.status, result.reason) == (check, status, reason)


@pytest.mark.parametrize(
    ("error", "status"), [(LaunchLimitError("too large"), Status.SKIPPED), (LaunchError("too large"), Status.FAILED)]
)
def test_expected_failure_keeps_what_was_known(builder, error, status):
    with builder.expected_failures():
        builder.title = "Title"
        builder.add_notes("a note")
        raise error
    result = builder.result()
    assert (result.status, result.reason, result.title, result.notes) == (status, "too large", "Title", ("a note",))


def test_defect_of_a_runner_is_raised(builder):
    with pytest.raises(ZeroDivisionError), builder.expected_failures():
        raise ZeroDivisionError


def test_later_failure_replaces_the_reason(builder):
    builder.skip("first")
    builder.fail("second", FailureKind.OTHER)
    assert (builder.status, builder.reason) == (Status.FAILED, "second")


def test_only_the_first_printed_lines_are_kept(builder):
    builder.keep_printed("line\n" * (PRINTED_LINES + 5))
    assert builder.result().printed.splitlines()[-2:] == ["line", "... and 5 more lines"]


def test_runner_of_a_third_party_is_a_class_of_few_lines():
    class Stopwatch:
        """Returns a made-up time."""

        def run(self, point: PointSpec) -> PointResult:
            builder = ResultBuilder(point, title="Nothing")
            builder.time = Time(value_ns=1.0, provenance=Provenance.MEASURED)
            return builder.result()

    runner: Runner = Stopwatch()
    result = runner.run(POINT)
    assert (result.status, result.title, result.key) == (Status.OK, "Nothing", POINT.key)


def test_first_lines_returns_the_first_printed_lines_lines_of_a_text():
    assert first_lines("a\nb\n") == "a\nb\n"
    assert first_lines("line\n" * 103).splitlines()[-2:] == ["line", "... and 3 more lines"]
