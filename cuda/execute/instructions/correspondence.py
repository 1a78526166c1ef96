"""Which blocks, branches and paths of the machine code are those of the PTX.

The rule: a copy of a block is recognised by its images (`compiler.machine`), instructions that correspond one to one.
Only PTX blocks without images are recognised by their other instructions, and such copies count less. At a branch of
the machine code a warp goes where it went at the branch of the PTX that it comes from, as the engine noted it. What no
branch of the PTX decides (slow paths of quotients, for one) comes in the proportion in which all warps take it.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler.machine import EXIT, ControlFlow
from warplens.cuda.execute.instructions import copied_loops
from warplens.cuda.simt.counting.counts import BlockCount, LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.transactions import OUTCOMES, Outcome, RecordedBlocks
from warplens.cuda.simt.passes.control_flow import natural_loops, post_dominators
from warplens.cuda.timing.trace import WarpPaths, entered_blocks


@dataclass(frozen=True, slots=True)
class PtxEdge:
    """An edge out of a PTX block. Nothing is estimated here; every number is a sum of the engine's."""

    target: int  # the block that it leads to
    warps: int  # those that go there
    lanes: int  # those that go there


class CountSource:
    """The counts of a launch."""

    def __init__(self, counts: LaunchCounts) -> None:
        self.counts = counts
        self.blocks: tuple[BlockCount, ...] = counts.basic_blocks
        self.block_of = {line: number for number, block in enumerate(self.blocks) for line in block.lines if line > 0}
        self.memory: dict[int, MemoryCount] = {memory.ptx_line: memory for memory in counts.memory}
        self.branches = {b.lines[-1]: b for b in self.blocks if len(b.successors) > 1 and b.lines}
        self.slow = {line: slow for block in self.blocks for line, slow in block.slow.items()}
        self.corrected = {line: lanes for block in self.blocks for line, lanes in block.corrected.items()}
        self.partings = sum(block.parted for block in self.blocks) + sum(slow.warps for slow in self.slow.values())

    @cached_property
    def loops(self) -> dict[int, copied_loops.Loop]:
        """Return the innermost loop of each block that is in a loop."""
        loops = natural_loops([block.successors for block in self.blocks])
        innermost: dict[int, copied_loops.Loop] = {}
        for header, body in sorted(loops.items(), key=lambda loop: -len(loop[1])):
            loop = self._loop(header, body)
            if loop.entries:
                innermost |= dict.fromkeys(body, loop)
        return innermost

    def _loop(self, header: int, body: frozenset[int]) -> copied_loops.Loop:
        edges = [edge for number in range(len(self.blocks)) if number not in body for edge in self.edges(number)]
        started = (self.counts.warps, self.blocks[0].lanes) if header == 0 else (0, 0)
        leaving = [self.blocks[number] for number in body if not set(self.blocks[number].successors) <= body]
        return copied_loops.Loop(
            header=header,
            body=body,
            entries=started[0] + sum(edge.warps for edge in edges if edge.target == header),
            entering_lanes=started[1] + sum(edge.lanes for edge in edges if edge.target == header),
            partings=sum(block.parted for block in leaving),
            trips=next((loop for loop in self.counts.loops if loop.header == header), None),
        )

    def edges(self, number: int) -> tuple[PtxEdge, ...]:
        """Return the edges out of a block, the one to the target of its branch first."""
        block = self.blocks[number]
        if not block.successors:
            return ()
        if len(block.successors) == 1:
            return (PtxEdge(block.successors[0], block.executions, block.lanes),)
        return (
            PtxEdge(block.successors[0], block.went, block.taken),
            PtxEdge(block.successors[1], block.executions - block.went + block.parted, block.lanes - block.taken),
        )

    def next_with_instructions(self, number: int) -> int:
        """Return the first block with instructions, from a block on along its only edge."""
        seen: set[int] = set()
        while number >= 0 and not self.blocks[number].lines and number not in seen:
            seen.add(number)
            number = self.blocks[number].successors[0] if self.blocks[number].successors else -1
        return number

    def lanes_of(self, number: int) -> float | None:
        """Return the active lanes of a block's average execution, None where it never ran."""
        block = self.blocks[number]
        return block.lanes / block.executions if block.executions else None


# Matches the edges out of a branch of the machine code with those of the PTX.
# An edge is recognised by the instructions at its end, which come from the block that the PTX goes to; where
# the two ends do not differ, there is no match. The guard is no evidence: the assembler may invert it.


