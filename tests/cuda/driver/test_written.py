"""Programs that read device memory which nobody has written are named, and no others."""

from __future__ import annotations

import mmap
import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.driver.arena import MarkedMemory, TouchedMemory

Run = Callable[..., Any]
PTX = """.version 7.5
.target sm_75
.address_size 64
.visible .entry copy(.param .u64 a, .param .u64 b, .param .u32 first, .param .u32 n)
{
	.reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %rd<9>;
	ld.param.u64 %rd1, [a];
	ld.param.u64 %rd2, [b];
	ld.param.u32 %r1, [first];
	ld.param.u32 %r2, [n];
	mov.u32 %r3, %tid.x;
	add.s32 %r4, %r3, %r1;
	setp.ge.u32 %p1, %r4, %r2;
	@%p1 bra DONE;
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	mul.wide.s32 %rd5, %r4, 4;
	add.s64 %rd6, %rd3, %rd5;
	add.s64 %rd7, %rd4, %rd5;
	ld.global.u32 %r6, [%rd6];
	st.global.u32 [%rd7], %r6;
DONE:
	ret;
}
"""
BEGIN = """int h[64] = {1}, *a, *b, *c, zero = 0, n = 64, half = 32;
cudaMalloc((void **)&a, 256); cudaMalloc((void **)&b, 256); cudaMalloc((void **)&c, 256);"""
COPY = "LAUNCH(0, 1, 64, &{}, &{}, &zero, &n);"
AB, BC = COPY.format("a", "b"), COPY.format("b", "c")
SECOND_HALF = "LAUNCH(0, 1, 32, &a, &b, &half, &n);"
MOVING = """for (int i = 0; i < 6; i++) {
    zero = 8 * i; half = zero + 8; LAUNCH(0, 1, 8, &a, &b, &zero, &half); }"""
MANAGED = "int *m, late = 1100, end = 1124; cudaMallocManaged((void **)&m, 8192, 1); m[0] = 1;"
NAMED = re.compile(r"copy reads (\d+) bytes that nobody has written, at \S+, of the")
END = "cudaFree(a); cudaFree(b); cudaFree(c); return 0;"


@pytest.mark.parametrize(
    ("body", "read_bytes"),
    [
        (AB, [256]),
        (f"cudaMemset(a, 0, 64); {AB}", [192]),
        (f"cudaMemcpy(a, h, 252, H2D); {AB} {BC}", [4]),
        (f"cudaMemcpy(b, a, 256, D2D); {BC}", [256]),
        (f"cudaMemcpy(a, h, 128, H2D); cudaMemcpy(b, a, 256, D2D); {BC}", [128]),
        (f"cudaMemcpy(a, h, 256, H2D); LAUNCH(0, 1, 64, &a, &b, &zero, &half); {BC}", [128]),
        (f"cudaMemset(a, 0, 256); cudaFree(a); cudaMalloc((void **)&a, 256); {AB}", [256]),
        (f"{MANAGED} LAUNCH(0, 1, 24, &m, &b, &zero, &half); cudaDeviceSynchronize(); cudaFree(m);", []),
        (f"{MANAGED} LAUNCH(0, 1, 24, &m, &m, &late, &end); cudaDeviceSynchronize(); cudaFree(m);", [96]),
        ("int *m; cudaMallocHost((void **)&m, 256); LAUNCH(0, 1, 64, &m, &b, &zero, &n); cudaFreeHost(m);", [256]),
        (f"cudaMemset(a, 0, 256); {AB} {BC}", []),
        (f"cudaMemset(a, 0, 128); cudaMemset(a + 32, 0, 128); {AB}", []),
        (f"cudaMemcpyAsync(a, h, 256, H2D, 0); cudaMemcpy(b, a, 256, D2D); {BC}", []),
        (f"cudaMemset(a, 0, 256); LAUNCH(0, 1, 32, &a, &b, &zero, &half); {SECOND_HALF} {BC}", []),
        ("cudaMemset(a, 0, 128); LAUNCH(0, 1, 64, &a, &b, &zero, &half);", []),
        (f"cudaMemset(b, 0, 256); cudaMemcpy(a, b, 256, H2D); {AB}", []),  # addresses are unified
    ],
)  # fmt: skip
def test_reads_of_what_nobody_wrote_are_named_by_their_bytes(run: Run, body: str, read_bytes: list[int]) -> None:
    ran = run(PTX, f"int cudaFreeHost(void *); {BEGIN} {body} {END}", kernels=["copy"])
    assert [int(match[1]) for sentence in ran.sentences if (match := NAMED.search(sentence))] == read_bytes


