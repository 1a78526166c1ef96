"""The code of kernels with very many products and accesses: it grows by a constant, and does what short code does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.codegen import module
from warplens.cuda.simt.codegen.memory import access
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes import shapes
from warplens.cuda.simt.values.value import Specialisation

Launcher = Callable[..., Any]

FRAME = """.version 8.8
.target sm_90
.address_size 64
.visible .entry k()
{{
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .shared .align 16 .b8 tile[4096];
    mov.u32 %r1, %tid.x;
    mul.lo.u32 %r2, %r1, %r1;
    and.b32 %r3, %r2, 2032;
{body}
    ret;
}}
"""
PRODUCT = (
    "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
    " {%f1, %f2, %f3, %f4}, {%r4, %r5, %r6, %r7}, {%r4, %r5}, {%f1, %f2, %f3, %f4};\n"
)
MATRICES = "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r4, %r5, %r6, %r7}, [%r3];\n"
LOAD = "ld.shared.v4.b32 {%r4, %r5, %r6, %r7}, [%r3];\n"
ZEROS = "".join(f"mov.f32 %f{number}, 0f00000000;\n" for number in range(1, 5))


def code(body: str) -> str:
    program = build_program(parse_module(FRAME.format(body=ZEROS + body)), "k", "k.cu")
    launch = Specialisation(block=(64, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={}, sizes={})
    return module.generate(program, launch).llvm


@pytest.mark.parametrize(
    ("statement", "most"), [(PRODUCT, 1), (MATRICES, 20), (LOAD, 27)], ids=["product", "matrices", "load"]
)
def test_code_of_a_further_instruction_is_a_few_lines_and_calls_functions_that_are_there(
    statement: str, most: int
) -> None:
    counts = (100, 200, 400)
    texts = [code(MATRICES + LOAD + PRODUCT + statement * count) for count in counts]
    lines = [text.count("\n") for text in texts]
    growth = {(b - a) / (n - m) for a, b, m, n in zip(lines, lines[1:], counts, counts[1:], strict=False)}
    assert len(growth) == 1
    assert growth.pop() <= most
    assert len({len(re.findall("^define ", text, re.MULTILINE)) for text in texts}) == 1


KERNEL = """
extern "C" __global__ void k(const float4* in, float4* out, const short* at, int n) {
    __shared__ float4 tile[64];
    __shared__ short small[64];
    int i = threadIdx.x, from = at[i];
    float4 sum = make_float4(0, 0, 0, 0);
    for (int round = 0; round < n; round++) {
        tile[from] = in[(from + round) % 64];
        small[from] = round + i;
        __syncthreads();
        if (i % 3 != round % 3) {
            float4 other = tile[(from * 7 + round) % 64];
            sum.x += other.x; sum.y += other.y * small[(from + 5) % 64]; sum.z -= other.z; sum.w += other.w;
        }
        __syncthreads();
    }
    out[from] = sum;
}"""


def test_moves_by_calls_and_vectors_in_the_frame_change_no_result_and_no_count(
    launch: Launcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(3)
    arrays = rng.integers(0, 9, (64, 4)).astype(np.float32), np.zeros((64, 4), np.float32)
    order = rng.permutation(64).astype(np.int16)

    def results() -> tuple[list[Any], Any]:
        counts, (_, out, _, _) = launch(KERNEL, *arrays, order, 5, block=64)
        return out.tolist(), counts

    expected = results()
    monkeypatch.setattr(access, "MOST_INLINE", 0)
    monkeypatch.setattr(shapes, "MOST_SAVED", 0)
    assert results() == expected
    assert any(expected[0][0])
