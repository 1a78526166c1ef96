/* warplens
entry     = "turned_tile"
block     = ["32", "8"]
grid      = ["N // 32", "N // 32"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [128]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["N", "N"] }
out = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// A tile of 32 x 32 is read along columns; longer rows put its elements on banks of their own.
extern "C" __global__ void turned_tile(const float *in, float *out, int N)
{
    __shared__ float tile[32][32 + BETTER];
    int x = threadIdx.x, column = blockIdx.x * 32, row = blockIdx.y * 32;
    for (int y = threadIdx.y; y < 32; y += 8) tile[y][x] = in[(row + y) * N + column + x];
    __syncthreads();
    for (int y = threadIdx.y; y < 32; y += 8) out[(column + y) * N + row + x] = tile[x][y];
}
