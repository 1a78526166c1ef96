// Passes of shared memory of few warps: how long a request of several passes takes, alone and beside those of other
// warps; launched by probes.py. `s >> 10` is 0, which the compiler does not know.
extern "C" {
// A chain of dependent loads, each of as many passes as lanes meet in a bank.
__global__ void chase_ways(const int* a, int* out, int n, int s) {
  __shared__ int words[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) words[i] = a[i] & s >> 10;
  __syncthreads();
  int at = (threadIdx.x & 31) * s & 1023;
  for (int step = 0; step < 64 * K; ++step) at = at + words[at];
  out[blockIdx.x * blockDim.x + threadIdx.x] = at;
}
// The same with loads of 8 and of 16 bytes a lane, s of them apart.
__global__ void chase_pairs(const int* a, int* out, int n, int s) {
  __shared__ int2 words[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) words[i] = make_int2(a[i] & s >> 10, a[i + 1] & s >> 10);
  __syncthreads();
  int at = (threadIdx.x & 31) * s & 1023;
  for (int step = 0; step < 64 * K; ++step) {
    int2 v = words[at];
    at = at + v.x + v.y;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = at;
}
__global__ void chase_quads(const int* a, int* out, int n, int s) {
  __shared__ int4 words[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) {
    words[i] = make_int4(a[i] & s >> 10, a[i + 1] & s >> 10, a[i + 2] & s >> 10, a[i + 3] & s >> 10);
  }
  __syncthreads();
  int at = (threadIdx.x & 31) * s & 1023;
  for (int step = 0; step < 64 * K; ++step) {
    int4 v = words[at];
    at = at + v.x + v.y + v.z + v.w;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = at;
}
// Eight loads at a time that do not depend on each other.
__global__ void ways_beside(const float* a, float* out, int n, int s) {
  __shared__ volatile float words[1024 + 8 * 32];
  for (int i = threadIdx.x; i < 1024 + 8 * 32; i += blockDim.x) words[i] = a[i];
  __syncthreads();
  int at = (threadIdx.x & 31) * s & 1023;
  float sum[8] = {};
  for (int step = 0; step < 8 * K; ++step) {
#pragma unroll
    for (int j = 0; j < 8; ++j) sum[j] += words[at + 32 * j];
  }
  float all = 0;
  for (int j = 0; j < 8; ++j) all += sum[j];
  out[blockIdx.x * blockDim.x + threadIdx.x] = all;
}
}
