"""Atomic operations on memory (PTX ISA 9.7.13.5 and 9.7.13.6).

The rule: the lanes of a warp act one after the other, the lowest first, and warps take turns. So all results, including
sums of floats, are computed in one fixed order; hardware has none. Scopes and orderings have no effect. `add.f32`
flushes denormals on global memory and keeps them on shared memory, as the manual says.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.forms import UPDATED
from warplens.cuda.simt.isa.memory.accesses import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import BITS, Value

FORMS = {
    "add": ("u32", "s32", "u64", "f32", "f64"),
    **dict.fromkeys(("min", "max"), ("u32", "s32", "u64", "s64")),
    **dict.fromkeys(("inc", "dec"), ("u32",)),
    **dict.fromkeys(("and", "or", "xor"), ("b32", "b64")),
    "exch": ("b32", "b64", "b128"),
    "cas": ("b16", "b32", "b64", "b128"),
}
"""Each operation is executed for these types."""
HALVES = {"f16": "half", "f16x2": "half", "bf16": "bfloat", "bf16x2": "bfloat"}
"""Types of 16 bits, one or two in a register, have these names in `codegen.memory.atomics` when they are
added."""
VECTORS = {"v2": 2, "v4": 4, "v8": 8}
SPACES = (tree.Space.GLOBAL, tree.Space.SHARED)
"""Atomic operations update these spaces."""
REDUCTIONS = (
    UPDATED + ".add(.u32,.s32,.u64,.f32,.f64)",
    UPDATED + "(.min,.max)(.u32,.s32,.u64,.s64)",
    UPDATED + "(.inc,.dec).u32",
    UPDATED + "(.and,.or,.xor)(.b32,.b64)",
)
PACKED = (
    UPDATED + ".add.noftz(.f16,.bf16,.f16x2,.bf16x2)",
    ".global(.v2,.v4).f32.add",
    ".global(.v2,.v4,.v8)(.f16,.bf16).add.noftz",
    ".global(.v2,.v4)(.f16x2,.bf16x2).add.noftz",
)
EXCHANGES = (UPDATED + ".exch(.b32,.b64,.b128)", UPDATED + ".cas(.b16,.b32,.b64,.b128)")


def _updated(m: Algebra, op: Op, a: tree.Operand, operands: tuple[tree.Operand, ...]) -> Value:
    """Update memory and return its previous value."""
    modifiers = op.instruction.modifiers
    operands = operands[: len(operands) - ("L2::cache_hint" in modifiers)]
    if {"f32", *HALVES} & set(modifiers) and ({"noftz", *VECTORS} & set(modifiers)):
        return _added_together(m, op, a, operands)
    type_ = modifiers[-1]
    how = next((x for x in modifiers if x in FORMS), None)
    if how is None or type_ not in FORMS[how] or len(operands) != (2 if how == "cas" else 1):
        raise unsupported(op, m.program.file_name)
    address = m.address(a)
    values = [m.read(operand, LLVM_TYPES[type_]) for operand in operands]
    space, address = located(m, op, address)
    if space not in {*SPACES, None}:
        raise unsupported(op, m.program.file_name, f".{space}")
    return m.memory.atomic(op, space, {space: _step(how, type_, space) for space in SPACES}, address, values)


def _added_together(m: Algebra, op: Op, a: tree.Operand, operands: tuple[tree.Operand, ...]) -> Value:
    """Add several neighbouring floats as one piece of memory; return the previous bits as one integer."""
    modifiers = op.instruction.modifiers
    count = next((VECTORS[x] for x in modifiers if x in VECTORS), 1)
    type_ = next(x for x in modifiers if x in {"f32", *HALVES})
    part = LLVM_TYPES[type_].replace("float", "i32")
    whole = f"i{count * BITS[part]}"
    space, address = located(m, op, m.address(a))
    if "add" not in modifiers or whole not in BITS or space not in {*SPACES, None}:
        raise unsupported(op, m.program.file_name)
    (operand,) = operands
    parts = operand.elements if isinstance(operand, tree.Vector) else (operand,)
    value = m.known(whole, 0)
    for number, element in enumerate(parts):
        piece = m.cast("zext", m.read(element, part), whole) if part != whole else m.read(element, part)
        value = m.binary("or", value, m.binary("shl", piece, m.known(whole, number * BITS[part])))
    how = f"fadd.{HALVES.get(type_, 'float.ftz')}"
    return m.memory.atomic(op, space, dict.fromkeys(SPACES, how), address, [value])


def _step(how: str, type_: str, space: tree.Space) -> str:
    """Return the name of the operation in `codegen.memory.atomics`."""
    if how in {"min", "max"}:
        return ("s" if type_[0] == "s" else "u") + how
    if how == "add" and type_[0] == "f":
        return "fadd.ftz" if type_ == "f32" and space is tree.Space.GLOBAL else "fadd"
    return how


@instruction(
    "atom", unit=Unit.LOAD_STORE, section="9.7.13.5", access=Access.UPDATE, forms=(*REDUCTIONS, *PACKED, *EXCHANGES)
)
def atom(m: Algebra, op: Op) -> None:
    """d = *a; *a = the operation on *a and b (`cas`: c if *a equals b); also on several neighbouring floats."""
    d, a, *operands = op.instruction.operands
    before = _updated(m, op, a, tuple(operands))
    if not isinstance(d, tree.Vector):
        m.write(d, before)
        return
    part = BITS[before.type] // len(d.elements)
    for number, element in enumerate(d.elements):
        m.write(element, m.truncate(m.binary("lshr", before, m.known(before.type, number * part)), f"i{part}"))


@instruction(
    "red", unit=Unit.LOAD_STORE, section="9.7.13.7", writes=0, access=Access.UPDATE, forms=(*REDUCTIONS, *PACKED)
)
def red(m: Algebra, op: Op) -> None:
    """*a = the operation on *a and b."""
    a, *operands = op.instruction.operands
    _updated(m, op, a, tuple(operands))
