/* warplens
entry     = "matmul_out_of_core"
title     = "Larger than the card: panels stream through"
family    = "matmul"
source    = "ECE 498 AL lectures (University of Illinois), \"what if the matrices do not fit?\"; Kirk and Hwu for the tiles"
block     = ["TILE", "TILE"]
grid      = ["cdiv(K, TILE * WORK)", "cdiv(M, TILE * WORK)"]
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
WORK = "1"                                 # each thread computes WORK x WORK elements of C
MEMORY_MIB = "max(1, (M * N + N * K + M * K) // 2**20)"    # device memory: a quarter of the matrices, unless it is set

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }

[stream]                                   # the matrices lie on the host; this much device memory holds panels of them
left   = "A"
right  = "B"
result = "C"
budget = "MEMORY_MIB * 2**20"
*/

// The last question of the first lecture: what if the matrices are larger than the memory of the card? Then there is one
// level of tiling more. A tile of C stays on the card while panels of A and B stream through, and this kernel, the tiled
// one for any shape, adds the product of two panels to the tile: C += A * B, where M, N and K are the sizes of the
// panels. Whoever launches it begins each tile with zeros.
//
// With WORK > 1 a thread computes WORK x WORK elements, TILE apart, and uses each value it fetches from shared memory
// WORK times: a third level of tiling, in registers.
extern "C" __global__ void matmul_out_of_core(const float *A, const float *B, float *C, int M, int N, int K)
{
    const int SIDE = TILE * WORK;
    __shared__ float As[SIDE][TILE];
    __shared__ float Bs[TILE][SIDE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * SIDE + ty;
    int col = blockIdx.x * SIDE + tx;

    float sum[WORK][WORK] = {};
    for (int m = 0; m < N; m += TILE) {
        for (int i = 0; i < WORK; ++i) {
            int a_row = row + i * TILE;
            int b_col = col + i * TILE;
            As[ty + i * TILE][tx] = (a_row < M && m + tx < N) ? A[(size_t)a_row * N + m + tx] : 0.0f;
            Bs[ty][tx + i * TILE] = (m + ty < N && b_col < K) ? B[(size_t)(m + ty) * K + b_col] : 0.0f;
        }
        __syncthreads();

        for (int k = 0; k < TILE; ++k) {
            for (int i = 0; i < WORK; ++i) {
                for (int j = 0; j < WORK; ++j) {
                    sum[i][j] += As[ty + i * TILE][k] * Bs[k][tx + j * TILE];
                }
            }
        }
        __syncthreads();
    }
    // All of the tile is read before any of it is written: else each read would wait for the write before it.
    for (int i = 0; i < WORK; ++i) {
        for (int j = 0; j < WORK; ++j) {
            int c_row = row + i * TILE;
            int c_col = col + j * TILE;
            sum[i][j] += (c_row < M && c_col < K) ? C[(size_t)c_row * K + c_col] : 0.0f;
        }
    }
    for (int i = 0; i < WORK; ++i) {
        for (int j = 0; j < WORK; ++j) {
            int c_row = row + i * TILE;
            int c_col = col + j * TILE;
            if (c_row < M && c_col < K) {
                C[(size_t)c_row * K + c_col] = sum[i][j];
            }
        }
    }
}
