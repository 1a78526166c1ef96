"""What a kernel is compiled for.

The rule: compiled code depends on the kernel and on what is here, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.simt.counting.rules import CURRENT, LANES


class Mode(StrEnum):
    """What code records about each access to memory."""

    COUNTING = "counting"
    """How many requests there are, and what they cost."""
    RECORDING = "recording"
    """The same, and also lane by lane the requests of a block that is named when the code runs (`counting.traces`)."""
    CHECKED = "checked"
    """Whether accesses to shared memory race, or read what was never written (`codegen.shadow`)."""
    MARKED = "marked"
    """Which bytes are touched at all (`codegen.marks`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Specialisation:
    """What a kernel is compiled for: launch shape and parameters.

    Args:
        block: threads in x, y, z.
        grid: blocks in x, y, z.
        parameters: the parameter block's bytes, with zeros where pointers stand.
        pointers: array name by the offset of its pointer in the parameter block.
        sizes: bytes of each array, by name, in the order of the launch's table; arrays are aligned to 256 bytes.
        dynamic_shared_bytes: the launch's dynamic shared memory.
        requests: the requests of memory instructions in the machine code, by PTX line, where they differ from the PTX.
        symbols: array name by the name of each variable of the module in global or constant memory.
        rules: those by which requests are counted.
        affine_widening: keep the affine form across widening, guarded at run time.
        mode: what the code records about each access.
        lockstep: whether the lanes of a warp run in step on the target, as up to compute capability 6.x.
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

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return -(-self.threads // LANES)
