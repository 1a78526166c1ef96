"""Turn the counters, times and plans of a point into the metrics that it carries.

The rule: no formula stands here. A function reads quantities off its source, `warplens.cuda.ground.metrics` derives the
metrics from them, and the function adds the provenance and the notes.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from warplens.cuda.catalogue import Arithmetic, DType, Workload
from warplens.cuda.compiler.compiled import CompiledKernel, KernelResources
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import product_of, tensor_per_s
from warplens.cuda.execute.instructions.copies import MachineRequests
from warplens.cuda.execute.instructions.lanes import InstructionCounts
from warplens.cuda.ground.metrics import (
    METRICS,
    InstructionQuantities,
    MemoryQuantities,
    MetricValue,
    ModelQuantities,
    Provenance,
    Quantities,
    ResourceQuantities,
    TimeQuantities,
    derived,
)
from warplens.cuda.ground.points import Time
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import flat
from warplens.cuda.simt.counting.counts import SURFACE, TEXTURE, LaunchCounts, Sample, Unit, least_wavefronts
from warplens.cuda.simt.isa.registry import INSTRUCTIONS, products_of, unit_of
from warplens.cuda.timing import Method, ModelledTime

SHARED_METRICS = {"shared_efficiency", "shared_load_transactions", "shared_store_transactions", "excess_wavefronts"}
SECTOR_METRICS = {"gld_transactions", "gst_transactions", "excess_sectors"}
EFFICIENCIES = {"gld_efficiency", "gst_efficiency", "shared_efficiency"}
LOCAL_LOADS = ("local_load_requests", "local_load_transactions")
LOCAL_STORES = ("local_store_requests", "local_store_transactions")
LOCAL_SECTORS = {"local_load_transactions", "local_store_transactions"}
SPILL_METRICS = ("spill_requests", "spill_share")
CONSTANT_METRICS = ("constant_instructions", "constant_cache_requests")
INFERRED = "machine instructions, inferred from the counts of the PTX"
PART_OF_WARP = "sectors of spilled registers by the average number of active lanes"
GUARD_METRICS = {"warp_nonpred_execution_efficiency"}
FIRST_WITH_EFFICIENCIES = (2, 0)  # NVIDIA's profilers have metrics of efficiency from this compute capability on
NO_MACHINE_CODE = "the compiler makes no machine code of compute capability {}.{}"
"""Where there is machine code it is read, so that merged accesses count as the GPU makes them."""
ESTIMATED = "estimated: no multiprocessor was simulated over the machine code"
"""The note on what an estimated time says beside the time."""
NAMED_LINES = 3  # the number of lines that are named, those at which warps wait longest


def sample_notes(sample: Sample | None) -> tuple[str, ...]:
    """Say how much of a launch was executed, where that is not all; a small percentage has two significant digits."""
    if sample is None:
        return ()
    percent = f"{sample.percent:.1f}" if sample.percent >= 0.1 else f"{sample.percent:.2g}"
    return (f"sampled: {sample.executed:,} of {sample.blocks:,} blocks ({percent} %)",)


def _note(key: str, spec: GpuSpec, sample: Sample | None) -> str:
    notes = [*sample_notes(sample)]
    if spec.compute_capability < FIRST_WITH_EFFICIENCIES and key in EFFICIENCIES:
        notes.append("bytes asked for over bytes moved, our definition: profilers of compute capability 1.x had none")
    if not spec.memory_rules.in_sectors and key in SECTOR_METRICS:
        notes.append("bytes of transactions in units of 32")
    if not spec.has_machine_code and key in SHARED_METRICS:
        notes.append(f"requests as the PTX has them: {NO_MACHINE_CODE.format(*spec.compute_capability)}")
    return "; ".join(notes)


def counted_metrics(
    counts: LaunchCounts, spec: GpuSpec, least_bytes: int = 0, machine: InstructionCounts | None = None
) -> dict[str, MetricValue]:
    """Return the metrics that follow from the counters, with a note where a reader must know more.

    `least_bytes` is what the kernel file says must move, 0 where it says nothing.
    """
    touching = [count for count in counts.memory if count.requests]
    hidden = MachineRequests() if machine is None else machine.requests
    quantities = MemoryQuantities(
        global_load=counts.global_load,
        global_read=counts.global_read,
        global_store=counts.global_store,
        shared_load=counts.shared_load,
        shared_store=counts.shared_store,
        shared_all=counts.shared_all,
        pass_bytes=spec.memory_rules.pass_bytes,
        excess_sectors=sum(m.sectors - m.ideal_sectors for m in touching if m.space == "global"),
        excess_wavefronts=sum(
            m.wavefronts - least_wavefronts(m, spec.memory_rules) for m in touching if m.space == "shared"
        ),
        flops=counts.flops_single + counts.flops_double,
        least_bytes=least_bytes,
        read_only=counts.read_only,
        global_atomic=counts.atomics("global", are_reductions=False),
        global_reduction=counts.atomics("global", are_reductions=True),
        shared_atomic=counts.atomics("shared"),
        shared_copy=counts.copies("shared"),
        local_load=counts.traffic("local", is_store=False) + hidden.spill_load,
        local_store=counts.traffic("local", is_store=True) + hidden.spill_store,
        constant_load=counts.traffic("const", is_store=False),
        constant_replays=counts.constant_replays,
        spilled=hidden.spill_load.requests + hidden.spill_store.requests,
        constant_instructions=None if machine is None else hidden.constant_instructions,
        constant_passes=None if machine is None else hidden.constant_requests,
        texture=counts.traffic(TEXTURE, is_store=False),
        surface_load=counts.traffic(SURFACE, is_store=False),
        surface_store=counts.traffic(SURFACE, is_store=True),
        barriers=counts.barriers,
        fences=counts.fences,
        divergent_branches=counts.divergent_branches,
        tensor_instructions=counts.unit_warp_instructions.get(Unit.TENSOR, 0),
        tensor_flops=2 * sum(counts.tensor_products.values()),
        tensor_products=tuple(sorted({product_of(kind) for kind, each in counts.tensor_products.items() if each})),
    )
    provenance = Provenance.COUNTED if counts.sample is None else Provenance.SAMPLED
    metrics = {
        key: METRICS[key].value(value, provenance, _note(key, spec, counts.sample))
        for key, value in derived(quantities).items()
    }
    return metrics if machine is None else metrics | _inferred(metrics, machine)


def _inferred(metrics: Mapping[str, MetricValue], machine: InstructionCounts) -> dict[str, MetricValue]:
    """Return those metrics that the machine code has a part in, with what a reader must know of that part."""
    hidden = machine.requests
    notes = dict.fromkeys(CONSTANT_METRICS, "" if machine.determined else INFERRED)
    for spilled, keys in ((hidden.spill_load, LOCAL_LOADS), (hidden.spill_store, LOCAL_STORES)):
        for key in keys if spilled.requests else ():
            doubt = "" if hidden.are_whole or key not in LOCAL_SECTORS else PART_OF_WARP
            part = f"{spilled.requests:,} requests are of spilled registers"
            notes[key] = "; ".join(filter(None, (part, "" if machine.determined else INFERRED, doubt)))
    if hidden.spill_load.requests or hidden.spill_store.requests:
        notes |= dict.fromkeys(SPILL_METRICS, "" if machine.determined else INFERRED)
    values = {}
    for key, note in notes.items():
        if key in metrics and note:
            is_inferred = metrics[key].provenance is Provenance.COUNTED and (INFERRED in note or PART_OF_WARP in note)
            provenance = Provenance.INFERRED if is_inferred else metrics[key].provenance
            noted = "; ".join(filter(None, (metrics[key].note, note)))
            values[key] = replace(metrics[key], provenance=provenance, note=noted)
    return values


def instruction_metrics(
    counts: LaunchCounts, machine: InstructionCounts | None, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics of the executed instructions: of the machine code where it was read, else of the PTX."""
    if machine is not None:
        warp, thread, on = machine.warp_instructions, machine.thread_instructions, machine.thread_instructions_on
        note = "" if machine.determined else INFERRED
        guards = note or (
            "" if machine.guards_known else "some guards are taken to hold for half of the lanes, or none"
        )
    else:
        warp, thread, on = counts.warp_instructions, counts.thread_instructions, counts.thread_instructions_on
        unknown = "the machine code does not say how often each runs"
        reason = unknown if spec.has_machine_code else NO_MACHINE_CODE.format(*spec.compute_capability)
        note = guards = f"instructions of the PTX: {reason}"
    quantities = InstructionQuantities(warp_instructions=warp, thread_instructions=thread, thread_instructions_on=on)
    metrics = {}
    for key, value in derived(quantities).items():
        doubt = guards if key in GUARD_METRICS else note
        provenance, notes = Provenance.COUNTED, [doubt] if doubt else []
        if machine is not None and doubt:
            provenance = Provenance.INFERRED
        if counts.sample is not None:
            provenance, notes = Provenance.SAMPLED, [*sample_notes(counts.sample), *notes]
        metrics[key] = METRICS[key].value(value, provenance, "; ".join(notes))
    return metrics


