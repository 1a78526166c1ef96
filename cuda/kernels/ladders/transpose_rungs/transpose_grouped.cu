/* warplens
entry     = "transpose_grouped"
title     = "Squares in registers, blocks in groups"
family    = "transpose_rungs"
previous  = "transpose_registers"
step      = "Blocks that run together cover a square of the matrix, not a band"
block     = ["8", "ROWS"]
grid      = ["cdiv(N, 32) * cdiv(N, 4 * ROWS)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once
requires  = ["N % 4 == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
ROWS = [8, 16, 32]
GROUP = [4, 8, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// The blocks that run at the same time cover a part of the matrix that is about as high as wide.
//
// In the order of the grid they cover a band: some rows of `in` over their full length, and of every row of `out` a short
// piece. A page of the memory chips holds one or two KiB; to write little into many pages costs more than to write much
// into few. Here GROUP blocks below one another come first, then the next GROUP to their right, so that the pieces of `in`
// become shorter and those of `out` longer.
extern "C" __global__ void transpose_grouped(const int *in, int *out, int N)
{
    int4 held[4];                               // in registers: all loops are unrolled

    int wide = (N + 31) / 32;                   // blocks beside one another
    int high = (N + 4 * ROWS - 1) / (4 * ROWS); // and below one another
    int band = blockIdx.x / (GROUP * wide);     // GROUP rows of blocks, fewer in the last band
    int rows = min(GROUP, high - band * GROUP);
    int place = blockIdx.x - band * GROUP * wide;

    int i = place / rows * 32 + 4 * threadIdx.x;            // this thread's square of `in` begins in this column
    int j = (band * GROUP + place % rows) * (4 * ROWS) + 4 * threadIdx.y;   // and in this row
    if (i >= N || j >= N) {
        return;                                 // N is a multiple of 4: a square is inside or outside as a whole
    }

#pragma unroll
    for (int k = 0; k < 4; ++k) {
        held[k] = *(const int4 *)(in + i + (j + k) * N);
    }

    int *corner = out + j + i * N;              // the square lies mirrored there
    *(int4 *)(corner + 0 * N) = make_int4(held[0].x, held[1].x, held[2].x, held[3].x);
    *(int4 *)(corner + 1 * N) = make_int4(held[0].y, held[1].y, held[2].y, held[3].y);
    *(int4 *)(corner + 2 * N) = make_int4(held[0].z, held[1].z, held[2].z, held[3].z);
    *(int4 *)(corner + 3 * N) = make_int4(held[0].w, held[1].w, held[2].w, held[3].w);
}
