// The floating-point, texture, copy and matrix functions of twin.h.

static float as_float(unsigned x) { float f; memcpy(&f, &x, 4); return f; }
static unsigned as_unsigned(float f) { unsigned x; memcpy(&x, &f, 4); return x; }
HELPER float __uint_as_float(unsigned x) { return as_float(x); }
HELPER float real(unsigned x) { return as_float(x); }
HELPER double real64(u64 x) { double d; memcpy(&d, &x, 8); return d; }
HELPER unsigned bits(float x) { return x != x ? 0x7fffffffu : as_unsigned(x); }
HELPER u64 bits(double x) { u64 r; memcpy(&r, &x, 8); return x != x ? 0x7fffffffffffffffull : r; }
HELPER unsigned clean(unsigned x) { return (x & 0x7fffu) > 0x7c00u ? 0x7fffu : x & 0xffffu; }
HELPER unsigned clean2(unsigned x) { return clean(x) | clean(x >> 16) << 16; }

// Of two zeros the negative one is smaller, which C leaves open.
template <class F> F least(F a, F b) { return a != a ? b : b != b ? a : a == b ? (signbit(a) ? a : b) : a < b ? a : b; }
template <class F> F most(F a, F b) { return a != a ? b : b != b ? a : a == b ? (signbit(a) ? b : a) : a > b ? a : b; }
#define fminf(a, b) least<float>(a, b)
#define fmaxf(a, b) most<float>(a, b)
#define fmin(a, b) least<double>(a, b)
#define fmax(a, b) most<double>(a, b)

// Volatile operands keep the compiler from moving an operation out of its rounding mode.
#define ROUNDED(name, T, mode, expression, ...) \
    HELPER T name(__VA_ARGS__) { fesetround(mode); volatile T r = expression; fesetround(FE_TONEAREST); return r; }
#define V volatile
ROUNDED(__fadd_rz, float, FE_TOWARDZERO, a + b, V float a, V float b)
ROUNDED(__fadd_ru, float, FE_UPWARD, a + b, V float a, V float b)
ROUNDED(__fmul_rd, float, FE_DOWNWARD, a * b, V float a, V float b)
ROUNDED(__fmul_ru, float, FE_UPWARD, a * b, V float a, V float b)
ROUNDED(__fdiv_rz, float, FE_TOWARDZERO, a / b, V float a, V float b)
ROUNDED(__fdiv_ru, float, FE_UPWARD, a / b, V float a, V float b)
ROUNDED(__fsqrt_rd, float, FE_DOWNWARD, sqrtf(a), V float a)
ROUNDED(__frcp_rn, float, FE_TONEAREST, 1.0f / a, V float a)
ROUNDED(__frcp_ru, float, FE_UPWARD, 1.0f / a, V float a)
ROUNDED(__fmaf_rz, float, FE_TOWARDZERO, fmaf(a, b, c), V float a, V float b, V float c)
ROUNDED(__dadd_rd, double, FE_DOWNWARD, a + b, V double a, V double b)
ROUNDED(__dmul_ru, double, FE_UPWARD, a * b, V double a, V double b)
ROUNDED(__ddiv_rz, double, FE_TOWARDZERO, a / b, V double a, V double b)
ROUNDED(__dsqrt_ru, double, FE_UPWARD, sqrt(a), V double a)
ROUNDED(__fma_rd, double, FE_DOWNWARD, fma(a, b, c), V double a, V double b, V double c)
ROUNDED(__double2float_rz, float, FE_TOWARDZERO, (float)a, V double a)
ROUNDED(__double2float_ru, float, FE_UPWARD, (float)a, V double a)
ROUNDED(__int2float_rz, float, FE_TOWARDZERO, (float)a, V int a)
ROUNDED(__uint2float_rd, float, FE_DOWNWARD, (float)a, V unsigned a)
ROUNDED(__ull2float_rn, float, FE_TONEAREST, (float)a, V u64 a)
ROUNDED(__ll2double_ru, double, FE_UPWARD, (double)a, V long long a)
HELPER double rounded(double x, int mode) { fesetround(mode); V double v = x, r = nearbyint(v); fesetround(FE_TONEAREST); return r; }
template <class T> T cut_to(double x, double low, double above, T least_one, T greatest, T of_nan) {
    return x != x ? of_nan : x < low ? least_one : x >= above ? greatest : (T)x; }
