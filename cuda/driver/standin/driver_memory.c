/* The CUDA driver: memory, copies and fills, what an address is, arrays, textures and surfaces. */
#include "driver.h"

#include <stdlib.h>
#include <string.h>

enum { ON_HOST = 1, DEVICE_MEMORY = 2, IN_ARRAY = 3, UNIFIED = 4, GRANULARITY = 2 << 20, INVALID_NUMBER = -2 };
enum { TO_HOST = 2, EITHER = 4, WITHIN = 3, TO_DEVICE = 1 }; /* cudaMemcpyKind */

/* --- memory ------------------------------------------------------------------------------------------------------- */

static int allocate_some(void **address, size_t size, Kind kind) { return size ? allocate(address, size, kind) : INVALID_VALUE; }

API(cuMemGetInfo_v2)(size_t *unused, size_t *all) { HERE(!unused || !all ? INVALID_VALUE : (*all = device.memory_bytes, *unused = *all - used_bytes(), SUCCESS)); }
API(cuMemAlloc_v2)(void **address, size_t size) { HERE(allocate_some(address, size, ON_DEVICE)); }
API(cuMemAllocPitch_v2)(void **address, size_t *pitch, size_t width, size_t height, unsigned element) {
    HERE(!width || !height ? INVALID_VALUE : element != 4 && element != 8 && element != 16 ? INVALID_VALUE : allocate_rows(address, pitch, width, height));
}
static int free_waiting(void *address) {
    int error = synchronise();
    return error ? error : release(address, ON_DEVICE);
}
API(cuMemFree_v2)(void *address) { HERE(free_waiting(address)); }
API(cuMemAllocHost_v2)(void **address, size_t size) { HERE(allocate_some(address, size, PINNED)); }
API(cuMemHostAlloc)(void **address, size_t size, unsigned flags) { HERE(allocate_some(address, size, PINNED)); }
API(cuMemFreeHost)(void *address) { HERE(release(address, PINNED)); }
API(cuMemHostGetFlags)(unsigned *flags, void *address) { HERE(flags && allocation_of(address) ? (*flags = 2, SUCCESS) : INVALID_VALUE); /* mapped */ }
static int device_pointer(void **address, void *host) {
    if (!address) return INVALID_VALUE;
    if (!allocation_of(host)) {
        unsupported("cuMemHostRegister with a device pointer");
        return NOT_SUPPORTED;
    }
    *address = host;
    return SUCCESS;
}
API(cuMemHostGetDevicePointer_v2)(void **address, void *host, unsigned flags) { HERE(flags ? INVALID_VALUE : device_pointer(address, host)); }
API(cuMemHostRegister_v2)(void *address, size_t size, unsigned flags) { HERE(address && size ? SUCCESS : INVALID_VALUE); }
ALSO(cuMemHostRegister_v2, cuMemHostRegister);
API(cuMemHostUnregister)(void *address) { HERE(address ? SUCCESS : INVALID_VALUE); }
API(cuMemAllocManaged)(void **address, size_t size, unsigned flags) { HERE(flags != 1 && flags != 2 ? INVALID_VALUE : allocate_some(address, size, MANAGED)); }
static int range(void **base, size_t *size, void *address) {
    Allocation *allocation = allocation_of(address);
    if (!allocation) return NOT_FOUND;
    if (base) *base = (void *)allocation->address;
    if (size) *size = allocation->size;
    return SUCCESS;
}
API(cuMemGetAddressRange_v2)(void **base, size_t *size, void *address) { HERE(range(base, size, address)); }
API(cuMemPrefetchAsync)(void *address, size_t size, int number, void *stream) { HERE(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
ALSO(cuMemPrefetchAsync, cuMemPrefetchAsync_ptsz);
API(cuMemPrefetchAsync_v2)(void *address, size_t size, uint64_t location, unsigned flags, void *stream) { HERE(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
ALSO(cuMemPrefetchAsync_v2, cuMemPrefetchAsync_v2_ptsz);
API(cuMemAdvise)(void *address) { HERE(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
ALSO(cuMemAdvise, cuMemAdvise_v2);

/* --- pools -------------------------------------------------------------------------------------------------------- */

API(cuMemAllocAsync)(void **address, size_t size, void *stream) { HERE(size ? stream_allocate(address, size, stream) : INVALID_VALUE); }
ALSO(cuMemAllocAsync, cuMemAllocAsync_ptsz);
API(cuMemAllocFromPoolAsync)(void **address, size_t size, void *from, void *stream) { HERE(!stream_of(stream) ? INVALID_HANDLE : size ? allocate_from(address, size, from) : INVALID_VALUE); }
ALSO(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync_ptsz);
API(cuMemFreeAsync)(void *address, void *stream) { HERE(stream_release(stream, address)); }
ALSO(cuMemFreeAsync, cuMemFreeAsync_ptsz);
API(cuDeviceGetDefaultMemPool)(void **handle, int number) { DRIVER(!handle ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE : (*handle = pools[ON_DEVICE], SUCCESS)); }
ALSO(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool);
API(cuDeviceSetMemPool)(int number, void *handle) { DRIVER(!is_pool(handle) ? INVALID_VALUE : is_device(number)); }
API(cuMemGetDefaultMemPool)(void **handle, const int *location, int kind) { DRIVER(handle && location ? (*handle = pool_for(location, kind), SUCCESS) : INVALID_VALUE); }
ALSO(cuMemGetDefaultMemPool, cuMemGetMemPool);
API(cuMemSetMemPool)(const int *location, int kind, void *handle) { DRIVER(is_pool(handle) ? SUCCESS : INVALID_VALUE); }
API(cuMemPoolCreate)(void **handle, const PoolProperties *properties) { DRIVER(handle && properties ? (*handle = pool_for(&properties->location_kind, properties->kind), SUCCESS) : INVALID_VALUE); }
API(cuMemPoolDestroy)(void *handle) { DRIVER(is_pool(handle) ? SUCCESS : INVALID_VALUE); }
API(cuMemPoolTrimTo)(void *handle, size_t size) { DRIVER(is_pool(handle) ? SUCCESS : INVALID_VALUE); }
API(cuMemPoolSetAttribute)(void *handle, int attribute, const void *value) { DRIVER(set_pool(handle, attribute, value)); }
API(cuMemPoolGetAttribute)(void *handle, int attribute, void *value) { DRIVER(get_pool(handle, attribute, value)); }
API(cuMemPoolSetAccess)(void *handle, const void *access, size_t count) { DRIVER(is_pool(handle) ? SUCCESS : INVALID_VALUE); }
API(cuMemPoolGetAccess)(int *access, void *handle, const void *location) { DRIVER(is_pool(handle) && access ? (*access = 3, SUCCESS) : INVALID_VALUE); /* read and write */ }

/* --- addresses and memory apart ----------------------------------------------------------------------------------- */

typedef struct { int kind, handles, location_kind, location; void *metadata; unsigned char flags[8]; } Properties;
typedef struct Physical { Properties properties; size_t size; unsigned users; bool was_mapped; struct Physical *next; } Physical;
typedef struct Mapping { uint64_t address; size_t size; Physical *physical; struct Mapping *next; } Mapping;
static Physical *physicals;
static Mapping *mappings;

static Physical *physical_of(uint64_t handle) {
    for (Physical *physical = physicals; physical; physical = physical->next)
        if ((uint64_t)physical == handle && physical->users) return physical;
    return NULL;
}
static int new_physical(uint64_t *handle, size_t size, const Properties *properties) {
    if (!handle || !properties || !size || size % GRANULARITY) return INVALID_VALUE;
    if (size > device.memory_bytes) return OUT_OF_MEMORY;
    Physical *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    *made = (Physical){.properties = *properties, .size = size, .users = 1, .next = physicals};
    physicals = made;
    *handle = (uint64_t)made;
    return SUCCESS;
}
static int map(uint64_t address, size_t size, size_t offset, Physical *physical) {
    if (!physical || offset + size > physical->size || address % GRANULARITY) return INVALID_VALUE;
    if (physical->was_mapped) {
        unsupported("cuMemMap of memory that was mapped before");
        return NOT_SUPPORTED;
    }
    int error = back((void *)address, size, true);
    if (error) return error;
    Mapping *made = calloc(1, sizeof *made);
    if (!made) abort();
    *made = (Mapping){.address = address, .size = size, .physical = physical, .next = mappings};
    mappings = made;
    physical->was_mapped = true;
    return SUCCESS;
}
static int unmap(uint64_t address, size_t size) {
    bool is_mapped = false;
    for (Mapping **place = &mappings; *place;) {
        Mapping *mapping = *place;
        if (mapping->address < address || mapping->address + mapping->size > address + size) { place = &mapping->next; continue; }
        back((void *)mapping->address, mapping->size, false);
        *place = mapping->next;
        free(mapping);
        is_mapped = true;
    }
    return is_mapped ? SUCCESS : INVALID_VALUE;
}
static int properties_of(Properties *properties, uint64_t handle) {
    Physical *physical = physical_of(handle);
    return physical && properties ? (*properties = physical->properties, SUCCESS) : INVALID_VALUE;
}
static int retain_at(uint64_t *handle, uint64_t address) {
    for (Mapping *mapping = mappings; mapping && handle; mapping = mapping->next) {
        if (address < mapping->address || address >= mapping->address + mapping->size) continue;
        mapping->physical->users++;
        *handle = (uint64_t)mapping->physical;
        return SUCCESS;
    }
    return INVALID_VALUE;
}
API(cuMemRetainAllocationHandle)(uint64_t *handle, uint64_t address) { HERE(retain_at(handle, address)); }
API(cuMemAddressReserve)(void **address, size_t size, size_t alignment, void *wished, unsigned long long flags) { HERE(size % GRANULARITY || alignment > GRANULARITY ? INVALID_VALUE : reserve(address, size)); }
API(cuMemAddressFree)(void *address, size_t size) { HERE(unreserve(address)); }
API(cuMemCreate)(uint64_t *handle, size_t size, const Properties *properties, unsigned long long flags) { HERE(new_physical(handle, size, properties)); }
API(cuMemRelease)(uint64_t handle) { HERE(physical_of(handle) ? (physical_of(handle)->users--, SUCCESS) : INVALID_VALUE); }
API(cuMemMap)(uint64_t address, size_t size, size_t offset, uint64_t handle, unsigned long long flags) { HERE(map(address, size, offset, physical_of(handle))); }
API(cuMemUnmap)(uint64_t address, size_t size) { HERE(unmap(address, size)); }
API(cuMemSetAccess)(void *address, size_t size, const void *access, size_t count) { HERE(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
API(cuMemGetAccess)(unsigned long long *access, const void *location, void *address) { HERE(access && allocation_of(address) ? (*access = 3, SUCCESS) : INVALID_VALUE); }
API(cuMemGetAllocationGranularity)(size_t *bytes, const Properties *properties, int option) { DRIVER(bytes && properties ? (*bytes = GRANULARITY, SUCCESS) : INVALID_VALUE); }
API(cuMemGetAllocationPropertiesFromHandle)(Properties *properties, uint64_t handle) { HERE(properties_of(properties, handle)); }

/* --- copies ------------------------------------------------------------------------------------------------------- */

static int copy(void *target, const void *source, size_t size, int direction, void *stream, bool is_waited, const void *caller) {
    return copy_rows(rows(target, size, source, size, size, 1), direction, stream, is_waited, caller);
}

static int side(int kind, const void *host, const void *memory, const Array *array, char **start, size_t *pitch, size_t *height) {
    *start = (char *)(kind == ON_HOST ? host : kind == IN_ARRAY && array ? array->memory : memory);
    if (kind < ON_HOST || kind > UNIFIED || (kind == IN_ARRAY && !array)) return INVALID_VALUE;
    if (kind == IN_ARRAY) {
        *pitch = array->pitch;
        *height = array->height ? array->height : 1;
    }
    return SUCCESS;
}

int block_of(Block *block, int *direction, const Copy *copy) {
    if (!copy || copy->source_level || copy->target_level) return INVALID_VALUE;
    char *source, *target;
    size_t source_pitch = copy->source_pitch ? copy->source_pitch : copy->width, source_height = copy->source_height ? copy->source_height : copy->height;
    size_t target_pitch = copy->target_pitch ? copy->target_pitch : copy->width, target_height = copy->target_height ? copy->target_height : copy->height;
    int error = side(copy->source_kind, copy->source_host, copy->source_device, copy->source_array, &source, &source_pitch, &source_height);
    if (!error) error = side(copy->target_kind, copy->target_host, copy->target_device, copy->target_array, &target, &target_pitch, &target_height);
    if (error) return error;
    size_t source_slice = source_pitch * source_height, target_slice = target_pitch * target_height;
    *block = (Block){.target = target + copy->target_z * target_slice + copy->target_y * target_pitch + copy->target_x,
                     .source = source + copy->source_z * source_slice + copy->source_y * source_pitch + copy->source_x,
                     .target_pitch = target_pitch, .source_pitch = source_pitch, .target_slice = target_slice, .source_slice = source_slice,
                     .width = copy->width, .height = copy->height, .depth = copy->depth};
    bool is_from_host = copy->source_kind == ON_HOST, is_to_host = copy->target_kind == ON_HOST;
    *direction = copy->source_kind == UNIFIED || copy->target_kind == UNIFIED ? EITHER
                 : is_from_host ? (is_to_host ? 0 : TO_DEVICE) : is_to_host ? TO_HOST : WITHIN;
    return SUCCESS;
}

static int copy_3d(const Copy *wanted, void *stream, bool is_waited, const void *caller) {
    Block block;
    int direction, error = block_of(&block, &direction, wanted);
    return error ? error : copy_rows(block, direction, stream, is_waited, caller);
}

typedef struct {
    size_t source_x, source_y;
    int source_kind;
    const void *source_host, *source_device;
    const Array *source_array;
    size_t source_pitch, target_x, target_y;
    int target_kind;
    void *target_host, *target_device;
    const Array *target_array;
    size_t target_pitch, width, height;
} Copy2; /* CUDA_MEMCPY2D */

static int copy_2d(const Copy2 *flat, void *stream, bool is_waited, const void *caller) {
    if (!flat) return INVALID_VALUE;
    Copy wanted = {.source_x = flat->source_x, .source_y = flat->source_y, .source_kind = flat->source_kind, .source_host = flat->source_host,
                   .source_device = flat->source_device, .source_array = flat->source_array, .source_pitch = flat->source_pitch,
                   .target_x = flat->target_x, .target_y = flat->target_y, .target_kind = flat->target_kind, .target_host = flat->target_host,
                   .target_device = flat->target_device, .target_array = flat->target_array, .target_pitch = flat->target_pitch,
                   .width = flat->width, .height = flat->height, .depth = 1};
    return copy_3d(&wanted, stream, is_waited, caller);
}

static void *in_array(const Array *array, size_t offset) { return array ? (char *)array->memory + offset : NULL; }

API(cuMemcpy)(void *target, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(target, source, size, EITHER, NULL, true, caller)); }
ALSO(cuMemcpy, cuMemcpy_ptds);
API(cuMemcpyAsync)(void *target, const void *source, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, source, size, EITHER, stream, false, caller)); }
ALSO(cuMemcpyAsync, cuMemcpyAsync_ptsz);
API(cuMemcpyPeer)(void *target, void *to, const void *source, void *from, size_t size) { const void *caller = CALLER; HERE(copy(target, source, size, WITHIN, NULL, true, caller)); }
ALSO(cuMemcpyPeer, cuMemcpyPeer_ptds);
API(cuMemcpyPeerAsync)(void *target, void *to, const void *source, void *from, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, source, size, WITHIN, stream, false, caller)); }
ALSO(cuMemcpyPeerAsync, cuMemcpyPeerAsync_ptsz);
API(cuMemcpyHtoD_v2)(void *target, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(target, source, size, TO_DEVICE, NULL, true, caller)); }
ALSO(cuMemcpyHtoD_v2, cuMemcpyHtoD_v2_ptds);
API(cuMemcpyDtoH_v2)(void *target, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(target, source, size, TO_HOST, NULL, true, caller)); }
ALSO(cuMemcpyDtoH_v2, cuMemcpyDtoH_v2_ptds);
API(cuMemcpyDtoD_v2)(void *target, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(target, source, size, WITHIN, NULL, true, caller)); }
ALSO(cuMemcpyDtoD_v2, cuMemcpyDtoD_v2_ptds);
API(cuMemcpyHtoDAsync_v2)(void *target, const void *source, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, source, size, TO_DEVICE, stream, false, caller)); }
ALSO(cuMemcpyHtoDAsync_v2, cuMemcpyHtoDAsync_v2_ptsz);
API(cuMemcpyDtoHAsync_v2)(void *target, const void *source, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, source, size, TO_HOST, stream, false, caller)); }
ALSO(cuMemcpyDtoHAsync_v2, cuMemcpyDtoHAsync_v2_ptsz);
API(cuMemcpyDtoDAsync_v2)(void *target, const void *source, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, source, size, WITHIN, stream, false, caller)); }
ALSO(cuMemcpyDtoDAsync_v2, cuMemcpyDtoDAsync_v2_ptsz);
API(cuMemcpyDtoA_v2)(Array *array, size_t offset, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(in_array(array, offset), source, size, WITHIN, NULL, true, caller)); }
ALSO(cuMemcpyDtoA_v2, cuMemcpyDtoA_v2_ptds);
API(cuMemcpyAtoD_v2)(void *target, const Array *array, size_t offset, size_t size) { const void *caller = CALLER; HERE(copy(target, in_array(array, offset), size, WITHIN, NULL, true, caller)); }
ALSO(cuMemcpyAtoD_v2, cuMemcpyAtoD_v2_ptds);
API(cuMemcpyHtoA_v2)(Array *array, size_t offset, const void *source, size_t size) { const void *caller = CALLER; HERE(copy(in_array(array, offset), source, size, TO_DEVICE, NULL, true, caller)); }
ALSO(cuMemcpyHtoA_v2, cuMemcpyHtoA_v2_ptds);
API(cuMemcpyAtoH_v2)(void *target, const Array *array, size_t offset, size_t size) { const void *caller = CALLER; HERE(copy(target, in_array(array, offset), size, TO_HOST, NULL, true, caller)); }
ALSO(cuMemcpyAtoH_v2, cuMemcpyAtoH_v2_ptds);
API(cuMemcpyAtoA_v2)(Array *to, size_t at, const Array *from, size_t offset, size_t size) { const void *caller = CALLER; HERE(copy(in_array(to, at), in_array(from, offset), size, WITHIN, NULL, true, caller)); }
ALSO(cuMemcpyAtoA_v2, cuMemcpyAtoA_v2_ptds);
API(cuMemcpyHtoAAsync_v2)(Array *array, size_t offset, const void *source, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(in_array(array, offset), source, size, TO_DEVICE, stream, false, caller)); }
ALSO(cuMemcpyHtoAAsync_v2, cuMemcpyHtoAAsync_v2_ptsz);
API(cuMemcpyAtoHAsync_v2)(void *target, const Array *array, size_t offset, size_t size, void *stream) { const void *caller = CALLER; HERE(copy(target, in_array(array, offset), size, TO_HOST, stream, false, caller)); }
ALSO(cuMemcpyAtoHAsync_v2, cuMemcpyAtoHAsync_v2_ptsz);
API(cuMemcpy2D_v2)(const Copy2 *wanted) { const void *caller = CALLER; HERE(copy_2d(wanted, NULL, true, caller)); }
ALSO(cuMemcpy2D_v2, cuMemcpy2D_v2_ptds);
ALSO(cuMemcpy2D_v2, cuMemcpy2DUnaligned_v2);
ALSO(cuMemcpy2D_v2, cuMemcpy2DUnaligned_v2_ptds);
API(cuMemcpy2DAsync_v2)(const Copy2 *wanted, void *stream) { const void *caller = CALLER; HERE(copy_2d(wanted, stream, false, caller)); }
ALSO(cuMemcpy2DAsync_v2, cuMemcpy2DAsync_v2_ptsz);
API(cuMemcpy3D_v2)(const Copy *wanted) { const void *caller = CALLER; HERE(copy_3d(wanted, NULL, true, caller)); }
ALSO(cuMemcpy3D_v2, cuMemcpy3D_v2_ptds);
ALSO(cuMemcpy3D_v2, cuMemcpy3DPeer);
ALSO(cuMemcpy3D_v2, cuMemcpy3DPeer_ptds);
API(cuMemcpy3DAsync_v2)(const Copy *wanted, void *stream) { const void *caller = CALLER; HERE(copy_3d(wanted, stream, false, caller)); }
ALSO(cuMemcpy3DAsync_v2, cuMemcpy3DAsync_v2_ptsz);
ALSO(cuMemcpy3DAsync_v2, cuMemcpy3DPeerAsync);
ALSO(cuMemcpy3DAsync_v2, cuMemcpy3DPeerAsync_ptsz);

