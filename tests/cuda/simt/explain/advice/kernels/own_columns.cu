/* warplens
entry     = "own_columns"
block     = ["16"]
grid      = ["1"]
args      = ["in", "out"]
reference = "sum(in, axis=0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [128]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["32", "128"] }
out = { dtype = "float32", shape = ["128"], role = "out" }
*/

// Each thread of a register tile takes 8 columns side by side; in the better one the threads take them in turn.
extern "C" __global__ void own_columns(const float *in, float *out)
{
    __shared__ float tile[32 * 128];
    for (int i = threadIdx.x; i < 32 * 128; i += 16) tile[(i / 128) * 128 + i % 128] = in[i];
    __syncthreads();
    float sums[8] = {};
    for (int row = 0; row < 32; ++row) {
        for (int i = 0; i < 8; ++i) {
#if BETTER
            sums[i] += *(volatile float *)&tile[row * 128 + i * 16 + threadIdx.x];
#else
            sums[i] += *(volatile float *)&tile[row * 128 + threadIdx.x * 8 + i];
#endif
        }
    }
    for (int i = 0; i < 8; ++i) out[BETTER ? i * 16 + threadIdx.x : threadIdx.x * 8 + i] = sums[i];
}
