"""What the timing model reads off a launch: its machine code, the paths of its warps, what it moves.

The rule: all of it is read off the machine code, the counts and the recorded requests; nothing is timed here. An array
counts as far as requests reach into it, once. The two start states are a cold and a warm L2 cache.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler.machine import EXIT, OFFSETS, ControlFlow, SassInstruction
from warplens.cuda.device import gpus, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.points import CacheState
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.rules import SECTOR_BYTES
from warplens.cuda.simt.counting.transactions import RecordedBlocks
from warplens.cuda.timing.simulator.values import Kind
from warplens.cuda.timing.traffic import tensor_clocks


@dataclass(frozen=True, slots=True, kw_only=True)
class WarpPaths:
    """The distinct paths of recorded warps through the machine code.

    `instructions` says how many each warp executes; of a path cut off, as many more as it executed more branches.
    """

    paths: tuple[NDArray[np.int64], ...] = field(repr=False)  # the numbers of the blocks in their order, int64
    of_warp: NDArray[np.int64] = field(repr=False)  # the path each warp takes, int64 of shape (blocks, warps)
    instructions: NDArray[np.float64] = field(repr=False)
    is_cut: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchTrace:
    """The machine code of a launch with the passes of its warps, and the requests of blocks of one multiprocessor."""

    flow: ControlFlow = field(repr=False)
    passes: Mapping[tuple[int, int], float] = field(repr=False)  # warps from one block of code to another, -1: the end
    recorded: RecordedBlocks = field(repr=False)  # in the order in which the multiprocessor takes the blocks
    global_sites: tuple[int, ...]  # the `MemoryCount.index` of the accesses to global and local memory
    array_bytes: Mapping[str, int]
    paths: WarpPaths = field(repr=False)
    shared_bytes: int = 0  # of a block
    first_block: int = 0  # the first of the recorded ones


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A kernel for the simulated multiprocessor; arrays have one element for each machine instruction unless stated."""

    kind: NDArray[np.int8] = field(repr=False)  # what it keeps busy (`Kind`)
    cost: NDArray[np.float64] = field(repr=False)  # clocks for which it keeps its pipe busy; 0: bypasses L1
    is_float_atomic: NDArray[np.bool_] = field(repr=False)  # whether it adds floats atomically
    stall: NDArray[np.int64] = field(repr=False)  # the clocks until the warp's next instruction
    write: NDArray[np.int8] = field(repr=False)  # the scoreboard that its result frees, 7 for none
    read: NDArray[np.int8] = field(repr=False)  # the one that its operands free, 7 for none
    wait_mask: NDArray[np.int64] = field(repr=False)  # the scoreboards that it waits for
    site: NDArray[np.int64] = field(repr=False)  # which of the sites of its kind it accesses; -1 for none
    constant: NDArray[np.int64] = field(repr=False)  # its number beside its registers (`compiler.machine`)
    operands: NDArray[np.int64] = field(repr=False)  # registers it reads and holds (`compiler.machine`)
    ptx_line: NDArray[np.int64] = field(repr=False)  # the line of the PTX that it comes from
    executed: NDArray[np.float64] = field(repr=False)  # how many warps execute it, each time counted
    first: NDArray[np.int64] = field(repr=False)  # the first one of each block; at the end their number
    steps: NDArray[np.int64] = field(repr=False)  # paths one behind the other, as numbers of blocks
    start: NDArray[np.int64] = field(repr=False)  # where each path begins in `steps`; then its length
    path: NDArray[np.int64] = field(repr=False)  # which path each warp of each recorded block takes
    instructions_per_warp: float  # how many an average warp of the launch executes
    recorded_per_warp: float  # how many an average one of the recorded warps does
    beyond: float  # that over the instructions of an average path, where paths were cut off, else 1
    global_sites: tuple[int, ...]  # the `MemoryCount.index` of the accesses
    shared_sites: tuple[int, ...]  # the `MemoryCount.index` of the accesses
    idle: frozenset[int] = frozenset()  # those of accesses that warps also execute without a lane that passes the guard
    spills: tuple[tuple[int, int], ...] = ()  # on the stack, with their bytes; the accesses come behind `global_sites`


def entered_blocks(flow: ControlFlow, passes: Mapping[tuple[int, int], float], warps: int) -> list[float]:
    """Return how many warps enter each block of the machine code."""
    entered = [0.0] * len(flow.blocks)
    entered[0] = float(warps)
    for (_, end), count in passes.items():
        if end != EXIT:
            entered[end] += count
    for number, block in enumerate(flow.blocks):
        if block.calls is not None:
            entered[block.calls] += entered[number]
    return entered


