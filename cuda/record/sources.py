"""The CUDA C++ that a program holds as text: where it stands in the program, its parameters, and the macros it is
given.

The rule: a line is that of the program's file only where the text stands there as it is. A macro with a whole number is
an option of a launch where the program put it there: by `-D`, or before the source, as Kernel Tuner does.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import Template

from warplens.cuda.capture.value import Place
from warplens.cuda.source import kernels_of

_BEFORE = re.compile(r"(?:[ \t]*(?:#[ \t]*define\b[^\n]*|constexpr int \w+ = [^\n;]*;|)\n)+")
"""What a program may put before a source: macros and constants."""
_VALUE = r"[\w.+-]+"  # a number or a word, such as `16`, `0.5` or `float4`
_MACRO = re.compile(rf"#[ \t]*define[ \t]+(\w+)[ \t]+({_VALUE})[ \t]*$|constexpr int (\w+) = (-?\d+);", re.MULTILINE)
_FIRST_LINE = re.compile(r"[ \t]*#[ \t]*line[ \t]+1[ \t]*\n")
_LINE_NUMBER = re.compile(r"#line (\d+)\n")
_OPTION = re.compile(rf"(?:-D|--define-macro)[= ]?(\w+)=({_VALUE})(?!\S)")
_FACTS = frozenset({"kernel_tuner", "grid_size_x", "grid_size_y", "grid_size_z"})
"""Macros of Kernel Tuner that follow from the launch, and are no choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A source of a program.

    Args:
        text: what is compiled, with the number of its first line.
        shown: the same without what the program put before it.
        line: the line of the program's file where `shown` begins, 1 where it does not stand there as it is.
        macros: the numbers and words that the program chose, by name.
    """

    text: str
    shown: str
    line: int
    macros: tuple[tuple[str, str], ...] = ()


def source_text(source: str, place: Place, options: Sequence[str] = ()) -> SourceText:
    """Return a source with its place in the program that compiles it."""
    file = "".join(linecache.getlines(place.file))
    line = _line_in(source, file)
    before, rest, macros = "", source, []
    if not line and (preamble := _BEFORE.match(source)):
        before, rest = preamble[0], source[preamble.end() :]
        if first := _FIRST_LINE.match(rest):
            rest = rest[first.end() :]
        line = _line_in(rest, file)
        macros = [(match[1] or match[3], match[2] or match[4]) for match in _MACRO.finditer(before)]
    line = line or 1
    shown = f"#line {line}\n{rest}"
    macros += [(match[1], match[2]) for match in _OPTION.finditer(" ".join(options))]
    return SourceText(text=before + shown, shown=shown, line=line, macros=tuple(_choices(macros, rest)))


@lru_cache(maxsize=64)
def parameter_names(source: str, kernel: str) -> tuple[str, ...]:
    """Return the names of the parameters of a kernel as its source writes them, () where it is not found there."""
    name = re.sub(r"<.*", "", kernel).strip().lstrip("&").strip()
    lists = {
        tuple(item.name for item in declared.parameters) for declared in kernels_of(source) if declared.name == name
    }
    return lists.pop() if len(lists) == 1 else ()


def _line_in(source: str, file: str) -> int:
    """Return the line of a file on which a text begins, 0 where it is not there."""
    start = file.find(source) if source.strip() else -1
    return file.count("\n", 0, start) + 1 if start >= 0 else 0


def _choices(macros: Iterable[tuple[str, str]], source: str) -> Iterable[tuple[str, str]]:
    """Leave out what is no choice: facts of the launch, and extents of 1 and words that the source does not name."""
    for name, value in dict(macros).items():
        is_plain = value != "1" and value.lstrip("-").isdigit()
        if name not in _FACTS and (is_plain or re.search(rf"\b{re.escape(name)}\b", source)):
            yield name, value


def with_names_of(text: str, header: re.Pattern[str], names: str) -> str:
    """Put declarations in the place of a header that is not there; the lines after it keep their numbers."""
    included = header.search(text)
    if included is None:
        return text
    number = _LINE_NUMBER.match(text)
    line = int(number[1]) - 1 if number else 0
    line += text.count("\n", number.end() if number else 0, included.start()) + 1
    return f"{text[: included.start()]}{names}#line {line}{text[included.end() :]}"


def template(module: str, name: str = "") -> Template:
    """Return CUDA C++ with names to be filled in: the `.cu` beside the file of a module, called like it by default."""
    path = Path(module)
    return Template(path.with_name(f"{name or path.stem}.cu").read_text(encoding="utf-8"))