/* --- fills -------------------------------------------------------------------------------------------------------- */

static int fill(void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height, void *stream) {
    return stream_fill(target, pitch ? pitch : width * element, value, element, width, height, stream);
}

API(cuMemsetD8_v2)(void *target, unsigned char value, size_t count) { HERE(fill(target, 0, value, 1, count, 1, NULL)); }
ALSO(cuMemsetD8_v2, cuMemsetD8_v2_ptds);
API(cuMemsetD16_v2)(void *target, unsigned short value, size_t count) { HERE(fill(target, 0, value, 2, count, 1, NULL)); }
ALSO(cuMemsetD16_v2, cuMemsetD16_v2_ptds);
API(cuMemsetD32_v2)(void *target, unsigned value, size_t count) { HERE(fill(target, 0, value, 4, count, 1, NULL)); }
ALSO(cuMemsetD32_v2, cuMemsetD32_v2_ptds);
API(cuMemsetD8Async)(void *target, unsigned char value, size_t count, void *stream) { HERE(fill(target, 0, value, 1, count, 1, stream)); }
ALSO(cuMemsetD8Async, cuMemsetD8Async_ptsz);
API(cuMemsetD16Async)(void *target, unsigned short value, size_t count, void *stream) { HERE(fill(target, 0, value, 2, count, 1, stream)); }
ALSO(cuMemsetD16Async, cuMemsetD16Async_ptsz);
API(cuMemsetD32Async)(void *target, unsigned value, size_t count, void *stream) { HERE(fill(target, 0, value, 4, count, 1, stream)); }
ALSO(cuMemsetD32Async, cuMemsetD32Async_ptsz);
API(cuMemsetD2D8_v2)(void *target, size_t pitch, unsigned char value, size_t width, size_t height) { HERE(fill(target, pitch, value, 1, width, height, NULL)); }
ALSO(cuMemsetD2D8_v2, cuMemsetD2D8_v2_ptds);
API(cuMemsetD2D16_v2)(void *target, size_t pitch, unsigned short value, size_t width, size_t height) { HERE(fill(target, pitch, value, 2, width, height, NULL)); }
ALSO(cuMemsetD2D16_v2, cuMemsetD2D16_v2_ptds);
API(cuMemsetD2D32_v2)(void *target, size_t pitch, unsigned value, size_t width, size_t height) { HERE(fill(target, pitch, value, 4, width, height, NULL)); }
ALSO(cuMemsetD2D32_v2, cuMemsetD2D32_v2_ptds);
API(cuMemsetD2D8Async)(void *target, size_t pitch, unsigned char value, size_t width, size_t height, void *stream) { HERE(fill(target, pitch, value, 1, width, height, stream)); }
ALSO(cuMemsetD2D8Async, cuMemsetD2D8Async_ptsz);
API(cuMemsetD2D16Async)(void *target, size_t pitch, unsigned short value, size_t width, size_t height, void *stream) { HERE(fill(target, pitch, value, 2, width, height, stream)); }
ALSO(cuMemsetD2D16Async, cuMemsetD2D16Async_ptsz);
API(cuMemsetD2D32Async)(void *target, size_t pitch, unsigned value, size_t width, size_t height, void *stream) { HERE(fill(target, pitch, value, 4, width, height, stream)); }
ALSO(cuMemsetD2D32Async, cuMemsetD2D32Async_ptsz);

