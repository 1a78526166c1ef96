/* warplens
entry     = "dgemm_mma16"
title     = "Tensor cores: mma.sync m16n8k8"
family    = "dgemm"
source    = "PTX ISA, matrix fragments for mma.m16n8k8 with .f64 floating point type"
previous  = "dgemm_mma"
step      = "The larger instruction of compute capability 9.0: 16 x 8 x 8 elements"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["WM % 16 == 0", "WN % 8 == 0", "BK % 8 == 0", "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32"]
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

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 900
#error "mma.sync of float64 with 16 rows needs compute capability 9.0"
#endif

// c += a * b, where a has 16 x 8 elements, b 8 x 8 and c 16 x 8. All lanes of a warp call it together. Each has four elements
// of a and of c, and two of b: with group = lane / 4 and member = lane % 4 these are
//   a[group][member], a[group + 8][member], a[group][member + 4], a[group + 8][member + 4],
//   b[member][group], b[member + 4][group],
//   c[group][2 * member], c[group][2 * member + 1], c[group + 8][2 * member], c[group + 8][2 * member + 1].
__device__ void multiply_add(double (&c)[4], const double (&a)[4], const double (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+d"(c[0]), "+d"(c[1]), "+d"(c[2]), "+d"(c[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]));
}

// The tensor cores of an H100 reach their rate, twice that of the other units, only with the instructions of 16 rows that
// came with it: 1024 multiply-adds each, a quarter as many instructions.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) dgemm_mma16(const double *A, const double *B, double *C, int M, int N, int K)
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

    double sums[WM / 16][WN / 8][4] = {};
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
        for (int k = 0; k < BK; k += 8) {
            double a[WM / 16][4], b[WN / 8][2];
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int part = 0; part < 4; ++part) {
                    a[i][part] = As[row + i * 16 + group + part % 2 * 8][k + member + part / 2 * 4];
                }
            }
#pragma unroll
            for (int j = 0; j < WN / 8; ++j) {
                b[j][0] = Bs[k + member][col + j * 8 + group];
                b[j][1] = Bs[k + member + 4][col + j * 8 + group];
            }
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int j = 0; j < WN / 8; ++j) {
                    multiply_add(sums[i][j], a[i], b[j]);
                }
            }
        }
        __syncthreads();                        // nobody needs these tiles any more
    }
#pragma unroll
    for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
        for (int j = 0; j < WN / 8; ++j) {
#pragma unroll
            for (int part = 0; part < 4; ++part) {
                int i_here = top + row + i * 16 + group + part / 2 * 8;
                int j_here = left + col + j * 8 + 2 * member + part % 2;
                if (i_here < M && j_here < K) {
                    C[i_here * K + j_here] = sums[i][j][part];
                }
            }
        }
    }
}
