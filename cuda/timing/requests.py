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
from warplens.cuda.simt.counting.rules import SECTOR_BYTES
from warplens.cuda.simt.counting.traces import RecordedBlocks

ROW = 33
"""A request has this many numbers: how many sectors it touches, and up to 32 of them in ascending order."""
REPEATED = -(1 << 62)
"""The step of an instruction whose requests go on by no equal steps."""
GAP_SECTORS = 4096
"""The arrays are laid out one behind the other with so many sectors between them: no two share a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Requests:
    """The requests of the recorded blocks, for each access to global or local memory.

    Args:
        rows: the sectors, int64; those of a request begin at `start[access] + ((block * warps + warp) * kept[access] +
            time) * ROW`.
        start: int64, one for each access.
        kept: how many requests of a warp are kept, int64.
        step: the bytes from one request of a warp to the next, int64, or `REPEATED`.
        wavefronts: the passes of a request to shared memory, float64, one for each access to shared memory.
        blocks: how many blocks were recorded.
    """

    rows: NDArray[np.int64] = field(repr=False)
    start: NDArray[np.int64] = field(repr=False)
    kept: NDArray[np.int64] = field(repr=False)
    step: NDArray[np.int64] = field(repr=False)
    wavefronts: NDArray[np.float64] = field(repr=False)
    blocks: int


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
        base = bases.get(of_index[index].array, bases[""])
        table = np.zeros((blocks, warps, most, ROW), np.int64)
        step.append(_fill(table, np.minimum(times, most), masks, addresses, base))
        start.append(at)
        kept.append(most)
        rows.append(table.ravel())
        at += table.size
    shared = [of_index[index] for index in shared_sites]
    return Requests(
        rows=np.concatenate(rows) if rows else np.zeros(ROW, np.int64),
        start=np.array(start or [0], np.int64),
        kept=np.array(kept or [1], np.int64),
        step=np.array(step or [0], np.int64),
        wavefronts=np.array([m.wavefronts / m.requests if m.requests else 1.0 for m in shared] or [1.0], np.float64),
        blocks=blocks,
    )


def _bases(array_bytes: Mapping[str, int]) -> dict[str, int]:
    """Return the first sector of each array; "" stands for memory of no known array, behind all of them."""
    bases, at = {}, GAP_SECTORS
    for name, size in array_bytes.items():
        bases[name] = at
        at += -(-size // SECTOR_BYTES) + GAP_SECTORS
    return {**bases, "": at}


@njit(cache=True)
def _fill(table, times, masks, addresses, base):  # type: ignore[no-untyped-def]
    """Write the sectors of each request into its row, and return the step of all warps, or `REPEATED`."""
    blocks, warps, _, _ = table.shape
    step = np.int64(REPEATED)
    is_even = True
    for block in range(blocks):
        for warp in range(warps):
            for time in range(times[block, warp]):
                mask = masks[block, warp, time]
                row = table[block, warp, time]
                count = 0
                first = -1
                for lane in range(32):
                    if not mask >> lane & 1:
                        continue
                    if first < 0:
                        first = lane
                    sector = (addresses[block, warp, time, lane] >> 5) + base
                    place = count
                    while place > 0 and row[place] > sector:
                        place -= 1
                    if place > 0 and row[place] == sector:
                        continue
                    for moved in range(count, place, -1):
                        row[moved + 1] = row[moved]
                    row[place + 1] = sector
                    count += 1
                row[0] = count
                if times[block, warp] >= 3 and time > 0 and is_even and first >= 0:
                    if mask != masks[block, warp, 0]:
                        is_even = False
                    else:
                        moved_by = addresses[block, warp, time, first] - addresses[block, warp, time - 1, first]
                        if step == REPEATED:
                            step = moved_by
                        elif step != moved_by:
                            is_even = False
    return step if is_even else np.int64(REPEATED)
