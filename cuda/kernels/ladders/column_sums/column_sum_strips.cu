/* warplens
entry     = "column_sum_strips"
title     = "Column sums, strips of rows to different blocks"
family    = "column_sums"
previous  = "column_sum_register"
step      = "Strips of rows to different blocks: threads for the whole GPU"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS)", "cdiv(N, ROWS)"]
args      = ["D", "B", "N"]
reference = "D + sum(B, axis=0)"
flops     = "N * N"
bytes     = "4 * (N * N + 2 * N)"        # B is read once, D read and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [128, 256]
ROWS = [16, 64, 256]

[arrays]                                   # small whole numbers: every sum is exact, in any order
D = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
*/

// A thread for each column is too few: 4096 threads, where an H200 holds 270,336, each waiting for one number at a time. The
// second dimension of the grid gives each column many threads: one for every ROWS rows.
//
// They share one sum, so each adds its part to D[i] by an atomic operation: one for ROWS additions.
extern "C" __global__ void column_sum_strips(float *D, const float *B, int N)
{
    int i = blockIdx.x * THREADS + threadIdx.x;
    int first = blockIdx.y * ROWS;
    int end = min(first + ROWS, N);
    if (i < N) {
        float sum = 0.0f;
        for (int j = first; j < end; ++j) {
            sum += B[j * N + i];
        }
        atomicAdd(D + i, sum);
    }
}
