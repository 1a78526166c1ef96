/* warplens
entry     = "copy_strided"
title     = "Copy along the columns"
family    = "transpose"
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

// The copy again, with rows and columns exchanged: neighbouring lanes read and write elements that are a whole row
// apart. The same elements arrive at the same places; each costs a sector of its own, twice.
extern "C" __global__ void copy_strided(const int *in, int *out, int N)
{
    int i = blockIdx.x * TILE + threadIdx.x;
    int j = blockIdx.y * TILE + threadIdx.y;
    if (i < N && j < N) {
        out[j + i * N] = in[j + i * N];
    }
}
