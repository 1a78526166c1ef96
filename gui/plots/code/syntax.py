"""The comments, keywords and numbers of a CUDA or Python source or of PTX, for syntax colouring.

The rule: one regular expression a language; text that it does not match stays plain. A span covers one line. A text in
Python that holds a kernel of CUDA is coloured as CUDA.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class SpanKind(StrEnum):
    """The kind of a span."""

    COMMENT = "comment"
    KEYWORD = "keyword"
    """A keyword of the language, a type or an opcode."""
    BUILTIN = "builtin"
    """A builtin of CUDA or a register of PTX."""
    NUMBER = "number"
    STRING = "string"
    DIRECTIVE = "directive"


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one line: the first one, their number and their kind."""

    start: int
    length: int
    token: SpanKind


_KEYWORDS = """alignas auto bool break case char class const constexpr continue default do double else enum extern false
float for goto if inline int long namespace nullptr operator private public register return short signed sizeof static
struct switch template this true typedef typename union unsigned using void volatile while uint8_t uint16_t uint32_t
uint64_t int8_t int16_t int32_t int64_t size_t float2 float3 float4 int2 int3 int4 double2 half half2 dim3"""
_CUDA = r"__\w+|threadIdx|blockIdx|blockDim|gridDim|warpSize|atomic[A-Z]\w*"
_CUDA_TOKENS = re.compile(
    rf"""(?P<comment>/\*.*?(?:\*/|\Z)|//[^\n]*)
    |(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*\#[ \t]*\w+)
    |(?P<builtin>\b(?:{_CUDA})\b)
    |(?P<keyword>\b(?:{"|".join(_KEYWORDS.split())})\b)
    |(?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)[uUlLfF]*\b)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_TRIPLE = r'"""(?:\\.|[^\\])*?(?:"""|\Z)|\'\'\'(?:\\.|[^\\])*?(?:\'\'\'|\Z)'
_PYTHON_TOKENS = re.compile(
    rf"""(?P<comment>\#[^\n]*)
    |(?P<string>{_TRIPLE}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*@[\w.]+)
    |(?P<builtin>\b(?:threadIdx|blockIdx|blockDim|gridDim|warpsize|laneid|syncthreads|syncwarp|tl(?=\.))\b)
    |(?P<keyword>\b(?:{"|".join(keyword.kwlist)})\b)
    |(?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)\b)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_PTX_TOKENS = re.compile(
    r"""(?P<comment>//[^\n]*)
    |(?P<string>"[^"\n]*")
    |(?P<builtin>%\w+(?:\.\w+)*)
    |(?P<keyword>(?<![\w.%$])[a-z]\w*(?:\.\w+(?:::\w+)*)+|\b(?:ret|exit|trap)\b)
    |(?P<directive>(?<!\w)\.[a-z]\w*)
    |(?P<number>(?<![\w%$])(?:0[xXfFdD][0-9a-fA-F]+|\d+)\b)""",
    re.VERBOSE | re.MULTILINE,
)


def cuda_spans(source: str) -> list[tuple[Span, ...]]:
    """Return the spans of each line of a CUDA source."""
    return _spans(source, _matches(source, _CUDA_TOKENS))


def python_spans(source: str) -> list[tuple[Span, ...]]:
    """Return the spans of each line of a Python source."""
    return _spans(source, _python_matches(source))


def ptx_spans(source: str) -> list[tuple[Span, ...]]:
    """Return the spans of each line of PTX."""
    return _spans(source, _matches(source, _PTX_TOKENS))


_Match = tuple[int, int, str]


def _matches(source: str, tokens: re.Pattern[str]) -> Iterator[_Match]:
    for match in tokens.finditer(source):
        yield (*match.span(), match.lastgroup or "")


def _python_matches(source: str) -> Iterator[_Match]:
    for start, end, kind in _matches(source, _PYTHON_TOKENS):
        if kind == SpanKind.STRING and "__global__" in source[start:end]:
            text = source[start + 3 : end - 3]
            yield from (
                (start + 3 + first, start + 3 + last, inner) for first, last, inner in _matches(text, _CUDA_TOKENS)
            )
        else:
            yield start, end, kind


def _spans(source: str, matches: Iterable[_Match]) -> list[tuple[Span, ...]]:
    lines = source.split("\n")
    spans_of_lines: list[list[Span]] = [[] for _ in lines]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    first_line = 0
    for begin, end, kind in matches:
        token, start = SpanKind(kind), begin
        while starts[first_line + 1] <= start:
            first_line += 1
        number = first_line
        while start < end:
            stop = min(end, starts[number + 1] - 1)
            if stop > start:
                spans_of_lines[number].append(Span(start - starts[number], stop - start, token))
            number += 1
            start = starts[number]
    return [tuple(spans) for spans in spans_of_lines]
