/* warplens
entry     = "sgemm_split"
title     = "The inner dimension cut among blocks"
family    = "sgemm"
previous  = "sgemm_async"
step      = "SPLIT blocks share the sums of a tile: for products with few tiles"
block     = ["BM // TM * (BN // TN)"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)", "SPLIT"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "TM % 4 == 0", "TN % 4 == 0", "PAD % 4 == 0", "BM % WM == 0", "BN % WN == 0",
    "WM // TM * (WN // TN) == 32", "BM // TM * (BN // TN) <= 1024", "STAGES >= 2", "SPLIT >= 1",
    "BM * BK % (BM // TM * (BN // TN)) == 0", "BK * BN % (BM // TM * (BN // TN)) == 0",
    "BM // TM * (BN // TN) % BK == 0", "BM // TM * (BN // TN) % BN == 0",
]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"
dynamic_shared = "4 * STAGES * BK * (BM + PAD + BN)"

[problem]
N = [256, 512, 1024, 2048]                 # A is M x N, B is N x K, C is M x K
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
STAGES = 4                                 # steps whose tiles have room in shared memory
SPLIT = 4                                  # blocks that share a tile of C

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#error "cp.async needs compute capability 8.0"
#endif

// Begins to copy a word to an address in shared memory, or a zero in its place. The copy goes on while the thread does; it
// is part of the group that the thread closes next.
__device__ void copy_word(unsigned int to, const float *from, bool is_inside)
{
    int bytes = is_inside ? 4 : 0;              // what is not read is filled with zeros
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" :: "r"(to), "l"(from), "r"(bytes) : "memory");
}

// Closes the group of the copies that were begun since the last one.
__device__ void close_group()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

// Waits until at most `open` of the thread's groups are not complete.
template <int open> __device__ void wait_for_groups()
{
    asm volatile("cp.async.wait_group %0;" :: "n"(open) : "memory");
}

// A product of 512 x 512 has 16 tiles of 128 x 128, so of 132 multiprocessors 116 have nothing to do. Here SPLIT blocks
// compute the same tile, each over its part of the inner dimension, and add their sums to C with atomic operations. C is
// zero before the launch. More blocks are at work, and C is written SPLIT times: a gain where tiles are few, a loss
// where they are many. The order of the additions is another in each launch, so sums that round differ in the last bits.
extern "C" __global__ void __launch_bounds__(BM / TM * (BN / TN), 2) sgemm_split(const float *A, const float *B, float *C, int M, int N, int K)
{
    extern __shared__ __align__(16) float stages[];
    const int threads = BM / TM * (BN / TN);
    const int a_row = BM + PAD;                 // words from a row of the turned tile to the next
    const int a_words = BK * a_row;             // of a stage: the tile of A, then that of B
    const int stage_words = a_words + BK * BN;
    const int a_copies = BM * BK / threads;     // of a thread in a step
    const int b_copies = BK * BN / threads;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int lane = threadIdx.x % 32;
    const int lanes_down = WM / TM;             // the lanes of a warp, as rows and columns
    const int lanes_along = WN / TN;
    int row = warp / (BN / WN) * WM + lane / lanes_along * 4;  // the first four of the thread's rows
    int col = warp % (BN / WN) * WN + lane % lanes_along * 4;  // the first four of its columns

    int all_steps = (N + BK - 1) / BK;
    int part = (all_steps + SPLIT - 1) / SPLIT;
    int first = blockIdx.z * part;              // the block's steps: from here to before `steps`
    int steps = min(first + part, all_steps);

    int a_k = threadIdx.x % BK;                 // what the thread copies: of A a word in each of these rows,
    int a_i = threadIdx.x / BK;
    int a_rows[a_copies];
#pragma unroll
    for (int copy = 0; copy < a_copies; ++copy) {
        a_rows[copy] = min(top + a_i + copy * (threads / BK), M - 1) * N;
    }
    int b_k = threadIdx.x / BN;                 // of B a word in each of some rows
    int b_j = threadIdx.x % BN;
    const float *a_from = A + first * BK + a_k;  // these go on from step to step
    const float *b_from = B + (size_t)(first * BK + b_k) * K + min(left + b_j, K - 1);
    int rest = N - first * BK;                  // what is left of the inner dimension
    unsigned int first_stage = static_cast<unsigned int>(__cvta_generic_to_shared(stages));
    unsigned int a_to = first_stage + (a_k * a_row + a_i) * 4;  // and where to, in the first stage
    unsigned int b_to = first_stage + (a_words + b_k * BN + b_j) * 4;
    auto copy_tiles = [&](int stage) {
#pragma unroll
        for (int copy = 0; copy < a_copies; ++copy) {
            copy_word(a_to + (stage + copy * (threads / BK)) * 4, &a_from[a_rows[copy]], a_k < rest);
        }
#pragma unroll
        for (int copy = 0; copy < b_copies; ++copy) {
            int k = copy * (threads / BN);
            copy_word(b_to + (stage + k * BN) * 4, &b_from[k * K], b_k + k < rest);
        }
        a_from += BK;
        b_from += (size_t)BK * K;
        rest -= BK;
    };

    for (int step = first; step < first + STAGES - 1; ++step) {
        if (step < steps) {
            copy_tiles((step - first) * stage_words);
        }
        close_group();                          // a group for each step, empty ones too: the count stays right
    }
    const float *a_here = stages + row;         // the thread's factors, in the first stage
    const float *b_here = stages + a_words + col;
    float sums[TM][TN] = {};
    int stage = 0;                              // what this step uses, in words from the first stage
    int filled = (STAGES - 1) * stage_words;    // what the copies that it begins fill
    for (int step = first; step < steps; ++step) {
        wait_for_groups<STAGES - 2>();          // this thread's copies for this step are complete
        __syncthreads();                        // everybody's are, and all have left the stage before this one
        if (step + STAGES - 1 < steps) {
            copy_tiles(filled);
        }
        close_group();

#pragma unroll
        for (int k = 0; k < BK; ++k) {
            float a[TM], b[TN];
#pragma unroll
            for (int i = 0; i < TM; i += 4) {
                *reinterpret_cast<float4 *>(&a[i]) = *reinterpret_cast<const float4 *>(&a_here[stage + k * a_row + i * lanes_down]);
            }
#pragma unroll
            for (int j = 0; j < TN; j += 4) {
                *reinterpret_cast<float4 *>(&b[j]) = *reinterpret_cast<const float4 *>(&b_here[stage + k * BN + j * lanes_along]);
            }
#pragma unroll
            for (int i = 0; i < TM; ++i) {
#pragma unroll
                for (int j = 0; j < TN; ++j) {
                    sums[i][j] += a[i] * b[j];
                }
            }
        }
        filled = stage;
        stage = stage + stage_words == STAGES * stage_words ? 0 : stage + stage_words;
    }
#pragma unroll
    for (int i = 0; i < TM; ++i) {
        int i_here = top + row + i / 4 * 4 * lanes_down + i % 4;
#pragma unroll
        for (int j = 0; j < TN; ++j) {
            int j_here = left + col + j / 4 * 4 * lanes_along + j % 4;
            if (i_here < M && j_here < K) {
                atomicAdd(&C[i_here * K + j_here], sums[i][j]);
            }
        }
    }
}
