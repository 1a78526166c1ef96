/* warplens
entry     = "sgemm_column"
title     = "A column of eight elements for each thread"
family    = "sgemm"
source    = "S. Boehm, How to Optimize a CUDA Matmul Kernel for cuBLAS-like Performance (2022)"
previous  = "matmul_tiled_any"
step      = "Each thread computes eight elements of a column"
block     = ["BN * BM // TM"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["BM % TM == 0", "BN % 32 == 0", "BN * BM // TM <= 1024"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 64                                    # a block computes BM x BN elements of C, in steps of BK along N
BN = 64
BK = 8
TM = 8                                     # rows of C for each thread

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// The tiled kernel reads two words of shared memory for each multiply-add, and the shared memory gives a multiprocessor
// 32 words a clock where the arithmetic could use 256. So what limits it is that pipe, however few bytes come from far.
//
// Here a thread keeps TM sums of one column in registers. It reads an element of B once and uses it TM times: (TM + 1)
// words for TM multiply-adds. All lanes of a warp are in one row of the tile, so the words of A are broadcasts.
extern "C" __global__ void __launch_bounds__(BN * BM / TM) sgemm_column(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ float As[BM][BK];
    __shared__ float Bs[BK][BN];
    const int threads = BN * BM / TM;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int row = threadIdx.x / BN * TM;            // the thread's column of it: TM rows from here
    int col = threadIdx.x % BN;

    float sums[TM] = {};
    for (int start = 0; start < N; start += BK) {
        for (int at = threadIdx.x; at < BM * BK; at += threads) {
            int i = top + at / BK;
            int k = start + at % BK;
            As[at / BK][at % BK] = (i < M && k < N) ? A[i * N + k] : 0.0f;
        }
        for (int at = threadIdx.x; at < BK * BN; at += threads) {
            int k = start + at / BN;
            int j = left + at % BN;
            Bs[at / BN][at % BN] = (k < N && j < K) ? B[k * K + j] : 0.0f;
        }
        __syncthreads();                        // both tiles are complete

        for (int k = 0; k < BK; ++k) {
            float b = Bs[k][col];
            for (int i = 0; i < TM; ++i) {
                sums[i] += As[row + i][k] * b;
            }
        }
        __syncthreads();                        // nobody needs these tiles any more
    }
    for (int i = 0; i < TM; ++i) {
        if (top + row + i < M && left + col < K) {
            C[(top + row + i) * K + left + col] = sums[i];
        }
    }
}
