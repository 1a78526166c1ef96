"""Conversion between types, and functions of one number (PTX ISA 9.7.9).

The rule: `cvt` rounds as its modifier says and saturates where PTX does (float to integer always, NaN to 0).
"""

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.registry import instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value, wrap

# Conversions to and from pairs of half precision, tf32 and floats of 8, 6 and 4 bits (PTX ISA 9.7.9.21).
# A pair of two operands has the first in its high half; a float of 6 bits takes 8 there. Floats of 6 and 4 bits have no
# infinity and no NaN: a NaN becomes the largest number. Powers of two (ue8m0), fours of numbers and stochastic rounding
# are refused.

EIGHT_BITS = {"e4m3x2": rounding.E4M3, "e5m2x2": rounding.E5M2}
FEWER_BITS = {"e2m3x2": rounding.E2M3, "e3m2x2": rounding.E3M2, "e2m1x2": rounding.E2M1}
PAIRS = {"f16x2": rounding.F16, "bf16x2": rounding.BF16}
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
        pattern = _narrowed(m, op, m.read(operands[0], "float"), rounding.TF32, mode)
        return m.shift_left(pattern, m.known("i32", 13))
    if to in EIGHT_BITS and "satfinite" in modifiers and source in {"f32", "f16x2"}:
        if source == "f32":
            high, low = (m.read(operand, "float") for operand in operands)
        else:
            whole = m.read(operands[0], "i32")
            top = m.truncate(m.shift_right(whole, m.known("i32", 16), signed=False), "i16")
            low, high = (rounding.from_f16(m, pattern) for pattern in (m.truncate(whole, "i16"), top))
        low, high = (_narrowed(m, op, value, EIGHT_BITS[to], "rn") for value in (low, high))
        return m.binary("or", low, m.shift_left(high, m.known("i16", 8)))
    if to in FEWER_BITS and "satfinite" in modifiers and source == "f32" and len(operands) == 2:
        form = FEWER_BITS[to]
        high, low = (_narrowed(m, op, m.read(operand, "float"), form, "rn") for operand in operands)
        pair = m.binary("or", low, m.shift_left(high, m.known("i16", 8 if form.bits > 4 else 4)))
        return pair if form.bits > 4 else m.truncate(pair, "i8")
    if to == "f16x2" and source in {*FEWER_BITS, *EIGHT_BITS}:
        how = _from_fewer_bits if source in FEWER_BITS else _from_eight_bits
        low, high = how(m, source, operands[0])
        if "relu" in modifiers:
            low, high = half.relu(m, low, "f16"), half.relu(m, high, "f16")
        return half.packed(m, low, high)
    raise unsupported(op, m.program.file_name, f"{source} to {to}")


def _narrowed(m: Algebra, op: Op, value: Value, to: rounding.FloatFormat, mode: str) -> Value:
    """Round a float to a format with `.relu` and `.satfinite`."""
    modifiers = op.instruction.modifiers
    if "relu" in modifiers:  # a NaN stays one
        value = m.select(m.compare("ole", value, m.number("float", 0.0)), m.number("float", 0.0), value)
    if mode == "rn" and "satfinite" not in modifiers and to in {rounding.F16, rounding.BF16}:
        return (rounding.to_f16 if to is rounding.F16 else rounding.to_bf16)(m, value)
    wide = m.cast("fpext", value, "double")
    return rounding.encode(m, wide, to, mode, saturate="satfinite" in modifiers)


def _from_fewer_bits(m: Algebra, type_: str, operand: tree.Operand) -> list[Value]:
    """Return two f16: a magnitude at the position of an f16's is too small by a power of two."""
    source = FEWER_BITS[type_]
    whole = m.read(operand, "i16") if source.bits > 4 else m.cast("zext", m.read(operand, "i8"), "i16")
    halves = []
    for shift in (0, 8 if source.bits > 4 else 4):
        pattern = m.binary("lshr", whole, m.known("i16", shift))
        magnitude = m.binary("and", pattern, m.known("i16", source.top - 1))
        sign = m.binary("and", pattern, m.known("i16", source.top))
        moved = m.shift_left(magnitude, m.known("i16", rounding.F16.digits - source.digits))
        sign = m.shift_left(sign, m.known("i16", rounding.F16.bits - source.bits))
        small = rounding.from_f16(m, m.binary("or", moved, sign))
        number = m.arithmetic("fmul", small, m.number("float", 2.0 ** (rounding.F16.bias - source.bias)))
        halves.append(rounding.to_f16(m, number))
    return halves


