/* warplens
entry     = "one_sum"
block     = ["256"]
grid      = ["8"]
args      = ["in", "out"]
reference = { out = "reshape(sum(in), (1,))" }
flops     = "N"
bytes     = "8 * N"

[problem]
N = [128]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["2048"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["1"], role = "inout", init = "zeros" }
*/

// All lanes add to one address; in the better one a warp adds up first.
extern "C" __global__ void one_sum(const float *in, float *out)
{
    float sum = in[blockIdx.x * 256 + threadIdx.x];
#if BETTER
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
    if (threadIdx.x % 32 == 0) atomicAdd(out, sum);
#else
    atomicAdd(out, sum);
#endif
}
