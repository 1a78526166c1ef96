"""Comparison, selection, logic and shifts (PTX ISA 9.7.6 and 9.7.8).

The rule: predicates are one bit a lane; ordered float comparisons are false when an operand is NaN, unordered ones
(`equ`, `neu`, ...) true.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.forms import (
    COMBINED,
    EQUALITY,
    FLOAT_ORDER,
    INTEGERS,
    ORDER,
    PLAIN,
    SCALARS,
    UNSIGNED_ORDER,
)
from warplens.cuda.simt.isa.registry import Drops, instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

FLOAT_PREDICATES = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge",
    "num": "ord", "nan": "uno",
}  # fmt: skip
HALF_ONE = {"f16": 0x3C00, "bf16": 0x3F80}
SIGNED_PREDICATES = {"eq": "eq", "ne": "ne", "lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge"}
UNSIGNED_PREDICATES = {
    "eq": "eq", "ne": "ne", "lt": "ult", "le": "ule", "gt": "ugt", "ge": "uge",
    "lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge",
}  # fmt: skip


def compared(m: Algebra, op: Op, comparison: str, type_: str, operands: Sequence[tree.Operand]) -> Value:
    """Return the comparison of two operands of a scalar type, an i1."""
    if type_ not in LLVM_TYPES or type_ in {*half.HALF_TYPES, "pred"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    first, second = (m.read(operand, LLVM_TYPES[type_]) for operand in operands)
    if type_[0] == "f":
        names = FLOAT_PREDICATES
        first, second = rounding.flushed(m, op, first), rounding.flushed(m, op, second)
    else:
        names = SIGNED_PREDICATES if type_[0] == "s" else UNSIGNED_PREDICATES
    if comparison not in names:
        raise unsupported(op, m.program.file_name, f"comparison {comparison} of {type_}")
    return m.compare(names[comparison], first, second)


def _combined(m: Algebra, op: Op, result: Value, others: Sequence[tree.Operand]) -> Value:
    """Combine a comparison with the third operand, a predicate, if there is one."""
    if not others:
        return result
    combine = op.instruction.modifiers[1]
    if combine not in {"and", "or", "xor"}:
        raise unsupported(op, m.program.file_name, f"combination {combine}")
    return m.binary(combine, result, m.read(others[0], "i1"))


@instruction(
    "setp",
    unit=Unit.ALU,
    section="9.7.6.2, 9.7.7.2",
    forms=(
        ORDER + COMBINED + INTEGERS,
        UNSIGNED_ORDER + COMBINED + "(.u16,.u32,.u64)",
        EQUALITY + COMBINED + PLAIN,
        FLOAT_ORDER + COMBINED + "{.ftz}(.f32,.f16,.f16x2)",
        FLOAT_ORDER + COMBINED + "(.f64,.bf16,.bf16x2)",
    ),
)
def setp(m: Algebra, op: Op) -> None:
    """p = a cmp b, or p|q = that and its opposite, combined with a third predicate by and, or, xor.

    Of pairs of half precision p and q are the comparisons of the low and of the high halves.
    """
    modifiers = op.instruction.modifiers
    d, a, b, *others = op.instruction.operands
    targets = (d.first, d.second) if isinstance(d, tree.RegisterPair) else (d,)
    if modifiers[-1] in half.HALF_TYPES:
        results = half.compared(m, op, _float_predicate(m, op), (a, b))
        if len(targets) < len(results):
            raise unsupported(op, m.program.file_name, "one result of a pair")
    else:
        results = (compared(m, op, modifiers[0], modifiers[-1], (a, b)),)
    for index, target in enumerate(targets):
        result = results[index] if index < len(results) else m.invert(results[0])
        m.write(target, _combined(m, op, result, others))


@instruction(
    "set",
    unit=Unit.ALU,
    section="9.7.6.1, 9.7.7.1",
    forms=(
        ORDER + COMBINED + "(.u32,.s32,.f32)" + INTEGERS,
        UNSIGNED_ORDER + COMBINED + "(.u32,.s32,.f32)(.u16,.u32,.u64)",
        EQUALITY + COMBINED + "(.u32,.s32,.f32)" + PLAIN,
        FLOAT_ORDER + COMBINED + "{.ftz}(.u32,.s32,.f32).f32",
        FLOAT_ORDER + COMBINED + "(.u32,.s32,.f32).f64",
        FLOAT_ORDER + COMBINED + "{.ftz}(.f16,.u16,.s16,.u32,.s32).f16",
        FLOAT_ORDER + COMBINED + "{.ftz}(.f16x2,.u32,.s32).f16x2",
        FLOAT_ORDER + COMBINED + "(.bf16,.u16,.s16,.u32,.s32).bf16",
        FLOAT_ORDER + COMBINED + "(.bf16x2,.u32,.s32).bf16x2",
    ),
)
def set_(m: Algebra, op: Op) -> None:
    """d = all ones (integers) or 1.0 (floats) if a cmp b, combined with a predicate as in `setp`, else 0."""
    modifiers = op.instruction.modifiers
    to, source = modifiers[-2:]
    d, a, b, *others = op.instruction.operands
    if source in half.HALF_TYPES:
        _set_half(m, op)
        return
    holds = _combined(m, op, compared(m, op, modifiers[0], source, (a, b)), others)
    match to:
        case "u32" | "s32":
            m.write(d, m.select(holds, m.known("i32", -1), m.known("i32", 0)))
        case "f32":
            m.write(d, m.select(holds, m.number("float", 1.0), m.number("float", 0.0)))
        case "f16" | "bf16":
            m.write(d, m.select(holds, m.known("i16", HALF_ONE[to]), m.known("i16", 0)))
        case _:
            raise unsupported(op, m.program.file_name, f"result of type {to}")


def _set_half(m: Algebra, op: Op) -> None:
    to, source = op.instruction.modifiers[-2:]
    d, a, b, *others = op.instruction.operands
    results = half.compared(m, op, _float_predicate(m, op), (a, b))
    results = tuple(_combined(m, op, result, others) for result in results)
    if len(results) == 2 and to in {source, "u32", "s32"}:
        one = m.known("i16", HALF_ONE.get(to.removesuffix("x2"), -1))
        m.write(d, half.packed(m, *(m.select(holds, one, m.known("i16", 0)) for holds in results)))
        return
    if len(results) == 2 or to not in {"u16", "s16", "u32", "s32", source}:
        raise unsupported(op, m.program.file_name, f"result of type {to}")
    llvm = LLVM_TYPES[to]
    m.write(d, m.select(results[0], m.known(llvm, HALF_ONE.get(to, -1)), m.known(llvm, 0)))


def _float_predicate(m: Algebra, op: Op) -> str:
    comparison = op.instruction.modifiers[0]
    if comparison not in FLOAT_PREDICATES:
        raise unsupported(op, m.program.file_name, f"comparison {comparison}")
    return FLOAT_PREDICATES[comparison]


@instruction("selp", unit=Unit.ALU, section="9.7.6.3", drops=Drops.UNCHOSEN, forms=(SCALARS,))
def selp(m: Algebra, op: Op) -> None:
    """d = a if p else b."""
    d, a, b, p = op.instruction.operands
    _, llvm = type_of(m, op)
    m.write(d, m.select(m.read(p, "i1"), m.read(a, llvm), m.read(b, llvm)))


@instruction("slct", unit=Unit.ALU, section="9.7.6.4", forms=(SCALARS + ".s32", "{.ftz}" + SCALARS + ".f32"))
def slct(m: Algebra, op: Op) -> None:
    """d = a if c >= 0 else b, also where c is NaN."""
    to, source = op.instruction.modifiers[-2:]
    d, a, b, c = op.instruction.operands
    if to not in LLVM_TYPES or source not in {"s32", "f32"}:
        raise unsupported(op, m.program.file_name, f"types {to} and {source}")
    if source == "f32":
        sign = rounding.flushed(m, op, m.read(c, "float"))
        condition = m.compare("oge", sign, m.number("float", 0.0))
    else:
        condition = m.compare("sge", m.read(c, "i32"), m.known("i32", 0))
    m.write(d, m.select(condition, m.read(a, LLVM_TYPES[to]), m.read(b, LLVM_TYPES[to])))


@instruction("and", unit=Unit.ALU, section="9.7.8.1", drops=Drops.PREDICATES, forms=("(.pred,.b16,.b32,.b64)",))
@instruction("or", unit=Unit.ALU, section="9.7.8.2", drops=Drops.PREDICATES, forms=("(.pred,.b16,.b32,.b64)",))
@instruction("xor", unit=Unit.ALU, section="9.7.8.3", forms=("(.pred,.b16,.b32,.b64)",))
def logic(m: Algebra, op: Op) -> None:
    """d = a & b, a | b or a ^ b."""
    d, a, b = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.binary(op.instruction.opcode, m.read(a, llvm), m.read(b, llvm)))


@instruction("not", unit=Unit.ALU, section="9.7.8.4", forms=("(.pred,.b16,.b32,.b64)",))
def not_(m: Algebra, op: Op) -> None:
    """d = ~a."""
    d, a = op.instruction.operands
    m.write(d, m.invert(m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]])))


@instruction("shl", unit=Unit.ALU, section="9.7.8.8", forms=(PLAIN,))
def shl(m: Algebra, op: Op) -> None:
    """d = a << b; the count is 32 bits wide and clamped."""
    d, a, b = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.shift_left(m.read(a, llvm), _count(m, b, llvm)))


@instruction("shr", unit=Unit.ALU, section="9.7.8.9", forms=("(.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64)",))
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
