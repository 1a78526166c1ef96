"""Baselines: which tasks have which, and their results."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.catalogue import Arithmetic, builtin_kernels, read_kernel_file, select
from warplens.cuda.catalogue.launch_spec import ArrayRole
from warplens.cuda.execute import baselines
from warplens.cuda.execute import baselines as cublas
from warplens.cuda.execute.baselines import (
    available_baselines,
    baseline_tasks,
    baselines_of,
    math_note,
    name_of,
    product_of,
    task_of,
    workload_of,
)
from warplens.cuda.ground.points import Baseline

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
CUBLAS, COPY, NUMPY = Baseline
ALL = frozenset(Baseline)

FILE = """/* warplens
entry = "k"
family = "f"
block = ["T"]
grid = ["cdiv(N, T)"]
args = ["A", "B", "C"]
reference = {{ C = "{reference}" }}
flops = "{flops}"
bytes = "{bytes}"
[problem]
N = [64]
[tune]
T = [32]
[arrays]
A = {{ dtype = "{dtype}", shape = {shape} }}
B = {{ dtype = "{dtype}", shape = {shape} }}
C = {{ dtype = "{dtype}", shape = {shape}, role = "{role}"{init} }}
*/
extern "C" __global__ void k(const float *A, const float *B, float *C) {{}}
"""


@pytest.fixture
def kernel(tmp_path):
    def make(**changed):
        usual = {"reference": "A @ B", "flops": "2 * N", "bytes": "12 * N", "dtype": "float32", "role": "out"}
        usual |= {"shape": '["N", "N"]', "init": ""}
        (tmp_path / "k.cu").write_text(FILE.format(**(usual | changed)), encoding="utf-8")
        return read_kernel_file(tmp_path / "k.cu")

    return make


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("matmul_naive", (CUBLAS, NUMPY)),
        ("matmul_tiled_double", (CUBLAS, NUMPY)),
        ("transpose_tiled", (COPY,)),
        ("copy_coalesced", (COPY,)),
        ("column_sum", (COPY,)),
        ("bf16gemm_mma", (CUBLAS,)),
        ("tf32gemm_mma", (CUBLAS,)),
        ("scan_look_back", (COPY,)),
    ],
)
def test_built_in_task_has_the_baselines_of_its_kind(name, expected):
    assert baselines_of(KERNELS[name]) == expected


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, (CUBLAS, NUMPY)),
        ({"dtype": "int32"}, (COPY,)),
        ({"reference": "A @ B.T"}, (COPY,)),
        ({"reference": "A @ B + 1"}, (COPY,)),
        ({"role": "inout"}, (COPY,)),
        ({"shape": '["N"]'}, (COPY,)),
        ({"bytes": "12 * N + T"}, ()),
        ({"shape": '["N", "cdiv(N, T)"]'}, ()),
    ],
)
def test_product_of_floats_alone_is_one_for_a_library_and_a_task_that_follows_macros_has_no_baseline(
    kernel, changed, expected
):
    assert baselines_of(kernel(**changed)) == expected


def test_baseline_is_named_by_family_and_precision():
    assert name_of(KERNELS["matmul_tiled"], CUBLAS) == "matmul_cublas"
    assert name_of(KERNELS["matmul_tiled_double"], CUBLAS) == "matmul_cublas_double"
    assert name_of(KERNELS["copy_strided"], COPY) == "transpose_copy"


def test_products_on_tensor_cores_are_told_from_those_in_float32_throughout():
    kernels = [KERNELS[name] for name in ("bf16gemm_wgmma", "tf32gemm_wgmma", "sgemm_warps")]
    names = [(name_of(kernel, CUBLAS), baselines.title_of(kernel, CUBLAS)) for kernel in kernels]
    assert names == [
        ("bf16gemm_cublas_bfloat16", "Baseline: cuBLAS, bfloat16"),
        ("tf32gemm_cublas_tf32", "Baseline: cuBLAS, tf32"),
        ("sgemm_cublas", "Baseline: cuBLAS, float32"),
    ]


def test_arrays_for_partial_results_are_no_part_of_a_copy():
    workload = workload_of(KERNELS["scan_look_back"], COPY, {"N": 1000})
    assert ([array.name for array in workload.arrays], workload.array_bytes()) == (["source", "copy"], 8000)


def test_task_of_a_family_comes_once_a_size_and_precision():
    kernels = [KERNELS[name] for name in ("matmul_naive", "matmul_tiled", "matmul_tiled_double", "transpose_tiled")]
    sizes = {kernel.name: ({"N": 64}, {"N": 128}) for kernel in kernels}
    points = [
        (name_of(kernel, baseline), size["N"])
        for baseline, kernel, size in baseline_tasks(kernels, sizes, frozenset({CUBLAS, COPY}))
    ]
    assert points == [
        ("matmul_cublas", 64), ("matmul_cublas", 128), ("matmul_cublas_double", 64), ("matmul_cublas_double", 128),
        ("transpose_copy", 64), ("transpose_copy", 128),
    ]  # fmt: skip


def test_task_of_more_operations_than_bytes_has_no_copy(kernel):
    heavy = kernel(reference="A + B", flops="100 * N")
    assert list(baseline_tasks([heavy], {"k": ({"N": 64},)}, ALL)) == []


def test_product_keeps_inputs_and_reference_of_its_family():
    kernel = KERNELS["matmul_tiled"]
    product, workload = product_of(kernel), workload_of(kernel, CUBLAS, {"N": 48})
    arrays = workload.make_arrays()
    usual = kernel.workload({"N": 48}, {"TILE": 16})
    assert np.array_equal(arrays[product.left], usual.make_arrays()["A"])
    assert np.array_equal(workload.reference(arrays)[product.out], arrays["A"] @ arrays["B"])
    assert (workload.flops, workload.bytes) == (usual.flops, usual.bytes)


@pytest.mark.parametrize("name", ["transpose_tiled", "column_sum"])
def test_copy_reads_and_writes_as_many_bytes_as_its_family_must_move(name):
    workload = workload_of(KERNELS[name], COPY, {"N": 100})
    assert [array.role for array in workload.arrays] == [ArrayRole.IN, ArrayRole.OUT]
    assert workload.array_bytes() == workload.bytes == KERNELS[name].task({"N": 100}).bytes
    assert workload.flops == 0
    arrays = workload.make_arrays()
    assert np.array_equal(workload.reference(arrays)["copy"], arrays["source"])


@pytest.mark.parametrize(
    ("path", "kept", "is_missing"), [("/lib/libcublas.so.12", ALL, False), ("", {COPY, NUMPY}, True)]
)
def test_missing_library_has_one_line_and_is_left_out(monkeypatch, path, kept, is_missing):
    monkeypatch.setattr(cublas, "find", lambda: path)
    left, line = available_baselines(ALL, [KERNELS["matmul_tiled"]])
    assert left == kept
    message = "cuBLAS is not installed, so its baseline is left out: pip install nvidia-cublas-cu12"
    assert line == (message if is_missing else "")


def test_missing_library_has_no_line_where_nothing_is_a_product(monkeypatch):
    monkeypatch.setattr(cublas, "find", lambda: pytest.fail("looked for in vain"))
    assert available_baselines(ALL, [KERNELS["transpose_tiled"]]) == (ALL, "")


def test_title_names_library_and_precision():
    titles = [baselines.title_of(KERNELS["matmul_tiled_double"], baseline) for baseline in (CUBLAS, NUMPY)]
    assert titles == ["Baseline: cuBLAS, float64", "Baseline: NumPy's BLAS on the processor, float64"]


def test_task_of_returns_the_task_of_a_kernel_file_without_its_arrays_for_partial():
    [kernel] = select(["scan_look_back"])
    assert [array.name for array in task_of(kernel, {"N": 1000}).arrays] == ["in", "out"]


def test_math_note_returns_the_note_on_how_a_product_is_computed():
    assert math_note(Arithmetic.FLOAT32) == "math mode pedantic: float32 throughout, no tensor cores"
    assert math_note(Arithmetic.TF32) == "math mode default: factors of tf32 on tensor cores, sums in float32"
