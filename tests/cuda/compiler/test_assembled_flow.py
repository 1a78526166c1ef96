"""The control flow of machine code, of kernels whose flow is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.compiler.assembled import control_flow
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import machine_code
from warplens.cuda.compiler.machine import EXIT, Control, ControlFlow
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.passes.control_flow import natural_loops

TARGETS = ["sm_50", "sm_52", "sm_60", "sm_61", "sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"]
HEAD = 'extern "C" __global__ void k(const float* in, float* out, int n) { int x = threadIdx.x; '
STRAIGHT = HEAD + "out[x] = in[x] * 2.0f + 1.0f; }"
LOOP = HEAD + "float s = 0;\n#pragma unroll 1\nfor (int i = 0; i < n; ++i) s += in[x + 32 * i]; out[x] = s; }"
LOOPS = (
    HEAD
    + """float s = 0;
    #pragma unroll 1
    for (int j = 0; j < n; ++j) {
        #pragma unroll 1
        for (int i = 0; i < j; ++i) s += in[x + 32 * i];
        out[x + 32 * j] = s; __syncthreads();
    } }"""
)
QUOTIENT = HEAD + "out[x] = in[x] / in[x + 32]; }"
CALL = "__device__ __noinline__ float f(float v, int n) { return n ? v * 3.0f : v; }" + HEAD + "out[x] = f(in[x], n); }"


def _flow(source: str, target: str) -> ControlFlow | None:
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    assert code is not None
    return control_flow(code, parse_module(compiled.ptx).function("k"))


def _loops(flow: ControlFlow) -> int:
    return len(natural_loops([block.successors for block in flow.blocks]))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("source", "loops"), [(STRAIGHT, 0), (LOOP, 1), (LOOPS, 2)])
def test_loops_of_the_source_are_loops_of_the_machine_code(target: str, source: str, loops: int) -> None:
    flow = _flow(source, target)
    assert flow is not None
    assert _loops(flow) == loops
    assert any(EXIT in block.successors for block in flow.blocks)


@pytest.mark.parametrize("target", TARGETS)
def test_code_without_branches_is_one_block_without_its_padding(target: str) -> None:
    flow = _flow(STRAIGHT, target)
    assert flow is not None
    (block,) = flow.blocks
    assert [i.control for i in block.instructions if i.control is not None] == [Control.EXIT]
    assert block.instructions[-1].control is Control.EXIT
    assert sum(i.image for i in block.instructions) == 3  # load, multiply-add, store


@pytest.mark.parametrize("target", TARGETS)
def test_division_calls_an_inner_function_and_comes_back(target: str) -> None:
    flow = _flow(QUOTIENT, target)
    assert flow is not None
    (function,) = flow.functions
    calling = [block for block in flow.blocks if block.calls == function]
    assert len(calling) == 1
    assert EXIT not in calling[0].successors
    returns = [b for b in flow.blocks if b.instructions[-1].control is Control.RETURN]
    assert returns
    assert all(block.successors == (EXIT,) for block in returns)


@pytest.mark.parametrize("target", TARGETS)
def test_function_of_the_ptx_that_is_called_is_an_inner_function(target: str) -> None:
    flow = _flow(CALL, target)
    assert flow is not None
    (function,) = flow.functions
    assert [block.calls for block in flow.blocks if block.calls is not None] == [function]


def test_function_that_lies_elsewhere_is_one_instruction() -> None:
    flow = _flow("#include <cassert>\n" + HEAD + "assert(in[x] > 0.0f); out[x] = in[x]; }", "sm_90")
    assert flow is not None
    assert not flow.functions


def test_lanes_that_part_meet_at_a_block_of_their_own() -> None:
    source = HEAD + "float v = in[x]; if (x < n) { for (int i = 0; i < x; ++i) v = v * v + in[i]; } out[x] = v; }"
    flow = _flow(source, "sm_90")
    assert flow is not None
    assert any(block.reconverges for block in flow.blocks)
    assert all(len(block.successors) == 1 for block in flow.blocks if block.reconverges)


@pytest.mark.parametrize("target", ["sm_50", "sm_61"])
def test_lanes_of_older_targets_meet_at_the_start_of_a_block(target: str) -> None:
    source = HEAD + "float v = in[x]; if (x < n) { for (int i = 0; i < x; ++i) v = v * v + in[i]; } out[x] = v; }"
    flow = _flow(source, target)
    assert flow is not None
    assert not any(block.reconverges for block in flow.blocks)
    waiting = [block for block in flow.blocks if block.waits]
    assert waiting
    assert all(flow.blocks[block.successors[0]].gathers for block in waiting)
    assert all(block.instructions[-1].control is None for block in waiting)  # it comes from no branch
    branching = [block for block in flow.blocks if block.instructions[-1].control is Control.MEET]
    assert branching
    assert all(len(block.successors) == 2 for block in branching)


def test_branch_to_a_place_that_is_not_known_has_no_control_flow() -> None:
    compiled = compile_source(LOOP, name="k.cu", target="sm_61", entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, "sm_61")
    assert code is not None
    lost = tuple(i._replace(target=None) for i in code.instructions)
    assert control_flow(replace(code, instructions=lost), parse_module(compiled.ptx).function("k")) is None


COPY = (
    HEAD
    + """__shared__ float t[32];
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.wait_all;"
                 :: "r"((unsigned)__cvta_generic_to_shared(t + x)), "l"(in + x));
    __syncthreads(); out[x] = t[31 - x]; }"""
)


@pytest.mark.parametrize(("target", "loads"), [("sm_80", 0), ("sm_89", 0), ("sm_90", 3)])
def test_loads_that_no_lane_executes_are_no_images_and_make_no_requests(target: str, loads: int) -> None:
    flow = _flow(COPY, target)
    assert flow is not None
    idle = [i for block in flow.blocks for i in block.instructions if i.never]
    assert len(idle) == loads  # @!PT LDS RZ, [RZ]
    assert not any(i.image or i.memory for i in idle)
