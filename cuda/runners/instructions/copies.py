"""Finds the blocks of the machine code that are copies of blocks of the PTX.

The rule: a copy is recognised by its images (`compiler.flow`), instructions that correspond one to one. Only PTX blocks
without images are recognised by their other instructions, and such copies count less.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import median

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.runners.instructions.source import CountSource
from warplens.cuda.simt.counting.counts import Share

MIN_SHARE = 0.5
"""A copy of a PTX block without images holds at least this share of its instructions."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """Instructions from one line of the PTX: their number in each machine block, and the executions of the line.

    `at_least`: some are guarded, and are executed also where no lane is active.
    """

    copies: tuple[tuple[int, int], ...]
    executions: int
    memory: bool
    at_least: bool


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
    anchors = {_anchor(source, line, copies, line in guarded) for line, copies in images.items()}
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


def _anchor(source: CountSource, line: int, copies: Counter[int], at_least: bool) -> Anchor:  # noqa: FBT001
    memory = source.memory.get(line)
    executions = source.blocks[source.block_of[line]].executions if memory is None else memory.requests
    return Anchor(tuple(sorted(copies.items())), executions, memory is not None, at_least)


def _likely(instructions: dict[int, Counter[int]], *, several: bool) -> dict[int, int]:
    """Return the machine blocks with most of a PTX block's instructions; only in a loop may they repeat them."""
    lines = {line for counts in instructions.values() for line in counts}
    return {
        number: int(median(counts.values())) if several else 1
        for number, counts in instructions.items()
        if len(counts) >= MIN_SHARE * len(lines)
    }
