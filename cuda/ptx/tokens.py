"""The words of PTX text: one regular expression made from a table, and a cursor over the tokens it finds.

The rule: the table is the whole lexical grammar. Blanks and comments are dropped here, and a debug section is one
token, so that its thousands of bytes take one match.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, 4.2 (comments), 4.4 (identifiers), 4.5 (constants),
11.5 (debugging directives).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import TypeVar

from warplens.cuda.ground.errors import PtxSyntaxError, SourceSpan

# The order matters: the first that matches wins. An opcode or a special register is one word with its dots
# (`ld.global.L2::128B.f32`, `%tid.x`); a directive that begins with a dot never swallows the next one.
TABLE: tuple[tuple[str, str], ...] = (
    ("WORD", r"(?:[A-Za-z]|[_$%](?=[\w$]))[\w$]*(?:\.\w[\w$]*(?:::\w+)*)*|_"),
    ("PUNCTUATION", r"<<|>>|<=|>=|==|!=|&&|\|\||[][,;:{}()<>+\-*/%!~&|^?=@]"),
    ("SECTION", r"\.section\b[^{}]*\{[^{}]*\}"),
    ("DIRECTIVE", r"\.[A-Za-z_]\w*(?:::\w+)*"),
    ("FLOAT", r"0[fF][0-9A-Fa-f]{8}\b|0[dD][0-9A-Fa-f]{16}\b|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+"),
    ("INTEGER", r"0[xX][0-9A-Fa-f]+U?\b|0[bB][01]+U?\b|\d+U?\b"),
    ("STRING", r'"(?:[^"\\\n]|\\.)*"'),
    ("UNKNOWN", r"\w+|\S"),
)
WORD, PUNCTUATION, SECTION, DIRECTIVE, FLOAT, INTEGER, STRING, UNKNOWN = range(1, len(TABLE) + 1)
END = 0
"""The kind of a token is its row of the table, counted from 1 like `re.Match.lastindex`; 0 is the end of the text."""

# Possessive, and with the end of the text as an alternative: a match may not begin inside a comment.
_BLANK = r"(?:\s+|//[^\n]*|/\*.*?\*/)*+"
_TOKEN = re.compile(_BLANK + "(?:" + "|".join(f"({pattern})" for _, pattern in TABLE) + r"|\Z)", re.DOTALL)

_NEWLINE = re.compile(r"\n")


T = TypeVar("T")


class Cursor:
    """A position in a list of tokens, which the rules of the grammar read and move.

    `kinds`, `texts` and `starts` (offsets in the text) have one entry a token and a last one for the end.
    `named_registers` collects registers that are declared without a percent sign, which look like symbols.
    """

    __slots__ = ("_line_starts", "_path", "_text", "index", "kinds", "named_registers", "starts", "texts")

    def __init__(self, text: str, path: str) -> None:
        kinds: list[int] = []
        texts: list[str] = []
        starts: list[int] = []
        for match in _TOKEN.finditer(text):
            kind = match.lastindex
            if kind is None:  # the end of the text
                break
            kinds.append(kind)
            texts.append(match.group(kind))
            starts.append(match.start(kind))
        kinds.append(END)
        texts.append("")
        starts.append(len(text.rstrip()))
        self.kinds = kinds
        self.texts = texts
        self.starts = starts
        self.index = 0
        self.named_registers: set[str] = set()
        self._text = text
        self._path = path
        self._line_starts = [0, *(match.end() for match in _NEWLINE.finditer(text))]

    def line(self, index: int) -> int:
        """Return the line, counted from 1, on which token `index` begins."""
        return bisect_right(self._line_starts, self.starts[index])

    def accept(self, text: str) -> bool:
        """Step over the token `text` if it is next; return whether it was."""
        if self.texts[self.index] == text:
            self.index += 1
            return True
        return False

    def expect(self, text: str, purpose: str) -> None:
        """Step over the token `text`."""
        if self.texts[self.index] != text:
            raise self.unexpected(f"expected '{text}' {purpose}")
        self.index += 1

    def take(self, kind: int, expected: str) -> str:
        """Return the text of the next token, which must be of `kind`, and step over it."""
        if self.kinds[self.index] != kind:
            raise self.unexpected(f"expected {expected}")
        text = self.texts[self.index]
        self.index += 1
        return text

    def listed(self, rule: Callable[[Cursor], T]) -> list[T]:
        """Return what a rule gives for each of several forms between commas."""
        items = [rule(self)]
        while self.accept(","):
            items.append(rule(self))
        return items

    def unexpected(self, message: str, *, index: int | None = None) -> PtxSyntaxError:
        """Return an error that points at token `index`, by default the next one, and names the token."""
        position = self.index if index is None else index
        text = self.texts[position].split("\n", 1)[0]
        return self.error(f"{message}, found {text!r}" if text else f"{message}, found the end of the text", position)

    def error(self, message: str, index: int) -> PtxSyntaxError:
        """Return an error that points at token `index`."""
        start = self.starts[index]
        line = self.line(index)
        line_start = self._line_starts[line - 1]
        line_end = self._text.find("\n", line_start)
        text = self._text[line_start : line_end if line_end >= 0 else len(self._text)].rstrip("\r")
        return PtxSyntaxError(
            message,
            SourceSpan(
                path=self._path,
                line=line,
                column=start - line_start + 1,
                length=max(1, len(self.texts[index].split("\n", 1)[0])),
                text=text.replace("\t", " "),  # one for one, or the caret would not stand under its token
            ),
        )


# The lines of a kernel's file that the lines of its PTX come from, by the line marks (`.loc`) of the text. A line
# without a mark of its own belongs to the mark before it; code that was inlined belongs to the line of the kernel's
# file that it was inlined at.

FUNCTION_BEGIN = re.compile(r"^\s*(?:\.visible |\.weak |\.extern )?\.(?:entry|func)\b")
"""The line at which a function of the PTX begins."""
LINE_MARK = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+\d+(?:,.*inlined_at\s+(\d+)\s+(\d+))?")
"""A line mark: file and line, and those of the place that the code was inlined at."""
_OWN_MARK = re.compile(r"\.entry\b[^{]*\{.*?^\s*\.loc\s+(\d+)\s+[1-9]\d*\s+\d+\s*$", re.MULTILINE | re.DOTALL)
"""The first line of a kernel that was not inlined there."""


def source_lines(ptx: str) -> dict[int, int]:
    """Return the line of the kernel's file that each line of the PTX comes from, where line marks say so."""
    own = _OWN_MARK.search(ptx)
    main = own[1] if own else "1"
    lines: dict[int, int] = {}
    line = 0
    for number, text in enumerate(ptx.splitlines(), 1):
        if FUNCTION_BEGIN.match(text):
            line = 0
        if mark := LINE_MARK.match(text):
            if mark[1] == main and mark[2] != "0":
                line = int(mark[2])
            elif mark[3] == main:
                line = int(mark[4])
        elif line and text.strip().endswith(";"):
            lines[number] = line
    return lines
