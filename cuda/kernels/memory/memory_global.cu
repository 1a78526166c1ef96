/* warplens
entry     = "memory_global"
title     = "Coefficients in global memory"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 4 * 8)"]
args      = ["in", "taps", "out", "N"]
reference = """\
    8 * in + 4 * (in[:, clip(arange(N) - 1, 0, N - 1)] + in[:, clip(arange(N) + 1, 0, N - 1)] \
    + in[:, clip(arange(N) - 2, 0, N - 1)] + in[:, clip(arange(N) + 2, 0, N - 1)]) \
    + 3 * (in[:, clip(arange(N) - 3, 0, N - 1)] + in[:, clip(arange(N) + 3, 0, N - 1)]) \
    + in[:, clip(arange(N) - 4, 0, N - 1)] + in[:, clip(arange(N) + 4, 0, N - 1)]"""
flops     = "2 * 9 * N * N"
bytes     = "2 * 4 * N * N"

[problem]
N = [64, 256, 1024, 4096]
[arrays]
in   = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 16)" }   # whole numbers: exact in any order
taps = { dtype = "float32", shape = [9], init = "where(i == 4, 8, minimum(4, 9 - 2 * abs(i - 4)))" }
out  = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// The coefficients stay where they came from. Each thread writes to four pixels, one after the other, and for all
// that the compiler knows `out` may be the same memory as `taps`: after each store it must load the coefficients
// again.
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void memory_global(const float *in, const float *taps, float *out, int N)
{
    int x = 32 * blockIdx.x + threadIdx.x;
    int first = 4 * (8 * blockIdx.y + threadIdx.y);
    if (x >= N) return;

#pragma unroll
    for (int y = first; y < first + 4; y++) {
        if (y >= N) return;
        float sum = 0;
#pragma unroll
        for (int k = 0; k < 9; k++) {
            sum += taps[k] * in[y * N + kept(x + k - 4, N)];
        }
        out[y * N + x] = sum;
    }
}
