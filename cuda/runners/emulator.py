"""Runs a point without a GPU: compiles it for the device, executes it on the engine, and models its time.

The rule: what can be expected to go wrong (a file that does not compile, a fault, a wrong result) comes back as a
failed point with its sentence; a point that breaks a requirement of its kernel, or asks for more than the device has,
is skipped. Nothing modelled is given as counted, and nothing sampled either.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from warplens.cuda import points as results
from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.compiler import CompileCache, CompiledKernel, ControlFlow
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import LaunchLimitError, WarplensError
from warplens.cuda.metrics import MetricValue, Provenance
from warplens.cuda.points import PointResult, PointSpec, Status, Time, first_lines, result_of
from warplens.cuda.runners import derived_metrics, verification
from warplens.cuda.runners.execution import budgeted, hazards
from warplens.cuda.runners.instructions import InstructionCounts, machine_instructions, summed
from warplens.cuda.runners.memory_turns import sharing
from warplens.cuda.runners.out_of_core import emulated
from warplens.cuda.runners.out_of_core.pipeline import stream_metrics
from warplens.cuda.runners.preparation import PreparedLaunch, Preparer, fit, launch_shape
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch import engine, machine
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.timing import model_time


class EmulatorRunner:
    """Executes compiled kernels on this processor; keeps what the points of a sweep share."""

    def __init__(
        self, cache: CompileCache | None = None, code_cache: BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        """Use the caches for what the compiler and the engine make, by default the user's own, and so many threads."""
        self._preparer = Preparer(cache)
        self._code_cache = code_cache or machine.default_cache()
        self._threads = threads

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        job = _Job(point)
        with sharing():  # around the errors too, which keep the arrays until they are told
            try:
                self._run(job)
            except LaunchLimitError as error:
                job.status, job.reason = Status.SKIPPED, str(error)
            except WarplensError as error:
                job.status, job.reason = Status.FAILED, str(error)
        return job.result(time.perf_counter() - job.started)

    def _run(self, job: _Job) -> None:
        point = job.point
        kernel = self._preparer.read(point)
        job.title = kernel.title
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            job.status, job.reason = Status.SKIPPED, f"requires {workload.broken_requirement}"
            return
        job.launch = launch_shape(workload)
        spec = load_device(point.device)
        compiled = self._preparer.compile(kernel, workload, spec)
        job.compiler = compiled.version
        fits = fit(workload, compiled, spec)
        job.metrics |= derived_metrics.resource_metrics(compiled.resources, workload.dynamic_shared_bytes, fits, spec)
        if kernel.stream is not None:
            found = self._stream(job, kernel, workload, compiled, spec)
            self._model_stream(job, workload, found, spec, fits)
            return
        launch = self._preparer.prepare(kernel, workload, compiled, spec, point.limit)
        counts = self._execute(job, launch, workload)
        job.metrics |= derived_metrics.counted_metrics(counts, spec, workload.bytes)
        job.metrics |= derived_metrics.instruction_metrics(counts, _inferred(launch.flow, counts), spec)
        self._model(job, workload, spec, counts, fits)

    def _stream(
        self, job: _Job, kernel: KernelFile, workload: Workload, compiled: CompiledKernel, spec: GpuSpec
    ) -> emulated.ExecutedStream:
        """Execute a product whose matrices stay on the host, panel by panel."""
        found = emulated.execute(
            kernel,
            workload,
            lambda panel: self._preparer.prepare(kernel, panel, compiled, spec, job.point.limit),
            code_cache=self._code_cache,
            budget_s=job.point.budget_s,
            threads=self._threads,
        )
        counts, panel = found.total, found.most_frequent
        job.launch = launch_shape(panel.workload)
        job.printed = first_lines(counts.printed)
        job.notes = found.notes if counts.sample is None else (derived_metrics.sample_note(counts.sample), *found.notes)
        job.judge(found.checks)
        self._look(job, panel.launch, panel.prepared, is_sample=panel.counts.sample is not None)
        job.metrics |= derived_metrics.counted_metrics(counts, spec, workload.bytes)
        machine = summed([_inferred(panel.prepared.flow, of_shape) for of_shape in found.counts.values()])
        job.metrics |= derived_metrics.instruction_metrics(counts, machine, spec)
        return found

    def _model_stream(
        self, job: _Job, workload: Workload, found: emulated.ExecutedStream, spec: GpuSpec, fits: Occupancy
    ) -> None:
        model, times = emulated.model(found, spec, fits)
        job.metrics |= derived_metrics.modelled_metrics(model, workload.flops, workload.bytes)
        job.metrics |= stream_metrics(found.plan, times, model.time_ns, Provenance.MODELLED)
        job.time = Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns)

    def _execute(self, job: _Job, launch: PreparedLaunch, workload: Workload) -> LaunchCounts:
        """Execute the launch and hold its results against the reference."""
        ready = engine.Launch(launch.request, self._code_cache)
        inputs = launch.digests(ready.written)
        try:
            found = budgeted.execute(ready, launch, workload, Budget(seconds=job.point.budget_s), self._threads)
        finally:
            job.printed = first_lines(ready.printed)
        sample = found.counts.sample
        job.notes = found.notes if sample is None else (derived_metrics.sample_note(sample), *found.notes)
        job.judge(found.checks)
        if changed := launch.changed_inputs(inputs):
            job.status, job.reason = Status.FAILED, changed
        self._look(job, ready, launch, is_sample=found.counts.sample is not None)
        return found.counts

    def _look(self, job: _Job, ready: engine.Launch, launch: PreparedLaunch, *, is_sample: bool) -> None:
        """Look for what a card would not forgive; it comes first among the reasons, since it may be that of others."""
        spent_s = time.perf_counter() - job.started
        seen = hazards.find_hazards(
            ready, launch, self._code_cache, job.point.check, spent_s, is_sample=is_sample, threads=self._threads
        )
        job.notes += seen.notes
        if seen.fault:
            job.status = Status.FAILED
            job.reason = f"{seen.fault}; {job.reason}" if job.reason else seen.fault

    def _model(
        self,
        job: _Job,
        workload: Workload,
        spec: GpuSpec,
        counts: LaunchCounts,
        fits: Occupancy,
    ) -> None:
        blocks = workload.grid[0] * workload.grid[1] * workload.grid[2]
        model = model_time(
            counts=counts,
            spec=spec,
            occupancy=fits,
            blocks=blocks,
            threads_per_block=workload.block[0] * workload.block[1] * workload.block[2],
            footprint_bytes=workload.array_bytes(),
        )
        job.metrics |= derived_metrics.modelled_metrics(model, workload.flops, workload.bytes)
        job.time = Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns)


