"""Floating-point instructions that have no integer form (PTX ISA 9.7.3).

The rule: `approx` forms are computed to the precision of the C library, which is at least that of the hardware; their
results are therefore not bit-equal to a GPU's (cuda/simt/README.md states the manual's error bounds).
"""

from __future__ import annotations

from warplens.cuda.simt.algebra import Algebra, Value
from warplens.cuda.simt.counts import Unit
from warplens.cuda.simt.isa import rounding
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program import LLVM_TYPES, Op


@instruction("fma", unit=Unit.FMA, section="9.7.3.6", flops=2)
def fma(m: Algebra, op: Op) -> None:
    """d = a * b + c, rounded once."""
    rounding.fused(m, op)


@instruction("sqrt", unit=Unit.SFU, section="9.7.3.15")
def sqrt(m: Algebra, op: Op) -> None:
    """d = the square root of a."""
    _write(m, op, m.call("sqrt", _operand(m, op)))


@instruction("rcp", unit=Unit.SFU, section="9.7.3.13")
def rcp(m: Algebra, op: Op) -> None:
    """d = 1 / a."""
    value = _operand(m, op)
    _write(m, op, m.arithmetic("fdiv", m.number(value.type, 1.0), value))


@instruction("rsqrt", unit=Unit.SFU, section="9.7.3.16")
def rsqrt(m: Algebra, op: Op) -> None:
    """d = 1 / the square root of a."""
    value = _operand(m, op)
    _write(m, op, m.arithmetic("fdiv", m.number(value.type, 1.0), m.call("sqrt", value)))


@instruction("sin", unit=Unit.SFU, section="9.7.3.18")
def sin(m: Algebra, op: Op) -> None:
    """d = the sine of a (radians)."""
    _write(m, op, m.call("sin", _operand(m, op)))


@instruction("cos", unit=Unit.SFU, section="9.7.3.19")
def cos(m: Algebra, op: Op) -> None:
    """d = the cosine of a (radians)."""
    _write(m, op, m.call("cos", _operand(m, op)))


@instruction("lg2", unit=Unit.SFU, section="9.7.3.20")
def lg2(m: Algebra, op: Op) -> None:
    """d = the logarithm of a to base 2."""
    _write(m, op, m.call("log2", _operand(m, op)))


@instruction("ex2", unit=Unit.SFU, section="9.7.3.21")
def ex2(m: Algebra, op: Op) -> None:
    """d = 2 to the power of a."""
    _write(m, op, m.call("exp2", _operand(m, op)))


@instruction("copysign", unit=Unit.ALU, section="9.7.3.2")
def copysign(m: Algebra, op: Op) -> None:
    """d = the magnitude of b with the sign of a."""
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    d, a, b = op.instruction.operands
    m.write(d, m.call("copysign", m.read(b, llvm), m.read(a, llvm)))


def _operand(m: Algebra, op: Op) -> Value:
    """Return the one operand, flushed; refuse other types and roundings."""
    rounding.check(m, op)
    type_ = op.instruction.modifiers[-1]
    if type_ not in {"f32", "f64"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    return rounding.flushed(m, op, m.read(op.instruction.operands[1], LLVM_TYPES[type_]))


def _write(m: Algebra, op: Op, value: Value) -> None:
    m.write(op.instruction.operands[0], rounding.finished(m, op, value))
