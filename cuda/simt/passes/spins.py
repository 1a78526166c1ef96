"""Find loops in which a thread may wait for what another block does.

The rule: such a loop looks at one place of memory again and again, by an ordered load (`volatile`, `relaxed`,
`acquire`) or an atomic operation, and changes nothing until it sees what it waits for: it stores nothing, and its
atomic operations leave the place as it is if they are repeated (`cas`, `exch`, `and`, `or`, `min`, `max`, the addition
of 0). No thread waits at a barrier in it. A loop with a plain load waits for no other block, since the compiler may
load once and keep the value.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.walk import registers_of
from warplens.cuda.simt.isa.registry import access_of, destinations, find_entry, flow_of, sources
from warplens.cuda.simt.isa.traits import Access, Flow
from warplens.cuda.simt.passes.order import natural_loops
from warplens.cuda.simt.program.blocks import Barrier, Op, Program

ORDERED = {"volatile", "relaxed", "acquire", "mmio", "cv"}
"""Loads with these modifiers see what other threads have written meanwhile."""
OF_THE_BLOCK = {"shared", "shared::cta", "local", "param", "const"}
"""These spaces hold nothing that another block writes."""
REPEATABLE = {"cas", "exch", "and", "or", "min", "max"}
"""Atomic operations that change nothing more when they are repeated."""


def spins(program: Program) -> dict[int, Op]:
    """Return for the header of each loop in which a thread may wait the access that it waits by."""
    loops = _Loops(program)
    waiting = {header: loops.access_waited_by(body) for header, body in natural_loops(program.blocks).items()}
    return {header: op for header, op in waiting.items() if op is not None}


class _Loops:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._writers: dict[str, list[Op]] = {}
        for op in program.ops():
            for name in destinations(op.instruction):
                self._writers.setdefault(name, []).append(op)

    def access_waited_by(self, body: Iterable[int]) -> Op | None:
        """Return the access by which a thread waits in a loop, if it does."""
        blocks = [self._program.blocks[number] for number in sorted(body)]
        ops = [op for block in blocks for op in block.ops]
        if any(isinstance(block.terminator, Barrier) for block in blocks) or any(map(self._changes_memory, ops)):
            return None
        inside = {op.index for op in ops}
        for op in ops:
            addresses = (operand for operand in op.instruction.operands if isinstance(operand, tree.Address))
            names = {name for address in addresses for name in registers_of(address)}
            if _sees_other_blocks(op.instruction) and all(self._stays(name, inside, frozenset()) for name in names):
                return op
        return None

    def _changes_memory(self, op: Op) -> bool:
        instruction = op.instruction
        match access_of(instruction):
            case Access.NONE | Access.LOAD:
                return flow_of(instruction) is not Flow.NEXT
            case Access.UPDATE if OF_THE_BLOCK.isdisjoint(instruction.modifiers):
                adds_nothing = "add" in instruction.modifiers and self._is_zero(instruction.operands[-1])
                return REPEATABLE.isdisjoint(instruction.modifiers) and not adds_nothing
            case _:
                return True

    def _is_zero(self, operand: tree.Operand) -> bool:
        writers = self._writers.get(operand.name, []) if isinstance(operand, tree.Register) else []
        if len(writers) == 1 and writers[0].instruction.opcode == "mov":
            operand = writers[0].instruction.operands[1]
        return isinstance(operand, tree.Integer) and operand.value == 0

    def _stays(self, name: str, inside: set[int], followed: frozenset[str]) -> bool:
        """Return whether a register holds the same in each round of a loop; `followed` are those computed from it."""
        followed |= {name}
        for op in self._writers.get(name, []):
            if op.index not in inside:
                continue
            entry = find_entry(op.instruction)
            if entry is None or not entry.is_pure:
                return False
            if any(other in followed or not self._stays(other, inside, followed) for other in sources(op.instruction)):
                return False
        return True


def _sees_other_blocks(instruction: tree.Instruction) -> bool:
    if not OF_THE_BLOCK.isdisjoint(instruction.modifiers):
        return False
    match access_of(instruction):
        case Access.UPDATE:
            return any(destinations(instruction))
        case Access.LOAD:
            return not ORDERED.isdisjoint(instruction.modifiers)
        case _:
            return False