# An L2 cache of two partitions: a multiprocessor asks the partition that it lies at, which keeps a second copy of what
# lies in DRAM behind the other one. So arrays may fill L2 twice, and where few multiprocessors work, which all lie at
# one partition, they have that one alone. What the own partition lacks, the other one may have. Source: NVIDIA, A100
# white paper, "A100 L2 cache": each partition caches data for the multiprocessors of the GPCs that are directly
# connected to it. The measurement, `tests/hardware/counters/h200_partitions.json`: the latency of loads from 1 to 132
# multiprocessors that read, or copy, 4 to 64 MiB again and again, and sectors that L2 lacks meanwhile.
HALF_FULL = 1.03  # a partition that is asked for so much of its size lacks half of it
FULL_SPREAD = 0.05  # of the logistic function by which the share grows that it lacks
STALE = 1 / 3  # the room of a copy for the other partition that only that one reads: it is the oldest, and gives way


@dataclass(frozen=True, slots=True)
class Lacking:
    """The shares of first accesses that no partition of L2 answers, and that the other partition alone does."""

    in_dram: float
    far: float


NOTHING = Lacking(0.0, 0.0)
ALL = Lacking(1.0, 0.0)
LEAST = 0.005  # a smaller share is none


def lacking(
    loaded_bytes: float, stored_bytes: float, *, active: int, first: float, partitions: float, l2_bytes: float
) -> Lacking:
    """Return what L2 lacks for the multiprocessors at the busier partition, if a launch follows one like it.

    Of the `active` multiprocessors the `first` ones get blocks first, all of them at one partition; the others take
    turns. There are 2 `partitions`, or 1, which has everything or nothing; `l2_bytes` is the size of all.
    """
    if partitions < 2.0:
        return NOTHING if loaded_bytes + stored_bytes < l2_bytes else ALL
    busier = 1.0 if active <= first else 0.5 + 0.5 * first / active
    size = l2_bytes / 2
    own = _lacked(_held(loaded_bytes, stored_bytes, busier, STALE) / size)
    if own < LEAST:
        return NOTHING
    stale = STALE + (1.0 - STALE) * own  # the other one is asked for what this one lacks, which keeps it there
    other = _lacked(_held(loaded_bytes, stored_bytes, 1.0 - busier, stale) / size)
    return Lacking(own * (0.5 + 0.5 * other), own * 0.5 * (1.0 - other))


def _held(loaded_bytes: float, stored_bytes: float, share: float, stale: float) -> float:
    """Return the bytes that a partition is asked for, with so large a `share` of the multiprocessors at it. Half of
    what only the others touch lies in DRAM behind it, so that it has a copy.
    """
    copies = 0.5 * (1.0 - share) * (stale * loaded_bytes + stored_bytes)
    return share * (loaded_bytes + stored_bytes) + copies


def _lacked(fill: float) -> float:
    """Return the share of reads that miss in a cache, where `fill` times its size is read repeatedly in one order."""
    return 1.0 / (1.0 + math.exp(min(50.0, (HALF_FULL - fill) / FULL_SPREAD)))


MIXED = 0.1  # a launch that reads more than this share of what it writes turns the bus of DRAM between them
GRANULE_BYTES = 2 * SECTOR_BYTES  # the piece in which DRAM is read


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedArrays:
    """What a launch finds in L2 and DRAM."""

    loaded_bytes: float
    stored_bytes: float
    is_warm: bool  # a launch like it came before, and L2 has room for all of it
    lacks: Lacking  # the shares of the first accesses to it that the near part of L2 cannot answer
    first_share: float  # the share of the sectors asked of L2 that are such first accesses
    written_back: float  # the share of what it writes that DRAM takes before it ends
    merged: float  # DRAM takes this share of the stored sectors: the others meet in the SM or in L2
    is_mixed: bool  # it reads and writes, so that the bus of DRAM turns
    has_pages: bool  # its first accesses wait for pages

    @classmethod
    def of(
        cls, counts: LaunchCounts, trace: LaunchTrace, constants: gpus.TimingConstants, spec: GpuSpec, cache: CacheState
    ) -> "MovedArrays":
        """Return what a launch moves, as far as its requests reach into its arrays."""
        stored = _reached(counts, trace, stores=True)
        loaded = _reached(counts, trace, stores=False)
        moved = SECTOR_BYTES * sum(m.sectors for m in counts.memory if m.space == "global" and m.is_store)
        kept = 0.0 if cache is CacheState.WARM else constants.l2_dirty_share * spec.l2_bytes
        return cls(
            loaded_bytes=loaded,
            stored_bytes=stored,
            is_warm=cache is CacheState.WARM and loaded + stored < spec.l2_bytes,
            lacks=ALL,
            first_share=0.0,
            written_back=max(0.0, 1.0 - kept / stored) if stored else 0.0,
            merged=min(1.0, stored / moved) if moved else 1.0,
            is_mixed=loaded > MIXED * stored,
            has_pages=cache is CacheState.COLD,
        )


