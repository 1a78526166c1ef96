"""Which registers are live at the entry of each block.

The rule: a guarded instruction writes only some lanes, so it also reads its destination. Checks of accesses to the
stack read its end, so it is live everywhere. Sets are bit sets over `names`, the registers in a fixed order.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.isa.registry import Drops, destinations, find_entry, sources
from warplens.cuda.simt.program.blocks import STACK, Barrier, Block, Branch, Op, Program


@dataclass(frozen=True, slots=True)
class Liveness:
    """Live registers at block entries, and the blocks that write each register, as bit sets."""

    names: tuple[str, ...]
    live_in: tuple[int, ...]
    written_in: dict[str, int]
    _named: dict[int, tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)

    def live(self, block: int) -> tuple[str, ...]:
        """Return the names of the registers that are live at the entry of `block`."""
        if block not in self._named:  # many passes ask for it
            self._named[block] = tuple(self.names[position] for position in _positions(self.live_in[block]))
        return self._named[block]

    def blocks_where_live(self) -> dict[str, int]:
        """Return the bit set of the blocks at whose entry a register is live, for those that are live at any."""
        blocks: dict[str, int] = {}
        for block in range(len(self.live_in)):
            for name in self.live(block):
                blocks[name] = blocks.get(name, 0) | 1 << block
        return blocks


def writers(program: Program) -> dict[str, list[Op]]:
    """Return the instructions that write each register, in the order of the text."""
    by_register: dict[str, list[Op]] = {}
    for op in program.ops():
        for name in destinations(op.instruction):
            by_register.setdefault(name, []).append(op)
    return by_register


def read_at_end(block: Block) -> set[str]:
    """Return the registers that the terminator of a block reads."""
    match block.terminator:
        case Branch(guard):
            return {guard.register}
        case Barrier() as barrier:
            return set(sources(barrier.op.instruction))
        case _:
            return set()


def _positions(bits: int) -> Iterator[int]:
    """Iterate over the positions of the bits of a set that are 1, from the lowest on."""
    digits = bin(bits)[:1:-1]  # arithmetic on a set of thousands would cost as much for each position as for all
    position = digits.find("1")
    while position >= 0:
        yield position
        position = digits.find("1", position + 1)


def run(program: Program) -> Liveness:
    """Solve the backward data-flow problem over the program's blocks."""
    names = tuple(program.registers)
    positions = {name: position for position, name in enumerate(names)}
    everywhere = 1 << positions[STACK] if STACK in positions else 0
    used: list[int] = []
    killed: list[int] = []
    written_in: dict[str, int] = {}
    for index, block in enumerate(program.blocks):
        use = kill = 0
        for op in block.ops:
            for name in sources(op.instruction):
                if name in positions and not kill >> positions[name] & 1:
                    use |= 1 << positions[name]
            for name in destinations(op.instruction):
                if name not in positions:  # a part of a register, which no executed instruction writes
                    continue
                kill |= 1 << positions[name]
                written_in[name] = written_in.get(name, 0) | 1 << index
        for name in read_at_end(block):
            if name in positions:
                use |= (1 << positions[name]) & ~kill
        used.append(use | everywhere & ~kill)
        killed.append(kill)
    live = [0] * len(program.blocks)
    changed = True
    while changed:
        changed = False
        for index in range(len(program.blocks) - 1, -1, -1):
            out = 0
            for successor in program.blocks[index].successors():
                out |= live[successor]
            new = used[index] | out & ~killed[index]
            if new != live[index]:
                live[index] = new
                changed = True
    return Liveness(names, tuple(live), written_in)


# NVRTC moves a load in front of its condition where the address is known to be valid: constant, and in a variable of
# known size. Then `selp`, or `and` and `or` of predicates, drop the value for the other threads. So what a load reads
# whose value reaches only such instructions is no mistake of the source.
LARGEST_CHAIN = 200  # a value is followed through this many instructions; a value that goes further counts as used


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
