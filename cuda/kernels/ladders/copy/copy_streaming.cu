/* warplens
entry     = "copy_streaming"
title     = "Copy that leaves the caches to others"
family    = "copy"
previous  = "copy_in_flight"
step      = "Loads and stores that say: evict this first"
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
VECTORS = [1, 2, 4]

[arrays]
in  = { dtype = "int32", shape = ["N", "N"] }
out = { dtype = "int32", shape = ["N", "N"], role = "out" }
*/

// The same copy with loads and stores that say: nobody needs this again.
//
// `__ldcs` and `__stcs` ("cache streaming") mark lines as the first to be evicted. What was read then makes room for what
// was written, and less that is still to be written back is pushed out of the L2 cache in a hurry. Efficiencies and
// sectors stay as they were: only the time tells.
extern "C" __global__ void copy_streaming(const int *in, int *out, int N)
{
    int4 held[VECTORS];                         // in registers: the loops are unrolled

    size_t elements = (size_t)N * N;
    size_t i = (size_t)blockIdx.x * (THREADS * VECTORS) + threadIdx.x;
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        if (i + k * THREADS < elements / 4) {
            held[k] = __ldcs((const int4 *)in + i + k * THREADS);
        }
    }
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        if (i + k * THREADS < elements / 4) {
            __stcs((int4 *)out + i + k * THREADS, held[k]);
        }
    }
    if (i == 0 && elements % 4 != 0) {
        out[elements - 1] = in[elements - 1];   // N is odd: one element is left over
    }
}
