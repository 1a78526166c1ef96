"""Reads of bytes that nobody wrote are found by the code that looks for them, access by access."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.launch.unwritten import Outcome
from warplens.cuda.simt.values.value import Mode

PTX = """.version 8.0
.target sm_90
.address_size 64
.file 1 "k.cu"
.visible .entry k(.param .u64 a, .param .u64 b)
{{
	.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<12>; .reg .b64 %d<12>; .reg .f32 %f<6>;
	.shared .align 16 .b8 tile[512];
	ld.param.u64 %d0, [a]; ld.param.u64 %d9, [b];
	cvta.to.global.u64 %d1, %d0; cvta.to.global.u64 %d2, %d9;
	mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mad.lo.s32 %r2, %r1, 32, %r0;
	mul.wide.u32 %d3, %r2, 4; add.s64 %d4, %d1, %d3; add.s64 %d5, %d2, %d3;
	mul.wide.u32 %d6, %r2, 16; add.s64 %d7, %d1, %d6;
	{body}
	ret;
}}
"""
LOAD = "ld.global.u32 %r3, [%d4]; st.global.u32 [%d5], %r3;"
SIZE = 1024  # bytes of each array; two blocks of a warp reach the first 256 of them by words, all by vectors


def looked_at(body: str, written: dict[str, list[tuple[int, int]]], threads: int = 32) -> tuple[Outcome, np.ndarray]:
    """Return what was found in a launch, and the marks of `b` behind it; `written` has the first and last bytes."""
    arrays = {name: aligned_zeros(SIZE) for name in "ab"}
    marks = {name: aligned_zeros(SIZE + 16) for name in "ab"}
    for name, parts in written.items():
        for start, end in parts:
            marks[name][start:end] = 1
    request = LaunchRequest(
        module=parse_module(PTX.format(body=body)), symbol="k", file_name="k.ptx",
        block=(threads, 1, 1), grid=(2, 1, 1), parameters=bytes(16), pointers={0: "a", 8: "b"}, arrays=arrays,
        limit=10**6,
    )  # fmt: skip
    launch = Launch(request, mode=Mode.UNWRITTEN, like=Launch(request))
    return launch.find_unwritten(marks), marks["b"]


@pytest.mark.parametrize(
    ("body", "written", "expected"),
    [
        (LOAD, [], {"a": 256}),
        (LOAD, [(0, 256)], {}),
        (LOAD, [(0, 252)], {"a": 4}),
        (LOAD, [(0, 100), (101, 102), (104, 256)], {}),  # one byte of the word is written
        ("ld.global.v4.u32 {%r3, %r4, %r5, %r6}, [%d7];", [(at, at + 12) for at in range(0, 1024, 16)], {}),
        ("ld.global.v4.u32 {%r3, %r4, %r5, %r6}, [%d7];", [(0, 1008)], {"a": 16}),
        ("ld.global.u8 %h0, [%d4+3];", [(at, at + 1) for at in range(0, 256, 8)], {}),  # bytes that fill a struct up
        ("ld.global.u8 %h0, [%d4];", [(0, 128)], {"a": 32}),
        ("atom.global.add.u32 %r3, [%d1], 1;", [], {"a": 4}),
        ("red.global.max.u32 [%d1], 1;", [], {"a": 4}),
        ("atom.global.exch.b32 %r3, [%d4], 1;", [], {}),
        ("ld.global.u32 %r3, [%d1];", [], {"a": 4}),  # all lanes read one place
        ("st.global.u32 [%d4], %r2; ld.global.u32 %r3, [%d4];", [], {}),
        ("ld.global.u32 %r3, [%d4]; st.global.u32 [%d4], %r2;", [], {"a": 256}),
        ("ld.u32 %r3, [%d0];", [], {"a": 4}),  # without a space
        ("setp.lt.u32 %p0, %r0, 5; @%p0 ld.global.u32 %r3, [%d4];", [(0, 16)], {"a": 24}),
        ("mov.u32 %r4, tile; cp.async.ca.shared.global [%r4], [%d1], 4, 4; cp.async.wait_all;", [], {"a": 4}),
    ],
)  # fmt: skip
def test_reads_are_those_of_bytes_that_nobody_wrote(
    body: str, written: list[tuple[int, int]], expected: dict[str, int]
) -> None:
    outcome, _ = looked_at(body, {"a": written, "b": [(0, SIZE)]})
    assert {read.array: read.read_bytes for read in outcome.reads} == expected
    assert outcome.executed == outcome.blocks == 2


def test_first_read_has_its_line_block_and_thread() -> None:
    outcome, _ = looked_at(f".loc 1 7 1\n{LOAD}", {"a": [(0, 140)], "b": [(0, SIZE)]})
    [read] = outcome.reads
    assert (read.block, read.thread, read.read_bytes, read.line) == ((1, 0, 0), 3, 116, 7)


@pytest.mark.parametrize("threads", [32, 20])
def test_stores_are_marked_byte_by_byte(threads: int) -> None:
    _, marks = looked_at("st.global.u16 [%d5+2], %h0;", {}, threads)
    expected = np.zeros(SIZE + 16, np.uint8)
    for thread in range(threads):
        for block in range(2):
            at = 4 * (32 * block + thread) + 2
            expected[at : at + 2] = 1
    assert marks.tolist() == expected.tolist()
