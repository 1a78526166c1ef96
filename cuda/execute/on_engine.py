"""Executes a capture of one launch on the engine, and runs the point of one: what is known of it then is its result.

The rule: whatever is launched here (a kernel of a file, a step, a product of panels, a launch of a program or of a
profile) is an `EngineLaunch`, and what became of it is an `Executed`. Its results are compared, its inputs watched, its
instructions inferred and its time modelled here and nowhere else. An execution changes the arrays.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from math import prod
from typing import Any, Self

from warplens.cuda.capture import value
from warplens.cuda.catalogue import KernelFile, Workload, assumptions, kernel_file
from warplens.cuda.catalogue.search import written
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import launch_requests, result_builder, verification
from warplens.cuda.execute.execution.reached_lengths import length_notes, with_reached_lengths
from warplens.cuda.execute.execution.reference_functions import ReferenceResult, ReferenceRuns
from warplens.cuda.execute.instructions import correspondence, executions, instruction_counts
from warplens.cuda.execute.preparation import CompiledPoint, PreparedLaunch, Preparer, ReadPoint, write_launch
from warplens.cuda.execute.result_builder import ResultBuilder, sample_notes
from warplens.cuda.execute.sampled_results import WrittenElements
from warplens.cuda.ground import host, metrics
from warplens.cuda.ground.errors import FailureKind, KernelFault, LaunchError, UnsupportedError
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.points import CacheState, Check, CheckLevel, PointResult, PointSpec
from warplens.cuda.ptx.operands import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.transactions import LOG_WORDS, REQUEST_WORDS, RecordedBlocks
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.timing import ModelledTime, model_time
from warplens.cuda.timing.trace import LaunchTrace, WarpPaths

OVERRUN = 1.5  # a launch that took more than this multiple of its budget has a note that says why


@dataclass(frozen=True, slots=True, kw_only=True)
class UnwrittenRead:
    """The unwritten bytes of one allocation that a launch read."""

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
    only its machine code says so. `unwritten` are reads of what nothing wrote, of a program that keeps what is written.
    """

    capture: value.Capture  # the launch, without the contents of its buffers
    spec: GpuSpec
    counts: LaunchCounts
    compiled: KernelResources | None = None
    checks: tuple[Check, ...] = ()  # a comparison for each array of the reference, () where there is none
    changed: str = ""  # which inputs the kernel wrote to, "" for none
    fault: KernelFault | None = None  # a race, or of a read of shared memory that nothing wrote; the launch went on
    unwritten: tuple[UnwrittenRead, ...] = ()
    notes: tuple[str, ...] = ()
    simulate: Callable[[], ModelledTime | None] = lambda: None  # where no requests were recorded

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
        return self.compiled or launch_requests.resources_of(self.capture.code)

    @cached_property
    def fits(self) -> Occupancy:
        """How many of its blocks fit on a multiprocessor; a LaunchLimitError where none does."""
        return launch_requests.fitting(self.launch, self.capture.code, self.spec, self.resources)

    @property
    def flow(self) -> ControlFlow | None:
        """The control flow of the machine code, None where that is not read."""
        return launch_requests.flow_of(self.capture.code, self.spec)

    @cached_property
    def instructions(self) -> instruction_counts.InstructionCounts | None:
        """The counts of the machine code, None where it is not read."""
        return executions.inferred_instructions(self.flow, self.counts)

    @cached_property
    def simulated(self) -> ModelledTime | None:
        """The simulated time of a launch of a program, None for all but the first launch of a kind."""
        return self.simulate()

    @property
    def resource_metrics(self) -> dict[str, metrics.MetricValue]:
        """The metrics of resources and occupancy."""
        shared_bytes = self.launch.dynamic_shared_bytes
        return result_builder.resource_metrics(self.resources, shared_bytes, self.fits, self.spec)

    def modelled(self, trace: LaunchTrace | None = None, cache: CacheState = CacheState.COLD) -> ModelledTime:
        """Return the modelled time (`model_time`); `UnsupportedError` if the sheet lacks a rate of its products."""
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
    """A launch on the engine: `prepared` arrays, `translated` code, `threads`, and a cache for the search for races."""

    def __init__(self, prepared: PreparedLaunch, translated: Launch, code_cache: BlobFolder, threads: int = 1) -> None:
        self.prepared = prepared
        self.translated = translated
        self.threads = threads
        self._code_cache = code_cache

    def execute(self, budget_s: float = math.inf, *, before_sampling: Callable[[], None] | None = None) -> Executed:
        """Execute all blocks, or a sample of them where they take longer than the budget; compare nothing."""
        prepared, launch = self.prepared, self.translated
        inputs = prepared.digests(launch.written)
        counts = launch.run(budget_s, threads=self.threads, before_sampling=before_sampling)
        return Executed(
            capture=prepared.capture,
            spec=prepared.spec,
            compiled=prepared.resources,
            counts=counts,
            changed=prepared.changed_inputs(inputs),
            notes=tuple(filter(None, [launch.waited])),
        )

    def execute_and_compare(
        self, workload: Workload, budget_s: float, values: Mapping[str, kernel_file.Array] | None = None
    ) -> Executed:
        """Execute it within a budget, and compare the arrays with the reference of a workload.

        `values` stand beside the arrays before the launch in the expressions of its reference. A note on a sample says
        how many elements were compared, and what was not checked.
        """
        arrays, before = self.prepared.request.arrays, self.prepared.before
        marked: list[WrittenElements] = []

        def mark() -> None:
            marked.append(WrittenElements(arrays, before, self.prepared.roles, self.translated.independence))
            marked[0].mark()

        executed = self.execute(budget_s, before_sampling=mark)
        notes = (*executed.notes, *self._overrun(budget_s))
        values = {**before, **(values or {})}
        if executed.counts.sample is None:
            for elements in marked:
                elements.clear()
            return replace(executed, checks=verification.compare(arrays, workload, values), notes=notes)
        [written] = marked
        indices = {name: written.indices(name) for name in workload.expected if written.are_separate(name)}
        checks = verification.compare(arrays, workload, values, indices)
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
        self, level: CheckLevel, *, is_sample: bool = False, outputs: Sequence[str] = ()
    ) -> verification.HazardReport:
        """Find races and memory errors; the arguments are those of `verification.find_hazards`."""
        return verification.find_hazards(
            self.translated,
            self.prepared.request,
            self._code_cache,
            level,
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
        if math.isinf(budget_s) or launch.work_s <= OVERRUN * budget_s:
            return ()
        reason = (
            "a block is executed to its end, and at least one of each class"
            if launch.independence.any_order
            else "its blocks may depend on each other, so all were executed"
        )
        return (f"executing took {launch.work_s:.1f} s, above its budget of {budget_s:g} s: {reason}",)


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
    instructions: instruction_counts.InstructionCounts | None,  # those of its machine code
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
    block_s = RECORDING_COST * launch.work_s / max(1, executed)
    warps, sites = counts.warps // counts.blocks, max(1, len(counts.memory))
    block_bytes = 8 * warps * (sites * (1 + KEPT_REQUESTS * REQUEST_WORDS) + LOG_WORDS)
    most = max(1, min(int(LONGEST_S / block_s) if block_s else MOST_BLOCKS, most_bytes // block_bytes))
    firsts = [FIRST_BLOCK, *(int(share * counts.blocks) for share in OTHER_FIRST)]
    best: tuple[float, RecordedBlocks, WarpPaths, int] | None = None
    for first in firsts:
        blocks = block_numbers(counts.blocks, spec.sm_count, fits.blocks_per_sm, first)
        if not launch.independence.any_order:
            blocks = tuple(range(min(len(blocks), counts.blocks)))
        try:
            recorded = launch.record_blocks(blocks[:most], kept=KEPT_REQUESTS)
        except (LaunchError, UnsupportedError):  # it ran as a whole, so it is the recording that cannot be done
            return None
        paths = correspondence.paths_of(flow, counts, instructions.passes, recorded)
        work = float(paths.instructions.mean()) / max(1.0, instructions.warp_instructions / counts.warps)
        if best is None or work > best[0]:
            best = work, recorded, paths, blocks[0]
        if work >= LESS or paths.is_cut or not launch.independence.any_order:
            break
    assert best is not None
    _, recorded, paths, first_block = best
    return LaunchTrace(
        flow=flow,
        passes=instructions.passes,
        recorded=recorded,
        paths=paths,
        global_sites=tuple(m.index for m in counts.memory if m.space in {"global", "local"}),
        array_bytes={name: array.nbytes for name, array in launch.request.arrays.items()},
        shared_bytes=shared_bytes,
        first_block=first_block,
    )


def block_numbers(blocks: int, multiprocessors: int, resident: int, first: int = FIRST_BLOCK) -> tuple[int, ...]:
    """Return the numbers of one SM's blocks from `first` on, ascending: SMs get them in turn, `resident` at a time."""
    taken = -(-blocks // min(blocks, multiprocessors))
    generations = GENERATIONS if resident <= FEW_RESIDENT else GENERATIONS - 1
    first = min(first, blocks - 1)
    wanted = min(taken, generations * resident, MOST_BLOCKS)
    return tuple(sorted({(first + multiprocessors * number) % blocks for number in range(wanted)}))


HURRIED_BUDGET_S = 0.2
"""With so little time to execute, code is wanted soon: of a rung of sgemm at N = 4096 LLVM took 1.4 of 2.8 s with full
care, and hurried code, though up to twice as slow, counts the same of each block."""


class PointRunner(ABC):
    """Runs points of one launch; `emulator.EmulatorRunner` adds what other points and doubts need."""

    def __init__(self, code_cache: BlobFolder | None = None, *, threads: int = 1) -> None:
        self.preparer = Preparer(code_cache=code_cache, threads=threads)

    @abstractmethod
    def run_several(self, builder: ResultBuilder, read: ReadPoint) -> None:
        """Run a point of several launches."""

    @abstractmethod
    def doubt(self, builder: ResultBuilder, kernel: KernelFile, fault: str) -> str:
        """Return why a fault need not be one of the kernel; "" where it comes with other sizes as well, with a note."""

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        builder = ResultBuilder(point)
        self.run_point(builder)
        return builder.result()

    def run_point(self, builder: ResultBuilder) -> None:
        """Run the point of a builder; expected failures are part of what it has then."""
        with host.sharing(), builder.expected_failures():  # an error keeps the arrays alive until its sentence is read
            read = self.preparer.read_point(builder)
            if read is not None:
                builder.doubt = partial(self.doubt, builder, read.kernel)
                self.run_read(builder, read)

    def run_read(self, builder: ResultBuilder, read: ReadPoint) -> None:
        """Run a point whose kernel file has been read."""
        if read.workload.steps or read.kernel.stream is not None:
            self.run_several(builder, read)
        else:
            self._run_launch(builder, self.preparer.compile_read(builder, read))

    def _run_launch(self, builder: ResultBuilder, code: CompiledPoint) -> None:
        if code.workload.is_assumed:
            stated = code.workload
            code, (launch, executed) = with_reached_lengths(code, lambda tried: self._execute(builder, tried))
            builder.add_notes(*length_notes(stated, code.workload))
        else:
            launch, executed = self._execute(builder, code)
        write_launch(builder, code)
        builder.add_counts(executed.counts, executed.instructions, code.spec, code.workload.bytes or 0)
        trace = launch.trace(executed)
        del launch  # the arrays of other inputs take its place

        def checks(workload: Workload) -> tuple[Check, ...]:
            return self._run_once(builder.point, replace(code, workload=workload))[1].checks

        is_compared = bool(code.workload.expected) or builder.point.reference is not None
        builder.try_inputs(code.workload, checks, is_compared=is_compared)
        counted, lines = dict(builder.metrics), source_lines(code.compiled.ptx)

        def model(cache: CacheState) -> None:
            modelled = executed.modelled(trace, cache)
            builder.metrics = dict(counted)
            builder.add_model(modelled, code.workload.flops, code.workload.bytes, lines)

        builder.model = model
        try:
            model(builder.point.cache or CacheState.COLD)
        except UnsupportedError as error:
            builder.add_notes(str(error))

    @cached_property
    def _references(self) -> ReferenceRuns:
        return ReferenceRuns(self.preparer, self._written_by)

    def reference(self, read: ReadPoint, point: PointSpec) -> ReferenceResult:
        """Return the workload with what its result is compared with: its own reference, or that of the point."""
        if point.reference is None:
            return ReferenceResult(workload=read.workload)
        return self._references.result(read, point)

    def _written_by(self, reference: CompiledPoint, point: PointSpec) -> dict[str, kernel_file.Array] | None:
        """Return the arrays that a reference kernel writes, None where it would take too long."""
        launch = ready_launch(self.preparer, reference, point.limit)
        executed = launch.execute(point.budget_s)
        arrays, names = launch.prepared.request.arrays, written(reference.workload)
        return None if executed.counts.sample is not None else {name: arrays[name] for name in names}

    def _execute(self, builder: ResultBuilder, code: CompiledPoint) -> tuple[EngineLaunch, Executed]:
        launch, executed, reference = self._run_once(builder.point, code, builder)
        builder.add_notes(*sample_notes(executed.counts.sample), *executed.notes)
        judge(builder, reference, executed.checks)
        if executed.changed:
            builder.fail(f"the kernel {executed.changed}", FailureKind.INPUT)
        # The arrays that the launch alone fills, where the host code says it: invented sizes may leave a rest.
        matter = code.kernel.front_matter
        is_stated = bool(matter) and all(invention.host_value for invention in builder.invented)
        outputs = verification.unchecked_outputs(code.workload) if is_stated else ()
        own = [name for name in outputs if name not in assumptions.shared_outputs_of(matter)]
        is_sample = executed.counts.sample is not None
        builder.add_hazards(launch.find_hazards(builder.point.check, is_sample=is_sample, outputs=own))
        return launch, executed

    def _run_once(
        self, point: PointSpec, code: CompiledPoint, builder: ResultBuilder | None = None
    ) -> tuple[EngineLaunch, Executed, ReferenceResult]:
        """Execute a launch within its budget and compare its results; the builder keeps the text of a failed one."""
        launch = ready_launch(
            self.preparer, code, point.limit, is_hurried=point.budget_s <= HURRIED_BUDGET_S, records=True
        )
        reference = self.reference(code, point)
        try:
            executed = launch.execute_and_compare(reference.workload, point.budget_s, reference.values)
        finally:
            if builder is not None:
                builder.keep_printed(launch.translated.printed)
        return launch, executed, reference

    def run_in_states(self, point: PointSpec) -> dict[CacheState, PointResult]:
        """Run one point once, and return its result for each state of the cache: only what is modelled differs.

        An estimate is one of a cold cache for both.
        """
        builder = ResultBuilder(point)
        self.run_point(builder)
        results = {}
        for state in CacheState:
            if builder.model is not None and builder.time is not None:
                builder.model(state)
            results[state] = builder.result()
        return results


def judge(builder: ResultBuilder, reference: ReferenceResult, checks: Sequence[Check]) -> None:
    """Judge a result, and note the kernel or function that it is compared with, where there is one."""
    if reference.values:
        builder.add_notes(*reference.notes)
    builder.judge(checks, reference.hindrance or verification.why_uncompared(reference.workload))
