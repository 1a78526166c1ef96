// Right answer: 64 KiB of dynamic shared memory are legal after cudaFuncSetAttribute(MaxDynamicSharedMemorySize). The control of
// dynamic_shared_64k. Source: eyalroz/gpu-kernel-runner#108, csarofeen/pytorch#2005 and the guide
#include <cuda_runtime.h>
#include <cstdio>
extern __shared__ float s[];
__global__ void reverse(const float *in, float *out, int n)
{
    for (int i = threadIdx.x; i < n; i += blockDim.x) s[i] = in[blockIdx.x * n + i];
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[blockIdx.x * n + i] = s[n - 1 - i];
}
int main()
{
    const int n = 16384;
    float *a, *b;
    cudaMalloc(&a, 8 * n * 4);
    cudaMalloc(&b, 8 * n * 4);
    cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, n * sizeof(float));
    reverse<<<8, 256, n * sizeof(float)>>>(a, b, n);
    printf("%s\n", cudaGetErrorString(cudaGetLastError()));
    return cudaDeviceSynchronize();
}
