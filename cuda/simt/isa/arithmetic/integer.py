"""Integer arithmetic (PTX ISA 9.7.1) together with the forms of the same opcodes for floating point (9.7.3).

The rule: `abs`, `neg` and `div` exist for both, most also for half precision (`half`); the type decides. Sums and
products stand in `everyday`.
"""

from collections.abc import Callable

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.arithmetic.logic import leading_zeros
from warplens.cuda.simt.isa.everyday import PLAIN_TYPES, add_with_carry, product_of, subtract_with_borrow
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.registry import instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value


@instruction("addc", unit=Unit.ALU, section="9.7.2.2", reads_carry=True)
@instruction("subc", unit=Unit.ALU, section="9.7.2.4", reads_carry=True)
def with_carry(m: Algebra, op: Op) -> None:
    """d = a + b + CC.CF or a - (b + CC.CF)."""
    _, llvm = type_of(m, op, PLAIN_TYPES)
    d, a, b = op.instruction.operands
    combine = add_with_carry if op.instruction.opcode == "addc" else subtract_with_borrow
    m.write(d, combine(m, op, m.read(a, llvm), m.read(b, llvm)))


@instruction("madc", unit=Unit.FMA, section="9.7.2.6", reads_carry=True)
def madc(m: Algebra, op: Op) -> None:
    """d = the low or high half of a * b, + c + CC.CF."""
    _, llvm = type_of(m, op, PLAIN_TYPES)
    d, a, b, c = op.instruction.operands
    m.write(d, add_with_carry(m, op, product_of(m, op, m.read(a, llvm), m.read(b, llvm)), m.read(c, llvm)))


@instruction("div", unit=Unit.SFU, is_estimated=True, section="9.7.1.8, 9.7.3.8")
@instruction("rem", unit=Unit.ALU, is_estimated=True, section="9.7.1.9")
def quotient_or_remainder(m: Algebra, op: Op) -> None:
    """d = a / b: integers truncate, floats round correctly, also for `approx` and `full`; or a % b, with a's sign."""
    type_, llvm = type_of(m, op, PLAIN_TYPES)
    d, a, b = op.instruction.operands
    first, second = m.read(a, llvm), m.read(b, llvm)
    is_remainder = op.instruction.opcode == "rem"
    if type_[0] == "f" and not is_remainder:
        m.write(d, rounding.arithmetic(m, op, "fdiv", first, second))
    else:
        m.write(d, m.divide(first, second, signed=type_[0] == "s", remainder=is_remainder))


@instruction("abs", unit=Unit.ALU, section="9.7.1.10, 9.7.3.9, 9.7.4.6")
@instruction("neg", unit=Unit.ALU, section="9.7.1.11, 9.7.3.10, 9.7.4.5")
def absolute_or_negated(m: Algebra, op: Op) -> None:
    """d = |a| or -a."""
    is_absolute = op.instruction.opcode == "abs"
    if op.instruction.modifiers[-1] in half.HALF_TYPES:
        bits, mask = ("and", half.MAGNITUDE) if is_absolute else ("xor", half.SIGN)
        half.execute(m, op, lambda pattern: m.binary(bits, pattern, m.known("i16", mask)))
        return
    type_, llvm = type_of(m, op, PLAIN_TYPES)
    d, a = op.instruction.operands
    value = m.read(a, llvm)
    if type_[0] == "f":
        value = rounding.flushed(m, op, value)
        result = rounding.flushed(m, op, m.call("fabs", value) if is_absolute else m.unary("fneg", value))
    else:
        zero = m.known(llvm, 0)
        result = m.subtract(zero, value)
        if is_absolute:
            result = m.select(m.compare("slt", value, zero), result, value)
    m.write(d, result)


