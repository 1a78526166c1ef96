"""Sums with PyCUDA: elements, a variable of the module, a table of addresses, and atomic sums of floats and counts."""

import numpy as np
import pycuda.autoinit  # noqa: F401 - it makes the context
import pycuda.driver as cuda
from pycuda import gpuarray
from pycuda.compiler import SourceModule

N = 1 << 20
module = SourceModule("""
__constant__ float factor;
__device__ int calls;

__global__ void scale_add(float *out, const float *a, const float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = factor * a[i] + b[i];
    if (i == 0) calls += 1;
}

__global__ void exponential(float *out, const float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = __expf(a[i]) * a[i] + sinf(a[i]);
}

struct Row { float *data; int length; };

__global__ void row_sums(const Row *rows, float *sums)
{
    float sum = 0.0f;
    Row row = rows[blockIdx.x];
    for (int i = threadIdx.x; i < row.length; i += blockDim.x) sum += row.data[i];
    for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffffu, sum, step);
    if (threadIdx.x == 0) sums[blockIdx.x] = sum;
}

__global__ void histogram(unsigned int *bins, const float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&bins[(int)(a[i] * 16.0f)], 1u);
}

__global__ void total(float *sum, const float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(sum, a[i]);
}
""")

random = np.random.default_rng(0)
a, b = random.random(N, np.float32), random.random(N, np.float32)
on_card = {"a": gpuarray.to_gpu(a), "b": gpuarray.to_gpu(b), "out": gpuarray.empty(N, np.float32)}
scale_add = module.get_function("scale_add")
address, _ = module.get_global("factor")
cuda.memcpy_htod(address, np.float32(3.0))
shape = {"block": (256, 1, 1), "grid": (N // 256, 1)}

start, end = cuda.Event(), cuda.Event()
start.record()
for _ in range(5):
    scale_add(on_card["out"], on_card["a"], on_card["b"], np.int32(N), **shape)
end.record()
end.synchronize()
calls = np.zeros(1, np.int32)
cuda.memcpy_dtoh(calls, module.get_global("calls")[0])
assert calls[0] == 5, calls
assert np.allclose(on_card["out"].get(), 3.0 * a + b)
print(f"five launches: {start.time_till(end):.4f} ms")

module.get_function("exponential")(on_card["out"], on_card["a"], np.int32(N), **shape)
assert np.allclose(on_card["out"].get(), np.exp(a) * a + np.sin(a), rtol=1e-5)

lengths = (1000, 2000, 3000, 4000)
rows = [gpuarray.to_gpu(random.random(length, np.float32)) for length in lengths]
record = np.dtype({"names": ["data", "length"], "formats": [np.uint64, np.int32], "itemsize": 16})
table = np.array([(int(row.gpudata), row.size) for row in rows], record)
sums = gpuarray.zeros(len(rows), np.float32)
module.get_function("row_sums")(cuda.In(table), sums, block=(32, 1, 1), grid=(len(rows), 1))
assert np.allclose(sums.get(), [row.get().sum() for row in rows], rtol=1e-5)

bins = gpuarray.zeros(16, np.uint32)
module.get_function("histogram")(bins, on_card["a"], np.int32(N), **shape)
assert (bins.get() == np.bincount((a * 16).astype(np.int64), minlength=16)).all()

sum_of_all = cuda.mem_alloc(4)
cuda.memset_d32(sum_of_all, 0, 1)
module.get_function("total")(sum_of_all, on_card["a"], np.int32(1 << 12), block=(256, 1, 1), grid=(16, 1))
result = np.zeros(1, np.float32)
cuda.memcpy_dtoh(result, sum_of_all)
assert np.allclose(result, a[: 1 << 12].sum(), rtol=1e-5)
print("right")
