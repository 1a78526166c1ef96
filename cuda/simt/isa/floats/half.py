"""Half precision: f16, bf16 and pairs of them (PTX ISA 9.7.4 and 9.7.7).

The rule: operands are widened to f32, which is exact, computed there and rounded once more. For sums and products that
gives the correctly rounded result, since 24 digits are at least twice 11 and two more (Figueroa, 1995); a fused
operation is computed in f64 and rounded to odd in between. NaN results are canonical.
"""

from collections.abc import Callable, Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.floats import rounding
from warplens.cuda.simt.isa.registry import unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

HALF_TYPES = {"f16", "bf16", "f16x2", "bf16x2"}
SMALLEST_NORMAL = {"f": 0x0400, "b": 0x0080}  # the first letter of the type is the key
ROUNDS_TO_NORMAL = {"f": 2.0**-14 * (1 - 2.0**-12), "b": 2.0**-126 * (1 - 2.0**-9)}
"""Numbers from here on round to at least the smallest normal number; smaller ones are flushed, as on an H200."""
SIGN, MAGNITUDE = 0x8000, 0x7FFF


def by_halves(m: Algebra, operation: Callable[..., Value], *operands: Value) -> Value:
    """Apply a function of i16 to the low and to the high halves of i32, and join the results."""
    shift = m.known("i32", 16)
    low = operation(*(m.truncate(x, "i16") for x in operands))
    high = operation(*(m.truncate(m.shift_right(x, shift, signed=False), "i16") for x in operands))
    return packed(m, low, high)


def packed(m: Algebra, low: Value, high: Value) -> Value:
    """Return two i16 as one i32."""
    top = m.shift_left(m.cast("zext", high, "i32"), m.known("i32", 16))
    return m.binary("or", m.cast("zext", low, "i32"), top)


def decode(m: Algebra, pattern: Value, type_: str) -> Value:
    """Return the float of a pattern of type f16 or bf16 (or of one half of a pair); exact."""
    if type_[0] == "f":
        return rounding.from_f16(m, pattern)
    whole = m.cast("zext", pattern, "i32")
    return m.reinterpret(m.binary("shl", whole, m.known("i32", 16)), "float")


def encode(m: Algebra, value: Value, type_: str) -> Value:
    """Round a float to the pattern of type f16 or bf16."""
    return (rounding.to_bf16 if type_[0] == "b" else rounding.to_f16)(m, value)


def execute(m: Algebra, op: Op, compute: Callable[..., Value]) -> None:
    """Execute an instruction whose operands all have its type; `compute` takes and returns patterns (i16)."""
    type_ = op.instruction.modifiers[-1]
    if type_ not in HALF_TYPES or {"f32", "f64"} & set(op.instruction.modifiers):
        raise unsupported(op, m.program.file_name, f"type {type_}")
    rounding.check(m, op)
    d, *operands = op.instruction.operands

    def compute_finished(*patterns: Value) -> Value:
        return _finished(m, op, compute(*(flushed(m, op, pattern) for pattern in patterns)))

    if type_.endswith("x2"):
        m.write(d, by_halves(m, compute_finished, *(m.read(operand, "i32") for operand in operands)))
    else:
        m.write(d, compute_finished(*(m.read(operand, "i16") for operand in operands)))


def in_float(m: Algebra, op: Op, compute: Callable[..., Value]) -> None:
    """Execute an instruction by a function of floats."""
    type_ = op.instruction.modifiers[-1]
    execute(
        m, op, lambda *x: encode(m, _without_tiny(m, op, compute(*(decode(m, value, type_) for value in x))), type_)
    )


def _without_tiny(m: Algebra, op: Op, value: Value) -> Value:
    """Return a result before rounding; zero if it will be flushed."""
    if "ftz" not in op.instruction.modifiers:
        return value
    return rounding.zero_below(m, ROUNDS_TO_NORMAL[op.instruction.modifiers[-1][0]], value, value)


def fused(m: Algebra, op: Op) -> None:
    """Execute d = a * b + c with one rounding."""
    type_ = op.instruction.modifiers[-1]
    if "oob" in op.instruction.modifiers:
        raise unsupported(op, m.program.file_name, ".oob")
    to = rounding.BF16 if type_[0] == "b" else rounding.F16

    def compute(*patterns: Value) -> Value:
        exact = rounding.fused_to_odd(m, *(decode(m, x, type_) for x in patterns))
        return rounding.encode(m, _without_tiny(m, op, exact), to, "rn")

    execute(m, op, compute)


def flushed(m: Algebra, op: Op, pattern: Value) -> Value:
    """Return a pattern with denormals as zeros of the same sign if the instruction says `.ftz`."""
    if "ftz" not in op.instruction.modifiers:
        return pattern
    smallest = SMALLEST_NORMAL[op.instruction.modifiers[-1][0]]
    small = m.compare("ult", m.binary("and", pattern, m.known("i16", MAGNITUDE)), m.known("i16", smallest))
    return m.select(small, m.binary("and", pattern, m.known("i16", SIGN)), pattern)


def _finished(m: Algebra, op: Op, pattern: Value) -> Value:
    """Return a result flushed, clamped to [0, 1] (`.sat`, NaN as 0) or to at least 0 (`.relu`, NaN canonical)."""
    type_ = op.instruction.modifiers[-1]
    pattern = flushed(m, op, pattern)
    if "sat" in op.instruction.modifiers:
        pattern = encode(m, rounding.saturated(m, decode(m, pattern, type_)), type_)
    return relu(m, pattern, type_) if "relu" in op.instruction.modifiers else pattern


def relu(m: Algebra, pattern: Value, type_: str) -> Value:
    """Return a pattern with negative numbers and -0 as 0 and NaN as the canonical one."""
    top = m.known("i16", (rounding.BF16 if type_[0] == "b" else rounding.F16).top)
    is_nan = m.compare("ugt", m.binary("and", pattern, m.known("i16", MAGNITUDE)), top)
    positive = m.select(m.compare("slt", pattern, m.known("i16", 0)), m.known("i16", 0), pattern)
    return m.select(is_nan, m.known("i16", rounding.F16.nan), positive)


def compared(m: Algebra, op: Op, predicate: str, operands: Sequence[tree.Operand]) -> tuple[Value, ...]:
    """Return the comparison of two operands of the instruction's last type; of pairs the low, then the high halves."""
    type_ = op.instruction.modifiers[-1]

    def compare_patterns(*patterns: Value) -> Value:
        first, second = (decode(m, flushed(m, op, pattern), type_) for pattern in patterns)
        return m.compare(predicate, first, second)

    if not type_.endswith("x2"):
        return (compare_patterns(*(m.read(operand, "i16") for operand in operands)),)
    whole = [m.read(operand, "i32") for operand in operands]
    high = [m.truncate(m.shift_right(x, m.known("i32", 16), signed=False), "i16") for x in whole]
    return compare_patterns(*(m.truncate(x, "i16") for x in whole)), compare_patterns(*high)
