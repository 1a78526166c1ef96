"""Turn the counters of a launch into the metrics that a point carries.

The rule: every formula is the one that `warplens.cuda.metrics` states; a metric whose denominator is zero is left out,
since an efficiency of nothing is not a number.
"""

from __future__ import annotations

from warplens.cuda.catalogue import DType, Workload
from warplens.cuda.compiler import KernelResources
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.points import Time
from warplens.cuda.runners.instructions import InstructionCounts
from warplens.cuda.runners.out_of_core.plan import Lane, StreamPlan, StreamTimes
from warplens.cuda.simt.counting.counts import LaunchCounts, Sample
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.traffic import least_wavefronts
from warplens.cuda.timing import ModelledTime

SHARED_METRICS = {"shared_efficiency", "shared_load_transactions", "shared_store_transactions", "excess_wavefronts"}
SECTOR_METRICS = {"gld_transactions", "gst_transactions", "excess_sectors"}
EFFICIENCIES = {"gld_efficiency", "gst_efficiency", "shared_efficiency"}
FIRST_WITH_EFFICIENCIES = (2, 0)
"""Compute capability from which on NVIDIA's profilers had metrics of efficiency."""
FIRST_READ = (7, 0)
"""Compute capability from which on the machine code is read, so that merged accesses count as the card makes them."""


def sample_note(sample: Sample) -> str:
    """Say how much of a launch was executed."""
    return f"sampled: {sample.executed:,} of {sample.blocks:,} blocks ({_percent(sample.percent)} %)"


def _percent(value: float) -> str:
    """Return a percentage with one digit after the point, small ones with two that say something."""
    return f"{value:.1f}" if value >= 0.1 else f"{value:.2g}"


def _note(key: str, spec: GpuSpec, sample: Sample | None) -> str:
    """Say what a reader must know of a metric that was sampled, or is of an older device."""
    notes = [] if sample is None else [sample_note(sample)]
    if spec.compute_capability < FIRST_WITH_EFFICIENCIES and key in EFFICIENCIES:
        notes.append("bytes asked for over bytes moved, our definition: profilers of compute capability 1.x had none")
    if not spec.memory_rules.in_sectors and key in SECTOR_METRICS:
        notes.append("bytes of transactions in units of 32")
    if spec.compute_capability < FIRST_READ and key in SHARED_METRICS:
        notes.append(f"requests as the PTX has them: machine code of {spec.target} is not read")
    return "; ".join(notes)


def counted_metrics(counts: LaunchCounts, spec: GpuSpec, least_bytes: int = 0) -> dict[str, MetricValue]:
    """Return the metrics that follow from the counters; where a reader must know more, with a note.

    `least_bytes` is what the kernel file says must move (0: it does not say).
    """
    load, store = counts.global_load, counts.global_store
    shared_load, shared_store = counts.shared_load, counts.shared_store
    flops = counts.flops_single + counts.flops_double
    shared = (shared_load, shared_store, counts.atomics("shared"), counts.copies("shared"))
    shared_bytes = sum(traffic.distinct_bytes for traffic in shared)
    shared_wavefronts = sum(traffic.wavefronts for traffic in shared)
    read = counts.global_read
    touching = [count for count in counts.memory if count.requests]
    ratios = {
        "gld_efficiency": (100 * load.distinct_bytes, SECTOR_BYTES * load.sectors),
        "gst_efficiency": (100 * store.distinct_bytes, SECTOR_BYTES * store.sectors),
        "shared_efficiency": (100 * shared_bytes, spec.memory_rules.pass_bytes * shared_wavefronts),
        "cgma_ratio": (flops, read.active_lanes + store.active_lanes),
        "arithmetic_intensity": (flops, SECTOR_BYTES * (read.sectors + store.sectors)),
        "least_intensity": (flops, least_bytes),
    }
    totals = {
        "gld_transactions": read.sectors,
        "gst_transactions": store.sectors,
        "shared_load_transactions": shared_load.wavefronts,
        "shared_store_transactions": shared_store.wavefronts,
        "excess_sectors": sum(m.sectors - m.ideal_sectors for m in touching if m.space == "global"),
        "excess_wavefronts": sum(
            m.wavefronts - least_wavefronts(m, spec.memory_rules) for m in touching if m.space == "shared"
        ),
        "gld_requests": read.requests,
        "gst_requests": store.requests,
        "flops": flops,
    }
    found = {key: above / below for key, (above, below) in ratios.items() if below}
    provenance = Provenance.COUNTED if counts.sample is None else Provenance.SAMPLED
    return {
        key: METRICS[key].value(value, provenance, _note(key, spec, counts.sample))
        for key, value in {**found, **totals}.items()
    }


