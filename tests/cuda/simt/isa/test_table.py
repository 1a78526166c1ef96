"""The README's table of instructions says what the registry says."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.isa.forms import alternatives, expanded
from warplens.cuda.simt.isa.registry import INSTRUCTIONS
from warplens.cuda.simt.isa.table import README, with_table


def test_readme_lists_what_the_registry_executes() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_table(text), "bring it up to date: .venv/bin/python -m warplens.cuda.simt.isa.table"


@pytest.mark.parametrize("opcode", sorted(INSTRUCTIONS))
def test_every_instruction_lists_its_forms(opcode: str) -> None:
    assert INSTRUCTIONS[opcode].forms, f"{opcode} is registered without forms=(...), which the README's table shows"


def test_pattern_stands_for_every_choice() -> None:
    assert expanded("{.sat}(.u8,.s8).f32") == [".u8.f32", ".s8.f32", ".sat.u8.f32", ".sat.s8.f32"]


def test_empty_pattern_is_the_opcode_alone() -> None:
    assert expanded("") == [""]
    assert alternatives("") == []
