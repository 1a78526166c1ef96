/* The CUDA driver: modules and libraries, what is linked, functions and their launches. */
#define _GNU_SOURCE
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- modules and libraries: the same thing ------------------------------------------------------------------------ */

enum { INFO_LOG = 3, INFO_LOG_BYTES = 4, ERROR_LOG = 5, ERROR_LOG_BYTES = 6 }; /* CUjit_option */

/* Say in the program's own logs whether an image was taken; a size of theirs becomes that of the text. */
static void put_logs(unsigned count, const int *options, void **values, int error) {
    const char *text = error ? "Warplens does not execute this image; its report says why" : "";
    size_t room = 0;
    for (unsigned i = 0; i < count; i++)
        if (options[i] == ERROR_LOG_BYTES) room = (unsigned)(uintptr_t)values[i];
    for (unsigned i = 0; i < count; i++) {
        if (options[i] == ERROR_LOG && values[i] && room) snprintf(values[i], room, "%s", text);
        if (options[i] == INFO_LOG_BYTES) values[i] = NULL;
        if (options[i] == ERROR_LOG_BYTES) values[i] = (void *)(uintptr_t)(error && room ? strnlen(text, room - 1) + 1 : 0);
    }
}

static int load(Module **handle, const void *image, size_t size, unsigned count, const int *options, void **values) {
    if (!handle || !image) return INVALID_VALUE;
    Module *module = new_module(image, size);
    int error = make_ready(module); /* at once: the program may free the image */
    put_logs(options && values ? count : 0, options, values, error);
    if (error) drop_module(module);
    else *handle = module;
    return error;
}

/* Return what a file holds, with a zero byte behind it, to be freed; NULL where it cannot be read. */
static char *contents(const char *path, size_t *size) {
    FILE *file = path ? fopen(path, "rb") : NULL;
    if (!file) return NULL;
    char *data = NULL;
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    if (length >= 0 && (data = calloc(1, (size_t)length + 1))) *size = fread(data, 1, (size_t)length, file);
    fclose(file);
    return data;
}

static int load_file(Module **handle, const char *path, unsigned count, const int *options, void **values) {
    size_t size = 0;
    char *image = contents(path, &size);
    int error = image ? load(handle, image, size, count, options, values) : 301; /* CUDA_ERROR_FILE_NOT_FOUND */
    free(image);
    return error;
}

static int find_kernel(Kernel **kernel, Module *module, const char *name) {
    int error;
    if (!kernel || !name) return INVALID_VALUE;
    if (!is_module(module)) return INVALID_HANDLE;
    Kernel *named = named_kernel(module, name, &error);
    if (named) error = know_parameters(named);
    if (!error) *kernel = named;
    return error;
}

static int find_variable(void **address, size_t *size, Module *module, const char *name, bool is_managed) {
    int error;
    if (!name) return INVALID_VALUE;
    if (!is_module(module)) return INVALID_HANDLE;
    Variable *variable = named_variable(module, name, &error);
    if (!variable) return error;
    if (is_managed && !variable->is_managed) return NOT_FOUND;
    if (address) *address = variable->address;
    if (size) *size = variable->size;
    return SUCCESS;
}

static int list_kernels(Kernel **kernels, unsigned room, unsigned *count, Module *module) {
    unsigned all;
    if (!is_module(module)) return INVALID_HANDLE;
    return kernels_of(module, kernels, kernels ? room : 0, count ? count : &all);
}

API(cuModuleLoad)(Module **module, const char *path) { HERE(load_file(module, path, 0, NULL, NULL)); }
API(cuModuleLoadData)(Module **module, const void *image) { HERE(load(module, image, 0, 0, NULL, NULL)); }
API(cuModuleLoadDataEx)(Module **module, const void *image, unsigned count, const int *options, void **values) { HERE(load(module, image, 0, count, options, values)); }
API(cuModuleLoadFatBinary)(Module **module, const void *image) { HERE(load(module, image, 0, 0, NULL, NULL)); }
API(cuModuleUnload)(Module *module) { HERE(drop_module(module)); }
API(cuModuleGetLoadingMode)(int *mode) { DRIVER(mode ? (*mode = 1, SUCCESS) : INVALID_VALUE); /* at once */ }
API(cuModuleGetFunction)(Kernel **kernel, Module *module, const char *name) { HERE(find_kernel(kernel, module, name)); }
API(cuModuleGetFunctionCount)(unsigned *count, Module *module) { HERE(count ? list_kernels(NULL, 0, count, module) : INVALID_VALUE); }
API(cuModuleEnumerateFunctions)(Kernel **kernels, unsigned room, Module *module) { HERE(list_kernels(kernels, room, NULL, module)); }
API(cuModuleGetGlobal_v2)(void **address, size_t *size, Module *module, const char *name) { HERE(find_variable(address, size, module, name, false)); }

