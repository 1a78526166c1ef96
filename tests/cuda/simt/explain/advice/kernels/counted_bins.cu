/* warplens
entry     = "counted_bins"
block     = ["256"]
grid      = ["8"]
args      = ["in", "bins", "N"]
reference = { bins = "bincount(in, 16)" }
flops     = "N"
bytes     = "8 * N"

[problem]
N = [16384]
[tune]
BETTER = [0, 1]
[arrays]
in   = { dtype = "int32", shape = ["N"], init = "integers(0, 16)" }
bins = { dtype = "int32", shape = ["16"], role = "inout", init = "zeros" }
*/

// A histogram of 16 bins in global memory; the better one has a private copy for each block.
extern "C" __global__ void counted_bins(const int *in, int *bins, int N)
{
#if BETTER
    __shared__ int mine[16];
    if (threadIdx.x < 16) mine[threadIdx.x] = 0;
    __syncthreads();
#else
    int *mine = bins;
#endif
    for (int i = blockIdx.x * 256 + threadIdx.x; i < N; i += 8 * 256) atomicAdd(&mine[in[i]], 1);
#if BETTER
    __syncthreads();
    if (threadIdx.x < 16) atomicAdd(&bins[threadIdx.x], mine[threadIdx.x]);
#endif
}
