/* warplens
entry     = "dgemm_async"
title     = "Tensor cores fed by asynchronous copies"
family    = "dgemm"
source    = "PTX ISA, matrix fragments for mma.m16n8k8 with .f64 floating point type"
previous  = "dgemm_mma16"
step      = "cp.async copies pairs several steps ahead, in larger tiles"
block     = ["BM // WM * (BN // WN) * 32"]
grid      = ["cdiv(K, BN)", "cdiv(M, BM)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = [
    "WM % 16 == 0", "WN % 8 == 0", "BK % 8 == 0", "BM % WM == 0", "BN % WN == 0", "BM // WM * (BN // WN) <= 32",
    "STAGES >= 2", "PAD % 2 == 0", "N % 2 == 0", "K % 2 == 0",
    "BM * BK // 2 % (BM // WM * (BN // WN) * 32) == 0", "BK * BN // 2 % (BM // WM * (BN // WN) * 32) == 0",
    "BM // WM * (BN // WN) * 32 % (BN // 2) == 0",
]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "8 * (M * N + N * K + M * K)"
dynamic_shared = "8 * STAGES * (BM * (BK + PAD) + BK * (BN + PAD))"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BM = 64                                    # a block computes BM x BN elements of C, in steps of BK along N
BN = 128
BK = 8
WM = 32                                    # a warp computes WM x WN of them
WN = 32
PAD = 4                                    # doubles between the rows of the tiles
STAGES = 4                                 # steps whose tiles have room in shared memory

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

// Begins to copy two elements to an address in shared memory, or zeros in their place. The copy goes on while the thread
// does; it is part of the group that the thread closes next.
__device__ void copy_two(unsigned int to, const double *from, bool is_inside)
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

// The tiles of the next steps are on their way while the tensor cores work, in a ring of STAGES. Pairs of elements are
// copied, so N and K must be even. Addresses are computed once and go on from step to step.
//
// Rows below the matrix A, and columns beside B, belong to sums that nobody stores. The last row and the last columns are
// copied in their place, so nothing has to be asked in the loop but where the inner dimension ends.
extern "C" __global__ void __launch_bounds__(BM / WM * (BN / WN) * 32) dgemm_async(const double *A, const double *B, double *C, int M, int N, int K)
{
    extern __shared__ __align__(16) double stages[];
    const int threads = BM / WM * (BN / WN) * 32;
    const int a_row = BK + PAD;                 // doubles from a row of a tile to the next
    const int b_row = BN + PAD;
    const int a_words = BM * a_row;             // of a stage: the tile of A, then that of B
    const int stage_words = a_words + BK * b_row;

    int top = blockIdx.y * BM;                  // the block's tile of C
    int left = blockIdx.x * BN;
    int warp = threadIdx.x / 32;
    int group = threadIdx.x % 32 / 4;
    int member = threadIdx.x % 4;
    int row = warp / (BN / WN) * WM;            // the warp's tile of it
    int col = warp % (BN / WN) * WN;

    const int a_apart = threads / (BK / 2);     // rows from a copy of the thread to the next
    const int b_apart = threads / (BN / 2);
    int a_i = threadIdx.x / (BK / 2);           // what the thread copies: pairs in some rows of A, and of B
    int a_k = threadIdx.x % (BK / 2) * 2;
    int b_k = threadIdx.x / (BN / 2);
    int b_j = threadIdx.x % (BN / 2) * 2;
    int a_rows[BM / a_apart];
#pragma unroll
    for (int copy = 0; copy < BM / a_apart; ++copy) {
        a_rows[copy] = min(top + a_i + copy * a_apart, M - 1) * N;
    }
    const double *a_from = A + a_k;                    // these go on from step to step
    const double *b_from = B + (size_t)b_k * K + min(left + b_j, K - 2);
    int rest = N;                               // what is left of the inner dimension
    unsigned int first_stage = static_cast<unsigned int>(__cvta_generic_to_shared(stages));
    unsigned int a_to = first_stage + (a_i * a_row + a_k) * 8;  // and where to, in the first stage
    unsigned int b_to = first_stage + (a_words + b_k * b_row + b_j) * 8;
    auto copy_tiles = [&](int stage) {
#pragma unroll
        for (int copy = 0; copy < BM / a_apart; ++copy) {
            copy_two(a_to + (stage + copy * a_apart * a_row) * 8, &a_from[a_rows[copy]], a_k < rest);
        }
#pragma unroll
        for (int copy = 0; copy < BK / b_apart; ++copy) {
            int k = copy * b_apart;
            copy_two(b_to + (stage + k * b_row) * 8, &b_from[k * K], b_k + k < rest);
        }
        a_from += BK;
        b_from += (size_t)BK * K;
        rest -= BK;
    };

    int steps = (N + BK - 1) / BK;
    for (int step = 0; step < STAGES - 1; ++step) {
        if (step < steps) {
            copy_tiles(step * stage_words);
        }
        close_group();                          // a group for each step, empty ones too: the count stays right
    }
    const double *a_here = stages + (row + group) * a_row + member;  // the thread's factors, in the first stage
    const double *b_here = stages + a_words + member * b_row + col + group;
    double sums[WM / 16][WN / 8][4] = {};
    int stage = 0;                              // what this step uses, in elements from the first stage
    int filled = (STAGES - 1) * stage_words;    // what the copies that it begins fill
    for (int step = 0; step < steps; ++step) {
        wait_for_groups<STAGES - 2>();          // this thread's copies for this step are complete
        __syncthreads();                        // everybody's are, and all have left the stage before this one
        if (step + STAGES - 1 < steps) {
            copy_tiles(filled);
        }
        close_group();

#pragma unroll
        for (int k = 0; k < BK; k += 8) {
            double a[WM / 16][4], b[WN / 8][2];
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int part = 0; part < 4; ++part) {
                    a[i][part] = a_here[stage + (i * 16 + part % 2 * 8) * a_row + k + part / 2 * 4];
                }
            }
#pragma unroll
            for (int j = 0; j < WN / 8; ++j) {
                b[j][0] = b_here[stage + k * b_row + j * 8];
                b[j][1] = b_here[stage + (k + 4) * b_row + j * 8];
            }
#pragma unroll
            for (int i = 0; i < WM / 16; ++i) {
#pragma unroll
                for (int j = 0; j < WN / 8; ++j) {
                    multiply_add(sums[i][j], a[i], b[j]);
                }
            }
        }
        filled = stage;
        stage = stage + stage_words == STAGES * stage_words ? 0 : stage + stage_words;
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
