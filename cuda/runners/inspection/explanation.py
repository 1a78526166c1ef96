"""Explains the cost of a kernel's memory traffic: executes one point and joins its counters with its source lines.

The rule: every block is executed and counted, or within a budget a sample, which is named; the explanation says which
request of each instruction it describes. `warplens.cuda.simt.explain.source_lines` does the joining.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue.workload import SizedArray, Workload
from warplens.cuda.compiler import CompileCache
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.memory_rules import Coalescing, MemoryRules
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import InputError
from warplens.cuda.points import PointSpec
from warplens.cuda.runners import derived_metrics, verification
from warplens.cuda.runners.draft import first_lines
from warplens.cuda.runners.execution import budgeted
from warplens.cuda.runners.execution.hazards import find_hazards
from warplens.cuda.runners.inspection.records import Explanation, TracePlace
from warplens.cuda.runners.out_of_core.plan import single_launch
from warplens.cuda.runners.preparation import CompiledPoint, PreparedLaunch, Preparer
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT, LANES
from warplens.cuda.simt.counting.traces import RecordedRequest
from warplens.cuda.simt.explain.source_lines import KnownArray, Rescoring, explain_counts
from warplens.cuda.simt.explain.summary import verdict
from warplens.cuda.simt.launch import engine, machine
from warplens.cuda.simt.launch.execution import Budget


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
    code_cache = code_cache or machine.default_cache()
    ready = lay_out(point, place, preparer=Preparer(cache), code_cache=code_cache)
    executed = execute_and_compare(ready, point.budget_s, threads=threads)
    launch, prepared, is_sample = ready.launch, ready.prepared, executed.counts.sample is not None
    spent_s = time.perf_counter() - started_s
    report = find_hazards(launch, prepared, code_cache, point.check, spent_s, is_sample=is_sample, threads=threads)
    hazards = [f"this would fail on a card: {report.fault}"] if report.fault else report.notes
    prepared.restore()
    touched: dict[str, int] = {}
    if not is_sample:  # executing all of it once more would take longer than the budget
        touched = launch.touched(threads=threads)
        prepared.restore()
    traces = launch.trace(ready.place.block or 0, ready.place.warp, ready.place.occurrence)
    explanation = describe(executed, traces, touched, rescoring)
    spec = ready.code.spec
    return replace(
        explanation,
        notes=(*_rule_notes(spec), *_rescoring_notes(spec, other), *executed.notes, *hazards),
        rescored_for="" if other is None else other.key,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyPoint:
    """One point before its execution: the launch, its arrays, and the place of the requests that are described."""

    code: CompiledPoint
    prepared: PreparedLaunch
    launch: engine.Launch
    place: TracePlace
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedPoint:
    """One point after its execution; its launch is ready to be executed again.

    `notes` are the sentences that a reader must know: that the result is wrong, that only a sample was executed.
    """

    ready: ReadyPoint
    counts: LaunchCounts
    notes: tuple[str, ...]


def lay_out(point: PointSpec, place: TracePlace | None, *, preparer: Preparer, code_cache: BlobFolder) -> ReadyPoint:
    """Compile one point and lay out its launch; of a product that streams, one product of panels.

    Args:
        point, place: as in `explain`.
        preparer: reads and compiles the kernel.
        code_cache: keeps the engine's code.

    Raises:
        InputError: the point breaks a requirement of its kernel, or `place` is not in the launch.
        WarplensError: it does not compile.
    """
    kernel = preparer.read(point)
    workload = kernel.workload(point.problem, point.tune)
    if workload.broken_requirement is not None:
        values = " ".join(f"{name}={value}" for name, value in workload.names.items())
        raise InputError(f"{kernel.name} cannot be launched at {values}: it requires {workload.broken_requirement}")
    workload, notes = single_launch(kernel, workload)
    place = resolve_place(place or TracePlace(), workload.grid, workload.block)
    code = preparer.compile_point(kernel, workload, load_device(point.device), point.included_hash)
    prepared = preparer.prepare(code, point.limit)
    return ReadyPoint(
        code=code,
        prepared=prepared,
        launch=engine.Launch(prepared.request, code_cache),
        place=place,
        notes=notes,
    )


def execute(ready: ReadyPoint, budget_s: float, *, threads: int) -> ExecutedPoint:
    """Execute a point without comparing its result, which for large sizes takes longer than executing it.

    The arrays are left as the kernel leaves them.

    Raises:
        LaunchError: the launch fails.
    """
    counts = ready.launch.run(Budget(seconds=budget_s), threads=threads)
    return ExecutedPoint(ready=ready, counts=counts, notes=ready.notes)


def execute_and_compare(ready: ReadyPoint, budget_s: float, *, threads: int) -> ExecutedPoint:
    """Execute a point, and compare its result with the reference; the arrays are left as the kernel leaves them.

    Raises:
        LaunchError: the launch fails.
        ExpressionError: the reference cannot be computed.
    """
    inputs = ready.prepared.digests(ready.launch.written)
    executed = budgeted.execute(ready.launch, ready.prepared, ready.code.workload, Budget(seconds=budget_s), threads)
    wrong = [f"the result is wrong: {verification.describe(check)}" for check in executed.checks if check.wrong]
    if changed := ready.prepared.changed_inputs(inputs):
        wrong.append(changed)
    return ExecutedPoint(ready=ready, counts=executed.counts, notes=(*wrong, *ready.notes, *executed.notes))


def describe(
    executed: ExecutedPoint,
    traces: Mapping[int, RecordedRequest],
    touched: Mapping[str, int] | None = None,
    rescoring: Rescoring | None = None,
) -> Explanation:
    """Return the explanation of an executed point.

    Args:
        executed: the point.
        traces: one request of each instruction, by `MemoryCount.index`.
        touched: the bytes of each array that are touched at all, where they were counted.
        rescoring: the row pitch or GPU for which the requests are counted again.
    """
    ready, counts = executed.ready, executed.counts
    kernel, workload, spec = ready.code.kernel, ready.code.workload, ready.code.spec
    arrays = known_arrays(ready.launch, workload, touched or {})
    blamed, accesses = explain_counts(counts, traces, arrays, spec.memory_rules, rescoring)
    return Explanation(
        kernel=kernel.name,
        title=kernel.title,
        path=str(kernel.path),
        source=kernel.source,
        problem={name: workload.names[name] for name in kernel.problem_axes},
        tune={name: workload.names[name] for name in kernel.tune_axes},
        device=spec.key,
        device_name=spec.name,
        target=ready.code.compiled.target,
        compiler=ready.code.compiled.version,
        grid=workload.grid,
        block=workload.block,
        place=ready.place,
        accesses=accesses,
        arrays=blamed.arrays,
        excess_sectors=blamed.excess_sectors,
        excess_wavefronts=blamed.excess_wavefronts,
        rules=spec.memory_rules,
        sample=counts.sample,
        notes=(*_rule_notes(spec), *executed.notes),
        printed=first_lines(counts.printed),
        summary=verdict(blamed, {a.access: a.pattern for a in accesses if a.pattern is not None}),
    )


def known_arrays(launch: engine.Launch, workload: Workload, touched: Mapping[str, int]) -> dict[str, KnownArray]:
    """Return the size of each array, shared variable and variable of the module, by its name."""
    arrays = {
        array.name: KnownArray(size_bytes=array.size_bytes, row_bytes=_row_bytes(array)) for array in workload.arrays
    }
    for variable in launch.program.variables.values():
        size = workload.dynamic_shared_bytes if variable.size is None else variable.size
        arrays[variable.name] = KnownArray(size_bytes=size, offset_bytes=variable.offset)
    for name, data in launch.program.data.items():
        arrays.setdefault(name, KnownArray(size_bytes=len(data.initial)))
    return {name: replace(array, touched_bytes=touched.get(name)) for name, array in arrays.items()}


def resolve_place(place: TracePlace, grid: tuple[int, int, int], block: tuple[int, int, int]) -> TracePlace:
    """Return a place with the number of its block, by default one in the middle of the grid.

    Raises:
        InputError: the launch has no such block or warp.

    Example:
        >>> resolve_place(TracePlace(warp=1), grid=(4, 4, 1), block=(64, 1, 1))
        TracePlace(block=10, warp=1, occurrence=0)
    """
    blocks, warps = grid[0] * grid[1] * grid[2], -(-block[0] * block[1] * block[2] // LANES)
    middle = grid[0] // 2 + grid[0] * (grid[1] // 2 + grid[1] * (grid[2] // 2))
    chosen = middle if place.block is None else place.block
    if not 0 <= chosen < blocks:
        raise InputError(f"--trace: the launch has the blocks 0 to {blocks - 1}, and no block {chosen}")
    if not 0 <= place.warp < warps:
        raise InputError(f"--trace: a block has the warps 0 to {warps - 1}, and no warp {place.warp}")
    return replace(place, block=chosen)


def _rule_notes(spec: GpuSpec) -> list[str]:
    """Return notes on counts of an older device."""
    notes = []
    if spec.memory_rules != CURRENT:
        notes.append(rules_in_words(spec.memory_rules))
    if spec.compute_capability < derived_metrics.FIRST_READ:
        notes.append(f"requests as the PTX has them: machine code of {spec.target} is not read")
    return notes


def _rescoring_notes(spec: GpuSpec, other: GpuSpec | None) -> list[str]:
    """Return notes on requests that were counted again for another device."""
    if other is None:
        return []
    if other.memory_rules == spec.memory_rules:
        return [f"the {other.name} counts requests by the same rules as the {spec.name}"]
    requests = f"the requests are those of {spec.target}"
    return [f"on the {other.name} {rules_in_words(other.memory_rules)}; {requests}, where nothing was compiled again"]


LOADS_IN_WORDS = {
    Coalescing.IN_ORDER: "half-warps ask for one aligned segment in order, or lane by lane",
    Coalescing.SEGMENTS: "half-warps ask for segments of 32, 64 and 128 B",
    Coalescing.LINES: "loads move lines of 128 B",
    Coalescing.SECTORS: "loads move sectors of 32 B",
}


def rules_in_words(rules: MemoryRules) -> str:
    """Return one line on how an older device counts requests.

    Example:
        >>> rules_in_words(load_device("8800-gtx").memory_rules).split("; ")[1]
        'shared memory has 16 banks that serve half a warp at a time, 16 words in a pass'
    """
    served = "half a warp at a time" if rules.banks < LANES else "a warp at a time"
    return (
        f"counted by the rules of compute capability {rules.name}: {LOADS_IN_WORDS[rules.loads]}; shared memory has "
        f"{rules.banks} banks that serve {served}, {rules.pass_bytes // BANK_BYTES} words in a pass"
    )


def _row_bytes(array: SizedArray) -> int:
    return array.size_bytes // array.shape[0] if len(array.shape) > 1 else 0
