/* warplens
entry     = "narrow_tile"
block     = ["16", "16"]
grid      = ["N // 16", "N // 16"]
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

// Two rows of 16 lanes read columns of a tile of 16 x 16: no row pitch serves both accesses, exchanged columns do.
extern "C" __global__ void narrow_tile(const float *in, float *out, int N)
{
    __shared__ float tile[16][16];
    int x = threadIdx.x, y = threadIdx.y, column = blockIdx.x * 16, row = blockIdx.y * 16;
#if BETTER
    tile[y][x ^ y] = in[(row + y) * N + column + x];
    __syncthreads();
    out[(column + y) * N + row + x] = tile[x][y ^ x];
#else
    tile[y][x] = in[(row + y) * N + column + x];
    __syncthreads();
    out[(column + y) * N + row + x] = tile[x][y];
#endif
}
