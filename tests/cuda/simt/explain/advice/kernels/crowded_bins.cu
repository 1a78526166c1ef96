/* warplens
entry     = "crowded_bins"
block     = ["256"]
grid      = ["8"]
args      = ["in", "bins", "N"]
reference = { bins = "bincount(in, 8)" }
flops     = "N"
bytes     = "8 * N"

[problem]
N = [16384]
[tune]
BETTER = [0, 1]
[arrays]
in   = { dtype = "int32", shape = ["N"], init = "integers(0, 8)" }
bins = { dtype = "int32", shape = ["8"], role = "inout", init = "zeros" }
*/

// A histogram whose lanes meet in a bin of the shared memory; the better one has copies for them.
#define COPIES (BETTER ? 4 : 1)
extern "C" __global__ void crowded_bins(const int *in, int *bins, int N)
{
    __shared__ int mine[8 * COPIES];
    if (threadIdx.x < 8 * COPIES) mine[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * 256 + threadIdx.x; i < N; i += 8 * 256) {
        atomicAdd(&mine[in[i] * COPIES + threadIdx.x % COPIES], 1);
    }
    __syncthreads();
    if (threadIdx.x < 8) {
        int sum = 0;
        for (int copy = 0; copy < COPIES; ++copy) sum += mine[threadIdx.x * COPIES + copy];
        atomicAdd(&bins[threadIdx.x], sum);
    }
}
