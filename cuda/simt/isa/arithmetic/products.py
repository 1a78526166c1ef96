"""24-bit products, sums of differences and dot products of small integers (PTX ISA 9.7.1.5 to .7, .23, .24).

The rule: every product is computed in a type wide enough to hold it, so that only the stated part is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.forms import INTEGERS
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value


def _extended(m: Algebra, value: Value, first: int, bits: int, *, signed: bool) -> Value:
    """Return `bits` bits of a 32-bit value from bit `first` on, extended to 32 bits."""
    moved = m.shift_left(value, m.known("i32", 32 - first - bits))
    return m.shift_right(moved, m.known("i32", 32 - bits), signed=signed)


def _product_24(m: Algebra, op: Op) -> Value:
    """Return bits 47 to 16 (`hi`) or 31 to 0 (`lo`) of the product of the low 24 bits of both operands."""
    type_ = op.instruction.modifiers[-1]
    if type_ not in {"u32", "s32"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
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


@instruction(
    "mad24",
    unit=Unit.FMA,
    section="9.7.1.6",
    forms=(
        "(.lo,.hi)(.u32,.s32)",
        ".hi.sat.s32",
    ),
)
def mad24(m: Algebra, op: Op) -> None:
    """d = mul24(a, b) + c; `hi.sat.s32` clamps the sum."""
    product, addend = _product_24(m, op), m.read(op.instruction.operands[3], "i32")
    if "sat" in op.instruction.modifiers:
        if "hi" not in op.instruction.modifiers or op.instruction.modifiers[-1] != "s32":
            raise unsupported(op, m.program.file_name, ".sat without .hi and .s32")
        m.write(op.instruction.operands[0], m.call("sadd.sat", product, addend))
    else:
        m.write(op.instruction.operands[0], m.add(product, addend))


@instruction("sad", unit=Unit.ALU, section="9.7.1.7", forms=(INTEGERS,))
def sad(m: Algebra, op: Op) -> None:
    """d = c + |a - b|."""
    type_ = op.instruction.modifiers[-1]
    if type_ not in {"u16", "u32", "u64", "s16", "s32", "s64"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    d, *operands = op.instruction.operands
    a, b, c = (m.read(operand, LLVM_TYPES[type_]) for operand in operands)
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
