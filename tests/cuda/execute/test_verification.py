"""Comparing a result with its reference: in pieces, at chosen indices, and by which rule."""

from __future__ import annotations

import math
import tracemalloc
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import ArrayRole, DType, SizedArray, Workload, select
from warplens.cuda.catalogue import values as deferring
from warplens.cuda.catalogue.contents import parse_init, parse_reference
from warplens.cuda.execute import verification
from warplens.cuda.execute.verification import (
    Closeness,
    closeness_of,
    judge,
    notes,
    tried_inputs,
    unchecked_outputs,
    uncompared_arrays,
    why_uncompared,
)
from warplens.cuda.ground.points import Check, InputSet

PIECES = pytest.mark.parametrize("piece", [5, 2**20])


def workload(reference: str, before: np.ndarray, *, tolerance: float = 0.0, shape: tuple[int, ...] = ()) -> Workload:
    """Return a launch that reads `in` and writes `out`, which has the type of `in`."""
    arrays = (
        SizedArray(name=name, dtype=DType(before.dtype.name), shape=sizes, role=role, init=ZEROS)
        for name, sizes, role in (("in", before.shape, ArrayRole.IN), ("out", shape or before.shape, ArrayRole.OUT))
    )
    expected = {"out": parse_reference(reference)}
    return Workload(kernel="k", arrays=tuple(arrays), expected=expected, tolerance=tolerance)


ZEROS = parse_init("zeros", dtype="float32", dimensions=1, names=frozenset())


def compared(got: list[Any], expected: list[Any], tolerance: float = 0.0, dtype: str = "float32") -> Check:
    before = np.array(expected, dtype)
    [result] = verification.compare(
        {"out": np.array(got, dtype)}, workload("in", before, tolerance=tolerance), {"in": before}
    )
    return result


