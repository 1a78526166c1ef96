"""What arrays hold that the host code fills byte by byte, as `cudaMemset` does, and with the characters of a literal.

The rule: a pattern of bytes is kept as it is, since only the launch says what type of numbers they are.

Source: CUDA Runtime API, `cudaMemset`: "each byte"; CUDA Driver API, `cuMemsetD8`, `cuMemsetD16`, `cuMemsetD32`.
"""

from __future__ import annotations

import math
import re

import numpy as np

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.values import Buffer, Cell, Number, Pointer, Text, Value, whole

_WORD = re.compile(r"bytes\(([0-9a-f]+)\)")
MAX_CHARACTERS = 4096
"""An array of characters keeps this many of them."""


def pattern(value: Value, size: int) -> str:
    """Return the contents of an array that is filled with the last `size` bytes of a number, "random" for none.

    Example:
        >>> pattern(whole(7), 1), pattern(whole(-1), 4), pattern(whole(0), 1)
        ('bytes(07)', 'bytes(ffffffff)', 'zeros')
    """
    if not isinstance(value, Number) or not isinstance(value.value, int) or value.is_assumed:
        return "random"
    kept = value.value % (1 << 8 * size)
    return f"bytes({kept.to_bytes(size, 'little').hex()})" if kept else "zeros"


def is_pattern(word: str) -> bool:
    """Return whether a word of contents is a pattern of bytes."""
    return _WORD.fullmatch(word) is not None


def element_of_pattern(word: str, dtype: str) -> str:
    """Return the number that each element of an array holds, "" where they are not the same.

    Example:
        >>> [element_of_pattern("bytes(07)", dtype) for dtype in ("int8", "int32", "float32")]
        ['7', '117901063', '1.0158336341824417e-34']
        >>> element_of_pattern("bytes(ff)", "float64"), element_of_pattern("bytes(01000000)", "uint16")
        ('nan', '')
    """
    match, kind = _WORD.fullmatch(word), DType(dtype)
    if match is None or np.dtype(kind).kind == "c":
        return ""
    data = bytes.fromhex(match[1])
    if kind.itemsize < len(data) and len(set(data)) > 1:
        return ""
    repeated = (data * kind.itemsize)[: kind.itemsize] if kind.itemsize > len(data) else data[: kind.itemsize]
    number = np.frombuffer(repeated, np.dtype(kind))[0]
    if kind.is_whole:
        return str(int(number))
    value = float(number)
    return "nan" if math.isnan(value) else repr(value)


def characters(text: Text, element: str = "char") -> Buffer:
    """Return the array that a literal is, with the zero at its end.

    Example:
        >>> made = characters(Text("ab"))
        >>> made.count.value, made.least, terms.text(made.below)
        (3, 97, '99')
    """
    codes = [*text.text.encode(errors="replace"), 0]
    made = Buffer("", element, whole(len(codes)), contents="random")
    made.cells = {index: Cell(whole(code, "char"), element) for index, code in enumerate(codes[:MAX_CHARACTERS])}
    if len(codes) > 1:
        made.below, made.least = terms.constant(max(codes) + 1), min(codes[:-1])
    return made


def of_literal(value: Value) -> Value:
    """Return an array of characters for a literal, in braces or not, and any other value as it is."""
    if isinstance(value, Buffer) and len(value.cells) == 1 and 0 in value.cells:
        inner = value.cells[0].value
        value = inner if isinstance(inner, Text) else value
    return characters(value) if isinstance(value, Text) else value


def length_of_text(value: Value) -> Value | None:
    """Return the characters before the zero at the end of a text, None where it has none that is known."""
    if isinstance(value, Text):
        return whole(len(value.text.encode(errors="replace").partition(b"\0")[0]), "size_t")
    cells = value.cells if isinstance(value, Buffer) else value.buffer.cells if isinstance(value, Pointer) else {}
    for index in sorted(cells):
        held = cells[index].value
        if not isinstance(held, Number):
            return None
        if held.value == 0:
            return whole(index, "size_t")
    return None
