"""The simulation of one multiprocessor over a launch: requests laid out, the compiled code run, and its sums read.

The rule: `simulator/sm.py` is the simulation, `sm.ll` the same in LLVM's language, as `make simulator` makes it
with Numba. Here LLVM alone compiles it, as it compiles kernels, so that a user needs no Numba and the code is kept with
that of kernels. What is read of its sums has the definitions of Nsight Compute.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.device.gpus import TimingConstants
from warplens.cuda.device.occupancy import WARP_LANES, Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.metrics import WAITS
from warplens.cuda.simt.codegen.module import Care
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import BANK_BYTES, SECTOR_BYTES
from warplens.cuda.simt.counting.transactions import RecordedBlocks
from warplens.cuda.simt.launch.machine import NativeCode, default_cache
from warplens.cuda.timing.simulator import values
from warplens.cuda.timing.simulator.values import Event, Kind, Rates, Stall, Total
from warplens.cuda.timing.trace import GRANULE_BYTES, Program

SIMULATOR = Path(__file__).with_name("simulator")
WORDS_PER_SM = 1 << 18  # the words of 8 bytes for the caches of the multiprocessor: tags, sectors, pages and granules
WORK_WORDS = 64  # those for packing requests: lanes and banks
WORDS_PER_WARP = 96  # those for each resident warp, without the times that it executed each access


@dataclass(frozen=True, slots=True, kw_only=True)
class Requests:
    """The requests of the recorded blocks, for each access to global or local memory.

    Those of a warp begin in `rows` at `start[access] + (block * warps + warp) * kept[access] * ROW`.
    """

    rows: NDArray[np.int32] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    kept: NDArray[np.int64] = field(repr=False)  # how many requests of a warp are kept
    step: NDArray[np.int64] = field(repr=False)  # bytes from one request of a warp to the next, or `NO_STEP`
    first: NDArray[np.int64] = field(repr=False)  # the first sector of its array
    size: NDArray[np.int64] = field(repr=False)  # how many sectors that has
    local: NDArray[np.int64] = field(repr=False)  # 1 for local memory, which L1 keeps, else 0
    wavefronts: NDArray[np.float64] = field(repr=False)  # of a request, for each access to shared memory
    most: NDArray[np.int64] = field(repr=False)  # how many each recorded warp makes of a site in `idle`
    most_at: NDArray[np.int64] = field(repr=False)  # where those begin in `most`; -1: each time one
    shared_most_at: NDArray[np.int64] = field(repr=False)  # the same for shared memory
    blocks: int  # how many were recorded
    warps: int  # of each block

    def of(self, access: int) -> NDArray[np.int32]:
        """Return the rows of one access, of shape (requests, `ROW`); those that no warp made have no sectors."""
        size = self.blocks * self.warps * int(self.kept[access]) * values.ROW
        return self.rows[self.start[access] : self.start[access] + size].reshape(-1, values.ROW)


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What the simulation of `blocks` came to, in clocks."""

    blocks: int
    resident: int  # at a time
    done: NDArray[np.float64] = field(repr=False)  # the ends of those that ended, ascending
    stalls: NDArray[np.float64] = field(repr=False)  # waiting of warps, by `Stall`
    waited: NDArray[np.float64] = field(repr=False)  # the same, at each instruction
    placed: NDArray[np.float64] = field(repr=False)  # end, begin (inf: it has none) and slot by block: (3, blocks)
    log: NDArray[np.float64] = field(repr=False)  # events that were asked for, of shape (events, `Event`)
    totals: NDArray[np.float64] = field(repr=False)  # sums by `Total`

    @property
    def is_whole(self) -> bool:
        """Whether all blocks ended before the limit."""
        return len(self.done) == self.blocks