@instruction("popc", unit=Unit.ALU, section="9.7.1.14")
@instruction("clz", unit=Unit.ALU, section="9.7.1.15")
@instruction("brev", unit=Unit.ALU, section="9.7.1.18")
def bits(m: Algebra, op: Op) -> None:
    """d = the number of one bits, or of leading zeros (the width for 0), in 32 bits; or the bits in reverse order."""
    _, llvm = type_of(m, op, PLAIN_TYPES)
    d, a = op.instruction.operands
    value = m.read(a, llvm)
    match op.instruction.opcode:
        case "popc":
            m.write(d, m.reinterpret(m.call("ctpop", value), "i32"))
        case "clz":
            m.write(d, m.reinterpret(leading_zeros(m, value), "i32"))
        case _:
            m.write(d, m.call("bitreverse", value))


# Minimum and maximum of all types (PTX ISA 9.7.1.12, 9.7.1.13, 9.7.3.11, 9.7.3.12, 9.7.4.7, 9.7.4.8). -0 is smaller
# than +0. The result of a NaN and a number is the number, with `.NaN` it is NaN: the canonical one.

PACKED = {"u16x2", "s16x2"}
CANONICAL_NAN = {"float": 0x7FFFFFFF, "double": 0x7FFFFFFFFFFFFFFF}
SIGN_BIT = {"float": ("i32", -(1 << 31)), "double": ("i64", -(1 << 63))}


@instruction("min", unit=Unit.ALU, section="9.7.1.12, 9.7.3.11, 9.7.4.7")
@instruction("max", unit=Unit.ALU, section="9.7.1.13, 9.7.3.12, 9.7.4.8")
def extreme(m: Algebra, op: Op) -> None:
    """d = the smallest or largest of the operands."""
    predicate, intrinsic = ("lt", "minimum") if op.instruction.opcode == "min" else ("gt", "maximum")
    type_ = _type(op)
    if type_ in half.HALF_TYPES:
        _check(m, op, allowed={"NaN", "xorsign", "abs", "ftz"}, operands=2)
        half.in_float(m, op, lambda a, b: _of_floats(m, op, intrinsic, a, b))
    elif type_ in {"f32", "f64"}:
        _check(m, op, allowed={"NaN", "xorsign", "abs", "ftz"} if type_ == "f32" else set(), operands=3)
        d, *operands = op.instruction.operands
        first, *rest = (rounding.flushed(m, op, m.read(operand, LLVM_TYPES[type_])) for operand in operands)
        if len(rest) > 1 and "xorsign" in op.instruction.modifiers:
            raise unsupported(op, m.program.file_name, ".xorsign of three operands")
        for value in rest:
            first = _of_floats(m, op, intrinsic, first, value)
        m.write(d, first)
    elif type_ in PACKED or type_ in {"u16", "s16", "u32", "s32", "u64", "s64"}:
        _check(m, op, allowed={"relu"} if type_ in {"s32", "s16x2"} else set(), operands=2)
        _of_integers(m, op, type_, predicate)
    else:
        raise unsupported(op, m.program.file_name, f"type {type_}")


def _type(op: Op) -> str:
    *_, before, last = ("", *op.instruction.modifiers)
    return before if last == "relu" else last


def _check(m: Algebra, op: Op, *, allowed: set[str], operands: int) -> None:
    type_ = _type(op)
    for modifier in op.instruction.modifiers:
        if modifier not in {*allowed, type_}:
            raise unsupported(op, m.program.file_name, f".{modifier} of {type_}")
    if len(op.instruction.operands) - 1 not in {2, operands}:
        raise unsupported(op, m.program.file_name, "number of operands")


def _of_integers(m: Algebra, op: Op, type_: str, predicate: str) -> None:
    d, a, b = op.instruction.operands
    name = ("s" if type_[0] == "s" else "u") + predicate

    def extreme(first: Value, second: Value) -> Value:
        extreme = m.select(m.compare(name, first, second), first, second)
        if "relu" not in op.instruction.modifiers:
            return extreme
        zero = m.known(extreme.type, 0)
        return m.select(m.compare("slt", extreme, zero), zero, extreme)

    if type_ in PACKED:
        m.write(d, half.by_halves(m, extreme, m.read(a, "i32"), m.read(b, "i32")))
    else:
        m.write(d, extreme(m.read(a, LLVM_TYPES[type_]), m.read(b, LLVM_TYPES[type_])))


