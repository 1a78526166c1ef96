/* warplens
entry     = "tf32gemm_mma"
title     = "Tensor cores: mma.sync m16n8k8"
family    = "tf32gemm"
source    = "PTX ISA, matrix fragments for mma.m16n8k8"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["WM % 16 == 0", "WN % 8 == 0", "BK % 8 == 0", "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32"]
reference = "A @ B"
arithmetic = "tf32"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 128                                   # a block computes BM x BN elements of C, in steps of BK along N
BN = 128
BK = 32
WM = 64                                    # a warp computes WM x WN of them
WN = 32
PAD_A = 4                                  # words between the rows of the tiles
PAD_B = 8

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#error "mma.sync of tf32 needs compute capability 8.0"
#endif

// c += a * b, where a has 16 x 8 elements, b 8 x 8 and c 16 x 8. All lanes of a warp call it together. With
// group = lane / 4 and member = lane % 4 a lane has
//   of a  (group, member), (group + 8, member), (group, member + 4), (group + 8, member + 4),
//   of b  (member, group), (member + 4, group),
//   of c  (group, 2 * member), (group, 2 * member + 1), (group + 8, 2 * member), (group + 8, 2 * member + 1).
// The tensor cores look at the upper 19 bits of each factor, its tf32: a fraction of 10 bits where a float has 23.
__device__ void multiply_add(float (&c)[4], const unsigned int (&a)[4], const unsigned int (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// The product of float32 matrices with the tensor cores in place of the multiply-adds: one instruction of a warp makes 1024
// of them. Sums are in single precision; of the factors 13 bits are cut off. A product that may differ by 1e-3 has its use;
// the whole numbers here have so few bits that none is lost.
//
// Half of the warp's rows of A would begin in one bank, and all of its rows of B: PAD_A and PAD_B words move them apart.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) tf32gemm_mma(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ float As[BM][BK + PAD_A];
    __shared__ float Bs[BK][BN + PAD_B];
    const int threads = BM / WM * (BN / WN) * 32;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int group = threadIdx.x % 32 / 4;
    int member = threadIdx.x % 4;
    int row = warp / (BN / WN) * WM;            // the warp's tile of it
    int col = warp % (BN / WN) * WN;

    float sums[WM / 16][WN / 8][4] = {};
    for (int start = 0; start < N; start += BK) {
#pragma unroll 4
        for (int at = threadIdx.x; at < BM * BK; at += threads) {
            int i = top + at / BK;
            int k = start + at % BK;
            As[at / BK][at % BK] = (i < M && k < N) ? A[i * N + k] : 0.0f;
        }
#pragma unroll 4
        for (int at = threadIdx.x; at < BK * BN; at += threads) {
            int k = start + at / BN;
            int j = left + at % BN;
            Bs[at / BN][at % BN] = (k < N && j < K) ? B[k * K + j] : 0.0f;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; k += 8) {
            unsigned int a[WM / 16][4], b[WN / 8][2];
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int part = 0; part < 4; ++part) {
                    a[i][part] = __float_as_uint(As[row + i * 16 + group + part % 2 * 8][k + member + part / 2 * 4]);
                }
            }
#pragma unroll
            for (int j = 0; j < WN / 8; ++j) {
                b[j][0] = __float_as_uint(Bs[k + member][col + j * 8 + group]);
                b[j][1] = __float_as_uint(Bs[k + member + 4][col + j * 8 + group]);
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