API(cuLibraryLoadData)(Module **library, const void *image, const int *options, void **values, unsigned count, const int *more, void **more_values, unsigned more_count) { DRIVER(load(library, image, 0, count, options, values)); }
API(cuLibraryLoadFromFile)(Module **library, const char *path, const int *options, void **values, unsigned count, const int *more, void **more_values, unsigned more_count) { DRIVER(load_file(library, path, count, options, values)); }
API(cuLibraryUnload)(Module *library) { DRIVER(drop_module(library)); }
API(cuLibraryGetKernel)(Kernel **kernel, Module *library, const char *name) { DRIVER(find_kernel(kernel, library, name)); }
API(cuLibraryGetKernelCount)(unsigned *count, Module *library) { DRIVER(count ? list_kernels(NULL, 0, count, library) : INVALID_VALUE); }
API(cuLibraryEnumerateKernels)(Kernel **kernels, unsigned room, Module *library) { DRIVER(list_kernels(kernels, room, NULL, library)); }
API(cuLibraryGetModule)(Module **module, Module *library) { HERE(!module ? INVALID_VALUE : is_module(library) ? (*module = library, SUCCESS) : INVALID_HANDLE); }
API(cuLibraryGetGlobal)(void **address, size_t *size, Module *library, const char *name) { HERE(find_variable(address, size, library, name, false)); }
API(cuLibraryGetManaged)(void **address, size_t *size, Module *library, const char *name) { DRIVER(find_variable(address, size, library, name, true)); }

/* --- what the program links itself -------------------------------------------------------------------------------- */

typedef struct { Message image; unsigned count; const int *options; void **values; } Link;
enum { CUBIN_INPUT = 0, PTX_INPUT = 1, FAT_INPUT = 2, OBJECT_INPUT = 3, LIBRARY_INPUT = 4 }; /* CUjitInputType */

static int new_link(Link **handle, unsigned count, const int *options, void **values) {
    if (!handle) return INVALID_VALUE;
    Link *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    *made = (Link){.count = options && values ? count : 0, .options = options, .values = values};
    *handle = made;
    return SUCCESS;
}
static int add_input(Link *link, int kind, const void *data, size_t size, const char *name) {
    if (!link || !data || !size) return INVALID_VALUE;
    if (kind == LIBRARY_INPUT && name && strstr(name, "libcudadevrt")) return SUCCESS; /* the engine has its functions itself */
    int error = kind <= FAT_INPUT ? put_linked(&link->image, data, size) : NOT_SUPPORTED;
    if (error) note("what the program links is not PTX (%s), which Warplens does not execute", name ? name : "without a name");
    put_logs(link->count, link->options, link->values, error);
    return error;
}
static int add_file(Link *link, int kind, const char *path) {
    size_t size = 0;
    char *data = contents(path, &size);
    int error = data ? add_input(link, kind, data, size, path) : 301;
    free(data);
    return error;
}
static int complete(Link *link, void **image, size_t *size) {
    if (!link || !image) return INVALID_VALUE;
    if (!link->image.size) return INVALID_VALUE;
    *image = link->image.data;
    if (size) *size = link->image.size;
    put_logs(link->count, link->options, link->values, SUCCESS);
    return SUCCESS;
}
static int drop_link(Link *link) {
    if (!link) return INVALID_HANDLE;
    free(link->image.data);
    free(link);
    return SUCCESS;
}
API(cuLinkCreate_v2)(unsigned count, const int *options, void **values, Link **link) { HERE(new_link(link, count, options, values)); }
ALSO(cuLinkCreate_v2, cuLinkCreate);
API(cuLinkAddData_v2)(Link *link, int kind, const void *data, size_t size, const char *name, unsigned count, const int *options, void **values) { HERE(add_input(link, kind, data, size, name)); }
ALSO(cuLinkAddData_v2, cuLinkAddData);
API(cuLinkAddFile_v2)(Link *link, int kind, const char *path, unsigned count, const int *options, void **values) { HERE(add_file(link, kind, path)); }
ALSO(cuLinkAddFile_v2, cuLinkAddFile);
API(cuLinkComplete)(Link *link, void **image, size_t *size) { HERE(complete(link, image, size)); }
API(cuLinkDestroy)(Link *link) { HERE(drop_link(link)); }

