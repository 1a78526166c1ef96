"""The TOML in the comments of a `.cu` that begin `/* warplens`: its values, and the position of each.

A file has such a comment for each of its kernels that can be run; most have one.

The rule: `tomllib` alone decides what the TOML means. `_PositionReader` walks the same text a second time only to note
the positions, which `tomllib` does not give; it runs on text that is known to be valid and judges nothing.

Source: the TOML 1.0.0 specification (toml.io).
"""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from warplens.cuda.ground.errors import KernelFileError, SourceSpan

# Text with its position in a file, so that every error can point at the text that caused it. A piece of text never
# loses its position. A part of a `SourceText`, even one taken out of a TOML string with escapes, still knows the file
# offset of each of its characters.


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    r"""A file as text, its lines ended by `\n`; `path` is the user's name for it."""

    path: str
    text: str = field(repr=False)

    def span(self, start: int, end: int) -> SourceSpan:
        """Return the span of the characters `start` to `end`, cut off at the end of the first line."""
        begin = self.text.rfind("\n", 0, start) + 1
        stop = self.text.find("\n", start)
        stop = len(self.text) if stop < 0 else stop
        return SourceSpan(
            path=self.path,
            line=self.text.count("\n", 0, start) + 1,
            column=start - begin + 1,
            length=max(1, min(end, stop) - start),
            text=self.text[begin:stop].replace("\t", " "),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A string from a file. `offsets[i]` is the file offset of `value[i]`; one more entry marks the end."""

    value: str
    source: SourceFile = field(repr=False)
    offsets: tuple[int, ...] = field(repr=False)

    @classmethod
    def plain(cls, value: str, path: str = "<expression>") -> "SourceText":
        """Return `value` as a text that is the whole of its file."""
        return cls(value=value, source=SourceFile(path=path, text=value), offsets=tuple(range(len(value) + 1)))

    def part(self, start: int, end: int) -> "SourceText":
        """Return the characters `start` to `end` without the spaces around them."""
        piece = self.value[start:end]
        start += len(piece) - len(piece.lstrip())
        end = max(start, end - (len(piece) - len(piece.rstrip())))
        return SourceText(value=self.value[start:end], source=self.source, offsets=self.offsets[start : end + 1])

    def span(self, start: int = 0, end: int | None = None) -> SourceSpan:
        """Return the span of the characters `start` to `end`, by default to the end of the text."""
        stop = len(self.value) if end is None else end
        return self.source.span(self.offsets[start], self.offsets[stop])

    def __str__(self) -> str:
        return self.value


KeyPath = tuple[str | int, ...]  # keys and list indices from the front matter's top: `("arrays", "in", "shape", 0)`

_OPENING = re.compile(r"/\*[ \t]*warplens\b")
_TOML_POSITION = re.compile(r" \(at line (\d+), column (\d+)\)$")
_TOML_END = re.compile(r" \(at end of document\)$")


class SourcePosition(NamedTuple):
    """The start and end of a value and of its key in the file, and the offset of each character of a string."""

    key: tuple[int, int]
    value: tuple[int, int]
    offsets: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontMatter:
    """The values of the front matter with their positions."""

    source: SourceFile
    opening: tuple[int, int]
    values: dict[str, Any]
    positions: dict[KeyPath, SourcePosition] = field(repr=False)

    def key_span(self, path: KeyPath) -> SourceSpan:
        """Return the span of a value's key, or the opening of the comment where the file has no such key."""
        position = self.positions.get(path)
        return self.source.span(*(position.key if position else self.opening))

    def value_span(self, path: KeyPath) -> SourceSpan:
        """Return the span of a value, or the opening of the comment where the file has no such value."""
        position = self.positions.get(path)
        return self.source.span(*(position.value if position else self.opening))

    def text(self, path: KeyPath) -> SourceText:
        """Return a string, or a number as it is written, with the positions of its characters."""
        position = self.positions[path]
        if position.offsets is None:
            start, end = position.value
            return SourceText(
                value=self.source.text[start:end], source=self.source, offsets=tuple(range(start, end + 1))
            )
        value: Any = self.values
        for step in path:
            value = value[step]
        return SourceText(value=value, source=self.source, offsets=position.offsets)


def has_front_matter(text: str) -> bool:
    """Return whether a comment of `text` begins `/* warplens`.

    Example:
        >>> has_front_matter("/* warplens */"), has_front_matter("// plain CUDA")
        (True, False)
    """
    return _OPENING.search(text) is not None


def read_front_matters(source: SourceFile) -> tuple[FrontMatter, ...]:
    r"""Return each front matter of a kernel file, in the order of the text; `KernelFileError` if there is none, the
    comment of one has no end, or it is not valid TOML.

    Example:
        >>> source = SourceFile(path="a.cu", text="/* warplens\nentry = 'copy' */")
        >>> [matter.values for matter in read_front_matters(source)]
        [{'entry': 'copy'}]
    """
    openings = list(_OPENING.finditer(source.text))
    if not openings:
        message = f"{source.path} has no front matter: its first comment must begin '/* warplens' and hold TOML"
        raise KernelFileError(message)
    return tuple(_read_at(source, opening) for opening in openings)


def read_toml(source: SourceFile) -> FrontMatter:
    """Return the values of a file that is TOML as a whole; `KernelFileError` if it is not valid TOML.

    Example:
        >>> read_toml(SourceFile(path="a.toml", text="title = 'Banks'")).values
        {'title': 'Banks'}
    """
    return _values_of(source, (0, 0), 0, len(source.text), "the file")


def _read_at(source: SourceFile, opening: re.Match[str]) -> FrontMatter:
    start, end = opening.end(), source.text.find("*/", opening.end())
    if end < 0:
        raise KernelFileError("the front matter has no end: its comment lacks '*/'", source.span(*opening.span()))
    return _values_of(source, opening.span(), start, end, "the front matter")


def _values_of(source: SourceFile, opening: tuple[int, int], start: int, end: int, what: str) -> FrontMatter:
    """Return the values of the TOML from `start` to `end`; `what` names it in an error."""
    try:
        values = tomllib.loads(source.text[start:end])
    except tomllib.TOMLDecodeError as problem:
        raise _toml_error(source, start, end, f"{what} is not valid TOML", str(problem)) from None
    except RecursionError:
        raise KernelFileError(f"{what} is nested too deeply", source.span(*opening)) from None
    return FrontMatter(
        source=source, opening=opening, values=values, positions=_PositionReader(source.text, start, end).read()
    )


def _toml_error(source: SourceFile, start: int, end: int, sentence: str, problem: str) -> KernelFileError:
    offset = end
    if match := _TOML_POSITION.search(problem):
        line, column = int(match[1]), int(match[2])
        lines = source.text[start:end].split("\n")
        offset = start + sum(len(earlier) + 1 for earlier in lines[: line - 1]) + column - 1
    elif _TOML_END.search(problem):
        offset = start + len(source.text[start:end].rstrip())
    message = _TOML_END.sub("", _TOML_POSITION.sub("", problem))
    return KernelFileError(f"{sentence}: {message[:1].lower()}{message[1:]}", source.span(offset, offset + 1))


_ESCAPES = {"u": 4, "U": 8}
_BARE_KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*")
_SCALAR = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")
_FILLER = re.compile(r"\s*(?:#[^\n]*\s*)*")
_COMMA = re.compile(r"\s*(?:#[^\n]*\s*)*,?\s*(?:#[^\n]*\s*)*")
_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"\s*")
_PLAIN_STRING = re.compile(r"""'(?!'')[^'\n]*'|"(?!"")[^"\\\n]*\"""")
"""A string on one line without escapes, as nearly all of them are: each character stands for itself."""


