"""Loads whose value only guarded stores take, and loads that have another use."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.control_flow import UnusedReads

HEAD = """.version 8.8 .target sm_90 .address_size 64
.entry k(.param .u64 p) { .reg .b64 %d<9>; .reg .b32 %r<9>; .reg .pred %p, %q;
ld.param.u64 %d1, [p]; mov.u32 %r8, %tid.x; setp.eq.u32 %p, %r8, 0; setp.lt.u32 %q, %r8, 9;
"""
LOAD, STORE = "ld.global.b32 %r1, [%d1]; add.u32 %r2, %r1, 1;", "@%p st.global.b32 [%d1], %r2;"


def use_of(body: str) -> tuple[str, bool]:
    """Return the store at which the first load of global memory counts, "" where it counts by itself, for which lanes.

    The truth value says whether it counts there for all lanes of the warp.
    """
    program = build_program(parse_module(f"{HEAD}{body} ret; }}"), "k", "k.cu")
    load = next(op for op in program.ops() if op.instruction.opcode == "ld" and "global" in op.instruction.modifiers)
    use = UnusedReads(program).use_of(load)
    return ("", False) if use is None else (use.store.text, use.is_exchanged)


@pytest.mark.parametrize(
    "body",
    [
        LOAD + STORE,
        LOAD + STORE + "@%p st.global.b32 [%d1+4], %r1;",
        f"@%q {LOAD} {STORE}",
        f"mov.b32 %r1, 0; @%q {LOAD} {STORE}",
        f"{LOAD} ld.global.b32 %r3, [%d1+8]; st.global.b32 [%d1+12], %r3; {STORE}",
        f"{LOAD} {STORE} bar.sync 0;",
    ],
    ids=["at-once", "two-stores", "other-guard", "with-another-value", "accesses-between", "barrier-behind"],
)
def test_load_that_only_a_guarded_store_uses_counts_there(body: str) -> None:
    assert use_of(body) == ("@%p st.global.b32 [%d1], %r2", False)


@pytest.mark.parametrize(
    "body",
    [
        f"{LOAD} shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1; @%p st.global.b32 [%d1], %r3;",
        f"{LOAD} shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1; add.u32 %r3, %r3, %r1; @%p st.global.b32 [%d1], %r3;",
        f"{LOAD} redux.sync.add.u32 %r3, %r2, -1; @%p st.global.b32 [%d1], %r3;",
    ],
    ids=["shuffle", "sum", "reduction"],
)
def test_load_whose_lanes_exchange_it_counts_for_the_whole_warp(body: str) -> None:
    assert use_of(body) == ("@%p st.global.b32 [%d1], %r3", True)


def test_exchange_of_other_values_orders_nothing() -> None:
    assert use_of(f"{LOAD} shfl.sync.bfly.b32 %r3, %r8, 1, 31, -1; {STORE}")[1] is False


@pytest.mark.parametrize(
    "body",
    [
        LOAD + "st.global.b32 [%d1], %r2;",
        LOAD + STORE + "st.global.b32 [%d1+4], %r1;",
        LOAD + STORE + "@%q st.global.b32 [%d1+4], %r1;",
        f"@%p {LOAD} {STORE}",
        f"{LOAD} bar.sync 0; {STORE}",
        f"{LOAD} membar.gl; {STORE}",
        f"{LOAD} atom.global.add.u32 %r3, [%d1+8], 1; {STORE}",
        f"{LOAD} atom.global.add.u32 %r3, [%d1+8], %r2; {STORE}",
        f"{LOAD} shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1; {STORE} st.global.b32 [%d1+4], %r3;",
        f"{LOAD} shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1; setp.eq.u32 %p, %r3, 3; {STORE}",
        f"{LOAD} setp.eq.u32 %p, %r1, 3; {STORE}",
        f"{LOAD} {STORE} setp.eq.u32 %q, %r1, 3; @%q bra $on; st.global.b32 [%d1+4], 7; $on:",
        f"$again: add.u32 %r3, %r3, %r1; {LOAD} {STORE} setp.lt.u32 %q, %r3, 9; @%q bra $again;",
        "ld.global.b32 %r1, [%d1];",
    ],
    ids=[
        "no-guard", "store-by-all", "store-by-others", "same-guard", "barrier", "fence", "update", "by-an-update",
        "shuffled-for-all", "shuffled-guard", "its-own-guard", "branch", "in-the-next-round", "never-stored",
    ],
)  # fmt: skip
def test_load_with_another_use_counts_by_itself(body: str) -> None:
    assert use_of(body) == ("", False)
