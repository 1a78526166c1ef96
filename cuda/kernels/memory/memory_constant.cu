/* warplens
entry     = "memory_constant"
title     = "Coefficients in constant memory"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
args      = ["in", "out", "N", "0"]
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
out  = { dtype = "float32", shape = ["N", "N"], role = "out" }
[constants]
taps = { dtype = "float32", shape = [9], init = "where(i == 4, 8, minimum(4, 9 - 2 * abs(i - 4)))" }
*/

// The coefficients are a `__constant__` array. Its cache gives a whole warp one word at a time, which suits a
// filter: all lanes want the same coefficient. The index is computed (from `first`), so that each step makes a
// request: at an index that is known the multiply-add would take the word from the constant bank itself.
__constant__ float taps[9];
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void memory_constant(const float *in, float *out, int N, int first)
{
    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 0;
    for (int step = 0; step < 9; step++) {
        int k = (first + step) % 9;
        sum += taps[k] * in[y * N + kept(x + k - 4, N)];
    }
    out[y * N + x] = sum;
}
