// What every generated kernel begins with on a GPU and in the engine; twin.h has the same names for this processor.
//
// The rule: a result is defined by the guides of CUDA and PTX to the last bit. NaNs have one pattern (`bits`, `clean`).
typedef unsigned long long u64;
#ifdef INLINED
#define FN static __device__ __forceinline__
#else
#define FN static __device__ __noinline__
#endif
#define RN static __device__ __noinline__
#define HELPER static __device__ __forceinline__
#define DYNAMIC(T, name) extern __shared__ __align__(16) T name[]
#define PUT(k, v) (*(volatile unsigned*)(mine + (k)) = (v))

struct Settings { unsigned char small; double factor; short steps[3]; u64 wide; float scale; unsigned word; };
struct Env {
    const unsigned* in; unsigned* mine; unsigned* sums; unsigned t, n, b, blocks;
};

HELPER unsigned bits(float x) { return x != x ? 0x7fffffffu : __float_as_uint(x); }
HELPER u64 bits(double x) { return x != x ? 0x7fffffffffffffffull : (u64)__double_as_longlong(x); }
HELPER float real(unsigned x) { return __uint_as_float(x); }
HELPER double real64(u64 x) { return __longlong_as_double((long long)x); }
HELPER unsigned clean(unsigned x) { return (x & 0x7fffu) > 0x7c00u ? 0x7fffu : x & 0xffffu; }
HELPER unsigned clean2(unsigned x) { return clean(x) | clean(x >> 16) << 16; }
HELPER unsigned clean_b(unsigned x) { return (x & 0x7fffu) > 0x7f80u ? 0x7fffu : x & 0xffffu; }
HELPER unsigned clean_b2(unsigned x) { return clean_b(x) | clean_b(x >> 16) << 16; }

#define ASM_1(name, text, after) \
    HELPER unsigned name(unsigned a) { unsigned d; asm(text " %0, %1;" : "=r"(d) : "r"(a)); return after(d); }
#define ASM_2(name, text, after) \
    HELPER unsigned name(unsigned a, unsigned b) { \
        unsigned d; asm(text " %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b)); return after(d); }
#define ASM_3(name, text, after) \
    HELPER unsigned name(unsigned a, unsigned b, unsigned c) { \
        unsigned d; asm(text " %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c)); return after(d); }
#define AS_IT_IS(d) d
ASM_3(bit_field, "bfe.u32", AS_IT_IS)
ASM_3(bit_field_signed, "bfe.s32", AS_IT_IS)
ASM_3(sum_of_differences, "sad.u32", AS_IT_IS)
ASM_3(mad_high, "mad.hi.u32", AS_IT_IS)
ASM_3(mad_high_signed, "mad.hi.s32", AS_IT_IS)
ASM_3(product24, "mad24.lo.u32", AS_IT_IS)
ASM_2(add_limited, "add.sat.s32", AS_IT_IS)
ASM_2(sub_limited, "sub.sat.s32", AS_IT_IS)
ASM_3(turned_left, "shf.l.wrap.b32", AS_IT_IS)
ASM_3(pushed_right, "shf.r.clamp.b32", AS_IT_IS)
ASM_2(shifted_right, "shr.s32", AS_IT_IS)
ASM_2(shifted_left, "shl.b32", AS_IT_IS)
ASM_3(permuted, "prmt.b32", AS_IT_IS)
ASM_1(highest_bit, "bfind.u32", AS_IT_IS)
ASM_2(half_sum, "add.rn.f16x2", clean2)
ASM_2(half_product, "mul.rn.f16x2", clean2)
ASM_3(half_fma, "fma.rn.f16x2", clean2)
ASM_2(half_least, "min.f16x2", clean2)
ASM_2(half_most, "max.f16x2", clean2)
ASM_2(half_less, "set.lt.f16x2.f16x2", clean2)
ASM_3(brain_fma, "fma.rn.bf16x2", clean_b2)
ASM_2(brain_least, "min.bf16x2", clean_b2)
HELPER unsigned halves(float low, float high) {
    unsigned d; asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(high), "f"(low)); return clean2(d); }
HELPER unsigned brains(float low, float high) {
    unsigned d; asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(high), "f"(low)); return clean_b2(d); }
HELPER float of_half(unsigned x) {
    float d; asm("{ .reg .b16 l, h; mov.b32 {l, h}, %1; cvt.f32.f16 %0, l; }" : "=f"(d) : "r"(x)); return d; }
HELPER float of_brain(unsigned x) { return real(x << 16); }
HELPER unsigned put_field(unsigned a, unsigned b, unsigned at, unsigned size) {
    unsigned d; asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(d) : "r"(a), "r"(b), "r"(at), "r"(size)); return d; }
template <int TABLE> HELPER unsigned looked_up(unsigned a, unsigned b, unsigned c) {
    unsigned d; asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(d) : "r"(a), "r"(b), "r"(c), "n"(TABLE)); return d; }
HELPER u64 carried_sum(u64 a, u64 b) {
    unsigned l, h;
    asm("add.cc.u32 %0, %2, %4; addc.u32 %1, %3, %5;" : "=r"(l), "=r"(h)
        : "r"((unsigned)a), "r"((unsigned)(a >> 32)), "r"((unsigned)b), "r"((unsigned)(b >> 32)));
    return (u64)h << 32 | l; }
HELPER u64 carried_product(unsigned a, unsigned b, u64 c) {
    unsigned l, h;
    asm("mad.lo.cc.u32 %0, %2, %3, %4; madc.hi.u32 %1, %2, %3, %5;" : "=r"(l), "=r"(h)
        : "r"(a), "r"(b), "r"((unsigned)c), "r"((unsigned)(c >> 32)));
    return (u64)h << 32 | l; }

HELPER unsigned shared_address(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
template <int BYTES> HELPER void copy_async(void* shared, const void* global) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(shared_address(shared)), "l"(global), "n"(BYTES)
                 : "memory"); }
HELPER void copies_done() { asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory"); }
HELPER unsigned matrix(const void* row) {
    unsigned d; asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(d)
                             : "r"(shared_address(row)) : "memory"); return d; }
HELPER uint4 matrices(const void* row) {
    uint4 d; asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                          : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w) : "r"(shared_address(row)) : "memory"); return d; }
HELPER uint2 turned_matrices(const void* row) {
    uint2 d; asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(d.x), "=r"(d.y)
                          : "r"(shared_address(row)) : "memory"); return d; }
HELPER void store_matrices(void* row, uint2 a) {
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" ::"r"(shared_address(row)), "r"(a.x), "r"(a.y)
                 : "memory"); }
HELPER unsigned turned(unsigned a) {
    unsigned d; asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(d) : "r"(a)); return d; }
HELPER float4 half_mma(uint4 a, uint2 b, float4 c) {
    float4 d; asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, "
                           "{%8, %9}, {%10, %11, %12, %13};" : "=f"(d.x), "=f"(d.y), "=f"(d.z), "=f"(d.w)
                           : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.x), "r"(b.y),
                             "f"(c.x), "f"(c.y), "f"(c.z), "f"(c.w)); return d; }
HELPER int4 byte_mma(uint4 a, uint2 b, int4 c) {
    int4 d; asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, "
                         "{%8, %9}, {%10, %11, %12, %13};" : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
                         : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.x), "r"(b.y),
                           "r"(c.x), "r"(c.y), "r"(c.z), "r"(c.w)); return d; }
HELPER double2 double_mma(double a, double b, double2 c) {
    double2 d; asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};"
                            : "=d"(d.x), "=d"(d.y) : "d"(a), "d"(b), "d"(c.x), "d"(c.y)); return d; }
