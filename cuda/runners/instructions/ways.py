"""The ways that recorded warps take through the machine code, branch by branch.

The rule: at a branch of the machine code a warp goes where it went at the branch of the PTX that it comes from, as the
engine noted it (`decisions`). Where lanes part, both sides are walked up to the block where they meet. A loop of which
the machine code has copies of several trips goes on in the longest copy that the trips left allow. What no branch of
the PTX decides (slow paths of quotients and roots, for one) comes in the proportion in which all warps take it.

Source: the proportion is spread evenly, as Bresenham's algorithm spreads the steps of a line.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.flow import EXIT
from warplens.cuda.runners.instructions.decisions import RARE, Decision, Decisions
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.traces import OUTCOMES, Outcome, RecordedBlocks
from warplens.cuda.timing.trace import WarpWays

MOST_INSTRUCTIONS = 200_000
"""A way is followed for this many instructions; what comes behind is taken to go on like it."""
MOST_BLOCKS = 60_000
"""All ways together are followed for about this many blocks: a warp beyond that takes the way of another one."""


def ways_of(
    flow: ControlFlow, counts: LaunchCounts, passes: Mapping[tuple[int, int], float], recorded: RecordedBlocks
) -> WarpWays:
    """Return the ways of the recorded warps.

    Args:
        flow: the machine code.
        counts: what the launch executed.
        passes: how many warps go from one block of the machine code to another.
        recorded: the branches of the warps.
    """
    decisions = Decisions(flow, counts, passes)
    ways: list[NDArray[np.int64]] = []
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
            if sum(map(len, ways)) < MOST_BLOCKS:
                way = _Way(decisions, noted.tolist(), is_whole=len(noted) == times)
                way.follow()
                is_cut |= way.is_cut
                lengths.append(float(sizes[way.blocks].sum()) * max(1.0, times / max(1, len(noted))))
                ways.append(np.array(way.blocks, np.int64))
                branches.append(times)
                number_of[key] = len(ways) - 1
            else:
                number_of[key] = int(np.abs(np.array(branches) - times).argmin())
        of_warp[place] = number_of[key]
        instructions[place] = lengths[number_of[key]]
    return WarpWays(ways=tuple(ways), of_warp=of_warp, instructions=instructions, is_cut=is_cut)


@dataclass(slots=True)
class _Parted:
    """Lanes that have parted: the block where they meet, and where those begin that have not gone on yet."""

    meeting: int
    waiting: list[int]


class _Way:
    """The way of one warp.

    Attributes:
        blocks: those of the machine code that it passes, in their order.
        is_cut: it was not followed to its end.
    """

    def __init__(self, decisions: Decisions, noted: Sequence[int], *, is_whole: bool) -> None:
        """Begin a way.

        Args:
            decisions: those of the launch.
            noted: the branches of the warp, as `RecordedBlocks` has them.
            is_whole: they are all.
        """
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
        """Let lanes go both ways; return the one that is walked first."""
        meeting = self.decisions.meeting[block]
        sides = [side for side in (decision.went, decision.stayed) if side not in {meeting, EXIT}]
        if len(sides) == 2:
            # A side that comes back to the branch is a loop that some lanes leave: what these do comes first.
            sides.sort(key=lambda side: side <= block)
            self._parted.append(_Parted(meeting, [sides[1]]))
        return sides[0] if sides else meeting

    def _next_copy(self, decision: Decision, copies: Mapping[int, tuple[int, ...]]) -> int | None:
        """Return the way to the longest copy that the trips left allow, None where these are not known."""
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
        if not fitting[following]:  # no trip is left: the way to the shortest copy, or to none
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
