"""Addresses in the memory of a capture: where they stand, and what they are where the buffers lie elsewhere.

The rule: a word of 8 bytes at a multiple of 8 that points into a buffer, or to its end, is an address. That a number
looks like one by chance is as unlikely as a guess of 32 bits, and shows where results are compared. Buffers whose
elements are known to be floating-point numbers, or narrower than an address, hold none.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from warplens.cuda.capture.memory import Buffer, item_bytes

WORD_BYTES = 8
Bytes = npt.NDArray[np.uint8]


def may_hold_addresses(buffer: Buffer) -> bool:
    """Return whether a buffer may hold addresses."""
    is_whole = buffer.dtype.startswith(("int", "uint"))
    return not buffer.dtype or item_bytes(buffer.dtype) == 0 or (is_whole and item_bytes(buffer.dtype) == WORD_BYTES)


class Regions:
    """Buffers by their addresses.

    Args:
        starts: the address of each buffer, by name; 0 where it is not known.
        sizes: its bytes.
    """

    def __init__(self, starts: Mapping[str, int], sizes: Mapping[str, int]) -> None:
        known = [name for name, start in starts.items() if start and sizes[name]]
        self._names = sorted(known, key=lambda name: starts[name])
        self._starts = np.array([starts[name] for name in self._names], np.uint64)
        self._ends = np.array([starts[name] + sizes[name] for name in self._names], np.uint64)

    def _addresses_in(self, data: Bytes) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], npt.NDArray[np.uint64]]:
        """Return the positions of the words that are addresses, the regions that they lead to, and their offsets."""
        words = _words_of(data)
        if not self._names or not len(words):
            return np.empty(0, np.intp), np.empty(0, np.intp), np.empty(0, np.uint64)
        near = np.flatnonzero((words >= self._starts[0]) & (words <= self._ends.max()))
        addresses = words[near]
        owners = np.searchsorted(self._starts, addresses, side="right") - 1
        is_inside = addresses <= self._ends[owners]  # an address may lie just behind a buffer, as a loop's last pointer
        owners = owners[is_inside]
        return near[is_inside], owners, addresses[is_inside] - self._starts[owners]

    def words(self, data: Bytes) -> dict[int, tuple[str, int]]:
        """Return where addresses stand in some bytes: the buffer that each leads to, and the bytes from its start."""
        positions, owners, offsets = (part.tolist() for part in self._addresses_in(data))
        return {
            position * WORD_BYTES: (self._names[owner], offset)
            for position, owner, offset in zip(positions, owners, offsets, strict=True)
        }

    def moved(self, data: Bytes, to: Mapping[str, int]) -> Bytes:
        """Return bytes in which addresses of these buffers are those of the same buffers elsewhere.

        They are the same array where it holds no address.
        """
        positions, owners, offsets = self._addresses_in(data)
        if not len(positions):
            return data
        copy = data.copy()
        new = np.array([to[name] for name in self._names], np.uint64)
        _words_of(copy)[positions] = new[owners] + offsets
        return copy


def _words_of(data: Bytes) -> npt.NDArray[np.uint64]:
    return data[: data.nbytes // WORD_BYTES * WORD_BYTES].view(np.uint64)
