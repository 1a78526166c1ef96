"""Spellings that nvcc takes and NVRTC reads otherwise, written as NVRTC reads them, and those of entries.

The rule: the lines of a text stay, and a text without such a spelling comes through byte for byte. The entry of one of
several kernels with a name has the types of its parameters behind it: `product<2>(float *, int)`.
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
    """Return a text as NVRTC takes it.

    Args:
        text: device code.
        markers: the macros that mark device code, such as one for `__host__ __device__`.
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


def split_entry(entry: str) -> tuple[str, str | None]:
    """Return an entry without the types of its parameters, and those; None where it has none."""
    text = entry.strip()
    if not text.endswith(")"):
        return text, None
    depth = 0
    for position in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[position], 0)
        if not depth:
            return text[:position].rstrip(), text[position + 1 : -1].strip()
    return text, None


def kernel_name(entry: str) -> str:
    """Return the name of the kernel that an entry chooses, with its scopes.

    Example:
        >>> kernel_name("tiles::product<2>(float *, int)"), kernel_name("add(float *)")
        ('tiles::product', 'add')
    """
    return split_entry(entry)[0].partition("<")[0].strip()
