"""Loops of the PTX, of which the machine code may have several copies, and what warps do in these and where lanes part.

The rule: nothing here is asked of a kernel without loops whose lanes stay together. A copy of a loop makes some of its
trips at once, and a warp goes on in the longest copy that the trips left allow.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.compiler.machine import EXIT, ControlFlow
from warplens.cuda.simt.counting import counts, transactions

WHOLE = 0.5  # a copy of a PTX block has at least this share of its images: others have a few that were moved out
CopiesOfBlocks = Mapping[int, Mapping[int, int]]  # trips of the copies of PTX blocks, by PTX block and machine block


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop of the PTX."""

    header: int
    body: frozenset[int]
    entries: int  # how many warps enter it
    entering_lanes: int  # how many lanes enter it
    partings: int  # how often lanes leave it before others
    trips: counts.TripCount | None = None  # how copies of it would run, None where that was not counted

    @property
    def exits(self) -> float:
        """The average number of different times at which the lanes of one entry leave."""
        return 1.0 + self.partings / self.entries

    def is_even(self, executions: int) -> bool:
        """Whether a block with this many executions can have run equally often for each entry and lane."""
        return not self.partings and executions % self.entries == 0

    def share(self, lanes: int, times: int, below: int) -> counts.Share | None:
        """Return how a copy of `times` trips runs that takes what remains of `below` (0: all), None if not known.

        `lanes` are the executions of the copied block by lanes: as many as rounds of the loop, or one fewer for each.
        """
        shares = () if self.trips is None else (self.trips.rounds, self.trips.repeats)
        return next((s[times, below] for s in shares if s[1, 0].lanes == lanes and (times, below) in s), None)


def copies_of_loops(
    flow: ControlFlow,
    blocks: Sequence[counts.BlockCount],
    block_of: Mapping[int, int],  # the blocks of the PTX by line
    *,
    loops: Mapping[int, Loop],  # the innermost one of each block
    branches: Mapping[int, Sequence[int]],  # the machine blocks that end in the branch of each block of the PTX
    of_block: CopiesOfBlocks,
    likely: CopiesOfBlocks,
) -> dict[int, Mapping[int, int]]:
    """Return the trips of the copies in the machine code of each loop of which it has several, by its last block."""
    images: dict[int, set[int]] = defaultdict(set)
    held: dict[tuple[int, int], set[int]] = defaultdict(set)
    for number, machine in enumerate(flow.blocks):
        for instruction in machine.instructions:
            if instruction.image and instruction.ptx_line in block_of:
                images[block_of[instruction.ptx_line]].add(instruction.ptx_line)
                held[block_of[instruction.ptx_line], number].add(instruction.ptx_line)
    copied: dict[int, Mapping[int, int]] = {}
    for origin, ends in branches.items():
        loop = loops.get(origin)
        if loop is None or loop.header not in blocks[origin].successors:
            continue
        if [n for n in loop.body if not set(blocks[n].successors) <= loop.body] != [origin]:
            continue  # a loop that is left elsewhere, too
        inside = [number for number in of_block if loops.get(number) is loop]
        whole = [
            {n: k for n, k in of_block[own].items() if len(held[own, n]) >= WHOLE * len(images[own])}
            for own in (origin, *inside)
            if own in of_block
        ]
        trips = max(whole, key=lambda of_own: sum(of_own.values()), default=likely.get(origin, {}))
        if trips and (len(ends) > 1 or max(trips.values()) > 1):
            copied[origin] = trips
    return copied


def first_copies(
    flow: ControlFlow, loops: Mapping[int, frozenset[int]], trips: Mapping[int, int], edge: tuple[int, int]
) -> tuple[int, ...]:
    """Return the trips of the copies first behind an edge; `loops` are of the machine code, `trips` by its blocks."""
    around = _around(loops, frozenset(trips))
    seen: set[int] = set()
    first: set[int] = set()
    work = [edge]
    while work:
        before, number = work.pop()
        if number == EXIT or number in seen or before in around.get(number, ()):
            continue
        seen.add(number)
        if trips.get(number):
            first.add(trips[number])
            continue
        work += [(number, successor) for successor in flow.blocks[number].successors]
    return tuple(sorted(first, reverse=True))


def _around(loops: Mapping[int, frozenset[int]], copies: frozenset[int]) -> dict[int, frozenset[int]]:
    """Return the loops of the machine code around that with all copies of a loop, by their first blocks."""
    holding = {header: body for header, body in loops.items() if copies <= body}
    if len(copies) == 1 and holding:
        del holding[min(holding, key=lambda header: len(holding[header]))]
    return holding


def trips_of_entries(loop: Loop, last: counts.BlockCount, outcomes: Sequence[int]) -> Iterator[int]:
    """Iterate over the trips of each entry of a loop; `outcomes` are those of the branch of its last block."""
    back = transactions.Outcome.WENT if last.successors[0] in loop.body else transactions.Outcome.STAYED
    trips = 0
    for outcome in outcomes:
        trips += 1
        if outcome not in {back, transactions.Outcome.PARTED}:
            yield trips
            trips = 0


def next_copy(left: int, copies: Mapping[int, tuple[int, ...]], options: Sequence[tuple[int, float]]) -> int:
    """Return the path to the longest copy that the trips left allow, from a decision of `correspondence`."""
    fitting = {end: max((times for times in trips if times <= left), default=0) for end, trips in copies.items()}
    often = dict(options)
    following = max(fitting, key=lambda end: (fitting[end], often.get(end, 0.0)))
    if not fitting[following]:  # no trip is left: the path to the shortest copy, or to none
        following = min(copies, key=lambda end: max(copies[end], default=0))
    return following


@dataclass(slots=True)
class Parted:
    """Lanes that have parted: the block where they meet, and where those begin that have not gone on yet."""

    meeting: int
    waiting: list[int]