def known_edges(flow: ControlFlow, source: CountSource, number: int) -> dict[int, PtxEdge] | None:
    """Return the edge of the PTX for each successor of a block that ends in a branch, None where there is no match."""
    block = flow.blocks[number]
    origin = source.block_of.get(block.instructions[-1].ptx_line)
    if origin is None or len(block.successors) != 2 or block.instructions[-1].ptx_line not in source.branches:
        return None
    first, second = source.edges(origin)
    here, there = (_origins(flow, source, successor) for successor in block.successors)
    of_first, of_second = (source.next_with_instructions(edge.target) for edge in (first, second))
    straight = (of_first in here) + (of_second in there)
    crossed = (of_first in there) + (of_second in here)
    if straight == crossed:
        return None
    return dict(zip(block.successors, (first, second) if straight > crossed else (second, first), strict=True))


def single_branches(flow: ControlFlow) -> frozenset[int]:
    """Return the lines of the PTX of which the machine code has exactly one branch."""
    lines = Counter(i.ptx_line for block in flow.blocks for i in block.instructions if i.control is not None)
    return frozenset(line for line, count in lines.items() if count == 1)


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


MIN_SHARE = 0.5  # a copy of a PTX block without images holds at least this share of its instructions


@dataclass(frozen=True, slots=True)
class Anchor:
    """Instructions from one line of the PTX."""

    copies: tuple[tuple[int, int], ...]  # their number in each machine block
    executions: int  # those of the line
    memory: bool
    at_least: bool  # some are guarded, and are executed also where no lane is active


@dataclass(frozen=True, slots=True)
class Copies:
    """The anchors, and the number of copies of a PTX block in each machine block: by PTX block, then machine block."""

    anchors: tuple[Anchor, ...]
    of_block: dict[int, dict[int, int]]
    likely: dict[int, dict[int, int]]


def find_copies(flow: ControlFlow, source: CountSource) -> Copies:
    """Find the copies of the PTX's blocks."""
    images: dict[int, Counter[int]] = defaultdict(Counter)
    singles: dict[int, dict[int, Counter[int]]] = defaultdict(lambda: defaultdict(Counter))
    guarded = set()
    for number, block in enumerate(flow.blocks):
        for instruction in block.instructions:
            line = instruction.ptx_line
            origin = source.block_of.get(line)
            if origin is None:
                continue
            if instruction.image:
                images[line][number] += 1
                if instruction.guarded:
                    guarded.add(line)
            if instruction.single and not instruction.guarded:
                singles[origin][number][line] += 1
    anchors = set()
    for line, copies in images.items():
        memory = source.memory.get(line)
        executions = source.blocks[source.block_of[line]].executions if memory is None else memory.requests
        anchors.add(Anchor(tuple(sorted(copies.items())), executions, memory is not None, line in guarded))
    of_block: dict[int, dict[int, int]] = {}
    for line, copies in images.items():
        counts = of_block.setdefault(source.block_of[line], {})
        trips = source.memory[line].trips if line in source.memory else 1
        for number, count in copies.items():
            if line not in guarded:
                counts[number] = min(count * trips, counts.get(number, count * trips))
    anchored = {source.block_of[line] for line in images}
    return Copies(
        anchors=tuple(sorted(anchors, key=lambda anchor: (anchor.copies, anchor.executions))),
        of_block=of_block,
        likely={
            origin: _likely(instructions, several=origin in source.loops)
            for origin, instructions in singles.items()
            if origin not in anchored
        },
    )


def _likely(instructions: dict[int, Counter[int]], *, several: bool) -> dict[int, int]:
    """Return the machine blocks with most of a PTX block's instructions; only in a loop may they repeat them."""
    lines = {line for counts in instructions.values() for line in counts}
    return {
        number: int(median(counts.values())) if several else 1
        for number, counts in instructions.items()
        if len(counts) >= MIN_SHARE * len(lines)
    }


# What decides at each branch of the machine code: a branch of the PTX, the trips of a loop, or nothing known.
# A branch of the machine code belongs to the branch of the PTX whose line it has. Which edge is which is read off the
# code at their ends (`known_edges`), else off the number of warps that take them, where these differ enough.

RARE = 1e-9  # an edge that fewer warps take does not exist: the solver's own tolerance
ALIKE = 0.05  # two shares that differ by less do not tell which edge of a branch is which


@dataclass(frozen=True, slots=True)
class Decision:
    """How the successor of a block is chosen.

    Where the branch of the PTX that decides is the end of a loop of which the machine code has several copies, `copies`
    has the trips of those that each successor leads to.
    """

    options: tuple[tuple[int, float], ...]  # the successors and how many warps go there, the most frequent first
    origin: int = -1  # the block of the PTX whose branch decides, -1 where none does
    went: int = EXIT  # where lanes go that take the branch
    stayed: int = EXIT
    copies: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


