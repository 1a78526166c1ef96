struct _Indexer { long long n; __device__ long long size() const { return n; } };
extern "C" __global__ void ${name}(${declared})
{
  const _Indexer _ind = {_size};
  ${loop_prep};
  for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < _ind.size();
       i += (long long)blockDim.x * gridDim.x)
  {
    ${elements}
    ${operation};
  }
  ${after_loop};
}
