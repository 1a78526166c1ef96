"""Asynchronous copies from global to shared memory (PTX ISA 9.7.9.25).

The rule: a copy is complete as soon as it is issued, so groups and waits have no effect. The manual allows that order,
so a kernel that waits gets its results. A kernel that reads before it waits gets them too, where a GPU may return the
previous contents.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

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
