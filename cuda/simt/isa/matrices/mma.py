"""Products of small matrices whose elements the lanes of a warp hold in registers (PTX ISA 9.7.14.5).

The rule: all lanes of the warp take part; the forms are those of `SHAPES`, with a by rows and b by columns. The
module `warplens.cuda.simt.values.tensors` defines the sums of floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import tensors
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.tensors import Product

SHAPES = {
    "f16": ("m16n8k8", "m16n8k16"),
    "bf16": ("m16n8k8", "m16n8k16"),
    "tf32": ("m16n8k4", "m16n8k8"),
    "f64": ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"),
    **dict.fromkeys(("s8", "u8"), ("m8n8k16", "m16n8k16", "m16n8k32")),
    **dict.fromkeys(("s4", "u4"), ("m8n8k32", "m16n8k32", "m16n8k64")),
    **dict.fromkeys(("e4m3", "e5m2"), ("m16n8k16", "m16n8k32")),
    "b1": ("m8n8k128", "m16n8k128", "m16n8k256"),
}
"""The shapes of each type of a and b: rows of a, columns of b, columns of a."""
MIXED = ({"s8", "u8"}, {"s4", "u4"}, {"e4m3", "e5m2"})
"""The types of a and b may differ within each of these sets."""
SUMS = {
    "f64": ("f64",),
    **dict.fromkeys(("f16", "e4m3", "e5m2"), ("f16", "f32")),
    **dict.fromkeys(("s8", "u8", "s4", "u4", "b1"), ("s32",)),
}
"""c and d have one of these types, or else f32."""


@instruction(
    "mma",
    unit=Unit.TENSOR,
    section="9.7.14.5",
    exchanges=True,
    forms=(
        ".sync.aligned(.m16n8k8,.m16n8k16).row.col.f16.f16.f16.f16",
        ".sync.aligned(.m16n8k8,.m16n8k16).row.col.f32(.f16.f16,.bf16.bf16).f32",
        ".sync.aligned(.m16n8k4,.m16n8k8).row.col.f32.tf32.tf32.f32",
        ".sync.aligned(.m8n8k4,.m16n8k4,.m16n8k8,.m16n8k16).row.col.f64.f64.f64.f64",
        ".sync.aligned(.m8n8k16,.m16n8k16,.m16n8k32).row.col{.satfinite}.s32(.s8,.u8)(.s8,.u8).s32",
        ".sync.aligned(.m8n8k32,.m16n8k32,.m16n8k64).row.col{.satfinite}.s32(.s4,.u4)(.s4,.u4).s32",
        ".sync.aligned(.m16n8k16,.m16n8k32).row.col.f32(.e4m3,.e5m2)(.e4m3,.e5m2).f32",
        ".sync.aligned(.m16n8k16,.m16n8k32).row.col.f16(.e4m3,.e5m2)(.e4m3,.e5m2).f16",
        ".sync.aligned(.m8n8k128,.m16n8k128,.m16n8k256).row.col.s32.b1.b1.s32(.xor,.and).popc",
    ),
)
def mma(m: Algebra, op: Op) -> None:
    """d = a * b + c for matrices; `.satfinite` clamps integers."""
    d, a, b, c = (_elements(m, op, operand) for operand in op.instruction.operands)
    product = _product(m, op)
    if tuple(len(registers) for registers in (a, b, c, d)) != product.registers:
        raise unsupported(op, m.program.file_name, "number of registers")
    m.lanes.require_members(op, m.known("i32", -1))
    multiply(m, product, d, (a, b, c))


_Registers: TypeAlias = Sequence[tree.Operand]


def multiply(m: Algebra, product: Product, d: _Registers, terms: tuple[_Registers, _Registers, _Registers]) -> None:
    """Set the registers of d to the product of the terms a and b plus the term c."""
    a, b, c = terms
    text, intrinsics = tensors.function(product)
    for intrinsic in intrinsics:
        m.declare(intrinsic)
    m.define(text)
    sources = [(operand, product.operand_type) for operand in (*a, *b)]
    sources += [(operand, tensors.SUMS[product.c]) for operand in c]
    m.transform(product.name, [(operand, tensors.SUMS[product.d]) for operand in d], sources)


def _elements(m: Algebra, op: Op, operand: tree.Operand) -> tuple[tree.Operand, ...]:
    if not isinstance(operand, tree.Vector):
        raise unsupported(op, m.program.file_name, "a matrix that is no vector of registers")
    return operand.elements


def _product(m: Algebra, op: Op) -> Product:
    """Return the form of an instruction, if the engine executes it."""
    modifiers = op.instruction.modifiers
    operation = ""
    if "popc" in modifiers:
        operation = next(x for x in modifiers if x in {"xor", "and"})
        modifiers = tuple(x for x in modifiers if x not in {"popc", operation})
    d, a, b, c = modifiers[-4:]
    shape = next((x for x in modifiers if x in SHAPES.get(a, ())), None)
    sums = SUMS.get(a, ("f32",))
    others = set(modifiers[:-4]) - {"sync", "aligned", "row", "col", "satfinite", "kind::f8f6f4", shape}
    if shape is None or not (a == b or {a, b} in MIXED) or not {c, d} <= set(sums) or others or "row" not in modifiers:
        raise unsupported(op, m.program.file_name)
    if bool(operation) != (a == "b1"):
        raise unsupported(op, m.program.file_name)
    rows, depth = (int(x) for x in shape[1:].split("n8k"))
    return Product(rows=rows, depth=depth, a=a, b=b, c=c, d=d, saturates="satfinite" in modifiers, operation=operation)
