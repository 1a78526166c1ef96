"""A fault of a launch that is partly assumed: flat where it comes with other sizes as well, else hedged."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.doubts import other_sizes
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

TOO_SMALL = """\
__global__ void copy(const float *in, float *out, int n) {
    extern __shared__ float s[];
    float *second = &s[blockDim.x + 1];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    second[threadIdx.x] = 2 * s[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
    if (i < n) out[i] = second[threadIdx.x];
}
void launch(const float *in, float *out, int n, int threads) {
    copy<<<(n + threads - 1) / threads, threads, 2 * threads * sizeof(float)>>>(in, out, n);
}
"""
UNWRITTEN = """\
__global__ void last(float *out) {
    __shared__ float s[1025];
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = s[threadIdx.x + 1];
}
"""
ONE_WARP = """\
__global__ void swap(float *out) {
    __shared__ float s[1024];
    s[threadIdx.x] = threadIdx.x;
    __syncwarp();
    out[blockIdx.x * blockDim.x + threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
"""
OF_ONE_SIZE = """\
__global__ void fill(float *out, int n) {
    __shared__ float s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i;
    __syncthreads();
    if (i < n) out[i] = s[threadIdx.x];
}
void launch(float *out, int n, int nthreads) { fill<<<n / nthreads, nthreads * 2>>>(out, n); }
"""
OF_A_RELATION = """\
__global__ void head(float *out, int count, int length) {
    __shared__ float s[8192];
    for (int i = threadIdx.x; i < length; i += 64) s[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = s[count - 1] + s[length - 1];
}
void launch(float *out, int count, int width) { head<<<4, 64>>>(out, count, width / 2); }
"""
OF_BLOCKS_OF_1024 = """
template <int T> __global__ void tiles(const float *in, float *out) {
    __shared__ float s[T * T];
    int x = threadIdx.x % T, y = threadIdx.x / T;
    s[y * T + x] = in[y * T + x];
    __syncthreads();
    out[blockIdx.x * T * T + y * T + x] = s[x * T + y];
}
template __global__ void tiles<32>(const float *in, float *out);
"""
OF_A_RADIUS = """
__constant__ float weights[25];
__global__ void filter(const float *in, float *out, int r, int n) {
    float sum = 0;
    for (int i = 0; i < (2 * r + 1) * (2 * r + 1); i++) sum += weights[i] * in[threadIdx.x];
    if (blockIdx.x * 64 + threadIdx.x < n) out[blockIdx.x * 64 + threadIdx.x] = sum;
}
void launch(const float *in, float *out, int r) { filter<<<4, 64>>>(in, out, r, 256); }
"""
BEGINS_AS_NULL = """
__global__ void scale(float *a, int n) { if (threadIdx.x < n) a[threadIdx.x] *= 2; }
static float *buffer = nullptr;
bool prepare(size_t bytes);
void launch() { if (prepare(256)) scale<<<1, 64>>>(buffer, 64); }
"""
DOUBT = "this need not be a defect of the kernel"


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def result(runner: EmulatorRunner, text: str, folder: Path) -> PointResult:
    path = folder / "a.cu"
    path.write_text(text)
    [kernel] = kernels_of_file(path).kernels
    point = PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family,
        front_matter=kernel.front_matter, problem={name: values[0] for name, values in kernel.problem.items()},
        tune={}, device="h200", budget_s=2.0, limit=10**9,
    )  # fmt: skip
    return runner.run(point)


@pytest.mark.parametrize(
    ("text", "fault", "note"),
    [
        (
            TOO_SMALL,
            "stores 4 bytes at byte 1024 of shared variable 's', which has 1024 bytes",
            (
                "the fault is the same with threads = 32, n = 16 and with threads = 256, n = 8192 "
                "and with 2 other combinations of them"
            ),
        ),
        (
            UNWRITTEN,
            "which no thread of the block has written yet: a barrier or a first value is missing",
            (
                "the fault is the same with blocks of 32 threads and with blocks of 512 threads "
                "and with 4 other combinations of them"
            ),
        ),
    ],
)
def test_a_fault_that_holds_for_any_size_is_said_flat(
    runner: EmulatorRunner, text: str, fault: str, note: str, tmp_path: Path
) -> None:
    found = result(runner, text, tmp_path)
    assert (found.status, found.reason.endswith(fault), note in found.notes) == (Status.FAILED, True, True)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (OF_ONE_SIZE, "stores 4 bytes at byte 512 of shared variable 's', which has 512 bytes"),
        (ONE_WARP, "of shared variable 's', which"),
        (OF_A_RELATION, "of shared variable 's', which no thread of the block has written yet"),
        (OF_BLOCKS_OF_1024, "of shared variable 's', which no thread of the block has written yet"),
        (OF_A_RADIUS, "of const variable 'weights', which has 100 bytes"),
        (BEGINS_AS_NULL, "loads 4 bytes at address 0x0"),
    ],
)
def test_a_fault_that_other_sizes_do_not_have_is_hedged(
    runner: EmulatorRunner, text: str, fault: str, tmp_path: Path
) -> None:
    found = result(runner, text, tmp_path)
    assert fault in found.reason
    assert (DOUBT in found.reason, any("the fault is the same" in note for note in found.notes)) == (True, False)


def test_a_fault_that_depends_on_an_assumed_length_has_no_other_sizes_to_try(tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    path.write_text("__global__ void f(const float *a, float *b, int n) { b[threadIdx.x] = a[(int)a[n]]; }\n")
    [kernel] = kernels_of_file(path).kernels
    fault = "block=(0,0,0) thread=(1,0,0) a.cu:1: `ld.global.f32 %f2, [%rd4]`: loads 4 bytes at byte 4 of array 'a'"
    assert list(other_sizes(kernel, {"n": 4096}, fault)) == []
