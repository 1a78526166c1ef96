"""From a point to a launch: arrays that exist once, aligned, and as they were before."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_file, read_kernel_files, select
from warplens.cuda.catalogue.assumptions import UNREAD, Overrides
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.compiler.compiled import CompiledKernel, KernelResources
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.launch_requests import fitting
from warplens.cuda.execute.preparation import PreparedLaunch, Preparer, arrays_before, launch_shape, needed_bytes
from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.ground.errors import InputError, LaunchLimitError
from warplens.cuda.ground.host import ARRAY_ALIGNMENT
from warplens.cuda.ground.points import LaunchShape, PointSpec, Status
from warplens.cuda.simt.launch import engine

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
    assert prepared.changed_inputs(digests) == "writes to 'a', which it may only read: the role is 'in'"


SHARED = """extern __shared__ float s[];
__global__ void reverse(const float *in, float *out, int n)
{
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[n - 1 - threadIdx.x];
}
int main()
{
    const int n = 16384;
    float *a, *b;
    cudaMalloc(&a, n * 4);
    cudaMalloc(&b, n * 4);
    SET
    reverse<<<1, 256, n * sizeof(float)>>>(a, b, n);
}
"""
SETTER = "cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);"


def _draft_of(path: Path) -> ResultBuilder:
    """Prepare the point at the default sizes of the one kernel of a file without front matter."""
    [kernel] = kernels_of_file(path).kernels
    builder = ResultBuilder(
        PointSpec(
            kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family="", device="h100-sxm5",
            problem={name: values[0] for name, values in kernel.problem.items()}, tune={},
            budget_s=1.0, limit=10**6, front_matter=kernel.front_matter,
        )
    )  # fmt: skip
    with builder.expected_failures():
        preparer = Preparer()
        read = preparer.read_point(builder)
        assert read is not None
        preparer.compile_read(builder, read)
    return builder


def test_a_launch_with_more_shared_memory_than_its_host_code_asks_for_is_skipped(tmp_path: Path) -> None:
    path = tmp_path / "reverse.cu"
    path.write_text(SHARED.replace("SET", ""), encoding="utf-8")
    builder = _draft_of(path)
    assert builder.status is Status.SKIPPED
    assert builder.reason == (
        "a block takes 65,536 B of shared memory, and a launch may ask for more than 49,152 B only after "
        "cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, ...), which the host code of the "
        "file does not call: the launch fails there with cudaErrorInvalidValue"
    )


@pytest.mark.parametrize("place", ["the file", "a header"])
def test_a_launch_that_asks_for_its_shared_memory_is_prepared(tmp_path: Path, place: str) -> None:
    path = tmp_path / "reverse.cu"
    text = SHARED.replace("SET", SETTER if place == "the file" else "ask(reverse);")
    if place == "a header":
        text = f'#include "ask.h"\n{text}'
        header = "#define ask(f) cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536)\n"
        (tmp_path / "ask.h").write_text(header, encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    builder = _draft_of(path)
    assert (builder.status, builder.reason) == (Status.OK, "")


@pytest.mark.parametrize(
    ("device", "grid", "block", "sentence"),
    [
        ("h200", '"1", "1", "70000"', '"32"',
         "the grid has 70,000 blocks along z, and compute capability 9.0 allows 1 to 65,535"),
        ("h200", '"1"', '"1", "1", "128"',
         "the block has 128 threads along z, and compute capability 9.0 allows 1 to 64"),
        ("c2050", '"65536"', '"32"',
         "the grid has 65,536 blocks along x, and compute capability 2.0 allows 1 to 65,535"),
    ],
)  # fmt: skip
def test_launch_beyond_the_limits_of_its_device_is_refused(
    tmp_path: Path, device: str, grid: str, block: str, sentence: str
) -> None:
    path = tmp_path / "k.cu"
    path.write_text(KERNEL.replace('["1"]', f"[{grid}]").replace('["32"]', f"[{block}]"), encoding="utf-8")
    kernel = read_kernel_file(path)
    with pytest.raises(LaunchLimitError) as caught:
        Preparer().compile_point(kernel, kernel.workload({"N": 32}, {}), load_spec(device))
    assert str(caught.value) == sentence


def test_kernel_with_a_missing_brace_fails_with_the_compilers_log(tmp_path: Path) -> None:
    path = tmp_path / "syntax.cu"
    path.write_text("__global__ void k(float*a){a[0]=1\n", encoding="utf-8")
    builder = _draft_of(path)
    assert builder.status is Status.FAILED
    assert builder.reason == (
        "syntax.cu does not compile for sm_90\n"
        'At end of source: error: expected a ";"\n\n'
        'At end of source: error: expected a "}"\n'
        'syntax.cu(1): note #3196-D: to match this "{"\n'
        "  __global__ void k(float*a){a[0]=1\n"
        "                            ^\n\n"
        '2 errors detected in the compilation of "syntax.cu".'
    )


def test_kernel_that_compiles_and_cannot_be_read_is_not_launched(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text('extern "C" __global__ void k() {}\n', encoding="utf-8")
    toml = f'entry = "k"\nblock = ["1"]\ngrid = ["1"]\nargs = []\nassumed = ["line 1: {UNREAD}"]\n'
    [kernel] = read_kernel_files(path, toml)
    with pytest.raises(
        InputError, match=re.escape("line 1: the text of the kernel cannot be read as C++, though it com")
    ):
        Preparer().compile_point(kernel, kernel.workload({}, {}), load_spec("h200"))


MISSING = """#include <missing.h>
#include "tools/shapes.h"
__global__ void add(float *a, const float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] += SCALE b[i];
}
int main(){ int n=1024; float *a,*b; cudaMalloc(&a,n*4); cudaMalloc(&b,n*4); add<<<n/256,256>>>(a,b,n); }
"""


def test_headers_that_are_not_there_and_that_nothing_needs_are_assumed_to_be_empty(tmp_path: Path) -> None:
    path = tmp_path / "inc.cu"
    path.write_text(MISSING.replace("SCALE", ""), encoding="utf-8")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "shapes.h").write_text("#include <vector>\n", encoding="utf-8")
    builder = _draft_of(path)
    assert [note for note in builder.result().notes if "which is not there" in note] == [
        "assumed: line 1 of inc.cu includes 'missing.h', which is not there and declares nothing that the kernel needs"
    ]
    assert (builder.status, builder.invented) == (Status.OK, ())


def test_headers_that_are_not_there_are_named_where_something_is_undeclared(tmp_path: Path) -> None:
    path = tmp_path / "inc.cu"
    path.write_text(MISSING.replace("SCALE", "SCALE *"), encoding="utf-8")
    assert _draft_of(path).reason.split("\n")[0] == (
        "inc.cu does not compile for sm_90: line 1 of inc.cu includes 'missing.h', which is not there; name its folder "
        "with -I and line 2 of inc.cu includes 'tools/shapes.h', which is not there; name its folder with -I"
    )


@pytest.mark.parametrize("definition", ["#define TILE 32", "constexpr int TILE = 32;", '#include "sizes.h"'])
def test_macro_of_an_option_is_compiled_in_place_of_the_files_own(tmp_path: Path, definition: str) -> None:
    path = tmp_path / "fill.cu"
    (tmp_path / "sizes.h").write_text("#define TILE 32\n", encoding="utf-8")
    path.write_text(
        f"{definition}\n__global__ void fill(float *a) {{ __shared__ float s[TILE]; s[threadIdx.x] = 1; "
        "__syncthreads(); a[threadIdx.x] = s[TILE - 1 - threadIdx.x]; }\n"
        "int main() { float *a; cudaMalloc(&a, 4 * TILE); fill<<<1, TILE>>>(a); }\n",
        encoding="utf-8",
    )
    [kernel] = kernels_of_file(path, overrides=Overrides(defines=("TILE=8",))).kernels
    code = Preparer().compile_point(kernel, kernel.workload({}, {"TILE": 8}), load_spec("h200"))
    assert code.compiled.resources.static_shared_bytes == 8 * 4


def test_arrays_before_returns_the_arrays_of_a_workload_as_they_are_before_its_launch():
    [kernel] = select(["transpose_tiled"])
    workload = kernel.workload({"N": 64}, {"TILE": 16})
    arrays = workload.make_arrays()
    before = arrays_before(arrays, workload)
    assert before["in"] is arrays["in"]
    assert before["out"].shape == (64, 64)
    assert before["out"].strides == (0, 0)


def test_needed_bytes_returns_the_bytes_of_all_arrays():
    [kernel] = select(["matmul_tiled"])
    assert needed_bytes(kernel.workload({"N": 1024}, {"TILE": 16})) == 3 * 4 * 1024**2


def test_launch_shape_returns_the_shape_of_a_workloads_launch():
    [kernel] = select(["matmul_tiled"])
    assert launch_shape(kernel.workload({"N": 1024}, {"TILE": 16})) == LaunchShape(
        grid=(64, 64, 1), block=(16, 16, 1), dynamic_shared_bytes=0
    )


def test_fit_returns_how_many_blocks_of_a_compiled_workload_fit():
    [kernel] = select(["transpose_tiled"])
    resources = KernelResources(
        registers_per_thread=64,
        static_shared_bytes=4096,
        local_bytes_per_thread=0,
        spill_store_bytes=0,
        spill_load_bytes=0,
        constant_bytes=0,
        parameter_bytes=24,
    )
    ptx = ".version 8.0 .target sm_90 .address_size 64 .visible .entry k() { ret; }"
    compiled = CompiledKernel(
        entry="k", symbol="k", target="sm_90", version="", log="", resources=resources, ptx=ptx, cubin=b""
    )
    workload = kernel.workload({"N": 1024}, {"TILE": 32})
    fits = fitting(workload, compiled, load_spec("h200"), compiled.resources)
    assert fits.blocks_per_sm == 1
    assert fits.limiter == "registers"
