"""The throughputs of a launch as Nsight Compute defines them, and the times that it cannot fall below.

The rule: a throughput is what a unit did, over the most that it could have done meanwhile. Work is counted over the
whole launch; only what depends on the caches is taken from the simulated multiprocessor. Units that have several parts
count as their busiest part. Which multiprocessors count differs: idle ones are part of the throughput of arithmetic,
of L2 and of DRAM, and no part of that of L1.

Source: Nsight Compute, metrics reference: "sm__throughput" and "lts__throughput" over the elapsed cycles of all units,
"l1tex__throughput" over the cycles in which a multiprocessor has work ("active"), "dram__throughput" over the peak
bandwidth. Of "sm__throughput" these are the parts "inst_executed", "inst_executed_pipe_lsu" (one a clock), "pipe_alu",
"pipe_fma", "pipe_fp64", "pipe_tensor" and "pipe_xu"; of "l1tex__throughput" "data_pipe_lsu_wavefronts": shared memory
and L1 have one data stage.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.device.occupancy import WARP_LANES
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.timing_constants import SECTOR_BYTES, TimingConstants
from warplens.cuda.timing.simulator.inputs import Program
from warplens.cuda.timing.simulator.native import Simulation
from warplens.cuda.timing.simulator.values import SCHEDULERS, Total
from warplens.cuda.timing.units import Kind

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
    clocks = {"issue": float(executed.sum()) / SCHEDULERS}
    for name, pipe in PIPES.items():
        is_its = kind == pipe
        clocks[name] = float((executed[is_its] * cost[is_its]).sum()) / SCHEDULERS
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