def _inferred(flow: ControlFlow | None, counts: LaunchCounts) -> InstructionCounts | None:
    """Return the instructions of the machine code, None where they cannot be told.

    What is inferred from code that some later assembler writes must not cost a point its exact counts.
    """
    try:
        return None if flow is None else machine_instructions(flow, counts)
    except (ArithmeticError, LookupError, ValueError):
        return None


class _Job:
    """What is known so far of the point being run."""

    def __init__(self, point: PointSpec) -> None:
        self.started = time.perf_counter()
        self.point = point
        self.title = point.kernel
        self.status = Status.OK
        self.reason = ""
        self.launch: results.Launch | None = None
        self.check: results.Check | None = None
        self.time: Time | None = None
        self.metrics: dict[str, MetricValue] = {}
        self.compiler = ""
        self.notes: tuple[str, ...] = ()
        self.printed = ""

    def judge(self, checks: Sequence[results.Check]) -> None:
        """Take note of comparisons with the reference; one that found something wrong fails the point."""
        self.check = next((one for one in checks if one.wrong), checks[0] if checks else None)
        if self.check is not None and self.check.wrong:
            self.status, self.reason = Status.FAILED, verification.describe(self.check)

    def result(self, elapsed_s: float) -> PointResult:
        return replace(
            result_of(self.point, self.status, self.reason),
            title=self.title,
            launch=self.launch,
            check=self.check,
            time=self.time,
            metrics=self.metrics,
            compiler=self.compiler,
            notes=self.notes,
            printed=self.printed,
            elapsed_s=elapsed_s,
        )
