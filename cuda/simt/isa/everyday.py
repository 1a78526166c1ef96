"""The instructions of nearly every kernel: moves, sums, products, comparisons, logic, shifts, loads and stores.

The rule: opcodes that exist for integers and for floating point stand here once, and the type decides. Predicates are
one bit a lane; ordered float comparisons are false when an operand is NaN, unordered ones (`equ`, `neu`, ...) true. One
load or store of a warp is one request, whatever its vector width; cache and coherence hints do not change the counts
and are ignored. The manual has them in PTX ISA 9.7.1 to 9.7.3 (arithmetic), 9.7.6 and 9.7.8 (comparison, logic) and
9.7.9.
"""

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa import registry
from warplens.cuda.simt.isa.control.flow import collected, distributed
from warplens.cuda.simt.isa.floats import half, rounding
from warplens.cuda.simt.isa.registry import Access, Drops, instruction, type_of, unsupported
from warplens.cuda.simt.program.blocks import CARRY, LLVM_TYPES, PARAMETER_BLOCK, TYPE_BYTES, WINDOWS, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.arithmetic import InexecutableError
from warplens.cuda.simt.values.value import BITS, FLOATS, Value

FLOAT_PREDICATES = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge",
    "num": "ord", "nan": "uno",
}  # fmt: skip
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


def combined(m: Algebra, op: Op, result: Value, others: Sequence[tree.Operand]) -> Value:
    """Combine a comparison with the third operand, a predicate, if there is one."""
    if not others:
        return result
    combine = op.instruction.modifiers[1]
    if combine not in {"and", "or", "xor"}:
        raise unsupported(op, m.program.file_name, f"combination {combine}")
    return m.binary(combine, result, m.read(others[0], "i1"))


@instruction("setp", unit=Unit.ALU, section="9.7.6.2, 9.7.7.2")
def setp(m: Algebra, op: Op) -> None:
    """p = a cmp b and p|q = that and its opposite, or the low and high halves of pairs, with a third predicate."""
    modifiers = op.instruction.modifiers
    d, a, b, *others = op.instruction.operands
    targets = (d.first, d.second) if isinstance(d, tree.RegisterPair) else (d,)
    if modifiers[-1] in half.HALF_TYPES:
        results = half.compared(m, op, float_predicate(m, op), (a, b))
        if len(targets) < len(results):
            raise unsupported(op, m.program.file_name, "one result of a pair")
    else:
        results = (compared(m, op, modifiers[0], modifiers[-1], (a, b)),)
    for index, target in enumerate(targets):
        result = results[index] if index < len(results) else m.invert(results[0])
        m.write(target, combined(m, op, result, others))


def float_predicate(m: Algebra, op: Op) -> str:
    """Return the comparison of LLVM for floating-point operands."""
    comparison = op.instruction.modifiers[0]
    if comparison not in FLOAT_PREDICATES:
        raise unsupported(op, m.program.file_name, f"comparison {comparison}")
    return FLOAT_PREDICATES[comparison]


@instruction("and", unit=Unit.ALU, section="9.7.8.1", drops=Drops.PREDICATES)
@instruction("or", unit=Unit.ALU, section="9.7.8.2", drops=Drops.PREDICATES)
@instruction("xor", unit=Unit.ALU, section="9.7.8.3")
def logic(m: Algebra, op: Op) -> None:
    """d = a & b, a | b or a ^ b."""
    d, a, b = op.instruction.operands
    llvm = LLVM_TYPES[op.instruction.modifiers[-1]]
    m.write(d, m.binary(op.instruction.opcode, m.read(a, llvm), m.read(b, llvm)))


@instruction("not", unit=Unit.ALU, section="9.7.8.4")
def not_(m: Algebra, op: Op) -> None:
    """d = ~a."""
    d, a = op.instruction.operands
    m.write(d, m.invert(m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]])))


