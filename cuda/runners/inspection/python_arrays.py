"""The shared arrays of a kernel that is written in Python for Numba: their names in the source, and their rows.

The rule: Numba names shared arrays by a counter, in the order of the source. The names are joined only where there are
as many in the source as in the code, and the sizes fit.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod

_NUMBERED = re.compile(r"_cudapy_smem_(\d+)$")
MAX_SOURCE_CHARACTERS = 1_000_000
"""Longer files are not read: Python's parser takes memory with the depth and the length of a text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PythonArray:
    """A shared array of the source: its name, and its shape."""

    name: str
    shape: tuple[int, ...]

    def row_bytes(self, size_bytes: int) -> int:
        """Return the bytes of a row of the array, whose size is `size_bytes`; 0 where it has no rows."""
        elements = prod(self.shape)
        if len(self.shape) < 2 or elements < 1 or size_bytes % elements:
            return 0
        return size_bytes // self.shape[0]


def shared_arrays(source: str, kernel: str) -> tuple[PythonArray, ...]:
    """Return the shared arrays of a function that a Python file has, in their order; () where one has no
    known shape.
    """
    if len(source) > MAX_SOURCE_CHARACTERS:
        return ()
    try:
        tree = ast.parse(source)
        constants = dict(_constants(tree))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == kernel]
        if len(functions) != 1:
            return ()
        found = [_array(node, constants) for node in _assignments(functions[0])]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ()
    arrays = [array for array in found if array is not None]
    return tuple(arrays) if len(arrays) == len(found) else ()


def names_of(symbols: Mapping[str, int], arrays: tuple[PythonArray, ...]) -> dict[str, PythonArray]:
    """Return the array of the source for each shared array of the code.

    Args:
        symbols: the bytes of each shared variable of the code, by its name.
        arrays: those of the source, in their order.
    """
    numbered = sorted((int(match[1]), name) for name in symbols if (match := _NUMBERED.match(name)))
    ordered = [name for _, name in numbered]
    if len(ordered) != len(arrays) or len({array.name for array in arrays}) != len(arrays):
        return {}
    if any(symbols[name] % max(1, prod(array.shape)) for name, array in zip(ordered, arrays, strict=True)):
        return {}
    return dict(zip(ordered, arrays, strict=True))


def _constants(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Iterate over the names of the module that are whole numbers, assigned once."""
    known: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, _value(node.value, known)
            if value is not None and name not in known:
                known[name] = value
            else:
                known.pop(name, None)
    yield from known.items()


def _assignments(function: ast.FunctionDef) -> list[ast.Assign]:
    """Return the assignments of shared arrays in the order of the source."""
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and _is_shared(node.value)]
    return sorted(nodes, key=lambda node: (node.lineno, node.col_offset))


def _is_shared(value: ast.expr) -> bool:
    """Return whether an expression is `cuda.shared.array(...)`, however the module is called."""
    return isinstance(value, ast.Call) and ast.unparse(value.func).endswith("shared.array")


def _array(node: ast.Assign, constants: Mapping[str, int]) -> PythonArray | None:
    call, target = node.value, node.targets[0]
    if not isinstance(call, ast.Call) or not isinstance(target, ast.Name):
        return None
    given = call.args[0] if call.args else next((word.value for word in call.keywords if word.arg == "shape"), None)
    if given is None:
        return None
    extents = [_value(part, constants) for part in (given.elts if isinstance(given, ast.Tuple) else [given])]
    known = tuple(extent for extent in extents if extent is not None)
    return PythonArray(name=target.id, shape=known) if len(known) == len(extents) and min(known) > 0 else None


def _value(node: ast.expr, constants: Mapping[str, int]) -> int | None:
    """Return the value of an expression of whole numbers and constants, None where it has none."""
    match node:
        case ast.Constant(value=int() as value):
            return value
        case ast.Name(id=name):
            return constants.get(name)
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub() | ast.Mult()) as sign, right=right):
            first, second = _value(left, constants), _value(right, constants)
            if first is None or second is None or max(abs(first), abs(second)) > 2**31:
                return None
            return {ast.Add: first + second, ast.Sub: first - second, ast.Mult: first * second}[type(sign)]
    return None
