"""Selection, bit fields, bytes and three-operand logic (PTX ISA 9.7.6, 9.7.8, 9.7.1.16 to 9.7.1.22, 9.7.9.7).

The rule: predicates are one bit a lane; comparisons are those of `everyday`.
"""

from collections.abc import Callable
from functools import partial, reduce

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.everyday import combined, compared, float_predicate
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.registry import Drops, instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value

HALF_ONE = {"f16": 0x3C00, "bf16": 0x3F80}


@instruction("set", unit=Unit.ALU, section="9.7.6.1, 9.7.7.1")
def set_(m: Algebra, op: Op) -> None:
    """d = all ones (integers) or 1.0 (floats) if a cmp b, combined with a predicate as in `setp`, else 0."""
    modifiers = op.instruction.modifiers
    to, source = modifiers[-2:]
    d, a, b, *others = op.instruction.operands
    if source in half.HALF_TYPES:
        _set_half(m, op)
        return
    holds = combined(m, op, compared(m, op, modifiers[0], source, (a, b)), others)
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
    results = half.compared(m, op, float_predicate(m, op), (a, b))
    results = tuple(combined(m, op, result, others) for result in results)
    if len(results) == 2 and to in {source, "u32", "s32"}:
        one = m.known("i16", HALF_ONE.get(to.removesuffix("x2"), -1))
        m.write(d, half.packed(m, *(m.select(holds, one, m.known("i16", 0)) for holds in results)))
        return
    if len(results) == 2 or to not in {"u16", "s16", "u32", "s32", source}:
        raise unsupported(op, m.program.file_name, f"result of type {to}")
    llvm = LLVM_TYPES[to]
    m.write(d, m.select(results[0], m.known(llvm, HALF_ONE.get(to, -1)), m.known(llvm, 0)))


@instruction("selp", unit=Unit.ALU, section="9.7.6.3", drops=Drops.UNCHOSEN)
def selp(m: Algebra, op: Op) -> None:
    """d = a if p else b."""
    d, a, b, p = op.instruction.operands
    _, llvm = type_of(m, op)
    m.write(d, m.select(m.read(p, "i1"), m.read(a, llvm), m.read(b, llvm)))


@instruction("slct", unit=Unit.ALU, section="9.7.6.4")
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


# Bit fields, bytes and three-operand logic (PTX ISA 9.7.1.16 to 9.7.1.22, 9.7.8.5 to 9.7.8.7, 9.7.9.7).
# Positions and lengths follow the manual's pseudocode, also where they exceed the width; no operand has to be in range.
# (An H200 agrees, except for `bfe` and `bfi` of 64 bits with a position or length above 255, of which it does not drop
# the upper bits as the manual says.)

ALL_BITS = 0xFFFFFFFF
PERMUTATIONS: dict[str, Callable[[int, int], int]] = {
    "f4e": lambda n, i: n + i,
    "b4e": lambda n, i: (n - i) % 8,
    "rc8": lambda n, _: n,
    "ecl": max,
    "ecr": min,
    "rc16": lambda n, i: 2 * (n & 1) + (i & 1),
}  # for each mode of `prmt`, the byte of b:a that becomes byte i for the selector n from 0 to 3 (PTX ISA 9.7.9.7)


def byte_operand(m: Algebra, operand: tree.Operand, llvm: str) -> Value:
    """Return the low byte of a 32-bit position or length, in another integer type."""
    value = m.binary("and", m.read(operand, "i32"), m.known("i32", 0xFF))
    return value if llvm == "i32" else m.widen("zext", value, llvm)


def leading_zeros(m: Algebra, value: Value) -> Value:
    """Return the number of leading zeros; the width for 0. LLVM merges both calls into one instruction."""
    return m.call("cttz", m.call("bitreverse", value), flags=", i1 false")


