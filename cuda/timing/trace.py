"""What the simulated multiprocessor needs of a launch beside its counts: machine code, ways through it, requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.flow import EXIT
from warplens.cuda.simt.counting.traces import RecordedBlocks


@dataclass(frozen=True, slots=True, kw_only=True)
class WarpWays:
    """The ways of recorded warps through the machine code.

    Args:
        ways: the distinct ones: the numbers of the blocks in their order, int64.
        of_warp: which of them each warp takes, int64 of shape (blocks, warps).
        instructions: how many each warp executes, of the same shape; where its way was cut off, as many more as it
            executed more branches.
        is_cut: some ways were not followed to their end.
    """

    ways: tuple[NDArray[np.int64], ...] = field(repr=False)
    of_warp: NDArray[np.int64] = field(repr=False)
    instructions: NDArray[np.float64] = field(repr=False)
    is_cut: bool = False


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
        ways: those of the recorded warps.
    """

    flow: ControlFlow = field(repr=False)
    passes: Mapping[tuple[int, int], float] = field(repr=False)
    recorded: RecordedBlocks = field(repr=False)
    global_sites: tuple[int, ...]
    array_bytes: Mapping[str, int]
    ways: WarpWays = field(repr=False)
    shared_bytes: int = 0


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
