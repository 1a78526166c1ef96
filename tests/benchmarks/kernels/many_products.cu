/* warplens
# A product of 128 x 512 and 512 x 128 elements a block by tensor cores, with every loop unrolled: hundreds of products
# and thousands of accesses, as in samples that show what tensor cores can do.
entry     = "many_products"
title     = "Product by tensor cores, all loops unrolled"
family    = "benchmark"
block     = ["256"]
grid      = ["cdiv(N, 128)", "cdiv(N, 128)"]
args      = ["a", "b", "c", "N"]
requires  = ["N % 128 == 0"]
reference = "a @ b"
rtol      = 1e-2
flops     = "2 * 512 * N * N"
bytes     = "2 * 2 * 512 * N + 4 * N * N"

[problem]
N = [128]
[arrays]
a = { dtype = "float16", shape = ["N", "512"] }
b = { dtype = "float16", shape = ["512", "N"] }
c = { dtype = "float32", shape = ["N", "N"], role = "out" }
*/
#include <mma.h>
using namespace nvcuda;

extern "C" __global__ void many_products(const half *a, const half *b, float *c, int n) {
    __shared__ half left[128][72], right[64][136];
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[2][4];
    int warp = threadIdx.x / 32, row = warp / 2 * 32, column = warp % 2 * 64;
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 4; j++) wmma::fill_fragment(sums[i][j], 0.0f);
#pragma unroll
    for (int first = 0; first < 512; first += 64) {
#pragma unroll
        for (int round = 0; round < 32; round++) {
            int at = round * 256 + threadIdx.x;
            left[at / 64][at % 64] = a[(blockIdx.y * 128 + at / 64) * 512 + first + at % 64];
            right[at / 128][at % 128] = b[(first + at / 128) * n + blockIdx.x * 128 + at % 128];
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 64; k += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> of_a[2];
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> of_b[4];
#pragma unroll
            for (int i = 0; i < 2; i++) wmma::load_matrix_sync(of_a[i], &left[row + 16 * i][k], 72);
#pragma unroll
            for (int j = 0; j < 4; j++) wmma::load_matrix_sync(of_b[j], &right[k][column + 16 * j], 136);
#pragma unroll
            for (int i = 0; i < 2; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) wmma::mma_sync(sums[i][j], of_a[i], of_b[j], sums[i][j]);
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
            wmma::store_matrix_sync(&c[(blockIdx.y * 128 + row + 16 * i) * n + blockIdx.x * 128 + column + 16 * j],
                                    sums[i][j], n, wmma::mem_row_major);
}
