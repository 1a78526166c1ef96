"""The rooms of the program, its imports, and what they show: arrows that run up, circles, views that are spread.

The rule: everything is read from the tree and from the contracts of pyproject.toml; nothing of the program is imported.

A room is a folder: `cuda/<name>`, `profiles` and each folder in it, `gui/<name>`, and `gui/views/<name>`, each with all
that lies below it. Files that lie directly in `cuda` or `gui` are a room as well.
"""

from __future__ import annotations

import ast
import tomllib
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = ("cuda", "profiles", "gui")
"""From the bottom up: what lies in one imports nothing of those behind it."""
FRONT = "gui/warplens/"
"""The folder that is the package `warplens` itself."""
VIEWS = "gui/views"

FEATURES: Mapping[str, tuple[str, ...]] = {
    "ladders": ("ladder", "ladders"),
    "tuning": ("tune", "tuned", "tuning"),
    "golden check": ("golden", "check"),
    "teaching": ("lesson", "lessons", "teaching"),
    "comparison": ("comparison", "compare", "ab"),
    "judging": ("judge", "judging"),
    "cluster": ("cluster", "on"),
    "kernels of a file": ("adding", "add"),
    "warp lens": ("lens",),
    "occupancy": ("occupancy",),
}
"""Features of the window, and the words in names of files and folders that tell what belongs to each."""

Edges: TypeAlias = Mapping[str, set[str]]
"""For each file or room those that it imports."""


class Kind(StrEnum):
    """Where an import stands: what runs when its module is imported, in a function, or for types alone."""

    MODULE = "at the top"
    FUNCTION = "in functions"
    TYPES = "for types"


@dataclass(frozen=True, slots=True, order=True)
class Import:
    """One file of the program imports another."""

    importer: str
    imported: str
    kind: Kind


@cache
def files() -> tuple[str, ...]:
    """List the modules of the program, relative to the root."""
    return tuple(sorted(path.relative_to(ROOT).as_posix() for part in PARTS for path in (ROOT / part).rglob("*.py")))


def room_of(file: str) -> str:
    """Return the room of a file."""
    folders = PurePosixPath(file).parent.parts
    return "/".join(folders[: 3 if "/".join(folders[:2]) == VIEWS else 2])


def module_of(file: str) -> str:
    """Return the name under which a file is imported."""
    path = PurePosixPath(file.removeprefix(FRONT)).with_suffix("")
    names = path.parent.parts if path.name == "__init__" else path.parts
    return ".".join(("warplens", *names))


@dataclass(frozen=True, slots=True)
class Module:
    """What is read of a file: its docstring, "" where it has none, and what it imports of the program."""

    header: str
    imports: frozenset[Import]


@cache
def modules() -> Mapping[str, Module]:
    """Return what is read of each file."""
    by_name = {module_of(file): file for file in files()}
    contents = {}
    for file in files():
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        rows = ((by_name.get(name), kind) for name, kind in _imported(tree, by_name, Kind.MODULE))
        imports = frozenset(Import(file, imported, kind) for imported, kind in rows if imported and imported != file)
        contents[file] = Module(ast.get_docstring(tree) or "", imports)
    return contents


@cache
def imports() -> tuple[Import, ...]:
    """List the imports of the program's own modules, each once for a pair of files and a kind."""
    return tuple(sorted(row for module in modules().values() for row in module.imports))


