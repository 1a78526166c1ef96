/* warplens
entry     = "dgemm_mma"
title     = "Tensor cores: mma.sync m8n8k4"
family    = "dgemm"
source    = "PTX ISA, matrix fragments for mma.m8n8k4 with .f64 floating point type"
previous  = "dgemm_tile"
step      = "A warp multiplies 8 x 8 x 4 elements in one instruction of the tensor cores"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["WM % 8 == 0", "WN % 8 == 0", "BK % 4 == 0", "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "8 * (M * N + N * K + M * K)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 64                                    # a block computes BM x BN elements of C, in steps of BK along N
BN = 64
BK = 16
WM = 32                                    # a warp computes WM x WN of them
WN = 32
PAD = 4                                    # doubles between the rows of the tiles

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float64", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float64", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float64", shape = ["M", "K"], role = "out" }
*/

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#error "mma.sync of float64 needs compute capability 8.0"
#endif

// c += a * b, where a has 8 x 4 elements, b 4 x 8 and c 8 x 8. All lanes of a warp call it together. Each has one element of
// a and b and two of c: with group = lane / 4 and member = lane % 4 these are
//   a[group][member],   b[member][group],   c[group][2 * member] and c[group][2 * member + 1].
__device__ void multiply_add(double (&c)[2], double a, double b)
{
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};" : "+d"(c[0]), "+d"(c[1]) : "d"(a), "d"(b));
}

// Tensor cores compute double precision in full. One instruction makes 256 multiply-adds of 32 + 32 elements, which lie in
// registers, one of each in a lane: 8 of them in a lane's place, for an eighth of the loads from shared memory. On an
// A100 these are twice as fast as the other units; on an H100, whose other units are faster too, just as fast.
//
// Rows of both tiles are PAD doubles longer. Half a warp reads four rows and four neighbours in each: with rows of a
// multiple of 16 doubles all rows would begin in the same bank; four more move each row by eight banks.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) dgemm_mma(const double *A, const double *B, double *C, int M, int N, int K)
{
    __shared__ double As[BM][BK + PAD];
    __shared__ double Bs[BK][BN + PAD];
    const int threads = BM / WM * (BN / WN) * 32;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int group = threadIdx.x % 32 / 4;
    int member = threadIdx.x % 4;
    int row = warp / (BN / WN) * WM;            // the warp's tile of it
    int col = warp % (BN / WN) * WN;

    double sums[WM / 8][WN / 8][2] = {};
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
        for (int k = 0; k < BK; k += 4) {
            double a[WM / 8], b[WN / 8];
#pragma unroll
            for (int i = 0; i < WM / 8; ++i) {
                a[i] = As[row + i * 8 + group][k + member];
            }
#pragma unroll
            for (int j = 0; j < WN / 8; ++j) {
                b[j] = Bs[k + member][col + j * 8 + group];
            }
#pragma unroll
            for (int i = 0; i < WM / 8; ++i) {
#pragma unroll
                for (int j = 0; j < WN / 8; ++j) {
                    multiply_add(sums[i][j], a[i], b[j]);
                }
            }
        }
        __syncthreads();                        // nobody needs these tiles any more
    }
#pragma unroll
    for (int i = 0; i < WM / 8; ++i) {
#pragma unroll
        for (int j = 0; j < WN / 8; ++j) {
#pragma unroll
            for (int word = 0; word < 2; ++word) {
                int i_here = top + row + i * 8 + group;
                int j_here = left + col + j * 8 + 2 * member + word;
                if (i_here < M && j_here < K) {
                    C[i_here * K + j_here] = sums[i][j][word];
                }
            }
        }
    }
}
