"""What one streaming multiprocessor can hold, for every compute capability from 1.0 to 12.1.

The rule: these are facts of the architecture, one row a compute capability, and nothing is computed here.

Sources:
    Compute capability 3.0 and later: NVIDIA, `cuda_occupancy.h` of CUDA 12.9 (blocks, allocation units, register
    partitions, reserved shared memory; 11.0 is the name that CUDA 13 gives to 10.1) and the table "Technical
    Specifications per Compute Capability" of the CUDA C++ Programming Guide (warps, registers, shared memory).
    Compute capability 1.x and 2.x: NVIDIA, "CUDA Occupancy Calculator" (the spreadsheet of CUDA 4 to 7) and appendix F
    of the CUDA C Programming Guide 4.2. The extents of blocks and grids: the same tables of both guides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from warplens.cuda.ground.errors import UnknownNameError

KIB = 1024
Shape = tuple[int, int, int]
BLOCK_Z = 64
"""A block has at most this many threads along z, on every GPU; along x and y as many as a whole block."""
GRID = (2**31 - 1, 65_535, 65_535)
"""A grid has at most this many blocks along x, y and z, on any GPU."""
EARLY_GRID_X = 65_535
"""Before compute capability 3.0 it has at most this many along x."""


class RegisterAllocation(StrEnum):
    """What the hardware allocates registers to."""

    BLOCK = "block"
    """Compute capability 1.x: a whole block at once."""
    WARP = "warp"
    """Compute capability 2.0 and later: each warp, out of its scheduler's part of the register file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SmLimits:
    """The limits of one multiprocessor and of one block.

    Registers are 32-bit; `register_unit` is what an allocation is rounded up to. The register file is divided into
    `register_partitions` equal parts, and a warp lives in one of them. `launch_partitions` is what the launch check
    rounds warps up to: it differs from `register_partitions` on 6.0 alone, where a block must also fit a 6.1.
    `shared_per_block_bytes` is the most that a launch may ask for, opted in where that is needed, without
    `reserved_shared_bytes`, which the driver takes for itself in every block. `warp_unit` is what the warps of a block
    are rounded up to when registers are handed out to a block.
    """

    compute_capability: tuple[int, int]
    warps: int
    blocks: int
    threads_per_block: int
    registers: int
    registers_per_block: int
    registers_per_thread: int
    register_unit: int
    register_allocation: RegisterAllocation = RegisterAllocation.WARP
    register_partitions: int = 4
    launch_partitions: int = 4
    warp_unit: int = 1
    shared_bytes: int
    shared_per_block_bytes: int
    shared_unit: int
    reserved_shared_bytes: int = 0

    @property
    def name(self) -> str:
        """Return the compute capability as it is written, such as "9.0"."""
        major, minor = self.compute_capability
        return f"{major}.{minor}"

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


def _first(minor: int, *, warps: int, registers: int, register_unit: int) -> SmLimits:
    """Return the limits of a compute capability 1.x; warps are counted in pairs for registers."""
    return SmLimits(
        compute_capability=(1, minor),
        warps=warps,
        blocks=8,
        threads_per_block=512,
        registers=registers,
        registers_per_block=registers,
        registers_per_thread=124,
        register_unit=register_unit,
        register_allocation=RegisterAllocation.BLOCK,
        register_partitions=1,
        launch_partitions=1,
        warp_unit=2,
        shared_bytes=16 * KIB,
        shared_per_block_bytes=16 * KIB,
        shared_unit=512,
    )


def _fermi(minor: int) -> SmLimits:
    """Return the limits of a compute capability 2.x: two schedulers share the register file."""
    return SmLimits(
        compute_capability=(2, minor),
        warps=48,
        blocks=8,
        threads_per_block=1024,
        registers=32768,
        registers_per_block=32768,
        registers_per_thread=63,
        register_unit=64,
        register_partitions=2,
        launch_partitions=2,
        shared_bytes=48 * KIB,
        shared_per_block_bytes=48 * KIB,
        shared_unit=128,
    )