@instruction("shl", unit=Unit.ALU, section="9.7.8.8")
@instruction("shr", unit=Unit.ALU, section="9.7.8.9")
def shift(m: Algebra, op: Op) -> None:
    """d = a << b or a >> b, where signed types repeat the sign; the count is 32 bits wide and clamped."""
    d, a, b = op.instruction.operands
    type_ = op.instruction.modifiers[-1]
    value, count = m.read(a, LLVM_TYPES[type_]), _count(m, b, LLVM_TYPES[type_])
    is_left, signed = op.instruction.opcode == "shl", type_[0] == "s"
    m.write(d, m.shift_left(value, count) if is_left else m.shift_right(value, count, signed=signed))


def _count(m: Algebra, operand: tree.Operand, llvm: str) -> Value:
    """Return a shift count, a 32-bit number in PTX, in the type of the shifted value."""
    count = m.read(operand, "i32")
    if llvm == "i64":
        return m.widen("zext", count, llvm)
    if llvm == "i16":
        top = m.known("i32", 0xFFFF)
        return m.truncate(m.select(m.compare("ult", count, top), count, top), llvm)
    return count


# Arithmetic of several words (PTX ISA 9.7.2): the carry flag CC.CF is an ordinary register of one bit with a hidden
# name. The manual leaves its value after a call open; here it is that of the function's last instruction. A subtraction
# adds the complement, and its carry is the flag: 1 where nothing was borrowed. So `addc` after `sub.cc`, or `subc`
# after `add.cc`, gives one more or less than by the manual, which calls the flag of a subtraction the borrow.
# Source: an H200, on which all 384 chains of tests/golden/isa/carry_chains.json were executed; PTX ISA 9.7.2.
def add_with_carry(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a + b, or a + b + CF where the opcode says so; with `.cc` the flag becomes the carry."""
    total = m.add(a, b)
    out = m.compare("ult", total, a)
    if registry.find_entry(op.instruction).reads_carry:
        with_carry = m.add(total, _flag(m, op, a.type))
        out = m.binary("or", out, m.compare("ult", with_carry, total))
        total = with_carry
    if "cc" in op.instruction.modifiers:
        m.registers.write(CARRY, out)
    return total


def subtract_with_borrow(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return a - b, or a - b - 1 + CF, which is a + not b + CF; with `.cc` the flag becomes the carry of that sum."""
    difference = m.subtract(a, b)
    borrow = m.compare("ult", a, b)
    if registry.find_entry(op.instruction).reads_carry:
        missing = m.subtract(m.known(a.type, 1), _flag(m, op, a.type))
        borrow = m.binary("or", borrow, m.compare("ult", difference, missing))
        difference = m.subtract(difference, missing)
    out = m.invert(borrow)
    if "cc" in op.instruction.modifiers:
        m.registers.write(CARRY, out)
    return difference


def _flag(m: Algebra, op: Op, type_: str) -> Value:
    if CARRY not in m.program.registers:
        raise unsupported(op, m.program.file_name, "no instruction writes the carry flag")
    flag = m.registers.read(CARRY)
    return m.select(flag, m.known(type_, 1), m.known(type_, 0))


PLAIN_TYPES = LLVM_TYPES.keys() - half.HALF_TYPES  # those of scalar integers and floats that are not of half precision


@instruction("add", unit=Unit.FMA, section="9.7.1.1, 9.7.2.1, 9.7.3.3, 9.7.4.1", flops=1)
@instruction("sub", unit=Unit.FMA, section="9.7.1.2, 9.7.2.3, 9.7.3.4, 9.7.4.2", flops=1)
def sum_or_difference(m: Algebra, op: Op) -> None:
    """d = a + b or a - b."""
    adds, modifiers = op.instruction.opcode == "add", op.instruction.modifiers
    float_op, type_ = "fadd" if adds else "fsub", modifiers[-1]
    if type_ in half.HALF_TYPES:
        half.in_float(m, op, lambda a, b: m.arithmetic(float_op, a, b))
        return
    d, a, b = op.instruction.operands
    if type_ in {"u16x2", "s16x2"} and adds:
        if {"sat", "cc"} & set(modifiers):
            raise unsupported(op, m.program.file_name, ".sat" if "sat" in modifiers else ".cc")
        m.write(d, half.by_halves(m, m.add, m.read(a, "i32"), m.read(b, "i32")))
        return
    _, llvm = type_of(m, op, PLAIN_TYPES)
    first, second = m.read(a, llvm), m.read(b, llvm)
    if type_[0] == "f":
        m.write(d, rounding.arithmetic(m, op, float_op, first, second))
    elif "sat" in modifiers:
        if type_ != "s32":
            raise unsupported(op, m.program.file_name, f".sat of {type_}")
        m.write(d, m.call("sadd.sat" if adds else "ssub.sat", first, second))
    elif "cc" in modifiers:
        m.write(d, (add_with_carry if adds else subtract_with_borrow)(m, op, first, second))
    else:
        m.write(d, m.add(first, second) if adds else m.subtract(first, second))


@instruction("mul", unit=Unit.FMA, section="9.7.1.3, 9.7.3.5, 9.7.4.3", flops=1)
def mul(m: Algebra, op: Op) -> None:
    """d = a * b: the low half (`lo`), the high half (`hi`) or the whole product (`wide`)."""
    if op.instruction.modifiers[-1] in half.HALF_TYPES:
        half.in_float(m, op, lambda a, b: m.arithmetic("fmul", a, b))
        return
    type_, llvm = type_of(m, op, PLAIN_TYPES)
    d, a, b = op.instruction.operands
    first, second = m.read(a, llvm), m.read(b, llvm)
    is_float = type_[0] == "f"
    m.write(d, rounding.arithmetic(m, op, "fmul", first, second) if is_float else product_of(m, op, first, second))


def product_of(m: Algebra, op: Op, a: Value, b: Value) -> Value:
    """Return the half of a product that an instruction names, or the whole one."""
    extend = "sext" if op.instruction.modifiers[-1][0] == "s" else "zext"
    double = {"i8": "i16", "i16": "i32", "i32": "i64", "i64": "i128"}[a.type]
    if "lo" in op.instruction.modifiers:
        return m.multiply(a, b)
    if double == "i128":
        return _high_of_64(m, a, b, signed=extend == "sext")
    whole = m.multiply(m.widen(extend, a, double), m.widen(extend, b, double))
    if "wide" in op.instruction.modifiers:
        return whole
    return m.truncate(m.binary("lshr", whole, m.known(double, BITS[a.type])), a.type)


def _high_of_64(m: Algebra, a: Value, b: Value, *, signed: bool) -> Value:
    """Return the high 64 bits of a 128-bit product from four 32-bit products (Knuth, TAOCP 2, 4.3.1 M)."""
    low_half, shift = m.known("i64", 0xFFFFFFFF), m.known("i64", 32)

    def halves(value: Value) -> tuple[Value, Value]:
        return m.binary("and", value, low_half), m.binary("lshr", value, shift)

    (a0, a1), (b0, b1) = halves(a), halves(b)
    low, carry = halves(m.multiply(a0, b0))[1], m.multiply(a1, b0)
    middle = m.add(carry, low)
    middle_low, middle_high = halves(middle)
    second = m.add(m.multiply(a0, b1), middle_low)
    high = m.add(m.add(m.multiply(a1, b1), middle_high), m.binary("lshr", second, shift))
    if signed:
        sign = m.known("i64", 63)
        high = m.subtract(high, m.binary("and", m.binary("ashr", a, sign), b))
        high = m.subtract(high, m.binary("and", m.binary("ashr", b, sign), a))
    return high


@instruction("mad", unit=Unit.FMA, section="9.7.1.4, 9.7.2.5, 9.7.3.7", flops=2)
def mad(m: Algebra, op: Op) -> None:
    """d = a * b + c; in floating point the same as `fma`."""
    type_, llvm = type_of(m, op, PLAIN_TYPES)
    modifiers = op.instruction.modifiers
    if type_[0] == "f":
        rounding.fused(m, op)
        return
    d, a, b, c = op.instruction.operands
    product = product_of(m, op, m.read(a, llvm), m.read(b, llvm))
    addend = m.read(c, product.type)
    if "sat" in modifiers:
        if type_ != "s32" or "hi" not in modifiers:
            raise unsupported(op, m.program.file_name, ".sat without .hi and .s32")
        m.write(d, m.call("sadd.sat", product, addend))
    elif "cc" in modifiers:
        if "wide" in modifiers:
            raise unsupported(op, m.program.file_name, ".cc of .wide")
        m.write(d, add_with_carry(m, op, product, addend))
    else:
        m.write(d, m.add(product, addend))


@instruction("mov", unit=Unit.ALU, section="9.7.9.2")
def mov(m: Algebra, op: Op) -> None:
    """d = a: a register, constant, address, or parts of a vector, the first in the lowest bits, packed and back."""
    d, a = op.instruction.operands
    type_, llvm = type_of(m, op)
    vector = next((x for x in (d, a) if isinstance(x, tree.Vector)), None)
    if vector is not None and (type_ not in {"b16", "b32", "b64", "b128"} or len(vector.elements) not in {2, 4}):
        raise unsupported(op, m.program.file_name, f"{len(vector.elements)} parts of {type_}")
    if isinstance(a, tree.Vector):
        part = BITS[llvm] // len(a.elements)
        whole = m.known(llvm, 0)
        for index, element in enumerate(a.elements):
            piece = m.widen("zext", m.read(element, f"i{part}"), llvm)
            whole = m.binary("or", whole, m.binary("shl", piece, m.known(llvm, index * part)))
        m.write(d, whole)
    elif isinstance(d, tree.Vector):
        whole = m.read(a, llvm)
        part = BITS[llvm] // len(d.elements)
        for index, element in enumerate(d.elements):
            m.write(element, m.truncate(m.binary("lshr", whole, m.known(llvm, index * part)), f"i{part}"))
    else:
        m.write(d, m.read(a, llvm))


# Addresses of the spaces and generic ones (PTX ISA 9.7.9.19 and 9.7.9.20; see `program.blocks`).
# The array or variable that an address points into is tracked as far as possible. Only where it is lost is the space of
# an access determined when the kernel runs.

SPACES = (tree.Space.CONST, tree.Space.GLOBAL, tree.Space.SHARED, tree.Space.CLUSTER, tree.Space.LOCAL)


def named_space(op: Op) -> tree.Space | None:
    """Return the space that an instruction names."""
    words = op.instruction.modifiers
    return next((space for space in SPACES if space in words or f"{space}::cta" in words), None)


def located(m: Algebra, op: Op, address: Value) -> tuple[tree.Space | None, Value]:
    """Return the space of an access and the address in it; None and the generic address where the space is unknown.

    The space is known from the array or variable that is pointed into, and where the kernel uses global memory alone.
    """
    space = named_space(op)
    if space is not None:
        return space, address
    for operand in op.instruction.operands:
        if isinstance(operand, tree.Address) and isinstance(operand.base, tree.Symbol):
            variable = m.program.variables.get(operand.base.name)
            if variable is not None:  # its name stands for its address in its own space
                return variable.space, address
    if address.root in m.program.variables:
        space = m.program.variables[address.root].space
        return space, m.subtract(address, m.known("i64", WINDOWS[space]))
    if address.root is None and m.program.windows():
        return None, address
    return tree.Space.GLOBAL, address


@instruction("cvta", unit=Unit.ALU, section="9.7.9.20")
def cvta(m: Algebra, op: Op) -> None:
    """d = an address of a space converted to a generic one, or (`to`) back."""
    d, a = op.instruction.operands
    address = m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]])
    window = WINDOWS.get(named_space(op) or tree.Space.GLOBAL)
    if window is not None:
        move = m.subtract if "to" in op.instruction.modifiers else m.add
        address = move(address, m.known(address.type, window))
    m.write(d, address)


