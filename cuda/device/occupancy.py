"""How many blocks of a launch fit on one multiprocessor at a time, and which resource decides.

The rule: pure functions of the architecture's limits, a row of `limits.toml` for each compute capability with its
sources, and of the launch; no device is queried and nothing is remembered.
The shared memory of a multiprocessor is taken as its largest carve-out. The driver may choose a smaller one for a
kernel that needs little: the same blocks fit then, but profilers show a smaller shared memory limit.

Source: NVIDIA, `cuda_occupancy.h` of CUDA 12.9 (3.0 and later); NVIDIA, "CUDA Occupancy Calculator" spreadsheet (1.x
and 2.x). One block barrier is assumed, as `__syncthreads` uses; it never limits.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, prod
from types import MappingProxyType

from warplens.cuda.ground import errors, toml_beside

# What one streaming multiprocessor can hold, for every compute capability from 1.0 to 12.1.

KIB = 1024
Shape = tuple[int, int, int]
BLOCK_Z = 64  # a block has at most this many threads along z, on every GPU; along x and y as many as a whole block
GRID = (2**31 - 1, 65_535, 65_535)  # a grid has at most this many blocks along x, y and z, on any GPU
EARLY_GRID_X = 65_535  # before compute capability 3.0 it has at most this many along x


class RegisterAllocation(StrEnum):
    """What the hardware allocates registers to."""

    BLOCK = "block"  # compute capability 1.x: a whole block at once
    WARP = "warp"  # compute capability 2.0 and later: each warp, out of its scheduler's part of the register file


@dataclass(frozen=True, slots=True, kw_only=True)
class SmLimits:
    """The limits of one multiprocessor and of one block; registers are 32-bit."""

    compute_capability: tuple[int, int]
    warps: int
    blocks: int
    threads_per_block: int
    registers: int
    registers_per_block: int
    registers_per_thread: int
    register_unit: int  # what an allocation is rounded up to
    register_allocation: RegisterAllocation = RegisterAllocation.WARP
    register_partitions: int = 4  # equal parts of the register file; a warp lives in one of them
    launch_partitions: int = 4  # the launch check rounds warps up to this; another only on 6.0: a block must fit a 6.1
    warp_unit: int = 1  # what the warps of a block are rounded up to when registers are handed out to a block
    shared_bytes: int
    shared_per_block_bytes: int  # the most that a launch may ask for, opted in where needed, without the reserved
    shared_unit: int
    reserved_shared_bytes: int = 0  # the driver takes this for itself in every block

    @property
    def name(self) -> str:
        """Return the compute capability as it is written, such as "9.0"."""
        return ".".join(map(str, self.compute_capability))

    @property
    def block_extents(self) -> Shape:
        """The most threads of a block along x, y and z."""
        return self.threads_per_block, self.threads_per_block, BLOCK_Z

    @property
    def grid_extents(self) -> Shape:
        """The most blocks of a grid along x, y and z; before compute capability 2.0 a grid has no z."""
        x, y, z = GRID
        return (
            x if self.compute_capability >= (3, 0) else EARLY_GRID_X,
            y,
            z if self.compute_capability >= (2, 0) else 1,
        )


def reserved_shared_bytes(compute_capability: tuple[int, int]) -> int:
    """Return the bytes of shared memory that the driver keeps of every block, by the compute capability."""
    return KIB if compute_capability >= (8, 0) else 0


def capability_of(name: str) -> tuple[int, int]:
    """Return a compute capability as two numbers.

    Example:
        >>> capability_of("9.0")
        (9, 0)
    """
    major, _, minor = name.partition(".")
    return int(major), int(minor)


def _rows() -> Iterator[SmLimits]:
    for family in toml_beside(__file__, "limits.toml").values():
        allocation = RegisterAllocation(family["common"].get("register_allocation", "warp"))
        common = family["common"] | {"register_allocation": allocation}
        for name, own in family["of"].items():
            yield SmLimits(compute_capability=capability_of(name), **common | own)


LIMITS = MappingProxyType({row.compute_capability: row for row in _rows()})  # of every known compute capability


def limits_of(compute_capability: tuple[int, int]) -> SmLimits:
    """Return the limits of a compute capability such as `(9, 0)`; an unknown one is an `UnknownNameError`."""
    limits = LIMITS.get(compute_capability)
    if limits is None:
        name = ".".join(map(str, compute_capability))
        raise errors.UnknownNameError("compute capability", name, [row.name for row in LIMITS.values()])
    return limits


WARP_LANES = 32  # a warp has this many threads
_FERMI_ODD_REGISTERS = frozenset({21, 22, 29, 30, 37, 38, 45, 46})
_FERMI_ODD_UNIT = (
    128  # on compute capability 2.x NVIDIA's spreadsheet allocates these counts of registers in such units
)


class Limiter(StrEnum):
    """A resource that can limit the number of resident blocks."""

    WARPS = "warps"
    BLOCKS = "blocks"
    REGISTERS = "registers"
    SHARED = "shared memory"


@dataclass(frozen=True, slots=True, kw_only=True)
class Occupancy:
    """What fits on one multiprocessor; `blocks_by_*` are what one resource alone admits, None if none of it is used."""

    blocks_per_sm: int
    warps_per_sm: int
    max_warps_per_sm: int
    limiters: tuple[Limiter, ...]
    blocks_by_warps: int
    blocks_by_blocks: int
    blocks_by_registers: int | None
    blocks_by_shared: int | None

    @property
    def percent(self) -> float:
        """Resident warps in per cent of the warps that the multiprocessor can hold."""
        return 100.0 * self.warps_per_sm / self.max_warps_per_sm

    @property
    def limiter(self) -> str:
        """The limiting resources in words, such as "registers" or "warps and shared memory"."""
        return " and ".join(self.limiters)


def round_up(value: int, unit: int) -> int:
    """Return the smallest multiple of `unit` that is not below `value`.

    Example:
        >>> round_up(33, 32), round_up(64, 32)
        (64, 64)
    """
    return -(-value // unit) * unit


def occupancy(
    limits: SmLimits, *, threads_per_block: int, registers_per_thread: int, shared_bytes_per_block: int
) -> Occupancy:
    """Return how many blocks are resident on one multiprocessor, and which resource admits no more; `LaunchLimitError`
    if a single block is more than the device can hold.

    `shared_bytes_per_block` is static plus dynamic shared memory, without the driver's reserved part.

    Source: `cudaOccMaxActiveBlocksPerMultiprocessor` of NVIDIA's `cuda_occupancy.h`.

    Example:
        >>> fits = occupancy(
        ...     limits_of((9, 0)), threads_per_block=256, registers_per_thread=64, shared_bytes_per_block=0
        ... )
        >>> fits.blocks_per_sm, fits.percent, fits.limiter
        (4, 50.0, 'registers')
    """
    if not 1 <= threads_per_block <= limits.threads_per_block:
        raise errors.LaunchLimitError(
            f"the block has {threads_per_block} threads, and compute capability {limits.name} allows 1 to "
            f"{limits.threads_per_block}"
        )
    warps = -(-threads_per_block // WARP_LANES)
    by_registers = blocks_by_registers(limits, warps=warps, registers_per_thread=registers_per_thread)
    by_shared = blocks_by_shared(limits, shared_bytes_per_block=shared_bytes_per_block)
    by_warps = limits.warps // warps
    admitted: dict[Limiter, int | None] = {
        Limiter.WARPS: by_warps,
        Limiter.REGISTERS: by_registers,
        Limiter.SHARED: by_shared,
        Limiter.BLOCKS: limits.blocks,
    }
    resident = min(count for count in admitted.values() if count is not None)
    return Occupancy(
        blocks_per_sm=resident,
        warps_per_sm=resident * warps,
        max_warps_per_sm=limits.warps,
        limiters=tuple(limiter for limiter, count in admitted.items() if count == resident),
        blocks_by_warps=by_warps,
        blocks_by_blocks=limits.blocks,
        blocks_by_registers=by_registers,
        blocks_by_shared=by_shared,
    )


GROUPS_OF_132 = (18, 18, 16, 16, 16, 16, 16, 8, 2, 2, 2, 2)
"""The multiprocessors of a GPU of 132 that a cluster may be spread over: an H200 answers so for 32 clusters of 1 to 16
blocks and 1 to 8 blocks a multiprocessor (`tests/golden/clusters/h200.txt`). Other GPUs of one model may differ."""
GROUP_SMS = 16  # of a GPU with another number of multiprocessors, the groups are taken to be this large
BLOCKS_WITHOUT_SHARED = 8  # clusters without shared memory: an H200 sets 8 KiB aside, the reserve of so many blocks
CARVE_OUTS_KIB = (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)
"""The shared memory of a multiprocessor of 7.0 and later may have these sizes, below its largest; on 7.5 32 and 64."""


def carve_out_bytes(limits: SmLimits, percent: int) -> int:
    """Return the shared memory of a multiprocessor where a kernel prefers this share of the largest: a hint.

    Source: `cudaOccSMemPreferenceVoltaPlus` and `cudaOccAlignUpShmemSizeVoltaPlus` of NVIDIA's `cuda_occupancy.h`.

    Example:
        >>> carve_out_bytes(limits_of((9, 0)), 14), carve_out_bytes(limits_of((7, 5)), 0)
        (32768, 32768)
    """
    if limits.compute_capability < (7, 0):
        return limits.shared_bytes
    least = 32 * KIB if limits.compute_capability == (7, 5) else 0
    wanted = max(least, limits.shared_bytes * percent // 100)
    return min(size for size in (*(KIB * kib for kib in CARVE_OUTS_KIB), limits.shared_bytes) if size >= wanted)


def active_clusters(sm_count: int, blocks_per_sm: int, cluster_blocks: int) -> int:
    """Return how many clusters are resident at once where so many of their blocks fit on a multiprocessor.

    Each lies within a group of multiprocessors that has at least one for each of its blocks.

    Example:
        >>> active_clusters(132, 2, 8), active_clusters(132, 8, 3)
        (30, 327)
    """
    groups: tuple[int, ...] = GROUPS_OF_132
    if sm_count != sum(GROUPS_OF_132):
        groups = (GROUP_SMS,) * (sm_count // GROUP_SMS) + (2,) * (sm_count % GROUP_SMS // 2)
    return sum(blocks_per_sm * sms // cluster_blocks for sms in groups if sms >= cluster_blocks)


def blocks_by_registers(limits: SmLimits, *, warps: int, registers_per_thread: int) -> int | None:
    """Return the blocks of `warps` warps that the register file admits, None for a kernel without registers;
    `LaunchLimitError` if a thread or a block asks for more registers than there are.

    Registers go to warps in whole units out of one partition of the file, so a partition holds
    `floor(registers / partitions / round_up(32 * per thread, unit))` warps. On 1.x they go to a whole block, its warps
    counted in pairs. The launch check rounds the warps of a block up to a multiple of the partitions.

    Source: `cudaOccMaxBlocksPerSMRegsLimit` of NVIDIA's `cuda_occupancy.h`; the occupancy calculator for 1.x and 2.x.

    Example:
        >>> blocks_by_registers(limits_of((9, 0)), warps=8, registers_per_thread=64)
        4
    """
    if registers_per_thread > limits.registers_per_thread:
        raise errors.LaunchLimitError(
            f"the kernel needs {registers_per_thread} registers per thread, and a thread of compute capability "
            f"{limits.name} has at most {limits.registers_per_thread}"
        )
    if registers_per_thread <= 0:
        return None
    if limits.register_allocation is RegisterAllocation.BLOCK:
        rounded = round_up(warps, limits.warp_unit)
        per_block = round_up(rounded * registers_per_thread * WARP_LANES, limits.register_unit)
        _check_registers(limits, warps, registers_per_thread, per_block)
        return limits.registers // per_block
    is_odd = limits.compute_capability[0] == 2 and registers_per_thread in _FERMI_ODD_REGISTERS
    unit = _FERMI_ODD_UNIT if is_odd else limits.register_unit
    per_warp = round_up(registers_per_thread * WARP_LANES, unit)
    _check_registers(limits, warps, registers_per_thread, per_warp * round_up(warps, limits.launch_partitions))
    per_partition = limits.registers // limits.register_partitions // per_warp
    return per_partition * limits.register_partitions // warps


def blocks_by_shared(limits: SmLimits, *, shared_bytes_per_block: int) -> int | None:
    """Return the blocks that shared memory admits, None where a block takes none at all; `LaunchLimitError` if a block
    asks for more shared memory than a block can have.

    Source: `cudaOccMaxBlocksPerSMSmemLimit` of NVIDIA's `cuda_occupancy.h`, largest carve-out.

    Example:
        >>> blocks_by_shared(limits_of((9, 0)), shared_bytes_per_block=48 * 1024)
        4
    """
    if not 0 <= shared_bytes_per_block <= limits.shared_per_block_bytes:
        raise errors.LaunchLimitError(
            f"the launch asks for {shared_bytes_per_block} bytes of shared memory per block, and a block of compute "
            f"capability {limits.name} has at most {limits.shared_per_block_bytes}",
            errors.FailureKind.SHARED,
        )
    allocated = round_up(shared_bytes_per_block + limits.reserved_shared_bytes, limits.shared_unit)
    return limits.shared_bytes // allocated if allocated else None


def _check_registers(limits: SmLimits, warps: int, registers_per_thread: int, per_block: int) -> None:
    if per_block > limits.registers_per_block:
        raise errors.LaunchLimitError(
            f"a block of {warps} warps with {registers_per_thread} registers per thread takes {per_block} registers, "
            f"and a block of compute capability {limits.name} has at most {limits.registers_per_block}"
        )


# What the shape of a launch wastes: multiprocessors without a block, places in the last wave, lanes without a thread. A
# shortfall follows from grid, block and GPU alone, and names its numbers. Blocks are taken to run equally long.

REMARKABLE = 0.15  # a shortfall is named from this wasted part on
FEW_THREADS = 64  # blocks of at most this many threads are not divided further
MANY_WAVES = 8  # after this many waves of blocks, the last one hardly matters


class ShortfallKind(StrEnum):
    """What is wasted."""

    FEW_BLOCKS = "few blocks"
    UNEVEN = "uneven blocks"
    TAIL = "tail"
    PARTIAL_WARP = "partial warp"
    ONE_WARP = "one warp a block"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortfall:
    """One waste of a launch."""

    kind: ShortfallKind
    says: str  # what is wrong, a sentence
    tries: str  # what to do, without a full stop
    unit: str  # "multiprocessors", "places for blocks", "lanes", "warps"
    wasted: float  # the part, 0 to 1, that is wasted of what `unit` names


def shortfalls(
    grid: tuple[int, int, int], block: tuple[int, int, int], sm_count: int, fits: Occupancy | None = None
) -> tuple[Shortfall, ...]:
    """Return what a launch wastes, the largest part first; `fits` is None where it is not known how many blocks fit."""
    blocks, threads = prod(grid), prod(block)
    if not blocks or not threads:
        return ()
    wastes = [_few_blocks(blocks, threads, sm_count), _partial_warp(threads)]
    if fits is not None:
        wastes += [_uneven(blocks, sm_count, fits), _tail(blocks, sm_count, fits)]
        wastes += [_one_warp(threads, fits)] if blocks >= sm_count else []
    remarkable = (waste for waste in wastes if waste is not None and waste.wasted >= REMARKABLE)
    return tuple(sorted(remarkable, key=lambda waste: -waste.wasted))


def _few_blocks(blocks: int, threads: int, sm_count: int) -> Shortfall | None:
    """Find multiprocessors without a block."""
    if blocks >= sm_count:
        return None
    idle = sm_count - blocks
    parts = 1
    while blocks * parts < sm_count and threads % (2 * parts * WARP_LANES) == 0 and threads // parts > FEW_THREADS:
        parts *= 2
    if blocks * parts >= sm_count:
        smaller = f"{blocks * parts:,} blocks of {threads // parts} threads do the same work"
        tries = f"smaller blocks ({smaller}) or a larger problem"
    else:
        tries = "more threads, each with less to do (several blocks that share a result), or a larger problem"
    have = "has" if idle == 1 else "have"
    return Shortfall(
        kind=ShortfallKind.FEW_BLOCKS,
        says=f"The grid has {_plural(blocks, 'block')} of {_plural(threads, 'thread')} for {sm_count} SMs: "
        f"{idle} {have} nothing to do.",
        tries=tries,
        unit="multiprocessors",
        wasted=idle / sm_count,
    )


def _uneven(blocks: int, sm_count: int, fits: Occupancy) -> Shortfall | None:
    """Find blocks that all run at a time, but that some multiprocessors have one more of than others."""
    each = ceil(blocks / sm_count)
    if not sm_count < blocks <= sm_count * fits.blocks_per_sm:
        return None
    full = sm_count * (blocks // sm_count)
    wasted = 1 - blocks / (each * sm_count)
    return Shortfall(
        kind=ShortfallKind.UNEVEN,
        says=f"The grid has {blocks:,} blocks for {sm_count} SMs: {blocks - full} SMs have {each} blocks and the "
        f"others {each - 1}, so that {100 * wasted:.0f} % of the time of the SMs is lost.",
        tries=f"a multiple of {sm_count} blocks, such as {full:,} that loop over all elements",
        unit="time of multiprocessors",
        wasted=wasted,
    )


def _tail(blocks: int, sm_count: int, fits: Occupancy) -> Shortfall | None:
    """Find a last wave of blocks that does not fill the GPU."""
    capacity = sm_count * fits.blocks_per_sm
    waves = ceil(blocks / capacity)
    if not 1 < waves <= MANY_WAVES:
        return None
    last = blocks - (waves - 1) * capacity
    return Shortfall(
        kind=ShortfallKind.TAIL,
        says=f"{capacity:,} blocks run at a time, and the last of {waves} waves has {last:,}: "
        f"{100 * (1 - blocks / (waves * capacity)):.0f} % of the places for blocks stay empty.",
        tries=f"{capacity:,} blocks that loop over all elements, or smaller blocks",
        unit="places for blocks",
        wasted=1 - blocks / (waves * capacity),
    )


def _partial_warp(threads: int) -> Shortfall | None:
    """Find lanes without a thread."""
    rest = threads % WARP_LANES
    if not rest:
        return None
    lanes = round_up(threads, WARP_LANES)
    sizes = " or ".join(str(size) for size in (lanes - WARP_LANES, lanes) if size)
    return Shortfall(
        kind=ShortfallKind.PARTIAL_WARP,
        says=f"A block of {_plural(threads, 'thread')} takes {_plural(lanes // WARP_LANES, 'warp')}, the last with "
        f"{_plural(rest, 'thread')}: {100 * (lanes - threads) / lanes:.0f} % of the lanes have no thread.",
        tries=f"blocks of {sizes} threads",
        unit="lanes",
        wasted=(lanes - threads) / lanes,
    )


def _one_warp(threads: int, fits: Occupancy) -> Shortfall | None:
    """Find blocks of one warp, of which a multiprocessor holds too few."""
    if threads > WARP_LANES or Limiter.BLOCKS not in fits.limiters or fits.warps_per_sm >= fits.max_warps_per_sm:
        return None
    warps = ceil(fits.max_warps_per_sm / fits.blocks_by_blocks)
    return Shortfall(
        kind=ShortfallKind.ONE_WARP,
        says=f"A block is one warp, and an SM holds at most {fits.blocks_by_blocks} blocks: {fits.warps_per_sm} of the "
        f"{fits.max_warps_per_sm} warps that it has room for.",
        tries=f"blocks of {warps * WARP_LANES} threads or more",
        unit="places for warps",
        wasted=1 - fits.warps_per_sm / fits.max_warps_per_sm,
    )


def _plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
