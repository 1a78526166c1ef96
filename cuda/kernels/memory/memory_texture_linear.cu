/* warplens
entry     = "memory_texture_linear"
title     = "Two pixels by one filtered fetch"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
args      = ["img", "out", "N"]
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
[textures]
img  = { array = "in", address = "clamp", filter = "linear" }
*/

// A texture with linear filtering gives the mean of two neighbours, weighted by where the coordinate lies between
// their middles. Three quarters of the way from a to b it is (a + 3 b) / 4: four times that is two of our nine
// terms. So five fetches do the work of nine. The weights have 8 bits; ours need two, so that the result is exact.
extern "C" __global__ void memory_texture_linear(cudaTextureObject_t img, float *out, int N)
{
    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 8 * tex2D<float>(img, x + 0.5f, y + 0.5f);
    sum += 4 * tex2D<float>(img, x - 4 + 0.5f + 0.75f, y + 0.5f);     // 1 and 3
    sum += 8 * tex2D<float>(img, x - 2 + 0.5f + 0.5f, y + 0.5f);      // 4 and 4
    sum += 8 * tex2D<float>(img, x + 1 + 0.5f + 0.5f, y + 0.5f);      // 4 and 4
    sum += 4 * tex2D<float>(img, x + 3 + 0.5f + 0.25f, y + 0.5f);     // 3 and 1
    out[y * N + x] = sum;
}
