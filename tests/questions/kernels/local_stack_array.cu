// Right answer: 200 words, indexed by data: in local memory for certain (frame 800 bytes), each access LDL/STL. The control of
// local_3x3_pivot, whose 9 words ptxas keeps in registers (select chains, LOCAL:0, no LDL/STL) on sm_90.
#include <cuda_runtime.h>
__global__ void local_array(const int *idx, const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float a[200];
    for (int k = 0; k < 200; ++k) a[k] = in[k * n + i];
    float s = 0;
    for (int k = 0; k < 8; ++k) s += a[idx[k * n + i] % 200];
    out[i] = s;
}
int main()
{
    const int n = 1 << 13;
    int *idx;
    float *in, *out;
    cudaMalloc(&idx, 8 * n * 4);
    cudaMalloc(&in, 200 * n * 4);
    cudaMalloc(&out, n * 4);
    local_array<<<n / 256, 256>>>(idx, in, out, n);
    return cudaDeviceSynchronize();
}
