typedef ${ctype} scan_type;
#define SCAN_EXPR(a, b) (${scanned})
__device__ scan_type combined(scan_type a, scan_type b) { return SCAN_EXPR(a, b); }
extern "C" __global__ void ${name}(const scan_type *from, scan_type *to, unsigned long long n)
{
  __shared__ scan_type sums[${threads}];
  const unsigned long long length = (n + ${threads} - 1) / ${threads};
  const unsigned long long first = threadIdx.x * length, end = first + length < n ? first + length : n;
  if (first < n) {
    scan_type total = from[first];
    for (unsigned long long i = first + 1; i < end; i++) total = combined(total, from[i]);
    sums[threadIdx.x] = total;
  }
  __syncthreads();
  if (threadIdx.x == 0)
    for (unsigned i = 1; i < ${threads} && i * length < n; i++) sums[i] = combined(sums[i - 1], sums[i]);
  __syncthreads();
  bool has_sum = threadIdx.x > 0 && first < n;
  scan_type sum = ${start};
  for (unsigned long long i = first; i < end; i++)
  {
    const scan_type value = from[i];
    ${each}
  }
}
