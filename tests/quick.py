"""Runs the tests that a change can break, nearest first, and no longer than 90 s: `make quick`.

The rule: nothing is chosen by hand. What changed comes from git, what uses it from the imports of all modules and
tests, and how long a test file takes from the record of an earlier run (`seconds.txt`, made by `make seconds`). Test
files are taken in the order of their distance while the recorded seconds fit. What is left out is printed.

The distance of a test file is 0 where it changed itself or mirrors a module that changed, and otherwise the number of
imports between it and the change. `from package import name` leads to the module that defines the name; a package's
`__init__` and a `conftest.py` reach nearly everything, so a path through one of them counts double. A kernel, a sheet
or another file of data is used by the modules that name it or its folder.

pytest-testmon answers the same question from coverage data, which a fresh clone does not have. import-linter's grimp
does not follow a name through a package to the module that defines it.
"""

from __future__ import annotations

import argparse
import ast
import heapq
import json
import os
import re
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
RECORD = Path(__file__).with_name("seconds.txt")

PROCESSES = 2
LAST_START_S = 78.0
"""No test begins later: the run ends within 90 s, since the tests that begin late are short ones."""
LONG_S = 12.0
NEAR = 1
"""A file of more seconds than `LONG_S` may have one long test: it runs only where it is near, and so begins early."""
STARTING_S = 16.0
"""What passes before the first test on a busy day: reading the imports, starting pytest and collecting."""
UNRECORDED_S = 1.0
"""The seconds of a test file without a record: the mean of those that have one is 0.8 s."""

NONE_COLLECTED = 5
"""What pytest returns where all tests of the chosen files are long ones."""

EXAMPLES = "tests/test_doctests.py::test_examples_of_module_hold"
"""The test whose cases are the docstrings of one module each."""
LAYOUT = "tests/test_layout.py"
"""Reads every file of the repository, so that every change can break it."""

DOTTED = re.compile(r"\bwarplens(?:\.\w+)+")
IMPORT_IN_TEXT = re.compile(r"\bfrom (warplens[\w.]*) import \(?([\w, ]+)")
NAMED = 1
SHARED = 2
"""The lengths of an edge to what a file names, and to what it shares with everybody around it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The test files to run, nearest first, and those for which there is no time."""

    files: tuple[str, ...]
    left_out: tuple[str, ...]


def names_used_by(text: str) -> set[str]:
    """Return the dotted names that a Python file imports, wherever it does so, and those that stand in its strings.

    `from a import b` is `a.b`; `import a` with `a.b()` further down is `a` and `a.b`. Docstrings do not count.
    """
    tree = ast.parse(text)
    names: set[str] = set()
    docstrings: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=aliases):
                names |= {f"{module}.{alias.name}" for alias in aliases}
            case ast.Import(names=aliases):
                names |= {alias.name for alias in aliases}
            case ast.Attribute(value=ast.Name(id="warplens"), attr=attribute):
                names.add(f"warplens.{attribute}")
            case ast.Expr(value=ast.Constant(value=str()) as docstring):
                docstrings.add(id(docstring))
            case ast.Constant(value=str(string)) if "warplens" in string and id(node) not in docstrings:
                names |= set(DOTTED.findall(string))
                for module, imported in IMPORT_IN_TEXT.findall(string):
                    names |= {f"{module}.{name}" for name in re.findall(r"\w+", imported)}
    return names


