// Single requests of textures, surfaces, constant and local memory, for record_textures.py. One thread, one row of `at`.

#define ROW int i = blockIdx.x * blockDim.x + threadIdx.x

#define FETCH(NAME, SHAPE, RESULT, KIND, LETTER, GIVEN, ...)                                                         \
    extern "C" __global__ void NAME(cudaTextureObject_t view, const float4 *at, uint4 *out)                          \
    {                                                                                                                \
        ROW;                                                                                                         \
        float4 p = at[i];                                                                                            \
        uint4 r;                                                                                                     \
        asm volatile("tex." SHAPE ".v4." RESULT "." KIND " {%0, %1, %2, %3}, [%4, " GIVEN "];"                       \
                     : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)                                                    \
                     : "l"(view), __VA_ARGS__);                                                                      \
        out[i] = r;                                                                                                  \
    }

#define FETCH_F(NAME, SHAPE, KIND, GIVEN, ...)                                                                       \
    extern "C" __global__ void NAME(cudaTextureObject_t view, const float4 *at, float4 *out)                         \
    {                                                                                                                \
        ROW;                                                                                                         \
        float4 p = at[i];                                                                                            \
        float4 r;                                                                                                    \
        asm volatile("tex." SHAPE ".v4.f32." KIND " {%0, %1, %2, %3}, [%4, " GIVEN "];"                              \
                     : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)                                                    \
                     : "l"(view), __VA_ARGS__);                                                                      \
        out[i] = r;                                                                                                  \
    }

FETCH_F(v_1d_f32, "1d", "f32", "{%5}", "f"(p.x))
FETCH_F(v_2d_f32, "2d", "f32", "{%5, %6}", "f"(p.x), "f"(p.y))
FETCH_F(v_3d_f32, "3d", "f32", "{%5, %6, %7, %7}", "f"(p.x), "f"(p.y), "f"(p.z))
FETCH_F(v_a2d_f32, "a2d", "f32", "{%7, %5, %6, %6}", "f"(p.x), "f"(p.y), "r"(__float2int_rd(p.z)))
FETCH_F(v_a1d_f32, "a1d", "f32", "{%6, %5}", "f"(p.x), "r"(__float2int_rd(p.z)))
FETCH_F(v_linear_f32, "1d", "s32", "{%5}", "r"(__float_as_int(p.x)))
FETCH(v_1d_u32, "1d", "u32", "f32", r, "{%5}", "f"(p.x))
FETCH(v_2d_u32, "2d", "u32", "f32", r, "{%5, %6}", "f"(p.x), "f"(p.y))
FETCH(v_2d_s32, "2d", "s32", "f32", r, "{%5, %6}", "f"(p.x), "f"(p.y))

extern "C" __global__ void v_gather_f32(cudaTextureObject_t view, const float4 *at, float4 *out)
{
    ROW;
    out[i] = tex2Dgather<float4>(view, at[i].x, at[i].y, 0);
}

// Reads by two modes at x in bytes and y; then each thread writes its number where it may.
extern "C" __global__ void v_surface(cudaSurfaceObject_t view, const int4 *at, float4 *out)
{
    ROW;
    int4 p = at[i];
    float4 r = {0, 0, 0, 0};
    r.x = surf2Dread<float>(view, p.x, p.y, cudaBoundaryModeClamp);
    r.y = surf2Dread<float>(view, p.x, p.y, cudaBoundaryModeZero);
    out[i] = r;
    if (p.z == 1) surf2Dwrite(1000.0f + i, view, p.x, p.y, cudaBoundaryModeClamp);
    if (p.z == 2) surf2Dwrite(1000.0f + i, view, p.x, p.y, cudaBoundaryModeZero);
}

// --- requests that are counted: threads with at[i].w of 0 take no part ------------------------------------------------

#define COUNTED(NAME, TYPE, CALL)                                                                                    \
    extern "C" __global__ void NAME(cudaTextureObject_t view, const float4 *at, float *out)                          \
    {                                                                                                                \
        ROW;                                                                                                         \
        float4 p = at[i];                                                                                            \
        if (p.w != 0) {                                                                                              \
            TYPE r = CALL;                                                                                           \
            out[i] = first(r);                                                                                       \
        }                                                                                                            \
    }

static __device__ float first(float r) { return r; }
static __device__ float first(float2 r) { return r.x + r.y; }
static __device__ float first(float4 r) { return r.x + r.y + r.z + r.w; }
static __device__ float first(unsigned char r) { return r; }
static __device__ float first(unsigned short r) { return r; }

COUNTED(c_1d, float, tex1D<float>(view, p.x))
COUNTED(c_2d, float, tex2D<float>(view, p.x, p.y))
COUNTED(c_2d_2, float2, tex2D<float2>(view, p.x, p.y))
COUNTED(c_2d_4, float4, tex2D<float4>(view, p.x, p.y))
COUNTED(c_2d_byte, unsigned char, tex2D<unsigned char>(view, p.x, p.y))
COUNTED(c_2d_short, unsigned short, tex2D<unsigned short>(view, p.x, p.y))
COUNTED(c_3d, float, tex3D<float>(view, p.x, p.y, p.z))
COUNTED(c_a2d, float, tex2DLayered<float>(view, p.x, p.y, __float2int_rd(p.z)))
COUNTED(c_gather, float4, tex2Dgather<float4>(view, p.x, p.y, 0))
COUNTED(c_linear, float, tex1Dfetch<float>(view, __float2int_rd(p.x)))
COUNTED(c_linear_4, float4, tex1Dfetch<float4>(view, __float2int_rd(p.x)))

extern "C" __global__ void c_surface_read(cudaSurfaceObject_t view, const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) out[i] = surf2Dread<float>(view, 4 * __float2int_rd(p.x), __float2int_rd(p.y));
}

extern "C" __global__ void c_surface_write(cudaSurfaceObject_t view, const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) surf2Dwrite(p.x, view, 4 * __float2int_rd(p.x), __float2int_rd(p.y));
    out[i] = 0;
}

extern "C" __global__ void c_surface_write_4(cudaSurfaceObject_t view, const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) surf2Dwrite(p, view, 16 * __float2int_rd(p.x), __float2int_rd(p.y));
    out[i] = 0;
}

__constant__ float table[4096];
__constant__ float2 table_2[2048];
__constant__ float4 table_4[1024];

extern "C" __global__ void c_constant(const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) out[i] = table[__float2int_rd(p.x)];
}

extern "C" __global__ void c_constant_2(const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) out[i] = first(table_2[__float2int_rd(p.x)]);
}

extern "C" __global__ void c_constant_4(const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    if (p.w != 0) out[i] = first(table_4[__float2int_rd(p.x)]);
}

extern "C" __global__ void c_local(const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    float mine[64];
    for (int k = 0; k < 64; k++) mine[(__float2int_rd(p.y) + k) % 64] = p.z + k;
    if (p.w != 0) out[i] = mine[__float2int_rd(p.x)];
}

extern "C" __global__ void c_local_2(const float4 *at, float *out)
{
    ROW;
    float4 p = at[i];
    float2 mine[64];
    for (int k = 0; k < 64; k++) mine[(__float2int_rd(p.y) + k) % 64] = make_float2(p.z + k, k);
    if (p.w != 0) out[i] = first(mine[__float2int_rd(p.x)]);
}
