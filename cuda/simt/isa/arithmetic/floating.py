"""Floating-point instructions that have no integer form (PTX ISA 9.7.3, and those of 9.7.4 with the same opcode).

The rule: `approx` forms are computed to the precision of the C library, which is at least that of the hardware; their
results are therefore not bit-equal to a GPU's (cuda/simt/README.md states the manual's error bounds).
"""

from __future__ import annotations

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.registry import ROUNDING, instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

HIGH_WORD = -(1 << 32)
"""This masks the high 32 bits of a double, all that `approx.ftz.f64` reads and writes (PTX ISA 9.7.3.14)."""


@instruction(
    "fma",
    unit=Unit.FMA,
    section="9.7.3.6, 9.7.4.4",
    flops=2,
    forms=(
        ROUNDING + "{.ftz}{.sat}.f32",
        ROUNDING + ".f64",
        ".rn{.ftz}{.sat,.relu}(.f16,.f16x2)",
        ".rn{.relu}(.bf16,.bf16x2)",
    ),
)
def fma(m: Algebra, op: Op) -> None:
    """d = a * b + c, rounded once."""
    if op.instruction.modifiers[-1] in half.HALF_TYPES:
        half.fused(m, op)
    else:
        rounding.fused(m, op)


@instruction(
    "sqrt", unit=Unit.SFU, section="9.7.3.15", forms=(ROUNDING + "{.ftz}.f32", ROUNDING + ".f64", ".approx{.ftz}.f32")
)
def sqrt(m: Algebra, op: Op) -> None:
    """d = the square root of a."""
    m.write(op.instruction.operands[0], rounding.square_root(m, op, _operand(m, op)))


@instruction(
    "rcp",
    unit=Unit.SFU,
    section="9.7.3.13, 9.7.3.14",
    forms=(ROUNDING + "{.ftz}.f32", ROUNDING + ".f64", ".approx{.ftz}.f32", ".approx.ftz.f64"),
)
def rcp(m: Algebra, op: Op) -> None:
    """d = 1 / a."""
    value = _operand(m, op)
    if _is_gross(op):
        _write(m, op, _high(m, m.arithmetic("fdiv", m.number("double", 1.0), _high(m, value))))
    else:
        one = m.number(value.type, 1.0)
        m.write(op.instruction.operands[0], rounding.arithmetic(m, op, "fdiv", one, value))


@instruction("rsqrt", unit=Unit.SFU, section="9.7.3.16, 9.7.3.17", forms=(".approx{.ftz}(.f32,.f64)",))
def rsqrt(m: Algebra, op: Op) -> None:
    """d = 1 / the square root of a."""
    value = _operand(m, op)
    gross = _is_gross(op)
    value = _high(m, value) if gross else value
    result = m.arithmetic("fdiv", m.number(value.type, 1.0), m.call("sqrt", value))
    _write(m, op, _high(m, result) if gross else result)


EX2_FORMS = (".approx{.ftz}.f32", ".approx(.f16,.f16x2)", ".approx.ftz(.bf16,.bf16x2)")


@instruction("sin", unit=Unit.SFU, section="9.7.3.18", forms=(".approx{.ftz}.f32",))
@instruction("cos", unit=Unit.SFU, section="9.7.3.19", forms=(".approx{.ftz}.f32",))
@instruction("lg2", unit=Unit.SFU, section="9.7.3.20", forms=(".approx{.ftz}.f32",))
@instruction("ex2", unit=Unit.SFU, section="9.7.3.21, 9.7.4.10", forms=EX2_FORMS)
@instruction("tanh", unit=Unit.SFU, section="9.7.3.22, 9.7.4.9", forms=(".approx(.f32,.f16,.f16x2,.bf16,.bf16x2)",))
def function(m: Algebra, op: Op) -> None:
    """d = the sine or cosine (of radians), the logarithm to base 2, 2 to the power, or the hyperbolic tangent of a."""
    intrinsic = {"lg2": "log2", "ex2": "exp2"}.get(op.instruction.opcode, op.instruction.opcode)
    if op.instruction.opcode in {"ex2", "tanh"} and op.instruction.modifiers[-1] in half.HALF_TYPES:
        half.in_float(m, op, lambda value: m.call(intrinsic, value))
    else:
        _write(m, op, m.call(intrinsic, _operand(m, op)))


@instruction(
    "testp",
    unit=Unit.ALU,
    section="9.7.3.1",
    forms=("(.finite,.infinite,.number,.notanumber,.normal,.subnormal)(.f32,.f64)",),
)
def testp(m: Algebra, op: Op) -> None:
    """p = whether a is in a class of numbers; zeros count as normal."""
    test = op.instruction.modifiers[0]
    _, llvm = type_of(m, op, {"f32", "f64"})
    p, a = op.instruction.operands
    size = m.call("fabs", m.read(a, llvm))
    infinity, zero = m.number(llvm, float("inf")), m.number(llvm, 0.0)
    smallest = m.number(llvm, rounding.SMALLEST_NORMAL[llvm])
    denormal = m.binary("and", m.compare("olt", size, smallest), m.compare("ogt", size, zero))
    match test:
        case "finite":
            result = m.compare("olt", size, infinity)
        case "infinite":
            result = m.compare("oeq", size, infinity)
        case "number":
            result = m.compare("ord", size, size)
        case "notanumber":
            result = m.compare("uno", size, size)
        case "subnormal":
            result = denormal
        case "normal":
            result = m.binary("and", m.compare("olt", size, infinity), m.invert(denormal))
        case _:
            raise unsupported(op, m.program.file_name, f"test {test}")
    m.write(p, result)


@instruction("copysign", unit=Unit.ALU, section="9.7.3.2", forms=("(.f32,.f64)",))
def copysign(m: Algebra, op: Op) -> None:
    """d = the magnitude of b with the sign of a."""
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    d, a, b = op.instruction.operands
    m.write(d, m.call("copysign", m.read(b, llvm), m.read(a, llvm)))


def _operand(m: Algebra, op: Op) -> Value:
    """Return the one operand, flushed; refuse other types."""
    _, llvm = type_of(m, op, {"f32", "f64"})
    value = m.read(op.instruction.operands[1], llvm)
    return rounding.without_denormals(m, value) if "ftz" in op.instruction.modifiers else value


def _is_gross(op: Op) -> bool:
    return op.instruction.modifiers[-1] == "f64" and "ftz" in op.instruction.modifiers


def _high(m: Algebra, value: Value) -> Value:
    """Return a double without its low 32 bits, denormals flushed."""
    bits = m.binary("and", m.reinterpret(value, "i64"), m.known("i64", HIGH_WORD))
    return rounding.without_denormals(m, m.reinterpret(bits, "double"))


def _write(m: Algebra, op: Op, value: Value) -> None:
    rounding.check(m, op)
    m.write(op.instruction.operands[0], rounding.finished(m, op, value))
