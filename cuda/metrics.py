"""The registry of metrics: one line each, and the value that carries its provenance.

The rule: a number leaves the program only as a `MetricValue`, so it has a unit and says where it comes from. Labels,
units, formulas and the names that nvprof and Nsight Compute use for the same thing are written here and nowhere else.

Sources: metric names and texts are those of NVIDIA's nvprof user guide (metrics reference, compute capability 6.x) and
of the Nsight Compute kernel profiling guide ("metrics comparison" table). Efficiencies count the distinct bytes of a
request, as Nsight Compute does (verified against counters of an H200; see cuda/simt/README.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


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
    """From another tool's file."""


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

    value: float | int | str
    unit: str
    provenance: Provenance
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """What a metric is called, what it means and where its value comes from.

    `meaning` is one sentence for somebody who meets it for the first time, `good` what to aim at; both without capital
    and full stop.
    """

    key: str
    label: str
    unit: str
    better: Better
    formula: str
    meaning: str
    good: str
    nvprof: str = ""
    ncu: str = ""

    def value(self, number: float | int | str, provenance: Provenance, note: str = "") -> MetricValue:
        """Return `number` as a value of this metric, in its unit."""
        return MetricValue(value=number, unit=self.unit, provenance=provenance, note=note)


def _percent(
    key: str,
    label: str,
    formula: str,
    *,
    meaning: str,
    good: str,
    nvprof: str = "",
    ncu: str = "",
    better: Better = Better.HIGHER,
) -> Metric:
    return Metric(
        key=key,
        label=label,
        unit="%",
        better=better,
        formula=formula,
        meaning=meaning,
        good=good,
        nvprof=nvprof,
        ncu=ncu,
    )


def _count(
    key: str, label: str, formula: str, *, meaning: str, good: str, unit: str = "", nvprof: str = "", ncu: str = ""
) -> Metric:
    return Metric(
        key=key,
        label=label,
        unit=unit,
        better=Better.LOWER,
        formula=formula,
        meaning=meaning,
        good=good,
        nvprof=nvprof,
        ncu=ncu,
    )


def _registry(metrics: Iterable[Metric]) -> dict[str, Metric]:
    table: dict[str, Metric] = {}
    for metric in metrics:
        if metric.key in table:
            raise ValueError(f"metric {metric.key!r} is registered twice")
        table[metric.key] = metric
    return table


_N, _H = Better.NEITHER, Better.HIGHER
_SASS = "smsp__sass_average_data_bytes_per_"
_LSU = "l1tex__t_sectors_pipe_lsu_mem_global_op_"
_WAVES = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_"

