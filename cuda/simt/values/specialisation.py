"""What a kernel is compiled for.

The rule: compiled code depends on the kernel and on what is here, and on nothing else. Parts of the parameters and the
extents of the grid may be left open: then each launch gives them anew, and the code does not depend on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.counting.rules import CURRENT, LANES
from warplens.cuda.textures import TextureView

WORD_BYTES = 8
"""Parameters are left open in words of this size: no parameter of a simple type reaches beyond one."""


class Mode(StrEnum):
    """What code records about each access to memory."""

    COUNTING = "counting"
    """How many requests there are, and what they cost."""
    RECORDING = "recording"
    """The same, and also lane by lane the requests of a block that is named when the code runs (`counting.traces`)."""
    CHECKED = "checked"
    """Whether accesses to memory race, or read shared memory that was never written (`codegen.checks.shadow`)."""
    MARKED = "marked"
    """Which bytes are touched at all (`codegen.counters.marks`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Specialisation:
    """What a kernel is compiled for: launch shape and parameters.

    Args:
        block: threads in x, y, z.
        grid: blocks in x, y, z.
        parameters: the parameter block's bytes; where a pointer stands, the bytes from the start of its array.
        pointers: array name by the offset of its pointer in the parameter block.
        sizes: bytes of each array, by name, in the order of the launch's table; arrays are aligned to 256 bytes.
        dynamic_shared_bytes: the launch's dynamic shared memory.
        requests: the requests of memory instructions in the machine code, by PTX line, where they differ from the PTX.
        symbols: array name by the name of each variable of the module in global or constant memory.
        rules: those by which requests are counted.
        affine_widening: keep the affine form across widening, guarded at run time.
        mode: what the code records about each access.
        lockstep: whether the lanes of a warp run in step on the target, as up to compute capability 6.x.
        open_words: offsets of the 8-byte words of the parameter block that are left open.
        open_axes: the axes of the grid (0 to 2) whose extent is left open.
        open_sizes: whether the sizes of the arrays are left open, too.
        textures: the textures and surfaces by their handles.
    """

    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    parameters: bytes
    pointers: dict[int, str]
    sizes: dict[str, int]
    dynamic_shared_bytes: int = 0
    requests: Mapping[int, MergedRequest] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)
    rules: MemoryRules = CURRENT
    affine_widening: bool = True
    mode: Mode = Mode.COUNTING
    lockstep: bool = False
    open_words: tuple[int, ...] = ()
    open_axes: tuple[int, ...] = ()
    open_sizes: bool = False
    textures: Mapping[int, TextureView] = field(default_factory=dict)

    @property
    def first_open_row(self) -> int:
        """The row of the launch's table of arrays at which the open values begin: the words, then the extents."""
        match self.mode:
            case Mode.MARKED:
                return 2 * len(self.sizes)
            case Mode.CHECKED:
                return self.blocks_row + 1
            case _:
                return len(self.sizes)

    @property
    def blocks_row(self) -> int:
        """The row of that table with what checked code knows of blocks; the shadows of the arrays stand before it."""
        return 2 * len(self.sizes)

    @property
    def open_values(self) -> tuple[int, ...]:
        """The values that this launch gives to what is left open, as signed 64-bit numbers."""
        padded = self.parameters + bytes(-len(self.parameters) % WORD_BYTES)
        words = [padded[offset : offset + WORD_BYTES] for offset in self.open_words]
        return (
            *(int.from_bytes(word, "little", signed=True) for word in words),
            *(self.grid[axis] for axis in self.open_axes),
        )

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return -(-self.threads // LANES)
