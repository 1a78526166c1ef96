"""What the simulated multiprocessor needs of a launch beside its counts: its machine code and some of its requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.simt.counting.traces import RecordedBlocks


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchTrace:
    """The machine code of a launch with the passes of its warps, and the requests of blocks of one multiprocessor.

    Args:
        flow: the blocks of the machine code.
        passes: how many warps go from one of them to another, -1 for the end.
        recorded: requests of blocks that one multiprocessor takes, in the order in which it takes them.
        global_sites: the `MemoryCount.index` of the accesses to global and local memory.
        array_bytes: the size of each array.
        shared_bytes: the shared memory of a block.
    """

    flow: ControlFlow = field(repr=False)
    passes: Mapping[tuple[int, int], float] = field(repr=False)
    recorded: RecordedBlocks = field(repr=False)
    global_sites: tuple[int, ...]
    array_bytes: Mapping[str, int]
    shared_bytes: int = 0
