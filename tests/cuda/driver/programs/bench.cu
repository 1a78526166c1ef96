// A benchmark as it is written: two transposes, timed by events. Build: nvcc -lineinfo -g -o bench bench.cu
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

constexpr int TILE = 32;

__global__ void naive(float *out, const float *in, int n) {
    int column = blockIdx.x * TILE + threadIdx.x, row = blockIdx.y * TILE + threadIdx.y;
    if (row < n && column < n) out[column * n + row] = in[row * n + column];
}

__global__ void tiled(float *out, const float *in, int n) {
    __shared__ float tile[TILE][TILE];
    int column = blockIdx.x * TILE + threadIdx.x, row = blockIdx.y * TILE + threadIdx.y;
    if (row < n && column < n) tile[threadIdx.y][threadIdx.x] = in[row * n + column];
    __syncthreads();
    column = blockIdx.y * TILE + threadIdx.x, row = blockIdx.x * TILE + threadIdx.y;
    if (row < n && column < n) out[row * n + column] = tile[threadIdx.x][threadIdx.y];
}

template <typename Kernel>
static float milliseconds(Kernel kernel, float *out, const float *in, int n, int times) {
    dim3 grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE), block(TILE, TILE);
    cudaEvent_t start, stop;
    cudaEventCreate(&start);
    cudaEventCreate(&stop);
    cudaEventRecord(start);
    for (int i = 0; i < times; i++) kernel<<<grid, block>>>(out, in, n);
    cudaEventRecord(stop);
    cudaEventSynchronize(stop);
    float ms = 0;
    cudaEventElapsedTime(&ms, start, stop);
    return ms / times;
}

int main(int argc, char **argv) {
    int n = argc > 2 && !strcmp(argv[1], "--n") ? atoi(argv[2]) : 1024;
    std::vector<float> host(n * n);
    for (int i = 0; i < n * n; i++) host[i] = i;
    float *in, *out;
    cudaMalloc(&in, sizeof(float) * n * n);
    cudaMalloc(&out, sizeof(float) * n * n);
    cudaMemcpy(in, host.data(), sizeof(float) * n * n, cudaMemcpyHostToDevice);
    printf("naive %.4f ms, tiled %.4f ms\n", milliseconds(naive, out, in, n, 3), milliseconds(tiled, out, in, n, 3));
    std::vector<float> result(n * n);
    cudaMemcpy(result.data(), out, sizeof(float) * n * n, cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; i++)
        if (result[i * n] != host[i]) return printf("wrong at %d\n", i), 1;
    cudaFree(in);
    return 0;
}
