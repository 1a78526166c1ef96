/* warplens
entry     = "matmul_strip_mined"
title     = "Strip-mined loops, global memory only"
family    = "matmul"
source    = "first lecture on CUDA: tiling a loop nest into grid, block and strips"
block     = ["TI", "TJ"]
grid      = ["cdiv(M, TI)", "cdiv(K, TJ)"]
args      = ["A", "B", "C", "M", "N", "K"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [64, 128, 256, 512]                    # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
TI = [8, 16, 32]
TJ = "TI"                                  # cubes of TI x TI x TI unless these are set
TK = "TI"

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// The triple loop with each loop cut into strips (strip-mining): strips of I and J become blocks, what is inside them
// becomes threads, and the strips of K stay a loop. Everything, the growing sum included, lives in global memory.
//
// threadIdx.x runs along the rows, as loop i is the outer one on a CPU. So neighbouring lanes touch elements of A and C
// that lie a whole row apart: a sector for each lane. Exchanging x and y would be the whole cure.
extern "C" __global__ void matmul_strip_mined(const float *A, const float *B, float *C, int M, int N, int K)
{
    int i = blockIdx.x * TI + threadIdx.x;      // row of A and C
    int j = blockIdx.y * TJ + threadIdx.y;      // column of B and C

    if (i < M && j < K) {
        C[i * K + j] = 0.0f;
        for (int strip = 0; strip < N; strip += TK) {
            for (int k = strip; k < strip + TK && k < N; ++k) {
                C[i * K + j] = C[i * K + j] + A[i * N + k] * B[k * K + j];
            }
        }
    }
}
