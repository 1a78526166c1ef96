/* warplens
entry     = "sum_in_flight"
title     = "Sum: several vectors a thread under way at once"
family    = "sums"
previous  = "sum_vectors"
step      = "Several vectors a thread under way before the first is added"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512]
BLOCKS = [528, 1056, 2112]
VECTORS = [2, 4, 8]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
sums = { dtype = "int32", shape = ["BLOCKS"], role = "out" }
out   = { dtype = "int32", shape = [1], role = "out" }
[[launch]]
entry = "sum_in_flight"
grid  = ["BLOCKS"]
block = ["THREADS"]
args  = ["in", "sums", "N"]
[[launch]]
entry = "sum_in_flight"
grid  = [1]
block = ["THREADS"]
args  = ["sums", "out", "BLOCKS"]
*/

// A thread asks for VECTORS vectors before it adds the first. The compiler may unroll the loop by itself, but then each
// load still waits for the comparison that says whether there is another; here one comparison stands for all.

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

extern "C" __global__ void sum_in_flight(const int *in, int *sums, int n)
{
    int sum = sum_of_block(sum_of_thread(in, n));
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
    }
}