/* --- what an address is ------------------------------------------------------------------------------------------- */

enum {
    CONTEXT = 1, MEMORY_TYPE, DEVICE_POINTER, HOST_POINTER, SYNCHRONOUS = 6, BUFFER_ID, IS_MANAGED, ORDINAL, IPC_CAPABLE, RANGE_START, RANGE_SIZE,
    IS_MAPPED, HANDLE_TYPES, RDMA_CAPABLE, ACCESS, POOL, MAPPING_SIZE, MAPPING_BASE, BLOCK_ID, DECOMPRESS_CAPABLE, /* CUpointer_attribute */
};

/* Put an attribute of an address there; numbers have the size that the attribute has. */
static int pointer_attribute(void *target, int attribute, const void *address) {
    Allocation *allocation = allocation_of(address);
    bool is_host = allocation && (allocation->kind == PINNED || allocation->kind == MANAGED);
    uint64_t value = 0;
    size_t size = sizeof value;
    switch (attribute) {
    case CONTEXT: value = allocation ? (uint64_t)current_context() : 0; break;
    case MEMORY_TYPE: value = !allocation ? 0 : allocation->kind == PINNED ? ON_HOST : DEVICE_MEMORY; size = 4; break;
    case DEVICE_POINTER: value = allocation ? (uint64_t)address : 0; break;
    case HOST_POINTER: value = is_host ? (uint64_t)address : 0; break;
    case BUFFER_ID: case BLOCK_ID: value = allocation ? allocation->id : 0; break;
    case IS_MANAGED: value = allocation && allocation->kind == MANAGED; size = 1; break;
    case ORDINAL: value = (uint64_t)(allocation ? allocation->device : INVALID_NUMBER); size = 4; break;
    case RANGE_START: case MAPPING_BASE: value = allocation ? allocation->address : 0; break;
    case RANGE_SIZE: case MAPPING_SIZE: value = allocation ? allocation->size : 0; break;
    case IS_MAPPED: value = allocation != NULL; size = 1; break;
    case SYNCHRONOUS: case IPC_CAPABLE: case RDMA_CAPABLE: case DECOMPRESS_CAPABLE: size = 1; break;
    case ACCESS: value = allocation ? 3 : 0; size = 4; break;
    case HANDLE_TYPES: case POOL: break;
    default: return INVALID_VALUE;
    }
    if (!target) return INVALID_VALUE;
    memcpy(target, &value, size);
    return allocation && (attribute != HOST_POINTER || is_host) ? SUCCESS : INVALID_VALUE;
}

