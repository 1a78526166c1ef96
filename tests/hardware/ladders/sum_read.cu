/* warplens
entry     = "sum_read"
title     = "No sum: is any number below -8? All are read"
family    = "sums"
block     = ["THREADS"]
grid      = ["BLOCKS"]
args      = ["in", "out", "N"]
reference = { out = "int32(min(in) < -8)" }
flops     = "N"
bytes     = "4 * N"                        # every number is read once

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512]
BLOCKS = [528, 1056, 2112]
VECTORS = [4, 8]

[arrays]
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = [1], role = "out" }
*/

// Not a sum: what is the best one could reach? It reads as many bytes in the same way, keeps the least number of each
// thread, and writes only if one is below -8, which none is: nothing is exchanged between threads, and nothing is stored.
extern "C" __global__ void sum_read(const int *in, int *out, int n)
{
    const int4 *vectors = (const int4 *)in;
    int first = blockIdx.x * THREADS + threadIdx.x;
    int stride = gridDim.x * THREADS;
    int i = first;
    int least = 0;
    for (; i < n / 4 - (VECTORS - 1) * stride; i += VECTORS * stride) {
        int4 held[VECTORS];                     // in registers: both loops are unrolled
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            held[k] = vectors[i + k * stride];
        }
#pragma unroll
        for (int k = 0; k < VECTORS; ++k) {
            least = min(min(least, min(held[k].x, held[k].y)), min(held[k].z, held[k].w));
        }
    }
    for (; i < n / 4; i += stride) {            // fewer than VECTORS are left
        least = min(min(least, min(vectors[i].x, vectors[i].y)), min(vectors[i].z, vectors[i].w));
    }
    if (first < n % 4) {
        least = min(least, in[n / 4 * 4 + first]);
    }
    if (least < -8) {
        *out = 1;
    }
}
