"""The engine's counts, indexed for the machine code: by PTX line, by way out of a branch, by loop.

The rule: nothing is estimated here; every number is a sum of the engine's.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.ground import graph
from warplens.cuda.simt.counting.counts import BlockCount, LaunchCounts, MemoryCount, Share, TripCount


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a PTX block: the block that it leads to, and the warps and lanes that go there."""

    target: int
    warps: int
    lanes: int


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop of the PTX: its blocks, how many warps and lanes enter it, and how often lanes leave it before others.

    `trips` says how copies of it would run, None where that was not counted.
    """

    header: int
    body: frozenset[int]
    entries: int
    entering_lanes: int
    partings: int
    trips: TripCount | None = None

    @property
    def exits(self) -> float:
        """The average number of different times at which the lanes of one entry leave."""
        return 1.0 + self.partings / self.entries

    def is_even(self, executions: int) -> bool:
        """Whether a block with this many executions can have run equally often for each entry and lane."""
        return not self.partings and executions % self.entries == 0

    def share(self, lanes: int, times: int, below: int) -> Share | None:
        """Return how a copy of `times` trips runs that takes what remains of `below` (0: all), None if not known.

        `lanes` are the executions of the copied block by lanes: as many as rounds of the loop, or one fewer for each.
        """
        shares = () if self.trips is None else (self.trips.rounds, self.trips.repeats)
        return next((s[times, below] for s in shares if s[1, 0].lanes == lanes and (times, below) in s), None)


class CountSource:
    """The counts of a launch."""

    def __init__(self, counts: LaunchCounts) -> None:
        """Index the counts."""
        self.counts = counts
        self.blocks: tuple[BlockCount, ...] = counts.basic_blocks
        self.block_of = {line: number for number, block in enumerate(self.blocks) for line in block.lines if line > 0}
        self.memory: dict[int, MemoryCount] = {memory.ptx_line: memory for memory in counts.memory}
        self.branches = {b.lines[-1]: b for b in self.blocks if len(b.successors) > 1 and b.lines}
        self.slow = {line: slow for block in self.blocks for line, slow in block.slow.items()}
        self.corrected = {line: lanes for block in self.blocks for line, lanes in block.corrected.items()}
        self.partings = sum(block.parted for block in self.blocks) + sum(slow.warps for slow in self.slow.values())

    @cached_property
    def loops(self) -> dict[int, Loop]:
        """Return the innermost loop of each block that is in a loop."""
        loops = graph.natural_loops([block.successors for block in self.blocks])
        innermost: dict[int, Loop] = {}
        for header, body in sorted(loops.items(), key=lambda loop: -len(loop[1])):
            loop = self._loop(header, body)
            if loop.entries:
                innermost |= dict.fromkeys(body, loop)
        return innermost

    def _loop(self, header: int, body: frozenset[int]) -> Loop:
        ways = [way for number in range(len(self.blocks)) if number not in body for way in self.ways(number)]
        started = (self.counts.warps, self.blocks[0].lanes) if header == 0 else (0, 0)
        leaving = [self.blocks[number] for number in body if not set(self.blocks[number].successors) <= body]
        return Loop(
            header=header,
            body=body,
            entries=started[0] + sum(way.warps for way in ways if way.target == header),
            entering_lanes=started[1] + sum(way.lanes for way in ways if way.target == header),
            partings=sum(block.parted for block in leaving),
            trips=next((loop for loop in self.counts.loops if loop.header == header), None),
        )

    def ways(self, number: int) -> tuple[Way, ...]:
        """Return the ways out of a block, the way to the target of its branch first."""
        block = self.blocks[number]
        if not block.successors:
            return ()
        if len(block.successors) == 1:
            return (Way(block.successors[0], block.executions, block.lanes),)
        return (
            Way(block.successors[0], block.went, block.taken),
            Way(block.successors[1], block.executions - block.went + block.parted, block.lanes - block.taken),
        )

    def next_with_instructions(self, number: int) -> int:
        """Return the first block with instructions, from a block on along its only way."""
        seen: set[int] = set()
        while number >= 0 and not self.blocks[number].lines and number not in seen:
            seen.add(number)
            number = self.blocks[number].successors[0] if self.blocks[number].successors else -1
        return number

    def lanes_of(self, number: int) -> float | None:
        """Return the active lanes of a block's average execution, None where it never ran."""
        block = self.blocks[number]
        return block.lanes / block.executions if block.executions else None


# Matches the ways out of a branch of the machine code with those of the PTX.
# A way is recognised by the instructions at its end, which come from the block that the PTX goes to; where
# the two ends do not differ, there is no match. The guard is no evidence: the assembler may invert it.


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
