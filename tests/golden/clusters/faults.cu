// One mistake a call, by its number; the error that synchronising returns.
#include <cstdio>
#include <cstdlib>
#include <cooperative_groups.h>
namespace cg = ::cooperative_groups;
extern __shared__ unsigned dyn[];
__device__ unsigned mapped(unsigned a, unsigned r) { unsigned b; asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(b) : "r"(a), "r"(r)); return b; }
__device__ unsigned load(unsigned a) { unsigned v; asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(v) : "r"(a) : "memory"); return v; }
__device__ void meet() { asm volatile("barrier.cluster.arrive;\nbarrier.cluster.wait;" ::: "memory"); }
__global__ void __cluster_dims__(2, 1, 1) wrong(int which, unsigned *out) {
    __shared__ unsigned mine[32];
    unsigned own = (unsigned)__cvta_generic_to_shared(mine), rank; asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    mine[threadIdx.x % 32] = rank + 7;
    meet();
    unsigned v = 0;
    switch (which) {
    case 0: v = load(mapped(own, 1 - rank)); break;
    case 1: v = load(mapped(own, 2)); break;                            // no such block
    case 2: v = load(mapped(own, 1 - rank) + 32 * 4 + 4096); break;     // beyond its shared memory
    case 3: v = load(mapped(own, 1 - rank) + (256 << 10)); break;       // far beyond
    case 4: if (rank) return; for (int i = 0; i < 100000; i++) v += load(mapped(own, 1)); break;   // the other block has ended
    case 5: if (rank) return; __nanosleep(1000000); v = load(mapped(own, 1)); break;               // long ago
    case 6: v = load(mapped(own, 1 - rank) + 2); break;                 // misaligned
    case 7: asm volatile("barrier.cluster.wait;"); break;               // without having arrived
    case 8: asm volatile("barrier.cluster.arrive;"); break;             // and never waits
    case 9: asm volatile("barrier.cluster.arrive;\nbarrier.cluster.arrive;\nbarrier.cluster.wait;"); break; // arrives twice
    case 10: v = load(mapped(own, 1 - rank) - own + 16); break;         // in what is reserved
    case 11: { unsigned *p; asm volatile("mapa.u64 %0, %1, %2;" : "=l"(p) : "l"(mine), "r"(3)); v = *p; break; }
    case 12: if (threadIdx.x < 32 && rank == 0) meet(); break;          // one warp of one block meets, the others end
    case 13: { unsigned *p; asm volatile("mapa.u64 %0, %1, %2;" : "=l"(p) : "l"(out), "r"(1)); v = *p; break; } // of a global address
    case 14: asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(mapped(own, 9)), "r"(1) : "memory"); break;
    }
    if (which != 4 && which != 5 && which != 12) meet();
    if (threadIdx.x == 0) out[rank] = v;
}
int main(int n, char **a) {
    int which = n > 1 ? atoi(a[1]) : 0; unsigned *out, host[2] = {}; cudaMalloc(&out, 8); cudaMemset(out, 0, 8);
    wrong<<<2, 64>>>(which, out); int l = cudaGetLastError(), e = cudaDeviceSynchronize(); const char *name = cudaGetErrorName((cudaError_t)e);
    cudaMemcpy(host, out, 8, cudaMemcpyDeviceToHost); printf("case %d: %d %d %s %u %u\n", which, l, e, name, host[0], host[1]);
    return 0;
}