def resource_metrics(
    resources: KernelResources, dynamic_shared_bytes: int, fits: Occupancy, spec: GpuSpec
) -> dict[str, MetricValue]:
    """Return the metrics that follow from the compiled kernel and the device's limits."""
    own = ".".join(map(str, spec.compute_capability))
    note = "" if spec.target_is_own else f"compiled for {spec.target}: the compiler has no target for {own}"
    if spec.kin is not None:
        kin = ".".join(map(str, spec.kin))
        note += f"; limits as the driver gives them, in units of allocation of compute capability {kin}"
    quantities = ResourceQuantities(
        registers_per_thread=resources.registers_per_thread,
        local_bytes_per_thread=resources.local_bytes_per_thread,
        static_shared_bytes=resources.static_shared_bytes,
        dynamic_shared_bytes=dynamic_shared_bytes,
        theoretical_occupancy_percent=fits.percent,
        occupancy_limiter=fits.limiter,
    )
    return metrics_from(quantities, Provenance.COUNTED, note)


def metrics_from(quantities: Quantities, provenance: Provenance, note: str = "") -> dict[str, MetricValue]:
    """Return the metrics that follow from these quantities, all of one provenance."""
    return {key: METRICS[key].value(value, provenance, note) for key, value in derived(quantities).items()}


