/* warplens
entry     = "histogram_shared"
title     = "Histogram: counts in shared memory"
family    = "histogram"
previous  = "histogram_global"
step      = "Each block counts in shared memory"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS * NUMBERS)"]
args      = ["in", "out", "N"]
reference = "uint32(bincount(in, 256))"
flops     = "N"
bytes     = "4 * N + 2 * 4 * 256"          # every number is read once, every count read and written once

[problem]
N = [1000, 65536, 1048576]
VALUES = 256                               # the numbers are 0 to VALUES - 1; 1: all are the same
[tune]
THREADS = [256]
NUMBERS = [16]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, VALUES)" }
out = { dtype = "uint32", shape = [256], role = "out" }
*/

// Each block counts its own numbers in shared memory, which is near and which no other block uses, and adds its 256 counts to
// those of all at its end. A thread takes NUMBERS numbers, or there would be as many additions at the end as numbers.
extern "C" __global__ void histogram_shared(const int *in, unsigned *out, int n)
{
    __shared__ unsigned counts[256];
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        counts[bin] = 0;
    }
    __syncthreads();

    int first = blockIdx.x * (THREADS * NUMBERS) + threadIdx.x;
    for (int k = 0; k < NUMBERS; ++k) {
        int i = first + k * THREADS;
        if (i < n) {
            atomicAdd(counts + in[i], 1);
        }
    }

    __syncthreads();
    for (int bin = threadIdx.x; bin < 256; bin += THREADS) {
        atomicAdd(out + bin, counts[bin]);
    }
}
