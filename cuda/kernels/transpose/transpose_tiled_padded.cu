/* warplens
entry     = "transpose_tiled_padded"
title     = "Tile in shared memory, padded"
family    = "transpose"
previous  = "transpose_tiled"
step      = "A column of padding spreads the column of a tile over all banks"
source    = "Birmingham CUDA lecture on matrix transposition (profiling table of the GTX 1080 Ti and GTX 960)"
block     = ["TILE", "TILE"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
TILE = [8, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// The tiled transpose with one unused column in the tile.
//
// A row is now TILE + 1 words long. For TILE = 32, lanes that read a column of the tile are 33 words apart, which are
// 32 different banks: no conflict is left. For TILE = 16 a warp covers two rows of the block, and lanes of the one meet
// lanes of the other: 50 %.
extern "C" __global__ void transpose_tiled_padded(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE + 1];

    int x = threadIdx.x;
    int y = threadIdx.y;
    int in_corner_i = blockIdx.x * TILE;        // this block's tile of `in` begins in this column
    int in_corner_j = blockIdx.y * TILE;        // and in this row

    if (in_corner_i + x < N && in_corner_j + y < N) {
        tile[y][x] = in[(in_corner_i + x) + (in_corner_j + y) * N];
    }

    __syncthreads();                            // the tile is complete

    // In `out` the tile lies mirrored: its rows begin at in_corner_j, and it begins in row in_corner_i.
    if (in_corner_j + x < N && in_corner_i + y < N) {
        out[(in_corner_j + x) + (in_corner_i + y) * N] = tile[x][y];
    }
}
