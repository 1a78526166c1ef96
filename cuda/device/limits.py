"""What one streaming multiprocessor can hold, for every compute capability from 1.0 to 12.1.

The rule: these are facts of the architecture, a row of `limits.toml` for each compute capability, with their sources.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from warplens.cuda.ground.errors import UnknownNameError

KIB = 1024
Shape = tuple[int, int, int]
BLOCK_Z = 64  # a block has at most this many threads along z, on every GPU; along x and y as many as a whole block
GRID = (2**31 - 1, 65_535, 65_535)  # a grid has at most this many blocks along x, y and z, on any GPU
EARLY_GRID_X = 65_535  # before compute capability 3.0 it has at most this many along x


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


def _rows() -> Iterator[SmLimits]:
    for family in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).values():
        common = family["common"] | {
            "register_allocation": RegisterAllocation(family["common"].get("register_allocation", "warp"))
        }
        for name, own in family["of"].items():
            major, _, minor = name.partition(".")
            yield SmLimits(compute_capability=(int(major), int(minor)), **common | own)


LIMITS = MappingProxyType({row.compute_capability: row for row in _rows()})
"""This table has the limits of every known compute capability."""


def limits_of(compute_capability: tuple[int, int]) -> SmLimits:
    """Return the limits of a compute capability such as `(9, 0)`.

    Raises:
        UnknownNameError: no such compute capability is known.
    """
    limits = LIMITS.get(compute_capability)
    if limits is None:
        major, minor = compute_capability
        raise UnknownNameError("compute capability", f"{major}.{minor}", [row.name for row in LIMITS.values()])
    return limits
