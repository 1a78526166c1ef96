"""Values of a warp.

The rule: a register's 32 values are held in the cheapest form that is exact. A value is *uniform* (one scalar for all
lanes), *affine* (one scalar plus offsets that are known when the kernel is compiled for its launch shape) or *varying*
(a vector of 32).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values import bounds
from warplens.cuda.simt.values.bounds import UNKNOWN, Bounds

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "float": 32, "double": 64}
FLOATS = {"float", "double"}
INTRINSIC_SUFFIX = {**{type_: type_ for type_ in BITS}, "float": "f32", "double": "f64"}
LANE_NUMBERS = tuple(range(LANES))


@dataclass(frozen=True, slots=True)
class Value:
    """What a warp holds in one register.

    Args:
        type: LLVM type of one lane.
        varying: True for a vector; then `const` and `offsets` are None.
        const: the scalar part where it is known at compile time (integers: signed, except i1).
        offsets: 32 numbers added to the scalar part (modulo the width), or None when all are zero.
        root: the array or variable that an address points into, where that is known.
        bounds: those of the scalar part; for an address into an array, those of its distance from the array's start.
        code: LLVM operand of the scalar part or the vector; "" while analysing.
    """

    type: str
    varying: bool = False
    const: int | float | None = None
    offsets: tuple[int, ...] | None = None
    root: str | None = None
    bounds: Bounds = UNKNOWN
    code: str = ""

    @property
    def is_constant(self) -> bool:
        """Whether each lane holds a known integer, which is the same in every execution."""
        return not self.varying and isinstance(self.const, int)

    @property
    def uniform(self) -> bool:
        """Whether all lanes hold the same value."""
        return not self.varying and self.offsets is None

    def lanes(self) -> list[int] | None:
        """Return the value of every lane if all are known integers, else None."""
        if self.varying or not isinstance(self.const, int):
            return None
        if self.offsets is None:
            return [self.const] * LANES
        return [wrap(self.const + offset, BITS[self.type]) for offset in self.offsets]


def wrap(value: int, bits: int) -> int:
    """Reduce an integer to `bits` bits: signed two's complement, but 0 or 1 for a single bit.

    Example:
        >>> wrap(255, 8), wrap(3, 1)
        (-1, 1)
    """
    value &= (1 << bits) - 1
    if bits > 1 and value >> (bits - 1):
        value -= 1 << bits
    return value


def literal(type_: str, number: int) -> str:
    """Return an integer as an LLVM literal of a type; all literals of computed numbers are made here.

    LLVM cuts a number that is too large for its type without a word, and a bounds check with such a number checks
    nothing. So a number outside the signed range is a defect of the engine; a caller that means a pattern of bits
    reduces it with `wrap`.

    Example:
        >>> literal("i8", -128)
        '-128'

    Raises:
        AssertionError: the type cannot hold the number.
    """
    if number != wrap(number, int(type_.removeprefix("i"))):
        raise AssertionError(f"{number} does not fit the type {type_}")
    return str(number)


def literals(type_: str, numbers: Iterable[int]) -> str:
    """Return the elements of an LLVM vector or array of known integers.

    Example:
        >>> literals("i64", (0, 4))
        'i64 0, i64 4'
    """
    return _literals(type_, tuple(numbers))


@lru_cache(maxsize=1024)  # a kernel has few vectors, and each many times
def _literals(type_: str, numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{type_} {literal(type_, number)}" for number in numbers)


def join(first: Value | None, second: Value | None) -> Value | None:
    """Return the cheapest form that holds both values (None: no value yet)."""
    if first is None or second is None:
        return second if first is None else first
    root = first.root if first.root == second.root else None
    if first.varying or second.varying or first.offsets != second.offsets:
        return Value(first.type, varying=True, root=root)
    same = isinstance(first.const, int) and first.const == second.const  # floats: 0.0 == -0.0, so never
    joined_bounds = bounds.join(first.bounds, second.bounds) if first.root == second.root else UNKNOWN
    return Value(
        first.type, const=first.const if same else None, offsets=first.offsets, root=root, bounds=joined_bounds
    )
