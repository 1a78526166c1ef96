/* Copies in two streams that do not wait for the default one, beside each other and beside kernels, with an event. */
#include "copies.h"
static const int ROUNDS = 100000;

int main() {
    const size_t size = 32 << 20;
    float *a, *b, *c, *spun, *from, *to;
    cudaStream_t one, two; cudaEvent_t ready;
    OK(cudaStreamCreateWithFlags(&one, cudaStreamNonBlocking)); OK(cudaStreamCreateWithFlags(&two, cudaStreamNonBlocking));
    OK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming)); OK(cudaEventCreate(&base));
    OK(cudaMalloc(&a, size)); OK(cudaMalloc(&b, size)); OK(cudaMalloc(&c, size)); OK(cudaMalloc(&spun, 4096));
    OK(cudaMallocHost(&from, size)); OK(cudaMallocHost(&to, size));
    spin<<<1, 32>>>(spun, 10); add<<<64, 256>>>(a, 1024);
    OK(cudaDeviceSynchronize()); OK(cudaEventRecord(base, one)); OK(cudaStreamSynchronize(one));
    for (int turn = 0; turn < 3; turn++) { /* the same sizes three times: their order alone tells them apart */
        MADE("one: HtoD 32 MiB", 1, size, 1, one, cudaMemcpyAsync(a, from, size, cudaMemcpyHostToDevice, one));
        MADE("two: DtoH 32 MiB", 2, size, 1, two, cudaMemcpyAsync(to, c, size, cudaMemcpyDeviceToHost, two));
        add<<<256, 256, 0, one>>>(a, 1 << 20);
        MADE("one: fill 8 MiB", 4, size / 4, 1, one, cudaMemsetAsync(b, turn, size / 4, one));
        MADE("two: DtoD 16 MiB", 3, size / 2, 1, two, cudaMemcpyAsync(c, b + size / 8, size / 2, cudaMemcpyDeviceToDevice, two));
        OK(cudaEventRecord(ready, one)); OK(cudaStreamWaitEvent(two, ready, 0));
        add<<<256, 256, 0, two>>>(a, 1 << 20);
        MADE("two: HtoD 1 MiB", 1, 1 << 20, 1, two, cudaMemcpyAsync(c, from, 1 << 20, cudaMemcpyHostToDevice, two));
    }
    MADE("one: DtoH 4 kiB", 2, 4096, 1, one, cudaMemcpyAsync(to, a, 4096, cudaMemcpyDeviceToHost, one));
    OK(cudaStreamSynchronize(one)); OK(cudaStreamSynchronize(two));
    print_made();
    return 0;
}
