/* warplens
entry     = "shared_columns"
block     = ["32"]
grid      = ["N // (1 + 31 * BETTER)"]
args      = ["in", "out", "N"]
reference = "sum(in, axis=0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [128]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/

// A block adds up a column; in the better one each lane adds up a column of its own.
extern "C" __global__ void shared_columns(const float *in, float *out, int N)
{
    float sum = 0;
#if BETTER
    int column = blockIdx.x * 32 + threadIdx.x;
    for (int row = 0; row < N; ++row) sum += in[row * N + column];
    out[column] = sum;
#else
    for (int row = threadIdx.x; row < N; row += 32) sum += in[row * N + blockIdx.x];
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
#endif
}
