"""All that can be shown of one point's code: source lines, PTX and requests, as values that pickle.

The rule: counts are those of the whole launch (or of a sample that is named), recorded requests those of one block;
both are given as the engine has them. These values cross processes into the window, so nothing here imports the
compiler or the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.simt.counting.counts import Sample
from warplens.cuda.simt.counting.traces import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, KnownArray
from warplens.cuda.simt.explain.traffic import ArrayTraffic


@dataclass(frozen=True, slots=True, kw_only=True)
class TracePlace:
    """Which request of each instruction is described.

    Args:
        block: number of the block in the grid, x running fastest; None: one in the middle of the grid.
        warp: number of the warp in the block.
        occurrence: how often the warp has executed the instruction before.
    """

    block: int | None = None
    warp: int = 0
    occurrence: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """All that is known of the memory traffic of one point; counts are exact unless `sample` or `notes` restrict them.

    Args:
        kernel, title, path, source: of the kernel file; `source` is its whole text.
        problem, tune: every axis with its value, those that follow others included.
        device, device_name, target, compiler: what it was compiled for, and by what.
        grid, block: the launch.
        place: the request that is described; its block is settled.
        accesses: by line.
        arrays: by bytes moved.
        excess_sectors, excess_wavefronts: of the launch.
        rules: those that requests were counted by.
        sample: how the launch was sampled; None: every block was executed.
        rescored_for: the GPU by whose rules the described requests were counted again; "" for none.
        notes: what a reader must know beforehand: rules of older devices, a wrong result.
        printed: the first lines of what the kernel printed.
        summary: two sentences.
    """

    kernel: str
    title: str
    path: str
    source: str = field(repr=False)
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    device_name: str
    target: str
    compiler: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    place: TracePlace
    accesses: tuple[ExplainedAccess, ...]
    arrays: tuple[ArrayTraffic, ...]
    excess_sectors: int
    excess_wavefronts: int
    rules: MemoryRules = field(repr=False)
    sample: Sample | None
    notes: tuple[str, ...]
    printed: str
    summary: tuple[str, str]
    rescored_for: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Activity:
    """What some instructions of the PTX did over the launch: executions by warps, and by threads that were active."""

    warp_executions: int
    thread_executions: int

    @property
    def lanes(self) -> float:
        """Active lanes on average, at most 32."""
        return self.thread_executions / self.warp_executions if self.warp_executions else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxLine:
    """One line of the PTX.

    Args:
        number: its place in the PTX, from 1.
        text: as the compiler wrote it.
        line: the line of the kernel file that it stems from, 0 where that is unknown.
        machine: the memory instructions of the machine code that it became, such as `LDS.128`.
        activity: how often it was executed; None of what is no instruction.
    """

    number: int
    text: str
    line: int
    machine: tuple[str, ...] = ()
    activity: Activity | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockRecord:
    """Requests of one block, lane by lane.

    Args:
        block: its number in the grid, x running fastest.
        first: the number of the first execution of each instruction that is kept, for each warp, from 0.
        instructions: by `MemoryCount.index`.
    """

    block: int
    first: int
    instructions: dict[int, InstructionRecord] = field(repr=False)

    def request(self, index: int, warp: int, time: int) -> RecordedRequest | None:
        """Return the request that an instruction made for a warp at one time; None where it is not kept."""
        record = self.instructions.get(index)
        if record is None or not 0 <= warp < len(record.times):
            return None
        return record.request(warp, time)

    def times(self, index: int, warp: int) -> int:
        """Return how often a warp executed an instruction."""
        record = self.instructions.get(index)
        return 0 if record is None or not 0 <= warp < len(record.times) else record.times[warp]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """One point's code and what it did.

    Args:
        explanation: source, counts and sentences by line; what is described are requests of `record`.
        ptx: without its line marks and head.
        lines: what the instructions of each line of the kernel file did.
        arrays: what is known of each array and variable, by the names of the explanation.
        record: the requests of one block.
    """

    explanation: Explanation
    ptx: tuple[PtxLine, ...] = field(repr=False)
    lines: dict[int, Activity]
    arrays: dict[str, KnownArray]
    record: BlockRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class LineNote:
    """What is wrong with one line of the kernel file, in the words of the compiler or the engine."""

    line: int
    text: str
    is_error: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why a point cannot be inspected: a sentence, and the source with the lines that it is about, if it is known."""

    sentence: str
    path: str = ""
    source: str = field(default="", repr=False)
    notes: tuple[LineNote, ...] = ()
