/* warplens
entry     = "transpose_diagonal"
title     = "Tiles along diagonals of the matrix"
family    = "transpose_rungs"
previous  = "transpose_swizzled"
step      = "Blocks take tiles along diagonals, once a cure for busy memory channels"
source    = "G. Ruetsch and P. Micikevicius, Optimizing Matrix Transpose in CUDA (NVIDIA, 2009), for the diagonal order"
block     = ["TILE", "ROWS"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once
requires  = ["TILE == 32", "TILE % ROWS == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
TILE = [32]
ROWS = [4, 8, 16]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Blocks that run at the same time take tiles along diagonals, not along rows.
//
// Blocks start in the order of their numbers, so that those of one row of the grid run together. They read tiles side by
// side, and write tiles below one another, whose rows begin N elements apart. Where N is a power of two these addresses
// differ in few bits: on the GPUs of 2008, which chose the memory channel by some of these bits, one or two channels then
// did all the work. Along a diagonal both sides spread over all channels. Later GPUs mix many bits of the address into
// the choice of the channel, and so they need no such order: this rung is there to see that.
extern "C" __global__ void transpose_diagonal(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE];
    int held[TILE / ROWS];                      // in registers: the loop is unrolled

    int x = threadIdx.x;
    int y = threadIdx.y;
    int tile_i = (blockIdx.x + blockIdx.y) % gridDim.x;  // the grid is square: each tile is taken once
    int in_corner_i = tile_i * TILE;            // this block's tile of `in` begins in this column
    int in_corner_j = blockIdx.x * TILE;        // and in this row

#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        int j = in_corner_j + y + k * ROWS;
        if (in_corner_i + x < N && j < N) {
            held[k] = in[(in_corner_i + x) + j * N];
        }
    }
#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        int row = y + k * ROWS;
        tile[row][x ^ row] = held[k];
    }

    __syncthreads();                            // the tile is complete

#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        int column = y + k * ROWS;
        int j = in_corner_i + column;           // a row of `out` is a column of `in`
        if (in_corner_j + x < N && j < N) {
            out[(in_corner_j + x) + j * N] = tile[x][column ^ x];
        }
    }
}
