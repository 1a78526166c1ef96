/* warplens
entry     = "histogram_global"
title     = "Histogram: counts in global memory"
family    = "histogram"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS)"]
args      = ["in", "out", "N"]
reference = "uint32(bincount(in, 256))"
flops     = "N"
bytes     = "4 * N + 2 * 4 * 256"          # every number is read once, every count read and written once

[problem]
N = [1000, 65536, 1048576]
VALUES = 256                               # the numbers are 0 to VALUES - 1; 1: all are the same
[tune]
THREADS = [256]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, VALUES)" }
out = { dtype = "uint32", shape = [256], role = "out" }
*/

// How often does each of the values 0 to 255 occur? Each thread takes one number and adds 1 to its count by an atomic operation,
// since others may do so at the same time.
//
// The counts lie in the L2 cache, where an addition to an address waits for the one before. With 256 addresses for all threads of
// the GPU there is always a queue; where all numbers are the same, there is one queue for all.
extern "C" __global__ void histogram_global(const int *in, unsigned *out, int n)
{
    int i = blockIdx.x * THREADS + threadIdx.x;
    if (i < n) {
        atomicAdd(out + in[i], 1);
    }
}