def _of_floats(m: Algebra, op: Op, intrinsic: str, a: Value, b: Value) -> Value:
    modifiers = op.instruction.modifiers
    integer, sign = SIGN_BIT[a.type]
    differ = m.binary("xor", m.reinterpret(a, integer), m.reinterpret(b, integer))
    signs = m.binary("and", differ, m.known(integer, sign))
    if "abs" in modifiers:
        a, b = m.call("fabs", a), m.call("fabs", b)
    result = m.call(intrinsic, a, b)  # LLVM's minimum and maximum: -0 < +0, and NaN if an operand is
    if "NaN" not in modifiers:
        result = m.select(m.compare("uno", a, a), b, m.select(m.compare("uno", b, b), a, result))
    if "xorsign" in modifiers:
        positive = m.reinterpret(m.call("fabs", result), integer)
        result = m.reinterpret(m.binary("or", positive, signs), a.type)
    return m.select(m.compare("uno", result, result), m.bits(a.type, CANONICAL_NAN[a.type]), result)


# 24-bit products, sums of differences and dot products of small integers (PTX ISA 9.7.1.5 to .7, .23, .24).
# Every product is computed in a type wide enough to hold it, so that only the stated part is dropped.


def _extended(m: Algebra, value: Value, first: int, bits: int, *, signed: bool) -> Value:
    """Return `bits` bits of a 32-bit value from bit `first` on, extended to 32 bits."""
    moved = m.shift_left(value, m.known("i32", 32 - first - bits))
    return m.shift_right(moved, m.known("i32", 32 - bits), signed=signed)


@instruction("mul24", unit=Unit.FMA, section="9.7.1.5")
@instruction("mad24", unit=Unit.FMA, section="9.7.1.6")
def product_24(m: Algebra, op: Op) -> None:
    """d = the low or high 32 of the 48 bits of the product of two 24-bit integers, + c; `hi.sat.s32` clamps the sum."""
    type_, _ = type_of(m, op, {"u32", "s32"})
    signed, modifiers = type_[0] == "s", op.instruction.modifiers
    d, *factors = op.instruction.operands[:3]
    a, b = (_extended(m, m.read(x, "i32"), 0, 24, signed=signed) for x in factors)
    if "lo" in modifiers:
        product = m.multiply(a, b)
    else:
        extend = "sext" if signed else "zext"
        whole = m.multiply(m.widen(extend, a, "i64"), m.widen(extend, b, "i64"))
        product = m.truncate(m.binary("lshr", whole, m.known("i64", 16)), "i32")
    if op.instruction.opcode == "mul24":
        m.write(d, product)
        return
    addend = m.read(op.instruction.operands[3], "i32")
    if "sat" not in modifiers:
        m.write(d, m.add(product, addend))
    elif "hi" not in modifiers or type_ != "s32":
        raise unsupported(op, m.program.file_name, ".sat without .hi and .s32")
    else:
        m.write(d, m.call("sadd.sat", product, addend))


@instruction("sad", unit=Unit.ALU, section="9.7.1.7")
def sad(m: Algebra, op: Op) -> None:
    """d = c + |a - b|."""
    type_, llvm = type_of(m, op, {"u16", "u32", "u64", "s16", "s32", "s64"})
    d, *operands = op.instruction.operands
    a, b, c = (m.read(operand, llvm) for operand in operands)
    less = m.compare("slt" if type_[0] == "s" else "ult", a, b)
    m.write(d, m.add(c, m.select(less, m.subtract(b, a), m.subtract(a, b))))


