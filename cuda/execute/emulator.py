"""Runs points without a GPU: those of one launch (`on_engine`), of steps (`executed_steps`) and of streams.

The rule: an expected failure (a file that does not compile, a fault, a wrong result) is a failed point with its
sentence; a point that breaks a requirement of its kernel, or asks for more than the device has, is skipped. Nothing
modelled is given as counted, and nothing sampled either.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

import msgspec

from warplens.cuda.capture.value import Capture, Copy, Fill, Launch, Step
from warplens.cuda.catalogue import KernelFile, Workload, doubts
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import executed_steps, on_engine, preparation, result_builder, verification
from warplens.cuda.execute.instructions.instruction_counts import sum_instructions
from warplens.cuda.execute.out_of_core import plan as plans
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.host import aligned_zeros, check_host_room, reserved_room
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Check, CheckLevel, PointSpec, Status
from warplens.cuda.ptx.operands import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.sums import joined, total
from warplens.cuda.simt.launch.execution import SLACK
from warplens.cuda.timing import ModelledTime

# Executes a product that streams without a GPU: the same plan, panel by panel, and a model of its pipeline.
# Where the whole plan fits the point's budget of time, every product is executed in the plan's order, on copies of the
# panels, and the whole result is compared. Where it does not, one product of each shape is executed within its share of
# the budget, compared with its own reference, and represents all of its shape: then the counts are a sample, and it was
# not checked that the panels fit together. In the modelled time an operation begins as soon as its lane is free and
# those that it waits for have ended. A copy takes the time of its bytes over the link, a product its modelled time.

LINK_EFFICIENCY = 0.87
"""Copies from pinned memory reach this part of the nominal rate of a link; the rest is headers of packets.

