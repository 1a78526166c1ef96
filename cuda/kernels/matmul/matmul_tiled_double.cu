/* warplens
entry     = "matmul_tiled_double"
title     = "Tiles in shared memory, float64"
family    = "matmul"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["TILE", "TILE"]
grid      = ["cdiv(K, TILE)", "cdiv(M, TILE)"]
args      = ["A", "B", "C", "M", "N", "K"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "8 * (M * N + N * K + M * K)"

[problem]
N = [64, 128, 256, 512]                    # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float64", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float64", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float64", shape = ["M", "K"], role = "out" }
*/

// The tiled kernel in double precision, any shape. An element has 8 bytes, so a warp that reads 32 neighbours moves 256
// bytes: two passes of the shared memory, which is no conflict. Arithmetic is what most GPUs have least of here.
extern "C" __global__ void matmul_tiled_double(const double *A, const double *B, double *C, int M, int N, int K)
{
    __shared__ double As[TILE][TILE];
    __shared__ double Bs[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;

    double sum = 0.0;
    for (int m = 0; m < (N + TILE - 1) / TILE; ++m) {
        int a_col = m * TILE + tx;
        int b_row = m * TILE + ty;
        As[ty][tx] = (row < M && a_col < N) ? A[row * N + a_col] : 0.0;
        Bs[ty][tx] = (b_row < N && col < K) ? B[b_row * K + col] : 0.0;
        __syncthreads();

        for (int k = 0; k < TILE; ++k) {
            sum += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();
    }
    if (row < M && col < K) {
        C[row * K + col] = sum;
    }
}
