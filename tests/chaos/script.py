"""A script with two launches, for `warplens python`."""

import numpy as np
from numba import cuda


@cuda.jit
def add(out, first):
    """Add the index of a thread."""
    at = cuda.grid(1)
    if at < out.size:
        out[at] = first[at] + at


numbers = np.arange(64, dtype=np.float32)
sums = np.zeros_like(numbers)
add[2, 32](sums, numbers)
add[1, 64](sums, numbers)
