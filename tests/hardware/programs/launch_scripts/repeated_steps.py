"""A hundred launches of one kernel at two sizes, as a training loop makes them; prints the time of each."""

import time

import numpy as np
import pycuda.autoinit  # noqa: F401 - it makes the context
from pycuda import gpuarray
from pycuda.compiler import SourceModule

SIZES, STEPS = (1 << 12, 1 << 20), 100
step = SourceModule("""
__global__ void step(float *weights, const float *slopes, float rate, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) weights[i] -= rate * slopes[i];
}
""").get_function("step")
for size in SIZES:
    weights, slopes = gpuarray.zeros(size, np.float32), gpuarray.to_gpu(np.ones(size, np.float32))
    times = []
    for _ in range(STEPS):
        begin = time.perf_counter()
        step(weights, slopes, np.float32(0.5), np.int32(size), block=(256, 1, 1), grid=(size // 256, 1))
        times.append(time.perf_counter() - begin)
    assert (weights.get() == -0.5 * STEPS).all()
    print(f"{2 * weights.nbytes} bytes: first {times[0]:.4f} s, later {np.median(times[1:]):.6f} s each")
print("right")
