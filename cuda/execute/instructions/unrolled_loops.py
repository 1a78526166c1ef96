"""Loops that the assembler unrolled, calls for slow operands and lanes that part: how often copies and groups run.

The rule: the classes here add rows to a linear program of executions, and lanes to blocks, and are entered only where a
kernel has a loop, a slow path or lanes that part. Where the engine counted the trips of each lane, nothing is assumed.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.execute.instructions import copied_loops, correspondence
from warplens.cuda.simt.counting.counts import Share
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.passes.control_flow import reachable

UNEVEN = 8.0  # a loop's longest entry has at most this multiple of its mean trips; it only ties a loop to its entries
RAGGED = 0.05  # if mean trips are closer to a whole number than this, all entries but a few ragged ones have that many

Row = Mapping[int, float]


class Program(Protocol):
    """The linear program that rows are added to (`executions.LinearProgram`)."""

    def variable(self, price: float = 0.0, limit: float | None = None) -> int:
        """Add a variable, at most `limit`."""

    def limit(self, variable: int, limit: float) -> None:
        """Keep a variable at or below a limit."""

    def at_most(self, row: Row, value: float = 0.0) -> None:
        """Keep the sum of a row at or below a value."""

    def near(self, row: Row, value: float, price: float, *, at_least: bool = False) -> None:
        """Bring the sum of a row near a value, at a price for each unit of difference; with `at_least` more is free."""


def calls_of(flow: ControlFlow, line: int) -> list[int]:
    """Return the blocks that call an inner function for a line of the PTX."""
    return [n for n, b in enumerate(flow.blocks) if b.calls is not None and b.instructions[-1].ptx_line == line]


def shares_of(source: correspondence.CountSource, origin: int, copies: dict[int, int]) -> dict[tuple[int, ...], Share]:
    """Return how the copies of a PTX block in a loop run, by machine blocks of as many trips, where all that is known.

    The copy of the most trips runs while as many remain; each other one takes what the next longer one leaves. Copies
    of one trip each take all trips, and their number says no more than that of the PTX block.
    """
    loop = source.loops.get(origin)
    sizes = sorted(set(copies.values()), reverse=True)
    if sizes == [1]:
        return {}
    shares: dict[tuple[int, ...], Share] = {}
    for below, times in zip([0, *sizes], sizes, strict=False):
        share = None if loop is None else loop.share(source.blocks[origin].lanes, times, below)
        if share is None:
            return {}
        shares[tuple(number for number, count in copies.items() if count == times)] = share
    return shares


class LoopRows:
    """The rows of loops, with the blocks and edges of a system of executions (`executions._System`)."""

    flow: ControlFlow
    source: correspondence.CountSource
    copies: correspondence.Copies
    program: Program
    sizes: list[float]
    edges: list[tuple[int, int]]
    _into: dict[int, list[int]]
    _out: dict[int, list[int]]
    _loops: dict[int, frozenset[int]]

    def _is_uneven(self, anchor: correspondence.Anchor) -> bool:
        """Whether lanes leave an unrolled loop at different times: a shorter copy then runs for some of them only."""
        origins = {self.source.block_of[line] for line in self._lines(anchor)}
        return any(
            origin in self.source.loops and self.source.loops[origin].partings and len(anchor.copies) > 1
            for origin in origins
        )

    def _lines(self, anchor: correspondence.Anchor) -> set[int]:
        inside = {number for number, _ in anchor.copies}
        return {
            i.ptx_line
            for number in inside
            for i in self.flow.blocks[number].instructions
            if i.image and i.ptx_line in self.source.block_of
        }

    def _share_trips(self, origin: int, copies: dict[int, int], price: float) -> None:
        """Limit how often each copy of an unrolled loop's block runs.

        With t trips for every entry, the longest copy, of m trips, runs t / m times, rounded down, and each other copy
        takes what the longer ones leave. Where entries or lanes differ, remainders are taken to be equally likely: the
        longest copy then leaves (m - 1) / 2 trips on average, and a copy of m trips below one of r m trips runs as
        often as the expected largest of d random remainders below r, for d different times of leaving: the sum over
        k < r of 1 - (k / r)^d. Where the engine counted the trips of each lane, nothing is assumed.
        """
        loop = self.source.loops.get(origin)
        executed, warps = self.source.blocks[origin].executions, self.source.counts.warps
        if loop is None or not executed:
            return
        self._take_copies_in_turn(copies, price)
        if shares := shares_of(self.source, origin, copies):
            for numbers, share in shares.items():
                self._run_copies(numbers, share, price)
            return
        entries = loop.entries
        longest = max(copies.values(), default=1)
        if loop.is_even(executed):
            self._share_evenly(copies, executed // entries, entries, price)
            return
        for number, trips in copies.items():
            if trips == longest and trips > 1:
                left = executed / trips - entries * (trips - 1) / (2 * trips)
                if self._is_alike(executed, entries):
                    left = float(entries * (round(executed / entries) // trips))
                self.program.limit(number, max(0.0, left) / warps)
                if loop.partings:
                    self.program.near({number: 1.0}, max(0.0, left) / warps, price)
            elif trips < longest and loop.partings:
                parts = min(other for other in copies.values() if other > trips) / trips
                expected = sum(1 - (k / parts) ** loop.exits for k in range(1, int(parts)))
                self.program.near({number: 1.0}, min(entries * expected, executed / trips) / warps, price)

    def _take_copies_in_turn(self, copies: dict[int, int], price: float) -> None:
        """Let no warp go to the last copy past the question whether it takes the first. In front of that the assembler
        asks whether the trips are a number that it can share out. The PTX has no such branch.
        """
        first = max(copies, key=lambda number: copies[number], default=None)
        asking = None if first is None or len(set(copies.values())) == 1 else self._around(first)
        if asking is None:
            return
        start = self.edges[asking - len(self.sizes)][0]
        before = {self.edges[edge - len(self.sizes)][0] for edge in self._into[start]}
        if len(before) != 1:
            return
        (number,) = before
        if (
            len(self._out[number]) == 2
            and self.flow.blocks[number].instructions[-1].ptx_line not in self.source.branches
        ):
            (past,) = (edge for edge in self._out[number] if self.edges[edge - len(self.sizes)][1] != start)
            self.program.near({past: 1.0}, 0.0, price)

    def _share_evenly(self, copies: dict[int, int], trips: int, entries: int, price: float) -> None:
        warps = self.source.counts.warps
        sizes = sorted(set(copies.values()), reverse=True)
        left = trips
        for size in sizes:
            numbers = [number for number, count in copies.items() if count == size]
            runs = entries * (left // size) / warps
            if size > 1:
                for number in numbers:
                    self.program.limit(number, runs)
            if len(sizes) > 1:
                self.program.near(dict.fromkeys(numbers, 1.0), runs, price)
            left %= size

    def _run_copies(self, numbers: tuple[int, ...], share: Share, price: float) -> None:
        """Run copies of as many trips as counted; a lone one is also skipped and left by as many groups of lanes."""
        warps = self.source.counts.warps
        self.program.near(dict.fromkeys(numbers, 1.0), share.warps / warps, price)
        if len(numbers) > 1:
            return
        (number,) = numbers
        if number in self.flow.blocks[number].successors and len(self._out[number]) == 2:
            for edge in self._out[number]:
                is_back = self.edges[edge - len(self.sizes)][1] == number
                self.program.near(
                    {edge: 1.0}, (share.warps - share.entries if is_back else share.groups) / warps, price
                )
        skipping = self._around(number)
        if skipping is not None:
            self.program.near({skipping: 1.0}, share.skips / warps, price)

    def _around(self, number: int) -> int | None:
        """Return the edge by which lanes skip a copy: the other edge of the branch before it."""
        before = number
        for _ in self.flow.blocks:
            starts = {self.edges[edge - len(self.sizes)][0] for edge in self._into[before]} - {before}
            if len(starts) != 1:
                return None
            (start,) = starts
            if len(self._out[start]) == 2:
                return next(edge for edge in self._out[start] if self.edges[edge - len(self.sizes)][1] != before)
            before = start
        return None

    def _meet(self, number: int, into: Counter[int], out: Counter[int], *, has_places: bool) -> list[int]:
        """Let lanes that have parted meet at a block, or at its end; return a variable for how many groups do, if any.
        `into` and `out` are the rows of those that enter and leave the block, `has_places` whether some gather lanes.
        """
        block = self.flow.blocks[number]
        if block.reconverges:
            meeting = self.program.variable()
            out[meeting] = -1
            for edge in self._into[number]:
                if not self._leaves_loop(edge):
                    self.program.at_most({edge: 1.0, self._out[number][0]: -1.0})
            return [meeting]
        if block.gathers if has_places else len(self._into[number]) > 1:
            meeting = self.program.variable()
            into[meeting] = 1
            for edge in self._into[number]:
                if not (block.gathers and self._brings_several(edge)):
                    self.program.at_most({edge: 1.0, number: -1.0})
            return [meeting]
        return []

    def _brings_several(self, edge: int) -> bool:
        """Whether lanes may come one group after the other: they left a loop and have not met since."""
        seen: set[int] = set()
        work = [edge]
        while work:
            edge = work.pop()
            if self._leaves_loop(edge):
                return True
            start = self.edges[edge - len(self.sizes)][0]
            if start not in seen and not self.flow.blocks[start].gathers:
                seen.add(start)
                work += self._into[start]
        return False

    def _leaves_loop(self, edge: int) -> bool:
        start, end = self.edges[edge - len(self.sizes)]
        return any(start in body and end not in body for body in self._loops.values())

    def _call_slow_paths(self, price: float) -> None:
        for line, slow in self.source.slow.items():
            calling = calls_of(self.flow, line)
            around = [edge for number in calling if (edge := self._around(number)) is not None]
            for row, warps in ((calling, slow.warps), (around, slow.others)):
                if row:
                    self.program.near(dict.fromkeys(row, 1.0), warps / self.source.counts.warps, price)

    @staticmethod
    def _is_alike(executed: int, entries: int) -> bool:
        """Whether all entries of a loop but a few had the same number of trips."""
        return abs(executed - entries * round(executed / entries)) <= RAGGED * entries

    def _enter_loops(self, price: float) -> None:
        """Tie the executions in a loop to its entries, so that a loop without entries does not run."""
        loops = self._loops
        origins = {header: loop for header, body in loops.items() if (loop := self._origin(header, body)) is not None}
        shared = Counter(loop.header for loop in origins.values())
        warps = self.source.counts.warps
        for header, loop in origins.items():
            body = loops[header]
            entering = [edge for edge in self._into[header] if self.edges[edge - len(self.sizes)][0] not in body]
            for number, origin, trips in self._trips(header, body, loop):
                executed = self.source.blocks[origin].executions
                is_alike = loop.is_even(executed) or self._is_alike(executed, loop.entries)
                trips_per_entry = executed / loop.entries
                most = round(trips_per_entry) // trips if is_alike else max(1.0, UNEVEN * trips_per_entry / trips)
                row = {number: 1.0} | dict.fromkeys(entering, -float(most))
                self.program.at_most(row, float(most) if header == 0 else 0.0)
            if shared[loop.header] == 1 and header:
                self.program.near(dict.fromkeys(entering, 1.0), loop.entries / warps, price)

    def _origin(self, header: int, body: frozenset[int]) -> copied_loops.Loop | None:
        """Return the loop of the PTX that a loop comes from: the one of the lines of its branches back."""
        for number in sorted(body):
            if header in self.flow.blocks[number].successors:
                origin = self.source.block_of.get(self.flow.blocks[number].instructions[-1].ptx_line)
                if origin in self.source.loops:
                    return self.source.loops[origin]
        return None

    def _trips(self, header: int, body: frozenset[int], loop: copied_loops.Loop) -> list[tuple[int, int, int]]:
        """Return machine block, PTX block and trips at once of the copies in a loop, else those of its branch back."""
        sure = [
            (number, origin, count)
            for origin, copies in self.copies.of_block.items()
            if self.source.loops.get(origin) is loop
            for number, count in copies.items()
            if number in body
        ]
        likely = [
            (number, origin, 1)
            for origin, copies in self.copies.likely.items()
            if self.source.loops.get(origin) is loop
            for number in copies
            if number in body
        ]
        back = next(number for number in sorted(body) if header in self.flow.blocks[number].successors)
        origin = self.source.block_of.get(self.flow.blocks[back].instructions[-1].ptx_line, loop.header)
        return sure or likely or [(back, origin, 1)]


class LoopLanes:
    """The lanes of copies of loops and of slow paths, among those of all blocks (`executions._Lanes`)."""

    flow: ControlFlow
    source: correspondence.CountSource
    mean_lanes: list[float]
    warp_blocks: Sequence[float]  # the warps that pass each block
    warp_edges: Mapping[tuple[int, int], float]

    def _share_trips(self, origin: int, blocks: dict[int, int]) -> None:
        """Share the lanes of an unrolled loop's block among its copies, where lanes leave at different times."""
        loop = self.source.loops.get(origin)
        longest = max(blocks.values(), default=1)
        if loop is None or not loop.partings:
            return
        counted = shares_of(self.source, origin, blocks)
        for numbers, counts in counted.items():
            warps = sum(self.warp_blocks[number] for number in numbers)
            for number in numbers if warps else ():
                self.mean_lanes[number] = min(float(LANES), max(1.0, counts.lanes / warps))
        if counted:
            for number in self._between(loop, blocks):
                self.mean_lanes[number] = loop.entering_lanes / loop.entries
        if counted or len(blocks) < 2 or list(blocks.values()).count(longest) > 1:
            return
        total = self.source.blocks[origin].lanes
        shares = {}
        for number, trips in blocks.items():
            if trips == longest:
                shares[number] = max(0.0, total / trips - loop.entering_lanes * (trips - 1) / (2 * trips))
            else:
                parts = min(other for other in blocks.values() if other > trips) / trips
                shares[number] = loop.entering_lanes * (parts - 1) / 2
        sum_ = sum(share * blocks[number] for number, share in shares.items())
        for number, share in shares.items():
            if self.warp_blocks[number] > 0 and sum_:
                self.mean_lanes[number] = min(float(LANES), max(1.0, share * total / sum_ / self.warp_blocks[number]))

    def _take_slow_paths(self) -> None:
        """Give the calls for slow operands the slow lanes, and the code around them the others."""
        inside: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for line, slow in self.source.slow.items():
            origin = self.source.blocks[self.source.block_of[line]]
            for number in calls_of(self.flow, line) if slow.warps else ():
                self.mean_lanes[number] = slow.lanes / slow.warps
                inside[self.flow.blocks[number].calls or 0][0] += slow.warps
                inside[self.flow.blocks[number].calls or 0][1] += slow.lanes
                for neighbour in self._beside(number) if slow.others else ():
                    if {i.ptx_line for i in self.flow.blocks[neighbour].instructions} == {line}:
                        self.mean_lanes[neighbour] = (origin.lanes - slow.lanes) / slow.others
        for function, (warps, lanes) in inside.items():
            for number in reachable([block.successors for block in self.flow.blocks], (function,)):
                self.mean_lanes[number] = lanes / warps

    def _meet_again(self) -> None:
        for number, block in enumerate(self.flow.blocks):
            if block.reconverges and self.warp_blocks[number] > 0 and block.successors[0] >= 0:
                after = block.successors[0]
                self.mean_lanes[number] = (
                    self.mean_lanes[after] * self.warp_edges[number, after] / self.warp_blocks[number]
                )

    def _beside(self, number: int) -> set[int]:
        starts = {start for start, end in self.warp_edges if end == number}
        successors = {after for start in starts for after in self.flow.blocks[start].successors}
        return {after for after in successors if after >= 0} - {number}

    def _between(self, loop: copied_loops.Loop, copies: dict[int, int]) -> Iterator[int]:
        """Iterate over the blocks that decide which copies of a loop follow: all lanes that entered it are there."""
        for number, block in enumerate(self.flow.blocks):
            origins = {self.source.block_of.get(i.ptx_line) for i in block.instructions}
            if len(block.successors) > 1 and number not in copies and origins <= loop.body:
                yield number
