// How much of a working set a warm L2 cache holds, by how many multiprocessors touch it. Recorded by
// record_partitions.py, which says how; the transposes are those of the catalogue.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cuda_profiler_api.h>
#include <cuda_runtime.h>

#define CHECKED(call)                                                          \
  do {                                                                         \
    cudaError_t status = (call);                                               \
    if (status != cudaSuccess) {                                               \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));          \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

__global__ void transpose_thread_per_row(const int *in, int *out, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    for (int j = 0; j < N; ++j) out[j + i * N] = in[i + j * N];
  }
}

__global__ void copy_thread_per_column(const int *in, int *out, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    for (int j = 0; j < N; ++j) out[i + j * N] = in[i + j * N];
  }
}

__global__ void transpose_thread_per_element(const int *in, int *out, int N) {
  int i = blockIdx.x * 16 + threadIdx.x;
  int j = blockIdx.y * 16 + threadIdx.y;
  if (i < N && j < N) out[j + i * N] = in[i + j * N];
}

// Blocks of one warp, each with one line under way: how many clocks a step takes. `stores` is 0 for none, 1 for whole
// lines, 2 for a word of each of 32 rows. No word is negative, so that v >> 31 is 0: the next address waits for v.
__global__ void latencies(const int *in, int *out, long long steps, int stores, long long *clocks, unsigned *where) {
  long long begin = clock64();
  int lane = threadIdx.x, v = 0;
  for (long long j = 0; j < steps; ++j) {
    long long line = j * gridDim.x + blockIdx.x;
    v = __ldcg(in + line * 32 + lane + (v >> 31));
    if (stores == 1) out[line * 32 + lane] = v;
    if (stores == 2) out[(blockIdx.x * 32 + lane) * steps + j] = v;
  }
  if (v == 123456789) out[0] = v;
  if (lane == 0) {
    clocks[blockIdx.x] = clock64() - begin;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(where[blockIdx.x]));
  }
}

struct Launch {
  const char *kernel;
  int size, threads;
  void run(const int *in, int *out) const {
    int blocks = (size + threads - 1) / threads, tiles = (size + 15) / 16;
    if (!strcmp(kernel, "transpose_thread_per_row")) {
      transpose_thread_per_row<<<blocks, threads>>>(in, out, size);
    } else if (!strcmp(kernel, "copy_thread_per_column")) {
      copy_thread_per_column<<<blocks, threads>>>(in, out, size);
    } else {
      transpose_thread_per_element<<<dim3(tiles, tiles), dim3(16, 16)>>>(in, out, size);
    }
  }
};

static std::vector<Launch> launches(int size) {
  std::vector<Launch> all;
  for (int threads : {32, 64, 128, 256}) all.push_back({"transpose_thread_per_row", size, threads});
  for (int threads : {32, 256}) all.push_back({"copy_thread_per_column", size, threads});
  all.push_back({"transpose_thread_per_element", size, 256});
  return all;
}

static int *numbers(size_t words, bool random) {
  std::vector<int> host(words, 1);
  for (size_t i = 0; random && i < words; ++i) host[i] = (int)((unsigned)(i * 2654435761u) >> 3);
  int *array;
  CHECKED(cudaMalloc(&array, 4 * words));
  CHECKED(cudaMemcpy(array, host.data(), 4 * words, cudaMemcpyHostToDevice));
  return array;
}

static long long *clocks;
static unsigned *where;
static const int MIB = 1 << 20;

static void chase(const int *in, int *out, int stores, int blocks, int mib) {
  long long steps = (long long)mib * MIB / (stores ? 2 : 1) / (128ll * blocks);
  latencies<<<blocks, 32>>>(in, out, steps, stores, clocks, where);
}

