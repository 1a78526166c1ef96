/* warplens
entry     = "transpose_thread_per_element"
title     = "One thread for each element"
family    = "transpose"
previous  = "transpose_thread_per_row"
step      = "A thread for each element: enough warps for every multiprocessor"
source    = "Birmingham CUDA lecture on matrix transposition (profiling table of the GTX 1080 Ti and GTX 960)"
block     = ["TILE", "TILE"]
grid      = ["cdiv(N, TILE)", "cdiv(N, TILE)"]
args      = ["in", "out", "N"]
reference = "in.T"
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

// As many threads as elements: enough parallel work for the whole GPU, with the same access pattern as one thread a
// row. Reading is coalesced, writing strides through memory by a whole row from lane to lane.
extern "C" __global__ void transpose_thread_per_element(const int *in, int *out, int N)
{
    int i = blockIdx.x * TILE + threadIdx.x;    // column of `in`
    int j = blockIdx.y * TILE + threadIdx.y;    // row of `in`
    if (i < N && j < N) {
        out[j + i * N] = in[i + j * N];
    }
}
