/* warplens
entry     = "sum_first_add"
title     = "Sum: the first addition while loading"
family    = "sums"
previous  = "sum_sequential"
step      = "The first addition while loading: half as many blocks"
source    = "M. Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), for the order of the first steps"
reference = { out = "int32(sum(in))" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once
requires  = ["N <= (2 * THREADS) ** 4", "log2(THREADS) % 1 == 0"]

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
entry = "sum_first_add"
grid  = ["cdiv(N, 2 * THREADS)"]
block = ["THREADS"]
args  = ["in", "sums1", "N"]
[[launch]]
entry = "sum_first_add"
grid  = ["cdiv(N, (2 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, 2 * THREADS)"]
[[launch]]
entry = "sum_first_add"
grid  = ["cdiv(N, (2 * THREADS) ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums3", "cdiv(N, (2 * THREADS) ** 2)"]
[[launch]]
entry = "sum_first_add"
grid  = ["cdiv(N, (2 * THREADS) ** 4)"]
block = ["THREADS"]
args  = ["sums3", "out", "cdiv(N, (2 * THREADS) ** 3)"]
*/

// Half of the threads did nothing but bring a number. Now each brings two and adds them before anything is stored: half
// as many blocks, barriers and accesses to shared memory for as many numbers.
extern "C" __global__ void sum_first_add(const int *in, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * (2 * THREADS) + t;

    int first = i < n ? in[i] : 0;
    int second = i + THREADS < n ? in[i + THREADS] : 0;
    part[t] = first + second;

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
