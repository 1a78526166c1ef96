"""The arrays that a candidate is given, what its model is made from, and that a failure has no untrue reasons.

The rule: a candidate fails for what its kernels do, never for the package whose arrays its reference makes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.adapters import installed
from warplens.cuda.record.session import Session, active
from warplens.profiles.judging import Verdict, judge
from warplens.profiles.judging.cases import FILLS, Value, as_argument, taken, taken_apart

TOTAL = '''
import cupy as cp
kernel = cp.RawKernel(r"""
extern "C" __global__ void total(const float *x, float *part, float *out, unsigned *done, int n) {
    __shared__ float s[128];
    __shared__ bool last;
    float v = 0;
    for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += gridDim.x * 128) v += x[i];
    s[threadIdx.x] = v; __syncthreads();
    for (int d = 64; d > 0; d /= 2) { if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d]; __syncthreads(); }
    if (threadIdx.x == 0) {
        part[blockIdx.x] = s[0];
        __threadfence();
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) { float t = 0; for (int b = 0; b < gridDim.x; b++) t += part[b]; out[0] = t; }
}""", "total")
def total(x):
    part = cp.empty(8, cp.float32); out = cp.empty(1, cp.float32); done = cp.zeros(1, cp.uint32)
    kernel((8,), (128,), (x, part, out, done, cp.int32(x.size)))
    return out
'''
"""The last block adds up the parts of all: right, and for arrays of CuPy alone."""
SUM = """
import numpy as np
def total(x):
    return x.sum(keepdims=True)
def get_inputs(n=700):
    return [np.random.rand(n).astype(np.float32)]
"""
SUM_CUPY = """
import cupy as cp
def total(x):
    return x.sum().reshape(1)
def get_inputs(n=700):
    return [cp.random.rand(n, dtype=cp.float32)]
"""
REFUSED = (
    "called with arrays of CuPy: with those of NumPy, it ends in TypeError: Unsupported type <class 'numpy.ndarray'>: "
    "an array of NumPy with 700 elements is passed to a kernel"
)
OUT_OF_BOUNDS = "loads 4 bytes at byte 2800 of array 'x', which has 2800 bytes"
FEW = (*FILLS, "n=701", "n=699", "n=351", "n=1", "n=1401")
LEFT_OUT = "kernels left out"
NOT_TAKEN = "what get_init_inputs() returns is a Four: arrays of CuPy, PyCUDA, PyTorch, NumPy and numbers are taken"


def verdict(folder: Path, candidate: str, reference: str, without: tuple[str, ...] = tuple(FILLS)) -> Verdict:
    """Return the verdict on a candidate, without some of the cases."""
    (folder / "candidate.py").write_text(candidate)
    (folder / "reference.py").write_text(reference)
    return judge(folder / "candidate.py", folder / "reference.py", device="h200", without=without)


@pytest.mark.parametrize("package", ["cupy", "pycuda", "numpy"])
def test_an_array_comes_back_as_one_of_its_package(package: str) -> None:
    with active(Session(load_spec("h200"))), installed():
        array = as_argument(Value(np.arange(6, dtype=np.float32).reshape(2, 3), package))
        array[...] = as_argument(Value(np.ones((2, 3), np.float32), package))  # as for a case in the same arrays
        value = taken(array, "x")
    assert (value.package, value.array.dtype, value.array.tolist()) == (package, np.float32, [[1, 1, 1], [1, 1, 1]])


def test_a_candidate_that_takes_arrays_of_cupy_alone_is_given_these(tmp_path: Path) -> None:
    answer = verdict(tmp_path, TOTAL, SUM)
    assert (answer.passed, answer.reasons, answer.notes) == (True, (), (REFUSED,))
    assert {"other values in the same arrays", "n=701", "n=1", "kernels left out"} <= set(answer.cases)


def test_only_what_a_kernel_did_stands_against_a_candidate_that_reads_behind_its_array(tmp_path: Path) -> None:
    """Each launch failed: none is missing, and the reference is not all zeros."""
    answer = verdict(tmp_path, TOTAL.replace("i < n;", "i <= n;"), SUM_CUPY, FEW)
    assert {(reason.rule, reason.text.partition("]`: ")[2]) for reason in answer.reasons} == {("fault", OUT_OF_BOUNDS)}
    assert answer.notes == ()


@pytest.mark.long
def test_a_fault_with_arrays_of_the_other_package_is_what_is_told(tmp_path: Path) -> None:
    answer = verdict(tmp_path, TOTAL.replace("i < n;", "i <= n;"), SUM, FEW)
    assert {(reason.rule, reason.text.partition("]`: ")[2]) for reason in answer.reasons} == {("fault", OUT_OF_BOUNDS)}


@pytest.mark.long
def test_that_no_kernel_is_launched_is_told_of_the_calls_that_end(tmp_path: Path) -> None:
    body = "    if x.size == 701: raise ValueError('too long')\n    return x.sum().reshape(1)\n"
    candidate = f"{TOTAL.partition('    part = ')[0]}{body}"
    answer = verdict(tmp_path, candidate, SUM, tuple(case for case in FEW if case != "n=701"))
    assert {(reason.rule, reason.case, reason.text) for reason in answer.reasons if reason.case != LEFT_OUT} == {
        ("fault", "n=701", "ValueError: too long"),
        ("kernel", "", "it launches no kernel where it ends: what it computes is computed by a library, or nowhere"),
    }


MODEL = """
import numpy as np
class Model:
    def __init__(self, factors, shape, named, weight):
        assert (type(factors), type(shape), type(named)) == (list, tuple, dict)
        self.factor = np.float32(factors[0] * shape[1] * named['scale'] * weight[1] * np.random.rand())
    def __call__(self, x):
        return self.factor * x
