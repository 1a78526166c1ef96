"""The places of a C++ text at which the preprocessor may look for a file: `#include` and its kin, `__has_include`.

The rule: whatever NVRTC may read as such a place is found, in every language version and whether or not it stands in a
comment or under `#if 0`; nothing here decides which of them take effect. So line splices, trigraphs, digraphs and
comments between the parts of a directive are recognised, and the time is linear in the length of the text.

Source: ISO/IEC 14882, [lex.phases] and [cpp.include]; what NVRTC 12.9.86 reads as a directive was tried out, such as
trigraphs up to C++14, form feeds before the `#`, and a `#` after the end of a comment.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

_SPLICE = re.compile(r"(?:\\|\?\?/)[ \t]*\r?\n")
_HASH = re.compile(r"#|\?\?=|%:")
_BLANKS = re.compile(r"[^!-~\n]*")
"""Whatever is not printed may be a blank to the compiler: tabulators, form feeds, carriage returns."""
_WORD = re.compile(r"\w*")
_LONGEST_NAME = 4096
_HEADER_NAME = re.compile(rf'"([^"\n]{{0,{_LONGEST_NAME}}})"|<([^>\n]{{0,{_LONGEST_NAME}}})>')
_QUERY = re.compile(r"\b(?:__has_include(?:_next)?|__has_embed|_CCCL_HAS_INCLUDE)\b")
"""The last of these is a macro of CUDA's C++ library that stands for the first."""
FILE_MACRO = re.compile(r"__THRUST_\w*|THRUST_MR_STD_MR_HEADER")
"""Headers of CUDA include files by the names that these macros hold."""
_RAW_STRING = re.compile(r'R"([^()\\\s]{0,16})\(')
_MOST_RAW_STRINGS = 1000  # after this many raw strings, the rest of a text counts as one


class Kind(StrEnum):
    """What stands at a place."""

    INCLUDE = "include"
    UNSUPPORTED = "unsupported"
    """A directive that reads a file and is not supported: `#include_next`, `#import`, `#embed`."""
    DEFINE = "define"  # the definition of a macro that is among `FILE_MACRO`
    QUERY = "query"  # the question whether a file exists: `__has_include("name")`


_DIRECTIVES = {
    "include": Kind.INCLUDE,
    "include_next": Kind.UNSUPPORTED,
    "import": Kind.UNSUPPORTED,
    "embed": Kind.UNSUPPORTED,
    "define": Kind.DEFINE,
}


Span = tuple[int, int]  # the positions of the first character and of the one after the last


@dataclass(frozen=True, slots=True, kw_only=True)
class FilePlace:
    """A place at which a file is asked for."""

    kind: Kind
    word: str  # the directive without its `#`, the question, or the macro that `#define` defines
    word_span: Span  # where the directive or the question stands in the text
    name: str | None = None  # of the file, None where the text has none
    name_span: Span | None = None  # where that stands, with its quotes
    is_quoted: bool = False  # `"name"`, not `<name>`
    is_raw: bool = False  # the place may lie in a raw string, where it is data and no directive


def file_places(text: str) -> tuple[FilePlace, ...]:
    r"""Return the places at which the preprocessor may look for a file, in the order of the text.

    Example:
        >>> [place] = file_places('int a;\n  # /* x */ include "tile.h"')
        >>> place.kind.value, place.name, place.is_quoted
        ('include', 'tile.h', True)
        >>> [place] = file_places("#if __has_include(<mma.h>)")
        >>> place.kind.value, place.name, place.is_quoted
        ('query', 'mma.h', False)
    """
    return tuple(_Scan(text).places())


