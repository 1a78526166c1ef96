"""Runs single instructions, written as PTX, on many operands: varying over the lanes, and uniform.

The rule: every address has registers of its own, so its lanes are known to be neighbours and operands are loaded as
whole vectors. A register that is written twice would make each address a vector, and the code four times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

LANES = 32
TYPES = {"b16": np.uint16, "b32": np.uint32, "b64": np.uint64}
INDICES = {
    "varying": "mov.u32 %r14, %ctaid.x; mov.u32 %r15, %tid.x; mad.lo.u32 %index, %r14, 32, %r15;",
    "uniform": "mov.u32 %index, %ctaid.x;",
}


@dataclass(frozen=True, slots=True)
class Form:
    """PTX that computes `%out` (a register of `out`) from `%in0`, `%in1`, ... (registers of `ins`)."""

    code: str
    ins: tuple[str, ...]
    out: str

    @property
    def loads(self) -> str:
        lines = []
        for index, type_ in enumerate(self.ins):
            lines.append(place_of(index, type_))
            lines.append(f"ld.global.{type_} %in{index}, [%at{index}];")
        return "\n".join(lines)


def place_of(index: int, type_: str) -> str:
    """Return PTX that computes the thread's place in an array of a type, `%at<index>`."""
    return (
        f".reg .b64 %array{index}, %at{index}; ld.param.u64 %array{index}, [p{index}];\n"
        f"mad.wide.u32 %at{index}, %index, {TYPES[type_]().nbytes}, %array{index};"
    )


def _text(form: Form) -> str:
    """Return a kernel with a scope for each index: both read the same operands, and each has results of its own."""
    scopes = "\n".join(_scope(form, index, len(form.ins) + number) for number, index in enumerate(INDICES.values()))
    parameters = ", ".join(f".param .u64 p{number}" for number in range(len(form.ins) + len(INDICES)))
    return f"""
.version 8.8
.target sm_90
.address_size 64
.visible .entry k({parameters})
{{
{scopes}
ret;
}}
"""


def _scope(form: Form, index: str, result: int) -> str:
    registers = "\n".join(f".reg .{type_} %in{number};" for number, type_ in enumerate(form.ins))
    return f"""
{{
.reg .b32 %index;
.reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %r<16>; .reg .b64 %d<8>; .reg .f32 %f<8>; .reg .f64 %g<8>;
{registers}
.reg .{form.out} %out;
{index}
{form.loads}
{form.code}
{place_of(result, form.out)}
st.global.{form.out} [%at{result}], %out;
}}
"""


def run(form: Form, operands: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Execute a form on rows of operands; return the results by `INDICES`.

    Each row is the operands of one block by the uniform index. By the varying one it is those of one thread, and the
    rows are repeated for all threads of as many blocks.
    """
    rows = len(operands[0])
    arrays = {f"a{number}": aligned_copy(np.tile(array, LANES)) for number, array in enumerate(operands)}
    arrays |= {index: aligned_copy(np.zeros(rows * LANES, TYPES[form.out])) for index in INDICES}
    request = LaunchRequest(
        module=parse_module(_text(form)),
        symbol="k",
        file_name="k.ptx",
        block=(LANES, 1, 1),
        grid=(rows, 1, 1),
        parameters=bytes(8 * len(arrays)),
        pointers={8 * number: name for number, name in enumerate(arrays)},
        arrays=arrays,
        limit=10**9,
    )
    Launch(request).run()
    return [arrays[index][:rows] for index in INDICES]


WARPS = """
.version 8.8
.target sm_100
.address_size 64
.visible .entry k({parameters})
{{
.reg .pred %t<4>; .reg .b16 %s<8>; .reg .b32 %r<64>; .reg .f32 %f<16>; .reg .f64 %g<48>; .reg .b64 %q<16>;
.reg .b64 %p<8>;
.shared .align 128 .b8 memory[{shared}];
{loads}
mov.u32 %r60, %tid.x; mov.u32 %r61, %ctaid.x; mad.lo.u32 %r62, %r61, 32, %r60; mov.u32 %r63, memory;
{body}
ret;
}}
"""


def run_warps(body: str, arrays: Sequence[np.ndarray], *, grid: int, shared: int) -> tuple[object, list[np.ndarray]]:
    """Execute PTX by blocks of one warp.

    `%p0`, `%p1`, ... are the arrays, `%r60` is the lane, `%r61` the block, `%r62` the thread, `%r63` shared memory.
    """
    text = WARPS.format(
        parameters=", ".join(f".param .u64 p{i}" for i in range(len(arrays))),
        loads=" ".join(f"ld.param.u64 %p{i}, [p{i}];" for i in range(len(arrays))),
        shared=shared,
        body=body,
    )
    copies = {f"p{i}": aligned_copy(array) for i, array in enumerate(arrays)}
    request = LaunchRequest(
        module=parse_module(text),
        symbol="k",
        file_name="k.ptx",
        block=(LANES, 1, 1),
        grid=(grid, 1, 1),
        parameters=bytes(8 * len(arrays)),
        pointers={8 * i: name for i, name in enumerate(copies)},
        arrays=copies,
        limit=10**9,
    )
    return Launch(request).run(), list(copies.values())


@pytest.fixture(scope="session")
def warps() -> Callable[..., tuple[object, list[np.ndarray]]]:
    """Return a function that runs PTX by warps: counts, and the arrays after it."""

    def run_them(body: str, *arrays: np.ndarray, grid: int = 1, shared: int = 16) -> tuple[object, list[np.ndarray]]:
        return run_warps(body, arrays, grid=grid, shared=shared)

    return run_them


def columns(rows: Sequence[Sequence[int]], types: Sequence[str]) -> list[np.ndarray]:
    """Return rows of operands as one array an operand."""
    return [
        np.array([row[index] & (1 << 8 * TYPES[type_]().nbytes) - 1 for row in rows], TYPES[type_])
        for index, type_ in enumerate(types)
    ]


@pytest.fixture(scope="session")
def execute() -> Callable[..., list[list[int]]]:
    """Return a function that runs a form on rows of bit patterns, on both paths: the results of each, as patterns."""

    def both(code: str, ins: tuple[str, ...], out: str, rows: Sequence[Sequence[int]]) -> list[list[int]]:
        return [results.tolist() for results in run(Form(code, ins, out), columns(rows, ins))]

    return both
