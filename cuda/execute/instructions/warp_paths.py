"""The paths that recorded warps take through the machine code, branch by branch.

The rule: at a branch of the machine code a warp goes where it went at the branch of the PTX that it comes from, as the
engine noted it (`decisions`). Where lanes part, both sides are walked up to the block where they meet. A loop of which
the machine code has copies of several trips goes on in the longest copy that the trips left allow. What no branch of
the PTX decides (slow paths of quotients and roots, for one) comes in the proportion in which all warps take it.

Source: the proportion is spread evenly, as Bresenham's algorithm spreads the steps of a line.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler.machine import EXIT, ControlFlow
from warplens.cuda.execute.instructions.copies import CountSource, find_copies, known_edges
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.transactions import OUTCOMES, Outcome, RecordedBlocks
from warplens.cuda.simt.passes.control_flow import dominators, natural_loops
from warplens.cuda.timing.trace import WarpPaths, entered_blocks

# What decides at each branch of the machine code: a branch of the PTX, the trips of a loop, or nothing known.
# A branch of the machine code belongs to the branch of the PTX whose line it has. Which edge is which is
# read off the code at their ends (`branches`), else off the number of warps that take them, where these differ
# enough.

RARE = 1e-9  # an edge that fewer warps take does not exist: the solver's own tolerance
WHOLE = 0.5  # a copy of a PTX block has at least this share of its images: others have a few that were moved out
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

    def _copies_from(self, start: int, branch: int, origin: int) -> tuple[int, ...]:
        """Return the trips of the copies of a loop that come first behind an edge out of a branch of it."""
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
        return natural_loops([block.successors for block in self.flow.blocks])

    @cached_property
    def meeting(self) -> list[int]:
        """The block where the edges out of each block meet, EXIT where they do not."""
        count = len(self.flow.blocks)
        before: list[list[int]] = [[] for _ in range(count + 1)]
        for number, block in enumerate(self.flow.blocks):
            for end in block.successors:
                before[end + 1].append(number + 1)
        sets = dominators(before)
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


MOST_INSTRUCTIONS = (
    200_000  # a path is followed for this many instructions; what comes behind is taken to go on like it
)
MOST_BLOCKS = 60_000  # so many are followed on all paths together: a warp beyond that takes the path of another one


def paths_of(
    flow: ControlFlow, counts: LaunchCounts, passes: Mapping[tuple[int, int], float], recorded: RecordedBlocks
) -> WarpPaths:
    """Return the paths of the recorded warps; `passes` is that of `Decisions`."""
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


@dataclass(slots=True)
class _Parted:
    """Lanes that have parted: the block where they meet, and where those begin that have not gone on yet."""

    meeting: int
    waiting: list[int]


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
        loops = decisions.loops
        self._is_whole = is_whole
        self._queues = {origin: iter(of_block) for origin, of_block in outcomes.items() if origin not in loops}
        self._rounds = {origin: self._trips_of(origin, outcomes[origin]) for origin in loops}
        self._left: dict[int, int] = {}
        self._due: dict[tuple[int, int], float] = defaultdict(float)
        self._calls: list[int] = []
        self._parted: list[_Parted] = []

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
        """Return the block behind one, None where that was not noted."""
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
            following = self._next_copy(decision, decision.copies)
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
            self._parted.append(_Parted(meeting, [sides[1]]))
        return sides[0] if sides else meeting

    def _next_copy(self, decision: Decision, copies: Mapping[int, tuple[int, ...]]) -> int | None:
        """Return the path to the longest copy that the trips left allow, None where these are not known."""
        loop = decision.origin
        if loop not in self._left:
            entry = next(self._rounds[loop], None)
            if entry is None:
                return None
            self._left[loop] = entry
        fitting = {
            end: max((times for times in trips if times <= self._left[loop]), default=0)
            for end, trips in copies.items()
        }
        often = dict(decision.options)
        following = max(fitting, key=lambda end: (fitting[end], often.get(end, 0.0)))
        if not fitting[following]:  # no trip is left: the path to the shortest copy, or to none
            following = min(copies, key=lambda end: max(copies[end], default=0))
        if not copies[following]:
            del self._left[loop]
        return following

    def _trips_of(self, origin: int, outcomes: Sequence[int]) -> Iterator[int]:
        """Iterate over the trips of each entry of the loop that ends in a block of the PTX."""
        source = self.decisions.source
        goes_back = source.blocks[origin].successors[0] in source.loops[origin].body
        back = Outcome.WENT if goes_back else Outcome.STAYED
        trips = 0
        for outcome in outcomes:
            trips += 1
            if outcome not in {back, Outcome.PARTED}:
                yield trips
                trips = 0

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
