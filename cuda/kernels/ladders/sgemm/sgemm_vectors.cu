/* warplens
entry     = "sgemm_vectors"
title     = "Vectors of 16 bytes, A transposed on its way"
family    = "sgemm"
source    = "S. Boehm, How to Optimize a CUDA Matmul Kernel for cuBLAS-like Performance (2022)"
previous  = "sgemm_tile"
step      = "16 bytes in each access: the tile of A is transposed on its way in"
block     = ["BM // TM * (BN // TN)"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["TM % 4 == 0", "TN % 4 == 0", "BK % 4 == 0", "BM % TM == 0", "BN % TN == 0", "BM // TM * (BN // TN) <= 1024"]
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

// Returns four neighbours of a row, of which `inside` are in the matrix; zeros stand for the others. A vector of 16 bytes
// must lie at a multiple of 16 bytes. All of ours do if the rows are a multiple of four elements long (`aligned`).
__device__ float4 four(const float *from, int inside, bool aligned)
{
    if (aligned && inside >= 4) {
        return *reinterpret_cast<const float4 *>(from);
    }
    float4 words = {0.0f, 0.0f, 0.0f, 0.0f};
    if (inside > 0) words.x = from[0];
    if (inside > 1) words.y = from[1];
    if (inside > 2) words.z = from[2];
    if (inside > 3) words.w = from[3];
    return words;
}

// Writes four neighbours of a row, as far as they are in the matrix.
__device__ void put_four(float *to, float4 words, int inside, bool aligned)
{
    if (aligned && inside >= 4) {
        *reinterpret_cast<float4 *>(to) = words;
        return;
    }
    if (inside > 0) to[0] = words.x;
    if (inside > 1) to[1] = words.y;
    if (inside > 2) to[2] = words.z;
    if (inside > 3) to[3] = words.w;
}

// A thread needs TM neighbours of a column of A in each step. Columns of a row-major tile are no vectors, so the tile is
// turned while it is stored: each thread fetches four neighbours of a row and writes them below each other. The inner
// loop then has TM / 4 + TN / 4 loads in place of TM + TN, and fetching has a quarter of the instructions too.
extern "C" __global__ void __launch_bounds__(BM / TM * (BN / TN)) sgemm_vectors(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ __align__(16) float As[BK][BM];  // turned: column k of the tile is row k here
    __shared__ __align__(16) float Bs[BK][BN];
    const int threads = BM / TM * (BN / TN);
    bool a_aligned = N % 4 == 0;
    bool b_aligned = K % 4 == 0;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int row = threadIdx.x / (BN / TN) * TM;     // the thread's tile of it
    int col = threadIdx.x % (BN / TN) * TN;

    float sums[TM][TN] = {};
    for (int start = 0; start < N; start += BK) {
#pragma unroll
        for (int at = threadIdx.x; at < BM * BK / 4; at += threads) {
            int i = at / (BK / 4);
            int k = at % (BK / 4) * 4;
            float4 words = four(&A[(top + i) * N + start + k], top + i < M ? N - start - k : 0, a_aligned);
            As[k][i] = words.x;
            As[k + 1][i] = words.y;
            As[k + 2][i] = words.z;
            As[k + 3][i] = words.w;
        }
#pragma unroll
        for (int at = threadIdx.x; at < BK * BN / 4; at += threads) {
            int k = at / (BN / 4);
            int j = at % (BN / 4) * 4;
            float4 words = four(&B[(start + k) * K + left + j], start + k < N ? K - left - j : 0, b_aligned);
            *reinterpret_cast<float4 *>(&Bs[k][j]) = words;
        }
        __syncthreads();                        // both tiles are complete

#pragma unroll
        for (int k = 0; k < BK; ++k) {
            float a[TM], b[TN];
#pragma unroll
            for (int i = 0; i < TM; i += 4) {
                *reinterpret_cast<float4 *>(&a[i]) = *reinterpret_cast<const float4 *>(&As[k][row + i]);
            }
#pragma unroll
            for (int j = 0; j < TN; j += 4) {
                *reinterpret_cast<float4 *>(&b[j]) = *reinterpret_cast<const float4 *>(&Bs[k][col + j]);
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
        for (int j = 0; j < TN; j += 4) {
            float4 words = {sums[i][j], sums[i][j + 1], sums[i][j + 2], sums[i][j + 3]};
            int inside = top + row + i < M ? K - left - col - j : 0;
            put_four(&C[(top + row + i) * K + left + col + j], words, inside, b_aligned);
        }
    }
}
