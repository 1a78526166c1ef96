"""Copies of the arrays of other packages, between guard pages: the engine works on them.

The rule: a launch has its own; their memory waits for the next one, since the first access to new memory takes longer
than the copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from warplens.cuda.frontends.launches import Allocation
from warplens.cuda.processors import copy_into
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros

MOST_KEPT_BYTES = 1 << 32
"""The memory of the last launch's copies waits for the next launch up to this size."""


class ArrayCopies:
    """The copies of one launch after the other; arrays of the same sizes have the same memory."""

    def __init__(self) -> None:
        self._unused: dict[int, list[np.ndarray]] = {}

    def of(self, allocations: Mapping[str, Allocation]) -> dict[str, np.ndarray]:
        """Return the bytes of each allocation where the engine may work on them."""
        arrays, new = {name: item.data for name, item in allocations.items()}, []
        for name, item in allocations.items():
            if item.guarded:
                continue
            if unused := self._unused.get(item.data.nbytes):
                arrays[name] = unused.pop()
                copy_into(arrays[name], item.data)
            else:
                new.append(name)
        self._unused.clear()
        return arrays | {name: _between_guards(arrays[name]) for name in new}

    def keep(self, arrays: Iterable[np.ndarray]) -> None:
        """Keep the memory of copies that are no longer needed."""
        size_bytes = 0
        for array in arrays:
            size_bytes += array.nbytes
            if size_bytes > MOST_KEPT_BYTES:
                break
            self._unused.setdefault(array.nbytes, []).append(array)


def _between_guards(data: np.ndarray) -> np.ndarray:
    """Return a copy of bytes, between guard pages."""
    copy = aligned_zeros(data.nbytes)
    copy_into(copy, data)
    return copy
