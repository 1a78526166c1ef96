/* warplens
entry     = "lud"
title     = "LU decomposition in tiles: the diagonal tile, those beside it, and all tiles behind"
family    = "lud"
requires  = ["N <= 12", "N % TILE == 0"]
# Both factors of the matrix of Pascal's triangle are Pascal's triangle (see gaussian.cu), and each lies in its half.
reference = { a = """reshape(ravel(concatenate((a, zeros((N, N))), 1))[:2 * N * N - N], (N, 2 * N - 1))[:, :N]
    + triu(reshape(ravel(concatenate((a, zeros((N, N))), 1))[:2 * N * N - N], (N, 2 * N - 1))[:, :N], 1).T""" }
[problem]
N = [4, 12]
[tune]
TILE = [4]
[arrays]
a = { dtype = "float32", shape = ["N", "N"], role = "inout", init = "pascal" }
[[launch]]
entry = "diagonal"
grid  = [1]
block = ["TILE"]
args  = ["a", "N", 0]
[[launch]]
repeat = "N // TILE - 1"
index  = "i"
[[launch.step]]
entry = "perimeter"
grid  = ["N // TILE - 1 - i"]
block = ["2 * TILE"]
args  = ["a", "N", "i * TILE"]
[[launch.step]]
entry = "internal"
grid  = ["N // TILE - 1 - i", "N // TILE - 1 - i"]
block = ["TILE", "TILE"]
args  = ["a", "N", "i * TILE"]
[[launch.step]]
entry = "diagonal"
grid  = [1]
block = ["TILE"]
args  = ["a", "N", "(i + 1) * TILE"]
*/
extern "C" __global__ void diagonal(float *a, int n, int offset)
{
    __shared__ float tile[TILE][TILE];
    int x = threadIdx.x;
    for (int y = 0; y < TILE; ++y)
        tile[y][x] = a[(offset + y) * n + offset + x];
    __syncthreads();
    for (int t = 0; t < TILE - 1; ++t) {
        if (x > t) {
            tile[x][t] /= tile[t][t];
            for (int column = t + 1; column < TILE; ++column)
                tile[x][column] -= tile[x][t] * tile[t][column];
        }
        __syncthreads();
    }
    for (int y = 0; y < TILE; ++y)
        a[(offset + y) * n + offset + x] = tile[y][x];
}

extern "C" __global__ void perimeter(float *a, int n, int offset)
{
    __shared__ float diagonal[TILE][TILE];
    int x = threadIdx.x % TILE, next = offset + (blockIdx.x + 1) * TILE;
    for (int y = threadIdx.x / TILE; y < TILE; y += 2)
        diagonal[y][x] = a[(offset + y) * n + offset + x];
    __syncthreads();
    if (threadIdx.x < TILE) { // a column of the tile to the right: L is below the diagonal, with ones on it
        for (int row = 1; row < TILE; ++row)
            for (int t = 0; t < row; ++t)
                a[(offset + row) * n + next + x] -= diagonal[row][t] * a[(offset + t) * n + next + x];
    } else { // a row of the tile below
        for (int column = 0; column < TILE; ++column) {
            for (int t = 0; t < column; ++t)
                a[(next + x) * n + offset + column] -= a[(next + x) * n + offset + t] * diagonal[t][column];
            a[(next + x) * n + offset + column] /= diagonal[column][column];
        }
    }
}

extern "C" __global__ void internal(float *a, int n, int offset)
{
    int row = offset + (blockIdx.y + 1) * TILE + threadIdx.y, column = offset + (blockIdx.x + 1) * TILE + threadIdx.x;
    float sum = 0.0f;
    for (int t = 0; t < TILE; ++t)
        sum += a[row * n + offset + t] * a[(offset + t) * n + column];
    a[row * n + column] -= sum;
}
