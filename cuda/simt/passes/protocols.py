"""Find plain loads that take part in an atomic protocol: an atomic operation settles what they have read.

The rule: a thread that loads a place and then updates that very place atomically, before any barrier, does not rely on
the loaded value. A loop around a compare-and-swap begins with such a load (the CUDA C++ programming guide makes an
`atomicAdd` of doubles so), and so does a test that saves an update, such as `if (x < *least) atomicMin(least, x)`.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import access_of, destinations, find_entry
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Op, Program

_Place = tuple[int, int]
"""A value, as `_Values` numbers it, and an offset."""
_MOVES = {"mov", "cvta"}
"""These instructions give a value another register; an address in its space names the same place."""
_DEEPEST = 200
"""Values are followed through this many instructions; beyond them registers stand for themselves."""


class Protocols:
    """The loads of a program that an atomic operation at the same address follows."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._values = _Values(program)
        self._blocks = {op.index: (b, i) for b, block in enumerate(program.blocks) for i, op in enumerate(block.ops)}
        self._updates = {
            op.index: place
            for op in program.ops()
            if access_of(op.instruction) is Access.UPDATE and (place := self._values.place_of(op)) is not None
        }

    def settles(self, load: Op) -> bool:
        """Return whether an atomic operation at the address of a load can follow it before a barrier."""
        place = self._values.place_of(load) if self._updates else None
        updates = {index for index, updated in self._updates.items() if updated == place}
        if place is None or not updates or load.index not in self._blocks:
            return False
        number, position = self._blocks[load.index]
        seen: set[int] = set()
        pending = [(number, position + 1)]
        while pending:
            number, position = pending.pop()
            block = self._program.blocks[number]
            if any(op.index in updates for op in block.ops[position:]):
                return True
            if isinstance(block.terminator, Barrier):
                continue
            for successor in block.successors():
                if successor != EXIT and successor not in seen:
                    seen.add(successor)
                    pending.append((successor, 0))
        return False


class _Values:
    """The values of registers that are written once: two by the same instruction on the same values are the same.

    A value is a number, and with it an offset to add.
    """

    def __init__(self, program: Program) -> None:
        writers: dict[str, list[Op]] = {}
        for op in program.ops():
            for name in destinations(op.instruction):
                writers.setdefault(name, []).append(op)
        self._writer = {name: ops[0] for name, ops in writers.items() if len(ops) == 1}
        self._known: dict[str, _Place] = {}
        self._numbers: dict[object, int] = {}

    def place_of(self, op: Op) -> _Place | None:
        """Return the place that an access names."""
        for operand in op.instruction.operands:
            if isinstance(operand, tree.Address):
                value, offset = self._value(operand.base, _DEEPEST)
                return value, offset + operand.offset
        return None

    def _value(self, operand: object, depth: int) -> _Place:
        """Return the value of an operand."""
        if not isinstance(operand, tree.Register):
            return self._number(operand), 0
        if operand.name not in self._known:
            self._known[operand.name] = self._number(operand), 0  # for a register that follows from itself
            self._known[operand.name] = self._computed(operand, depth)
        return self._known[operand.name]

    def _computed(self, register: tree.Register, depth: int) -> _Place:
        op = self._writer.get(register.name)
        entry = None if op is None else find_entry(op.instruction)
        if op is None or entry is None or not entry.is_pure or op.instruction.guard is not None or not depth:
            return self._number(register), 0
        instruction = op.instruction
        sources = instruction.operands[1:]
        if instruction.opcode in _MOVES:
            return self._value(sources[0], depth - 1)
        if instruction.opcode == "add" and isinstance(sources[1], tree.Integer):
            value, offset = self._value(sources[0], depth - 1)
            return value, offset + sources[1].value
        values = tuple(self._value(source, depth - 1) for source in sources)
        return self._number((instruction.opcode, instruction.modifiers, values)), 0

    def _number(self, described: object) -> int:
        return self._numbers.setdefault(described, len(self._numbers))
