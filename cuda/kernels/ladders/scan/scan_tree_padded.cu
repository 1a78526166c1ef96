/* warplens
entry     = "scan_tree_padded"
title     = "Scan: the tree with one unused word after every 32"
family    = "scan"
previous  = "scan_tree"
step      = "An unused word after every 32: fewer bank conflicts"
source    = "M. Harris, S. Sengupta and J. D. Owens, Parallel Prefix Sum (Scan) with CUDA (GPU Gems 3, 2007), for the padding"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["N <= (2 * THREADS) ** 3", "log2(THREADS) % 1 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = ["N"], role = "out" }
sums1 = { dtype = "int32", shape = ["cdiv(N, 2 * THREADS)"], role = "out" }
sums2 = { dtype = "int32", shape = ["cdiv(N, (2 * THREADS) ** 2)"], role = "out" }
sums3 = { dtype = "int32", shape = ["cdiv(N, (2 * THREADS) ** 3)"], role = "out" }
[[launch]]                                 # each block on its own; then the sums of blocks, and the sums of these
entry = "scan_tree_padded"
grid  = ["cdiv(N, 2 * THREADS)"]
block = ["THREADS"]
args  = ["in", "out", "sums1", "N"]
[[launch]]
entry = "scan_tree_padded"
grid  = ["cdiv(N, (2 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums1", "sums2", "cdiv(N, 2 * THREADS)"]
[[launch]]
entry = "scan_tree_padded"
grid  = ["cdiv(N, (2 * THREADS) ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums2", "sums3", "cdiv(N, (2 * THREADS) ** 2)"]
[[launch]]                                 # back again: each block adds the sum of all before it
entry = "add_sums"
grid  = ["cdiv(N, (2 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, 2 * THREADS)"]
[[launch]]
entry = "add_sums"
grid  = ["cdiv(N, 2 * THREADS)"]
block = ["THREADS"]
args  = ["out", "sums1", "N"]
*/

// The tree again, with place i of the block in word i + i / 32: words 2, 4, ... 32 apart now meet in a bank far
// less often, as those of a column of a padded tile do.
__device__ int word(int place)
{
    return place + place / 32;
}

extern "C" __global__ void scan_tree_padded(const int *in, int *out, int *sums, int n)
{
    __shared__ int part[2 * THREADS + 2 * THREADS / 32];
    int t = threadIdx.x;
    int i = blockIdx.x * (2 * THREADS) + t;

    part[word(t)] = i < n ? in[i] : 0;
    part[word(t + THREADS)] = i + THREADS < n ? in[i + THREADS] : 0;

    for (int step = 1; step <= THREADS; step *= 2) {        // up: sums of 2, of 4, of 8, ...
        __syncthreads();
        int at = (2 * t + 2) * step - 1;
        if (at < 2 * THREADS) {
            part[word(at)] += part[word(at - step)];
        }
    }
    for (int step = THREADS / 2; step > 0; step /= 2) {     // down: what ends between these
        __syncthreads();
        int at = (2 * t + 3) * step - 1;
        if (at < 2 * THREADS) {
            part[word(at)] += part[word(at - step)];
        }
    }
    __syncthreads();

    if (i < n) {
        out[i] = part[word(t)];
    }
    if (i + THREADS < n) {
        out[i + THREADS] = part[word(t + THREADS)];
    }
    if (t == 0) {
        sums[blockIdx.x] = part[word(2 * THREADS - 1)];
    }
}

// Adds to the numbers of each block the sum of all blocks before it.
extern "C" __global__ void add_sums(int *out, const int *sums, int n)
{
    int i = blockIdx.x * (2 * THREADS) + threadIdx.x;
    int before = blockIdx.x > 0 ? sums[blockIdx.x - 1] : 0;
    if (i < n) {
        out[i] += before;
    }
    if (i + THREADS < n) {
        out[i + THREADS] += before;
    }
}
