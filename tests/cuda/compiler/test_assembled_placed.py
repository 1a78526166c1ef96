"""Where requests are made, from the machine code of kernels whose copies and moves are known."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.assembled import blocks_of, control_flow, placed_requests
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import machine_code
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import MergedRequest

TARGETS = ["sm_70", "sm_75", "sm_80", "sm_89", "sm_90"]
"""For later ones the assembler does not unroll this loop."""


def _placed(source: str, target: str = "sm_90") -> dict[str, MergedRequest]:
    """Return what is placed, by the text of the instruction."""
    compiled = compile_source(source, name="k.cu", target=target, entry="k")
    code, entry = machine_code(compiled.cubin, "k", target), parse_module(compiled.ptx).function("k")
    assert code is not None
    flow = control_flow(code, entry)
    assert flow is not None
    lines = compiled.ptx.splitlines()
    return {lines[line - 1].strip(): request for line, request in placed_requests(flow, entry).items()}


def _line_of(source: str, text: str) -> int:
    """Return the first line of the PTX with a text."""
    ptx = compile_source(source, name="k.cu", target="sm_90", entry="k").ptx
    return next(number for number, line in enumerate(ptx.splitlines(), 1) if text in line)


HEADS = """extern "C" __global__ void k(const float* in, float* out) {
    float sum = 0;
    for (int j = 0; j <= threadIdx.x; ++j) sum += in[j];
    out[threadIdx.x] = sum;
}"""


@pytest.mark.parametrize("target", TARGETS)
def test_loads_of_an_unrolled_loop_have_the_copies_of_their_block(target: str) -> None:
    placed = _placed(HEADS, target)
    assert len(placed) == 4  # the PTX has a loop by four and one by one, of which the assembler makes no copies
    assert {request.copies for request in placed.values()} == {(4, 2, 1)}
    assert all(text.startswith("ld.global") for text in placed)


def test_loop_that_is_not_unrolled_has_no_copies() -> None:
    assert _placed(HEADS.replace("for", "#pragma unroll 1\n for")) == {}


EARLY = """extern "C" __global__ void k(const float* in, float* out, int n) {
    int i = threadIdx.x;
    float v = in[i];
    if (i % n == 0) return;
    for (int j = 0; j < n; ++j) v = v * v + 0.25f;
    out[i] = v + 7;
}"""


def test_load_that_the_assembler_moved_behind_a_return_has_the_block_behind_it() -> None:
    (text, request), *others = _placed(EARLY).items()
    assert text.startswith("ld.global")
    assert not others
    assert request == MergedRequest(moved_to=_line_of(EARLY, "setp.lt.s32"))


@pytest.mark.parametrize("condition", ["v == 0", "v * i > n"])
def test_load_that_decides_about_a_return_stays_before_it(condition: str) -> None:
    assert _placed(EARLY.replace("i % n == 0", condition)) == {}


def test_load_that_a_barrier_follows_stays_before_it() -> None:
    assert _placed(EARLY.replace("float v = in[i];", "float v = in[i]; __syncthreads();")) == {}


def test_blocks_of_returns_the_basic_blocks_of_a_kernel():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { bar.sync 0; ret; }")
    assert [block.successors for block in blocks_of(module.function("k"), over_barriers=True)] == [[1], [], []]