HELPER int to_int(double x) { return cut_to<int>(x, -2147483648.0, 2147483648.0, (int)0x80000000, 0x7fffffff, 0); }
HELPER unsigned to_unsigned(double x) { return cut_to<unsigned>(x, 0, 4294967296.0, 0, ~0u, 0); }
HELPER int __float2int_rz(float x) { return to_int(rounded(x, FE_TOWARDZERO)); }
HELPER int __float2int_rn(float x) { return to_int(rounded(x, FE_TONEAREST)); }
HELPER int __float2int_rd(float x) { return to_int(rounded(x, FE_DOWNWARD)); }
HELPER unsigned __float2uint_ru(float x) { return to_unsigned(rounded(x, FE_UPWARD)); }
HELPER unsigned __float2uint_rz(float x) { return to_unsigned(rounded(x, FE_TOWARDZERO)); }
// Of 64 bits a NaN is the number with the highest bit alone (PTX ISA, cvt).
HELPER long long __float2ll_rz(float x) {
    return cut_to<long long>(rounded(x, FE_TOWARDZERO), -0x1p63, 0x1p63, (long long)(1ull << 63), 0x7fffffffffffffffll,
                             (long long)(1ull << 63)); }
HELPER int __double2int_rn(double x) { return cut_to<int>(rounded(x, FE_TONEAREST), -2147483648.0, 2147483648.0,
                                                          (int)0x80000000, 0x7fffffff, (int)0x80000000); }

// --- 16 bits: computed exactly or with 113 bits, then rounded ----------------------------------------------------------

HELPER float of_half(unsigned x) { unsigned short s = x; _Float16 h; memcpy(&h, &s, 2); return (float)h; }
HELPER unsigned to_half(__float128 x) {
    _Float16 h = (_Float16)x; unsigned short s; memcpy(&s, &h, 2); return clean(s); }
HELPER float of_brain(unsigned x) { return as_float(x << 16); }
HELPER unsigned to_brain(__float128 x) {
    if (x != x) return 0x7fff;
    fesetround(FE_TOWARDZERO); V float zero = (float)x; fesetround(FE_TONEAREST);
    unsigned low = as_unsigned(zero); __float128 rest = x - zero;
    unsigned tail = (low & 0xffff) | (rest != 0), kept = low >> 16;
    if (tail > 0x8000 || (tail == 0x8000 && kept & 1)) ++kept;
    return kept; }
#define EACH_HALF(name, expression, ...) \
    static unsigned name##_1(__VA_ARGS__) { return expression; }
EACH_HALF(half_sum, to_half((__float128)of_half(a) + of_half(b)), unsigned a, unsigned b)
EACH_HALF(half_product, to_half((__float128)of_half(a) * of_half(b)), unsigned a, unsigned b)
EACH_HALF(half_fma, to_half((__float128)of_half(a) * of_half(b) + of_half(c)), unsigned a, unsigned b, unsigned c)
EACH_HALF(half_least, to_half(least(of_half(a), of_half(b))), unsigned a, unsigned b)
EACH_HALF(half_most, to_half(most(of_half(a), of_half(b))), unsigned a, unsigned b)
EACH_HALF(half_less, of_half(a) < of_half(b) ? 0x3c00 : 0, unsigned a, unsigned b)
EACH_HALF(brain_fma, to_brain((__float128)of_brain(a) * of_brain(b) + of_brain(c)), unsigned a, unsigned b, unsigned c)
EACH_HALF(brain_least, to_brain(least(of_brain(a), of_brain(b))), unsigned a, unsigned b)
#define BOTH_2(name) HELPER unsigned name(unsigned a, unsigned b) { return name##_1(a, b) | name##_1(a >> 16, b >> 16) << 16; }
#define BOTH_3(name) HELPER unsigned name(unsigned a, unsigned b, unsigned c) { \
    return name##_1(a, b, c) | name##_1(a >> 16, b >> 16, c >> 16) << 16; }
