"""Infers how many warps pass each block of the machine code.

The rule: the hard constraints (control that enters a block leaves it) hold in every solution. The counts of the PTX are
met as far as possible, those of memory instructions first. Among the remaining solutions the one with the fewest
instructions is taken, since the assembler copies code to execute less of it.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

import numpy as np

from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.execute.instructions import copies as code_copies
from warplens.cuda.ground import graph
from warplens.cuda.simt.counting.counts import Share

# A linear program, built row by row.
# A constraint that need not hold exactly may be violated at a price, so that every program has a solution.

Row = Mapping[int, float]


class LinearProgram:
    """Variables that are at least 0, rows over them, and a price for each."""

    def __init__(self, prices: Sequence[float]) -> None:
        self._prices = list(prices)
        self._limits: list[float | None] = [None] * len(self._prices)
        self._equal: list[tuple[Row, float]] = []
        self._most: list[tuple[Row, float]] = []

    def variable(self, price: float = 0.0, limit: float | None = None) -> int:
        """Add a variable, at most `limit`."""
        self._prices.append(price)
        self._limits.append(limit)
        return len(self._prices) - 1

    def limit(self, variable: int, limit: float) -> None:
        """Keep a variable at or below a limit."""
        before = self._limits[variable]
        self._limits[variable] = limit if before is None else min(before, limit)

    def equal(self, row: Row, value: float) -> None:
        """Make the sum of a row equal to a value."""
        self._equal.append((row, value))

    def at_most(self, row: Row, value: float = 0.0) -> None:
        """Keep the sum of a row at or below a value."""
        self._most.append((row, value))

    def near(self, row: Row, value: float, price: float, *, at_least: bool = False) -> None:
        """Bring the sum of a row near a value, at a price for each unit of difference; with `at_least` more is free."""
        missing, over = self.variable(price), self.variable(0.0 if at_least else price)
        self.equal({**row, missing: 1.0, over: -1.0}, value)

    def solve(self, prices: Sequence[float] | None = None) -> np.ndarray | None:
        """Return the cheapest values, None where there is no solution; `prices` replaces the program's own prices."""
        # HiGHS itself: linprog calls the same solver, and SciPy's optimizers take a quarter of a second to import.
        import highspy

        rows, columns = [*self._most, *self._equal], [list[tuple[int, float]]() for _ in self._prices]
        for number, (row, _) in enumerate(rows):
            for column, value in row.items():
                columns[column].append((number, value))
        entries = list(chain.from_iterable(columns))
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = len(columns), len(rows)
        program.col_cost_ = self._prices if prices is None else [*prices, *[0.0] * (len(columns) - len(prices))]
        program.col_lower_ = [0.0] * len(columns)
        program.col_upper_ = [math.inf if limit is None else limit for limit in self._limits]
        program.row_lower_ = [*[-math.inf] * len(self._most), *(value for _, value in self._equal)]
        program.row_upper_ = [value for _, value in rows]
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_ = [0, *accumulate(map(len, columns))]
        program.a_matrix_.index_ = [number for number, _ in entries]
        program.a_matrix_.value_ = [value for _, value in entries]
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", "false")
        solver.passModel(program)
        solver.run()
        is_solved = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return np.asarray(solver.getSolution().col_value) if is_solved else None


MEMORY_PRICE, IMAGE_PRICE, BRANCH_PRICE, LOOP_PRICE, LIKELY_PRICE = 1000.0, 50.0, 20.0, 5.0, 2.0
"""These are the prices of missing a count by one, in instructions of the largest block; each is far above the next."""
UNEVEN = 8.0  # a loop's longest entry has at most this multiple of its mean trips; it only ties a loop to its entries
RAGGED = 0.05  # if mean trips are closer to a whole number than this, all entries but a few ragged ones have that many
SAME = 1e-6  # counts that differ by less than this share are equal: the solver's own tolerance is a tenth of it

Edge = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Executions:
    """Warps through each block and edge; `determined` if no other numbers satisfy the hard constraints."""

    blocks: tuple[float, ...]
    edges: dict[Edge, float]
    determined: bool


