/* warplens
entry     = "doubled"
title     = "Each element twice"
family    = "benchmark"
block     = ["BX"]
grid      = ["cdiv(N, BX)"]
args      = ["in", "out", "N"]
reference = "2 * in"
flops     = "0"
bytes     = "2 * 4 * N"

[problem]
N = [64]
LARGEST = [15]                             # of the values in `in`: changes the inputs, not the code
[tune]
BX = [32, 64]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, LARGEST)" }
out = { dtype = "int32", shape = ["N"], role = "out" }
*/

// Little work for the engine, so that what a point costs beside its launch is measured.
extern "C" __global__ void doubled(const int *in, int *out, int N)
{
    int i = blockIdx.x * BX + threadIdx.x;
    if (i < N) {
        out[i] = 2 * in[i];
    }
}
