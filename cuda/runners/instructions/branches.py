"""Matches the ways out of a branch of the machine code with those of the PTX.

The rule: a way is recognised by the instructions at its end, which come from the block that the PTX goes to; where the
two ends do not differ, there is no match. The guard is no evidence: the assembler may invert it.
"""

from __future__ import annotations

from collections import Counter

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.runners.instructions.source import CountSource, Way


def known_ways(flow: ControlFlow, source: CountSource, number: int) -> dict[int, Way] | None:
    """Return the way of the PTX for each successor of a block that ends in a branch, None where there is no match."""
    block = flow.blocks[number]
    origin = source.block_of.get(block.instructions[-1].ptx_line)
    if origin is None or len(block.successors) != 2 or block.instructions[-1].ptx_line not in source.branches:
        return None
    first, second = source.ways(origin)
    here, there = (_origins(flow, source, successor) for successor in block.successors)
    straight = (source.next_with_instructions(first.target) in here) + (
        source.next_with_instructions(second.target) in there
    )
    crossed = (source.next_with_instructions(first.target) in there) + (
        source.next_with_instructions(second.target) in here
    )
    if straight == crossed:
        return None
    return dict(zip(block.successors, (first, second) if straight > crossed else (second, first), strict=True))


def single_branches(flow: ControlFlow) -> frozenset[int]:
    """Return the lines of the PTX of which the machine code has exactly one branch."""
    lines = Counter(i.ptx_line for block in flow.blocks for i in block.instructions if i.control is not None)
    return frozenset(line for line, count in lines.items() if count == 1)


def calls_of(flow: ControlFlow, line: int) -> list[int]:
    """Return the blocks that call an inner function for a line of the PTX."""
    return [n for n, b in enumerate(flow.blocks) if b.calls is not None and b.instructions[-1].ptx_line == line]


def _origins(flow: ControlFlow, source: CountSource, number: int) -> set[int | None]:
    """Return the PTX blocks that a block's instructions come from; the end comes from the end.

    An instruction where lanes meet again, or that leads there, has the line of the branch at which they part or of the
    instruction before it, and says nothing of the block.
    """
    seen: set[int] = set()
    while number >= 0 and number not in seen and flow.blocks[number].waits:
        block = flow.blocks[number]
        if len(block.instructions) > 1:
            return {source.block_of.get(instruction.ptx_line) for instruction in block.instructions[:-1]}
        seen.add(number)
        number = block.successors[0]
    if number < 0:
        return {number}
    return {source.block_of.get(instruction.ptx_line) for instruction in flow.blocks[number].instructions}
