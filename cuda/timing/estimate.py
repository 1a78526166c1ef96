"""The estimated time of a launch: a bound from every resource, and the time of queueing for them in turn.

The rule: physical terms alone. Nothing is fitted to a kernel; the three constants that no document gives were measured
on an H200, and each names its measurement. README.md beside this states how far the model can be trusted.

A launch is modelled as blocks that circulate through a multiprocessor. A block is dispatched, executes instructions,
moves data through the SM's memory pipeline, L2 and DRAM, and in between waits for its own latencies. Each of these is a
station that serves one customer at a time; the blocks resident on an SM (or its warps, if the kernel has no barriers
and they run freely) are the customers. So a single resident block takes the time of all resources in turn, many blocks
take that of the busiest resource, and occupancy gives their number.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from warplens.cuda.device.occupancy import WARP_LANES, Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, Unit
from warplens.cuda.timing import traffic as launch_traffic
from warplens.cuda.timing.traffic import Circulation, MemoryTraffic, circulate, memory_traffic


class Method(StrEnum):
    """How a time was modelled."""

    SIMULATED = "simulated"  # one multiprocessor was simulated over the machine code (`model`)
    ESTIMATED = "estimated"  # blocks circulate between resources (`estimate`): where the machine code is not read


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelledTime:
    """A modelled time and its terms.

    `terms_ns` has, for each resource, its throughput as Nsight Compute defines it times the time of the launch
    (`simulation`), in an estimate the time of the launch if that resource alone mattered: "issue", "fma", "alu",
    "fp64", "tensor", "sfu", "convert", "load_store", "shared", "l1", "texture" and "constant" (`further_units`), "l2",
    "dram", "dispatch" and "launch"; also "tail", the part of `time_ns` that is lost because the last wave does not fill
    the GPU. An estimate has "latency" beside them, a simulation an average warp's waiting, by the causes of `stalls`.
    """

    time_ns: float
    terms_ns: dict[str, float]
    limiter: str  # one of the terms, but never "tail"
    runner_up: str  # another one
    achieved_occupancy_percent: float  # over the time and the SMs that have work
    waves: float  # blocks over the blocks that the whole GPU holds at a time
    method: Method = Method.ESTIMATED
    bounds_ns: Mapping[str, float] = field(default_factory=dict)  # by resource, no launch is faster; {}: an estimate
    # clocks of an average warp for each instruction it issues, by Nsight Compute's causes; {} for an estimate
    stalls: Mapping[str, float] = field(default_factory=dict)
    waits_at: tuple[tuple[int, float], ...] = ()  # lines of the PTX where it waits, with their share, longest first
    local_traffic_percent: float | None = None  # of sectors between L1 and L2; None: not simulated, or no local memory
    note: str = ""  # what a reader must know of the constants
    notes: tuple[str, ...] = ()  # what the time leaves out


def mean_stalls(parts: Iterable[tuple[ModelledTime, float]]) -> dict[str, float]:
    """Return the stalls of several launches together, each with its weight; estimated ones have none.

    The weights are those of the time: the instructions that the launches issue are not part of a modelled time.
    """
    known = [(model.stalls, weight) for model, weight in parts if model.stalls and weight > 0]
    spent = sum(weight for _, weight in known)
    names = dict.fromkeys(name for stalls, _ in known for name in stalls)
    return {name: sum(stalls.get(name, 0.0) * weight for stalls, weight in known) / spent for name in names}


BLOCKS_PER_CLOCK = 0.8
"""The whole GPU starts this many blocks in a clock.

