"""A workload: numbers in place of names, inputs that repeat, and results in the type of their array."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import DType, KernelFile, read_kernel_file
from warplens.cuda.catalogue.launch_spec import ArrayArgument, ScalarArgument, StructArgument
from warplens.cuda.ground.errors import ExpressionError, InputError, UnknownNameError

TEXT = """/* warplens
entry     = "k"
block     = ["TILE", "BY"]
grid      = ["cdiv(N, TILE)", "M"]
args      = ["a", "N", "N / 4", "N * M: int64", ["N", "M : uint32", "0.5", "out"]]
requires  = ["N % 2 == 0", "N % (TILE - 8) < TILE"]
reference = { out = "a.T * 1.5", more = "sum(a)" }
flops     = "2.0 * N"
bytes     = "4 * N"
dynamic_shared = "4 * TILE"
tolerance = 0.25
[problem]
N = [4, 8]
M = "N + 1"
[tune]
TILE = [16]
BY = "TILE // 2"
[arrays]
a    = { dtype = "float32", shape = ["M", "N"], init = "integers(0, N)" }
out  = { dtype = "int16", shape = ["N", "M"], role = "out" }
more = { dtype = "float64", shape = [1], role = "inout", init = "constant(N)" }
*/
"""


@pytest.fixture
def kernel(tmp_path: Path) -> KernelFile:
    path = tmp_path / "k.cu"
    path.write_text(TEXT)
    return read_kernel_file(path)


def test_names_become_numbers(kernel: KernelFile) -> None:
    workload = kernel.workload({"N": 6}, {"TILE": 16})
    assert workload.broken_requirement is None
    assert (workload.grid, workload.block) == ((1, 7, 1), (16, 8, 1))
    assert (workload.flops, workload.bytes, workload.dynamic_shared_bytes) == (12, 24, 64)
    assert workload.defines == {"TILE": 16, "BY": 8}
    assert workload.names == {"N": 6, "M": 7, "TILE": 16, "BY": 8}
    assert workload.tolerance == 0.25
    assert workload.arguments == (
        ArrayArgument(name="a"),
        ScalarArgument(name="N", value=6),
        ScalarArgument(name="N / 4", value=1.5),
        ScalarArgument(name="N * M", value=42, dtype=DType.INT64),
        StructArgument(
            fields=(
                ScalarArgument(name="N", value=6, dtype=DType.INT32),
                ScalarArgument(name="M", value=7, dtype=DType.UINT32),
                ScalarArgument(name="0.5", value=0.5, dtype=DType.FLOAT32),
                ArrayArgument(name="out"),
            )
        ),
    )
    assert workload.array_bytes() == 4 * 42 + 2 * 42 + 8


def test_following_axis_can_be_set(kernel: KernelFile) -> None:
    workload = kernel.workload({"N": 6, "M": 2}, {"TILE": 16, "BY": 3})
    assert (workload.grid, workload.block) == ((1, 2, 1), (16, 3, 1))


def test_broken_requirement_is_reported_before_anything_else_is_computed(kernel: KernelFile) -> None:
    # TILE = 8 would divide by zero in the second requirement
    workload = kernel.workload({"N": 3}, {"TILE": 8})
    assert workload.broken_requirement == "N % 2 == 0"


def test_unknown_axis_is_named(kernel: KernelFile) -> None:
    with pytest.raises(UnknownNameError) as caught:
        kernel.workload({"N": 4, "n": 4}, {"TILE": 16})
    assert str(caught.value) == "no axis is named 'n'; did you mean 'N'? (known: M, N)"


def test_axis_without_a_value_is_named(kernel: KernelFile) -> None:
    with pytest.raises(InputError) as caught:
        kernel.workload({"N": 4}, {})
    assert str(caught.value) == "k needs a value for its axis 'TILE'"


def test_expression_without_a_value_points_into_the_file(kernel: KernelFile) -> None:
    with pytest.raises(ExpressionError) as caught:
        kernel.workload({"N": 4}, {"TILE": 8})
    assert str(caught.value) == (
        "4 % 0 divides by zero; TILE - 8 must not be 0\n"
        f"  {kernel.path}:6:29\n"
        '    requires  = ["N % 2 == 0", "N % (TILE - 8) < TILE"]\n'
        "                                ^^^^^^^^^^^^^^"
    )


def test_empty_grid_points_into_the_file(kernel: KernelFile) -> None:
    with pytest.raises(ExpressionError) as caught:
        kernel.workload({"N": 4, "M": 0}, {"TILE": 16})
    assert str(caught.value) == (
        "the grid along y is 0; it must be 1 or more\n"
        f"  {kernel.path}:4:32\n"
        '    grid      = ["cdiv(N, TILE)", "M"]\n'
        "                                   ^"
    )


def test_arrays_begin_as_their_roles_say(kernel: KernelFile) -> None:
    arrays = kernel.workload({"N": 4}, {"TILE": 16}).make_arrays()
    assert {name: (array.dtype.name, array.shape) for name, array in arrays.items()} == {
        "a": ("float32", (5, 4)),
        "out": ("int16", (4, 5)),
        "more": ("float64", (1,)),
    }
    assert all(array.flags.c_contiguous for array in arrays.values())
    assert set(np.unique(arrays["a"])) <= {0, 1, 2, 3}
    assert not arrays["out"].any()
    assert arrays["more"][0] == 4


def test_seed_decides_the_inputs(kernel: KernelFile) -> None:
    workload = kernel.workload({"N": 8}, {"TILE": 16})
    first, again, other = (replace(workload, seed=seed).make_arrays() for seed in (1, 1, 2))
    np.testing.assert_array_equal(first["a"], again["a"])
    assert (first["a"] != other["a"]).any()


def test_reference_has_the_type_and_shape_of_its_array(kernel: KernelFile) -> None:
    workload = kernel.workload({"N": 4}, {"TILE": 16})
    arrays = workload.make_arrays()
    expected = workload.reference(arrays)
    np.testing.assert_array_equal(expected["out"], (arrays["a"].T * 1.5).astype(np.int16))
    assert expected["out"].dtype == np.int16
    assert expected["out"].flags.c_contiguous
    assert (expected["more"].shape, expected["more"].dtype) == ((1,), np.float64)


def test_reference_of_another_shape_points_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(TEXT.replace("a.T * 1.5", "a * 1.5"))
    workload = read_kernel_file(path).workload({"N": 4}, {"TILE": 16})
    with pytest.raises(ExpressionError) as caught:
        workload.reference(workload.make_arrays())
    assert caught.value.message == "the reference has the shape (5, 4), and 'out' has (4, 5)"
    assert caught.value.span is not None
    assert caught.value.span.text[caught.value.span.column - 1 :].startswith("a * 1.5")


def test_reference_of_a_single_number_does_not_fill_an_array(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(TEXT.replace("a.T * 1.5", "1.5"))
    workload = read_kernel_file(path).workload({"N": 4}, {"TILE": 16})
    with pytest.raises(ExpressionError) as caught:
        workload.reference(workload.make_arrays())
    assert caught.value.message == "the reference has the shape (), and 'out' has (4, 5)"
