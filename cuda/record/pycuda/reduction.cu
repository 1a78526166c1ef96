typedef ${ctype} out_type;
#define REDUCE(a, b) (${reduced})
extern "C" __global__ void ${name}(${declared}, out_type *out, unsigned long long n)
{
  __shared__ out_type parts[${threads}];
  out_type sum = ${neutral};
  for (unsigned long long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
  {
    sum = REDUCE(sum, (${mapped}));
  }
  parts[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned step = ${threads} / 2; step > 0; step /= 2)
  {
    if (threadIdx.x < step)
      parts[threadIdx.x] = REDUCE(parts[threadIdx.x], parts[threadIdx.x + step]);
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = parts[0];
}
