"""Bounds on a scalar that are known before it is computed: a range and a divisor.

The rule: bounds may be wider than necessary, never narrower. A range bounds the signed number itself, so an operation
that may wrap drops the range and keeps only the power of two in the divisor, which wrapping preserves.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd


@dataclass(frozen=True, slots=True)
class Bounds:
    """A number from `low` to `high` (None: unknown) and a multiple of `factor`, which is 0 for the number 0 alone."""

    low: int | None = None
    high: int | None = None
    factor: int = 1

    @property
    def range(self) -> tuple[int, int] | None:
        """The range, or None if it is unknown."""
        return None if self.low is None or self.high is None else (self.low, self.high)

    def within(self, low: int, high: int) -> bool:
        """Return whether the number is known to be between two numbers, both included."""
        return self.range is not None and low <= self.range[0] and self.range[1] <= high

    def widened(self) -> "Bounds":
        """Return the bounds without their range."""
        return Bounds(factor=self.factor)


UNKNOWN = Bounds()


def exact(number: int) -> Bounds:
    """Return the bounds of a known number."""
    return Bounds(number, number, abs(number))


def join(a: Bounds, b: Bounds) -> Bounds:
    """Return the bounds of a number that has one or the other."""
    factor = gcd(a.factor, b.factor)
    if a.range is None or b.range is None:
        return Bounds(factor=factor)
    return Bounds(min(a.range[0], b.range[0]), max(a.range[1], b.range[1]), factor)


def ring_bounds(op: str, a: Bounds, b: Bounds, bits: int) -> Bounds:
    """Return the bounds of a sum, difference or product ("add", "sub", "mul") modulo 2^bits."""
    factor = a.factor * b.factor if op == "mul" else gcd(a.factor, b.factor)
    if a.range is None or b.range is None:
        return Bounds(factor=_power_of_two(factor))
    corners = [FOLDS[op](x, y, bits) for x in a.range for y in b.range]
    return _fitted(min(corners), max(corners), factor, bits)


def _quotient(a: Bounds, divisor: int) -> Bounds:
    """Return the bounds of a nonnegative number divided by a positive one, rounded down."""
    if a.range is None or a.range[0] < 0 or divisor <= 0:
        return UNKNOWN
    factor = a.factor // divisor if a.factor % divisor == 0 else 1
    return Bounds(a.range[0] // divisor, a.range[1] // divisor, factor)


def truncated(a: Bounds, bits: int) -> Bounds:
    """Return the bounds of the low bits of a number, as signed."""
    if a.range is None:
        return Bounds(factor=_power_of_two(a.factor))
    return _fitted(*a.range, a.factor, bits)


def zero_extended(a: Bounds) -> Bounds:
    """Return the bounds of a number whose bits are read as unsigned."""
    if a.range is None or a.range[0] < 0:
        return Bounds(factor=_power_of_two(a.factor))
    return a


def _fitted(low: int, high: int, factor: int, bits: int) -> Bounds:
    if low < -(1 << bits - 1) or high > (1 << bits - 1) - 1:
        return Bounds(factor=_power_of_two(factor))
    return Bounds(low, high, factor)


def _power_of_two(factor: int) -> int:
    """Return the largest power of two that divides the factor, and 0 for 0."""
    return factor & -factor


# Operands are signed numbers; a result is not yet reduced to its width (`value.wrap`).
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
}  # integer operations on known numbers: they take (a, b, bits) and return the result before wrapping

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
            return _quotient(a, b)
        case "lshr" | "ashr" if b >= 0:
            return _quotient(a, 1 << b)
        case "urem" if a.range is not None and a.range[0] >= 0 and b > 0:
            return a if a.range[1] < b else Bounds(0, b - 1, gcd(a.factor, b))
        case "and" if b == 0:
            return exact(0)
        case "and" if b > 0:
            return Bounds(0, b, max(_power_of_two(a.factor), b & -b) if a.factor else 0)
        case _:
            return UNKNOWN
