"""Finds the blocks of the machine code that are copies of blocks of the PTX.

The rule: a copy is recognised by its images (`compiler.machine`), instructions that correspond one to one. Only PTX
blocks without images are recognised by their other instructions, and such copies count less.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median

from warplens.cuda.compiler.machine import ControlFlow, MachineInstruction
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.counts import BlockCount, LaunchCounts, MemoryCount, Share, TripCount
from warplens.cuda.simt.passes.control_flow import natural_loops


@dataclass(frozen=True, slots=True)
class PtxEdge:
    """An edge out of a PTX block. Nothing is estimated here; every number is a sum of the engine's."""

    target: int  # the block that it leads to
    warps: int  # those that go there
    lanes: int  # those that go there


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop of the PTX."""

    header: int
    body: frozenset[int]
    entries: int  # how many warps enter it
    entering_lanes: int  # how many lanes enter it
    partings: int  # how often lanes leave it before others
    trips: TripCount | None = None  # how copies of it would run, None where that was not counted

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
        loops = natural_loops([block.successors for block in self.blocks])
        innermost: dict[int, Loop] = {}
        for header, body in sorted(loops.items(), key=lambda loop: -len(loop[1])):
            loop = self._loop(header, body)
            if loop.entries:
                innermost |= dict.fromkeys(body, loop)
        return innermost

    def _loop(self, header: int, body: frozenset[int]) -> Loop:
        edges = [edge for number in range(len(self.blocks)) if number not in body for edge in self.edges(number)]
        started = (self.counts.warps, self.blocks[0].lanes) if header == 0 else (0, 0)
        leaving = [self.blocks[number] for number in body if not set(self.blocks[number].successors) <= body]
        return Loop(
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


def shares_of(source: CountSource, origin: int, copies: dict[int, int]) -> dict[tuple[int, ...], Share]:
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


# Requests that the machine code makes and the PTX does not show: spilled registers, and loads from constant memory.
# A load or store of local memory is one of a spilled register where its line of the PTX has no such access.
# The PTX names constants that the machine code takes as operands, and parameters of the kernel that it loads, so that
# its loads from constant memory (LDC) are those of the machine code alone. All are executed as often as their block
# of the machine code; one under a guard makes a request where some lane passes it.
# A spilled register lies at the same place of each lane's stack, so that the lanes of a warp touch words side by
# side. Of a block that not all lanes execute only their average is known: they are taken to be the first ones, which
# touch the fewest sectors.
# Source: local requests and sectors of the family `memory`, `smsp__inst_executed_op_ldc` and `idc__requests` on an
# H100 (`tests/hardware/textures/h100_textures.json`).

LOCAL_LOAD, LOCAL_STORE, CONSTANT_LOAD = 0x983, 0x387, 0xB82  # LDL, STL and LDC, as nvdisasm names them
WORD_BYTES = 4
LANES_A_SECTOR = 8  # the words of this many neighbouring lanes lie in one sector


@dataclass(frozen=True, slots=True, kw_only=True)
class MachineRequests:
    """Requests that only the machine code shows: those of spilled registers, and loads from constant memory."""

    spill_load: Traffic = field(default_factory=Traffic)
    spill_store: Traffic = field(default_factory=Traffic)
    constant_instructions: int = 0
    constant_requests: int = 0  # those of these instructions of which some lane passes the guard
    are_whole: bool = True  # all lanes of a warp take part in those of spilled registers, whose sectors are exact


def machine_requests(
    flow: ControlFlow,
    source: CountSource,
    passing: Iterable[tuple[float, float]],
    on: Callable[[int, MachineInstruction], float],
    whole: float,  # the lanes of a whole warp
) -> MachineRequests:
    """Return the requests of a launch that only its machine code shows.

    `passing` are the executions of each block of the machine code by warps, with the active lanes of an average one;
    `on` returns the share of those lanes that pass the guard of an instruction of a block.
    """
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
            spilled[opcode] += _spill(instruction.width_bytes, asking, each)
            are_whole &= each == whole
    return MachineRequests(
        spill_load=spilled[LOCAL_LOAD],
        spill_store=spilled[LOCAL_STORE],
        constant_instructions=round(executed),
        constant_requests=round(requested),
        are_whole=are_whole,
    )


def hides_requests(flow: ControlFlow, counts: LaunchCounts) -> bool:
    """Return whether the machine code may make requests to local or constant memory beside those of the PTX.

    Loads of the kernel's parameters alone do not count.
    """
    opcodes = {instruction.opcode for block in flow.blocks for instruction in block.instructions}
    return not opcodes.isdisjoint((LOCAL_LOAD, LOCAL_STORE)) or any(m.space == "const" for m in counts.memory)


def sum_requests(parts: Iterable[MachineRequests]) -> MachineRequests:
    """Return the requests of several launches together."""
    total = MachineRequests()
    for part in parts:
        total = MachineRequests(
            spill_load=total.spill_load + part.spill_load,
            spill_store=total.spill_store + part.spill_store,
            constant_instructions=total.constant_instructions + part.constant_instructions,
            constant_requests=total.constant_requests + part.constant_requests,
            are_whole=total.are_whole and part.are_whole,
        )
    return total


def _spill(width_bytes: int, requests: float, lanes: float) -> Traffic:
    """Return the traffic of the requests of one spilled register, by as many lanes as there are on average."""
    words = max(1, width_bytes // WORD_BYTES)
    return Traffic(
        requests=round(words * requests),
        active_lanes=round(requests * lanes),
        distinct_bytes=round(requests * lanes * width_bytes),
        sectors=round(words * requests) * -int(-lanes // LANES_A_SECTOR),
    )


LANES = 32


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
    requests: MachineRequests = field(default_factory=MachineRequests)


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
        requests=sum_requests(part.requests for part in counts),
    )
