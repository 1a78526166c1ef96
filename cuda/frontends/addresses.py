"""Addresses in the memory of a launch: where they stand, and what they are on a card.

The rule: a word of 8 bytes at a multiple of 8 that points into an allocation of the launch, or to its end, is an
address. That a number looks like one by chance is as unlikely as a guess of 32 bits, and shows: results are compared.
"""

from __future__ import annotations

import bisect
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.runners.gpu.byte_launch import WORD_BYTES, Bytes

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

    Example:
        >>> regions = Regions({"x": 0x1000, "y": 0x2000}, {"x": 16, "y": 16})
        >>> regions.words(np.array([0x1008, 7, 0x2010], np.uint64).view(np.uint8))
        {0: ('x', 8), 16: ('y', 16)}
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
    """Return bytes in which addresses of some arrays are those of the same arrays elsewhere.

    Example:
        >>> here = Regions({"x": 0x1000}, {"x": 16})
        >>> moved(np.array([0x1008, 7], np.uint64).view(np.uint8), here, {"x": 0x5000}).view(np.uint64).tolist()
        [20488, 7]
    """
    found = come_from.words(data)
    if not found:
        return data
    copy = data.copy()
    words = copy[: copy.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64)
    for at, (name, offset) in found.items():
        words[at // WORD_BYTES] = to[name] + offset
    return copy
