"""Which requests the assembler merged, from the machine code of kernels whose merged requests are known."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler import compile_source, machine_code, merged_requests
from warplens.cuda.compiler.sass import MemoryKind
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.requests import SERVED, MergedRequest

ROW = """extern "C" __global__ void k(const TYPE* in, TYPE* out) {
    __shared__ TYPE s[64][16];
    for (int i = threadIdx.x; i < 64 * 16; i += 64) s[i / 16][i % 16] = in[i];
    __syncthreads();
    TYPE sum = 0;
    #pragma unroll
    for (int c = 0; c < 16; ++c) sum += s[threadIdx.x][c] * (c + 1);
    out[threadIdx.x] = sum;
}"""


def _merged(source: str, target: str = "sm_90") -> dict[int, MergedRequest] | None:
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    return None if code is None else merged_requests(code, parse_module(compiled.ptx).function("k"))


@pytest.mark.parametrize("target", ["sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"])
@pytest.mark.parametrize(("type_", "together"), [("float", 4), ("double", 2), ("int", 4)])
def test_row_of_neighbouring_elements_is_loaded_sixteen_bytes_at_a_time(target: str, type_: str, together: int) -> None:
    requests = _merged(ROW.replace("TYPE", type_), target)
    assert requests is not None
    leaders = [request for request in requests.values() if request != SERVED]
    assert [leader.width_bytes for leader in leaders] == [16] * (16 // together)
    assert {leader.offset_bytes for leader in leaders} <= {0, -4}  # the instruction's line need not be the first's
    assert len(requests) == 16


def test_elements_apart_are_not_merged() -> None:
    requests = _merged(ROW.replace("TYPE", "float").replace("s[threadIdx.x][c]", "s[c][threadIdx.x % 16]"))
    assert requests == {}


def test_column_without_proven_alignment_is_not_merged() -> None:
    odd = ROW.replace("TYPE", "float").replace("s[64][16]", "s[64][17]")
    assert _merged(odd) == {}


@pytest.mark.parametrize("target", ["sm_50", "sm_61"])
def test_older_machine_code_is_not_read(target: str) -> None:
    assert _merged(ROW.replace("TYPE", "float"), target) is None


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


def test_branch_over_one_load_becomes_its_guard() -> None:
    source = """extern "C" __global__ void k(const float* in, float* out, int n) {
        float v = 0;
        if (threadIdx.x < n) v = in[threadIdx.x];
        __syncthreads();
        out[threadIdx.x] = v;
    }"""
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, "sm_90")
    assert code is not None
    requests = merged_requests(code, parse_module(compiled.ptx).function("k"))
    lines = compiled.ptx.splitlines()
    assert [(lines[line - 1].split()[1], request) for line, request in requests.items()] == [("bra", SERVED)]
