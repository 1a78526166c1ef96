"""Infers how many warps and lanes execute each block of the machine code, and counts its instructions and requests.

The rule: of warps the hard constraints (control that enters a block leaves it) hold in every solution. The counts of
the PTX are met as far as possible, those of memory instructions first. Among the remaining solutions the one with the
fewest instructions is taken, since the assembler copies code to execute less of it. An instruction is executed by the
active lanes, as the engine counted them for the PTX block that it comes from. It counts as predicated off for lanes
whose guard is false, and a branch for lanes that do not take it.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

import numpy as np

from warplens.cuda.compiler.machine import ControlFlow, SassInstruction
from warplens.cuda.execute.instructions import correspondence
from warplens.cuda.execute.instructions.correspondence import Anchor, Copies, CountSource, PtxEdge
from warplens.cuda.execute.instructions.instruction_counts import (
    CONSTANT_LOAD,
    LOCAL_LOAD,
    LOCAL_STORE,
    InstructionCounts,
    MachineRequests,
    spill_traffic,
)
from warplens.cuda.execute.instructions.unrolled_loops import LoopLanes, LoopRows, Row
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.passes.control_flow import natural_loops

# A linear program, built row by row.
# A constraint that need not hold exactly may be violated at a price, so that every program has a solution.


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
SAME = 1e-6  # counts that differ by less than this share are equal: the solver's own tolerance is a tenth of it
Edge = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Executions:
    """Warps through each block and edge; `determined` if no other numbers satisfy the hard constraints."""

    blocks: tuple[float, ...]
    edges: dict[Edge, float]
    determined: bool


def executions(flow: ControlFlow, source: CountSource, copies: Copies) -> Executions | None:
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


def _is_determined(flow: ControlFlow, source: CountSource, copies: Copies, total: float) -> bool:
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


class _System(LoopRows):
    """The linear program of a launch; its first variables are the blocks, then the edges, in executions per warp.

    Source: flow conservation and linear programming for execution counts as in Li and Malik, "Performance Analysis of
    Embedded Software Using Implicit Path Enumeration", DAC 1995; here most counts are known and few are inferred.
    """

    program: LinearProgram

    def __init__(self, flow: ControlFlow, source: CountSource, copies: Copies) -> None:
        self.flow, self.source, self.copies = flow, source, copies
        self.edges: list[Edge] = [(n, s) for n, block in enumerate(flow.blocks) for s in block.successors]
        self.sizes = [float(len(block.instructions)) for block in flow.blocks]
        self.program = LinearProgram([*self.sizes, *[0.0] * len(self.edges)])
        self._into: dict[int, list[int]] = defaultdict(list)
        self._out: dict[int, list[int]] = defaultdict(list)
        for variable, (start, end) in enumerate(self.edges, len(flow.blocks)):
            self._out[start].append(variable)
            self._into[end].append(variable)
        self._loops = natural_loops([block.successors for block in flow.blocks])
        self._conserve()

    def solve(self) -> tuple[np.ndarray, np.ndarray] | None:
        largest = max(self.sizes)
        has_loops = bool(self.source.loops)
        for anchor in self.copies.anchors:
            price = MEMORY_PRICE if anchor.memory else IMAGE_PRICE
            executions_per_warp = anchor.executions / self.source.counts.warps
            self.program.near(
                self.row(anchor),
                executions_per_warp,
                price * largest,
                at_least=anchor.at_least or (has_loops and self._is_uneven(anchor)),
            )
        for origin, copies in self.copies.likely.items():
            executions_per_warp = self.source.blocks[origin].executions / self.source.counts.warps
            counted = {number: float(count) for number, count in copies.items()}
            self.program.near(counted, executions_per_warp, LIKELY_PRICE * largest)
        for origin, copies in self.copies.of_block.items() if has_loops else ():
            self._share_trips(origin, copies, IMAGE_PRICE * largest / 2)
        self._follow_branches(BRANCH_PRICE * largest)
        if self.source.slow:
            self._call_slow_paths(IMAGE_PRICE * largest)
        if has_loops:
            self._enter_loops(LOOP_PRICE * largest)
        solution = self.program.solve()
        blocks = len(self.sizes)
        return None if solution is None else (solution[:blocks], solution[blocks : blocks + len(self.edges)])

    @staticmethod
    def row(anchor: Anchor) -> dict[int, float]:
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
            if source.partings:
                meetings += self._meet(number, into, out, has_places=has_places)
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
            matches = [correspondence.known_edges(self.flow, self.source, number) for number in numbers]
            if None in matches:
                continue
            rows: dict[PtxEdge, dict[int, float]] = defaultdict(dict)
            for number, known in zip(numbers, matches, strict=True):
                for successor, edge in (known or {}).items():
                    rows[edge][len(self.sizes) + self.edges.index((number, successor))] = 1.0
            for edge, row in rows.items():
                self.program.near(row, edge.warps / self.source.counts.warps, price)


# The lanes of the warps, and the instructions of both.

SELECTED = 0.5  # a guard from no branch is taken to hold for this share of lanes: it selects one of two alternatives
SCALED = 0.0
"""Operands that need more of a function are taken to occur in this share of lanes: denormal, huge or tiny ones of a
quotient or root. Those of a quotient of integers are counted (`codegen.counters.corrections`)."""


def inferred_instructions(flow: ControlFlow | None, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of the machine code, None where that is not read or its counts cannot be inferred."""
    # The code of a later assembler may defeat the inference; a point must not lose its exact counts by that.
    try:
        return None if flow is None else machine_instructions(flow, counts)
    except (ArithmeticError, LookupError, ValueError):
        return None


