"""Multiplies matrices in Numba's CUDA simulator; see `rivals`. Argument: the size, a multiple of 16.

The kernel stands at the top of the module because the simulator puts its own `cuda` into a kernel's globals.
"""

from __future__ import annotations

import os
import sys
import time

import numpy as np

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
from numba import cuda, float32

TILE = 16


@cuda.jit
def tiled(left, right, product, n):
    """Multiply as `matmul_tiled.cu` does; the simulator identifies shared arrays by their lines."""
    a = cuda.shared.array((TILE, TILE), float32)
    b = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, column = cuda.blockIdx.y * TILE + y, cuda.blockIdx.x * TILE + x
    total = float32(0)
    for t in range(n // TILE):
        a[y, x] = left[row, t * TILE + x]
        b[y, x] = right[t * TILE + y, column]
        cuda.syncthreads()
        for k in range(TILE):
            total += a[y, k] * b[k, x]
        cuda.syncthreads()
    product[row, column] = total


def main(size: int) -> None:
    """Multiply once for each line of standard input; print the seconds."""
    rng = np.random.default_rng(0)
    left, right = (rng.standard_normal((size, size), np.float32) for _ in range(2))
    product = np.zeros_like(left)
    blocks = (size // TILE, size // TILE)
    for _ in sys.stdin:
        begin = time.perf_counter()
        tiled[blocks, (TILE, TILE)](left, right, product, size)
        print(time.perf_counter() - begin, flush=True)
    if not np.allclose(product, left @ right, rtol=1e-3, atol=1e-3):
        sys.exit("the product is wrong")


if __name__ == "__main__":
    main(int(sys.argv[1]))
