/* warplens
entry     = "reduction_two_kernels"
title     = "Sum: a partial sum for each block, then one block adds these"
family    = "reduction"
reference = { total = "sum(in)" }
flops     = "N"
bytes     = "4 * N"
[problem]
N = [1000, 4096]
[tune]
BLOCK = [64, 128]
[arrays]
in       = { dtype = "float32", shape = ["N"], init = "integers(0, 9)" }
partial  = { dtype = "float32", shape = ["cdiv(N, BLOCK)"], role = "out" }
total    = { dtype = "float32", shape = [1], role = "out" }
[[launch]]
entry = "partial_sums"
grid  = ["cdiv(N, BLOCK)"]
block = ["BLOCK"]
args  = ["in", "partial", "N"]
[[launch]]
entry = "partial_sums"
grid  = [1]
block = ["BLOCK"]
args  = ["partial", "total", "cdiv(N, BLOCK)"]
*/
extern "C" __global__ void partial_sums(const float *in, float *out, int n)
{
    __shared__ float sums[BLOCK];
    float sum = 0.0f;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK)
        sum += in[i];
    sums[threadIdx.x] = sum;
    for (int half = BLOCK / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            sums[threadIdx.x] += sums[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = sums[0];
}
