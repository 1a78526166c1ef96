/* warplens
entry     = "sum_interleaved"
title     = "Sum: neighbouring threads add"
family    = "sums"
previous  = "sum_divergent"
step      = "The first threads do the additions: whole warps fall idle"
source    = "M. Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), for the order of the first steps"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["N <= THREADS ** 4", "log2(THREADS) % 1 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [128, 256]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
sums1 = { dtype = "int32", shape = ["cdiv(N, THREADS)"], role = "out" }
sums2 = { dtype = "int32", shape = ["cdiv(N, THREADS ** 2)"], role = "out" }
sums3 = { dtype = "int32", shape = ["cdiv(N, THREADS ** 3)"], role = "out" }
out   = { dtype = "int32", shape = [1], role = "out" }
[[launch]]                                 # sums of blocks, then sums of these, ...
entry = "sum_interleaved"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_interleaved"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "sum_interleaved"
grid  = ["cdiv(N, THREADS ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, THREADS ** 2)"]
[[launch]]
entry = "sum_interleaved"
grid  = ["cdiv(N, THREADS ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, THREADS ** 3)"]
*/

// The same additions, done by the first threads of the block: thread t takes the pair that thread 2 * step * t had.
//
// Whole warps fall idle now, and those that work do so with all lanes. But lanes side by side touch words 2 * step apart:
// at step 4 the 32 lanes of the last warp at work meet in four banks, and one request takes 8 wavefronts. What was lost
// to idle lanes is now lost to bank conflicts.
extern "C" __global__ void sum_interleaved(const int *in, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * THREADS + t;

    part[t] = i < n ? in[i] : 0;

    for (int step = 1; step < THREADS; step *= 2) {
        __syncthreads();
        int at = 2 * step * t;
        if (at < THREADS) {
            part[at] += part[at + step];
        }
    }
    if (t == 0) {
        sums[blockIdx.x] = part[0];
    }
}
