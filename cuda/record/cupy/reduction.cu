typedef ${kind} _type_reduce;
__device__ _type_reduce _reduce(_type_reduce a, _type_reduce b) { return ${reduced}; }
extern "C" __global__ void ${name}(${declared}, ${written_type} *_raw_${written_name}, long long _count)
{
  __shared__ _type_reduce _shared[${threads}];
  _type_reduce _sum = _type_reduce(${start});
  for (long long _j = threadIdx.x; _j < _count; _j += ${threads}) {
    const long long _i = blockIdx.x * _count + _j;
    ${elements}
    const _type_reduce _mapped = static_cast<_type_reduce>(${mapped});
    _sum = ${combined};
  }
  _shared[threadIdx.x] = _sum;
  __syncthreads();
  for (int _step = ${threads} / 2; _step > 0; _step /= 2) {
    if (threadIdx.x < _step && threadIdx.x + _step < ${active})
      _shared[threadIdx.x] = _reduce(_shared[threadIdx.x], _shared[threadIdx.x + _step]);
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    const _type_reduce a = _shared[0];
    ${written_type} &${written_name} = _raw_${written_name}[blockIdx.x];
    ${post};
  }
}
