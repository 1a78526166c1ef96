/* warplens
entry     = "bf16gemm_swizzled"
title     = "Tiles without padding, in another order"
family    = "bf16gemm"
previous  = "bf16gemm_grouped"
step      = "No padding: the vectors of a row are in another order in each row"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(M, BM) * cdiv(K, BN)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "WM % 16 == 0", "WN % 16 == 0", "BK == 32 or BK == 64", "BN % 64 == 0", "N % 8 == 0", "K % 8 == 0",
    "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32", "STAGES >= 2", "GROUP >= 1",
    "BM * BK // 8 % (BM // WM * (BN // WN) * 32) == 0", "BK * BN // 8 % (BM // WM * (BN // WN) * 32) == 0",
    "BM // WM * (BN // WN) * 32 % BN == 0",
]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "2 * (M * N + N * K) + 4 * M * K"
dynamic_shared = "2 * STAGES * BK * (BM + BN)"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 128                                   # a block computes BM x BN elements of C, in steps of BK along N
BN = 256
BK = 32
WM = 64                                    # a warp computes WM x WN of them
WN = 64
STAGES = 4                                 # steps whose tiles have room in shared memory
GROUP = 8                                  # blocks that follow each other go down so many rows of tiles

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

// Loads four matrices of 8 x 8 elements from shared memory, as multiply_add wants them: lanes 0 to 7 give the addresses of the eight rows of
// the first, lanes 8 to 15 those of the second, and so on; each lane gets a word of each matrix. With .trans the matrices
// are turned on the way.
__device__ void load_matrices(unsigned int &w0, unsigned int &w1, unsigned int &w2, unsigned int &w3, unsigned int row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(w0), "=r"(w1), "=r"(w2), "=r"(w3) : "r"(row) : "memory");
}

__device__ void load_turned(unsigned int &w0, unsigned int &w1, unsigned int &w2, unsigned int &w3, unsigned int row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(w0), "=r"(w1), "=r"(w2), "=r"(w3) : "r"(row) : "memory");
}

// Begins to copy eight elements to an address in shared memory, or zeros in their place. The copy goes on while the thread
// does; it is part of the group that the thread closes next.
__device__ void copy_eight(unsigned int to, const __nv_bfloat16 *from, bool is_inside)
{
    int bytes = is_inside ? 16 : 0;             // what is not read is filled with zeros
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" :: "r"(to), "l"(from), "r"(bytes) : "memory");
}

// The same where nothing is outside.
__device__ void copy_eight(unsigned int to, const __nv_bfloat16 *from)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(to), "l"(from) : "memory");
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

// Padding keeps the reads of ldmatrix apart, but the copies that fill the tiles suffer: what eight lanes write begins anywhere
// in a line of 128 bytes, and takes two passes. Without padding each row is whole lines, and in row r the vectors of 16
// bytes lie in the order v ^ r % 8 (of A, with 64 bytes in a row, v ^ r / 2 % 4): eight rows of a matrix are in different
// banks again, and a copy fills whole lines.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) bf16gemm_swizzled(const __nv_bfloat16 *A, const __nv_bfloat16 *B, float *C, int M, int N, int K)
{
    extern __shared__ __align__(16) __nv_bfloat16 stages[];
    const int threads = BM / WM * (BN / WN) * 32;
    const int a_row = BK;                       // elements from a row of a tile to the next
    const int b_row = BN;
    const int a_elements = BM * a_row;          // of a stage: the tile of A, then that of B
    const int a_vectors = BK / 8;               // of 16 bytes in a row of the tile of A
    const int line_rows = 8 / a_vectors;        // rows in 128 bytes
    const int stage_elements = a_elements + BK * b_row;

    int tiles_down = (M + BM - 1) / BM;
    int tiles_along = (K + BN - 1) / BN;
    int first_row = blockIdx.x / (GROUP * tiles_along) * GROUP;  // of GROUP rows of tiles, of fewer at the end
    int rows_of_group = min(GROUP, tiles_down - first_row);
    int in_group = blockIdx.x % (GROUP * tiles_along);
    int top = (first_row + in_group % rows_of_group) * BM;  // the block's tile of C
    int left = in_group / rows_of_group * BN;
    int warp = threadIdx.x / 32;
    int lane = threadIdx.x % 32;
    int group = lane / 4;
    int member = lane % 4;
    int row = warp / (BN / WN) * WM;            // the warp's tile of it
    int col = warp % (BN / WN) * WN;

    const int a_apart = threads / (BK / 8);     // rows from a copy of the thread to the next
    const int b_apart = threads / (BN / 8);
    int a_i = threadIdx.x / (BK / 8);           // what the thread copies: eight elements of some rows of A, and of B
    int a_k = threadIdx.x % (BK / 8) * 8;
    int b_k = threadIdx.x / (BN / 8);
    int b_j = threadIdx.x % (BN / 8) * 8;
    int a_rows[BM / a_apart];
#pragma unroll
    for (int copy = 0; copy < BM / a_apart; ++copy) {
        a_rows[copy] = min(top + a_i + copy * a_apart, M - 1) * N;
    }
    const __nv_bfloat16 *a_from = A + a_k;             // these go on from step to step
    const __nv_bfloat16 *b_from = B + (size_t)b_k * K + min(left + b_j, K - 8);
    int rest = N;                               // what is left of the inner dimension
    unsigned int first_stage = static_cast<unsigned int>(__cvta_generic_to_shared(stages));
    unsigned int a_to = first_stage + (a_i * a_row + (a_k / 8 ^ a_i / line_rows % a_vectors) * 8) * 2;  // and where to, in the first stage
    unsigned int b_to = first_stage + (a_elements + b_k * b_row + (b_j / 8 ^ b_k % 8) * 8) * 2;
    auto copy_tiles = [&](int stage) {
        if (rest >= BK) {                       // all steps but the last
#pragma unroll
            for (int copy = 0; copy < BM / a_apart; ++copy) {
                copy_eight(a_to + (stage + copy * a_apart * a_row) * 2, &a_from[a_rows[copy]]);
            }
#pragma unroll
            for (int copy = 0; copy < BK / b_apart; ++copy) {
                int k = copy * b_apart;
                copy_eight(b_to + (stage + k * b_row) * 2, &b_from[k * K]);
            }
        } else {
#pragma unroll
            for (int copy = 0; copy < BM / a_apart; ++copy) {
                copy_eight(a_to + (stage + copy * a_apart * a_row) * 2, &a_from[a_rows[copy]], a_k < rest);
            }
#pragma unroll
            for (int copy = 0; copy < BK / b_apart; ++copy) {
                int k = copy * b_apart;
                copy_eight(b_to + (stage + k * b_row) * 2, &b_from[k * K], b_k + k < rest);
            }
        }
        a_from += BK;
        b_from += (size_t)BK * K;
        rest -= BK;
    };

    int steps = (N + BK - 1) / BK;
    for (int step = 0; step < STAGES - 1; ++step) {
        if (step < steps) {
            copy_tiles(step * stage_elements);
        }
        close_group();                          // a group for each step, empty ones too: the count stays right
    }
    unsigned int a_here = first_stage + (row + lane % 16) * a_row * 2;  // the lane's rows of matrices
    unsigned int b_here = first_stage + (a_elements + lane % 16 * b_row) * 2;
    int a_turn = (row + lane % 16) / line_rows % a_vectors;  // how the vectors of these rows are turned
    int b_turn = lane % 8;
    int a_first = lane / 16;                    // the lane's vectors of these rows
    int b_first = col / 8 + lane / 16;
    unsigned int a[2][WM / 16][4], b[2][WN / 8][2];  // the factors of this instruction, and of the next
    auto load_factors = [&](int set, int stage, int k) {
#pragma unroll
        for (int i = 0; i < WM / 16; ++i) {
            load_matrices(a[set][i][0], a[set][i][1], a[set][i][2], a[set][i][3], a_here + (stage + i * 16 * a_row) * 2 + (k / 8 + a_first ^ a_turn) * 16);
        }
#pragma unroll
        for (int j = 0; j < WN / 8; j += 2) {
            load_turned(b[set][j][0], b[set][j][1], b[set][j + 1][0], b[set][j + 1][1], b_here + (stage + k * b_row) * 2 + (b_first + j ^ b_turn) * 16);
        }
    };

    float sums[WM / 16][WN / 8][4] = {};
    int stage = 0;                              // what this step uses, in elements from the first stage
    int filled = (STAGES - 1) * stage_elements;  // what the copies that it begins fill
    wait_for_groups<STAGES - 2>();
    __syncthreads();
    load_factors(0, stage, 0);
    for (int step = 0; step < steps; ++step) {
        int next = stage + stage_elements == STAGES * stage_elements ? 0 : stage + stage_elements;
        int ahead = step + 1 < steps ? next : stage;  // after the last step something that is there, for nothing
        if (step + STAGES - 1 < steps) {
            copy_tiles(filled);                 // all have left this stage before the last barrier
        }
        close_group();
#pragma unroll
        for (int k = 0; k < BK; k += 16) {
            if (k == BK - 16) {
                wait_for_groups<STAGES - 2>();  // this thread's copies for the next step are complete
                __syncthreads();                // everybody's are, and all have read this stage
            }
            load_factors((k / 16 + 1) % 2, k == BK - 16 ? ahead : stage, (k + 16) % BK);
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int there = 0; there < WN / 8; ++there) {
                    int j = i % 2 ? WN / 8 - 1 - there : there;
                    multiply_add(sums[i][j], a[k / 16 % 2][i], b[k / 16 % 2][j]);
                }
            }
        }
        filled = stage;
        stage = next;
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
