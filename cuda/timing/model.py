"""The modelled time of a launch: simulated where its machine code is read, else estimated.

The rule: a time says how it was modelled (`Method`), and what constants it rests on. Of a simulated launch the
multiprocessor that has most blocks decides. Some generations of its blocks are simulated, with the requests that were
recorded; the blocks behind them go on at the same rate. L2 and DRAM are shared: each multiprocessor that has work gets
its part of their bandwidth. The two start states are a cold and a warm L2 cache.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.device.gpus import SECTOR_BYTES, TimingConstants, constants_of
from warplens.cuda.device.occupancy import CARVE_OUTS_KIB, WARP_LANES, Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.metrics import TAIL, ranked_terms
from warplens.cuda.ground.points import CacheState
from warplens.cuda.simt.counting.counts import SURFACE, TEXTURE, LaunchCounts
from warplens.cuda.simt.counting.rules import LINE_SECTORS
from warplens.cuda.timing import simulation
from warplens.cuda.timing import trace as launch_traces
from warplens.cuda.timing.estimate import Method, ModelledTime, estimated_time
from warplens.cuda.timing.further_units import with_further_units
from warplens.cuda.timing.simulation import Requests, Simulation, Work, simulated
from warplens.cuda.timing.simulator import values
from warplens.cuda.timing.simulator.values import Kind
from warplens.cuda.timing.trace import LaunchTrace, MovedArrays, Program

MOST_ISSUED = 150_000  # instructions that are simulated at most; the others go on at the rate of these' second half
FEWEST_GENERATIONS, MOST_GENERATIONS = 3, 8  # the fewest and the most generations of resident blocks that are simulated
ENOUGH = 60_000  # further generations are simulated up to this number of instructions
SHARED = 1.5  # where more multiprocessors than this read each byte, on average, they share the arrays of the launch
LONG = 6  # behind more full generations the last blocks go on at the same rate; else most of them begin together
AROUND_L1 = ".cg."  # a load or copy with this in its PTX leaves L1 out
LEAST_CARVE_OUT_BYTES = 8 << 10
LEAST_LINES = 64
LINE_BYTES = LINE_SECTORS * SECTOR_BYTES
_NS = 1e9


def model_time(
    *,
    counts: LaunchCounts,  # what the launch executed
    spec: GpuSpec,
    occupancy: Occupancy,  # the blocks that are resident on a multiprocessor
    blocks: int,
    threads_per_block: int,
    footprint_bytes: int,  # of its arrays together
    trace: LaunchTrace | None = None,  # its machine code and recorded requests; without it the time is estimated
    cache: CacheState = CacheState.COLD,  # the L2 cache when it begins; an estimate is always one of a cold cache
) -> ModelledTime:
    """Return the modelled time of a launch of at least one block; `UnsupportedError` if the sheet has no rate of the
    products of matrices that the launch makes.
    """
    if trace is None:
        modelled = estimated_time(
            counts=counts,
            spec=spec,
            occupancy=occupancy,
            blocks=blocks,
            threads_per_block=threads_per_block,
            footprint_bytes=footprint_bytes,
        )
    else:
        modelled = simulated_launch(
            counts=counts, spec=spec, occupancy=occupancy, threads_per_block=threads_per_block, trace=trace, cache=cache
        ).time
    on_busiest = -(-counts.blocks // spec.sm_count)
    doubts = uncertainties(counts, trace, generations=-(-on_busiest // occupancy.blocks_per_sm))
    modelled = replace(modelled, notes=(*doubts, *modelled.notes))
    if not counts.constant_replays and all(memory.space not in (TEXTURE, SURFACE) for memory in counts.memory):
        return modelled
    return with_further_units(modelled, counts, spec, trace.array_bytes if trace is not None else None, cache)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """How a launch lies on the GPU."""

    blocks: int
    warps: int
    active: int  # multiprocessors that have work
    on_busiest: int  # the blocks of the multiprocessor that has most
    resident: int  # blocks that each multiprocessor holds at a time
    slices: float  # of L2


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulatedLaunch:
    """A launch by the simulation of some blocks of its busiest multiprocessor, which takes `clocks` for all of them."""

    time: ModelledTime
    program: Program
    run: Simulation
    shape: Shape
    clocks: float


def simulated_launch(
    *,
    counts: LaunchCounts,
    spec: GpuSpec,
    occupancy: Occupancy,
    threads_per_block: int,
    trace: LaunchTrace,
    cache: CacheState = CacheState.COLD,
    events: int = 0,  # the most of the multiprocessor that are noted
) -> SimulatedLaunch:
    """Simulate a launch on one multiprocessor; see `model_time`."""
    constants = constants_of(spec)
    program = launch_traces.program_of(trace, counts, spec)
    requests = simulation.requests_of(trace.recorded, counts, trace.array_bytes, program)
    shape = _shape(counts.blocks, threads_per_block, occupancy, constants.values, spec)
    memory = MovedArrays.of(counts, trace, constants.values, spec, cache)
    shared_bytes = occupancy.blocks_per_sm * (trace.shared_bytes + spec.limits.reserved_shared_bytes)
    l1_lines = _l1_lines(spec, constants.values, shared_bytes)
    cost = _costs(program, requests, trace, counts, constants.values, shape=shape)
    cost[_bypassing_l1(program, counts, spec)] = 0.0

    def rates_in(state: MovedArrays) -> values.Rates:
        return _rates(constants.values, spec, shape, state, l1_lines=l1_lines)

    memory = _with_lacking(
        program, requests, shape, cost, rates_in=rates_in, memory=memory, c=constants.values, spec=spec
    )
    rates = rates_in(memory)
    run = _run(program, requests, shape, cost, rates=rates, events=events)
    read_bytes = min(memory.loaded_bytes, rates.dram_share * simulation.granule_bytes(run, program))
    written_bytes = memory.stored_bytes * memory.written_back * memory.lacks.in_dram
    # the stores of a few generations may all be under way, and hold nothing up
    moving_clocks = (read_bytes + written_bytes) / spec.memory_bandwidth_bytes_per_s * spec.clock_hz
    clocks = max(_whole(run, shape, program), moving_clocks)
    launch_ns = constants.values.launch_warm_ns if cache is CacheState.WARM else constants.values.launch_cold_ns
    to_ns = _NS / spec.clock_hz
    stalls = simulation.stalls_of(run)
    time_ns = launch_ns + clocks * to_ns
    wavefronts = float(sum(m.wavefronts for m in counts.memory if m.space == "shared"))
    bounds = simulation.bounds_ns(program, cost, wavefronts, active=shape.active, spec=spec)
    work = Work(
        time_ns=time_ns,
        clocks=clocks,
        blocks=counts.blocks,
        on_busiest=shape.on_busiest,
        active=shape.active,
        read_bytes=read_bytes,
        written_bytes=written_bytes,
        bounds_ns=bounds,
    )
    terms = simulation.busy_ns(run, program, work, constants.values, spec)
    waits = {name: share * clocks * to_ns for name, share in simulation.shares_of(stalls).items()}
    dispatch_ns = rates.block_clocks * shape.on_busiest * to_ns
    terms |= {"dispatch": dispatch_ns, "launch": launch_ns} | waits
    ranked = ranked_terms(terms, time_ns)
    waves = counts.blocks / (spec.sm_count * occupancy.blocks_per_sm)
    # The last wave leaves multiprocessors empty for a part of the clocks.
    ideal = clocks * waves / max(1, -(-shape.on_busiest // shape.resident))
    tail_ns = max(0.0, clocks - ideal) * to_ns if waves > 1 else 0.0
    time = ModelledTime(
        time_ns=time_ns,
        terms_ns=terms | {TAIL: tail_ns},
        bounds_ns=bounds,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=simulation.achieved_percent(run, occupancy),
        waves=waves,
        method=Method.SIMULATED,
        stalls=stalls,
        waits_at=simulation.waits_at(run, program),
        local_traffic_percent=simulation.local_traffic_percent(run),
        note=constants.origin,
    )
    return SimulatedLaunch(time=time, program=program, run=run, shape=shape, clocks=clocks)


def _shape(blocks: int, threads_per_block: int, occupancy: Occupancy, c: TimingConstants, spec: GpuSpec) -> Shape:
    active = min(blocks, spec.sm_count)
    return Shape(
        blocks=blocks,
        warps=-(-threads_per_block // WARP_LANES),
        active=active,
        on_busiest=-(-blocks // active),
        resident=occupancy.blocks_per_sm,
        slices=max(1.0, c.atomic_slices_per_sm * spec.sm_count),
    )


_UNCHANGED = (  # the rates that are constants in clocks as they are
    "block_latency", "shared_latency", "l1_latency", "l2_spread", "dram_latency", "dram_spread", "shared_port",
    "store_line", "atomic_latency", "atomic_turn", "barrier_latency", "variable_latency", "sfu_latency",
    "fp64_latency",
)  # fmt: skip


def _rates(c: TimingConstants, spec: GpuSpec, shape: Shape, memory: MovedArrays, *, l1_lines: float) -> values.Rates:
    """Return the rates of one multiprocessor in this launch: its part of L2 and DRAM, and what is left of its L1."""
    part = shape.active / spec.sm_count

    def l2(ratio: float) -> float:
        return part * c.sector_clocks(ratio, spec.l2_bandwidth_bytes_per_s, spec)

    def dram(ratio: float) -> float:
        return part * c.sector_clocks(ratio, spec.memory_bandwidth_bytes_per_s, spec)

    turn = dram(c.dram_turn_ratio) if memory.is_mixed else 0.0
    is_kept = memory.is_mixed and not memory.is_warm
    unchanged = {rate: getattr(c, f"{rate}_clocks") for rate in _UNCHANGED}
    return values.Rates(
        **unchanged,
        block_clocks=c.block_start_gpu_clocks * shape.active,
        warp_latency=c.warp_start_clocks,
        l2_latency=c.l2_latency_clocks + memory.first_share * memory.lacks.far * c.l2_far_clocks,
        page_latency=c.page_latency_clocks if memory.has_pages else 0.0,
        l2_line=l2(c.l2_line_ratio),
        l2_sector=max(c.port_sector_clocks, l2(c.l2_sector_ratio)),
        l2_write_line=l2(c.l2_write_line_ratio),
        l2_write_sector=max(c.port_sector_clocks, l2(c.l2_write_sector_ratio)),
        l2_partial_sector=max(c.port_sector_clocks, l2(c.l2_partial_sector_ratio)),
        l2_atomic_sector=max(c.port_sector_clocks, l2(c.l2_atomic_sector_ratio)),
        dram_read=dram(c.dram_read_ratio),
        dram_write=memory.merged * (dram(c.dram_write_ratio) + turn),
        dram_kept=memory.merged * (dram(c.dram_kept_ratio) + turn) if is_kept else 0.0,
        dram_share=memory.first_share * memory.lacks.in_dram,
        drops_lines=float(memory.is_warm),
        write_back_share=memory.written_back * memory.lacks.in_dram,
        first_latency=0.0 if memory.is_warm else c.first_latency_ratio,
        takes_turns=c.scheduler_turns,
        lsu_clocks=WARP_LANES / spec.lsu_lanes_per_sm,
        pass_clocks=c.pass_clocks,
        queue_depth=_whole_number(c.lsu_queue_depth, values.MOST_QUEUED),
        shared_queue_depth=_whole_number(c.shared_queue_depth, values.MOST_QUEUED),
        tag_banks=_whole_number(c.l1_tag_banks, values.MOST_TAG_BANKS),
        l1_lines=l1_lines,
        atomic_turn_float=c.float_atomic_turn_clocks,
        writes_under_way=_whole_number(c.writes_under_way_sectors, values.MOST_UNDER_WAY),
        reads_under_way=_whole_number(c.reads_under_way_sectors, values.MOST_UNDER_WAY),
        barrier_clocks=c.barrier_clocks,
        drain_share=c.drain_ratio,
    )


def _whole_number(measured: float, most: int) -> float:
    """Return the whole number that a measurement comes nearest to, of those that the simulation has room for."""
    return float(min(most, max(1, round(measured))))


def _l1_lines(spec: GpuSpec, c: TimingConstants, shared_bytes: int) -> float:
    """Return the lines of the L1 cache that the shared memory of resident blocks leaves: the driver takes the smallest
    carve-out that holds them. Where loads bypass it, it has a memory of its own, for those that are read-only.

    Source: CUDA C++ Programming Guide, "Compute Capability 9.0" and those before, sections on shared memory.
    """
    if not spec.l1_bytes_per_sm:
        return c.read_only_l1_bytes // LINE_BYTES
    needed = max(LEAST_CARVE_OUT_BYTES, shared_bytes)
    fitting = (kib << 10 for kib in CARVE_OUTS_KIB if needed <= kib << 10 <= spec.limits.shared_bytes)
    carved = next(fitting, spec.limits.shared_bytes)
    return float(max(LEAST_LINES, (spec.l1_bytes_per_sm - carved) // LINE_BYTES))


def _costs(
    program: Program, requests: Requests, trace: LaunchTrace, counts: LaunchCounts, c: TimingConstants, *, shape: Shape
) -> NDArray[np.float64]:
    """Return the costs of the program, with those of atomic operations. Such a cost is the GPU's requests to the
    busiest slice of L2 for one of this SM; negative for additions of floats.
    """
    cost = program.cost.copy()
    arrays = {memory.index: memory.array for memory in counts.memory}
    shares: dict[int, float] = {}
    for number in np.nonzero(program.kind == Kind.ATOMIC)[0]:
        site, is_float = int(program.site[number]), bool(program.is_float_atomic[number])
        if site not in shares:
            array_bytes = trace.array_bytes.get(arrays[program.global_sites[site]]) if site >= 0 else None
            shares[site] = _crowding(requests, site, array_bytes, c, shape, is_float=is_float) if site >= 0 else 1.0
        crowding = max(shares[site], 1.0 / shape.slices) * shape.active
        cost[number] = -crowding if is_float else crowding
    return cost


def _bypassing_l1(program: Program, counts: LaunchCounts, spec: GpuSpec) -> NDArray[np.bool_]:
    """Return which loads and asynchronous copies bypass L1.

    Those with the cache operator `.cg` do, and up to 6.2 all but read-only loads and spilled registers.

    Source: PTX ISA, cache operators of "ld" and "cp.async": `.cg` caches in L2 and below it, not in L1.
    """
    has_l1 = bool(spec.l1_bytes_per_sm)
    passing = {m.index for m in counts.memory if has_l1 or m.is_read_only or m.space == "local"}
    passing -= {m.index for m in counts.memory if AROUND_L1 in m.text}
    known = [index in passing for index in program.global_sites]
    of_site = np.array([*known, *(True for _ in program.spills), has_l1])  # the last: an unknown access
    is_load = np.isin(program.kind, (Kind.LOAD, Kind.COPY))  # the sites of others may be those of shared memory
    bypasses = np.zeros(len(program.site), np.bool_)
    bypasses[is_load] = ~of_site[program.site[is_load]]
    return bypasses


def _crowding(
    requests: Requests, site: int, array_bytes: int | None, c: TimingConstants, shape: Shape, *, is_float: bool
) -> float:
    """Return the share of the turns of an access that the busiest slice of L2 gets. A slice has pieces of the array;
    one sector of it may take longer than the whole slice otherwise would.
    """
    rows = requests.of(site).reshape(requests.blocks, -1, values.ROW)
    is_sector = np.arange(values.ROW - values.FIRST_SECTOR) < rows[..., values.SECTORS, None]
    if not is_sector.any():
        return 1.0
    sectors = rows[..., values.FIRST_SECTOR :].astype(np.int64)
    turns_each = rows[..., values.TURNS] / np.maximum(1, rows[..., values.SECTORS])
    weights = np.broadcast_to(turns_each[..., None], sectors.shape)
    size = math.inf if array_bytes is None else float(array_bytes)
    slices = sectors // int(c.atomic_slice_bytes // SECTOR_BYTES)
    of_slice = _busiest(slices, weights, is_sector, shape, size / c.atomic_slice_bytes)
    of_sector = _busiest(sectors, weights, is_sector, shape, size / SECTOR_BYTES)
    turns = float(weights[is_sector].mean())
    turn = c.float_atomic_turn_clocks if is_float else c.atomic_turn_clocks
    return max(of_slice, of_sector * turns * turn / (c.atomic_turn_clocks + (turns - 1.0) * turn))


def _busiest(
    places: NDArray[np.int64], weights: NDArray[np.float64], is_place: NDArray[np.bool_], shape: Shape, most: float
) -> float:
    """Return the share of the weights that the busiest place of the launch gets. The recorded blocks show how many
    places one block reaches, and how their number grows with that of the blocks.
    """
    _, number = np.unique(places[is_place], return_inverse=True)
    load = np.bincount(number, weights[is_place])
    of_blocks = zip(places, is_place, strict=True)
    each = float(np.mean([len(np.unique(of[marks])) for of, marks in of_blocks if marks.any()]))
    blocks = int(is_place.any(axis=(1, 2)).sum())
    growth = math.log(len(load) / each) / math.log(blocks) if blocks > 1 else 0.0
    reached = max(min(each * shape.blocks**growth, max(1.0, most)), len(load))
    return float(load.max() / load.sum() * len(load) / reached)


def _with_lacking(
    program: Program,
    requests: Requests,
    shape: Shape,
    cost: NDArray[np.float64],
    *,
    rates_in: Callable[[MovedArrays], values.Rates],
    memory: MovedArrays,
    c: TimingConstants,
    spec: GpuSpec,
) -> MovedArrays:
    """Return what a launch finds in L2; each byte of the arrays comes once from behind the near part of it.

    How much a warm one lacks is known for arrays that are read once, in the same order in each launch. Of bytes that
    several multiprocessors read it keeps more, as warm products of 2048 show: these lack nothing.
    """
    lacks = launch_traces.ALL
    if memory.is_warm:
        lacks = launch_traces.lacking(
            memory.loaded_bytes,
            memory.stored_bytes,
            active=shape.active,
            first=c.l2_first_sms,
            partitions=c.l2_partitions,
            l2_bytes=spec.l2_bytes,
        )
    if lacks == launch_traces.NOTHING or not memory.loaded_bytes:
        return replace(memory, lacks=lacks)
    rates = rates_in(memory)._replace(dram_share=1.0)
    run = _run(program, requests, shape, cost, rates=rates, limit=MOST_ISSUED // 4)
    fetched = simulation.granule_bytes(run, program)
    if memory.is_warm and fetched > SHARED * memory.loaded_bytes:
        return replace(memory, lacks=launch_traces.NOTHING)
    return replace(memory, lacks=lacks, first_share=min(1.0, memory.loaded_bytes / fetched) if fetched else 0.0)


def _run(
    program: Program,
    requests: Requests,
    shape: Shape,
    cost: NDArray[np.float64],
    *,
    rates: values.Rates,
    limit: int = MOST_ISSUED,
    events: int = 0,
) -> Simulation:
    """Simulate whole generations of blocks: all of them where they are few."""
    work = program.instructions_per_warp * shape.warps
    generations = max(FEWEST_GENERATIONS, min(MOST_GENERATIONS, int(ENOUGH / (work * shape.resident))))
    blocks = min(shape.on_busiest, generations * shape.resident)
    resident = min(shape.resident, blocks)
    return simulated(program, cost, requests, rates, blocks=blocks, resident=resident, limit=limit, events=events)


def _whole(run: Simulation, shape: Shape, program: Program) -> float:
    """Return the clocks of all blocks of the busiest multiprocessor."""
    totals, blocks, resident = run.totals, run.blocks, run.resident
    if not run.is_whole:  # cut off: it goes on at the rate of its second half
        left = shape.on_busiest * program.instructions_per_warp * shape.warps - totals[values.Total.ISSUED]
        issued = max(1.0, totals[values.Total.ISSUED] - totals[values.Total.HALF_ISSUED])
        second_half = totals[values.Total.NOW] - totals[values.Total.HALF_TIME]
        return float(totals[values.Total.NOW] + left * second_half / issued)
    clocks = float(run.done[-1])
    if blocks < shape.on_busiest:
        half = max(resident, blocks // 2 // resident * resident)
        each = float(run.done[-1] - run.done[half - 1]) / (blocks - half)
        full, rest = divmod(shape.on_busiest - blocks, resident)
        last = rest if full > LONG else 0.75 * rest + 0.25 * resident if rest else 0.0
        clocks += (full * resident + last) * each * program.instructions_per_warp / program.recorded_per_warp
    return clocks * program.beyond


# Warnings change no number. What is simulated stands for the launch: where it is a small part of a warp, or the launch
# has a block unlike it, the time may be off by any factor, and a warning says so.
FOLLOWED = 0.9  # a path that was followed for at least this part of its instructions counts as whole
UNEVEN = 2.0  # a block is far longer than others if it takes so many times as long as all generations of average ones
UNCERTAIN = "the modelled time is uncertain: "


def uncertainties(counts: LaunchCounts, trace: LaunchTrace | None, *, generations: int) -> tuple[str, ...]:
    """Return sentences on what makes the modelled time of a launch uncertain, none where nothing is known to.

    A multiprocessor executes `generations` of blocks one after the other; without a `trace` the time is estimated.
    """
    warnings = [] if trace is None else [_cut_path(counts, trace)]
    if counts.longest_block > UNEVEN * generations:
        warnings.append(
            f"the longest block executes {counts.longest_block:,.0f} times the instructions of an average one, "
            "and blocks are taken to be alike"
        )
    return tuple(UNCERTAIN + sentence for sentence in warnings if sentence)


def _cut_path(counts: LaunchCounts, trace: LaunchTrace) -> str:
    """Say how much of the longest recorded warp was followed, "" if all of it."""
    paths, flow, recorded = trace.paths, trace.flow, trace.recorded
    has_all_branches = bool((recorded.branch_times <= recorded.branches.shape[-1]).all())
    if has_all_branches and not paths.is_cut:
        return ""
    sizes = np.array([len(block.instructions) for block in flow.blocks])
    followed = np.array([sizes[path].sum() for path in paths.paths], np.float64)
    longest = np.unravel_index(int(paths.instructions.argmax()), paths.instructions.shape)
    average = float(np.dot(launch_traces.entered_blocks(flow, trace.passes, counts.warps), sizes)) / counts.warps
    simulated = float(followed[paths.of_warp[longest]])
    # a path that was cut off does not say how long it is
    executed = max(float(paths.instructions[longest]), average)
    if simulated >= FOLLOWED * executed:
        return ""
    return (
        f"{simulated:,.0f} of {executed:,.0f} instructions of the longest warp were simulated, "
        "and it is taken to go on like them"
    )
