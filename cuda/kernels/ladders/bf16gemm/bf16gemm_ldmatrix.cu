/* warplens
entry     = "bf16gemm_ldmatrix"
title     = "Fragments by ldmatrix"
family    = "bf16gemm"
source    = "PTX ISA, ldmatrix"
previous  = "bf16gemm_mma"
step      = "ldmatrix loads the factors, and turns those of B; copies of 16 bytes"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "WM % 16 == 0", "WN % 16 == 0", "BK % 16 == 0", "PAD % 8 == 0", "N % 8 == 0", "K % 8 == 0",
    "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32",
]
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

// Loads four matrices of 8 x 8 elements, as multiply_add wants them: lanes 0 to 7 give the addresses of the eight rows of
// the first, lanes 8 to 15 those of the second, and so on; each lane gets a word of each matrix. With .trans the matrices
// are turned on the way.
__device__ void load_matrices(unsigned int &w0, unsigned int &w1, unsigned int &w2, unsigned int &w3, const __nv_bfloat16 *row)
{
    unsigned int there = static_cast<unsigned int>(__cvta_generic_to_shared(row));
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(w0), "=r"(w1), "=r"(w2), "=r"(w3) : "r"(there) : "memory");
}

__device__ void load_turned(unsigned int &w0, unsigned int &w1, unsigned int &w2, unsigned int &w3, const __nv_bfloat16 *row)
{
    unsigned int there = static_cast<unsigned int>(__cvta_generic_to_shared(row));
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(w0), "=r"(w1), "=r"(w2), "=r"(w3) : "r"(there) : "memory");
}

// One ldmatrix takes the place of four loads, and since it turns the matrices of B, their tile needs no turning: its rows
// are copied as they are, eight elements at once. So N and K must be multiples of eight.
//
// PAD elements behind each row put the eight rows of a matrix, 16 bytes each, into different banks.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) bf16gemm_ldmatrix(const __nv_bfloat16 *A, const __nv_bfloat16 *B, float *C, int M, int N, int K)
{
    __shared__ __align__(16) __nv_bfloat16 As[BM][BK + PAD];
    __shared__ __align__(16) __nv_bfloat16 Bs[BK][BN + PAD];
    const int threads = BM / WM * (BN / WN) * 32;
    const uint4 zeros = {0, 0, 0, 0};

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int lane = threadIdx.x % 32;
    int group = lane / 4;
    int member = lane % 4;
    int row = warp / (BN / WN) * WM;            // the warp's tile of it
    int col = warp % (BN / WN) * WN;

    float sums[WM / 16][WN / 8][4] = {};
    for (int start = 0; start < N; start += BK) {
#pragma unroll
        for (int at = threadIdx.x; at < BM * BK / 8; at += threads) {
            int i = at / (BK / 8);
            int k = at % (BK / 8) * 8;
            bool is_inside = top + i < M && start + k < N;
            *reinterpret_cast<uint4 *>(&As[i][k]) = is_inside ? *reinterpret_cast<const uint4 *>(&A[(top + i) * N + start + k]) : zeros;
        }
#pragma unroll
        for (int at = threadIdx.x; at < BK * BN / 8; at += threads) {
            int k = at / (BN / 8);
            int j = at % (BN / 8) * 8;
            bool is_inside = start + k < N && left + j < K;
            *reinterpret_cast<uint4 *>(&Bs[k][j]) = is_inside ? *reinterpret_cast<const uint4 *>(&B[(start + k) * K + left + j]) : zeros;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; k += 16) {
            unsigned int a[WM / 16][4], b[WN / 8][2];
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
                load_matrices(a[i][0], a[i][1], a[i][2], a[i][3], &As[row + i * 16 + lane % 16][k + lane / 16 * 8]);
            }
#pragma unroll
            for (int j = 0; j < WN / 8; j += 2) {
                load_turned(b[j][0], b[j][1], b[j + 1][0], b[j + 1][1], &Bs[k + lane % 16][col + j * 8 + lane / 16 * 8]);
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