def machine_instructions(flow: ControlFlow, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of a launch as its machine code executes them, None where no flow fits the counts."""
    source = CountSource(counts)
    copies = correspondence.find_copies(flow, source)
    warp_flow = executions(flow, source, copies)
    if warp_flow is None:
        return None
    sizes = [len(block.instructions) for block in flow.blocks]
    lanes = _Lanes(flow, source, copies, warp_flow)
    active = [warps * mean for warps, mean in zip(warp_flow.blocks, lanes.mean_lanes, strict=True)]
    threads = sum(size * lanes_ for size, lanes_ in zip(sizes, active, strict=True))
    off_lanes = sum(lanes.predicated_off())
    return InstructionCounts(
        warp_instructions=sum(size * warps for size, warps in zip(sizes, warp_flow.blocks, strict=True)),
        thread_instructions=threads,
        thread_instructions_on=threads - off_lanes,
        determined=warp_flow.determined,
        guards_known=not lanes.guessed,
        passes=warp_flow.edges,
        requests=lanes.requests(),
    )


class _Lanes(LoopLanes):
    """`mean_lanes` has the active lanes of an average execution of each machine block; `guessed` if guards were."""

    def __init__(self, flow: ControlFlow, source: CountSource, copies: Copies, warp_flow: Executions) -> None:
        self.flow, self.source, self.copies, self.warp_flow = flow, source, copies, warp_flow
        self.warp_blocks, self.warp_edges = warp_flow.blocks, warp_flow.edges
        self.single = correspondence.single_branches(flow)
        self.mean_lanes = self._filled([self._own(number) for number in range(len(flow.blocks))])
        for origin, blocks in copies.of_block.items() if source.loops else ():
            self._share_trips(origin, blocks)
        if source.slow:
            self._take_slow_paths()
        if any(block.reconverges for block in flow.blocks):
            self._meet_again()
        self.skipped = self._skipped()
        self.guessed = False

    def _own(self, number: int) -> float | None:
        """Return the most lanes of the PTX blocks that a block's unguarded instructions come from."""
        # The assembler moves instructions up, into blocks that at least as many lanes pass. After a branch where lanes
        # diverge, the count of the branch is better.
        before = [start for start, end in self.warp_flow.edges if end == number]
        gathers = self.flow.blocks[number].gathers
        if len(before) == 1 and not gathers and self.flow.blocks[before[0]].instructions[-1].ptx_line in self.single:
            edge = self._edge(before[0], number)
            if edge is not None and edge.warps:
                return edge.lanes / edge.warps
        origins = {self.source.block_of.get(i.ptx_line) for i in self.flow.blocks[number].instructions if not i.guarded}
        lanes_of_origins = (self.source.lanes_of(origin) for origin in origins if origin is not None)
        return max((lanes for lanes in lanes_of_origins if lanes is not None), default=None)

    def _filled(self, own: list[float | None]) -> list[float]:
        """Give blocks without lines of the PTX the lanes of their neighbours."""
        edges = self.warp_flow.edges
        for _ in own:
            for number, lanes in enumerate(own):
                if lanes is None:
                    before = [own[start] for start, end in edges if end == number]
                    after = [own[end] for start, end in edges if start == number and end >= 0]
                    near = [x for x in before if x is not None] or [x for x in after if x is not None]
                    own[number] = max(near, default=None)
        first = self.source.lanes_of(0) or float(LANES)
        return [first if lanes is None else lanes for lanes in own]

    def _skipped(self) -> frozenset[int]:
        """Return the PTX blocks that became guarded instructions: no branch of the machine code leads to them."""
        kept = {i.ptx_line for block in self.flow.blocks for i in block.instructions if i.control is not None}
        lost = {block.lines[-1] for block in self.source.blocks if len(block.successors) > 1 and block.lines} - kept
        return frozenset(
            number
            for block in self.source.blocks
            if len(block.successors) > 1 and block.lines and block.lines[-1] in lost
            for number in block.successors
            if number >= 0
        )

    def predicated_off(self) -> Iterator[float]:
        """Iterate over the lanes off at conditional instructions; those that correct a quotient are taken off once."""
        corrections: dict[int, float] = defaultdict(float)
        for number, block in enumerate(self.flow.blocks):
            active = self.warp_flow.blocks[number] * self.mean_lanes[number]
            for instruction in block.instructions:
                if instruction.never:
                    yield active
                elif instruction.control is not None and instruction.conditional:
                    yield active * (1.0 - self._taken(number, instruction))
                elif instruction.guarded:
                    yield active * (1.0 - self._on(number, instruction))
                    corrections[instruction.ptx_line] += active if instruction.scales else 0.0
        for line, active in corrections.items():
            yield -min(active, float(self.source.corrected.get(line, 0)))

    def requests(self) -> MachineRequests:
        """Return the requests that the PTX does not show; a guard that is guessed for them counts as no guess."""
        guessed = self.guessed
        whole = min(float(LANES), self.source.lanes_of(0) or float(LANES))
        passing = list(zip(self.warp_flow.blocks, self.mean_lanes, strict=True))
        requests = machine_requests(self.flow, self.source, passing, self._on, whole)
        self.guessed = guessed
        return requests

    def _edge(self, number: int, successor: int) -> PtxEdge | None:
        """Return the PTX edge to a successor where lanes diverge, known by its end, else by the number of warps."""
        block = self.flow.blocks[number]
        line = block.instructions[-1].ptx_line
        if len(block.successors) < 2 or line not in self.source.branches or not self.source.branches[line].parted:
            return None
        origin = self.source.block_of[line]
        matches = correspondence.known_edges(self.flow, self.source, number)
        if matches is not None:
            return matches[successor]
        first, second = self.source.edges(origin)
        passing = self.warp_flow.edges[number, block.successors[0]] / max(self.warp_flow.blocks[number], 1.0)
        executed = self.source.blocks[origin].executions
        is_straight = abs(passing - first.warps / executed) <= abs(passing - second.warps / executed)
        return first if (successor == block.successors[0]) == is_straight else second

    def _taken(self, number: int, branch: SassInstruction) -> float:
        warps = self.warp_flow.blocks[number]
        if not warps:
            return 0.0
        target = self.flow.blocks[number].successors[0]
        edge = self._edge(number, target)
        if edge is None:
            return min(1.0, self.warp_flow.edges[number, target] / warps)
        return edge.lanes / self.source.branches[branch.ptx_line].lanes

    def _on(self, number: int, instruction: SassInstruction) -> float:
        """Return the share of active lanes for which the guard of an instruction holds."""
        line = instruction.ptx_line
        origin = self.source.block_of.get(line)
        if instruction.scales:
            return self._guess(SCALED)
        if origin is None:
            return self._guess(SELECTED)
        memory = self.source.memory.get(line)
        block = self.source.blocks[origin]
        if instruction.memory and memory is not None:
            lanes = memory.active_lanes
        elif line in block.guarded:
            lanes = block.guarded[line]
        elif origin in self.skipped or all(
            i.guarded or self.source.block_of.get(i.ptx_line) != origin for i in self.flow.blocks[number].instructions
        ):  # the machine block has no unguarded instruction of the PTX block
            lanes = block.lanes
        else:
            return self._guess(SELECTED)
        lanes_of_copies = self._lanes_of_copies(number, line, origin)
        return min(1.0, lanes / lanes_of_copies) if lanes_of_copies else 0.0

    def _guess(self, share: float) -> float:
        self.guessed = True
        return share

    def _lanes_of_copies(self, number: int, line: int, origin: int) -> float:
        copies = self.copies.of_block.get(origin) or self.copies.likely.get(origin)
        if copies and number in copies:
            return sum(self.warp_flow.blocks[n] * self.mean_lanes[n] * count for n, count in copies.items())
        holding = {n for n, b in enumerate(self.flow.blocks) if any(i.ptx_line == line for i in b.instructions)}
        return sum(self.warp_flow.blocks[n] * self.mean_lanes[n] for n in holding)


def machine_requests(
    flow: ControlFlow,
    source: CountSource,
    passing: Iterable[tuple[float, float]],
    on: Callable[[int, SassInstruction], float],
    whole: float,  # the lanes of a whole warp
) -> MachineRequests:
    """Return the requests of a launch that only its machine code shows."""
    # `passing` are the executions of each block of the machine code by warps, with the active lanes of an average one;
    # `on` returns the share of those lanes that pass the guard of an instruction of a block.
    in_local = {line for line, memory in source.memory.items() if memory.space == "local"}
    spilled = {LOCAL_LOAD: Traffic(), LOCAL_STORE: Traffic()}
    executed = requested = 0.0
    are_whole = True
    for number, (block, (times, active)) in enumerate(zip(flow.blocks, passing, strict=True)):
        for instruction in block.instructions if times else ():
            opcode = instruction.opcode
            if instruction.never or opcode not in {LOCAL_LOAD, LOCAL_STORE, CONSTANT_LOAD}:
                continue
            if opcode != CONSTANT_LOAD and instruction.ptx_line in in_local:
                continue
            share = on(number, instruction) if instruction.guarded else 1.0
            asking = times if share else 0.0
            origin = source.block_of.get(instruction.ptx_line)
            if 0.0 < share < 1.0 and origin is not None:  # some lane passes as often as in the block that was skipped
                asking = min(times, float(source.blocks[origin].executions))
            if opcode == CONSTANT_LOAD:
                executed += times
                requested += asking
                continue
            each = min(active * times * share / asking, whole) if asking else 0.0
            spilled[opcode] += spill_traffic(instruction.width_bytes, asking, each)
            are_whole &= each == whole
    return MachineRequests(
        spill_load=spilled[LOCAL_LOAD],
        spill_store=spilled[LOCAL_STORE],
        constant_instructions=round(executed),
        constant_requests=round(requested),
        are_whole=are_whole,
    )
