"""Spellings that nvcc takes and NVRTC reads otherwise, written as NVRTC reads them.

The rule: the lines of a text stay, and a text without such a spelling comes through byte for byte.
"""

from __future__ import annotations

import re

from warplens.cuda.source.tokens import TokenKind, tokens_of

_MARKS = frozenset({"__host__", "__device__", "__forceinline__", "__noinline__"})
_LAMBDA_MARKS = re.compile(r"(?<=\])\s*[A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)*(?=\s*[({])")
"""`[=] __device__ (int i)`: NVRTC has no --extended-lambda, and a lambda in device code is device code by itself."""
_LINKAGE = re.compile(r'\bextern\s*"C(?:\+\+)?"(?=[A-Za-z_])')
"""`extern "C"__global__`: for nvcc, whose preprocessor is that of the host, the quote ends the literal."""


def as_read_by_nvrtc(text: str, markers: frozenset[str] = frozenset()) -> str:
    r"""Return a text as NVRTC takes it.

    Args:
        text: device code.
        markers: the macros that mark device code, such as one for `__host__ __device__`.

    Example:
        >>> as_read_by_nvrtc("auto f = [] __device__ (int i) { return i; };")
        'auto f = [] (int i) { return i; };'
        >>> as_read_by_nvrtc('extern "C"__global__ void k() {}')
        'extern "C" __global__ void k() {}'
    """
    edits = [
        (match.start(), match.end(), "\n" * match[0].count("\n"))
        for match in _LAMBDA_MARKS.finditer(text)
        if set(re.findall(r"\w+", match[0])) <= markers | _MARKS
    ]
    edits += [(match.end(), match.end(), " ") for match in _LINKAGE.finditer(text)]
    if not edits:
        return text
    strings = [(token.start, token.end) for token in tokens_of(text) if token.kind is TokenKind.STRING]
    pieces, position = [], 0
    for start, end, filler in sorted(edits):
        if any(first < start < last for first, last in strings):
            continue
        pieces += [text[position:start], filler]
        position = end
    return "".join([*pieces, text[position:]])
