/* warplens
entry     = "whole_sum"
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
in  = { dtype = "int32", shape = ["2048"], init = "integers(0, 9)" }
out = { dtype = "int32", shape = ["1"], role = "inout", init = "zeros" }
*/

// All lanes add a whole number to one address, which the assembler does once a warp; the better one adds a block up.
extern "C" __global__ void whole_sum(const int *in, int *out)
{
    int sum = in[blockIdx.x * 256 + threadIdx.x];
#if BETTER
    __shared__ int sums[8];
    sum = __reduce_add_sync(0xffffffff, sum);
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
    __syncthreads();
    sum = 0;
    for (int warp = 0; warp < 8; ++warp) sum += sums[warp];
    if (threadIdx.x == 0) atomicAdd(out, sum);
#else
    atomicAdd(out, sum);
#endif
}
