"""The machine of single threads, and the judgement on what the engine does.

The rule: the expected values are written out here; the engine takes part only where its verdict is the subject.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

import judging
from judging import Kernel, judge
from machine import Machine
from regions import Region, Run
from registry import Ending

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault

HEAD = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 data, .param .u64 out) {
.reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %d<16>;
.shared .align 8 .b8 s[64];
.local .align 8 .b8 buf[16];
ld.param.u64 %d1, [data];
ld.param.u64 %d2, [out];
mov.u32 %r1, %tid.x;
mul.wide.u32 %d3, %r1, 4;
add.s64 %d4, %d2, %d3;
"""
EXCHANGE = """cvt.u32.u64 %r3, %d3;
st.shared.u32 [%r3+1024], %r1;
bar.sync 0;
xor.b32 %r3, %r3, 12;
ld.shared.u32 %r2, [%r3+1024];
st.global.u32 [%d4], %r2;"""
LOOP = """mov.u32 %r2, 0;
L: add.u32 %r2, %r2, %r1;
setp.lt.u32 %p1, %r2, 5;
setp.eq.u32 %p2, %r1, 0;
@%p2 bra E;
@%p1 bra L;
E: st.global.u32 [%d4], %r2;"""
TABLE = """T: .branchtargets A, B;
and.b32 %r2, %r1, 1;
brx.idx %r2, T;
A: st.global.u32 [%d4], 4;
ret;
B: st.global.u32 [%d4], 6;"""
TAIL = "\nret;\n}\n"


def executed(body: str, *, threads: int = 4) -> tuple[list[int], Run]:
    """Execute a body on single threads; return `out` and what was noted."""
    data, out = Region("data", 1 << 20, bytearray(range(64))), Region("out", 1 << 30, bytearray(4 * threads))
    parameters = data.start.to_bytes(8, "little") + out.start.to_bytes(8, "little")
    machine = Machine(
        HEAD + body + TAIL, "k", block=(threads, 1, 1), grid=(1, 1, 1), parameters=parameters, arrays=[data, out]
    )
    run = machine.run()
    return np.frombuffer(bytes(out.data), np.uint32).tolist(), run


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("sub.u32 %r2, %r1, 2; st.global.u32 [%d4], %r2;", [0xFFFFFFFE, 0xFFFFFFFF, 0, 1]),
        ("sub.s32 %r2, 1, %r1; shr.s32 %r2, %r2, 1; st.global.u32 [%d4], %r2;", [0, 0, 0xFFFFFFFF, 0xFFFFFFFF]),
        ("shl.b32 %r2, 1, 32; add.u32 %r2, %r2, %r1; st.global.u32 [%d4], %r2;", [0, 1, 2, 3]),
        ("sub.s32 %r2, %r1, 2; mul.wide.s32 %d5, %r2, 3; st.global.u32 [%d4], %d5;", [2**32 - 6, 2**32 - 3, 0, 3]),
        ("setp.lt.u32 %p1, %r1, 2; selp.b32 %r2, 7, 9, %p1; st.global.u32 [%d4], %r2;", [7, 7, 9, 9]),
        ("add.s64 %d5, %d1, %d3; ld.global.u16 %r2, [%d5+2]; st.global.u32 [%d4], %r2;", [770, 1798, 2826, 3854]),
        ("ld.global.s8 %r2, [%d1+63]; st.global.u32 [%d4], %r2;", [63] * 4),
        (EXCHANGE, [3, 2, 1, 0]),
        ("st.local.u32 [buf+12], %r1; ld.local.u32 %r2, [buf+12]; st.global.u32 [%d4], %r2;", [0, 1, 2, 3]),
        (LOOP, [0, 5, 6, 6]),
        ("atom.global.add.u32 %r2, [%d1+60], 1; st.global.u32 [%d4], %r2;", [0x3F3E3D3C + n for n in range(4)]),
        ("mov.b64 {%r2, %r3}, %d1; mov.b64 %d5, {%r2, %r3}; ld.u8 %r2, [%d5+5]; st.global.u32 [%d4], %r2;", [5] * 4),
        ("cvta.shared.u64 %d5, s; st.u32 [%d5], 8; ld.shared.u32 %r2, [s]; st.global.u32 [%d4], %r2;", [8] * 4),
        (TABLE, [4, 6, 4, 6]),
    ],
)
def test_threads_compute_what_the_manual_says(body: str, expected: list[int]) -> None:
    result, run = executed(body)
    assert (result, run.violations, run.undefined) == (expected, {}, False)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("ld.global.u32 %r2, [%d4+4];", {3: "outside"}),
        ("ld.global.u32 %r2, [%d4+-4];", {0: "outside"}),
        ("ld.global.u32 %r2, [%d4+2];", {0: "misaligned", 1: "misaligned", 2: "misaligned", 3: "outside"}),
        ("ld.global.v2.u32 {%r2, %r3}, [%d4];", {1: "misaligned", 3: "outside"}),
        ("cvt.u32.u64 %r3, %d3; st.shared.u32 [%r3+1076], 1;", {3: "outside"}),
        ("add.s64 %d5, %d3, 8; st.local.u32 [%d5], 1;", {2: "outside", 3: "outside"}),
        ("T: .branchtargets A; brx.idx %r1, T; A: ret;", {1: "table", 2: "table", 3: "table"}),
    ],
)
def test_threads_end_at_their_first_illegal_access(body: str, expected: dict[int, str]) -> None:
    _, run = executed(body)
    assert {thread: violation.kind for (_, thread), violation in run.violations.items()} == expected


