"""Runs a point without a GPU: compiles it for the device, executes it on the engine, and models its time.

The rule: an expected failure (a file that does not compile, a fault, a wrong result) is a failed point with its
sentence; a point that breaks a requirement of its kernel, or asks for more than the device has, is skipped. Nothing
modelled is given as counted, and nothing sampled either.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.compiler import CompileCache, ControlFlow
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import PointResult, PointSpec, Time
from warplens.cuda.runners import derived_metrics
from warplens.cuda.runners.draft import ResultDraft
from warplens.cuda.runners.execution import budgeted, hazards
from warplens.cuda.runners.instructions import InstructionCounts, machine_instructions, sum_instructions
from warplens.cuda.runners.memory_turns import sharing
from warplens.cuda.runners.out_of_core import emulated
from warplens.cuda.runners.out_of_core.pipeline import stream_metrics
from warplens.cuda.runners.preparation import CompiledPoint, PreparedLaunch, Preparer, launch_shape
from warplens.cuda.simt.counting.counts import LaunchCounts, Sample
from warplens.cuda.simt.launch import engine, machine
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.timing import ModelledTime, model_time


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

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        draft = ResultDraft(point)
        with sharing(), draft.expected_failures():  # an error keeps the arrays alive until its sentence is read
            code = self._preparer.prepare_point(draft)
            if code is not None and code.kernel.stream is not None:
                self._run_stream(draft, code)
            elif code is not None:
                self._run_launch(draft, code)
        return draft.result()

    def _run_launch(self, draft: ResultDraft, code: CompiledPoint) -> None:
        """Run a point that is one launch."""
        prepared = self._preparer.prepare(code, draft.point.limit)
        counts = self._execute(draft, code, prepared)
        _add_counts(draft, code, counts, _inferred(prepared.flow, counts))
        model = model_time(
            counts=counts,
            spec=code.spec,
            occupancy=code.fits,
            blocks=prod(code.workload.grid),
            threads_per_block=prod(code.workload.block),
            footprint_bytes=code.workload.array_bytes(),
        )
        _add_model(draft, code, model)

    def _execute(self, draft: ResultDraft, code: CompiledPoint, prepared: PreparedLaunch) -> LaunchCounts:
        """Execute a launch and compare its results with the reference."""
        launch = engine.Launch(prepared.request, self._code_cache)
        inputs = prepared.digests(launch.written)
        try:
            executed = budgeted.execute(
                launch, prepared, code.workload, Budget(seconds=draft.point.budget_s), self._threads
            )
        finally:
            draft.keep_printed(launch.printed)
        _add_notes(draft, executed.counts.sample, executed.notes)
        draft.judge(executed.checks)
        if changed := prepared.changed_inputs(inputs):
            draft.fail(changed)
        self._find_hazards(draft, launch, prepared, is_sample=executed.counts.sample is not None)
        return executed.counts

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
        draft.judge(stream.checks)
        self._find_hazards(draft, panel.launch, panel.prepared, is_sample=panel.counts.sample is not None)
        of_shapes = [_inferred(panel.prepared.flow, of_shape) for of_shape in stream.counts.values()]
        _add_counts(draft, code, counts, sum_instructions(of_shapes))
        model, times = emulated.model(stream, code.spec, code.fits)
        _add_model(draft, code, model)
        draft.metrics |= stream_metrics(stream.plan, times, model.time_ns, Provenance.MODELLED)

    def _find_hazards(
        self, draft: ResultDraft, launch: engine.Launch, prepared: PreparedLaunch, *, is_sample: bool
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
        )
        draft.add_notes(*report.notes)
        if report.fault:
            draft.fail(f"{report.fault}; {draft.reason}" if draft.reason else report.fault)


def _add_notes(draft: ResultDraft, sample: Sample | None, notes: tuple[str, ...]) -> None:
    if sample is not None:
        draft.add_notes(derived_metrics.sample_note(sample))
    draft.add_notes(*notes)


def _add_counts(
    draft: ResultDraft, code: CompiledPoint, counts: LaunchCounts, machine_counts: InstructionCounts | None
) -> None:
    draft.metrics |= derived_metrics.counted_metrics(counts, code.spec, code.workload.bytes)
    draft.metrics |= derived_metrics.instruction_metrics(counts, machine_counts, code.spec)


def _add_model(draft: ResultDraft, code: CompiledPoint, model: ModelledTime) -> None:
    draft.metrics |= derived_metrics.modelled_metrics(model, code.workload.flops, code.workload.bytes)
    draft.time = Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns)


def _inferred(flow: ControlFlow | None, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of the machine code, None where they cannot be inferred.

    The code of a later assembler may defeat the inference; a point must not lose its exact counts by that.
    """
    try:
        return None if flow is None else machine_instructions(flow, counts)
    except (ArithmeticError, LookupError, ValueError):
        return None
