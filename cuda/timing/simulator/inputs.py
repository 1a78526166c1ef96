"""What a simulation reads: the machine code with the paths of recorded warps through it, and their requests.

The rule: values only, as arrays that compiled code reads. `timing.trace` and `timing.simulation` make them of a launch.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.timing.simulator.values import ROW


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A kernel for the simulated multiprocessor; arrays have one element for each machine instruction unless stated."""

    kind: NDArray[np.int8] = field(repr=False)  # what it keeps busy (`values.Kind`)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Requests:
    """The requests of the recorded blocks, for each access to global or local memory.

    Those of a warp begin in `rows` at `start[access] + (block * warps + warp) * kept[access] * ROW`.
    """

    rows: NDArray[np.int32] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    kept: NDArray[np.int64] = field(repr=False)  # how many requests of a warp are kept
    step: NDArray[np.int64] = field(repr=False)  # bytes from one request of a warp to the next, or `NO_STEP`
    first: NDArray[np.int64] = field(repr=False)  # the first sector of its array
    size: NDArray[np.int64] = field(repr=False)  # how many sectors that has
    local: NDArray[np.int64] = field(repr=False)  # 1 for local memory, which L1 keeps, else 0
    wavefronts: NDArray[np.float64] = field(repr=False)  # of a request, for each access to shared memory
    most: NDArray[np.int64] = field(repr=False)  # how many each recorded warp makes of a site in `idle`
    most_at: NDArray[np.int64] = field(repr=False)  # where those begin in `most`; -1: each time one
    shared_most_at: NDArray[np.int64] = field(repr=False)  # the same for shared memory
    blocks: int  # how many were recorded
    warps: int  # of each block

    def of(self, access: int) -> NDArray[np.int32]:
        """Return the rows of one access, of shape (requests, `ROW`); those that no warp made have no sectors."""
        size = self.blocks * self.warps * int(self.kept[access]) * ROW
        return self.rows[self.start[access] : self.start[access] + size].reshape(-1, ROW)
