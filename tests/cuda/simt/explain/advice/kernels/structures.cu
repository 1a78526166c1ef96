/* warplens
entry     = "structures"
block     = ["256"]
grid      = ["N // 256"]
args      = ["in", "out", "N"]
reference = "full((N,), 4.0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [2048]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["8 * N"], init = "constant(2)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/

// Fields of structures of 32 bytes; the better one has an array for each field.
extern "C" __global__ void structures(const float *in, float *out, int N)
{
    int i = blockIdx.x * 256 + threadIdx.x;
#if BETTER
    out[i] = in[i] + in[3 * N + i];
#else
    out[i] = in[8 * i] + in[8 * i + 3];
#endif
}
