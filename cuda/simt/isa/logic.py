"""Comparison, selection, logic and shifts (PTX ISA 9.7.6 and 9.7.8).

The rule: predicates are one bit a lane; ordered float comparisons are false when an operand is NaN, unordered ones
(`equ`, `neu`, ...) true.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.algebra import Algebra, Value
from warplens.cuda.simt.counts import Unit
from warplens.cuda.simt.isa import rounding
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program import LLVM_TYPES, Op

FLOAT_PREDICATES = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge",
    "num": "ord", "nan": "uno",
}  # fmt: skip
UNSIGNED_NAMES = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}


@instruction("setp", unit=Unit.ALU, section="9.7.6.3")
def setp(m: Algebra, op: Op) -> None:
    """p = a cmp b, or p|q = that and its opposite, combined with a third predicate by and, or, xor."""
    modifiers = [x for x in op.instruction.modifiers if x != "ftz"]
    comparison, type_ = modifiers[0], modifiers[-1]
    if type_ not in LLVM_TYPES or type_ in {"f16", "bf16", "f16x2", "bf16x2"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    d, a, b, *combined = op.instruction.operands
    llvm = LLVM_TYPES[type_]
    first, second = m.read(a, llvm), m.read(b, llvm)
    if type_[0] == "f":
        predicate = FLOAT_PREDICATES[comparison]
        first, second = rounding.flushed(m, op, first), rounding.flushed(m, op, second)
    elif comparison in {"eq", "ne"}:
        predicate = comparison
    elif comparison in UNSIGNED_NAMES:
        predicate = UNSIGNED_NAMES[comparison]
    else:
        predicate = ("s" if type_[0] == "s" else "u") + comparison
    result = m.compare(predicate, first, second)
    if not combined:
        m.write(d, result)
        return
    third = m.read(combined[0], "i1")
    if isinstance(d, tree.Pair):
        m.write(d.first, m.binary(modifiers[1], result, third))
        m.write(d.second, m.binary(modifiers[1], m.invert(result), third))
    else:
        m.write(d, m.binary(modifiers[1], result, third))


@instruction("selp", unit=Unit.ALU, section="9.7.6.4")
def selp(m: Algebra, op: Op) -> None:
    """d = a if p else b."""
    d, a, b, p = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.select(m.read(p, "i1"), m.read(a, llvm), m.read(b, llvm)))


def _logic(m: Algebra, op: Op, llvm_op: str) -> None:
    d, a, b = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.binary(llvm_op, m.read(a, llvm), m.read(b, llvm)))


@instruction("and", unit=Unit.ALU, section="9.7.8.1")
def and_(m: Algebra, op: Op) -> None:
    """d = a & b."""
    _logic(m, op, "and")


@instruction("or", unit=Unit.ALU, section="9.7.8.2")
def or_(m: Algebra, op: Op) -> None:
    """d = a | b."""
    _logic(m, op, "or")


@instruction("xor", unit=Unit.ALU, section="9.7.8.3")
def xor(m: Algebra, op: Op) -> None:
    """d = a ^ b."""
    _logic(m, op, "xor")


@instruction("not", unit=Unit.ALU, section="9.7.8.4")
def not_(m: Algebra, op: Op) -> None:
    """d = ~a."""
    d, a = op.instruction.operands
    m.write(d, m.invert(m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]])))


@instruction("shl", unit=Unit.ALU, section="9.7.8.8")
def shl(m: Algebra, op: Op) -> None:
    """d = a << b; the count is 32 bits wide and clamped."""
    d, a, b = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.shift_left(m.read(a, llvm), _count(m, b, llvm)))


@instruction("shr", unit=Unit.ALU, section="9.7.8.9")
def shr(m: Algebra, op: Op) -> None:
    """d = a >> b; signed types repeat the sign; the count is 32 bits wide and clamped."""
    d, a, b = op.instruction.operands
    type_ = op.instruction.modifiers[-1]
    llvm = LLVM_TYPES[type_]
    m.write(d, m.shift_right(m.read(a, llvm), _count(m, b, llvm), signed=type_[0] == "s"))


def _count(m: Algebra, operand: tree.Operand, llvm: str) -> Value:
    """Return a shift count, a 32-bit number in PTX, in the type of the shifted value."""
    count = m.read(operand, "i32")
    if llvm == "i64":
        return m.widen("zext", count, llvm)
    if llvm == "i16":
        top = m.known("i32", 0xFFFF)
        return m.truncate(m.select(m.compare("ult", count, top), count, top), llvm)
    return count
