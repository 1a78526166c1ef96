"""Arithmetic of several words: the carry flag CC.CF (PTX ISA 9.7.2).

The rule: the flag is an ordinary register of one bit with a hidden name; code that reads it and never writes it is
refused. The manual leaves its value after a call open; here it is that of the function's last instruction.

A subtraction adds the complement, and its carry is the flag: 1 where nothing was borrowed. So `addc` after `sub.cc`, or
`subc` after `add.cc`, gives one more or less than by the manual, which calls the flag of a subtraction the borrow.

Source: an H200, on which all 384 chains of tests/golden/isa/carry_chains.json were executed; PTX ISA 9.7.2.
"""

from __future__ import annotations

from warplens.cuda.simt.isa.registry import reads_carry, unsupported
from warplens.cuda.simt.program.blocks import CARRY, Op, writes_carry
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value


def add(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a + b, or a + b + CF where the opcode says so; with `.cc` the flag becomes the carry."""
    total = m.add(a, b)
    out = m.compare("ult", total, a)
    if reads_carry(op.instruction):
        with_carry = m.add(total, _flag(m, op, a.type))
        out = m.binary("or", out, m.compare("ult", with_carry, total))
        total = with_carry
    _set(m, op, out)
    return total


def subtract(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a - b, or a - b - 1 + CF, which is a + not b + CF; with `.cc` the flag becomes the carry of that sum."""
    difference = m.subtract(a, b)
    borrow = m.compare("ult", a, b)
    if reads_carry(op.instruction):
        missing = m.subtract(m.known(a.type, 1), _flag(m, op, a.type))
        borrow = m.binary("or", borrow, m.compare("ult", difference, missing))
        difference = m.subtract(difference, missing)
    _set(m, op, m.invert(borrow))
    return difference


def _set(m: Algebra, op: Op, out: Value) -> None:
    if writes_carry(op.instruction):
        m.registers.write(CARRY, out)


def _flag(m: Algebra, op: Op, type_: str) -> Value:
    """Return the flag as 0 or 1."""
    if CARRY not in m.program.registers:
        raise unsupported(op, m.program.file_name, "no instruction writes the carry flag")
    flag = m.registers.read(CARRY)
    return m.select(flag, m.known(type_, 1), m.known(type_, 0))
