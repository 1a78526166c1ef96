"""24-bit products, sums of differences and dot products of small integers (PTX ISA 9.7.1.5 to .7, .23, .24).

The rule: every product is computed in a type wide enough to hold it, so that only the stated part is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.forms import INTEGERS
from warplens.cuda.simt.isa.registry import instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value


def _extended(m: Algebra, value: Value, first: int, bits: int, *, signed: bool) -> Value:
    """Return `bits` bits of a 32-bit value from bit `first` on, extended to 32 bits."""
    moved = m.shift_left(value, m.known("i32", 32 - first - bits))
    return m.shift_right(moved, m.known("i32", 32 - bits), signed=signed)


def _product_24(m: Algebra, op: Op) -> Value:
    """Return bits 47 to 16 (`hi`) or 31 to 0 (`lo`) of the product of the low 24 bits of both operands."""
    type_, _ = type_of(m, op, {"u32", "s32"})
    signed = type_[0] == "s"
    a, b = (_extended(m, m.read(x, "i32"), 0, 24, signed=signed) for x in op.instruction.operands[1:3])
    if "lo" in op.instruction.modifiers:
        return m.multiply(a, b)
    extend = "sext" if signed else "zext"
    whole = m.multiply(m.widen(extend, a, "i64"), m.widen(extend, b, "i64"))
    return m.truncate(m.binary("lshr", whole, m.known("i64", 16)), "i32")


@instruction("mul24", unit=Unit.FMA, section="9.7.1.5", forms=("(.lo,.hi)(.u32,.s32)",))
def mul24(m: Algebra, op: Op) -> None:
    """d = the low or high 32 of the 48 bits of the product of two 24-bit integers."""
    m.write(op.instruction.operands[0], _product_24(m, op))


@instruction("mad24", unit=Unit.FMA, section="9.7.1.6", forms=("(.lo,.hi)(.u32,.s32)", ".hi.sat.s32"))
def mad24(m: Algebra, op: Op) -> None:
    """d = mul24(a, b) + c; `hi.sat.s32` clamps the sum."""
    d, *_, c = op.instruction.operands
    product, addend = _product_24(m, op), m.read(c, "i32")
    if "sat" not in op.instruction.modifiers:
        m.write(d, m.add(product, addend))
    elif "hi" not in op.instruction.modifiers or op.instruction.modifiers[-1] != "s32":
        raise unsupported(op, m.program.file_name, ".sat without .hi and .s32")
    else:
        m.write(d, m.call("sadd.sat", product, addend))


@instruction("sad", unit=Unit.ALU, section="9.7.1.7", forms=(INTEGERS,))
def sad(m: Algebra, op: Op) -> None:
    """d = c + |a - b|."""
    type_, llvm = type_of(m, op, {"u16", "u32", "u64", "s16", "s32", "s64"})
    d, *operands = op.instruction.operands
    a, b, c = (m.read(operand, llvm) for operand in operands)
    less = m.compare("slt" if type_[0] == "s" else "ult", a, b)
    m.write(d, m.add(c, m.select(less, m.subtract(b, a), m.subtract(a, b))))


@instruction("dp4a", unit=Unit.ALU, section="9.7.1.23", forms=("(.u32,.s32)(.u32,.s32)",))
def dp4a(m: Algebra, op: Op) -> None:
    """d = c + the sum of the products of the four bytes of a and b, each signed as its type says."""
    _dot(m, op, ((8 * i, 8, 8 * i) for i in range(4)))


@instruction("dp2a", unit=Unit.ALU, section="9.7.1.24", forms=("(.lo,.hi)(.u32,.s32)(.u32,.s32)",))
def dp2a(m: Algebra, op: Op) -> None:
    """d = c + the sum of the products of the two halves of a and the two low (`lo`) or high (`hi`) bytes of b."""
    first = 16 if "hi" in op.instruction.modifiers else 0
    _dot(m, op, ((16 * i, 16, first + 8 * i) for i in range(2)))


def _dot(m: Algebra, op: Op, parts: Iterable[tuple[int, int, int]]) -> None:
    """Add up products of parts: first bit and width in a, first bit of the byte in b."""
    d, *operands = op.instruction.operands
    a, b, total = (m.read(operand, "i32") for operand in operands)
    first, second = op.instruction.modifiers[-2:]
    for place_a, bits, place_b in parts:
        x = _extended(m, a, place_a, bits, signed=first[0] == "s")
        y = _extended(m, b, place_b, 8, signed=second[0] == "s")
        total = m.add(total, m.multiply(x, y))
    m.write(d, total)


# Bytes and halfwords in one register: sums, differences, extremes (PTX ISA 9.7.18).
# The rule: each part of d is computed from those of a and b and wraps, or is clamped with `.sat`; with `.add` the
# parts are added to c. Only whole registers are executed, without selections of parts and without masks.


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
    bits, each = PARTS[opcode[-1]], OPERATIONS[opcode[:-1]]
    to, *sources = (x == "s32" for x in types)
    first, second = m.read(a, "i32"), m.read(b, "i32")
    total = m.read(c, "i32") if "add" in modifiers else m.known("i32", 0)
    for index in range(32 // bits):
        parts = [_part(m, x, index, bits, signed=s) for x, s in zip((first, second), sources, strict=True)]
        result = each(m, *parts)
        if "sat" in modifiers:
            result = _clamped(m, result, bits, signed=to)
        if "add" in modifiers:
            total = m.add(total, result)
        else:
            kept = m.binary("and", result, m.known("i32", (1 << bits) - 1))
            total = m.binary("or", total, m.binary("shl", kept, m.known("i32", bits * index)))
    m.write(d, total)


def _part(m: Algebra, value: Value, index: int, bits: int, *, signed: bool) -> Value:
    top = m.binary("shl", value, m.known("i32", 32 - bits * (index + 1)))
    return m.binary("ashr" if signed else "lshr", top, m.known("i32", 32 - bits))


def _clamped(m: Algebra, value: Value, bits: int, *, signed: bool) -> Value:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    value = m.select(m.compare("slt", value, m.known("i32", low)), m.known("i32", low), value)
    return m.select(m.compare("sgt", value, m.known("i32", high)), m.known("i32", high), value)


for _name in OPERATIONS:
    for _parts in PARTS:
        instruction(
            _name + _parts, unit=Unit.ALU, section="9.7.18", forms=("(.u32,.s32)(.u32,.s32)(.u32,.s32){.sat,.add}",)
        )(_video)
