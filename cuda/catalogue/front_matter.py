"""The TOML in the first comment of a `.cu` that begins `/* warplens`: its values, and where each of them stands.

The rule: `tomllib` alone decides what the TOML means. `_Places` walks the same text a second time only to remember
positions, which `tomllib` does not tell; it runs on text that is known to be valid and judges nothing.

Source: the TOML 1.0.0 specification (toml.io).
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from warplens.cuda.catalogue.text import SourceFile, Text
from warplens.cuda.errors import KernelFileError, SourceSpan

Path = tuple[str | int, ...]
"""Keys and list positions from the top of the front matter to a value: `("arrays", "in", "shape", 0)`."""

_OPENING = re.compile(r"/\*[ \t]*warplens\b")
_TOML_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")
_TOML_END = re.compile(r" \(at end of document\)$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a value and its key begin and end in the file, and where each character of a string stands."""

    key: tuple[int, int]
    value: tuple[int, int]
    offsets: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontMatter:
    """The values of the front matter with their places."""

    source: SourceFile
    opening: tuple[int, int]
    values: dict[str, Any]
    places: dict[Path, Place] = field(repr=False)

    def key_span(self, path: Path) -> SourceSpan:
        """Return where the key of a value stands; where the file has no such key, the opening of the comment."""
        place = self.places.get(path)
        return self.source.span(*(place.key if place else self.opening))

    def value_span(self, path: Path) -> SourceSpan:
        """Return where a value stands; where the file has no such value, the opening of the comment."""
        place = self.places.get(path)
        return self.source.span(*(place.value if place else self.opening))

    def text(self, path: Path) -> Text:
        """Return a string, or a number as it is written, with the places of its characters."""
        place = self.places[path]
        if place.offsets is None:
            start, end = place.value
            return Text(value=self.source.text[start:end], source=self.source, offsets=tuple(range(start, end + 1)))
        value: Any = self.values
        for step in path:
            value = value[step]
        return Text(value=value, source=self.source, offsets=place.offsets)


def has_front_matter(text: str) -> bool:
    """Return whether a comment of `text` begins `/* warplens`."""
    return _OPENING.search(text) is not None


def read_front_matter(source: SourceFile) -> FrontMatter:
    """Return the front matter of a kernel file.

    Raises:
        KernelFileError: there is none, its comment has no end, or it is not valid TOML.
    """
    opening = _OPENING.search(source.text)
    if opening is None:
        message = f"{source.path} has no front matter: its first comment must begin '/* warplens' and hold TOML"
        raise KernelFileError(message)
    start, end = opening.end(), source.text.find("*/", opening.end())
    if end < 0:
        raise KernelFileError("the front matter has no end: its comment lacks '*/'", source.span(*opening.span()))
    toml = source.text[start:end]
    try:
        values = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as problem:
        raise _toml_error(source, start, end, str(problem)) from None
    except RecursionError:
        raise KernelFileError("the front matter is nested too deeply", source.span(*opening.span())) from None
    return FrontMatter(
        source=source, opening=opening.span(), values=values, places=_Places(source.text, start, end).read()
    )


def _toml_error(source: SourceFile, start: int, end: int, problem: str) -> KernelFileError:
    offset = end
    if found := _TOML_PLACE.search(problem):
        line, column = int(found[1]), int(found[2])
        lines = source.text[start:end].split("\n")
        offset = start + sum(len(earlier) + 1 for earlier in lines[: line - 1]) + column - 1
    elif _TOML_END.search(problem):
        offset = start + len(source.text[start:end].rstrip())
    message = _TOML_END.sub("", _TOML_PLACE.sub("", problem))
    return KernelFileError(
        f"the front matter is not valid TOML: {message[:1].lower()}{message[1:]}", source.span(offset, offset + 1)
    )


