"""Arrays that the assembler keeps in registers make no requests to local memory, and those in memory keep theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.compiler.assembled import held_in_registers, merged_requests
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import machine_code
from warplens.cuda.compiler.machine import MachineCode, SassInstruction
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.inspection.explanation import explain
from warplens.cuda.execute.inspection.records import choose_point
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import SERVED, flat
from warplens.cuda.simt.explain.advice.evidence import AdviceRule

PIVOT = """
extern "C" __global__ void k(const float* in, float* out)
{
    int i = threadIdx.x;
    float a[3][3];
    for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c) a[r][c] = in[(r * 3 + c) * 32 + i];
    int p = 0;
    for (int r = 1; r < 3; ++r)
        if (fabsf(a[r][0]) > fabsf(a[p][0])) p = r;
    out[i] = a[p][0] + 2.f * a[p][1] + 3.f * a[p][2];
}
"""
LONG = """
extern "C" __global__ void k(const float* in, float* out)
{
    int i = threadIdx.x;
    float a[120];
    for (int n = 0; n < 120; ++n) a[n] = in[n * 32 + i];
    float sum = 0;
    for (int n = 0; n < 4; ++n) sum += a[(int)in[n * 32 + i] % 120];
    out[i] = sum;
}
"""
IN_FUNCTION = """
__device__ __noinline__ float chosen(const float* in, int i)
{
    float a[6];
    for (int n = 0; n < 6; ++n) a[n] = in[n * 32 + i];
    return a[(int)in[i] % 6];
}
extern "C" __global__ void k(const float* in, float* out) { out[threadIdx.x] = chosen(in, threadIdx.x); }
"""
BY_ADDRESS = """
__device__ __noinline__ void put(float* a, int n, float x) { a[n & 3] = x; }
extern "C" __global__ void k(const float* in, float* out)
{
    float a[4] = {1, 2, 3, 4};
    put(a, threadIdx.x, in[threadIdx.x]);
    out[threadIdx.x] = a[threadIdx.x >> 3];
}
"""


def local_requests(source: str, target: str) -> set[bool]:
    """Return, of the accesses of local memory in the PTX, whether the machine code has them in registers."""
    compiled = compile_source(source, name="k.cu", target=target, entry="k", defines={})
    code, module = machine_code(compiled.cubin, compiled.symbol, target), parse_module(compiled.ptx)
    assert code is not None
    requests = merged_requests(code, module.function("k"), module)
    bodies = [item.body or () for item in module.items if isinstance(item, tree.Function)]
    lines = [
        access.ptx_line
        for body in bodies
        for access in flat(body)
        if isinstance(access, tree.Instruction) and "local" in access.modifiers and access.opcode in {"ld", "st"}
    ]
    assert lines
    return {requests.get(line) == SERVED for line in lines}


@pytest.mark.parametrize("target", ["sm_61", "sm_75", "sm_90", "sm_120"])
@pytest.mark.parametrize(
    ("source", "in_registers"), [(PIVOT, True), (LONG, False), (IN_FUNCTION, False), (BY_ADDRESS, False)]
)
def test_accesses_of_an_array_in_registers_have_no_request(source: str, in_registers: bool, target: str) -> None:
    assert local_requests(source, target) == {in_registers}


def test_a_machine_instruction_without_a_line_may_be_any_access() -> None:
    body = "st.local.f32 [%rd1], %f1;\nst.global.f32 [%rd2], %f1;"
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() {\n" + body + "}")
    stored = SassInstruction(0, 0x986, 3, guarded=False, conditional=False, target=None, width_bytes=4)
    in_local = SassInstruction(16, 0x387, 0, guarded=False, conditional=False, target=None, width_bytes=4)
    functions = [module.function("k")]
    assert held_in_registers(MachineCode((stored,), frozenset(), frozenset()), functions) == {2: SERVED}
    assert held_in_registers(MachineCode((stored, in_local), frozenset(), frozenset()), functions) == {}


@pytest.mark.parametrize(("source", "requests"), [(PIVOT, 0), (IN_FUNCTION, 7), (LONG, 124)])
def test_a_point_and_its_lines_say_what_the_machine_code_does(tmp_path: Path, source: str, requests: int) -> None:
    matter = """/* warplens
entry = "k"
block = ["32"]
grid = ["1"]
args = ["in", "out"]
[problem]
N = [3840]
[arrays]
in = { dtype = "float32", shape = ["N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["32"], role = "out" }
*/"""
    path = tmp_path / "k.cu"
    path.write_text(matter + source, encoding="utf-8")
    point = choose_point([read_kernel_file(path)], problem={}, tune={}, device="h200", budget_s=10.0, limit=10**6)
    metrics = EmulatorRunner().run(point).metrics
    assert (metrics["local_bytes_per_thread"].value > 0) == (requests > 0)
    assert metrics["local_load_requests"].value + metrics["local_store_requests"].value == requests
    assert any(advice.rule is AdviceRule.LOCAL_ARRAY for advice in explain(point).advice) == (requests > 0)
