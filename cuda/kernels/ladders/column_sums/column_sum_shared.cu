/* warplens
entry     = "column_sum_shared"
title     = "Column sums, added within the block first"
family    = "column_sums"
previous  = "column_sum_vectors"
step      = "Warps of a block add in shared memory: few atomic additions, side by side"
block     = ["32", "HIGH"]
grid      = ["cdiv(N, 128)", "cdiv(N, HIGH * ROWS)"]
args      = ["D", "B", "N"]
reference = "D + sum(B, axis=0)"
flops     = "N * N"
bytes     = "4 * (N * N + 2 * N)"        # B is read once, D read and written once
requires  = ["N % 4 == 0", "HIGH >= 4"]

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
HIGH = [4, 8, 16]
ROWS = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
D = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
*/

// Fewer atomic operations: a block is a warp wide, 128 columns, and HIGH warps high. Its warps add their sums in shared memory,
// and one atomic operation a column stands for HIGH * ROWS rows.
//
// The last addition turns the block round: 128 threads take one column each, so that their atomic operations lie side by
// side and go to memory together. A warp's rows are HIGH apart, so that the block reads one piece of B after the other.
extern "C" __global__ void column_sum_shared(float *D, const float *B, int N)
{
    __shared__ float4 sums[HIGH][32];

    int x = threadIdx.x;
    int y = threadIdx.y;
    int i = blockIdx.x * 128 + 4 * x;
    int first = blockIdx.y * (HIGH * ROWS) + y;

    float4 sum = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
#pragma unroll 8
    for (int k = 0; k < ROWS; ++k) {
        int j = first + k * HIGH;
        if (i < N && j < N) {
            float4 four = *(const float4 *)(B + j * N + i);
            sum.x += four.x;
            sum.y += four.y;
            sum.z += four.z;
            sum.w += four.w;
        }
    }
    sums[y][x] = sum;

    __syncthreads();

    int column = y * 32 + x;                    // of the block
    i = blockIdx.x * 128 + column;
    if (column < 128 && i < N) {
        const float *row = (const float *)sums;
        float total = 0.0f;
        for (int k = 0; k < HIGH; ++k) {
            total += row[k * 128 + column];
        }
        atomicAdd(D + i, total);
    }
}
