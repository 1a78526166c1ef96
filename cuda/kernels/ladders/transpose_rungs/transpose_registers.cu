/* warplens
entry     = "transpose_registers"
title     = "Squares of 4 x 4 turned in registers, no shared memory"
family    = "transpose_rungs"
previous  = "transpose_swizzled"
step      = "Squares of 4 x 4 turned in registers: whole sectors without shared memory"
block     = ["8", "ROWS"]
grid      = ["cdiv(N, 32)", "cdiv(N, 4 * ROWS)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once
requires  = ["N % 4 == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
ROWS = [8, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Shared memory is there to make rows out of columns. How long must a row be? A sector has 32 bytes, and a square of
// 4 x 4 that is turned in registers has rows of 16. Two squares beside each other fill a sector.
//
// A warp is 8 lanes wide and 4 high, and carries 32 columns and 16 rows. It loads 4 rows of 128 bytes at a time, and stores
// 8 rows of 64 bytes: whole sectors, 100 % both ways. No shared memory, no barrier, no waiting for other warps.
extern "C" __global__ void transpose_registers(const int *in, int *out, int N)
{
    int4 held[4];                               // in registers: all loops are unrolled

    int i = blockIdx.x * 32 + 4 * threadIdx.x;              // this thread's square of `in` begins in this column
    int j = blockIdx.y * (4 * ROWS) + 4 * threadIdx.y;      // and in this row
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
