/* warplens
entry     = "column_sum_register"
title     = "Column sums, in a register"
family    = "reduction"
previous  = "column_sum"
step      = "The sum stays in a register: a load an addition, not two and a store"
source    = "first lecture on CUDA: sums of the columns of a matrix"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS)"]
args      = ["D", "B", "N"]
reference = "D + sum(B, axis=0)"
flops     = "N * N"
bytes     = "4 * (N * N + 2 * N)"        # B is read once, D read and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [32, 128, 256]

[arrays]                                   # small whole numbers: every sum is exact
D = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
*/

// The column sums with the sum held in a register: D[i] is read once and written once, and each addition costs a single
// load. Compare the loads and stores of both kernels; the arithmetic is the same.
extern "C" __global__ void column_sum_register(float *D, const float *B, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        float sum = D[i];
        for (int j = 0; j < N; ++j) {
            sum += B[j * N + i];
        }
        D[i] = sum;
    }
}
