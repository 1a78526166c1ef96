"""Floating-point formats by their bits: rounding to any of them, in every rounding mode, with integer arithmetic.

The rule: `encode` rounds once. Its operand must either be exact or have been rounded to odd (`rounded_to_odd`), which
keeps every later rounding to at most 50 bits the same as if the exact result were rounded (Boldo and Melquiond, 2008).
NaN becomes the canonical NaN of the format: all ones but the sign (PTX ISA 9.7.4, notes on NaN).
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

DOUBLE_FRACTION = (1 << 52) - 1
DOUBLE_MAGNITUDE = (1 << 63) - 1
DOUBLE_INFINITY = 0x7FF << 52


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatFormat:
    """A binary format: `llvm`, the integer type that holds it; `digits` of the significand, the leading one included.

    `top` is the pattern above the largest finite number, `nan` that of the canonical NaN; `bits` is the width in use.
    """

    llvm: str
    bits: int
    digits: int
    bias: int
    top: int
    nan: int


F16 = FloatFormat(llvm="i16", bits=16, digits=11, bias=15, top=0x7C00, nan=0x7FFF)
BF16 = FloatFormat(llvm="i16", bits=16, digits=8, bias=127, top=0x7F80, nan=0x7FFF)
F32 = FloatFormat(llvm="i32", bits=32, digits=24, bias=127, top=0x7F800000, nan=0x7FFFFFFF)
TF32 = FloatFormat(llvm="i32", bits=19, digits=11, bias=127, top=0xFF << 10, nan=0x3FFFF)
E4M3 = FloatFormat(llvm="i16", bits=8, digits=4, bias=7, top=0x7F, nan=0x7F)
E5M2 = FloatFormat(llvm="i16", bits=8, digits=3, bias=15, top=0x7C, nan=0x7F)
E2M3 = FloatFormat(llvm="i16", bits=6, digits=4, bias=1, top=0x20, nan=0x1F)
E3M2 = FloatFormat(llvm="i16", bits=6, digits=3, bias=3, top=0x20, nan=0x1F)
E2M1 = FloatFormat(llvm="i16", bits=4, digits=2, bias=1, top=0x8, nan=0x7)


def rounded_to_odd(m: Algebra, value: Value, error: Value) -> Value:
    """Return a double, rounded to nearest with the given error (exact minus rounded), as rounded to odd."""
    bits = m.reinterpret(value, "i64")
    one, zero = m.known("i64", 1), m.number("double", 0.0)
    even = m.compare("eq", m.binary("and", bits, one), m.known("i64", 0))
    moves = m.binary("and", even, m.compare("one", error, zero))
    outward = m.binary("xor", m.compare("ogt", error, zero), m.compare("olt", value, zero))
    moved = m.select(outward, m.add(bits, one), m.subtract(bits, one))
    return m.reinterpret(m.select(moves, moved, bits), "double")


def encode(m: Algebra, value: Value, to: FloatFormat, mode: str, *, saturate: bool = False) -> Value:
    """Return the bit pattern of a double rounded to a format: `mode` is rn, rna (ties away from zero), rz, rm or rp.

    With `saturate` (`.satfinite`) an infinity becomes the largest finite number.
    """
    name = f"@rounded.{to.bits}.{to.digits}.{mode}{'.finite' if saturate else ''}"
    return m.outlined(name, lambda double: _encoded(m, double, to, mode, saturate=saturate), value)


def _encoded(m: Algebra, value: Value, to: FloatFormat, mode: str, *, saturate: bool) -> Value:
    zero, one = m.known("i64", 0), m.known("i64", 1)
    bits = m.reinterpret(value, "i64")
    magnitude = m.binary("and", bits, m.known("i64", DOUBLE_MAGNITUDE))
    negative = m.compare("slt", bits, zero)
    exponent = m.binary("lshr", magnitude, m.known("i64", 52))
    fraction = m.binary("and", magnitude, m.known("i64", DOUBLE_FRACTION))
    whole = m.binary("or", fraction, m.known("i64", 1 << 52))
    whole = m.select(m.compare("eq", magnitude, zero), zero, whole)
    smallest = m.known("i64", 1024 - to.bias)  # the double's exponent field of the format's smallest normal number
    denormal = m.compare("slt", exponent, smallest)
    dropped = m.known("i64", 53 - to.digits)
    shift = m.select(denormal, m.add(dropped, m.subtract(smallest, exponent)), dropped)
    shift = m.select(m.compare("slt", shift, m.known("i64", 60)), shift, m.known("i64", 60))
    kept = m.binary("lshr", whole, shift)
    up = _rounds_up(m, mode, whole, shift, negative)
    scale = m.select(denormal, zero, m.subtract(exponent, smallest))
    scaled = m.binary("shl", scale, m.known("i64", to.digits - 1))
    result = m.add(m.add(scaled, kept), m.select(up, one, zero))
    infinite, largest = m.known("i64", to.top), m.known("i64", to.top - 1)
    above = largest if saturate or mode == "rz" else infinite
    if not saturate and mode in {"rp", "rm"}:  # rounded towards zero, a number past the largest becomes that
        above = m.select(negative, *((largest, infinite) if mode == "rp" else (infinite, largest)))
    result = m.select(m.compare("slt", result, infinite), result, above)
    at_infinity = m.compare("eq", magnitude, m.known("i64", DOUBLE_INFINITY))
    result = m.select(at_infinity, largest if saturate else infinite, result)
    signed = m.binary("or", result, m.select(negative, m.known("i64", 1 << to.bits - 1), zero))
    is_nan = m.compare("sgt", magnitude, m.known("i64", DOUBLE_INFINITY))
    return m.truncate(m.select(is_nan, m.known("i64", to.nan), signed), to.llvm)


def _rounds_up(m: Algebra, mode: str, whole: Value, shift: Value, negative: Value) -> Value:
    """Return whether the magnitude, `whole` without its low `shift` bits, is rounded up (an i1)."""
    zero, one = m.known("i64", 0), m.known("i64", 1)
    kept = m.binary("lshr", whole, shift)
    rest = m.binary("and", whole, m.subtract(m.binary("shl", one, shift), one))
    half = m.binary("shl", one, m.subtract(shift, one))
    inexact = m.compare("ne", rest, zero)
    match mode:
        case "rz":
            return m.known("i1", 0)
        case "rp":
            return m.binary("and", inexact, m.invert(negative))
        case "rm":
            return m.binary("and", inexact, negative)
        case "rna":
            return m.compare("uge", rest, half)
        case _:
            odd = m.compare("ne", m.binary("and", kept, one), zero)
            tie = m.binary("and", m.compare("eq", rest, half), odd)
            return m.binary("or", m.compare("ugt", rest, half), tie)


def from_f16(m: Algebra, pattern: Value) -> Value:
    """Return the float of the same value; exact."""
    return m.cast("fpext", m.cast("bitcast", pattern, "half"), "float")


def to_f16(m: Algebra, value: Value) -> Value:
    """Round a float to nearest."""
    pattern = m.cast("bitcast", m.cast("fptrunc", value, "half"), "i16")
    return m.select(m.compare("uno", value, value), m.known("i16", F16.nan), pattern)


def to_bf16(m: Algebra, value: Value) -> Value:
    """Round a float to nearest: add half a unit of the last place, less one where that place is even, and cut."""
    bits, sixteen = m.reinterpret(value, "i32"), m.known("i32", 16)
    odd = m.binary("and", m.binary("lshr", bits, sixteen), m.known("i32", 1))
    rounded = m.binary("lshr", m.add(m.add(bits, m.known("i32", 0x7FFF)), odd), sixteen)
    return m.truncate(m.select(m.compare("uno", value, value), m.known("i32", BF16.nan), rounded), "i16")