class _Scan:
    """One text without its line splices, `_cuts` being where they were: positions in `_text`, and bytes cut so far."""

    def __init__(self, text: str) -> None:
        pieces, self._cuts, self._removed, start, length = [], [0], [0], 0, 0
        for splice in _SPLICE.finditer(text):
            pieces.append(text[start : splice.start()])
            length += splice.start() - start
            start = splice.end()
            self._cuts.append(length)
            self._removed.append(start - length)
        self._text = "".join([*pieces, text[start:]])
        self._at_cut = frozenset(self._cuts)
        self._comment_end = (-1, -1)
        self._skipped: dict[int, int] = {}
        self._raw = self._raw_strings()

    def places(self) -> list[FilePlace]:
        """Return the places in the order of the text."""
        directives = [self._directive(match.start(), match.end()) for match in _HASH.finditer(self._text)]
        queries = [self._query(match) for match in _QUERY.finditer(self._text)]
        return sorted([place for place in (*directives, *queries) if place], key=lambda place: place.word_span)

    def _directive(self, start: int, position: int) -> FilePlace | None:
        """Return the place of a directive whose `#` ends at `position`, None if it reads no file."""
        if not self._may_begin(start):
            return None
        word = _WORD.match(self._text, self._gap_end(position))
        kind = _DIRECTIVES.get(word[0]) if word else None
        if word is None or kind is None:
            return None
        after = self._gap_end(word.end())
        if kind is Kind.DEFINE:
            macro = _WORD.match(self._text, after)
            return self._place(kind, word, macro=macro[0]) if macro and FILE_MACRO.fullmatch(macro[0]) else None
        return self._place(kind, word, _HEADER_NAME.match(self._text, after))

    def _query(self, word: re.Match[str]) -> FilePlace:
        position, name = self._gap_end(word.end()), None
        if self._text.startswith("(", position):
            name = _HEADER_NAME.match(self._text, self._gap_end(position + 1))
            if name and not self._text.startswith(")", self._gap_end(name.end())):
                name = None
        return self._place(Kind.QUERY, word, name)

    def _place(
        self, kind: Kind, word: re.Match[str], name: re.Match[str] | None = None, *, macro: str = ""
    ) -> FilePlace:
        index = bisect_right(self._raw, (word.start(), len(self._text))) - 1
        return FilePlace(
            kind=kind,
            word=macro or word[0],
            word_span=self._origin(word),
            name=None if name is None else name[1] if name[1] is not None else name[2],
            name_span=None if name is None else self._origin(name),
            is_quoted=name is not None and name[1] is not None,
            is_raw=index >= 0 and word.start() < self._raw[index][1],
        )

    def _may_begin(self, position: int) -> bool:
        """Return whether a directive may begin here: first in a line, spliced or not, or after a comment."""
        while position and position not in self._at_cut:
            before = self._text[position - 1]
            if before in "\n/":
                return True
            if "!" <= before <= "~":
                return False
            position -= 1
        return True

    def _gap_end(self, position: int) -> int:
        """Return the position after blanks and comments."""
        if position in self._skipped:
            return self._skipped[position]
        ends, end = [], position
        while True:
            blanks = _BLANKS.match(self._text, end)
            assert blanks
            end = blanks.end()
            if not self._text.startswith("/*", end) or (close := self._close(end + 2)) < 0:
                break
            end = close
            if end in self._skipped:
                end = self._skipped[end]
                break
            ends.append(end)
        self._skipped.update(dict.fromkeys(ends, end))
        return end

    def _close(self, position: int) -> int:
        """Return the end of a comment whose text begins at `position`, -1 where it has none."""
        searched, end = self._comment_end
        if searched < 0 or not searched <= position <= end - 2:
            end = self._text.find("*/", position)
            end = len(self._text) + 2 if end < 0 else end + 2
            self._comment_end = (position, end)
        return end if end <= len(self._text) else -1

    def _raw_strings(self) -> list[tuple[int, int]]:
        """Return the spans of what may be raw strings."""
        spans: list[tuple[int, int]] = []
        position = count = 0
        while match := _RAW_STRING.search(self._text, position):
            count += 1
            end = self._text.find(f'){match[1]}"', match.end())
            if count > _MOST_RAW_STRINGS:
                end = len(self._text)
            if end >= 0:
                spans.append((match.start(), end))
            position = max(match.end(), end)
        return spans

    def _origin(self, match: re.Match[str]) -> Span:
        """Return the span of a match in the text with its splices."""
        first, last = (
            position + self._removed[bisect_right(self._cuts, position) - 1]
            for position in (match.start(), match.end() - 1)
        )
        return first, last + 1
