/* warplens
entry     = "sum_last_warp"
title     = "Sum: no barrier for the last warp"
family    = "sums"
previous  = "sum_first_add"
step      = "The last warp adds without barriers of the block"
source    = "M. Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), for the order of the first steps"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["N <= (2 * THREADS) ** 4", "log2(THREADS) % 1 == 0", "THREADS >= 64"]

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
entry = "sum_last_warp"
grid  = ["cdiv(N, 2 * THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_last_warp"
grid  = ["cdiv(N, (2 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, 2 * THREADS)"]
[[launch]]
entry = "sum_last_warp"
grid  = ["cdiv(N, (2 * THREADS) ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, (2 * THREADS) ** 2)"]
[[launch]]
entry = "sum_last_warp"
grid  = ["cdiv(N, (2 * THREADS) ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, (2 * THREADS) ** 3)"]
*/

// When 64 sums are left, one warp does the rest alone: its lanes need no barrier of the block, and the other warps need not
// come to one. That saves five of the eight barriers.
//
// Lanes of a warp are not in step by themselves: `__syncwarp` makes what one lane stored visible to the others, at
// the cost of an instruction or of none.
extern "C" __global__ void sum_last_warp(const int *in, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * (2 * THREADS) + t;

    int first = i < n ? in[i] : 0;
    int second = i + THREADS < n ? in[i + THREADS] : 0;
    part[t] = first + second;

    for (int half = THREADS / 2; half >= 32; half /= 2) {
        __syncthreads();
        if (t < half) {
            part[t] += part[t + half];
        }
    }
    if (t < 32) {
        for (int half = 16; half > 0; half /= 2) {
            __syncwarp();
            int other = part[t + half];         // of the upper lanes nobody needs the sum
            __syncwarp();                       // all have read before the first one writes
            part[t] += other;
        }
    }
    if (t == 0) {
        sums[blockIdx.x] = part[0];
    }
}
