"""The examples in the docstrings, run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FRONT = Path("profiles/warplens")


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