def achieved_metrics(
    time: Time, workload: Workload, spec: GpuSpec | None, kinds: Collection[str] = ()
) -> dict[str, MetricValue]:
    """Return the metrics that follow from a measured time and the kernel file's own `flops` and `bytes`.

    The roofline has the peak of these `kinds` of arithmetic; without a `spec` there is none. A launch that took no
    longer than two events has a time of 0, from which nothing follows.
    """
    least_ns = 0.0 if spec is None else _least_ns(workload, spec, kinds)
    flops, moved = workload.flops or 0, workload.bytes or 0
    quantities = TimeQuantities(time_ns=time.value_ns, flops=flops, bytes=moved, least_ns=least_ns)
    return metrics_from(quantities, time.provenance)


def missing_amounts(workload: Workload) -> tuple[str, ...]:
    """Return a note on the metrics that a point lacks since its kernel file does not state the work."""
    if workload.flops is not None and workload.bytes is not None:
        return ()
    keys, lost = [], []
    if workload.flops is None:
        keys, lost = ["'flops'"], ["rate"]
    if workload.bytes is None:
        keys, lost = [*keys, "'bytes'"], [*lost, "effective bandwidth", "ideal intensity"]
    metrics = f"{', '.join(lost)} and fraction of the roofline"
    return (f"no {metrics}: {' and '.join(keys)} {'is' if len(keys) == 1 else 'are'} not given",)


def _least_ns(workload: Workload, spec: GpuSpec, kinds: Collection[str]) -> float:
    """Return the time below the roofline: that of the bytes or of the operations, whichever is longer.

    Without bytes or operations, or without the rate of these, it is 0, that is unknown: the other may be the shorter.
    """
    if workload.flops is None or workload.bytes is None:
        return 0.0
    if kinds:
        per_s = tensor_per_s(spec, kinds)
    else:
        is_double = any(array.dtype is DType.FLOAT64 for array in workload.arrays)
        lanes = spec.fp64_lanes_per_sm / spec.fp32_lanes_per_sm if is_double else 1.0
        per_s = spec.fp32_flops_per_s * lanes
    moving_ns = 1e9 * workload.bytes / spec.memory_bandwidth_bytes_per_s
    if not per_s:
        return 0.0 if kinds else moving_ns
    return max(moving_ns, 1e9 * workload.flops / per_s)


def executed_rate(counts: LaunchCounts, model: ModelledTime) -> dict[str, MetricValue]:
    """Return the rate at which a launch computes what it executes, for one whose result is not known to need less.

    Operations of tensor cores are among them.
    """
    flops = counts.flops_single + counts.flops_double + 2 * sum(counts.tensor_products.values())
    quantities = TimeQuantities(time_ns=model.time_ns, flops=flops, bytes=0)
    return metrics_from(quantities, Provenance.MODELLED, "of all operations that the launch executes")


