/* Copies that the host waits for, pageable and pinned, and fills; all in the default stream. */
#include "copies.h"
static const int ROUNDS = 20000;
__device__ float constants[4096];

int main() {
    const size_t large = 32 << 20, small = 48 << 10;
    float *a, *b, *spun, *pinned, *pageable = (float *)std::calloc(1, large);
    OK(cudaMalloc(&a, large)); OK(cudaMalloc(&b, large)); OK(cudaMalloc(&spun, 4096)); OK(cudaMallocHost(&pinned, large));
    size_t pitch; char *rows; OK(cudaMallocPitch(&rows, &pitch, 1000, 512));
    OK(cudaEventCreate(&base));
    spin<<<1, 32>>>(spun, 10); add<<<64, 256>>>(a, 1024);
    OK(cudaDeviceSynchronize()); OK(cudaEventRecord(base));
    MADE("pageable HtoD 32 MiB", 1, large, 0, 0, cudaMemcpy(a, pageable, large, cudaMemcpyHostToDevice));
    MADE("pinned HtoD 16 MiB", 1, large / 2, 0, 0, cudaMemcpy(a, pinned, large / 2, cudaMemcpyHostToDevice));
    MADE("pageable HtoD 48 kiB", 1, small, 0, 0, cudaMemcpy(a, pageable, small, cudaMemcpyHostToDevice));
    MADE("pageable HtoD 48 kiB again", 1, small, 0, 0, cudaMemcpy(b, pageable, small, cudaMemcpyHostToDevice));
    MADE("DtoD 32 MiB", 3, large, 0, 0, cudaMemcpy(b, a, large, cudaMemcpyDeviceToDevice));
    MADE("fill 32 MiB", 4, large, 0, 0, cudaMemset(b, 1, large));
    MADE("fill 4 kiB", 4, 4096, 0, 0, cudaMemset(b, 2, 4096));
    add<<<256, 256>>>(b, 1 << 20);
    MADE("pinned DtoH 16 MiB", 2, large / 2, 0, 0, cudaMemcpy(pinned, b, large / 2, cudaMemcpyDeviceToHost));
    MADE("pageable DtoH 32 MiB", 2, large, 0, 0, cudaMemcpy(pageable, b, large, cudaMemcpyDeviceToHost));
    MADE("pageable DtoH 4 bytes", 2, 4, 0, 0, cudaMemcpy(pageable, b, 4, cudaMemcpyDeviceToHost));
    MADE("symbol HtoD 16 kiB", 1, 16384, 0, 0, cudaMemcpyToSymbol(constants, pageable, 16384));
    MADE("default kind HtoD 2 MiB", 1, 2 << 20, 0, 0, cudaMemcpy(a, pinned, 2 << 20, cudaMemcpyDefault));
    MADE("rows HtoD 1000 x 512", 1, 512000, 0, 0, cudaMemcpy2D(rows, pitch, pinned, 1000, 1000, 512, cudaMemcpyHostToDevice));
    MADE("rows fill 1000 x 256", 4, 256000, 0, 0, cudaMemset2D(rows, pitch, 3, 1000, 256));
    print_made();
    return 0;
}
