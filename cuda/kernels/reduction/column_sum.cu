/* warplens
entry     = "column_sum"
title     = "Column sums, in global memory"
family    = "reduction"
source    = "first lecture on CUDA: sums of the columns of a matrix"
block     = ["THREADS"]
grid      = ["cdiv(N, THREADS)"]
args      = ["D", "B", "N"]
reference = "D + sum(B, axis=0)"
flops     = "N * N"
bytes     = "4 * (N * N + 2 * N)"        # B is read once, D read and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [32, 128, 256]

[arrays]                                   # small whole numbers: every sum is exact
D = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "N"], init = "integers(0, 2)" }
*/

// Thread i adds column i of B to D[i], as the lecture prints it: the sum itself stays in global memory.
//
// The lanes of a warp read neighbours of row j, so each access is coalesced. Yet every addition costs two loads and a
// store, because the compiler must not keep D[i] in a register: for all it knows, D and B may overlap.
extern "C" __global__ void column_sum(float *D, const float *B, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) {
        for (int j = 0; j < N; ++j) {
            D[i] = D[i] + B[j * N + i];
        }
    }
}