def _reached(counts: LaunchCounts, trace: LaunchTrace, *, stores: bool) -> float:
    """Return the bytes of arrays that a launch loads or stores, at most what requests move; DRAM reads two sectors."""
    each = SECTOR_BYTES if stores else GRANULE_BYTES
    moved: dict[str, int] = {}
    for memory in counts.memory:
        if memory.space == "global" and (memory.is_store == stores or memory.is_atomic):
            moved[memory.array] = moved.get(memory.array, 0) + each * memory.sectors
    return float(sum(min(size, trace.array_bytes.get(name, size)) for name, size in moved.items()))


# What an instruction of the machine code keeps busy, and for how long. An instruction is known by the low 9 bits of its
# opcode, which name the operation; those above say where its operands stand. The clocks are those of a scheduler's own
# share of the multiprocessor: lanes of the sheet over schedulers, for products of whole numbers the 64 of the guide's
# table. An opcode that is not listed is one of integers, which are most.
# Source: opcodes as nvdisasm 12.9 names them on sm_70 to sm_120; lanes, CUDA C++ Programming Guide, "Arithmetic
# Instructions".

OPERATION_BITS = 0x1FF
_OPERATIONS: dict[str, list[int]] = toml_beside(__file__)
WHOLE_PRODUCTS, WHOLE_SUMS, FLOAT_ATOMICS = (
    frozenset(_OPERATIONS.pop(name)) for name in ("whole_products", "whole_sums", "float_atomics")
)
WHOLE_PRODUCT_LANES = 64  # the products of whole numbers of a multiprocessor in a clock, from compute capability 7.0 on
_KINDS = dict.fromkeys(WHOLE_PRODUCTS | WHOLE_SUMS, Kind.FMA) | {
    operation: Kind[name.upper()] for name, operations in _OPERATIONS.items() for operation in operations
}


def kind_of(opcode: int) -> Kind:
    """Return what an instruction keeps busy."""
    return _KINDS.get(opcode & OPERATION_BITS, Kind.ALU)


def pipe_clocks(opcode: int, spec: GpuSpec) -> float:
    """Return the clocks for which an instruction of a warp keeps its pipe busy, 1 where it has no pipe of its own.

    Products of matrices have no rate here: it depends on their shape and types.
    """
    warp_slots = occupancy.WARP_LANES * spec.schedulers_per_sm
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


# The machine code of a kernel as the simulated multiprocessor reads it, and the paths of warps through it.

NO_SITE = -1
MORE = 1.02  # accesses make fewer requests than they are executed if these differ by more than this factor


