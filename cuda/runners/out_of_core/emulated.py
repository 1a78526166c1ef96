"""Executes a product that streams without a GPU: the same plan, panel by panel, and a model of its pipeline.

The rule: where everything fits the point's budget of time, every product of the plan is executed in the plan's order,
on copies of the panels, and the whole result is compared. Where it does not, one product of each shape is executed
within its share of the budget, held against its own reference, and stands for all of its shape: then the counts are a
sample, and that the panels fit together was not looked at.

The modelled time lets each operation of the plan begin as soon as its lane and what it waits for are done: a copy takes
its bytes over the link, a product its modelled time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.kernel_file import StreamSpec
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import LaunchError
from warplens.cuda.points import Check
from warplens.cuda.runners import verification
from warplens.cuda.runners.execution import budgeted
from warplens.cuda.runners.host_memory import check_host_room
from warplens.cuda.runners.memory_turns import room_in_turn
from warplens.cuda.runners.out_of_core.pipeline import StreamTimes, pipeline
from warplens.cuda.runners.out_of_core.plan import (
    Action,
    Lane,
    Operation,
    Shape,
    StreamPlan,
    plan_of,
)
from warplens.cuda.runners.preparation import PreparedLaunch, needed_bytes
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.totals import total
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.execution import SLACK, Budget
from warplens.cuda.timing import ModelledTime, model_time

LINK_EFFICIENCY = 0.87
"""Part of a link's nominal rate that copies from pinned memory reach; the rest is headers of packets.

