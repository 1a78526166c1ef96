// Small kernels that each keep one part of a GPU busy: what the timing model's constants are measured with.
// K is a macro of each launch, n and s are its int parameters (cases.py). Words of arrays that are read are not
// negative, so that adding their sign to an address changes nothing and depends on them all the same.

// Nothing: the launch itself, and how fast blocks start.
extern "C" __global__ void idle(int n) {}

// A chain of dependent loads from global memory, s words apart, through n * n words.
extern "C" __global__ void chase_global(const int *a, int *out, int n, int s) {
    int mask = n * n - 1, at = 0;
    for (int pass = 0; pass < K; ++pass)
        for (int step = 0; step < 256; ++step) at = (at + s + (a[at] >> 31)) & mask;
    out[threadIdx.x] = at;
}

// A chain of dependent loads from shared memory.
extern "C" __global__ void chase_shared(const int *a, int *out, int n) {
    __shared__ int words[1024];
    for (int i = threadIdx.x; i < 1024; i += blockDim.x) words[i] = a[i] >> 31;
    __syncthreads();
    int at = threadIdx.x;
    for (int step = 0; step < 64 * K; ++step) at = (at + 33 + words[at]) & 1023;
    out[threadIdx.x] = at;
}

// Every warp reads neighbouring words; a grid-stride loop, its loads independent of each other.
extern "C" __global__ void read_words(const float *a, float *out, int n) {
    float sum = 0;
    int count = n * n, threads = gridDim.x * blockDim.x;
#pragma unroll K
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += threads) sum += a[i];
    if (sum == 12345.0f) out[0] = sum;
}

extern "C" __global__ void read_quads(const float4 *a, float *out, int n) {
    float sum = 0;
    int count = n * n / 4, threads = gridDim.x * blockDim.x;
#pragma unroll K
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += threads) {
        float4 v = a[i];
        sum += v.x + v.y + v.z + v.w;
    }
    if (sum == 12345.0f) out[0] = sum;
}

extern "C" __global__ void write_words(float *out, int n) {
    int count = n * n, threads = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += threads) out[i] = i;
}

// One element a thread, as many blocks as that needs.
extern "C" __global__ void scale_once(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n * n) out[i] = 2.0f * a[i];
}

// Reads whose lanes lie s words apart: each sector is read in part, the rest of it never.
extern "C" __global__ void read_apart(const float *a, float *out, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = a[(long long)i * s & (n * n - 1)];
    if (v == 12345.0f) out[0] = v;
}

// Writes whose lanes lie s words apart: sectors are written in part.
extern "C" __global__ void write_apart(float *out, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[(long long)i * s & (n * n - 1)] = i;
}

// Random places of an array of n words, K loads of a thread that depend on nothing but the index.
extern "C" __global__ void read_scattered(const int *idx, const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    unsigned place = i * 2654435761u;
    for (int k = 0; k < K; ++k) {
        sum += a[place & (n * n - 1)];
        place = place * 1664525u + 1013904223u;
    }
    if (sum == 12345.0f) out[0] = sum + idx[0];
}

extern "C" __global__ void write_scattered(float *out, int n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, place = i * 2654435761u;
    for (int k = 0; k < K; ++k) {
        out[place & (n * n - 1)] = i;
        place = place * 1664525u + 1013904223u;
    }
}

// Reads and writes in a grid-stride loop.
extern "C" __global__ void copy_words(const float *a, float *out, int n) {
    int count = n * n, threads = gridDim.x * blockDim.x;
#pragma unroll K
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += threads) out[i] = a[i];
}

extern "C" __global__ void add_arrays(const float *a, const float *b, float *out, int n) {
    int count = n * n, threads = gridDim.x * blockDim.x;
#pragma unroll K
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += threads) out[i] = a[i] + b[i];
}

// All SMs read the same n * n words, line by line: L2 alone once they are there.
extern "C" __global__ void read_same(const float *a, float *out, int n) {
    float sum = 0;
    int count = n * n, begin = blockIdx.x * 4096 % count;
    for (int pass = 0; pass < K; ++pass)
        for (int i = threadIdx.x; i < count; i += blockDim.x) sum += a[(begin + i) & (count - 1)];
    if (sum == 12345.0f) out[0] = sum;
}