@instruction("bfe", unit=Unit.ALU, section="9.7.1.19")
def bfe(m: Algebra, op: Op) -> None:
    """d = the c bits of a from bit b on; signed types repeat the field's top bit, bits past the width its sign."""
    type_, llvm = type_of(m, op, {"u32", "s32", "u64", "s64"})
    d, a, b, c = op.instruction.operands
    signed = type_[0] == "s"
    field = m.shift_right(m.read(a, llvm), byte_operand(m, b, llvm), signed=signed)
    length, width = byte_operand(m, c, llvm), m.known(llvm, BITS[llvm])
    short = m.compare("ult", length, width)
    above = m.select(short, m.subtract(width, length), m.known(llvm, 0))
    m.write(d, m.shift_right(m.shift_left(field, above), above, signed=signed))


@instruction("bfi", unit=Unit.ALU, section="9.7.1.20")
def bfi(m: Algebra, op: Op) -> None:
    """f = b with its d bits from bit c on replaced by the low bits of a."""
    _, llvm = type_of(m, op, {"b32", "b64"})
    f, a, b, c, d = op.instruction.operands
    position = byte_operand(m, c, llvm)
    ones = m.invert(m.shift_left(m.known(llvm, -1), byte_operand(m, d, llvm)))
    mask = m.shift_left(ones, position)
    inserted = m.binary("and", m.shift_left(m.read(a, llvm), position), mask)
    m.write(f, m.binary("or", m.binary("and", m.read(b, llvm), m.invert(mask)), inserted))


@instruction("bfind", unit=Unit.ALU, section="9.7.1.16")
def bfind(m: Algebra, op: Op) -> None:
    """d = the position of a's highest bit that is not sign, or (`shiftamt`) its distance from the top; -1 if none."""
    type_, llvm = type_of(m, op, {"u32", "s32", "u64", "s64"})
    d, a = op.instruction.operands
    value = m.read(a, llvm)
    if type_[0] == "s":
        value = m.select(m.compare("slt", value, m.known(llvm, 0)), m.invert(value), value)
    zeros = leading_zeros(m, value)
    if "shiftamt" in op.instruction.modifiers:
        result = m.select(m.compare("eq", value, m.known(llvm, 0)), m.known(llvm, -1), zeros)
    else:
        result = m.subtract(m.known(llvm, BITS[llvm] - 1), zeros)
    m.write(d, m.reinterpret(result, "i32"))


@instruction("fns", unit=Unit.ALU, section="9.7.1.17")
def fns(m: Algebra, op: Op) -> None:
    """d = the position of the c-th one bit of a, counted up from bit b (down for c < 0); -1 if there is none."""
    d, a, b, c = op.instruction.operands
    mask, base, offset = m.read(a, "i32"), m.read(b, "i32"), m.read(c, "i32")
    zero, one, last = (m.known("i32", n) for n in (0, 1, 31))
    down = m.compare("slt", offset, zero)
    bits = m.select(down, m.call("bitreverse", mask), mask)
    start = m.select(down, m.subtract(last, base), base)
    only_start = m.compare("eq", offset, zero)
    window = m.select(only_start, m.shift_left(one, start), m.shift_left(m.known("i32", -1), start))
    left = m.binary("and", bits, window)
    rest = m.subtract(m.select(down, m.subtract(zero, offset), offset), one)
    for taken in range(32):
        more = m.binary("and", m.compare("ugt", rest, m.known("i32", taken)), m.invert(only_start))
        left = m.select(more, m.binary("and", left, m.subtract(left, one)), left)
    position = m.call("cttz", left, flags=", i1 false")
    position = m.select(down, m.subtract(last, position), position)
    exists = m.binary("and", m.compare("ne", left, zero), m.compare("ult", base, m.known("i32", 32)))
    m.write(d, m.select(exists, position, m.known("i32", -1)))


@instruction("bmsk", unit=Unit.ALU, section="9.7.1.22")
def bmsk(m: Algebra, op: Op) -> None:
    """d = b ones from bit a on; both modulo 32 (`wrap`) or cut at the width (`clamp`)."""
    d, a, b = op.instruction.operands
    position, length = m.read(a, "i32"), m.read(b, "i32")
    ones, low, width = m.known("i32", -1), m.known("i32", 31), m.known("i32", 32)
    if "clamp" not in op.instruction.modifiers:
        position, length = m.binary("and", position, low), m.binary("and", length, low)
    else:  # past the width both mean the width
        position = m.select(m.compare("ult", position, width), position, width)
        length = m.select(m.compare("ult", length, width), length, width)
    above = m.shift_left(ones, m.add(position, length))
    m.write(d, m.binary("and", m.shift_left(ones, position), m.invert(above)))


