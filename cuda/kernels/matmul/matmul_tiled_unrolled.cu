/* warplens
entry     = "matmul_tiled_unrolled"
title     = "Tiles in shared memory, unrolled"
family    = "matmul"
previous  = "matmul_tiled"
step      = "The inner loop is unrolled: no counter, no branch"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["TILE", "TILE"]
grid      = ["N // TILE", "N // TILE"]
args      = ["A", "B", "C", "N"]
requires  = ["N % TILE == 0"]
reference = "A @ B"
flops     = "2 * N * N * N"
bytes     = "3 * 4 * N * N"

[problem]
N = [64, 128, 256, 512]

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// The tiled kernel with its inner loop unrolled: the lectures write the TILE products out one below the other, here a
// pragma does. What goes is the loop's own work, the counter, the comparison, the branch and the address arithmetic,
// which is most of what the inner loop executes otherwise.
//
// NVRTC unrolls a short loop of known length by itself, so on a current compiler expect this one and matmul_tiled to be
// alike. In the days of the lectures it made the difference.
extern "C" __global__ void matmul_tiled_unrolled(const float *A, const float *B, float *C, int N)
{
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;

    float sum = 0.0f;
    for (int m = 0; m < N / TILE; ++m) {
        As[ty][tx] = A[row * N + (m * TILE + tx)];
        Bs[ty][tx] = B[(m * TILE + ty) * N + col];
        __syncthreads();

#pragma unroll
        for (int k = 0; k < TILE; ++k) {
            sum += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();
    }
    C[row * N + col] = sum;
}
