/* warplens
entry     = "strided_sum"
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

// A sum whose index has the stride 2 * s; word i lies at i + i / 32 in the better one.
#if BETTER
#define PLACE(i) ((i) + (i) / 32)
#else
#define PLACE(i) (i)
#endif
extern "C" __global__ void strided_sum(const float *in, float *out)
{
    __shared__ float sums[256 + 8];
    unsigned t = threadIdx.x;
    sums[PLACE(t)] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (unsigned s = 1; s < 256; s *= 2) {
        unsigned index = 2 * s * t;
        if (index < 256) sums[PLACE(index)] += sums[PLACE(index + s)];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = sums[0];
}