// Lines "kernel,size,threads,placement,us,us,..": warm launches that follow each other, each between two events.
static void print_times() {
  std::vector<cudaEvent_t> events(40);
  for (auto &event : events) CHECKED(cudaEventCreate(&event));
  for (int placement = 0; placement < 8; ++placement) {
    int *between;  // stays, so that the next arrays lie elsewhere
    CHECKED(cudaMalloc(&between, 2ull * MIB * (1 + 5 * placement)));
    for (int size : {1024, 1448, 2048, 2896, 4096}) {
      int *in = numbers((size_t)size * size, true), *out = numbers((size_t)size * size, true);
      for (const Launch &launch : launches(size)) {
        int samples = size > 2048 ? 8 : 32;
        if (strcmp(launch.kernel, "transpose_thread_per_row")) samples /= 2;
        for (int warm = 0; warm < 4; ++warm) launch.run(in, out);
        CHECKED(cudaEventRecord(events[0]));
        for (int s = 0; s < samples; ++s) {
          launch.run(in, out);
          CHECKED(cudaEventRecord(events[s + 1]));
        }
        CHECKED(cudaDeviceSynchronize());
        printf("%s,%d,%d,%d", launch.kernel, size, launch.threads, placement);
        for (int s = 0; s < samples; ++s) {
          float ms;
          CHECKED(cudaEventElapsedTime(&ms, events[s], events[s + 1]));
          printf(",%.2f", 1e3 * ms);
        }
        printf("\n");
      }
      CHECKED(cudaFree(in));
      CHECKED(cudaFree(out));
    }
  }
}

// Lines "stores,blocks,MiB,sm:clocks,sm:clocks,..": the fourth of four launches, the mean of the steps of each block.
static void print_latencies() {
  int *in = numbers(80 * MIB / 4, false), *out = numbers(80 * MIB / 4, false);
  for (int stores = 0; stores < 3; ++stores) {
    for (int blocks : {1, 8, 16, 64, 132}) {
      for (int mib : {4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64}) {
        if (blocks == 1 && (mib > 40 || mib % 8 || stores)) continue;
        for (int launch = 0; launch < 4; ++launch) chase(in, out, stores, blocks, mib);
        std::vector<long long> took(blocks);
        std::vector<unsigned> ran(blocks);
        CHECKED(cudaMemcpy(took.data(), clocks, 8 * blocks, cudaMemcpyDeviceToHost));
        CHECKED(cudaMemcpy(ran.data(), where, 4 * blocks, cudaMemcpyDeviceToHost));
        double steps = (double)((long long)mib * MIB / (stores ? 2 : 1) / (128ll * blocks));
        printf("%d,%d,%d", stores, blocks, mib);
        for (int b = 0; b < blocks; ++b) printf(",%u:%.1f", ran[b], took[b] / steps);
        printf("\n");
      }
    }
  }
}

// One launch each for Nsight Compute, warm: those before it are not profiled.
static void count() {
  for (int size : {1024, 1448, 2048, 4096}) {
    int *in = numbers((size_t)size * size, true), *out = numbers((size_t)size * size, true);
    for (const Launch &launch : launches(size)) {
      for (int warm = 0; warm < 4; ++warm) launch.run(in, out);
      CHECKED(cudaDeviceSynchronize());
      CHECKED(cudaProfilerStart());
      launch.run(in, out);
      CHECKED(cudaDeviceSynchronize());
      CHECKED(cudaProfilerStop());
    }
    CHECKED(cudaFree(in));
    CHECKED(cudaFree(out));
  }
  int *in = numbers(64 * MIB / 4, false), *out = numbers(64 * MIB / 4, false);
  for (int stores = 0; stores < 2; ++stores) {
    for (int blocks : {8, 16, 64}) {
      for (int mib : {16, 24, 32, 40}) {
        for (int warm = 0; warm < 3; ++warm) chase(in, out, stores, blocks, mib);
        CHECKED(cudaDeviceSynchronize());
        CHECKED(cudaProfilerStart());
        chase(in, out, stores, blocks, mib);
        CHECKED(cudaDeviceSynchronize());
        CHECKED(cudaProfilerStop());
      }
    }
  }
}

int main(int count_of_words, char **words) {
  const char *what = count_of_words > 1 ? words[1] : "";
  CHECKED(cudaMalloc(&clocks, 8 * 132));
  CHECKED(cudaMalloc(&where, 4 * 132));
  if (!strcmp(what, "times")) {
    print_times();
  } else if (!strcmp(what, "latencies")) {
    print_latencies();
  } else if (!strcmp(what, "count")) {
    count();
  } else {
    fprintf(stderr, "say times, latencies or count\n");
    return 2;
  }
  return 0;
}