def get_inputs():
    return [np.arange(1, 65, dtype=np.float32)]
def get_init_inputs():
    return [[2.0], (1, 3), {'scale': 0.5}, np.random.rand(4)]
"""
MODEL_NEW = """
import numpy as np
from pycuda import autoinit, compiler, driver
TEXT = '__global__ void scale(float *x, float f) { x[threadIdx.x] *= f; }'
class ModelNew:
    def __init__(self, factors, shape, named, weight):
        self.factor = np.float32(factors[0] * shape[1] * named['scale'] * weight[1] * np.random.rand())
        self.kernel = compiler.SourceModule(TEXT).get_function('scale')
    def __call__(self, x):
        y = x.copy()
        self.kernel(driver.InOut(y), self.factor, block=(64, 1, 1))
        return y
"""
OWN = "def get_init_inputs():\n    return [[2.0], (1, 3), {'scale': 0.5}, np.random.rand(4)]\n"


@pytest.mark.parametrize("own", ["", pytest.param(OWN, marks=pytest.mark.long)])
def test_a_model_is_made_from_what_the_reference_says(tmp_path: Path, own: str) -> None:
    """Weights that are drawn at random are the same, wherever the arguments come from."""
    answer = verdict(tmp_path, MODEL_NEW + own, MODEL)
    assert (answer.passed, answer.reasons) == (True, ())


@pytest.mark.long
@pytest.mark.parametrize(("own", "texts"), [("", [f"InputError: {NOT_TAKEN}"]), (OWN, [])])
def test_what_no_file_can_hold_is_one_sentence_where_it_is_needed(tmp_path: Path, own: str, texts: list[str]) -> None:
    four = "type('Four', (), {'__getitem__': lambda *_: np.random.rand()})()"
    reference, candidate = (text.replace("np.random.rand(4)", four) for text in (MODEL, MODEL_NEW + own))
    assert [reason.text for reason in verdict(tmp_path, candidate, reference).reasons] == texts


def test_what_no_file_can_hold_is_named() -> None:
    with pytest.raises(InputError) as raised:
        taken_apart([1, (type("Four", (), {})(),)], [], "what get_init_inputs() returns")
    assert str(raised.value) == NOT_TAKEN
