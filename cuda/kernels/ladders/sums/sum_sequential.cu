/* warplens
entry     = "sum_sequential"
title     = "Sum: the upper half is added to the lower half"
family    = "sums"
previous  = "sum_interleaved"
step      = "The upper half is added to the lower: no bank conflict"
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
entry = "sum_sequential"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_sequential"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "sum_sequential"
grid  = ["cdiv(N, THREADS ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, THREADS ** 2)"]
[[launch]]
entry = "sum_sequential"
grid  = ["cdiv(N, THREADS ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, THREADS ** 3)"]
*/

// Thread t adds the number half a block further on: first 128 apart, then 64, then 32.
//
// The threads that work are the first ones, and they touch words side by side: no divergence but in the last warp, and no
// bank conflict.
extern "C" __global__ void sum_sequential(const int *in, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * THREADS + t;

    part[t] = i < n ? in[i] : 0;

    for (int half = THREADS / 2; half > 0; half /= 2) {
        __syncthreads();
        if (t < half) {
            part[t] += part[t + half];
        }
    }
    if (t == 0) {
        sums[blockIdx.x] = part[0];
    }
}