// Wavefronts of shared memory: s of them a request.
extern "C" __global__ void shared_ways(const float *a, float *out, int n, int s) {
    __shared__ float words[1024 + 32];
    words[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    int lane = threadIdx.x & 31, at = lane * s & 1023;
    float sum = 0;
#pragma unroll 4
    for (int step = 0; step < 64 * K; ++step) sum += words[at + (step & 31)];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void barriers(float *out, int n) {
    __shared__ float word[2];
    float v = threadIdx.x;
    for (int step = 0; step < 64 * K; ++step) {
        if (threadIdx.x == 0) word[step & 1] = v;
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = v + word[0];
}

// Chains of arithmetic, K side by side in each thread.
extern "C" __global__ void chains_fma(float *out, int n, int s) {
    float v[K];
    for (int k = 0; k < K; ++k) v[k] = threadIdx.x + k;
    for (int step = 0; step < s; ++step)
#pragma unroll
        for (int k = 0; k < K; ++k) v[k] = v[k] * 1.0001f + 0.5f;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += v[k];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void chains_int(int *out, int n, int s) {
    int v[K];
    for (int k = 0; k < K; ++k) v[k] = threadIdx.x + k;
    for (int step = 0; step < s; ++step)
#pragma unroll
        for (int k = 0; k < K; ++k) v[k] = (v[k] ^ step) + (v[k] >> 3);
    int sum = 0;
    for (int k = 0; k < K; ++k) sum ^= v[k];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void chains_double(double *out, int n, int s) {
    double v[K];
    for (int k = 0; k < K; ++k) v[k] = threadIdx.x + k;
    for (int step = 0; step < s; ++step)
#pragma unroll
        for (int k = 0; k < K; ++k) v[k] = v[k] * 1.0001 + 0.5;
    double sum = 0;
    for (int k = 0; k < K; ++k) sum += v[k];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void chains_special(float *out, int n, int s) {
    float v[K];
    for (int k = 0; k < K; ++k) v[k] = threadIdx.x + k;
    for (int step = 0; step < s; ++step)
#pragma unroll
        for (int k = 0; k < K; ++k) v[k] = __sinf(v[k]);
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += v[k];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Atomic additions that nothing reads, s places apart for neighbouring lanes (0: all in one place), n * n places.
extern "C" __global__ void add_atomic(int *out, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < K; ++k) atomicAdd(&out[(i * s + k * 32 * s) & (n * n - 1)], i);
}

extern "C" __global__ void add_float(float *out, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < K; ++k) atomicAdd(&out[(i * s + k * 32 * s) & (n * n - 1)], 1.0f);
}

// Atomic additions in random places of n * n.
extern "C" __global__ void add_scattered(int *out, int n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, place = i * 2654435761u;
    for (int k = 0; k < K; ++k) {
        atomicAdd(&out[place >> 7 & (n * n - 1)], 1);
        place = place * 1664525u + 1013904223u;
    }
}

// The same with a result that the next one needs.
extern "C" __global__ void chain_atomic(int *out, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < K; ++k) i = (i + s + (atomicAdd(&out[i & (n * n - 1)], 0) >> 31)) & (n * n - 1);
    if (i == -1) out[0] = i;
}

extern "C" __global__ void add_shared(int *out, int n, int s) {
    __shared__ int bins[1024];
    bins[threadIdx.x] = 0;
    __syncthreads();
    unsigned place = threadIdx.x * s;
    for (int k = 0; k < 16 * K; ++k) {
        atomicAdd(&bins[place & 1023], 1);
        place += 32 * s + 1;
    }
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = bins[threadIdx.x];
}

// Stores a word of each thread and ends: beside `idle`, how long the last stores of a block hold its place.
extern "C" __global__ void store_once(int *out, int n) { out[blockIdx.x * blockDim.x + threadIdx.x] = n; }

// Loads that hit the L1 cache, lanes s words apart in n * n words: each address depends on the load before it.
extern "C" __global__ void hit_lines(const int *a, int *out, int n, int s) {
    int mask = n * n - 1, at = (threadIdx.x & 31) * s & mask;
#pragma unroll 8
    for (int step = 0; step < 64 * K; ++step) at = (at + (a[at] >> 31)) & mask;
    out[blockIdx.x * blockDim.x + threadIdx.x] = at;
}

// The chain of `chase_global` eight times in each warp, in places of their own: the slowest of the eight counts.
extern "C" __global__ void chase_eight(const int *a, int *out, int n, int s) {
    int mask = n * n - 1, at = (threadIdx.x >> 2 & 7) * 1000003 & mask;
    for (int pass = 0; pass < K; ++pass)
        for (int step = 0; step < 256; ++step) at = (at + s + (a[at] >> 31)) & mask;
    out[threadIdx.x] = at;
}

// Every block reads s vectors in each of K passes through n * n words, past the L1 cache.
extern "C" __global__ void read_again(const float4 *a, float *out, int n, int s) {
    float sum = 0;
    int count = n * n / 4;
    for (int pass = 0; pass < K; ++pass) {
        int begin = (blockIdx.x + pass) * s;
#pragma unroll 4
        for (int i = threadIdx.x; i < s; i += blockDim.x) {
            float4 v = __ldcg(a + ((begin + i) & (count - 1)));
            sum += v.x + v.y + v.z + v.w;
        }
    }
    if (sum == 12345.0f) out[0] = sum;
}

// Words s apart for neighbouring lanes, read past the L1 cache, K times 16 by each thread.
extern "C" __global__ void read_sectors(const float *a, float *out, int n, int s) {
    float sum = 0;
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
#pragma unroll 8
    for (int k = 0; k < 16 * K; ++k) sum += __ldcg(a + ((i + k * threads) * s & (n * n - 1)));
    if (sum == 12345.0f) out[0] = sum;
}

// Whole sectors, eight lanes each, s words from one to the next, written K times 16 by each thread.
extern "C" __global__ void write_sectors(float *out, int n, int s) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
    for (int k = 0; k < 16 * K; ++k) {
        unsigned place = i + k * threads;
        out[(place / 8 * s + place % 8) & (n * n - 1)] = k;
    }
}

// Words s apart for neighbouring lanes, written K times 16 by each thread: parts of sectors.
extern "C" __global__ void write_parts(float *out, int n, int s) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
    for (int k = 0; k < 16 * K; ++k) out[(i + k * threads) * s & (n * n - 1)] = k;
}
