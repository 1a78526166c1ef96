"""Two hundred launches of one kernel on 4 MiB, as a training loop makes them, with PyCUDA; prints the time of each."""

import time

import numpy as np
import pycuda.autoinit  # noqa: F401 - it makes the context
from pycuda import gpuarray
from pycuda.compiler import SourceModule

N, STEPS = 1 << 20, 200
step = SourceModule("""
__global__ void step(float *weights, const float *slopes, float rate, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) weights[i] -= rate * slopes[i];
}
""").get_function("step")
weights, slopes = gpuarray.zeros(N, np.float32), gpuarray.to_gpu(np.ones(N, np.float32))
times = []
for _ in range(STEPS):
    begin = time.perf_counter()
    step(weights, slopes, np.float32(0.5), np.int32(N), block=(256, 1, 1), grid=(N // 256, 1))
    times.append(time.perf_counter() - begin)
assert (weights.get() == -0.5 * STEPS).all()
print(f"first {times[0]:.4f} s, later {np.median(times[1:]):.6f} s each")
print("right")
