"""Which registers of a product in flight an instruction touches, on which ways through a program."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes import in_flight
from warplens.cuda.simt.passes.in_flight import Touch


def product(sums: int, factor: str = "%rd1") -> str:
    listed = ", ".join(f"%r{sums + index}" for index in range(4))
    return f"wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {{{listed}}}, {factor}, %rd1, 1;\n"


COMMIT = "wgmma.commit_group.sync.aligned;\n"
WAIT = "wgmma.wait_group.sync.aligned {};\n"
FACTORS = "{%r20, %r21, %r22, %r23}"


def touched(code: str) -> list[Touch]:
    body = f".reg .b32 %r<40>; .reg .b64 %rd<4>; .reg .pred %p<4>;\n{code}ret;\n"
    module = parse_module(f".version 8.8 .target sm_90a .address_size 64 .entry k() {{ {body} }}")
    return list(in_flight.run(build_program(module, "k", "k.cu")).values())


@pytest.mark.parametrize(
    "code",
    [
        product(0) + product(0) + COMMIT + WAIT.format(0) + "add.u32 %r30, %r0, 1;\n",
        product(0) + COMMIT + product(4) + COMMIT + WAIT.format(1) + "add.u32 %r30, %r0, %r3;\n",
        product(0, FACTORS) + "add.u32 %r30, %r20, 1;\n" + COMMIT + WAIT.format(0) + "mov.u32 %r20, %r30;\n",
        product(0) + "mov.u32 %r8, %r0;\n" + COMMIT + WAIT.format(0) + "add.u32 %r30, %r8, 1;\n",
        "LOOP:\n" + product(0) + COMMIT + WAIT.format(0) + "add.u32 %r0, %r0, 1;\n@%p1 bra LOOP;\n",
        "LOOP:\n" + product(0) + COMMIT + "@%p1 bra LOOP;\n" + WAIT.format(0) + "add.u32 %r30, %r0, 1;\n",
    ],
    ids=["one group", "older of two groups", "factors read", "copied", "loop", "loop before the wait"],
)
def test_register_after_its_wait_is_free(code: str) -> None:
    assert touched(code) == []


@pytest.mark.parametrize(
    ("code", "register", "is_read", "is_sum"),
    [
        (product(0) + WAIT.format(0) + "add.u32 %r30, %r3, 1;\n", "%r3", True, True),
        (product(0) + COMMIT + product(4) + COMMIT + WAIT.format(1) + "add.u32 %r30, %r4, 1;\n", "%r4", True, True),
        (product(0) + COMMIT + "ld.shared.u32 %r1, [%r30];\n" + WAIT.format(0), "%r1", False, True),
        (product(0, FACTORS) + COMMIT + "xor.b32 %r22, %r30, 1;\n" + WAIT.format(0), "%r22", False, False),
        (product(0) + "mov.u32 %r8, %r0;\n" + COMMIT + "add.u32 %r30, %r8, 1;\n" + WAIT.format(0), "%r8", True, True),
        (product(20) + product(0, FACTORS) + COMMIT + WAIT.format(0), "%r20", True, True),
        (
            "LOOP:\nadd.u32 %r0, %r30, 1;\n" + product(0) + COMMIT + "@%p1 bra LOOP;\n" + WAIT.format(0),
            "%r0",
            False,
            True,
        ),
    ],
    ids=["no group", "younger of two groups", "sum written", "factor written", "copied", "factor of another", "loop"],
)
def test_register_before_its_wait_is_touched(code: str, register: str, is_read: bool, is_sum: bool) -> None:
    [touch] = touched(code)
    assert (touch.register, touch.is_read, touch.is_sum) == (register, is_read, is_sum)