_ESCAPES = {"u": 4, "U": 8}
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")
_FILLER = re.compile(r"(?:\s|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"\s*")


class _Places:
    """Walks valid TOML and remembers where keys and values stand."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text = text
        self._position = start
        self._end = end
        self._places: dict[Path, Place] = {}
        self._tables: dict[Path, int] = {}

    def read(self) -> dict[Path, Place]:
        """``document := (header | pair)*``."""
        table: Path = ()
        self._skip(_FILLER)
        while self._position < self._end:
            if self._peek("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_FILLER)
        return self._places

    def _peek(self, text: str) -> bool:
        return self._text.startswith(text, self._position, self._end)

    def _accept(self, text: str) -> bool:
        if not self._peek(text):
            return False
        self._position += len(text)
        return True

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self._text, self._position, self._end)
        assert found is not None, "the pattern matches the empty string"
        self._position = found.end()

    def _header(self) -> Path:
        """``header := '[' key ']' | '[[' key ']]'``."""
        start = self._position
        self._accept("[")
        several = self._accept("[")
        self._skip(_BLANK)
        table = self._key(())[0]
        self._skip(_BLANK)
        self._accept("]]" if several else "]")
        place = Place(key=(start, self._position), value=(start, self._position))
        if several:
            number = self._tables.get(table, 0)
            self._tables[table] = number + 1
            self._places.setdefault(table, place)
            table = (*table, number)
        self._places.setdefault(table, place)
        return table

    def _pair(self, table: Path) -> None:
        """``pair := key '=' value``."""
        path, key = self._key(table)
        self._accept("=")
        self._skip(_BLANK)
        self._value(path, key)

    def _key(self, table: Path) -> tuple[Path, tuple[int, int]]:
        """``key := part ('.' part)*``; where the last part stands is the place of the key."""
        path = table
        while True:
            self._skip(_BLANK)
            start = self._position
            if self._peek('"') or self._peek("'"):
                path = (*path, self._string()[0])
            else:
                self._skip(_BARE)
                path = (*path, self._text[start : self._position])
            place = (start, self._position)
            self._skip(_BLANK)
            self._places.setdefault(path, Place(key=place, value=place))
            if not self._accept("."):
                return path, place

    def _value(self, path: Path, key: tuple[int, int]) -> None:
        """``value := string | array | inline_table | scalar``."""
        start, offsets = self._position, None
        if self._peek('"') or self._peek("'"):
            offsets = self._string()[1]
        elif self._accept("["):
            self._array(path, key)
        elif self._accept("{"):
            self._inline_table(path)
        else:
            self._skip(_SCALAR)
        self._places[path] = Place(key=key, value=(start, self._position), offsets=offsets)

    def _array(self, path: Path, key: tuple[int, int]) -> None:
        """``array := '[' [value (',' value)* [',']] ']'``."""
        index = 0
        self._skip(_FILLER)
        while not self._accept("]"):
            self._value((*path, index), key)
            index += 1
            self._skip(_FILLER)
            self._accept(",")
            self._skip(_FILLER)

    def _inline_table(self, path: Path) -> None:
        """``inline_table := '{' [pair (',' pair)*] '}'``."""
        self._skip(_FILLER)
        while not self._accept("}"):
            self._pair(path)
            self._skip(_FILLER)
            self._accept(",")
            self._skip(_FILLER)

    def _string(self) -> tuple[str, tuple[int, ...]]:
        r"""``string := '"' ... '"' | "'" ... "'"``, or with three quotes; returns it with its characters' places."""
        quote = self._text[self._position]
        delimiter = 3 * quote if self._peek(3 * quote) else quote
        self._accept(delimiter)
        if len(delimiter) == 3:
            self._accept("\n")
        characters: list[str] = []
        offsets: list[int] = []
        while not self._closes(delimiter):
            start = self._position
            character = self._escape(delimiter) if quote == '"' and self._peek("\\") else self._text[start]
            self._position = max(self._position, start + 1)
            if character:
                characters.append(character)
                offsets.append(start)
        offsets.append(self._position)
        self._accept(delimiter)
        return "".join(characters), tuple(offsets)

    def _closes(self, delimiter: str) -> bool:
        """Return whether the string ends here; one or two more quotes before the closing three belong to it."""
        return self._peek(delimiter) and not (len(delimiter) == 3 and self._peek(delimiter + delimiter[0]))

    def _escape(self, delimiter: str) -> str:
        r"""``escape := '\' character``; an escaped end of line stands for nothing."""
        self._accept("\\")
        letter = self._text[self._position]
        if len(delimiter) == 3 and letter.isspace():
            self._skip(_SPACE)
            return ""
        digits = _ESCAPES.get(letter, 0)
        self._position += 1 + digits
        if digits:
            return chr(int(self._text[self._position - digits : self._position], 16))
        return {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}.get(letter, letter)
