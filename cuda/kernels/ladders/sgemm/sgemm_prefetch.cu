/* warplens
entry     = "sgemm_prefetch"
title     = "The next tile is fetched while this one is used"
family    = "sgemm"
previous  = "sgemm_warps"
step      = "The next tiles are fetched into registers while these are used: two buffers"
block     = ["BM // TM * (BN // TN)"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "TM % 4 == 0", "TN % 4 == 0", "BK % 4 == 0", "PAD % 4 == 0", "BM % WM == 0", "BN % WN == 0",
    "WM // TM * (WN // TN) == 32", "BM // TM * (BN // TN) <= 1024",
    "BM * BK // 4 % (BM // TM * (BN // TN)) == 0", "BK * BN // 4 % (BM // TM * (BN // TN)) == 0",
]
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
WM = 32                                    # a warp computes WM x WN of them
WN = 64
PAD = 4                                    # words between the rows of the turned tile

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

// Until here a block fetches, waits, computes, and fetches again. Now the loads of the next tiles begin before the products
// of these, into registers, and by the time they are stored they have long arrived. They are stored into the other of
// two buffers, which nobody reads: one barrier a step is enough.
//
// The price is registers, for the tiles on their way and for their addresses, and twice the shared memory.
extern "C" __global__ void __launch_bounds__(BM / TM * (BN / TN)) sgemm_prefetch(const float *A, const float *B, float *C, int M, int N, int K)
{
    __shared__ __align__(16) float As[2][BK][BM + PAD];  // turned: column k of the tile is row k here
    __shared__ __align__(16) float Bs[2][BK][BN];
    const int threads = BM / TM * (BN / TN);
    const int a_vectors = BM * BK / 4 / threads;  // of each thread in a step
    const int b_vectors = BK * BN / 4 / threads;
    bool a_aligned = N % 4 == 0;
    bool b_aligned = K % 4 == 0;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int lane = threadIdx.x % 32;
    const int lanes_down = WM / TM;             // the lanes of a warp, as rows and columns
    const int lanes_along = WN / TN;
    int row = warp / (BN / WN) * WM + lane / lanes_along * 4;  // the first four of the thread's rows
    int col = warp % (BN / WN) * WN + lane % lanes_along * 4;  // the first four of its columns

    float4 a_words[a_vectors], b_words[b_vectors];
    auto fetch = [&](int start) {
#pragma unroll
        for (int v = 0; v < a_vectors; ++v) {
            int at = threadIdx.x + v * threads;
            int i = top + at / (BK / 4);
            int k = start + at % (BK / 4) * 4;
            a_words[v] = four(&A[i * N + k], i < M ? N - k : 0, a_aligned);
        }
#pragma unroll
        for (int v = 0; v < b_vectors; ++v) {
            int at = threadIdx.x + v * threads;
            int k = start + at / (BN / 4);
            int j = left + at % (BN / 4) * 4;
            b_words[v] = four(&B[k * K + j], k < N ? K - j : 0, b_aligned);
        }
    };
    auto store = [&](int buffer) {
#pragma unroll
        for (int v = 0; v < a_vectors; ++v) {
            int at = threadIdx.x + v * threads;
            int i = at / (BK / 4);
            int k = at % (BK / 4) * 4;
            As[buffer][k][i] = a_words[v].x;
            As[buffer][k + 1][i] = a_words[v].y;
            As[buffer][k + 2][i] = a_words[v].z;
            As[buffer][k + 3][i] = a_words[v].w;
        }
#pragma unroll
        for (int v = 0; v < b_vectors; ++v) {
            int at = threadIdx.x + v * threads;
            *reinterpret_cast<float4 *>(&Bs[buffer][at / (BN / 4)][at % (BN / 4) * 4]) = b_words[v];
        }
    };

    float sums[TM][TN] = {};
    fetch(0);
    store(0);
    __syncthreads();
    int buffer = 0;
    for (int start = 0; start < N; start += BK) {
        bool has_next = start + BK < N;
        if (has_next) {
            fetch(start + BK);                  // begins; nothing below waits for it until `store`
        }
#pragma unroll
        for (int k = 0; k < BK; ++k) {
            float a[TM], b[TN];
#pragma unroll
            for (int i = 0; i < TM; i += 4) {
                *reinterpret_cast<float4 *>(&a[i]) = *reinterpret_cast<const float4 *>(&As[buffer][k][row + i * lanes_down]);
            }
#pragma unroll
            for (int j = 0; j < TN; j += 4) {
                *reinterpret_cast<float4 *>(&b[j]) = *reinterpret_cast<const float4 *>(&Bs[buffer][k][col + j * lanes_along]);
            }
#pragma unroll
            for (int i = 0; i < TM; ++i) {
#pragma unroll
                for (int j = 0; j < TN; ++j) {
                    sums[i][j] += a[i] * b[j];
                }
            }
        }
        buffer = 1 - buffer;
        if (has_next) {
            store(buffer);                      // all have left this buffer before the last barrier
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < TM; ++i) {
#pragma unroll
        for (int j = 0; j < TN; j += 4) {
            float4 words = {sums[i][j], sums[i][j + 1], sums[i][j + 2], sums[i][j + 3]};
            int i_here = top + row + i / 4 * 4 * lanes_down + i % 4;
            int j_here = left + col + j * lanes_along;
            put_four(&C[i_here * K + j_here], words, i_here < M ? K - j_here : 0, b_aligned);
        }
    }
}
