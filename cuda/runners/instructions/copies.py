"""Which blocks of the machine code are copies of which blocks of the PTX, and what that says of their executions.

The rule: a copy is recognised by images (`compiler.flow`), instructions that correspond one to one; only PTX blocks
that own none are recognised by their other instructions, and count less.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import median

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.runners.instructions.source import Source

MOST = 0.5
"""The share of a PTX block's instructions that a copy of it holds at least, where it has no images."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """Instructions that stem from one line: how many of them each machine block holds, and how often the line ran.

    `at_least`: some are guarded, and run also where no lane is active.
    """

    copies: tuple[tuple[int, int], ...]
    executions: int
    memory: bool
    at_least: bool


@dataclass(frozen=True, slots=True)
class Copies:
    """The anchors, and how many copies of a PTX block each machine block holds: by PTX block, then machine block."""

    anchors: tuple[Anchor, ...]
    of_block: dict[int, dict[int, int]]
    likely: dict[int, dict[int, int]]


def find_copies(flow: ControlFlow, source: Source) -> Copies:
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
    anchors = {_anchor(source, line, found, line in guarded) for line, found in images.items()}
    of_block: dict[int, dict[int, int]] = {}
    for line, found in images.items():
        counts = of_block.setdefault(source.block_of[line], {})
        for number, copies in found.items():
            if line not in guarded:
                counts[number] = min(copies, counts.get(number, copies))
    anchored = {source.block_of[line] for line in images}
    return Copies(
        anchors=tuple(sorted(anchors, key=lambda anchor: (anchor.copies, anchor.executions))),
        of_block=of_block,
        likely={
            origin: _likely(found, several=origin in source.loops)
            for origin, found in singles.items()
            if origin not in anchored
        },
    )


def _anchor(source: Source, line: int, found: Counter[int], at_least: bool) -> Anchor:  # noqa: FBT001
    memory = source.memory.get(line)
    executions = source.blocks[source.block_of[line]].executions if memory is None else memory.requests
    return Anchor(tuple(sorted(found.items())), executions, memory is not None, at_least)


def _likely(found: dict[int, Counter[int]], *, several: bool) -> dict[int, int]:
    """Return the machine blocks with most of a PTX block's instructions; only in a loop may they repeat them."""
    lines = {line for counts in found.values() for line in counts}
    return {
        number: int(median(counts.values())) if several else 1
        for number, counts in found.items()
        if len(counts) >= MOST * len(lines)
    }
