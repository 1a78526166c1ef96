"""Memory for arrays and buffers, aligned as on a device.

The rule: what a compiled kernel touches comes from here.
"""

from __future__ import annotations

import numpy as np

from warplens.cuda.simt.program.layout import ARRAY_ALIGNMENT

MIN_BYTES = 64
"""Of a buffer, so that it has an address."""


def aligned_empty(nbytes: int, alignment: int = ARRAY_ALIGNMENT) -> np.ndarray:
    """Return uninitialised bytes whose first address is a multiple of `alignment`."""
    raw = np.empty(nbytes + alignment, np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + nbytes]


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """Return a contiguous copy of an array, aligned as device memory is."""
    copy = aligned_empty(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def aligned_zeros(nbytes: int, alignment: int = ARRAY_ALIGNMENT) -> np.ndarray:
    """Return bytes that are zero, as `aligned_empty`; what is never written takes no memory."""
    raw = np.zeros(nbytes + alignment, np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + nbytes]


def zeros(nbytes: int) -> np.ndarray:
    """Return a buffer of zeros, aligned."""
    return aligned_zeros(max(nbytes, MIN_BYTES))
