"""Find plain loads that take part in an atomic protocol: an atomic operation settles what they have read.

The rule: a thread that loads a place and then updates that very place atomically, before any barrier, does not rely on
the loaded value. A loop around a compare-and-swap begins with such a load (the CUDA C++ programming guide makes an
`atomicAdd` of doubles so), and so does a test that saves an update, such as `if (x < *least) atomicMin(least, x)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import access_of, destinations
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Op, Program

_Place = tuple[str, int]


class Protocols:
    """The loads of a program that an atomic operation at the same address follows.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> body = "{ .reg .b64 %d; .reg .b32 %r; ld.global.u32 %r, [%d]; red.global.max.u32 [%d], %r; ret; }"
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> program = build_program(module, "k", "k.cu")
        >>> Protocols(program).settles(program.blocks[0].ops[0])
        True
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self._blocks = {op.index: (b, i) for b, block in enumerate(program.blocks) for i, op in enumerate(block.ops)}
        self._updated = {_place_of(op) for op in program.ops() if access_of(op.instruction) is Access.UPDATE} - {None}

    def settles(self, load: Op) -> bool:
        """Return whether an atomic operation at the address of a load can follow it before a barrier."""
        place = _place_of(load)
        if place is None or place not in self._updated or load.index not in self._blocks:
            return False
        number, position = self._blocks[load.index]
        if place[0] in destinations(load.instruction):
            return False
        seen: set[int] = set()
        pending = [(number, position + 1)]
        while pending:
            number, position = pending.pop()
            block = self._program.blocks[number]
            outcome = _outcome(block.ops[position:], place)
            if outcome is not None:
                if outcome:
                    return True
                continue
            if isinstance(block.terminator, Barrier):
                continue
            for successor in self._successors(number):
                if successor not in seen:
                    seen.add(successor)
                    pending.append((successor, 0))
        return False

    def _successors(self, number: int) -> Iterator[int]:
        return (successor for successor in self._program.blocks[number].successors() if successor != EXIT)


def _outcome(ops: Sequence[Op], place: _Place) -> bool | None:
    """Return whether a place is updated (True) or its register is written (False) first; None if neither happens."""
    for op in ops:
        if access_of(op.instruction) is Access.UPDATE and _place_of(op) == place:
            return True
        if place[0] in destinations(op.instruction):
            return False
    return None


def _place_of(op: Op) -> _Place | None:
    """Return the register and the offset of an address."""
    for operand in op.instruction.operands:
        if isinstance(operand, tree.Address):
            base = operand.base
            return (base.name, operand.offset) if isinstance(base, (tree.Register, tree.Symbol)) else None
    return None
