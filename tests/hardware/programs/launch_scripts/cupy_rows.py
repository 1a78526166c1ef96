"""A transpose and two element-wise kernels with CuPy."""

import cupy as cp
import numpy as np

N = 1024
transpose = cp.RawKernel(
    r"""
extern "C" __global__ void transpose(const float *from, float *to, int n)
{
    __shared__ float tile[32][32];
    int x = 32 * blockIdx.x + threadIdx.x, y = 32 * blockIdx.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = from[y * n + x];
    __syncthreads();
    to[(32 * blockIdx.x + threadIdx.y) * n + 32 * blockIdx.y + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
""",
    "transpose",
)
given = cp.asarray(np.random.default_rng(1).random((N, N), np.float32))
result = cp.empty_like(given)
for _ in range(3):
    transpose((N // 32, N // 32), (32, 32), (given, result, np.int32(N)))
assert (cp.asnumpy(result) == cp.asnumpy(given).T).all()

squares = cp.ElementwiseKernel("float32 x, float32 y", "float32 z", "z = (x - y) * (x - y)", "squares")
apart = squares(given, result)
assert np.allclose(cp.asnumpy(apart), (cp.asnumpy(given) - cp.asnumpy(result)) ** 2)

euclidean = cp.ReductionKernel("float32 x", "float32 y", "x * x", "a + b", "y = sqrt(a)", "0", "euclidean")
assert np.allclose(float(euclidean(given)), np.linalg.norm(cp.asnumpy(given)), rtol=1e-4)
print("right")
