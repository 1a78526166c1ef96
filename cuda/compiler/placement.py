"""Finds where the machine code makes the requests of the PTX: in copies of a loop, or behind a branch.

The rule: a place is read off the images of an instruction (`machine`). Where several blocks of the machine code hold
different numbers of its images, or one holds several, they are copies of an unrolled loop, and each takes as many trips
at once as it has images. Where its only image lies behind the branch that ends its block of the PTX, lanes that leave
there do not execute it; the block of the PTX whose lanes do is the one that the instructions around the image come
from. Any other image is executed by the lanes of its own block.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from warplens.cuda.compiler.machine import Control, ControlFlow, translation_of
from warplens.cuda.ground import graph
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import LARGEST_COPY, SERVED, MergedRequest, flat, registers_of

LEAVING = frozenset({"ret", "exit", "trap"})  # without a guard, control ends at these


@dataclass(slots=True)
class PtxBlock:
    """A basic block of the PTX."""

    lines: list[int] = field(default_factory=list)  # those of its instructions
    successors: list[int] = field(default_factory=list)  # the blocks that follow
    parts: bool = False  # its last instruction is a branch that some lanes may take


def placed_requests(flow: ControlFlow, entry: tree.Function) -> dict[int, MergedRequest]:
    """Return the copies and the new blocks of memory instructions, by PTX line."""
    images: dict[int, Counter[int]] = {}
    guarded = set()
    for number, block in enumerate(flow.blocks):
        for instruction in block.instructions:
            if instruction.image and instruction.memory:
                images.setdefault(instruction.ptx_line, Counter())[number] += 1
                if instruction.guarded:
                    guarded.add(instruction.ptx_line)
    moves = _Moves(flow, entry)
    placed = {}
    for line, blocks in images.items():
        copies = _copies(blocks)
        moved_to = moves.of(line, next(iter(blocks))) if blocks.total() == 1 and line not in guarded else 0
        if copies or moved_to:
            placed[line] = MergedRequest(copies=copies, moved_to=moved_to)
    return placed


def _copies(blocks: Counter[int]) -> tuple[int, ...]:
    """Return the trips of copies, the most first, none where they do not tell how lanes share out the trips."""
    sizes = tuple(sorted(set(blocks.values()), reverse=True))
    is_known = sizes[0] <= LARGEST_COPY and all(size.bit_count() == 1 for size in sizes)
    return sizes if is_known and sizes != (1,) else ()


class _Moves:
    """Finds the instructions that the assembler moved behind the branch at the end of their block."""

    def __init__(self, flow: ControlFlow, entry: tree.Function) -> None:
        self._flow = flow
        self._blocks = blocks_of(entry)
        self._block_of = {line: number for number, block in enumerate(self._blocks) for line in block.lines}
        self._before = graph.predecessors([block.successors for block in self._blocks])
        self._dominators = graph.dominators([block.successors for block in flow.blocks])
        self._branches: dict[int, list[int]] = {}
        for number, machine in enumerate(flow.blocks):
            last = machine.instructions[-1]
            if last.control in {Control.BRANCH, Control.EXIT} and last.conditional:
                self._branches.setdefault(last.ptx_line, []).append(number)

    def of(self, line: int, image: int) -> int:
        """Return a line of the block whose lanes execute an instruction, 0 where that is its own."""
        own = self._block_of.get(line)
        if own is None or not self._blocks[own].parts:
            return 0
        branches = self._branches.get(self._blocks[own].lines[-1], [])
        is_behind = len(branches) == 1 and branches[0] != image and self._dominators[image] >> branches[0] & 1
        if not is_behind:
            return 0
        origins = Counter(
            origin
            for instruction in self._flow.blocks[image].instructions
            if (origin := self._block_of.get(instruction.ptx_line)) is not None and self._follows(origin, own)
        )
        return self._blocks[max(origins, key=lambda origin: origins[origin])].lines[0] if origins else 0

    def _follows(self, number: int, own: int) -> bool:
        """Whether the only way to a block leads from another one, over branches alone."""
        seen = set()
        while number not in seen and len(self._before[number]) == 1:
            seen.add(number)
            (number,) = self._before[number]
            if number == own:
                return True
            if not self._blocks[number].parts:
                return False
        return False


def blocks_of(entry: tree.Function, *, over_barriers: bool = False) -> list[PtxBlock]:
    """Return the basic blocks of a kernel.

    One that ends in a table of branches leads nowhere, and one that ends in a barrier only with `over_barriers` to the
    next.
    """
    blocks = [PtxBlock()]
    labels: dict[str, int] = {}
    targets: dict[int, str] = {}

    def begin(*, is_reached: bool) -> None:
        """Begin a block, unless the last one is still empty."""
        if blocks[-1].lines:
            if is_reached:
                blocks[-1].successors.append(len(blocks))
            blocks.append(PtxBlock())

    for statement in flat(entry.body or ()):
        if isinstance(statement, tree.Label):
            begin(is_reached=True)
            labels[statement.name] = len(blocks) - 1
        elif isinstance(statement, tree.Instruction):
            block, is_guarded = blocks[-1], statement.guard is not None
            block.lines.append(statement.ptx_line)
            match statement.opcode, statement.operands:
                case "bra", (tree.Symbol(name), *_):
                    targets[len(blocks) - 1] = name
                    block.parts = is_guarded
                    begin(is_reached=is_guarded)
                case opcode, _ if opcode in LEAVING:
                    block.parts = is_guarded
                    begin(is_reached=is_guarded)
                case opcode, _ if translation_of(opcode).ends_block or opcode == "brx":
                    begin(is_reached=over_barriers and opcode != "brx")
    for number, name in targets.items():
        blocks[number].successors.append(labels[name])
    return blocks


# Finds the loads of the PTX that the assembler dropped, and those of vectors that it made narrower.
# Only a load without a machine instruction of its own can be dropped, and there must be a reason: nothing reads what it
# loads, or the same bytes were loaded before, on every way to it, by a load that is in the machine code. A load of a
# vector whose only instructions are narrower takes the elements that something reads, where these are what one such
# instruction holds. Volatile loads are never dropped.


VOLATILE = frozenset({"volatile", "relaxed", "acquire", "mmio"})
SPACES = frozenset({"global", "shared"})


@dataclass(frozen=True, slots=True)
class Load:
    """A load of the PTX: the bytes of its elements, and the widths of its own machine instructions."""

    instruction: tree.Instruction
    element_bytes: int
    widths: tuple[int, ...]

    @property
    def line(self) -> int:
        """Its line of the PTX."""
        return self.instruction.ptx_line

    @property
    def bytes_(self) -> tuple[object, ...]:
        """What tells those of other bytes apart, where registers hold the same values."""
        return self.instruction.modifiers, self.instruction.operands[1:]

    @property
    def results(self) -> tuple[tree.Operand, ...]:
        """What its elements are loaded to."""
        first = self.instruction.operands[0]
        return first.elements if isinstance(first, tree.Vector) else (first,)


def dropped_loads(
    entry: tree.Function, loads: Sequence[Load], explained: Mapping[int, MergedRequest]
) -> dict[int, MergedRequest]:
    """Return the requests of loads that the machine code lacks or makes narrower, by PTX line."""
    open_ = [load for load in loads if load.line not in explained and not VOLATILE & set(load.instruction.modifiers)]
    missing = [load for load in open_ if not load.widths]
    narrow = [load for load in open_ if load.widths and max(load.widths) < load.element_bytes * len(load.results)]
    if not missing and not narrow:
        return {}
    needed = _needed(entry)
    requests = {load.line: SERVED for load in missing if not _used(load, needed)}
    requests |= {load.line: request for load in narrow if (request := _narrowed(load, needed)) is not None}
    rest = [load for load in missing if load.line not in requests]
    repeated = _Repeated(entry) if rest else None
    same: defaultdict[tuple[object, ...], list[Load]] = defaultdict(list)
    for load in loads:
        same[load.bytes_].append(load)
    for load in rest:
        others = (
            access
            for access in same[load.bytes_]
            if access.widths or access.line in explained or access.line in requests
        )
        if repeated is not None and any(repeated.is_repeated(load, other) for other in others):
            requests[load.line] = SERVED
    return requests


def _needed(entry: tree.Function) -> frozenset[str]:
    """Return the registers whose values have an effect."""
    from warplens.cuda.simt.isa.registry import INSTRUCTIONS

    pure = {"ld", *(opcode for opcode, traits in INSTRUCTIONS.items() if traits.is_pure)}
    waiting: list[tuple[frozenset[str], frozenset[str]]] = []  # results, and what they are computed from
    needed: set[str] = set()
    for statement in flat(entry.body or ()):
        if not isinstance(statement, tree.Instruction):
            continue
        guard = {statement.guard.register} if statement.guard is not None else set()
        is_pure = statement.opcode in pure and not VOLATILE & set(statement.modifiers)
        results = _registers(statement.operands[:1]) if is_pure else frozenset()
        read = _registers(statement.operands[1:] if is_pure else statement.operands) | guard
        if is_pure:
            waiting.append((results, read))
        else:
            needed |= read
    size = -1
    while size != len(needed):
        size = len(needed)
        for results, read in waiting:
            if not needed.isdisjoint(results):
                needed |= read
    return frozenset(needed)


def _registers(operands: Sequence[tree.Operand]) -> frozenset[str]:
    return frozenset(name for operand in operands for name in registers_of(operand))


def _used(load: Load, needed: frozenset[str]) -> tuple[int, ...]:
    """Return the numbers of the elements that something reads."""
    return tuple(number for number, result in enumerate(load.results) if not needed.isdisjoint(registers_of(result)))


def _narrowed(load: Load, needed: frozenset[str]) -> MergedRequest | None:
    """Return the request of a vector of which something reads a part, None where that does not explain its width."""
    used, width = _used(load, needed), max(load.widths)
    if not used or set(load.widths) != {width} or width % load.element_bytes:
        return None
    start = used[0] * load.element_bytes // width * width
    is_held = (used[-1] + 1) * load.element_bytes <= start + width
    return MergedRequest(width_bytes=width, offset_bytes=start) if is_held else None


class _Repeated:
    """Tells whether a load is a repetition, by the ways through the PTX and the registers that change."""

    def __init__(self, entry: tree.Function) -> None:
        blocks = blocks_of(entry, over_barriers=True)
        instructions = [item for item in flat(entry.body or ()) if isinstance(item, tree.Instruction)]
        results = (instruction.operands[0] for instruction in instructions if instruction.operands)
        written = Counter(
            name for result in results if not isinstance(result, tree.Address) for name in registers_of(result)
        )
        self._changing = frozenset(name for name, times in written.items() if times > 1)
        has_tables = any(instruction.opcode == "brx" for instruction in instructions)
        self._place = {
            line: (number, place)
            for number, block in enumerate(() if has_tables else blocks)
            for place, line in enumerate(block.lines)
        }
        self._dominators = graph.dominators([block.successors for block in blocks])
        self._reached = graph.reachable([block.successors for block in blocks])

    def is_repeated(self, load: Load, other: Load) -> bool:
        """Whether every way to a load leads over another one of the same bytes."""
        instruction, before = load.instruction, other.instruction
        is_same = (
            instruction is not before
            and load.bytes_ == other.bytes_
            and before.guard in {None, instruction.guard}
            and self._changing.isdisjoint(_registers(instruction.operands[1:]))
        )
        if not is_same or load.line not in self._place or other.line not in self._place:
            return False
        (block, place), (first, first_place) = self._place[load.line], self._place[other.line]
        if block not in self._reached:
            return False
        return first_place < place if block == first else bool(self._dominators[block] >> first & 1)
