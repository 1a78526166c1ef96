"""Data movement within registers and conversion between types (PTX ISA 9.7.9).

The rule: `cvt` rounds as its modifier says and saturates where PTX does (float to integer always, NaN to 0).
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.arithmetic import small_floats
from warplens.cuda.simt.isa.floats import formats, half, rounding
from warplens.cuda.simt.isa.forms import BYTES_AND_INTEGERS, INTEGERS, ROUNDING, SCALARS, TO_WHOLE
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value, wrap

HALVES = {"f16": formats.F16, "bf16": formats.BF16}
FLOATING = {"f16", "bf16", "f32", "f64"}
CONVERTIBLE = FLOATING | {"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"}
TO_INTEGRAL = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


@instruction(
    "mov",
    unit=Unit.ALU,
    section="9.7.9.2",
    forms=(
        SCALARS,
        ".pred",
    ),
)
def mov(m: Algebra, op: Op) -> None:
    """d = a: a register, a constant, an address, or the parts of a vector packed into one register and back.

    The first element of a vector is in the lowest bits.
    """
    d, a = op.instruction.operands
    type_ = op.instruction.modifiers[-1]
    if type_ not in LLVM_TYPES:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    llvm = LLVM_TYPES[type_]
    vector = next((x for x in (d, a) if isinstance(x, tree.Vector)), None)
    if vector is not None and (type_ not in {"b16", "b32", "b64", "b128"} or len(vector.elements) not in {2, 4}):
        raise unsupported(op, m.program.file_name, f"{len(vector.elements)} parts of {type_}")
    if isinstance(a, tree.Vector):
        m.write(d, _packed(m, a, llvm))
    elif isinstance(d, tree.Vector):
        whole = m.read(a, llvm)
        part = BITS[llvm] // len(d.elements)
        for index, element in enumerate(d.elements):
            shifted = m.binary("lshr", whole, m.known(llvm, index * part))
            m.write(element, m.truncate(shifted, f"i{part}"))
    else:
        m.write(d, m.read(a, llvm))


def _packed(m: Algebra, vector: tree.Vector, llvm: str) -> Value:
    part = BITS[llvm] // len(vector.elements)
    whole = m.known(llvm, 0)
    for index, element in enumerate(vector.elements):
        piece = m.widen("zext", m.read(element, f"i{part}"), llvm)
        whole = m.binary("or", whole, m.binary("shl", piece, m.known(llvm, index * part)))
    return whole


@instruction(
    "cvt",
    unit=Unit.CONVERT,
    section="9.7.9.21",
    forms=(
        "{.sat}" + BYTES_AND_INTEGERS + BYTES_AND_INTEGERS,
        ROUNDING + "{.sat}(.f16,.f32,.f64)" + BYTES_AND_INTEGERS,
        ROUNDING + ".bf16" + INTEGERS,
        TO_WHOLE + "{.ftz}{.sat}" + BYTES_AND_INTEGERS + ".f32",
        TO_WHOLE + "{.sat}" + BYTES_AND_INTEGERS + "(.f16,.f64)",
        TO_WHOLE + INTEGERS + ".bf16",
        "{.ftz}{.sat}(.f32.f16,.f32.f32,.f64.f32)",
        "{.sat}(.f64.f16,.f64.f64)",
        "(.f32,.f64).bf16",
        "{.sat}.f16.f16",
        TO_WHOLE + "{.ftz}{.sat}.f32.f32",
        TO_WHOLE + "{.sat}(.f16.f16,.f64.f64)",
        ROUNDING + "{.ftz}{.sat}.f32.f64",
        ROUNDING + "{.ftz}{.sat}.f16.f32",
        ROUNDING + "{.sat}.f16.f64",
        ROUNDING + ".bf16(.f32,.f64)",
        "(.rn,.rz){.relu}{.satfinite}(.f16,.bf16,.f16x2,.bf16x2).f32",
        "(.rn,.rz){.relu}.tf32.f32",
        ".rna{.satfinite}.tf32.f32",
        ".rn.satfinite{.relu}(.e4m3x2,.e5m2x2)(.f32,.f16x2)",
        ".rn{.relu}.f16x2(.e4m3x2,.e5m2x2)",
        ".rn.satfinite{.relu}(.e2m3x2,.e3m2x2,.e2m1x2).f32",
        ".rn{.relu}.f16x2(.e2m3x2,.e3m2x2,.e2m1x2)",
    ),
)
def cvt(m: Algebra, op: Op) -> None:
    """d = a converted from the second type to the first; two operands of f32 become a pair, the first on top."""
    modifiers = op.instruction.modifiers
    to, source = modifiers[-2], modifiers[-1]
    d, *operands = op.instruction.operands
    if to in small_floats.TYPES or source in small_floats.TYPES or to in {"f16x2", "bf16x2", "tf32"}:
        m.write(d, small_floats.converted(m, op, to, source, operands))
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
    m.write(d, _fitted(m, op, result, signed=to[0] == "s"))


def _clamped(m: Algebra, value: Value, to: str, source: str) -> Value:
    """Return an integer clamped to the range of another type."""
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
    odd = formats.rounded_to_odd(m, *rounding.exact_parts(m, value, signed=signed))
    return _saturated_half(m, op, formats.encode(m, odd, HALVES[to], mode), to)


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
    for mode, intrinsic in TO_INTEGRAL.items():
        if mode in op.instruction.modifiers:
            return m.call(intrinsic, value)
    return value


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
        pattern = _to_half(m, op, value, to, mode)
        return half.relu(m, pattern, to) if "relu" in op.instruction.modifiers else pattern
    if {"relu", "satfinite"} & set(op.instruction.modifiers):
        raise unsupported(op, m.program.file_name)
    llvm = LLVM_TYPES[to]
    if value.type == "double" and llvm == "float":
        if mode == "rn":
            value = m.cast("fptrunc", value, llvm)
        else:
            value = m.reinterpret(formats.encode(m, value, formats.F32, mode), llvm)
    elif value.type != llvm:
        value = m.cast("fpext", value, llvm)
    return rounding.finished(m, op, value)


def _to_half(m: Algebra, op: Op, value: Value, to: str, mode: str) -> Value:
    saturate = "satfinite" in op.instruction.modifiers
    if mode == "rn" and value.type == "float" and not saturate:
        pattern = half.encode(m, value, to)
    else:
        wide = value if value.type == "double" else m.cast("fpext", value, "double")
        pattern = formats.encode(m, wide, HALVES[to], mode, saturate=saturate)
    return _saturated_half(m, op, pattern, to)


def _saturated_half(m: Algebra, op: Op, pattern: Value, to: str) -> Value:
    if "sat" not in op.instruction.modifiers:
        return pattern
    return half.encode(m, rounding.saturated(m, half.decode(m, pattern, to)), to)


def _fitted(m: Algebra, op: Op, value: Value, *, signed: bool) -> Value:
    """Extend an integer result to a destination register that is wider (PTX ISA 9.4.1)."""
    d = op.instruction.operands[0]
    if not isinstance(d, tree.Register) or d.name == "_":
        return value
    register = m.program.registers[d.name]
    if BITS[register] > BITS[value.type]:
        return m.widen("sext" if signed else "zext", value, register)
    return value