def elements_of(instruction: tree.Instruction) -> int:
    """Return the number of elements that a load or store moves for each lane."""
    return next((int(x[1:]) for x in instruction.modifiers if x in {"v2", "v4", "v8"}), 1)


@instruction("ld", unit=Unit.LOAD_STORE, section="9.7.9.8", access=Access.LOAD)
def ld(m: Algebra, op: Op) -> None:
    """d = *a, from global, constant, shared (of the block or a cluster), local or parameter space, or vectors."""
    ins = op.instruction
    d, a, *_ = ins.operands  # a cache policy may follow
    type_ = ins.modifiers[-1]
    targets: Sequence[tree.Operand] = d.elements if isinstance(d, tree.Vector) else (d,)
    if type_ not in TYPE_BYTES:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    types = [LLVM_TYPES[type_]] * len(targets)
    offsets = range(0, TYPE_BYTES[type_] * len(targets), TYPE_BYTES[type_])
    if "param" not in ins.modifiers:
        space, address = located(m, op, m.address(a))
        values = m.memory.load(op, space, types, address)
    elif isinstance(a, tree.Vector):
        values = collected(m, a, types)
    elif isinstance(a, tree.Address) and isinstance(a.base, tree.Symbol):
        values = [m.parameter(a.base.name, a.offset + offset, type_) for offset in offsets]
    else:
        address = m.address(a)
        if address.uniform and isinstance(address.const, int):
            values = [m.parameter_at(address.const + offset, type_) for offset in offsets]
        else:
            values = m.memory.load(op, tree.Space.CONST, types, m.add(m.variable(PARAMETER_BLOCK), address))
    for target, value in zip(targets, values, strict=True):
        m.write(target, _extended(m, target, value, type_))