Source: H200, 2048 x 2048 integers in blocks of 8 x 8: five kernels that copy or transpose in five ways all take 41.7 us
for 65,536 blocks, 0.83 a clock; 16,384 of them take 12.2 us, 0.79 a clock.
"""
SEPARATE_PIPES = 5  # from 5.0 on an SM has lanes for every scheduler; before, integer and float32 share them
_GHZ = 1e9


@dataclass(frozen=True, slots=True, kw_only=True)
class _Schedule:
    """The distribution of blocks over SMs: `full` waves of `resident` blocks on the busiest SM, then one of `rest`."""

    on_busiest: int
    resident: int
    full: int
    rest: int

    @property
    def waves(self) -> int:
        """The waves, with the last one where that does not fill the GPU."""
        return self.full + (1 if self.rest else 0)


def estimated_time(
    *,
    counts: LaunchCounts,
    spec: GpuSpec,
    occupancy: Occupancy,
    blocks: int,
    threads_per_block: int,
    footprint_bytes: int,
) -> ModelledTime:
    """Return the modelled time of a launch of at least one block whose arrays have `footprint_bytes` together;
    `UnsupportedError` if the sheet has no rate of the products of matrices that the launch makes.

    time = launch + full waves * circulation(resident blocks) + circulation(blocks of the last wave), on the busiest SM.

    Source: Reiser and Lavenberg 1980 for the circulation; Williams, Waterman and Patterson, "Roofline",
    CACM 52(4), 2009, for the bounds; Volkov 2016 for the latency of a warp (`traffic`).
    """
    schedule = _schedule(blocks, spec, occupancy)
    traffic = memory_traffic(counts, spec, footprint_bytes, schedule.waves)
    clocks = _per_block_clocks(counts, spec, traffic, blocks / schedule.on_busiest)
    chain = launch_traffic.warp_latency_cycles(counts, spec, traffic, schedule.waves)
    warps = -(-threads_per_block // WARP_LANES)
    customers = 1 if counts.unit_warp_instructions.get(Unit.BARRIER, 0) else warps
    demands = [demand / customers for demand in _stations(clocks)]
    full = circulate(schedule.resident * customers, demands, chain)
    rest = circulate(schedule.rest * customers, demands, chain)
    total = schedule.full * full.time + rest.time
    to_ns = _GHZ / spec.clock_hz
    terms = {name: value * schedule.on_busiest * to_ns for name, value in clocks.items()}
    terms["latency"] = chain * schedule.waves * to_ns
    terms["launch"] = spec.launch_overhead_ns
    ranked = sorted(terms, key=lambda name: -terms[name])
    waves = blocks / (spec.sm_count * occupancy.blocks_per_sm)
    terms["tail"] = max(0.0, total - waves * full.time) * to_ns if waves > 1.0 else 0.0
    return ModelledTime(
        time_ns=spec.launch_overhead_ns + total * to_ns,
        terms_ns=terms,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=_achieved(schedule, full, rest, warps / customers, occupancy),
        waves=waves,
    )


def _schedule(blocks: int, spec: GpuSpec, occupancy: Occupancy) -> _Schedule:
    """Distribute the blocks evenly; the launch waits for the SM with the most of them.

    Source: CUDA C++ Programming Guide, "Hardware Implementation": blocks go to any multiprocessor with room.
    """
    sms = min(blocks, spec.sm_count)
    on_busiest = -(-blocks // sms)
    full, rest = divmod(on_busiest, occupancy.blocks_per_sm)
    return _Schedule(on_busiest=on_busiest, resident=occupancy.blocks_per_sm, full=full, rest=rest)


def _per_block_clocks(counts: LaunchCounts, spec: GpuSpec, traffic: MemoryTraffic, sharing: float) -> dict[str, float]:
    """Return for each resource the clocks that one block keeps it busy.

    issue = warp instructions / schedulers; a unit = its warp instructions * 32 / its lanes; load/store = requests * 32
    / load/store lanes; shared = passes * banks / load/store lanes; L1 = passes * lanes of a request (half a warp on
    1.x) / load/store lanes; L2 and DRAM = bytes / bytes per clock. The last two and the dispatch serve all SMs: while
    one block of this SM passes them, `sharing` blocks of the GPU do.

    Source: CUDA C++ Programming Guide, "Arithmetic Instructions" (results per clock and SM); for memory, `traffic`.
    """
    unit = counts.unit_warp_instructions
    major, _ = spec.compute_capability
    fma, alu = unit.get(Unit.FMA, 0), unit.get(Unit.ALU, 0)
    one_set = major < SEPARATE_PIPES
    pass_clocks = WARP_LANES / spec.lsu_lanes_per_sm
    l2_per_clock = spec.l2_bandwidth_bytes_per_s / spec.clock_hz
    dram_per_clock = spec.memory_bandwidth_bytes_per_s * spec.dram_efficiency / spec.clock_hz
    # Without double precision lanes it is executed as float32 (1.0 to 1.2: CUDA C Programming Guide 4.2, appendix F).
    fp64_lanes = spec.fp64_lanes_per_sm or spec.fp32_lanes_per_sm
    totals = {
        "issue": counts.warp_instructions / spec.schedulers_per_sm,
        "fma": (fma + alu if one_set else fma) * WARP_LANES / spec.fp32_lanes_per_sm,
        "alu": (fma + alu if one_set else alu) * WARP_LANES / spec.int32_lanes_per_sm,
        "fp64": unit.get(Unit.FP64, 0) * WARP_LANES / fp64_lanes,
        "tensor": launch_traffic.tensor_clocks(counts, spec),
        "sfu": unit.get(Unit.SFU, 0) * WARP_LANES / spec.sfu_lanes_per_sm,
        "convert": unit.get(Unit.CONVERT, 0) * WARP_LANES / spec.sfu_lanes_per_sm,
        "load_store": traffic.requests * pass_clocks,
        "shared": traffic.shared_passes * spec.memory_rules.banks / spec.lsu_lanes_per_sm,
        "l1": traffic.l1_passes * spec.memory_rules.request_lanes / spec.lsu_lanes_per_sm,
        "l2": sharing * traffic.l2_bytes / l2_per_clock if l2_per_clock else 0.0,
        "dram": sharing * traffic.dram_bytes / dram_per_clock,
        "dispatch": sharing * counts.blocks / BLOCKS_PER_CLOCK,
    }
    return {name: clocks / counts.blocks for name, clocks in totals.items()}


def _stations(clocks: Mapping[str, float]) -> tuple[float, ...]:
    """Return the clocks of a block at each station: dispatch, execution, the SM's memory pipeline, L2, DRAM.

    Instructions issue to their units side by side, so the slowest unit counts; conversions and special functions share
    one. Shared memory and L1 are passes of one pipeline and add up, unless issuing the requests takes longer.

    Source: H200, tiled matrix products: shared wavefronts and L1 lines explain their times together, not alone.
    """
    units = (*(clocks[name] for name in ("issue", "fma", "alu", "fp64", "tensor")), clocks["sfu"] + clocks["convert"])
    memory = max(clocks["load_store"], clocks["shared"] + clocks["l1"])
    return (clocks["dispatch"], max(units), memory, clocks["l2"], clocks["dram"])


def _achieved(
    schedule: _Schedule, full: Circulation, rest: Circulation, warps_each: float, occupancy: Occupancy
) -> float:
    """Return resident warps in per cent of those that an SM can hold, averaged over the run.

    Customers that wait for their dispatch are not resident. A wave lasts as long as its circulation.

    Source: NVIDIA, nvprof metrics reference, "achieved_occupancy": active warps per active cycle over the maximum.
    """
    spent = schedule.full * full.time + rest.time
    if not spent:
        return 0.0
    customers_each = occupancy.warps_per_sm / (occupancy.blocks_per_sm * warps_each)
    resident = schedule.full * full.time * (schedule.resident * customers_each - full.waiting[0])
    resident += rest.time * (schedule.rest * customers_each - rest.waiting[0])
    return 100.0 * warps_each * resident / (spent * occupancy.max_warps_per_sm)
