"""Rounding modes, rounding to any format, flushing of denormals and saturation, for all floating-point instructions.

The rule: every result is the exact one, rounded once. To nearest that is what the processor does. The directed modes
(`rz`, `rm`, `rp`) are made from a result to nearest and the sign of its error, which is exact: f32 is computed in f64,
rounded to odd there and then by its mode; f64 is moved to its neighbour where it lies on the wrong side.

The payload of a NaN is the processor's; the manual leaves it open (an H200 gives 0x7FFFFFFF in f32). All other results
of these forms and of the conversions are bit for bit those of an H200.
"""

from dataclasses import dataclass

from warplens.cuda.simt.isa.registry import type_of, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

# Floating-point formats by their bits: rounding to any of them, in every rounding mode, with integer arithmetic.
# `encode` rounds once. Its operand must either be exact or have been rounded to odd (`rounded_to_odd`), which keeps
# every later rounding to at most 50 bits the same as if the exact result were rounded (Boldo and Melquiond, 2008). NaN
# becomes the canonical NaN of the format: all ones but the sign (PTX ISA 9.7.4, notes on NaN).

DOUBLE_FRACTION = (1 << 52) - 1
DOUBLE_MAGNITUDE = (1 << 63) - 1
DOUBLE_INFINITY = 0x7FF << 52


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatFormat:
    """A binary format."""

    llvm: str  # the integer type that holds it
    bits: int  # the width in use
    digits: int  # of the significand, the leading one included
    bias: int
    top: int  # the pattern above the largest finite number
    nan: int  # the pattern of the canonical NaN


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
    """Round a double to bits of a format by rn, rna (ties away from 0), rz, rm or rp; `saturate` keeps it finite."""
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


# The error of a fused multiplication and addition of doubles (PTX ISA 9.7.3.6); directed rounding needs only its sign.
# Exponents are taken out of all numbers first, so that nothing overflows or vanishes: a number too small to matter
# except by its sign is brought to 2^-200 of the product, one too large is the result itself and brings it along to
# 2^200. What is left is summed without error (Dekker's sums).
FAR = 200  # exponents differ by at most this; it is more than the 53 * 3 digits of a product and an addend that overlap
FRACTION_AND_SIGN = -(1 << 63) | (1 << 52) - 1


def _fused_error(m: Algebra, operands: tuple[Value, Value, Value], result: Value) -> Value:
    """Return a double with the sign of a * b + c minus its result to nearest; all numbers are finite."""
    (a, a_at), (b, b_at), (c, c_at), (r, r_at) = (_parts(m, value) for value in (*operands, result))
    product_at = m.add(a_at, b_at)
    high = m.arithmetic("fmul", a, b)
    low = m.call("fma", a, b, m.unary("fneg", high))
    c, r = (_scaled(m, value, m.subtract(at, product_at)) for value, at in ((c, c_at), (r, r_at)))
    first, first_rest = _added(m, c, low, "rn")
    second, second_rest = _added(m, high, first, "rn")
    near = m.arithmetic("fsub", second, r)
    rest, rest_rest = _added(m, second_rest, first_rest, "rn")
    total, total_rest = _added(m, near, rest, "rn")
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


SMALLEST_NORMAL = {"float": 2.0**-126, "double": 2.0**-1022}
LARGEST_DOUBLE = 0x7FEFFFFFFFFFFFFF
UNBOUNDED = 2.0**24  # scales floats so that a result below the smallest normal number is rounded to 24 digits, too
TINY, SCALE = 2.0**-900, 2.0**600  # doubles below the first are scaled by the second so that their error remains


def mode_of(op: Op) -> str:
    """Return the rounding mode of an instruction, rn by default."""
    return next((mode for mode in ("rz", "rm", "rp") if mode in op.instruction.modifiers), "rn")


def check(m: Algebra, op: Op) -> None:
    """Refuse rounding modes other than to nearest."""
    if mode_of(op) != "rn":
        raise unsupported(op, m.program.file_name, f"rounding .{mode_of(op)}")


