/* warplens
entry     = "memory_spilled"
title     = "Sums in registers, or spilled"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8 * 32)"]
args      = ["in", "out", "N"]
reference = """\
    8 * in + 4 * (in[:, clip(arange(N) - 1, 0, N - 1)] + in[:, clip(arange(N) + 1, 0, N - 1)] \
    + in[:, clip(arange(N) - 2, 0, N - 1)] + in[:, clip(arange(N) + 2, 0, N - 1)]) \
    + 3 * (in[:, clip(arange(N) - 3, 0, N - 1)] + in[:, clip(arange(N) + 3, 0, N - 1)]) \
    + in[:, clip(arange(N) - 4, 0, N - 1)] + in[:, clip(arange(N) + 4, 0, N - 1)]"""
flops     = "2 * 9 * N * N"
bytes     = "2 * 4 * N * N"

[problem]
N = [64, 256, 1024, 4096]
[tune]
BLOCKS = [2, 4, 8]
[arrays]
in   = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 16)" }   # whole numbers: exact in any order
out  = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// Each thread has 32 sums at a time, for 32 rows. `__launch_bounds__(256, BLOCKS)` promises that BLOCKS blocks share
// a multiprocessor: of its 65,536 registers a thread gets 128 with 2 blocks, 64 with 4 and 32 with 8. With 32 the
// sums do not fit, and the compiler spills them to local memory: twice the warps, and traffic that the source does
// not show.
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void __launch_bounds__(256, BLOCKS) memory_spilled(const float *in, float *out, int N)
{
    int x = 32 * blockIdx.x + threadIdx.x;
    int first = 32 * (8 * blockIdx.y + threadIdx.y);
    if (x >= N || first >= N) return;

    float sum[32] = {};
#pragma unroll 1
    for (int k = 0; k < 9; k++) {
        float tap = k == 4 ? 8 : abs(k - 4) < 3 ? 4 : abs(k - 4) == 3 ? 3 : 1;
        int from = kept(x + k - 4, N);
#pragma unroll
        for (int row = 0; row < 32; row++) {
            sum[row] += tap * in[kept(first + row, N) * N + from];
        }
    }
#pragma unroll
    for (int row = 0; row < 32; row++) {
        if (first + row < N) out[(first + row) * N + x] = sum[row];
    }
}
