"""Find loads whose value only guarded stores take: lanes that do not store read what nothing is made of.

The rule: Triton lets all threads of a block load a small tensor, many of them the same elements, and only one thread of
each element store. The copies that the others load are dropped, so that it does not matter whether they were loaded
before or after that store. Such a load counts where, and when, its value is stored.
"""

from __future__ import annotations

from warplens.cuda.simt.isa.registry import access_of, destinations, find_entry, sources
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.program.blocks import Barrier, Block, Branch, Op, Program

_ORDERING = {"acquire", "release", "acq_rel", "relaxed", "volatile", "mmio"}
"""An access with one of these modifiers may order others, or is ordered itself."""


class UnusedReads:
    """The loads of a program that count where their value is stored.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> body = "{ .reg .pred %p; .reg .b32 %r; ld.global.b32 %r, [8]; @%p st.global.b32 [16], %r; ret; }"
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> program = build_program(module, "k", "k.cu")
        >>> load, store = program.blocks[0].ops
        >>> UnusedReads(program).store_of(load) is store
        True
    """

    def __init__(self, program: Program) -> None:
        self._blocks = program.blocks
        self._place = {op.index: (b, i) for b, block in enumerate(program.blocks) for i, op in enumerate(block.ops)}
        self._readers: dict[str, set[int]] = {}
        for number, block in enumerate(program.blocks):
            for name in _read_in(block):
                self._readers.setdefault(name, set()).add(number)

    def store_of(self, load: Op) -> Op | None:
        """Return the first of the stores that alone take the value of a load, None where there is another use.

        All of them have one guard, other than that of the load, and follow it in its block with nothing between that
        orders accesses.
        """
        if load.index not in self._place:
            return None
        number, position = self._place[load.index]
        block = self._blocks[number]
        values, stores, is_ordered = set(destinations(load.instruction)), list[Op](), False
        for op in block.ops[position + 1 :]:
            read = values.intersection(sources(op.instruction))
            guard = op.instruction.guard
            if read and _is_plain(op, Access.STORE) and guard is not None and guard.register not in values:
                if is_ordered and not stores:
                    return None
                stores.append(op)
            elif read and not _is_pure(op):
                return None
            elif read:
                values.update(destinations(op.instruction))
            elif not _is_pure(op) and not any(_is_plain(op, access) for access in (Access.LOAD, Access.STORE)):
                is_ordered = True
        guards = {op.instruction.guard for op in stores}
        if len(guards) != 1 or load.instruction.guard in guards:
            return None
        is_read_elsewhere = any(self._readers.get(name, set()) - {number} for name in values)
        before = {name for op in block.ops[:position] for name in sources(op.instruction)}
        if is_read_elsewhere or values & (before | _read_at_end(block)):
            return None
        return stores[0]


def _read_in(block: Block) -> set[str]:
    return {name for op in block.ops for name in sources(op.instruction)} | _read_at_end(block)


def _read_at_end(block: Block) -> set[str]:
    match block.terminator:
        case Branch(guard):
            return {guard.register}
        case Barrier() as barrier:
            return set(sources(barrier.op.instruction))
        case _:
            return set()


def _is_pure(op: Op) -> bool:
    entry = find_entry(op.instruction)
    return entry is not None and entry.is_pure


def _is_plain(op: Op, access: Access) -> bool:
    return access_of(op.instruction) is access and _ORDERING.isdisjoint(op.instruction.modifiers)
