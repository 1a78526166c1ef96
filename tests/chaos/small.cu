/* warplens
entry     = "twice"
family    = "chaos"
block     = ["BLOCK"]
grid      = ["cdiv(N, BLOCK)"]
args      = ["a", "out", "N"]
reference = "2 * a + 1"
[problem]
N = [32]
[tune]
BLOCK = [32, 64]
[arrays]
a   = { dtype = "float32", shape = ["N"], init = "iota" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void twice(const float* a, float* out, int n) {
    __shared__ float tile[BLOCK];
    int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i < n) tile[threadIdx.x] = a[i];
    __syncthreads();
    if (i < n) out[i] = 2 * tile[threadIdx.x] + 1;
}
