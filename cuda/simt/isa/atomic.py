"""Atomic operations on memory (PTX ISA 9.7.13.5 and 9.7.13.6).

The rule: the lanes of a warp act one after the other, the lowest first, and warps take turns; so every result, sums of
floating-point numbers too, comes about in one stated order. Hardware keeps none. Scopes and orderings have nothing
left to do. `add.f32` on global memory flushes denormals, on shared memory it does not, as the manual says.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.algebra import Algebra, Value
from warplens.cuda.simt.counts import Unit
from warplens.cuda.simt.isa.addresses import located
from warplens.cuda.simt.isa.forms import UPDATED
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program import LLVM_TYPES, Op

INTEGERS = ("u32", "s32", "u64", "s64")
FORMS = {
    "add": ("u32", "s32", "u64", "f32", "f64"),
    "min": INTEGERS,
    "max": INTEGERS,
    "inc": ("u32",),
    "dec": ("u32",),
    "and": ("b32", "b64"),
    "or": ("b32", "b64"),
    "xor": ("b32", "b64"),
    "exch": ("b32", "b64"),
    "cas": ("b16", "b32", "b64"),
}
"""The types of each operation that is executed."""
SPACES = (tree.Space.GLOBAL, tree.Space.SHARED)
"""What can be updated."""
REDUCTIONS = (
    UPDATED + ".add(.u32,.s32,.u64,.f32,.f64)",
    UPDATED + "(.min,.max)(.u32,.s32,.u64,.s64)",
    UPDATED + "(.inc,.dec).u32",
    UPDATED + "(.and,.or,.xor)(.b32,.b64)",
)
EXCHANGES = (UPDATED + ".exch(.b32,.b64)", UPDATED + ".cas(.b16,.b32,.b64)")


def _updated(m: Algebra, op: Op, a: tree.Operand, operands: tuple[tree.Operand, ...]) -> Value:
    """Update memory and return what was there before."""
    modifiers = op.instruction.modifiers
    type_ = modifiers[-1]
    how = next((x for x in modifiers if x in FORMS), None)
    if how is None or type_ not in FORMS[how] or len(operands) != (2 if how == "cas" else 1):
        raise unsupported(op, m.program.file_name)
    address = m.address(a)
    values = [m.read(operand, LLVM_TYPES[type_]) for operand in operands]
    space, place = located(m, op, address)
    if space not in {*SPACES, None}:
        raise unsupported(op, m.program.file_name, f".{space}")
    return m.atomic(op, space, {space: _step(how, type_, space) for space in SPACES}, place, values)


def _step(how: str, type_: str, space: tree.Space) -> str:
    """Return the operation by the name under which `warplens.cuda.simt.access` knows it."""
    if how in {"min", "max"}:
        return ("s" if type_[0] == "s" else "u") + how
    if how == "add" and type_[0] == "f":
        return "fadd.ftz" if type_ == "f32" and space is tree.Space.GLOBAL else "fadd"
    return how


@instruction("atom", unit=Unit.LOAD_STORE, section="9.7.13.5", forms=(*REDUCTIONS, *EXCHANGES))
def atom(m: Algebra, op: Op) -> None:
    """d = *a; *a = the operation on *a and b (`cas`: c if *a equals b)."""
    d, a, *operands = op.instruction.operands
    m.write(d, _updated(m, op, a, tuple(operands)))


@instruction("red", unit=Unit.LOAD_STORE, section="9.7.13.7", writes=0, forms=REDUCTIONS)
def red(m: Algebra, op: Op) -> None:
    """*a = the operation on *a and b."""
    a, *operands = op.instruction.operands
    _updated(m, op, a, tuple(operands))