def modelled_metrics(
    model: ModelledTime, flops: int | None, bytes_: int | None, lines: Mapping[int, int] | None = None
) -> dict[str, MetricValue]:
    """Return the metrics that follow from the modelled time; `flops` and `bytes_` are the kernel file's own, if any.

    `lines` has the line of the kernel file that each line of the PTX comes from, where that is known.
    """
    places = waiting_lines(model, lines or {})
    modelled = ModelQuantities(
        achieved_occupancy_percent=model.achieved_occupancy_percent,
        limiter=model.limiter,
        runner_up=model.runner_up,
        stalls=model.stalls,
        stall_line=f"line {places[0][0]}" if places else "",
        local_traffic_percent=model.local_traffic_percent,
    )
    timed = TimeQuantities(time_ns=model.time_ns, flops=flops or 0, bytes=bytes_ or 0)
    origin = f"constants of the timing model: {model.note}" if model.note else ""
    metrics = metrics_from(modelled, Provenance.MODELLED, origin if model.method is Method.SIMULATED else ESTIMATED)
    if places:
        shares = ", ".join(f"line {line} {100 * share:.0f} %" for line, share in places[:NAMED_LINES])
        metrics["stall_line"] = replace(metrics["stall_line"], note=f"{shares} of the waiting")
    return metrics | metrics_from(timed, Provenance.MODELLED)


def waiting_lines(model: ModelledTime, lines: Mapping[int, int]) -> tuple[tuple[int, float], ...]:
    """Return the lines of the kernel file at which warps wait, with their share of all waiting, longest first.

    `lines` maps lines of the PTX to those of the kernel file; waiting at others is left out.
    """
    shares: Counter[int] = Counter()
    for ptx_line, share in model.waits_at:
        if ptx_line in lines:
            shares[lines[ptx_line]] += share  # type: ignore[assignment]  # a Counter adds any numbers
    return tuple(shares.most_common())


# What the code of a kernel says of its launches: whether they update memory, and which kinds of arithmetic they have.
# It is read off the PTX, whatever the types of the arrays are: a product in tf32 has arrays of float32, as
# one on the lanes has. Kinds are those beyond float32 and float64 on the lanes of a multiprocessor. Products of
# matrices are named as in `cuda.device.spec`; arithmetic in 16 bits on lanes is one kind more, for which no
# sheet has a rate.

_ATOMIC = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:atom|red|cp\.reduce)\.", re.MULTILINE)
HALF_LANES = "16 bits on lanes"  # of `fma.rn.f16x2` and the like: a lane computes two at once, beyond float32's rate
_HALVES = frozenset({"f16", "f16x2", "bf16", "bf16x2"})
_WORTH_PARSING = re.compile(r"\b(?:w?mma|wgmma)\.|\b(?:add|sub|mul|fma)\.[\w.]*f16")
_OF_PRODUCTS = {Arithmetic.FLOAT64: "f64.f64", Arithmetic.BFLOAT16: "bf16.f32", Arithmetic.TF32: "tf32.f32"}


def has_updates(compiled: CompiledKernel) -> bool:
    """Return whether the code updates memory, so that a second launch starts from the result of the first."""
    return _ATOMIC.search(compiled.ptx) is not None


def kinds_in(compiled: CompiledKernel) -> frozenset[str]:
    """Return the kinds of arithmetic of a compiled kernel, and of the functions that are compiled beside it."""
    if _WORTH_PARSING.search(compiled.ptx) is None:  # most kernels, whose parsing would take longer than all the rest
        return frozenset()
    functions = [item for item in parse_module(compiled.ptx).items if isinstance(item, tree.Function)]
    return frozenset(
        kind
        for function in functions
        if function.kind is tree.FunctionKind.FUNC or function.name == compiled.symbol
        for statement in flat(function.body or ())
        if isinstance(statement, tree.Instruction)
        for kind in _kinds(statement)
    )


def kinds_of_product(arithmetic: Arithmetic, spec: GpuSpec) -> frozenset[str]:
    """Return the kinds of arithmetic of a product by a library, which takes tensor cores wherever they compute it.

    Products in float64 have them on few GPUs, those whose sheet has a rate.
    """
    kind = _OF_PRODUCTS.get(arithmetic)
    if kind is None or (arithmetic is Arithmetic.FLOAT64 and not tensor_per_s(spec, {kind})):
        return frozenset()
    return frozenset({kind})


def _kinds(instruction: tree.Instruction) -> Iterator[str]:
    if unit_of(instruction) is Unit.TENSOR:
        kind, products = products_of(instruction)
        if products:
            yield kind
    elif (entry := INSTRUCTIONS.get(instruction.opcode)) and entry.flops and _HALVES & set(instruction.modifiers[-1:]):
        yield HALF_LANES
