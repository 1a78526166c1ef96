// Right answer: no barrier after the inner loop: race between tiles on s[] (n = 1024, TILE 256: four tiles).
// Fewer than two tiles hide it. Source: kind of ORNL/HeCBench#253
#include <cuda_runtime.h>
#define TILE 256
__global__ void k(const float *d, float *o, int n)
{
    __shared__ float s[TILE];
    float acc = 0.f;
    for (int base = 0; base < n; base += TILE) {
        s[threadIdx.x] = d[base + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < TILE; ++j) acc += s[j];
    }
    o[blockIdx.x * blockDim.x + threadIdx.x] = acc;
}
int main()
{
    const int n = 1024;
    float *d, *o;
    cudaMalloc(&d, n * 4);
    cudaMalloc(&o, 16 * 256 * 4);
    k<<<16, 256>>>(d, o, n);
    return cudaDeviceSynchronize();
}
