/* warplens
entry     = "transpose_vectors"
title     = "Tile in shared memory, by vectors of 16 bytes"
family    = "transpose_rungs"
previous  = "transpose_swizzled"
step      = "A square of 4 x 4 a thread, by vectors of 16 bytes, through the tile"
block     = ["TILE // 4", "TILE // 4"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once
requires  = ["N % 4 == 0", "TILE >= 32", "TILE % 32 == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
TILE = [32, 64]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Four elements an instruction: each thread carries a square of 4 x 4 through the tile, as vectors of 16 bytes.
//
// Four loads of 16 bytes bring a thread 64 bytes, four times as much as before, with as many instructions. Then comes the
// new part: a vector of `in` lies along a row, and one of `out` along a column. The thread turns its own square in
// registers, which costs no instruction at all: it only stores its 16 numbers in another order. Squares change places
// through shared memory.
//
// Eight lanes at a time store their vectors into eight rows of the tile, and load from one row. Both must reach all 32
// banks, that is eight different groups of four: the group of a vector is exchanged by the number of its square, as
// in the swizzled tile. N must be a multiple of 4, since a vector must not begin in the middle of another.
extern "C" __global__ void transpose_vectors(const int *in, int *out, int N)
{
    __shared__ int4 tile[TILE][TILE / 4];       // a row for each column of `in`
    int4 held[4];                               // in registers: all loops are unrolled

    int x = threadIdx.x;
    int y = threadIdx.y;
    int in_corner_i = blockIdx.x * TILE;        // this block's tile of `in` begins in this column
    int in_corner_j = blockIdx.y * TILE;        // and in this row

    int i = in_corner_i + 4 * x;                // the first column of this thread's square
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        int j = in_corner_j + 4 * y + k;
        held[k] = i < N && j < N ? *(const int4 *)(in + i + j * N) : make_int4(0, 0, 0, 0);
    }

    int place = y ^ x % 8;                      // differs among eight neighbouring lanes
    tile[4 * x + 0][place] = make_int4(held[0].x, held[1].x, held[2].x, held[3].x);
    tile[4 * x + 1][place] = make_int4(held[0].y, held[1].y, held[2].y, held[3].y);
    tile[4 * x + 2][place] = make_int4(held[0].z, held[1].z, held[2].z, held[3].z);
    tile[4 * x + 3][place] = make_int4(held[0].w, held[1].w, held[2].w, held[3].w);

    __syncthreads();                            // the tile is complete

    i = in_corner_j + 4 * x;
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        int column = 4 * y + k;
        int j = in_corner_i + column;           // a row of `out` is a column of `in`
        if (i < N && j < N) {
            *(int4 *)(out + i + j * N) = tile[column][x ^ column / 4 % 8];
        }
    }
}