def flushed(m: Algebra, op: Op, value: Value) -> Value:
    """Return the value with denormals as zeros of the same sign if the instruction says `.ftz`."""
    if "ftz" not in op.instruction.modifiers or value.type != "float":
        return value
    return without_denormals(m, value)


def without_denormals(m: Algebra, value: Value) -> Value:
    """Return the value with denormals as zeros of the same sign."""
    return zero_below(m, SMALLEST_NORMAL[value.type], value, value)


def zero_below(m: Algebra, limit: float, size: Value, value: Value) -> Value:
    """Return the value, but zeros of its sign where another one is smaller in size than a limit."""
    small = m.compare("olt", m.call("fabs", size), m.number(value.type, limit))
    return m.select(small, m.call("copysign", m.number(value.type, 0.0), value), value)


def finished(m: Algebra, op: Op, value: Value, scaled: Value | None = None) -> Value:
    """Return a result flushed and, if the instruction says `.sat`, clamped to [0, 1] with NaN and -0 as 0.

    `scaled` is the result times `UNBOUNDED`, where it may have been rounded up to the smallest normal number: it is
    flushed where it would be smaller if the exponent had no limit, as on an H200.
    """
    if scaled is None:
        value = flushed(m, op, value)
    else:
        value = zero_below(m, SMALLEST_NORMAL["float"] * UNBOUNDED, scaled, value)
    return saturated(m, value) if "sat" in op.instruction.modifiers else value


def saturated(m: Algebra, value: Value) -> Value:
    """Return the value clamped to [0, 1], with NaN and -0 as 0."""
    zero, one = m.number(value.type, 0.0), m.number(value.type, 1.0)
    value = m.select(m.compare("ogt", value, zero), value, zero)
    return m.select(m.compare("olt", value, one), value, one)


def arithmetic(m: Algebra, op: Op, llvm_op: str, a: Value, b: Value) -> Value:
    """Apply a two-operand LLVM operation (`fadd`, `fsub`, `fmul`, `fdiv`) with the instruction's modifiers."""
    a, b = flushed(m, op, a), flushed(m, op, b)
    mode, single = mode_of(op), a.type == "float"
    flushes = single and "ftz" in op.instruction.modifiers
    if mode == "rn":
        scaled = None
        may_round_up = llvm_op == "fmul" or (llvm_op == "fdiv" and "rn" in op.instruction.modifiers)
        if may_round_up and flushes:
            scaled = m.arithmetic(llvm_op, m.arithmetic("fmul", a, m.number("float", UNBOUNDED)), b)
        return finished(m, op, m.arithmetic(llvm_op, a, b), scaled)
    if llvm_op == "fsub":
        llvm_op, b = "fadd", m.unary("fneg", b)
    if single:
        a, b = m.cast("fpext", a, "double"), m.cast("fpext", b, "double")
    value, error = ERRORS[llvm_op](m, a, b, mode)
    if single:
        return finished(m, op, to_float(m, value, error, mode, flushes=flushes))
    overflows = _are_finite(m, a, b)
    if llvm_op == "fdiv":
        overflows = m.binary("and", overflows, m.compare("one", b, m.number("double", 0.0)))
    return finished(m, op, _moved(m, value, error, mode, overflows))


def to_float(m: Algebra, value: Value, error: Value, mode: str, *, flushes: bool = False) -> Value:
    """Round a double with its error to a float; `flushes`: to zero what 24 digits hold below the smallest normal."""
    odd = rounded_to_odd(m, value, error)
    if flushes:
        largest = m.number("double", SMALLEST_NORMAL["float"] * (1 - 2.0**-24))
        tiny = m.compare("ole", m.call("fabs", odd), largest)
        odd = m.select(tiny, m.call("copysign", m.number("double", 0.0), odd), odd)
    return m.reinterpret(encode(m, odd, F32, mode), "float")


def _added(m: Algebra, a: Value, b: Value, mode: str) -> tuple[Value, Value]:
    """Return a + b and its error (Dekker's Fast2Sum on operands in the order of their size)."""
    if mode == "rm":  # a sum that cancels is -0
        total = m.unary("fneg", m.arithmetic("fadd", m.unary("fneg", a), m.unary("fneg", b)))
    else:
        total = m.arithmetic("fadd", a, b)
    ordered = m.compare("oge", m.call("fabs", a), m.call("fabs", b))
    large, small = m.select(ordered, a, b), m.select(ordered, b, a)
    return total, m.arithmetic("fsub", small, m.arithmetic("fsub", total, large))