@instruction("szext", unit=Unit.ALU, section="9.7.1.21")
def szext(m: Algebra, op: Op) -> None:
    """d = the low b bits of a, extended by the top one (s32) or zeros; b modulo 32 (`wrap`) or at most 32 (`clamp`)."""
    type_, llvm = type_of(m, op, {"u32", "s32"})
    d, a, b = op.instruction.operands
    value, length = m.read(a, llvm), m.read(b, llvm)
    zero, width = m.known(llvm, 0), m.known(llvm, 32)
    if "clamp" in op.instruction.modifiers:
        above = m.select(m.compare("ult", length, width), m.subtract(width, length), zero)
    else:
        above = m.subtract(width, m.binary("and", length, m.known(llvm, 31)))
    m.write(d, m.shift_right(m.shift_left(value, above), above, signed=type_[0] == "s"))


@instruction("cnot", unit=Unit.ALU, section="9.7.8.5")
def cnot(m: Algebra, op: Op) -> None:
    """d = 1 if a is 0, else 0."""
    _, llvm = type_of(m, op, {"b16", "b32", "b64"})
    d, a = op.instruction.operands
    m.write(d, m.select(m.compare("eq", m.read(a, llvm), m.known(llvm, 0)), m.known(llvm, 1), m.known(llvm, 0)))


@instruction("lop3", unit=Unit.ALU, section="9.7.8.6")
def lop3(m: Algebra, op: Op) -> None:
    """d = the function of a, b and c whose truth table is the fifth operand; d|p: also p = (d != 0) combined with q."""
    d, a, b, c, table, *others = op.instruction.operands
    if not isinstance(table, tree.Integer):
        raise unsupported(op, m.program.file_name, "a truth table that is not a constant")
    result = _table(m, table.value & 0xFF, [m.read(operand, "i32") for operand in (a, b, c)])
    combine = op.instruction.modifiers[0]
    if not isinstance(d, tree.RegisterPair):
        m.write(d, result)
    elif combine not in {"and", "or"} or len(others) != 1:
        raise unsupported(op, m.program.file_name)
    else:
        m.write(d.first, result)
        some = m.compare("ne", result, m.known("i32", 0))
        m.write(d.second, m.binary(combine, some, m.read(others[0], "i1")))