class Decisions:
    """The decisions of a launch, by the block of the machine code at whose end they are made.

    `passes` says how many warps go from one block to another, `entered` how many enter each block. `copied` has the
    loops of which each block is a copy, by the last block of the loop in the PTX, and the copy's trips.
    """

    def __init__(self, flow: ControlFlow, counts: LaunchCounts, passes: Mapping[tuple[int, int], float]) -> None:
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
    def loops(self) -> Mapping[int, Mapping[int, int]]:
        """The trips of the copies in the machine code of each loop of which it has several, by its last block."""
        source = self.source
        if not self._origins or not source.loops:
            return {}
        copies = find_copies(self.flow, source)
        return copied_loops.copies_of_loops(
            self.flow,
            source.blocks,
            source.block_of,
            loops=source.loops,
            branches=self._origins,
            of_block=copies.of_block,
            likely=copies.likely,
        )

    @cached_property
    def _machine_loops(self) -> dict[int, frozenset[int]]:
        return natural_loops([block.successors for block in self.flow.blocks])

    @cached_property
    def meeting(self) -> list[int]:
        """The block where the edges out of each block meet, EXIT where they do not."""
        return post_dominators([block.successors for block in self.flow.blocks])

    def _decision(self, number: int) -> Decision:
        block = self.flow.blocks[number]
        plain = Decision(self._options(number))
        if len(block.successors) != 2:
            return plain
        origin = self.source.block_of.get(block.instructions[-1].ptx_line, -1)
        if number not in self._origins.get(origin, ()):
            return plain
        if origin in self.loops:
            copies = {
                end: copied_loops.first_copies(self.flow, self._machine_loops, self.loops[origin], (number, end))
                for end in block.successors
            }
            if set(copies[block.successors[0]]) != set(copies[block.successors[1]]):
                return Decision(plain.options, origin=origin, copies=copies)
            return plain
        went, stayed = self._sides(number, origin) or (EXIT, EXIT)
        return plain if went == stayed else Decision(plain.options, origin=origin, went=went, stayed=stayed)

    def _options(self, number: int) -> tuple[tuple[int, float], ...]:
        """Return the successors of a block and how many warps go there, the most frequent first. Where all that is
        known goes back, the warps that came in and do not go back leave the loop: the path of a warp would have no end.
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
        edges = known_edges(self.flow, self.source, number)
        counted = self.source.blocks[origin]
        if edges is not None:
            return (second, first) if edges[first].target == counted.successors[1] else (first, second)
        if not counted.executions or not self.entered[number]:
            return None
        here = self._passes.get((number, first), 0.0) / self.entered[number]
        far, near = (abs(here - edge.warps / counted.executions) for edge in self.source.edges(origin))
        if abs(far - near) < ALIKE:
            return None
        return (second, first) if far > near else (first, second)


MOST_INSTRUCTIONS = 200_000  # of a path that are followed; the rest of it is taken to be alike
MOST_BLOCKS = 60_000  # that are followed on all paths together: a warp beyond that takes the path of another one


def paths_of(
    flow: ControlFlow, counts: LaunchCounts, passes: Mapping[tuple[int, int], float], recorded: RecordedBlocks
) -> WarpPaths:
    """Return the paths of the recorded warps; `passes` is that of `Decisions`."""
    # Source: a proportion is spread evenly, as Bresenham's algorithm spreads the steps of a line.
    decisions = Decisions(flow, counts, passes)
    paths: list[NDArray[np.int64]] = []
    branches: list[int] = []
    lengths: list[float] = []
    number_of: dict[bytes, int] = {}
    sizes = np.array([len(block.instructions) for block in flow.blocks])
    of_warp = np.zeros(recorded.branch_times.shape, np.int64)
    instructions = np.zeros(recorded.branch_times.shape)
    is_cut = False
    for place, executed in np.ndenumerate(recorded.branch_times):
        times = int(executed)
        noted = recorded.branches[place][:times]
        key = times.to_bytes(8, "little") + noted.tobytes()
        if key not in number_of:
            if sum(map(len, paths)) < MOST_BLOCKS:
                path = _WarpPath(decisions, noted.tolist(), is_whole=len(noted) == times)
                path.follow()
                is_cut |= path.is_cut
                lengths.append(float(sizes[path.blocks].sum()) * max(1.0, times / max(1, len(noted))))
                paths.append(np.array(path.blocks, np.int64))
                branches.append(times)
                number_of[key] = len(paths) - 1
            else:
                number_of[key] = int(np.abs(np.array(branches) - times).argmin())
        of_warp[place] = number_of[key]
        instructions[place] = lengths[number_of[key]]
    return WarpPaths(paths=tuple(paths), of_warp=of_warp, instructions=instructions, is_cut=is_cut)


class _WarpPath:
    """The path of one warp: its blocks of the machine code; one that `is_cut` was not followed to its end."""

    def __init__(self, decisions: Decisions, noted: Sequence[int], *, is_whole: bool) -> None:
        """Begin a path with the branches of the warp that were `noted`, which may be all (`is_whole`)."""
        self.decisions = decisions
        self.blocks: list[int] = []
        self.is_cut = False
        outcomes: dict[int, list[int]] = defaultdict(list)
        for entry in noted:
            outcomes[entry // OUTCOMES].append(entry % OUTCOMES)
        loops, source = decisions.loops, decisions.source
        self._is_whole = is_whole
        self._queues = {origin: iter(of_block) for origin, of_block in outcomes.items() if origin not in loops}
        self._rounds = {
            origin: copied_loops.trips_of_entries(source.loops[origin], source.blocks[origin], outcomes[origin])
            for origin in loops
        }
        self._left: dict[int, int] = {}
        self._due: dict[tuple[int, int], float] = defaultdict(float)
        self._calls: list[int] = []
        self._parted: list[copied_loops.Parted] = []

    def follow(self) -> None:
        """Go from the first block to the end, or as far as the branches were noted."""
        sizes = [len(block.instructions) for block in self.decisions.flow.blocks]
        executed = 0
        block: int | None = self._met(0)
        while block is not None:
            self.blocks.append(block)
            executed += sizes[block]
            if executed >= MOST_INSTRUCTIONS or len(self.blocks) >= MOST_BLOCKS:
                self.is_cut = True
                return
            block = self._met(self._after(block))

    def _met(self, block: int | None) -> int | None:
        """Return where the warp goes on instead of at a block where lanes meet, None where it ends."""
        while block is not None:
            if self._parted and block == self._parted[-1].meeting:
                if self._parted[-1].waiting:
                    block = self._parted[-1].waiting.pop()
                    continue
                self._parted.pop()
            elif block == EXIT and self._calls:
                block = self._calls.pop()
            elif block == EXIT:
                waiting = next((level.waiting for level in reversed(self._parted) if level.waiting), None)
                block = None if waiting is None else waiting.pop()
            else:
                return block
        return None

    def _after(self, number: int) -> int | None:
        block = self.decisions.flow.blocks[number]
        decision = self.decisions.decisions[number]
        for origin, trips in self.decisions.copied[number]:
            left = self._left[origin] if origin in self._left else next(self._rounds[origin], trips)
            self._left[origin] = left - trips
        if block.calls is not None:
            self._calls.append(block.successors[0])
            return block.calls
        if len(block.successors) == 1:
            return block.successors[0]
        following: int | None = None
        if decision.copies:
            following = self._next_copy(decision)
        elif decision.origin in self._queues:
            outcome = next(self._queues[decision.origin], None)
            if outcome == Outcome.PARTED:
                return self._part(number, decision)
            if outcome is not None:
                following = decision.went if outcome == Outcome.WENT else decision.stayed
        if following is None and decision.origin >= 0 and not self._is_whole:
            self.is_cut = True
            return None
        return self._usual(number, decision) if following is None else following

    def _part(self, block: int, decision: Decision) -> int:
        """Let lanes take both edges; return the one that is walked first."""
        meeting = self.decisions.meeting[block]
        sides = [side for side in (decision.went, decision.stayed) if side not in {meeting, EXIT}]
        if len(sides) == 2:
            # A side that comes back to the branch is a loop that some lanes leave: what these do comes first.
            sides.sort(key=lambda side: side <= block)
            self._parted.append(copied_loops.Parted(meeting, [sides[1]]))
        return sides[0] if sides else meeting

    def _next_copy(self, decision: Decision) -> int | None:
        """Return the path to the longest copy that the trips left allow, None where these are not known."""
        loop = decision.origin
        if loop not in self._left:
            entry = next(self._rounds[loop], None)
            if entry is None:
                return None
            self._left[loop] = entry
        following = copied_loops.next_copy(self._left[loop], decision.copies, decision.options)
        if not decision.copies[following]:
            del self._left[loop]
        return following

    def _usual(self, block: int, decision: Decision) -> int:
        """Return the successor that most warps take, and another one as often as its share of them is due."""
        options: Sequence[tuple[int, float]] = decision.options
        if not options:
            return self.decisions.flow.blocks[block].successors[-1]
        going_on = [option for option in options if option[0] != EXIT]
        if sum(warps for _, warps in going_on) >= self.decisions.entered[block] * (1.0 - RARE):
            options = going_on or options  # where some lanes of a warp end and the others go on, the warp does
        after = usual = options[0][0]
        all_warps = sum(warps for _, warps in options)
        for other, warps in options if len(options) > 1 else ():
            if other != usual:
                self._due[block, other] += warps / all_warps
                if self._due[block, other] >= 1.0 - RARE:
                    self._due[block, other] -= 1.0
                    after = other
        return after
