extern "C" __global__ void ${name}(${declared}, unsigned long long n)
{
  unsigned total_threads = gridDim.x * blockDim.x;
  unsigned tid = threadIdx.x;
  unsigned cta_start = blockDim.x * blockIdx.x;
  ${loop_prep};
  for (unsigned long long i = cta_start + tid; i < n; i += total_threads)
  {
    ${operation};
  }
  ${after_loop};
}
