"""Integer operations on numbers that are known when the code is written.

The rule: operands are signed numbers; a result is not yet reduced to its width (`value.wrap`).
"""

from __future__ import annotations

from collections.abc import Callable

from warplens.cuda.simt.values import bounds
from warplens.cuda.simt.values.bounds import UNKNOWN, Bounds


def unsigned(value: int, bits: int) -> int:
    """Return the low bits of a number as an unsigned one."""
    return value & ((1 << bits) - 1)


def _truncated(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return -quotient if (a < 0) != (b < 0) else quotient


FOLDS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, _: a + b,
    "sub": lambda a, b, _: a - b,
    "mul": lambda a, b, _: a * b,
    "and": lambda a, b, _: a & b,
    "or": lambda a, b, _: a | b,
    "xor": lambda a, b, _: a ^ b,
    "shl": lambda a, b, n: a << unsigned(b, n) if unsigned(b, n) < n else 0,
    "lshr": lambda a, b, n: unsigned(a, n) >> unsigned(b, n) if unsigned(b, n) < n else 0,
    "ashr": lambda a, b, n: a >> min(unsigned(b, n), n - 1),
    "sdiv": lambda a, b, _: _truncated(a, b) if b else -1,
    "udiv": lambda a, b, n: unsigned(a, n) // unsigned(b, n) if b else -1,
    "srem": lambda a, b, _: a - b * _truncated(a, b) if b else -1,
    "urem": lambda a, b, n: unsigned(a, n) % unsigned(b, n) if b else -1,
}
"""Integer operations on known numbers: they take (a, b, bits) and return the result before wrapping."""

RING_BOUNDS = {"add": bounds.add, "sub": bounds.subtract, "mul": bounds.multiply}

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def bounds_of(op: str, a: Bounds, b: int) -> Bounds:
    """Return the bounds of an operation on a scalar and a known number."""
    match op:
        case "udiv":
            return bounds.quotient(a, b)
        case "urem":
            return bounds.remainder(a, b)
        case "lshr" if b >= 0:
            return bounds.quotient(a, 1 << b)
        case "ashr" if b >= 0:
            return bounds.quotient(a, 1 << b)
        case "and":
            return bounds.masked(a, b)
        case _:
            return UNKNOWN
