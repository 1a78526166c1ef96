/* What the programs share: each copy and fill stands between two events, and is printed once all has ended. */
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>
#define OK(call) do { cudaError_t e_ = (call); if (e_) { \
    std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(e_)); std::exit(3); } } while (0)

struct Made { const char *name; int direction; size_t bytes; int is_async; cudaEvent_t begin, end; };
static std::vector<Made> all_made;
static cudaEvent_t base;

__global__ void spin(float *x, int rounds) {
    float v = x[threadIdx.x];
    for (int i = 0; i < rounds; i++) v = v * 1.0000001f + 0.0000001f;
    x[threadIdx.x] = v;
}
__global__ void add(float *x, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) x[i] += 1;
}

/* DIRECTION is a cudaMemcpyKind, 4 a fill; events are made beforehand, so that nothing of the host stands between. */
#define MADE(name, direction, bytes, is_async, stream, call) do { \
    Made made_ = {name, direction, (size_t)(bytes), is_async, 0, 0}; \
    OK(cudaEventCreate(&made_.begin)); OK(cudaEventCreate(&made_.end)); \
    if (is_async) spin<<<1, 32, 0, stream>>>(spun, ROUNDS); /* keeps the GPU busy until all three are queued */ \
    OK(cudaEventRecord(made_.begin, stream)); OK(call); OK(cudaEventRecord(made_.end, stream)); \
    all_made.push_back(made_); } while (0)

static void print_made() {
    OK(cudaDeviceSynchronize());
    for (const Made &made : all_made) {
        float took = 0, after = 0;
        OK(cudaEventElapsedTime(&took, made.begin, made.end));
        OK(cudaEventElapsedTime(&after, base, made.begin));
        std::printf("MADE\t%s\t%d\t%zu\t%d\t%.3f\t%.3f\n", made.name, made.direction, made.bytes, made.is_async,
                    1e3 * after, 1e3 * took);
    }
}
