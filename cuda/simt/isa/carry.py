"""Arithmetic of several words: the carry flag CC.CF (PTX ISA 9.7.2).

The rule: the flag is a hidden register of one bit that lives within a basic block, as the manual intends
("straight-line code sequences"); one that reads it where no earlier one of the same block wrote it is refused.
"""

from __future__ import annotations

from warplens.cuda.simt.algebra import Algebra, Value
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.program import Op

CARRY = "%cc.cf"
"""The hidden register; no register of a program has a name with a dot."""
READERS = {"addc", "subc", "madc"}


def add(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a + b, or a + b + CF where the opcode says so; with `.cc` the carry out goes to the flag."""
    total = m.add(a, b)
    out = m.compare("ult", total, a)
    if op.instruction.opcode in READERS:
        with_carry = m.add(total, _flag(m, op, a.type))
        out = m.binary("or", out, m.compare("ult", with_carry, total))
        total = with_carry
    _set(m, op, out)
    return total


def subtract(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a - b, or a - (b + CF); with `.cc` the borrow goes to the flag."""
    difference = m.subtract(a, b)
    out = m.compare("ult", a, b)
    if op.instruction.opcode in READERS:
        flag = _flag(m, op, a.type)
        out = m.binary("or", out, m.compare("ult", difference, flag))
        difference = m.subtract(difference, flag)
    _set(m, op, out)
    return difference


def _set(m: Algebra, op: Op, out: Value) -> None:
    if "cc" in op.instruction.modifiers:
        m.write_register(CARRY, out)


def _flag(m: Algebra, op: Op, type_: str) -> Value:
    """Return the flag as 0 or 1."""
    block = next(block for block in m.program.blocks if any(other.index == op.index for other in block.ops))
    if not any("cc" in other.instruction.modifiers and other.index < op.index for other in block.ops):
        raise unsupported(op, m.program.file_name, "the carry flag is not written before in the same basic block")
    flag = m.read_register(CARRY)
    return m.select(flag, m.known(type_, 1), m.known(type_, 0))
