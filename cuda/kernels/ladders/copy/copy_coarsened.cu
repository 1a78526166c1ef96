/* warplens
entry     = "copy_coarsened"
title     = "Copy along the rows, several rows a thread"
family    = "copy"
previous  = "copy_coalesced"
step      = "32 x 8 threads, four elements each: four loads under way"
block     = ["TILE", "ROWS"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in"
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

// The copy with several elements a thread: 32 x 8 threads copy a tile of 32 x 32, four elements each.
//
// A thread asks for all four before it waits for the first. The memory answers after some 800 cycles whether a warp asked
// once or four times, and while it has nothing to answer it stands still.
extern "C" __global__ void copy_coarsened(const int *in, int *out, int N)
{
    int held[TILE / ROWS];                      // in registers: the loop is unrolled

    int i = blockIdx.x * TILE + threadIdx.x;
    int j = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        if (i < N && j + k * ROWS < N) {
            held[k] = in[i + (j + k * ROWS) * N];
        }
    }
#pragma unroll
    for (int k = 0; k < TILE / ROWS; ++k) {
        if (i < N && j + k * ROWS < N) {
            out[i + (j + k * ROWS) * N] = held[k];
        }
    }
}
