"""Memory for arrays and buffers, aligned as on a device.

The rule: all memory that a compiled kernel touches comes from here, and each array and buffer has guard pages of its
own (`guard_pages`).
"""

from __future__ import annotations

import numpy as np

from warplens.cuda.simt.launch.guard_pages import guarded_zeros
from warplens.cuda.simt.program.layout import ARRAY_ALIGNMENT

MIN_BYTES = 64
"""A buffer has at least this size, so that it has an address."""


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """Return a contiguous copy of an array, aligned as device memory is."""
    copy = aligned_zeros(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def aligned_zeros(nbytes: int, alignment: int = ARRAY_ALIGNMENT) -> np.ndarray:
    """Return zero bytes whose first address is a multiple of `alignment`; pages never written take no memory."""
    return guarded_zeros(nbytes, alignment)


def zeros(nbytes: int) -> np.ndarray:
    """Return a buffer of zeros, aligned."""
    return aligned_zeros(max(nbytes, MIN_BYTES))
