"""Runs a point without a GPU: compiles it for the device, executes it on the engine, and models its time.

The rule: an expected failure (a file that does not compile, a fault, a wrong result) is a failed point with its
sentence; a point that breaks a requirement of its kernel, or asks for more than the device has, is skipped. Nothing
modelled is given as counted, and nothing sampled either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.assumptions import shared_outputs_of
from warplens.cuda.catalogue.doubts import is_same_fault, other_sizes
from warplens.cuda.catalogue.search import written
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.compiler import CompileCache
from warplens.cuda.execute import verification
from warplens.cuda.execute.derived_metrics import sample_notes
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.executed_steps import (
    ExecutedStep,
    estimate,
    launch_trace,
    longest_note,
    longest_of,
    step_result,
)
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.execution.reached_lengths import length_notes, with_reached_lengths
from warplens.cuda.execute.execution.reference_runs import ReferenceResult, ReferenceRuns
from warplens.cuda.execute.instructions.lanes import sum_instructions
from warplens.cuda.execute.memory_turns import sharing
from warplens.cuda.execute.on_engine import PointExecution
from warplens.cuda.execute.out_of_core import emulated
from warplens.cuda.execute.out_of_core.plan import stream_metrics
from warplens.cuda.execute.preparation import (
    CompiledPoint,
    PreparedLaunch,
    Preparer,
    ReadPoint,
    launch_shape,
    write_launch,
)
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Check, CheckLevel, PointResult, PointSpec, Status
from warplens.cuda.ptx.tokens import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts, joined, total
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.execution import Budget

HURRIED_BUDGET_S = 0.2
"""With so little time to execute, code is wanted soon: of a rung of sgemm at N = 4096 LLVM took 1.4 of 2.8 s with full
care, and hurried code, though up to twice as slow, counts the same of each block."""


class EmulatorRunner:
    """Executes compiled kernels on this processor; keeps what the points of a sweep share.

    Outputs of the compiler and code of the engine are kept by default in the user's own caches.
    """

    def __init__(
        self, cache: CompileCache | None = None, code_cache: BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        self._preparer = Preparer(cache, code_cache, threads=threads)
        self._references = ReferenceRuns(self._preparer, self._written_by)

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        draft = ResultDraft(point)
        self._run_draft(draft)
        return draft.result()

    def run_in_states(self, point: PointSpec) -> dict[CacheState, PointResult]:
        """Run one point once, and return its result for each state of the cache: only what is modelled differs.

        An estimate is one of a cold cache for both.
        """
        draft = ResultDraft(point)
        self._run_draft(draft)
        results = {}
        for state in CacheState:
            if draft.model is not None and draft.time is not None:
                draft.model(state)
            results[state] = draft.result()
        return results

    def _run_draft(self, draft: ResultDraft) -> None:
        with sharing(), draft.expected_failures():  # an error keeps the arrays alive until its sentence is read
            read = self._preparer.read_point(draft)
            if read is not None:
                draft.doubt = partial(self._doubt, draft, read.kernel, draft.doubt)
                self._run_read(draft, read)

    def _run_read(self, draft: ResultDraft, read: ReadPoint) -> None:
        if read.workload.steps:
            self._run_sequence(draft, read)
        elif read.kernel.stream is not None:
            self._run_stream(draft, self._preparer.compile_read(draft, read))
        else:
            self._run_launch(draft, self._preparer.compile_read(draft, read))

    def _doubt(self, draft: ResultDraft, kernel: KernelFile, doubt: Callable[[str], str], fault: str) -> str:
        """Return why a fault need not be one of the kernel; "" where it comes with other sizes as well, with a note."""
        reason = doubt(fault)
        if not reason:
            return ""
        seen: list[str] = []
        for other in other_sizes(kernel, draft.point.problem, fault):
            point = replace(
                draft.point,
                problem=dict(other.problem),
                source_hash=other.kernel.source_hash,
                front_matter=other.kernel.front_matter,
            )
            trial = ResultDraft(point)
            with trial.expected_failures():
                read = self._preparer.read_point(trial)
                trial.doubt = lambda _: ""
                if read is not None:
                    self._run_read(trial, read)
            if not is_same_fault(fault, trial.reason):
                return reason
            seen.append(other.text)
        if not seen:
            return reason
        draft.add_notes(f"the fault is the same with {' and with '.join(seen)}")
        return ""

    def _run_sequence(self, draft: ResultDraft, read: ReadPoint) -> None:
        execution = PointExecution(read, draft.point, self._preparer)
        reference = self._references.result(read, draft.point)
        try:
            execution.execute()
        finally:
            draft.keep_printed(execution.printed)
            draft.compiler = execution.compiler
        steps, model = execution.steps, execution.model
        draft.steps = tuple(map(step_result, steps))
        _judge(draft, reference, execution.compare(reference))
        if execution.faults:
            _fail_first(draft, execution.faults[0])
        longest = longest_of(steps)
        draft.launch = launch_shape(longest.longest.workload)
        if len(steps) > 1:
            draft.add_notes(longest_note(longest.number, longest.longest.workload.kernel))
        draft.add_notes(*execution.notes)
        draft.metrics |= longest.resources
        _add_counts(draft, read, joined([step.counts for step in steps]), steps)
        draft.add_model(model, read.workload.flops, read.workload.bytes)
        del execution  # the arrays of other inputs take its place

        def checks(workload: Workload) -> tuple[Check, ...]:
            point = replace(draft.point, check=CheckLevel.FAST)
            other = PointExecution(replace(read, workload=workload), point, self._preparer)
            other.execute()
            return other.compare(self._references.result(replace(read, workload=workload), point))

        draft.try_inputs(read.workload, checks, is_compared=bool(read.workload.expected))

    def _run_launch(self, draft: ResultDraft, code: CompiledPoint) -> None:
        stated = code.workload
        code, (launch, counts) = with_reached_lengths(code, lambda tried: self._execute(draft, tried))
        draft.add_notes(*length_notes(stated, code.workload))
        write_launch(draft, code)
        step = ExecutedStep(1, self._preparer.flow(code), code)
        step.add(code, counts, is_modelled=False)
        _add_counts(draft, code, counts, (step,))
        shared_bytes = code.compiled.resources.static_shared_bytes + code.workload.dynamic_shared_bytes
        trace = launch_trace(
            launch, step.flow, counts, step.instructions, spec=code.spec, fits=code.fits, shared_bytes=shared_bytes
        )
        del launch  # the arrays of other inputs take its place

        def checks(workload: Workload) -> tuple[Check, ...]:
            return self._run_once(draft.point, replace(code, workload=workload))[2].checks

        is_compared = bool(code.workload.expected) or draft.point.reference is not None
        draft.try_inputs(code.workload, checks, is_compared=is_compared)
        counted, lines = dict(draft.metrics), source_lines(code.compiled.ptx)

        def model(cache: CacheState) -> None:
            modelled = estimate(code, counts, trace, cache)
            draft.metrics = dict(counted)
            draft.add_model(modelled, code.workload.flops, code.workload.bytes, lines)

        draft.model = model
        try:
            model(draft.point.cache or CacheState.COLD)
        except UnsupportedError as error:
            draft.add_notes(str(error))

    def _execute(self, draft: ResultDraft, code: CompiledPoint) -> tuple[engine.Launch, LaunchCounts]:
        launch, prepared, executed, reference = self._run_once(draft.point, code, draft)
        draft.add_notes(*sample_notes(executed.counts.sample), *executed.notes)
        _judge(draft, reference, executed.checks)
        if executed.changed:
            draft.fail(executed.changed)
        self._find_hazards(
            draft, launch, prepared, is_sample=executed.counts.sample is not None, outputs=_own_outputs(draft, code)
        )
        return launch, executed.counts

    def _run_once(
        self, point: PointSpec, code: CompiledPoint, draft: ResultDraft | None = None
    ) -> tuple[engine.Launch, PreparedLaunch, hazards.ExecutedLaunch, ReferenceResult]:
        """Execute a launch within its budget and compare its results; a draft keeps what it prints even if it fails."""
        prepared = self._preparer.prepare(code, point.limit)
        request = replace(prepared.request, is_hurried=point.budget_s <= HURRIED_BUDGET_S)
        launch = engine.Launch(request, self._preparer.code_cache, records=True)
        reference = self._references.result(code, point)
        budget = Budget(seconds=point.budget_s)
        try:
            executed = hazards.execute(
                launch, prepared, reference.workload, budget, self._preparer.threads, values=reference.values
            )
        finally:
            if draft is not None:
                draft.keep_printed(launch.printed)
        return launch, prepared, executed, reference

    def _written_by(self, reference: CompiledPoint, point: PointSpec) -> dict[str, Array] | None:
        """Return the arrays that a reference kernel writes, None where it would take too long."""
        prepared = self._preparer.prepare(reference, point.limit)
        launch = engine.Launch(prepared.request, self._preparer.code_cache)
        counts = launch.run(Budget(seconds=point.budget_s), threads=self._preparer.threads)
        names = written(reference.workload)
        return None if counts.sample is not None else {name: prepared.request.arrays[name] for name in names}

    def _run_stream(self, draft: ResultDraft, code: CompiledPoint) -> None:
        stream = emulated.execute(code, draft.point, self._preparer)
        counts, panel = total((step.counts, 1) for step in stream.steps), stream.most_frequent
        draft.launch = launch_shape(panel.code.workload)
        draft.keep_printed(counts.printed)
        draft.add_notes(*sample_notes(counts.sample), *stream.notes)
        if draft.point.inputs:
            draft.add_notes("not tried with other inputs: its matrices stay on the host")
        why = verification.why_uncompared(code.workload)
        if draft.point.reference is not None:
            why = "a stream of panels is compared with no other kernel and no function"
        draft.judge(stream.checks, why)
        self._find_hazards(draft, panel.launch, panel.prepared, is_sample=panel.counts.sample is not None)
        _add_counts(draft, code, counts, stream.steps)
        model, times = emulated.model(stream, code.spec)
        draft.add_model(model, code.workload.flops, code.workload.bytes, source_lines(code.compiled.ptx))
        draft.metrics |= stream_metrics(stream.plan, stream.capture, times, model.time_ns, Provenance.MODELLED)

    def _find_hazards(
        self,
        draft: ResultDraft,
        launch: engine.Launch,
        prepared: PreparedLaunch,
        *,
        is_sample: bool,
        outputs: Sequence[str] = (),
    ) -> None:
        """Find races and memory errors; one comes first among the reasons, since it may cause the others."""
        report = hazards.find_hazards(
            launch,
            prepared,
            self._preparer.code_cache,
            draft.point.check,
            draft.elapsed_s,
            is_sample=is_sample,
            threads=self._preparer.threads,
            outputs=outputs,
        )
        is_other_size = any(invention.host_value for invention in draft.invented)
        where = " at this size, which is not the host code's own" if is_other_size else ""
        draft.add_notes(*(f"{sentence}{where}" for sentence in report.unwritten), *report.notes)
        if report.fault:
            _fail_first(draft, report.fault)


def _own_outputs(draft: ResultDraft, code: CompiledPoint) -> tuple[str, ...]:
    """Return the arrays that the launch alone fills, where the host code says it: invented sizes may leave a rest."""
    matter = code.kernel.front_matter
    is_stated = bool(matter) and all(one.host_value for one in draft.invented)
    outputs = verification.unchecked_outputs(code.workload) if is_stated else ()
    return tuple(name for name in outputs if name not in shared_outputs_of(matter))


def _fail_first(draft: ResultDraft, fault: str) -> None:
    """Fail a point by a fault that the search found, which comes before a wrong result among the reasons.

    The launch came to its end, so an unchecked point whose launch is partly assumed stays unchecked, for that reason.
    """
    doubt = draft.doubt(fault)
    if doubt and draft.status is Status.UNCHECKED:
        draft.leave_unchecked(f"{fault}{draft.sizes_seen}{doubt}")
        return
    reason = f"{fault}{draft.sizes_seen}{doubt}"
    draft.fail(f"{reason}; {draft.reason}" if draft.status is Status.FAILED else reason)


def _judge(draft: ResultDraft, reference: ReferenceResult, checks: Sequence[Check]) -> None:
    """Judge a result, and note the kernel or function that it is compared with, where there is one."""
    if reference.values:
        draft.add_notes(*reference.notes)
    draft.judge(checks, reference.hindrance or verification.why_uncompared(reference.workload))


def _add_counts(
    draft: ResultDraft, read: CompiledPoint | ReadPoint, counts: LaunchCounts, steps: Sequence[ExecutedStep]
) -> None:
    """Add the metrics of all launches together; `counts` are the counters of the steps together."""
    instructions = sum_instructions([step.instructions for step in steps])
    draft.add_counts(counts, instructions, read.spec, read.workload.bytes or 0)
