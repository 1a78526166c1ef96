/* warplens
entry     = "tf32gemm_async"
title     = "Tensor cores fed by asynchronous copies"
family    = "tf32gemm"
previous  = "tf32gemm_mma"
step      = "cp.async, ldmatrix, factors ahead, blocks in groups: what bf16gemm did in steps"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(M, BM) * cdiv(K, BN)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "WM % 16 == 0", "WN % 8 == 0", "BK == 32", "PAD_B % 4 == 0", "N % 4 == 0", "K % 4 == 0",
    "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32", "STAGES >= 2", "GROUP >= 1",
    "BM * BK // 4 % (BM // WM * (BN // WN) * 32) == 0", "BK * BN // 4 % (BM // WM * (BN // WN) * 32) == 0",
    "BM // WM * (BN // WN) * 32 % (BN // 4) == 0",
]
reference = "A @ B"
arithmetic = "tf32"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"
dynamic_shared = "4 * STAGES * (BM * BK + BK * (BN + PAD_B))"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 256                                   # a block computes BM x BN elements of C, in steps of BK along N
BN = 128
BK = 32
WM = 64                                    # a warp computes WM x WN of them
WN = 64
PAD_B = 8                                  # words between the rows of the tile of B
STAGES = 3                                 # steps whose tiles have room in shared memory
GROUP = 8                                  # blocks that follow each other go down so many rows of tiles

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

// Loads four matrices of 8 rows of 16 bytes, four words each, from shared memory: lanes 0 to 7 give the addresses of the rows
// of the first, lanes 8 to 15 those of the second, and so on. Each lane gets a word of each matrix: of row lane / 4 the word
// lane % 4, which is what multiply_add wants. The instruction was made for elements of 16 bits; it moves any.
__device__ void load_matrices(unsigned int &w0, unsigned int &w1, unsigned int &w2, unsigned int &w3, unsigned int row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(w0), "=r"(w1), "=r"(w2), "=r"(w3) : "r"(row) : "memory");
}

// Begins to copy four elements to an address in shared memory, or zeros in their place. The copy goes on while the thread
// does; it is part of the group that the thread closes next.
__device__ void copy_four(unsigned int to, const float *from, bool is_inside)
{
    int bytes = is_inside ? 16 : 0;             // what is not read is filled with zeros
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" :: "r"(to), "l"(from), "r"(bytes) : "memory");
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

// The four steps from bf16gemm_ldmatrix to bf16gemm_grouped at once: copies several steps ahead in larger tiles, factors
// loaded an instruction ahead, and blocks in groups of rows. Only ldmatrix cannot turn words of 32 bits; factors of B are
// loaded one by one. A row of the tile of A is a line of 128 bytes, and in row r its vectors of 16 bytes lie in the order
// v ^ r % 8, so that eight rows of a matrix are in different banks.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) tf32gemm_async(const float *A, const float *B, float *C, int M, int N, int K)
{
    extern __shared__ __align__(16) float stages[];
    const int threads = BM / WM * (BN / WN) * 32;
    const int a_row = BK;                         // elements from a row of a tile to the next
    const int b_row = BN + PAD_B;
    const int a_elements = BM * a_row;          // of a stage: the tile of A, then that of B
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

    const int a_apart = threads / (BK / 4);     // rows from a copy of the thread to the next
    const int b_apart = threads / (BN / 4);
    int a_i = threadIdx.x / (BK / 4);           // what the thread copies: four elements of some rows of A, and of B
    int a_k = threadIdx.x % (BK / 4) * 4;
    int b_k = threadIdx.x / (BN / 4);
    int b_j = threadIdx.x % (BN / 4) * 4;
    int a_rows[BM / a_apart];
#pragma unroll
    for (int copy = 0; copy < BM / a_apart; ++copy) {
        a_rows[copy] = min(top + a_i + copy * a_apart, M - 1) * N;
    }
    const float *a_from = A + a_k;                     // these go on from step to step
    const float *b_from = B + (size_t)b_k * K + min(left + b_j, K - 4);
    int rest = N;                               // what is left of the inner dimension
    unsigned int first_stage = static_cast<unsigned int>(__cvta_generic_to_shared(stages));
    unsigned int a_to = first_stage + (a_i * a_row + (a_k / 4 ^ a_i % 8) * 4) * 4;  // and where to, in the first stage
    unsigned int b_to = first_stage + (a_elements + b_k * b_row + b_j) * 4;
    auto copy_tiles = [&](int stage) {
#pragma unroll
        for (int copy = 0; copy < BM / a_apart; ++copy) {
            copy_four(a_to + (stage + copy * a_apart * a_row) * 4, &a_from[a_rows[copy]], a_k < rest);
        }
#pragma unroll
        for (int copy = 0; copy < BK / b_apart; ++copy) {
            int k = copy * b_apart;
            copy_four(b_to + (stage + k * b_row) * 4, &b_from[k * K], b_k + k < rest);
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
    unsigned int a_here = first_stage + (row + lane % 16) * a_row * 4;  // the lane's row of matrices
    const float *b_here = stages + a_elements + member * b_row + col + group;
    unsigned int a[2][WM / 16][4], b[2][WN / 8][2];  // the factors of this instruction, and of the next
    auto load_factors = [&](int set, int stage, int k) {
#pragma unroll
        for (int i = 0; i < WM / 16; ++i) {
            load_matrices(a[set][i][0], a[set][i][1], a[set][i][2], a[set][i][3], a_here + (stage + i * 16 * a_row) * 4 + (k / 4 + lane / 16 ^ lane % 8) * 16);
        }
#pragma unroll
        for (int j = 0; j < WN / 8; ++j) {
            b[set][j][0] = __float_as_uint(b_here[stage + k * b_row + j * 8]);
            b[set][j][1] = __float_as_uint(b_here[stage + (k + 4) * b_row + j * 8]);
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
        for (int k = 0; k < BK; k += 8) {
            if (k == BK - 8) {
                wait_for_groups<STAGES - 2>();  // this thread's copies for the next step are complete
                __syncthreads();                // everybody's are, and all have read this stage
            }
            load_factors((k / 8 + 1) % 2, k == BK - 8 ? ahead : stage, (k + 8) % BK);
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int there = 0; there < WN / 8; ++there) {
                    int j = i % 2 ? WN / 8 - 1 - there : there;
                    multiply_add(sums[i][j], a[k / 8 % 2][i], b[k / 8 % 2][j]);
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