def test_block_ends_at_the_barrier_after_an_illegal_access() -> None:
    result, run = executed("setp.eq.u32 %p1, %r1, 1; @%p1 ld.u32 %r2, [0]; bar.sync 0; st.global.u32 [%d4], 5;")
    assert (result, list(run.violations)) == ([0, 0, 0, 0], [(0, 1)])


def test_register_that_was_never_written_is_noted() -> None:
    assert executed("st.global.u32 [%d4], %r9;")[1].undefined


# --- the judgement ----------------------------------------------------------------------------------------------------

KERNEL = Kernel(
    text=HEAD + "st.global.u32 [%d4], %r1;" + TAIL,
    arrays={"data": np.zeros(64, np.uint8), "out": np.zeros(32, np.uint32)},
    parameters=["data", "out"],
)
OUTSIDE = replace(KERNEL, text=HEAD + "st.global.u32 [%d4+4], %r1;" + TAIL)
SENTENCE = (
    "block=(0,0,0) thread=({thread},0,0) k.cu:0: `{opcode} [%d4+4], %r1`: stores 4 bytes at byte {byte} of array 'out',"
    " which has 128 bytes"
)


def instead(monkeypatch: pytest.MonkeyPatch, action: Callable[[Any], None]) -> None:
    """Let something else happen in place of the engine's launch."""
    monkeypatch.setattr(judging._Session, "_execute", action)


def raising(error: Exception) -> Callable[[Any], None]:
    """Return an action that raises."""

    def action(_session: Any) -> None:
        raise error

    return action


def test_engine_and_single_threads_agree_on_a_legal_kernel_and_on_a_fault() -> None:
    assert judge(KERNEL).ending is Ending.RIGHT
    outcome = judge(OUTSIDE)
    assert (outcome.ending, outcome.detail) == (Ending.FAULT, "outside")


def test_missing_store_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    instead(monkeypatch, lambda _session: None)
    outcome = judge(KERNEL)
    assert (outcome.ending, outcome.detail) == (Ending.ESCAPE, "launch 0: byte 4 of 'out' is 0, not 1")


def test_missing_fault_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    instead(monkeypatch, lambda _session: None)
    outcome = judge(OUTSIDE)
    assert outcome.ending is Ending.ESCAPE
    assert outcome.detail.startswith("launch 0: no fault; block 0 thread 31: Violation(kind='outside'")


def test_changed_canary_is_an_escape_even_with_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def action(session: Any) -> None:
        arena = session.arena
        behind = arena.address("out") - arena.start + 128
        arena.buffer[behind] ^= 1
        raise KernelFault(SENTENCE.format(thread=31, byte=128, opcode="st.global.u32"))

    instead(monkeypatch, action)
    outcome = judge(OUTSIDE)
    assert outcome.ending is Ending.ESCAPE
    assert outcome.detail == "launch 0: 1 canary bytes changed, the first at byte 128 of array 'out'"


def test_changed_memory_of_the_process_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    instead(monkeypatch, lambda session: session.arena.secret.__setitem__(7, session.arena.secret[7] ^ 255))
    assert judge(KERNEL).detail == "launch 0: memory outside the launch changed: 7"


def test_printed_bytes_from_outside_the_arrays_are_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    stolen: list[str] = []

    def action(session: Any) -> None:
        stolen.append(session.arena.secret[40:60].tobytes().decode())

    instead(monkeypatch, action)
    monkeypatch.setattr(judging.Launch, "printed", property(lambda _launch: f"value: {stolen[0]}\n"))
    outcome = judge(KERNEL)
    assert outcome.ending is Ending.ESCAPE
    assert outcome.detail == f"launch 0: printed {stolen[0][:8]!r}, which lies outside the arrays"


@pytest.mark.parametrize(
    ("kernel", "fault", "is_true"),
    [
        (OUTSIDE, {"thread": 31, "byte": 128, "opcode": "st.global.u32"}, True),
        (OUTSIDE, {"thread": 30, "byte": 128, "opcode": "st.global.u32"}, False),
        (OUTSIDE, {"thread": 31, "byte": 132, "opcode": "st.global.u32"}, False),
        (OUTSIDE, {"thread": 31, "byte": 128, "opcode": "ld.global.u32"}, False),
        (KERNEL, {"thread": 31, "byte": 128, "opcode": "st.global.u32"}, False),
    ],
)
def test_fault_must_name_thread_instruction_and_byte(
    monkeypatch: pytest.MonkeyPatch, kernel: Kernel, fault: dict[str, Any], *, is_true: bool
) -> None:
    instead(monkeypatch, raising(KernelFault(SENTENCE.format(**fault))))
    assert judge(kernel).ending is (Ending.FAULT if is_true else Ending.ESCAPE)


@pytest.mark.parametrize(("at", "is_true"), [("%d3", True), ("0", False)])
def test_fault_beside_the_variables_of_running_functions_must_be_one(
    monkeypatch: pytest.MonkeyPatch, at: str, *, is_true: bool
) -> None:
    sentence = SENTENCE.format(thread=31, byte=124, opcode="st.local.u32").split("of array")[0]
    sentence += "of local memory, where no variable of a running function lies"
    instead(monkeypatch, raising(KernelFault(sentence)))
    kernel = replace(KERNEL, text=f"{HEAD}st.local.u32 [{at}], %r1;{TAIL}")
    assert judge(kernel).ending is (Ending.FAULT if is_true else Ending.ESCAPE)


@pytest.mark.parametrize(
    "error", [ValueError("no error of Warplens"), KernelFault("something is wrong"), InstructionLimitError("no end")]
)
def test_other_errors_are_escapes(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    instead(monkeypatch, raising(error))
    assert judge(KERNEL).ending is Ending.ESCAPE