def instruction_metrics(
    counts: LaunchCounts, machine: InstructionCounts | None, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics of instructions executed: those of the machine code where they are known, else of the PTX."""
    if machine is not None:
        warp, thread, on = machine.warp_instructions, machine.thread_instructions, machine.thread_instructions_on
        note = "" if machine.determined else "machine instructions, inferred from the counts of the PTX"
        guards = note or (
            "" if machine.guards_known else "some guards are taken to hold for half of the lanes, or none"
        )
    else:
        warp, thread, on = counts.warp_instructions, counts.thread_instructions, counts.thread_instructions_on
        read = spec.compute_capability >= FIRST_READ
        why = "could not be told" if read else f"is not read on {spec.target}"
        note = guards = f"instructions of the PTX: what became of them in the machine code {why}"
    values: dict[str, tuple[float, str]] = {
        "warp_instructions": (round(warp), note),
        "thread_instructions": (round(thread), note),
    }
    if warp:
        values["warp_execution_efficiency"] = (100 * thread / (LANES * warp), note)
        values["warp_nonpred_execution_efficiency"] = (100 * on / (LANES * warp), guards)
    found = {}
    for key, (value, said) in values.items():
        provenance, notes = Provenance.COUNTED, [said] if said else []
        if machine is not None and said:
            provenance = Provenance.INFERRED
        if counts.sample is not None:
            provenance, notes = Provenance.SAMPLED, [sample_note(counts.sample), *notes]
        found[key] = METRICS[key].value(value, provenance, "; ".join(notes))
    return found


def resource_metrics(
    resources: KernelResources, dynamic_shared_bytes: int, fits: Occupancy, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics that follow from the compiled kernel and the device's limits."""
    own = ".".join(map(str, spec.compute_capability))
    note = "" if spec.target_is_own else f"compiled for {spec.target}: the compiler has no target for {own}"
    if spec.kin is not None:
        kin = ".".join(map(str, spec.kin))
        note += f"; limits as the driver gives them, in units of allocation of compute capability {kin}"
    values: dict[str, int | float | str] = {
        "registers_per_thread": resources.registers_per_thread,
        "local_bytes_per_thread": resources.local_bytes_per_thread,
        "shared_bytes_per_block": resources.static_shared_bytes + dynamic_shared_bytes,
        "theoretical_occupancy": fits.percent,
        "occupancy_limiter": fits.limiter,
    }
    return {key: METRICS[key].value(value, Provenance.COUNTED, note) for key, value in values.items()}


def achieved_metrics(time: Time, workload: Workload, spec: GpuSpec | None) -> dict[str, MetricValue]:
    """Return the metrics that follow from a measured time and the kernel file's own `flops` and `bytes`.

    Without a `spec` there is no roofline to be a fraction of. A launch that took no longer than two events has a time
    of 0, and nothing follows from that.
    """
    values: dict[str, float] = {}
    if not time.value_ns:
        return {}
    if workload.flops:
        values["gflops"] = workload.flops / time.value_ns
    if workload.bytes:
        values["effective_bandwidth"] = workload.bytes / time.value_ns
    if spec is not None and (least_ns := _least_ns(workload, spec)):
        values["roofline_fraction"] = 100 * least_ns / time.value_ns
    return {key: METRICS[key].value(value, time.provenance) for key, value in values.items()}


def _least_ns(workload: Workload, spec: GpuSpec) -> float:
    """Return the time below the roofline: that of the bytes or of the operations, whichever is longer."""
    is_double = any(array.dtype is DType.FLOAT64 for array in workload.arrays)
    lanes = spec.fp64_lanes_per_sm / spec.fp32_lanes_per_sm if is_double else 1.0
    moving_ns = 1e9 * workload.bytes / spec.memory_bandwidth_bytes_per_s
    return max(moving_ns, 1e9 * workload.flops / (spec.fp32_flops_per_s * lanes) if lanes else 0.0)


def stream_metrics(
    plan: StreamPlan, times: StreamTimes, total_ns: float, provenance: Provenance
) -> dict[str, MetricValue]:
    """Return the metrics of a product that streams: the plan's exact bytes, and times of this provenance."""
    exact: dict[str, int] = {
        "panel_memory": plan.memory_bytes,
        "panel_products": plan.products,
        "uploaded_bytes": plan.moved_bytes(Lane.UPLOAD),
        "downloaded_bytes": plan.moved_bytes(Lane.DOWNLOAD),
    }
    bounds = times.bounds_ns(plan)
    limiter = max(bounds, key=lambda lane: bounds[lane])
    values: dict[str, float | str] = {
        "link_rate": times.upload_bytes_per_s / 1e9,
        "transfer_time": times.transfer_ns,
        "product_time": times.product_ns,
        "stream_bound": bounds[limiter],
        "stream_limiter": limiter.value,
        "stream_fraction": 100 * bounds[limiter] / total_ns,
        "overlap": total_ns / (times.transfer_ns + times.product_ns),
    }
    found = {key: METRICS[key].value(value, Provenance.COUNTED) for key, value in exact.items()}
    notes = {"link_rate": times.link}
    return found | {key: METRICS[key].value(value, provenance, notes.get(key, "")) for key, value in values.items()}


def modelled_metrics(model: ModelledTime, flops: int, bytes_: int) -> dict[str, MetricValue]:
    """Return the metrics that follow from the modelled time; `flops` and `bytes_` are the kernel file's own."""
    values: dict[str, float | str] = {
        "achieved_occupancy": model.achieved_occupancy_percent,
        "time_limiter": model.limiter,
        "time_runner_up": model.runner_up,
    }
    if flops:
        values["gflops"] = flops / model.time_ns
    if bytes_:
        values["effective_bandwidth"] = bytes_ / model.time_ns
    return {key: METRICS[key].value(value, Provenance.MODELLED) for key, value in values.items()}