# fmt: off
METRICS: dict[str, Metric] = _registry([
    Metric(key="time", label="Time", unit="ns", better=Better.LOWER, formula="median of the samples, or the timing model", ncu="gpu__time_duration.sum", meaning="how long one launch takes", good="shorter; hold it against the roofline or against a copy of the same bytes"),
    _percent("gld_efficiency", "Global load efficiency", "100 * distinct bytes loaded / (32 * sectors loaded)", nvprof="gld_efficiency", ncu=_SASS + "sector_mem_global_op_ld.pct", meaning="the share of the bytes fetched by global loads that some lane asked for", good="100 %: neighbouring lanes read neighbouring words; 12.5 % is one 4-byte word a sector"),
    _percent("gst_efficiency", "Global store efficiency", "100 * distinct bytes stored / (32 * sectors stored)", nvprof="gst_efficiency", ncu=_SASS + "sector_mem_global_op_st.pct", meaning="the share of the bytes moved by global stores that some lane wrote", good="100 %: neighbouring lanes write neighbouring words; 12.5 % is one 4-byte word a sector"),
    _percent("shared_efficiency", "Shared efficiency", "100 * distinct bytes / (128 * wavefronts), loads and stores together; 64 on compute capability 1.x, 256 on 3.x", nvprof="shared_efficiency", ncu=_SASS + "wavefront_mem_shared.pct", meaning="the share of what the shared memory could have moved in its passes that was asked for", good="100 %; less means bank conflicts, lanes that read one word together, or half-empty requests"),
    _percent("warp_execution_efficiency", "Warp execution efficiency", "100 * thread instructions / (32 * warp instructions), of the machine code", nvprof="warp_execution_efficiency", ncu="smsp__thread_inst_executed_per_inst_executed.ratio", meaning="how many of a warp's 32 lanes are active, on average over the instructions", good="100 %; less means branches that split warps, or blocks that are no multiple of 32"),
    _percent("warp_nonpred_execution_efficiency", "Non-predicated execution efficiency", "100 * thread instructions whose guard is true / (32 * warp instructions)", nvprof="warp_nonpred_execution_efficiency", ncu="smsp__thread_inst_executed_pred_on_per_inst_executed.ratio", meaning="how many of a warp's 32 lanes are active and not switched off by a predicate", good="near 100 %; far below the warp execution efficiency, short branches were turned into predicates"),
    _percent("achieved_occupancy", "Occupancy, achieved", "warps resident over the run, averaged over waves and tail / warps an SM can hold", nvprof="achieved_occupancy", ncu="sm__warps_active.avg.pct_of_peak_sustained_active", meaning="how many warps are resident on an SM over the run, of those it can hold", good="near the theoretical one; far below it the blocks are too few, or end at different times"),
    _percent("theoretical_occupancy", "Occupancy, theoretical", "warps of the blocks that fit on an SM / warps an SM can hold", ncu="sm__maximum_warps_per_active_cycle_pct", meaning="how many warps fit on an SM at once, of those it can hold", good="enough to hide latency, often 50 % or more; beyond that more need not be faster"),
    Metric(key="occupancy_limiter", label="Occupancy limiter", unit="", better=_N, formula="the resource that admits the fewest blocks on an SM", meaning="what keeps a further block from the SM", good="warps: then the SM is full; registers or shared memory can be saved"),
    Metric(key="registers_per_thread", label="Registers per thread", unit="registers", better=_N, formula="read from the cubin", ncu="launch__registers_per_thread", meaning="how many 32-bit registers the compiler gave each thread", good="few enough for the occupancy that is wanted, without spilling"),
    Metric(key="shared_bytes_per_block", label="Shared memory per block", unit="bytes", better=_N, formula="static (from the cubin) + dynamic (from the launch), without the reserved KB", ncu="launch__shared_mem_per_block", meaning="how much shared memory a block takes", good="little enough for the occupancy that is wanted"),
    _count("local_bytes_per_thread", "Local memory per thread", "read from the cubin: arrays that registers cannot hold, and spilled registers", unit="bytes", meaning="memory that each thread has to itself, in global memory's place", good="0: everything stays in registers"),
    _count("gld_transactions", "Global load sectors", "32-byte sectors touched by the requests of all warps; on 1.x and 2.x bytes of transactions / 32", unit="sectors", nvprof="gld_transactions", ncu=_LSU + "ld.sum", meaning="how many 32-byte sectors the global loads touch", good="the bytes that must be read, divided by 32"),
    _count("gst_transactions", "Global store sectors", "32-byte sectors touched by the requests of all warps; on 1.x and 2.x bytes of transactions / 32", unit="sectors", nvprof="gst_transactions", ncu=_LSU + "st.sum", meaning="how many 32-byte sectors the global stores touch", good="the bytes that must be written, divided by 32"),
    _count("shared_load_transactions", "Shared load wavefronts", "passes of the shared memory for loads", unit="wavefronts", nvprof="shared_load_transactions", ncu=_WAVES + "ld.sum", meaning="how many passes of the shared memory the loads take", good="one a request of 4-byte words; more are bank conflicts"),
    _count("shared_store_transactions", "Shared store wavefronts", "passes of the shared memory for stores", unit="wavefronts", nvprof="shared_store_transactions", ncu=_WAVES + "st.sum", meaning="how many passes of the shared memory the stores take", good="one a request of 4-byte words; more are bank conflicts"),
    _count("excess_sectors", "Excess global sectors", "global sectors beyond the fewest that the requests need", unit="sectors", ncu="derived__memory_l2_theoretical_sectors_global_excessive", meaning="sectors that a better order of the same accesses would not touch", good="0"),
    _count("excess_wavefronts", "Excess shared wavefronts", "wavefronts beyond the fewest that the mean request of each instruction needs: bank conflicts", unit="wavefronts", ncu="derived__memory_l1_wavefronts_shared_excessive", meaning="passes of the shared memory that bank conflicts cost", good="0"),
    _count("gld_requests", "Global load requests", "warp instructions that load from global memory with at least one active lane", unit="requests", nvprof="global_load_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", meaning="how many times a warp asks global memory to load", good="few for the same bytes: wider loads, and reuse from registers or shared memory"),
    _count("gst_requests", "Global store requests", "warp instructions that store to global memory with at least one active lane", unit="requests", nvprof="global_store_requests", ncu="l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", meaning="how many times a warp asks global memory to store", good="few for the same bytes: wider stores"),
    _count("warp_instructions", "Warp instructions", "machine instructions executed, one for each warp", unit="instructions", nvprof="inst_executed", ncu="smsp__inst_executed.sum", meaning="how many machine instructions the warps execute together", good="few for the same result"),
    _count("thread_instructions", "Thread instructions", "machine instructions executed, one for each active lane", unit="instructions", nvprof="thread_inst_executed", ncu="smsp__thread_inst_executed.sum", meaning="how many machine instructions the lanes execute together", good="few for the same result"),
    Metric(key="flops", label="Floating-point operations", unit="flop", better=_N, formula="additions and multiplications executed by lanes, a fused multiply-add as two; float32 and float64", nvprof="flop_count_sp + flop_count_dp", meaning="how much floating-point arithmetic is done", good="as much as the problem needs; more means work is done twice"),
    Metric(key="cgma_ratio", label="CGMA ratio", unit="flop/access", better=_H, formula="floating-point operations / global memory accesses of single threads (compute to global memory access, Kirk and Hwu)", meaning="how much arithmetic each access to global memory pays for", good="high: data is reused once it is loaded; below 1 memory is the limit almost everywhere"),
    Metric(key="arithmetic_intensity", label="Arithmetic intensity", unit="flop/byte", better=_H, formula="floating-point operations / (32 * global sectors loaded and stored)", meaning="how much arithmetic each byte moved from global memory pays for", good="beyond the ridge of the roofline, where arithmetic is the limit and no longer memory"),
    Metric(key="least_intensity", label="Arithmetic intensity, ideal", unit="flop/byte", better=_N, formula="floating-point operations / the kernel file's `bytes`: every byte that must move, moved once", meaning="the intensity if every byte that must move were moved only once", good="what the arithmetic intensity could come to"),
    Metric(key="gflops", label="Rate", unit="GFLOP/s", better=_H, formula="the kernel file's `flops` / time", meaning="useful arithmetic a second", good="near the peak of the GPU, if arithmetic is the limit"),
    Metric(key="effective_bandwidth", label="Effective bandwidth", unit="GB/s", better=_H, formula="the kernel file's `bytes` / time", meaning="useful bytes moved a second", good="near the memory bandwidth of the GPU, if memory is the limit"),
    _percent("roofline_fraction", "Fraction of the roofline", "100 * the longer of the times that the kernel file's `flops` and `bytes` take at the peaks of the device's sheet / time", meaning="how near the time is to the least that the GPU's peaks allow", good="100 %; above 80 % there is little left to gain without another algorithm"),
    Metric(key="panel_memory", label="Device memory for panels", unit="bytes", better=_N, formula="slots for panels of both factors and for tiles of the result, two each, of the plan", meaning="how much of the GPU's memory a product takes whose matrices stay on the host", good="as much as there is: larger tiles need fewer bytes over the link"),
    Metric(key="panel_products", label="Products of panels", unit="", better=_N, formula="launches of the plan: tiles of the result * panels along the inner dimension", meaning="how many launches the product is cut into", good="few enough that each lasts much longer than Python needs to queue it, about 20 us"),
    _count("uploaded_bytes", "Bytes uploaded", "of the plan: panels copied from the host to the device", unit="bytes", meaning="what the link to the host carries to the GPU; each factor comes once for every row or column of tiles", good="near the bytes of the two factors"),
    _count("downloaded_bytes", "Bytes downloaded", "of the plan: tiles copied from the device to the host", unit="bytes", meaning="what the link to the host carries back; each element of the result once", good="the bytes of the result"),
    Metric(key="link_rate", label="Link to the host", unit="GB/s", better=_H, formula="measured: copies of 32 MiB from pinned memory; modelled: the rate of the sheet's PCI Express link * 0.87", meaning="how fast data comes from the host's memory to the GPU's", good="85 to 90 % of the link's nominal rate"),
    Metric(key="transfer_time", label="Transfers alone", unit="ns", better=Better.LOWER, formula="all copies of the plan without its products, both directions at once", meaning="how long the copies take when nothing is computed", good="less than the products take, which then hide them"),
    Metric(key="product_time", label="Products alone", unit="ns", better=Better.LOWER, formula="all products of the plan without its copies", meaning="how long the arithmetic takes when all panels are there", good="what the same product takes in one launch"),
    Metric(key="stream_bound", label="Bound of the stream", unit="ns", better=_N, formula="the longest of: bytes uploaded / link, bytes downloaded / link, products alone", meaning="the time below which no overlap can bring a product that streams", good="the products: then a faster kernel helps; if it is the link, more memory does"),
    Metric(key="stream_limiter", label="Stream limiter", unit="", better=_N, formula="which of upload, product and download is the bound of the stream", meaning="what a product that streams waits for", good="product"),
    _percent("stream_fraction", "Fraction of the stream's bound", "100 * bound of the stream / time", meaning="how well copies and products hide each other", good="above 90 %"),
    Metric(key="overlap", label="Time over sum of parts", unit="x", better=Better.LOWER, formula="time / (transfers alone + products alone)", meaning="what overlapping copies and products leaves of doing one after the other", good="0.5 where both take the same time; 1 is no overlap"),
    Metric(key="modelled_time", label="Modelled time", unit="ns", better=_N, formula="what the timing model says beside a measured time", meaning="what the timing model expects this launch to take", good="near the measured time; otherwise the model misses something about this kernel"),
    Metric(key="time_over_model", label="Time over modelled time", unit="x", better=_N, formula="measured time / modelled time: the residual of the timing model", meaning="how many times longer the launch takes than the model expects", good="1 x; far from it, trust the measured time"),
    Metric(key="speedup", label="Speed-up", unit="x", better=_H, formula="time of the variant that the note names / time", meaning="how many times faster it is than another variant", good="above 1 x: it is the faster of the two"),
    Metric(key="time_limiter", label="Time limiter", unit="", better=_N, formula="the largest term of the timing model", meaning="what the timing model holds to cost the most", good="memory that is used in full, or arithmetic at its peak; latency and conflicts can be worked on"),
    Metric(key="time_runner_up", label="Next limiter", unit="", better=_N, formula="the second largest term of the timing model", meaning="what would be the limit if the largest were gone", good="another than the limiter by far: then removing the limiter gains much"),
])
# fmt: on


def metric(key: str) -> Metric:
    """Return the registered metric.

    Raises:
        KeyError: no metric has this key (a defect of the program, not of the user's input).
    """
    return METRICS[key]