@instruction(
    "st",
    unit=Unit.LOAD_STORE,
    section="9.7.9.11",
    writes="param",  # a parameter is held in registers
    access=Access.STORE,
)
def st(m: Algebra, op: Op) -> None:
    """*a = b, to global, shared or local space; vectors of two and four."""
    ins = op.instruction
    a, b, *_ = ins.operands
    type_ = ins.modifiers[-1]
    if type_ not in TYPE_BYTES or ("param" in ins.modifiers and not isinstance(a, tree.Vector)):
        raise unsupported(op, m.program.file_name)
    sources: Sequence[tree.Operand] = b.elements if isinstance(b, tree.Vector) else (b,)
    values = [_stored(m, source, LLVM_TYPES[type_]) for source in sources]
    if isinstance(a, tree.Vector):
        distributed(m, a, values)
    else:
        m.memory.store(op, *located(m, op, m.address(a)), values)


def _extended(m: Algebra, target: tree.Operand, value: Value, type_: str) -> Value:
    """Extend a narrow element of a PTX type to its wider register (PTX ISA 9.4.1, for destination operands). Bits fit
    in a register of any kind; a floating-point number fits in one of bits, and no number in one of another.
    """
    register = m.program.registers.get(target.name) if isinstance(target, tree.Register) else None
    if register is None or BITS[register] <= BITS[value.type]:
        return value
    if register in FLOATS and type_[0] != "b":
        raise InexecutableError(f"a number of type {type_} in a register of type {register}")
    bits = m.reinterpret(value, f"i{BITS[value.type]}")
    return m.widen("sext" if type_[0] == "s" else "zext", bits, f"i{BITS[register]}")


def _stored(m: Algebra, source: tree.Operand, type_: str) -> Value:
    """Return an element to store; a floating-point number may be the low bits of a register of bits (PTX ISA 9.4.1)."""
    if isinstance(source, tree.Register) and m.program.registers.get(source.name, type_) not in FLOATS:
        return m.reinterpret(m.read(source, f"i{BITS[type_]}"), type_)
    return m.read(source, type_)