class Imports:
    """Which Python file of the repository uses which.

    Args:
        names: the names that each file uses, by its path.
        packages: the folder of each package that pyproject.toml maps.
    """

    def __init__(self, names: Mapping[str, Iterable[str]], packages: Mapping[str, str]) -> None:
        self._names = names
        self._folders = set(packages)
        self._modules: dict[str, str] = {}
        self._packages: dict[str, dict[str, str]] = {}
        folders = sorted(packages.items(), key=lambda item: -len(item[1]))
        for path in names:
            if path.startswith("tests/"):
                if not is_test(path) and not path.endswith("/conftest.py"):
                    self._modules.setdefault(PurePosixPath(path).stem, path)
                continue
            for package, folder in folders:
                if path.startswith(f"{folder}/"):
                    parts = PurePosixPath(path).relative_to(folder).with_suffix("").parts
                    self._modules[".".join((package, *parts)).removesuffix(".__init__")] = path
                    break
        for module, path in self._modules.items():
            if path.endswith("/__init__.py"):
                bound = {name.rpartition(".")[2]: name for name in names[path]}
                self._packages[path] = {key: name for key, name in bound.items() if name != f"{module}.{key}"}

    def module_of(self, path: str) -> str:
        """Return the dotted name of a module of the program, "" for any other file."""
        return next((module for module, other in self._modules.items() if other == path and "." in module), "")

    def defining(self, name: str) -> tuple[str, set[str]]:
        """Return the file that defines a name ("" where it is none of ours), and the packages that pass it on."""
        passed: set[str] = set()
        while True:
            module = name
            while module and module not in self._modules:
                module = module.rpartition(".")[0]
            if not module:
                return "", passed
            path = self._modules[module]
            rest = name.removeprefix(module).lstrip(".").partition(".")[0]
            if f"{module}.{rest}" in self._folders:  # a package without an `__init__` of its own
                return "", passed
            origin = self._packages.get(path, {}).get(rest)
            if origin is None or path in passed:
                return path, passed
            passed.add(path)
            name = origin

    def edges(self) -> Iterator[tuple[str, str, int]]:
        """Yield each file, a file that it uses, and the length of this step."""
        conftests = {path for path in self._names if path.endswith("/conftest.py")}
        for path, names in self._names.items():
            for name in names:
                file, passed = self.defining(name)
                if file:
                    yield path, file, NAMED
                    for package in passed:
                        yield path, package, SHARED
            if is_test(path):
                for folder in PurePosixPath(path).parents:
                    if f"{folder}/conftest.py" in conftests:
                        yield path, f"{folder}/conftest.py", SHARED


def is_test(path: str) -> bool:
    """Tell whether pytest collects a file."""
    return path.startswith("tests/") and path.endswith(".py") and PurePosixPath(path).name.startswith("test_")


def mirrors_of(path: str) -> tuple[str, ...]:
    """Return where the tests of a file are by the layout of the repository."""
    place = PurePosixPath("tests") / path
    if place.name == "__init__.py":
        return f"{place.parent}/test_{place.parent.name}.py", f"{place.parent.parent}/test_{place.parent.name}.py"
    return (str(place.with_name(f"test_{place.stem}.py")),)


def distances(imports: Imports, begins: Mapping[str, int]) -> dict[str, int]:
    """Return the distance of each test file that uses one of the files of `begins`, which have the distances there."""
    users: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for user, used, length in imports.edges():
        users[used].append((user, length))
    reached: dict[str, int] = {}
    waiting = [(distance, path) for path, distance in begins.items()]
    heapq.heapify(waiting)
    while waiting:
        distance, path = heapq.heappop(waiting)
        if path in reached:
            continue
        reached[path] = distance
        for user, length in users[path]:
            if user not in reached:
                heapq.heappush(waiting, (distance + length, user))
    return {path: distance for path, distance in reached.items() if is_test(path)}


def choose(distance: Mapping[str, int], seconds: Mapping[str, float], budget_s: float) -> Choice:
    """Take the nearest test files, of equally near ones the cheapest, while their seconds fit into the budget."""
    files, left_out = [], []
    for path in sorted(distance, key=lambda path: (distance[path], seconds.get(path, UNRECORDED_S), path)):
        cost = seconds.get(path, UNRECORDED_S)
        if cost <= (budget_s if distance[path] <= NEAR else min(budget_s, LONG_S)):
            files.append(path)
            budget_s -= cost
        else:
            left_out.append(path)
    return Choice(files=tuple(files), left_out=tuple(left_out))