def simulated(
    program: Program,
    cost: NDArray[np.float64],  # that of atomic operations depends on the launch
    requests: Requests,
    rates: Rates,
    *,
    blocks: int,  # of the multiprocessor; those not recorded repeat the requests further on in memory
    resident: int,
    limit: int,  # the most instructions that are simulated
    events: int = 0,  # the most that are noted
) -> Simulation:
    """Simulate blocks on one multiprocessor."""
    parts = np.cumsum([3 * blocks, len(Stall), len(cost), len(Total)])
    results = np.zeros(parts[-1] + events * len(Event))
    results[: 2 * blocks] = np.inf
    arrays = (
        *_laid_out(program, cost, requests, rates, blocks=blocks, resident=resident),
        results,
        np.zeros(_words(requests, rates, resident), np.int64),
    )
    finished = _code("sm").run(limit, events, *(array.ctypes.data for array in arrays))
    placed, stalls, waited, totals, log = np.split(results, parts)
    return Simulation(
        blocks=blocks,
        resident=resident,
        done=np.sort(placed[:blocks])[:finished],
        stalls=stalls,
        waited=waited,
        totals=totals,
        placed=placed.reshape(3, blocks),
        log=log.reshape(events, len(Event))[: int(totals[Total.NOTED])],
    )


def _laid_out(
    program: Program, cost: NDArray[np.float64], requests: Requests, rates: Rates, *, blocks: int, resident: int
) -> tuple[NDArray[Any], ...]:
    """Return what the simulation reads, as the arrays that `sm.run` takes apart again."""
    code = np.array(
        [
            program.kind, program.stall, program.write, program.read, program.wait_mask, program.site,
            program.constant, program.operands,
        ],
        np.int64,
    )  # fmt: skip
    sites = np.array(
        [
            requests.start, requests.kept, requests.step, requests.first, requests.size, requests.local,
            requests.most_at,
        ],
        np.int64,
    )  # fmt: skip
    of_program = [program.first, program.steps, program.start, program.path]
    path = np.concatenate([*of_program, requests.shared_most_at, requests.most])
    sizes = np.array(
        [
            len(cost), len(program.first), len(program.steps), len(program.start) - 1, blocks, requests.blocks,
            resident, requests.warps, len(requests.start), len(requests.rows), len(requests.wavefronts),
            len(requests.most), _words(requests, rates, resident),
        ],
        np.int64,
    )  # fmt: skip
    costs = np.ascontiguousarray(cost, np.float64)
    return sizes, np.array(rates, np.float64), code, costs, path, sites, requests.rows, requests.wavefronts


def _words(requests: Requests, rates: Rates, resident: int) -> int:
    """Return how many words of 8 bytes the simulation works in."""
    occurrences = len(requests.start) + len(requests.wavefronts)
    of_warps = resident * requests.warps * (WORDS_PER_WARP + occurrences)
    return WORDS_PER_SM + of_warps + 8 * resident + int(8 * rates.l1_lines)


def packed(
    times: NDArray[np.int64],  # how many were recorded of each warp, int64 of shape (blocks, warps)
    masks: NDArray[np.int64],  # their active lanes, of shape (blocks, warps, recorded)
    addresses: NDArray[np.int64],  # from the start of the array, of shape (blocks, warps, recorded, 32)
    *,
    base: int,  # the first sector of the array
    width_bytes: int,  # what a lane accesses
    kept: int,  # how many are packed of each warp
) -> tuple[NDArray[np.int32], int]:
    """Return recorded requests of an access as rows of sectors, and the bytes from one to the next.

    Rows are of shape (blocks, warps, kept, `ROW`); the step in bytes is `NO_STEP` where it is not the same for all.
    """
    blocks, warps, held = masks.shape
    table, step = np.zeros((blocks, warps, kept, values.ROW), np.int32), np.zeros(1, np.int64)
    arrays = (
        np.array([blocks * warps, kept, held], np.int64),
        table,
        np.ascontiguousarray(times, np.int64),
        np.ascontiguousarray(masks, np.int64),
        np.ascontiguousarray(addresses, np.int64),
        step,
        np.zeros(WORK_WORDS, np.int64),
    )
    _code("packing").run(base, width_bytes, *(array.ctypes.data for array in arrays), None, None, None)
    return table, int(step[0])


@cache
def _code(name: str) -> NativeCode:
    """Return the compiled code of a module; it is compiled once for a machine."""
    return NativeCode((SIMULATOR / f"{name}.ll").read_text(encoding="utf-8"), default_cache(), care=Care.SHORT)


# The sectors of a recorded request are exact. A warp that executes an instruction more often than was recorded goes on
# as it began: by equal steps where all warps do so, else through the recorded requests anew.
GAP_SECTORS = 4096  # the sectors between two arrays, which are laid out one behind the other: no two share a line
LOCAL_BYTES = 1 << 12  # addresses of local memory repeat after this; none of them is an address of an array
UNKNOWN_BYTES = 1 << 40  # the size of an array that is not known


