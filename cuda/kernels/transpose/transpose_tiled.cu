/* warplens
entry     = "transpose_tiled"
title     = "Tile in shared memory"
family    = "transpose"
previous  = "transpose_thread_per_element"
step      = "A tile in shared memory turns the elements, so that both sides run along rows"
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

// A block carries a tile through shared memory, so that global memory is read and written along rows: 100 % both ways.
//
// The turn happens in shared memory, where lanes may go where they like, if only each takes another bank. Here they do
// not: tile[x][y] is TILE words further from lane to lane, and with TILE = 32 all 32 lanes meet in one of the 32 banks.
// One request then takes 32 passes (wavefronts): 6.1 % shared efficiency, stores and loads together.
extern "C" __global__ void transpose_tiled(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE];

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
