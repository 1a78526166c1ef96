/* warplens
entry     = "memory_texture"
title     = "The image as a texture"
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
img  = { array = "in", address = "clamp" }
*/

// The image is read by nine texture fetches. The texture unit does what `kept` does elsewhere: beyond an edge it
// reads the pixel at the edge. The middle of pixel x lies at x + 0.5.
extern "C" __global__ void memory_texture(cudaTextureObject_t img, float *out, int N)
{
    const float taps[9] = {1, 3, 4, 4, 8, 4, 4, 3, 1};
    int x = 32 * blockIdx.x + threadIdx.x;
    int y = 8 * blockIdx.y + threadIdx.y;
    if (x >= N || y >= N) return;

    float sum = 0;
#pragma unroll
    for (int k = 0; k < 9; k++) {
        sum += taps[k] * tex2D<float>(img, x + k - 4 + 0.5f, y + 0.5f);
    }
    out[y * N + x] = sum;
}
