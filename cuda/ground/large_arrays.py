"""Large arrays of this machine: copied by several threads, and in huge pages.

The rule: what is done by several processors has the result that one would have; small arrays are not worth the threads.
"""

import ctypes
import mmap
from collections import deque
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from warplens.cuda.ground.host import worker_count

Bytes = npt.NDArray[np.uint8]
PART_BYTES = 16 << 20  # a thread copies this much at a time: milliseconds, beside which starting it is nothing
MOST_COPYING = 8  # the most threads that copy at once: they share the bandwidth of the memory


def copy_into(target: Bytes, source: Bytes) -> None:
    """Copy bytes to others of the same number, large ones by several threads; the two do not overlap."""
    if target.nbytes < 2 * PART_BYTES:
        target[...] = source
        return
    starts = range(0, target.nbytes, PART_BYTES)
    parts = [slice(start, start + PART_BYTES) for start in starts]
    with ThreadPoolExecutor(min(MOST_COPYING, worker_count())) as threads:
        deque(threads.map(lambda part: target.__setitem__(part, source[part]), parts), maxlen=0)


def copied(source: Bytes) -> Bytes:
    """Return a copy of bytes."""
    target = np.empty_like(source)
    copy_into(target, source)
    return target


def prefer_huge_pages(address: int, size_bytes: int) -> None:
    """Ask the system for huge pages in memory that nothing was written to: the first access to it is faster then.

    Where the system has none, nothing changes. Source: madvise(2).

    Example:
        >>> import numpy as np
        >>> numbers = np.empty(1 << 20)
        >>> prefer_huge_pages(numbers.ctypes.data, numbers.nbytes)
    """
    start = -(-address // mmap.PAGESIZE) * mmap.PAGESIZE
    end = (address + size_bytes) // mmap.PAGESIZE * mmap.PAGESIZE
    if end > start and hasattr(mmap, "MADV_HUGEPAGE"):
        advise = ctypes.CDLL(None).madvise
        advise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        advise(start, end - start, mmap.MADV_HUGEPAGE)  # a refusal costs time only
