"""Which loads of the PTX have no machine instruction, and why, from kernels of a few lines."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.assembled import blocks_of
from warplens.cuda.compiler.merging import Load, dropped_loads
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import SERVED, MergedRequest, flat

LOAD = "ld.global.nc.f32"


def _dropped(body: str, widths: dict[int, tuple[int, ...]]) -> dict[int, MergedRequest]:
    """Return what was dropped of a body, by lines counted from 1; `widths` are those of its machine instructions."""
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() {\n" + body + "\n}")
    entry = module.function("k")
    loads = [
        Load(load, 4, 16 if "v4" in load.modifiers else 4, widths.get(load.ptx_line - 1, ()))
        for load in flat(entry.body or ())
        if isinstance(load, tree.Instruction) and load.opcode == "ld"
    ]
    return {
        line - 1: request
        for line, request in dropped_loads(entry, blocks_of(entry, over_barriers=True), loads, {}).items()
    }


TWICE = f"{LOAD} %f1, [%rd1+8];\n{{}}\n{LOAD} %f2, [%rd1+8];\nst.global.v2.f32 [%rd2], {{{{%f1, %f2}}}};"


@pytest.mark.parametrize("between", ["", "bar.sync 0;", "@%p1 bra end;", "@%p1 add.f32 %f9, %f1, %f1;"])
def test_repeated_load_without_instruction_is_served_by_the_first(between: str) -> None:
    assert _dropped(TWICE.format(between) + "\nend: ret;", {1: (4,)}) == {3: SERVED}


@pytest.mark.parametrize(
    "body",
    [
        "mov.u64 %rd1, 0;\n" + TWICE.format("add.s64 %rd1, %rd1, 4;"),  # another address
        f"@%p1 bra other;\n{LOAD} %f1, [%rd1];\nother:\n{LOAD} %f1, [%rd1];\nst.global.f32 [%rd2], %f1;",  # past it
        f"@%p1 {LOAD} %f1, [%rd1];\n\n{LOAD} %f2, [%rd1];\nst.global.v2.f32 [%rd2], {{%f1, %f2}};",  # guarded
        TWICE.format("").replace("+8]", "+4]", 1),  # elsewhere
        TWICE.format("").replace(".global.nc", ".volatile.global"),
    ],
)
def test_load_without_instruction_and_without_reason_keeps_its_request(body: str) -> None:
    lines = [number for number, text in enumerate(body.splitlines(), 1) if "ld." in text]
    assert _dropped(body, {lines[0]: (4,)}) == {}


def test_load_with_an_instruction_is_no_repetition() -> None:
    assert _dropped(TWICE.format(""), {1: (4,), 3: (4,)}) == {}


def test_load_that_nothing_reads_is_dropped_with_what_is_computed_from_it() -> None:
    body = f"{LOAD} %f1, [%rd1];\nadd.f32 %f2, %f1, %f1;\n{LOAD} %f3, [%rd1+4];\nst.global.f32 [%rd2], %f3;"
    assert _dropped(body, {3: (4,)}) == {1: SERVED}


def test_volatile_load_that_nothing_reads_stays() -> None:
    assert _dropped("ld.volatile.global.f32 %f1, [%rd1];\nret;", {}) == {}


@pytest.mark.parametrize(
    ("read", "widths", "expected"),
    [
        ("%f1", (4,), MergedRequest(width_bytes=4)),
        ("%f3", (4,), MergedRequest(width_bytes=4, offset_bytes=8)),
        ("%f4", (8,), MergedRequest(width_bytes=8, offset_bytes=8)),
        ("%f2", (16,), None),  # not narrower
        ("%f2", (4, 8), None),  # several widths
    ],
)
def test_vector_of_which_some_elements_are_read_is_loaded_by_a_narrower_instruction(
    read: str, widths: tuple[int, ...], expected: MergedRequest | None
) -> None:
    body = f"ld.global.v4.f32 {{%f1, %f2, %f3, %f4}}, [%rd1];\nst.global.f32 [%rd2], {read};"
    assert _dropped(body, {1: widths}) == ({} if expected is None else {1: expected})


def test_loads_of_a_kernel_with_a_table_of_branches_are_not_taken_as_repeated() -> None:
    body = TWICE.format("table: .branchtargets one, two;\nbrx.idx %r1, table;\none:\ntwo:")
    assert _dropped(body, {1: (4,)}) == {}
