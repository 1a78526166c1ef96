/* warplens
entry     = "histogram_vectors"
title     = "Histogram: vectors of 16 bytes, several under way"
family    = "histogram"
previous  = "histogram_per_warp"
step      = "Vectors of 16 bytes, several under way"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "out", "N"]
reference = "uint32(bincount(in, 256))"
flops     = "N"
bytes     = "4 * N + 2 * 4 * 256"          # every number is read once, every count read and written once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
VALUES = 256                               # the numbers are 0 to VALUES - 1; 1: all are the same
[tune]
THREADS = [256]
BLOCKS = [528, 1056]
VECTORS = [2, 4]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, VALUES)" }
out = { dtype = "uint32", shape = [256], role = "out" }
*/

// Four numbers a load, and VECTORS loads under way before the first number is counted: the memory works on while the
// multiprocessor counts. Up to three numbers at the end are left to the first threads of the grid.
__device__ void count_four(unsigned *counts, int4 four)
{
    atomicAdd(counts + four.x, 1);
    atomicAdd(counts + four.y, 1);
    atomicAdd(counts + four.z, 1);
    atomicAdd(counts + four.w, 1);
}

extern "C" __global__ void histogram_vectors(const int *in, unsigned *out, int n)
{
    __shared__ unsigned counts[THREADS / 32][256];
    for (int place = threadIdx.x; place < THREADS / 32 * 256; place += THREADS) {
        counts[place / 256][place % 256] = 0;
    }
    __syncthreads();

    unsigned *own = counts[threadIdx.x / 32];
    const int4 *vectors = (const int4 *)in;
    int first = blockIdx.x * THREADS + threadIdx.x;
    int stride = gridDim.x * THREADS;
    int i = first;
    for (; i < n / 4 - (VECTORS - 1) * stride; i += VECTORS * stride) {
        int4 held[VECTORS];                     // in registers: both loops are unrolled
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            held[k] = vectors[i + k * stride];
        }
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            count_four(own, held[k]);
        }
    }
    for (; i < n / 4; i += stride) {            // fewer than VECTORS are left
        count_four(own, vectors[i]);
    }
    if (first < n % 4) {
        atomicAdd(own + in[n / 4 * 4 + first], 1);
    }

    __syncthreads();
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        unsigned sum = 0;
        for (int warp = 0; warp < THREADS / 32; ++warp) {
            sum += counts[warp][bin];
        }
        atomicAdd(out + bin, sum);
    }
}
