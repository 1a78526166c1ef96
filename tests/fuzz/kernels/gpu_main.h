// Launches a generated kernel on a GPU: PROGRAM LAUNCH EXPECTED reads the launch as twin_main.h does, compares what the
// arrays hold then with a file, and prints one line. The exit code is 0 if all is equal, 1 if not, 2 if it did not run.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
enum { SUMS = 64, IMAGE = 16 * 8, ROW = 256, STACK = 8 * 8 * 4, PLANE_WIDTH = 128 };
struct Launch { unsigned block[3], grid[3], words, slots; Settings settings; };
static void must(cudaError_t error, const char* what) {
    if (error != cudaSuccess) { printf("%s: %s\n", what, cudaGetErrorString(error)); exit(2); } }
#define MUST(call) must(call, #call)
static FILE* launch_file;
static std::vector<char> taken(size_t size) {
    std::vector<char> bytes(size);
    if (fread(bytes.data(), 1, size, launch_file) != size) { printf("the launch is too short\n"); exit(2); }
    return bytes; }
static void* copied(const std::vector<char>& bytes) {
    void* p; MUST(cudaMalloc(&p, bytes.size()));
    MUST(cudaMemcpy(p, bytes.data(), bytes.size(), cudaMemcpyHostToDevice)); return p; }
static cudaArray_t array_of(const void* texels, cudaChannelFormatDesc texel, size_t bytes, int width, int height, int layers,
                            unsigned flags) {
    cudaArray_t array; MUST(cudaMalloc3DArray(&array, &texel, make_cudaExtent(width, height, layers), flags));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr((void*)texels, width * bytes, width, height);
    copy.dstArray = array; copy.extent = make_cudaExtent(width, height, layers ? layers : 1); copy.kind = cudaMemcpyHostToDevice;
    MUST(cudaMemcpy3D(&copy)); return array; }
static cudaTextureObject_t texture_of(const cudaResourceDesc& resource, cudaTextureFilterMode filter) {
    cudaTextureDesc how = {}; how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp; how.filterMode = filter;
    how.readMode = cudaReadModeElementType;
    cudaTextureObject_t texture; MUST(cudaCreateTextureObject(&texture, &resource, &how, nullptr)); return texture; }
static cudaResourceDesc resource_of(cudaArray_t array) {
    cudaResourceDesc resource = {}; resource.resType = cudaResourceTypeArray; resource.res.array.array = array; return resource; }
int main(int, char** names) {
    launch_file = fopen(names[1], "rb");
    if (!launch_file) { printf("there is no %s\n", names[1]); return 2; }
    MUST(cudaDeviceSetLimit(cudaLimitStackSize, 16384));
    Launch launch; memcpy(&launch, taken(sizeof launch).data(), sizeof launch);
    const unsigned *b = launch.block, *g = launch.grid, blocks = g[0] * g[1] * g[2];
    const size_t out_bytes = (size_t)b[0] * b[1] * b[2] * blocks * launch.slots * 4;
    void* in = copied(taken(launch.words * 4)); void* out = copied(taken(out_bytes)); void* sums = copied(taken(SUMS * 4));
    cudaTextureObject_t images[2];
    for (int i = 0; i < 2; ++i)
        images[i] = texture_of(resource_of(array_of(taken(IMAGE * 4).data(), cudaCreateChannelDesc<float>(), 4, 16, 8, 0,
                                                    cudaArrayTextureGather)), i ? cudaFilterModeLinear : cudaFilterModePoint);
    cudaResourceDesc linear = {}; linear.resType = cudaResourceTypeLinear; linear.res.linear.devPtr = copied(taken(ROW * 4));
    linear.res.linear.desc = cudaCreateChannelDesc<unsigned>(); linear.res.linear.sizeInBytes = ROW * 4;
    cudaTextureObject_t row = texture_of(linear, cudaFilterModePoint);
    cudaTextureObject_t stack = texture_of(resource_of(array_of(taken(STACK * 4).data(), cudaCreateChannelDesc<uchar4>(), 4, 8, 8,
                                                                4, cudaArrayLayered)), cudaFilterModePoint);
    const unsigned rows = 2 * blocks;
    cudaArray_t plane = array_of(taken(PLANE_WIDTH * rows * 4).data(), cudaCreateChannelDesc<unsigned>(), 4, PLANE_WIDTH, rows, 0,
                                 cudaArraySurfaceLoadStore);
    cudaResourceDesc resource = resource_of(plane); cudaSurfaceObject_t surface; MUST(cudaCreateSurfaceObject(&surface, &resource));
    k<<<dim3(g[0], g[1], g[2]), dim3(b[0], b[1], b[2]), 2048>>>((unsigned*)in, (unsigned*)out, (unsigned*)sums, images[0], images[1],
                                                                row, stack, surface, launch.settings);
    MUST(cudaGetLastError());
    MUST(cudaDeviceSynchronize());
    std::vector<unsigned> actual(out_bytes / 4 + SUMS + PLANE_WIDTH * rows), right(actual.size() + 1);
    MUST(cudaMemcpy(actual.data(), out, out_bytes, cudaMemcpyDeviceToHost));
    MUST(cudaMemcpy(actual.data() + out_bytes / 4, sums, SUMS * 4, cudaMemcpyDeviceToHost));
    MUST(cudaMemcpy2DFromArray(actual.data() + out_bytes / 4 + SUMS, PLANE_WIDTH * 4, plane, 0, 0, PLANE_WIDTH * 4, rows,
                               cudaMemcpyDeviceToHost));
    FILE* expected = fopen(names[2], "rb");
    if (!expected || fread(right.data(), 4, right.size(), expected) != actual.size()) { printf("%s does not fit\n", names[2]); return 2; }
    for (size_t i = 0; i < actual.size(); ++i)
        if (actual[i] != right[i]) { printf("word %zu is %#x, expected %#x\n", i, actual[i], right[i]); return 1; }
    printf("right\n");
}
