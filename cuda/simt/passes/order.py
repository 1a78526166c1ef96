"""Order the blocks so that running the lowest pending block first makes diverged lanes meet again.

The rule: after this pass every block is reachable, each loop has one back edge (except where a recursive function
begins), the blocks of a loop are contiguous, and every edge except back edges leads to a higher index. Lanes that wait
then always wait at a higher index than the others run at, so they meet at the immediate post-dominator of the branch
that parted them. Control flow that is not reducible (a jump into the middle of a loop) is marked. It runs correctly,
but lanes may meet later than on hardware.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from warplens.cuda import graph
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Block, Branch, Jump, Program, Terminator


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
    seen = {0}
    work = [0]
    while work:
        for successor in blocks[work.pop()].successors():
            if successor not in seen:
                seen.add(successor)
                work.append(successor)
    return _renumber(blocks, sorted(seen))


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
    seen, work = set(), [start]
    while work:
        number = work.pop()
        block = blocks[number]
        if isinstance(block.terminator, Barrier) or any("sync" in op.instruction.modifiers for op in block.ops):
            return True
        seen.add(number)
        work.extend(successor for successor in block.successors() if successor not in seen)
    return False
