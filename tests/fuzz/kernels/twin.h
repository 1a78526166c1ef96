// The names of CUDA and of device.h for this processor: a thread is a fiber, which yields where it waits for others.
//
// The rule: nothing here is shared with the engine. Blocks run one after the other; a block whose fibers all wait ends
// the program with code 3. What a function computes is written down from the guides of CUDA and PTX.
#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
typedef unsigned long long u64;
#define FN static __attribute__((noinline))
#define RN FN
#define HELPER static inline
#define __device__
#define __global__
#define __constant__
#define __shared__ static
#define __restrict__
#define __align__(bytes) __attribute__((aligned(bytes)))
#define DYNAMIC(T, name) static T name[4096] __align__(16)
#define PUT(k, v) (*(volatile unsigned*)(mine + (k)) = (v))
struct uint2 { unsigned x, y; } __align__(8);
struct uint4 { unsigned x, y, z, w; } __align__(16);
struct int2 { int x, y; } __align__(8);
struct int4 { int x, y, z, w; } __align__(16);
struct float2 { float x, y; } __align__(8);
struct float4 { float x, y, z, w; } __align__(16);
struct double2 { double x, y; } __align__(16);
struct ushort4 { unsigned short x, y, z, w; } __align__(8);
struct uchar4 { unsigned char x, y, z, w; } __align__(4);
HELPER uint2 make_uint2(unsigned x, unsigned y) { return {x, y}; }
HELPER uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
HELPER int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
HELPER float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
HELPER double2 make_double2(double x, double y) { return {x, y}; }
typedef const struct Texture* cudaTextureObject_t;
typedef struct Texture* cudaSurfaceObject_t;
struct Texture { unsigned* texels; int width, height, layers; };
struct Settings { unsigned char small; double factor; short steps[3]; u64 wide; float scale; unsigned word; };
struct Env {
    const unsigned* in; unsigned* mine; unsigned* sums; unsigned t, n, b, blocks;
};
extern "C" void k(const unsigned*, unsigned*, unsigned*, cudaTextureObject_t, cudaTextureObject_t, cudaTextureObject_t,
                  cudaTextureObject_t, cudaSurfaceObject_t, Settings);

// --- threads ---------------------------------------------------------------------------------------------------------

struct Shape { unsigned x, y, z; };
static Shape threadIdx, blockIdx, blockDim, gridDim;
struct Exchange { unsigned mask, arrived; u64 number; unsigned words[32][12], given[32][12]; };
struct Fiber { ucontext_t context; Shape place; unsigned t; bool ended; };
static Fiber fibers[128];
static Fiber* own;
static ucontext_t scheduler;
enum { MASKS = 129 };
static Exchange exchanges[4][MASKS];
static unsigned count, barrier_arrived, barrier_votes[3], barrier_result[3];
static u64 barrier_number, progress;
static void yield() { swapcontext(&own->context, &scheduler); }

static unsigned barrier(unsigned vote, int kind) {
    u64 number = barrier_number;
    barrier_votes[0] += vote != 0; barrier_votes[1] |= vote != 0; barrier_votes[2] |= vote == 0;
    ++progress;
    if (++barrier_arrived == count) {
        barrier_result[0] = barrier_votes[0]; barrier_result[1] = barrier_votes[1]; barrier_result[2] = !barrier_votes[2];
        barrier_votes[0] = barrier_votes[1] = barrier_votes[2] = barrier_arrived = 0;
        ++barrier_number;
    } else while (number == barrier_number) yield();
    return barrier_result[kind];
}
HELPER void __syncthreads() { barrier(0, 0); }
HELPER int __syncthreads_count(int p) { return barrier(p, 0); }
HELPER int __syncthreads_or(int p) { return barrier(p, 1); }
HELPER int __syncthreads_and(int p) { return barrier(p, 2); }
HELPER void __threadfence() {}
HELPER void __threadfence_block() {}