static int pointer_attributes(unsigned count, const int *attributes, void **targets, const void *address) {
    if (!attributes || !targets) return INVALID_VALUE;
    for (unsigned i = 0; i < count; i++) pointer_attribute(targets[i], attributes[i], address); /* an unknown address has zeros */
    return SUCCESS;
}

API(cuPointerGetAttribute)(void *target, int attribute, const void *address) { HERE(pointer_attribute(target, attribute, address)); }
API(cuPointerGetAttributes)(unsigned count, const int *attributes, void **targets, const void *address) { HERE(pointer_attributes(count, attributes, targets, address)); }
API(cuPointerSetAttribute)(const void *value, int attribute, const void *address) { HERE(attribute == SYNCHRONOUS && allocation_of(address) ? SUCCESS : INVALID_VALUE); }

/* --- arrays, textures and surfaces -------------------------------------------------------------------------------- */

enum { SIGNED = 0, UNSIGNED = 1, FLOATING = 2, AS_INTEGER = 1, NORMALIZED = 2, SRGB = 16, SEAMLESS = 64 };
static const struct { unsigned format; int bits, kind; } formats[] = { /* CUarray_format */
    {0x01, 8, UNSIGNED}, {0x02, 16, UNSIGNED}, {0x03, 32, UNSIGNED}, {0x08, 8, SIGNED}, {0x09, 16, SIGNED}, {0x0a, 32, SIGNED},
    {0x10, 16, FLOATING}, {0x20, 32, FLOATING},
};
enum { FORMATS = sizeof formats / sizeof *formats };

