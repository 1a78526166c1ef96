"""Executes a product that streams without a GPU: the same plan, panel by panel, and a model of its pipeline.

The rule: where the whole plan fits the point's budget of time, every product is executed in the plan's order, on copies
of the panels, and the whole result is compared. Where it does not, one product of each shape is executed within its
share of the budget, compared with its own reference, and represents all of its shape: then the counts are a sample, and
it was not checked that the panels fit together.

In the modelled time each operation of the plan begins as soon as its lane is free and the operations that it waits for
have ended. A copy takes the time of its bytes over the link, a product its modelled time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

import msgspec

from warplens.cuda.capture.value import Capture, Copy, Fill, Launch, Step
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import verification
from warplens.cuda.execute.executed_steps import LAUNCH, LAUNCHES, ExecutedStep, estimate, fill_time, summed
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.memory_turns import room_in_turn
from warplens.cuda.execute.on_engine import StepExecution
from warplens.cuda.execute.out_of_core.plan import (
    Lane,
    Shape,
    StreamPlan,
    StreamTimes,
    pipeline,
    plan_capture,
    plan_of,
)
from warplens.cuda.execute.preparation import CompiledPoint, PreparedLaunch, Preparer, needed_bytes
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ground.points import Check, PointSpec
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.launch.execution import SLACK, Budget
from warplens.cuda.timing import ModelledTime

LINK_EFFICIENCY = 0.87
"""Copies from pinned memory reach this part of the nominal rate of a link; the rest is headers of packets.

Source: H200, PCI Express 5.0 with 16 lanes, copies of 32 MiB (tests/hardware/capacity/h200_out_of_core.json).
"""


@dataclass(slots=True, kw_only=True)
class ProductGroup:
    """The products of one shape: their number, and the launch of one, with its arrays and its counts."""

    shape: Shape
    times: int
    code: CompiledPoint
    prepared: PreparedLaunch
    launch: engine.Launch
    counts: LaunchCounts


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedStream:
    """An executed plan: its products by shape, the steps that were executed of each shape, and the comparisons."""

    plan: StreamPlan
    capture: Capture
    groups: tuple[ProductGroup, ...]
    steps: tuple[ExecutedStep, ...]
    checks: tuple[Check, ...]
    notes: tuple[str, ...]

    @property
    def most_frequent(self) -> ProductGroup:
        """The most frequent shape: that of the products that are not at an edge."""
        return max(self.groups, key=lambda group: group.times)


def execute(code: CompiledPoint, point: PointSpec, preparer: Preparer) -> ExecutedStream:
    """Execute the plan for a workload, or one product of each shape if all would take longer than the budget."""
    plan = plan_of(code.kernel, code.workload)
    capture = plan_capture(plan, code, preparer)
    work = sum(times * prod(shape) for shape, times in plan.shapes.items())
    groups: list[ProductGroup] = []
    checks: list[Check] = []
    notes: list[str] = []
    panels = {shape: replace(code, workload=code.kernel.panel_workload(code.workload, shape)) for shape in plan.shapes}
    check_host_room(sum(needed_bytes(panel.workload) for panel in panels.values()))  # refuse them before any is made
    for shape, times in plan.shapes.items():
        panel = panels[shape]
        prepared = preparer.prepare(panel, point.limit)
        launch = engine.Launch(prepared.request, preparer.code_cache)
        share = Budget(seconds=point.budget_s * times * prod(shape) / work)
        executed = hazards.execute(launch, prepared, panel.workload, share, preparer.threads)
        if executed.changed:
            raise LaunchError(executed.changed)
        groups.append(
            ProductGroup(shape=shape, times=times, code=panel, prepared=prepared, launch=launch, counts=executed.counts)
        )
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
    seconds = sum(group.launch.elapsed_s * group.times for group in groups)
    if all(group.counts.sample is None for group in groups) and seconds <= SLACK * point.budget_s:
        return _execute_whole(stream, code, point, preparer)
    listed = ", ".join(" x ".join(map(str, group.shape)) for group in groups)
    steps = []
    for number, group in enumerate(groups, 1):
        steps.append(ExecutedStep(number, group.prepared.flow, group.code))
        steps[-1].add(group.code, group.counts, times=group.times, is_modelled=False)
    return replace(
        stream,
        steps=tuple(steps),
        notes=(*stream.notes, f"of {plan.products:,} products of panels one of each shape was executed: {listed}"),
    )


def _execute_whole(stream: ExecutedStream, code: CompiledPoint, point: PointSpec, preparer: Preparer) -> ExecutedStream:
    workload = code.workload
    with room_in_turn(workload.array_bytes()):
        hosts = workload.make_arrays()
    slots = {buffer.name: aligned_zeros(buffer.size_bytes) for buffer in stream.capture.buffers}
    execution = StepExecution(
        stream.capture.begin(),
        {**hosts, **slots},
        {},
        point,
        spec=code.spec,
        preparer=preparer,
        ready={number: group.launch for number, group in enumerate(stream.groups, 1)},
    )
    execution.execute()
    checks = verification.compare({name: hosts[name] for name in workload.expected}, workload, hosts)
    return replace(stream, steps=execution.steps, checks=checks, notes=())


def model(stream: ExecutedStream, spec: GpuSpec) -> tuple[ModelledTime, StreamTimes]:
    """Return the modelled time of a plan, its copies as terms beside those of its products, and its parts."""
    steps = tuple(stream.capture.begin())
    models = [estimate(group.code, group.counts) for group in stream.groups]
    rate = spec.link_bytes_per_s * LINK_EFFICIENCY

    def duration_ns(step: Step) -> float:
        match step:
            case Launch():
                return models[step.number - 1].time_ns
            case Fill():
                return fill_time(step.row_bytes * step.rows, spec).time_ns
            case Copy():
                return 1e9 * step.row_bytes * step.rows / rate
        raise LaunchError(f"no plan has a step of the kind {type(step).__name__}")

    whole = pipeline(steps, duration_ns)
    products = summed(models, [group.times for group in stream.groups])
    terms = dict(products.terms_ns)
    if LAUNCH in terms:  # a single product
        terms[LAUNCHES] = terms.pop(LAUNCH)
    copies_ns = {lane.value: busy for lane, busy in whole.busy_ns.items() if lane is not Lane.PRODUCT}
    ranked = sorted(whole.busy_ns, key=lambda lane: -whole.busy_ns[lane])
    frequent = models[stream.groups.index(stream.most_frequent)]
    limiters = [frequent.limiter if lane is Lane.PRODUCT else lane.value for lane in ranked]
    modelled = replace(
        frequent,
        time_ns=whole.total_ns,
        terms_ns=terms | copies_ns,
        limiter=limiters[0],
        runner_up=limiters[1],
        achieved_occupancy_percent=products.achieved_occupancy_percent,
        stalls=products.stalls,
    )
    copies = pipeline(
        (msgspec.structs.replace(step, waits=()) for step in steps if step.lane != Lane.PRODUCT), duration_ns
    )
    return modelled, StreamTimes(
        transfer_ns=copies.total_ns,
        product_ns=whole.busy_ns[Lane.PRODUCT],
        upload_bytes_per_s=rate,
        download_bytes_per_s=rate,
        link=spec.sources["link_bytes_per_s"],
    )