def git(root: Path, *words: str) -> str:
    """Return what git answers, "" where it refuses."""
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False).stdout.strip()


def changed_files(root: Path, since: str) -> set[str]:
    """Return the files that differ from a commit, removed and untracked ones too."""
    listings = (
        git(root, "diff", "--name-only", "--no-renames", since),
        git(root, "ls-files", "--others", "--exclude-standard"),
    )
    return {line for listing in listings for line in listing.splitlines()}


def names_by_file(root: Path, cache: Path) -> dict[str, list[str]]:
    """Return the names that each Python file uses; a file whose time and size are those in the cache is not read."""
    try:
        known = json.loads(cache.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    entries = {}
    listing = git(root, "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.py")
    for path in sorted({line for line in listing.splitlines() if (root / line).is_file()}):
        status = (root / path).stat()
        stamp = [status.st_mtime_ns, status.st_size]
        entry = known.get(path)
        if entry is None or entry[0] != stamp:
            try:
                entry = [stamp, sorted(names_used_by((root / path).read_text(encoding="utf-8")))]
            except SyntaxError as error:
                sys.exit(f"quick: {path}:{error.lineno}: {error.msg}")
        entries[path] = entry
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text(json.dumps(entries), encoding="utf-8")
    return {path: names for path, (_, names) in entries.items()}


def users_of_data(root: Path, path: str) -> dict[str, int]:
    """Return the modules and tests that use a file of data: they name it, its stem in quotes, or its folder."""
    place = PurePosixPath(path)
    stem = place.name.partition(".")[0]
    found: dict[str, int] = {}
    for distance, pattern in (
        (NAMED, rf"\b{re.escape(place.name)}\b"),
        (SHARED, rf"[\"'/]{re.escape(stem)}[\"'/.:\[]"),
        (SHARED + NAMED, rf"[\"'/]{re.escape(place.parent.name)}[\"'/]"),
    ):
        for line in git(root, "grep", "--untracked", "-lP", pattern, "--", "*.py").splitlines():
            found.setdefault(line, distance)
    return found


def begins_of(root: Path, changed: Iterable[str], names: Mapping[str, object]) -> dict[str, int]:
    """Return where the search for tests begins: what changed, its mirrored tests and the users of data."""
    begins = {LAYOUT: 0}
    for path in changed:
        mirrors = {mirror: 0 for mirror in mirrors_of(path) if mirror in names}
        near = {path: 0} if path.endswith(".py") else users_of_data(root, path)
        for file, distance in {**near, **mirrors}.items():
            begins[file] = min(distance, begins.get(file, distance))
    return begins


def examples_of(root: Path, changed: Iterable[str], imports: Imports) -> list[str]:
    """Return the tests of the examples in the docstrings of the modules that changed."""
    modules = sorted(
        module
        for path in changed
        if (module := imports.module_of(path))
        and (root / path).is_file()
        and ">>> " in (root / path).read_text("utf-8")
    )
    return [f"{EXAMPLES}[{module}]" for module in modules]


def recorded_seconds(record: Path) -> dict[str, float]:
    """Read the seconds of each test file."""
    lines = record.read_text(encoding="utf-8").splitlines() if record.is_file() else []
    return {path: float(seconds) for seconds, path in map(str.split, lines)}


def write_record(record: Path, root: Path, junit: Path) -> int:
    """Take the seconds of test files from a JUnit file and return how many it has; files that it lacks keep theirs."""
    seconds: dict[str, float] = defaultdict(float)
    for case in ET.parse(junit).iter("testcase"):
        seconds[case.attrib["file"]] += float(case.attrib["time"])
    merged = {path: cost for path, cost in {**recorded_seconds(record), **seconds}.items() if (root / path).is_file()}
    record.write_text("".join(f"{merged[path]:.1f} {path}\n" for path in sorted(merged)), encoding="utf-8")
    return len(seconds)


def by_folder(files: Iterable[str], seconds: Mapping[str, float]) -> list[str]:
    """Return a line for each folder: how many of the files are in it, and their seconds."""
    folders: dict[str, list[str]] = defaultdict(list)
    for path in files:
        folders["/".join(path.split("/")[:3]) if path.count("/") > 2 else str(PurePosixPath(path).parent)].append(path)
    return [
        f"  {folder}: {len(paths)} files, {sum(seconds.get(path, UNRECORDED_S) for path in paths):.0f} s"
        for folder, paths in sorted(folders.items())
    ]


def base_of(root: Path) -> str:
    """Return the commit where this branch left `main`; without a `main`, or on it, the last commit."""
    return git(root, "merge-base", "HEAD", "main") or git(root, "merge-base", "HEAD", "origin/main") or "HEAD"


def main(arguments: list[str] | None = None) -> int:
    """Choose tests and run them, or record how long they take; return the exit code of pytest."""
    began = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--since", default="", help="a commit; by default the one where this branch left main")
    parser.add_argument("--list", action="store_true", help="print the chosen test files and run nothing")
    parser.add_argument("--record", type=Path, help="take the seconds of test files from this JUnit file")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest, after --")
    options = parser.parse_args(arguments)
    if options.record:
        print(f"quick: {write_record(RECORD, ROOT, options.record)} test files are recorded in {RECORD.name}")
        return 0
    since = options.since or base_of(ROOT)
    changed = changed_files(ROOT, since)
    if not changed:
        print(f"quick: nothing has changed since {git(ROOT, 'rev-parse', '--short', since)}, so nothing is tested")
        return 0
    names = names_by_file(ROOT, ROOT / "build" / "imports.json")
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-dir"]
    imports = Imports({**dict.fromkeys(changed_python(changed), ()), **names}, packages)
    distance = distances(imports, begins_of(ROOT, changed, names))
    distance = {path: length for path, length in distance.items() if (ROOT / path).is_file()}
    doctests = EXAMPLES.partition("::")[0]
    if doctests not in changed:
        distance.pop(doctests, None)
    seconds = recorded_seconds(RECORD)
    choice = choose(distance, seconds, PROCESSES * (LAST_START_S - STARTING_S))
    examples = examples_of(ROOT, changed, imports) if doctests not in choice.files else []
    total_s = sum(seconds.get(path, UNRECORDED_S) for path in choice.files)
    print(f"quick: {len(changed)} files have changed since {git(ROOT, 'rev-parse', '--short', since)}")
    print(
        f"quick: {len(choice.files)} of the {len(distance)} test files that use them are run, nearest first: ", end=""
    )
    print(f"{total_s:.0f} s of tests in {PROCESSES} processes, and the examples of {len(examples)} modules")
    if unrecorded := [path for path in distance if path not in seconds]:
        print(f"quick: how long {len(unrecorded)} of them take is not recorded; `make seconds` does that")
    if choice.left_out:
        print(f"quick: no time for {len(choice.left_out)} test files; `make test` runs them:")
        print("\n".join(by_folder(choice.left_out, seconds)), flush=True)
    if options.list:
        print("\n".join((*choice.files, *examples)))
        return 0
    words = ["-n", str(PROCESSES), "--dist", "loadfile", "--no-loadscope-reorder"] if total_s > STARTING_S else []
    end = f"--no-start-after={began + LAST_START_S}"
    code = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rs", end, *words, *options.pytest, *examples, *choice.files],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")},
        check=False,
    ).returncode
    return 0 if code == NONE_COLLECTED else code


def changed_python(changed: Iterable[str]) -> list[str]:
    """Return the modules among the changed files: the users of a removed one are to be found too."""
    return [path for path in changed if path.endswith(".py")]


if __name__ == "__main__":
    sys.exit(main())
