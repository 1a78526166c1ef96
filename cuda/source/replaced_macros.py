"""A text in which macros that the user gives with -D take the place of what the text itself defines.

The rule: a definition keeps its line and its value, and gets another name, so that nothing else of the text changes and
all that reads the name reads the user's macro. A macro that `#ifndef` guards gives way by itself. Of variables those
give way that are constants of the file, and whose name stands for nothing else there.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import pairwise

from warplens.cuda.errors import InputError
from warplens.cuda.source.declarations import DeclarationKind, declarations_of
from warplens.cuda.source.tokens import Token, TokenKind, tokens_of

PREFIX = "warplens_replaced_"
"""A definition that gives way has this before its name."""
_DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(\w+)[ \t]*([^\n]*)", re.MULTILINE)
_NO_TYPES = frozenset({"return", "case", "else", "do", "goto", "sizeof", "and", "or", "not", "throw", "co_return"})
"""A name after one of these words is read, and not declared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """A text whose definitions of some names give way, and the line of the first definition of each that it has."""

    text: str
    lines: Mapping[str, int]


def without_definitions(text: str, names: Collection[str], path: str = "") -> Replaced:
    r"""Return a text whose definitions of these names give way, and where they stand.

    Args:
        text: a C++ text.
        names: macros that are given with -D.
        path: the user's name for the text, for errors.

    Raises:
        InputError: a constant has one of these names, and so has something else, which a macro would change too.

    Example:
        >>> without_definitions("#define TILE 32\nint a[TILE];", ["TILE"])
        Replaced(text='#define warplens_replaced_TILE 32\nint a[TILE];', lines={'TILE': 1})
        >>> without_definitions("#ifndef TILE\n#define TILE 32\n#endif", ["TILE"])
        Replaced(text='#ifndef TILE\n#define TILE 32\n#endif', lines={'TILE': 2})
    """
    present = frozenset(name for name in names if name in text)
    if not present:
        return Replaced(text=text, lines={})
    macros = _macros(text, present)
    constants = _constants(text, present - set(macros.values()), path)
    lines: dict[str, int] = {}
    for position, name in sorted((macros | constants).items()):
        lines.setdefault(name, text.count("\n", 0, position) + 1)
    for position in sorted(macros | constants, reverse=True):
        if not _is_guarded(text, position):
            text = text[:position] + PREFIX + text[position:]
    return Replaced(text=text, lines=lines)


def _is_guarded(text: str, position: int) -> bool:
    """Return whether the directive before that of a name has effect only where the name is not defined."""
    name = re.compile(r"\w+").match(text, position)
    before = [f"{match[1]} {match[2]}" for match in _DIRECTIVE.finditer(text, 0, text.rfind("\n", 0, position) + 1)]
    guard = rf"ifndef\s+{name[0]}\b.*|if\s+!\s*defined\s*\(?\s*{name[0]}\b.*" if name else ""
    return bool(before) and re.fullmatch(guard, before[-1].strip()) is not None


def _macros(text: str, names: Collection[str]) -> dict[int, str]:
    """Return the names in directives that define them without parameters, or undefine them, by their positions."""
    found = {}
    for match in _DIRECTIVE.finditer(text):
        word, rest = match[1], match[2]
        name = re.match(r"\w+", rest)
        if word in ("define", "undef") and name is not None and name[0] in names:
            is_function = rest[name.end() : name.end() + 1] == "("
            if not is_function:
                found[match.start(2)] = name[0]
    return found


def _constants(text: str, names: Collection[str], path: str) -> dict[int, str]:
    """Return the names of constants of the file, by their positions.

    Raises:
        InputError: something else has such a name.
    """
    if not names or not re.search(r"\bconst(?:expr)?\b", text):
        return {}
    tokens = tokens_of(text)
    found = {
        token.start: token.text
        for declaration in declarations_of(tokens)
        if declaration.kind is DeclarationKind.VARIABLE and declaration.prefix & {"const", "constexpr"}
        for token, following in pairwise(declaration.tokens)
        if token.text in names and following.text in ("=", "{") and token.text in declaration.names
    }
    for position, name in found.items():
        other = next((token for token in _declared_or_qualified(tokens, name) if token.start != position), None)
        if other is not None:
            line, again = (text.count("\n", 0, place) + 1 for place in (position, other.start))
            where = f" of {path}" if path else ""
            raise InputError(
                f"-D {name} cannot take the place of {name} in line {line}{where}, since line {again} has another "
                f"{name}, which a macro would change too: change the value in line {line}"
            )
    return found


def _declared_or_qualified(tokens: tuple[Token, ...], name: str) -> list[Token]:
    """Return the places at which a name is declared, or stands behind a class or an object."""
    return [
        token
        for before, token in pairwise(tokens)
        if token.text == name
        and (before.text in (".", "->", "::") or (before.kind is TokenKind.WORD and before.text not in _NO_TYPES))
    ]