def program_of(trace: LaunchTrace, counts: LaunchCounts, spec: GpuSpec) -> Program:
    """Return the program of a kernel: its machine code with the paths of warps through it."""
    flow = trace.flow
    shared_sites = tuple(m.index for m in counts.memory if m.space == "shared")
    of_line: dict[int, list[MemoryCount]] = defaultdict(list)
    for memory in counts.memory:
        of_line[memory.ptx_line].append(memory)
    numbers = {index: number for sites in (trace.global_sites, shared_sites) for number, index in enumerate(sites)}
    instructions = [instruction for block in flow.blocks for instruction in block.instructions]
    sizes = [len(block.instructions) for block in flow.blocks]
    entered = entered_blocks(flow, trace.passes, counts.warps)
    executed = np.repeat(np.array(entered, np.float64), sizes)
    kinds = [_kind(instruction) for instruction in instructions]
    products = float(executed[np.array(kinds) == Kind.TENSOR].sum())
    product = tensor_clocks(counts, spec) * spec.schedulers_per_sm / products if products else 0.0  # of a scheduler
    pairs = list(zip(instructions, kinds, strict=True))
    accesses = _accesses(flow, kinds, of_line, numbers)
    spilled = dict.fromkeys(_spilled(i) for i, m in zip(instructions, accesses, strict=True) if _spills(i, m))
    spills = {register: len(trace.global_sites) + number for number, register in enumerate(spilled)}
    lengths = np.array([np.array(sizes)[path].sum() for path in trace.paths.paths], np.float64)
    walked = float(lengths[trace.paths.of_warp].mean())
    recorded, per_warp = float(trace.paths.instructions.mean()), float(executed.sum()) / counts.warps
    if trace.paths.is_cut:
        recorded = per_warp = max(recorded, per_warp)
    return Program(
        kind=np.array(kinds, np.int8),
        cost=np.array([product if k is Kind.TENSOR else pipe_clocks(i.opcode, spec) for i, k in pairs], np.float64),
        is_float_atomic=np.array([i.opcode & OPERATION_BITS in FLOAT_ATOMICS for i in instructions], np.bool_),
        stall=np.array([i.schedule.stall_clocks for i in instructions], np.int64),
        write=np.array([i.schedule.write for i in instructions], np.int8),
        read=np.array([i.schedule.read for i in instructions], np.int8),
        wait_mask=np.array([i.schedule.wait_mask for i in instructions], np.int64),
        site=_sites(instructions, accesses, numbers, spills),
        constant=np.array([i.constant for i in instructions], np.int64),
        operands=np.array([i.operands for i in instructions], np.int64),
        ptx_line=np.array([i.ptx_line for i in instructions], np.int64),
        executed=executed,
        first=np.cumsum([0, *sizes], dtype=np.int64),
        steps=np.concatenate(trace.paths.paths),
        start=np.cumsum([0, *(len(path) for path in trace.paths.paths)], dtype=np.int64),
        path=trace.paths.of_warp.ravel(),
        instructions_per_warp=per_warp,
        recorded_per_warp=recorded,
        beyond=max(1.0, recorded / walked),
        global_sites=trace.global_sites,
        shared_sites=shared_sites,
        idle=_idle(instructions, accesses, executed),
        spills=tuple(spills),
    )


def _kind(instruction: SassInstruction) -> Kind:
    """Return what an instruction keeps busy: nothing where no lane passes its guard, and where only its path ends."""
    kind = kind_of(instruction.opcode)
    return Kind.UNIFORM if instruction.never or kind is Kind.EXIT else kind


def _accesses(
    flow: ControlFlow, kinds: Sequence[Kind], of_line: Mapping[int, Sequence[MemoryCount]], numbers: Mapping[int, int]
) -> list[MemoryCount | None]:
    """Return the access of each instruction, None where it makes no requests that are known.

    A line of the PTX may have several: the parts of a matrix, whose instructions stand in their order, or the load and
    the store of a copy past the registers, which counts as its load.
    """
    accesses: list[MemoryCount | None] = []
    for block in flow.blocks:
        seen: Counter[tuple[int, bool]] = Counter()
        for instruction in block.instructions:
            kind = kinds[len(accesses)]
            access = None
            if Kind.SHARED <= kind <= Kind.ATOMIC or kind is Kind.COPY:
                line, is_shared = instruction.ptx_line, kind is Kind.SHARED
                parts = [m for m in of_line.get(line, ()) if (m.space == "shared") == is_shared and m.index in numbers]
                access = parts[seen[line, is_shared] % len(parts)] if parts else None
                seen[line, is_shared] += 1
            accesses.append(access)
    return accesses


def _spills(instruction: SassInstruction, access: MemoryCount | None) -> bool:
    """Whether an instruction keeps a register in local memory, or takes it back: the PTX has no such access."""
    return access is None and not instruction.never and instruction.opcode in OFFSETS


def _spilled(instruction: SassInstruction) -> tuple[int, int]:
    """Return where a spilled register lies on the stack, and its bytes."""
    return instruction.constant, instruction.width_bytes


def _sites(
    instructions: Sequence[SassInstruction],
    accesses: Sequence[MemoryCount | None],
    numbers: Mapping[int, int],
    spills: Mapping[tuple[int, int], int],
) -> NDArray[np.int64]:
    """Return the number of the access of each instruction among those of its space; spilled registers come last."""
    sites = [
        spills[_spilled(i)] if _spills(i, access) else NO_SITE if access is None else numbers[access.index]
        for i, access in zip(instructions, accesses, strict=True)
    ]
    return np.array(sites, np.int64)


def _idle(
    instructions: Sequence[SassInstruction], accesses: Sequence[MemoryCount | None], executed: NDArray[np.float64]
) -> frozenset[int]:
    """Return the accesses that warps execute more often than they make requests, since no lane passes the guard."""
    times: dict[int, float] = defaultdict(float)
    requests: dict[int, int] = {}
    for instruction, access, warps in zip(instructions, accesses, executed, strict=True):
        if access is not None and instruction.guarded:
            times[access.index] += float(warps)
            requests[access.index] = access.requests
    return frozenset(index for index, warps in times.items() if warps > MORE * requests[index])
