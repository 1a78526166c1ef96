// The launch of twin.h: reads shape and arrays from the standard input, writes the arrays to the standard output.

struct Launch { unsigned block[3], grid[3], words, slots; Settings settings; };
enum { SUMS = 64, IMAGE = 16 * 8, ROW = 256, STACK = 8 * 8 * 4, PLANE_WIDTH = 128 };
static Launch launch;
static unsigned *input, *output, sums[SUMS], images[2][IMAGE], row_texels[ROW], stack_texels[STACK], *plane_texels;
static Texture image = {images[0], 16, 8, 1}, smooth = {images[1], 16, 8, 1}, row = {row_texels, ROW, 1, 1},
               stack = {stack_texels, 8, 8, 4}, plane = {0, PLANE_WIDTH, 0, 1};
static bool is_smooth(cudaTextureObject_t v) { return v == &smooth; }
static void body() {
    k(input, output, sums, &image, &smooth, &row, &stack, &plane, launch.settings);
    own->ended = true;
    ++progress;
    yield();
}
static void take(void* to, size_t size) { if (fread(to, 1, size, stdin) != size) exit(2); }
static void give(const void* from, size_t size) { if (fwrite(from, 1, size, stdout) != size) exit(2); }
static void run_block() {
    static char* stacks = (char*)malloc(128 << 17);
    barrier_arrived = 0;
    for (auto& warp : exchanges) for (Exchange& e : warp) e.mask = e.arrived = 0;
    for (unsigned t = 0; t < count; ++t) {
        Fiber& f = fibers[t];
        getcontext(&f.context);
        f.context.uc_stack.ss_sp = stacks + ((size_t)t << 17);
        f.context.uc_stack.ss_size = 1 << 17;
        f.place = {t % blockDim.x, t / blockDim.x % blockDim.y, t / (blockDim.x * blockDim.y)};
        f.t = t;
        f.ended = false;
        makecontext(&f.context, body, 0);
    }
    for (unsigned left = count; left;) {
        u64 before = progress;
        left = 0;
        for (unsigned t = 0; t < count; ++t) {
            if (fibers[t].ended) continue;
            own = &fibers[t];
            threadIdx = own->place;
            swapcontext(&scheduler, &own->context);
            left += !own->ended;
        }
        if (left && before == progress) exit(3);
    }
}
int main() {
    take(&launch, sizeof launch);
    blockDim = {launch.block[0], launch.block[1], launch.block[2]};
    gridDim = {launch.grid[0], launch.grid[1], launch.grid[2]};
    count = blockDim.x * blockDim.y * blockDim.z;
    unsigned blocks = gridDim.x * gridDim.y * gridDim.z, out = count * blocks * launch.slots;
    plane.height = 2 * blocks;
    input = (unsigned*)aligned_alloc(256, launch.words * 4);
    output = (unsigned*)aligned_alloc(256, (out * 4 + 255) / 256 * 256);
    plane_texels = plane.texels = (unsigned*)malloc(PLANE_WIDTH * plane.height * 4);
    take(input, launch.words * 4);
    take(output, out * 4);
    take(sums, sizeof sums);
    take(images, sizeof images);
    take(row_texels, sizeof row_texels);
    take(stack_texels, sizeof stack_texels);
    take(plane_texels, PLANE_WIDTH * plane.height * 4);
    for (unsigned b = 0; b < blocks; ++b) {
        blockIdx = {b % gridDim.x, b / gridDim.x % gridDim.y, b / (gridDim.x * gridDim.y)};
        run_block();
    }
    give(output, out * 4);
    give(sums, sizeof sums);
    give(plane_texels, PLANE_WIDTH * plane.height * 4);
}
