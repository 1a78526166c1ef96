"""What a simulation reads: the machine code with the paths of recorded warps through it, and their requests.

The rule: values only, as arrays that compiled code reads. `timing.trace` and `timing.estimate` make them of a launch.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.timing.simulator.values import ROW


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A kernel for the simulated multiprocessor; arrays have one element for each machine instruction unless stated.

    Args:
        kind: what it keeps busy (`units.Kind`), int8.
        cost: the clocks for which it keeps its pipe busy, float64; of a load or a copy 0 where it bypasses L1.
        is_float_atomic: whether it is an atomic addition of floats, bool.
        stall: the clocks until the warp's next instruction, int64.
        write, read: the scoreboards that it frees, int8, 7 for none.
        wait_mask: the scoreboards that it waits for, int64.
        site: which of `global_sites` or `shared_sites` it accesses, by its kind, int64; -1 for none.
        constant: the number that it has beside its registers (`compiler.machine`), int64.
        operands: the registers that it reads, and which of them it holds (`compiler.machine`), int64.
        ptx_line: the line of the PTX that it comes from, int64.
        executed: how many warps of the launch execute it, each time counted, float64.
        first: the first instruction of each block of the machine code, and at its end the number of all, int64.
        steps: the paths of warps one behind the other, as numbers of these blocks, int64.
        start: where each path begins in `steps`, and at its end the length of that, int64.
        path: which path each warp of each recorded block takes, int64.
        instructions_per_warp: how many an average warp of the launch executes.
        recorded_per_warp: how many an average one of the recorded warps does.
        beyond: that over the instructions of an average path, where paths were cut off, else 1.
        global_sites, shared_sites: the `MemoryCount.index` of the accesses.
        idle: those of accesses that warps also execute without a lane that passes the guard.
        spills: where spilled registers lie on the stack, and their bytes; their accesses come behind `global_sites`.
    """

    kind: NDArray[np.int8] = field(repr=False)
    cost: NDArray[np.float64] = field(repr=False)
    is_float_atomic: NDArray[np.bool_] = field(repr=False)
    stall: NDArray[np.int64] = field(repr=False)
    write: NDArray[np.int8] = field(repr=False)
    read: NDArray[np.int8] = field(repr=False)
    wait_mask: NDArray[np.int64] = field(repr=False)
    site: NDArray[np.int64] = field(repr=False)
    constant: NDArray[np.int64] = field(repr=False)
    operands: NDArray[np.int64] = field(repr=False)
    ptx_line: NDArray[np.int64] = field(repr=False)
    executed: NDArray[np.float64] = field(repr=False)
    first: NDArray[np.int64] = field(repr=False)
    steps: NDArray[np.int64] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    path: NDArray[np.int64] = field(repr=False)
    instructions_per_warp: float
    recorded_per_warp: float
    beyond: float
    global_sites: tuple[int, ...]
    shared_sites: tuple[int, ...]
    idle: frozenset[int] = frozenset()
    spills: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Requests:
    """The requests of the recorded blocks, for each access to global or local memory.

    Args:
        rows: the requests, int32; those of a warp begin at
            `start[access] + (block * warps + warp) * kept[access] * ROW`.
        start: int64, one for each access.
        kept: how many requests of a warp are kept, int64.
        step: the bytes from one request of a warp to the next, int64, or `NO_STEP`.
        first, size: the first sector of its array, and how many that has, int64.
        local: 1 for local memory, which L1 keeps, else 0, int64.
        wavefronts: the passes of a request to shared memory, float64, one for each access to shared memory.
        most: how many requests each recorded warp makes, int64, of each access that warps also execute without a lane.
        most_at, shared_most_at: where those of each access begin in `most`, -1 where each execution makes a request.
        blocks, warps: how many blocks were recorded, and the warps of each.
    """

    rows: NDArray[np.int32] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    kept: NDArray[np.int64] = field(repr=False)
    step: NDArray[np.int64] = field(repr=False)
    first: NDArray[np.int64] = field(repr=False)
    size: NDArray[np.int64] = field(repr=False)
    local: NDArray[np.int64] = field(repr=False)
    wavefronts: NDArray[np.float64] = field(repr=False)
    most: NDArray[np.int64] = field(repr=False)
    most_at: NDArray[np.int64] = field(repr=False)
    shared_most_at: NDArray[np.int64] = field(repr=False)
    blocks: int
    warps: int

    def of(self, access: int) -> NDArray[np.int32]:
        """Return the rows of one access, of shape (requests, `ROW`); those that no warp made have no sectors."""
        size = self.blocks * self.warps * int(self.kept[access]) * ROW
        return self.rows[self.start[access] : self.start[access] + size].reshape(-1, ROW)
