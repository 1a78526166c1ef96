"""The registry of metrics: one entry each, and the value that carries its provenance.

The rule: a number leaves the program only as a `MetricValue`, so it has a unit and a provenance. Label, unit, formula,
derivation and the names that nvprof and Nsight Compute use for the same metric stand in its entry and nowhere else. A
new metric that follows from known quantities (`warplens.cuda.ground.quantities`) is one entry here: `derived` computes
it for every point that has these quantities.

Sources: metric names and texts are those of NVIDIA's nvprof user guide (metrics reference, compute capability 6.x) and
of the Nsight Compute kernel profiling guide ("metrics comparison" table). Efficiencies count the distinct bytes of a
request, as Nsight Compute does (verified against counters of an H200; see cuda/simt/README.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.ground.quantities import (
    Derivation,
    InstructionQuantities,
    MemoryQuantities,
    ModelQuantities,
    Number,
    PlanQuantities,
    Quantities,
    ResourceQuantities,
    StreamQuantities,
    TimeQuantities,
    of,
    rate,
    ratio,
)


class Provenance(StrEnum):
    """Where a number comes from; every number has one."""

    MEASURED = "measured"
    """Timed on a GPU."""
    COUNTED = "counted"
    """Exact: every block was executed by the engine, or the number was read from the compiled kernel."""
    SAMPLED = "sampled"
    """Executed for a stated subset of blocks and scaled."""
    INFERRED = "inferred"
    """Deduced from exact counts and the machine code, which leave some choice."""
    MODELLED = "modelled"
    """From the timing model; never drawn like a measurement."""
    PUBLISHED = "published"
    """Taken from a named document."""
    IMPORTED = "imported"
    """From another tool's file. Warplens imports none itself: a program that writes profiles says it of its numbers."""


class Better(StrEnum):
    """Which direction of a metric is good."""

    HIGHER = "higher"
    LOWER = "lower"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricValue:
    """One number (or word, such as the occupancy limiter) with its unit and provenance.

    `unit` is "" for words and plain counts; percentages are 0 to 100 with unit "%".
    `note` says what a reader must know about this one value, for example "registers of sm_50".
    """

    value: Number
    unit: str
    provenance: Provenance
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """What a metric is called, what it means and how its value is derived.

    `formula` states the derivation for a reader, `derive` computes it; `derive` is None for the metrics that need two
    points or two times, which are computed where those meet. `meaning` is one sentence for a reader who meets the
    metric for the first time, `good` what to aim at; both without capital and full stop.
    """

    key: str
    label: str
    unit: str
    better: Better
    formula: str
    meaning: str
    good: str
    derive: Derivation | None = None
    nvprof: str = ""
    ncu: str = ""

    def value(self, number: Number, provenance: Provenance, note: str = "") -> MetricValue:
        """Return `number` as a value of this metric, in its unit."""
        return MetricValue(value=number, unit=self.unit, provenance=provenance, note=note)


def _registry(metrics: Iterable[Metric]) -> dict[str, Metric]:
    table: dict[str, Metric] = {}
    for metric in metrics:
        if metric.key in table:
            raise ValueError(f"metric {metric.key!r} is registered twice")
        table[metric.key] = metric
    return table


def _stall(cause: str, label: str, *, meaning: str, good: str, ncu: str = "") -> Metric:
    """Return the metric of a cause for which warps wait; `ncu` is its name in Nsight Compute where that differs."""
    return Metric(
        key=f"stall_{cause}", label=label, unit="clocks", better=Better.LOWER,
        formula="simulated clocks of all warps with this cause / instructions that they issue",
        derive=of(ModelQuantities, lambda m: m.stall(cause)),
        meaning=meaning, good=good,
        ncu=f"smsp__average_warps_issue_stalled_{ncu or cause}_per_issue_active.ratio",
    )  # fmt: skip