int channel_of(Channel *channel, unsigned format, unsigned channels) {
    for (int i = 0; i < FORMATS; i++) {
        if (formats[i].format != format || !channels || channels > 4 || channels == 3) continue;
        int bits = formats[i].bits;
        *channel = (Channel){bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 3 ? bits : 0, formats[i].kind};
        return SUCCESS;
    }
    return INVALID_VALUE;
}

static unsigned format_of(const Channel *channel) {
    for (int i = 0; i < FORMATS; i++)
        if (formats[i].bits == channel->x && formats[i].kind == channel->kind) return formats[i].format;
    return 0;
}

typedef struct { size_t width, height; unsigned format, channels; } Descriptor;
typedef struct { size_t width, height, depth; unsigned format, channels, flags; } Descriptor3;

static int make_array(Array **handle, const Descriptor3 *wanted) {
    Channel channel;
    int error = channel_of(&channel, wanted->format, wanted->channels);
    return error ? error : new_array(handle, &channel, wanted->width, wanted->height, wanted->depth, wanted->flags);
}
static int make_mipmap(Mipmap **handle, const Descriptor3 *wanted, unsigned levels) {
    Channel channel;
    int error = wanted ? channel_of(&channel, wanted->format, wanted->channels) : INVALID_VALUE;
    return error ? error : new_mipmap(handle, &channel, wanted->width, wanted->height, wanted->depth, levels, wanted->flags);
}
static Descriptor3 descriptor_of(const Array *array) {
    const Channel *channel = &array->channel;
    unsigned channels = 1u + (channel->y > 0) + (channel->z > 0) + (channel->w > 0);
    return (Descriptor3){array->width, array->height, array->depth, format_of(channel), channels, array->flags};
}
static int describe(Descriptor *target, const Array *array) {
    if (!array || !target) return INVALID_HANDLE;
    Descriptor3 whole = descriptor_of(array);
    *target = (Descriptor){whole.width, whole.height, whole.format, whole.channels};
    return SUCCESS;
}
API(cuArrayCreate_v2)(Array **handle, const Descriptor *wanted) { HERE(wanted ? make_array(handle, &(Descriptor3){wanted->width, wanted->height, 0, wanted->format, wanted->channels, 0}) : INVALID_VALUE); }
API(cuArray3DCreate_v2)(Array **handle, const Descriptor3 *wanted) { HERE(wanted ? make_array(handle, wanted) : INVALID_VALUE); }
API(cuArrayGetDescriptor_v2)(Descriptor *target, const Array *array) { HERE(describe(target, array)); }
API(cuArray3DGetDescriptor_v2)(Descriptor3 *target, const Array *array) { HERE(array && target ? (*target = descriptor_of(array), SUCCESS) : INVALID_HANDLE); }
API(cuMipmappedArrayCreate)(Mipmap **handle, const Descriptor3 *wanted, unsigned levels) { HERE(make_mipmap(handle, wanted, levels)); }
API(cuMipmappedArrayGetLevel)(Array **level, const Mipmap *mipmap, unsigned number) { HERE(level_of(level, mipmap, number)); }
API(cuMipmappedArrayDestroy)(Mipmap *mipmap) { HERE(mipmap ? drop_mipmap(mipmap) : INVALID_HANDLE); }
API(cuArrayDestroy)(Array *array) { HERE(array ? drop_array(array) : INVALID_HANDLE); }

