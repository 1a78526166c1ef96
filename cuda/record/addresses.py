"""Addresses in the memory of a launch: where they stand, and what they are on a GPU.

The rule: a word of 8 bytes at a multiple of 8 that points into an allocation of the launch, or to its end, is an
address. That a number looks like one by chance is as unlikely as a guess of 32 bits, and shows: results are compared.
"""

from __future__ import annotations

import bisect
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.execute.gpu.launch_frames import WORD_BYTES, Bytes

SEARCHED_BYTES = 64 << 20
"""Larger arrays are not searched: they are data, and no tables of addresses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Region:
    """The addresses of an array."""

    name: str
    start: int
    size: int


class Regions:
    """Arrays by their addresses.

    Args:
        starts: the address of each array, by name.
        sizes: its bytes.
    """

    def __init__(self, starts: Mapping[str, int], sizes: Mapping[str, int]) -> None:
        self._regions = sorted(
            (Region(name=name, start=start, size=sizes[name]) for name, start in starts.items() if sizes[name]),
            key=lambda region: region.start,
        )
        self._starts = [region.start for region in self._regions]

    def words(self, data: Bytes) -> dict[int, tuple[str, int]]:
        """Return where addresses stand in an array: the array that each leads to, and the bytes from its start."""
        if data.nbytes > SEARCHED_BYTES or not self._regions:
            return {}
        words = data[: data.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64)
        last = self._regions[-1]
        near = np.flatnonzero((words >= self._starts[0]) & (words <= last.start + last.size))
        found = {}
        for position in near.tolist():
            address = int(words[position])
            region = self._regions[bisect.bisect_right(self._starts, address) - 1]
            if address - region.start <= region.size:
                found[position * WORD_BYTES] = (region.name, address - region.start)
        return found


def moved(data: Bytes, come_from: Regions, to: Mapping[str, int]) -> Bytes:
    """Return bytes in which addresses of some arrays are those of the same arrays elsewhere."""
    found = come_from.words(data)
    if not found:
        return data
    copy = data.copy()
    words = copy[: copy.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64)
    for at, (name, offset) in found.items():
        words[at // WORD_BYTES] = to[name] + offset
    return copy
