// Kernels whose lanes leave loops at different times, or return before a load; launched by probes.py.
extern "C" {
__global__ void row_lengths(const float* values, const int* idx, float* out, int n, int s) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  int length = idx[row] % s;
  float sum = 0;
  for (int j = 0; j < length; ++j) sum += values[row * s + j];
  out[row] = sum;
}
__global__ void compressed_rows(const float* values, const int* idx, const float* x, float* out, int n, int s) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  int begin = row * s + row % 3, end = row * s + (row * 13) % s;
  float sum = 0;
  for (int j = begin; j < end; ++j) sum = fmaf(values[j], x[idx[j]], sum);
  out[row] = sum;
}
__global__ void row_tails(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int j = i; j < n; ++j) sum += in[i * n + j];
  out[i] = sum;
}
__global__ void column_heads(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float largest = -1e30f;
  for (int j = 0; j < i; ++j) largest = fmaxf(largest, in[j * n + i] * in[j]);
  out[i] = largest;
}
__global__ void shared_heads(const float* in, float* out, int n, int s) {
  __shared__ float t[2048];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int j = threadIdx.x; j < 2048; j += blockDim.x) t[j] = in[j];
  __syncthreads();
  float sum = 0;
  for (int j = 0; j <= threadIdx.x; ++j) sum += t[(threadIdx.x * s + j) & 2047];
  if (i < n) out[i] = sum;
}
__global__ void filled_rows(const int* idx, float* out, int n, int s) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  int length = (idx[row] ^ row) % s;
  for (int j = 0; j < length; ++j) out[row * s + j] = j * 0.5f;
}
__global__ void own_strides(const float* in, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, step = s + (threadIdx.x & 7);
  float sum = 0;
  while (i < n * 8) { sum = fmaf(sum, 0.5f, in[i]); i += step; }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
__global__ void two_returns(const float* in, const int* idx, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = in[i], w = in[i + n];
  if (i % s < 2) return;
  v = v * v + 1.0f;
  if ((i / 32) % 5 == 1 && threadIdx.x % 4 == 0) return;
  out[i] = v + w * in[idx[i]];
}
__global__ void chosen_late(const float* in, const int* idx, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int k = idx[i];
  float v = in[k];
  if (k % 3 == 0) return;
  float sum = v;
  for (int j = 1; j < k % 9; ++j) sum += v * j;
  out[i] = sum;
}
__global__ void counted_rows(const int* idx, int* out, int n, int s) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  int length = row % s;
  for (int j = 0; j < length; ++j) atomicAdd(&out[idx[row * s + j] & 1023], 1);
}
__global__ void chosen_terms(const float* in, const float* x, float* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int j = 0; j < i % s; ++j) {
    float v = in[i + j * n];
    if (v > 0) sum += v * x[i + j];
  }
  out[i] = sum;
}
__global__ void banded(const double* in, const double* x, double* out, int n, int s) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int begin = i < s ? 0 : i - s, end = i + i % s + 1;
  if (end > n) end = n;
  double sum = 0;
  for (int j = begin; j < end; ++j) sum += in[i * n + j] * x[j];
  out[i] = sum;
}
}
