"""Order the blocks so that running the lowest pending block first makes diverged lanes meet again.

The rule: after this pass every block is reachable, each loop has one back edge (except where a recursive function
begins), the blocks of a loop are contiguous, and every edge except back edges leads to a higher index. Lanes that wait
then always wait at a higher index than the others run at, so they meet at the immediate post-dominator of the branch
that parted them. Control flow that is not reducible (a jump into the middle of a loop) is marked. It runs correctly,
but lanes may meet later than on hardware.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from warplens.cuda.ground import graph
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.isa.registry import Access, Flow, access_of, destinations, find_entry, flow_of, sources
from warplens.cuda.simt.passes.liveness import writers
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Block, Branch, Jump, Op, Program, Terminator


def run(program: Program) -> Program:
    """Return the program with its blocks in order; `irreducible` is set where loops cannot be identified."""
    blocks = _merge_back_edges(_reachable(program.blocks))
    loops = natural_loops(blocks)
    ordered = _renumber(blocks, _placed(blocks, loops, frozenset(range(len(blocks))), 0))
    sets = graph.dominators([block.successors() for block in ordered])
    irreducible = any(
        successor <= index and not _dominates(sets, successor, index)
        for index, block in enumerate(ordered)
        for successor in block.successors()
    )
    return replace(program, blocks=ordered, irreducible=irreducible)


def _dominates(sets: list[int], upper: int, lower: int) -> bool:
    return bool(sets[lower] >> upper & 1)


def natural_loops(blocks: list[Block]) -> dict[int, frozenset[int]]:
    """Return the body of each natural loop by its header (all back edges to one header make one loop)."""
    return graph.natural_loops([block.successors() for block in blocks])


def _retarget(terminator: Terminator, new_numbers: dict[int, int]) -> Terminator:
    match terminator:
        case Jump(target):
            return Jump(new_numbers.get(target, target))
        case Barrier(target, op):
            return Barrier(new_numbers.get(target, target), op)
        case Branch(target=target, otherwise=otherwise):
            return replace(
                terminator, target=new_numbers.get(target, target), otherwise=new_numbers.get(otherwise, otherwise)
            )


def _renumber(blocks: list[Block], order: list[int]) -> list[Block]:
    new_numbers = {old: new for new, old in enumerate(order)}
    new_numbers[EXIT] = EXIT
    return [replace(blocks[old], terminator=_retarget(blocks[old].terminator, new_numbers)) for old in order]


def _reachable(blocks: list[Block]) -> list[Block]:
    return _renumber(blocks, sorted(graph.reachable([block.successors() for block in blocks])))


def _merge_back_edges(blocks: list[Block]) -> list[Block]:
    """Give every loop with several back edges one common, empty latch, like that of `continue`.

    Where a recursive function begins there is none: callers go ahead, so that lanes that return meet after all calls.
    """
    sets = graph.dominators([block.successors() for block in blocks])
    result = list(blocks)
    for header in range(len(blocks)):
        latches = [
            index
            for index, block in enumerate(blocks)
            if header in block.successors() and _dominates(sets, header, index)
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
    before = graph.predecessors([other.successors() for other in blocks])
    loops = natural_loops(blocks)
    inside = {header for header, body in loops.items() if index in body}
    for successor in block.successors():
        within = {header for header, body in loops.items() if successor in body}
        if before[successor] == [index] and inside == within and successor:
            return successor
    return None


def reaches_sync(blocks: Sequence[Block], start: int) -> bool:
    """Return whether a path from a block on meets a barrier, or an instruction on which lanes wait for others."""
    reached = (blocks[number] for number in graph.reachable([block.successors() for block in blocks], (start,)))
    return any(
        isinstance(block.terminator, Barrier) or any("sync" in op.instruction.modifiers for op in block.ops)
        for block in reached
    )


# A loop may wait for another block if it looks at one place again and again, by an ordered load or an atomic operation,
# and changes nothing until it sees what it waits for: it stores nothing, has no barrier, and its atomic operations may
# be repeated without effect (`cas`, `exch`, `and`, `or`, `min`, `max`, the addition of 0). A plain load waits for
# nobody, since the compiler may load once and keep the value.
ORDERED = {"volatile", "relaxed", "acquire", "mmio", "cv"}  # loads with these see what other threads wrote meanwhile
OF_THE_BLOCK = {"shared", "shared::cta", "local", "param", "const"}  # spaces that hold nothing another block writes
REPEATABLE = {"cas", "exch", "and", "or", "min", "max"}  # atomic operations that change nothing more when repeated


def spins(program: Program) -> dict[int, Op]:
    """Return for the header of each loop in which a thread may wait the access that it waits by."""
    loops = _Loops(program)
    waiting = {header: loops.access_waited_by(body) for header, body in natural_loops(program.blocks).items()}
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
