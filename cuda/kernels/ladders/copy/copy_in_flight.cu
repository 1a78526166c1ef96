/* warplens
entry     = "copy_in_flight"
title     = "Copy by several vectors a thread, all under way at once"
family    = "copy"
previous  = "copy_vectors"
step      = "Several vectors a thread, all under way before the first is stored"
block     = ["THREADS"]
grid      = ["cdiv(N * N, 4 * THREADS * VECTORS)"]
args      = ["in", "out", "N"]
reference = "in"
flops     = "0"
bytes     = "2 * 4 * N * N"                # every element is read once and written once

[problem]
N = [64, 128, 256, 512, 1024, 2048]
[tune]
THREADS = [128, 256, 512]
VECTORS = [2, 4, 8]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// Each thread asks for several vectors of 16 bytes before it stores the first.
//
// To be busy, the memory must owe the multiprocessors as many bytes as it delivers in the time that one load takes: on an
// H200 about 4.3 TB/s times 0.8 us, 3.4 MB, or 26 KB for each of its 132 multiprocessors. 2048 threads with one vector each
// ask for 32 KB, and only until the first of them waits; with four each there is always enough under way. The
// neighbours of a vector belong to neighbouring threads, so each request is still 512 bytes in one piece.
extern "C" __global__ void copy_in_flight(const int *in, int *out, int N)
{
    int4 held[VECTORS];                         // in registers: the loops are unrolled

    size_t elements = (size_t)N * N;
    size_t i = (size_t)blockIdx.x * (THREADS * VECTORS) + threadIdx.x;
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        if (i + k * THREADS < elements / 4) {
            held[k] = ((const int4 *)in)[i + k * THREADS];
        }
    }
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        if (i + k * THREADS < elements / 4) {
            ((int4 *)out)[i + k * THREADS] = held[k];
        }
    }
    if (i == 0 && elements % 4 != 0) {
        out[elements - 1] = in[elements - 1];   // N is odd: one element is left over
    }
}
