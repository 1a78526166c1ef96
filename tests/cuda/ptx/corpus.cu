// Kernels whose PTX uses as much of the grammar as CUDA C++ can bring about. They are compiled, never run.

struct Pair {
    float first;
    double second;
    const char *name;
};

__constant__ float weights[4] = {1.0f, -2.5f, 3e10f, 0.0f};
__device__ int table[3][2] = {{1, 2}, {3}, {-4, 5}};
__device__ int *inside_table = &table[1][1];
__device__ const char *words[] = {"one", "two \"quoted\"", "three"};
__device__ Pair pairs[2] = {{1.5f, 2.5, "a"}, {0.0f, -1.0, nullptr}};
__device__ unsigned long long huge = 0xFFFFFFFFFFFFFFFFull;
__managed__ int managed_counter = 7;
extern __shared__ double dynamic_tile[];

typedef float (*Operation)(float, float);
__device__ __noinline__ float add(float a, float b) { return a + b; }
__device__ __noinline__ float multiply(float a, float b) { return a * b; }
__device__ Operation operations[] = {add, multiply};

struct Shape {
    __device__ virtual float area() const = 0;
    float scale;
};
struct Square : Shape {
    __device__ float area() const override { return scale * scale; }
};
struct Disc : Shape {
    __device__ float area() const override { return 3.14159f * scale * scale; }
};

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__device__ __noinline__ Pair swapped(Pair pair) { return {static_cast<float>(pair.second), pair.first, pair.name}; }

extern "C" __global__ void __launch_bounds__(128, 2) arithmetic(float *out, const double *in, int n, Pair pair) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = in[i] * pair.second;
    float y = sinf(static_cast<float>(x)) + __expf(pair.first) + sqrtf(fabsf(static_cast<float>(in[n - i]))) * weights[i & 3];
    out[i] = y / (1.0f + __fdividef(y, 3.0f)) + static_cast<float>(fmod(x, 3.0)) + static_cast<float>(huge >> (i & 63));
    table[i % 3][i & 1] += __popc(i) + __clz(n) + __brev(i);
    *inside_table = managed_counter;
}

extern "C" __global__ void calls(float *out, int which, float scale, Square square, Disc disc) {
    Shape *shape = which ? static_cast<Shape *>(new Square) : static_cast<Shape *>(new Disc);
    shape->scale = scale;
    out[0] = shape->area() + operations[which](scale, 2.0f) + static_cast<float>(fibonacci(which));
    printf("%s %d %f\n", words[which % 3], which, static_cast<double>(out[0]));
    pairs[0] = swapped(pairs[1]);
    delete shape;
}

extern "C" __global__ void exchange(int *data, unsigned long long *sums, float4 *quads) {
    __shared__ int tile[32][33];
    int lane = threadIdx.x;
    tile[lane][threadIdx.y] = data[lane];
    dynamic_tile[lane] = lane;
    __syncthreads();
    int value = __shfl_xor_sync(0xFFFFFFFFu, tile[threadIdx.y][lane], 5);
    unsigned vote = __ballot_sync(0xFFFFFFFFu, value > 3);
    bool all = __all_sync(0xFFFFFFFFu, value);
    atomicAdd(&data[0], value);
    atomicCAS(&sums[1], 3ull, 4ull);
    atomicMax(&tile[0][0], static_cast<int>(vote));
    __threadfence();
    float4 quad = quads[lane];
    quads[lane] = make_float4(quad.w, quad.z, quad.y, quad.x + static_cast<float>(dynamic_tile[31 - lane]));
    if (__syncthreads_or(all)) data[1] = clock() + __activemask();
}

extern "C" __global__ void choices(int *out, int which) {
    float local[16];
    for (int i = 0; i < 16; ++i) local[i] = out[i];
#pragma unroll 1
    for (int i = 0; i < which; ++i) local[(i * which) & 15] *= 2;
    switch (which) {
        case 0: out[0] = 17; break;
        case 1: out[3] = out[2] * 7; break;
        case 2: out[1] = 4 / out[0]; break;
        case 3: __trap(); break;
        case 4: out[which * 8] = out[5]; break;
        case 5: asm volatile("{ .reg .pred p; .reg .b32 t<2>; setp.ne.u32 p, %0, 0; @!p add.u32 t1, %0, 8-3*2; }" ::"r"(out[6])); break;
        case 6: asm volatile("membar.gl;" ::: "memory"); out[9] = static_cast<int>(local[which]); break;
        default: out[7] = static_cast<int>(local[out[8] & 15]);
    }
}

extern "C" __global__ void pictures(float *out, cudaTextureObject_t texture, cudaSurfaceObject_t surface) {
    out[0] = tex2D<float>(texture, 0.5f, out[1]) + tex1Dfetch<float>(texture, 3);
    surf2Dwrite(out[2], surface, 4, 5);
    asm volatile("prefetch.global.L2 [%0+128];" ::"l"(out));
}

namespace shapes {
template <typename T, int N>
__global__ void copy(T *out, const T *__restrict__ in) {
    __shared__ alignas(16) T tile[N];
    tile[threadIdx.x] = __ldg(&in[threadIdx.x]);
    __syncthreads();
    out[threadIdx.x] = tile[N - 1 - threadIdx.x];
}
}  // namespace shapes
template __global__ void shapes::copy<float2, 64>(float2 *, const float2 *);
template __global__ void shapes::copy<unsigned char, 32>(unsigned char *, const unsigned char *);
