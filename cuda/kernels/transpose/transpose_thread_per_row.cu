/* warplens
entry     = "transpose_thread_per_row"
title     = "One thread for each row of the result"
family    = "transpose"
previous  = "transpose_serial"
step      = "A thread for each row of the result instead of one for all"
source    = "Birmingham CUDA lecture on matrix transposition (profiling table of the GTX 1080 Ti and GTX 960)"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS)"]
args      = ["in", "out", "N"]
reference = "in.T"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [32, 128, 256]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Thread i writes row i of the result, one element after the other.
//
// At each step the lanes of a warp read 32 neighbours of row j (coalesced: 100 %) and write 32 elements that lie a
// whole row apart (each store of 4 bytes touches a sector of its own: 12.5 %).
extern "C" __global__ void transpose_thread_per_row(const int *in, int *out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        for (int j = 0; j < N; ++j) {
            out[j + i * N] = in[i + j * N];
        }
    }
}
