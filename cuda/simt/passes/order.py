"""Order the blocks so that running the lowest pending block first makes diverged lanes meet again.

The rule: after this pass every block but the entry is reachable, each loop has one back edge, a loop's blocks are
contiguous, and apart from back edges every edge leads to a higher index. Lanes that wait for others then always wait at
a higher index than the others run at, so that they meet at the immediate post-dominator of the branch that parted
them. Control flow that is not reducible (a jump into the middle of a loop) is marked; it runs correctly, but lanes may
meet later than on hardware.
"""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.simt.program import EXIT, Barrier, Block, Branch, Jump, Program, Terminator


def run(program: Program) -> Program:
    """Return the program with its blocks in order; `irreducible` is set where loops cannot be told."""
    blocks = _merge_back_edges(_reachable(program.blocks))
    loops = natural_loops(blocks)
    depth = [sum(index in body for body in loops.values()) for index in range(len(blocks))]
    order = _reverse_postorder(blocks, depth)
    ordered = _renumber(blocks, order)
    sets = dominators(ordered)
    irreducible = any(
        successor <= index and not _dominates(sets, successor, index)
        for index, block in enumerate(ordered)
        for successor in block.successors()
    )
    return replace(program, blocks=ordered, irreducible=irreducible)


def predecessors(blocks: list[Block]) -> list[list[int]]:
    """Return the predecessors of each block."""
    found: list[list[int]] = [[] for _ in blocks]
    for index, block in enumerate(blocks):
        for successor in block.successors():
            found[successor].append(index)
    return found


def dominators(blocks: list[Block]) -> list[int]:
    """Return for each block the bit set of the blocks that lie on every way to it, itself included."""
    everything = (1 << len(blocks)) - 1
    found = [everything] * len(blocks)
    found[0] = 1
    before = predecessors(blocks)
    changed = True
    while changed:
        changed = False
        for index in range(1, len(blocks)):
            common = everything
            for predecessor in before[index]:
                common &= found[predecessor]
            common |= 1 << index
            if common != found[index]:
                found[index] = common
                changed = True
    return found


def _dominates(sets: list[int], upper: int, lower: int) -> bool:
    return bool(sets[lower] >> upper & 1)


def natural_loops(blocks: list[Block]) -> dict[int, frozenset[int]]:
    """Return the body of each natural loop by its header (all back edges to one header make one loop)."""
    sets = dominators(blocks)
    before = predecessors(blocks)
    loops: dict[int, set[int]] = {}
    for index, block in enumerate(blocks):
        for header in block.successors():
            if _dominates(sets, header, index):
                body = loops.setdefault(header, {header})
                work = [index]
                while work:
                    inside = work.pop()
                    if inside not in body:
                        body.add(inside)
                        work.extend(before[inside])
    return {header: frozenset(body) for header, body in loops.items()}


def _retarget(terminator: Terminator, places: dict[int, int]) -> Terminator:
    match terminator:
        case Jump(target):
            return Jump(places.get(target, target))
        case Barrier(target, op):
            return Barrier(places.get(target, target), op)
        case Branch(guard, target, otherwise):
            return Branch(guard, places.get(target, target), places.get(otherwise, otherwise))


def _renumber(blocks: list[Block], order: list[int]) -> list[Block]:
    places = {old: new for new, old in enumerate(order)}
    places[EXIT] = EXIT
    return [replace(blocks[old], terminator=_retarget(blocks[old].terminator, places)) for old in order]


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
    """Give every loop with several back edges one common, empty latch, as `continue` would have it."""
    sets = dominators(blocks)
    result = list(blocks)
    for header in range(len(blocks)):
        latches = [
            index
            for index, block in enumerate(blocks)
            if header in block.successors() and _dominates(sets, header, index)
        ]
        if len(latches) > 1:
            result.append(Block(f"{blocks[header].label}.latch", [], Jump(header), 0))
            latch = len(result) - 1
            for index in latches:
                result[index] = replace(result[index], terminator=_retarget(result[index].terminator, {header: latch}))
    return result


def _reverse_postorder(blocks: list[Block], depth: list[int]) -> list[int]:
    """Order blocks depth first; ways out of a loop are explored first and so come last."""
    finished: list[int] = []
    seen = {0}

    def by_exit_first(index: int) -> list[int]:
        return sorted(blocks[index].successors(), key=lambda s: (depth[s], -s))

    stack = [(0, iter(by_exit_first(0)))]
    while stack:
        index, rest = stack[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(by_exit_first(successor))))
                break
        else:
            stack.pop()
            finished.append(index)
    return finished[::-1]
