/* warplens
entry     = "column_sum_vectors"
title     = "Column sums, four columns a thread"
family    = "column_sums"
previous  = "column_sum_strips"
step      = "Four columns a thread: a quarter of the loads, atomic additions 16 bytes apart"
block     = ["THREADS"]
grid      = ["cdiv(N, 4 * THREADS)", "cdiv(N, ROWS)"]
args      = ["D", "B", "N"]
reference = "D + sum(B, axis=0)"
flops     = "N * N"
bytes     = "4 * (N * N + 2 * N)"        # B is read once, D read and written once
requires  = ["N % 4 == 0"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [64, 128, 256]
ROWS = [16, 32, 64]

[arrays]                                   # small whole numbers: every sum is exact, in any order
D = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
*/

// Each thread takes four columns side by side, as vectors of 16 bytes: a quarter of the loads, and four sums that do not
// wait for each other. N must be a multiple of 4, for a row must begin where a vector may begin.
extern "C" __global__ void column_sum_vectors(float *D, const float *B, int N)
{
    int i = 4 * (blockIdx.x * THREADS + threadIdx.x);
    int first = blockIdx.y * ROWS;
    int end = min(first + ROWS, N);
    if (i < N) {
        float4 sum = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
        for (int j = first; j < end; ++j) {
            float4 four = *(const float4 *)(B + j * N + i);
            sum.x += four.x;
            sum.y += four.y;
            sum.z += four.z;
            sum.w += four.w;
        }
        atomicAdd(D + i + 0, sum.x);
        atomicAdd(D + i + 1, sum.y);
        atomicAdd(D + i + 2, sum.z);
        atomicAdd(D + i + 3, sum.w);
    }
}
