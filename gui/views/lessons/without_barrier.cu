/* warplens
entry     = "without_barrier"
title     = "The tiled transpose without its barrier"
family    = "lessons"
block     = ["TILE", "TILE"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"

[problem]
N = [32, 64, 128]
[tune]
TILE = [8, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Wrong on purpose: a warp may read a cell of the tile before another warp has written it.
extern "C" __global__ void without_barrier(const int *in, int *out, int N)
{
    __shared__ int tile[TILE][TILE + 1];

    int x = threadIdx.x;
    int y = threadIdx.y;
    int left = blockIdx.x * TILE;
    int top = blockIdx.y * TILE;

    tile[y][x] = in[(left + x) + (top + y) * N];
    // __syncthreads() is missing here
    out[(top + x) + (left + y) * N] = tile[x][y];
}