Source: H200, PCI Express 5.0 with 16 lanes, copies of 32 MiB (tests/hardware/h200_out_of_core.json).
"""

Prepare = Callable[[Workload], PreparedLaunch]


@dataclass(slots=True, kw_only=True)
class Panel:
    """The products of one shape: their launch, how often it occurs, and the counts of one."""

    shape: Shape
    times: int
    workload: Workload
    prepared: PreparedLaunch
    launch: engine.Launch
    counts: LaunchCounts


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedStream:
    """What came of a plan: the counts of each shape, all its products together, and what was compared."""

    plan: StreamPlan
    panels: tuple[Panel, ...]
    counts: Mapping[Shape, LaunchCounts]
    checks: tuple[Check, ...]
    notes: tuple[str, ...]

    @property
    def most_frequent(self) -> Panel:
        """The products that are not at an edge."""
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
    """Execute the plan for a workload: whole, or if that takes longer than its budget a product of each shape.

    Raises:
        LaunchLimitError: the workload's budget of memory is too small, or that of this machine.
        LaunchError: as `engine.Launch.run`, or the kernel wrote to a panel that it may only read.
        ExpressionError: the reference cannot be computed.
    """
    plan = plan_of(kernel, workload)
    work = sum(times * prod(shape) for shape, times in plan.shapes.items())
    panels: list[Panel] = []
    checks: list[Check] = []
    notes: list[str] = []
    workloads = {shape: kernel.panel_workload(workload, shape) for shape in plan.shapes}
    check_host_room(sum(map(needed_bytes, workloads.values())))  # they are kept: refused at once, not when one is full
    for shape, times in plan.shapes.items():
        panel_workload = workloads[shape]
        prepared = prepare(panel_workload)
        launch = engine.Launch(prepared.request, code_cache)
        inputs = prepared.digests(launch.written)
        share = Budget(seconds=budget_s * times * prod(shape) / work)
        found = budgeted.execute(launch, prepared, panel_workload, share, threads)
        if changed := prepared.changed_inputs(inputs):
            raise LaunchError(changed)
        panels.append(
            Panel(
                shape=shape, times=times, workload=panel_workload, prepared=prepared, launch=launch, counts=found.counts
            )
        )
        checks += found.checks
        notes += found.notes
    seconds = sum(panel.launch.elapsed_s * panel.times for panel in panels)
    if all(panel.counts.sample is None for panel in panels) and seconds <= SLACK * budget_s:
        return _carried_out(kernel, workload, plan, panels, threads)
    listed = ", ".join(" x ".join(map(str, panel.shape)) for panel in panels)
    notes.append(f"of {plan.products:,} products of panels one of each shape was executed: {listed}")
    return ExecutedStream(
        plan=plan,
        panels=tuple(panels),
        counts={panel.shape: total([(panel.counts, panel.times)]) for panel in panels},
        checks=tuple(checks),
        notes=tuple(dict.fromkeys(notes)),
    )


def _carried_out(
    kernel: KernelFile, workload: Workload, plan: StreamPlan, panels: list[Panel], threads: int
) -> ExecutedStream:
    """Carry out the whole plan, operation by operation."""
    stream = kernel.stream
    assert stream is not None
    with room_in_turn(workload.array_bytes()):
        hosts = workload.make_arrays()
    by_shape = {panel.shape: panel for panel in panels}
    slots: dict[tuple[Action, int], Array] = {}
    counts: dict[Shape, list[tuple[LaunchCounts, int]]] = {shape: [] for shape in by_shape}
    for one in plan.operations:
        block = (slice(*one.rows), slice(*one.columns))
        match one.action:
            case Action.LEFT:
                slots[one.action, one.slot] = hosts[stream.left][block].copy()
            case Action.RIGHT:
                slots[one.action, one.slot] = hosts[stream.right][block].copy()
            case Action.CLEAR:
                slots[Action.RESULT, one.slot] = np.zeros(one.extent, hosts[stream.result].dtype)
            case Action.MULTIPLY:
                counts[one.shape].append((_multiply(by_shape[one.shape], stream, slots, one, threads), 1))
            case Action.RESULT:
                hosts[stream.result][block] = slots[one.action, one.slot]
    return ExecutedStream(
        plan=plan,
        panels=tuple(panels),
        counts={shape: total(found) for shape, found in counts.items()},
        checks=verification.compare({name: hosts[name] for name in workload.expected}, workload, hosts),
        notes=(),
    )


def _multiply(
    panel: Panel, stream: StreamSpec, slots: dict[tuple[Action, int], Array], one: Operation, threads: int
) -> LaunchCounts:
    """Execute one product on the contents of its slots."""
    arrays = panel.prepared.request.arrays
    arrays[stream.left][...] = slots[Action.LEFT, one.panels[0]]
    arrays[stream.right][...] = slots[Action.RIGHT, one.panels[1]]
    arrays[stream.result][...] = slots[Action.RESULT, one.slot]
    counts = panel.launch.run(Budget(), threads=threads)
    slots[Action.RESULT, one.slot][...] = arrays[stream.result]
    return counts


def model(found: ExecutedStream, spec: GpuSpec, fits: Occupancy) -> tuple[ModelledTime, StreamTimes]:
    """Return the modelled time of a plan, its copies as terms beside those of its products, and its parts."""
    plan = found.plan
    models = {panel.shape: _product(panel, spec, fits) for panel in found.panels}
    rate = spec.link_bytes_per_s * LINK_EFFICIENCY

    def duration_ns(one: Operation) -> float:
        if one.action is Action.MULTIPLY:
            return models[one.shape].time_ns
        moved = one.elements * plan.itemsize
        if one.action is Action.CLEAR:
            return spec.launch_overhead_ns + 1e9 * moved / (spec.memory_bandwidth_bytes_per_s * spec.dram_efficiency)
        return 1e9 * moved / rate

    whole = pipeline(plan.operations, duration_ns)
    times = {panel.shape: panel.times for panel in found.panels}
    terms = {
        name: sum(times[shape] * one.terms_ns[name] for shape, one in models.items())
        for name in next(iter(models.values())).terms_ns
    }
    terms["launches"] = terms.pop("launch")
    copies_ns = {lane.value: busy for lane, busy in whole.busy_ns.items() if lane is not Lane.PRODUCT}
    ranked = sorted(whole.busy_ns, key=lambda lane: -whole.busy_ns[lane])
    frequent = models[found.most_frequent.shape]
    named = [frequent.limiter if lane is Lane.PRODUCT else lane.value for lane in ranked]
    products_ns = sum(times[shape] * one.time_ns for shape, one in models.items())
    modelled = replace(
        frequent,
        time_ns=whole.total_ns,
        terms_ns=terms | copies_ns,
        limiter=named[0],
        runner_up=named[1],
        achieved_occupancy_percent=sum(
            times[shape] * one.time_ns * one.achieved_occupancy_percent for shape, one in models.items()
        )
        / products_ns,
    )
    copies = pipeline((replace(one, waits=()) for one in plan.operations if one.lane is not Lane.PRODUCT), duration_ns)
    return modelled, StreamTimes(
        transfer_ns=copies.total_ns,
        product_ns=whole.busy_ns[Lane.PRODUCT],
        upload_bytes_per_s=rate,
        download_bytes_per_s=rate,
        link=spec.sources["link_bytes_per_s"],
    )


def _product(panel: Panel, spec: GpuSpec, fits: Occupancy) -> ModelledTime:
    return model_time(
        counts=panel.counts,
        spec=spec,
        occupancy=fits,
        blocks=prod(panel.workload.grid),
        threads_per_block=prod(panel.workload.block),
        footprint_bytes=panel.workload.array_bytes(),
    )
