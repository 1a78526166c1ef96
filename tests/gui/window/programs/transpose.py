"""A student's transpose with Numba: a tile in shared memory, so that both matrices are touched along their rows."""

import numpy as np
from numba import cuda, float32

N = 512
ROW = 32  # elements in a row of the tile


@cuda.jit
def transpose(out, matrix):
    tile = cuda.shared.array((32, ROW), float32)
    x = cuda.blockIdx.x * 32 + cuda.threadIdx.x
    y = cuda.blockIdx.y * 32 + cuda.threadIdx.y
    tile[cuda.threadIdx.y, cuda.threadIdx.x] = matrix[y, x]
    cuda.syncthreads()
    x = cuda.blockIdx.y * 32 + cuda.threadIdx.x
    y = cuda.blockIdx.x * 32 + cuda.threadIdx.y
    out[y, x] = tile[cuda.threadIdx.x, cuda.threadIdx.y]


matrix = (np.arange(N * N) % 251).astype(np.float32).reshape(N, N)
out = np.zeros_like(matrix)
transpose[(N // 32, N // 32), (32, 32)](out, matrix)
assert (out == matrix.T).all()
