"""Runs single instructions, written as PTX, on many operands: varying over the lanes, and uniform."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.engine import Launch, LaunchRequest

LANES = 32
TYPES = {"b16": np.uint16, "b32": np.uint32, "b64": np.uint64}
INDICES = {
    "varying": "mov.u32 %index, %ctaid.x; mov.u32 %r15, %tid.x; mad.lo.u32 %index, %index, 32, %r15;",
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
            lines.append(f"ld.param.u64 %at, [p{index}];")
            lines.append(f"mad.wide.u32 %at, %index, {TYPES[type_]().nbytes}, %at;")
            lines.append(f"ld.global.{type_} %in{index}, [%at];")
        return "\n".join(lines)


def _text(form: Form, index: str) -> str:
    count = len(form.ins)
    registers = "\n".join(f".reg .{type_} %in{number};" for number, type_ in enumerate(form.ins))
    parameters = ", ".join(f".param .u64 p{number}" for number in range(count + 1))
    return f"""
.version 8.8
.target sm_90
.address_size 64
.visible .entry k({parameters})
{{
.reg .b64 %at; .reg .b32 %index;
.reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %r<16>; .reg .b64 %d<8>; .reg .f32 %f<8>; .reg .f64 %g<8>;
{registers}
.reg .{form.out} %out;
{INDICES[index]}
{form.loads}
{form.code}
ld.param.u64 %at, [p{count}];
mad.wide.u32 %at, %index, {TYPES[form.out]().nbytes}, %at;
st.global.{form.out} [%at], %out;
ret;
}}
"""


def run(form: Form, operands: Sequence[np.ndarray], index: str) -> np.ndarray:
    """Execute a form on rows of operands (as many as a multiple of 32) and return its results."""
    rows = len(operands[0])
    arrays = {f"a{number}": aligned_copy(np.asarray(array)) for number, array in enumerate(operands)}
    arrays["out"] = aligned_copy(np.zeros(rows, TYPES[form.out]))
    pointers = {8 * number: name for number, name in enumerate(arrays)}
    request = LaunchRequest(
        module=parse_module(_text(form, index)),
        symbol="k",
        file_name="k.ptx",
        block=(LANES, 1, 1),
        grid=(rows // LANES if index == "varying" else rows, 1, 1),
        parameters=bytes(8 * len(arrays)),
        pointers=pointers,
        arrays=arrays,
        limit=10**9,
    )
    Launch(request).run()
    return arrays["out"]


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


def padded(rows: Sequence[Sequence[int]], types: Sequence[str]) -> list[np.ndarray]:
    """Return rows of operands as one array an operand, repeated up to a multiple of 32 rows."""
    whole = [*rows, *([rows[0]] * (-len(rows) % LANES))]
    return [
        np.array([row[index] & (1 << 8 * TYPES[type_]().nbytes) - 1 for row in whole], TYPES[type_])
        for index, type_ in enumerate(types)
    ]


@pytest.fixture(scope="session")
def execute() -> Callable[..., list[list[int]]]:
    """Return a function that runs a form on rows of bit patterns, on both paths: the results of each, as patterns."""

    def both(code: str, ins: tuple[str, ...], out: str, rows: Sequence[Sequence[int]]) -> list[list[int]]:
        form = Form(code, ins, out)
        operands = padded(rows, ins)
        return [[int(x) for x in run(form, operands, index)[: len(rows)]] for index in INDICES]

    return both