def _from_eight_bits(m: Algebra, type_: str, operand: tree.Operand) -> list[Value]:
    whole = m.read(operand, "i16")
    low = m.shift_left(whole, m.known("i16", 8))
    high = m.binary("and", whole, m.known("i16", -256))
    convert = _f16_of_e4m3 if type_ == "e4m3x2" else _f16_of_e5m2
    return [convert(m, pattern) for pattern in (low, high)]


def _f16_of_e5m2(m: Algebra, pattern: Value) -> Value:
    """Return the f16 of an e5m2 number in the high byte of an i16: its first eight bits are the same."""
    is_nan = m.compare("ugt", m.binary("and", pattern, m.known("i16", 0x7FFF)), m.known("i16", rounding.F16.top))
    return m.select(is_nan, m.known("i16", rounding.F16.nan), pattern)


def _f16_of_e4m3(m: Algebra, pattern: Value) -> Value:
    """Return the f16 of an e4m3 number in the high byte of an i16: shifted into place, it is 2^8 too small."""
    magnitude = m.binary("lshr", m.binary("and", pattern, m.known("i16", 0x7F00)), m.known("i16", 1))
    sign = m.binary("and", pattern, m.known("i16", -0x8000))
    small = rounding.from_f16(m, m.binary("or", magnitude, sign))
    value = rounding.to_f16(m, m.arithmetic("fmul", small, m.number("float", 256.0)))
    is_nan = m.compare("eq", magnitude, m.known("i16", 0x7F00 >> 1))
    return m.select(is_nan, m.known("i16", rounding.F16.nan), value)


HALVES = {"f16": rounding.F16, "bf16": rounding.BF16}
FLOATING = {"f16", "bf16", "f32", "f64"}
CONVERTIBLE = FLOATING | {"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"}
TO_INTEGRAL = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


@instruction("cvt", unit=Unit.CONVERT, section="9.7.9.21")
def cvt(m: Algebra, op: Op) -> None:
    """d = a converted from the second type to the first; two operands of f32 become a pair, the first on top."""
    modifiers = op.instruction.modifiers
    to, source = modifiers[-2], modifiers[-1]
    d, *operands = op.instruction.operands
    if to in TYPES or source in TYPES or to in {"f16x2", "bf16x2", "tf32"}:
        m.write(d, converted(m, op, to, source, operands))
        return
    if not {to, source} <= CONVERTIBLE or len(operands) != 1:
        raise unsupported(op, m.program.file_name, f"{source} to {to}")
    value = m.read(operands[0], LLVM_TYPES[source])
    match source in FLOATING, to in FLOATING:
        case False, False:
            if "sat" in modifiers:
                value = _clamped(m, value, to, source)
            result = _resized(m, value, LLVM_TYPES[to], signed=source[0] == "s")
        case False, True:
            result = _from_integer(m, op, value, to, signed=source[0] == "s")
        case True, False:
            result = _to_integer(m, op, value, to, source)
        case _:
            result = _between_floats(m, op, value, to, source)
    # An integer result is extended to a destination register that is wider (PTX ISA 9.4.1).
    register = m.program.registers[d.name] if isinstance(d, tree.Register) and d.name != "_" else result.type
    if BITS[register] > BITS[result.type]:
        result = m.widen("sext" if to[0] == "s" else "zext", result, register)
    m.write(d, result)


def _clamped(m: Algebra, value: Value, to: str, source: str) -> Value:
    signed, width = source[0] == "s", BITS[value.type]
    lowest, highest = _range(source)
    low, high = _range(to)
    if low > lowest:
        limit = m.known(value.type, low)
        value = m.select(m.compare("slt" if signed else "ult", value, limit), limit, value)
    if high < highest:
        limit = m.known(value.type, wrap(high, width))
        value = m.select(m.compare("sgt" if signed else "ugt", value, limit), limit, value)
    return value


def _range(type_: str) -> tuple[int, int]:
    bits = BITS[LLVM_TYPES[type_]]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)


def _resized(m: Algebra, value: Value, llvm: str, *, signed: bool) -> Value:
    if BITS[llvm] > BITS[value.type]:
        return m.widen("sext" if signed else "zext", value, llvm)
    return m.truncate(value, llvm) if BITS[llvm] < BITS[value.type] else value


