"""Conversions to and from pairs of half precision, tf32 and floats of 8, 6 and 4 bits (PTX ISA 9.7.9.21).

The rule: a pair of two operands has the first in its high half. Floats of 6 and 4 bits have no infinity and no NaN: a
NaN becomes the largest number. Powers of two (ue8m0), fours of numbers and stochastic rounding are refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.floats import formats, half, rounding
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

EIGHT_BITS = {"e4m3x2": formats.E4M3, "e5m2x2": formats.E5M2}
FEWER_BITS = {"e2m3x2": formats.E2M3, "e3m2x2": formats.E3M2, "e2m1x2": formats.E2M1}
PAIRS = {"f16x2": formats.F16, "bf16x2": formats.BF16}
TYPES = {*EIGHT_BITS, "tf32", "e2m3x2", "e3m2x2", "e2m1x2", "ue8m0x2", "e4m3x4", "e5m2x4", "e2m3x4", "e3m2x4", "e2m1x4"}


def converted(m: Algebra, op: Op, to: str, source: str, operands: Sequence[tree.Operand]) -> Value:
    """Return the converted value: an i32 (a pair, tf32) or an i16 (two numbers of eight bits)."""
    modifiers = op.instruction.modifiers
    mode = "rna" if "rna" in modifiers else rounding.mode_of(op)
    if "rs" in modifiers or "sat" in modifiers or "ftz" in modifiers:
        raise unsupported(op, m.program.file_name, f"{source} to {to}")
    if to in PAIRS and source == "f32" and len(operands) == 2:
        high, low = (_narrowed(m, op, m.read(x, "float"), PAIRS[to], mode) for x in operands)
        return half.packed(m, low, high)
    if to == "tf32" and source == "f32":
        pattern = _narrowed(m, op, m.read(operands[0], "float"), formats.TF32, mode)
        return m.shift_left(pattern, m.known("i32", 13))
    if to in EIGHT_BITS and "satfinite" in modifiers and source in {"f32", "f16x2"}:
        return _eight_bits(m, op, source, operands, EIGHT_BITS[to])
    if to in FEWER_BITS and "satfinite" in modifiers and source == "f32" and len(operands) == 2:
        return _fewer_bits(m, op, operands, FEWER_BITS[to])
    if to == "f16x2" and source in FEWER_BITS:
        return _from_fewer_bits(m, op, operands[0], FEWER_BITS[source])
    if to == "f16x2" and source in EIGHT_BITS:
        return _from_eight_bits(m, op, source, operands[0])
    raise unsupported(op, m.program.file_name, f"{source} to {to}")


def _narrowed(m: Algebra, op: Op, value: Value, to: formats.FloatFormat, mode: str) -> Value:
    """Round a float to a format with `.relu` and `.satfinite`."""
    modifiers = op.instruction.modifiers
    if "relu" in modifiers:  # a NaN stays one
        value = m.select(m.compare("ole", value, m.number("float", 0.0)), m.number("float", 0.0), value)
    if mode == "rn" and "satfinite" not in modifiers and to in {formats.F16, formats.BF16}:
        return (formats.to_f16 if to is formats.F16 else formats.to_bf16)(m, value)
    wide = m.cast("fpext", value, "double")
    return formats.encode(m, wide, to, mode, saturate="satfinite" in modifiers)


def _eight_bits(m: Algebra, op: Op, source: str, operands: Sequence[tree.Operand], to: formats.FloatFormat) -> Value:
    if source == "f32":
        high, low = (m.read(operand, "float") for operand in operands)
    else:
        whole = m.read(operands[0], "i32")
        top = m.truncate(m.shift_right(whole, m.known("i32", 16), signed=False), "i16")
        low, high = (formats.from_f16(m, pattern) for pattern in (m.truncate(whole, "i16"), top))
    low, high = (_narrowed(m, op, value, to, "rn") for value in (low, high))
    return m.binary("or", low, m.shift_left(high, m.known("i16", 8)))


def _place_of(to: formats.FloatFormat) -> int:
    """Return the number of bits of a number in a pair: 8, or 4 for numbers of 4 bits."""
    return 8 if to.bits > 4 else 4


def _fewer_bits(m: Algebra, op: Op, operands: Sequence[tree.Operand], to: formats.FloatFormat) -> Value:
    high, low = (_narrowed(m, op, m.read(operand, "float"), to, "rn") for operand in operands)
    pair = m.binary("or", low, m.shift_left(high, m.known("i16", _place_of(to))))
    return pair if to.bits > 4 else m.truncate(pair, "i8")


def _from_fewer_bits(m: Algebra, op: Op, operand: tree.Operand, source: formats.FloatFormat) -> Value:
    """Return two f16: a magnitude at the position of an f16's is too small by a power of two."""
    whole = m.read(operand, "i16") if source.bits > 4 else m.cast("zext", m.read(operand, "i8"), "i16")
    halves = []
    for shift in (0, _place_of(source)):
        pattern = m.binary("lshr", whole, m.known("i16", shift))
        magnitude = m.binary("and", pattern, m.known("i16", source.top - 1))
        sign = m.binary("and", pattern, m.known("i16", source.top))
        moved = m.shift_left(magnitude, m.known("i16", formats.F16.digits - source.digits))
        sign = m.shift_left(sign, m.known("i16", formats.F16.bits - source.bits))
        small = formats.from_f16(m, m.binary("or", moved, sign))
        number = m.arithmetic("fmul", small, m.number("float", 2.0 ** (formats.F16.bias - source.bias)))
        halves.append(formats.to_f16(m, number))
    if "relu" in op.instruction.modifiers:
        halves = [half.relu(m, pattern, "f16") for pattern in halves]
    return half.packed(m, *halves)


def _from_eight_bits(m: Algebra, op: Op, source: str, operand: tree.Operand) -> Value:
    whole = m.read(operand, "i16")
    low = m.shift_left(whole, m.known("i16", 8))
    high = m.binary("and", whole, m.known("i16", -256))
    each = _f16_of_e4m3 if source == "e4m3x2" else _f16_of_e5m2
    low, high = (each(m, pattern) for pattern in (low, high))
    if "relu" in op.instruction.modifiers:
        low, high = half.relu(m, low, "f16"), half.relu(m, high, "f16")
    return half.packed(m, low, high)


def _f16_of_e5m2(m: Algebra, pattern: Value) -> Value:
    """Return the f16 of an e5m2 number in the high byte of an i16: its first eight bits are the same."""
    is_nan = m.compare("ugt", m.binary("and", pattern, m.known("i16", 0x7FFF)), m.known("i16", formats.F16.top))
    return m.select(is_nan, m.known("i16", formats.F16.nan), pattern)


def _f16_of_e4m3(m: Algebra, pattern: Value) -> Value:
    """Return the f16 of an e4m3 number in the high byte of an i16: shifted into place, it is 2^8 too small."""
    magnitude = m.binary("lshr", m.binary("and", pattern, m.known("i16", 0x7F00)), m.known("i16", 1))
    sign = m.binary("and", pattern, m.known("i16", -0x8000))
    small = formats.from_f16(m, m.binary("or", magnitude, sign))
    value = formats.to_f16(m, m.arithmetic("fmul", small, m.number("float", 256.0)))
    is_nan = m.compare("eq", magnitude, m.known("i16", 0x7F00 >> 1))
    return m.select(is_nan, m.known("i16", formats.F16.nan), value)
