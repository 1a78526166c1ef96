"""What is read off the code of a kernel: the kinds of its arithmetic."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import Arithmetic
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.derived_metrics import HALF_LANES, has_updates, kinds_in, kinds_of_product

SOURCE = """
#include <cuda_fp16.h>
#include <mma.h>
extern "C" __global__ void lanes(float* x) { x[threadIdx.x] = x[threadIdx.x] * x[threadIdx.x] + 1.0f; }
extern "C" __global__ void halves(__half2* x) { x[threadIdx.x] = __hfma2(x[threadIdx.x], x[threadIdx.x], x[0]); }
extern "C" __global__ void moved(__half2* x) { x[threadIdx.x] = x[threadIdx.x + 32]; }
extern "C" __global__ void matrices(const __half* a, float* c)
{
    using namespace nvcuda::wmma;
    fragment<matrix_a, 16, 16, 16, __half, row_major> left;
    fragment<matrix_b, 16, 16, 16, __half, row_major> right;
    fragment<accumulator, 16, 16, 16, float> sums;
    fill_fragment(sums, 0.0f);
    load_matrix_sync(left, a, 16);
    load_matrix_sync(right, a, 16);
    mma_sync(sums, left, right, sums);
    store_matrix_sync(c, sums, 16, mem_row_major);
}
extern "C" __global__ void bytes(const unsigned* x, int* c)
{
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%4, %4}, "
                 "{%0, %1, %2, %3};" : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3]) : "r"(x[threadIdx.x]));
}
"""


def compiled(entry: str) -> CompiledKernel:
    return compile_source(SOURCE, name="kinds.cu", entry=entry, target="sm_90")


@pytest.mark.parametrize(
    ("entry", "kinds"),
    [
        ("lanes", set()), ("halves", {HALF_LANES}), ("moved", set()), ("matrices", {"f16.f32"}), ("bytes", {"s8.s32"}),
    ],
)  # fmt: skip
def test_kinds_are_those_of_the_kernel_alone(entry: str, kinds: set[str]) -> None:
    assert kinds_in(compiled(entry)) == kinds


def test_has_updates_tells_whether_the_code_updates_memory():
    source = 'extern "C" __global__ void count(int* n) { atomicAdd(n, 1); }'
    assert has_updates(compile_source(source, name="count.cu", entry="count", target="sm_90"))


def test_kinds_of_product_returns_the_kinds_of_arithmetic_of_a_product_by_a_library():
    assert [kinds_of_product(Arithmetic.FLOAT64, load_spec(key)) for key in ("h200", "rtx-4090")] == [
        frozenset({"f64.f64"}),
        frozenset({}),
    ]