def requests_of(
    recorded: RecordedBlocks, counts: LaunchCounts, array_bytes: Mapping[str, int], program: Program
) -> Requests:
    """Return the sectors of recorded requests to the accesses of a program."""
    of_index = {memory.index: memory for memory in counts.memory}
    bases = _bases(array_bytes)
    blocks, _, warps = recorded.times.shape
    accesses: list[tuple[int, ...]] = []  # start, kept, step, first, size and local of each
    rows, at = [], 0
    for index in program.global_sites:
        times = recorded.times[:, index]
        masks, addresses = recorded.masks[:, index], recorded.addresses[:, index]
        most = max(1, min(int(times.max(initial=1)), masks.shape[-1]))
        memory = of_index[index]
        base = bases.get(memory.array, bases[""])
        is_local = memory.space == "local"
        if is_local:
            # Hardware lays elements of neighbouring lanes side by side, and the memory of warps one behind the other.
            of_warps = values.LANES * LOCAL_BYTES * np.arange(blocks * warps).reshape(blocks, warps, 1, 1)
            of_lanes = memory.width_bytes * np.arange(values.LANES)
            addresses = values.LANES * (addresses % LOCAL_BYTES) + of_lanes + of_warps
        width_bytes, kept = memory.width_bytes, np.minimum(times, most)
        table, moves = packed(kept, masks, addresses, base=base, width_bytes=width_bytes, kept=most)
        size = max(1, array_bytes.get(memory.array, UNKNOWN_BYTES) // SECTOR_BYTES)
        accesses.append((at, most, moves, base, size, int(is_local)))
        rows.append(table.ravel())
        at += table.size
    for offset, width_bytes in program.spills:
        table = _spilled(bases[""] + offset % LOCAL_BYTES, width_bytes, blocks * warps)
        accesses.append((at, 1, values.NO_STEP, bases[""], UNKNOWN_BYTES // SECTOR_BYTES, 1))
        rows.append(table.ravel())
        at += table.size
    shared = [of_index[index] for index in program.shared_sites]
    place = {index: number * blocks * warps for number, index in enumerate(sorted(program.idle))}
    of_site = [place.get(index, -1) for index in program.global_sites]
    made = [recorded.times[:, index].ravel() for index in place]
    start, kept, step, first, size_of, local = np.array(accesses or [(0, 1, 0, 0, 1, 0)], np.int64).T.copy()
    return Requests(
        rows=np.concatenate(rows) if rows else np.zeros(values.ROW, np.int32),
        start=start,
        kept=kept,
        step=step,
        first=first,
        size=size_of,
        local=local,
        wavefronts=np.array([m.wavefronts / m.requests if m.requests else 1.0 for m in shared] or [1.0], np.float64),
        most=np.concatenate(made).astype(np.int64) if made else np.zeros(0, np.int64),
        most_at=np.array([*of_site, *(-1 for _ in program.spills)] or [-1], np.int64),
        shared_most_at=np.array([place.get(index, -1) for index in program.shared_sites] or [-1], np.int64),
        blocks=blocks,
        warps=warps,
    )


def _spilled(base: int, width_bytes: int, warps: int) -> NDArray[np.int32]:
    """Return the request by which each warp keeps a register of all its lanes: whole sectors, one for each byte."""
    table = np.zeros((warps, values.ROW), np.int32)
    table[:, [values.SECTORS, values.TURNS]] = width_bytes
    table[:, values.BANK_WORDS] = max(1, width_bytes // BANK_BYTES)
    each = values.LANES * LOCAL_BYTES // SECTOR_BYTES * np.arange(warps)[:, None]
    table[:, values.FIRST_SECTOR : values.FIRST_SECTOR + width_bytes] = base + each + np.arange(width_bytes)
    return table


def _bases(array_bytes: Mapping[str, int]) -> dict[str, int]:
    """Return the first sector of each array; "" stands for memory of no known array, behind all of them."""
    bases, at = {}, GAP_SECTORS
    for name, size in array_bytes.items():
        bases[name] = at
        at += -(-size // SECTOR_BYTES) + GAP_SECTORS
    return {**bases, "": at}


# What the sums of a run say of the launch.
def granule_bytes(run: Simulation, program: Program) -> float:
    """Return the bytes of the granules that all multiprocessors ask L2 for, each of them once."""
    issued = max(1.0, float(run.totals[Total.ISSUED]))
    return float(run.totals[Total.GRANULES]) * GRANULE_BYTES * float(program.executed.sum()) / issued


def stalls_of(run: Simulation) -> dict[str, float]:
    """Return the clocks of a warp for each instruction that it issues, by cause."""
    issued = max(1.0, run.totals[Total.ISSUED])
    return {stall.name.lower(): float(run.stalls[stall] / issued) for stall in Stall if run.stalls[stall] > 0.0}


def shares_of(stalls: dict[str, float]) -> dict[str, float]:
    """Return the share of each cause in the clocks of a warp, without those in which it issues."""
    spent = sum(stalls.values())
    return {name: clocks / spent for name, clocks in stalls.items() if name in WAITS} if spent else {}


def achieved_percent(run: Simulation, occupancy: Occupancy) -> float:
    """Return resident warps in per cent of those that an SM can hold, averaged over the run.

    A warp is resident from the start of its block, before it issues anything, until its last store is done.

    Source: NVIDIA, nvprof metrics reference, "achieved_occupancy": active warps per active cycle over the maximum.
    """
    end = float(run.done[-1]) if run.is_whole else float(run.totals[Total.NOW])
    return min(100.0, 100.0 * float(run.totals[Total.RESIDENT]) / (max(1.0, end) * occupancy.max_warps_per_sm))


def local_traffic_percent(run: Simulation) -> float | None:
    """Return the sectors of local memory in per cent of all between L1 and L2; None of a launch without local memory.

    Loads that miss L1 count, stores and atomic operations, not textures: those of `l1tex__m_xbar2l1tex_read_sectors`
    and `l1tex__m_l1tex2xbar_write_sectors`.
    """
    totals = run.totals
    local = float(totals[Total.LOCAL_MISSES] + totals[Total.KEPT])
    stored = totals[Total.KEPT] + totals[Total.STORED] - totals[Total.MERGED]
    moved = float(totals[Total.MISSES] + stored + totals[Total.ATOMIC_SECTORS])
    return 100.0 * local / moved if local else None


def waits_at(run: Simulation, program: Program) -> tuple[tuple[int, float], ...]:
    """Return the lines of the PTX at which warps wait, with their share of all waiting, longest first."""
    lines: Counter[int] = Counter()
    for line, clocks in zip(program.ptx_line.tolist(), run.waited.tolist(), strict=True):
        lines[line] += clocks
    spent = sum(lines.values())
    return tuple((line, clocks / spent) for line, clocks in lines.most_common() if clocks > 0.0)


# The throughputs of a launch as Nsight Compute defines them, and the times that it cannot fall below.
# A throughput is what a unit did, over the most that it could have done meanwhile. Work is counted over the whole
# launch; only what depends on the caches is taken from the simulated multiprocessor. Units that have several parts
# count as their busiest part. Which multiprocessors count differs: idle ones are part of the throughput of arithmetic,
# of L2 and of DRAM, and no part of that of L1.
# Source: Nsight Compute, metrics reference: "sm__throughput" and "lts__throughput" over the elapsed cycles of all
# units, "l1tex__throughput" over the cycles in which a multiprocessor has work ("active"), "dram__throughput" over the
# peak bandwidth. Of "sm__throughput" these are the parts "inst_executed", "inst_executed_pipe_lsu" (one a clock),
# "pipe_alu", "pipe_fma", "pipe_fp64", "pipe_tensor" and "pipe_xu"; of "l1tex__throughput" "data_pipe_lsu_wavefronts":
# shared memory and L1 have one data stage.

PIPES = {"alu": Kind.ALU, "fma": Kind.FMA, "fp64": Kind.FP64, "sfu": Kind.SFU, "tensor": Kind.TENSOR}
REQUESTS = (Kind.SHARED, Kind.LOAD, Kind.STORE, Kind.ATOMIC, Kind.COPY)  # what the load/store unit executes
LOADED_HALF, FILLED_SECTOR = 1.18, 1.83
"""Each half of a line that a load requests, and each sector that DRAM fills, costs L2 the time of this many sectors at
the bandwidth of the sheet. Stores and atomic operations keep it busy as the simulation has it.

A slice of L2 gives 64 bytes in a clock, half of a line, however few of its sectors are asked for. Source: NVIDIA A100
Tensor Core GPU Architecture (2020), "L2 cache": 5,120 bytes a clock, of 80 slices (from memory).

Both numbers: H200, "lts__throughput" of 76 launches of half A of the kernels of public projects that have no atomic
operations (`tests/benchmarks/model/limiters.py`), by least relative errors: with the halves and sectors that were
counted they are 10 % in the mean, 7 % in the median; with whole lines in place of halves 13 and 9 %. What several
multiprocessors ask for at the same time L2 serves together, so that its port to them is no part of this: gathers, which
they never ask for together, come out 15 to 25 % too low.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What a launch does as a whole, and how long it takes: its modelled time includes the launch itself."""

    time_ns: float
    clocks: float  # of the busiest multiprocessor, from its first block to the end of its last
    blocks: int
    on_busiest: int  # its blocks
    active: int  # multiprocessors that have work
    read_bytes: float  # those that DRAM moves before the launch ends
    written_bytes: float  # the same
    bounds_ns: Mapping[str, float]


def bounds_ns(
    program: Program, cost: NDArray[np.float64], wavefronts: float, *, active: int, spec: GpuSpec
) -> dict[str, float]:
    """Return the times in which each part of the multiprocessors does the work of a launch at the earliest.

    No launch is faster: the busiest multiprocessor executes at least an even share of all instructions.

    `cost` are the clocks for which each instruction keeps its pipe busy, `wavefronts` the passes of shared memory of
    all blocks, and `active` the multiprocessors with work.
    """
    executed, kind = program.executed, program.kind
    clocks = {"issue": float(executed.sum()) / values.SCHEDULERS}
    for name, pipe in PIPES.items():
        is_its = kind == pipe
        clocks[name] = float((executed[is_its] * cost[is_its]).sum()) / values.SCHEDULERS
    requests = float(executed[np.isin(kind, REQUESTS)].sum())
    clocks["load_store"] = requests * WARP_LANES / spec.lsu_lanes_per_sm
    clocks["shared"] = wavefronts
    return {name: value / active / spec.clock_hz * 1e9 for name, value in clocks.items()}


def busy_ns(run: Simulation, program: Program, work: Work, c: TimingConstants, spec: GpuSpec) -> dict[str, float]:
    """Return the throughput of each unit times the time of the launch: for so long it is busy at its peak.

    Shared memory and L1 share their data stage: the one that takes more of it has the throughput of both.
    """
    totals = run.totals
    # `of_all` times the simulated requests are those of the launch.
    of_all = float(program.executed.sum()) / max(1.0, float(totals[Total.ISSUED]))
    share_of_gpu = work.active / spec.sm_count
    busy = {name: bound * share_of_gpu for name, bound in work.bounds_ns.items() if name != "shared"}
    shared = float(totals[Total.SHARED_CLOCKS])
    cached = float(totals[Total.LSU_CLOCKS]) - float(totals[Total.ASIDE_CLOCKS]) - shared
    stage = (shared + cached) * of_all * work.on_busiest / work.blocks / max(1.0, work.clocks)
    largest = max(shared, cached, 1.0)
    busy["shared"], busy["l1"] = (stage * work.time_ns * part / largest for part in (shared, cached))
    loaded = LOADED_HALF * float(totals[Total.LOADED_HALVES]) * of_all
    filled = FILLED_SECTOR * work.read_bytes / SECTOR_BYTES
    # The clocks of stores are those in which a multiprocessor may send them: its own port takes some of them.
    own = share_of_gpu * c.sector_clocks(c.l2_write_sector_ratio, spec.l2_bandwidth_bytes_per_s, spec)
    stored = float(totals[Total.STORED] - totals[Total.MERGED])
    stores = max(0.0, float(totals[Total.L2_CLOCKS]) - stored * max(0.0, c.port_sector_clocks - own))
    at_peak_ns = SECTOR_BYTES / spec.l2_bandwidth_bytes_per_s * 1e9
    busy["l2"] = (loaded + filled) * at_peak_ns + stores * of_all / work.active / spec.clock_hz * 1e9
    moved = work.read_bytes + work.written_bytes
    busy["dram"] = moved / spec.memory_bandwidth_bytes_per_s * 1e9
    return {name: min(value, work.time_ns) for name, value in busy.items()}
