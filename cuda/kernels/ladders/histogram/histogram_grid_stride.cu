/* warplens
entry     = "histogram_grid_stride"
title     = "Histogram: as many blocks as the GPU holds"
family    = "histogram"
previous  = "histogram_shared"
step      = "As many blocks as the GPU holds: their counts are added once"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "out", "N"]
reference = "uint32(bincount(in, 256))"
flops     = "N"
bytes     = "4 * N + 2 * 4 * 256"          # every number is read once, every count read and written once

[problem]
N = [1000, 65536, 1048576]
VALUES = 256                               # the numbers are 0 to VALUES - 1; 1: all are the same
[tune]
THREADS = [256]
BLOCKS = [528, 1056]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, VALUES)" }
out = { dtype = "uint32", shape = [256], role = "out" }
*/

// The number of blocks no longer grows with N: 1056 blocks add their counts to global memory, however many numbers there are.
extern "C" __global__ void histogram_grid_stride(const int *in, unsigned *out, int n)
{
    __shared__ unsigned counts[256];
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        counts[bin] = 0;
    }
    __syncthreads();

    for (int i = blockIdx.x * THREADS + threadIdx.x; i < n; i += gridDim.x * THREADS) {
        atomicAdd(counts + in[i], 1);
    }

    __syncthreads();
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        atomicAdd(out + bin, counts[bin]);
    }
}
