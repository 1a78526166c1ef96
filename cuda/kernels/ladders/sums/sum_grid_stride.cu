/* warplens
entry     = "sum_grid_stride"
title     = "Sum: as many blocks as the GPU holds"
family    = "sums"
previous  = "sum_shuffles"
step      = "As many blocks as the GPU holds; sums of threads stay in registers"
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
entry = "sum_grid_stride"
grid  = ["BLOCKS"]
block = ["THREADS"]
args  = ["in", "sums", "N"]
[[launch]]
entry = "sum_grid_stride"
grid  = [1]
block = ["THREADS"]
args  = ["sums", "out", "BLOCKS"]
*/

// The number of blocks no longer depends on N: each thread adds every (THREADS * BLOCKS)-th number in a register, and a block
// adds up once, at its end.
//
// Blocks by the hundred thousand cost time to start and to end, and in each most instructions dealt with adding up. With
// eight blocks of 256 threads for each of 132 multiprocessors, 1056, all run at once. And one more launch is enough for
// their sums, where there were three.

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

extern "C" __global__ void sum_grid_stride(const int *in, int *sums, int n)
{
    int sum = 0;
    for (int i = blockIdx.x * THREADS + threadIdx.x; i < n; i += gridDim.x * THREADS) {
        sum += in[i];
    }
    sum = sum_of_block(sum);
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
    }
}
