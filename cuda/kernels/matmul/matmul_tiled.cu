/* warplens
entry     = "matmul_tiled"
title     = "Tiles in shared memory"
family    = "matmul"
previous  = "matmul_tiled_any"
step      = "No tests at the edges: the width is a multiple of the tile"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["TILE", "TILE"]
grid      = ["N // TILE", "N // TILE"]
args      = ["A", "B", "C", "N"]
requires  = ["N % TILE == 0"]
reference = "A @ B"
flops     = "2 * N * N * N"
bytes     = "3 * 4 * N * N"

[problem]
N = [64, 128, 256, 512]

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// The kernel of the lectures: a block computes a TILE x TILE tile of C. In each phase its threads fetch a tile of A and
// a tile of B together, one element each, and then use them TILE times from shared memory. Global memory is read TILE
// times less often than by the naive kernel.
//
// The matrices are square and their width is a multiple of TILE.
extern "C" __global__ void matmul_tiled(const float *A, const float *B, float *C, int N)
{
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;

    float sum = 0.0f;
    for (int m = 0; m < N / TILE; ++m) {
        As[ty][tx] = A[row * N + (m * TILE + tx)];
        Bs[ty][tx] = B[(m * TILE + ty) * N + col];
        __syncthreads();                        // both tiles are complete

        for (int k = 0; k < TILE; ++k) {
            sum += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();                        // nobody needs these tiles any more
    }
    C[row * N + col] = sum;
}
