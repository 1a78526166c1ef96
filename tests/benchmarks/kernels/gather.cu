/* warplens
entry     = "gather"
title     = "Sum of sixteen elements at random places"
family    = "benchmark"
block     = [256]
grid      = ["cdiv(N, 256)"]
args      = ["in", "places", "out", "N"]
reference = "sum(in[places], axis=0)"
flops     = "16 * N"
bytes     = "4 * (2 * 16 * N + N)"

[problem]
N = [1048576]

[arrays]                                   # small whole numbers: every sum is exact
in     = { dtype = "float32", shape = ["N"], init = "integers(0, 15)" }
places = { dtype = "int32", shape = [16, "N"], init = "integers(0, N - 1)" }
out    = { dtype = "float32", shape = ["N"], role = "out" }
*/

// Every lane of every request goes to another sector: nothing is known of the addresses beforehand.
extern "C" __global__ void gather(const float *in, const int *places, float *out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        float sum = 0;
        for (int k = 0; k < 16; ++k) {
            sum += in[places[k * N + i]];
        }
        out[i] = sum;
    }
}
