/* warplens
entry     = "dgemm_tile"
title     = "A tile of 8 x 4 elements for each thread"
family    = "dgemm"
previous  = "matmul_tiled_double"
step      = "Each thread computes a tile of 8 x 4 elements"
block     = ["BM // TM * (BN // TN)"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["BM % TM == 0", "BN % TN == 0", "BM // TM * (BN // TN) <= 1024"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "8 * (M * N + N * K + M * K)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 128                                   # a block computes BM x BN elements of C, in steps of BK along N
BN = 64
BK = 8
TM = 8                                     # a thread computes TM x TN of them
TN = 4

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float64", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float64", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float64", shape = ["M", "K"], role = "out" }
*/

// The register tile of sgemm_tile in double precision: TM + TN elements from shared memory for TM * TN multiply-adds. The
// columns of a thread are BN / TN apart, so that the lanes of a warp read and write neighbours.
extern "C" __global__ void __launch_bounds__(BM / TM * (BN / TN)) dgemm_tile(const double *A, const double *B, double *C, int M, int N, int K)
{
    __shared__ double As[BM][BK];
    __shared__ double Bs[BK][BN];
    const int threads = BM / TM * (BN / TN);
    const int apart = BN / TN;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int row = threadIdx.x / apart * TM;         // the thread's rows of it
    int col = threadIdx.x % apart;              // the first of its columns

    double sums[TM][TN] = {};
    for (int start = 0; start < N; start += BK) {
#pragma unroll
        for (int at = threadIdx.x; at < BM * BK; at += threads) {
            int i = top + at / BK;
            int k = start + at % BK;
            As[at / BK][at % BK] = (i < M && k < N) ? A[i * N + k] : 0.0;
        }
#pragma unroll
        for (int at = threadIdx.x; at < BK * BN; at += threads) {
            int k = start + at / BN;
            int j = left + at % BN;
            Bs[at / BN][at % BN] = (k < N && j < K) ? B[k * K + j] : 0.0;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; ++k) {
            double a[TM], b[TN];
#pragma unroll
            for (int i = 0; i < TM; ++i) {
                a[i] = As[row + i][k];
            }
#pragma unroll
            for (int j = 0; j < TN; ++j) {
                b[j] = Bs[k][col + j * apart];
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
            if (top + row + i < M && left + col + j * apart < K) {
                C[(top + row + i) * K + left + col + j * apart] = sums[i][j];
            }
        }
    }
}
