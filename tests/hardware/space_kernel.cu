// A product of square matrices in float32, with the choices that a tuner has; `record_space.py` lists their values.
//
// Threads of a block: BM / TM x BN / TN, in one dimension. n is a multiple of BM, BN and BK.
#define COLUMNS (BN / TN)
#define THREADS (BM / TM * COLUMNS)

template <int width> struct Vector;
template <> struct Vector<1> { using type = float; };
template <> struct Vector<4> { using type = float4; };
union Words {
  Vector<VEC>::type together;
  float each[VEC];
};

extern "C" __global__ __launch_bounds__(THREADS) void product(
    const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int n) {
  __shared__ __align__(16) float a_tile[BK][BM + PAD];  // transposed: the threads read columns of A
  __shared__ __align__(16) float b_tile[BK][BN];
  const int row = threadIdx.x / COLUMNS, column = threadIdx.x % COLUMNS;
  A += blockIdx.y * BM * n;
  B += blockIdx.x * BN;
  C += blockIdx.y * BM * n + blockIdx.x * BN;
  float sums[TM][TN] = {};
  for (int start = 0; start < n; start += BK) {
#pragma unroll
    for (int at = threadIdx.x * VEC; at < BM * BK; at += THREADS * VEC) {
      Words words;
      words.together = *reinterpret_cast<const Vector<VEC>::type*>(&A[at / BK * n + start + at % BK]);
#pragma unroll
      for (int i = 0; i < VEC; ++i) a_tile[at % BK + i][at / BK] = words.each[i];
    }
#pragma unroll
    for (int at = threadIdx.x * VEC; at < BN * BK; at += THREADS * VEC)
      *reinterpret_cast<Vector<VEC>::type*>(&b_tile[at / BN][at % BN]) =
          *reinterpret_cast<const Vector<VEC>::type*>(&B[(start + at / BN) * n + at % BN]);
    __syncthreads();
#pragma unroll UNROLL
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
#pragma unroll
      for (int i = 0; i < TM; ++i) a[i] = a_tile[k][row * TM + i];
#pragma unroll
      for (int j = 0; j < TN; ++j) b[j] = b_tile[k][SPREAD ? column + j * COLUMNS : column * TN + j];
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; ++j) sums[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < TM; ++i)
#pragma unroll
    for (int j = 0; j < TN; ++j)
      C[(row * TM + i) * n + (SPREAD ? column + j * COLUMNS : column * TN + j)] = sums[i][j];
}
