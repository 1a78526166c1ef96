"""Finds where the machine code makes the requests of the PTX: in copies of a loop, or behind a branch.

The rule: a place is read off the images of an instruction (`flow`). Where several blocks of the machine code hold
different numbers of its images, or one holds several, they are copies of an unrolled loop, and each takes as many trips
at once as it has images. Where its only image lies behind the branch that ends its block of the PTX, lanes that leave
there do not execute it; the block of the PTX whose lanes do is the one that the instructions around the image come
from. Any other image is executed by the lanes of its own block.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from warplens.cuda.compiler.flow import ControlFlow, translation_of
from warplens.cuda.compiler.machine import Control
from warplens.cuda.ground import graph
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import LARGEST_COPY, MergedRequest, flat

LEAVING = frozenset({"ret", "exit", "trap"})
"""Without a guard, control ends at these."""


@dataclass(slots=True)
class PtxBlock:
    """A basic block of the PTX: the lines of its instructions, and the blocks that follow.

    `parts` where its last instruction is a branch that some lanes may take.
    """

    lines: list[int] = field(default_factory=list)
    successors: list[int] = field(default_factory=list)
    parts: bool = False


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
