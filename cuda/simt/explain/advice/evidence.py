"""What advice is made from, and what a piece of advice is.

The rule: advice names a number before and a number after. The number after is counted again from recorded requests, or
follows from the counts and the launch alone; nothing is advised that does not make it smaller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from math import prod

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.traces import InstructionRecord
from warplens.cuda.simt.explain.layouts import SharedArray
from warplens.cuda.simt.explain.source_lines import KnownArray, shared_arrays
from warplens.cuda.simt.explain.traffic import LineAccess

WORTH_SAYING = 0.1
"""A piece of advice saves at least this part of what the launch takes of its unit."""


class AdviceRule(StrEnum):
    """The rule that a piece of advice comes from."""

    ROW_PITCH = "row pitch"
    EXCHANGED_COLUMNS = "exchanged columns"
    GAPS = "gaps"
    INTERLEAVED_ELEMENTS = "interleaved elements"
    PRIVATE_COPY = "private copy"
    SEVERAL_COPIES = "several copies"
    ONE_UPDATE_A_WARP = "one update a warp"
    ONE_UPDATE_A_BLOCK = "one update a block"
    SWAPPED_AXES = "swapped axes"
    ROWS_BY_LANES = "rows by lanes"
    STRUCTURE_OF_ARRAYS = "structure of arrays"
    VECTOR_ACCESS = "vector access"
    TILE = "tile in shared memory"
    COLUMNS_BY_LANES = "columns by lanes"
    NEIGHBOURING_THREADS = "neighbouring threads"
    LOCAL_ARRAY = "local array"
    LAUNCH_SHAPE = "launch shape"
    SHARED_ATTRIBUTE = "shared memory attribute"


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """One piece of advice.

    Args:
        rule: where it comes from.
        line: line of the kernel file; 0 for the launch, and where the line is unknown.
        text: what is wrong and what to try, with the numbers; whole sentences.
        unit: what `before` and `after` count: "wavefronts", "sectors", "atomic operations", "turns", "lanes", ...
        before, after: of the launch, now and with the advice.
        total: what the whole launch takes of the unit.
    """

    rule: AdviceRule
    line: int
    text: str
    unit: str
    before: float
    after: float
    total: float

    @property
    def gain(self) -> float:
        """The part of the total that the advice saves, 0 to 1."""
        return (self.before - self.after) / self.total if self.total else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchFacts:
    """How a kernel is launched, and on which GPU; `shared_bytes` are static and dynamic ones of a block.

    `source` is the text of the kernel file, which may hold the host code that launches it. `fits` is None where the
    registers of the kernel are not known. `front_end` is the package of Python that has made it, "" for a kernel file.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    spec: GpuSpec
    fits: Occupancy | None
    source: str = field(repr=False)
    front_end: str = ""

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return prod(self.grid)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return prod(self.block)


@dataclass(frozen=True)
class Evidence:
    """The counts of a launch, with the requests of one block.

    Args:
        counts: arrays by their names in the source.
        accesses: the same by line.
        records: requests by `MemoryCount.index`.
        arrays: by their names in the source.
        launch: the launch.
        rules: by which requests are counted.
        summed_lines: PTX lines of atomic operations whose lanes the assembler adds up before one of them updates.
    """

    counts: LaunchCounts = field(repr=False)
    accesses: tuple[LineAccess, ...]
    records: Mapping[int, InstructionRecord] = field(repr=False)
    arrays: Mapping[str, KnownArray]
    launch: LaunchFacts
    rules: MemoryRules
    summed_lines: frozenset[int] = frozenset()

    @cached_property
    def shared(self) -> dict[str, SharedArray]:
        """The shared arrays with their recorded requests."""
        return shared_arrays(self.counts.memory, self.records, self.arrays, self.rules)

    @cached_property
    def by_index(self) -> dict[int, MemoryCount]:
        """The memory instructions by their index."""
        return {count.index: count for count in self.counts.memory}

    @cached_property
    def sectors(self) -> int:
        """Sectors of the launch."""
        return sum(access.sectors for access in self.accesses)

    @cached_property
    def wavefronts(self) -> int:
        """Wavefronts of the launch."""
        return sum(access.wavefronts for access in self.accesses)


def at_line(line: int) -> str:
    """Return the beginning of a sentence on a line."""
    return f"Line {line}" if line else "An unknown line"


def number(value: float) -> str:
    """Return a number with at most three digits where it is small, and whole with separators where it is large."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