BOTH_2(half_sum) BOTH_2(half_product) BOTH_3(half_fma) BOTH_2(half_least) BOTH_2(half_most) BOTH_2(half_less)
BOTH_3(brain_fma) BOTH_2(brain_least)
HELPER unsigned halves(float low, float high) { return to_half(low) | to_half(high) << 16; }
HELPER unsigned brains(float low, float high) { return to_brain(low) | to_brain(high) << 16; }

// --- textures and surfaces -------------------------------------------------------------------------------------------

static int kept(int x, int size) { return x < 0 ? 0 : x >= size ? size - 1 : x; }
static unsigned texel(cudaTextureObject_t v, int x, int y, int layer) {
    return v->texels[(kept(layer, v->layers) * v->height + kept(y, v->height)) * v->width + kept(x, v->width)]; }
static bool is_smooth(cudaTextureObject_t v);
template <class T> T tex2D(cudaTextureObject_t v, float x, float y) {
    if (!is_smooth(v)) return as_float(texel(v, (int)floorf(x), (int)floorf(y), 0));
    float left = floorf(x - 0.5f), top = floorf(y - 0.5f), a = x - 0.5f - left, b = y - 0.5f - top;
    int i = (int)left, j = (int)top;
    return (1 - a) * (1 - b) * as_float(texel(v, i, j, 0)) + a * (1 - b) * as_float(texel(v, i + 1, j, 0)) +
           (1 - a) * b * as_float(texel(v, i, j + 1, 0)) + a * b * as_float(texel(v, i + 1, j + 1, 0)); }
template <class T> T tex2Dgather(cudaTextureObject_t v, float x, float y, int) {
    int i = (int)floorf(x - 0.5f), j = (int)floorf(y - 0.5f);
    return {as_float(texel(v, i, j + 1, 0)), as_float(texel(v, i + 1, j + 1, 0)), as_float(texel(v, i + 1, j, 0)),
            as_float(texel(v, i, j, 0))}; }
template <class T> T tex1Dfetch(cudaTextureObject_t v, int x) { return x < 0 || x >= v->width ? 0 : v->texels[x]; }
template <class T> T tex2DLayered(cudaTextureObject_t v, float x, float y, int layer) {
    unsigned w = texel(v, (int)floorf(x), (int)floorf(y), layer);
    return {(unsigned char)w, (unsigned char)(w >> 8), (unsigned char)(w >> 16), (unsigned char)(w >> 24)}; }
template <class T> T surf2Dread(cudaSurfaceObject_t v, int x, int y) { return v->texels[y * v->width + x / 4]; }
template <class T> void surf2Dwrite(T value, cudaSurfaceObject_t v, int x, int y) { v->texels[y * v->width + x / 4] = value; }
template <class T> T __ldg(const T* p) { return *p; }
template <class T> T __ldcg(const T* p) { return *p; }

// --- copies and matrices ---------------------------------------------------------------------------------------------

template <int BYTES> void copy_async(void* shared, const void* global) { memcpy(shared, global, BYTES); }
HELPER void copies_done() {}
static unsigned element_pair(const Exchange& e, int number, bool transposed) {  // this lane's part of a matrix of 8 by 8
    unsigned lane = lane_of(), row = lane / 4, column = lane % 4 * 2, r = 0;
    for (unsigned i = 0; i < 2; ++i) {
        unsigned from = transposed ? column + i : row, at = transposed ? row : column + i;
        const unsigned short* p; memcpy(&p, e.given[8 * number + from], sizeof p);
        r |= (unsigned)p[at] << 16 * i; }
    return r; }
