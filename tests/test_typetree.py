"""The link tree of the static tools: all modules, no leftovers, and packages where grimp needs them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

SPEC = importlib.util.spec_from_file_location("typetree", Path(__file__).with_name("typetree.py"))
assert SPEC is not None
assert SPEC.loader is not None
typetree = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(typetree)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name in (
        "cuda/ground/errors.py",
        "cuda/ptx/__init__.py",
        "cuda/kernels/matmul/naive.cu",
        "gui/__init__.py",
        "tests/test_a.py",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n", encoding="utf-8")
    return tmp_path


def tree_of(target: Path) -> list[str]:
    return sorted(str(path.relative_to(target)) for path in target.rglob("*") if path.is_file())


def test_tree_links_every_module_and_makes_the_two_packages(repository: Path) -> None:
    target = repository / "build" / "types" / "warplens"
    assert typetree.make_tree(repository, target) == 3
    assert tree_of(target) == [
        "__init__.py",
        "cuda/__init__.py",
        "cuda/ground/errors.py",
        "cuda/ptx/__init__.py",
        "gui/__init__.py",
    ]
    assert (target / "cuda" / "ground" / "errors.py").read_text(encoding="utf-8") == "# cuda/ground/errors.py\n"


def test_tree_made_again_forgets_a_removed_module(repository: Path) -> None:
    target = repository / "build" / "types" / "warplens"
    typetree.make_tree(repository, target)
    (repository / "cuda" / "ground" / "errors.py").unlink()
    assert typetree.make_tree(repository, target) == 2
    assert tree_of(target) == ["__init__.py", "cuda/__init__.py", "cuda/ptx/__init__.py", "gui/__init__.py"]
