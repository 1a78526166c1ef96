"""What decides at each branch of the machine code: a branch of the PTX, the trips of a loop, or nothing known.

The rule: a branch of the machine code belongs to the branch of the PTX whose line it has. Which way is which is read
off the code at their ends (`branches`), else off the number of warps that take them, where these differ enough.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from warplens.cuda import graph
from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.flow import EXIT
from warplens.cuda.runners.instructions.branches import known_ways
from warplens.cuda.runners.instructions.copies import find_copies
from warplens.cuda.runners.instructions.source import CountSource
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.timing.trace import entered_blocks

RARE = 1e-9
"""An edge that fewer warps take does not exist: the solver's own tolerance."""
WHOLE = 0.5
"""A copy of a block of the PTX has at least this share of its images: others have a few that were moved out of it."""
ALIKE = 0.05
"""Two shares that differ by less do not tell which way of a branch is which."""


@dataclass(frozen=True, slots=True)
class Decision:
    """How the successor of a block is chosen.

    Args:
        options: the successors and how many warps go there, the most frequent first.
        origin: the block of the PTX whose branch decides, -1 where none does.
        went, stayed: the successor where lanes take that branch, and the other one.
        copies: the trips of the copies that each successor leads to, where that branch is the end of a loop of which
            the machine code has several; else empty.
    """

    options: tuple[tuple[int, float], ...]
    origin: int = -1
    went: int = EXIT
    stayed: int = EXIT
    copies: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


