"""Runs a point without a GPU: compiles it for the device, executes it on the engine, and models its time.

The rule: an expected failure (a file that does not compile, a fault, a wrong result) is a failed point with its
sentence; a point that breaks a requirement of its kernel, or asks for more than the device has, is skipped. Nothing
modelled is given as counted, and nothing sampled either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod

from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.assumptions import shared_outputs_of
from warplens.cuda.catalogue.other_sizes import is_same_fault, other_sizes
from warplens.cuda.catalogue.workload import with_inputs
from warplens.cuda.compiler import CompileCache
from warplens.cuda.execute import derived_metrics, verification
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.execution import hazards as budgeted
from warplens.cuda.execute.execution.reached_lengths import length_notes, with_reached_lengths
from warplens.cuda.execute.execution.reference_runs import ReferenceResult, ReferenceRuns
from warplens.cuda.execute.execution.traces import launch_trace
from warplens.cuda.execute.instructions import InstructionCounts, inferred_instructions, sum_instructions
from warplens.cuda.execute.memory_turns import sharing
from warplens.cuda.execute.out_of_core import emulated
from warplens.cuda.execute.out_of_core.pipeline import stream_metrics
from warplens.cuda.execute.preparation import (
    CompiledPoint,
    PreparedLaunch,
    Preparer,
    ReadPoint,
    launch_shape,
    write_launch,
)
from warplens.cuda.execute.sequences.emulated import SequenceExecution
from warplens.cuda.execute.sequences.steps import longest_note, longest_of, step_result
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Check, CheckLevel, PointResult, PointSpec, Status, Time
from warplens.cuda.ptx.tokens import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts, Sample
from warplens.cuda.simt.counting.totals import joined
from warplens.cuda.simt.launch import engine, machine
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.timing import ModelledTime, model_time

HURRIED_BUDGET_S = 0.2
"""With so little time to execute, code is wanted soon: of a rung of sgemm at N = 4096 LLVM took 1.4 of 2.8 s with full
care, and hurried code, though up to twice as slow, counts the same of each block."""


class EmulatorRunner:
    """Executes compiled kernels on this processor; keeps what the points of a sweep share.

    Args:
        cache: keeps the compiler's output, by default the user's own.
        code_cache: keeps the engine's code, by default the user's own.
        threads: the number of threads that execute blocks.
    """

    def __init__(
        self, cache: CompileCache | None = None, code_cache: BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        self._preparer = Preparer(cache)
        self._code_cache = code_cache or machine.default_cache()
        self._threads = threads
        self._references = ReferenceRuns(self._preparer, self._code_cache, threads)

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
        else:
            self._run_kernel(draft, self._preparer.compile_read(draft, read))

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

    def _run_kernel(self, draft: ResultDraft, code: CompiledPoint) -> None:
        """Run a point that is one kernel."""
        if code.kernel.stream is not None:
            self._run_stream(draft, code)
        else:
            self._run_launch(draft, code)

    def _run_sequence(self, draft: ResultDraft, read: ReadPoint) -> None:
        """Run a point that is a sequence of launches."""
        execution = self._sequence(draft.point, read)
        reference = self._references.result(read, draft.point)
        try:
            execution.run()
        finally:
            draft.keep_printed(execution.printed)
            draft.compiler = execution.compiler
        steps, model = execution.steps, execution.model
        draft.steps = tuple(map(step_result, steps))
        _note_reference(draft, reference)
        draft.judge(execution.compare(reference), _why_uncompared(reference))
        if execution.faults:
            _fail_first(draft, execution.faults[0])
        longest = longest_of(steps)
        draft.launch = launch_shape(longest.longest.workload)
        if len(steps) > 1:
            draft.add_notes(longest_note(longest.number, longest.longest.workload.kernel))
        draft.add_notes(*execution.notes)
        counts = joined([step.counts for step in steps])
        machine_counts = sum_instructions([step.instructions for step in steps])
        draft.metrics |= longest.resources
        _add_counts(draft, read, counts, machine_counts)
        _add_model(draft, read, model)
        del execution  # the arrays of other inputs take its place

        def checks(workload: Workload) -> tuple[Check, ...]:
            point = replace(draft.point, check=CheckLevel.FAST)
            other = self._sequence(point, replace(read, workload=workload))
            other.run()
            return other.compare(self._references.result(replace(read, workload=workload), point))

        _try_inputs(draft, read.workload, checks)

    def _sequence(self, point: PointSpec, read: ReadPoint) -> SequenceExecution:
        """Return a sequence before its execution."""
        return SequenceExecution(
            read, point, preparer=self._preparer, code_cache=self._code_cache, threads=self._threads
        )

    def _run_launch(self, draft: ResultDraft, code: CompiledPoint) -> None:
        """Run a point that is one launch."""
        stated = code.workload
        code, (launch, counts) = with_reached_lengths(code, lambda tried: self._execute(draft, tried))
        draft.add_notes(*length_notes(stated, code.workload))
        write_launch(draft, code)
        flow = self._preparer.flow(code)
        instructions = inferred_instructions(flow, counts)
        _add_counts(draft, code, counts, instructions)
        shared_bytes = code.compiled.resources.static_shared_bytes + code.workload.dynamic_shared_bytes
        trace = launch_trace(
            launch, flow, counts, instructions, spec=code.spec, fits=code.fits, shared_bytes=shared_bytes
        )
        del launch  # the arrays of other inputs take its place
        _try_inputs(draft, code.workload, lambda workload: self._checks(draft, replace(code, workload=workload)))
        counted, lines = dict(draft.metrics), source_lines(code.compiled.ptx)

        def model(cache: CacheState) -> None:
            modelled = model_time(
                counts=counts,
                spec=code.spec,
                occupancy=code.fits,
                blocks=prod(code.workload.grid),
                threads_per_block=prod(code.workload.block),
                footprint_bytes=code.workload.array_bytes(),
                trace=trace,
                cache=cache,
            )
            draft.metrics = dict(counted)
            _add_model(draft, code, modelled, lines)

        draft.model = model
        try:
            model(draft.point.cache or CacheState.COLD)
        except UnsupportedError as error:
            draft.add_notes(str(error))

    def _execute(self, draft: ResultDraft, code: CompiledPoint) -> tuple[engine.Launch, LaunchCounts]:
        """Execute a launch and compare its results with the reference."""
        prepared = self._preparer.prepare(code, draft.point.limit)
        launch = self._launch(draft.point, prepared)
        inputs = prepared.digests(launch.written)
        reference = self._references.result(code, draft.point)
        budget = Budget(seconds=draft.point.budget_s)
        try:
            executed = budgeted.execute(
                launch, prepared, reference.workload, budget, self._threads, values=reference.values
            )
        finally:
            draft.keep_printed(launch.printed)
        _add_notes(draft, executed.counts.sample, executed.notes)
        _note_reference(draft, reference)
        draft.judge(executed.checks, _why_uncompared(reference))
        if changed := prepared.changed_inputs(inputs):
            draft.fail(changed)
        self._find_hazards(
            draft, launch, prepared, is_sample=executed.counts.sample is not None, outputs=_own_outputs(draft, code)
        )
        return launch, executed.counts

    def _launch(self, point: PointSpec, prepared: PreparedLaunch) -> engine.Launch:
        """Return the translated launch of a point."""
        is_hurried = point.budget_s <= HURRIED_BUDGET_S
        return engine.Launch(replace(prepared.request, is_hurried=is_hurried), self._code_cache, records=True)

    def _checks(self, draft: ResultDraft, code: CompiledPoint) -> tuple[Check, ...]:
        """Execute a launch on other inputs, and compare its results with the reference."""
        prepared = self._preparer.prepare(code, draft.point.limit)
        launch = self._launch(draft.point, prepared)
        budget = Budget(seconds=draft.point.budget_s)
        reference = self._references.result(code, draft.point)
        return budgeted.execute(
            launch, prepared, reference.workload, budget, self._threads, values=reference.values
        ).checks

    def _run_stream(self, draft: ResultDraft, code: CompiledPoint) -> None:
        """Run a product whose matrices stay on the host, panel by panel."""
        stream = emulated.execute(
            code.kernel,
            code.workload,
            lambda panel: self._preparer.prepare(replace(code, workload=panel), draft.point.limit),
            code_cache=self._code_cache,
            budget_s=draft.point.budget_s,
            threads=self._threads,
        )
        counts, panel = stream.total, stream.most_frequent
        draft.launch = launch_shape(panel.workload)
        draft.keep_printed(counts.printed)
        _add_notes(draft, counts.sample, stream.notes)
        if draft.point.inputs:
            draft.add_notes("not tried with other inputs: its matrices stay on the host")
        hindrance = (
            ""
            if draft.point.reference is None
            else "a stream of panels is compared with no other kernel and no function"
        )
        draft.judge(stream.checks, hindrance or verification.why_uncompared(code.workload))
        self._find_hazards(draft, panel.launch, panel.prepared, is_sample=panel.counts.sample is not None)
        of_shapes = [inferred_instructions(panel.prepared.flow, of_shape) for of_shape in stream.counts.values()]
        _add_counts(draft, code, counts, sum_instructions(of_shapes))
        model, times = emulated.model(stream, code.spec, code.fits)
        _add_model(draft, code, model, source_lines(code.compiled.ptx))
        draft.metrics |= stream_metrics(stream.plan, times, model.time_ns, Provenance.MODELLED)

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
            self._code_cache,
            draft.point.check,
            draft.elapsed_s,
            is_sample=is_sample,
            threads=self._threads,
            outputs=outputs,
        )
        where = (
            " at this size, which is not the host code's own" if any(one.host_value for one in draft.invented) else ""
        )
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


def _try_inputs(draft: ResultDraft, workload: Workload, run: Callable[[Workload], Sequence[Check]]) -> None:
    """Run a workload on other inputs, until one fails."""
    workloads = {inputs: with_inputs(workload, inputs) for inputs in draft.point.inputs}
    for inputs, changed in workloads.items():
        if changed is not None and draft.status.is_usable:
            with draft.failures_with(inputs):
                draft.judge_inputs(inputs, run(changed))
    if draft.status.is_usable:
        is_compared = bool(workload.expected) or (draft.point.reference is not None and not workload.steps)
        draft.add_notes(*verification.tried_inputs(workloads, is_compared=is_compared))


def _note_reference(draft: ResultDraft, reference: ReferenceResult) -> None:
    """Note the kernel or function whose result the point is compared with, where there is one."""
    if reference.values:
        draft.add_notes(*reference.notes)


def _why_uncompared(reference: ReferenceResult) -> str:
    """Say why the result of a point was not compared."""
    return reference.hindrance or verification.why_uncompared(reference.workload)


def _add_notes(draft: ResultDraft, sample: Sample | None, notes: tuple[str, ...]) -> None:
    if sample is not None:
        draft.add_notes(derived_metrics.sample_note(sample))
    draft.add_notes(*notes)


def _add_counts(
    draft: ResultDraft, code: CompiledPoint | ReadPoint, counts: LaunchCounts, machine_counts: InstructionCounts | None
) -> None:
    draft.metrics |= derived_metrics.counted_metrics(counts, code.spec, code.workload.bytes or 0, machine_counts)
    draft.metrics |= derived_metrics.instruction_metrics(counts, machine_counts, code.spec)


def _add_model(
    draft: ResultDraft, code: CompiledPoint | ReadPoint, model: ModelledTime, lines: Mapping[int, int] | None = None
) -> None:
    """Add the modelled time and its metrics; `lines` maps the lines of the PTX to those of the kernel file."""
    draft.metrics |= derived_metrics.modelled_metrics(model, code.workload.flops, code.workload.bytes, lines)
    draft.add_notes(*model.notes)
    draft.time = Time(
        value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns, cache=draft.point.cache
    )
