"""What a build says of a source in `compile_commands.json`: its options, and the sources of the same program.

The rule: the file may be a stranger's. An option is taken by name, if it says what the source means; what would load or
start something else is left out.

Source: Clang's "JSON Compilation Database Format Specification"; the folders are those in which clangd looks.
"""

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path, PurePath

from warplens.cuda.ground.errors import InputError

NAME = "compile_commands.json"
MOST_BYTES = 1 << 26  # a database of a large project has some tens of megabytes
MOST_SOURCES = 64  # of one program
_BUILD = "build"
_FOLDERS = ("-I", "-isystem", "-iquote", "-include", "--pre-include")
"""These options have a path behind them, or in them, which is relative to the folder of the entry."""
_VALUED = ("-D", "-U", "-std", "--std", "-maxrregcount", "--maxrregcount")
_PLAIN = re.compile(
    r"-std=[\w+]+|--std=[\w+]+|-[DU]\w+(=[\w.,+:/=-]*)?|-O[0-3]|-l(?!ineinfo)[\w+.-]+|(-rdc|--relocatable-device-code)=true|-dc|--device-c|"
    r"--?(use_fast_math|expt-relaxed-constexpr|expt-extended-lambda|extended-lambda|default-stream=[\w-]+)|"
    r"--?(fmad|ftz|prec-div|prec-sqrt|maxrregcount)=\w+|-fopenmp|-ffast-math"
)
_PATH = re.compile(r"[\w./+,@:=~ -]+")  # nvcc gives paths and macros to a shell
_AS_NVCC = {"-dc": "-rdc=true", "--device-c": "-rdc=true", "-fopenmp": "-Xcompiler=-fopenmp",
            "-ffast-math": "-Xcompiler=-ffast-math"}  # fmt: skip
_TARGET = re.compile(r"(?:.*/)?CMakeFiles/[^/]+\.dir/")


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildEntry:
    """How a build compiles a source: the options that are taken, and the file of the database."""

    source: Path
    options: tuple[str, ...]
    database: Path


def entries_of(source: Path) -> tuple[BuildEntry, ...]:
    """Return the entry of a source, and behind it those of the other sources of its program; none without a database.

    CMake puts the objects of a program into one folder, `CMakeFiles/NAME.dir`; elsewhere sources stand alone.
    `InputError` if the database cannot be read.
    """
    source = source.resolve()
    for folder in source.parents:
        for database in (folder / NAME, folder / _BUILD / NAME):
            if database.is_file():
                return _entries(source, database)
    return ()


def _entries(source: Path, database: Path) -> tuple[BuildEntry, ...]:
    commands = list(_commands(database))
    own = next((words for path, _, words in commands if path == source), None)
    if own is None:
        return ()
    target = _target_of(own)
    entries = {
        path: BuildEntry(source=path, options=tuple(_taken(words, folder)), database=database)
        for path, folder, words in commands
        if path == source or (target and _target_of(words) == target)
    }
    return (entries.pop(source), *list(entries.values())[:MOST_SOURCES])


def _commands(database: Path) -> Iterator[tuple[Path, Path, list[str]]]:
    """Yield the source, the folder and the words of each command."""
    try:
        if database.stat().st_size > MOST_BYTES:
            raise InputError(f"{database} has more than {MOST_BYTES:,} bytes")
        listed = json.loads(database.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InputError(f"{database} cannot be read: {error}") from None
    for entry in listed if isinstance(listed, list) else ():
        if not isinstance(entry, dict):
            continue
        folder, file = (str(entry.get(key) or "") for key in ("directory", "file"))
        words = entry.get("arguments")
        try:
            words = list(map(str, words)) if isinstance(words, list) else shlex.split(str(entry.get("command") or ""))
            yield (database.parent / folder / file).resolve(), (database.parent / folder).resolve(), words
        except (ValueError, OSError, RuntimeError):  # quotes that do not close, a name with a zero, a circle of links
            continue


def _target_of(words: Sequence[str]) -> str:
    """Return the folder of objects that a command writes into, "" where it is none of CMake's."""
    output = next((after for word, after in pairwise(words) if word == "-o"), "")
    match = _TARGET.match(str(PurePath(output)))
    return match[0] if match else ""


def _taken(words: Sequence[str], folder: Path) -> Iterator[str]:
    """Yield the options of a command that are taken, with absolute paths."""
    waiting = iter(words[1:])
    for word in waiting:
        name = next((name for name in (*_FOLDERS, *_VALUED) if word.startswith(name)), "")
        value = word.removeprefix(name).removeprefix("=") if name else ""
        if name and word == name:
            value = next(waiting, "")
        if name in _FOLDERS and _PATH.fullmatch(value):
            yield from (name.replace("--pre-include", "-include"), str(folder / value))
        elif name in _VALUED and value:
            option = f"{name}{value}" if name in ("-D", "-U") else f"{name}={value}"
            yield from [option] if _PLAIN.fullmatch(option) else []
        elif not name and _PLAIN.fullmatch(word):
            yield _AS_NVCC.get(word, word)
