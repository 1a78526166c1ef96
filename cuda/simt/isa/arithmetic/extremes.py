"""Minimum and maximum of all types (PTX ISA 9.7.1.12, 9.7.1.13, 9.7.3.11, 9.7.3.12, 9.7.4.7, 9.7.4.8).

The rule: -0 is smaller than +0. The result of a NaN and a number is the number, with `.NaN` it is NaN. A NaN that
results is the canonical one.
"""

from __future__ import annotations

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.forms import INTEGERS
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

PACKED = {"u16x2", "s16x2"}
CANONICAL_NAN = {"float": 0x7FFFFFFF, "double": 0x7FFFFFFFFFFFFFFF}
SIGN_BIT = {"float": ("i32", -(1 << 31)), "double": ("i64", -(1 << 63))}

FORMS = (
    INTEGERS,
    "(.u16x2,.s16x2)",
    ".relu(.s32,.s16x2)",
    "(.s32,.s16x2).relu",
    "{.ftz}{.NaN}{.xorsign.abs}(.f32,.f16,.f16x2)",
    ".f64",
    "{.NaN}{.xorsign.abs}(.bf16,.bf16x2)",
)
"""Both `min` and `max` have these forms."""


@instruction("min", unit=Unit.ALU, section="9.7.1.12, 9.7.3.11, 9.7.4.7", forms=FORMS)
@instruction("max", unit=Unit.ALU, section="9.7.1.13, 9.7.3.12, 9.7.4.8", forms=FORMS)
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
    """Return the type; `.relu` of integers may follow it."""
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
    """Return the extreme of two floats after the modifiers `.NaN`, `.xorsign` and `.abs`."""
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
