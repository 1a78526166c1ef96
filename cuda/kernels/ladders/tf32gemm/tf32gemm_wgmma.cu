/* warplens
entry     = "tf32gemm_wgmma"
title     = "Groups of four warps: wgmma m64n256k8"
family    = "tf32gemm"
source    = "PTX ISA, asynchronous warpgroup level matrix instructions"
previous  = "tf32gemm_async"
step      = "wgmma, with the product turned: C.T = B.T @ A.T"
block     = [256]
grid      = ["M // 256 * (K // 128)"]
args      = ["A", "B", "C", "M", "N", "K"]
requires  = ["M % 256 == 0", "N % 64 == 0", "K % 128 == 0", "STAGES >= 3"]
reference = "A @ B"
arithmetic = "tf32"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"
dynamic_shared = "STAGES * (128 * (256 + 128) + 1024) + 1024"

[problem]
N = [256, 1024, 2048, 4096, 8192]          # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
STAGES = 4                                 # steps whose tiles have room in shared memory
GROUP = 8                                  # blocks that follow each other go down so many rows of tiles

[search]                                   # what `warplens tune` chooses from; a sweep has the values above
STAGES = [3, 4]                            # a fifth has no room in 227 KiB
GROUP = [1, 2, 4, 8, 16]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 900
#error "wgmma needs compute capability 9.0"
#endif

// Begins to copy four elements to shared memory. The copy goes on while the thread does; it is part of the group that the
// thread closes next.
__device__ void copy_four(unsigned int to, const float *from)
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

// Says where a factor of wgmma lies in shared memory, in the layout of 128 bytes: address and distances in units of 16 bytes.
__device__ unsigned long long descriptor(unsigned int address, unsigned int leading, unsigned int stride)
{
    const unsigned long long swizzled_by_128_bytes = 1ull << 62;
    return swizzled_by_128_bytes | (unsigned long long)(stride >> 4) << 32 | leading >> 4 << 16 | address >> 4;
}

#define EIGHT(i) "+f"(c[i]), "+f"(c[i + 1]), "+f"(c[i + 2]), "+f"(c[i + 3]), "+f"(c[i + 4]), "+f"(c[i + 5]), "+f"(c[i + 6]), "+f"(c[i + 7])

// c += a * b, where a has 64 x 8 elements, b 8 x 256 and c 64 x 256. Four warps call it together; it only begins the
// product. b is in shared memory, 256 rows with neighbours along the inner dimension. a is in registers: of the rows 16 * w
// to 16 * w + 15 of warp w each lane has what it has of mma.sync's a, and of c likewise, for 32 times eight columns.
__device__ void multiply_add(float (&c)[128], const unsigned int (&a)[4], unsigned long long b)
{
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, "
        "{%128, %129, %130, %131}, %132, 1, 1, 1;"
        : EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24), EIGHT(32), EIGHT(40), EIGHT(48), EIGHT(56),
          EIGHT(64), EIGHT(72), EIGHT(80), EIGHT(88), EIGHT(96), EIGHT(104), EIGHT(112), EIGHT(120)
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}

// wgmma wants both factors of tf32 with neighbours along the inner dimension, and the rows of B have theirs along the columns
// of C. Only a factor in registers may come from anywhere. So this kernel computes C.T = B.T @ A.T: B.T is the first
// factor, which the lanes read from shared memory, as turned as they like; A, row by row, is what the second should be.
// In c a row is a column of C then.
//
// The tile of A has the layout of the hardware: rows of 128 bytes, 32 elements along N, and in row r the vectors of 16 bytes
// lie in the order v ^ r % 8. Rows of the tile of B are eight words longer than 128, so that the four rows of which a warp
// reads eight neighbours each are in different banks.
//
// A block has two groups of four warps, and computes 256 x 128 elements of C in steps of 32 along N. A stage may be filled again when the product that reads it is complete: with one product always under way that is the
// one before the last, so copies run STAGES - 2 steps ahead. Registers of a product under way must stay as they are, so the
// factors of two steps have places of their own, and the loop takes two steps.
extern "C" __global__ void __launch_bounds__(256) tf32gemm_wgmma(const float *A, const float *B, float *C, int M, int N, int K)
{
    extern __shared__ __align__(1024) unsigned char stages[];
    const int row_bytes = 128;
    const int a_bytes = 256 * row_bytes;        // of a stage: the tile of A, then that of B
    const int b_row = 128 + 8;                  // words
    const int stage_bytes = a_bytes + 32 * b_row * 4;
    unsigned int unaligned = static_cast<unsigned int>(__cvta_generic_to_shared(stages));
    unsigned int first_stage = (unaligned + 1023) / 1024 * 1024;

    // Blocks that run at the same time share rows and columns of tiles if they form a square: GROUP rows of tiles, column
    // after column.
    int tiles_down = M / 256;
    int tiles_along = K / 128;
    int group_of_rows = blockIdx.x / (GROUP * tiles_along) * GROUP;
    int rows_of_group = min(GROUP, tiles_down - group_of_rows);
    int in_group = blockIdx.x % (GROUP * tiles_along);
    int top = (group_of_rows + in_group % rows_of_group) * 256;  // the block's tile of C
    int left = in_group / rows_of_group * 128;
    int group = threadIdx.x % 32 / 4;
    int member = threadIdx.x % 4;
    int col = threadIdx.x / 32 * 16 + group;    // the first column of C of this lane; the other is eight further

    int a_i = threadIdx.x / 8;                  // what the thread copies: 16 bytes of every 32nd row of A,
    int a_vector = threadIdx.x % 8;
    int b_k = threadIdx.x / 32;                 // and of every eighth row of B
    int b_vector = threadIdx.x % 32;
    const float *a_from = A + (size_t)(top + a_i) * N + a_vector * 4;
    const float *b_from = B + (size_t)b_k * K + left + b_vector * 4;
    unsigned int a_to = first_stage + a_i * row_bytes + (a_vector ^ a_i % 8) * 16;  // and where to, in the first stage
    unsigned int b_to = first_stage + a_bytes + (b_k * b_row + b_vector * 4) * 4;
    auto copy_tiles = [&](int stage) {
#pragma unroll
        for (int copy = 0; copy < 8; ++copy) {
            copy_four(a_to + stage + copy * 32 * row_bytes, a_from + (size_t)copy * 32 * N);
        }
#pragma unroll
        for (int copy = 0; copy < 4; ++copy) {
            copy_four(b_to + stage + copy * 8 * b_row * 4, b_from + (size_t)copy * 8 * K);
        }
        a_from += 32;
        b_from += (size_t)32 * K;
    };

    int steps = N / 32;
    for (int step = 0; step < STAGES - 2; ++step) {
        if (step < steps) {
            copy_tiles(step * stage_bytes);
        }
        close_group();                          // a group for each step, empty ones too: the count stays right
    }
    const float *b_here = reinterpret_cast<const float *>(stages + (first_stage - unaligned) + a_bytes) + member * b_row + col;
    int stage = 0;                              // what this step uses, in bytes from the first stage
    int filled = (STAGES - 2) * stage_bytes;    // what the copies that it begins fill
    float sums[128] = {};
    unsigned int factors[2][4][4];
    for (int two_steps = 0; two_steps < steps; two_steps += 2) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            int step = two_steps + half;
            wait_for_groups<STAGES - 3>();      // this thread's copies for this step are complete
            asm volatile("fence.proxy.async.shared::cta;" ::: "memory");  // and visible to the tensor cores
            __syncthreads();                    // everybody's are

#pragma unroll
            for (int k = 0; k < 4; ++k) {
#pragma unroll
                for (int part = 0; part < 4; ++part) {
                    factors[half][k][part] = __float_as_uint(b_here[stage / 4 + (k * 8 + part / 2 * 4) * b_row + part % 2 * 8]);
                }
            }
            unsigned long long a = descriptor(first_stage + stage, 16, 8 * row_bytes);
            asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
            for (int k = 0; k < 4; ++k) {       // 8 along N are 32 bytes of a row of A
                multiply_add(sums, factors[half][k], a + k * 2);
            }
            asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");

            if (step + STAGES - 2 < steps) {
                copy_tiles(filled);             // the stage of the product before the last
            }
            close_group();
            stage = stage + stage_bytes == STAGES * stage_bytes ? 0 : stage + stage_bytes;
            filled = filled + stage_bytes == STAGES * stage_bytes ? 0 : filled + stage_bytes;
            asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");  // all products but this one are complete
        }
    }
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");

    // Rows of the sums are columns of C. Eight lanes write eight neighbours: a sector.
    float *to = &C[(size_t)(top + member * 2) * K + left + col];
#pragma unroll
    for (int j = 0; j < 32; ++j) {
#pragma unroll
        for (int part = 0; part < 4; ++part) {
            to[(size_t)(j * 8 + part % 2) * K + part / 2 * 8] = sums[4 * j + part];
        }
    }
}
