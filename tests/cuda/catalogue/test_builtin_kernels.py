"""The kernels of the lectures: complete, named after them, with references that compute what the C code does."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import ArrayRole, DType, KernelFile, Workload, builtin_kernels, read_kernel_file
from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS
from warplens.cuda.catalogue.contents import INITS
from warplens.cuda.catalogue.launch_spec import StructArgument
from warplens.cuda.catalogue.reader import _ARRAY_KEYS, _OPTIONAL, _REQUIRED
from warplens.cuda.catalogue.search import BUILTIN_FOLDER
from warplens.cuda.catalogue.table_reader import _STREAM_KEYS

FAMILIES = {
    "transpose": {
        "copy_coalesced",
        "copy_strided",
        "transpose_serial",
        "transpose_thread_per_row",
        "transpose_thread_per_element",
        "transpose_tiled",
        "transpose_tiled_padded",
    },
    "matmul": {
        "matmul_naive",
        "matmul_out_of_core",
        "matmul_strip_mined",
        "matmul_tiled",
        "matmul_tiled_any",
        "matmul_tiled_unrolled",
        "matmul_tiled_dynamic",
        "matmul_submatrix",
        "matmul_tiled_double",
    },
    "reduction": {"column_sum", "column_sum_register"},
}
KERNELS = {kernel.name: kernel for kernel in builtin_kernels() if kernel.family in FAMILIES}
SIZES = (1, 7, 16, 31, 32, 33, 64, 250, 256)
MULTIPLES_ONLY = {"matmul_tiled", "matmul_tiled_unrolled", "matmul_tiled_dynamic", "matmul_submatrix"}


def tunes(kernel: KernelFile) -> list[dict[str, int]]:
    return [dict(zip(kernel.tune, values, strict=True)) for values in product(*kernel.tune.values())]


@pytest.fixture(params=sorted(KERNELS))
def kernel(request: pytest.FixtureRequest) -> KernelFile:
    return KERNELS[request.param]


def test_families_are_complete() -> None:
    names_by_family: dict[str, set[str]] = {}
    for kernel in KERNELS.values():
        names_by_family.setdefault(kernel.family, set()).add(kernel.name)
    assert names_by_family == FAMILIES


def test_file_is_named_after_its_entry_and_folder_after_its_family(kernel: KernelFile) -> None:
    assert kernel.path.endswith(f"/{kernel.family}/{kernel.name}.cu")
    assert re.search(rf'extern "C" __global__ void {kernel.name}\(', kernel.source)


def test_lecture_is_named(kernel: KernelFile) -> None:
    assert "lecture" in kernel.origin or "Hochberg" in kernel.origin


def test_results_compare_exactly(kernel: KernelFile) -> None:
    assert kernel.tolerance == 0
    floats = [array for array in kernel.arrays.values() if array.dtype.startswith("float")]
    assert {str(array.init) for array in floats if array.role is not ArrayRole.OUT} <= {
        "integers(0, 3)",
        "integers(0, 2)",
    }


@pytest.mark.parametrize("size", SIZES)
def test_point_of_any_size_covers_the_matrix_or_is_skipped(kernel: KernelFile, size: int) -> None:
    for tune in tunes(kernel):
        workload = kernel.workload({"N": size}, tune)
        if workload.broken_requirement is not None:
            assert kernel.name in MULTIPLES_ONLY
            assert size % tune["TILE"] != 0
            assert workload.broken_requirement.endswith("% TILE == 0")
            continue
        threads = [blocks * lanes for blocks, lanes in zip(workload.grid, workload.block, strict=True)]
        assert np.prod(workload.block) <= 1024
        if kernel.name != "transpose_serial":
            assert threads[0] >= size
            assert threads[1] >= size or kernel.family == "reduction" or "per_row" in kernel.name


def test_arguments_are_those_of_the_entry(kernel: KernelFile) -> None:
    workload = kernel.workload({"N": 64}, tunes(kernel)[0])
    signature = re.search(rf"void {kernel.name}\(([^)]*)\)", kernel.source)
    assert signature is not None
    assert len(workload.arguments) == len(signature[1].split(","))


def transposed(arrays: dict[str, Any], _: dict[str, int]) -> Any:
    before, after = arrays["in"], np.zeros_like(arrays["in"])
    for j, i in np.ndindex(before.shape):
        after[i, j] = before[j, i]
    return after


def copied(arrays: dict[str, Any], _: dict[str, int]) -> Any:
    return arrays["in"].copy()


def multiplied(arrays: dict[str, Any], names: dict[str, int]) -> Any:
    rows, inner, columns = (names.get(name, names["N"]) for name in ("M", "N", "K"))
    product_ = np.zeros((rows, columns), arrays["A"].dtype)
    for row, column, k in np.ndindex(rows, columns, inner):
        product_[row, column] += arrays["A"][row, k] * arrays["B"][k, column]
    return product_


def summed(arrays: dict[str, Any], names: dict[str, int]) -> Any:
    sums = arrays["D"].copy()
    for j, i in np.ndindex(names["N"], names["N"]):
        sums[i] = sums[i] + arrays["B"][j, i]
    return sums


def brute_force(kernel: KernelFile) -> Callable[[dict[str, Any], dict[str, int]], Any]:
    if kernel.name.startswith("copy"):
        return copied
    return {"transpose": transposed, "matmul": multiplied, "reduction": summed}[kernel.family]


@pytest.mark.parametrize(
    "sizes", [{"N": 1}, {"N": 7}, {"N": 16}, {"N": 9, "M": 4, "K": 13}, {"N": 16, "M": 8, "K": 24}], ids=str
)
def test_reference_is_what_the_loops_of_the_lecture_compute(kernel: KernelFile, sizes: dict[str, int]) -> None:
    sizes = {name: value for name, value in sizes.items() if name in kernel.problem_axes}
    workload = kernel.workload(sizes, tunes(kernel)[0])
    if workload.broken_requirement is not None:
        assert kernel.name in MULTIPLES_ONLY
        return
    arrays = workload.make_arrays()
    for actual in workload.reference(arrays).values():
        np.testing.assert_array_equal(actual, brute_force(kernel)(arrays, workload.names))


def test_struct_of_a_sub_matrix_holds_width_height_stride_and_elements() -> None:
    workload = KERNELS["matmul_submatrix"].workload({"N": 16, "M": 32, "K": 48}, {"TILE": 16})

    def fields(workload: Workload) -> list[list[Any]]:
        structs = [argument for argument in workload.arguments if isinstance(argument, StructArgument)]
        return [[getattr(part, "value", part.name) for part in struct.fields] for struct in structs]

    assert fields(workload) == [[16, 32, 16, "A"], [48, 16, 48, "B"], [48, 32, 48, "C"]]
    assert (workload.grid, workload.block) == ((3, 2, 1), (16, 16, 1))


def test_dynamic_shared_memory_holds_two_tiles() -> None:
    assert KERNELS["matmul_tiled_dynamic"].workload({"N": 64}, {"TILE": 32}).dynamic_shared_bytes == 8192


def test_naive_product_has_blocks_that_need_not_be_square() -> None:
    workload = KERNELS["matmul_naive"].workload({"N": 5, "M": 40, "K": 100}, {"BX": 32, "BY": 4})
    assert (workload.grid, workload.block) == ((4, 10, 1), (32, 4, 1))
    assert workload.defines == {"BX": 32, "BY": 4}


README = (BUILTIN_FOLDER / "README.md").read_text(encoding="utf-8")


def test_example_of_the_readme_is_a_kernel_file(tmp_path: Path) -> None:
    example = "\n".join(line[4:] for line in README.splitlines() if line.startswith("    "))
    (tmp_path / "scale.cu").write_text(example)
    workload = read_kernel_file(tmp_path / "scale.cu").workload({"N": 1024}, {"THREADS": 64})
    arrays = workload.make_arrays()
    np.testing.assert_array_equal(workload.reference(arrays)["out"], arrays["in"] * np.float32(2.5))


def test_readme_names_every_function_init_key_and_type() -> None:
    words = set(re.findall(r"\w+", README))
    assert words >= {*ARRAY_FUNCTIONS, *INITS, *_REQUIRED, *_OPTIONAL, *_ARRAY_KEYS, *_STREAM_KEYS, *DType, *ArrayRole}
