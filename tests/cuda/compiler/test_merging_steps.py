"""How far a trip of a loop advances a register."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.merging import Steps
from warplens.cuda.ptx.parser import parse_module

HEAD = ".version 8.8\n.target sm_90\n.address_size 64\n.entry sum()\n{\n"


def _step(register: str, body: str, before: str = "") -> int | None:
    """Return the step of a register at a load at the start of a loop of these instructions."""
    text = f"{HEAD}{before}\nagain:\nld.shared.f32 %f1, [%r1];\n{body}\n@%p1 bra again;\n}}"
    load = text.splitlines().index("ld.shared.f32 %f1, [%r1];") + 1
    return Steps(parse_module(text).function("sum")).of(register, load)


@pytest.mark.parametrize(
    ("body", "step"),
    [
        ("add.s32 %r1, %r1, 8;", 8),
        ("add.s32 %r1, %r1, -8;", -8),
        ("add.s32 %r2, %r1, 4;\nadd.s32 %r3, %r2, 4;\nmov.u32 %r1, %r3;", 8),
        ("add.s32 %r2, %r2, 2;\nshl.b32 %r3, %r2, 3;\nadd.s32 %r1, %r3, %r9;", 16),
        ("add.s32 %r2, %r2, 2;\nmad.lo.s32 %r1, %r2, 12, %r9;", 24),
        ("add.s32 %r2, %r2, 2;\nmul.wide.s32 %rd2, %r2, 4;\ncvt.u32.u64 %r3, %rd2;\nsub.s32 %r1, %r9, %r3;", -8),
        ("add.s32 %r2, %r2, 8;\nor.b32 %r1, %r2, 4;", 8),
        ("mul.lo.s32 %r1, %r8, %r9;", 0),
    ],
)
def test_step_follows_from_constants_that_trips_add(body: str, step: int) -> None:
    assert _step("%r1", body) == step


@pytest.mark.parametrize(
    "body",
    [
        "add.s32 %r1, %r1, %r9;",
        "add.s32 %r1, %r1, 4;\nadd.s32 %r1, %r1, 4;",
        "@%p2 add.s32 %r1, %r1, 4;",
        "ld.shared.u32 %r1, [%r9];",
        "add.s32 %r2, %r2, 2;\nor.b32 %r1, %r2, 4;",
        "add.s32 %r2, %r2, 2;\nmul.lo.s32 %r1, %r2, %r9;",
        "add.s32 %r1, %r2, 4;\nxor.b32 %r2, %r1, 4;",
    ],
)
def test_step_that_does_not_follow_is_not_known(body: str) -> None:
    assert _step("%r1", body) is None


def test_register_of_an_outer_loop_stands_still_in_the_inner_one() -> None:
    inner = "inner:\nst.shared.f32 [%r2], %f1;\nadd.s32 %r2, %r2, 4;\n@%p2 bra inner;"
    text = f"{HEAD}outer:\n{inner}\nadd.s32 %r1, %r1, 128;\n@%p1 bra outer;\n}}"
    lines = text.splitlines()
    steps = Steps(parse_module(text).function("sum"))
    store, after = lines.index("st.shared.f32 [%r2], %f1;") + 1, lines.index("add.s32 %r1, %r1, 128;") + 1
    assert [steps.of("%r1", store), steps.of("%r2", store), steps.of("%r1", after)] == [0, 4, 128]


def test_instruction_outside_of_loops_has_no_step() -> None:
    text = f"{HEAD}ld.shared.f32 %f1, [%r1];\n}}"
    assert Steps(parse_module(text).function("sum")).of("%r1", 6) is None


def test_steps_init_indexes_the_definitions_of_each_register():
    body = (
        "{\n"
        "again:\n"
        "    add.s32 %r2, %r1, %r9;\n"
        "    ld.shared.f32 %f1, [%r2];\n"
        "    add.s32 %r1, %r1, 8;\n"
        "    @%p1 bra again;\n"
        "}"
    )
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry sum()" + body)
    assert Steps(module.function("sum")).of("%r2", 4) == 8
