/* warplens
entry     = "columns"
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

// Rows are read and columns written; the better one turns tiles round in shared memory.
extern "C" __global__ void columns(const float *in, float *out, int N)
{
    int x = threadIdx.x, column = blockIdx.x * 32, row = blockIdx.y * 32;
#if BETTER
    __shared__ float tile[32][33];
    for (int y = threadIdx.y; y < 32; y += 8) tile[y][x] = in[(row + y) * N + column + x];
    __syncthreads();
    for (int y = threadIdx.y; y < 32; y += 8) out[(column + y) * N + row + x] = tile[x][y];
#else
    for (int y = threadIdx.y; y < 32; y += 8) out[(column + x) * N + row + y] = in[(row + y) * N + column + x];
#endif
}
