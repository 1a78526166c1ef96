/* warplens
entry     = "memory_local"
title     = "Coefficients in local memory"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
args      = ["in", "taps", "out", "N", "0"]
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

// Each thread has a copy of the coefficients, as a ring that begins at `first`, so that their places are not known
// when the kernel is compiled. Registers have no numbers that a program could compute, so the copy lies in local
// memory: private to the thread, but behind the caches of global memory. Neighbouring lanes lie side by side there:
// one index for all lanes is 4 sectors.
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void memory_local(const float *in, const float *taps, float *out, int N, int first)
{
    float mine[9];
    for (int k = 0; k < 9; k++) mine[(first + k) % 9] = taps[k];
    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 0;
    for (int k = 0; k < 9; k++) {
        sum += mine[(first + k) % 9] * in[y * N + kept(x + k - 4, N)];
    }
    out[y * N + x] = sum;
}
