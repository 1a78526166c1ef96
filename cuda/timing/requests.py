"""The sectors of the requests that the simulated multiprocessor makes, from those that were recorded.

The rule: the sectors of a recorded request are exact. A warp that executes an instruction more often than was recorded
goes on as it began: by equal steps where all warps do so, else through the recorded requests anew.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import BANK_BYTES, SECTOR_BYTES
from warplens.cuda.simt.counting.traces import RecordedBlocks
from warplens.cuda.timing.simulator.inputs import Program, Requests
from warplens.cuda.timing.simulator.native import packed
from warplens.cuda.timing.simulator.values import BANK_WORDS, FIRST_SECTOR, LANES, NO_STEP, ROW, SECTORS, TURNS

GAP_SECTORS = 4096
"""The sectors between two arrays, which are laid out one behind the other: no two share a line."""
LOCAL_BYTES = 1 << 12
"""The distance in bytes after which addresses of local memory repeat; none of them is an address of an array."""
UNKNOWN_BYTES = 1 << 40
"""The size of an array that is not known."""


def requests_of(
    recorded: RecordedBlocks, counts: LaunchCounts, array_bytes: Mapping[str, int], program: Program
) -> Requests:
    """Return the sectors of recorded requests.

    Args:
        recorded: the requests.
        counts: what the launch executed.
        array_bytes: the size of each array.
        program: whose accesses these are.
    """
    of_index = {memory.index: memory for memory in counts.memory}
    bases = _bases(array_bytes)
    blocks, _, warps = recorded.times.shape
    start, kept, step, first, size, local, rows = [], [], [], [], [], [], []
    at = 0
    for index in program.global_sites:
        times = recorded.times[:, index]
        masks, addresses = recorded.masks[:, index], recorded.addresses[:, index]
        most = max(1, min(int(times.max(initial=1)), masks.shape[-1]))
        memory = of_index[index]
        base = bases.get(memory.array, bases[""])
        is_local = memory.space == "local"
        if is_local:
            addresses = _interleaved(addresses, memory.width_bytes)
        table, moves = packed(
            np.minimum(times, most), masks, addresses, base=base, width_bytes=memory.width_bytes, kept=most
        )
        start.append(at)
        first.append(base)
        size.append(max(1, array_bytes.get(memory.array, UNKNOWN_BYTES) // SECTOR_BYTES))
        step.append(moves)
        kept.append(most)
        local.append(int(is_local))
        rows.append(table.ravel())
        at += table.size
    for offset, width_bytes in program.spills:
        table = _spilled(bases[""] + offset % LOCAL_BYTES, width_bytes, blocks * warps)
        start.append(at)
        first.append(bases[""])
        size.append(UNKNOWN_BYTES // SECTOR_BYTES)
        step.append(NO_STEP)
        kept.append(1)
        local.append(1)
        rows.append(table.ravel())
        at += table.size
    shared = [of_index[index] for index in program.shared_sites]
    place = {index: number * blocks * warps for number, index in enumerate(sorted(program.idle))}
    of_site = [place.get(index, -1) for index in program.global_sites]
    made = [recorded.times[:, index].ravel() for index in place]
    return Requests(
        rows=np.concatenate(rows) if rows else np.zeros(ROW, np.int32),
        start=np.array(start or [0], np.int64),
        kept=np.array(kept or [1], np.int64),
        step=np.array(step or [0], np.int64),
        first=np.array(first or [0], np.int64),
        size=np.array(size or [1], np.int64),
        local=np.array(local or [0], np.int64),
        wavefronts=np.array([m.wavefronts / m.requests if m.requests else 1.0 for m in shared] or [1.0], np.float64),
        most=np.concatenate(made).astype(np.int64) if made else np.zeros(0, np.int64),
        most_at=np.array([*of_site, *(-1 for _ in program.spills)] or [-1], np.int64),
        shared_most_at=np.array([place.get(index, -1) for index in program.shared_sites] or [-1], np.int64),
        blocks=blocks,
        warps=warps,
    )


def _interleaved(addresses: NDArray[np.int64], width_bytes: int) -> NDArray[np.int64]:
    """Return addresses of local memory as hardware lays them out: elements of neighbouring lanes side by side.

    Each warp has memory of its own, which lies behind that of the one before.
    """
    blocks, warps = addresses.shape[:2]
    each = LANES * LOCAL_BYTES * np.arange(blocks * warps).reshape(blocks, warps, 1, 1)
    return np.asarray(LANES * (addresses % LOCAL_BYTES) + width_bytes * np.arange(LANES) + each, np.int64)


def _spilled(base: int, width_bytes: int, warps: int) -> NDArray[np.int32]:
    """Return the request by which each warp keeps a register of all its lanes: whole sectors, one for each byte."""
    table = np.zeros((warps, ROW), np.int32)
    table[:, [SECTORS, TURNS]] = width_bytes
    table[:, BANK_WORDS] = max(1, width_bytes // BANK_BYTES)
    each = LANES * LOCAL_BYTES // SECTOR_BYTES * np.arange(warps)[:, None]
    table[:, FIRST_SECTOR : FIRST_SECTOR + width_bytes] = base + each + np.arange(width_bytes)
    return table


def _bases(array_bytes: Mapping[str, int]) -> dict[str, int]:
    """Return the first sector of each array; "" stands for memory of no known array, behind all of them."""
    bases, at = {}, GAP_SECTORS
    for name, size in array_bytes.items():
        bases[name] = at
        at += -(-size // SECTOR_BYTES) + GAP_SECTORS
    return {**bases, "": at}