/* --- functions ---------------------------------------------------------------------------------------------------- */

#define FOR(handle, expression) HERE((const void *)kernel_of(handle) == (handle) ? (expression) : INVALID_HANDLE)

static int get_attribute(int *value, int attribute, Kernel *kernel) {
    if (!value || attribute < 0 || attribute >= 16) return INVALID_VALUE;
    int error = know_attributes(kernel);
    if (!error) *value = kernel->attributes[attribute];
    return error;
}
static int parameter_place(Kernel *kernel, size_t index, size_t *offset, size_t *size) {
    int error = know_parameters(kernel);
    if (error) return error;
    if (!offset || index >= kernel->parameters) return INVALID_VALUE;
    *offset = kernel->offsets[index];
    if (size) *size = kernel->sizes[index];
    return SUCCESS;
}
API(cuFuncGetAttribute)(int *value, int attribute, Kernel *kernel) { FOR(kernel, get_attribute(value, attribute, kernel)); }
API(cuFuncSetAttribute)(Kernel *kernel, int attribute, int value) { FOR(kernel, set_attribute(kernel, attribute, value)); }
API(cuFuncSetCacheConfig)(Kernel *kernel, int config) { FOR(kernel, SUCCESS); }
API(cuFuncSetSharedMemConfig)(Kernel *kernel, int config) { FOR(kernel, SUCCESS); }
API(cuFuncGetModule)(Module **module, Kernel *kernel) { FOR(kernel, module ? (*module = kernel->module, SUCCESS) : INVALID_VALUE); }
API(cuFuncGetName)(const char **name, Kernel *kernel) { FOR(kernel, name ? (*name = kernel->name, SUCCESS) : INVALID_VALUE); }
API(cuFuncGetParamInfo)(Kernel *kernel, size_t index, size_t *offset, size_t *size) { FOR(kernel, parameter_place(kernel, index, offset, size)); }
API(cuFuncIsLoaded)(int *state, Kernel *kernel) { FOR(kernel, state ? (*state = 1, SUCCESS) : INVALID_VALUE); }
API(cuFuncLoad)(Kernel *kernel) { FOR(kernel, know_parameters(kernel)); }
API(cuKernelGetFunction)(Kernel **function, Kernel *kernel) { FOR(kernel, function ? (*function = kernel, SUCCESS) : INVALID_VALUE); }
API(cuKernelGetLibrary)(Module **library, Kernel *kernel) { FOR(kernel, library ? (*library = kernel->module, SUCCESS) : INVALID_VALUE); }
API(cuKernelGetAttribute)(int *value, int attribute, Kernel *kernel, int number) { FOR(kernel, is_device(number) ? INVALID_DEVICE : get_attribute(value, attribute, kernel)); }
API(cuKernelSetAttribute)(int attribute, int value, Kernel *kernel, int number) { FOR(kernel, is_device(number) ? INVALID_DEVICE : set_attribute(kernel, attribute, value)); }
API(cuKernelSetCacheConfig)(Kernel *kernel, int config, int number) { FOR(kernel, is_device(number)); }
API(cuKernelGetName)(const char **name, Kernel *kernel) { FOR(kernel, name ? (*name = kernel->name, SUCCESS) : INVALID_VALUE); }
API(cuKernelGetParamInfo)(Kernel *kernel, size_t index, size_t *offset, size_t *size) { FOR(kernel, parameter_place(kernel, index, offset, size)); }

typedef size_t (*SharedOfBlock)(int threads);
enum { WARP_SIZE = 10, MULTIPROCESSORS = 16, THREADS_OF_MULTIPROCESSOR = 39 }; /* CUdevice_attribute */

