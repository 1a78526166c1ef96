/* warplens
entry = "steps"
title = "Dependent steps"
family = "turns"
block = [128]
grid = ["cdiv(N, 128)"]
args = ["in", "one", "out", "N"]
reference = { out = "in" }
flops = "STEPS * N"
bytes = "8 * N"

[problem]
N = [65536]

[tune]
STEPS = [1]

[arrays]
in = { dtype = "int32", shape = ["N"], init = "integers(0, 1000)" }
one = { dtype = "int32", shape = [1], init = "ones" }
out = { dtype = "int32", shape = ["N"], role = "out" }
*/
/* The time grows by a few nanoseconds with each step, so that two values of STEPS give any ratio of two times. */
extern "C" __global__ void steps(const int *in, const int *one, int *out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        int factor = one[0], value = in[i];
#pragma unroll 1
        for (int step = 0; step < STEPS; ++step)
            value *= factor;
        out[i] = value;
    }
}