def executions(flow: ControlFlow, source: code_copies.CountSource, copies: code_copies.Copies) -> Executions | None:
    """Return how many warps pass each block, None where no flow fits."""
    system = _System(flow, source, copies)
    solution = system.solve()
    if solution is None:
        return None
    blocks, edges = solution
    warps = source.counts.warps
    return Executions(
        blocks=tuple(float(value) * warps for value in blocks),
        edges={edge: float(value) * warps for edge, value in zip(system.edges, edges, strict=True)},
        determined=_is_determined(flow, source, copies, float(np.dot(blocks, system.sizes))),
    )


def _is_determined(
    flow: ControlFlow, source: code_copies.CountSource, copies: code_copies.Copies, total: float
) -> bool:
    """Whether flow and memory instructions alone determine the total."""
    if source.partings:
        return False
    system = _System(flow, source, copies)
    sizes = [float(len(block.instructions)) for block in flow.blocks]
    for anchor in copies.anchors:
        if not anchor.at_least:
            system.program.equal(system.row(anchor), anchor.executions / source.counts.warps)
    for sign in (1.0, -1.0):
        solution = system.program.solve([sign * size for size in sizes])
        if solution is None or abs(float(np.dot(solution[: len(sizes)], sizes)) - total) > SAME * total:
            return False
    return True


