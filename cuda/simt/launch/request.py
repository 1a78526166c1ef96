"""What a launch is of: a kernel, its shape, its parameters and the arrays that it may touch.

The rule: a frozen value; the arrays alone change, by the kernel's own stores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from warplens.cuda.device.limits import GRID
from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.errors import LaunchLimitError
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.values.specialisation import WORD_BYTES
from warplens.cuda.textures import TextureView


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchRequest:
    """A launch: the kernel's PTX and entry, its shape, its parameter block and the arrays it may touch.

    Args:
        module: the parsed PTX.
        symbol: the (mangled) name of the entry.
        file_name: the name of the kernel file in messages.
        block, grid: threads and blocks in x, y, z.
        parameters: the parameter block; where a pointer stands, the bytes from the start of its array.
        pointers: array name by the offset of its pointer in the parameter block.
        arrays: the arrays by name, contiguous and aligned (`aligned_copy`); the kernel changes them in place.
        variables: the arrays that are variables of the module in global or constant memory, with the same names.
        dynamic_shared_bytes: dynamic shared memory.
        requests: the memory instructions of the machine code, by PTX line, where they differ from the PTX.
        rules: how the GPU splits requests; they are counted by these rules.
        limit: the most warp instructions that a block may execute; one that needs more is taken to be endless.
        open_words: offsets of the 8-byte words of the parameter block that `Launch.change` gives anew.
        open_axes: the axes of the grid (0 to 2) whose extent it gives anew.
        open_sizes: whether `Launch.put_arrays` gives arrays of other sizes.
        textures: the textures and surfaces by their handles, which stand in the parameter block.
        ptx: the text of the module, where generated code is to be kept for the next process, too (`kept_code`).
        is_hurried: translate in little time at first, and with more care once executing takes longer than that.

    Raises:
        LaunchLimitError: no GPU launches as many blocks along one of the axes.
    """

    module: tree.Module
    symbol: str
    file_name: str
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    parameters: bytes
    pointers: Mapping[int, str]
    arrays: Mapping[str, np.ndarray]
    limit: int
    variables: frozenset[str] = frozenset()
    dynamic_shared_bytes: int = 0
    requests: Mapping[int, MergedRequest] = field(default_factory=dict)
    rules: MemoryRules = CURRENT
    open_words: tuple[int, ...] = ()
    open_axes: tuple[int, ...] = ()
    open_sizes: bool = False
    textures: Mapping[int, TextureView] = field(default_factory=dict)
    ptx: str = ""
    is_hurried: bool = False

    def __post_init__(self) -> None:
        """Check the grid, whose largest extents the engine reckons with."""
        for axis, extent, most in zip("xyz", self.grid, GRID, strict=True):
            if not 1 <= extent <= most:
                raise LaunchLimitError(
                    f"{self.file_name}: the grid of {self.symbol} has {extent:,} blocks along {axis}, and a GPU allows "
                    f"1 to {most:,}"
                )

    @property
    def fixed(self) -> tuple[object, ...]:
        """The parts of parameters and grid that are not left open."""
        words = range(0, len(self.parameters), WORD_BYTES)
        return (
            len(self.parameters),
            *(self.parameters[at : at + WORD_BYTES] for at in words if at not in self.open_words),
            *(extent for axis, extent in enumerate(self.grid) if axis not in self.open_axes),
        )
