"""The address of a kernel parameter in a register: what is loaded through it is the parameter."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, WarplensError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

TEXT = """.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .align 8 .b8 box[24])
{{
.reg .b32 %r<8>; .reg .b64 %d<8>; .reg .f32 %f<4>; .reg .pred %p<2>;
mov.u32 %r1, %tid.x;
mov.b64 %d1, box;
{body}
ld.param.u64 %d6, [out];
mad.wide.u32 %d7, %r1, 4, %d6;
st.global.u32 [%d7], %r7;
ret;
}}
"""
PARAMETERS = bytes(8) + struct.pack("<6I", 10, 11, 12, 13, 14, 15)


def run(body: str) -> np.ndarray:
    out = aligned_copy(np.zeros(32, np.uint32))
    request = LaunchRequest(
        module=parse_module(TEXT.format(body=body)), symbol="k", file_name="k.ptx", block=(32, 1, 1), grid=(1, 1, 1),
        parameters=PARAMETERS, pointers={0: "out"}, arrays={"out": out}, limit=10_000,
    )  # fmt: skip
    Launch(request).run()
    return out


@pytest.mark.parametrize(
    ("body", "value"),
    [
        ("ld.param.u32 %r7, [%d1];", 10),
        ("ld.param.u32 %r7, [%d1+12];", 13),
        ("mov.u64 %d2, %d1; add.s64 %d3, %d2, 8; ld.param.u32 %r7, [%d3+4];", 13),
        ("ld.param.v2.u32 {%r6, %r5}, [%d1+16]; add.u32 %r7, %r6, %r5;", 29),
    ],
)
def test_load_through_a_known_address_is_the_parameter(body: str, value: int) -> None:
    assert run(body).tolist() == [value] * 32


def test_pointer_is_loaded_through_an_address() -> None:
    body = "mov.b64 %d2, out; ld.param.u64 %d3, [%d2]; mad.wide.u32 %d4, %r1, 4, %d3; st.global.u32 [%d4], 5;"
    assert run(f"{body} ld.global.u32 %r7, [%d4]; add.u32 %r7, %r7, 1;").tolist() == [6] * 32


@pytest.mark.parametrize(
    ("body", "values"),
    [
        (
            "rem.u32 %r2, %r1, 6; mul.wide.u32 %d2, %r2, 4; add.s64 %d3, %d1, %d2; ld.param.u32 %r7, [%d3];",
            [10 + lane % 6 for lane in range(32)],
        ),
        (
            (
                "and.b32 %r2, %r1, 1; mul.wide.u32 %d2, %r2, 8; add.s64 %d3, %d1, %d2;"
                " ld.param.v2.u32 {%r6, %r5}, [%d3+8]; add.u32 %r7, %r6, %r5;"
            ),
            [25 + 4 * (lane % 2) for lane in range(32)],
        ),
        (
            "and.b32 %r2, %r1, 15; cvt.u64.u32 %d2, %r2; add.s64 %d3, %d1, %d2; ld.param.u8 %r7, [%d3];",
            [PARAMETERS[8 + lane % 16] for lane in range(32)],
        ),
    ],
)
def test_load_through_an_address_computed_at_run_time_is_the_parameter(body: str, values: list[int]) -> None:
    assert run(body).tolist() == values


def test_pointer_is_loaded_through_an_address_computed_at_run_time() -> None:
    address = "mov.b64 %d2, out; cvt.u64.u32 %d3, %r1; shr.u64 %d3, %d3, 5; shl.b64 %d3, %d3, 3; add.s64 %d2, %d2, %d3;"
    body = "ld.param.u64 %d3, [%d2]; mad.wide.u32 %d4, %r1, 4, %d3; st.global.u32 [%d4], 5;"
    assert run(f"{address}{body} ld.global.u32 %r7, [%d4]; add.u32 %r7, %r7, 1;").tolist() == [6] * 32


@pytest.mark.parametrize(
    ("body", "error", "words"),
    [
        (
            "mul.wide.u32 %d2, %r1, 4; add.s64 %d3, %d1, %d2; ld.param.u32 %r7, [%d3];",
            KernelFault,
            "loads 4 bytes at byte 32 of const variable 'kernel parameters', which has 32 bytes",
        ),
        ("ld.param.u32 %r7, [%d1+24];", WarplensError, "a read outside the 32 bytes of parameters"),
        ("ld.param.u32 %r7, [%d1+-12];", WarplensError, "a read outside the 32 bytes of parameters"),
        ("mov.u32 %r7, 0; st.global.u32 [%d1], %r7;", KernelFault, "lies in no array"),
    ],
)
def test_other_accesses_through_it_are_refused(body: str, error: type[WarplensError], words: str) -> None:
    with pytest.raises(error, match=words):
        run(body)
