/* What the driver may do in its own way: a graph of copies, a copy within the host, one of no bytes. No checks but these
 * events: they ask which records CUPTI gives and which steps the engine notes. */
#include "copies.h"
static const int ROUNDS = 100000;

int main() {
    const size_t size = 1 << 20;
    float *a, *spun, *from, *to;
    cudaStream_t one; cudaGraph_t graph; cudaGraphExec_t made_graph;
    OK(cudaStreamCreate(&one)); OK(cudaEventCreate(&base));
    OK(cudaMalloc(&a, size)); OK(cudaMalloc(&spun, 4096)); OK(cudaMallocHost(&from, size)); OK(cudaMallocHost(&to, size));
    spin<<<1, 32>>>(spun, 10);
    OK(cudaDeviceSynchronize()); OK(cudaEventRecord(base, one));
    MADE("within the host 1 MiB", 0, size, 0, one, cudaMemcpy(to, from, size, cudaMemcpyHostToHost));
    MADE("of no bytes", 1, 0, 0, one, cudaMemcpy(a, from, 0, cudaMemcpyHostToDevice));
    OK(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
    OK(cudaMemcpyAsync(a, from, size, cudaMemcpyHostToDevice, one));
    add<<<64, 256, 0, one>>>(a, 1 << 18);
    OK(cudaMemsetAsync(a, 0, 4096, one));
    OK(cudaMemcpyAsync(to, a, size, cudaMemcpyDeviceToHost, one));
    OK(cudaStreamEndCapture(one, &graph));
    OK(cudaGraphInstantiate(&made_graph, graph, 0));
    for (int i = 0; i < 2; i++) OK(cudaGraphLaunch(made_graph, one));
    OK(cudaStreamSynchronize(one));
    MADE("after the graph DtoH 64 kiB", 2, 65536, 1, one, cudaMemcpyAsync(to, a, 65536, cudaMemcpyDeviceToHost, one));
    print_made();
    return 0;
}
