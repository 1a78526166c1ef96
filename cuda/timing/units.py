"""What an instruction of the machine code keeps busy, for how long, and how busy a launch keeps each unit.

The rule: an instruction is known by the low 9 bits of its opcode, which name the operation; those above say where its
operands stand. The clocks are those of a scheduler's own share of the multiprocessor: lanes of the sheet over
schedulers, for products of whole numbers the 64 of the guide's table. An opcode that is not listed is one of integers,
which are most.

Source: opcodes as nvdisasm 12.9 names them on sm_70 to sm_120; lanes, CUDA C++ Programming Guide, "Arithmetic
Instructions".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.timing_constants import SECTOR_BYTES, TimingConstants
from warplens.cuda.timing.simulator.inputs import Program
from warplens.cuda.timing.simulator.native import Simulation
from warplens.cuda.timing.simulator.values import SCHEDULERS, Total

OPERATION_BITS = 0x1FF
WARP_LANES = 32


class Kind(IntEnum):
    """The part of a multiprocessor that an instruction keeps busy; those up to `TENSOR` are pipes of a scheduler."""

    ALU = 0
    FMA = 1
    FP64 = 2
    SFU = 3
    TENSOR = 4
    SHARED = 5
    """shared memory, and exchanges between lanes"""
    LOAD = 6
    STORE = 7
    ATOMIC = 8
    BARRIER = 9
    EXIT = 10
    UNIFORM = 11
    """no pipe of the scheduler: branches, barriers of divergent lanes, the datapath of uniform registers"""
    VARIABLE = 12
    """a long latency behind a scoreboard and no pipe to wait for: special registers, constants by an index"""
    COPY = 13
    """an asynchronous copy to shared memory, a load without a register"""
    COMMIT = 14
    """the end of a group of such copies"""
    AWAIT = 15
    """waiting for all such groups but the last ones"""


FLOAT = frozenset({0x20, 0x21, 0x23, 0x30, 0x31, 0x32, 0x35, 0x3E})
"""FMUL, FADD, FFMA, HADD2, HFMA2, HMUL2, HFMA2.MMA, packed FADD2."""
WHOLE_PRODUCTS = frozenset({0x24, 0x25, 0x26, 0x27})
"""IMAD, IMAD.WIDE, IDP, IMAD.HI: lanes of FMA, 64 of them at most."""
WHOLE_PRODUCT_LANES = 64
"""The products of whole numbers of a multiprocessor in a clock, from compute capability 7.0 on."""
WHOLE_SUMS = frozenset({0x36})
"""VIADD, Hopper's sum of two integers: on the pipe of FMA, with the lanes of integers.

