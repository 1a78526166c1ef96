"""Executes a product that streams without a GPU: the same plan, panel by panel, and a model of its pipeline.

The rule: where the whole plan fits the point's budget of time, every product is executed in the plan's order, on copies
of the panels, and the whole result is compared. Where it does not, one product of each shape is executed within its
share of the budget, compared with its own reference, and represents all of its shape: then the counts are a sample, and
it was not checked that the panels fit together.

In the modelled time each operation of the plan begins as soon as its lane is free and the operations that it waits for
have ended. A copy takes the time of its bytes over the link, a product its modelled time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.kernel_file import StreamSpec
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import verification
from warplens.cuda.execute.execution import hazards as budgeted
from warplens.cuda.execute.memory_turns import room_in_turn
from warplens.cuda.execute.out_of_core.pipeline import StreamTimes, pipeline
from warplens.cuda.execute.out_of_core.plan import Lane, Operation, OperationKind, Shape, StreamPlan, plan_of
from warplens.cuda.execute.preparation import PreparedLaunch, needed_bytes
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ground.points import Check
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.totals import total
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.execution import SLACK, Budget
from warplens.cuda.timing import ModelledTime, mean_stalls, model_time

LINK_EFFICIENCY = 0.87
"""Copies from pinned memory reach this part of the nominal rate of a link; the rest is headers of packets.

