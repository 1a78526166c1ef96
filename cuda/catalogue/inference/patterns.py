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
from warplens.cuda.catalogue.inference.element_types import given_parameters
from warplens.cuda.catalogue.inference.places import typed
from warplens.cuda.catalogue.inference.program import ClassType
from warplens.cuda.catalogue.inference.run import Run, Scope
from warplens.cuda.catalogue.inference.values import Buffer, Cell, Number, Pointer, Text, Value, declared, whole, words
from warplens.cuda.source.parsing import Node

_WORD = re.compile(r"bytes\(([0-9a-f]+)\)")
MAX_CHARACTERS = 4096  # an array of characters keeps this many of them


def pattern(value: Value, size: int) -> str:
    """Return the contents of an array that is filled with the last `size` bytes of a number, "random" for none."""
    if not isinstance(value, Number) or not isinstance(value.value, int) or value.is_assumed:
        return "random"
    kept = value.value % (1 << 8 * size)
    return f"bytes({kept.to_bytes(size, 'little').hex()})" if kept else "zeros"


def is_pattern(word: str) -> bool:
    """Return whether a word of contents is a pattern of bytes."""
    return _WORD.fullmatch(word) is not None


def element_of_pattern(word: str, dtype: str) -> str:
    """Return the number that each element of an array holds, "" where they are not the same."""
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
    """Return the array that a literal is, with the zero at its end."""
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


# The names of types as the host code writes them, with what stands for their parts there. A type is named so that it
# means the same outside of the function that names it: template parameters and numbers of the host code are replaced
# by what they stand for.

_FREE_NAME = re.compile(r"(?<![\w.:>])[A-Za-z_]\w*(?!\s*(?:::|[<({.\w]))")
"""A name that may be that of a number: it has no scope, is no function and no template."""


def text_of(run: Run, node: Node) -> str:
    """Return the name of a type."""
    base = node.child_by_field_name("type")
    name, type_name = declared(node.child_by_field_name("declarator"), words(base if base is not None else node))
    return type_named(run, type_name if base is not None or name == "" else words(node))


def type_named(run: Run, text: str) -> str:
    """Return the name of a type from its text, with the numbers of the host code in it, as in `Tile<rows, 4>`."""
    text = typed(run, text)
    opening = text.find("<")
    if opening < 0:
        return text

    def number(match: re.Match[str]) -> str:
        cell = run.scope.find(match[0])
        value = cell.value if cell is not None else None
        if not isinstance(value, Number) or value.is_assumed or not value.is_whole:
            return match[0]
        for symbol in value.term.symbols() if value.term is not None else ():
            symbol.fixed = True
        return ("true" if value.value else "false") if value.type_name == "bool" else str(int(value.value))

    return text[:opening] + _FREE_NAME.sub(number, text[opening:])


def bind_class(scope: Scope, found: ClassType | None, type_name: str) -> None:
    """Make the template arguments of a class known in a scope."""
    texts = given_parameters(found, type_name) if found is not None else {}
    for parameter in found.parameters if found is not None else ():
        given = texts.get(parameter.name, "")
        if not given:
            continue
        if not parameter.type_name:
            scope.types[parameter.name] = given
        elif re.fullmatch(r"\d+|true|false", given):
            number = int(given) if given.isdigit() else int(given == "true")
            scope.cells[parameter.name] = Cell(whole(number, parameter.type_name), parameter.type_name, parameter.name)
        else:
            scope.types[parameter.name] = given