Source: that it does not keep ALU busy follows from `blur` of the public projects on an H200
(`tests/hardware/counters/h200_projects.json`): with it the instructions of ALU would take 106 % of the cycles that
passed, and "sm__throughput" is 90 %. Which pipe it is instead no document says.
"""
DOUBLE = frozenset({0x28, 0x29, 0x2A, 0x2B})
"""DMUL, DADD, DSETP, DFMA."""
SPECIAL = frozenset({0x13, 0x100, 0x101, 0x104, 0x105, 0x106, 0x107, 0x108, 0x109, 0x110, 0x111, 0x112, 0x113})
"""FCHK, FLO, BREV, F2F, F2I, I2F, FRND, MUFU, POPC, and the forms of conversions on 64 bits."""
PRODUCTS = frozenset({0x37, 0x3C, 0x3F, 0x1DF, 0x1F0, 0x1F1, 0x1F2, 0x1F3})
"""IMMA, HMMA, DMMA, and the products of warpgroups."""
SHARED = frozenset({0x3B, 0x13B, 0x184, 0x188, 0x189, 0x18C, 0x18D})
"""LDSM, LDS, STS, SHFL, ATOMS."""
LOADS = frozenset({0x180, 0x181, 0x183})
"""LD, LDG, LDL."""
COPIES, COMMITS, AWAITS = frozenset({0x1AE}), frozenset({0x1AF}), frozenset({0x11A})
"""LDGSTS; LDGDEPBAR; DEPBAR."""
STORES = frozenset({0x185, 0x186, 0x187})
"""ST, STG, STL."""
ATOMICS = frozenset({0x18A, 0x18B, 0x18E, 0x1A3, 0x1A6, 0x1A8, 0x1A9, 0x1AA})
"""ATOM, RED and ATOMG, with their forms that compare."""
FLOAT_ATOMICS = frozenset({0x1A3, 0x1A6})
"""ATOMG and RED that add floats."""
BARRIERS = frozenset({0x11D})
EXITS = frozenset({0x14D})
UNIFORM = frozenset(
    {
        0x82,
        0x83,
        0x86,
        0x8C,
        0x90,
        0x91,
        0x92,
        0x99,
        0xB9,
        0x118,
        0x141,
        0x142,
        0x144,
        0x145,
        0x147,
        0x148,
        0x149,
        0x150,
    }
)
"""UMOV, UIADD3, ULDC and others of uniform registers; NOP, BSYNC, BSSY, BRA, BRX, RET, WARPSYNC."""
VARIABLE = frozenset({0x119, 0x182, 0x1C3})
"""S2R, LDC, S2UR."""
_KINDS = {
    operation: kind
    for kind, operations in (
        (Kind.FMA, FLOAT | WHOLE_PRODUCTS | WHOLE_SUMS),
        (Kind.FP64, DOUBLE),
        (Kind.SFU, SPECIAL),
        (Kind.TENSOR, PRODUCTS),
        (Kind.SHARED, SHARED),
        (Kind.LOAD, LOADS),
        (Kind.STORE, STORES),
        (Kind.ATOMIC, ATOMICS),
        (Kind.BARRIER, BARRIERS),
        (Kind.EXIT, EXITS),
        (Kind.UNIFORM, UNIFORM),
        (Kind.VARIABLE, VARIABLE),
        (Kind.COPY, COPIES),
        (Kind.COMMIT, COMMITS),
        (Kind.AWAIT, AWAITS),
    )
    for operation in operations
}


def kind_of(opcode: int) -> Kind:
    """Return what an instruction keeps busy.

    Example:
        >>> kind_of(0x223), kind_of(0x981), kind_of(0x210)  # FFMA, LDG, IADD3
        (<Kind.FMA: 1>, <Kind.LOAD: 6>, <Kind.ALU: 0>)
    """
    return _KINDS.get(opcode & OPERATION_BITS, Kind.ALU)


def pipe_clocks(opcode: int, spec: GpuSpec) -> float:
    """Return the clocks for which an instruction of a warp keeps its pipe busy, 1 where it has no pipe of its own.

    Products of matrices have no rate here: it depends on their shape and types.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> h200 = load_spec("h200")
        >>> [pipe_clocks(opcode, h200) for opcode in (0x223, 0x224, 0x210, 0x308)]  # FFMA, IMAD, IADD3, MUFU
        [1.0, 2.0, 2.0, 8.0]
        >>> pipe_clocks(0x223, load_spec("a100-80gb")), pipe_clocks(0x224, load_spec("a100-80gb"))
        (2.0, 2.0)
    """
    warp_slots = WARP_LANES * spec.schedulers_per_sm
    match kind_of(opcode):
        case Kind.ALU:
            return warp_slots / spec.int32_lanes_per_sm
        case Kind.FMA if opcode & OPERATION_BITS in WHOLE_SUMS:
            return warp_slots / spec.int32_lanes_per_sm
        case Kind.FMA:
            is_whole = opcode & OPERATION_BITS in WHOLE_PRODUCTS
            most = WHOLE_PRODUCT_LANES if is_whole else spec.fp32_lanes_per_sm
            return warp_slots / min(most, spec.fp32_lanes_per_sm)
        case Kind.FP64:
            return warp_slots / (spec.fp64_lanes_per_sm or spec.fp32_lanes_per_sm)
        case Kind.SFU:
            return warp_slots / spec.sfu_lanes_per_sm
        case _:
            return 1.0


# The throughputs of a launch as Nsight Compute defines them, and the times that it cannot fall below.
# A throughput is what a unit did, over the most that it could have done meanwhile. Work is counted over the
# whole launch; only what depends on the caches is taken from the simulated multiprocessor. Units that have several
# parts count as their busiest part. Which multiprocessors count differs: idle ones are part of the throughput of
# arithmetic, of L2 and of DRAM, and no part of that of L1.
# Source: Nsight Compute, metrics reference: "sm__throughput" and "lts__throughput" over the elapsed cycles of all
# units, "l1tex__throughput" over the cycles in which a multiprocessor has work ("active"), "dram__throughput" over
# the peak bandwidth. Of "sm__throughput" these are the parts "inst_executed", "inst_executed_pipe_lsu" (one a clock),
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
    """What a launch does as a whole, and how long it takes: its modelled time includes the launch itself.

    `clocks` and `on_busiest` are those and the blocks of the busiest multiprocessor, from its first block to the end of
    its last; `active` multiprocessors have work, and DRAM moves the bytes before the launch ends.
    """

    time_ns: float
    clocks: float
    blocks: int
    on_busiest: int
    active: int
    read_bytes: float
    written_bytes: float
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
