/* warplens
entry     = "transpose_swizzled"
title     = "Tile without padding, columns exchanged in each row"
family    = "transpose_rungs"
previous  = "transpose_coarsened"
step      = "Row y keeps element x in place x ^ y: no conflict and no padding"
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

// No bank conflict and no unused column: row y of the tile keeps its element x in place x ^ y.
//
// In a row x ^ y takes each of the 32 values once, so that a row is stored without a conflict; and so it does in a
// column, where x stays and y changes. The tile needs 4096 bytes where the padded one needs 4224. Its rows also begin at
// multiples of 128 bytes, which padding by one word does not allow: vectors of 16 bytes must lie at multiples of 16.
extern "C" __global__ void transpose_swizzled(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE];
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
