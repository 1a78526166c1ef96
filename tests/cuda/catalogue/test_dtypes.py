"""Element types: sizes, limits, vectors, and what stands in the front matter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.contents import fill_array, parse_init
from warplens.cuda.catalogue.dtypes import INEXACT, NARROW, VECTORS, DType, largest, mantissa_bits
from warplens.cuda.catalogue.kernel_file import Workload, with_inputs
from warplens.cuda.catalogue.launch_spec import ScalarArgument, StructArgument
from warplens.cuda.catalogue.values import widened
from warplens.cuda.ground.errors import SpannedError
from warplens.cuda.ground.points import InputSet

GOOD = """/* warplens
entry = "k"
block = ["32"]
grid  = ["1"]
args  = ["in", "out", "0.5:bfloat16", "float4(N, 2, 3, 4)", "complex64(1, -2)", "in + 2"]
reference = "in * 2"
[problem]
N = [32]
[arrays]
in  = { dtype = "float8_e5m2", shape = ["N"] }
out = { dtype = "float8_e5m2", shape = ["N"], role = "out" }
*/
"""


REPEAT = "'repeat' is the length of an array in the struct: a whole number from 1 to 32764"
ALIGN = "'align' is the number of bytes that alignas() has in the struct: one of 1, 2, 4, 8, 16, 32, 64, 128"


def workload(folder: Path, text: str = GOOD) -> Workload:
    path = folder / "k.cu"
    path.write_text(text)
    return read_kernel_file(path).workload({"N": 32}, {})


@pytest.mark.parametrize("dtype", list(DType))
def test_every_dtype_is_one_of_numpy_under_its_own_name(dtype: DType) -> None:
    assert np.dtype(dtype).name == dtype
    assert [dtype.is_float, dtype.is_complex, dtype.is_whole].count(True) == 1
    assert np.dtype(dtype.part).itemsize * (2 if dtype.is_complex else 1) == dtype.itemsize


@pytest.mark.parametrize(
    ("dtype", "most"),
    [("bfloat16", 3.3895313892515355e38), ("float8_e5m2", 57344), ("complex64", 3.4028234663852886e38)],
)
def test_largest_number_is_that_of_the_type(dtype: str, most: float) -> None:
    assert largest(np.dtype(dtype)) == most


def test_default_tolerance_is_wider_for_narrower_types() -> None:
    order = ["float64", "float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2"]
    tolerances = [DType(name).tolerance for name in order]
    assert tolerances == sorted(tolerances)
    assert tolerances[-1] <= 0.25
    assert DType.INT32.tolerance == 0
    assert DType.COMPLEX64.tolerance == DType.FLOAT32.tolerance


@pytest.mark.parametrize("dtype", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_narrow_floats_are_widened_without_rounding(dtype: str) -> None:
    every = (
        np.arange(256, dtype=np.uint8).view(dtype) if dtype != "bfloat16" else np.arange(512, dtype="u2").view(dtype)
    )
    wide = widened(every)
    same = wide.astype(dtype).view(f"u{every.itemsize}") == every.view(f"u{every.itemsize}")
    assert (same | np.isnan(wide)).all()


@pytest.mark.parametrize(
    ("vector", "align"), [("float2", 8), ("float3", 4), ("float4", 16), ("double4", 16), ("uchar4", 4), ("half2", 4)]
)
def test_vectors_are_aligned_as_cuda_aligns_them(vector: str, align: int) -> None:
    assert VECTORS[vector].align == align


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float8_e4m3fn", "float8_e5m2", "complex64", "complex128"])
def test_random_numbers_are_from_zero_to_below_one(dtype: str) -> None:
    array = np.full((40, 50), 7, dtype)
    init = parse_init("random", dtype=dtype, dimensions=2, names=frozenset())
    fill_array(init, array, name="a", names={}, seed=0)
    parts = np.stack([array.real, array.imag]) if array.dtype.kind == "c" else widened(array)
    assert 0 <= parts.min() < 0.05
    assert 0.8 < parts.max() < 1


@pytest.mark.parametrize("dtype", [dtype for dtype in DType if not dtype.is_whole])
@pytest.mark.parametrize(("word", "expected"), [("constant(nan)", np.nan), ("-inf", -np.inf), ("i % 3", None)])
def test_special_values_reach_every_inexact_type(dtype: DType, word: str, expected: float | None) -> None:
    if dtype is DType.FLOAT8_E4M3FN and expected == -np.inf:
        expected = np.nan  # the type has no infinity
    array = np.zeros(4, dtype)
    init = parse_init(word, dtype=dtype, dimensions=1, names=frozenset())
    fill_array(init, array, name="a", names={}, seed=0)
    values = [0, 1, 2, 0] if expected is None else [expected] * 4
    np.testing.assert_array_equal(widened(array).real, values)


def test_vector_array_has_an_axis_of_its_lanes(tmp_path: Path) -> None:
    text = GOOD.replace('dtype = "float8_e5m2"', 'dtype = "float4"')
    made = workload(tmp_path, text)
    assert [(array.dtype, array.shape) for array in made.arrays] == [(DType.FLOAT32, (32, 4))] * 2
    assert made.arguments[5].offset_bytes == 2 * 16  # type: ignore[union-attr]


def test_vectors_and_complex_numbers_are_passed_with_their_alignment(tmp_path: Path) -> None:
    _, _, scale, vector, number, _ = workload(tmp_path).arguments
    assert scale == ScalarArgument(name="0.5", value=0.5, dtype=DType.BFLOAT16)
    assert isinstance(vector, StructArgument)
    assert isinstance(number, StructArgument)
    assert (vector.align, [part.value for part in vector.fields]) == (16, [32, 2, 3, 4])  # type: ignore[union-attr]
    assert (number.align, [part.value for part in number.fields]) == (8, [1, -2])  # type: ignore[union-attr]


def test_reference_of_narrow_floats_is_computed_in_float32_and_rounded(tmp_path: Path) -> None:
    made = workload(tmp_path, GOOD.replace('"in * 2"', '"in * in + 0.25"'))
    arrays = made.make_arrays()
    expected = (arrays["in"].astype(np.float32) ** 2 + 0.25).astype("float8_e5m2")
    np.testing.assert_array_equal(made.reference(arrays)["out"], expected)
    np.testing.assert_array_equal(made.lazy_reference(arrays, "out").at(np.arange(32), DType.FLOAT8_E5M2), expected)


@pytest.mark.parametrize("inputs", [InputSet.HUGE, InputSet.NAN, InputSet.ONES, InputSet.RANDOM])
@pytest.mark.parametrize("dtype", ["bfloat16", "float8_e4m3fn", "complex64"])
def test_other_inputs_are_made_in_every_type(tmp_path: Path, inputs: InputSet, dtype: str) -> None:
    tried = with_inputs(workload(tmp_path, GOOD.replace("float8_e5m2", dtype)), inputs)
    assert tried is not None
    values = widened(tried.make_arrays()["in"])
    if inputs is InputSet.NAN:
        assert np.isnan(values).all()
    else:
        assert np.isfinite(values).all()
        assert values.any()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"float8_e5m2"', '"float8_e4m3"', "no dtype is named 'float8_e4m3'; did you mean 'float8_e4m3fn'?"),
        ('"float4(N, 2, 3, 4)"', '"float4(N, 2)"', "float4() takes 4 arguments, not 2"),
        ('"float4(N, 2, 3, 4)"', '"float4(N, 2, 3, 4) + 1"', "float4(...) stands alone as an argument"),
        ('"float4(N, 2, 3, 4)"', '"1:float4"', "no dtype is named 'float4'; a vector is written float4(0, 1, 2, 3)"),
        ('"float4(N, 2, 3, 4)"', '"float4(M, 2, 3, 4)"', "no name 'M' is known here"),
        ('"float4(N, 2, 3, 4)"', '{ fields = ["N"], align = 3 }', ALIGN),
        ('"float4(N, 2, 3, 4)"', "{ align = 4 }", "the key 'fields' of item 4 of 'args' is missing"),
        ('"float4(N, 2, 3, 4)"', "{ fields = [] }", "a struct among 'args' must have a field"),
        ('"float4(N, 2, 3, 4)"', '{ repeat = 0, fields = ["N"] }', REPEAT),
        ('"float4(N, 2, 3, 4)"', '{ repeat = "N", fields = ["N"] }', REPEAT),
        (
            '"float4(N, 2, 3, 4)"',
            '{ repeat = 256, fields = [{ repeat = 128, fields = ["N"] }] }',
            "a struct among 'args' has at most 32764 fields, not 32768",
        ),
        ('"float4(N, 2, 3, 4)"', '[[[[[[[[[ "N" ]]]]]]]]]', "structs are nested at most 8 deep"),
    ],
)  # fmt: skip
def test_what_is_no_type_is_told_in_a_sentence(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(SpannedError) as caught:
        workload(tmp_path, GOOD.replace(old, new))
    assert caught.value.message.partition(" (known:")[0] == message


def test_complex_reference_of_a_real_array_is_refused(tmp_path: Path) -> None:
    made = workload(tmp_path, GOOD.replace('"in * 2"', '"complex(in, 1)"'))
    arrays = made.make_arrays()
    sentence = "the reference gives complex numbers, and 'out' holds float8_e5m2; take real\\(\\) or imag\\(\\)"
    with pytest.raises(SpannedError, match=sentence):
        made.reference(arrays)
    with pytest.raises(SpannedError, match=sentence):
        made.lazy_reference(arrays, "out")


def test_mantissa_bits_returns_the_bits_of_a_floating_point_number_behind_the_point():
    assert mantissa_bits(DType.FLOAT32) == 23
    assert mantissa_bits(DType.BFLOAT16) == 7


def test_inexact_holds_the_numpy_dtypes_of_floating_point_and_complex_numbers():
    dtypes = [np.dtype(dtype) for dtype in DType]
    assert [dtype for dtype in dtypes if dtype in INEXACT] == [d for d in dtypes if d.kind in "fc" or d in NARROW]