static const Exchange& exchanged(unsigned mask, const void* words, int size) {  // what the lanes of a mask have brought
    Exchange* e = exchanges[own->t / 32];
    while (e->mask && e->mask != mask) if (++e == exchanges[own->t / 32] + MASKS - 1) exit(4);
    e->mask = mask;
    unsigned lane = own->t % 32;
    memcpy(e->words[lane], words, size);
    ++progress;
    u64 number = e->number;
    if ((e->arrived |= 1u << lane) == mask) {
        memcpy(e->given, e->words, sizeof e->given);
        e->arrived = 0;
        ++e->number;
    } else while (number == e->number) yield();
    return *e;
}
HELPER void __syncwarp(unsigned mask = ~0u) { exchanged(mask, &mask, 4); }
HELPER unsigned lane_of() { return own->t % 32; }
template <class T> T of_lane(unsigned mask, T value, unsigned lane) {
    T result;
    memcpy(&result, exchanged(mask, &value, sizeof value).given[lane], sizeof result);
    return result;
}
template <class T> T __shfl_sync(unsigned mask, T v, int from, int width = 32) {
    return of_lane(mask, v, (lane_of() & -width) | (from & (width - 1))); }
template <class T> T __shfl_xor_sync(unsigned mask, T v, int other, int width = 32) {
    unsigned from = lane_of() ^ other;
    return of_lane(mask, v, from < (lane_of() & -width) + width ? from : lane_of()); }
template <class T> T __shfl_up_sync(unsigned mask, T v, unsigned distance, int width = 32) {
    return of_lane(mask, v, (lane_of() & (width - 1)) < distance ? lane_of() : lane_of() - distance); }
template <class T> T __shfl_down_sync(unsigned mask, T v, unsigned distance, int width = 32) {
    return of_lane(mask, v, (lane_of() & (width - 1)) + distance >= (unsigned)width ? lane_of() : lane_of() + distance); }
HELPER unsigned __ballot_sync(unsigned mask, int p) {
    unsigned mine = p != 0, result = 0;
    const Exchange& e = exchanged(mask, &mine, 4);
    for (int i = 0; i < 32; ++i) if (mask >> i & 1 && e.given[i][0]) result |= 1u << i;
    return result;
}
HELPER int __any_sync(unsigned mask, int p) { return __ballot_sync(mask, p) != 0; }
HELPER int __all_sync(unsigned mask, int p) { return __ballot_sync(mask, p) == mask; }
HELPER unsigned __match_any_sync(unsigned mask, unsigned v) {
    unsigned result = 0;
    const Exchange& e = exchanged(mask, &v, 4);
    for (int i = 0; i < 32; ++i) if (mask >> i & 1 && e.given[i][0] == v) result |= 1u << i;
    return result;
}
HELPER unsigned __match_all_sync(unsigned mask, unsigned v, int* same) {
    *same = __match_any_sync(mask, v) == mask; return *same ? mask : 0; }
#define REDUCTION(name, T, start, step) \
    HELPER T name(unsigned mask, T v) { \
        T r = start; const Exchange& e = exchanged(mask, &v, 4); \
        for (int i = 0; i < 32; ++i) if (mask >> i & 1) { T x = (T)e.given[i][0]; step; } return r; }
REDUCTION(__reduce_add_sync, unsigned, 0, r += x)
REDUCTION(__reduce_min_sync, unsigned, ~0u, r = x < r ? x : r)
REDUCTION(__reduce_max_sync, int, (int)0x80000000, r = x > r ? x : r)
REDUCTION(__reduce_and_sync, unsigned, ~0u, r &= x)
REDUCTION(__reduce_xor_sync, unsigned, 0, r ^= x)

// --- whole numbers ---------------------------------------------------------------------------------------------------

