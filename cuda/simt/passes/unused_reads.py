"""Find loads whose value only guarded stores take: lanes that do not store read what nothing is made of.

The rule: Triton lets all threads of a block load a small tensor, many of them the same elements, and only one thread of
each element store. The copies that the others load are dropped, so that it does not matter whether they were loaded
before or after that store. Such a load counts where, and when, its value is stored; where lanes exchange what they make
of it, as in the sum of a row, it counts for all lanes of a warp of which one stores.
"""

from __future__ import annotations

from typing import NamedTuple

from warplens.cuda.graph import predecessors
from warplens.cuda.simt.isa.registry import access_of, destinations, find_entry, sources
from warplens.cuda.simt.isa.traits import Access, Flow
from warplens.cuda.simt.passes.liveness import read_at_end
from warplens.cuda.simt.program.blocks import EXIT, Block, Jump, Op, Program

_ORDERING = {"acquire", "release", "acq_rel", "relaxed", "volatile", "mmio"}
"""An access with one of these modifiers may order others, or is ordered itself."""


class Use(NamedTuple):
    """The first store of the value of a load, and whether other lanes of the warp take part in what it stores."""

    store: Op
    is_exchanged: bool


class UnusedReads:
    """The loads of a program that count where their value is stored."""

    def __init__(self, program: Program) -> None:
        self._blocks = program.blocks
        self._place = {op.index: (b, i) for b, block in enumerate(program.blocks) for i, op in enumerate(block.ops)}
        self._readers: dict[str, set[int]] = {}
        for number, block in enumerate(program.blocks):
            for name in _read_in(block):
                self._readers.setdefault(name, set()).add(number)
        self._predecessors = predecessors([block.successors() for block in program.blocks])

    def use_of(self, load: Op) -> Use | None:
        """Return the first of the stores that alone take the value of a load, None where there is another use.

        All of them have one guard, other than that of the load, and follow it on every way on, with nothing between
        that orders accesses.
        """
        if load.index not in self._place:
            return None
        number, position = self._place[load.index]
        straight = self._straight_from(number)
        ops = [op for at in straight for op in self._blocks[at].ops]
        values, stores = set(destinations(load.instruction)), list[Op]()
        is_ordered = is_exchanged = False
        for op in ops[position + 1 :]:
            read = values.intersection(sources(op.instruction))
            guard = op.instruction.guard
            if read and _is_plain(op, Access.STORE) and guard is not None and guard.register not in values:
                if is_ordered and not stores:
                    return None
                stores.append(op)
            elif read and not (_is_pure(op) or _is_exchange(op)):
                return None
            elif read:
                values.update(destinations(op.instruction))
                is_exchanged = is_exchanged or _is_exchange(op)
            elif not (_is_pure(op) or _is_exchange(op)) and not any(
                _is_plain(op, access) for access in (Access.LOAD, Access.STORE)
            ):
                is_ordered = True
        guards = {op.instruction.guard for op in stores}
        if len(guards) != 1 or load.instruction.guard in guards:
            return None
        is_read_elsewhere = any(self._readers.get(name, set()).difference(straight) for name in values)
        before = {name for op in ops[:position] for name in sources(op.instruction)}
        at_ends = {name for at in straight for name in read_at_end(self._blocks[at])}
        if is_read_elsewhere or values & (before | at_ends):
            return None
        return Use(stores[0], is_exchanged)

    def _straight_from(self, number: int) -> list[int]:
        """Return a block and those after it that control reaches from it alone, and always.

        A block ends where lanes exchange values, since they wait for one another there.
        """
        straight = [number]
        while isinstance(terminator := self._blocks[straight[-1]].terminator, Jump):
            target = terminator.target
            if target == EXIT or target in straight or self._predecessors[target] != straight[-1:]:
                break
            straight.append(target)
        return straight


def _read_in(block: Block) -> set[str]:
    return {name for op in block.ops for name in sources(op.instruction)} | read_at_end(block)


def _is_pure(op: Op) -> bool:
    entry = find_entry(op.instruction)
    return entry is not None and entry.is_pure


def _is_exchange(op: Op) -> bool:
    """Return whether an instruction computes registers from those of other lanes, and does nothing else.

    It orders no accesses to memory (PTX ISA 9.7.9.6).
    """
    entry = find_entry(op.instruction)
    return entry is not None and entry.exchanges and entry.access is Access.NONE and entry.flow is Flow.NEXT


def _is_plain(op: Op, access: Access) -> bool:
    return access_of(op.instruction) is access and _ORDERING.isdisjoint(op.instruction.modifiers)
