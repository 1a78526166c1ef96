/* warplens
entry     = "scan_steps"
title     = "Scan: each number adds the one 1, 2, 4, ... before it"
family    = "scan"
source    = "W. D. Hillis and G. L. Steele, Data Parallel Algorithms (CACM 29, 1986)"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["N <= THREADS ** 3"]

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
entry = "scan_steps"
grid  = ["cdiv(N, THREADS)"]
block = ["THREADS"]
args  = ["in", "out", "sums1", "N"]
[[launch]]
entry = "scan_steps"
grid  = ["cdiv(N, THREADS ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums1", "sums2", "cdiv(N, THREADS)"]
[[launch]]
entry = "scan_steps"
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

// The running sum of a block in log2(THREADS) rounds: each thread adds the sum that ends 1 place before its own, then 2, then 4
// places. After the last round it holds the sum of all numbers up to its own.
//
// All threads work in all rounds: for 1024 numbers nearly 10 * 1024 additions, where 1023 would do, and two barriers a round.
extern "C" __global__ void scan_steps(const int *in, int *out, int *sums, int n)
{
    __shared__ int part[THREADS];
    int t = threadIdx.x;
    int i = blockIdx.x * THREADS + t;

    int sum = i < n ? in[i] : 0;
    part[t] = sum;
    for (int step = 1; step < THREADS; step *= 2) {
        __syncthreads();
        int before = t >= step ? part[t - step] : 0;
        __syncthreads();                        // all have read before the first one writes
        sum += before;
        part[t] = sum;
    }
    if (i < n) {
        out[i] = sum;
    }
    if (t == THREADS - 1) {
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