def _from_integer(m: Algebra, op: Op, value: Value, to: str, *, signed: bool) -> Value:
    mode = rounding.mode_of(op)
    if to in {"f32", "f64"}:
        return rounding.finished(m, op, rounding.from_integer(m, value, mode, signed=signed, single=to == "f32"))
    odd = rounding.rounded_to_odd(m, *rounding.exact_parts(m, value, signed=signed))
    return _saturated_half(m, op, rounding.encode(m, odd, HALVES[to], mode), to)


def _to_integer(m: Algebra, op: Op, value: Value, to: str, source: str) -> Value:
    """Round as the instruction says and convert; numbers out of range become the nearest bound.

    Source: PTX ISA 9.7.9.21: NaN is 0 unless one of the types has 64 bits; then it is 1 << (bits of the result - 1).
    """
    if source in HALVES:
        value = half.decode(m, value, source)
    value = _integral(m, op, rounding.flushed(m, op, value))
    llvm = LLVM_TYPES[to]
    result = m.convert_saturating(value, llvm, signed=to[0] == "s")
    if source != "f64" and BITS[llvm] != 64:
        return result
    return m.select(m.compare("uno", value, value), m.known(llvm, 1 << BITS[llvm] - 1), result)


def _integral(m: Algebra, op: Op, value: Value) -> Value:
    intrinsic = next((TO_INTEGRAL[mode] for mode in op.instruction.modifiers if mode in TO_INTEGRAL), "")
    return m.call(intrinsic, value) if intrinsic else value


def _between_floats(m: Algebra, op: Op, value: Value, to: str, source: str) -> Value:
    mode = rounding.mode_of(op)
    if source in HALVES:
        value = half.decode(m, value, source)
    value = rounding.flushed(m, op, value)
    if any(name in op.instruction.modifiers for name in TO_INTEGRAL):
        if to != source:
            raise unsupported(op, m.program.file_name, f"rounding of {source} to a whole {to}")
        value = _integral(m, op, value)
    if to in HALVES:
        saturate = "satfinite" in op.instruction.modifiers
        if mode == "rn" and value.type == "float" and not saturate:
            pattern = half.encode(m, value, to)
        else:
            wide = value if value.type == "double" else m.cast("fpext", value, "double")
            pattern = rounding.encode(m, wide, HALVES[to], mode, saturate=saturate)
        pattern = _saturated_half(m, op, pattern, to)
        return half.relu(m, pattern, to) if "relu" in op.instruction.modifiers else pattern
    if {"relu", "satfinite"} & set(op.instruction.modifiers):
        raise unsupported(op, m.program.file_name)
    llvm = LLVM_TYPES[to]
    if value.type == "double" and llvm == "float":
        if mode == "rn":
            value = m.cast("fptrunc", value, llvm)
        else:
            value = m.reinterpret(rounding.encode(m, value, rounding.F32, mode), llvm)
    elif value.type != llvm:
        value = m.cast("fpext", value, llvm)
    return rounding.finished(m, op, value)


def _saturated_half(m: Algebra, op: Op, pattern: Value, to: str) -> Value:
    if "sat" not in op.instruction.modifiers:
        return pattern
    return half.encode(m, rounding.saturated(m, half.decode(m, pattern, to)), to)


# Floating-point instructions that have no integer form (PTX ISA 9.7.3, and those of 9.7.4 with the same opcode).
# The rule: `approx` forms are computed to the precision of the C library, which is at least that of the hardware;
# their results are therefore not bit-equal to a GPU's (cuda/simt/README.md states the manual's error bounds).

HIGH_WORD = -(1 << 32)  # the high 32 bits of a double, all that `approx.ftz.f64` reads and writes (PTX ISA 9.7.3.14)


@instruction("fma", unit=Unit.FMA, section="9.7.3.6, 9.7.4.4", flops=2)
def fma(m: Algebra, op: Op) -> None:
    """d = a * b + c, rounded once."""
    if op.instruction.modifiers[-1] in half.HALF_TYPES:
        half.fused(m, op)
    else:
        rounding.fused(m, op)


@instruction("sqrt", unit=Unit.SFU, is_estimated=True, section="9.7.3.15")
def sqrt(m: Algebra, op: Op) -> None:
    """d = the square root of a."""
    m.write(op.instruction.operands[0], rounding.square_root(m, op, _operand(m, op)))