Source: H200, PCI Express 5.0 with 16 lanes, copies of 32 MiB (tests/hardware/capacity/h200_out_of_core.json).
"""


@dataclass(slots=True, kw_only=True)
class ProductGroup:
    """The products of one shape: their number, and the launch of one, with its arrays and what became of it."""

    shape: plans.Shape
    times: int
    launch: on_engine.EngineLaunch
    executed: on_engine.Executed


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedStream:
    """An executed plan: its products by shape, the steps that were executed of each shape, and the comparisons."""

    plan: plans.StreamPlan
    capture: Capture
    groups: tuple[ProductGroup, ...]
    steps: tuple[executed_steps.ExecutedStep, ...]
    checks: tuple[Check, ...]
    notes: tuple[str, ...]

    @property
    def most_frequent(self) -> ProductGroup:
        """The most frequent shape: that of the products that are not at an edge."""
        return max(self.groups, key=lambda group: group.times)


def execute_stream(code: preparation.CompiledPoint, point: PointSpec, preparer: preparation.Preparer) -> ExecutedStream:
    """Execute the plan for a workload, or one product of each shape if all would take longer than the budget."""
    plan = plans.plan_of(code.kernel, code.workload)
    capture = plans.plan_capture(plan, code, preparer)
    work = sum(times * prod(shape) for shape, times in plan.shapes.items())
    groups: list[ProductGroup] = []
    checks: list[Check] = []
    notes: list[str] = []
    panels = {shape: replace(code, workload=code.kernel.panel_workload(code.workload, shape)) for shape in plan.shapes}
    # refuse them before any is made
    check_host_room(sum(preparation.needed_bytes(panel.workload) for panel in panels.values()))
    for shape, times in plan.shapes.items():
        launch = on_engine.ready_launch(preparer, panels[shape], point.limit)
        share_s = point.budget_s * times * prod(shape) / work
        executed = launch.execute_and_compare(panels[shape].workload, share_s)
        if executed.changed:
            raise LaunchError(f"the kernel {executed.changed}")
        groups.append(ProductGroup(shape=shape, times=times, launch=launch, executed=executed))
        checks += executed.checks
        notes += executed.notes
    stream = ExecutedStream(
        plan=plan,
        capture=capture,
        groups=tuple(groups),
        steps=(),
        checks=tuple(checks),
        notes=tuple(dict.fromkeys(notes)),
    )
    seconds = sum(group.launch.translated.work_s * group.times for group in groups)
    if all(group.executed.counts.sample is None for group in groups) and seconds <= SLACK * point.budget_s:
        return _execute_whole(stream, code, point, preparer)
    listed = ", ".join(" x ".join(map(str, group.shape)) for group in groups)
    steps = []
    for number, group in enumerate(groups, 1):
        steps.append(executed_steps.ExecutedStep(number, code.workload.kernel, group.executed))
        steps[-1].add(group.executed, times=group.times, is_modelled=False)
    return replace(
        stream,
        steps=tuple(steps),
        notes=(*stream.notes, f"of {plan.products:,} products of panels one of each shape was executed: {listed}"),
    )


def _execute_whole(
    stream: ExecutedStream, code: preparation.CompiledPoint, point: PointSpec, preparer: preparation.Preparer
) -> ExecutedStream:
    workload = code.workload
    with reserved_room(workload.array_bytes()):
        hosts = workload.make_arrays()
    slots = {buffer.name: aligned_zeros(buffer.size_bytes) for buffer in stream.capture.buffers}
    execution = executed_steps.StepExecution(
        stream.capture.begin(),
        {**hosts, **slots},
        {},
        point,
        spec=code.spec,
        preparer=preparer,
        ready={number: group.launch.translated for number, group in enumerate(stream.groups, 1)},
    )
    execution.execute()
    checks = verification.compare({name: hosts[name] for name in workload.expected}, workload, hosts)
    return replace(stream, steps=execution.steps, checks=checks, notes=())


def model_stream(stream: ExecutedStream, spec: GpuSpec) -> tuple[ModelledTime, plans.StreamTimes]:
    """Return the modelled time of a plan, its copies as terms beside those of its products, and its parts."""
    steps = tuple(stream.capture.begin())
    models = [group.executed.modelled() for group in stream.groups]
    rate = spec.link_bytes_per_s * LINK_EFFICIENCY

    def duration_ns(step: Step) -> float:
        match step:
            case Launch():
                return models[step.number - 1].time_ns
            case Fill():
                return executed_steps.fill_time(step.row_bytes * step.rows, spec).time_ns
            case Copy():
                return 1e9 * step.row_bytes * step.rows / rate
        raise LaunchError(f"no plan has a step of the kind {type(step).__name__}")

    whole = plans.pipeline(steps, duration_ns)
    products = executed_steps.summed(models, [group.times for group in stream.groups])
    terms = dict(products.terms_ns)
    if executed_steps.LAUNCH in terms:  # a single product
        terms[executed_steps.LAUNCHES] = terms.pop(executed_steps.LAUNCH)
    copies_ns = {lane.value: busy for lane, busy in whole.busy_ns.items() if lane is not plans.Lane.PRODUCT}
    ranked = sorted(whole.busy_ns, key=lambda lane: -whole.busy_ns[lane])
    frequent = models[stream.groups.index(stream.most_frequent)]
    limiters = [frequent.limiter if lane is plans.Lane.PRODUCT else lane.value for lane in ranked]
    modelled = replace(
        frequent,
        time_ns=whole.total_ns,
        terms_ns=terms | copies_ns,
        limiter=limiters[0],
        runner_up=limiters[1],
        achieved_occupancy_percent=products.achieved_occupancy_percent,
        stalls=products.stalls,
    )
    copies = plans.pipeline(
        (msgspec.structs.replace(step, waits=()) for step in steps if step.lane != plans.Lane.PRODUCT), duration_ns
    )
    return modelled, plans.StreamTimes(
        transfer_ns=copies.total_ns,
        product_ns=whole.busy_ns[plans.Lane.PRODUCT],
        upload_bytes_per_s=rate,
        download_bytes_per_s=rate,
        link=spec.sources["link_bytes_per_s"],
    )


class EmulatorRunner(on_engine.PointRunner):
    """Executes compiled kernels on this processor; keeps what points share, by default in the user's own caches."""

    def run_several(self, builder: result_builder.ResultBuilder, read: preparation.ReadPoint) -> None:
        """Run a point of several launches."""
        if read.workload.steps:
            self._run_sequence(builder, read)
        else:
            self._run_stream(builder, self.preparer.compile_read(builder, read))

    def doubt(self, builder: result_builder.ResultBuilder, kernel: KernelFile, fault: str) -> str:
        """Return why a fault need not be one of the kernel; "" where it comes with other sizes as well, with a note."""
        reason = doubts.doubt_of(kernel, fault)
        if not reason:
            return ""
        seen: list[str] = []
        for other in doubts.other_sizes(kernel, builder.point.problem, fault):
            point = replace(
                builder.point,
                problem=dict(other.problem),
                source_hash=other.kernel.source_hash,
                front_matter=other.kernel.front_matter,
            )
            trial = result_builder.ResultBuilder(point)
            with trial.expected_failures():
                read = self.preparer.read_point(trial)
                trial.doubt = lambda _: ""
                if read is not None:
                    self.run_read(trial, read)
            if not doubts.is_same_fault(fault, trial.reason):
                came_to_end = trial.status in (Status.OK, Status.UNCHECKED) and not doubts.is_fault(trial.reason)
                return doubts.doubt_of(kernel, fault, spared=other.text) if came_to_end else reason
            seen.append(other.text)
        if not seen:
            return reason
        more = f" and with {len(seen) - 2} other combinations of them" if len(seen) > 2 else ""
        builder.add_notes(f"the fault is the same with {' and with '.join(seen[:2])}{more}")
        return ""

    def _run_sequence(self, builder: result_builder.ResultBuilder, read: preparation.ReadPoint) -> None:
        execution = executed_steps.PointExecution(read, builder.point, self.preparer)
        reference = self.reference(read, builder.point)
        try:
            execution.execute()
        finally:
            builder.keep_printed(execution.printed)
            builder.compiler = execution.source.version
        steps, model = execution.steps, execution.model
        builder.steps = tuple(map(executed_steps.step_result, steps))
        on_engine.judge(builder, reference, execution.compare(reference))
        if execution.faults:
            builder.fail_first(execution.faults[0])
        longest = executed_steps.longest_of(steps)
        builder.launch = preparation.launch_shape(longest.longest.launch)
        if len(steps) > 1:
            builder.add_notes(executed_steps.longest_note(longest.number, longest.kernel))
        builder.add_notes(*execution.notes)
        builder.metrics |= longest.longest.resource_metrics
        _add_counts(builder, read, joined([step.counts for step in steps]), steps)
        builder.add_model(model, read.workload.flops, read.workload.bytes)
        del execution  # the arrays of other inputs take its place

        def checks(workload: Workload) -> tuple[Check, ...]:
            point = replace(builder.point, check=CheckLevel.FAST)
            other = executed_steps.PointExecution(replace(read, workload=workload), point, self.preparer)
            other.execute()
            return other.compare(self.reference(replace(read, workload=workload), point))

        builder.try_inputs(read.workload, checks, is_compared=bool(read.workload.expected))

    def _run_stream(self, builder: result_builder.ResultBuilder, code: preparation.CompiledPoint) -> None:
        stream = execute_stream(code, builder.point, self.preparer)
        counts, panel = total((step.counts, 1) for step in stream.steps), stream.most_frequent
        builder.launch = preparation.launch_shape(panel.executed.launch)
        builder.keep_printed(counts.printed)
        builder.add_notes(*result_builder.sample_notes(counts.sample), *stream.notes)
        if builder.point.inputs:
            builder.add_notes("not tried with other inputs: its matrices stay on the host")
        why = verification.why_uncompared(code.workload)
        if builder.point.reference is not None:
            why = "a stream of panels is compared with no other kernel and no function"
        builder.judge(stream.checks, why)
        is_sample = panel.executed.counts.sample is not None
        builder.add_hazards(panel.launch.find_hazards(builder.point.check, is_sample=is_sample))
        _add_counts(builder, code, counts, stream.steps)
        model, times = model_stream(stream, code.spec)
        builder.add_model(model, code.workload.flops, code.workload.bytes, source_lines(code.compiled.ptx))
        builder.metrics |= plans.stream_metrics(stream.plan, stream.capture, times, model.time_ns, Provenance.MODELLED)


def _add_counts(
    builder: result_builder.ResultBuilder,
    read: preparation.CompiledPoint | preparation.ReadPoint,
    counts: LaunchCounts,
    steps: Sequence[executed_steps.ExecutedStep],
) -> None:
    instructions = sum_instructions([step.instructions for step in steps])
    builder.add_counts(counts, instructions, read.spec, read.workload.bytes or 0)