@pytest.mark.parametrize(
    ("body", "copied_bytes"),
    [
        ("cudaMemcpy(h, a, 256, D2H);", [256]),
        ("cudaMemset(a, 0, 128); cudaMemcpy(h, a, 256, D2H); cudaMemcpy(h, a + 32, 128, D2H);", [128]),
        ("cudaMemcpy(b, a, 256, D2D); cudaMemcpyAsync(h, b, 252, D2H, 0);", [252]),
        ("cudaMemset(a + 63, 0, 1); cudaMemcpy(h, a, 256, D2H);", []),
        ("cudaMemset(a, 0, 256); LAUNCH(0, 1, 32, &a, &b, &zero, &half); cudaMemcpy(h, b, 256, D2H);", []),
        ("cudaMemset(a, 0, 256); LAUNCH(0, 1, 32, &a, &b, &zero, &half); cudaMemcpy(h, b + 32, 128, D2H);", [128]),
        (f"cudaMemset(a, 0, 256); {MOVING} cudaMemcpy(h, b + 40, 32, D2H);", []),
        ("int *m; cudaMallocManaged((void **)&m, 256, 1); cudaMemcpy(h, m, 256, D2H); cudaFree(m);", []),
    ],
)  # fmt: skip
def test_copies_to_the_host_of_which_nothing_was_written_are_named(
    run: Run, body: str, copied_bytes: list[int]
) -> None:
    ran = run(PTX, f"{BEGIN} {body} {END}", kernels=["copy"])
    named = re.compile(
        r"main.c:\d+: copies (\d+) bytes, which main.c:\d allocates, to the host, and nothing has written any"
    )
    assert [int(match[1]) for sentence in ran.sentences if (match := named.fullmatch(sentence))] == copied_bytes


def test_loop_that_swaps_its_arrays_is_looked_at_in_its_second_trip(run: Run) -> None:
    second = "LAUNCH(0, 1, 64, &b, &a, &zero, &n);"
    ran = run(
        PTX,
        f"{BEGIN} cudaMemset(a, 0, 256); LAUNCH(0, 1, 64, &a, &b, &zero, &half); {second} {END}",
        kernels=["copy"],
    )
    assert [int(match[1]) for sentence in ran.sentences if (match := NAMED.search(sentence))] == [128]


def test_sentence_names_the_lines_and_the_point_has_a_note(run: Run) -> None:
    ran = run(PTX, f"{BEGIN}\n{AB} {END}", kernels=["copy"])
    [sentence] = ran.sentences
    assert sentence.startswith("main.c:3: copy reads 256 bytes that nobody has written, at")
    assert sentence.endswith("of the 256 that main.c:2 allocates")
    assert any("reads 256 bytes of a that were never written" in note for note in ran.records[0].notes)


def test_pages_that_nobody_touched_are_missing() -> None:
    descriptor = os.memfd_create("memory")
    page = mmap.PAGESIZE
    try:
        os.ftruncate(descriptor, 8 * page)
        memory = TouchedMemory(descriptor, page, 3 * page - 8, str)
        os.pwrite(descriptor, b"x", 2 * page + 5)
        marks = memory.missing()
        assert marks is not None
        assert [int(marks[at]) for at in (0, page - 1, page, 2 * page - 1, 2 * page)] == [0, 0, 1, 1, 0]
        os.pwrite(descriptor, bytes(3 * page), page)
        assert memory.missing() is None
    finally:
        os.close(descriptor)


def test_marks_are_dropped_once_all_is_written() -> None:
    descriptor = os.memfd_create("memory")
    try:
        os.ftruncate(descriptor, 2 * mmap.PAGESIZE)
        memory = MarkedMemory(descriptor, 0, 100, str)
        memory.add(0, 60)
        marks = memory.missing()
        assert marks is not None
        assert int(marks[:100].sum()) == 60
        memory.add(60, 100)
        assert memory.missing() is None
        assert os.pread(descriptor, 1, 2 * mmap.PAGESIZE - 1) == b"\1"
    finally:
        os.close(descriptor)
