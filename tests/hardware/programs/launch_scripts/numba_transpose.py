"""A transpose through shared memory, a sum in blocks, and atomic counts with Numba."""

import numpy as np
from numba import cuda, float32, int32

N, TILE = 512, 32


@cuda.jit
def transpose(given, result):
    tile = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.grid(2)
    tile[cuda.threadIdx.y, cuda.threadIdx.x] = given[y, x]
    cuda.syncthreads()
    row, column = cuda.blockIdx.x * TILE + cuda.threadIdx.y, cuda.blockIdx.y * TILE + cuda.threadIdx.x
    result[row, column] = tile[cuda.threadIdx.x, cuda.threadIdx.y]


@cuda.jit
def block_sums(given, sums):
    part = cuda.shared.array(256, float32)
    thread, i = cuda.threadIdx.x, cuda.grid(1)
    part[thread] = given[i] if i < given.size else 0.0
    cuda.syncthreads()
    step = 128
    while step > 0:
        if thread < step:
            part[thread] += part[thread + step]
        cuda.syncthreads()
        step //= 2
    if thread == 0:
        sums[cuda.blockIdx.x] = part[0]


@cuda.jit
def count(given, counts):
    i = cuda.grid(1)
    if i < given.size:
        cuda.atomic.add(counts, int32(given[i] * 8), 1)


random = np.random.default_rng(2)
given = random.random((N, N), np.float32)
on_card = cuda.to_device(given)
result = cuda.device_array_like(given)
start, end = cuda.event(), cuda.event()
start.record()
for _ in range(4):
    transpose[(N // TILE, N // TILE), (TILE, TILE)](on_card, result)
end.record()
end.synchronize()
assert (result.copy_to_host() == given.T).all()
print(f"four launches: {cuda.event_elapsed_time(start, end):.4f} ms")

line = given.reshape(-1)
sums = np.zeros(line.size // 256, np.float32)
block_sums[line.size // 256, 256](line, sums)
assert np.allclose(sums, line.reshape(-1, 256).sum(1), rtol=1e-5)

counts = np.zeros(8, np.int32)
count[line.size // 256, 256](line, counts)
assert (counts == np.bincount((line * 8).astype(np.int64), minlength=8)).all()
print("right")
