"""Executes a capture of one launch on the engine, and says what is known of it then.

The rule: whatever is launched here (a kernel of a file, a step, a product of panels, a launch of a program or of a
profile) is an `EngineLaunch`, and what became of it is an `Executed`. Its results are compared, its inputs watched, its
races found, its instructions inferred and its time modelled here and nowhere else. An execution changes the arrays.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from typing import Any, Self

import numpy as np

from warplens.cuda.capture import value
from warplens.cuda.capture.value import Capture
from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.kernel_file import Array
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import result_builder, verification
from warplens.cuda.execute.instructions.correspondence import paths_of
from warplens.cuda.execute.instructions.executions import inferred_instructions
from warplens.cuda.execute.instructions.instruction_counts import InstructionCounts
from warplens.cuda.execute.launch_requests import fitting, flow_of, resources_of
from warplens.cuda.execute.preparation import CompiledPoint, PreparedLaunch, Preparer
from warplens.cuda.ground.errors import KernelFault, LaunchError, UnsupportedError
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import CacheState, Check, CheckLevel
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.transactions import LOG_WORDS, REQUEST_WORDS, RecordedBlocks
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode
from warplens.cuda.timing import ModelledTime, model_time
from warplens.cuda.timing.trace import LaunchTrace, WarpPaths

OVERRUN = 1.5  # a launch that took more than this multiple of its budget has a note that says why


def _not_simulated() -> None:
    """Return nothing, where no requests of a launch were recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnwrittenRead:
    """What a launch read of one allocation that nobody had written."""

    array: str  # its name in the launch
    where: str  # the place at which the program allocated it
    read_bytes: int  # the bytes that were read, each once
    size_bytes: int
    place: str  # the line of the first of these reads, as file and number

    @property
    def note(self) -> str:
        """A sentence on the launch."""
        return (
            f"reads {self.read_bytes:,} bytes of {self.array} that were never written, at {self.place}: since its "
            f"allocation in {self.where} nothing has filled them or copied to them"
        )

    def finding(self, kernel: str) -> str:
        """Return a sentence on the program."""
        return (
            f"{kernel} reads {self.read_bytes:,} bytes that nobody has written, at {self.place}, of the "
            f"{self.size_bytes:,} that {self.where} allocates"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """The result of a search."""

    fault: str = ""  # the sentence of a fault, if there is one
    notes: tuple[str, ...] = ()  # on how much was checked
    unwritten: tuple[str, ...] = ()  # sentences on the outputs that no thread writes


@dataclass(frozen=True, kw_only=True)
class Effects:
    """What a launch may do to its arrays, which is known before it is executed."""

    written: frozenset[str] = frozenset()  # the names of the arrays that the kernel stores to
    updated: frozenset[str] = frozenset()  # of these, those that it loads, too
    stored_types: Mapping[str, frozenset[str]] = field(default_factory=dict)  # the PTX types of its stores


@dataclass(frozen=True, kw_only=True)
class Executed(Effects):
    """A capture of one launch that the engine has executed.

    What costs time (the instructions of the machine code, the modelled time) is computed when it is asked for: most
    launches of a program are repetitions. `simulate` simulates the time from the requests that were recorded; it is
    None where none were, and is called once. `compiled` is what the compiler said that the kernel takes, None where
    only its machine code says so. `unwritten` are the reads of global memory that nothing wrote, of a program that
    keeps what is written.
    """

    capture: Capture  # the launch, without the contents of its buffers
    spec: GpuSpec
    counts: LaunchCounts
    compiled: KernelResources | None = None
    checks: tuple[Check, ...] = ()  # a comparison for each array of the reference, () where there is none
    changed: str = ""  # which inputs the kernel wrote to, "" for none
    fault: str = ""  # the sentence of a race, or of a read of shared memory that nothing wrote; the launch went on
    unwritten: tuple[UnwrittenRead, ...] = ()
    notes: tuple[str, ...] = ()
    simulate: Callable[[], ModelledTime | None] = _not_simulated

    def extended(self, **fields: Any) -> Self:
        """Return it with other values of some fields, and with the instructions that are known already."""
        other = replace(self, **fields)
        if "instructions" in self.__dict__:
            other.__dict__["instructions"] = self.instructions
        return other

    @property
    def launch(self) -> value.Launch:
        """Its grid, block and shared memory."""
        return self.capture.launch

    @property
    def resources(self) -> KernelResources:
        """What the kernel takes; that it has machine code is settled before."""
        return self.compiled or resources_of(self.capture.code)

    @cached_property
    def fits(self) -> Occupancy:
        """How many of its blocks fit on a multiprocessor; a LaunchLimitError where none does."""
        return fitting(self.launch, self.resources, self.spec)

    @property
    def flow(self) -> ControlFlow | None:
        """The control flow of the machine code, None where that is not read."""
        return flow_of(self.capture.code, self.spec)

    @cached_property
    def instructions(self) -> InstructionCounts | None:
        """The counts of the machine code, None where it is not read."""
        return inferred_instructions(self.flow, self.counts)

    @cached_property
    def simulated(self) -> ModelledTime | None:
        """The simulated time of a launch of a program, None for all but the first launch of a kind."""
        return self.simulate()

    @property
    def resource_metrics(self) -> dict[str, MetricValue]:
        """The metrics of resources and occupancy."""
        shared_bytes = self.launch.dynamic_shared_bytes
        return result_builder.resource_metrics(self.resources, shared_bytes, self.fits, self.spec)

    def modelled(self, trace: LaunchTrace | None = None, cache: CacheState = CacheState.COLD) -> ModelledTime:
        """Return the modelled time; `trace` and `cache` are those of `warplens.cuda.timing.model_time`.

        `UnsupportedError` if the sheet has no rate of the products of matrices that the launch makes.
        """
        return model_time(
            counts=self.counts,
            spec=self.spec,
            occupancy=self.fits,
            blocks=prod(self.launch.grid),
            threads_per_block=prod(self.launch.block),
            footprint_bytes=self.capture.size_bytes,
            trace=trace,
            cache=cache,
        )


class EngineLaunch:
    """A launch on the engine: its arrays as they are `prepared`, and its `translated` code.

    `threads` execute its blocks; `code_cache` keeps the code that the search for races needs.
    """

    def __init__(self, prepared: PreparedLaunch, translated: Launch, code_cache: BlobFolder, threads: int = 1) -> None:
        self.prepared = prepared
        self.translated = translated
        self.threads = threads
        self._code_cache = code_cache

    def execute(self, budget: Budget | None = None, *, before_sampling: Callable[[], None] | None = None) -> Executed:
        """Execute all blocks, or a sample of them where they take longer than the budget; compare nothing."""
        prepared, launch = self.prepared, self.translated
        inputs = prepared.digests(launch.written)
        counts = launch.run(budget, threads=self.threads, before_sampling=before_sampling)
        return Executed(
            capture=prepared.capture,
            spec=prepared.spec,
            compiled=prepared.resources,
            counts=counts,
            changed=prepared.changed_inputs(inputs),
            notes=tuple(filter(None, [launch.waited])),
        )

    def execute_and_compare(
        self, workload: Workload, budget: Budget, values: Mapping[str, Array] | None = None
    ) -> Executed:
        """Execute it within a budget, and compare the arrays with the reference of a workload.

        `values` stand beside the arrays before the launch in the expressions of its reference. A note on a sample says
        how many elements were compared, and what was not checked.
        """
        arrays, before = self.prepared.request.arrays, self.prepared.before
        written = verification.WrittenElements(arrays, before, self.prepared.roles, self.translated.independence)
        executed = self.execute(budget, before_sampling=written.mark)
        notes = (*executed.notes, *self._overrun(budget.seconds))
        before = {**before, **(values or {})}
        if executed.counts.sample is None:
            written.clear()
            return replace(executed, checks=verification.compare(arrays, workload, before), notes=notes)
        indices = {name: written.indices(name) for name in workload.expected if written.are_separate(name)}
        checks = verification.compare(arrays, workload, before, indices)
        notes += tuple(
            f"{check.checked:,} elements of {check.array!r} that the sampled blocks wrote were compared"
            for check in checks
        )
        notes += tuple(
            f"{name!r} was not checked: it is made by all blocks together, and only a sample was executed"
            for name in workload.expected
            if name not in indices
        )
        return replace(executed, checks=checks, notes=notes)

    def find_hazards(
        self, level: CheckLevel, spent_s: float, *, is_sample: bool = False, outputs: Sequence[str] = ()
    ) -> HazardReport:
        """Find races and memory errors; the arguments are those of the function `find_hazards`."""
        return find_hazards(
            self.translated,
            self.prepared.request,
            self._code_cache,
            level,
            spent_s,
            restore=self.prepared.restore,
            is_sample=is_sample,
            threads=self.threads,
            outputs=outputs,
        )

    def trace(self, executed: Executed, **limits: int) -> LaunchTrace | None:
        """Record what the timing model simulates; the arguments are those of `launch_trace`."""
        return launch_trace(
            self.translated,
            executed.flow,
            executed.counts,
            executed.instructions,
            spec=executed.spec,
            fits=executed.fits,
            shared_bytes=executed.resources.static_shared_bytes + executed.launch.dynamic_shared_bytes,
            **limits,
        )

    def _overrun(self, budget_s: float) -> tuple[str, ...]:
        launch = self.translated
        if math.isinf(budget_s) or launch.elapsed_s <= OVERRUN * budget_s:
            return ()
        reason = (
            "a block is executed to its end, and at least one of each class"
            if launch.independence.any_order
            else "its blocks may depend on each other, so all were executed"
        )
        return (f"executing took {launch.elapsed_s:.1f} s, above its budget of {budget_s:g} s: {reason}",)


# Records what the timing model simulates: the requests of blocks that one multiprocessor takes.
# The launch has been executed and its results compared; recording executes some blocks of it again, on the arrays as
# the launch left them. Where that is not possible (the blocks wait for each other, the machine code is not read, no
# flow fits the counts) there is no trace, and the time is estimated.

KEPT_REQUESTS = 6  # of each instruction of a warp: a few trips of a loop show how its addresses go on
MOST_BLOCKS = 64
MOST_BYTES = 64 << 20  # the recorded requests and branches take no more memory, unless a caller has less
GENERATIONS, FEW_RESIDENT = 3, 8  # blocks of three are recorded, of two where more than eight are resident at a time
LONGEST_S = 1.0  # the longest that recording may take, estimated from the time that a block took before
RECORDING_COST = 2.0  # the time of a block whose requests are recorded, over its time without that, roughly
FIRST_BLOCK = 60  # the simulated multiprocessor takes this block first: the first of the grid is often at a border
OTHER_FIRST = (0.5, 0.25, 0.0)  # where its blocks do less than others, it takes one first behind this share of the grid
LESS = 0.7  # blocks do less than others if their warps execute less than this share of the average instructions


def ready_launch(
    preparer: Preparer, code: CompiledPoint, limit: int, *, is_hurried: bool = False, records: bool = False
) -> EngineLaunch:
    """Return the launch of a compiled point on its arrays; the arguments are those of `LaunchRequest` and `Launch`."""
    prepared = preparer.prepare(code, limit)
    request = replace(prepared.request, is_hurried=is_hurried)
    launch = Launch(request, preparer.code_cache, records=records)
    return EngineLaunch(prepared, launch, preparer.code_cache, preparer.threads)


def launch_trace(
    launch: Launch,
    flow: ControlFlow | None,
    counts: LaunchCounts,
    instructions: InstructionCounts | None,  # those of its machine code
    *,
    spec: GpuSpec,
    fits: Occupancy,
    shared_bytes: int,  # the static and dynamic shared memory of a block
    most_bytes: int = MOST_BYTES,  # that the recorded requests take
) -> LaunchTrace | None:
    """Return the trace of a launch that has run, None where there can be none; its arrays are changed."""
    if flow is None or instructions is None:
        return None
    executed = counts.blocks if counts.sample is None else counts.sample.executed
    block_s = RECORDING_COST * launch.elapsed_s / max(1, executed)
    warps, sites = counts.warps // counts.blocks, max(1, len(counts.memory))
    block_bytes = 8 * warps * (sites * (1 + KEPT_REQUESTS * REQUEST_WORDS) + LOG_WORDS)
    most = max(1, min(int(LONGEST_S / block_s) if block_s else MOST_BLOCKS, most_bytes // block_bytes))
    firsts = [FIRST_BLOCK, *(int(share * counts.blocks) for share in OTHER_FIRST)]
    best: tuple[float, RecordedBlocks, WarpPaths] | None = None
    for first in firsts:
        blocks = block_numbers(counts.blocks, spec.sm_count, fits.blocks_per_sm, first)
        if not launch.independence.any_order:
            blocks = tuple(range(min(len(blocks), counts.blocks)))
        try:
            recorded = launch.record_blocks(blocks[:most], kept=KEPT_REQUESTS)
        except (LaunchError, UnsupportedError):  # it ran as a whole, so it is the recording that cannot be done
            return None
        paths = paths_of(flow, counts, instructions.passes, recorded)
        work = float(paths.instructions.mean()) / max(1.0, instructions.warp_instructions / counts.warps)
        if best is None or work > best[0]:
            best = work, recorded, paths
        if work >= LESS or paths.is_cut or not launch.independence.any_order:
            break
    assert best is not None
    _, recorded, paths = best
    return LaunchTrace(
        flow=flow,
        passes=instructions.passes,
        recorded=recorded,
        paths=paths,
        global_sites=tuple(m.index for m in counts.memory if m.space in {"global", "local"}),
        array_bytes={name: array.nbytes for name, array in launch.request.arrays.items()},
        shared_bytes=shared_bytes,
    )


def block_numbers(blocks: int, multiprocessors: int, resident: int, first: int = FIRST_BLOCK) -> tuple[int, ...]:
    """Return the numbers of the blocks that one multiprocessor takes, from `first` on, in ascending order.

    Blocks go to the multiprocessors in turn, each of which holds `resident` ones at a time.
    """
    taken = -(-blocks // min(blocks, multiprocessors))
    generations = GENERATIONS if resident <= FEW_RESIDENT else GENERATIONS - 1
    first = min(first, blocks - 1)
    wanted = min(taken, generations * resident, MOST_BLOCKS)
    return tuple(sorted({(first + multiprocessors * number) % blocks for number in range(wanted)}))


# Finds memory errors and races that would fail on a GPU: executes the launch again, with checked code.
# A report says how many blocks were checked, and a point takes at most about twice as long as without the search
# (`MIN_SECONDS` aside), one of which a sample was executed a quarter longer, unless `CheckLevel.FULL` is asked for.
# The arrays start as they were before the launch; checked code counts nothing, and its results are discarded.

MIN_SECONDS = 0.2  # the search may take this many seconds however fast the point was: that is little beside compiling
SAMPLE_SHARE = 0.25  # of the time of a sampled point, the search takes this share: most races are in every block
MIN_EXECUTION_SHARE = 0.1  # the least share of the allowed time for execution, even where compiling took longer


def find_hazards(
    launch: Launch,
    request: LaunchRequest,
    code_cache: BlobFolder,
    level: CheckLevel,
    spent_s: float,  # what the point has taken so far
    *,
    restore: Callable[[], None] | None = None,  # puts the arrays back before
    is_sample: bool = False,
    threads: int = 1,
    outputs: Sequence[str] = (),  # arrays that are only written, where elements that no thread writes are looked for
) -> HazardReport:
    """Find memory errors and races of a launch, with checked code on the arrays of a request, which are changed."""
    if level is CheckLevel.FAST:
        return HazardReport()
    if not launch.may_race:  # very large arrays are not restored for nothing
        return HazardReport(notes=tuple(filter(None, [SearchExtent(left_out=launch.why_global_is_left_out).note()])))
    started_s = time.perf_counter()
    checked_launch = Launch(request, code_cache, mode=Mode.CHECKED, like=launch)
    if restore is not None:
        restore()
    allowed_s = max(MIN_SECONDS, spent_s * SAMPLE_SHARE if is_sample else spent_s)
    left_s = max(MIN_EXECUTION_SHARE * allowed_s, allowed_s - (time.perf_counter() - started_s))
    extent = SearchExtent()
    if fault := extent.search(checked_launch, math.inf if level is CheckLevel.FULL else left_s, threads):
        return HazardReport(fault=fault)
    is_whole = extent.executed == extent.blocks and tree.Space.GLOBAL in extent.spaces
    return HazardReport(
        notes=(*filter(None, [extent.note()]), *extent.notes),
        unwritten=tuple(filter(None, _unwritten(checked_launch, outputs))) if is_whole else (),
    )


def _unwritten(launch: Launch, outputs: Sequence[str]) -> Iterator[str]:
    """Yield a sentence on each output with elements that no thread has written; `launch` has run whole, checked."""
    for name in outputs:
        array = launch.request.arrays[name]
        missing = launch.unwritten(name)
        if missing is not None:  # what a store without a trace wrote is not zero, as seldom as it may be
            yield unwritten_sentence(name, missing.reshape(array.shape) & (array == 0))


def unwritten_sentence(name: str, missing: np.ndarray) -> str:
    """Return the sentence on the elements of an array that no thread has written, which are `missing`; "" for none."""
    places = np.flatnonzero(missing)
    if not places.size:
        return ""
    if places.size == missing.size:
        return f"{name} is not written by any thread"
    first, last = int(places[0]), int(places[-1])
    if missing.ndim == 1 and last - first + 1 == places.size:
        return f"{name}[{first}{f'..{last}' if last > first else ''}] is not written by any thread"
    index = "".join(f"[{axis}]" for axis in np.unravel_index(first, missing.shape))
    return (
        f"{places.size:,} of {missing.size:,} elements of {name} are not written by any thread, "
        f"the first of them {name}{index}"
    )


@dataclass(slots=True, kw_only=True)
class SearchExtent:
    """How much was searched: by default nothing."""

    launches: int = 0  # those that ended without a fault
    executed: int = 0  # so many of the blocks of these launches
    blocks: int = 0
    spaces: frozenset[tree.Space] = frozenset()  # those whose accesses were compared
    left_out: str = ""  # why global memory is not among the spaces
    are_first: bool = True  # the executed blocks are the first ones, else a sample
    notes: dict[str, None] = field(default_factory=dict)

    def search(self, checked: Launch, seconds: float, threads: int) -> str:
        """Search a launch for so long, and add what was searched; return the sentence of a fault, "" for none."""
        try:
            outcome = checked.inspect(seconds, threads=threads)
        except KernelFault as fault:
            return str(fault)
        self.launches += 1
        self.executed += outcome.executed
        self.blocks += outcome.blocks
        self.spaces |= set(outcome.looked_at)
        self.left_out = self.left_out or outcome.left_out
        self.are_first &= outcome.are_first
        self.notes |= dict.fromkeys(outcome.notes)
        return ""

    def note(self) -> str:
        """Return the note on it."""
        which = "the first" if self.are_first else "a sample of"
        part = "" if self.executed == self.blocks else f"{which} {self.executed:,} of {self.blocks:,} blocks"
        parts = []
        if tree.Space.SHARED in self.spaces:
            parts.append(f"shared memory: no race and no read of unwritten bytes in {part or 'any block'}")
        if tree.Space.GLOBAL in self.spaces:
            parts.append(f"global memory: no race in or between {part or 'any blocks'}")
        if self.left_out:
            parts.append(f"global memory: races are not looked for, since {self.left_out}")
        return "; ".join(parts)
