"""The sectors of the requests that the simulated multiprocessor makes, from those that were recorded.

The rule: the sectors of a recorded request are exact. A warp that executes an instruction more often than was recorded
goes on as it began: by equal steps where all warps do so, else through the recorded requests anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numba import njit
from numpy.typing import NDArray

from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.counting.traces import RecordedBlocks

SECTORS, PARTIAL, TURNS, FIRST_SECTOR = 0, 1, 2, 3
"""A request is a row of numbers: how many sectors it touches, how many of them in part, how many lanes take turns at one
address (the most of each sector, summed), and from here on its sectors in ascending order."""
ROW = FIRST_SECTOR + LANES
NO_STEP = -(1 << 62)
"""The step of an access whose requests go on by no equal steps: those behind the recorded ones repeat them."""
GAP_SECTORS = 4096
"""The arrays are laid out one behind the other with so many sectors between them: no two share a line."""
SECTOR_SHIFT = SECTOR_BYTES.bit_length() - 1
FEWEST = 3
"""A warp shows a step where so many of its requests are recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Requests:
    """The requests of the recorded blocks, for each access to global or local memory.

    Args:
        rows: the requests, int32; those of a warp begin at `start[access] + (block * warps + warp) * kept[access] * ROW`.
        start: int64, one for each access.
        kept: how many requests of a warp are kept, int64.
        step: the bytes from one request of a warp to the next, int64, or `NO_STEP`.
        wavefronts: the passes of a request to shared memory, float64, one for each access to shared memory.
        blocks, warps: how many blocks were recorded, and the warps of each.
    """

    rows: NDArray[np.int32] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    kept: NDArray[np.int64] = field(repr=False)
    step: NDArray[np.int64] = field(repr=False)
    wavefronts: NDArray[np.float64] = field(repr=False)
    blocks: int
    warps: int

    def of(self, access: int) -> NDArray[np.int32]:
        """Return the rows of one access, of shape (requests, `ROW`); those that no warp made have no sectors."""
        size = self.blocks * self.warps * int(self.kept[access]) * ROW
        return self.rows[self.start[access] : self.start[access] + size].reshape(-1, ROW)


def requests_of(
    recorded: RecordedBlocks,
    counts: LaunchCounts,
    array_bytes: Mapping[str, int],
    global_sites: Sequence[int],
    shared_sites: Sequence[int],
) -> Requests:
    """Return the sectors of recorded requests.

    Args:
        recorded: the requests.
        counts: what the launch executed.
        array_bytes: the size of each array.
        global_sites: the `MemoryCount.index` of the accesses to global and local memory.
        shared_sites: those to shared memory.
    """
    of_index = {memory.index: memory for memory in counts.memory}
    bases = _bases(array_bytes)
    blocks, _, warps = recorded.times.shape
    start, kept, step, rows = [], [], [], []
    at = 0
    for index in global_sites:
        times = recorded.times[:, index]
        masks, addresses = recorded.masks[:, index], recorded.addresses[:, index]
        most = max(1, min(int(times.max(initial=1)), masks.shape[-1]))
        memory = of_index[index]
        table = np.zeros((blocks, warps, most, ROW), np.int32)
        base = bases.get(memory.array, bases[""])
        step.append(_fill(table, np.minimum(times, most), masks, addresses, base, memory.width_bytes))
        start.append(at)
        kept.append(most)
        rows.append(table.ravel())
        at += table.size
    shared = [of_index[index] for index in shared_sites]
    return Requests(
        rows=np.concatenate(rows) if rows else np.zeros(ROW, np.int32),
        start=np.array(start or [0], np.int64),
        kept=np.array(kept or [1], np.int64),
        step=np.array(step or [0], np.int64),
        wavefronts=np.array([m.wavefronts / m.requests if m.requests else 1.0 for m in shared] or [1.0], np.float64),
        blocks=blocks,
        warps=warps,
    )


def _bases(array_bytes: Mapping[str, int]) -> dict[str, int]:
    """Return the first sector of each array; "" stands for memory of no known array, behind all of them."""
    bases, at = {}, GAP_SECTORS
    for name, size in array_bytes.items():
        bases[name] = at
        at += -(-size // SECTOR_BYTES) + GAP_SECTORS
    return {**bases, "": at}


@njit(cache=True)
def _fill(table, times, masks, addresses, base, width_bytes):  # type: ignore[no-untyped-def]
    """Write the row of each request, and return the step of all warps in bytes, or `NO_STEP`."""
    blocks, warps, _, _ = table.shape
    ascending = np.zeros(LANES, np.int64)
    step = np.int64(NO_STEP)
    is_even = True
    for block in range(blocks):
        for warp in range(warps):
            for time in range(times[block, warp]):
                mask = masks[block, warp, time]
                of_lanes = addresses[block, warp, time]
                active = 0
                first = -1
                for lane in range(LANES):
                    if mask >> lane & 1:
                        first = lane if first < 0 else first
                        place = active
                        while place > 0 and ascending[place - 1] > of_lanes[lane]:
                            ascending[place] = ascending[place - 1]
                            place -= 1
                        ascending[place] = of_lanes[lane]
                        active += 1
                _write_row(table[block, warp, time], ascending[:active], base, width_bytes)
                if times[block, warp] >= FEWEST and time > 0 and is_even and first >= 0:
                    moved_by = of_lanes[first] - addresses[block, warp, time - 1, first]
                    step = moved_by if step == NO_STEP else step
                    is_even = step == moved_by and mask == masks[block, warp, time - 1]
    return step if is_even else np.int64(NO_STEP)


@njit(cache=True)
def _write_row(row, ascending, base, width_bytes):  # type: ignore[no-untyped-def]
    """Write the sectors of a request whose active lanes have these addresses."""
    count = 0
    covered = turns = most_turns = 0
    previous = np.int64(-1)
    for address in ascending:
        sector = np.int32((address >> SECTOR_SHIFT) + base)
        if count == 0 or row[FIRST_SECTOR + count - 1] != sector:
            row[PARTIAL] += count > 0 and covered < SECTOR_BYTES
            row[TURNS] += most_turns
            row[FIRST_SECTOR + count] = sector
            count += 1
            covered = turns = most_turns = 0
            previous = np.int64(-1)
        if address != previous:
            covered += width_bytes
            turns = 0
            previous = address
        turns += 1
        most_turns = max(most_turns, turns)
    row[PARTIAL] += count > 0 and covered < SECTOR_BYTES
    row[TURNS] += most_turns
    row[SECTORS] = count
