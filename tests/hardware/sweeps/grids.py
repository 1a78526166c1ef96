"""The grids of the whole sweeps that are measured: kernels, sizes and tile widths.

The rule: each grid is defined once, so that its name means the same points in every script.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """Kernels and families, sizes, and tile widths; without tile widths each kernel has its own tune values."""

    kernels: tuple[str, ...]
    sizes: tuple[int, ...]
    tiles: tuple[int, ...] = ()

    @property
    def axes(self) -> tuple[str, ...]:
        """The arguments of `warplens run` for the axes."""
        problem = ("--problem", f"N={','.join(map(str, self.sizes))}")
        return (*problem, "--tune", f"TILE={','.join(map(str, self.tiles))}") if self.tiles else problem


FAMILIES = ("transpose", "matmul", "reduction")
GRIDS = {
    "small": Grid(
        kernels=(
            "copy_coalesced",
            "transpose_tiled",
            "transpose_tiled_padded",
            "matmul_tiled",
            "matmul_tiled_unrolled",
        ),
        sizes=(256, 512, 1024),
        tiles=(8, 16, 32),
    ),
    "smallest": Grid(kernels=FAMILIES, sizes=(256,)),
    "catalogue": Grid(kernels=FAMILIES, sizes=(256, 512, 1024, 2048, 4096)),
}
"""`smallest` has every configuration of a kernel of `catalogue` once, to see within seconds that all of them run."""
