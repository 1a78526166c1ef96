// Copies by cp.async whose sources or destinations collide in banks, of each width; launched by probes.py.
#define BYTES (K < 16 ? K : 16)
extern "C" {
__global__ void copied_apart(const float* in, float* out, int n, int s) {
  __shared__ float t[32 * 33];
  unsigned at = __cvta_generic_to_shared(t + threadIdx.x * s);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at), "l"(in + threadIdx.x));
  asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;");
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = t[threadIdx.x];
}
__global__ void copied_wide(const float* in, float* out, int n, int s) {
  __shared__ __align__(16) float t[32 * 4];
  unsigned at = __cvta_generic_to_shared(t) + threadIdx.x * BYTES;
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(at), "l"(in + threadIdx.x * s), "n"(BYTES));
  asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;");
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = t[threadIdx.x];
}
__global__ void copied_past_l1(const float* in, float* out, int n, int s) {
  __shared__ __align__(16) float t[32 * 4];
  unsigned at = __cvta_generic_to_shared(t + threadIdx.x * 4);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at), "l"(in + threadIdx.x * s));
  asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;");
  __syncthreads();
  out[blockIdx.x * 32 + threadIdx.x] = t[threadIdx.x];
}
__global__ void copied_rows(const float* in, float* out, int n, int s) {
  __shared__ float t[32];
  unsigned at = __cvta_generic_to_shared(t + threadIdx.x);
  for (int i = 0; i < s; ++i) {
    const float* row = in + (threadIdx.x / 16) * 1024 + i * 16 + threadIdx.x % 16;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at), "l"(row));
    asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;" ::: "memory");
    __syncthreads();
  }
  out[blockIdx.x * 32 + threadIdx.x] = t[31 - threadIdx.x];
}
}