@instruction("dp4a", unit=Unit.ALU, section="9.7.1.23")
@instruction("dp2a", unit=Unit.ALU, section="9.7.1.24")
def dot(m: Algebra, op: Op) -> None:
    """d = c + the sum of the products of the bytes of b and the parts of a, each signed as its type says.

    The parts are four bytes, or (`dp2a`) two halves, which the two low (`lo`) or high (`hi`) bytes of b multiply.
    """
    d, *operands = op.instruction.operands
    a, b, total = (m.read(operand, "i32") for operand in operands)
    first, second = op.instruction.modifiers[-2:]
    count = 4 if op.instruction.opcode == "dp4a" else 2
    bits, start = 32 // count, 16 if "hi" in op.instruction.modifiers else 0
    for index in range(count):
        x = _extended(m, a, bits * index, bits, signed=first[0] == "s")
        y = _extended(m, b, start + 8 * index, 8, signed=second[0] == "s")
        total = m.add(total, m.multiply(x, y))
    m.write(d, total)


# Bytes and halfwords in one register: sums, differences, extremes (PTX ISA 9.7.18).
# Each part of d is computed from those of a and b and wraps, or is clamped with `.sat`; with `.add` the parts are added
# to c. Only whole registers are executed, without selections of parts and without masks.

PARTS = {"2": 16, "4": 8}
TYPES = {"u32", "s32"}


def _difference(m: Algebra, a: Value, b: Value) -> Value:
    size = m.subtract(a, b)
    return m.select(m.compare("slt", size, m.known("i32", 0)), m.subtract(m.known("i32", 0), size), size)


OPERATIONS: dict[str, Callable[[Algebra, Value, Value], Value]] = {
    "vadd": lambda m, a, b: m.add(a, b),
    "vsub": lambda m, a, b: m.subtract(a, b),
    "vabsdiff": _difference,
    "vmin": lambda m, a, b: m.select(m.compare("slt", a, b), a, b),
    "vmax": lambda m, a, b: m.select(m.compare("sgt", a, b), a, b),
}


def _video(m: Algebra, op: Op) -> None:
    """d = the operation on the parts of a and b, packed again; `.add`: their sum and c."""
    opcode, modifiers = op.instruction.opcode, op.instruction.modifiers
    d, a, b, c = op.instruction.operands
    types = [x for x in modifiers if x in TYPES]
    if len(types) != 3 or set(modifiers) - {*TYPES, "sat", "add"} or {"sat", "add"} <= set(modifiers):
        raise unsupported(op, m.program.file_name, "only whole registers with .sat or .add")
    named = [x.name for x in (d, a, b, c) if isinstance(x, tree.Register)]
    if not {"_", *m.program.registers} >= set(named):
        raise unsupported(op, m.program.file_name, "a selection of parts")
    bits, operation = PARTS[opcode[-1]], OPERATIONS[opcode[:-1]]
    to, *sources = (x == "s32" for x in types)
    first, second = m.read(a, "i32"), m.read(b, "i32")
    total = m.read(c, "i32") if "add" in modifiers else m.known("i32", 0)
    for index in range(32 // bits):
        parts = [_extended(m, x, bits * index, bits, signed=s) for x, s in zip((first, second), sources, strict=True)]
        result = operation(m, *parts)
        if "sat" in modifiers:
            result = _clamped(m, result, bits, signed=to)
        if "add" in modifiers:
            total = m.add(total, result)
        else:
            kept = m.binary("and", result, m.known("i32", (1 << bits) - 1))
            total = m.binary("or", total, m.binary("shl", kept, m.known("i32", bits * index)))
    m.write(d, total)


def _clamped(m: Algebra, value: Value, bits: int, *, signed: bool) -> Value:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    value = m.select(m.compare("slt", value, m.known("i32", low)), m.known("i32", low), value)
    return m.select(m.compare("sgt", value, m.known("i32", high)), m.known("i32", high), value)


for _name in OPERATIONS:
    for _parts in PARTS:
        instruction(_name + _parts, unit=Unit.ALU, section="9.7.18")(_video)
