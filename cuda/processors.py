"""The processors of this machine that the process may use, and copies of large arrays by several of them.

The rule: what is done by several processors has the result that one would have; small arrays are not worth the threads.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]

PART_BYTES = 16 << 20
"""A thread copies this much at a time: milliseconds, beside which starting it is nothing."""
MOST_COPYING = 8
"""At most so many threads copy: they share the bandwidth of the memory."""


def worker_count() -> int:
    """Return the number of processors that this process may use.

    Example:
        >>> worker_count() >= 1
        True
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def copy_into(target: Bytes, source: Bytes) -> None:
    """Copy bytes to others of the same size, large ones by several threads.

    Args:
        target, source: one-dimensional, of the same length; they do not overlap.

    Example:
        >>> target = np.zeros(3, np.uint8)
        >>> copy_into(target, np.array([1, 2, 3], np.uint8))
        >>> target.tolist()
        [1, 2, 3]
    """
    if target.nbytes < 2 * PART_BYTES:
        target[...] = source
        return
    starts = range(0, target.nbytes, PART_BYTES)

    def copy_part(start: int) -> None:
        target[start : start + PART_BYTES] = source[start : start + PART_BYTES]

    with ThreadPoolExecutor(min(MOST_COPYING, worker_count())) as threads:
        for _ in threads.map(copy_part, starts):
            pass


def copied(source: Bytes) -> Bytes:
    """Return a copy of bytes."""
    target = np.empty_like(source)
    copy_into(target, source)
    return target
