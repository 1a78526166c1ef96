/* warplens
entry     = "roots"
title     = "Whole square roots, one odd number at a time"
family    = "benchmark"
block     = [256]
grid      = ["cdiv(N, 256)"]
args      = ["in", "out", "N"]
reference = "floor(sqrt(in))"
flops     = "0"
bytes     = "2 * 4 * N"

[problem]
N = [1048576]

[arrays]
in  = { dtype = "int32", shape = ["N"], init = "integers(0, 65535)" }
out = { dtype = "int32", shape = ["N"], role = "out" }
*/

// The number of rounds differs from lane to lane, from none to 255: most lanes of a warp wait for the longest one.
extern "C" __global__ void roots(const int *in, int *out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        int left = in[i];
        int root = 0;
        for (int odd = 1; left >= odd; odd += 2) {
            left -= odd;
            root += 1;
        }
        out[i] = root;
    }
}
