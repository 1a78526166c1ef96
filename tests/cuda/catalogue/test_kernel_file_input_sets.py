"""Other inputs of a kernel: which arrays they replace, and by what."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import Workload, read_kernel_file
from warplens.cuda.catalogue.kernel_file import with_inputs
from warplens.cuda.ground.points import InputSet

MATTER = """/* warplens
entry = "k"
block = [32]
grid  = [1]
args  = ["x", "any", "rows", "sums", "out"]
[arrays]
x    = { dtype = "float32", shape = [8] }
any  = { dtype = "uint8", shape = [8] }
rows = { dtype = "int32", shape = [8], init = "permutation" }
sums = { dtype = "float16", shape = [8], role = "inout", init = "iota" }
out  = { dtype = "float32", shape = [8], role = "out" }
*/
"""


@pytest.fixture
def workload(tmp_path: Path) -> Workload:
    (tmp_path / "k.cu").write_text(MATTER)
    return read_kernel_file(tmp_path / "k.cu").workload({}, {})


@pytest.mark.parametrize(
    ("inputs", "floats", "whole"),
    [(InputSet.ZEROS, 0.0, 0), (InputSet.ONES, 1.0, 1), (InputSet.NAN, np.nan, None), (InputSet.HUGE, None, 255)],
)
def test_arrays_that_may_hold_any_number_hold_those_of_the_set(
    workload: Workload, inputs: InputSet, floats: float | None, whole: int | None
) -> None:
    own, other = workload.make_arrays(), with_inputs(workload, inputs)
    assert other is not None
    arrays = other.make_arrays()
    np.testing.assert_array_equal(arrays["rows"], own["rows"])
    np.testing.assert_array_equal(arrays["out"], np.zeros(8))
    np.testing.assert_array_equal(arrays["any"], own["any"] if whole is None else np.full(8, whole))
    for name in ("x", "sums"):
        if floats is None:
            largest = np.finfo(arrays[name].dtype).max
            assert (arrays[name] >= largest / 4).all()
            assert (arrays[name] <= largest / 2).all()
        else:
            np.testing.assert_array_equal(arrays[name], np.full(8, floats))


def test_other_random_numbers_are_of_the_same_kind(workload: Workload) -> None:
    own, other = workload.make_arrays(), with_inputs(workload, InputSet.RANDOM)
    assert other is not None
    arrays = other.make_arrays()
    assert (arrays["x"] != own["x"]).any()
    assert sorted(arrays["rows"]) == sorted(own["rows"])
    np.testing.assert_array_equal(arrays["sums"], own["sums"])


def test_kernel_of_indices_alone_has_no_other_inputs(tmp_path: Path) -> None:
    matter = MATTER.replace('args  = ["x", "any", "rows", "sums", "out"]', 'args  = ["rows"]')
    kept = [line for line in matter.splitlines() if line.split(" ")[0] not in ("x", "any", "sums", "out")]
    (tmp_path / "k.cu").write_text("\n".join(kept))
    workload = read_kernel_file(tmp_path / "k.cu").workload({}, {})
    assert [with_inputs(workload, inputs) for inputs in InputSet] == [None] * 5


def test_whole_numbers_have_no_nan(tmp_path: Path) -> None:
    matter = MATTER.replace('args  = ["x", "any", "rows", "sums", "out"]', 'args  = ["any"]')
    kept = [line for line in matter.splitlines() if line.split(" ")[0] not in ("x", "rows", "sums", "out")]
    (tmp_path / "k.cu").write_text("\n".join(kept))
    workload = read_kernel_file(tmp_path / "k.cu").workload({}, {})
    assert with_inputs(workload, InputSet.NAN) is None
    assert with_inputs(workload, InputSet.HUGE) is not None
