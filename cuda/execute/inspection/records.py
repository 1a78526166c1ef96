"""The inspection of the code of one point, as values that pickle, and the choice of the point and its request.

The rule: counts are those of the whole launch (or of a sample, which is named), recorded requests those of one block;
both are the engine's, unchanged. They cross processes into the window, so nothing here imports compiler or engine.
"""

from __future__ import annotations

import re
from abc import ABCMeta
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.ground.errors import FailureKind, InputError, UnknownNameError, failure_of
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import CheckLevel, Invention, PointSpec
from warplens.cuda.simt.counting import counts, transactions
from warplens.cuda.simt.explain import source_lines, traffic
from warplens.cuda.simt.explain.advice.evidence import Advice

if TYPE_CHECKING:  # values of an inspection are read without NumPy and the catalogue
    import numpy as np
    from numpy.typing import NDArray

    from warplens.cuda.catalogue import KernelFile

    Integers: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]
else:  # what reads the answer of a worker (`warplens.cuda.sweep.answers`) registers NumPy's arrays with these
    Integers = ABCMeta("Integers", (), {"dtype": "int64"})
    Floats = ABCMeta("Floats", (), {"dtype": "float64"})


@dataclass(frozen=True, slots=True, kw_only=True)
class TracePlace:
    """The request of each instruction that is described."""

    block: int | None = None  # number of the block in the grid, x running fastest; None: one in the middle of the grid
    warp: int = 0  # number of the warp in the block
    occurrence: int = 0  # the number of times that the warp executed the instruction before
    step: int | None = None  # number of the step in a sequence of launches, from 1; None: the one that takes longest
    launch: int = 1  # the number of the launch among those of its step, from 1


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
    accesses: tuple[source_lines.ExplainedAccess, ...]
    arrays: tuple[traffic.ArrayTraffic, ...]
    excess_sectors: int
    excess_wavefronts: int
    rules: MemoryRules = field(repr=False)
    sample: counts.Sample | None
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

    def __add__(self, other: Activity) -> Activity:
        warps, threads = self.warp_executions + other.warp_executions, self.thread_executions + other.thread_executions
        return Activity(warp_executions=warps, thread_executions=threads)

    @property
    def lanes(self) -> float:
        """Active lanes on average, at most 32."""
        return self.thread_executions / self.warp_executions if self.warp_executions else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxLine:
    """One line of the PTX."""

    number: int
    text: str
    line: int  # the line of the kernel file that it comes from, 0: unknown
    machine: tuple[str, ...] = ()  # the memory instructions of the machine code that it became, such as `LDS.128`
    activity: Activity | None = None  # None if it is no instruction


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockRecord:
    """Requests of one block, lane by lane; blocks are numbered with x running fastest."""

    block: int
    first: int  # the number of the first execution of each instruction that is kept, for each warp, from 0
    instructions: dict[int, transactions.InstructionRecord] = field(repr=False)  # by `MemoryCount.index`

    def request(self, index: int, warp: int, time: int) -> transactions.RecordedRequest | None:
        """Return the request of one execution of an instruction by a warp, None where it is not kept."""
        return self.instructions[index].request(warp, time) if self.times(index, warp) else None

    def times(self, index: int, warp: int) -> int:
        """Return the number of times that a warp executed an instruction."""
        record = self.instructions.get(index)
        return 0 if record is None or not 0 <= warp < len(record.times) else record.times[warp]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """One point's code and its executions; the requests that the explanation describes are those of `record`."""

    explanation: Explanation
    ptx: tuple[PtxLine, ...] = field(repr=False)  # without line marks and head
    lines: dict[int, Activity]  # the executions of the instructions of each line of the kernel file
    arrays: dict[str, source_lines.KnownArray]  # their sizes by the names of the explanation
    record: BlockRecord
    metrics: Mapping[str, MetricValue] = field(default_factory=dict, repr=False)  # counters and resources


@dataclass(frozen=True, slots=True, kw_only=True)
class Spans:
    """Spans of warps as columns, by lane and then by time; none overlap in a lane."""

    lane: Integers = field(repr=False)  # the slot of the block times its warps, and the number of the warp
    begin_ns: Floats = field(repr=False)
    end_ns: Floats = field(repr=False)
    kind: Integers = field(repr=False)  # of `Timeline.kinds`
    block: Integers = field(repr=False)  # its number in the grid, x running fastest
    instruction: Integers = field(repr=False)  # of `Timeline.instructions`; -1: behind the last one


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeline:
    """One launch by time, from its start, in ns: blocks of all multiprocessors, and the warps of one.

    Blocks go to the `active` multiprocessors in turn. `placed` has begin, end and slot of each block of one that gets
    most, of shape (3, blocks); those that get fewer have the first ones at the same times.
    """

    title: str
    kernel: str
    device_name: str
    path: str
    source: str = field(repr=False)
    provenance: Provenance
    time_ns: float
    launch_ns: float  # until the first block begins
    tail_ns: float  # lost since the last wave does not fill the GPU
    waves: float
    sm_count: int
    active: int
    blocks: int
    resident: int  # blocks on a multiprocessor at a time
    warps: int  # of a block
    sm: int  # the multiprocessor whose warps are shown
    placed: Floats = field(repr=False)
    spans: Spans
    queues: Floats = field(repr=False)  # times, then how much the load/store unit, L2 and DRAM have to do
    kinds: tuple[str, ...]  # what a warp may do: "selected" to issue, or wait for a cause (`cuda.ground.metrics.WAITS`)
    shares: Mapping[str, float]  # of each kind in the time of its warps, the largest first
    instructions: tuple[tuple[int, str], ...] = field(repr=False)  # line of the file (0: unknown), text of the PTX
    notes: tuple[str, ...]

    def blocks_on(self, sm: int) -> int:
        """Return how many blocks a multiprocessor gets."""
        return len(range(sm, self.blocks, self.active)) if sm < self.active else 0

    def busy_share(self, sm: int) -> float:
        """Return the part of the time in which a multiprocessor has a block."""
        begins, ends = self.placed[:2, : self.blocks_on(sm)]
        return float(ends.max() - begins.min()) / self.time_ns if len(ends) else 0.0


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


