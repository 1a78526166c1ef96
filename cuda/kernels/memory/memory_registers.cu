/* warplens
entry     = "memory_registers"
title     = "Coefficients in the instructions"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
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
[arrays]
in   = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 16)" }   # whole numbers: exact in any order
out  = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// The filter of this family: each pixel becomes the weighted sum of nine neighbours in its row. Here the nine
// coefficients are numbers that the compiler knows, and the loop is unrolled: each multiply-add carries its
// coefficient in itself, or finds it in a register. No memory holds coefficients, and no request fetches one: this
// is the mark for all the others.
static __device__ int kept(int x, int N)
{
    return min(max(x, 0), N - 1);               // a pixel beyond an edge is that at the edge
}

extern "C" __global__ void memory_registers(const float *in, float *out, int N)
{
    const float taps[9] = {1, 3, 4, 4, 8, 4, 4, 3, 1};
    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 0;
#pragma unroll
    for (int k = 0; k < 9; k++) {
        sum += taps[k] * in[y * N + kept(x + k - 4, N)];
    }
    out[y * N + x] = sum;
}
