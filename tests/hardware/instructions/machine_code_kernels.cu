// Kernels that hold between them what compare_machine_code.py compares: places where lanes meet (SYNC, BRK, CONT), tables
// of branches, inner functions, every width of every memory space, and arithmetic of all kinds.

extern "C" __global__ void ways(const float* in, float* out, int n, int m) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    float v = in[x];
    switch (n) {
        case 0: v = v * 2; break;
        case 1: v = __sinf(v) + 3; break;
        case 2: v = __expf(v); break;
        case 3: v = v * v * v; break;
        case 4: v = v + n; break;
        case 5: v = v / n; out[x + 1] = 2; break;
        case 6: v = 4 * v - 1; out[x + 2] = v; break;
        default: v = -v;
    }
#pragma unroll 1
    for (int i = 0; i < m; ++i) {
        v += in[i * x];
        if (v > 10) continue;
        v *= 3;
        if (v < -7) return;
#pragma unroll 1
        for (int j = i; j < x; ++j) {
            v = v / in[j];
            if (v > 5) break;
            if (v < 1) continue;
            out[j] = sqrtf(v);
        }
        out[x + i] = v * v;
    }
    __syncthreads();
    do v = rsqrtf(v) + in[x]; while (v > x);
    out[x] = v;
}

extern "C" __global__ void widths(
    const char* c, const short* s, const unsigned char* uc, const float2* f2, const float4* f4, double2* d2, void* generic
) {
    __shared__ float4 wide[64];
    __shared__ double two[64];
    __shared__ short halves[64];
    __shared__ char bytes[64];
    float kept[16];
    int x = threadIdx.x;
    wide[x] = f4[x];
    two[x] = f2[x].x;
    halves[x] = s[x];
    bytes[x] = c[x] + uc[x];
    for (int i = 0; i < 16; ++i) kept[(x + i) % 16] = i * x;
    __syncthreads();
    float4 w = wide[63 - x];
    double d = two[63 - x] * halves[63 - x] + bytes[63 - x];
    d2[x] = make_double2(d + w.x + w.w, kept[x % 16]);
    *(x > 3 ? (float*)generic + x : (float*)wide + x) = *(x > 5 ? (short*)generic : halves);
    ((short*)generic)[x + 900] = 3;
    ((char*)generic)[x + 3000] = 3;
    ((float2*)generic)[x + 1000] = make_float2(d, w.y);
    ((float4*)generic)[x + 1000] = w;
}

extern "C" __global__ void sums(int* whole, unsigned long long* longs, double* doubles, float* floats, int n) {
    __shared__ int counts[32];
    int x = threadIdx.x;
    if (x < 32) counts[x] = 0;
    __syncthreads();
    atomicAdd(counts + (whole[x] & 31), 1);
    atomicMax(whole + 1, x);
    atomicCAS(whole + 2, x, n);
    int v = __shfl_xor_sync(~0u, whole[x], 3) + __popc(whole[x + 1]) + __clz(n) + __brev(x) + __ffs(x);
    v += __ballot_sync(~0u, v > 3) + __mulhi(v, n) + v / n + v % (n + 1) + (v >> 3 & 7) + min(v, n) + abs(v);
    longs[x] = longs[x] * n / 7 + __umul64hi(longs[x], longs[x + 1]) + (longs[x] >> n) + clock64();
    doubles[x] = fma(doubles[x], 3.0, sqrt(doubles[x + 1])) / doubles[x + 2] + fmax(doubles[x], 1.0) + v;
    floats[x] = fminf(floats[x], 3) + powf(floats[x], 2.5f) + floorf(floats[x]) + (float)doubles[x] + (int)floats[x + 1] + longs[x];
    __threadfence();
    whole[x] = v + counts[x & 31];
}
