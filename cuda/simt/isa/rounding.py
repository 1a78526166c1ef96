"""What the floating-point instructions share: flushing of denormals, saturation, and the rounding modes executed.

The rule: only round-to-nearest-even is executed; another mode in an instruction is an error, never an approximation.
"""

from __future__ import annotations

from warplens.cuda.simt.algebra import Algebra, Value
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.program import LLVM_TYPES, Op

SMALLEST_NORMAL = {"float": 2.0**-126, "double": 2.0**-1022}


def check(m: Algebra, op: Op) -> None:
    """Refuse rounding modes other than to nearest."""
    for mode in ("rz", "rm", "rp"):
        if mode in op.instruction.modifiers:
            raise unsupported(op, m.program.file_name, f"rounding .{mode}")


def flushed(m: Algebra, op: Op, value: Value) -> Value:
    """Return the value with denormals as zeros of the same sign if the instruction says `.ftz`."""
    if "ftz" not in op.instruction.modifiers or value.type != "float":
        return value
    small = m.compare("olt", m.call("fabs", value), m.number(value.type, SMALLEST_NORMAL[value.type]))
    return m.select(small, m.call("copysign", m.number(value.type, 0.0), value), value)


def finished(m: Algebra, op: Op, value: Value) -> Value:
    """Return a result flushed and, if the instruction says `.sat`, clamped to [0, 1] with NaN as 0."""
    value = flushed(m, op, value)
    if "sat" in op.instruction.modifiers:
        low = m.call("maxnum", value, m.number(value.type, 0.0))
        value = m.call("minnum", low, m.number(value.type, 1.0))
    return value


def arithmetic(m: Algebra, op: Op, llvm_op: str, a: Value, b: Value) -> Value:
    """Apply a two-operand LLVM operation with the instruction's modifiers."""
    check(m, op)
    return finished(m, op, m.arithmetic(llvm_op, flushed(m, op, a), flushed(m, op, b)))


def fused(m: Algebra, op: Op) -> None:
    """Execute d = a * b + c with one rounding."""
    check(m, op)
    type_ = op.instruction.modifiers[-1]
    if type_ not in {"f32", "f64"}:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    d, *operands = op.instruction.operands
    a, b, c = (flushed(m, op, m.read(operand, LLVM_TYPES[type_])) for operand in operands)
    m.write(d, finished(m, op, m.call("fma", a, b, c)))