typedef struct {
    int kind;
    union {
        Array *array;
        struct { void *address; unsigned format, channels; size_t size; } linear;
        struct { void *address; unsigned format, channels; size_t width, height, pitch; } rows;
        int reserved[32];
    } of;
    unsigned flags;
} Described; /* CUDA_RESOURCE_DESC */
typedef struct { int address[3], filter; unsigned flags, anisotropy; int level_filter; float bias, least, most, border[4]; int reserved[12]; } Sampled; /* CUDA_TEXTURE_DESC */

static int resource_of(Resource *resource, const Described *described) {
    if (!described) return INVALID_VALUE;
    *resource = (Resource){.kind = described->kind};
    if (described->kind == 2) {
        resource->of.linear.address = described->of.linear.address;
        resource->of.linear.size = described->of.linear.size;
        return channel_of(&resource->of.linear.channel, described->of.linear.format, described->of.linear.channels);
    }
    if (described->kind == 3) {
        resource->of.rows.address = described->of.rows.address;
        resource->of.rows.width = described->of.rows.width;
        resource->of.rows.height = described->of.rows.height;
        resource->of.rows.pitch = described->of.rows.pitch;
        return channel_of(&resource->of.rows.channel, described->of.rows.format, described->of.rows.channels);
    }
    resource->of.array = described->of.array; /* or a mipmapped one */
    return described->of.array ? SUCCESS : INVALID_HANDLE;
}
static int texture(Texture *handle, const Described *described, const Sampled *sampled) {
    Resource resource;
    int error = sampled ? resource_of(&resource, described) : INVALID_VALUE;
    if (error) return error;
    Sampling sampling = {.filter = sampled->filter, .read = !(sampled->flags & AS_INTEGER), .is_srgb = (sampled->flags & SRGB) != 0,
                         .is_normalized = (sampled->flags & NORMALIZED) != 0, .level_filter = sampled->level_filter,
                         .bias = sampled->bias, .first = sampled->least, .last = sampled->most, .is_seamless = (sampled->flags & SEAMLESS) != 0};
    memcpy(sampling.address, sampled->address, sizeof sampling.address);
    memcpy(sampling.border, sampled->border, sizeof sampling.border);
    return new_object(handle, &resource, &sampling);
}
static int surface(Texture *handle, const Described *described) {
    Resource resource;
    int error = resource_of(&resource, described);
    return error ? error : new_object(handle, &resource, NULL);
}
API(cuTexObjectCreate)(Texture *handle, const Described *resource, const Sampled *sampling, const void *view) { HERE(texture(handle, resource, sampling)); }
API(cuTexObjectDestroy)(Texture handle) { HERE(drop_object(handle)); }
API(cuSurfObjectCreate)(Texture *handle, const Described *resource) { HERE(surface(handle, resource)); }
API(cuSurfObjectDestroy)(Texture handle) { HERE(drop_object(handle)); }
