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
    else:
        m.memory.store(op, *located(m, op, m.address(a)), values)


def _extended(m: Algebra, target: tree.Operand, value: Value, type_: str) -> Value:
    """Extend a narrow element of a PTX type to its wider register (PTX ISA 9.4.1, for destination operands).

    Bits fit in a register of any kind; a floating-point number fits in one of bits, and no number in one of another.
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
    size = m.known("i32", width.value)
    if rest:
        size = _size(m, rest[0], size)
    if size.const == width.value:
        types = {4: ["i32"], 8: ["i64"], 16: ["i64", "i64"]}[width.value]
        values = m.memory.load(op, tree.Space.GLOBAL, types, source)
    else:
        low, high = m.memory.load_parts(op, source, width.value, size)
        values = {4: [m.truncate(low, "i32")], 8: [low], 16: [low, high]}[width.value]
    m.memory.store(op, tree.Space.SHARED, destination, values)


def _size(m: Algebra, operand: tree.Operand, width: Value) -> Value:
    """Return the bytes that each lane reads: a number, or none where a predicate holds (`ignore-src`)."""
    if isinstance(operand, tree.Register) and m.program.registers.get(operand.name) == "i1":
        return m.select(m.read(operand, "i1"), m.known("i32", 0), width)
    return m.call("umin", m.read(operand, "i32"), width)
