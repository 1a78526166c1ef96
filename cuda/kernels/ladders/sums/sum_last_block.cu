/* warplens
entry     = "sum_last_block"
title     = "Sum: one launch, the last block adds the sums of all"
family    = "sums"
previous  = "sum_in_flight"
step      = "One launch: the block that ends last adds all sums, always in one order"
source    = "NVIDIA CUDA samples, threadFenceReduction, for the idea"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "sums", "ended", "out", "N"]
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512]
BLOCKS = [528, 1056, 2112]
VECTORS = [4]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
sums  = { dtype = "int32", shape = ["BLOCKS"], role = "out" }
ended = { dtype = "uint32", shape = [1], role = "out" }
out   = { dtype = "int32", shape = [1], role = "out" }
*/

// One launch whose result does not depend on the order of the blocks: each writes its sum to a place of its own, and the
// block that ends last adds these, always in the same order. So this works for floats, too.
//
// A counter says which block is the last. `__threadfence` comes between the sum and the count: whoever sees the count must
// also see the sum. The last block sets the counter back, for the next launch.

// The sum of what one thread takes of n numbers: VECTORS loads of 16 bytes are under way before the first is added.
__device__ int sum_of_thread(const int *in, int n)
{
    const int4 *vectors = (const int4 *)in;
    int first = blockIdx.x * THREADS + threadIdx.x;
    int stride = gridDim.x * THREADS;
    int i = first;
    int sum = 0;
    for (; i < n / 4 - (VECTORS - 1) * stride; i += VECTORS * stride) {
        int4 held[VECTORS];                     // in registers: both loops are unrolled
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            held[k] = vectors[i + k * stride];
        }
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            sum += held[k].x + held[k].y + held[k].z + held[k].w;
        }
    }
    for (; i < n / 4; i += stride) {            // fewer than VECTORS are left
        sum += vectors[i].x + vectors[i].y + vectors[i].z + vectors[i].w;
    }
    if (first < n % 4) {
        sum += in[n / 4 * 4 + first];
    }
    return sum;
}

// The sum over the lanes of a warp, in lane 0.
__device__ int sum_of_warp(int sum)
{
    for (int half = 16; half > 0; half /= 2) {
        sum += __shfl_down_sync(0xffffffff, sum, half);
    }
    return sum;
}

// The sum over the threads of a block, in thread 0.
__device__ int sum_of_block(int sum)
{
    __shared__ int of_warps[THREADS / 32];

    sum = sum_of_warp(sum);
    if (threadIdx.x % 32 == 0) {
        of_warps[threadIdx.x / 32] = sum;
    }
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = sum_of_warp(threadIdx.x < THREADS / 32 ? of_warps[threadIdx.x] : 0);
    }
    return sum;
}

extern "C" __global__ void sum_last_block(const int *in, int *sums, unsigned *ended, int *out, int n)
{
    __shared__ bool is_last;

    int sum = sum_of_block(sum_of_thread(in, n));
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
        __threadfence();                        // the sum is there before it is counted
        is_last = atomicAdd(ended, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (!is_last) {
        return;
    }
    __threadfence();                            // all were counted before their sums are read
    sum = 0;
    for (int i = threadIdx.x; i < gridDim.x; i += THREADS) {
        sum += __ldcg(sums + i);                // from the L2 cache, where other blocks have left them
    }
    sum = sum_of_block(sum);
    if (threadIdx.x == 0) {
        *out = sum;
        *ended = 0;
    }
}
