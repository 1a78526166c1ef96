"""From a point to a launch: arrays that exist once, aligned, and as they were before."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.runners.preparation import PreparedLaunch, Preparer
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.program.layout import ARRAY_ALIGNMENT

KERNEL = """/* warplens
entry     = "k"
block     = ["32"]
grid      = ["1"]
args      = ["a", "b", "c"]
reference = { b = "a", c = "c + a" }
flops     = "0"
bytes     = "0"
[problem]
N = [32]
[arrays]
a = { dtype = "int32", shape = ["N"], init = "iota" }
b = { dtype = "int32", shape = ["N"], role = "out" }
c = { dtype = "float64", shape = ["N"], role = "inout", init = "ones" }
*/
extern "C" __global__ void k(int* a, int* b, double* c)
{
    int i = threadIdx.x;
    b[i] = a[i];
    c[i] += a[i];
}
"""


@pytest.fixture
def prepared(tmp_path: Path) -> PreparedLaunch:
    path = tmp_path / "k.cu"
    path.write_text(KERNEL, encoding="utf-8")
    kernel = read_kernel_file(path)
    workload, spec, preparer = kernel.workload({"N": 32}, {}), load_spec("h200"), Preparer()
    return preparer.prepare(preparer.compile_point(kernel, workload, spec), 10**6)


def test_arrays_are_aligned_as_on_a_device(prepared: PreparedLaunch) -> None:
    assert [array.ctypes.data % ARRAY_ALIGNMENT for array in prepared.request.arrays.values()] == [0, 0, 0]


def test_only_arrays_that_are_read_and_written_are_copied(prepared: PreparedLaunch) -> None:
    arrays, before = prepared.request.arrays, prepared.before
    assert before["a"] is arrays["a"]
    assert before["b"].strides == (0,)
    assert not np.shares_memory(before["c"], arrays["c"])


def test_before_holds_the_arrays_as_they_were_before_the_launch(prepared: PreparedLaunch) -> None:
    engine.Launch(prepared.request).run()
    np.testing.assert_array_equal(prepared.request.arrays["c"], 1.0 + np.arange(32))
    prepared.restore()
    for arrays in (prepared.before, prepared.request.arrays):
        np.testing.assert_array_equal(arrays["a"], np.arange(32))
        np.testing.assert_array_equal(arrays["b"], np.zeros(32))
        np.testing.assert_array_equal(arrays["c"], np.ones(32))


def test_arrays_that_the_kernel_has_stores_for_are_known(prepared: PreparedLaunch) -> None:
    assert engine.Launch(prepared.request).written == {"b", "c"}


def test_changed_inputs_are_named_where_the_kernel_could_write_them(prepared: PreparedLaunch) -> None:
    assert prepared.digests({"b", "c"}) == {}
    digests = prepared.digests({"a", "b"})
    assert prepared.changed_inputs(digests) == ""
    prepared.request.arrays["a"][7] = 5
    assert prepared.changed_inputs(digests) == "the kernel writes to 'a', which it may only read: the role is 'in'"
