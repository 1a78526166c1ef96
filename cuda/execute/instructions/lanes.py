"""Infers how many lanes execute each block of the machine code, and counts the instructions.

The rule: an instruction is executed by the active lanes, as the engine counted them for the PTX block that it comes
from. It counts as predicated off for lanes whose guard is false, and a branch for lanes that do not take it.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from warplens.cuda.compiler.machine import ControlFlow, MachineInstruction
from warplens.cuda.execute.instructions import copies as code_copies
from warplens.cuda.execute.instructions.block_counts import Executions, executions
from warplens.cuda.simt.counting.counts import LaunchCounts

LANES = 32
SELECTED = 0.5  # a guard from no branch is taken to hold for this share of lanes: it selects one of two alternatives
SCALED = 0.0
"""Operands that need more of a function are taken to occur in this share of lanes: denormal, huge or tiny ones of a
quotient or root. Those of a quotient of integers are counted (`codegen.counters.corrections`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionCounts:
    """Instructions executed by warps, by active lanes, and by lanes whose guard was true.

    `passes`: the warps of one launch that go from one block of the machine code to another, -1 for the end; empty for
    several launches. `requests`: those that the PTX does not show.
    """

    warp_instructions: float
    thread_instructions: float
    thread_instructions_on: float
    determined: bool  # the counts of the PTX and the control flow determine those of the warps; else all are inferred
    guards_known: bool  # no guard was guessed
    passes: Mapping[tuple[int, int], float] = field(default_factory=dict, repr=False)
    requests: code_copies.MachineRequests = field(default_factory=code_copies.MachineRequests)


def sum_instructions(parts: Sequence[InstructionCounts | None]) -> InstructionCounts | None:
    """Return the instructions of several launches together, None where those of one are unknown."""
    counts = [part for part in parts if part is not None]
    if len(counts) < len(parts):
        return None
    return InstructionCounts(
        warp_instructions=sum(part.warp_instructions for part in counts),
        thread_instructions=sum(part.thread_instructions for part in counts),
        thread_instructions_on=sum(part.thread_instructions_on for part in counts),
        determined=all(part.determined for part in counts),
        guards_known=all(part.guards_known for part in counts),
        requests=code_copies.sum_requests(part.requests for part in counts),
    )


def inferred_instructions(flow: ControlFlow | None, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of the machine code, None where that is not read or its counts cannot be inferred.

    The code of a later assembler may defeat the inference; a point must not lose its exact counts by that.
    """
    try:
        return None if flow is None else machine_instructions(flow, counts)
    except (ArithmeticError, LookupError, ValueError):
        return None


def machine_instructions(flow: ControlFlow, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of a launch as its machine code executes them, None where no flow fits the counts."""
    source = code_copies.CountSource(counts)
    copies = code_copies.find_copies(flow, source)
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


class _Lanes:
    """`mean_lanes` has the active lanes of an average execution of each machine block; `guessed` if guards were."""

    def __init__(
        self, flow: ControlFlow, source: code_copies.CountSource, copies: code_copies.Copies, warp_flow: Executions
    ) -> None:
        self.flow, self.source, self.copies, self.warp_flow = flow, source, copies, warp_flow
        self.single = code_copies.single_branches(flow)
        self.mean_lanes = self._filled([self._own(number) for number in range(len(flow.blocks))])
        for origin, blocks in copies.of_block.items():
            self._share_trips(origin, blocks)
        self._take_slow_paths()
        for number, block in enumerate(flow.blocks):
            if block.reconverges and warp_flow.blocks[number] > 0 and block.successors[0] >= 0:
                after = block.successors[0]
                self.mean_lanes[number] = (
                    self.mean_lanes[after] * warp_flow.edges[number, after] / warp_flow.blocks[number]
                )
        self.skipped = self._skipped()
        self.guessed = False

    def _own(self, number: int) -> float | None:
        """Return the most lanes of the PTX blocks that a block's unguarded instructions come from.

        The assembler moves instructions up, into blocks that at least as many lanes pass. After a branch where lanes
        diverge, the count of the branch is better.
        """
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

    def _share_trips(self, origin: int, blocks: dict[int, int]) -> None:
        """Share the lanes of an unrolled loop's block among its copies, where lanes leave at different times."""
        loop = self.source.loops.get(origin)
        longest = max(blocks.values(), default=1)
        if loop is None or not loop.partings:
            return
        counted = code_copies.shares_of(self.source, origin, blocks)
        for numbers, counts in counted.items():
            warps = sum(self.warp_flow.blocks[number] for number in numbers)
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
            if self.warp_flow.blocks[number] > 0 and sum_:
                self.mean_lanes[number] = min(
                    float(LANES), max(1.0, share * total / sum_ / self.warp_flow.blocks[number])
                )

    def _take_slow_paths(self) -> None:
        """Give the calls for slow operands the slow lanes, and the code around them the others."""
        inside: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for line, slow in self.source.slow.items():
            origin = self.source.blocks[self.source.block_of[line]]
            for number in code_copies.calls_of(self.flow, line) if slow.warps else ():
                self.mean_lanes[number] = slow.lanes / slow.warps
                inside[self.flow.blocks[number].calls or 0][0] += slow.warps
                inside[self.flow.blocks[number].calls or 0][1] += slow.lanes
                for neighbour in self._beside(number) if slow.others else ():
                    if {i.ptx_line for i in self.flow.blocks[neighbour].instructions} == {line}:
                        self.mean_lanes[neighbour] = (origin.lanes - slow.lanes) / slow.others
        for function, (warps, lanes) in inside.items():
            for number in self._reached(function):
                self.mean_lanes[number] = lanes / warps

    def _beside(self, number: int) -> set[int]:
        """Return the blocks to which branches lead that may lead to a block."""
        starts = {start for start, end in self.warp_flow.edges if end == number}
        successors = {after for start in starts for after in self.flow.blocks[start].successors}
        return {after for after in successors if after >= 0} - {number}

    def _reached(self, start: int) -> set[int]:
        seen, work = set(), [start]
        while work:
            number = work.pop()
            if number >= 0 and number not in seen:
                seen.add(number)
                work += self.flow.blocks[number].successors
        return seen

    def _between(self, loop: code_copies.Loop, copies: dict[int, int]) -> Iterator[int]:
        """Iterate over the blocks that decide which copies of a loop follow: all lanes that entered it are there."""
        for number, block in enumerate(self.flow.blocks):
            origins = {self.source.block_of.get(i.ptx_line) for i in block.instructions}
            if len(block.successors) > 1 and number not in copies and origins <= loop.body:
                yield number

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
        """Iterate over the lanes for which each conditional instruction was predicated off.

        Lanes that correct a quotient are taken off once for all its instructions.
        """
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

    def requests(self) -> code_copies.MachineRequests:
        """Return the requests that the PTX does not show; a guard that is guessed for them counts as no guess."""
        guessed = self.guessed
        whole = min(float(LANES), self.source.lanes_of(0) or float(LANES))
        passing = list(zip(self.warp_flow.blocks, self.mean_lanes, strict=True))
        requests = code_copies.machine_requests(self.flow, self.source, passing, self._on, whole)
        self.guessed = guessed
        return requests

    def _edge(self, number: int, successor: int) -> code_copies.PtxEdge | None:
        """Return the edge of the PTX to a successor of a branch where lanes diverge.

        An edge that is not recognised by its end is recognised by the number of warps that take it.
        """
        block = self.flow.blocks[number]
        line = block.instructions[-1].ptx_line
        if len(block.successors) < 2 or line not in self.source.branches or not self.source.branches[line].parted:
            return None
        origin = self.source.block_of[line]
        matches = code_copies.known_edges(self.flow, self.source, number)
        if matches is not None:
            return matches[successor]
        first, second = self.source.edges(origin)
        passing = self.warp_flow.edges[number, block.successors[0]] / max(self.warp_flow.blocks[number], 1.0)
        executed = self.source.blocks[origin].executions
        is_straight = abs(passing - first.warps / executed) <= abs(passing - second.warps / executed)
        return first if (successor == block.successors[0]) == is_straight else second

    def _taken(self, number: int, branch: MachineInstruction) -> float:
        warps = self.warp_flow.blocks[number]
        if not warps:
            return 0.0
        target = self.flow.blocks[number].successors[0]
        edge = self._edge(number, target)
        if edge is None:
            return min(1.0, self.warp_flow.edges[number, target] / warps)
        return edge.lanes / self.source.branches[branch.ptx_line].lanes

    def _on(self, number: int, instruction: MachineInstruction) -> float:
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
