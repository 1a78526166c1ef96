/* warplens
entry     = "sgemm_tile"
title     = "A tile of 8 x 8 elements for each thread"
family    = "sgemm"
source    = "S. Boehm, How to Optimize a CUDA Matmul Kernel for cuBLAS-like Performance (2022)"
previous  = "sgemm_column"
step      = "Each thread computes a tile of 8 x 8 elements"
block     = ["BM // TM * (BN // TN)"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["BM % TM == 0", "BN % TN == 0", "BM // TM * (BN // TN) <= 1024"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 128                                   # a block computes BM x BN elements of C, in steps of BK along N
BN = 128
BK = 8
TM = 8                                     # a thread computes TM x TN of them
TN = 8

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// A column of TM sums uses its element of B TM times, but each element of A only once. A tile of TM x TN sums uses both
// often: TM + TN words from shared memory for TM * TN multiply-adds, 16 for 64 where the column needed 9 for 8.
//
// One step along N is an outer product: a column of the tile of A times a row of the tile of B. The 64 sums, and the
// 8 + 8 factors of the step, are in registers; that the loops have constant lengths and are unrolled is what lets them be.
extern "C" __global__ void __launch_bounds__(BM / TM * (BN / TN)) sgemm_tile(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ float As[BM][BK];
    __shared__ float Bs[BK][BN];
    const int threads = BM / TM * (BN / TN);

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int row = threadIdx.x / (BN / TN) * TM;     // the thread's tile of it
    int col = threadIdx.x % (BN / TN) * TN;

    float sums[TM][TN] = {};
    for (int start = 0; start < N; start += BK) {
#pragma unroll
        for (int at = threadIdx.x; at < BM * BK; at += threads) {
            int i = top + at / BK;
            int k = start + at % BK;
            As[at / BK][at % BK] = (i < M && k < N) ? A[i * N + k] : 0.0f;
        }
#pragma unroll
        for (int at = threadIdx.x; at < BK * BN; at += threads) {
            int k = start + at / BN;
            int j = left + at % BN;
            Bs[at / BN][at % BN] = (k < N && j < K) ? B[k * K + j] : 0.0f;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; ++k) {
            float a[TM], b[TN];
#pragma unroll
            for (int i = 0; i < TM; ++i) {
                a[i] = As[row + i][k];
            }
#pragma unroll
            for (int j = 0; j < TN; ++j) {
                b[j] = Bs[k][col + j];
            }
#pragma unroll
            for (int i = 0; i < TM; ++i) {
#pragma unroll
                for (int j = 0; j < TN; ++j) {
                    sums[i][j] += a[i] * b[j];
                }
            }
        }
        __syncthreads();                        // nobody needs these tiles any more
    }
#pragma unroll
    for (int i = 0; i < TM; ++i) {
#pragma unroll
        for (int j = 0; j < TN; ++j) {
            if (top + row + i < M && left + col + j < K) {
                C[(top + row + i) * K + left + col + j] = sums[i][j];
            }
        }
    }
}
