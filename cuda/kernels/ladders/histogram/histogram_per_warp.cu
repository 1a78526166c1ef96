/* warplens
entry     = "histogram_per_warp"
title     = "Histogram: counts of its own for each warp"
family    = "histogram"
previous  = "histogram_grid_stride"
step      = "Counts of its own for each warp"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "out", "N"]
reference = "uint32(bincount(in, 256))"
flops     = "N"
bytes     = "4 * N + 2 * 4 * 256"          # every number is read once, every count read and written once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
VALUES = 256                               # the numbers are 0 to VALUES - 1; 1: all are the same
[tune]
THREADS = [256]
BLOCKS = [528, 1056]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, VALUES)" }
out = { dtype = "uint32", shape = [256], role = "out" }
*/

// Each warp of a block has 256 counts of its own: only the lanes of one warp meet at an address, and eight warps do not wait
// for each other. The block needs 8 KiB of shared memory where it needed one.
extern "C" __global__ void histogram_per_warp(const int *in, unsigned *out, int n)
{
    __shared__ unsigned counts[THREADS / 32][256];
    for (int place = threadIdx.x; place < THREADS / 32 * 256; place += THREADS) {
        counts[place / 256][place % 256] = 0;
    }
    __syncthreads();

    unsigned *own = counts[threadIdx.x / 32];
    for (int i = blockIdx.x * THREADS + threadIdx.x; i < n; i += gridDim.x * THREADS) {
        atomicAdd(own + in[i], 1);
    }

    __syncthreads();
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        unsigned sum = 0;
        for (int warp = 0; warp < THREADS / 32; ++warp) {
            sum += counts[warp][bin];
        }
        atomicAdd(out + bin, sum);
    }
}
