"""The README's table of instructions agrees with the registry."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from instruction_table import FORMS, README, alternatives, table, with_table

from warplens.cuda.simt import isa
from warplens.cuda.simt.isa.registry import INSTRUCTIONS

CALL = re.compile(r"^ *@?(instruction|step)\(", re.MULTILINE)


def test_readme_lists_what_the_registry_executes() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_table(text), "bring it up to date: .venv/bin/python tests/cuda/simt/isa/instruction_table.py"


def test_every_instruction_lists_its_forms() -> None:
    assert FORMS.keys() == INSTRUCTIONS.keys(), "forms.toml, which the README's table shows, has those of each opcode"
    assert all(FORMS.values())


def test_every_module_of_instructions_is_imported() -> None:
    folder = Path(isa.__file__).parent
    paths = [path for path in folder.rglob("*.py") if CALL.search(path.read_text(encoding="utf-8"))]
    registering = {path.relative_to(folder).with_suffix("").as_posix() for path in paths}
    imported = {"everyday"} | {
        f"{room}/{module}" for room in isa.__all__ if room != "everyday" for module in getattr(isa, room).__all__
    }
    assert registering == imported, "name it in the __init__.py of its room, and the room in cuda/simt/isa/__init__.py"


def test_pattern_stands_for_every_choice() -> None:
    assert alternatives("{.sat}(.u8,.s8).f32") == [("", ".sat"), (".u8", ".s8"), (".f32",)]


def test_empty_pattern_is_the_opcode_alone() -> None:
    assert alternatives("") == []


def test_table_returns_the_table_as_markdown():
    assert (
        next(row for row in table().splitlines() if row.startswith("| `popc`"))
        == "| `popc` | `(.b32,.b64)` | alu | 9.7.1.14 |"
    )
