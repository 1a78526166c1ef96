"""The block of a kernel that no host code launches follows from what the kernel does with its threads."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.catalogue.inference import inferred_kernels, terms
from warplens.cuda.catalogue.inference.likely_block import likely_block, widened
from warplens.cuda.catalogue.inference.program import read_program
from warplens.cuda.catalogue.inference.terms import Symbol
from warplens.cuda.catalogue.inference.values import words

BODIES = {
    "threads in x alone, blocks in x and y": (
        "__global__ void k(float *a, int n) { a[blockIdx.y * n + blockIdx.x * blockDim.x + threadIdx.x] = 1; }",
        (256, 1, 1),
    ),
    "a number of threads that is computed": (
        (
            "template <int BM, int BN, int TM, int TN> __global__ void k(float *a) {"
            " int row_threads = BN / TN; int thread_num = row_threads * (BM / TM);"
            " for (int i = threadIdx.x; i < 999; i += thread_num) a[i + blockIdx.y] = 1; }"
            " template __global__ void k<128, 64, 8, 8>(float *a);"
        ),
        (128, 1, 1),
    ),
    "a number of threads that is a constant of the file": (
        (
            "constexpr int kNumThreads = 96;"
            " __global__ void k(float *a) { for (int i = threadIdx.x; i < 999; i += kNumThreads) a[i] = 1; }"
        ),
        (96, 1, 1),
    ),
    "a number of threads that is a template argument of a device function": (
        (
            "template <int NUM_THREADS> __device__ float sum(float x) { return x * NUM_THREADS; }"
            " template <int NUM_THREADS> __global__ void k(float *a) { a[threadIdx.x] = sum<NUM_THREADS>(1.0f); }"
            " template __global__ void k<128>(float *a);"
        ),
        (128, 1, 1),
    ),
    "a row that the threads fill": (
        (
            "__global__ void k(float *a) { __shared__ float s[64]; int t = threadIdx.x; s[t] = a[t];"
            " __syncthreads(); a[t] = s[63 - t]; }"
        ),
        (64, 1, 1),
    ),
    "a tile with a column more": (
        (
            "__global__ void k(float *a) { __shared__ float s[8][33]; s[threadIdx.y][threadIdx.x] = a[0];"
            " __syncthreads(); a[threadIdx.x] = s[threadIdx.y][threadIdx.x]; }"
        ),
        (32, 8, 1),
    ),
    "a tile of the wrong number of dimensions": (
        (
            "__global__ void k(float *a) { __shared__ float s[8][32]; s[0][threadIdx.x] = a[0];"
            " __syncthreads(); a[threadIdx.x + threadIdx.y] = s[0][threadIdx.x]; }"
        ),
        (16, 16, 1),
    ),
    "a tile that is too large": (
        (
            "__global__ void k(float *a) { __shared__ float s[64][64]; s[threadIdx.y][threadIdx.x] = a[0];"
            " __syncthreads(); a[threadIdx.x] = s[threadIdx.y][threadIdx.x]; }"
        ),
        (16, 16, 1),
    ),
    "the size of a block with two sides": (
        (
            "template <int BLOCK_SIZE> __global__ void k(float *a) {"
            " a[(blockIdx.y * BLOCK_SIZE + threadIdx.y) * BLOCK_SIZE + threadIdx.x] = 1; }"
        ),
        (16, 16, 1),
    ),
}


@pytest.mark.parametrize("name", BODIES)
def test_block_follows_from_the_kernel(name: str, tmp_path: Path) -> None:
    text, block = BODIES[name]
    path = tmp_path / "k.cu"
    path.write_text(text)
    [kernel] = kernels_of_file(path).kernels
    sizes = {axis: values[0] for axis, values in kernel.problem.items()}
    assert kernel.workload(sizes, {}).block == block
    assert any("a block has " in sentence for sentence in kernel.assumed)


def test_template_sizes_of_a_tiled_product_fit_together(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(
        "template <int BLOCK_SIZE_M, int BLOCK_SIZE_K, int THREAD_SIZE_Y> __global__ void k(float *a) { a[0] = 1; }"
    )
    [kernel] = kernels_of_file(path).kernels
    assert kernel.name == "k<64, 16, 4>"


def test_block_of_another_launch_that_is_too_large_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    kernels = "".join(f"__global__ void {name}(float *a) {{ a[threadIdx.y] = threadIdx.x; }}" for name in "fk")
    path.write_text(f"{kernels} int main() {{ float *a; cudaMalloc(&a, 512); f<<<1, dim3(128, 128)>>>(a); }}")
    [_, kernel] = kernels_of_file(path).kernels
    assert kernel.workload({}, {}).block == (16, 16, 1)


def test_likely_block_returns_the_sides_of_a_block():
    text = "__global__ void k(float *a) { __shared__ float s[64]; s[threadIdx.x] = a[0]; }"
    [kernel] = read_program(text, path="k.cu", headers={}).kernels
    assert likely_block(kernel, "x", lambda node, _local: int(words(node))) == [64]


def test_widened_returns_larger_values_of_the_sizes_that_the_host_code_does_not_say():
    t = Symbol("t", 1, assumed="nothing says it")
    threads = range(32, 257)
    assert list(widened([terms.of(t), terms.of(t)], {}, (), threads, lambda _sides, _values: True).values()) == [16]


def test_no_block_of_less_than_a_warp_is_assumed():
    kernel = "__global__ void k(int *a) { a[threadIdx.x] = 1; }"
    [alone, square] = [
        inferred_kernels(f"{kernel} void go(int *a, int b) {{ k<<<8, {block}>>>(a); }}", path="a.cu")[0].matter
        for block in ("b", "dim3(b, b)")
    ]
    assert "b = [256]" in alone
    assert "b = [16]" in square