HELPER const Exchange& rows(const void* row) { return exchanged(~0u, &row, sizeof row); }
HELPER unsigned matrix(const void* row) { unsigned d = element_pair(rows(row), 0, false); __syncwarp(); return d; }
HELPER uint4 matrices(const void* row) {
    const Exchange& e = rows(row);
    uint4 d = {element_pair(e, 0, false), element_pair(e, 1, false), element_pair(e, 2, false), element_pair(e, 3, false)};
    __syncwarp(); return d; }
HELPER uint2 turned_matrices(const void* row) {
    const Exchange& e = rows(row);
    uint2 d = {element_pair(e, 0, true), element_pair(e, 1, true)};
    __syncwarp(); return d; }
HELPER void store_matrices(void* row, uint2 a) {
    const Exchange& e = rows(row); unsigned lane = lane_of(), words[2] = {a.x, a.y};
    for (int m = 0; m < 2; ++m) {
        char* p; memcpy(&p, e.given[8 * m + lane / 4], sizeof p);
        memcpy(p + lane % 4 * 4, &words[m], 4); }
    __syncwarp(); }
HELPER unsigned turned(unsigned a) {
    const Exchange& e = exchanged(~0u, &a, 4); unsigned lane = lane_of(), r = 0;
    for (unsigned i = 0; i < 2; ++i) {
        unsigned row = lane % 4 * 2 + i, column = lane / 4;
        r |= (e.given[row * 4 + column / 2][0] >> 16 * (column % 2) & 65535) << 16 * i; }
    return r; }
struct Factors { uint4 a; uint2 b; };
HELPER float4 half_mma(uint4 a, uint2 b, float4 c) {
    Factors own_part = {a, b}; const Exchange& e = exchanged(~0u, &own_part, 24);
    float* sums[4] = {&c.x, &c.y, &c.z, &c.w}; unsigned lane = lane_of();
    for (int i = 0; i < 4; ++i) {
        unsigned row = lane / 4 + 8 * (i / 2), column = lane % 4 * 2 + i % 2;
        for (unsigned k = 0; k < 16; ++k) {
            const unsigned* f = e.given[row % 8 * 4 + k % 8 / 2]; const unsigned* g = e.given[column * 4 + k % 8 / 2];
            *sums[i] += of_half(f[row / 8 + 2 * (k / 8)] >> 16 * (k % 2)) * of_half(g[4 + k / 8] >> 16 * (k % 2)); } }
    return c; }
HELPER int4 byte_mma(uint4 a, uint2 b, int4 c) {
    Factors own_part = {a, b}; const Exchange& e = exchanged(~0u, &own_part, 24);
    int* sums[4] = {&c.x, &c.y, &c.z, &c.w}; unsigned lane = lane_of();
    for (int i = 0; i < 4; ++i) {
        unsigned row = lane / 4 + 8 * (i / 2), column = lane % 4 * 2 + i % 2;
        for (unsigned k = 0; k < 32; ++k) {
            const unsigned* f = e.given[row % 8 * 4 + k % 16 / 4]; const unsigned* g = e.given[column * 4 + k % 16 / 4];
            *sums[i] += (signed char)(f[row / 8 + 2 * (k / 16)] >> 8 * (k % 4)) * (signed char)(g[4 + k / 16] >> 8 * (k % 4)); } }
    return c; }
HELPER double2 double_mma(double a, double b, double2 c) {
    double own_part[2] = {a, b}; const Exchange& e = exchanged(~0u, own_part, 16); unsigned lane = lane_of();
    for (int i = 0; i < 2; ++i)
        for (int k = 0; k < 4; ++k) {
            double f, g; memcpy(&f, e.given[lane / 4 * 4 + k], 8); memcpy(&g, e.given[(lane % 4 * 2 + i) * 4 + k] + 2, 8);
            (i ? c.y : c.x) += f * g; }
    return c; }
