/* warplens
entry     = "halves"
title     = "Two branches, parted every PART threads"
family    = "lessons"
block     = [256]
grid      = ["cdiv(N, 256)"]
args      = ["in", "out", "N"]
reference = "where(arange(N) // PART % 2 == 0, in * 2187 + 1093, in * 1024 + 1023)"
flops     = "0"
bytes     = "2 * 4 * N"

[problem]
N = [1024, 4096]
[tune]
PART = [1, 4, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, 100)" }
out = { dtype = "int32", shape = ["N"], role = "out" }
*/

// Threads are parted by their number: PART of them take the first loop, the next PART the second, and so on. A warp
// whose lanes take both loops goes through one after the other, each with the lanes that are in it.
extern "C" __global__ void halves(const int *in, int *out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= N) return;
    int x = in[i];
    if (i / PART % 2 == 0) {
        #pragma unroll 1
        for (int k = 0; k < 7; ++k)
            x = 3 * x + 1;
    } else {
        #pragma unroll 1
        for (int k = 0; k < 10; ++k)
            x = 2 * x + 1;
    }
    out[i] = x;
}
