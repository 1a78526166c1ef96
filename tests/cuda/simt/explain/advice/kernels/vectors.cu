/* warplens
entry     = "vectors"
block     = ["128"]
grid      = ["(N + 128 * GROUPS - 1) // (128 * GROUPS)"]
args      = ["in", "out", "N"]
reference = "where(arange(N) % STEP == 0, 2.0 * WIDTH, 0.0)"
flops     = "N"
bytes     = "8 * N"

[problem]
N = [2048]
[tune]
BETTER = [0, 1]
WIDTH = [4, 2]
GROUPS = [1, 2]
STEP = [1, 3]
[arrays]
in  = { dtype = "float32", shape = ["WIDTH * N"], init = "constant(2)" }
out = { dtype = "float32", shape = ["N"], role = "inout", init = "constant(0)" }
*/

// Each thread adds up the WIDTH floats of one element, or of GROUPS elements that lie apart; only every STEP-th element is
// added up. The floats are loaded one after the other; the better kernel loads an element at once.
#if WIDTH == 4
typedef float4 element;
__device__ float sum(element e) { return e.x + e.y + e.z + e.w; }
#else
typedef float2 element;
__device__ float sum(element e) { return e.x + e.y; }
#endif

extern "C" __global__ void vectors(const float *in, float *out, int n)
{
#pragma unroll
    for (int group = 0; group < GROUPS; group++) {
        int i = (blockIdx.x * GROUPS + group) * 128 + threadIdx.x;
        if (i >= n || i % STEP) continue;
#if BETTER
        out[i] = sum(((const element *)in)[i]);
#else
        const volatile float *mine = in + WIDTH * i;
        float total = 0;
#pragma unroll
        for (int field = 0; field < WIDTH; field++) total += mine[field];
        out[i] = total;
#endif
    }
}
