"""Explains the cost of a kernel's memory traffic: executes one point and joins its counters with its source lines.

The rule: every block is executed and counted, or within a budget a sample, which is named; the explanation says which
request of each instruction it describes. `warplens.cuda.simt.explain.source_lines` does the joining.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import prod

from warplens.cuda.catalogue.assumptions import assumed_at, inventions_of
from warplens.cuda.compiler.compiled import CompileCache
from warplens.cuda.device.gpus import load_device
from warplens.cuda.device.spec import Coalescing, GpuSpec, MemoryRules
from warplens.cuda.execute import executed_steps, on_engine, preparation, result_builder, verification
from warplens.cuda.execute.execution.reached_lengths import length_notes, reaching
from warplens.cuda.execute.inspection.code import (
    InspectedCode,
    ReadyPoint,
    code_of,
    known_arrays,
    lay_out_kept,
    resolve_place,
    source_of,
)
from warplens.cuda.execute.inspection.records import (
    Activity,
    BlockRecord,
    Explanation,
    Inspection,
    PtxLine,
    Refusal,
    Timeline,
    TracePlace,
    line_notes,
)
from warplens.cuda.execute.instructions.instruction_counts import hides_requests
from warplens.cuda.execute.out_of_core.plan import single_launch
from warplens.cuda.ground import files, metrics
from warplens.cuda.ground.errors import CompileError, InputError, LaunchError, WarplensError
from warplens.cuda.ground.points import ASSUMED, CacheState, CheckLevel, PointSpec
from warplens.cuda.ptx.operands import FUNCTION_BEGIN, LINE_MARK, source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT, LANES
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.advice import advisor, evidence
from warplens.cuda.simt.explain.source_lines import (
    KnownArray,
    Rescoring,
    explain_counts,
    variable_name,
    with_source_names,
)
from warplens.cuda.simt.explain.traffic import Blame, verdict

VOTES = frozenset({0x806, 0x886})  # the opcodes of VOTE and VOTEU, from nvdisasm
MAX_REQUESTS = 8192  # a record keeps this many requests of a block, over all instructions and warps: about 2 MiB
MAX_EXECUTIONS = 64  # a record keeps this many executions of an instruction by one warp


def explain(
    point: PointSpec,
    place: TracePlace | None = None,  # the request of each instruction that is described
    *,
    pitch_words: int | None = None,  # a row pitch of shared arrays, in 4-byte words, to count the requests again for
    threads: int = 1,
    rescored_for: str | None = None,  # a GPU by whose rules they are counted again
    cache: CompileCache | None = None,
    code_cache: files.BlobFolder | None = None,
) -> Explanation:
    """Execute one point and explain its memory traffic; caches are by default the user's own.

    `InputError` if the point breaks a requirement of its kernel, or `place` is not in the launch; another
    `WarplensError` if it does not compile, or the launch fails.
    """
    other = None if rescored_for is None else load_device(rescored_for)
    rescoring = Rescoring(pitch_words=pitch_words)
    if other is not None:
        rescoring = replace(rescoring, gpu=other.name.removeprefix("NVIDIA "), rules=other.memory_rules)
    preparer = preparation.Preparer(cache, code_cache, threads=threads)
    ready = lay_out(point, place, preparer)
    executed = execute_and_compare(ready, point.budget_s)
    launch, prepared, is_sample = ready.launch.translated, ready.launch.prepared, executed.counts.sample is not None
    report = ready.launch.find_hazards(point.check, is_sample=is_sample)
    hazards = [f"this would fail on a GPU: {report.fault}"] if report.fault else report.notes
    prepared.restore()
    touched: dict[str, int] = {}
    if not is_sample:  # executing all of it once more would take longer than the budget
        touched = launch.touched(threads=threads)
        prepared.restore()
    records = record_requests(executed)
    prepared.restore()
    traces = launch.trace(ready.place.block or 0, ready.place.warp, ready.place.occurrence)
    explanation = describe(executed, traces, records, touched, rescoring)
    spec = ready.code.spec
    about_gpu = _rule_notes(spec)
    if other is not None and other.memory_rules == spec.memory_rules:
        about_gpu.append(f"the {other.name} counts requests by the same rules as the {spec.name}")
    elif other is not None:
        requests = f"the requests are those of {spec.target}, where nothing was compiled again"
        about_gpu.append(f"on the {other.name} {rules_in_words(other.memory_rules)}; {requests}")
    return replace(
        explanation,
        notes=(*ready.code.where, *about_gpu, *executed.notes, *hazards),
        rescored_for="" if other is None else other.key,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedPoint:
    """One point after its execution; its launch is ready to be executed again."""

    ready: ReadyPoint
    executed: on_engine.Executed
    notes: tuple[str, ...]  # what a reader must know: that the result is wrong, that only a sample was executed

    @property
    def counts(self) -> LaunchCounts:
        """Its counts, in which variables have their names in the source."""
        return self.executed.counts


def lay_out(point: PointSpec, place: TracePlace | None, preparer: preparation.Preparer) -> ReadyPoint:
    """Compile a point and lay out its launch, of a streamed product one of panels; launches before it are executed."""
    if point.launch_file is not None:
        return lay_out_kept(point, place, preparer)
    kernel = preparer.read(point)
    workload = kernel.workload(point.problem, point.tune)
    if workload.broken_requirement is not None:
        values = " ".join(f"{name}={value}" for name, value in workload.names.items())
        raise InputError(f"{kernel.name} cannot be launched at {values}: it requires {workload.broken_requirement}")
    spec = load_device(point.device)
    if workload.steps:
        read = preparation.ReadPoint(kernel=kernel, workload=workload, spec=spec)
        sequence = partial(executed_steps.PointExecution, read, replace(point, check=CheckLevel.FAST), preparer)
        return _lay_out_step(sequence, place or TracePlace())
    if place is not None and place.step is not None:
        raise InputError(f"{kernel.name} is a single launch and has no steps")
    workload, notes = single_launch(kernel, workload)
    place = resolve_place(place or TracePlace(), workload.grid, workload.block)
    code = reaching(preparer.compile_point(kernel, workload, spec, point.included_hash), point, preparer)
    notes += (longer := length_notes(workload, code.workload))
    try:
        preparation.check_shared_memory(code)
    except LaunchError as error:
        notes = (f"this would fail on a GPU: {error}", *notes)
    assumed = assumed_at(kernel.assumed, {**point.problem, **point.tune})
    return ReadyPoint(
        code=code_of(code),
        launch=on_engine.ready_launch(preparer, code, point.limit),
        place=place,
        notes=notes,
        compared=code,
        invented=inventions_of((*assumed, *(note.removeprefix(ASSUMED) for note in longer))),
    )


def _lay_out_step(sequence: Callable[[], executed_steps.PointExecution], place: TracePlace) -> ReadyPoint:
    step, reason = place.step, ""
    if step is None:
        whole = sequence()
        whole.execute()
        step = executed_steps.longest_of(whole.steps).number
        reason = ", the step that takes longest (modelled)"
    made, launch = sequence().execute_up_to(step, place.launch)
    code = made.point
    return ReadyPoint(
        code=code_of(code),
        compared=code,
        launch=launch,
        place=resolve_place(replace(place, step=step), code.workload.grid, code.workload.block),
        notes=(f"{made.place}{reason}: the launches before it were executed, and its result is not compared",),
    )


def execute(ready: ReadyPoint, budget_s: float) -> ExecutedPoint:
    """Execute a point and leave its arrays so, without comparing its result, which takes longer for large sizes."""
    executed = ready.launch.execute(budget_s)
    named = executed.extended(counts=ready.code.named(executed.counts))
    return ExecutedPoint(ready=ready, executed=named, notes=ready.notes)


def execute_and_compare(ready: ReadyPoint, budget_s: float) -> ExecutedPoint:
    """Execute a point, and compare its result with the reference; the arrays are left as the kernel leaves them."""
    if ready.compared is None:
        return execute(ready, budget_s)
    kernel, workload = ready.compared.kernel, ready.compared.workload
    executed = ready.launch.execute_and_compare(workload, budget_s)
    wrong = [f"the result is wrong: {verification.describe(check)}" for check in executed.checks if check.wrong]
    if executed.changed:
        wrong.append(f"the kernel {executed.changed}")
    if not executed.checks and not kernel.reference_kernel and ready.place.step is None:
        wrong.append(f"the result is not checked: {verification.why_uncompared(workload)}")
    return ExecutedPoint(ready=ready, executed=executed, notes=(*wrong, *ready.notes, *executed.notes))


def record_requests(executed: ExecutedPoint, block: int | None = None, first: int = 0) -> dict[int, InstructionRecord]:
    """Execute a block again, by default the place's, which changes arrays; return its requests from `first` on."""
    ready = executed.ready
    warps = -(-prod(ready.code.capture.launch.block) // LANES)
    kept = max(1, min(MAX_EXECUTIONS, MAX_REQUESTS // max(1, len(executed.counts.memory) * warps)))
    return ready.launch.translated.record((ready.place.block or 0) if block is None else block, first=first, kept=kept)


def describe(
    executed: ExecutedPoint,
    traces: Mapping[int, RecordedRequest],  # one request of each instruction, by `MemoryCount.index`
    records: Mapping[int, InstructionRecord],  # of a block, by which advice is judged, likewise
    touched: Mapping[str, int] | None = None,  # the bytes that arrays are touched in
    rescoring: Rescoring | None = None,
) -> Explanation:
    """Return the explanation of an executed point."""
    ready, counts = executed.ready, executed.counts
    code, spec = ready.code, ready.code.spec
    capture, launch = code.capture, code.capture.launch
    arrays = known_arrays(ready.launch.translated, code, touched or {})
    blamed, accesses = explain_counts(counts, traces, arrays, records, spec.memory_rules, rescoring=rescoring)
    return Explanation(
        kernel=capture.code.kernel,
        title=code.title,
        path=capture.code.path,
        source=capture.code.source,
        problem=dict(code.problem),
        tune=dict(code.tune),
        device=spec.key,
        device_name=spec.name,
        target=capture.code.target or spec.target,
        compiler=capture.code.compiler,
        grid=launch.grid,
        block=launch.block,
        place=ready.place,
        accesses=accesses,
        arrays=blamed.arrays,
        excess_sectors=blamed.excess_sectors,
        excess_wavefronts=blamed.excess_wavefronts,
        rules=spec.memory_rules,
        sample=counts.sample,
        notes=(*code.where, *_rule_notes(spec), *executed.notes),
        printed=result_builder.first_lines(counts.printed),
        summary=verdict(blamed, {a.access: a.pattern for a in accesses if a.pattern is not None}),
        advice=() if code.is_replaced else advisor.advise(_evidence(executed, blamed, records, arrays)),
        instead_of=spec.target if code.is_replaced else "",
        invented=ready.invented,
    )


def _evidence(
    executed: ExecutedPoint, blamed: Blame, records: Mapping[int, InstructionRecord], arrays: Mapping[str, KnownArray]
) -> evidence.Evidence:
    code = executed.ready.code
    made = code.capture.launch
    # Where the assembler lets a warp vote, it adds up the lanes of an atomic operation.
    instructions = () if code.machine is None else code.machine.instructions
    launch = evidence.LaunchFacts(
        kernel=code.capture.code.kernel,
        grid=made.grid,
        block=made.block,
        shared_bytes=code.static_shared_bytes + made.dynamic_shared_bytes,
        spec=code.spec,
        fits=code.fits,
        source=code.host_source,
        front_end=code.front_end,
    )
    return evidence.Evidence(
        counts=with_source_names(executed.counts),
        accesses=blamed.accesses,
        records=records,
        arrays={variable_name(name): array for name, array in arrays.items()},
        launch=launch,
        rules=code.spec.memory_rules,
        summed_lines=frozenset(line.ptx_line for line in instructions if line.opcode in VOTES),
    )


def _rule_notes(spec: GpuSpec) -> list[str]:
    notes = []
    if spec.memory_rules != CURRENT:
        notes.append(rules_in_words(spec.memory_rules))
    if not spec.has_machine_code:
        reason = result_builder.NO_MACHINE_CODE.format(*spec.compute_capability)
        notes.append(f"requests as the PTX has them: {reason}")
    return notes


LOADS_IN_WORDS = {
    Coalescing.IN_ORDER: "half-warps ask for one aligned segment in order, or lane by lane",
    Coalescing.SEGMENTS: "half-warps ask for segments of 32, 64 and 128 B",
    Coalescing.LINES: "loads move lines of 128 B",
    Coalescing.SECTORS: "loads move sectors of 32 B",
}


def rules_in_words(rules: MemoryRules) -> str:
    """Return one line on how an older device counts requests."""
    served = "half a warp at a time" if rules.banks < LANES else "a warp at a time"
    return (
        f"counted by the rules of compute capability {rules.name}: {LOADS_IN_WORDS[rules.loads]}; shared memory has "
        f"{rules.banks} banks that serve {served}, {rules.pass_bytes // BANK_BYTES} words in a pass"
    )


# Executes a point to inspect it: its lines, its PTX, and the requests of any of its blocks.
# A point that cannot be executed gives a `Refusal` with the lines of the source that it is about, never an exception:
# the answer crosses processes.

_FILE = re.compile(r"^\s*\.file\s")


class Inspector:
    """Executes points to inspect them, compares nothing, and keeps the last one ready for more of its blocks."""

    def __init__(
        self, cache: CompileCache | None = None, code_cache: files.BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        self._preparer = preparation.Preparer(cache, code_cache, threads=threads)
        self._last: tuple[PointSpec, ExecutedPoint] | None = None

    def inspect(self, point: PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
        """Return a point's code and what it did; the requests are those of the block of `place`."""
        try:
            executed = self._execute(point, place)
            settled = executed.ready.place
            record = _record(executed, settled.block or 0, settled.occurrence)
        except WarplensError as error:
            return _refusal(point, error)
        code, counts = executed.ready.code, executed.counts
        traces = {index: record.request(index, settled.warp, settled.occurrence) for index in record.instructions}
        arrays = known_arrays(executed.ready.launch.translated, code, {})
        made = {index: trace for index, trace in traces.items() if trace is not None}
        return Inspection(
            explanation=describe(executed, made, record.instructions),
            ptx=tuple(_ptx_lines(code, counts)),
            lines=_activities(code.capture.code.ptx, counts),
            arrays={variable_name(name): array for name, array in arrays.items()},
            record=record,
            metrics=_metrics(executed),
        )

    def record(self, point: PointSpec, block: int, first: int = 0) -> BlockRecord | Refusal:
        """Return the requests of another block, or those from another execution of each instruction on."""
        try:
            return _record(self._execute(point, None), block, first)
        except WarplensError as error:
            return _refusal(point, error)

    def timeline(self, point: PointSpec) -> Timeline | Refusal:
        """Return a point's launch by time, in the state of the L2 cache that the point names, by default a cold one."""
        from warplens.cuda.execute.inspection.replay import timeline_of

        try:
            made = self._execute(point, None)
            return timeline_of(made.ready, made.executed, point.cache or CacheState.COLD)
        except WarplensError as error:
            return _refusal(point, error)

    def _execute(self, point: PointSpec, place: TracePlace | None) -> ExecutedPoint:
        if self._last is None or self._last[0] != point or place is not None:
            self._last = None  # its arrays may be large: free them before others are made
            ready = lay_out(point, place, self._preparer)
            self._last = point, execute(ready, point.budget_s)
        return self._last[1]


def _refusal(point: PointSpec, error: WarplensError) -> Refusal:
    path, source = source_of(point)
    sentence = error.message if isinstance(error, CompileError) else str(error).partition("\n")[0]
    text = error.log if isinstance(error, CompileError) else str(error)
    notes = tuple(line_notes(text, path.name, error.kind))
    return Refusal(sentence=sentence, path=str(path), source=source, notes=notes)


def _metrics(point: ExecutedPoint) -> dict[str, metrics.MetricValue]:
    """Return counters and resources; only for local or constant memory those of machine code, which takes time."""
    ready, executed = point.ready, point.executed
    if ready.compared is None:
        return result_builder.counted_metrics(executed.counts, executed.spec)
    flow = executed.flow
    machine_counts = executed.instructions if flow and hides_requests(flow, executed.counts) else None
    counted = result_builder.counted_metrics(executed.counts, executed.spec, machine=machine_counts)
    return counted | executed.resource_metrics


def _record(executed: ExecutedPoint, block: int, first: int) -> BlockRecord:
    prepared = executed.ready.launch.prepared
    prepared.restore()
    try:
        instructions = record_requests(executed, block, first)
    finally:
        prepared.restore()
    return BlockRecord(block=block, first=first, instructions=instructions)


def _ptx_lines(code: InspectedCode, counts: LaunchCounts) -> Iterator[PtxLine]:
    """Yield the lines of the PTX from its first function on, without line marks and without blank ones in a row."""
    sources = source_lines(code.capture.code.ptx)
    activities = _executions(counts)
    machine: dict[int, list[str]] = {}
    for instruction in () if code.machine is None else code.machine.instructions:
        if instruction.memory is not None:  # with the bits of a lane beyond 32
            wide = f".{8 * instruction.width_bytes}" if instruction.width_bytes > 4 else ""
            machine.setdefault(instruction.ptx_line, []).append(f"{instruction.memory}{wide}")
    has_begun = was_blank = False
    for number, text in enumerate(code.capture.code.ptx.splitlines(), 1):
        has_begun = has_begun or FUNCTION_BEGIN.match(text) is not None
        is_blank = not text.strip()
        if not has_begun or LINE_MARK.match(text) or _FILE.match(text) or (is_blank and was_blank):
            continue
        was_blank = is_blank
        yield PtxLine(
            number=number,
            text=text.expandtabs(4).rstrip(),
            line=sources.get(number, 0),
            machine=tuple(machine.get(number, ())),
            activity=activities.get(number),
        )


def _executions(counts: LaunchCounts) -> dict[int, Activity]:
    activities: dict[int, Activity] = {}
    for block in counts.basic_blocks:
        for number in block.lines:
            threads = block.guarded.get(number, block.lanes)
            made = Activity(warp_executions=block.executions, thread_executions=threads)
            activities[number] = activities[number] + made if number in activities else made
    return activities


def _activities(ptx: str, counts: LaunchCounts) -> dict[int, Activity]:
    sources = source_lines(ptx)
    sums: dict[int, Activity] = {}
    for number, activity in _executions(counts).items():
        if line := sources.get(number, 0):
            sums[line] = sums[line] + activity if line in sums else activity
    return dict(sorted(sums.items()))
