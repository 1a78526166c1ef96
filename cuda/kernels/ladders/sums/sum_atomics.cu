/* warplens
entry     = "sum_atomics"
title     = "Sum: one launch, blocks add by an atomic operation"
family    = "sums"
previous  = "sum_last_block"
step      = "Each block adds its sum by an atomic operation, in any order"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "out", "N"]
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
out   = { dtype = "int32", shape = [1], role = "out" }
*/

// The second launch goes: each block adds its sum to the result by one atomic operation. All meet at one
// address, but there are few of them, and most come while other blocks still read.
//
// The order of the additions differs from launch to launch. Whole numbers do not mind; sums of floats would differ in
// their last digits.

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

extern "C" __global__ void sum_atomics(const int *in, int *out, int n)
{
    int sum = sum_of_block(sum_of_thread(in, n));
    if (threadIdx.x == 0) {
        atomicAdd(out, sum);
    }
}