/* Return in `*threads` the largest block of those that keep most threads resident, and the grid that fills the device. */
static int best_block(int *grid, int *threads, Kernel *kernel, SharedOfBlock shared_of, size_t shared, int limit) {
    int most = 0, best = 0, error = grid && threads ? get_attribute(&most, 0, kernel) : INVALID_VALUE;
    int warp = device.attributes[WARP_SIZE];
    if (limit > 0 && limit < most) most = limit;
    for (int tried = most; !error && tried > 0; tried = (tried - 1) / warp * warp) {
        int blocks = 0;
        error = occupancy(&blocks, kernel, tried, shared_of ? shared_of(tried) : shared);
        if (blocks * tried <= best) continue;
        best = blocks * tried;
        *threads = tried;
        *grid = blocks * device.attributes[MULTIPROCESSORS];
        if (best == device.attributes[THREADS_OF_MULTIPROCESSOR]) break;
    }
    return error;
}
API(cuOccupancyMaxActiveBlocksPerMultiprocessor)(int *blocks, Kernel *kernel, int threads, size_t shared) { FOR(kernel, occupancy(blocks, kernel, threads, shared)); }
API(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)(int *blocks, Kernel *kernel, int threads, size_t shared, unsigned flags) { FOR(kernel, occupancy(blocks, kernel, threads, shared)); }
API(cuOccupancyMaxPotentialBlockSize)(int *grid, int *threads, Kernel *kernel, SharedOfBlock shared_of, size_t shared, int limit) { FOR(kernel, best_block(grid, threads, kernel, shared_of, shared, limit)); }
API(cuOccupancyMaxPotentialBlockSizeWithFlags)(int *grid, int *threads, Kernel *kernel, SharedOfBlock shared_of, size_t shared, int limit, unsigned flags) { FOR(kernel, best_block(grid, threads, kernel, shared_of, shared, limit)); }
API(cuOccupancyAvailableDynamicSMemPerBlock)(size_t *shared, Kernel *kernel, int blocks, int threads) { FOR(kernel, available_shared(shared, kernel, blocks, threads)); }

/* --- launches ----------------------------------------------------------------------------------------------------- */

typedef struct { Extent grid, block; unsigned shared; void *stream; LaunchAttribute *attributes; unsigned count; } LaunchConfiguration;

static int clusters_of(int *active, int *largest, Kernel *kernel, const LaunchConfiguration *of) {
    if (!of || !(active || largest)) return INVALID_VALUE;
    Launch asked = {0};
    take_attributes(&asked, of->attributes, of->count);
    return clusters(active, largest, kernel, of->grid, of->block, of->shared, asked.cluster);
}
API(cuOccupancyMaxActiveClusters)(int *active, Kernel *kernel, const LaunchConfiguration *of) { FOR(kernel, clusters_of(active, NULL, kernel, of)); }
API(cuOccupancyMaxPotentialClusterSize)(int *blocks, Kernel *kernel, const LaunchConfiguration *of) { FOR(kernel, clusters_of(NULL, blocks, kernel, of)); }

static int launch_packed(Launch *made, void *stream, void **arguments, void **extra) {
    int error = packed(made->kernel, arguments, extra, &made->parameters);
    if (!error) error = launch(made, stream);
    free(made->parameters);
    return error;
}
static int launch_configured(const LaunchConfiguration *configuration, Kernel *kernel, void **arguments, void **extra) {
    if (!configuration) return INVALID_VALUE;
    Launch made = {.kernel = kernel, .grid = configuration->grid, .block = configuration->block, .shared = configuration->shared};
    take_attributes(&made, configuration->attributes, configuration->count);
    return launch_packed(&made, configuration->stream, arguments, extra);
}
API(cuLaunchKernel)(Kernel *kernel, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared, void *stream, void **arguments, void **extra) {
    Launch made = {.kernel = kernel, .grid = {grid_x, grid_y, grid_z}, .block = {block_x, block_y, block_z}, .shared = shared};
    FOR(kernel, launch_packed(&made, stream, arguments, extra));
}
ALSO(cuLaunchKernel, cuLaunchKernel_ptsz);
API(cuLaunchCooperativeKernel)(Kernel *kernel, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared, void *stream, void **arguments) {
    Launch made = {.kernel = kernel, .grid = {grid_x, grid_y, grid_z}, .block = {block_x, block_y, block_z}, .shared = shared, .is_cooperative = true};
    FOR(kernel, launch_packed(&made, stream, arguments, NULL));
}
ALSO(cuLaunchCooperativeKernel, cuLaunchCooperativeKernel_ptsz);
API(cuLaunchKernelEx)(const LaunchConfiguration *configuration, Kernel *kernel, void **arguments, void **extra) { FOR(kernel, launch_configured(configuration, kernel, arguments, extra)); }
ALSO(cuLaunchKernelEx, cuLaunchKernelEx_ptsz);
