"""Data movement within registers and conversion between types (PTX ISA 9.7.9).

The rule: `cvt` rounds as its modifier says and saturates where PTX does (float to integer always, NaN to 0).
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.algebra import BITS, Algebra, Value
from warplens.cuda.simt.counts import Unit
from warplens.cuda.simt.isa import rounding
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program import LLVM_TYPES, Op

TO_INTEGRAL = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


@instruction("mov", unit=Unit.ALU, section="9.7.9.2")
def mov(m: Algebra, op: Op) -> None:
    """d = a: a register, a constant, an address, or the parts of a vector packed into one register and back."""
    d, a = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    if isinstance(a, tree.Vector):
        m.write(d, _packed(m, a, llvm))
    elif isinstance(d, tree.Vector):
        whole = m.read(a, llvm)
        part = BITS[llvm] // len(d.elements)
        for place, element in enumerate(d.elements):
            shifted = m.binary("lshr", whole, m.known(llvm, place * part))
            m.write(element, m.truncate(shifted, f"i{part}"))
    else:
        m.write(d, m.read(a, llvm))


def _packed(m: Algebra, vector: tree.Vector, llvm: str) -> Value:
    part = BITS[llvm] // len(vector.elements)
    whole = m.known(llvm, 0)
    for place, element in enumerate(vector.elements):
        piece = m.widen("zext", m.read(element, f"i{part}"), llvm)
        whole = m.binary("or", whole, m.binary("shl", piece, m.known(llvm, place * part)))
    return whole


@instruction("cvta", unit=Unit.ALU, section="9.7.9.20")
def cvta(m: Algebra, op: Op) -> None:
    """d = an address as a generic one or back; the engine keeps apart by root what the address points into."""
    d, a = op.instruction.operands
    m.write(d, m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]]))


@instruction("cvt", unit=Unit.CONVERT, section="9.7.9.21")
def cvt(m: Algebra, op: Op) -> None:
    """d = a converted from the second type to the first."""
    modifiers = op.instruction.modifiers
    to, source = modifiers[-2], modifiers[-1]
    if {to, source} & {"f16", "bf16", "f16x2", "bf16x2"} or not {to, source} <= LLVM_TYPES.keys():
        raise unsupported(op, m.program.file_name, f"{source} to {to}")
    d, a = op.instruction.operands
    value = m.read(a, LLVM_TYPES[source])
    match source[0] == "f", to[0] == "f":
        case False, False:
            if "sat" in modifiers:
                raise unsupported(op, m.program.file_name, ".sat")
            result = _resized(m, value, LLVM_TYPES[to], signed=source[0] == "s")
        case False, True:
            rounding.check(m, op)
            result = m.cast("sitofp" if source[0] == "s" else "uitofp", value, LLVM_TYPES[to])
        case True, False:
            value = _integral(m, op, rounding.flushed(m, op, value))
            result = m.convert_saturating(value, LLVM_TYPES[to], signed=to[0] == "s")
        case _:
            result = _between_floats(m, op, rounding.flushed(m, op, value), LLVM_TYPES[to])
    m.write(d, _fitted(m, op, result, signed=to[0] == "s"))


def _resized(m: Algebra, value: Value, llvm: str, *, signed: bool) -> Value:
    if BITS[llvm] > BITS[value.type]:
        return m.widen("sext" if signed else "zext", value, llvm)
    return m.truncate(value, llvm) if BITS[llvm] < BITS[value.type] else value


def _integral(m: Algebra, op: Op, value: Value) -> Value:
    for mode, intrinsic in TO_INTEGRAL.items():
        if mode in op.instruction.modifiers:
            return m.call(intrinsic, value)
    return value


def _between_floats(m: Algebra, op: Op, value: Value, llvm: str) -> Value:
    if value.type == llvm:
        return rounding.finished(m, op, _integral(m, op, value))
    rounding.check(m, op)
    return rounding.finished(m, op, m.cast("fpext" if llvm == "double" else "fptrunc", value, llvm))


def _fitted(m: Algebra, op: Op, value: Value, *, signed: bool) -> Value:
    """Extend an integer result to a destination register that is wider (PTX ISA 9.4.1)."""
    d = op.instruction.operands[0]
    if not isinstance(d, tree.Register) or d.name == "_":
        return value
    register = m.program.registers[d.name]
    if BITS[register] > BITS[value.type]:
        return m.widen("sext" if signed else "zext", value, register)
    return value
