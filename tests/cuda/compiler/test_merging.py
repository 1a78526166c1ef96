"""Which requests the assembler merged, from the machine code of kernels whose merged requests are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.compiler.assembled import merged_requests
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import machine_code
from warplens.cuda.compiler.machine import MemoryKind
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import SERVED, UNROLLED, MergedRequest

ROW = """extern "C" __global__ void k(const TYPE* in, TYPE* out) {
    __shared__ TYPE s[64][16];
    for (int i = threadIdx.x; i < 64 * 16; i += 64) s[i / 16][i % 16] = in[i];
    __syncthreads();
    TYPE sum = 0;
    #pragma unroll
    for (int c = 0; c < 16; ++c) sum += s[threadIdx.x][c] * (c + 1);
    out[threadIdx.x] = sum;
}"""


PRODUCT = """extern "C" __global__ void k(const float* a, const float* b, float* out, int n) {
    __shared__ float rows[64 * 8], columns[8 * 64];
    int x = threadIdx.x % 64, y = threadIdx.x / 64;
    float sums[8] = {0};
    for (int t = 0; t < n; ++t) {
        rows[threadIdx.x] = a[t * 512 + threadIdx.x];
        columns[threadIdx.x] = b[t * 512 + threadIdx.x];
        __syncthreads();
        for (int c = 0; c < 8; ++c)
            for (int i = 0; i < 8; ++i) sums[i] += rows[(y * 8 + i) * 8 + c] * columns[c * 64 + x];
        __syncthreads();
    }
    for (int i = 0; i < 8; ++i) out[(y * 8 + i) * 64 + x] = sums[i];
}"""
"""The PTX has a loop of four trips over two columns each, which the assembler unrolls."""


def _merged(source: str, target: str = "sm_90") -> dict[int, MergedRequest] | None:
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    if code is None:
        return None
    requests = merged_requests(code, parse_module(compiled.ptx).function("k"))
    widths = {line: replace(request, copies=()) for line, request in requests.items() if request != UNROLLED}
    return {line: request for line, request in widths.items() if request != MergedRequest()}


@pytest.mark.parametrize("target", ["sm_50", "sm_61", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"])
@pytest.mark.parametrize(("type_", "together"), [("float", 4), ("double", 2), ("int", 4)])
def test_row_of_neighbouring_elements_is_loaded_sixteen_bytes_at_a_time(target: str, type_: str, together: int) -> None:
    requests = _merged(ROW.replace("TYPE", type_), target)
    assert requests is not None
    leaders = [request for request in requests.values() if request != SERVED]
    assert [leader.width_bytes for leader in leaders] == [16] * (16 // together)
    assert {leader.offset_bytes for leader in leaders} <= {0, -4}  # the instruction's line need not be the first's
    assert len(requests) == 16


@pytest.mark.parametrize("target", ["sm_50", "sm_61", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"])
def test_neighbours_of_two_trips_of_an_unrolled_loop_are_loaded_together(target: str) -> None:
    requests = _merged(PRODUCT, target)
    assert requests is not None
    wide = [request for request in requests.values() if request.width_bytes > 4]
    assert wide == [MergedRequest(width_bytes=16, offset_bytes=0, trips=2)] * 8


def test_rows_that_trips_do_not_advance_along_are_not_merged() -> None:
    requests = _merged(PRODUCT.replace("rows[(y * 8 + i) * 8 + c]", "rows[c * 64 + y * 8 + (i ^ (c & 1))]"))
    assert requests is not None
    assert all(request.trips == 1 for request in requests.values())


def test_elements_apart_are_not_merged() -> None:
    requests = _merged(ROW.replace("TYPE", "float").replace("s[threadIdx.x][c]", "s[c][threadIdx.x % 16]"))
    assert requests == {}


def test_column_without_proven_alignment_is_not_merged() -> None:
    odd = ROW.replace("TYPE", "float").replace("s[64][16]", "s[64][17]")
    assert _merged(odd) == {}


def test_memory_instructions_carry_width_guard_and_line() -> None:
    source = """extern "C" __global__ void k(const float4* in, float4* out, double* d, int n) {
        int i = threadIdx.x;
        if (i < n) out[i] = in[i];
        d[i] = 1.0;
    }"""
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, "sm_90")
    assert code is not None
    memory_instructions = [instruction for instruction in code.instructions if instruction.memory is not None]
    assert [(i.memory, i.width_bytes) for i in memory_instructions] == [
        (MemoryKind.GLOBAL_LOAD, 16),
        (MemoryKind.GLOBAL_STORE, 16),
        (MemoryKind.GLOBAL_STORE, 8),
    ]
    lines = compiled.ptx.splitlines()
    assert [lines[i.ptx_line - 1].split()[0] for i in memory_instructions] == [
        "ld.global.v4.u32",
        "st.global.v4.u32",
        "st.global.u64",
    ]
    assert not memory_instructions[-1].guarded


def test_kernel_that_is_not_in_the_file_has_no_instructions() -> None:
    compiled = compile_source(ROW.replace("TYPE", "float"), name="k.cu", target="sm_90", entry="k")
    assert machine_code(compiled.cubin, "other", "sm_90") is None


@pytest.mark.parametrize("target", ["sm_61", "sm_90"])
@pytest.mark.parametrize(("pragma", "marks"), [("unroll 1", 0), ("unroll 4", 0), ("", 1)])
def test_branch_of_a_loop_that_the_assembler_copies_is_marked(pragma: str, marks: int, target: str) -> None:
    source = f"""extern "C" __global__ void k(const float* in, float* out, int n) {{
        float sum = 0;
        {f"#pragma {pragma}" if pragma else ""}
        for (int i = 0; i < n; ++i) sum = sum * sum + in[i];
        out[threadIdx.x] = sum;
    }}"""
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    assert code is not None
    requests = merged_requests(code, parse_module(compiled.ptx).function("k"))
    marked = [line for line, request in requests.items() if request == UNROLLED]
    assert len(marked) == marks
    assert all("bra" in compiled.ptx.splitlines()[line - 1] for line in marked)


@pytest.mark.parametrize("target", ["sm_61", "sm_90"])
def test_branch_over_one_load_becomes_its_guard(target: str) -> None:
    source = """extern "C" __global__ void k(const float* in, float* out, int n) {
        float v = 0;
        if (threadIdx.x < n) v = in[threadIdx.x];
        __syncthreads();
        out[threadIdx.x] = v;
    }"""
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    assert code is not None
    requests = merged_requests(code, parse_module(compiled.ptx).function("k"))
    lines = compiled.ptx.splitlines()
    assert [(lines[line - 1].split()[1], request) for line, request in requests.items()] == [("bra", SERVED)]