class _PositionReader:
    """Walks valid TOML and notes the positions of keys and values. It is written for speed, since the window reads all
    built-in kernels before it is drawn.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text = text
        self._position = start
        self._end = end
        self._positions: dict[KeyPath, SourcePosition] = {}
        self._tables: dict[KeyPath, int] = {}

    def read(self) -> dict[KeyPath, SourcePosition]:
        """``document := (header | pair)*``."""
        table: KeyPath = ()
        self._skip(_FILLER)
        while self._position < self._end:
            if self._peek("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_FILLER)
        return self._positions

    def _peek(self, text: str) -> bool:
        return self._text.startswith(text, self._position, self._end)

    def _accept(self, text: str) -> bool:
        if not self._text.startswith(text, self._position, self._end):
            return False
        self._position += len(text)
        return True

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self._text, self._position, self._end)
        assert match is not None, "the pattern matches the empty string"
        self._position = match.end()

    def _header(self) -> KeyPath:
        """``header := '[' key ']' | '[[' key ']]'``."""
        start = self._position
        self._accept("[")
        is_array = self._accept("[")
        *outer, last = self._key(())[0]
        self._accept("]]" if is_array else "]")
        table: KeyPath = ()
        for part in outer:
            table = (*table, part)
            if table in self._tables:  # a list of tables: the header goes on in its last one
                table = (*table, self._tables[table] - 1)
        table = (*table, last)
        position = SourcePosition(key=(start, self._position), value=(start, self._position))
        if is_array:
            index = self._tables.get(table, 0)
            self._tables[table] = index + 1
            self._positions.setdefault(table, position)
            table = (*table, index)
        self._positions.setdefault(table, position)
        return table

    def _pair(self, table: KeyPath) -> None:
        """``pair := key '=' value``."""
        path, key = self._key(table)
        self._accept("=")
        self._skip(_BLANK)
        self._value(path, key)

    def _key(self, table: KeyPath) -> tuple[KeyPath, tuple[int, int]]:
        """``key := part ('.' part)*``, with blanks around; the span of the last part is that of the key."""
        path = table
        while True:
            if bare := _BARE_KEY.match(self._text, self._position, self._end):
                path, span = (*path, bare[1]), bare.span(1)
                self._position = bare.end()
            else:
                self._skip(_BLANK)
                start = self._position
                path = (*path, self._string()[0])
                span = (start, self._position)
                self._skip(_BLANK)
            self._positions.setdefault(path, SourcePosition(span, span))
            if not self._accept("."):
                return path, span

    def _value(self, path: KeyPath, key: tuple[int, int]) -> None:
        """``value := string | array | inline_table | scalar``, ``array := '[' [value (',' value)* [',']] ']'``.

        ``inline_table := '{' [pair (',' pair)*] '}'``.
        """
        start, offsets = self._position, None
        match self._text[start]:
            case '"' | "'":
                offsets = self._string()[1]
            case "[":
                self._position += 1
                index = 0
                self._skip(_FILLER)
                while not self._accept("]"):
                    self._value((*path, index), key)
                    index += 1
                    self._skip(_COMMA)
            case "{":
                self._position += 1
                self._skip(_FILLER)
                while not self._accept("}"):
                    self._pair(path)
                    self._skip(_COMMA)
            case _:
                self._skip(_SCALAR)
        self._positions[path] = SourcePosition(key, (start, self._position), offsets)

    def _string(self) -> tuple[str, tuple[int, ...]]:
        r"""``string := '"' ... '"' | "'" ... "'"``, or with three quotes; returned with its characters' offsets."""
        if plain := _PLAIN_STRING.match(self._text, self._position, self._end):
            self._position = plain.end()
            return plain.group()[1:-1], tuple(range(plain.start() + 1, plain.end()))
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
