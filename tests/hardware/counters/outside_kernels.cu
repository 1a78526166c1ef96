// Kernels that no rule of the engine was settled with: counting them checks it out of sample (outside_launches.json).
extern "C" {
__global__ void stencil_unrolled(const float* in, float* out, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll
  for (int d = -4; d <= 4; ++d) { int at = x + d; if (at >= 0 && at < n) sum += in[at] * (1.0f / (1 + d * d)); }
  if (x < n) out[x] = sum;
}
__global__ void saxpy_float4(const float4* x, float4* y, int n, int s) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float4 a = x[i], b = y[i];
    b.x += s * a.x; b.y += s * a.y; b.z += s * a.z; b.w += s * a.w;
    y[i] = b;
  }
}
__global__ void nested_divergence(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = in[i];
  int lane = threadIdx.x & 31;
  if (lane < 20) {
    if (lane & 1) { for (int r = 0; r < lane; ++r) v = v * 0.5f + r; }
    else { v = rsqrtf(fabsf(v) + 1.0f); if (lane & 4) { for (int r = 0; r < 6; ++r) v += 1.0f / (v + r + 2.0f); } }
  } else { v = v * v; }
  out[i] = v;
}
__global__ void early_return(const float* in, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = in[i];
  if (i % s == 0) return;
  for (int r = 0; r < s; ++r) v = fmaf(v, v, 0.25f);
  if (i % 3 == 0) { out[i] = v; return; }
  out[i] = v + in[(i * 7) % n];
}
__global__ void collatz(int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned v = i + 1; int steps = 0;
  while (v != 1) { v = (v & 1) ? 3 * v + 1 : v >> 1; ++steps; }
  out[i] = steps;
}
__global__ void triangular(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int j = 0; j <= i; ++j) sum += in[j] * in[i - j];
  out[i] = sum;
}
__global__ void switched(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = in[i];
  switch (threadIdx.x & 7) {
    case 0: v = v * 17 + 3; break;
    case 1: v = v / 7; break;
    case 2: v ^= v << 13; v ^= v >> 17; v ^= v << 5; break;
    case 3: for (int r = 0; r < 5; ++r) v = v * 3 + r; break;
    case 4: v = __popc(v); break;
    case 5: v = in[(i + 64) % n]; break;
    default: v = -v;
  }
  out[i] = v;
}
__global__ void predicated_tail(const float* in, float* out, int n, int s) {
  int base = (blockIdx.x * blockDim.x + threadIdx.x) * s;
  for (int r = 0; r < s; ++r) { int at = base + r; if (at < n) { float v = in[at]; if (v > 0) v = v * 2.0f; else v = v - 1.0f; out[at] = v; } }
}
__global__ void grid_stride_max(const float* in, float* out, int n) {
  float best = -1e30f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) best = fmaxf(best, in[i]);
  for (int d = 16; d; d >>= 1) best = fmaxf(best, __shfl_xor_sync(0xffffffffu, best, d));
  __shared__ float part[32];
  int warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  if (lane == 0) part[warp] = best;
  __syncthreads();
  if (warp == 0) {
    best = lane < (blockDim.x >> 5) ? part[lane] : -1e30f;
    for (int d = 16; d; d >>= 1) best = fmaxf(best, __shfl_xor_sync(0xffffffffu, best, d));
    if (lane == 0) out[blockIdx.x] = best;
  }
}
__device__ __forceinline__ float horner(float x, const float* c, int degree) {
  float v = c[degree];
  for (int d = degree - 1; d >= 0; --d) v = fmaf(v, x, c[d]);
  return v;
}
__global__ void polynomials(const float* in, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = horner(in[i], in, s) + horner(in[n - 1 - i], in + 1, s / 2);
}
__global__ void matmul_registers(const float* A, const float* B, float* C, int n) {
  __shared__ float As[8][64], Bs[8][64];
  int tx = threadIdx.x & 15, ty = threadIdx.x >> 4;
  float sum[4][4] = {};
  for (int t = 0; t < n; t += 8) {
    for (int i = threadIdx.x; i < 512; i += 256) {
      As[i & 7][i >> 3] = A[(blockIdx.y * 64 + (i >> 3)) * n + t + (i & 7)];
      Bs[i >> 6][i & 63] = B[(t + (i >> 6)) * n + blockIdx.x * 64 + (i & 63)];
    }
    __syncthreads();
    for (int k = 0; k < 8; ++k) {
      float a[4], b[4];
      for (int r = 0; r < 4; ++r) { a[r] = As[k][ty * 4 + r]; b[r] = Bs[k][tx * 4 + r]; }
      for (int r = 0; r < 4; ++r) for (int c = 0; c < 4; ++c) sum[r][c] += a[r] * b[c];
    }
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r) for (int c = 0; c < 4; ++c) C[(blockIdx.y * 64 + ty * 4 + r) * n + blockIdx.x * 64 + tx * 4 + c] = sum[r][c];
}
__global__ void quotients(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i] / (fabsf(in[(i + 1) % n]) + 0.5f) + sqrtf(fabsf(in[i]));
}
__global__ void scan_block(const int* in, int* out, int n) {
  __shared__ int t[256];
  int x = threadIdx.x, i = blockIdx.x * 256 + x;
  t[x] = i < n ? in[i] & 255 : 0;
  __syncthreads();
  for (int d = 1; d < 256; d <<= 1) {
    int v = x >= d ? t[x - d] : 0;
    __syncthreads();
    t[x] += v;
    __syncthreads();
  }
  if (i < n) out[i] = t[x];
}
__global__ void bisect(const float* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float want = in[i] * in[i] * n * 0.1f;
  int low = 0, high = n;
  while (low < high) { int middle = (low + high) >> 1; if ((float)middle < want) low = middle + 1; else high = middle; }
  out[i] = low;
}
__global__ void jacobi_shared(const float* in, float* out, int n, int s) {
  __shared__ float t[18][34];
  int x = threadIdx.x, y = threadIdx.y, gx = blockIdx.x * 32 + x, gy = blockIdx.y * 16 + y;
  for (int r = 0; r < s; ++r) {
    if (gx < n && gy < n) {
      t[y + 1][x + 1] = in[gy * n + gx];
      if (x == 0 && gx > 0) t[y + 1][0] = in[gy * n + gx - 1];
      if (x == 31 && gx < n - 1) t[y + 1][33] = in[gy * n + gx + 1];
      if (y == 0 && gy > 0) t[0][x + 1] = in[(gy - 1) * n + gx];
      if (y == 15 && gy < n - 1) t[17][x + 1] = in[(gy + 1) * n + gx];
    }
    __syncthreads();
    if (gx > 0 && gy > 0 && gx < n - 1 && gy < n - 1) out[gy * n + gx] = 0.25f * (t[y][x + 1] + t[y + 2][x + 1] + t[y + 1][x] + t[y + 1][x + 2]) + r;
    __syncthreads();
  }
}
__global__ void counted_atomics(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) { if (in[i] & 1) atomicAdd(&out[i & 1023], in[i] & 7); else atomicMax(&out[1024 + (i & 63)], in[i]); }
}
}
