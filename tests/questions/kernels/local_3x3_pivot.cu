// Right answer: 9 words indexed by data (pivot row): ptxas (sm_75, sm_86, sm_90; arrays of up to 13 words) keeps them in registers by
// select chains: STACK:0 LOCAL:0, no LDL/STL in the machine code, so 0 local requests (local_bytes_per_thread is 0 too). From 16
// words on it is local memory. Seen with cuobjdump -res-usage and nvdisasm 13.x on cubins of NVRTC 12.9.
// Source: kind of stackoverflow.com/questions/10297067
#include <cuda_runtime.h>
__global__ void pivot(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float a[3][3];
    for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c) a[r][c] = in[(r * 3 + c) * n + i];
    int p = 0;
    for (int r = 1; r < 3; ++r)
        if (fabsf(a[r][0]) > fabsf(a[p][0])) p = r;
    out[i] = a[p][0] + 2.f * a[p][1] + 3.f * a[p][2];
}
int main()
{
    const int n = 1 << 16;
    float *in, *out;
    cudaMalloc(&in, 9 * n * 4);
    cudaMalloc(&out, n * 4);
    pivot<<<n / 256, 256>>>(in, out, n);
    return cudaDeviceSynchronize();
}
