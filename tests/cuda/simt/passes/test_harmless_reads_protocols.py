"""Plain loads that an atomic operation at the same address settles, and those that none does."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.harmless_reads import Protocols

HEAD = """.version 8.8 .target sm_90 .address_size 64
.entry k(.param .u64 p) { .reg .b64 %d<9>; .reg .b32 %r<9>; .reg .pred %p;
ld.param.u64 %d1, [p];
"""


INDEXED = "mul.wide.u32 %d2, %r1, 4; add.s64 %d3, %d1, %d2; ld.global.u32 %r2, [%d3];"


def settled(body: str) -> list[bool]:
    """Return for each load of global memory whether an atomic operation settles it."""
    program = build_program(parse_module(f"{HEAD}{body} ret; }}"), "k", "k.cu")
    protocols = Protocols(program)
    loads = [op for op in program.ops() if op.instruction.opcode == "ld" and "global" in op.instruction.modifiers]
    return [protocols.settles(load) for load in loads]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("ld.global.u32 %r1, [%d1]; atom.global.cas.b32 %r2, [%d1], %r1, 7;", [True]),
        ("ld.global.u32 %r1, [%d1+4]; red.global.add.u32 [%d1+4], 7;", [True]),
        ("cvta.to.global.u64 %d2, %d1; ld.global.u32 %r1, [%d2]; atom.add.u32 %r2, [%d1], 7;", [True]),
        ("add.s64 %d2, %d1, 8; ld.global.u32 %r1, [%d2+-4]; red.global.add.u32 [%d1+4], 7;", [True]),
        (
            f"{INDEXED} mul.wide.u32 %d4, %r1, 4; add.s64 %d5, %d1, %d4; red.global.min.u32 [%d5], %r2;",
            [True],
        ),
        (
            "ld.global.u32 %r1, [%d1]; setp.lt.u32 %p, %r1, 9; @%p bra $done; red.global.max.u32 [%d1], 9; $done:",
            [True],
        ),
    ],
    ids=["compare-and-swap", "with-an-offset", "generic", "sums-of-offsets", "computed-twice", "behind-a-test"],
)
def test_load_that_an_update_of_its_place_follows_is_settled(body: str, expected: list[bool]) -> None:
    assert settled(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "ld.global.u32 %r1, [%d1]; red.global.add.u32 [%d1+4], 7;",
        "red.global.add.u32 [%d1], 7; ld.global.u32 %r1, [%d1];",
        "ld.global.u32 %r1, [%d1]; bar.sync 0; red.global.add.u32 [%d1], 7;",
        "ld.global.u32 %r1, [%d1]; st.global.u32 [%d1], 7;",
        f"{INDEXED} mul.wide.u32 %d4, %r3, 4; add.s64 %d5, %d1, %d4; red.global.min.u32 [%d5], %r2;",
        "ld.global.u32 %r1, [%d1]; mov.u64 %d2, %d1; add.s64 %d2, %d2, 4; red.global.add.u32 [%d2], 7;",
    ],
    ids=["elsewhere", "before-it", "behind-a-barrier", "by-a-store", "another-index", "a-register-that-changes"],
)
def test_load_that_no_update_of_its_place_follows_is_not_settled(body: str) -> None:
    assert settled(body) == [False]
