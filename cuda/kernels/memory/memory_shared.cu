/* warplens
entry     = "memory_shared"
title     = "Coefficients in shared memory"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
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

// Nine threads of each block copy the coefficients to shared memory, and all threads read them there. All lanes of a
// warp ask for the same word: one wavefront, which serves 4 bytes where it could serve 128.
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void memory_shared(const float *in, const float *taps, float *out, int N)
{
    __shared__ float kept_taps[9];
    if (threadIdx.y == 0 && threadIdx.x < 9) kept_taps[threadIdx.x] = taps[threadIdx.x];
    __syncthreads();                            // all nine are there

    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 0;
#pragma unroll
    for (int k = 0; k < 9; k++) {
        sum += kept_taps[k] * in[y * N + kept(x + k - 4, N)];
    }
    out[y * N + x] = sum;
}
