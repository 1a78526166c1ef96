/* warplens
entry     = "pairs"
block     = ["256"]
grid      = ["N // 256"]
args      = ["in", "out"]
reference = "full((N,), 8.0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [2048]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["4 * N"], init = "constant(2)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/

// Both floats of a pair are loaded one after the other; the better one loads a pair at once.
extern "C" __global__ void pairs(const float *in, float *out)
{
    int i = blockIdx.x * 256 + threadIdx.x;
#if BETTER
    float4 four = ((const float4 *)in)[i];
    out[i] = four.x + four.y + four.z + four.w;
#else
    const volatile float *mine = in + 4 * i;
    out[i] = mine[0] + mine[1] + mine[2] + mine[3];
#endif
}
