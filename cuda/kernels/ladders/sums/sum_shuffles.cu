/* warplens
entry     = "sum_shuffles"
title     = "Sum: lanes exchange registers"
family    = "sums"
previous  = "sum_last_warp"
step      = "Lanes exchange registers: one barrier, hardly any shared memory"
source    = "M. Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), for the order of the first steps"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["N <= (2 * THREADS) ** 4", "THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [128, 256]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
sums1 = { dtype = "int32", shape = ["cdiv(N, 2 * THREADS)"], role = "out" }
sums2 = { dtype = "int32", shape = ["cdiv(N, (2 * THREADS) ** 2)"], role = "out" }
sums3 = { dtype = "int32", shape = ["cdiv(N, (2 * THREADS) ** 3)"], role = "out" }
out   = { dtype = "int32", shape = [1], role = "out" }
[[launch]]                                 # sums of blocks, then sums of these, ...
entry = "sum_shuffles"
grid  = ["cdiv(N, 2 * THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_shuffles"
grid  = ["cdiv(N, (2 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, 2 * THREADS)"]
[[launch]]
entry = "sum_shuffles"
grid  = ["cdiv(N, (2 * THREADS) ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, (2 * THREADS) ** 2)"]
[[launch]]
entry = "sum_shuffles"
grid  = ["cdiv(N, (2 * THREADS) ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, (2 * THREADS) ** 3)"]
*/

// The lanes of a warp add by `__shfl_down_sync`, which hands a register to another lane: no shared memory, no barrier. Shared
// memory only carries one sum of each warp to the first warp, and one barrier is left of three.

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

extern "C" __global__ void sum_shuffles(const int *in, int *sums, int n)
{
    int i = blockIdx.x * (2 * THREADS) + threadIdx.x;

    int first = i < n ? in[i] : 0;
    int second = i + THREADS < n ? in[i + THREADS] : 0;
    int sum = sum_of_block(first + second);
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = sum;
    }
}
