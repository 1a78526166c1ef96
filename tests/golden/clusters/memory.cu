// Distributed shared memory: loads, stores, atomic operations of every kind, barriers, a histogram; results as checksums.
#include <cstdio>
#include <cstdint>
#include <cooperative_groups.h>
namespace cg = ::cooperative_groups;
template <class K, class... A> int clustered(K k, dim3 g, dim3 b, dim3 c, size_t s, A... a) {
    cudaLaunchConfig_t f = {}; f.gridDim = g; f.blockDim = b; f.dynamicSmemBytes = s;
    cudaLaunchAttribute t[1]; t[0].id = cudaLaunchAttributeClusterDimension; t[0].val.clusterDim = {c.x, c.y, c.z}; f.attrs = t; f.numAttrs = 1;
    int e = cudaLaunchKernelEx(&f, k, a...); cudaGetLastError(); return e;
}
static unsigned sum(const unsigned *v, int n) { unsigned h = 2166136261u; for (int i = 0; i < n; i++) h = (h ^ v[i]) * 16777619u; return h; }
__global__ void neighbours(unsigned *out) { // generic loads through map_shared_rank
    __shared__ unsigned mine[64];
    auto c = cg::this_cluster();
    mine[threadIdx.x] = blockIdx.x * 1000 + threadIdx.x;
    c.sync();
    unsigned *other = c.map_shared_rank(mine, (c.block_rank() + 1) % c.num_blocks());
    out[blockIdx.x * 64 + threadIdx.x] = other[63 - threadIdx.x] + c.query_shared_rank(other) * 100000;
    c.sync();
}
__global__ void words(unsigned *out) { // ld and st .shared::cluster of 1 to 16 bytes
    __shared__ __align__(16) unsigned mine[256];
    unsigned rank, n, t = threadIdx.x; asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(n));
    unsigned own = (unsigned)__cvta_generic_to_shared(mine), far;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(far) : "r"(own), "r"((rank + 1) % n));
    asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;" ::: "memory");
    unsigned at = far + 16 * t, v = rank * 977 + t;
    asm volatile("st.shared::cluster.v4.u32 [%0], {%1, %2, %3, %4};" :: "r"(at), "r"(v), "r"(v * 3), "r"(v * 5), "r"(v * 7) : "memory");
    asm volatile("st.shared::cluster.u8 [%0], %1;" :: "r"(at + 1), "r"(t) : "memory");
    asm volatile("st.shared::cluster.u16 [%0], %1;" :: "r"(at + 6), "h"((short)(t * 257)) : "memory");
    asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory");
    unsigned a, b, d, e; unsigned long long q; unsigned short s; unsigned y;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(far) : "r"(own), "r"((rank + 2) % n));
    at = far + 16 * (63 - t);
    asm volatile("ld.shared::cluster.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(d), "=r"(e) : "r"(at));
    asm volatile("ld.shared::cluster.u64 %0, [%1+8];" : "=l"(q) : "r"(at));
    asm volatile("ld.shared::cluster.u16 %0, [%1+2];" : "=h"(s) : "r"(at));
    asm volatile("ld.volatile.shared::cluster.u8 %0, [%1+1];" : "=r"(y) : "r"(at));
    asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
    out[blockIdx.x * 64 + t] = a ^ b * 3 ^ d * 5 ^ e * 7 ^ (unsigned)(q >> 13) ^ s * 11 ^ y * 13;
}
__global__ void atomics(unsigned *out) { // on the memory of all blocks, by lanes that each address another block
    __shared__ unsigned n[16]; __shared__ float f[2]; __shared__ unsigned long long l[4]; __shared__ double g[1];
    auto c = cg::this_cluster(); unsigned t = threadIdx.x;
    if (t < 16) n[t] = t == 1 ? 0xffffffffu : t == 3 ? 0xffffffffu : 0; if (t < 2) f[t] = 0; if (t < 4) l[t] = t; if (t == 0) g[0] = 0;
    c.sync();
    unsigned r = (t + c.block_rank()) % c.num_blocks();
    unsigned *N = c.map_shared_rank(n, r); float *F = c.map_shared_rank(f, r); unsigned long long *L = c.map_shared_rank(l, r); double *G = c.map_shared_rank(g, r);
    atomicAdd(N, t); atomicMin(N + 1, 1000 - t); atomicMax(N + 2, t * 3); atomicAnd(N + 3, ~(1u << (t % 32))); atomicOr(N + 4, 1u << (t % 31)); atomicXor(N + 5, t * 77);
    atomicInc(N + 6, 16); unsigned old = atomicAdd(N + 7, 1); atomicAdd(N + 8, old); atomicCAS(N + 9, 0, 5); atomicExch(N + 10, 9);
    atomicAdd(F, 0.25f * t); atomicAdd(L + 1, (unsigned long long)t << 33); atomicMax(L + 2, (unsigned long long)t << 40); atomicAdd(G, 0.5 * t);
    unsigned a = (unsigned)__cvta_generic_to_shared(n + 11), b; asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(b) : "r"(a), "r"(r));
    asm volatile("red.shared::cluster.add.u32 [%0], %1;" :: "r"(b), "r"(t + 1) : "memory");
    unsigned w; asm volatile("atom.shared::cluster.add.u32 %0, [%1+4], 2;" : "=r"(w) : "r"(b) : "memory");
    asm volatile("red.release.cluster.shared::cluster.max.u32 [%0+8], %1;" :: "r"(b), "r"(w) : "memory");
    asm volatile("atom.acq_rel.cluster.shared::cluster.exch.b32 %0, [%1+12], 7;" : "=r"(w) : "r"(b) : "memory");
    c.sync();
    if (t < 16) out[blockIdx.x * 64 + t] = n[t];
    if (t == 16) out[blockIdx.x * 64 + t] = __float_as_uint(f[0]); if (t >= 17 && t < 21) out[blockIdx.x * 64 + t] = (unsigned)(l[t - 17] >> 30);
    if (t == 21) out[blockIdx.x * 64 + t] = (unsigned)g[0]; if (t > 21) out[blockIdx.x * 64 + t] = 0;
}
__global__ void spaces(unsigned *out, unsigned *global) { // one generic load whose lanes go to own, other, and global memory
    __shared__ unsigned mine[64]; auto c = cg::this_cluster(); unsigned t = threadIdx.x;
    mine[t] = blockIdx.x * 64 + t; global[blockIdx.x * 64 + t] = 5000 + t;
    c.sync();
    unsigned *p = t % 3 == 0 ? mine + t : t % 3 == 1 ? c.map_shared_rank(mine, t % c.num_blocks()) + t : global + blockIdx.x * 64 + t;
    out[blockIdx.x * 64 + t] = *p;
    c.sync();
}
__global__ void split(unsigned *out) { // arrive, own work with block barriers, wait; several rounds; an uneven number of __syncthreads
    __shared__ unsigned mine[64]; auto c = cg::this_cluster(); unsigned t = threadIdx.x, total = 0;
    for (int round = 0; round < 5; round++) {
        mine[t] = round * 100 + t * (c.block_rank() + 1);
        auto token = c.barrier_arrive();
        unsigned own = t; for (unsigned i = 0; i < c.block_rank(); i++) { __syncthreads(); own = own * 3 + 1; }
        c.barrier_wait(std::move(token));
        for (unsigned r = 0; r < c.num_blocks(); r++) total = total * 31 + *c.map_shared_rank(mine + (t + r) % 64, r);
        total += own;
        c.sync();
    }
    out[blockIdx.x * 64 + t] = total;
}
__global__ void histogram(unsigned *bins, int nbins, int per_block, const int *in, int size) { // of the programming guide
    extern __shared__ int smem[]; int tid = cg::this_grid().thread_rank(); cg::cluster_group c = cg::this_cluster();
    for (int i = threadIdx.x; i < per_block; i += blockDim.x) smem[i] = 0;
    c.sync();
    for (int i = tid; i < size; i += blockDim.x * gridDim.x) {
        int d = in[i]; int bin = d < 0 ? 0 : d >= nbins ? nbins - 1 : d;
        atomicAdd(c.map_shared_rank(smem, bin / per_block) + bin % per_block, 1);
    }
    c.sync();
    for (int i = threadIdx.x; i < per_block; i += blockDim.x) atomicAdd(bins + c.block_rank() * per_block + i, smem[i]);
}
__global__ void __cluster_dims__(4, 1, 1) groups(unsigned *out) {
    auto c = cg::this_cluster(); auto i = c.block_index(); auto d = c.dim_blocks(); auto n = c.dim_threads(); auto x = c.thread_index();
    out[blockIdx.x * 64 + threadIdx.x] = c.thread_rank() + 1000 * c.num_threads() + i.x * 7 + d.x * 11 + n.x * 13 + x.x * 17 + c.size() * 19 + c.num_blocks() * 23;
}
__global__ void leaves(unsigned *out) { // some blocks end before the others meet at the barrier of the cluster
    auto c = cg::this_cluster();
    if (c.block_rank() % 2) return;
    c.sync();
    out[blockIdx.x * 64 + threadIdx.x] = 1 + c.block_rank();
}
__global__ void threads_leave(unsigned *out) { // and so do some threads of each warp
    auto c = cg::this_cluster();
    if (threadIdx.x % 3 == 0) return;
    c.sync();
    out[blockIdx.x * 64 + threadIdx.x] = 1 + c.block_rank();
}
int main() {
    unsigned *out, *global; int *in; cudaMallocManaged(&out, 1 << 16); cudaMallocManaged(&global, 1 << 16); cudaMallocManaged(&in, 10000 * 4);
    auto clear = [&] { for (int i = 0; i < 4096; i++) out[i] = 0; };
    auto show = [&](const char *name, int launched, int n) { int e = cudaDeviceSynchronize(); printf("%s %d %d %08x\n", name, launched, e, sum(out, n)); clear(); };
    clear();
    for (int c : {1, 2, 3, 4, 8}) show("neighbours", clustered(neighbours, dim3(2 * c), 64, dim3(c), 0, out), 128 * c);
    show("neighbours 2x2x2", clustered(neighbours, dim3(8), 64, dim3(8), 0, out), 512);
    for (int c : {2, 4, 8}) show("words", clustered(words, dim3(c), 64, dim3(c), 0, out), 64 * c);
    for (int c : {1, 2, 4}) show("atomics", clustered(atomics, dim3(2 * c), 64, dim3(c), 0, out), 128 * c);
    show("spaces", clustered(spaces, dim3(4), 64, dim3(4), 0, out, global), 256);
    for (int c : {2, 3, 8}) show("split", clustered(split, dim3(2 * c), 64, dim3(c), 0, out), 128 * c);
    unsigned s = 12345; for (int i = 0; i < 10000; i++) { s = s * 1664525 + 1013904223; in[i] = (int)(s >> 16) % 300 - 20; }
    for (int c : {1, 2, 4, 8}) { int per = (256 + c - 1) / c; show("histogram", clustered(histogram, dim3(8), 128, dim3(c), per * 4, out, 256, per, (const int *)in, 10000), 256); }
    groups<<<8, 64>>>(out); show("groups", (int)cudaGetLastError(), 512);
    show("leaves", clustered(leaves, dim3(8), 64, dim3(4), 0, out), 512);
    show("threads_leave", clustered(threads_leave, dim3(8), 64, dim3(4), 0, out), 512);
    return 0;
}