class Decisions:
    """The decisions of a launch, by the block of the machine code at whose end they are made.

    Attributes:
        decisions: one for each block.
        entered: how many warps enter each block.
        copied: the loops of which each block is a copy, by the last block of the loop in the PTX, and the copy's trips.
    """

    def __init__(self, flow: ControlFlow, counts: LaunchCounts, passes: Mapping[tuple[int, int], float]) -> None:
        """Find the decisions.

        Args:
            flow: the machine code.
            counts: what the launch executed.
            passes: how many warps go from one block of the machine code to another.
        """
        self.flow, self.source, self._passes = flow, CountSource(counts), passes
        self.entered = entered_blocks(flow, passes, counts.warps)
        numbers = range(len(flow.blocks))
        self.decisions = [self._decision(number) for number in numbers]
        self.copied = [
            [(origin, trips[number]) for origin, trips in self.loops.items() if trips.get(number)] for number in numbers
        ]

    @cached_property
    def _origins(self) -> dict[int, list[int]]:
        """The blocks of the machine code that end in the branch of each block of the PTX."""
        origins: dict[int, list[int]] = defaultdict(list)
        for number, block in enumerate(self.flow.blocks):
            line = block.instructions[-1].ptx_line
            if len(block.successors) == 2 and line in self.source.branches and not block.reconverges:
                origins[self.source.block_of[line]].append(number)
        return origins

    @cached_property
    def loops(self) -> dict[int, dict[int, int]]:
        """The trips of the copies in the machine code of each loop of which it has several, by its last block."""
        copies = find_copies(self.flow, self.source)
        images: dict[int, set[int]] = defaultdict(set)
        held: dict[tuple[int, int], set[int]] = defaultdict(set)
        for number, machine in enumerate(self.flow.blocks):
            for instruction in machine.instructions:
                if instruction.image and instruction.ptx_line in self.source.block_of:
                    images[self.source.block_of[instruction.ptx_line]].add(instruction.ptx_line)
                    held[self.source.block_of[instruction.ptx_line], number].add(instruction.ptx_line)
        loops = {}
        for origin, branches in self._origins.items():
            block = self.source.blocks[origin]
            loop = self.source.loops.get(origin)
            if loop is None or loop.header not in block.successors:
                continue
            if [n for n in loop.body if not set(self.source.blocks[n].successors) <= loop.body] != [origin]:
                continue  # a loop that is left elsewhere, too
            inside = [number for number in copies.of_block if self.source.loops.get(number) is loop]
            whole = [
                {n: k for n, k in copies.of_block[own].items() if len(held[own, n]) >= WHOLE * len(images[own])}
                for own in (origin, *inside)
                if own in copies.of_block
            ]
            trips = max(whole, key=lambda of_own: sum(of_own.values()), default=copies.likely.get(origin, {}))
            if trips and (len(branches) > 1 or max(trips.values()) > 1):
                loops[origin] = trips
        return loops

    def _decision(self, number: int) -> Decision:
        """Return what decides at the end of a block."""
        block = self.flow.blocks[number]
        plain = Decision(self._options(number))
        if len(block.successors) != 2:
            return plain
        origin = self.source.block_of.get(block.instructions[-1].ptx_line, -1)
        if number not in self._origins.get(origin, ()):
            return plain
        if origin in self.loops:
            copies = {end: self._copies_from(end, number, origin) for end in block.successors}
            if set(copies[block.successors[0]]) != set(copies[block.successors[1]]):
                return Decision(plain.options, origin=origin, copies=copies)
            return plain
        went, stayed = self._sides(number, origin) or (EXIT, EXIT)
        return plain if went == stayed else Decision(plain.options, origin=origin, went=went, stayed=stayed)

    def _options(self, number: int) -> tuple[tuple[int, float], ...]:
        """Return the successors of a block and how many warps go there, the most frequent first.

        Where all that is known goes back, the warps that came in and do not go back leave the loop: the way of a warp
        would have no end.
        """
        successors = self.flow.blocks[number].successors
        options = [(end, warps) for end in successors if (warps := self._passes.get((number, end), 0.0)) > RARE]
        outside = [end for end in successors if end > number or end == EXIT]
        if options and outside and not any(end in outside for end, _ in options):
            left = self.entered[number] - sum(warps for _, warps in options)
            options += [(outside[0], left)] if left > RARE else []
        return tuple(sorted(options, key=lambda option: -option[1]))

    def _sides(self, number: int, origin: int) -> tuple[int, int] | None:
        """Return the successor where lanes take the branch of a block of the PTX and the other, None if not known."""
        first, second = self.flow.blocks[number].successors
        ways = known_ways(self.flow, self.source, number)
        counted = self.source.blocks[origin]
        if ways is not None:
            return (second, first) if ways[first].target == counted.successors[1] else (first, second)
        if not counted.executions or not self.entered[number]:
            return None
        here = self._passes.get((number, first), 0.0) / self.entered[number]
        far, near = (abs(here - way.warps / counted.executions) for way in self.source.ways(origin))
        if abs(far - near) < ALIKE:
            return None
        return (second, first) if far > near else (first, second)

    def _copies_from(self, start: int, branch: int, origin: int) -> tuple[int, ...]:
        """Return the trips of the copies of a loop that come first behind a way out of a branch of it."""
        trips, around = self.loops[origin], self._around(origin)
        seen: set[int] = set()
        first_copies: set[int] = set()
        work = [(branch, start)]
        while work:
            before, number = work.pop()
            if number == EXIT or number in seen or before in around.get(number, ()):
                continue
            seen.add(number)
            if trips.get(number):
                first_copies.add(trips[number])
                continue
            work += [(number, successor) for successor in self.flow.blocks[number].successors]
        return tuple(sorted(first_copies, reverse=True))

    def _around(self, origin: int) -> dict[int, frozenset[int]]:
        """Return the loops of the machine code around that with all copies of a loop, by their first blocks."""
        copies = frozenset(self.loops[origin])
        holding = {header: body for header, body in self._machine_loops.items() if copies <= body}
        if len(copies) == 1 and holding:
            del holding[min(holding, key=lambda header: len(holding[header]))]
        return holding

    @cached_property
    def _machine_loops(self) -> dict[int, frozenset[int]]:
        return graph.natural_loops([block.successors for block in self.flow.blocks])

    @cached_property
    def meeting(self) -> list[int]:
        """The block where the ways out of each block meet, EXIT where they do not."""
        count = len(self.flow.blocks)
        before: list[list[int]] = [[] for _ in range(count + 1)]
        for number, block in enumerate(self.flow.blocks):
            for end in block.successors:
                before[end + 1].append(number + 1)
        sets = graph.dominators(before)
        sizes = [members.bit_count() for members in sets]
        meeting = []
        for number in range(count):
            others = sets[number + 1] & ~(1 << number + 1)
            nearest = 0
            while others:
                other = (others & -others).bit_length() - 1
                others &= others - 1
                if sizes[other] > sizes[nearest] and sizes[other] <= sizes[number + 1]:
                    nearest = other
            meeting.append(nearest - 1)
        return meeting