def line_notes(text: str, name: str, kind: FailureKind | None = None) -> Iterator[LineNote]:
    """Find the lines of file `name` that a log (`name.cu(12): error: ...`) or a fault (`name.cu:12: ...`) is about."""
    location = re.compile(
        rf"(?:^|\s){re.escape(name)}(?:\((\d+)\): (?:catastrophic )?(error|warning)[^:]*|:(\d+)(?::\d+)?): ?(.*)"
    )
    for line in text.splitlines():
        if (failure := failure_of(line, kind)).is_fault:
            if failure.place.rpartition(":")[0] == name:
                yield LineNote(line=failure.line, text=failure.headline)
        elif match := location.search(line):
            yield LineNote(line=int(match[1] or match[3]), text=match[4].strip(), is_error=match[2] != "warning")


# The choice of the one point that is executed to look at it, and of the request that is described.
# The rule: nothing here imports compiler or engine: the process that makes the choice does not execute the point.

LARGEST_DEFAULT = 1024  # by default the largest default size up to this one is explained: it takes seconds to execute


def choose_point(
    kernels: Sequence[KernelFile],
    *,
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    device: str,
    budget_s: float,
    limit: int,
    check: CheckLevel = CheckLevel.AUTO,
    verb: str = "explained",
) -> PointSpec:
    """Return the one point to explain, or to do with what `verb` says.

    An axis without a value takes its largest default size up to `LARGEST_DEFAULT`, or its last default tune value.
    `InputError` if there are several kernels, or several values of an axis; `UnknownNameError` for no axis of it.
    """
    from warplens.cuda.catalogue.files import for_device
    from warplens.cuda.device.gpus import load_device

    if len(kernels) > 1:
        names = ", ".join(kernel.name for kernel in kernels)
        raise InputError(f"one kernel is {verb} at a time, not {len(kernels)} ({names})")
    key = load_device(device).key
    kernel = for_device(kernels[0], key)
    macros = {name: values[-1] for name, values in kernel.tune.items()}
    sizes = usual_sizes(kernel) | _single("problem axis", problem, kernel.problem_axes, verb, kernel)
    macros |= _single("tune axis", tune, kernel.tune_axes, verb)
    return kernel.point(sizes, macros, key, budget_s=budget_s, limit=limit, check=check)


def usual_sizes(kernel: KernelFile) -> dict[str, int]:
    """Return the largest default size up to `LARGEST_DEFAULT` of each problem axis, or its smallest."""
    return {
        name: max((value for value in values if value <= LARGEST_DEFAULT), default=min(values))
        for name, values in kernel.problem.items()
    }


def _single(
    kind: str,
    values_by_axis: Mapping[str, tuple[int, ...]],
    axes: Sequence[str],
    verb: str,
    of_sizes: KernelFile | None = None,
) -> dict[str, int]:
    for name, values in values_by_axis.items():
        if name not in axes:
            raise UnknownNameError(kind, name, axes)
        if len(values) > 1:
            raise InputError(
                f"one point is {verb} at a time: give the {kind} {name!r} one value, not {len(values)} "
                f"({name}={','.join(map(str, values[:8]))}{',...' if len(values) > 8 else ''})"
            )
        if of_sizes is not None and values[0] < of_sizes.least_size(name):
            raise InputError(f"the problem axis {name!r} has the value {values[0]}; a size is at least 1")
    return {name: values[0] for name, values in values_by_axis.items()}


def place_of(trace: str | None, step: str | None) -> TracePlace | None:
    """Return the request that the options `--trace` and `--step` choose, None where neither is given; `InputError` if
    an option has another form.

    `--trace` is `BLOCK,WARP,OCCURRENCE`, of which the last ones may be left out. `--step` is `STEP`, or `STEP,LAUNCH`
    for another launch of the step than its first.
    """
    place = None
    if trace is not None:
        if re.fullmatch(r"[0-9]{1,12}(,[0-9]{1,12}){0,2}", trace) is None:
            form = "BLOCK,WARP,OCCURRENCE as three numbers from 0 on, such as 5,0,0"
            raise InputError(f"--trace takes {form}, not {trace!r}")
        block, warp, occurrence = (*map(int, trace.split(",")), 0, 0)[:3]
        place = TracePlace(block=block, warp=warp, occurrence=occurrence)
    if step is None:
        return place
    if re.fullmatch(r"[1-9][0-9]{0,8}(,[1-9][0-9]{0,8})?", step) is None:
        raise InputError(f"--step takes STEP or STEP,LAUNCH as numbers from 1 on, such as 2 or 2,7, not {step!r}")
    number, launch = (*map(int, step.split(",")), 1)[:2]
    return replace(place or TracePlace(), step=number, launch=launch)