def _separate(
    major: int,
    minor: int,
    *,
    blocks: int,
    shared_kib: int,
    registers: int = 65536,
    registers_per_block: int = 65536,
    registers_per_thread: int = 255,
    register_partitions: int = 4,
) -> SmLimits:
    """Return the limits of Kepler, Maxwell and Pascal: at most 48 KiB of shared memory a block."""
    return SmLimits(
        compute_capability=(major, minor),
        warps=64,
        blocks=blocks,
        threads_per_block=1024,
        registers=registers,
        registers_per_block=registers_per_block,
        registers_per_thread=registers_per_thread,
        register_unit=256,
        register_partitions=register_partitions,
        shared_bytes=shared_kib * KIB,
        shared_per_block_bytes=48 * KIB,
        shared_unit=256,
    )


def _unified(major: int, minor: int, *, warps: int, blocks: int, shared_kib: int, opt_in_kib: int) -> SmLimits:
    """Return the limits of Volta and later: shared memory is carved out of the L1 cache.

    From 8.0 on, shared memory comes in pieces of 128 bytes and the driver keeps 1 KiB of every block.
    """
    ampere_on = major >= 8
    return SmLimits(
        compute_capability=(major, minor),
        warps=warps,
        blocks=blocks,
        threads_per_block=1024,
        registers=65536,
        registers_per_block=65536,
        registers_per_thread=255,
        register_unit=256,
        shared_bytes=shared_kib * KIB,
        shared_per_block_bytes=opt_in_kib * KIB,
        shared_unit=128 if ampere_on else 256,
        reserved_shared_bytes=reserved_shared_bytes((major, minor)),
    )


_ROWS = (
    _first(0, warps=24, registers=8192, register_unit=256),
    _first(1, warps=24, registers=8192, register_unit=256),
    _first(2, warps=32, registers=16384, register_unit=512),
    _first(3, warps=32, registers=16384, register_unit=512),
    _fermi(0),
    _fermi(1),
    _separate(3, 0, blocks=16, shared_kib=48, registers_per_thread=63),
    _separate(3, 2, blocks=16, shared_kib=48),
    _separate(3, 5, blocks=16, shared_kib=48),
    _separate(3, 7, blocks=16, shared_kib=112, registers=131072),
    _separate(5, 0, blocks=32, shared_kib=64),
    _separate(5, 2, blocks=32, shared_kib=96),
    _separate(5, 3, blocks=32, shared_kib=64, registers_per_block=32768),
    _separate(6, 0, blocks=32, shared_kib=64, register_partitions=2),
    _separate(6, 1, blocks=32, shared_kib=96),
    _separate(6, 2, blocks=32, shared_kib=64, registers_per_block=32768),
    _unified(7, 0, warps=64, blocks=32, shared_kib=96, opt_in_kib=96),
    _unified(7, 2, warps=64, blocks=32, shared_kib=96, opt_in_kib=96),
    _unified(7, 5, warps=32, blocks=16, shared_kib=64, opt_in_kib=64),
    _unified(8, 0, warps=64, blocks=32, shared_kib=164, opt_in_kib=163),
    _unified(8, 6, warps=48, blocks=16, shared_kib=100, opt_in_kib=99),
    _unified(8, 7, warps=48, blocks=16, shared_kib=164, opt_in_kib=163),
    _unified(8, 9, warps=48, blocks=24, shared_kib=100, opt_in_kib=99),
    _unified(9, 0, warps=64, blocks=32, shared_kib=228, opt_in_kib=227),
    _unified(10, 0, warps=64, blocks=32, shared_kib=228, opt_in_kib=227),
    _unified(10, 1, warps=48, blocks=24, shared_kib=228, opt_in_kib=227),
    _unified(10, 3, warps=64, blocks=32, shared_kib=228, opt_in_kib=227),
    _unified(11, 0, warps=48, blocks=24, shared_kib=228, opt_in_kib=227),
    _unified(12, 0, warps=48, blocks=24, shared_kib=100, opt_in_kib=99),
    _unified(12, 1, warps=48, blocks=24, shared_kib=100, opt_in_kib=99),
)

LIMITS = MappingProxyType({row.compute_capability: row for row in _ROWS})
"""This table has the limits of every known compute capability."""


def limits_of(compute_capability: tuple[int, int]) -> SmLimits:
    """Return the limits of a compute capability such as `(9, 0)`.

    Raises:
        UnknownNameError: no such compute capability is known.
    """
    limits = LIMITS.get(compute_capability)
    if limits is None:
        major, minor = compute_capability
        raise UnknownNameError("compute capability", f"{major}.{minor}", [row.name for row in _ROWS])
    return limits