@pytest.fixture(autouse=True)
def pieces(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "piece" in request.fixturenames:
        for module in (verification, deferring):
            monkeypatch.setattr(module, "PIECE", request.getfixturevalue("piece"))


@PIECES
def test_right_result_has_no_wrong_element(piece: int) -> None:
    before = np.arange(63, dtype=np.int32).reshape(9, 7)
    launch = workload("in.T + 1", before, shape=(7, 9))
    after = {"in": before, "out": before.T + 1}
    assert verification.compare(after, launch, {"in": before}) == (Check(array="out", checked=63, wrong=0),)


@PIECES
def test_wrong_elements_are_counted_and_the_first_is_shown(piece: int) -> None:
    before = np.arange(1, 64, dtype=np.float32).reshape(9, 7)
    got = before.T.copy()
    got[6, 2], got[5, 3], got[5, 8] = 0, 31, np.nan
    [result] = verification.compare({"out": got}, workload("in.T", before, shape=(7, 9)), {"in": before})
    assert result == Check(
        array="out",
        checked=63,
        wrong=3,
        largest_absolute=21.0,
        largest_relative=1.0,
        first_bad=(5, 3),
        expected="27.0",
        got="31.0",
    )


@PIECES
def test_too_many_elements_to_keep_are_computed_again(piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verification, "MAX_KEPT", 8)
    expected = [1.0] * 30 + [99.0]
    got = [0.0] * 30 + [99.0]
    assert compared(got, expected, 0.2).wrong == 30
    assert compared(got, expected, 0.3).wrong == 0  # the mean is 4.16


@pytest.mark.parametrize(
    ("got", "expected", "tolerance", "wrong"),
    [
        ([1.0, 2.0], [1.0, 2.0], 0, 0),
        ([1.0, 2.0000002], [1.0, 2.0], 0, 1),
        ([1.0, 2.0000002], [1.0, 2.0], 1e-6, 0),
        ([0.0, 0.3], [0.0, 0.0], 0.1, 1),
        ([0.3, 8.0], [0.0, 8.0], 0.1, 0),  # judged by the mean magnitude, 4
        ([0.5, 8.0], [0.0, 8.0], 0.1, 1),
        ([0.3, -8.0], [0.0, -8.0], 0.1, 0),
        ([math.nan, 1.0], [math.nan, 1.0], 0, 0),
        ([math.nan, 1.0], [1.0, 1.0], 0.5, 1),
        ([1.0, 1.0], [math.nan, 1.0], 0.5, 1),
        ([math.inf, 1.0], [math.inf, 1.0], 0.5, 0),
        ([7.0, 1.0], [math.inf, 1.0], 0.5, 1),
        ([-math.inf, 1.0], [math.inf, 1.0], 0.5, 1),
        ([math.inf, 9.0], [math.inf, 1.0], 0.5, 1),  # the infinity does not count in the mean
        ([math.inf, 1.0], [1.0, 1.0], 0.5, 1),
        ([math.nan, 1.5], [math.nan, 1.0], 0.5, 0),
        ([0.0], [-0.0], 0, 0),
    ],
)
def test_rule_of_floats(got: list[float], expected: list[float], tolerance: float, wrong: int) -> None:
    assert compared(got, expected, tolerance).wrong == wrong


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32"])
@pytest.mark.parametrize(("rtol", "atol"), [(0.0, 1.0), (0.1, 0.0), (0.1, 2.0), (1e-5, 1e-8)])
def test_rtol_and_atol_are_those_of_numpy(rtol: float, atol: float, dtype: str) -> None:
    expected = np.array([0, 1, -10, 100, 100, -100, 1000], dtype)
    got = np.array([1, 2, -12, 111, 112, -89, 1101], dtype)
    launch = replace(workload("in", expected), rtol=rtol, atol=atol)
    [check] = verification.compare({"out": got}, launch, {"in": expected})
    assert check.wrong == np.count_nonzero(~np.isclose(got, expected, rtol=rtol, atol=atol))


def test_nan_and_infinity_equal_themselves_alone_with_atol() -> None:
    expected = np.array([math.nan, math.inf, -math.inf, 1.0, math.inf, math.nan], "float32")
    got = np.array([math.nan, math.inf, -math.inf, math.inf, 1.0, 0.0], "float32")
    launch = replace(workload("in", expected), atol=1e30)
    [check] = verification.compare({"out": got}, launch, {"in": expected})
    assert (check.wrong, check.first_bad) == (3, (3,))


def test_integers_are_exact_whatever_the_tolerance() -> None:
    assert compared([100, 2**62], [101, 2**62 + 1], 0.5, "int64").wrong == 2


def test_errors_that_are_not_finite_are_left_out_of_the_largest() -> None:
    result = compared([math.inf, 3.0, 1.0], [1.0, 1.0, 0.0])
    assert (result.wrong, result.largest_absolute, result.largest_relative) == (3, 2.0, 2.0)


def test_chosen_elements_alone_are_compared() -> None:
    before = np.arange(64, dtype=np.int32).reshape(8, 8)
    launch = workload("in.T", before)
    got = before.T.copy()
    got[0, 1], got[7, 7] = -1, -1  # the first is not among those chosen
    chosen = np.array([2, 3, 62, 63])
    [result] = verification.compare({"out": got}, launch, {"in": before}, {"out": chosen})
    assert (result.checked, result.wrong, result.first_bad) == (4, 1, (7, 7))
    assert (result.expected, result.got) == ("63", "-1")


def test_arrays_without_chosen_elements_are_not_compared() -> None:
    before = np.arange(4, dtype=np.int32)
    launch = workload("in", before)
    assert verification.compare({"out": before}, launch, {"in": before}, {}) == ()


def test_comparison_needs_little_memory_beside_the_arrays() -> None:
    before = np.zeros((4096, 4096), np.float32)
    launch, got = workload("in.T", before), np.zeros((4096, 4096), np.float32)
    tracemalloc.start()
    [result] = verification.compare({"out": got}, launch, {"in": before})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert result.wrong == 0
    assert peak < got.nbytes  # 64 MiB; the whole reference alone would be as much


@pytest.mark.parametrize("shape", [(0,), (0, 5), (1,), (100,), (17, 250), (3, 4, 5), (256, 256)])
def test_windows_of_a_small_array_hold_all_of_it(shape: tuple[int, ...]) -> None:
    assert verification.spread_windows(shape).tolist() == list(range(math.prod(shape)))


@pytest.mark.parametrize("shape", [(8192, 8192), (8193, 5001), (100_000_000,), (7, 4096, 3000), (1, 10**8)])
def test_windows_of_a_large_array_are_spread_from_corner_to_corner(shape: tuple[int, ...]) -> None:
    indices = verification.spread_windows(shape)
    assert (indices[0], indices[-1]) == (0, math.prod(shape) - 1)
    assert len(indices) == 65_536
    assert (np.diff(indices) > 0).all()


def test_closeness_allowed_returns_how_far_each_element_may_be_from_its_expected_value():
    assert repr(Closeness(rtol=0.5, atol=1.0).allowed(np.array([-4.0]), 0.0)) == "array([3.])"


def test_judge_compares_arrays_with_the_reference_in_little_time():
    [kernel] = select(["transpose_tiled"])
    workload = kernel.workload({"N": 64}, {"TILE": 16})
    arrays = workload.make_arrays()
    [check] = judge({"out": arrays["in"]}, workload, arrays)  # not transposed
    assert check.wrong > 0
    assert check.first_bad == (0, 1)


def test_notes_returns_a_note_on_each_array_that_was_not_compared_whole():
    [kernel] = select(["transpose_tiled"])
    workload = kernel.workload({"N": 4096}, {"TILE": 16})
    assert notes([Check(array="out", checked=65_536, wrong=0)], workload) == (
        "65,536 of 16,777,216 elements of 'out' were compared",
    )


def test_closeness_of_returns_how_far_the_elements_of_a_result_may_differ():
    assert closeness_of(Workload(kernel="k", rtol=1e-5)) == Closeness(rtol=1e-05, atol=0.0, of_mean=0.0)


def test_why_uncompared_says_why_no_array_of_a_launch_was_compared():
    assert why_uncompared(Workload(kernel="copy")) == "no reference is given"


def test_tried_inputs_returns_the_notes_on_the_other_inputs_for_which_a_kernel_did():
    assert tried_inputs({InputSet.ZEROS: Workload(kernel="copy"), InputSet.NAN: None}, is_compared=False) == (
        "no fault with the inputs zeros",
        "not tried with the inputs nan: no array can hold them",
    )


def test_uncompared_arrays_returns_a_note_on_each_array_that_is_written_and_has_no_reference():
    [kernel] = select(["transpose_tiled"])
    assert uncompared_arrays(kernel.workload({"N": 64}, {"TILE": 16})) == ()


def test_unchecked_outputs_returns_the_arrays_of_a_stated_length_that_a_kernel_only_writes():
    [kernel] = select(["transpose_tiled"])
    workload = kernel.workload({"N": 64}, {"TILE": 16})
    assert unchecked_outputs(workload) == ()
    assert unchecked_outputs(replace(workload, expected={})) == ("out",)


def test_digest_is_that_of_the_bytes_of_an_array_whatever_its_shape():
    assert verification.digest(np.zeros(4, np.float32)) == verification.digest(np.zeros((2, 8), np.uint8))
    assert verification.digest(np.zeros(4, np.float32)) != verification.digest(np.ones(4, np.float32))


def test_changed_inputs_are_listed_in_their_order():
    assert verification.changed_inputs([]) == ""
    assert verification.changed_inputs(["b", "a"]) == "writes to 'b', 'a', which it may only read: the role is 'in'"
