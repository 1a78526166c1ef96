/* warplens
entry     = "histogram_aggregated"
title     = "Histogram: lanes with the same number add once"
family    = "histogram"
previous  = "histogram_vectors"
step      = "Lanes with the same number add once: to ask costs more than to meet"
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

// `__match_any_sync` tells each lane which lanes of its warp hold the same number; the first of them adds how many there are.
// No two lanes meet at an address any more.
//
// A step too far: on an H100 this takes five times as long with 256 values, and not even with a single value does it pay. An
// addition of 1 to shared memory whose result nobody asks for is what the GPU itself counts up for lanes that meet.
//
// All lanes must ask together, so each takes as many rounds as the others: those without a number ask for the number -1.
__device__ void count_one(unsigned *counts, int number)
{
    unsigned same = __match_any_sync(0xffffffff, number);
    bool is_first = __ffs(same) - 1 == threadIdx.x % 32;
    if (is_first && number >= 0) {
        atomicAdd(counts + number, __popc(same));
    }
}

__device__ void count_four(unsigned *counts, int4 four)
{
    count_one(counts, four.x);
    count_one(counts, four.y);
    count_one(counts, four.z);
    count_one(counts, four.w);
}

extern "C" __global__ void histogram_aggregated(const int *in, unsigned *out, int n)
{
    __shared__ unsigned counts[THREADS / 32][256];
    for (int place = threadIdx.x; place < THREADS / 32 * 256; place += THREADS) {
        counts[place / 256][place % 256] = 0;
    }
    __syncthreads();

    unsigned *own = counts[threadIdx.x / 32];
    const int4 *vectors = (const int4 *)in;
    const int4 none = make_int4(-1, -1, -1, -1);
    int first = blockIdx.x * THREADS + threadIdx.x;
    int stride = gridDim.x * THREADS;
    for (int start = 0; start < n / 4; start += VECTORS * stride) {
        int4 held[VECTORS];                     // in registers: both loops are unrolled
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            int i = start + first + k * stride;
            held[k] = i < n / 4 ? vectors[i] : none;
        }
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            count_four(own, held[k]);
        }
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