HELPER int __popc(unsigned x) { return __builtin_popcount(x); }
HELPER int __popcll(u64 x) { return __builtin_popcountll(x); }
HELPER int __clz(int x) { return x ? __builtin_clz(x) : 32; }
HELPER int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
HELPER int __ffs(int x) { return __builtin_ffs(x); }
HELPER int __ffsll(long long x) { return __builtin_ffsll(x); }
HELPER unsigned __brev(unsigned x) { unsigned r = 0; for (int i = 0; i < 32; ++i) r |= (x >> i & 1) << (31 - i); return r; }
HELPER u64 __brevll(u64 x) { return (u64)__brev((unsigned)x) << 32 | __brev((unsigned)(x >> 32)); }
HELPER unsigned __umulhi(unsigned a, unsigned b) { return (u64)a * b >> 32; }
HELPER int __mulhi(int a, int b) { return (long long)a * b >> 32; }
HELPER u64 __umul64hi(u64 a, u64 b) { return (unsigned __int128)a * b >> 64; }
HELPER long long __mul64hi(long long a, long long b) { return (__int128)a * b >> 64; }
HELPER unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
HELPER unsigned __uhadd(unsigned a, unsigned b) { return ((u64)a + b) >> 1; }
HELPER int __rhadd(int a, int b) { return ((long long)a + b + 1) >> 1; }
HELPER unsigned __funnelshift_l(unsigned low, unsigned high, unsigned n) { return (((u64)high << 32 | low) << (n & 31)) >> 32; }
HELPER unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned n) { return ((u64)high << 32 | low) >> (n > 32 ? 32 : n); }
HELPER unsigned __byte_perm(unsigned a, unsigned b, unsigned s) {
    unsigned r = 0; u64 both = (u64)b << 32 | a;
    for (int i = 0; i < 4; ++i) r |= (unsigned)(both >> 8 * (s >> 4 * i & 7) & 255) << 8 * i;
    return r; }
HELPER unsigned permuted(unsigned a, unsigned b, unsigned s) {
    unsigned r = 0; u64 both = (u64)b << 32 | a;
    for (int i = 0; i < 4; ++i) {
        unsigned byte = both >> 8 * (s >> 4 * i & 7) & 255;
        if (s >> (4 * i + 3) & 1) byte = byte & 128 ? 255 : 0;
        r |= byte << 8 * i; }
    return r; }
HELPER int __dp4a(int a, int b, int c) {
    unsigned r = c; for (int i = 0; i < 4; ++i) r += (int)(signed char)(a >> 8 * i) * (int)(signed char)(b >> 8 * i); return r; }
HELPER unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
    for (int i = 0; i < 4; ++i) c += (a >> 8 * i & 255) * (b >> 8 * i & 255); return c; }
HELPER unsigned __dp2a_lo(unsigned a, unsigned b, unsigned c) { return c + (a & 65535) * (b & 255) + (a >> 16) * (b >> 8 & 255); }
HELPER unsigned __vadd4(unsigned a, unsigned b) {
    unsigned r = 0; for (int i = 0; i < 32; i += 8) r |= ((a >> i) + (b >> i) & 255) << i; return r; }
HELPER unsigned __vabsdiffu4(unsigned a, unsigned b) {
    unsigned r = 0;
    for (int i = 0; i < 32; i += 8) { int d = (int)(a >> i & 255) - (int)(b >> i & 255); r |= (unsigned)(d < 0 ? -d : d) << i; }
    return r; }
HELPER unsigned __vminu2(unsigned a, unsigned b) {
    unsigned r = 0;
    for (int i = 0; i < 32; i += 16) { unsigned x = a >> i & 65535, y = b >> i & 65535; r |= (x < y ? x : y) << i; }
    return r; }
template <class T> T min(T a, T b) { return b < a ? b : a; }
template <class T> T max(T a, T b) { return a < b ? b : a; }
HELPER unsigned bit_field(unsigned a, unsigned at, unsigned size) {
    at &= 255; size &= 255; unsigned r = 0;
    for (unsigned i = 0; i < size && i < 32; ++i) if (at + i < 32) r |= (a >> (at + i) & 1) << i;
    return r; }