def _table(m: Algebra, table: int, inputs: list[Value]) -> Value:
    """Return the function with a truth table: bit k is its value where the inputs are k in binary, the first on top."""
    size = 1 << len(inputs)
    if table in {0, (1 << size) - 1}:
        return m.known("i32", -1 if table else 0)
    first, rest = inputs[0], inputs[1:]
    if_not, if_so = table & (1 << size // 2) - 1, table >> size // 2
    if if_not == if_so:
        return _table(m, if_not, rest)
    ones = (1 << size // 2) - 1
    if if_so == ones - if_not:  # the input inverts the rest of the function
        return m.binary("xor", first, _table(m, if_not, rest))
    terms = [m.binary("and", first, _table(m, if_so, rest))] if if_so else []
    if if_not:
        terms.append(m.binary("and", m.invert(first), _table(m, if_not, rest)))
    return reduce(partial(m.binary, "or"), terms)


@instruction("shf", unit=Unit.ALU, section="9.7.8.7")
def shf(m: Algebra, op: Op) -> None:
    """d = the high (`l`) or low (`r`) half of b:a shifted by c, which is taken modulo 32 (`wrap`) or at most 32."""
    d, a, b, c = op.instruction.operands
    low, high, count = (m.read(operand, "i32") for operand in (a, b, c))
    left = "l" in op.instruction.modifiers
    result = m.call("fshl" if left else "fshr", high, low, count)
    if "clamp" in op.instruction.modifiers:
        result = m.select(m.compare("ult", count, m.known("i32", 32)), result, low if left else high)
    m.write(d, result)


@instruction("prmt", unit=Unit.ALU, section="9.7.9.7")
def prmt(m: Algebra, op: Op) -> None:
    """d = four bytes of b:a chosen by c; in the default mode a nibble above 7 gives the byte's sign eight times."""
    d, a, b, c = op.instruction.operands
    mode = op.instruction.modifiers[-1]
    selector = m.read(c, "i32")
    if mode == "b32" and selector.uniform and isinstance(selector.const, int):
        m.write(d, _chosen_bytes(m, m.read(a, "i32"), m.read(b, "i32"), selector.const))
        return
    low, high = (m.widen("zext", m.read(operand, "i32"), "i64") for operand in (a, b))
    whole = m.binary("or", low, m.shift_left(high, m.known("i64", 32)))
    if mode not in {"b32", *PERMUTATIONS}:
        raise unsupported(op, m.program.file_name, f"mode {mode}")
    result = m.known("i32", 0)
    for index in range(4):
        byte = (_default_byte if mode == "b32" else partial(_mode_byte, mode))(m, whole, selector, index)
        result = m.binary("or", result, m.shift_left(byte, m.known("i32", 8 * index)))
    m.write(d, result)


def _chosen_bytes(m: Algebra, low: Value, high: Value, selector: int) -> Value:
    """Return the bytes that a known selector chooses: those that move together by one shift, and each sign."""
    moved: dict[tuple[int, int], int] = {}
    signs = []
    for to in range(4):
        nibble = selector >> 4 * to & 0xF
        source, byte = divmod(nibble & 7, 4)
        if nibble & 8:
            signs.append((source, byte, to))
        else:
            key = source, 8 * (to - byte)
            moved[key] = moved.get(key, 0) | 0xFF << 8 * to
    words, parts = (low, high), []
    for (source, left), mask in moved.items():
        part = words[source]
        if left:
            count = m.known("i32", abs(left))
            part = m.shift_left(part, count) if left > 0 else m.shift_right(part, count, signed=False)
        parts.append(part if mask == ALL_BITS else m.binary("and", part, m.known("i32", mask)))
    for source, byte, to in signs:
        top = m.shift_left(words[source], m.known("i32", 8 * (3 - byte)))
        sign = m.shift_right(top, m.known("i32", 31), signed=True)
        parts.append(m.binary("and", sign, m.known("i32", 0xFF << 8 * to)))
    return reduce(partial(m.binary, "or"), parts)


def _byte_at(m: Algebra, whole: Value, index: Value) -> Value:
    """Return byte `index` (0 to 7) of a 64-bit value, as an i32."""
    bits = m.widen("zext", m.shift_left(index, m.known("i32", 3)), "i64")
    return m.truncate(m.binary("and", m.shift_right(whole, bits, signed=False), m.known("i64", 0xFF)), "i32")


def _default_byte(m: Algebra, whole: Value, selector: Value, index: int) -> Value:
    nibble = m.binary("lshr", selector, m.known("i32", 4 * index))
    byte = _byte_at(m, whole, m.binary("and", nibble, m.known("i32", 7)))
    sign = m.select(m.compare("ugt", byte, m.known("i32", 0x7F)), m.known("i32", 0xFF), m.known("i32", 0))
    as_it_is = m.compare("eq", m.binary("and", nibble, m.known("i32", 8)), m.known("i32", 0))
    return m.select(as_it_is, byte, sign)


def _mode_byte(mode: str, m: Algebra, whole: Value, selector: Value, byte: int) -> Value:
    low = m.binary("and", selector, m.known("i32", 3))
    index = m.known("i32", PERMUTATIONS[mode](0, byte))
    for n in (1, 2, 3):
        is_this = m.compare("eq", low, m.known("i32", n))
        index = m.select(is_this, m.known("i32", PERMUTATIONS[mode](n, byte)), index)
    return _byte_at(m, whole, index)
