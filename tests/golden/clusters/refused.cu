// Which launches are refused, with which number; occupancy of clusters; attributes of functions.
#include <cstdio>
#include <cooperative_groups.h>
namespace cg = ::cooperative_groups;
__global__ void bare(unsigned *out) { if (out) out[blockIdx.x] = 1; }
__global__ void __cluster_dims__(2, 1, 1) two(unsigned *out) { if (out) out[blockIdx.x] = 1; }
__global__ void __cluster_dims__(16, 1, 1) sixteen(unsigned *out) { if (out) out[blockIdx.x] = 1; }
__global__ void __launch_bounds__(128, 1, 4) at_most_four(unsigned *out) { if (out) out[blockIdx.x] = 1; }
__global__ void __launch_bounds__(1024, 1) heavy(unsigned *out) { extern __shared__ int s[]; s[threadIdx.x] = 1; __syncthreads(); if (out) out[blockIdx.x] = s[0]; }
template <class K, class... A> int clustered(K k, dim3 g, dim3 b, dim3 c, size_t s, int coop, A... a) {
    cudaLaunchConfig_t f = {}; f.gridDim = g; f.blockDim = b; f.dynamicSmemBytes = s;
    cudaLaunchAttribute t[2]; t[0].id = cudaLaunchAttributeClusterDimension; t[0].val.clusterDim = {c.x, c.y, c.z}; f.attrs = t; f.numAttrs = 1;
    if (coop) { t[1].id = cudaLaunchAttributeCooperative; t[1].val.cooperative = 1; f.numAttrs = 2; }
    int e = cudaLaunchKernelEx(&f, k, a...); int l = cudaGetLastError(); int y = cudaDeviceSynchronize(); printf("%d %d %d; ", e, l, y); return e;
}
template <class K> void occupancy(const char *name, K k, dim3 b, dim3 c, size_t s, dim3 g) {
    cudaLaunchConfig_t f = {}; f.gridDim = g; f.blockDim = b; f.dynamicSmemBytes = s; int n = -1, size = -1;
    cudaLaunchAttribute t[1]; t[0].id = cudaLaunchAttributeClusterDimension; t[0].val.clusterDim = {c.x, c.y, c.z}; f.attrs = t; f.numAttrs = c.x ? 1 : 0;
    int e = cudaOccupancyMaxActiveClusters(&n, k, &f); int e2 = cudaOccupancyMaxPotentialClusterSize(&size, k, &f); cudaGetLastError();
    printf("%s block %u cluster %ux%ux%u shared %zu grid %u: %d %d, %d %d\n", name, b.x, c.x, c.y, c.z, s, g.x, e, n, e2, size);
}
template <class K> void attributes(const char *name, K k) {
    cudaFuncAttributes a; int e = cudaFuncGetAttributes(&a, k);
    printf("%s %d: must %d required %d %d %d policy %d nonportable %d\n", name, e, a.clusterDimMustBeSet, a.requiredClusterWidth, a.requiredClusterHeight, a.requiredClusterDepth, a.clusterSchedulingPolicyPreference, a.nonPortableClusterSizeAllowed);
}
int main() {
    unsigned *out; cudaMalloc(&out, 4096); int v = -1; cudaDeviceGetAttribute(&v, cudaDevAttrClusterLaunch, 0); printf("cluster launch %d\n", v);
    printf("grid 5 cluster 2: "); clustered(bare, 5, 32, 2, 0, 0, out);
    printf("\ncluster 0: "); clustered(bare, 4, 32, dim3(0, 0, 0), 0, 0, out);
    printf("\ncluster 2x0x0: "); clustered(bare, 4, 32, dim3(2, 0, 0), 0, 0, out);
    printf("\ncluster 16: "); clustered(bare, 16, 32, 16, 0, 0, out);
    printf("\ncluster 9: "); clustered(bare, 9, 32, 9, 0, 0, out);
    printf("\ncluster 5: "); clustered(bare, 5, 32, 5, 0, 0, out);
    printf("\ncluster 7: "); clustered(bare, 14, 32, 7, 0, 0, out);
    printf("\ncluster 2x2x3: "); clustered(bare, dim3(2, 2, 3), 32, dim3(2, 2, 3), 0, 0, out);
    printf("\ncluster 1x1x8: "); clustered(bare, dim3(1, 1, 8), 32, dim3(1, 1, 8), 0, 0, out);
    printf("\ncluster 4 of 2: "); clustered(bare, 2, 32, 4, 0, 0, out);
    printf("\ntwo<<<4>>>: "); two<<<4, 32>>>(out); printf("%d %d", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    printf("\ntwo<<<3>>>: "); two<<<3, 32>>>(out); printf("%d %d", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    printf("\ntwo with attribute 2: "); clustered(two, 4, 32, 2, 0, 0, out);
    printf("\ntwo with attribute 4: "); clustered(two, 4, 32, 4, 0, 0, out);
    printf("\ntwo with attribute 1: "); clustered(two, 4, 32, 1, 0, 0, out);
    printf("\nat_most_four 4: "); clustered(at_most_four, 8, 32, 4, 0, 0, out);
    printf("\nat_most_four 8: "); clustered(at_most_four, 8, 32, 8, 0, 0, out);
    printf("\nat_most_four plain: "); at_most_four<<<4, 32>>>(out); printf("%d %d", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    printf("\nsixteen<<<16>>>: "); sixteen<<<16, 32>>>(out); printf("%d %d", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    printf("\ncooperative cluster 2 of 8: "); clustered(bare, 8, 32, 2, 0, 1, out);
    printf("\ncooperative cluster 2 of 65536: "); clustered(bare, 65536, 1024, 2, 0, 1, out);
    printf("\nallow %d, sixteen<<<16>>>: ", (int)cudaFuncSetAttribute(sixteen, cudaFuncAttributeNonPortableClusterSizeAllowed, 1)); sixteen<<<16, 32>>>(out); printf("%d %d", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    attributes("\nany", bare); attributes("two", two); attributes("sixteen", sixteen); attributes("at_most_four", at_most_four);
    for (unsigned c : {0, 1, 2, 3, 4, 5, 8, 16}) occupancy("any", bare, 128, dim3(c, 1, 1), 0, 240);
    for (unsigned c : {2, 4, 8}) occupancy("any", bare, 1024, dim3(c, 1, 1), 0, 240);
    for (unsigned c : {2, 4, 8}) for (size_t s : {0, 40000}) occupancy("any", bare, 512, dim3(2, c / 2, 1), s, 240);
    cudaFuncSetAttribute(heavy, cudaFuncAttributeMaxDynamicSharedMemorySize, 200 << 10);
    for (unsigned c : {1, 2, 4, 8, 16}) for (size_t s : {4096, 100 << 10, 200 << 10}) occupancy("heavy", heavy, 1024, dim3(c, 1, 1), s, 240);
    occupancy("two", two, 128, dim3(2, 1, 1), 0, 240); occupancy("two", two, 128, dim3(0, 1, 1), 0, 240); occupancy("two", two, 128, dim3(4, 1, 1), 0, 240);
    occupancy("any", bare, 2048, dim3(2, 1, 1), 0, 240); occupancy("any", bare, 128, dim3(2, 1, 1), 300000, 240); occupancy("any", bare, 128, dim3(2, 1, 1), 0, 241);
    printf("allow %d\n", (int)cudaFuncSetAttribute(bare, cudaFuncAttributeNonPortableClusterSizeAllowed, 1));
    printf("cluster 16: "); clustered(bare, 16, 32, 16, 0, 0, out); printf("\ncluster 17: "); clustered(bare, 17, 32, 17, 0, 0, out); printf("\ncluster 12: "); clustered(bare, 12, 32, 12, 0, 0, out);
    printf("\nplain: "); bare<<<3, 32>>>(out); printf("%d %d\n", (int)cudaGetLastError(), (int)cudaDeviceSynchronize());
    for (unsigned c : {8, 12, 16}) occupancy("any", bare, 128, dim3(c, 1, 1), 0, 240);
    for (unsigned c : {8, 16}) occupancy("any", bare, 1024, dim3(c, 1, 1), 0, 240);
    attributes("any", bare);
    int b = -1; cudaOccupancyMaxActiveBlocksPerMultiprocessor(&b, two, 128, 0); printf("blocks of two %d\n", b);
    return 0;
}
