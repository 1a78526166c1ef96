/* warplens
entry     = "bf16gemm_mma"
title     = "Tensor cores: mma.sync m16n8k16"
family    = "bf16gemm"
source    = "PTX ISA, matrix fragments for mma.m16n8k16 with floating point type"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["WM % 16 == 0", "WN % 8 == 0", "BK % 16 == 0", "PAD % 2 == 0", "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "2 * (M * N + N * K) + 4 * M * K"

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
PAD = 8                                    # elements between the rows of the tiles

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "bfloat16", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "bfloat16", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/
#include <cuda_bf16.h>

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#error "mma.sync of bfloat16 needs compute capability 8.0"
#endif

// c += a * b, where a has 16 x 16 elements, b 16 x 8 and c 16 x 8. All lanes of a warp call it together. A word holds two
// neighbours along the inner dimension. With group = lane / 4, member = lane % 4 and p = 2 * member a lane has
//   of a  (group, p), (group + 8, p), (group, p + 8), (group + 8, p + 8), each with its right neighbour,
//   of b  (p, group), (p + 8, group), each with the one below it,
//   of c  (group, p), (group, p + 1), (group + 8, p), (group + 8, p + 1).
__device__ void multiply_add(float (&c)[4], const unsigned int (&a)[4], const unsigned int (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// The tiled product with the tensor cores in place of the multiply-adds: one instruction of a warp makes 2048 of them. Sums
// are in single precision.
//
// Both factors want pairs along N in a word. Rows of A have them; the tile of B is turned while it is stored, so that a
// column of B lies in a row. PAD elements behind each row put the eight rows that a warp reads at once into other banks.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) bf16gemm_mma(const __nv_bfloat16 *A, const __nv_bfloat16 *B, float *C, int M, int N, int K)
{
    __shared__ __align__(4) __nv_bfloat16 As[BM][BK + PAD];
    __shared__ __align__(4) __nv_bfloat16 Bs[BN][BK + PAD];  // turned: column j of the tile is row j here
    const int threads = BM / WM * (BN / WN) * 32;
    const __nv_bfloat16 zero = __ushort_as_bfloat16(0);

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
            As[at / BK][at % BK] = (i < M && k < N) ? A[i * N + k] : zero;
        }
#pragma unroll 4
        for (int at = threadIdx.x; at < BK * BN; at += threads) {
            int k = start + at / BN;
            int j = left + at % BN;
            Bs[at % BN][at / BN] = (k < N && j < K) ? B[k * K + j] : zero;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; k += 16) {
            unsigned int a[WM / 16][4], b[WN / 8][2];
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int part = 0; part < 4; ++part) {
                    a[i][part] = *reinterpret_cast<const unsigned int *>(&As[row + i * 16 + group + part % 2 * 8][k + 2 * member + part / 2 * 8]);
                }
            }
#pragma unroll
            for (int j = 0; j < WN / 8; ++j) {
                b[j][0] = *reinterpret_cast<const unsigned int *>(&Bs[col + j * 8 + group][k + 2 * member]);
                b[j][1] = *reinterpret_cast<const unsigned int *>(&Bs[col + j * 8 + group][k + 2 * member + 8]);
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
