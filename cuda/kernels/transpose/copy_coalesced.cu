/* warplens
entry     = "copy_coalesced"
title     = "Copy along the rows"
family    = "transpose"
previous  = "copy_strided"
step      = "threadIdx.x runs along a row: the lanes of a warp touch neighbours"
source    = "Birmingham CUDA lecture on matrix transposition (profiling table of the GTX 1080 Ti and GTX 960)"
block     = ["TILE", "TILE"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
TILE = [8, 16, 32]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Not a transpose: what is the best one could reach? A copy moves as many bytes, and neighbouring lanes read and write
// neighbouring elements.
extern "C" __global__ void copy_coalesced(const int *in, int *out, int N)
{
    int i = blockIdx.x * TILE + threadIdx.x;
    int j = blockIdx.y * TILE + threadIdx.y;
    if (i < N && j < N) {
        out[i + j * N] = in[i + j * N];
    }
}
