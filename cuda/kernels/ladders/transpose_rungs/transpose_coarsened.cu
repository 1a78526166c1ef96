/* warplens
entry     = "transpose_coarsened"
title     = "Padded tile, several rows a thread"
family    = "transpose_rungs"
previous  = "transpose_tiled_padded"
step      = "32 x 8 threads, four elements each: four loads under way at once"
source    = "M. Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013), for the 32 x 8 threads"
block     = ["TILE", "ROWS"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once
requires  = ["TILE % ROWS == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
TILE = [32]
ROWS = [4, 8, 16]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// The padded tile with fewer threads than elements: 32 x 8 threads carry a tile of 32 x 32, four elements each.
//
// A thread asks for all of its elements before it waits for the first, so that four loads of a warp are under way where
// there was one. The block has 8 warps instead of 32: they wait at the barrier for fewer others, the indices are computed
// once for four elements, and eight blocks fit on a multiprocessor instead of two. While one waits, seven work.
extern "C" __global__ void transpose_coarsened(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE + 1];
    int held[TILE / ROWS];                      // in registers: the loop is unrolled

    int x = threadIdx.x;
    int y = threadIdx.y;
    int in_corner_i = blockIdx.x * TILE;        // this block's tile of `in` begins in this column
    int in_corner_j = blockIdx.y * TILE;        // and in this row

#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        int j = in_corner_j + y + k * ROWS;
        if (in_corner_i + x < N && j < N) {
            held[k] = in[(in_corner_i + x) + j * N];
        }
    }
#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        tile[y + k * ROWS][x] = held[k];
    }

    __syncthreads();                            // the tile is complete

#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        int j = in_corner_i + y + k * ROWS;     // a row of `out` is a column of `in`
        if (in_corner_j + x < N && j < N) {
            out[(in_corner_j + x) + j * N] = tile[x][y + k * ROWS];
        }
    }
}
