"""The examples in the docstrings, run; and which functions must have one.

The rule: the functions of the Python API have an example, and so has every public function that takes nothing but plain
values, unless it is named here with the reason.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FRONT = Path("profiles/warplens")

PLAIN = re.compile(
    r"(?:\b(?:str|int|float|bool|object|bytes|None|Sequence|Iterable|Collection|Mapping|tuple|list|dict|set|frozenset)\b"
    r"|[\[\], |.])+"
)
"""The annotation of a parameter that takes plain values."""

WITHOUT_EXAMPLE = {
    "reads compiled code": ["read_resources", "machine_code"],
    "needs a card": ["pinned", "room_bytes", "room_holds"],
    "depends on the memory of the machine": ["check_pinned_room", "check_host_room"],
    "starts processes or connects": ["close_session", "make_executor"],
    "prints, or is the program": ["main"],
    "makes widgets or fonts": [
        "make_application",
        "label",
        "hint_label",
        "tool_button",
        "quiet_button",
        "panel",
    ],
}
"""Public functions of plain values that have no example, by the reason."""


def modules_with_examples() -> list[str]:
    paths = (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py")))
    return [module_name(path.relative_to(ROOT)) for path in paths if ">>> " in path.read_text(encoding="utf-8")]


def module_name(path: Path) -> str:
    inside = path.relative_to(FRONT) if path.is_relative_to(FRONT) else path
    parts = inside.with_suffix("").parts
    return ".".join(("warplens", *(parts[:-1] if parts[-1] == "__init__" else parts)))


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_of_module_hold(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def functions_of_plain_values() -> list[tuple[str, str]]:
    """Return the public functions all of whose parameters are plain values, each with its docstring."""
    functions = []
    for path in (path for part in ("cuda", "gui", "profiles") for path in sorted((ROOT / part).rglob("*.py"))):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
                continue
            parameters = node.args
            annotations = [
                ast.unparse(parameter.annotation) if parameter.annotation else ""
                for parameter in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs)
            ] + [ast.unparse(extra.annotation) for extra in (parameters.vararg, parameters.kwarg) if extra]
            if annotations and all(PLAIN.fullmatch(annotation) for annotation in annotations):
                functions.append((node.name, ast.get_docstring(node) or ""))
    return functions


def test_functions_of_plain_values_have_an_example() -> None:
    without = {name for name, docstring in functions_of_plain_values() if ">>> " not in docstring}
    assert sorted(without) == sorted(name for names in WITHOUT_EXAMPLE.values() for name in names)


@pytest.mark.parametrize("name", ["run", "load", "compare", "explain", "check", "devices"])
def test_function_of_the_python_api_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(importlib.import_module("warplens"), name).__doc__ or "")
