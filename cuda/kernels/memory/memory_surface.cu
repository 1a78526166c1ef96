/* warplens
entry     = "memory_surface"
title     = "The result as a surface"
family    = "memory"
block     = [32, 8]
grid      = ["cdiv(N, 32)", "cdiv(N, 8)"]
args      = ["img", "seen", "N"]
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
[surfaces]
seen = { array = "out" }
*/

// A texture is only read. A kernel that writes a CUDA array does so through a surface, whose x counts bytes and
// whose accesses are never filtered. The array has the layout of textures, in which a sector holds 16 bytes of two
// rows: a warp that writes one row touches twice as many sectors as in plain memory.
extern "C" __global__ void memory_surface(cudaTextureObject_t img, cudaSurfaceObject_t seen, int N)
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
    surf2Dwrite(sum, seen, 4 * x, y);
}