def _multiplied(m: Algebra, a: Value, b: Value, mode: str) -> tuple[Value, Value]:
    """Return a * b and its error; where the product is tiny, the error times 2^1200."""
    del mode
    product = m.arithmetic("fmul", a, b)
    tiny = m.compare("olt", m.call("fabs", product), m.number("double", TINY))
    scale = m.select(tiny, m.number("double", SCALE), m.number("double", 1.0))
    scaled = m.arithmetic("fmul", m.arithmetic("fmul", product, scale), scale)
    first, second = m.arithmetic("fmul", a, scale), m.arithmetic("fmul", b, scale)
    return product, m.call("fma", first, second, m.unary("fneg", scaled))


def _divided(m: Algebra, a: Value, b: Value, mode: str) -> tuple[Value, Value]:
    """Return a / b and a number with the sign of its error: the remainder, scaled where a is tiny, over b's sign."""
    del mode
    quotient = m.arithmetic("fdiv", a, b)
    one, scale = m.number("double", 1.0), m.number("double", SCALE)
    tiny = m.compare("olt", m.call("fabs", a), m.number("double", 1 / SCALE))
    small = m.compare("olt", m.call("fabs", b), one)
    numerator = m.arithmetic("fmul", a, m.select(tiny, scale, one))
    divisor = m.arithmetic("fmul", b, m.select(m.binary("and", tiny, small), scale, one))
    factor = m.arithmetic("fmul", quotient, m.select(m.binary("and", tiny, m.invert(small)), scale, one))
    remainder = m.call("fma", m.unary("fneg", factor), divisor, numerator)
    return quotient, m.select(m.compare("olt", b, m.number("double", 0.0)), m.unary("fneg", remainder), remainder)


ERRORS = {"fadd": _added, "fmul": _multiplied, "fdiv": _divided}


def square_root(m: Algebra, op: Op, value: Value) -> Value:
    """Return the square root of a flushed operand with the instruction's modifiers."""
    mode = mode_of(op)
    if mode == "rn":
        return finished(m, op, m.call("sqrt", value))
    single = value.type == "float"
    value = m.cast("fpext", value, "double") if single else value
    root = m.call("sqrt", value)
    one = m.number("double", 1.0)
    tiny = m.compare("olt", value, m.number("double", TINY))
    radicand = m.arithmetic("fmul", value, m.select(tiny, m.number("double", SCALE), one))
    scaled = m.arithmetic("fmul", root, m.select(tiny, m.number("double", SCALE**0.5), one))
    error = m.call("fma", m.unary("fneg", scaled), scaled, radicand)
    if single:
        return finished(m, op, to_float(m, root, error, mode))
    return _moved(m, root, error, mode, m.known("i1", 0))


def fused(m: Algebra, op: Op) -> None:
    """Execute d = a * b + c with one rounding."""
    (type_, llvm), mode = type_of(m, op, {"f32", "f64"}), mode_of(op)
    flushes = type_ == "f32" and "ftz" in op.instruction.modifiers
    d, *operands = op.instruction.operands
    a, b, c = (flushed(m, op, m.read(operand, llvm)) for operand in operands)
    if mode == "rn":
        scaled = None
        if flushes:
            unbounded = m.number("float", UNBOUNDED)
            scaled = m.call("fma", m.arithmetic("fmul", a, unbounded), b, m.arithmetic("fmul", c, unbounded))
        m.write(d, finished(m, op, m.call("fma", a, b, c), scaled))
        return
    if type_ == "f64":
        if mode == "rm":  # a sum that cancels is -0
            result = m.unary("fneg", m.call("fma", m.unary("fneg", a), b, m.unary("fneg", c)))
        else:
            result = m.call("fma", a, b, c)
        overflows = _are_finite(m, a, b, c)
        error = _fused_error(m, (a, b, c), result)
        error = m.select(m.binary("and", overflows, _are_finite(m, result)), error, m.number("double", 0.0))
        m.write(d, _moved(m, result, error, mode, overflows))
        return
    a, b, c = (m.cast("fpext", value, "double") for value in (a, b, c))
    value, error = _added(m, m.arithmetic("fmul", a, b), c, mode)  # a product of two floats is exact in f64
    m.write(d, finished(m, op, to_float(m, value, error, mode, flushes=flushes)))


