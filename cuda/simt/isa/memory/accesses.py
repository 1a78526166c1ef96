"""Loads and stores (PTX ISA 9.7.9.8 and 9.7.9.11).

The rule: one instruction of a warp is one request, whatever its vector width. Cache and coherence hints do not change
the counts and are ignored; so are `volatile`, `relaxed`, `acquire` and `release`, since warps take turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.control.calling import collected, distributed
from warplens.cuda.simt.isa.forms import MOVED
from warplens.cuda.simt.isa.memory.addresses import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, PARAMETER_BLOCK, TYPE_BYTES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.arithmetic import InexecutableError
from warplens.cuda.simt.values.value import BITS, FLOATS, Value


def elements_of(instruction: tree.Instruction) -> int:
    """Return the number of elements that a load or store moves for each lane."""
    return next((int(x[1:]) for x in instruction.modifiers if x in {"v2", "v4", "v8"}), 1)


@instruction(
    "ld",
    unit=Unit.LOAD_STORE,
    section="9.7.9.8",
    access=Access.LOAD,
    forms=("{.volatile}{.global,.shared,.local,.const,.param}{.nc}{.v2,.v4,.v8}" + MOVED,),
)
def ld(m: Algebra, op: Op) -> None:
    """d = *a, from global, constant, shared, local or parameter space; vectors of two and four."""
    ins = op.instruction
    d, a, *_ = ins.operands  # a cache policy may follow
    type_ = ins.modifiers[-1]
    targets: Sequence[tree.Operand] = d.elements if isinstance(d, tree.Vector) else (d,)
    if type_ not in TYPE_BYTES:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    if "param" in ins.modifiers and isinstance(a, tree.Vector):
        values = collected(m, a, [LLVM_TYPES[type_]] * len(targets))
    elif "param" in ins.modifiers:
        size = TYPE_BYTES[type_]
        if isinstance(a, tree.Address) and isinstance(a.base, tree.Symbol):
            values = [m.parameter(a.base.name, a.offset + i * size, type_) for i in range(len(targets))]
        else:
            address = m.address(a)
            if address.uniform and isinstance(address.const, int):
                values = [m.parameter_at(address.const + i * size, type_) for i in range(len(targets))]
            else:
                place = m.add(m.variable(PARAMETER_BLOCK), address)
                values = m.memory.load(op, tree.Space.CONST, [LLVM_TYPES[type_]] * len(targets), place)
    else:
        address = m.address(a)
        space, located_address = located(m, op, address)
        values = m.memory.load(op, space, [LLVM_TYPES[type_]] * len(targets), located_address)
    for target, value in zip(targets, values, strict=True):
        m.write(target, _extended(m, target, value, type_))


def _parameter_results(instruction: tree.Instruction) -> int:
    """Return 1 for a store to a parameter, which is held in registers."""
    return int("param" in instruction.modifiers)


@instruction(
    "st",
    unit=Unit.LOAD_STORE,
    section="9.7.9.11",
    writes=_parameter_results,
    access=Access.STORE,
    forms=("{.volatile}{.global,.shared,.local}{.v2,.v4,.v8}" + MOVED,),
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
        return
    address = m.address(a)
    space, located_address = located(m, op, address)
    m.memory.store(op, space, located_address, values)


def _extended(m: Algebra, target: tree.Operand, value: Value, type_: str) -> Value:
    """Extend a narrow element of a PTX type to its wider register (PTX ISA 9.4.1, for destination operands).

    Bits fit in a register of any kind; a floating-point number fits in one of bits, and no number in one of another.
    """
    if isinstance(target, tree.Register) and target.name in m.program.registers:
        register = m.program.registers[target.name]
        if BITS[register] > BITS[value.type]:
            if register in FLOATS and type_[0] != "b":
                raise InexecutableError(f"a number of type {type_} in a register of type {register}")
            bits = m.reinterpret(value, f"i{BITS[value.type]}")
            return m.widen("sext" if type_[0] == "s" else "zext", bits, f"i{BITS[register]}")
    return value


def _stored(m: Algebra, source: tree.Operand, type_: str) -> Value:
    """Return an element to store; a floating-point number may be the low bits of a register of bits (PTX ISA 9.4.1)."""
    if isinstance(source, tree.Register) and m.program.registers.get(source.name, type_) not in FLOATS:
        return m.reinterpret(m.read(source, f"i{BITS[type_]}"), type_)
    return m.read(source, type_)


# An asynchronous copy (`cp.async`, PTX ISA 9.7.9.25) is complete as soon as it is issued, so groups and waits have no
# effect. The manual allows that order. A kernel that reads before it waits gets its results too, where a GPU may return
# the previous contents.
WIDTHS = {"ca": (4, 8, 16), "cg": (16,)}
"""A lane copies one of these numbers of bytes, through the first-level cache (`ca`) or past it (`cg`)."""
GROUPS = ("commit_group", "wait_group", "wait_all")
TENSOR_MEMORY = "copies in bulk, by the tensor memory accelerator, are not executed: use cp.async of 4, 8 or 16 bytes"


@instruction(
    "cp",
    unit=Unit.LOAD_STORE,
    section="9.7.9.25",
    writes=0,
    access=Access.COPY,
    forms=(".async(.ca,.cg).shared.global", ".async(.commit_group,.wait_group,.wait_all)"),
)
def cp(m: Algebra, op: Op) -> None:
    """`cp.async`: *d = *a, 4, 8 or 16 bytes a lane; the last bytes are zeros where fewer are read (or none)."""
    modifiers = op.instruction.modifiers
    if "bulk" in modifiers:
        raise unsupported(op, m.program.file_name, TENSOR_MEMORY)
    if modifiers[1:2] and modifiers[1] in GROUPS:
        return
    cache = next((x for x in modifiers if x in WIDTHS), "")
    if not cache:
        raise unsupported(op, m.program.file_name)
    d, a, width, *rest = op.instruction.operands
    if not isinstance(width, tree.Integer) or width.value not in WIDTHS.get(cache, ()):
        raise unsupported(op, m.program.file_name)
    if "L2::cache_hint" in modifiers:
        rest.pop()
    source, destination = m.address(a), m.address(d)
    values = _read(m, op, source, width.value, _size(m, rest[0], width.value) if rest else None)
    m.memory.store(op, tree.Space.SHARED, destination, values)


def _size(m: Algebra, operand: tree.Operand, width: int) -> Value:
    """Return the bytes that each lane reads: a number, or none where a predicate holds (`ignore-src`)."""
    if isinstance(operand, tree.Register) and m.program.registers.get(operand.name) == "i1":
        return m.select(m.read(operand, "i1"), m.known("i32", 0), m.known("i32", width))
    return m.call("umin", m.read(operand, "i32"), m.known("i32", width))


def _read(m: Algebra, op: Op, source: Value, width: int, size: Value | None) -> list[Value]:
    if size is None or size.const == width:
        types = {4: ["i32"], 8: ["i64"], 16: ["i64", "i64"]}[width]
        return m.memory.load(op, tree.Space.GLOBAL, types, source)
    low, high = m.memory.load_parts(op, source, width, size)
    return {4: [m.truncate(low, "i32")], 8: [low], 16: [low, high]}[width]
