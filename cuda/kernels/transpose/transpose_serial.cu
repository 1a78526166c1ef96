/* warplens
entry     = "transpose_serial"
title     = "One thread does it all"
family    = "transpose"
source    = "Birmingham CUDA lecture on matrix transposition (profiling table of the GTX 1080 Ti and GTX 960)"
block     = ["1"]
grid      = ["1"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// The baseline: a single thread walks over the whole matrix, as a CPU would.
//
// 31 of the warp's 32 lanes stand idle. Each request carries the 4 bytes of one lane, and the memory answers with a
// whole sector of 32 bytes: 12.5 % of what is moved was asked for.
extern "C" __global__ void transpose_serial(const int *in, int *out, int N)
{
    for (int j = 0; j < N; ++j) {
        for (int i = 0; i < N; ++i) {
            out[j + i * N] = in[i + j * N];
        }
    }
}
