/* warplens
entry     = "own_array"
block     = ["256"]
grid      = ["N // 256"]
args      = ["in", "out", "N"]
reference = "flip(in, axis=0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [2048]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "int32", shape = ["8", "N"], init = "integers(0, 9)" }
out = { dtype = "int32", shape = ["8", "N"], role = "out" }
*/

// Each thread keeps 8 values in an array of its own; the better one unrolls the loops that index it.
#if BETTER
#define LOOP _Pragma("unroll")
#else
#define LOOP _Pragma("unroll 1")
#endif
extern "C" __global__ void own_array(const int *in, int *out, int N)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    int values[8];
    LOOP for (int j = 0; j < 8; ++j) values[j] = in[j * N + i];
    LOOP for (int j = 0; j < 8; ++j) out[j * N + i] = values[7 - j];
}
