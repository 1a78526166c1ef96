/* warplens
entry     = "spread_threads"
block     = ["256"]
grid      = ["N // 256"]
args      = ["in", "out"]
reference = "sum(reshape(in, (N // 256, 256)), axis=1)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [2048]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["N // 256"], role = "out" }
*/

// The sum of a block by every second, fourth, ... thread; in the better one by the first half, quarter, ...
extern "C" __global__ void spread_threads(const float *in, float *out)
{
    __shared__ float sums[256];
    unsigned t = threadIdx.x;
    sums[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
#if BETTER
    for (unsigned s = 128; s > 0; s /= 2) {
        if (t < s) sums[t] += sums[t + s];
        __syncthreads();
    }
#else
    for (unsigned s = 1; s < 256; s *= 2) {
        if (t % (2 * s) == 0) sums[t] += sums[t + s];
        __syncthreads();
    }
#endif
    if (t == 0) out[blockIdx.x] = sums[0];
}