def _imported(tree: ast.AST, known: Container[str], kind: Kind) -> Iterator[tuple[str, Kind]]:
    """Yield the modules that a tree imports: for `from a import b` it is `a.b` where that is a module, else `a`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name, kind) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = (f"{node.module}.{name.name}" for name in node.names)
            yield from ((name if name in known else node.module, kind) for name in names)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _imported(node, known, Kind.TYPES if kind is Kind.TYPES else Kind.FUNCTION)
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from _imported(node, known, Kind.TYPES)
        elif isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _imported(node, known, kind)


def edges(kinds: Iterable[Kind], *, of_rooms: bool = False) -> Edges:
    """Return who imports whom, among files or among rooms."""
    kinds = tuple(kinds)
    graph: dict[str, set[str]] = defaultdict(set)
    for row in imports():
        ends = (room_of(row.importer), room_of(row.imported)) if of_rooms else (row.importer, row.imported)
        if row.kind in kinds and ends[0] != ends[1]:
            graph[ends[0]].add(ends[1])
    return graph


def circles(graph: Edges) -> list[list[str]]:
    """Return the groups of which each member reaches every other (Tarjan's strongly connected components)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    groups = []

    def visit(node: str) -> None:
        order[node] = lowest[node] = len(order)
        stack.append(node)
        for following in sorted(graph.get(node, ())):
            if following not in order:
                visit(following)
                lowest[node] = min(lowest[node], lowest[following])
            elif following in stack:
                lowest[node] = min(lowest[node], order[following])
        if lowest[node] == order[node]:
            start = stack.index(node)
            if len(stack) - start > 1:
                groups.append(sorted(stack[start:]))
            del stack[start:]

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return sorted(groups)


@cache
def _layers() -> tuple[tuple[str, Mapping[str, int]], ...]:
    """Return each container of a contract of layers, with the layer of its children, 0 for the highest."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return tuple(
        (
            container,
            {
                name.strip(" ()"): number
                for number, layer in enumerate(contract["layers"])
                for name in layer.replace(":", "|").split("|")
            },
        )
        for contract in contracts
        if contract["type"] == "layers"
        for container in contract["containers"]
    )


def arrows_up() -> list[Import]:
    """List the imports that run up: from a part to one above it, or from a layer of a contract to a higher one.

    The parts are those of the tree, so a file of `profiles` that imports `gui` is listed whatever the contracts allow.
    """
    return [row for row in imports() if _runs_up(row.importer, row.imported)]


def _runs_up(importer: str, imported: str) -> bool:
    lower, upper = (PARTS.index(file.partition("/")[0]) for file in (importer, imported))
    if lower != upper:
        return lower < upper
    names = module_of(importer), module_of(imported)
    for container, layers in _layers():
        prefix = f"{container}."
        if all(name.startswith(prefix) for name in names):
            children = [layers.get(name.removeprefix(prefix).partition(".")[0]) for name in names]
            if None not in children and children[0] > children[1]:
                return True
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """The files of a feature of the window, and the folders that they lie in."""

    files: tuple[str, ...]

    @property
    def folders(self) -> tuple[str, ...]:
        """All the folders; a room of `gui/views` is one, with all that lies below it."""
        rooms = {room if (room := room_of(file)).startswith(f"{VIEWS}/") else "" for file in self.files}
        others = {PurePosixPath(file).parent.as_posix() for file in self.files if room_of(file) not in rooms}
        return tuple(sorted((rooms | others) - {""}))

    @property
    def folders_of_gui(self) -> tuple[str, ...]:
        """The folders of the window and the command line."""
        return tuple(folder for folder in self.folders if folder.partition("/")[0] == "gui")


def spreads() -> dict[str, Spread]:
    """Return each feature of the window with its files: a room of `gui/views`, or a list of words in `FEATURES`.

    A file belongs to a feature where a word of it stands in the file's name or in that of a folder.
    """
    views = {PurePosixPath(room_of(file)).name for file in files() if file.startswith(f"{VIEWS}/")}
    words = {name: (name, name.removesuffix("s")) for name in sorted(views - {"views", "__init__"})}
    named = {word for several in FEATURES.values() for word in several}
    words = {name: several for name, several in words.items() if not named & set(several)}
    features = {}
    for feature, several in (FEATURES | words).items():
        matching = tuple(file for file in files() if _words_of(file) & set(several))
        if matching:
            features[feature] = Spread(files=matching)
    return features


def _words_of(file: str) -> set[str]:
    """Return the words in the names of a file and of its folders."""
    return {word for name in PurePosixPath(file).with_suffix("").parts for word in name.split("_") if word}
