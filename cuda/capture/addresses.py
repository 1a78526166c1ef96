"""Addresses in the memory of a kept launch: those of its arrays lead to the same place where the arrays lie now.

The rule: a word of 8 bytes at a multiple of 8 is an address if it lies in an array of the launch. Arrays whose elements
are known to be floating-point numbers, or narrower than an address, hold none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from warplens.cuda.capture.kept import POINTER_BYTES, KeptArray, item_bytes


def may_hold_addresses(array: KeptArray) -> bool:
    """Return whether an array may hold addresses."""
    is_whole = array.dtype.startswith(("int", "uint"))
    return not array.dtype or item_bytes(array.dtype) == 0 or (is_whole and item_bytes(array.dtype) == POINTER_BYTES)


def moved(data: np.ndarray, arrays: Sequence[KeptArray], starts: Mapping[str, int]) -> int:
    """Change the addresses in some bytes to those of where the arrays lie now; return how many there were.

    Args:
        data: bytes, changed in place.
        arrays: the arrays, with the addresses that they had.
        starts: their addresses now, by name.
    """
    words = data[: len(data) // POINTER_BYTES * POINTER_BYTES].view(np.uint64)
    ordered = sorted((array for array in arrays if array.address), key=lambda array: array.address)
    if not ordered or not len(words):
        return 0
    old = np.array([array.address for array in ordered], np.uint64)
    ends = np.array([array.address + len(array.data) for array in ordered], np.uint64)
    new = np.array([starts[array.name] for array in ordered], np.uint64)
    candidates = np.flatnonzero((words >= old[0]) & (words <= ends.max()))
    found = words[candidates]
    owner = np.searchsorted(old, found, side="right") - 1
    is_inside = found <= ends[owner]  # an address may lie just behind an array
    places, owner = candidates[is_inside], owner[is_inside]
    words[places] = new[owner] + (found[is_inside] - old[owner])
    return len(places)
