"""Addresses of the spaces and generic ones (PTX ISA 9.7.9.19 and 9.7.9.20; see `program.blocks`).

The rule: the array or variable that an address points into is tracked as far as possible. Only where it is lost is the
space of an access determined when the kernel runs.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, WINDOW_BYTES, WINDOWS, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Value

SPACES = (tree.Space.CONST, tree.Space.GLOBAL, tree.Space.SHARED, tree.Space.LOCAL)


def _named(op: Op) -> tree.Space | None:
    """Return the space that an instruction names."""
    words = op.instruction.modifiers
    return next((space for space in SPACES if space in words or f"{space}::cta" in words), None)


def located(m: Algebra, op: Op, address: Value) -> tuple[tree.Space | None, Value]:
    """Return the space of an access and the address in it; None and the generic address where the space is unknown.

    The space is known from the array or variable that is pointed into, and where the kernel uses global memory alone.
    """
    space = _named(op)
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


@instruction(
    "cvta", unit=Unit.ALU, section="9.7.9.20", forms=("{.to}(.global,.shared,.shared::cta,.local,.const,.param).u64",)
)
def cvta(m: Algebra, op: Op) -> None:
    """d = an address of a space converted to a generic one, or (`to`) back."""
    d, a = op.instruction.operands
    address = m.read(a, LLVM_TYPES[op.instruction.modifiers[-1]])
    window = WINDOWS.get(_named(op) or tree.Space.GLOBAL)
    if window is not None:
        move = m.subtract if "to" in op.instruction.modifiers else m.add
        address = move(address, m.known(address.type, window))
    m.write(d, address)


@instruction("isspacep", unit=Unit.ALU, section="9.7.9.19", forms=("(.global,.shared,.shared::cta,.local,.const)",))
def isspacep(m: Algebra, op: Op) -> None:
    """p = whether a generic address is in a space; for `const` the array or variable must be known."""
    p, a = op.instruction.operands
    space, address = _named(op), m.read(a, "i64")
    if address.root is not None:
        names = {array: name for name, array in m.launch.symbols.items()}
        own = m.program.variables.get(address.root) or m.program.data.get(names.get(address.root, ""))
        m.write(p, m.known("i1", int((tree.Space.GLOBAL if own is None else own.space) is space)))
    elif space in WINDOWS:
        m.write(p, _lies_in(m, space, address))
    elif space is tree.Space.GLOBAL:
        elsewhere = m.known("i1", 0)
        for other in WINDOWS:
            elsewhere = m.binary("or", elsewhere, _lies_in(m, other, address))
        m.write(p, m.invert(elsewhere))
    else:
        raise unsupported(op, m.program.file_name, "an address of an unknown array")


def _lies_in(m: Algebra, space: tree.Space, address: Value) -> Value:
    offset = m.subtract(address, m.known("i64", WINDOWS[space]))
    return m.compare("ult", offset, m.known("i64", WINDOW_BYTES))
