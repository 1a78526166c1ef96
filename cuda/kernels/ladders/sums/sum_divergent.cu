/* warplens
entry     = "sum_divergent"
title     = "Sum: every other thread adds"
family    = "sums"
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
entry = "sum_divergent"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_divergent"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "sum_divergent"
grid  = ["cdiv(N, THREADS ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, THREADS ** 2)"]
[[launch]]
entry = "sum_divergent"
grid  = ["cdiv(N, THREADS ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, THREADS ** 3)"]
*/

// A block adds its numbers two by two: first neighbours, then sums two apart, four apart, and so on. Its sum is a number
// of the next launch, until one is left.
//
// In the first round every second thread works, in the next every fourth. Those that work are spread over all warps, so
// that each warp is issued in each round, though ever fewer of its lanes do something. The compiler makes the condition a
// predicate: the other lanes count as executed, but not as predicated on, and so the non-predicated efficiency is low.
extern "C" __global__ void sum_divergent(const int *in, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * THREADS + t;

    part[t] = i < n ? in[i] : 0;

    for (int step = 1; step < THREADS; step *= 2) {
        __syncthreads();
        if (t % (2 * step) == 0) {
            part[t] += part[t + step];
        }
    }
    if (t == 0) {
        sums[blockIdx.x] = part[0];
    }
}
