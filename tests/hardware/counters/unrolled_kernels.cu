// Kernels whose loops the assembler unrolls, merges or copies past the registers; launched by probes.py.
#ifndef K
#define K 64
#endif
extern "C" {
__global__ void tile_rows(const float* A, const float* B, float* C, int n) {
  __shared__ float As[64 * 8], Bs[8 * 64];
  int x = threadIdx.x % 64, y = threadIdx.x / 64, row = blockIdx.y * 64, col = blockIdx.x * 64;
  float sums[8] = {0};
  for (int t = 0; t < n; t += 8) {
    As[threadIdx.x] = A[(row + threadIdx.x / 8) * n + t + threadIdx.x % 8];
    Bs[threadIdx.x] = B[(t + y) * n + col + x];
    __syncthreads();
    for (int c = 0; c < 8; ++c)
      for (int i = 0; i < 8; ++i) sums[i] += As[(y * 8 + i) * 8 + c] * Bs[c * 64 + x];
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i) C[(row + y * 8 + i) * n + col + x] = sums[i];
}
__global__ void copies_in_turns(const float* A, const float* B, float* C, int n) {
  __shared__ float As[4][16][16], Bs[4][16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x, tiles = n / 16;
  auto copy = [&](int t) {
    unsigned a = __cvta_generic_to_shared(&As[t & 3][y][x]), b = __cvta_generic_to_shared(&Bs[t & 3][y][x]);
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(a), "l"(A + row * n + t * 16 + x));
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(b), "l"(B + (t * 16 + y) * n + col));
    asm volatile("cp.async.commit_group;");
  };
  for (int t = 0; t < 3; ++t) copy(t);
  float sum = 0;
  for (int t = 0; t < tiles; ++t) {
    asm volatile("cp.async.wait_group 2;");
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += As[t & 3][y][i] * Bs[t & 3][i][x];
    __syncthreads();
    copy(t + 3 < tiles ? t + 3 : tiles - 1);
  }
  C[row * n + col] = sum;
}
__global__ void copied_column(const float* in, float* out, int n, int s) {
  __shared__ float t[32];
  unsigned at = __cvta_generic_to_shared(t + threadIdx.x);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at), "l"(in + threadIdx.x * s));
  asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;");
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = t[31 - threadIdx.x];
}
__global__ void norm_cached(const float* in, const float* scale, float* out, int n, int s) {
  __shared__ float row[8][1024];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, at = blockIdx.x * 8 + warp;
  float sum = 0, squares = 0;
  for (int i = lane; i < s; i += 32) { float v = in[at * s + i]; row[warp][i] = v; sum += v; }
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
  float mean = sum / s;
  for (int i = lane; i < s; i += 32) { float v = row[warp][i] - mean; squares += v * v; }
  for (int d = 16; d; d >>= 1) squares += __shfl_xor_sync(0xffffffffu, squares, d);
  float factor = rsqrtf(squares / s + 1e-5f);
  for (int i = lane; i < s; i += 32) out[at * s + i] = (row[warp][i] - mean) * factor * scale[i];
}
__global__ void merged_histograms(const unsigned* parts, unsigned* out, int n, int s) {
  __shared__ unsigned sums[256];
  unsigned sum = 0;
  for (int i = threadIdx.x; i < s; i += 256) sum += parts[blockIdx.x + i * gridDim.x];
  sums[threadIdx.x] = sum;
  for (int half = 128; half > 0; half >>= 1) {
    __syncthreads();
    if (threadIdx.x < half) sums[threadIdx.x] += sums[threadIdx.x + half];
  }
  if (threadIdx.x == 0) out[blockIdx.x] = sums[0];
}
__global__ void permuted(const float* in, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int plane = i / (s * 12), rest = i % (s * 12), head = rest / s, at = rest % s;
  out[(head * (n / (s * 12)) + plane) * s + at] = in[i];
}
}
