// Kernels written and launched after the rules of the engine were settled: h200_fresh.json checks them out of sample.
extern "C" {
__global__ void mandelbrot(int* out, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= n) return;
  float cr = -2.0f + 3.0f * x / n, ci = -1.0f + 2.0f * y / gridDim.y, r = 0, i = 0;
  int steps = 0;
  while (steps < 60 && r * r + i * i < 4.0f) { float t = r * r - i * i + cr; i = 2 * r * i + ci; r = t; ++steps; }
  out[y * n + x] = steps;
}
__global__ void dot_product(const float* a, const float* b, float* out, int n) {
  __shared__ float part[256];
  float sum = 0;
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) sum += a[i] * b[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int half = 128; half > 0; half >>= 1) {
    if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
__global__ void sparse_rows(const float* values, const int* idx, const float* x, float* out, int n, int s) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  int length = (row * 7) % s;
  float sum = 0;
  for (int j = 0; j < length; ++j) sum += values[row * s + j] * x[idx[row * s + j]];
  out[row] = sum;
}
__global__ void softmax_rows(const float* in, float* out, int n) {
  int row = blockIdx.x, lane = threadIdx.x;
  float top = -1e30f, sum = 0;
  for (int j = lane; j < n; j += 32) top = fmaxf(top, in[row * n + j]);
  for (int d = 16; d; d >>= 1) top = fmaxf(top, __shfl_xor_sync(0xffffffffu, top, d));
  for (int j = lane; j < n; j += 32) sum += __expf(in[row * n + j] - top);
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
  for (int j = lane; j < n; j += 32) out[row * n + j] = __expf(in[row * n + j] - top) / sum;
}
__global__ void convolution(const float* in, const float* filter, float* out, int n) {
  __shared__ float t[20][20];
  int x = threadIdx.x, y = threadIdx.y, left = blockIdx.x * 16 - 2, top = blockIdx.y * 16 - 2;
  for (int j = y; j < 20; j += 16)
    for (int i = x; i < 20; i += 16) {
      int gx = left + i, gy = top + j;
      t[j][i] = gx >= 0 && gy >= 0 && gx < n && gy < n ? in[gy * n + gx] : 0.0f;
    }
  __syncthreads();
  float sum = 0;
  for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) sum += t[y + j][x + i] * filter[j * 5 + i];
  if (left + 2 + x < n && top + 2 + y < n) out[(top + 2 + y) * n + left + 2 + x] = sum;
}
__global__ void bitonic_block(const int* in, int* out, int n) {
  __shared__ int t[256];
  int x = threadIdx.x, i = blockIdx.x * 256 + x;
  t[x] = i < n ? in[i] : 2147483647;
  __syncthreads();
  for (int size = 2; size <= 256; size <<= 1)
    for (int stride = size >> 1; stride > 0; stride >>= 1) {
      int other = x ^ stride;
      if (other > x) { int a = t[x], b = t[other]; if ((a > b) == ((x & size) == 0)) { t[x] = b; t[other] = a; } }
      __syncthreads();
    }
  if (i < n) out[i] = t[x];
}
__global__ void powers(const unsigned* in, unsigned* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned base = in[i], power = in[i] & 255, result = 1;
  while (power) { if (power & 1) result *= base; base *= base; power >>= 1; }
  out[i] = result;
}
__global__ void column_walk(const float* in, float* out, int n, int s) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x >= n) return;
  float before = 0, sum = 0;
  for (int y = 0; y < s; ++y) { float v = in[y * n + x]; if (v > before) sum += v - before; before = v; }
  out[x] = sum;
}
__global__ void particles(const float4* at, float4* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __shared__ float4 tile[64];
  float4 me = i < n ? at[i] : make_float4(0, 0, 0, 0);
  float fx = 0, fy = 0, fz = 0;
  for (int t = 0; t < n; t += 64) {
    tile[threadIdx.x] = t + threadIdx.x < n ? at[t + threadIdx.x] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int j = 0; j < 64; ++j) {
      float dx = tile[j].x - me.x, dy = tile[j].y - me.y, dz = tile[j].z - me.z;
      float d = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
      d = d * d * d * tile[j].w;
      fx += d * dx; fy += d * dy; fz += d * dz;
    }
    __syncthreads();
  }
  if (i < n) out[i] = make_float4(fx, fy, fz, 0);
}
__global__ void compact(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int keep = i < n && in[i] % 3 == 0;
  unsigned mask = __ballot_sync(0xffffffffu, keep);
  if (keep) out[(i & ~31) + __popc(mask & ((1u << (threadIdx.x & 31)) - 1))] = in[i];
}
__global__ void life(const int* in, int* out, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= n || y >= n) return;
  int around = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      int u = x + dx, v = y + dy;
      if ((dx || dy) && u >= 0 && v >= 0 && u < n && v < n) around += in[v * n + u] & 1;
    }
  out[y * n + x] = around == 3 || (around == 2 && (in[y * n + x] & 1));
}
}
