"""Arrays in memory that a program and the process of its card have both, in place of bytes through a pipe.

The rule: the memory has no name and belongs to the descriptors of both processes, so that nothing of it is left when
they end, however they do. Only Linux has it (`memfd_create`); elsewhere arrays go through the pipe.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Mapping
from typing import Self

import numpy as np

from warplens.cuda.processors import copy_into
from warplens.cuda.runners.gpu.byte_launch import Bytes

ALIGNMENT_BYTES = 64
"""Each array begins at a cache line, as arrays of NumPy need for any dtype."""


class SharedArrays:
    """The memory of a descriptor, which grows as far as arrays need it.

    Both processes have one of these, for descriptors of the same memory, and take turns.

    Args:
        descriptor: that of the memory, which belongs to this object from now on.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self._memory = np.empty(0, np.uint8)

    @classmethod
    def made(cls) -> Self | None:
        """Return new memory, None where the system has none of this kind."""
        if not hasattr(os, "memfd_create"):
            return None
        try:
            return cls(os.memfd_create("warplens-launch"))
        except OSError:  # a sandbox may forbid it
            return None

    @property
    def whole(self) -> Bytes:
        """The memory as far as this process has it; where it grows, another array."""
        return self._memory

    def views(self, sizes: Mapping[str, int], behind: Mapping[str, int] | None = None) -> dict[str, Bytes]:
        """Return arrays of these sizes in bytes, where they lie in the memory, one behind the other.

        Args:
            sizes: their sizes, by name.
            behind: the sizes of arrays that lie before them.

        Raises:
            OSError: the system gives no more memory.
        """
        starts, end = {}, sum(map(_aligned, (behind or {}).values()))
        for name, size in sizes.items():
            starts[name] = end
            end += _aligned(size)
        if end > self._memory.nbytes:
            if os.fstat(self.descriptor).st_size < end:
                os.ftruncate(self.descriptor, end)
            mapped = mmap.mmap(self.descriptor, end)  # an array keeps it, and the last one ends it
            self._memory = np.frombuffer(mapped, np.uint8)
        return {name: self._memory[start : start + sizes[name]] for name, start in starts.items()}

    def put(self, arrays: Mapping[str, Bytes]) -> None:
        """Copy arrays to where their views are.

        Raises:
            OSError: the system gives no more memory.
        """
        views = self.views({name: array.nbytes for name, array in arrays.items()})
        for name, array in arrays.items():
            copy_into(views[name], array)

    def close(self) -> None:
        """Give the descriptor back; the memory ends with the last view of it."""
        descriptor, self.descriptor = self.descriptor, -1
        self._memory = np.empty(0, np.uint8)
        if descriptor >= 0:
            os.close(descriptor)


def _aligned(size: int) -> int:
    """Return the bytes from the start of an array of this size to that of the next."""
    return -(-size // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