HELPER unsigned bit_field_signed(unsigned a, unsigned at, unsigned size) {
    at &= 255; size &= 255; if (!size) return 0;
    unsigned last = at + size - 1 < 31 ? at + size - 1 : 31, sign = a >> last & 1, r = 0;
    for (unsigned i = 0; i < 32; ++i) r |= (i < size && at + i < 32 ? a >> (at + i) & 1 : sign) << i;
    return r; }
HELPER unsigned put_field(unsigned a, unsigned b, unsigned at, unsigned size) {
    at &= 255; size &= 255;
    for (unsigned i = 0; i < size && at + i < 32 && i < 32; ++i) b = (b & ~(1u << (at + i))) | (a >> i & 1) << (at + i);
    return b; }
HELPER unsigned sum_of_differences(unsigned a, unsigned b, unsigned c) { return __usad(a, b, c); }
HELPER unsigned mad_high(unsigned a, unsigned b, unsigned c) { return __umulhi(a, b) + c; }
HELPER unsigned mad_high_signed(unsigned a, unsigned b, unsigned c) { return (unsigned)__mulhi(a, b) + c; }
HELPER unsigned product24(unsigned a, unsigned b, unsigned c) { return (unsigned)((u64)(a & 0xffffff) * (b & 0xffffff)) + c; }
HELPER unsigned limited(long long x) { return (unsigned)(int)(x > 0x7fffffffll ? 0x7fffffffll : x < -0x80000000ll ? -0x80000000ll : x); }
HELPER unsigned add_limited(unsigned a, unsigned b) { return limited((long long)(int)a + (int)b); }
HELPER unsigned sub_limited(unsigned a, unsigned b) { return limited((long long)(int)a - (int)b); }
HELPER unsigned turned_left(unsigned low, unsigned high, unsigned n) { return __funnelshift_l(low, high, n); }
HELPER unsigned pushed_right(unsigned low, unsigned high, unsigned n) { return __funnelshift_rc(low, high, n); }
HELPER unsigned shifted_right(unsigned a, unsigned n) { return (unsigned)((int)a >> (n > 31 ? 31 : n)); }
HELPER unsigned shifted_left(unsigned a, unsigned n) { return n > 31 ? 0 : a << n; }
HELPER unsigned highest_bit(unsigned a) { return a ? 31 - __builtin_clz(a) : ~0u; }
template <int TABLE> unsigned looked_up(unsigned a, unsigned b, unsigned c) {
    unsigned r = 0;
    for (int i = 0; i < 32; ++i) r |= (unsigned)(TABLE >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i;
    return r; }
HELPER u64 carried_sum(u64 a, u64 b) { return a + b; }
HELPER u64 carried_product(unsigned a, unsigned b, u64 c) { return (u64)a * b + c; }

// --- atomic operations: a fiber is not interrupted -------------------------------------------------------------------

template <class T> T atomicAdd(T* p, T v) { T old = *p; *p = old + v; return old; }
template <class T> T atomicSub(T* p, T v) { T old = *p; *p = old - v; return old; }
template <class T> T atomicExch(T* p, T v) { T old = *p; *p = v; return old; }
template <class T> T atomicMin(T* p, T v) { T old = *p; *p = v < old ? v : old; return old; }
template <class T> T atomicMax(T* p, T v) { T old = *p; *p = v > old ? v : old; return old; }
template <class T> T atomicAnd(T* p, T v) { T old = *p; *p = old & v; return old; }
template <class T> T atomicOr(T* p, T v) { T old = *p; *p = old | v; return old; }
template <class T> T atomicXor(T* p, T v) { T old = *p; *p = old ^ v; return old; }
template <class T> T atomicCAS(T* p, T is, T v) { T old = *p; if (old == is) *p = v; return old; }
HELPER unsigned atomicInc(unsigned* p, unsigned v) { unsigned old = *p; *p = old >= v ? 0 : old + 1; return old; }
HELPER unsigned atomicDec(unsigned* p, unsigned v) { unsigned old = *p; *p = old == 0 || old > v ? v : old - 1; return old; }
#include "twin_floats.h"
#include "twin_main.h"
