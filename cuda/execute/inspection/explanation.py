"""Explains the cost of a kernel's memory traffic: executes one point and joins its counters with its source lines.

The rule: every block is executed and counted, or within a budget a sample, which is named; the explanation says which
request of each instruction it describes. `warplens.cuda.simt.explain.source_lines` does the joining.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import prod

from warplens.cuda.catalogue.assumptions import assumed_at, inventions_of
from warplens.cuda.compiler import CompileCache
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.memory_rules import Coalescing, MemoryRules
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import derived_metrics, verification
from warplens.cuda.execute.draft import first_lines
from warplens.cuda.execute.executed_steps import longest_of
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.execution.hazards import find_hazards
from warplens.cuda.execute.execution.reached_lengths import length_notes, reaching
from warplens.cuda.execute.inspection.code import ReadyPoint, code_of, known_arrays, lay_out_kept, resolve_place
from warplens.cuda.execute.inspection.records import Explanation, TracePlace
from warplens.cuda.execute.on_engine import PointExecution
from warplens.cuda.execute.out_of_core.plan import single_launch
from warplens.cuda.execute.preparation import Preparer, ReadPoint, check_shared_memory
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import InputError, LaunchError
from warplens.cuda.ground.points import ASSUMED, CheckLevel, PointSpec
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT, LANES
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.advice.advisor import advise
from warplens.cuda.simt.explain.advice.evidence import Evidence, LaunchFacts
from warplens.cuda.simt.explain.source_lines import (
    KnownArray,
    Rescoring,
    explain_counts,
    variable_name,
    with_source_names,
)
from warplens.cuda.simt.explain.traffic import Blame, verdict
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.execution import Budget

VOTES = frozenset({0x806, 0x886})
"""The opcodes of VOTE and VOTEU, from nvdisasm."""
MAX_REQUESTS = 8192
"""A record keeps this many requests of a block, over all instructions and warps: about 2 MiB."""
MAX_EXECUTIONS = 64
"""A record keeps this many executions of an instruction by one warp."""


def explain(
    point: PointSpec,
    place: TracePlace | None = None,
    *,
    pitch_words: int | None = None,
    threads: int = 1,
    rescored_for: str | None = None,
    cache: CompileCache | None = None,
    code_cache: BlobFolder | None = None,
) -> Explanation:
    """Execute one point and explain its memory traffic.

    Args:
        point: the point to execute.
        place: the request of each instruction that is described.
        pitch_words: a row pitch of shared arrays, in 4-byte words, for which the described requests are counted again.
        threads: the number of threads that execute blocks.
        rescored_for: a GPU by whose rules they are counted again.
        cache, code_cache: keep the output of the compiler and the code of the engine; by default the user's own.

    Raises:
        InputError: the point breaks a requirement of its kernel, or `place` is not in the launch.
        WarplensError: it does not compile, or the launch fails.
    """
    started_s = time.perf_counter()
    other = None if rescored_for is None else load_device(rescored_for)
    rescoring = Rescoring(pitch_words=pitch_words)
    if other is not None:
        rescoring = replace(rescoring, gpu=other.name.removeprefix("NVIDIA "), rules=other.memory_rules)
    preparer = Preparer(cache, code_cache, threads=threads)
    ready = lay_out(point, place, preparer)
    executed = execute_and_compare(ready, point.budget_s, threads=threads)
    launch, prepared, is_sample = ready.launch, ready.prepared, executed.counts.sample is not None
    spent_s = time.perf_counter() - started_s
    report = find_hazards(
        launch, prepared, preparer.code_cache, point.check, spent_s, is_sample=is_sample, threads=threads
    )
    hazards = [f"this would fail on a card: {report.fault}"] if report.fault else report.notes
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
    """One point after its execution; its launch is ready to be executed again.

    `notes` are the sentences that a reader must know: that the result is wrong, that only a sample was executed.
    """

    ready: ReadyPoint
    counts: LaunchCounts
    notes: tuple[str, ...]


def lay_out(point: PointSpec, place: TracePlace | None, preparer: Preparer) -> ReadyPoint:
    """Compile one point and lay out its launch; of a product that streams, one product of panels.

    Launches before it, in a sequence, are executed.
    """
    if point.launch_file is not None:
        return lay_out_kept(point, place, preparer.code_cache)
    kernel = preparer.read(point)
    workload = kernel.workload(point.problem, point.tune)
    if workload.broken_requirement is not None:
        values = " ".join(f"{name}={value}" for name, value in workload.names.items())
        raise InputError(f"{kernel.name} cannot be launched at {values}: it requires {workload.broken_requirement}")
    spec = load_device(point.device)
    if workload.steps:
        sequence = partial(
            PointExecution,
            ReadPoint(kernel=kernel, workload=workload, spec=spec),
            replace(point, check=CheckLevel.FAST),
            preparer,
        )
        return _lay_out_step(sequence, place or TracePlace())
    if place is not None and place.step is not None:
        raise InputError(f"{kernel.name} is a single launch and has no steps")
    workload, notes = single_launch(kernel, workload)
    place = resolve_place(place or TracePlace(), workload.grid, workload.block)
    code = preparer.compile_point(kernel, workload, spec, point.included_hash)
    code = reaching(code, point, preparer)
    notes += (longer := length_notes(workload, code.workload))
    try:
        check_shared_memory(code)
    except LaunchError as error:
        notes = (f"this would fail on a card: {error}", *notes)
    assumed = assumed_at(kernel.assumed, {**point.problem, **point.tune})
    prepared = preparer.prepare(code, point.limit)
    return ReadyPoint(
        code=code_of(code),
        prepared=prepared,
        launch=engine.Launch(prepared.request, preparer.code_cache),
        place=place,
        notes=notes,
        compared=code,
        invented=inventions_of((*assumed, *(note.removeprefix(ASSUMED) for note in longer))),
    )


def _lay_out_step(sequence: Callable[[], PointExecution], place: TracePlace) -> ReadyPoint:
    """Lay out one launch of a sequence, after the launches before it."""
    step, chosen = place.step, ""
    if step is None:
        whole = sequence()
        whole.execute()
        step = longest_of(whole.steps).number
        chosen = ", the step that takes longest (modelled)"
    ready = sequence().execute_up_to(step, place.launch)
    code = ready.step.point
    return ReadyPoint(
        code=code_of(code),
        compared=code,
        prepared=ready.prepared,
        launch=ready.launch,
        place=resolve_place(replace(place, step=step), code.workload.grid, code.workload.block),
        notes=(f"{ready.step.place}{chosen}: the launches before it were executed, and its result is not compared",),
    )


def execute(ready: ReadyPoint, budget_s: float, *, threads: int) -> ExecutedPoint:
    """Execute a point without comparing its result, which for large sizes takes longer than executing it.

    The arrays are left as the kernel leaves them.
    """
    counts = ready.launch.run(Budget(seconds=budget_s), threads=threads)
    return ExecutedPoint(ready=ready, counts=ready.code.named(counts), notes=ready.notes)


def execute_and_compare(ready: ReadyPoint, budget_s: float, *, threads: int) -> ExecutedPoint:
    """Execute a point, and compare its result with the reference; the arrays are left as the kernel leaves them."""
    if ready.compared is None:
        return execute(ready, budget_s, threads=threads)
    kernel, workload = ready.compared.kernel, ready.compared.workload
    executed = hazards.execute(ready.launch, ready.prepared, workload, Budget(seconds=budget_s), threads)
    wrong = [f"the result is wrong: {verification.describe(check)}" for check in executed.checks if check.wrong]
    if executed.changed:
        wrong.append(executed.changed)
    if not executed.checks and not kernel.reference_kernel and ready.place.step is None:
        wrong.append(f"the result is unchecked: {verification.why_uncompared(workload)}")
    return ExecutedPoint(ready=ready, counts=executed.counts, notes=(*wrong, *ready.notes, *executed.notes))


def record_requests(executed: ExecutedPoint, block: int | None = None, first: int = 0) -> dict[int, InstructionRecord]:
    """Execute one block again, by default that of the point's place, and return the first requests of all its warps.

    The arrays are changed. `first` is the number of the first execution of each instruction that is kept.
    """
    ready = executed.ready
    warps = -(-prod(ready.code.capture.launch.block) // LANES)
    kept = max(1, min(MAX_EXECUTIONS, MAX_REQUESTS // max(1, len(executed.counts.memory) * warps)))
    return ready.launch.record((ready.place.block or 0) if block is None else block, first=first, kept=kept)


def describe(
    executed: ExecutedPoint,
    traces: Mapping[int, RecordedRequest],
    records: Mapping[int, InstructionRecord],
    touched: Mapping[str, int] | None = None,
    rescoring: Rescoring | None = None,
) -> Explanation:
    """Return the explanation of an executed point.

    Args:
        executed: the point.
        traces: one request of each instruction, by `MemoryCount.index`.
        records: the requests of a block, by which advice is judged.
        touched: the bytes of each array that are touched at all, where they were counted.
        rescoring: the row pitch or GPU for which the requests are counted again.
    """
    ready, counts = executed.ready, executed.counts
    code, spec = ready.code, ready.code.spec
    capture, launch = code.capture, code.capture.launch
    arrays = known_arrays(ready.launch, code, touched or {})
    blamed, accesses = explain_counts(counts, traces, arrays, spec.memory_rules, rescoring=rescoring, records=records)
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
        printed=first_lines(counts.printed),
        summary=verdict(blamed, {a.access: a.pattern for a in accesses if a.pattern is not None}),
        advice=() if code.is_replaced else advise(_evidence(executed, blamed, records, arrays)),
        instead_of=spec.target if code.is_replaced else "",
        invented=ready.invented,
    )


def _evidence(
    executed: ExecutedPoint, blamed: Blame, records: Mapping[int, InstructionRecord], arrays: Mapping[str, KnownArray]
) -> Evidence:
    code = executed.ready.code
    made = code.capture.launch
    # Where the assembler lets a warp vote, it adds up the lanes of an atomic operation.
    instructions = () if code.machine is None else code.machine.instructions
    launch = LaunchFacts(
        kernel=code.capture.code.kernel,
        grid=made.grid,
        block=made.block,
        shared_bytes=code.static_shared_bytes + made.dynamic_shared_bytes,
        spec=code.spec,
        fits=code.fits,
        source=code.host_source,
        front_end=code.front_end,
    )
    return Evidence(
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
        reason = derived_metrics.NO_MACHINE_CODE.format(*spec.compute_capability)
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
