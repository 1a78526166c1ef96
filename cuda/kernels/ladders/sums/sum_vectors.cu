/* warplens
entry     = "sum_vectors"
title     = "Sum: vectors of 16 bytes"
family    = "sums"
previous  = "sum_grid_stride"
step      = "Vectors of 16 bytes: a quarter of the loads"
source    = "M. Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), for the order of the first steps"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256]
BLOCKS = [528, 1056, 2112]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
sums = { dtype = "int32", shape = ["BLOCKS"], role = "out" }
out   = { dtype = "int32", shape = [1], role = "out" }
[[launch]]
entry = "sum_vectors"
grid  = ["BLOCKS"]
block = ["THREADS"]
args  = ["in", "sums", "N"]
[[launch]]
entry = "sum_vectors"
grid  = [1]
block = ["THREADS"]
args  = ["sums", "out", "BLOCKS"]
*/

// Four numbers an instruction: a quarter of the loads, of the additions to the index and of the comparisons.
//
// Up to three numbers may be left over at the end; the first threads of the grid take them.

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

extern "C" __global__ void sum_vectors(const int *in, int *sums, int n)
{
    int first = blockIdx.x * THREADS + threadIdx.x;
    int sum = 0;
    for (int i = first; i < n / 4; i += gridDim.x * THREADS) {
        int4 four = ((const int4 *)in)[i];
        sum += four.x + four.y + four.z + four.w;
    }
    if (first < n % 4) {
        sum += in[n / 4 * 4 + first];
    }
    sum = sum_of_block(sum);
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
    }
}
