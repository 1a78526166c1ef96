"""The shape of the repository: where files are.

The rule: only facts that no other tool checks. Which room may import which is import-linter's work (pyproject.toml).
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("cuda", "gui", "profiles")
FRONT = Path("gui/warplens")
"""The folder that is the package `warplens` itself."""

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "Makefile", *PARTS, "tests"}

HIDDEN = {
    ".ci": "what a merge must pass, as one command",
    ".github": "pages for contributors, pictures of the README, forms, workflows and the action for other repositories",
    ".gitignore": "where git looks for it",
    ".pre-commit-config.yaml": "hooks for work on this repository, where pre-commit looks for them",
    ".pre-commit-hooks.yaml": "the hook that other repositories take from this one, where pre-commit looks for it",
}
"""Names at the top level that begin with a dot, and why each is there."""

MOST_PROGRAM_LINES = 140_000
LONG_MODULES = {
    "tests/cuda/simt/test_bad_kernels.py": "tables of bad kernels and legal ones like them, with the sentence on each",
    "tests/cuda/simt/isa/arithmetic/test_floating.py": "exact rounding by fractions, which all its tables use",
}
"""Modules of more than 500 lines, and why each is one piece."""

NVIDIA_FOLDERS = {"bindings", "core", "pathfinder", "bench", "compute"}
"""Folders that NVIDIA's packages put into the namespace `cuda`; one of ours with such a name would hide theirs."""

MACHINE_PATH = re.compile(r"(?<![\w.$}<])/(?:home/(?!me\b)|root/|Users/|work/|mnt/|media/)[A-Za-z0-9_.-]+")
"""`/home/me` is a made-up home that tests may use as an example."""
REGISTRY = re.compile(r"(?:index-url|find-links|simple/|artifactory|nexus|devpi)\s*[=:]\s*\S*//", re.IGNORECASE)


@cache
def files() -> tuple[Path, ...]:
    """List the files that are, or are about to be, under version control, relative to the root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return tuple(sorted(Path(name) for name in listing.split("\0") if name and (ROOT / name).is_file()))


@cache
def settings() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def modules() -> list[Path]:
    return [path for path in files() if path.suffix == ".py" and path.parts[0] in (*PARTS, "tests")]


def text_of(path: Path) -> str | None:
    """Return the text of a file, None where it is binary."""
    data = (ROOT / path).read_bytes()
    return None if b"\0" in data[:8192] else data.decode("utf-8")


def test_top_level_has_only_the_agreed_names() -> None:
    names = {path.parts[0] for path in files()}
    assert names == TOP_LEVEL | set(HIDDEN)


def test_uv_installs_no_group_of_tools_unless_it_is_asked_for() -> None:
    assert settings()["tool"]["uv"]["default-groups"] == ["window"]  # Qt, with which `uv run warplens` opens the window


def test_packages_of_pyproject_are_the_folders() -> None:
    shipped = {".py", *(Path(pattern).suffix for pattern in settings()["tool"]["setuptools"]["package-data"]["*"])}
    holders = {path.parent for path in files() if path.parts[0] in PARTS and path.suffix in shipped}
    folders = {folder for holder in holders for folder in (holder, *holder.parents) if folder.parts}
    assert settings()["tool"]["setuptools"]["packages"] == sorted(
        "warplens" if folder == FRONT else ".".join(("warplens", *folder.parts)) for folder in folders
    )


def test_every_data_file_is_shipped() -> None:
    patterns = settings()["tool"]["setuptools"]["package-data"]["*"]
    data = [path for path in files() if path.parts[0] in PARTS and path.suffix != ".py"]
    assert [str(path) for path in data if not any(path.match(pattern) for pattern in patterns)] == []


@pytest.mark.parametrize(
    "folder", ["cuda", *sorted({str(path.parent) for path in modules() if path.parts[0] == "tests"})]
)
def test_folder_has_no_init(folder: str) -> None:
    assert not (ROOT / folder / "__init__.py").exists()


def test_folders_with_modules_have_init() -> None:
    folders = {path.parent for path in modules() if path.parts[0] in PARTS} - {Path("cuda")}
    assert sorted(str(folder) for folder in folders if not (ROOT / folder / "__init__.py").exists()) == []


def test_folders_of_cuda_hide_none_of_nvidias() -> None:
    assert {path.parts[1] for path in files() if path.parts[0] == "cuda"} & NVIDIA_FOLDERS == set()


def test_modules_begin_with_docstrings() -> None:
    texts = {str(path): (ROOT / path).read_text(encoding="utf-8") for path in modules()}
    assert sorted(path for path, text in texts.items() if not ast.get_docstring(ast.parse(text))) == []


def test_modules_that_tests_import_by_name_have_names_of_their_own() -> None:
    """One process collects all tests, so the first of two modules of one name would be taken for both."""
    names = [path.name for path in modules() if path.parts[0] == "tests" and path.parent.name != "model"]
    own = [name for name in names if not name.startswith("test_") and name != "conftest.py"]
    assert sorted({name for name in own if own.count(name) > 1}) == []


def test_program_keeps_within_its_budget_of_lines() -> None:
    """What counts are the lines of the Python files of cuda/, gui/ and profiles/, blank ones and comments included."""
    program = [ROOT / path for path in modules() if path.parts[0] in ("cuda", "gui", "profiles")]
    assert sum(path.read_text(encoding="utf-8").count("\n") for path in program) <= MOST_PROGRAM_LINES


def test_long_modules_are_those_with_a_reason() -> None:
    lengths = {str(path): len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert sorted(path for path, lines in lengths.items() if lines > 500) == sorted(LONG_MODULES)


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry host"])
def test_no_file_names_this_machine(pattern: re.Pattern[str]) -> None:
    matches = []
    for path in files():
        if path.name == "LICENSE" or path == Path(__file__).relative_to(ROOT):
            continue
        for number, line in enumerate((text_of(path) or "").splitlines(), 1):
            if match := pattern.search(line):
                matches.append(f"{path}:{number}: {match.group()}")
    assert matches == []


def test_no_file_names_another_place_of_work() -> None:
    outside = re.compile(r"\.\./shared|simt-notes")
    matches = [
        str(path) for path in files() if path != Path("tests/test_layout.py") and outside.search(text_of(path) or "")
    ]
    assert matches == []
