"""Find loads that the compiler may execute for threads that skip them in the source.

The rule: NVRTC moves a load in front of its condition where the address is known to be valid, that is, constant and in
a variable of known size. Then `selp`, or `and` and `or` of predicates, choose or drop the value. A load whose value
only reaches such instructions may have been moved, and what it reads for the other threads is no mistake of the source.
"""

from __future__ import annotations

from collections.abc import Iterator

from warplens.cuda.ptx.walk import registers_of
from warplens.cuda.simt.isa.registry import destinations, find_entry, sources
from warplens.cuda.simt.isa.traits import Drops
from warplens.cuda.simt.passes.liveness import read_at_end
from warplens.cuda.simt.program.blocks import Block, Op, Program

LARGEST_CHAIN = 200
"""A value is followed through this many instructions; a value that goes further counts as used."""


class Speculation:
    """The loads of a program that may have been moved in front of their conditions."""

    def __init__(self, program: Program) -> None:
        self._blocks = [_Uses(block) for block in program.blocks]

    def may_be_dropped(self, load: Op) -> bool:
        """Return whether every use of a loaded value passes through an instruction that may drop it."""
        pending = [(name, load) for name in destinations(load.instruction)]
        followed = {load.index}
        while pending:
            name, origin = pending.pop()
            for block in self._blocks:
                for op in block.readers(name, origin):
                    if op is None:
                        return False
                    if op.index in followed or _may_drop(op, name):
                        continue
                    if not _is_pure(op) or len(followed) > LARGEST_CHAIN:
                        return False
                    followed.add(op.index)
                    pending += [(other, op) for other in destinations(op.instruction)]
        return True


class _Uses:
    """The instructions of a block that read or rewrite each register, in their order."""

    def __init__(self, block: Block) -> None:
        self._indices = {op.index for op in block.ops}
        self._at_end = read_at_end(block)
        self._events: dict[str, list[tuple[Op, bool]]] = {}
        for op in block.ops:
            for name in dict.fromkeys(sources(op.instruction)):
                self._events.setdefault(name, []).append((op, True))
            if op.instruction.guard is None:
                for name in dict.fromkeys(destinations(op.instruction)):
                    self._events.setdefault(name, []).append((op, False))

    def readers(self, name: str, origin: Op) -> Iterator[Op | None]:
        """Iterate over the instructions that may read a register that `origin` wrote; None is the end of the block."""
        for op, reads in self._events.get(name, ()):
            if reads:
                yield op
            elif origin.index not in self._indices:
                return
        if name in self._at_end:
            yield None


def _is_pure(op: Op) -> bool:
    entry = find_entry(op.instruction)
    return entry is not None and entry.is_pure and op.instruction.guard is None


def _may_drop(op: Op, name: str) -> bool:
    instruction = op.instruction
    entry = find_entry(instruction)
    match entry.drops if entry is not None else Drops.NONE:
        case Drops.UNCHOSEN:
            return name not in registers_of(instruction.operands[-1])
        case Drops.PREDICATES:
            return "pred" in instruction.modifiers
        case _:
            return False
