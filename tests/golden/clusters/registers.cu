// What the registers of a cluster hold, block by block; addresses of distributed shared memory.
#include <cstdio>
#include <cstdint>
#include <cooperative_groups.h>
namespace cg = ::cooperative_groups;
#define REG(name) ({ unsigned v_; asm volatile("mov.u32 %0, %%" name ";" : "=r"(v_)); v_; })
__device__ void fill(unsigned *row) {
    row[0] = REG("cluster_ctaid.x"); row[1] = REG("cluster_ctaid.y"); row[2] = REG("cluster_ctaid.z");
    row[3] = REG("cluster_nctaid.x"); row[4] = REG("cluster_nctaid.y"); row[5] = REG("cluster_nctaid.z");
    row[6] = REG("cluster_ctarank"); row[7] = REG("cluster_nctarank");
    row[8] = REG("clusterid.x"); row[9] = REG("clusterid.y"); row[10] = REG("clusterid.z");
    row[11] = REG("nclusterid.x"); row[12] = REG("nclusterid.y"); row[13] = REG("nclusterid.z");
    unsigned e; asm volatile("{.reg .pred p; mov.pred p, %%is_explicit_cluster; selp.u32 %0, 1, 0, p;}" : "=r"(e));
    row[14] = e; row[15] = REG("ctaid.x");
}
__device__ unsigned *row_of(unsigned *out) { return out + 16 * (blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z)); }
__global__ void bare(unsigned *out) { if (threadIdx.x == 0) fill(row_of(out)); }
__global__ void __cluster_dims__(2, 1, 2) fixed(unsigned *out) { if (threadIdx.x == 0) fill(row_of(out)); }
__global__ void addresses(unsigned *out, unsigned long long *wide) {
    __shared__ int mine[4];
    if (threadIdx.x) return;
    unsigned own = (unsigned)__cvta_generic_to_shared(mine), rank = REG("cluster_ctarank"), n = REG("cluster_nctarank");
    unsigned *row = out + 64 * blockIdx.x; unsigned long long *w = wide + 16 * blockIdx.x;
    row[0] = own;
    unsigned k; asm volatile("getctarank.shared::cluster.u32 %0, %1;" : "=r"(k) : "r"(own)); row[1] = k;
    asm volatile("getctarank.u64 %0, %1;" : "=r"(k) : "l"(mine)); row[2] = k;
    for (unsigned r = 0; r < n; r++) {
        unsigned a; asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(a) : "r"(own), "r"(r)); row[4 + r] = a;
        asm volatile("getctarank.shared::cluster.u32 %0, %1;" : "=r"(k) : "r"(a)); row[12 + r] = k;
        unsigned long long g; asm volatile("mapa.u64 %0, %1, %2;" : "=l"(g) : "l"(mine), "r"(r)); w[r] = g - (unsigned long long)mine;
        unsigned s, c, gl; asm volatile("{.reg .pred p; isspacep.shared::cta p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(s) : "l"(g));
        asm volatile("{.reg .pred p; isspacep.shared::cluster p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(c) : "l"(g));
        asm volatile("{.reg .pred p; isspacep.global p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(gl) : "l"(g));
        unsigned p; asm volatile("{.reg .pred p; isspacep.shared p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(p) : "l"(g));
        unsigned long long back; asm volatile("cvta.to.shared::cluster.u64 %0, %1;" : "=l"(back) : "l"(g));
        row[20 + r] = s | c << 1 | gl << 2 | p << 3; row[28 + r] = (unsigned)back == a;
        asm volatile("getctarank.u64 %0, %1;" : "=r"(k) : "l"(g)); row[36 + r] = k;
        unsigned long long up; asm volatile("cvta.shared::cluster.u64 %0, %1;" : "=l"(up) : "l"((unsigned long long)a));
        row[44 + r] = up == g;
    }
    (void)rank;
}
static void show(const char *name, unsigned *out, int blocks) {
    int e = cudaDeviceSynchronize(); printf("%s: %d\n", name, e);
    for (int b = 0; b < blocks; b++) { for (int i = 0; i < 16; i++) printf("%u ", out[16 * b + i]); printf("\n"); }
}
template <class K, class... A> int clustered(K k, dim3 g, dim3 b, dim3 c, size_t s, A... a) {
    cudaLaunchConfig_t f = {}; f.gridDim = g; f.blockDim = b; f.dynamicSmemBytes = s;
    cudaLaunchAttribute t[1]; t[0].id = cudaLaunchAttributeClusterDimension; t[0].val.clusterDim = {c.x, c.y, c.z}; f.attrs = t; f.numAttrs = 1;
    int e = cudaLaunchKernelEx(&f, k, a...); cudaGetLastError(); return e;
}
int main() {
    unsigned *out; cudaMallocManaged(&out, 1 << 16);
    bare<<<dim3(2, 2), 32>>>(out); show("plain", out, 4);
    printf("%d ", clustered(bare, dim3(4, 2, 2), 32, dim3(2, 2, 1), 0, out)); show("2x2x1 of 4x2x2", out, 16);
    printf("%d ", clustered(bare, dim3(3), 32, dim3(3), 0, out)); show("3 of 3", out, 3);
    printf("%d ", clustered(bare, dim3(2), 32, dim3(1), 0, out)); show("1 of 2", out, 2);
    fixed<<<dim3(4, 1, 2), 32>>>(out); show("__cluster_dims__(2,1,2) of 4x1x2", out, 8);
    unsigned long long *wide; cudaMallocManaged(&wide, 4096);
    printf("%d ", clustered(addresses, dim3(4), 32, dim3(4), 0, out, wide)); printf("addresses: %d\n", (int)cudaDeviceSynchronize());
    for (int b = 0; b < 4; b++) { for (int i = 0; i < 52; i++) printf("%x ", out[64 * b + i]); for (int i = 0; i < 4; i++) printf("%llx ", wide[16 * b + i]); printf("\n"); }
    addresses<<<1, 32>>>(out, wide); printf("alone: %d ", (int)cudaDeviceSynchronize());
    for (int i = 0; i < 52; i++) printf("%x ", out[i]); printf("%llx\n", wide[0]);
    return 0;
}