# fmt: off
METRICS: dict[str, Metric] = _registry([
    Metric(
        key="time", label="Time", unit="ns", better=Better.LOWER,
        formula="median of the samples, or the timing model",
        meaning="how long one launch takes",
        good="shorter; hold it against the roofline or against a copy of the same bytes",
        ncu="gpu__time_duration.sum",
    ),
    Metric(
        key="gld_efficiency", label="Global load efficiency", unit="%", better=Better.HIGHER,
        formula="100 * distinct bytes loaded / (32 * sectors loaded)",
        derive=of(MemoryQuantities, lambda c: ratio(100 * c.global_load.distinct_bytes, 32 * c.global_load.sectors)),
        meaning="the share of the bytes fetched by global loads that some lane asked for",
        good="100 %: neighbouring lanes read neighbouring words; 12.5 % is one 4-byte word a sector",
        nvprof="gld_efficiency", ncu="smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct",
    ),
    Metric(
        key="gst_efficiency", label="Global store efficiency", unit="%", better=Better.HIGHER,
        formula="100 * distinct bytes stored / (32 * sectors stored)",
        derive=of(MemoryQuantities, lambda c: ratio(100 * c.global_store.distinct_bytes, 32 * c.global_store.sectors)),
        meaning="the share of the bytes moved by global stores that some lane wrote",
        good="100 %: neighbouring lanes write neighbouring words; 12.5 % is one 4-byte word a sector",
        nvprof="gst_efficiency", ncu="smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct",
    ),
    Metric(
        key="shared_efficiency", label="Shared efficiency", unit="%", better=Better.HIGHER,
        formula=(
            "100 * distinct bytes / (128 * wavefronts), loads and stores together; 64 on compute capability "
            "1.x, 256 on 3.x"
        ),
        derive=of(
            MemoryQuantities,
            lambda c: ratio(100 * c.shared_all.distinct_bytes, c.pass_bytes * c.shared_all.wavefronts),
        ),
        meaning="the share of the bytes that the shared memory could move in its passes that some lane asked for",
        good="100 %; less means bank conflicts, lanes that read one word together, or half-empty requests",
        nvprof="shared_efficiency", ncu="smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
    ),
    Metric(
        key="warp_execution_efficiency", label="Warp execution efficiency", unit="%", better=Better.HIGHER,
        formula="100 * thread instructions / (32 * warp instructions), of the machine code",
        derive=of(InstructionQuantities, lambda e: ratio(100 * e.thread_instructions, 32 * e.warp_instructions)),
        meaning="how many of a warp's 32 lanes are active, on average over the instructions",
        good="100 %; less means branches that split warps, or blocks that are no multiple of 32",
        nvprof="warp_execution_efficiency", ncu="smsp__thread_inst_executed_per_inst_executed.ratio",
    ),
    Metric(
        key="warp_nonpred_execution_efficiency", label="Non-predicated execution efficiency",
        unit="%", better=Better.HIGHER,
        formula="100 * thread instructions whose guard is true / (32 * warp instructions)",
        derive=of(InstructionQuantities, lambda e: ratio(100 * e.thread_instructions_on, 32 * e.warp_instructions)),
        meaning="how many of a warp's 32 lanes are active and not switched off by a predicate",
        good="near 100 %; far below the warp execution efficiency means that short branches became predicates",
        nvprof="warp_nonpred_execution_efficiency", ncu="smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
    ),
    Metric(
        key="achieved_occupancy", label="Occupancy, achieved", unit="%", better=Better.HIGHER,
        formula="warps resident over the run, averaged over waves and tail / warps an SM can hold",
        derive=of(ModelQuantities, lambda m: m.achieved_occupancy_percent),
        meaning="how many warps are resident on an SM over the run, of those it can hold",
        good="near the theoretical one; far below it means too few blocks, or blocks that end at different times",
        nvprof="achieved_occupancy", ncu="sm__warps_active.avg.pct_of_peak_sustained_active",
    ),
    Metric(
        key="theoretical_occupancy", label="Occupancy, theoretical", unit="%", better=Better.HIGHER,
        formula="warps of the blocks that fit on an SM / warps an SM can hold",
        derive=of(ResourceQuantities, lambda k: k.theoretical_occupancy_percent),
        meaning="how many warps fit on an SM at once, of those it can hold",
        good="enough to hide latency, often 50 % or more; beyond that more need not be faster",
        ncu="sm__maximum_warps_per_active_cycle_pct",
    ),
    Metric(
        key="occupancy_limiter", label="Occupancy limiter", unit="", better=Better.NEITHER,
        formula="the resource that admits the fewest blocks on an SM",
        derive=of(ResourceQuantities, lambda k: k.occupancy_limiter),
        meaning="what keeps another block off the SM",
        good="warps: then the SM is full; registers or shared memory can be saved",
    ),
    Metric(
        key="registers_per_thread", label="Registers per thread", unit="registers", better=Better.NEITHER,
        formula="read from the cubin",
        derive=of(ResourceQuantities, lambda k: k.registers_per_thread),
        meaning="how many 32-bit registers the compiler gave each thread",
        good="few enough for the occupancy you want, without spilling",
        ncu="launch__registers_per_thread",
    ),
    Metric(
        key="shared_bytes_per_block", label="Shared memory per block", unit="bytes", better=Better.NEITHER,
        formula="static (from the cubin) + dynamic (from the launch), without the reserved KB",
        derive=of(ResourceQuantities, lambda k: k.static_shared_bytes + k.dynamic_shared_bytes),
        meaning="how much shared memory a block takes",
        good="little enough for the occupancy you want",
        ncu="launch__shared_mem_per_block",
    ),
    Metric(
        key="local_bytes_per_thread", label="Local memory per thread", unit="bytes", better=Better.LOWER,
        formula="read from the cubin: arrays that registers cannot hold, and spilled registers",
        derive=of(ResourceQuantities, lambda k: k.local_bytes_per_thread),
        meaning="how much private memory each thread has outside its registers, kept in the GPU's memory",
        good="0: everything stays in registers",
    ),
    Metric(
        key="gld_transactions", label="Global load sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the requests of all warps; on 1.x and 2.x bytes of transactions / 32",
        derive=of(MemoryQuantities, lambda c: c.global_read.sectors),
        meaning="how many 32-byte sectors the global loads touch",
        good="the bytes that must be read, divided by 32",
        nvprof="gld_transactions", ncu="l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    ),
    Metric(
        key="gst_transactions", label="Global store sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the requests of all warps; on 1.x and 2.x bytes of transactions / 32",
        derive=of(MemoryQuantities, lambda c: c.global_store.sectors),
        meaning="how many 32-byte sectors the global stores touch",
        good="the bytes that must be written, divided by 32",
        nvprof="gst_transactions", ncu="l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    ),
    Metric(
        key="shared_load_transactions", label="Shared load wavefronts", unit="wavefronts", better=Better.LOWER,
        formula="passes of the shared memory for loads",
        derive=of(MemoryQuantities, lambda c: c.shared_load.wavefronts),
        meaning="how many passes of the shared memory the loads take",
        good="one a request of 4-byte words; more are bank conflicts",
        nvprof="shared_load_transactions", ncu="l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    ),
    Metric(
        key="shared_store_transactions", label="Shared store wavefronts", unit="wavefronts", better=Better.LOWER,
        formula="passes of the shared memory for stores",
        derive=of(MemoryQuantities, lambda c: c.shared_store.wavefronts),
        meaning="how many passes of the shared memory the stores take",
        good="one a request of 4-byte words; more are bank conflicts",
        nvprof="shared_store_transactions", ncu="l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    ),
    Metric(
        key="excess_sectors", label="Excess global sectors", unit="sectors", better=Better.LOWER,
        formula="global sectors beyond the fewest that the requests need",
        derive=of(MemoryQuantities, lambda c: c.excess_sectors),
        meaning="sectors that a better order of the same accesses would not touch",
        good="0",
        ncu="derived__memory_l2_theoretical_sectors_global_excessive",
    ),
    Metric(
        key="excess_wavefronts", label="Excess shared wavefronts", unit="wavefronts", better=Better.LOWER,
        formula="wavefronts beyond the fewest that the mean request of each instruction needs: bank conflicts",
        derive=of(MemoryQuantities, lambda c: c.excess_wavefronts),
        meaning="passes of the shared memory that bank conflicts cost",
        good="0",
        ncu="derived__memory_l1_wavefronts_shared_excessive",
    ),
    Metric(
        key="gld_requests", label="Global load requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that load from global memory with at least one active lane",
        derive=of(MemoryQuantities, lambda c: c.global_read.requests),
        meaning="how many times a warp asks global memory to load",
        good="few for the same bytes: wider loads, and reuse from registers or shared memory",
        nvprof="global_load_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    ),
    Metric(
        key="gst_requests", label="Global store requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that store to global memory with at least one active lane",
        derive=of(MemoryQuantities, lambda c: c.global_store.requests),
        meaning="how many times a warp asks global memory to store",
        good="few for the same bytes: wider stores",
        nvprof="global_store_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    ),
    Metric(
        key="read_only_requests", label="Read-only load requests", unit="requests", better=Better.NEITHER,
        formula="global load requests by the read-only path (ld.global.nc), through the texture cache on older GPUs",
        derive=of(MemoryQuantities, lambda c: c.read_only.requests),
        meaning="how many of the global load requests state that nothing writes the array meanwhile",
        good="all loads of arrays that the kernel does not write: declare them const and __restrict__",
    ),
    Metric(
        key="atomic_requests", label="Global atomic requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that update global memory and use what was there",
        derive=of(MemoryQuantities, lambda c: c.global_atomic.requests),
        meaning="how many times a warp updates global memory and waits for the old values",
        good="few: sum in registers and shared memory first",
        nvprof="global_atomic_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum",
    ),
    Metric(
        key="atomic_transactions", label="Global atomic sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the global atomic requests",
        derive=of(MemoryQuantities, lambda c: c.global_atomic.sectors),
        meaning="how many sectors the global atomic operations touch",
        good="few: neighbouring lanes update neighbouring words",
        ncu="l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum",
    ),
    Metric(
        key="reduction_requests", label="Global reduction requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that update global memory by an operation whose result nothing reads",
        derive=of(MemoryQuantities, lambda c: c.global_reduction.requests),
        meaning="how many times a warp updates global memory without waiting for the old values",
        good="few: sum in registers and shared memory first",
        nvprof="global_reduction_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_red.sum",
    ),
    Metric(
        key="reduction_transactions", label="Global reduction sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the global reduction requests",
        derive=of(MemoryQuantities, lambda c: c.global_reduction.sectors),
        meaning="how many sectors the global reductions touch",
        good="few: neighbouring lanes update neighbouring words",
        ncu="l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum",
    ),
    Metric(
        key="shared_atomic_requests", label="Shared atomic requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that update shared memory, whether their result is read or not",
        derive=of(MemoryQuantities, lambda c: c.shared_atomic.requests),
        meaning="how many times a warp updates shared memory by an atomic operation",
        good="few: exchange values within the warp by shuffles first",
        nvprof="inst_executed_shared_atomics",
    ),
    Metric(
        key="shared_atomic_transactions", label="Shared atomic wavefronts", unit="wavefronts", better=Better.LOWER,
        formula="passes of the shared memory for atomic operations, without the turns of lanes that meet in one word",
        derive=of(MemoryQuantities, lambda c: c.shared_atomic.wavefronts),
        meaning="how many passes of the shared memory the atomic operations take at least",
        good="one a request of 4-byte words; more are bank conflicts",
        ncu="l1tex__data_pipe_lsu_wavefronts_mem_shared_op_atom.sum",
    ),
    Metric(
        key="atomic_operations", label="Atomic operations", unit="operations", better=Better.LOWER,
        formula="lanes that update a word of global or shared memory, by atomic operations and reductions",
        derive=of(
            MemoryQuantities,
            lambda c: sum(part.active_lanes for part in (c.global_atomic, c.global_reduction, c.shared_atomic)),
        ),
        meaning="how many words are updated one by one; those of lanes that meet in one word take turns",
        good="few: let one lane of a warp update what all of them have summed",
    ),
    Metric(
        key="copy_requests", label="Asynchronous copy requests", unit="requests", better=Better.LOWER,
        formula="warp instructions that copy from global to shared memory past the registers (cp.async)",
        derive=of(MemoryQuantities, lambda c: c.shared_copy.requests),
        meaning="how many times a warp starts a copy to shared memory; the global side counts among the global loads",
        good="few for the same bytes: copies of 16 bytes a lane",
        ncu="smsp__inst_executed_op_ldgsts.sum",
    ),
    Metric(
        key="copy_transactions", label="Asynchronous copy wavefronts", unit="wavefronts", better=Better.LOWER,
        formula="passes of the shared memory that asynchronous copies need to write it",
        derive=of(MemoryQuantities, lambda c: c.shared_copy.wavefronts),
        meaning="how many passes of the shared memory the copies take",
        good="one a request of 4-byte words; more are bank conflicts",
    ),
    Metric(
        key="local_load_requests", label="Local load requests", unit="requests", better=Better.LOWER,
        formula=(
            "requests of warps that load from local memory: arrays, as the PTX has them, and spilled registers of the "
            "machine code; one for each 4 bytes of a lane"
        ),
        derive=of(MemoryQuantities, lambda c: c.local_load.requests),
        meaning="how many times a warp reads arrays and registers that the register file cannot hold",
        good="0: index such arrays by constants, and leave the compiler enough registers",
        nvprof="local_load_requests", ncu="l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum",
    ),
    Metric(
        key="local_store_requests", label="Local store requests", unit="requests", better=Better.LOWER,
        formula=(
            "requests of warps that store to local memory: arrays, as the PTX has them, and spilled registers of the "
            "machine code; one for each 4 bytes of a lane"
        ),
        derive=of(MemoryQuantities, lambda c: c.local_store.requests),
        meaning="how many times a warp writes arrays and registers that the register file cannot hold",
        good="0: index such arrays by constants, and leave the compiler enough registers",
        nvprof="local_store_requests", ncu="l1tex__t_requests_pipe_lsu_mem_local_op_st.sum",
    ),
    Metric(
        key="local_load_transactions", label="Local load sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the local load requests, words of neighbouring lanes side by side",
        derive=of(MemoryQuantities, lambda c: c.local_load.sectors),
        meaning="how many sectors the loads from local memory touch",
        good="0, else one index for all lanes of a warp",
        nvprof="local_load_transactions", ncu="l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
    ),
    Metric(
        key="local_store_transactions", label="Local store sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors touched by the local store requests, words of neighbouring lanes side by side",
        derive=of(MemoryQuantities, lambda c: c.local_store.sectors),
        meaning="how many sectors the stores to local memory touch",
        good="0, else one index for all lanes of a warp",
        nvprof="local_store_transactions", ncu="l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum",
    ),
    Metric(
        key="spill_requests", label="Spill requests", unit="requests", better=Better.LOWER,
        formula="local requests of the machine code that the PTX does not have: registers put away, and taken back",
        derive=of(MemoryQuantities, lambda c: c.spilled or None),
        meaning="how many requests to local memory come from registers that did not fit",
        good="0: allow more registers, or keep fewer values at a time; a few are cheap if more warps then fit",
        ncu="derived__local_spilling_requests",
    ),
    Metric(
        key="spill_share", label="Spill requests of local ones", unit="%", better=Better.LOWER,
        formula="100 * spill requests / local load and store requests",
        derive=of(
            MemoryQuantities,
            lambda c: ratio(100 * c.spilled, c.local_load.requests + c.local_store.requests) if c.spilled else None,
        ),
        meaning="which share of the local requests spilled registers make; arrays make the others",
        good="read beside the number of spill requests",
        ncu="derived__local_spilling_requests_pct",
    ),
    Metric(
        key="local_memory_overhead", label="Local memory overhead", unit="%", better=Better.LOWER,
        formula=(
            "100 * (local load sectors that miss L1 + local store sectors) / (sectors that L1 loads from L2 + sectors "
            "that are stored to L2), of the simulated multiprocessor"
        ),
        derive=of(ModelQuantities, lambda m: m.local_traffic_percent),
        meaning="which share of the traffic between L1 and L2 spilled registers and arrays of threads make",
        good="0 %: more registers for a thread, or arrays whose indices the compiler knows",
        nvprof="local_memory_overhead",
    ),
    Metric(
        key="constant_requests", label="Constant load requests", unit="requests", better=Better.LOWER,
        formula="warp instructions of the PTX that load from constant memory; parameters of the kernel are not in it",
        derive=of(MemoryQuantities, lambda c: c.constant_load.requests),
        meaning="how many times a warp asks the constant cache for a value",
        good="one address for all lanes; the machine code may take a value at a fixed address without a request",
    ),
    Metric(
        key="constant_instructions", label="Constant load instructions", unit="instructions", better=Better.LOWER,
        formula="warp instructions of the machine code that load from constant memory (LDC); of kernel parameters too",
        derive=of(MemoryQuantities, lambda c: c.constant_instructions),
        meaning="how many times a warp loads a constant by an instruction, where it does not take it as an operand",
        good="few: constants at fixed places become operands of other instructions",
        ncu="smsp__inst_executed_op_ldc.sum",
    ),
    Metric(
        key="constant_cache_requests", label="Constant cache requests", unit="requests", better=Better.LOWER,
        formula="constant load instructions with a lane that passes the guard + constant load replays",
        derive=of(
            MemoryQuantities,
            lambda c: None if c.constant_passes is None else c.constant_passes + c.constant_replays,
        ),
        meaning="how many addresses the constant cache is asked for: one at a time, whatever the lanes want",
        good="one for each constant load instruction: one address for all lanes of a warp",
        ncu="idc__requests.sum",
    ),
    Metric(
        key="constant_replays", label="Constant load replays", unit="replays", better=Better.LOWER,
        formula="different addresses of each constant load request, less one; twice that for 16 bytes a lane",
        derive=of(MemoryQuantities, lambda c: c.constant_replays if c.constant_load.requests else None),
        meaning="how many times a constant load is repeated because lanes want different addresses",
        good="0: one address for all lanes of a warp",
        ncu="sm__idc_divergent_instruction_replays.sum",
    ),
    Metric(
        key="texture_instructions", label="Texture fetches", unit="instructions", better=Better.LOWER,
        formula="warp instructions that fetch from a texture (tex, tld4)",
        derive=of(MemoryQuantities, lambda c: c.texture.requests or None),
        meaning="how many times a warp fetches from a texture",
        good="few for the same result: a filtered fetch reads up to 8 texels",
        nvprof="inst_executed_tex_ops", ncu="smsp__inst_executed_op_texture.sum",
    ),
    Metric(
        key="texture_requests", label="Texture requests", unit="requests", better=Better.LOWER,
        formula="groups of 4 lanes with an active one, of all fetches; of 8 lanes in linear memory",
        derive=of(MemoryQuantities, lambda c: c.texture.wavefronts or None),
        meaning="how many times the texture unit asks the L1 cache",
        good="8 a fetch by a whole warp",
        nvprof="texture_load_requests", ncu="l1tex__t_requests_pipe_tex_mem_texture.sum",
    ),
    Metric(
        key="texture_transactions", label="Texture sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors that each group of lanes touches; in a CUDA array 16 bytes of two rows",
        derive=of(MemoryQuantities, lambda c: c.texture.sectors or None),
        meaning="how many sectors the texture fetches touch",
        good="one a group: four neighbouring lanes read neighbouring texels",
        ncu="l1tex__t_sectors_pipe_tex_mem_texture.sum",
    ),
    Metric(
        key="surface_load_requests", label="Surface load requests", unit="requests", better=Better.LOWER,
        formula="groups of 8 lanes with an active one, of all loads from surfaces",
        derive=of(MemoryQuantities, lambda c: c.surface_load.wavefronts or None),
        meaning="how many times loads from surfaces ask the L1 cache",
        good="4 a load by a whole warp",
        nvprof="surface_load_requests", ncu="l1tex__t_requests_pipe_tex_mem_surface_op_ld.sum",
    ),
    Metric(
        key="surface_load_transactions", label="Surface load sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors that each group of 8 lanes touches, 16 bytes of two rows each",
        derive=of(MemoryQuantities, lambda c: c.surface_load.sectors or None),
        meaning="how many sectors the loads from surfaces touch",
        good="one a group: four lanes of two rows read neighbouring words",
        ncu="l1tex__t_sectors_pipe_tex_mem_surface_op_ld.sum",
    ),
    Metric(
        key="surface_store_requests", label="Surface store requests", unit="requests", better=Better.LOWER,
        formula="groups of 8 lanes with an active one, of all stores to surfaces",
        derive=of(MemoryQuantities, lambda c: c.surface_store.wavefronts or None),
        meaning="how many times stores to surfaces ask the L1 cache",
        good="4 a store by a whole warp",
        nvprof="surface_store_requests", ncu="l1tex__t_requests_pipe_tex_mem_surface_op_st.sum",
    ),
    Metric(
        key="surface_store_transactions", label="Surface store sectors", unit="sectors", better=Better.LOWER,
        formula="32-byte sectors that each group of 8 lanes touches, 16 bytes of two rows each",
        derive=of(MemoryQuantities, lambda c: c.surface_store.sectors or None),
        meaning="how many sectors the stores to surfaces touch",
        good="one a group: four lanes of two rows write neighbouring words",
        ncu="l1tex__t_sectors_pipe_tex_mem_surface_op_st.sum",
    ),
    Metric(
        key="barriers", label="Barriers", unit="instructions", better=Better.LOWER,
        formula="warps that reach a barrier of their block (bar.sync), each time they do",
        derive=of(MemoryQuantities, lambda c: c.barriers),
        meaning="how many times a warp waits for the other warps of its block",
        good="few: one before shared memory is read, one before it is written again",
    ),
    Metric(
        key="fences", label="Fences and warp barriers", unit="instructions", better=Better.LOWER,
        formula="warp instructions of the PTX that order memory or wait for lanes: membar, fence, bar.warp.sync",
        derive=of(MemoryQuantities, lambda c: c.fences),
        meaning="how many times a warp waits until its writes are seen, or until its lanes are together",
        good="few",
    ),
    Metric(
        key="divergent_branches", label="Divergent branches", unit="instructions", better=Better.LOWER,
        formula="branches executed by a warp after which its lanes go separate ways",
        derive=of(MemoryQuantities, lambda c: c.divergent_branches),
        meaning="how many times a warp splits, so that it executes both ways one after the other",
        good="0: let whole warps take the same way",
        nvprof="divergent_branch", ncu="smsp__sass_branch_targets_threads_divergent.sum",
    ),
    Metric(
        key="tensor_instructions", label="Tensor instructions", unit="instructions", better=Better.NEITHER,
        formula="warp instructions of the PTX that multiply matrices (mma, wmma.mma)",
        derive=of(MemoryQuantities, lambda c: c.tensor_instructions),
        meaning="how many products of small matrices the tensor cores are asked for",
        good="as many as the problem needs",
    ),
    Metric(
        key="tensor_flops", label="Operations of tensor cores", unit="flop", better=Better.NEITHER,
        formula="2 * multiply-adds of the products of matrices, also of those in integers",
        derive=of(MemoryQuantities, lambda c: c.tensor_flops),
        meaning="how much arithmetic the tensor cores do",
        good="as much as the problem needs; more means work is done twice",
    ),
    Metric(
        key="tensor_products", label="Products of matrices", unit="", better=Better.NEITHER,
        formula="the types of factors and sums of the products of matrices that are executed",
        derive=of(MemoryQuantities, lambda c: ", ".join(c.tensor_products) or None),
        meaning="which peak of the tensor cores the roofline has",
        good="the narrowest types whose error the problem allows",
    ),
    Metric(
        key="warp_instructions", label="Warp instructions", unit="instructions", better=Better.LOWER,
        formula="machine instructions executed, one for each warp",
        derive=of(InstructionQuantities, lambda e: round(e.warp_instructions)),
        meaning="how many machine instructions the warps execute together",
        good="few for the same result",
        nvprof="inst_executed", ncu="smsp__inst_executed.sum",
    ),
    Metric(
        key="thread_instructions", label="Thread instructions", unit="instructions", better=Better.LOWER,
        formula="machine instructions executed, one for each active lane",
        derive=of(InstructionQuantities, lambda e: round(e.thread_instructions)),
        meaning="how many machine instructions the lanes execute together",
        good="few for the same result",
        nvprof="thread_inst_executed", ncu="smsp__thread_inst_executed.sum",
    ),
    Metric(
        key="flops", label="Floating-point operations", unit="flop", better=Better.NEITHER,
        formula="additions and multiplications executed by lanes, a fused multiply-add as two; float32 and float64",
        derive=of(MemoryQuantities, lambda c: c.flops),
        meaning="how much floating-point arithmetic is done",
        good="as much as the problem needs; more means work is done twice",
        nvprof="flop_count_sp + flop_count_dp",
    ),
    Metric(
        key="cgma_ratio", label="CGMA ratio", unit="flop/access", better=Better.HIGHER,
        formula=(
            "floating-point operations, those of tensor cores too, / global memory accesses of single threads (compute "
            "to global memory access, Kirk and Hwu)"
        ),
        derive=of(
            MemoryQuantities, lambda c: ratio(c.all_flops, c.global_read.active_lanes + c.global_store.active_lanes)
        ),
        meaning="how much arithmetic each access to global memory pays for",
        good="high: data is reused once it is loaded; below 1 memory is the limit almost everywhere",
    ),
    Metric(
        key="arithmetic_intensity", label="Arithmetic intensity", unit="flop/byte", better=Better.HIGHER,
        formula="floating-point operations, those of tensor cores too, / (32 * global sectors loaded and stored)",
        derive=of(
            MemoryQuantities, lambda c: ratio(c.all_flops, 32 * (c.global_read.sectors + c.global_store.sectors))
        ),
        meaning="how much arithmetic each byte moved from global memory pays for",
        good="beyond the ridge of the roofline, where arithmetic is the limit instead of memory",
    ),
    Metric(
        key="least_intensity", label="Arithmetic intensity, ideal", unit="flop/byte", better=Better.NEITHER,
        formula=(
            "floating-point operations, those of tensor cores too, / the kernel file's `bytes`: every byte that must "
            "move, moved once"
        ),
        derive=of(MemoryQuantities, lambda c: ratio(c.all_flops, c.least_bytes)),
        meaning="the intensity if every byte that must move moved only once",
        good="the arithmetic intensity cannot exceed it",
    ),
    Metric(
        key="gflops", label="Rate", unit="GFLOP/s", better=Better.HIGHER,
        formula="the kernel file's `flops`, for a program's launch those that it executes, / time",
        derive=of(TimeQuantities, lambda t: rate(t.flops, t.time_ns)),
        meaning="useful arithmetic a second",
        good="near the peak of the GPU, if arithmetic is the limit",
    ),
    Metric(
        key="effective_bandwidth", label="Effective bandwidth", unit="GB/s", better=Better.HIGHER,
        formula="the kernel file's `bytes` / time",
        derive=of(TimeQuantities, lambda t: rate(t.bytes, t.time_ns)),
        meaning="useful bytes moved a second",
        good="near the memory bandwidth of the GPU, if memory is the limit",
    ),
    Metric(
        key="roofline_fraction", label="Fraction of the roofline", unit="%", better=Better.HIGHER,
        formula=(
            "100 * the longer of the times that the kernel file's `flops` and `bytes` take at the peaks of "
            "the device's sheet / time; of a kernel with products of matrices the peak of the tensor cores for their "
            "types"
        ),
        derive=of(TimeQuantities, lambda t: rate(100 * t.least_ns, t.time_ns)),
        meaning="how close the time is to the least that the GPU's peaks allow",
        good="100 %; above 80 % there is little left to gain without another algorithm",
    ),
    Metric(
        key="panel_memory", label="Device memory for panels", unit="bytes", better=Better.NEITHER,
        formula="slots for panels of both factors and for tiles of the result, two each, of the plan",
        derive=of(PlanQuantities, lambda p: p.memory_bytes),
        meaning="how much GPU memory a product takes when its matrices stay on the host",
        good="as much as there is: larger tiles need fewer bytes over the link",
    ),
    Metric(
        key="panel_products", label="Products of panels", unit="", better=Better.NEITHER,
        formula="launches of the plan: tiles of the result * panels along the inner dimension",
        derive=of(PlanQuantities, lambda p: p.products),
        meaning="how many launches the product is cut into",
        good="few enough that each lasts much longer than Python needs to queue it, about 20 us",
    ),
    Metric(
        key="uploaded_bytes", label="Bytes uploaded", unit="bytes", better=Better.LOWER,
        formula="of the plan: panels copied from the host to the device",
        derive=of(PlanQuantities, lambda p: p.uploaded_bytes),
        meaning="what the link to the host carries to the GPU; each factor comes once for every row or column of tiles",
        good="near the bytes of the two factors",
    ),
    Metric(
        key="downloaded_bytes", label="Bytes downloaded", unit="bytes", better=Better.LOWER,
        formula="of the plan: tiles copied from the device to the host",
        derive=of(PlanQuantities, lambda p: p.downloaded_bytes),
        meaning="what the link to the host carries back; each element of the result once",
        good="the bytes of the result",
    ),
    Metric(
        key="link_rate", label="Link to the host", unit="GB/s", better=Better.HIGHER,
        formula=(
            "measured: copies of 32 MiB from pinned memory; modelled: the rate of the sheet's PCI Express "
            "link * 0.87"
        ),
        derive=of(StreamQuantities, lambda s: s.upload_bytes_per_s / 1e9),
        meaning="how fast data comes from the host's memory to the GPU's",
        good="85 to 90 % of the link's nominal rate",
    ),
    Metric(
        key="transfer_time", label="Transfers alone", unit="ns", better=Better.LOWER,
        formula="all copies of the plan without its products, both directions at once",
        derive=of(StreamQuantities, lambda s: s.transfer_ns),
        meaning="how long the copies take when nothing is computed",
        good="less than the products take, which then hide them",
    ),
    Metric(
        key="product_time", label="Products alone", unit="ns", better=Better.LOWER,
        formula="all products of the plan without its copies",
        derive=of(StreamQuantities, lambda s: s.product_ns),
        meaning="how long the arithmetic takes when all panels are on the GPU",
        good="what the same product takes in one launch",
    ),
    Metric(
        key="stream_bound", label="Bound of the stream", unit="ns", better=Better.NEITHER,
        formula="the longest of: bytes uploaded / link, bytes downloaded / link, products alone",
        derive=of(StreamQuantities, lambda s: s.bound_ns),
        meaning="the least time that a product that streams can take, however well its parts overlap",
        good="the products: then a faster kernel helps; if it is the link, more memory does",
    ),
    Metric(
        key="stream_limiter", label="Stream limiter", unit="", better=Better.NEITHER,
        formula="which of upload, product and download is the bound of the stream",
        derive=of(StreamQuantities, lambda s: s.limiter),
        meaning="what a product that streams waits for",
        good="product",
    ),
    Metric(
        key="stream_fraction", label="Fraction of the stream's bound", unit="%", better=Better.HIGHER,
        formula="100 * bound of the stream / time",
        derive=of(StreamQuantities, lambda s: ratio(100 * s.bound_ns, s.time_ns)),
        meaning="how well copies and products hide each other",
        good="above 90 %",
    ),
    Metric(
        key="overlap", label="Time over sum of parts", unit="x", better=Better.LOWER,
        formula="time / (transfers alone + products alone)",
        derive=of(StreamQuantities, lambda s: ratio(s.time_ns, s.transfer_ns + s.product_ns)),
        meaning="the time with overlap, as a part of the time of copies and products one after the other",
        good="0.5 where both take the same time; 1 is no overlap",
    ),
    Metric(
        key="modelled_time", label="Modelled time", unit="ns", better=Better.NEITHER,
        formula="the time that the timing model gives, beside a measured one",
        meaning="what the timing model expects this launch to take",
        good="near the measured time; otherwise the model misses something about this kernel",
    ),
    Metric(
        key="time_over_model", label="Time over modelled time", unit="x", better=Better.NEITHER,
        formula="measured time / modelled time: the residual of the timing model",
        meaning="how many times longer the launch takes than the model expects",
        good="1 x; far from it, trust the measured time",
    ),
    Metric(
        key="speedup", label="Speed-up", unit="x", better=Better.HIGHER,
        formula="time of the variant that the note names / time",
        meaning="how many times faster the variant is than another",
        good="above 1 x: the variant is the faster of the two",
    ),
    Metric(
        key="time_limiter", label="Time limiter", unit="", better=Better.NEITHER,
        formula=(
            "of the resources that are busy for 60 % of the modelled time the busiest, else what warps wait for "
            "longest; without a simulation the largest term"
        ),
        derive=of(ModelQuantities, lambda m: m.limiter),
        meaning="what costs the most time, by the timing model: a busy resource, or what warps wait for",
        good="memory that is used in full, or arithmetic at its peak; waiting and conflicts can be worked on",
    ),
    Metric(
        key="time_runner_up", label="Next limiter", unit="", better=Better.NEITHER,
        formula="what comes behind the time limiter in the same order: busy resources, then causes of waiting",
        derive=of(ModelQuantities, lambda m: m.runner_up),
        meaning="what would be the limit if the largest were gone",
        good="far smaller than the limiter: then removing the limiter gains much",
    ),
    Metric(
        key="stall_line", label="Line that waits longest", unit="", better=Better.NEITHER,
        formula="the line of the kernel file whose instructions have most of the simulated waiting",
        derive=of(ModelQuantities, lambda m: m.stall_line or None),
        meaning="the line at which warps spend most of the time in which they cannot issue",
        good="a line of the inner loop, with a small share; look there first",
    ),
    _stall(
        "selected", "Stalls: none, issuing",
        meaning="the clocks in which a warp issues: 1 for each instruction",
        good="1, and little beside it",
    ),
    _stall(
        "wait", "Stalls: fixed latency",
        meaning="how long a warp waits for arithmetic of known latency, such as the product before its sum",
        good="few: independent instructions in between",
    ),
    _stall(
        "long_scoreboard", "Stalls: global memory",
        meaning="how long a warp waits for what it loads from global or local memory",
        good="few: several loads in flight, more resident warps, or a tile in shared memory",
    ),
    _stall(
        "short_scoreboard", "Stalls: shared memory",
        meaning="how long a warp waits for what it reads from shared memory, or for special functions",
        good="few: no bank conflicts, values kept in registers",
    ),
    _stall(
        "math_pipe", "Stalls: busy pipe", ncu="math_pipe_throttle",
        meaning="how long a warp waits until the arithmetic pipe that it needs is free",
        good="few, unless arithmetic is the limit: then the pipe is used in full",
    ),
    _stall(
        "dispatch_stall", "Stalls: register banks",
        meaning="how long a warp waits while registers of one bank are read one after the other",
        good="few; the compiler chooses the registers",
    ),
    _stall(
        "lg_throttle", "Stalls: queue of global memory",
        meaning="how long a warp waits for room in the queue of requests to global and local memory",
        good="few: wider loads and stores make fewer requests",
    ),
    _stall(
        "mio_throttle", "Stalls: queue of shared memory",
        meaning="how long a warp waits for room in the queue of requests to shared memory",
        good="few: wider accesses, values kept in registers",
    ),
    _stall(
        "barrier", "Stalls: barriers",
        meaning="how long a warp waits for the other warps of its block",
        good="few: even work for all warps, several blocks on an SM",
    ),
    _stall(
        "not_selected", "Stalls: another warp issues",
        meaning="how long a warp that could issue waits because its scheduler takes another one",
        good="some: it means that enough warps are ready",
    ),
    _stall(
        "drain", "Stalls: last stores",
        meaning="how long a warp that has ended waits until its stores are on their way",
        good="few: full sectors, and not all stores at the end",
    ),
])
# fmt: on


def metric(key: str) -> Metric:
    """Return the registered metric.

    Raises:
        KeyError: no metric has this key (a defect of the program, not of the user's input).
    """
    return METRICS[key]


def derived(quantities: Quantities) -> dict[str, Number]:
    """Return the value of every metric that follows from these quantities, by key."""
    values = {key: entry.derive(quantities) for key, entry in METRICS.items() if entry.derive is not None}
    return {key: value for key, value in values.items() if value is not None}
