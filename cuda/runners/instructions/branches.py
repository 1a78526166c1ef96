"""Which way of a branch of the PTX each way of a branch of the machine code is.

The rule: a way is told by what stands at its end, instructions that stem from the block that the PTX goes to; where
that does not tell one from the other, nothing is said. The guard does not tell: the assembler turns it round at will.
"""

from __future__ import annotations

from collections import Counter

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.runners.instructions.source import Source, Way


def known_ways(flow: ControlFlow, source: Source, number: int) -> dict[int, Way] | None:
    """Return the PTX's way for each successor of a block that ends in a branch, None where it cannot be told."""
    block = flow.blocks[number]
    origin = source.block_of.get(block.instructions[-1].ptx_line)
    if origin is None or len(block.successors) != 2 or block.instructions[-1].ptx_line not in source.branches:
        return None
    first, second = source.ways(origin)
    here, there = (_origins(flow, source, successor) for successor in block.successors)
    straight = (source.behind(first.target) in here) + (source.behind(second.target) in there)
    crossed = (source.behind(first.target) in there) + (source.behind(second.target) in here)
    if straight == crossed:
        return None
    return dict(zip(block.successors, (first, second) if straight > crossed else (second, first), strict=True))


def single_branches(flow: ControlFlow) -> frozenset[int]:
    """Return the lines of which the machine code has one branch only."""
    lines = Counter(i.ptx_line for block in flow.blocks for i in block.instructions if i.control is not None)
    return frozenset(line for line, count in lines.items() if count == 1)


def _origins(flow: ControlFlow, source: Source, number: int) -> set[int | None]:
    """Return the PTX blocks that a block's instructions stem from; the end stems from the end."""
    if number < 0:
        return {number}
    return {source.block_of.get(instruction.ptx_line) for instruction in flow.blocks[number].instructions}
