"""The error of a fused multiplication and addition of doubles, for the directed rounding modes (PTX ISA 9.7.3.6).

The rule: only the sign of the returned number is meaningful. Exponents are taken out of all numbers first, so that
nothing overflows or vanishes; a number too small to matter except by its sign is brought to 2^-200 of the product, one
too large is the result itself and brings it along to 2^200. What is left is summed without error (Dekker's sums).
"""

from __future__ import annotations

from collections.abc import Callable

from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

Sum = Callable[[Algebra, Value, Value], tuple[Value, Value]]
"""A function of this type returns a sum of doubles and its error."""

FAR = 200
"""Exponents differ by at most this; it is more than the 53 * 3 digits of a product and an addend that overlap."""
FRACTION_AND_SIGN = -(1 << 63) | (1 << 52) - 1


def fused_error(m: Algebra, add: Sum, operands: tuple[Value, Value, Value], result: Value) -> Value:
    """Return a double with the sign of a * b + c minus its result to nearest; all numbers are finite.

    Args:
        add: an exact sum.
        operands: a, b and c.
    """
    (a, a_at), (b, b_at), (c, c_at), (r, r_at) = (_parts(m, value) for value in (*operands, result))
    product_at = m.add(a_at, b_at)
    high = m.arithmetic("fmul", a, b)
    low = m.call("fma", a, b, m.unary("fneg", high))
    c, r = (_scaled(m, value, m.subtract(at, product_at)) for value, at in ((c, c_at), (r, r_at)))
    first, first_rest = add(m, c, low)
    second, second_rest = add(m, high, first)
    near = m.arithmetic("fsub", second, r)
    rest, rest_rest = add(m, second_rest, first_rest)
    total, total_rest = add(m, near, rest)
    error = m.arithmetic("fadd", total, m.arithmetic("fadd", total_rest, rest_rest))
    zero = m.number("double", 0.0)
    vanishes = m.binary("or", *(m.compare("oeq", value, zero) for value in operands[:2]))
    return m.select(vanishes, zero, error)


def _parts(m: Algebra, value: Value) -> tuple[Value, Value]:
    """Return a number as one of [1, 2) with its sign (or 0) and its exponent, an i64."""
    tiny = m.compare("olt", m.call("fabs", value), m.number("double", 2.0**-900))
    raised = m.arithmetic("fmul", value, m.select(tiny, m.number("double", 2.0**600), m.number("double", 1.0)))
    bits = m.reinterpret(raised, "i64")
    field = m.binary("and", m.binary("lshr", bits, m.known("i64", 52)), m.known("i64", 0x7FF))
    exponent = m.subtract(field, m.select(tiny, m.known("i64", 1023 + 600), m.known("i64", 1023)))
    kept = m.binary("and", bits, m.known("i64", FRACTION_AND_SIGN))
    unit = m.reinterpret(m.binary("or", kept, m.known("i64", 1023 << 52)), "double")
    zero = m.number("double", 0.0)
    return m.select(m.compare("oeq", value, zero), zero, unit), exponent


def _scaled(m: Algebra, value: Value, exponent: Value) -> Value:
    """Return value * 2^exponent, the exponent cut at `FAR` both ways."""
    low, high = m.known("i64", -FAR), m.known("i64", FAR)
    exponent = m.select(m.compare("slt", exponent, low), low, exponent)
    exponent = m.select(m.compare("sgt", exponent, high), high, exponent)
    power = m.binary("shl", m.add(exponent, m.known("i64", 1023)), m.known("i64", 52))
    return m.arithmetic("fmul", value, m.reinterpret(power, "double"))