def fused_to_odd(m: Algebra, a: Value, b: Value, c: Value) -> Value:
    """Return a * b + c of floats whose product is exact in f64, as a double rounded to odd."""
    a, b, c = (m.cast("fpext", value, "double") for value in (a, b, c))
    return rounded_to_odd(m, *_added(m, m.arithmetic("fmul", a, b), c, "rn"))


def from_integer(m: Algebra, value: Value, mode: str, *, signed: bool, single: bool) -> Value:
    """Convert an integer to f32 or f64 in a rounding mode."""
    if mode == "rn":
        return m.cast("sitofp" if signed else "uitofp", value, "float" if single else "double")
    total, error = exact_parts(m, value, signed=signed)
    if single:
        return to_float(m, total, error, mode)
    return _moved(m, total, error, mode, m.known("i1", 0))


def exact_parts(m: Algebra, value: Value, *, signed: bool) -> tuple[Value, Value]:
    """Return an integer as a double and its error."""
    cast, shift = ("sitofp", "ashr") if signed else ("uitofp", "lshr")
    if value.type != "i64":
        return m.cast(cast, value, "double"), m.number("double", 0.0)
    half = m.known("i64", 32)
    high = m.cast(cast, m.binary(shift, value, half), "double")
    low = m.cast("uitofp", m.binary("and", value, m.known("i64", 0xFFFFFFFF)), "double")
    return _added(m, m.arithmetic("fmul", high, m.number("double", 2.0**32)), low, "rn")


def _are_finite(m: Algebra, *operands: Value) -> Value:
    result = m.known("i1", 1)
    for operand in operands:
        finite = m.compare("one", m.call("fabs", operand), m.bits("double", DOUBLE_INFINITY))
        result = m.binary("and", result, finite)
    return result


def _moved(m: Algebra, value: Value, error: Value, mode: str, overflows: Value) -> Value:
    """Return a double rounded to nearest as if in a directed mode, from the sign of its error. Where it `overflows`, an
    infinity comes from finite operands: rounded towards zero it is the largest number.
    """
    zero, one, bits = m.number("double", 0.0), m.known("i64", 1), m.reinterpret(value, "i64")
    below, above = m.compare("olt", error, zero), m.compare("ogt", error, zero)
    negative = m.compare("slt", bits, m.known("i64", 0))
    match mode:
        case "rz":
            inward = m.select(negative, above, below)
            outward = m.known("i1", 0)
            clamps = m.known("i1", 1)
        case "rp":
            inward, outward = m.binary("and", above, negative), m.binary("and", above, m.invert(negative))
            clamps = negative
        case _:
            inward, outward = m.binary("and", below, m.invert(negative)), m.binary("and", below, negative)
            clamps = m.invert(negative)
    at_zero = m.compare("oeq", value, zero)
    moved = m.select(outward, m.add(bits, one), m.select(inward, m.subtract(bits, one), bits))
    if mode != "rz":  # from a zero of the other sign the next number is the smallest of this one
        smallest = m.known("i64", 1 if mode == "rp" else 1 - (1 << 63))
        moved = m.select(m.binary("and", at_zero, inward), smallest, moved)
    else:
        moved = m.select(at_zero, bits, moved)
    infinite = m.compare("oeq", m.call("fabs", value), m.bits("double", DOUBLE_INFINITY))
    overflow = m.binary("and", m.binary("and", infinite, clamps), overflows)
    largest = m.select(negative, m.known("i64", LARGEST_DOUBLE - (1 << 63)), m.known("i64", LARGEST_DOUBLE))
    return m.reinterpret(m.select(overflow, largest, moved), "double")
