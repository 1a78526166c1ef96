/* warplens
entry     = "scan_shuffles"
title     = "Scan: lanes exchange registers"
family    = "scan"
previous  = "scan_tree_padded"
step      = "Lanes exchange registers: two barriers instead of twenty"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["N <= THREADS ** 3", "THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [512, 1024]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = ["N"], role = "out" }
sums1 = { dtype = "int32", shape = ["cdiv(N, THREADS)"], role = "out" }
sums2 = { dtype = "int32", shape = ["cdiv(N, THREADS ** 2)"], role = "out" }
sums3 = { dtype = "int32", shape = ["cdiv(N, THREADS ** 3)"], role = "out" }
[[launch]]                                 # each block on its own; then the sums of blocks, and the sums of these
entry = "scan_shuffles"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["in", "out", "sums1", "N"]
[[launch]]
entry = "scan_shuffles"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "scan_shuffles"
grid  = ["cdiv(N, THREADS ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums2", "sums3", "cdiv(N, THREADS ** 2)"]
[[launch]]                                 # back again: each block adds the sum of all before it
entry = "add_sums"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "add_sums"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["out", "sums1", "N"]
*/

// Each warp makes its running sums by `__shfl_up_sync`, in five rounds without shared memory and without a barrier; then one warp
// does the same with the sums of all warps. Two barriers are left of twenty.

// The running sum over the lanes of a warp.
__device__ int scan_of_warp(int sum)
{
    int lane = threadIdx.x % 32;
    for (int step = 1; step < 32; step *= 2) {
        int before = __shfl_up_sync(0xffffffff, sum, step);
        if (lane >= step) {
            sum += before;
        }
    }
    return sum;
}

// The running sum over the threads of a block.
__device__ int scan_of_block(int sum)
{
    __shared__ int of_warps[32];
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;

    sum = scan_of_warp(sum);
    if (lane == 31) {
        of_warps[warp] = sum;
    }
    __syncthreads();
    if (warp == 0) {
        of_warps[lane] = scan_of_warp(lane < THREADS / 32 ? of_warps[lane] : 0);
    }
    __syncthreads();
    return warp > 0 ? sum + of_warps[warp - 1] : sum;
}

extern "C" __global__ void scan_shuffles(const int *in, int *out, int *sums, int n)
{
    int i = blockIdx.x * THREADS + threadIdx.x;

    int sum = scan_of_block(i < n ? in[i] : 0);
    if (i < n) {
        out[i] = sum;
    }
    if (threadIdx.x == THREADS - 1) {
        sums[blockIdx.x] = sum;
    }
}

// Adds to the numbers of each block the sum of all blocks before it.
extern "C" __global__ void add_sums(int *out, const int *sums, int n)
{
    int i = blockIdx.x * THREADS + threadIdx.x;
    if (blockIdx.x > 0 && i < n) {
        out[i] += sums[blockIdx.x - 1];
    }
}
