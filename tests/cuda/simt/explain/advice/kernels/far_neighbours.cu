/* warplens
entry     = "far_neighbours"
block     = ["32", "8"]
grid      = ["N // 32", "N // 8"]
args      = ["a", "b", "out", "N"]
reference = { out = "a @ b" }
flops     = "N"
bytes     = "8 * N"

[problem]
N = [64]
[tune]
BETTER = [0, 1]
[arrays]
a   = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 9)" }
b   = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/

// A product whose threadIdx.x runs along rows of the result's columns; the better one exchanges x and y.
extern "C" __global__ void far_neighbours(const float *a, const float *b, float *out, int N)
{
#if BETTER
    int thread = threadIdx.y * 32 + threadIdx.x;        // the same threads of a block, numbered along y
    int row = blockIdx.x * 32 + thread / 8, column = blockIdx.y * 8 + thread % 8;
#else
    int row = blockIdx.x * 32 + threadIdx.x, column = blockIdx.y * 8 + threadIdx.y;
#endif
    float sum = 0;
    for (int i = 0; i < N; ++i) sum += a[row * N + i] * b[i * N + column];
    out[row * N + column] = sum;
}