class _System:
    """The linear program of a launch; its first variables are the blocks, then the edges, in executions per warp.

    Source: flow conservation and linear programming for execution counts as in Li and Malik, "Performance Analysis of
    Embedded Software Using Implicit Path Enumeration", DAC 1995; here most counts are known and few are inferred.
    """

    def __init__(self, flow: ControlFlow, source: code_copies.CountSource, copies: code_copies.Copies) -> None:
        self.flow, self.source, self.copies = flow, source, copies
        self.edges: list[Edge] = [(n, s) for n, block in enumerate(flow.blocks) for s in block.successors]
        self.sizes = [float(len(block.instructions)) for block in flow.blocks]
        self.program = LinearProgram([*self.sizes, *[0.0] * len(self.edges)])
        self._into: dict[int, list[int]] = defaultdict(list)
        self._out: dict[int, list[int]] = defaultdict(list)
        for variable, (start, end) in enumerate(self.edges, len(flow.blocks)):
            self._out[start].append(variable)
            self._into[end].append(variable)
        self._loops = graph.natural_loops([block.successors for block in flow.blocks])
        self._conserve()

    def solve(self) -> tuple[np.ndarray, np.ndarray] | None:
        """Add the counts of the PTX and solve."""
        largest = max(self.sizes)
        for anchor in self.copies.anchors:
            price = MEMORY_PRICE if anchor.memory else IMAGE_PRICE
            executions_per_warp = anchor.executions / self.source.counts.warps
            self.program.near(
                self.row(anchor),
                executions_per_warp,
                price * largest,
                at_least=anchor.at_least or self._is_uneven(anchor),
            )
        for origin, copies in self.copies.likely.items():
            executions_per_warp = self.source.blocks[origin].executions / self.source.counts.warps
            counted = {number: float(count) for number, count in copies.items()}
            self.program.near(counted, executions_per_warp, LIKELY_PRICE * largest)
        for origin, copies in self.copies.of_block.items():
            self._share_trips(origin, copies, IMAGE_PRICE * largest / 2)
        self._follow_branches(BRANCH_PRICE * largest)
        for line, slow in self.source.slow.items():  # the functions for slow operands, as often as warps had one
            calling = code_copies.calls_of(self.flow, line)
            around = [edge for number in calling if (edge := self._around(number)) is not None]
            for row, warps in ((calling, slow.warps), (around, slow.others)):
                if row:
                    self.program.near(dict.fromkeys(row, 1.0), warps / self.source.counts.warps, IMAGE_PRICE * largest)
        self._enter_loops(LOOP_PRICE * largest)
        solution = self.program.solve()
        blocks = len(self.sizes)
        return None if solution is None else (solution[:blocks], solution[blocks : blocks + len(self.edges)])

    @staticmethod
    def row(anchor: code_copies.Anchor) -> dict[int, float]:
        """Return the executions of an anchor's instructions as a row."""
        return {number: float(copies) for number, copies in anchor.copies}

    def _conserve(self) -> None:
        """Let as many warps leave a block as enter it; where lanes diverge, both edges have the warp until they meet.

        Lanes reconverge at the end of a block made for it, which each group of them executes, or where edges join; in
        code that has places to gather lanes, at the starts of these alone. One edge out of a loop may bring several
        groups, which leave it in different trips.
        """
        program, source = self.program, self.source
        kept = {i.ptx_line for block in self.flow.blocks for i in block.instructions if i.control is not None}
        elsewhere = sum(block.parted for line, block in source.branches.items() if line not in kept)
        has_places = any(block.gathers for block in self.flow.blocks)
        partings: list[int] = []
        meetings: list[int] = []
        calls: dict[int, list[int]] = defaultdict(list)
        for number, block in enumerate(self.flow.blocks):
            if block.calls is not None:
                calls[block.calls].append(number)
        for number, block in enumerate(self.flow.blocks):
            into: Counter[int] = Counter({number: 1})
            into.subtract([*self._into[number], *calls[number]])
            out: Counter[int] = Counter({number: 1})
            out.subtract(self._out[number])
            if source.partings and block.reconverges:
                meetings.append(program.variable())
                out[meetings[-1]] = -1
                for edge in self._into[number]:
                    if not self._leaves_loop(edge):
                        program.at_most({edge: 1.0, self._out[number][0]: -1.0})
            elif source.partings and (block.gathers if has_places else len(self._into[number]) > 1):
                meetings.append(program.variable())
                into[meetings[-1]] = 1
                for edge in self._into[number]:
                    if not (block.gathers and self._brings_several(edge)):
                        program.at_most({edge: 1.0, number: -1.0})
            branch = source.branches.get(block.instructions[-1].ptx_line)
            most = source.partings if branch is None else branch.parted + elsewhere  # conditions may be joined
            if most and len(self._out[number]) > 1:
                partings.append(program.variable(limit=most / source.counts.warps))
                out[partings[-1]] = 1
                for other in (partings[-1], *self._out[number]):
                    program.at_most({other: 1.0, number: -1.0})
            program.equal({k: float(v) for k, v in into.items()}, 1.0 if number == 0 else 0.0)
            program.equal({k: float(v) for k, v in out.items()}, 0.0)
        if meetings:
            program.at_most({**dict.fromkeys(meetings, 1.0), **dict.fromkeys(partings, -1.0)})

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

    def _follow_branches(self, price: float) -> None:
        """Send as many warps along each edge as the PTX did, at branches whose every copy decides about one trip."""
        copies: dict[int, list[int]] = defaultdict(list)
        for number, block in enumerate(self.flow.blocks):
            if any(i.control is not None for i in block.instructions):
                copies[block.instructions[-1].ptx_line].append(number)
        for line, numbers in copies.items():
            origin = self.source.block_of.get(line, -1)
            trips = self.copies.of_block.get(origin) or self.copies.likely.get(origin)
            if len(numbers) > 1 and (trips is None or max(trips.values(), default=0) != 1):
                continue
            matches = [code_copies.known_edges(self.flow, self.source, number) for number in numbers]
            if None in matches:
                continue
            rows: dict[code_copies.PtxEdge, dict[int, float]] = defaultdict(dict)
            for number, known in zip(numbers, matches, strict=True):
                for successor, edge in (known or {}).items():
                    rows[edge][len(self.sizes) + self.edges.index((number, successor))] = 1.0
            for edge, row in rows.items():
                self.program.near(row, edge.warps / self.source.counts.warps, price)

    # --- loops that the assembler unrolled ----------------------------------------------------------------------------

    def _is_uneven(self, anchor: code_copies.Anchor) -> bool:
        """Whether lanes leave an unrolled loop at different times: a shorter copy then runs for some of them only."""
        origins = {self.source.block_of[line] for line in self._lines(anchor)}
        return any(
            origin in self.source.loops and self.source.loops[origin].partings and len(anchor.copies) > 1
            for origin in origins
        )

    def _lines(self, anchor: code_copies.Anchor) -> set[int]:
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
        if shares := code_copies.shares_of(self.source, origin, copies):
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
        """Run each copy as often as the same number of trips for every entry allows."""
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

    def _origin(self, header: int, body: frozenset[int]) -> code_copies.Loop | None:
        """Return the loop of the PTX that a loop comes from: the one of the lines of its branches back."""
        for number in sorted(body):
            if header in self.flow.blocks[number].successors:
                origin = self.source.block_of.get(self.flow.blocks[number].instructions[-1].ptx_line)
                if origin in self.source.loops:
                    return self.source.loops[origin]
        return None

    def _trips(self, header: int, body: frozenset[int], loop: code_copies.Loop) -> list[tuple[int, int, int]]:
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