@instruction("rcp", unit=Unit.SFU, is_estimated=True, section="9.7.3.13, 9.7.3.14")
def rcp(m: Algebra, op: Op) -> None:
    """d = 1 / a."""
    value = _operand(m, op)
    if _is_gross(op):
        _write(m, op, _high(m, m.arithmetic("fdiv", m.number("double", 1.0), _high(m, value))))
    else:
        one = m.number(value.type, 1.0)
        m.write(op.instruction.operands[0], rounding.arithmetic(m, op, "fdiv", one, value))


@instruction("rsqrt", unit=Unit.SFU, section="9.7.3.16, 9.7.3.17")
def rsqrt(m: Algebra, op: Op) -> None:
    """d = 1 / the square root of a."""
    value = _operand(m, op)
    gross = _is_gross(op)
    value = _high(m, value) if gross else value
    result = m.arithmetic("fdiv", m.number(value.type, 1.0), m.call("sqrt", value))
    _write(m, op, _high(m, result) if gross else result)


@instruction("sin", unit=Unit.SFU, section="9.7.3.18")
@instruction("cos", unit=Unit.SFU, section="9.7.3.19")
@instruction("lg2", unit=Unit.SFU, section="9.7.3.20")
@instruction("ex2", unit=Unit.SFU, section="9.7.3.21, 9.7.4.10")
@instruction("tanh", unit=Unit.SFU, section="9.7.3.22, 9.7.4.9")
def function(m: Algebra, op: Op) -> None:
    """d = the sine or cosine (of radians), the logarithm to base 2, 2 to the power, or the hyperbolic tangent of a."""
    intrinsic = {"lg2": "log2", "ex2": "exp2"}.get(op.instruction.opcode, op.instruction.opcode)
    if op.instruction.opcode in {"ex2", "tanh"} and op.instruction.modifiers[-1] in half.HALF_TYPES:
        half.in_float(m, op, lambda value: m.call(intrinsic, value))
    else:
        _write(m, op, m.call(intrinsic, _operand(m, op)))


@instruction("testp", unit=Unit.ALU, section="9.7.3.1")
def testp(m: Algebra, op: Op) -> None:
    """p = whether a is in a class of numbers; zeros count as normal."""
    test = op.instruction.modifiers[0]
    _, llvm = type_of(m, op, {"f32", "f64"})
    p, a = op.instruction.operands
    size = m.call("fabs", m.read(a, llvm))
    infinity, zero = m.number(llvm, float("inf")), m.number(llvm, 0.0)
    smallest = m.number(llvm, rounding.SMALLEST_NORMAL[llvm])
    denormal = m.binary("and", m.compare("olt", size, smallest), m.compare("ogt", size, zero))
    match test:
        case "finite":
            result = m.compare("olt", size, infinity)
        case "infinite":
            result = m.compare("oeq", size, infinity)
        case "number":
            result = m.compare("ord", size, size)
        case "notanumber":
            result = m.compare("uno", size, size)
        case "subnormal":
            result = denormal
        case "normal":
            result = m.binary("and", m.compare("olt", size, infinity), m.invert(denormal))
        case _:
            raise unsupported(op, m.program.file_name, f"test {test}")
    m.write(p, result)


@instruction("copysign", unit=Unit.ALU, section="9.7.3.2")
def copysign(m: Algebra, op: Op) -> None:
    """d = the magnitude of b with the sign of a."""
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    d, a, b = op.instruction.operands
    m.write(d, m.call("copysign", m.read(b, llvm), m.read(a, llvm)))


def _operand(m: Algebra, op: Op) -> Value:
    _, llvm = type_of(m, op, {"f32", "f64"})
    value = m.read(op.instruction.operands[1], llvm)
    return rounding.without_denormals(m, value) if "ftz" in op.instruction.modifiers else value


def _is_gross(op: Op) -> bool:
    return op.instruction.modifiers[-1] == "f64" and "ftz" in op.instruction.modifiers


def _high(m: Algebra, value: Value) -> Value:
    """Return a double without its low 32 bits, denormals flushed."""
    bits = m.binary("and", m.reinterpret(value, "i64"), m.known("i64", HIGH_WORD))
    return rounding.without_denormals(m, m.reinterpret(bits, "double"))


def _write(m: Algebra, op: Op, value: Value) -> None:
    rounding.check(m, op)
    m.write(op.instruction.operands[0], rounding.finished(m, op, value))
