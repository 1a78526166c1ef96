/* warplens
entry     = "matmul_tiled_any"
title     = "Tiles in shared memory, any shape"
family    = "matmul"
previous  = "matmul_naive"
step      = "Tiles in shared memory: each element is fetched once a tile, not once a thread"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["TILE", "TILE"]
grid      = ["cdiv(K, TILE)", "cdiv(M, TILE)"]
args      = ["A", "B", "C", "M", "N", "K"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [64, 128, 256, 512]                    # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// The tiled kernel for matrices of any shape. Where a tile hangs over the edge it is filled with zeros, which add
// nothing to a sum. All threads stay to the end, those without an element of C included: each barrier waits for every
// thread of the block.
extern "C" __global__ void matmul_tiled_any(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;

    float sum = 0.0f;
    for (int m = 0; m < (N + TILE - 1) / TILE; ++m) {
        int a_col = m * TILE + tx;
        int b_row = m * TILE + ty;
        As[ty][tx] = (row < M && a_col < N) ? A[row * N + a_col] : 0.0f;
        Bs[ty][tx] = (b_row < N && col < K) ? B[b_row * K + col] : 0.0f;
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
