"""What control flow tells of a program: an order of its blocks, its loops, live registers and loads nobody needs yet.

The dominators and loops of any graph come first; those of machine code are found by the same functions.

The rule: after `ordered` every block is reachable, each loop has one back edge (except where a recursive function
begins), the blocks of a loop are contiguous, and every edge except back edges leads to a higher index. Lanes that wait
then always wait at a higher index than the others run at, so they meet at the immediate post-dominator of the branch
that parted them. Control flow that is not reducible (a jump into the middle of a loop) is marked. It runs correctly,
but lanes may meet later than on hardware.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import Access, Flow, destinations, find_entry, sources
from warplens.cuda.simt.program.blocks import EXIT, STACK, Barrier, Block, Branch, Jump, Op, Program, Terminator

# A graph is a list of successors by node: control starts at node 0, and negative successors leave the graph.
Graph = Sequence[Sequence[int]]


def predecessors(graph: Graph) -> list[list[int]]:
    """Return the predecessors of each node."""
    by_node: list[list[int]] = [[] for _ in graph]
    for node, successors in enumerate(graph):
        for successor in successors:
            if successor >= 0:
                by_node[successor].append(node)
    return by_node


def reachable(graph: Graph, starts: Iterable[int] = (0,), ends: Container[int] = ()) -> frozenset[int]:
    """Return the nodes that control reaches from some nodes, these included, without passing an end."""
    seen: set[int] = set()
    work = list(starts)
    while work:
        node = work.pop()
        if node >= 0 and node not in seen and node not in ends:
            seen.add(node)
            work += graph[node]
    return frozenset(seen)


def dominators(graph: Graph) -> list[int]:
    """Return for each node the bit set of the nodes that lie on every path to it, itself included."""
    everything = (1 << len(graph)) - 1
    sets = [everything] * len(graph)
    sets[0] = 1
    before = predecessors(graph)
    changed = True
    while changed:
        changed = False
        for node in range(1, len(graph)):
            common = everything
            for predecessor in before[node]:
                common &= sets[predecessor]
            common |= 1 << node
            if common != sets[node]:
                sets[node] = common
                changed = True
    return sets


def post_dominators(graph: Graph) -> list[int]:
    """Return for each node the nearest other one that lies on every path from it out of the graph, EXIT for none.

    A node that no path leads out from (an endless loop) has none; paths into it, which never end, do not count.
    """
    count = len(graph)  # backwards node n has the number `count - n`, and the outside 0: most edges lead onwards
    backwards: list[list[int]] = [[] for _ in range(count + 1)]
    for node, successors in enumerate(graph):
        for successor in successors:
            backwards[count - successor if successor >= 0 else 0].append(count - node)
    sets, leaving = dominators(backwards), reachable(backwards)
    nearest = []
    for place in range(count, 0, -1):
        others = _positions(sets[place] & ~(1 << place)) if place in leaving else ()
        best = max(others, key=lambda other: sets[other].bit_count(), default=0)
        nearest.append(count - best if best else EXIT)
    return nearest


def natural_loops(graph: Graph) -> dict[int, frozenset[int]]:
    """Return the body of each natural loop by its header; all back edges to one header make one loop."""
    sets = dominators(graph)
    before = predecessors(graph)
    latches: dict[int, list[int]] = {}
    for node, successors in enumerate(graph):
        for header in successors:
            if header >= 0 and sets[node] >> header & 1:
                latches.setdefault(header, []).append(node)
    # the header dominates its latches, so a walk backwards from them leaves the loop nowhere but through the header
    return {header: reachable(before, nodes, {header}) | {header} for header, nodes in latches.items()}


def ordered(program: Program) -> Program:
    """Return the program with its blocks in order; `irreducible` is set where loops cannot be identified."""
    blocks = _merge_back_edges(_renumber(program.blocks, sorted(reachable(program.graph()))))
    loops = loops_of(blocks)
    ordered = _renumber(blocks, _placed(blocks, loops, frozenset(range(len(blocks))), 0))
    sets = dominators([block.successors() for block in ordered])
    irreducible = any(
        successor <= index and not sets[index] >> successor & 1
        for index, block in enumerate(ordered)
        for successor in block.successors()
    )
    return replace(program, blocks=ordered, irreducible=irreducible)


def loops_of(blocks: list[Block]) -> dict[int, frozenset[int]]:
    """Return the body of each natural loop of some blocks by its header."""
    return natural_loops([block.successors() for block in blocks])


def _retarget(terminator: Terminator, new_numbers: dict[int, int]) -> Terminator:
    target = new_numbers.get(terminator.target, terminator.target)
    if isinstance(terminator, Branch):
        terminator = replace(terminator, otherwise=new_numbers.get(terminator.otherwise, terminator.otherwise))
    return replace(terminator, target=target)


def _renumber(blocks: list[Block], order: list[int]) -> list[Block]:
    new_numbers = {old: new for new, old in enumerate(order)}
    new_numbers[EXIT] = EXIT
    return [replace(blocks[old], terminator=_retarget(blocks[old].terminator, new_numbers)) for old in order]


def _merge_back_edges(blocks: list[Block]) -> list[Block]:
    """Give every loop with several back edges one common, empty latch, like that of `continue`. Where a recursive
    function begins there is none: callers go ahead, so that lanes that return meet after all calls.
    """
    sets = dominators([block.successors() for block in blocks])
    result = list(blocks)
    for header in range(len(blocks)):
        latches = [
            index for index, block in enumerate(blocks) if header in block.successors() and sets[index] >> header & 1
        ]
        if len(latches) > 1 and not blocks[header].is_called:
            result.append(Block(f"{blocks[header].label}.latch", [], Jump(header), 0))
            latch = len(result) - 1
            for index in latches:
                result[index] = replace(result[index], terminator=_retarget(result[index].terminator, {header: latch}))
    return result


def _placed(blocks: list[Block], loops: dict[int, frozenset[int]], members: frozenset[int], entry: int) -> list[int]:
    """Order the blocks of a loop (or of the whole kernel) from its entry on; each loop inside it is one unit."""
    inside = [(header, body) for header, body in loops.items() if header != entry and header in members]
    outermost = {
        header: body for header, body in inside if not any(header in other and header != h for h, other in inside)
    }
    unit = {block: block for block in members}
    for header, body in outermost.items():
        unit.update(dict.fromkeys(body & members, header))

    def following(start: int) -> list[int]:
        """Return the units that follow a unit, those later in the text first."""
        units = {
            unit[successor]
            for block in outermost.get(start, frozenset({start}))
            for successor in blocks[block].successors()
            if successor in members and successor != entry
        }
        return sorted(units - {start}, reverse=True)

    order = []
    for start in _reverse_postorder(unit[entry], following):
        order += _placed(blocks, loops, outermost[start], start) if start in outermost else [start]
    return order


def _reverse_postorder(first: int, following: Callable[[int], list[int]]) -> list[int]:
    """Order the nodes that are reachable from `first` so that, except in cycles, each precedes its successors."""
    finished: list[int] = []
    seen = {first}
    stack = [(first, iter(following(first)))]
    while stack:
        node, rest = stack[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(following(successor))))
                break
        else:
            stack.pop()
            finished.append(node)
    return finished[::-1]


def only_from(blocks: list[Block], index: int) -> int | None:
    """Return a successor of a branch that runs once for each execution that sends lanes to it, or None.

    No other block leads to it, and it is in the same loops, since lanes that leave a loop meet after it.
    """
    block = blocks[index]
    if not isinstance(block.terminator, Branch) or block.terminator.target == block.terminator.otherwise:
        return None
    before = predecessors([other.successors() for other in blocks])
    loops = loops_of(blocks)
    inside = {header for header, body in loops.items() if index in body}
    for successor in block.successors():
        within = {header for header, body in loops.items() if successor in body}
        if before[successor] == [index] and inside == within and successor:
            return successor
    return None


def reaches_sync(blocks: Sequence[Block], start: int) -> bool:
    """Return whether a path from a block on meets a barrier, or an instruction on which lanes wait for others."""
    reached = (blocks[number] for number in reachable([block.successors() for block in blocks], (start,)))
    return any(
        isinstance(block.terminator, Barrier) or any("sync" in op.instruction.modifiers for op in block.ops)
        for block in reached
    )


# A loop may wait for another block if it looks at one place again and again, by an ordered load or an atomic operation,
# and changes nothing until it sees what it waits for: it stores nothing, has no barrier, and its atomic operations may
# be repeated without effect (`cas`, `exch`, `and`, `or`, `min`, `max`, the addition of 0). A plain load waits for
# nobody, since the compiler may load once and keep the value. Nor does a loop that reads a clock: it ends by the clock.
ORDERED = {"volatile", "relaxed", "acquire", "mmio", "cv"}  # loads with these see what other threads wrote meanwhile
OF_THE_BLOCK = {"shared", "shared::cta", "local", "param", "const"}  # spaces that hold nothing another block writes
CLOCKS = {f"%{name}" for name in ("clock", "clock64", "clock_hi", "globaltimer", "globaltimer_lo", "globaltimer_hi")}
REPEATABLE = {"cas", "exch", "and", "or", "min", "max"}  # atomic operations that change nothing more when repeated


def spins(program: Program) -> dict[int, Op]:
    """Return for the header of each loop in which a thread may wait the access that it waits by."""
    loops = _Loops(program)
    waiting = {header: loops.access_waited_by(body) for header, body in loops_of(program.blocks).items()}
    return {header: op for header, op in waiting.items() if op is not None}


class _Loops:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._writers = writers(program)

    def access_waited_by(self, body: Iterable[int]) -> Op | None:
        """Return the access by which a thread waits in a loop, if it does."""
        blocks = [self._program.blocks[number] for number in sorted(body)]
        ops = [op for block in blocks for op in block.ops]
        if any(isinstance(block.terminator, Barrier) for block in blocks) or any(map(self._changes_memory, ops)):
            return None
        if any(CLOCKS.intersection(sources(op.instruction)) for op in ops):
            return None
        inside = {op.index for op in ops}
        for op in ops:
            addresses = (operand for operand in op.instruction.operands if isinstance(operand, tree.Address))
            names = {name for address in addresses for name in tree.registers_of(address)}
            if _sees_other_blocks(op.instruction) and all(self._stays(name, inside, frozenset()) for name in names):
                return op
        return None

    def _changes_memory(self, op: Op) -> bool:
        instruction = op.instruction
        match find_entry(instruction).access:
            case Access.NONE | Access.LOAD:
                return find_entry(instruction).flow is not Flow.NEXT
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
            if not find_entry(op.instruction).is_pure:
                return False
            if any(other in followed or not self._stays(other, inside, followed) for other in sources(op.instruction)):
                return False
        return True


def _sees_other_blocks(instruction: tree.Instruction) -> bool:
    if not OF_THE_BLOCK.isdisjoint(instruction.modifiers):
        return False
    match find_entry(instruction).access:
        case Access.UPDATE:
            return any(destinations(instruction))
        case Access.LOAD:
            return not ORDERED.isdisjoint(instruction.modifiers)
        case _:
            return False


# Which registers are live at the entry of each block. A guarded instruction writes only some lanes, so it also reads
# its destination. Checks of accesses to the stack read its end, so it is live everywhere. Sets are bit sets over
# `names`, the registers in a fixed order.
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


def live_registers(program: Program) -> Liveness:
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


# Loads of which only a guarded store uses the value: Triton lets all threads of a block load a small tensor, many of
# them the same elements, and only one thread store each element. The other threads drop what they have loaded, so it
# does not matter whether they loaded it before or after that store. Such a load counts for the lanes that store its
# value, at the time of the store. Where lanes exchange what they compute from it, as in the sum of a row, it counts for
# all lanes of a warp of which one stores.
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
        self._place = program.places()
        self._readers: dict[str, set[int]] = {}
        for number, block in enumerate(program.blocks):
            for name in {name for op in block.ops for name in sources(op.instruction)} | read_at_end(block):
                self._readers.setdefault(name, set()).add(number)
        self._predecessors = predecessors(program.graph())

    def use_of(self, load: Op) -> Use | None:
        """Return the first of the stores that alone use the value of a load, None where there is another use.

        They have one guard, not that of the load, and each path from it passes them; nothing between orders accesses.
        """
        if load.index not in self._place:
            return None
        number, position = self._place[load.index]
        # Only code that always runs after the load is followed. There the load can be thought to happen as late as its
        # store, so long as nothing orders other accesses of the thread between the two.
        straight = self._straight_from(number)
        ops = [op for at in straight for op in self._blocks[at].ops]
        values, stores = set(destinations(load.instruction)), list[Op]()
        is_ordered = is_exchanged = False
        for op in ops[position + 1 :]:
            read = values.intersection(sources(op.instruction))
            guard, computes = op.instruction.guard, find_entry(op.instruction).is_pure or is_exchange(op)
            if read and _is_plain(op, Access.STORE) and guard is not None and guard.register not in values:
                if is_ordered and not stores:
                    return None
                stores.append(op)
            elif read and not computes:
                return None
            elif read:
                values.update(destinations(op.instruction))
                is_exchanged = is_exchanged or is_exchange(op)
            elif not computes and not any(_is_plain(op, access) for access in (Access.LOAD, Access.STORE)):
                is_ordered = True
        # With several guards the lanes that use the value are no longer those of one store; with the guard of the load
        # every lane that loads also stores, and no read is unused.
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
        """Return a block and those that always follow it alone, up to where lanes exchange values and so wait."""
        straight = [number]
        while isinstance(terminator := self._blocks[straight[-1]].terminator, Jump):
            target = terminator.target
            if target == EXIT or target in straight or self._predecessors[target] != straight[-1:]:
                break
            straight.append(target)
        return straight


def is_exchange(op: Op) -> bool:
    """Return whether an instruction only computes registers from other lanes; it orders nothing (PTX ISA 9.7.9.6)."""
    entry = find_entry(op.instruction)
    return entry.exchanges and entry.access is Access.NONE and entry.flow is Flow.NEXT


def _is_plain(op: Op, access: Access) -> bool:
    return find_entry(op.instruction).access is access and _ORDERING.isdisjoint(op.instruction.modifiers)
