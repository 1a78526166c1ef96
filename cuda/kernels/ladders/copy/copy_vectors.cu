/* warplens
entry     = "copy_vectors"
title     = "Copy by vectors of 16 bytes"
family    = "copy"
previous  = "copy_coarsened"
step      = "Vectors of 16 bytes: 512 bytes a request"
block     = ["THREADS"]
grid      = ["cdiv(N * N, 4 * THREADS)"]
args      = ["in", "out", "N"]
reference = "in"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [128, 256, 512]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Each thread copies one vector of 16 bytes: a warp asks for 512 bytes by one instruction, not for 128.
//
// A copy needs no rows and columns: the matrix is one long line of vectors. Where N is odd, N * N is one more than a
// multiple of 4, and the first thread copies the element that is left over.
extern "C" __global__ void copy_vectors(const int *in, int *out, int N)
{
    size_t elements = (size_t)N * N;
    size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < elements / 4) {
        ((int4 *)out)[i] = ((const int4 *)in)[i];
    }
    if (i == 0 && elements % 4 != 0) {
        out[elements - 1] = in[elements - 1];
    }
}
