"""Counts the bytes of arrays and shared variables that a marked launch has touched (`codegen.counters.marks`).

The rule: a byte counts once, even if it is touched often; in shared memory once in each block.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.marks import SUM_BYTES, map_bytes
from warplens.cuda.simt.counting.rules import WIDEST_BYTES
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.program.blocks import Placed


def maps_of(arrays: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Return an empty map for each array, longer than the array: a copy that reads a part is marked whole."""
    return {name: aligned_zeros(array.nbytes + WIDEST_BYTES) for name, array in arrays.items()}


def touched_in_arrays(maps: Mapping[str, np.ndarray]) -> dict[str, int]:
    """Return how many bytes of each array were touched."""
    return {name: int(np.count_nonzero(marks[:-WIDEST_BYTES])) for name, marks in maps.items()}


def touched_in_shared(
    memories: Iterable[np.ndarray], shared_end: int, variables: Mapping[str, Placed]
) -> dict[str, int]:
    """Return how many bytes of each shared variable were touched, summed over the blocks.

    Args:
        memories: the shared memory of each executing thread, followed by its map and sums.
        shared_end: the address behind the shared memory, at which the map may begin.
        variables: those of the kernel; only shared ones count.
    """
    whole = map_bytes(shared_end)
    sums = np.zeros(whole, np.int64)
    for memory in memories:
        sums += memory[2 * whole : (2 + SUM_BYTES) * whole].view(np.int32)
        sums += memory[whole : 2 * whole] != 0
    touched = {}
    for name, placed in variables.items():
        if placed.space is tree.Space.SHARED:
            end = shared_end if placed.size is None else placed.offset + placed.size
            touched[name] = int(sums[placed.offset : end].sum())
    return touched
