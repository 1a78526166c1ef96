"""The inspection of one point's code: source lines, PTX and requests, as values that pickle.

The rule: counts are those of the whole launch (or of a sample, which is named), recorded requests those of one block;
both are the engine's, unchanged. These values cross processes into the window, so nothing here imports the compiler or
the engine.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.ground.errors import failure_of
from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import Invention
from warplens.cuda.simt.counting.counts import Sample
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.advice.evidence import Advice
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, KnownArray
from warplens.cuda.simt.explain.traffic import ArrayTraffic


@dataclass(frozen=True, slots=True, kw_only=True)
class TracePlace:
    """The request of each instruction that is described.

    Args:
        block: number of the block in the grid, x running fastest; None: one in the middle of the grid.
        warp: number of the warp in the block.
        occurrence: the number of times that the warp executed the instruction before.
        step: of a sequence of launches, the number of the step, from 1; None: the one that takes longest.
        launch: the number of the launch among those of its step, from 1.
    """

    block: int | None = None
    warp: int = 0
    occurrence: int = 0
    step: int | None = None
    launch: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """The memory traffic of one point, explained; counts are exact unless `sample` or `notes` restrict them.

    Args:
        source: the whole text of the kernel file.
        problem, tune: every axis with its value, those that follow others included.
        instead_of: the target of the device, where it would run other code than that for `target`; else "".
        place: the request that is described; its block is a number.
        accesses, arrays: by line, and by bytes moved.
        sample: how the launch was sampled; None: every block was executed.
        rescored_for: the GPU by whose rules the described requests were counted again; "" for none.
        notes: what a reader must know first: rules of older devices, a wrong result.
        advice: what to change, the largest gain first.
        invented: what no host code says of the launch.
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
    advice: tuple[Advice, ...] = ()
    rescored_for: str = ""
    invented: tuple[Invention, ...] = ()
    instead_of: str = ""

    @property
    def code_on(self) -> str:
        """The device, and what the code is compiled for: what a heading says."""
        instead = f"compiled for {self.target} instead of {self.instead_of}" if self.instead_of else self.target
        return f"{self.device_name} ({instead})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Activity:
    """Executions of some instructions of the PTX over the launch, by warps and by active threads."""

    warp_executions: int
    thread_executions: int

    @property
    def lanes(self) -> float:
        """Active lanes on average, at most 32."""
        return self.thread_executions / self.warp_executions if self.warp_executions else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxLine:
    """One line of the PTX, from a `line` of the kernel file (0: unknown); `activity` is None if it is no instruction.

    `machine` are the memory instructions of the machine code that it became, such as `LDS.128`.
    """

    number: int
    text: str
    line: int
    machine: tuple[str, ...] = ()
    activity: Activity | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockRecord:
    """Requests of one block, lane by lane, by `MemoryCount.index`; blocks are numbered with x running fastest.

    `first` is the number of the first execution of each instruction that is kept, for each warp, from 0.
    """

    block: int
    first: int
    instructions: dict[int, InstructionRecord] = field(repr=False)

    def request(self, index: int, warp: int, time: int) -> RecordedRequest | None:
        """Return the request of one execution of an instruction by a warp, None where it is not kept."""
        record = self.instructions.get(index)
        if record is None or not 0 <= warp < len(record.times):
            return None
        return record.request(warp, time)

    def times(self, index: int, warp: int) -> int:
        """Return the number of times that a warp executed an instruction."""
        record = self.instructions.get(index)
        return 0 if record is None or not 0 <= warp < len(record.times) else record.times[warp]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """One point's code and its executions; the requests that the explanation describes are those of `record`.

    `ptx` has no line marks and no head, `lines` the executions of the instructions of each line of the kernel file,
    `arrays` the sizes by the names of the explanation, `metrics` the counters of the launch and its resources.
    """

    explanation: Explanation
    ptx: tuple[PtxLine, ...] = field(repr=False)
    lines: dict[int, Activity]
    arrays: dict[str, KnownArray]
    record: BlockRecord
    metrics: Mapping[str, MetricValue] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class LineNote:
    """A message of the compiler or the engine on one line of the kernel file."""

    line: int
    text: str
    is_error: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why a point cannot be inspected: a sentence, the source if it is known, and notes on its lines."""

    sentence: str
    path: str = ""
    source: str = field(default="", repr=False)
    notes: tuple[LineNote, ...] = ()


def line_notes(text: str, name: str) -> Iterator[LineNote]:
    """Find the lines of the kernel file `name` that a compiler's log, or the sentence of a fault, is about.

    The lines of a log are like `name.cu(12): error: ...`, and a sentence has `name.cu:12: ...`.
    """
    location = re.compile(
        rf"(?:^|\s){re.escape(name)}(?:\((\d+)\): (?:catastrophic )?(error|warning)[^:]*|:(\d+)(?::\d+)?): ?(.*)"
    )
    for line in text.splitlines():
        if (failure := failure_of(line)).is_fault:
            if failure.place.rpartition(":")[0] == name:
                yield LineNote(line=failure.line, text=failure.headline)
        elif match := location.search(line):
            yield LineNote(line=int(match[1] or match[3]), text=match[4].strip(), is_error=match[2] != "warning")
