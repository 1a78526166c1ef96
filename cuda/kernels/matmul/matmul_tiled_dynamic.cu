/* warplens
entry     = "matmul_tiled_dynamic"
title     = "Tiles in dynamic shared memory"
family    = "matmul"
previous  = "matmul_tiled"
step      = "The tiles lie in dynamic shared memory: their width is known at run time only"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["TILE", "TILE"]
grid      = ["N // TILE", "N // TILE"]
args      = ["A", "B", "C", "N"]
requires  = ["N % TILE == 0"]
reference = "A @ B"
flops     = "2 * N * N * N"
bytes     = "3 * 4 * N * N"
dynamic_shared = "2 * 4 * TILE * TILE"     # the two tiles, in bytes

[problem]
N = [64, 128, 256, 512]

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// The tiled kernel for a tile width that is known only at launch: the block says how wide a tile is, and the launch how
// many bytes of shared memory a block gets. Both tiles share the one array that CUDA offers for this.
//
// The price: the compiler knows neither the length of the inner loop nor the distance of two rows.
extern "C" __global__ void matmul_tiled_dynamic(const float *A, const float *B, float *C, int N)
{
    extern __shared__ float tiles[];

    int width = blockDim.x;
    float *As = tiles;                          // width x width elements
    float *Bs = tiles + width * width;          // the same again

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * width + ty;
    int col = blockIdx.x * width + tx;

    float sum = 0.0f;
    for (int m = 0; m < N / width; ++m) {
        As[ty * width + tx] = A[row * N + (m * width + tx)];
        Bs[ty * width + tx] = B[(m * width + ty) * N + col];
        __syncthreads();

        for (int k = 0; k < width; ++k) {
            sum += As[ty * width + k] * Bs[k * width + tx];
        }
        __syncthreads();
    }
    C[row * N + col] = sum;
}
