"""Bytes and halfwords in one register: sums, differences, extremes (PTX ISA 9.7.18).

The rule: each part of d is computed from those of a and b and wraps, or is clamped with `.sat`; with `.add` the parts
are added to c. Only whole registers are executed, without selections of parts and without masks.
"""

from __future__ import annotations

from collections.abc import Callable

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

PARTS = {"2": 16, "4": 8}
TYPES = {"u32", "s32"}


def _difference(m: Algebra, a: Value, b: Value) -> Value:
    size = m.subtract(a, b)
    return m.select(m.compare("slt", size, m.known("i32", 0)), m.subtract(m.known("i32", 0), size), size)


OPERATIONS: dict[str, Callable[[Algebra, Value, Value], Value]] = {
    "vadd": lambda m, a, b: m.add(a, b),
    "vsub": lambda m, a, b: m.subtract(a, b),
    "vabsdiff": _difference,
    "vmin": lambda m, a, b: m.select(m.compare("slt", a, b), a, b),
    "vmax": lambda m, a, b: m.select(m.compare("sgt", a, b), a, b),
}


def _video(m: Algebra, op: Op) -> None:
    """d = the operation on the parts of a and b, packed again; `.add`: their sum and c."""
    opcode, modifiers = op.instruction.opcode, op.instruction.modifiers
    d, a, b, c = op.instruction.operands
    types = [x for x in modifiers if x in TYPES]
    if len(types) != 3 or set(modifiers) - {*TYPES, "sat", "add"} or {"sat", "add"} <= set(modifiers):
        raise unsupported(op, m.program.file_name, "only whole registers with .sat or .add")
    named = [x.name for x in (d, a, b, c) if isinstance(x, tree.Register)]
    if not {"_", *m.program.registers} >= set(named):
        raise unsupported(op, m.program.file_name, "a selection of parts")
    bits, each = PARTS[opcode[-1]], OPERATIONS[opcode[:-1]]
    to, *sources = (x == "s32" for x in types)
    first, second = m.read(a, "i32"), m.read(b, "i32")
    total = m.read(c, "i32") if "add" in modifiers else m.known("i32", 0)
    for index in range(32 // bits):
        parts = [_part(m, x, index, bits, signed=s) for x, s in zip((first, second), sources, strict=True)]
        result = each(m, *parts)
        if "sat" in modifiers:
            result = _clamped(m, result, bits, signed=to)
        if "add" in modifiers:
            total = m.add(total, result)
        else:
            kept = m.binary("and", result, m.known("i32", (1 << bits) - 1))
            total = m.binary("or", total, m.binary("shl", kept, m.known("i32", bits * index)))
    m.write(d, total)


def _part(m: Algebra, value: Value, index: int, bits: int, *, signed: bool) -> Value:
    top = m.binary("shl", value, m.known("i32", 32 - bits * (index + 1)))
    return m.binary("ashr" if signed else "lshr", top, m.known("i32", 32 - bits))


def _clamped(m: Algebra, value: Value, bits: int, *, signed: bool) -> Value:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    value = m.select(m.compare("slt", value, m.known("i32", low)), m.known("i32", low), value)
    return m.select(m.compare("sgt", value, m.known("i32", high)), m.known("i32", high), value)


for _name in OPERATIONS:
    for _parts in PARTS:
        instruction(
            _name + _parts,
            unit=Unit.ALU,
            section="9.7.18",
            forms=("(.u32,.s32)(.u32,.s32)(.u32,.s32){.sat,.add}",),
        )(_video)
