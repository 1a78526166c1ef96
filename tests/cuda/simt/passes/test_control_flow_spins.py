"""Loops in which a thread may wait for another block, and those that only look like them."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.control_flow import spins

HEAD = """.version 8.8 .target sm_90 .address_size 64
.entry k(.param .u64 p) { .reg .b64 %d<9>; .reg .b32 %r<9>; .reg .pred %p; .shared .b32 word;
ld.param.u64 %d1, [p]; mov.u32 %r3, 0;
"""


def waits_by(body: str) -> list[str]:
    """Return the accesses by which a loop around a body waits."""
    text = f"{HEAD} $loop: {body} setp.eq.u32 %p, %r1, 0; @%p bra $loop; $end: ret; }}"
    return [op.text for op in spins(build_program(parse_module(text), "k", "k.cu")).values()]


@pytest.mark.parametrize(
    "access",
    [
        "ld.volatile.global.u32 %r1, [%d1+4]",
        "ld.acquire.gpu.u32 %r1, [%d1]",
        "ld.relaxed.sys.global.u32 %r1, [%d1]",
        "atom.global.cas.b32 %r1, [%d1], 0, 1",
        "atom.global.exch.b32 %r1, [%d1], 1",
        "atom.add.u32 %r1, [%d1], 0",
        "atom.add.u32 %r1, [%d1], %r3",
    ],
)
def test_loop_that_looks_at_one_place_waits_by_that_access(access: str) -> None:
    assert waits_by(access + ";") == [access]


def test_address_that_is_computed_in_the_loop_from_the_same_numbers_is_one_place() -> None:
    body = "add.s64 %d2, %d1, 4; add.s64 %d3, %d2, %d2; nanosleep.u32 20; ld.volatile.global.u32 %r1, [%d3];"
    assert waits_by(body) == ["ld.volatile.global.u32 %r1, [%d3]"]


@pytest.mark.parametrize(
    "body",
    [
        "ld.global.u32 %r1, [%d1];",
        "ld.volatile.shared.u32 %r1, [word];",
        "atom.global.add.u32 %r1, [%d1], 1;",
        "ld.volatile.global.u32 %r1, [%d1]; st.global.u32 [%d1+4], %r1;",
        "ld.volatile.global.u32 %r1, [%d1]; red.global.add.u32 [%d1+4], 1;",
        "ld.volatile.global.u32 %r1, [%d1]; bar.sync 0;",
        "ld.volatile.global.u32 %r1, [%d1]; add.s64 %d1, %d1, 4;",
        "ld.global.u64 %d2, [%d1]; ld.volatile.global.u32 %r1, [%d2];",
        "ld.volatile.global.u32 %r1, [%d1]; mov.u64 %d2, %clock64; setp.gt.u64 %p, %d2, 9; @%p bra $end;",
    ],
    ids=["plain", "shared", "takes-a-ticket", "stores", "counts", "barrier", "array", "list", "clock"],
)
def test_loop_that_gets_on_waits_for_nobody(body: str) -> None:
    assert waits_by(body) == []
