"""Comparing the GPU's results with the engine's: bits, roundings, and what depends on an order."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.capture.memory import Regions
from warplens.cuda.record.on_gpu import Agreement, agree, dtype_of, freedom_of

APPROXIMATE = "    ex2.approx.ftz.f32 %f1, %f2;\n"
FUSED = "    mul.f32 %f1, %f2, %f3;\n    @%p1 add.ftz.f32 %f4, %f1, %f3;\n"
ATOMIC = "    atom.global.add.u32 %r1, [%d1], 1;\n"


def compared(ptx: str, ours: list[float], theirs: list[float], dtype: str = "float32") -> Agreement:
    one, two = (np.array(values, dtype).view(np.uint8) for values in (ours, theirs))
    return agree({"x": one}, {"x": two}, {"x": dtype}, ptx)


@pytest.mark.parametrize(
    ("ptx", "rounding", "order"),
    [
        (APPROXIMATE, "approximate functions", ""),
        ("div.full.f32 %f1, %f2, %f3;", "approximate functions", ""),
        (FUSED, "multiplications and additions that may be fused", ""),
        ("mul.rn.f32 %f1, %f2, %f3;\nadd.f32 %f1, %f2, %f3;", "", ""),
        ("mul.lo.s32 %r1, %r2, %r3;\nadd.s32 %r1, %r2, %r3;", "", ""),
        (ATOMIC, "", "the order of atomic operations"),
        ("@!%p1 red.global.add.f32 [%d1], %f1;", "", "the order of atomic operations"),
        ("mov.u32 %r1, %smid;", "", "clocks or the place of a block"),
    ],
)
def test_code_says_why_results_may_differ(ptx: str, rounding: str, order: str) -> None:
    freedom = freedom_of(ptx)
    assert (freedom.rounding, freedom.order) == (rounding, order)


def test_other_entries_do_not_matter_but_functions_do() -> None:
    own, other = ".visible .entry own(\n)\n{ ret; }\n", f".visible .entry other(\n)\n{{\n{APPROXIMATE}}}\n"
    assert freedom_of(other + own, "own").rounding == ""
    assert freedom_of(other + own, "other").rounding == "approximate functions"
    assert freedom_of(f".func helper()\n{{\n{APPROXIMATE}}}\n{own}", "own").rounding == "approximate functions"


def test_rounding_is_allowed_where_the_code_has_a_reason_and_told() -> None:
    near = compared(APPROXIMATE, [1.0, 2.0], [1.000001, 2.0])
    assert (near.difference, near.checks[0].wrong) == ("", 0)
    [note] = near.notes
    assert note == "the GPU's result is the engine's within 6.4e-07, for which the reason may be approximate functions"
    assert compared("", [1.0, 2.0], [1.000001, 2.0]).difference.startswith(
        "the GPU's result is not the engine's: 1 of 2"
    )


def test_difference_beyond_roundings_is_wrong() -> None:
    far = compared(APPROXIMATE, [1.0, 2.0], [1.01, 2.0])
    assert far.checks[0].first_bad == (0,)
    assert "1 of 2 elements of 'x' are wrong: the first at [0] is 1.00999" in far.difference


def test_small_element_is_judged_by_the_mean() -> None:
    assert compared(FUSED, [1e-9, 1.0], [2e-9, 1.0]).difference == ""
    assert compared(FUSED, [1e-9, 1.0], [2e-3, 1.0]).difference != ""


def test_nan_is_nan_and_infinity_only_itself() -> None:
    assert compared(APPROXIMATE, [np.nan, np.inf], [-np.nan, np.inf]).difference == ""
    assert compared(APPROXIMATE, [1.0, np.inf], [1.0, -np.inf]).difference != ""
    assert compared(APPROXIMATE, [1.0, np.inf], [1.0, 3.0]).difference != ""


def test_what_depends_on_an_order_is_told_and_not_wrong() -> None:
    found = compared(ATOMIC, [0, 1, 2], [2, 1, 0], "int32")
    assert (found.difference, found.checks) == ("", ())
    [note] = found.notes
    assert note.startswith(
        "2 of 3 elements of 'x' differ from the engine's, for which the reason may be the order of atomic"
    )


def test_few_whole_numbers_may_follow_from_roundings() -> None:
    ours, theirs = list(range(200)), [*range(199), 200]
    assert compared(APPROXIMATE, ours, theirs, "int32").difference == ""
    assert compared("", ours, theirs, "int32").difference != ""
    assert compared(APPROXIMATE, ours, [0] * 4 + ours[4:], "int32").difference != ""


def test_bytes_of_an_unknown_dtype_are_compared_as_they_are() -> None:
    one, two = np.array([1, 2], np.uint8), np.array([1, 3], np.uint8)
    assert agree({"x": one}, {"x": two}, {}, "").checks[0].first_bad == (1,)


def test_half_numbers_have_the_tolerance_of_their_type() -> None:
    ours, theirs = np.full(2, 1.0, "bfloat16"), np.full(2, 1.0078125, "bfloat16")
    found = agree({"x": ours.view(np.uint8)}, {"x": theirs.view(np.uint8)}, {"x": "bfloat16"}, APPROXIMATE)
    assert found.difference == ""


def test_kernel_that_writes_nothing_says_so() -> None:
    assert agree({}, {}, {}, "").notes == ("the kernel writes nothing that could be compared with the engine's",)


@pytest.mark.parametrize(
    ("stored", "dtype"), [({"f32"}, "float32"), ({"b64"}, "uint64"), ({"f32", "u32"}, ""), ({"b128"}, ""), (set(), "")]
)
def test_dtype_of_stores(stored: set[str], dtype: str) -> None:
    assert dtype_of(frozenset(stored)) == dtype


def test_end_of_an_array_is_an_address_of_it_unless_another_begins_there() -> None:
    regions = Regions({"x": 0x1000, "y": 0x1010}, {"x": 16, "y": 16})
    words = np.array([0x1010, 0x1020, 0x1021, 0xFFF], np.uint64).view(np.uint8)
    assert regions.words(words) == {0: ("y", 0), 8: ("y", 16)}
    assert regions.moved(words, {"x": 0, "y": 0x100}).view(np.uint64).tolist() == [0x100, 0x110, 0x1021, 0xFFF]