Source: H200, PCI Express 5.0 with 16 lanes, copies of 32 MiB (tests/hardware/capacity/h200_out_of_core.json).
"""

Prepare = Callable[[Workload], PreparedLaunch]


@dataclass(slots=True, kw_only=True)
class ProductGroup:
    """The products of one shape: their launch, their number, and the counts of one."""

    shape: Shape
    times: int
    workload: Workload
    prepared: PreparedLaunch
    launch: engine.Launch
    counts: LaunchCounts


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedStream:
    """An executed plan: the counts of each shape, of all its products together, and the comparisons."""

    plan: StreamPlan
    panels: tuple[ProductGroup, ...]
    counts: Mapping[Shape, LaunchCounts]
    checks: tuple[Check, ...]
    notes: tuple[str, ...]

    @property
    def most_frequent(self) -> ProductGroup:
        """The most frequent shape: that of the products that are not at an edge."""
        return max(self.panels, key=lambda panel: panel.times)

    @property
    def total(self) -> LaunchCounts:
        """The counts of the whole plan."""
        return total((counts, 1) for counts in self.counts.values())


def execute(
    kernel: KernelFile,
    workload: Workload,
    prepare: Prepare,
    *,
    code_cache: BlobFolder,
    budget_s: float,
    threads: int,
) -> ExecutedStream:
    """Execute the plan for a workload, or one product of each shape if all would take longer than the budget.

    Raises:
        LaunchLimitError: the workload's budget of memory is too small, or that of this machine.
        LaunchError: as `engine.Launch.run`, or the kernel wrote to a panel that it may only read.
        ExpressionError: the reference cannot be computed.
    """
    plan = plan_of(kernel, workload)
    work = sum(times * prod(shape) for shape, times in plan.shapes.items())
    panels: list[ProductGroup] = []
    checks: list[Check] = []
    notes: list[str] = []
    workloads = {shape: kernel.panel_workload(workload, shape) for shape in plan.shapes}
    check_host_room(sum(map(needed_bytes, workloads.values())))  # all are kept: refuse them before any is made
    for shape, times in plan.shapes.items():
        panel_workload = workloads[shape]
        prepared = prepare(panel_workload)
        launch = engine.Launch(prepared.request, code_cache)
        inputs = prepared.digests(launch.written)
        share = Budget(seconds=budget_s * times * prod(shape) / work)
        executed = budgeted.execute(launch, prepared, panel_workload, share, threads)
        if changed := prepared.changed_inputs(inputs):
            raise LaunchError(changed)
        panels.append(
            ProductGroup(
                shape=shape,
                times=times,
                workload=panel_workload,
                prepared=prepared,
                launch=launch,
                counts=executed.counts,
            )
        )
        checks += executed.checks
        notes += executed.notes
    seconds = sum(panel.launch.elapsed_s * panel.times for panel in panels)
    if all(panel.counts.sample is None for panel in panels) and seconds <= SLACK * budget_s:
        return _execute_whole(kernel, workload, plan, panels, threads)
    listed = ", ".join(" x ".join(map(str, panel.shape)) for panel in panels)
    notes.append(f"of {plan.products:,} products of panels one of each shape was executed: {listed}")
    return ExecutedStream(
        plan=plan,
        panels=tuple(panels),
        counts={panel.shape: total([(panel.counts, panel.times)]) for panel in panels},
        checks=tuple(checks),
        notes=tuple(dict.fromkeys(notes)),
    )


def _execute_whole(
    kernel: KernelFile, workload: Workload, plan: StreamPlan, panels: list[ProductGroup], threads: int
) -> ExecutedStream:
    """Execute the whole plan, operation by operation."""
    stream = kernel.stream
    assert stream is not None
    with room_in_turn(workload.array_bytes()):
        hosts = workload.make_arrays()
    by_shape = {panel.shape: panel for panel in panels}
    slots: dict[tuple[OperationKind, int], Array] = {}
    counts: dict[Shape, list[tuple[LaunchCounts, int]]] = {shape: [] for shape in by_shape}
    for step in plan.operations:
        block = (slice(*step.rows), slice(*step.columns))
        match step.action:
            case OperationKind.LEFT:
                slots[step.action, step.slot] = hosts[stream.left][block].copy()
            case OperationKind.RIGHT:
                slots[step.action, step.slot] = hosts[stream.right][block].copy()
            case OperationKind.CLEAR:
                slots[OperationKind.RESULT, step.slot] = np.zeros(step.extent, hosts[stream.result].dtype)
            case OperationKind.MULTIPLY:
                counts[step.shape].append((_multiply(by_shape[step.shape], stream, slots, step, threads), 1))
            case OperationKind.RESULT:
                hosts[stream.result][block] = slots[step.action, step.slot]
    return ExecutedStream(
        plan=plan,
        panels=tuple(panels),
        counts={shape: total(of_shape) for shape, of_shape in counts.items()},
        checks=verification.compare({name: hosts[name] for name in workload.expected}, workload, hosts),
        notes=(),
    )


def _multiply(
    panel: ProductGroup,
    stream: StreamSpec,
    slots: dict[tuple[OperationKind, int], Array],
    step: Operation,
    threads: int,
) -> LaunchCounts:
    """Execute one product on the contents of its slots."""
    arrays = panel.prepared.request.arrays
    arrays[stream.left][...] = slots[OperationKind.LEFT, step.panels[0]]
    arrays[stream.right][...] = slots[OperationKind.RIGHT, step.panels[1]]
    arrays[stream.result][...] = slots[OperationKind.RESULT, step.slot]
    counts = panel.launch.run(Budget(), threads=threads)
    slots[OperationKind.RESULT, step.slot][...] = arrays[stream.result]
    return counts


def model(stream: ExecutedStream, spec: GpuSpec, fits: Occupancy) -> tuple[ModelledTime, StreamTimes]:
    """Return the modelled time of a plan, its copies as terms beside those of its products, and its parts."""
    plan = stream.plan
    models = {panel.shape: _product(panel, spec, fits) for panel in stream.panels}
    rate = spec.link_bytes_per_s * LINK_EFFICIENCY

    def duration_ns(step: Operation) -> float:
        if step.action is OperationKind.MULTIPLY:
            return models[step.shape].time_ns
        moved = step.elements * plan.itemsize
        if step.action is OperationKind.CLEAR:
            return spec.launch_overhead_ns + 1e9 * moved / (spec.memory_bandwidth_bytes_per_s * spec.dram_efficiency)
        return 1e9 * moved / rate

    whole = pipeline(plan.operations, duration_ns)
    times = {panel.shape: panel.times for panel in stream.panels}
    terms = {
        name: sum(times[shape] * product.terms_ns.get(name, 0.0) for shape, product in models.items())
        for name in dict.fromkeys(name for product in models.values() for name in product.terms_ns)
    }
    terms["launches"] = terms.pop("launch")
    copies_ns = {lane.value: busy for lane, busy in whole.busy_ns.items() if lane is not Lane.PRODUCT}
    ranked = sorted(whole.busy_ns, key=lambda lane: -whole.busy_ns[lane])
    frequent = models[stream.most_frequent.shape]
    limiters = [frequent.limiter if lane is Lane.PRODUCT else lane.value for lane in ranked]
    products_ns = sum(times[shape] * product.time_ns for shape, product in models.items())
    modelled = replace(
        frequent,
        time_ns=whole.total_ns,
        terms_ns=terms | copies_ns,
        limiter=limiters[0],
        runner_up=limiters[1],
        achieved_occupancy_percent=sum(
            times[shape] * product.time_ns * product.achieved_occupancy_percent for shape, product in models.items()
        )
        / products_ns,
        stalls=mean_stalls((product, times[shape] * product.time_ns) for shape, product in models.items()),
    )
    copies = pipeline(
        (replace(step, waits=()) for step in plan.operations if step.lane is not Lane.PRODUCT), duration_ns
    )
    return modelled, StreamTimes(
        transfer_ns=copies.total_ns,
        product_ns=whole.busy_ns[Lane.PRODUCT],
        upload_bytes_per_s=rate,
        download_bytes_per_s=rate,
        link=spec.sources["link_bytes_per_s"],
    )


def _product(panel: ProductGroup, spec: GpuSpec, fits: Occupancy) -> ModelledTime:
    return model_time(
        counts=panel.counts,
        spec=spec,
        occupancy=fits,
        blocks=prod(panel.workload.grid),
        threads_per_block=prod(panel.workload.block),
        footprint_bytes=panel.workload.array_bytes(),
    )
