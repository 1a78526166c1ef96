/* The CUDA runtime: the functions that programs of nvcc call, each in terms of what the other files do.
 *
 * Source: CUDA Runtime API 12.9 and 13.0; for the functions that begin with two underscores crt/host_runtime.h.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { size_t width, height, depth; } Size3;
typedef struct { size_t x, y, z; } Position;
typedef struct { void *pointer; size_t pitch, width, height; } Pitched;
typedef struct { Array *source_array; Position source_at; Pitched source; Array *target_array; Position target_at; Pitched target; Size3 extent; int kind; } Copy3;

/* --- devices ------------------------------------------------------------------------------------------------------ */

API(cudaGetDeviceCount)(int *count) { RUN(count ? (*count = device.devices, SUCCESS) : INVALID_VALUE); }
API(cudaGetDevice)(int *number) { RUN(number ? (*number = current_device(), SUCCESS) : INVALID_VALUE); }
API(cudaSetDevice)(int number) { RUN(is_device(number) ? INVALID_DEVICE : (make_current(primary_context(number)), SUCCESS)); }
API(cudaInitDevice)(int number, unsigned device_flags, unsigned flags) { (void)device_flags; (void)flags; RUN(is_device(number)); }
API(cudaChooseDevice)(int *number, const void *wanted) { (void)wanted; RUN((*number = 0, SUCCESS)); }
API(cudaSetValidDevices)(int *numbers, int count) { (void)numbers; (void)count; RUN(SUCCESS); }
API(cudaSetDeviceFlags)(unsigned flags) { (void)flags; RUN(SUCCESS); }
API(cudaGetDeviceFlags)(unsigned *flags) { RUN((*flags = 8, SUCCESS)); /* cudaDeviceMapHost */ }
API(cudaDriverGetVersion)(int *version) { RUN((*version = device.version, SUCCESS)); }
API(cudaRuntimeGetVersion)(int *version) { RUN((*version = device.version, SUCCESS)); }

API(cudaDeviceGetAttribute)(int *value, int attribute, int number) {
    RUN(!value || attribute < 1 ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE
        : (*value = attribute < ATTRIBUTES ? device.attributes[attribute] : 0, SUCCESS));
}

API(cudaDeviceSynchronize)(void) { RUN(synchronise_with(NULL)); }
ALSO(cudaDeviceSynchronize, cudaThreadSynchronize);

API(cudaDeviceReset)(void) {
    enter();
    int error = connect_once();
    if (!error) synchronise();
    forget_failure();
    leave();
    return finish(error);
}
ALSO(cudaDeviceReset, cudaThreadExit);

API(cudaDeviceSetLimit)(int limit, size_t value) { RUN(set_limit(limit, value)); }
API(cudaDeviceGetLimit)(size_t *value, int limit) { RUN(get_limit(value, limit)); }
API(cudaDeviceGetCacheConfig)(int *config) { RUN((*config = 0, SUCCESS)); }
API(cudaDeviceSetCacheConfig)(int config) { (void)config; RUN(SUCCESS); }
API(cudaDeviceGetSharedMemConfig)(int *config) { RUN((*config = 1, SUCCESS)); /* banks of four bytes */ }
API(cudaDeviceSetSharedMemConfig)(int config) { (void)config; RUN(SUCCESS); }
API(cudaDeviceGetStreamPriorityRange)(int *least, int *greatest) {
    enter();
    if (least) *least = 0;
    if (greatest) *greatest = -5;
    leave();
    RUN(SUCCESS);
}
API(cudaDeviceGetPCIBusId)(char *text, int size, int number) { RUN(bus_id(text, size, number)); }
API(cudaDeviceGetByPCIBusId)(int *number, const char *text) { RUN(number_of_bus_id(number, text)); }
API(cudaDeviceCanAccessPeer)(int *can, int number, int peer) { RUN(is_device(number) || is_device(peer) ? INVALID_DEVICE : (*can = number != peer, SUCCESS)); }

API(cudaDeviceEnablePeerAccess)(int peer, unsigned flags) { RUN(flags ? INVALID_VALUE : can_reach(current_device(), peer, true)); }
API(cudaDeviceDisablePeerAccess)(int peer) { RUN(can_reach(current_device(), peer, false)); }
API(cudaDeviceGetP2PAttribute)(int *value, int attribute, int source, int target) {
    (void)attribute;
    RUN(is_device(source) || is_device(target) ? INVALID_DEVICE : (*value = 1, SUCCESS));
}

/* cudaDeviceProp: Warplens lays it out, since its fields differ between 12 and 13 (`properties.toml`). */
static int properties(void *target, int number, uint32_t layout) {
    if (!target) return INVALID_VALUE;
    if (is_device(number)) return INVALID_DEVICE;
    Message message = {0};
    put_u32(&message, layout);
    put_u32(&message, (uint32_t)number);
    Answer answer = ask('D', &message);
    memcpy(target, answer.data, answer.size);
    drop(&answer);
    return SUCCESS;
}

API(cudaGetDeviceProperties)(void *target, int number) { RUN(properties(target, number, 13)); }
API(cudaGetDeviceProperties_v2)(void *target, int number) { RUN(properties(target, number, 12)); }

/* --- errors ------------------------------------------------------------------------------------------------------- */

typedef struct { int number; const char *runtime, *driver, *text; } ErrorText;
static const ErrorText errors[] = {
#define ERROR(number, runtime, driver, text) {number, runtime, driver, text},
#include "errors.inc"
#undef ERROR
};

static const ErrorText *error_text(int number) {
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].number == number) return &errors[i];
    return NULL;
}

EXPORT const char *cudaGetErrorName(int number) { return error_text(number) ? error_text(number)->runtime : "unrecognized error code"; }
EXPORT const char *cudaGetErrorString(int number) { return error_text(number) ? error_text(number)->text : "unrecognized error code"; }

static int fetched(bool is_forgotten) {
    enter();
    int error = last_error; /* that of a fault comes with the next call that waits */
    if (is_forgotten) last_error = SUCCESS;
    Message message = {0};
    if (device.span) tell('G', &message); /* the program has asked for the error of its launches */
    leave();
    return error;
}

API(cudaGetLastError)(void) { return fetched(true); }
API(cudaPeekAtLastError)(void) { return fetched(false); }

int driver_error_text(int number, bool is_name, const char **text) {
    const ErrorText *error = error_text(number);
    *text = error ? is_name ? error->driver : error->text : NULL;
    return error ? SUCCESS : INVALID_VALUE;
}

API(cudaGetDriverEntryPointByVersion)(const char *name, void **address, unsigned version, unsigned long long flags, int *status) { (void)flags; RUN(entry_point(name, address, (int)version, status)); }
ALSO(cudaGetDriverEntryPointByVersion, cudaGetDriverEntryPointByVersion_ptsz);
API(cudaGetDriverEntryPoint)(const char *name, void **address, unsigned long long flags, int *status) { (void)flags; RUN(entry_point(name, address, device.version, status)); }
ALSO(cudaGetDriverEntryPoint, cudaGetDriverEntryPoint_ptsz);

/* --- memory ------------------------------------------------------------------------------------------------------- */

API(cudaMalloc)(void **address, size_t size) { RUN(allocate(address, size, ON_DEVICE)); }
API(cudaMallocManaged)(void **address, size_t size, unsigned flags) { RUN(flags > 4 ? INVALID_VALUE : allocate(address, size, MANAGED)); }
API(cudaMallocHost)(void **address, size_t size) { RUN(allocate(address, size, PINNED)); }
API(cudaHostAlloc)(void **address, size_t size, unsigned flags) { (void)flags; RUN(allocate(address, size, PINNED)); }
API(cudaMallocAsync)(void **address, size_t size, void *stream) { RUN(stream_allocate(address, size, stream)); }
ALSO(cudaMallocAsync, cudaMallocAsync_ptsz);
API(cudaMallocFromPoolAsync)(void **address, size_t size, void *pool, void *stream) { RUN(stream_of(stream) ? allocate_from(address, size, pool) : INVALID_HANDLE); }
ALSO(cudaMallocFromPoolAsync, cudaMallocFromPoolAsync_ptsz);
API(cudaMallocPitch)(void **address, size_t *pitch, size_t width, size_t height) { RUN(allocate_rows(address, pitch, width, height)); }
API(cudaMalloc3D)(Pitched *target, Size3 extent) {
    RUN(!target ? INVALID_VALUE
        : (target->width = extent.width, target->height = extent.height,
           allocate_rows(&target->pointer, &target->pitch, extent.width, extent.height * extent.depth)));
}
API(cudaFree)(void *address) {
    enter();
    int error = ready();
    if (!error) error = synchronise(); /* it waits for what runs */
    if (!error) error = release(address, ON_DEVICE);
    leave();
    return finish(error);
}
API(cudaFreeAsync)(void *address, void *stream) { RUN(stream_release(stream, address)); }
ALSO(cudaFreeAsync, cudaFreeAsync_ptsz);
API(cudaFreeHost)(void *address) { RUN(release(address, PINNED)); }
API(cudaHostRegister)(void *address, size_t size, unsigned flags) { (void)flags; RUN(address && size ? SUCCESS : INVALID_VALUE); }
API(cudaHostUnregister)(void *address) { RUN(address ? SUCCESS : INVALID_VALUE); }
API(cudaHostGetFlags)(unsigned *flags, void *address) { RUN(allocation_of(address) ? (*flags = 2, SUCCESS) : INVALID_VALUE); }
API(cudaHostGetDevicePointer)(void **address, void *host, unsigned flags) {
    (void)flags;
    enter();
    int error = ready();
    if (!error && !allocation_of(host)) {
        unsupported("cudaHostRegister with a device pointer");
        error = NOT_SUPPORTED;
    }
    if (!error) *address = host;
    leave();
    return finish(error);
}
API(cudaMemGetInfo)(size_t *unused, size_t *all) { RUN((*all = device.memory_bytes, *unused = *all - used_bytes(), SUCCESS)); }

API(cudaMemcpy)(void *target, const void *source, size_t size, int kind) { const void *caller = CALLER; RUN(copy_rows(rows(target, size, source, size, size, 1), kind, NULL, true, caller)); }
ALSO(cudaMemcpy, cudaMemcpy_ptds);
API(cudaMemcpyAsync)(void *target, const void *source, size_t size, int kind, void *stream) { const void *caller = CALLER; RUN(copy_rows(rows(target, size, source, size, size, 1), kind, stream, false, caller)); }
ALSO(cudaMemcpyAsync, cudaMemcpyAsync_ptsz);
API(cudaMemcpyPeer)(void *target, int to, const void *source, int from, size_t size) { const void *caller = CALLER; RUN(is_device(to) || is_device(from) ? INVALID_DEVICE : copy_rows(rows(target, size, source, size, size, 1), 3, NULL, true, caller)); }
ALSO(cudaMemcpyPeer, cudaMemcpyPeer_ptds);
API(cudaMemcpyPeerAsync)(void *target, int to, const void *source, int from, size_t size, void *stream) { const void *caller = CALLER; RUN(is_device(to) || is_device(from) ? INVALID_DEVICE : copy_rows(rows(target, size, source, size, size, 1), 3, stream, false, caller)); }
ALSO(cudaMemcpyPeerAsync, cudaMemcpyPeerAsync_ptsz);
API(cudaMemcpy2D)(void *target, size_t target_pitch, const void *source, size_t source_pitch, size_t width, size_t height, int kind) { const void *caller = CALLER; RUN(copy_rows(rows(target, target_pitch, source, source_pitch, width, height), kind, NULL, true, caller)); }
ALSO(cudaMemcpy2D, cudaMemcpy2D_ptds);
API(cudaMemcpy2DAsync)(void *target, size_t target_pitch, const void *source, size_t source_pitch, size_t width, size_t height, int kind, void *stream) { const void *caller = CALLER; RUN(copy_rows(rows(target, target_pitch, source, source_pitch, width, height), kind, stream, false, caller)); }
ALSO(cudaMemcpy2DAsync, cudaMemcpy2DAsync_ptsz);

static int fill(void *target, size_t pitch, int value, size_t width, size_t height, void *stream) {
    return stream_fill(target, pitch, (uint32_t)value & 255, 1, width, height, stream);
}

API(cudaMemset)(void *target, int value, size_t size) { RUN(fill(target, size, value, size, 1, NULL)); }
ALSO(cudaMemset, cudaMemset_ptds);
API(cudaMemsetAsync)(void *target, int value, size_t size, void *stream) { RUN(fill(target, size, value, size, 1, stream)); }
ALSO(cudaMemsetAsync, cudaMemsetAsync_ptsz);
API(cudaMemset2D)(void *target, size_t pitch, int value, size_t width, size_t height) { RUN(fill(target, pitch, value, width, height, NULL)); }
ALSO(cudaMemset2D, cudaMemset2D_ptds);
API(cudaMemset2DAsync)(void *target, size_t pitch, int value, size_t width, size_t height, void *stream) { RUN(fill(target, pitch, value, width, height, stream)); }
ALSO(cudaMemset2DAsync, cudaMemset2DAsync_ptsz);
API(cudaMemset3D)(Pitched target, int value, Size3 extent) { RUN(fill(target.pointer, target.pitch, value, extent.width, extent.height * extent.depth, NULL)); }
ALSO(cudaMemset3D, cudaMemset3D_ptds);
API(cudaMemset3DAsync)(Pitched target, int value, Size3 extent, void *stream) { RUN(fill(target.pointer, target.pitch, value, extent.width, extent.height * extent.depth, stream)); }
ALSO(cudaMemset3DAsync, cudaMemset3DAsync_ptsz);

static int symbol_copy(const void *symbol, size_t offset, void *host, size_t size, int kind, bool is_target, void *stream, bool is_waited, const void *caller) {
    Variable *variable = variable_of(symbol);
    if (!variable) return INVALID_SYMBOL;
    if (offset + size > variable->size) return INVALID_VALUE;
    char *place = (char *)variable->address + offset;
    Block block = is_target ? rows(place, size, host, size, size, 1) : rows(host, size, place, size, size, 1);
    return copy_rows(block, kind, stream, is_waited, caller);
}

API(cudaMemcpyToSymbol)(const void *symbol, const void *source, size_t size, size_t offset, int kind) { const void *caller = CALLER; RUN(symbol_copy(symbol, offset, (void *)source, size, kind, true, NULL, true, caller)); }
ALSO(cudaMemcpyToSymbol, cudaMemcpyToSymbol_ptds);
API(cudaMemcpyToSymbolAsync)(const void *symbol, const void *source, size_t size, size_t offset, int kind, void *stream) { const void *caller = CALLER; RUN(symbol_copy(symbol, offset, (void *)source, size, kind, true, stream, false, caller)); }
ALSO(cudaMemcpyToSymbolAsync, cudaMemcpyToSymbolAsync_ptsz);
API(cudaMemcpyFromSymbol)(void *target, const void *symbol, size_t size, size_t offset, int kind) { const void *caller = CALLER; RUN(symbol_copy(symbol, offset, target, size, kind, false, NULL, true, caller)); }
ALSO(cudaMemcpyFromSymbol, cudaMemcpyFromSymbol_ptds);
API(cudaMemcpyFromSymbolAsync)(void *target, const void *symbol, size_t size, size_t offset, int kind, void *stream) { const void *caller = CALLER; RUN(symbol_copy(symbol, offset, target, size, kind, false, stream, false, caller)); }
ALSO(cudaMemcpyFromSymbolAsync, cudaMemcpyFromSymbolAsync_ptsz);

static int symbol_address(void **address, const void *symbol) {
    Variable *variable = variable_of(symbol);
    return variable && address ? (*address = variable->address, SUCCESS) : INVALID_SYMBOL;
}
static int symbol_size(size_t *size, const void *symbol) {
    Variable *variable = variable_of(symbol);
    return variable && size ? (*size = variable->size, SUCCESS) : INVALID_SYMBOL;
}
API(cudaGetSymbolAddress)(void **address, const void *symbol) { RUN(symbol_address(address, symbol)); }
API(cudaGetSymbolSize)(size_t *size, const void *symbol) { RUN(symbol_size(size, symbol)); }

typedef struct { int type, device; void *device_pointer, *host_pointer; } PointerAttributes;

API(cudaPointerGetAttributes)(PointerAttributes *target, const void *address) {
    enter();
    int error = ready();
    if (!error && !target) error = INVALID_VALUE;
    if (!error) {
        Allocation *allocation = allocation_of(address); /* types: 0 not registered, 1 host, 2 device, 3 managed */
        int type = !allocation ? 0 : allocation->kind == PINNED ? 1 : allocation->kind == MANAGED ? 3 : 2;
        *target = (PointerAttributes){.type = type, .device = type ? 0 : -2};
        if (type) target->device_pointer = (void *)address;
        if (type != 2) target->host_pointer = type ? (void *)address : NULL;
    }
    leave();
    return finish(error);
}
API(cudaMemPrefetchAsync)(const void *address) { RUN(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
ALSO(cudaMemPrefetchAsync, cudaMemPrefetchAsync_ptsz);
ALSO(cudaMemPrefetchAsync, cudaMemPrefetchAsync_v2);
ALSO(cudaMemPrefetchAsync, cudaMemPrefetchAsync_v2_ptsz);
API(cudaMemAdvise)(const void *address) { RUN(allocation_of(address) ? SUCCESS : INVALID_VALUE); }
ALSO(cudaMemAdvise, cudaMemAdvise_v2);
API(cudaCtxResetPersistingL2Cache)(void) { RUN(SUCCESS); }
API(cudaStreamAttachMemAsync)(void *stream) { RUN(stream_of(stream) ? SUCCESS : INVALID_HANDLE); }
ALSO(cudaStreamAttachMemAsync, cudaStreamAttachMemAsync_ptsz);

API(cudaDeviceGetDefaultMemPool)(void **handle, int number) { RUN(is_device(number) ? INVALID_DEVICE : (*handle = pools[ON_DEVICE], SUCCESS)); }
ALSO(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool);
API(cudaDeviceSetMemPool)(int number, void *handle) { (void)handle; RUN(is_device(number)); }
API(cudaMemPoolCreate)(void **handle, const PoolProperties *properties) { RUN(handle && properties ? (*handle = pool_for(&properties->location_kind, properties->kind), SUCCESS) : INVALID_VALUE); }
API(cudaMemPoolDestroy)(void *handle) { (void)handle; RUN(SUCCESS); }
API(cudaMemPoolTrimTo)(void *handle, size_t size) { (void)handle; (void)size; RUN(SUCCESS); }
API(cudaMemPoolSetAttribute)(void *handle, int attribute, const void *value) { RUN(set_pool(handle, attribute, value)); }
API(cudaMemPoolGetAttribute)(void *handle, int attribute, void *value) { RUN(get_pool(handle, attribute, value)); }
API(cudaMemPoolSetAccess)(void *handle, const void *access, size_t count) { (void)handle; (void)access; (void)count; RUN(SUCCESS); }

/* --- arrays ------------------------------------------------------------------------------------------------------- */

API(cudaMallocArray)(Array **handle, const Channel *channel, size_t width, size_t height, unsigned flags) { RUN(new_array(handle, channel, width, height, 0, flags)); }
API(cudaMalloc3DArray)(Array **handle, const Channel *channel, Size3 extent, unsigned flags) { RUN(new_array(handle, channel, extent.width, extent.height, extent.depth, flags)); }
API(cudaFreeArray)(Array *array) { RUN(drop_array(array)); }
API(cudaMallocMipmappedArray)(Mipmap **handle, const Channel *channel, Size3 extent, unsigned levels, unsigned flags) { RUN(new_mipmap(handle, channel, extent.width, extent.height, extent.depth, levels, flags)); }
API(cudaGetMipmappedArrayLevel)(Array **level, const Mipmap *mipmap, unsigned number) { RUN(level_of(level, mipmap, number)); }
API(cudaFreeMipmappedArray)(Mipmap *mipmap) { RUN(drop_mipmap(mipmap)); }
API(cudaGetChannelDesc)(Channel *channel, const Array *array) { RUN(array ? (*channel = array->channel, SUCCESS) : INVALID_HANDLE); }
API(cudaArrayGetInfo)(Channel *channel, Size3 *extent, unsigned *flags, const Array *array) {
    enter();
    if (array && channel) *channel = array->channel;
    if (array && extent) *extent = (Size3){array->width, array->height, array->depth};
    if (array && flags) *flags = array->flags;
    leave();
    RUN(array ? SUCCESS : INVALID_HANDLE);
}
EXPORT Channel cudaCreateChannelDesc(int x, int y, int z, int w, int kind) { return (Channel){x, y, z, w, kind}; }

static Block to_array(const Array *array, size_t x, size_t y, const void *source, size_t pitch, size_t width, size_t height) {
    return rows((char *)array->memory + y * array->pitch + x, array->pitch, source, pitch, width, height);
}
static Block from_array(void *target, size_t pitch, const Array *array, size_t x, size_t y, size_t width, size_t height) {
    return rows(target, pitch, (char *)array->memory + y * array->pitch + x, array->pitch, width, height);
}

API(cudaMemcpy2DToArray)(Array *array, size_t x, size_t y, const void *source, size_t pitch, size_t width, size_t height, int kind) { const void *caller = CALLER; RUN(!array ? INVALID_HANDLE : copy_rows(to_array(array, x, y, source, pitch, width, height), kind, NULL, true, caller)); }
ALSO(cudaMemcpy2DToArray, cudaMemcpy2DToArray_ptds);
API(cudaMemcpy2DToArrayAsync)(Array *array, size_t x, size_t y, const void *source, size_t pitch, size_t width, size_t height, int kind, void *stream) { const void *caller = CALLER; RUN(!array ? INVALID_HANDLE : copy_rows(to_array(array, x, y, source, pitch, width, height), kind, stream, false, caller)); }
ALSO(cudaMemcpy2DToArrayAsync, cudaMemcpy2DToArrayAsync_ptsz);
API(cudaMemcpy2DFromArray)(void *target, size_t pitch, const Array *array, size_t x, size_t y, size_t width, size_t height, int kind) { const void *caller = CALLER; RUN(!array ? INVALID_HANDLE : copy_rows(from_array(target, pitch, array, x, y, width, height), kind, NULL, true, caller)); }
ALSO(cudaMemcpy2DFromArray, cudaMemcpy2DFromArray_ptds);
API(cudaMemcpyToArray)(Array *array, size_t x, size_t y, const void *source, size_t size, int kind) { const void *caller = CALLER; RUN(!array ? INVALID_HANDLE : copy_rows(rows((char *)array->memory + y * array->pitch + x, size, source, size, size, 1), kind, NULL, true, caller)); }
API(cudaMemcpyFromArray)(void *target, const Array *array, size_t x, size_t y, size_t size, int kind) { const void *caller = CALLER; RUN(!array ? INVALID_HANDLE : copy_rows(rows(target, size, (char *)array->memory + y * array->pitch + x, size, size, 1), kind, NULL, true, caller)); }

static int copy_3d(const Copy3 *copy, void *stream, bool is_waited, const void *caller) {
    const Array *from = copy->source_array, *to = copy->target_array;
    size_t bytes = from ? element_bytes(&from->channel) : to ? element_bytes(&to->channel) : 1; /* positions count elements of an array */
    size_t source_pitch = from ? from->pitch : copy->source.pitch, target_pitch = to ? to->pitch : copy->target.pitch;
    size_t source_slice = source_pitch * (from ? from->height : copy->source.height), target_slice = target_pitch * (to ? to->height : copy->target.height);
    char *source = from ? from->memory : copy->source.pointer, *target = to ? to->memory : copy->target.pointer;
    source += copy->source_at.z * source_slice + copy->source_at.y * source_pitch + copy->source_at.x * (from ? bytes : 1);
    target += copy->target_at.z * target_slice + copy->target_at.y * target_pitch + copy->target_at.x * (to ? bytes : 1);
    Block block = {.target = target, .source = source, .target_pitch = target_pitch, .source_pitch = source_pitch, .target_slice = target_slice,
                   .source_slice = source_slice, .width = copy->extent.width * bytes, .height = copy->extent.height ? copy->extent.height : 1,
                   .depth = copy->extent.depth ? copy->extent.depth : 1};
    return copy_rows(block, copy->kind, stream, is_waited, caller);
}

API(cudaMemcpy3D)(const Copy3 *copy) { const void *caller = CALLER; RUN(copy ? copy_3d(copy, NULL, true, caller) : INVALID_VALUE); }
ALSO(cudaMemcpy3D, cudaMemcpy3D_ptds);
API(cudaMemcpy3DAsync)(const Copy3 *copy, void *stream) { const void *caller = CALLER; RUN(copy ? copy_3d(copy, stream, false, caller) : INVALID_VALUE); }
ALSO(cudaMemcpy3DAsync, cudaMemcpy3DAsync_ptsz);

/* --- textures and surfaces ---------------------------------------------------------------------------------------- */

API(cudaCreateTextureObject)(Texture *handle, const Resource *resource, const Sampling *sampling, const void *view) { (void)view; RUN(sampling ? new_object(handle, resource, sampling) : INVALID_VALUE); }
API(cudaDestroyTextureObject)(Texture handle) { RUN(drop_object(handle)); }
API(cudaCreateSurfaceObject)(Texture *handle, const Resource *resource) { RUN(new_object(handle, resource, NULL)); }
API(cudaDestroySurfaceObject)(Texture handle) { RUN(drop_object(handle)); }

/* --- streams and events ------------------------------------------------------------------------------------------- */

static int wait_for(void *stream) {
    Stream *known = stream_of(stream);
    return !known ? INVALID_HANDLE : known->capture ? (known->is_broken = true, CAPTURE_UNSUPPORTED) : synchronise_with(known);
}

API(cudaStreamCreate)(void **stream) { RUN(new_stream(stream, 0, 0)); }
API(cudaStreamCreateWithFlags)(void **stream, unsigned flags) { RUN(new_stream(stream, flags, 0)); }
API(cudaStreamCreateWithPriority)(void **stream, unsigned flags, int priority) { RUN(new_stream(stream, flags, priority < -5 ? -5 : priority > 0 ? 0 : priority)); }
API(cudaStreamDestroy)(void *stream) { RUN(drop_stream(stream)); }
API(cudaStreamSynchronize)(void *stream) { RUN(wait_for(stream)); }
ALSO(cudaStreamSynchronize, cudaStreamSynchronize_ptsz);
API(cudaStreamQuery)(void *stream) { RUN(wait_for(stream)); }
ALSO(cudaStreamQuery, cudaStreamQuery_ptsz);
API(cudaStreamWaitEvent)(void *stream, void *event, unsigned flags) { (void)flags; RUN(wait_event(stream, event)); }
ALSO(cudaStreamWaitEvent, cudaStreamWaitEvent_ptsz);
API(cudaStreamGetPriority)(void *stream, int *priority) { RUN(stream_of(stream) ? (*priority = stream_of(stream)->priority, SUCCESS) : INVALID_HANDLE); }
ALSO(cudaStreamGetPriority, cudaStreamGetPriority_ptsz);
API(cudaStreamGetFlags)(void *stream, unsigned *flags) { RUN(stream_of(stream) ? (*flags = stream_of(stream)->flags, SUCCESS) : INVALID_HANDLE); }
ALSO(cudaStreamGetFlags, cudaStreamGetFlags_ptsz);
API(cudaStreamGetId)(void *stream, unsigned long long *id) { RUN(stream_of(stream) ? (*id = stream_of(stream)->id, SUCCESS) : INVALID_HANDLE); }
ALSO(cudaStreamGetId, cudaStreamGetId_ptsz);
API(cudaStreamGetDevice)(void *stream, int *number) { RUN(stream_of(stream) ? (*number = current_device(), SUCCESS) : INVALID_HANDLE); }
API(cudaStreamSetAttribute)(void *stream, int attribute, const void *value) { (void)attribute; (void)value; RUN(stream_of(stream) ? SUCCESS : INVALID_HANDLE); }
ALSO(cudaStreamSetAttribute, cudaStreamSetAttribute_ptsz);
API(cudaStreamCopyAttributes)(void *target, void *source) { RUN(stream_of(target) && stream_of(source) ? SUCCESS : INVALID_HANDLE); }

API(cudaLaunchHostFunc)(void *stream, HostFunction function, void *data) { RUN(function ? stream_host_function(function, data, stream) : INVALID_VALUE); }
ALSO(cudaLaunchHostFunc, cudaLaunchHostFunc_ptsz);
typedef void (*Callback)(void *stream, int status, void *data);
static int call_back(void *stream, Callback function, void *data) {
    if (!stream_of(stream) || !function) return INVALID_HANDLE;
    function(stream, SUCCESS, data);
    return SUCCESS;
}
API(cudaStreamAddCallback)(void *stream, Callback function, void *data, unsigned flags) { RUN(flags ? INVALID_VALUE : call_back(stream, function, data)); }
ALSO(cudaStreamAddCallback, cudaStreamAddCallback_ptsz);

API(cudaEventCreate)(void **event) { RUN(new_event(event, 0)); }
API(cudaEventCreateWithFlags)(void **event, unsigned flags) { RUN(new_event(event, flags)); }
API(cudaEventRecord)(void *event, void *stream) { RUN(record_event(event, stream)); }
ALSO(cudaEventRecord, cudaEventRecord_ptsz);
ALSO(cudaEventRecord, cudaEventRecordWithFlags);
ALSO(cudaEventRecord, cudaEventRecordWithFlags_ptsz);
API(cudaEventQuery)(void *event) { RUN(event ? synchronise_event(event) : INVALID_HANDLE); }
API(cudaEventSynchronize)(void *event) { RUN(event ? synchronise_event(event) : INVALID_HANDLE); }
API(cudaEventDestroy)(void *event) { RUN(event ? (free(event), SUCCESS) : INVALID_HANDLE); }
API(cudaEventElapsedTime)(float *ms, void *start, void *end) { RUN(elapsed_ms(ms, start, end)); }
ALSO(cudaEventElapsedTime, cudaEventElapsedTime_v2);

/* --- graphs ------------------------------------------------------------------------------------------------------- */

typedef struct { const void *function; Extent grid, block; unsigned shared; void **arguments, **extra; } KernelNode;
typedef struct { void *target; size_t pitch; unsigned value, element; size_t width, height; } FillNode;
typedef struct { HostFunction function; void *data; } HostNode;

API(cudaStreamBeginCapture)(void *stream, int mode) { (void)mode; RUN(begin_capture(stream)); }
ALSO(cudaStreamBeginCapture, cudaStreamBeginCapture_ptsz);
API(cudaStreamEndCapture)(void *stream, Graph **graph) { RUN(end_capture(stream, graph)); }
ALSO(cudaStreamEndCapture, cudaStreamEndCapture_ptsz);
API(cudaStreamIsCapturing)(void *stream, int *status) { RUN(stream_of(stream) ? (*status = capture_status(stream), SUCCESS) : INVALID_HANDLE); }
ALSO(cudaStreamIsCapturing, cudaStreamIsCapturing_ptsz);
API(cudaThreadExchangeStreamCaptureMode)(int *mode) { (void)mode; RUN(SUCCESS); }
API(cudaGraphCreate)(Graph **graph, unsigned flags) { (void)flags; RUN((*graph = new_graph(), SUCCESS)); }
API(cudaGraphDestroy)(Graph *graph) { RUN((drop_graph(graph), SUCCESS)); }
API(cudaGraphClone)(Graph **copy, Graph *graph) { RUN(graph ? (*copy = copy_graph(graph), SUCCESS) : INVALID_VALUE); }
API(cudaGraphGetNodes)(Graph *graph, void **nodes, size_t *count) { RUN(graph && count ? (*count = graph_nodes(graph, nodes, nodes ? *count : 0), SUCCESS) : INVALID_VALUE); }
API(cudaGraphInstantiate)(Graph **executable, Graph *graph, unsigned long long flags) { /* before 12.0 the third is a node or NULL */
    RUN(instantiate(executable, graph, flags < 16 && flags & 1));
}
ALSO(cudaGraphInstantiate, cudaGraphInstantiateWithFlags);
API(cudaGraphExecDestroy)(Graph *executable) { RUN((drop_graph(executable), SUCCESS)); }
API(cudaGraphUpload)(Graph *executable, void *stream) { RUN(executable && stream_of(stream) ? SUCCESS : INVALID_VALUE); }
ALSO(cudaGraphUpload, cudaGraphUpload_ptsz);
API(cudaGraphLaunch)(Graph *executable, void *stream) { RUN(launch_graph(executable, stream)); }
ALSO(cudaGraphLaunch, cudaGraphLaunch_ptsz);
API(cudaGraphAddDependencies_v2)(Graph *graph, void *const *before, void *const *after, const void *edges, size_t count) { (void)edges; RUN(add_dependencies(graph, before, after, count)); }
API(cudaGraphAddDependencies)(Graph *graph, void *const *before, void *const *after, size_t edges, size_t count) {
    bool is_old = edges && edges < 65536; /* before CUDA 13 the count stands where an address stands since */
    RUN(add_dependencies(graph, before, after, is_old ? edges : count));
}

static int kernel_node(Launch *made, const KernelNode *node) {
    Kernel *kernel = node ? kernel_of(node->function) : NULL;
    if (!kernel) return INVALID_DEVICE_FUNCTION;
    *made = (Launch){.kernel = kernel, .grid = node->grid, .block = node->block, .shared = node->shared};
    return packed(kernel, node->arguments, node->extra, &made->parameters);
}
static int add_kernel_node(Graph *graph, void **handle, const KernelNode *node) {
    Launch made;
    int error = graph ? kernel_node(&made, node) : INVALID_VALUE;
    if (error) return error;
    add_launch(graph, handle, &made);
    free(made.parameters);
    return SUCCESS;
}
static int change_kernel_node(void *handle, const KernelNode *node) {
    Launch made;
    int error = kernel_node(&made, node);
    if (error) return error;
    error = set_launch(handle, &made);
    free(made.parameters);
    return error;
}
API(cudaGraphAddKernelNode)(void **handle, Graph *graph, void *const *before, size_t count, const KernelNode *node) { (void)before; (void)count; RUN(add_kernel_node(graph, handle, node)); }
API(cudaGraphKernelNodeSetParams)(void *handle, const KernelNode *node) { RUN(change_kernel_node(handle, node)); }
API(cudaGraphExecKernelNodeSetParams)(Graph *executable, const void *node, const KernelNode *wanted) { RUN(change_kernel_node(node_in(executable, node), wanted)); }
API(cudaGraphAddMemsetNode)(void **handle, Graph *graph, void *const *before, size_t count, const FillNode *node) {
    (void)before; (void)count;
    RUN(graph && node ? add_fill(graph, handle, node->target, node->pitch, node->value, node->element, node->width, node->height) : INVALID_VALUE);
}
static int change_fill_node(void *handle, const FillNode *node) {
    return node ? set_fill(handle, node->target, node->pitch, node->value, node->element, node->width, node->height) : INVALID_VALUE;
}
API(cudaGraphMemsetNodeSetParams)(void *node, const FillNode *wanted) { RUN(change_fill_node(node, wanted)); }
API(cudaGraphExecMemsetNodeSetParams)(Graph *executable, const void *node, const FillNode *wanted) { RUN(change_fill_node(node_in(executable, node), wanted)); }
API(cudaGraphHostNodeSetParams)(void *node, const HostNode *wanted) { RUN(wanted ? set_host_function(node, wanted->function, wanted->data) : INVALID_VALUE); }
API(cudaGraphExecHostNodeSetParams)(Graph *executable, const void *node, const HostNode *wanted) {
    RUN(wanted ? set_host_function(node_in(executable, node), wanted->function, wanted->data) : INVALID_VALUE);
}
API(cudaGraphAddHostNode)(void **handle, Graph *graph, void *const *before, size_t count, const HostNode *node) { (void)before; (void)count; RUN(graph && node ? add_host_function(graph, handle, node->function, node->data) : INVALID_VALUE); }
API(cudaGraphAddEmptyNode)(void **handle, Graph *graph, void *const *before, size_t count) { (void)before; (void)count; RUN(graph ? add_empty(graph, handle) : INVALID_VALUE); }
typedef struct { struct { int kind, handles, location, id; void *security; size_t most; unsigned short usage; unsigned char unused[54]; } pool; const void *access; size_t count, bytes; void *address; } AllocationNode;
API(cudaGraphAddMemAllocNode)(void **handle, Graph *graph, void *const *before, size_t count, AllocationNode *node) {
    RUN(node ? add_allocation(graph, handle, before, count, &node->address, node->bytes) : INVALID_VALUE);
}
API(cudaGraphAddMemFreeNode)(void **handle, Graph *graph, void *const *before, size_t count, void *address) { (void)before; (void)count; RUN(graph ? add_release(graph, handle, address) : INVALID_VALUE); }
API(cudaGraphAddChildGraphNode)(void **handle, Graph *graph, void *const *before, size_t count, Graph *child) { (void)before; (void)count; RUN(graph && child ? add_child(graph, handle, child) : INVALID_VALUE); }
static int change_bytes_node(void *node, void *target, const void *source, size_t size, int kind) {
    Block block = rows(target, size, source, size, size, 1);
    return set_copy(node, &block, kind);
}
API(cudaGraphAddMemcpyNode1D)(void **handle, Graph *graph, void *const *before, size_t count, void *target, const void *source, size_t size, int kind) {
    (void)before; (void)count;
    Block block = rows(target, size, source, size, size, 1);
    RUN(graph ? add_copy(graph, handle, &block, kind) : INVALID_VALUE);
}
API(cudaGraphMemcpyNodeSetParams1D)(void *node, void *target, const void *source, size_t size, int kind) { RUN(change_bytes_node(node, target, source, size, kind)); }
API(cudaGraphExecMemcpyNodeSetParams1D)(Graph *executable, const void *node, void *target, const void *source, size_t size, int kind) {
    RUN(change_bytes_node(node_in(executable, node), target, source, size, kind));
}
static int copied_block(Block *block, const Copy3 *copy) {
    if (!copy || copy->source_array || copy->target_array) return INVALID_VALUE;
    *block = (Block){.target = (char *)copy->target.pointer + copy->target_at.x + copy->target_at.y * copy->target.pitch,
                     .source = (char *)copy->source.pointer + copy->source_at.x + copy->source_at.y * copy->source.pitch,
                     .target_pitch = copy->target.pitch, .source_pitch = copy->source.pitch, .target_slice = copy->target.pitch * copy->target.height,
                     .source_slice = copy->source.pitch * copy->source.height, .width = copy->extent.width,
                     .height = copy->extent.height ? copy->extent.height : 1, .depth = copy->extent.depth ? copy->extent.depth : 1};
    return SUCCESS;
}
static int add_copy_node(Graph *graph, void **handle, const Copy3 *copy) {
    Block block;
    int error = graph ? copied_block(&block, copy) : INVALID_VALUE;
    return error ? error : add_copy(graph, handle, &block, copy->kind);
}
static int change_copy_node(void *node, const Copy3 *copy) {
    Block block;
    int error = copied_block(&block, copy);
    return error ? error : set_copy(node, &block, copy->kind);
}
API(cudaGraphAddMemcpyNode)(void **handle, Graph *graph, void *const *before, size_t count, const Copy3 *copy) { (void)before; (void)count; RUN(add_copy_node(graph, handle, copy)); }
API(cudaGraphMemcpyNodeSetParams)(void *node, const Copy3 *copy) { RUN(change_copy_node(node, copy)); }
API(cudaGraphExecMemcpyNodeSetParams)(Graph *executable, const void *node, const Copy3 *copy) { RUN(change_copy_node(node_in(executable, node), copy)); }
API(cudaGraphNodeGetType)(const void *node, int *kind) { RUN(node && kind ? (*kind = node_kind(node), SUCCESS) : INVALID_VALUE); }
API(cudaGraphNodeFindInClone)(void **node, const void *original, const Graph *clone) {
    RUN(node && node_in(clone, original) ? (*node = node_in(clone, original), SUCCESS) : INVALID_VALUE);
}
API(cudaGraphChildGraphNodeGetGraph)(void *node, Graph **child) { RUN(child && node_child(node) ? (*child = node_child(node), SUCCESS) : INVALID_VALUE); }
API(cudaGraphInstantiateWithParams)(Graph **executable, Graph *graph, Instantiation *wanted) {
    RUN(wanted ? (wanted->failed = NULL, wanted->result = 0, instantiate(executable, graph, wanted->flags & 1)) : INVALID_VALUE);
}
ALSO(cudaGraphInstantiateWithParams, cudaGraphInstantiateWithParams_ptsz);
API(cudaGraphExecUpdate)(Graph *executable, Graph *graph, Update *outcome) { RUN(update_graph(executable, graph, outcome)); }

/* --- kernels ------------------------------------------------------------------------------------------------------ */

typedef struct { Extent grid, block; size_t shared; void *stream, *at; } Configuration;
typedef struct { Extent grid, block; size_t shared; void *stream; LaunchAttribute *attributes; unsigned count; } LaunchConfiguration;
typedef struct { size_t shared, constant, local; int threads, registers, ptx, binary, cache_mode, dynamic_shared, carveout, cluster_is_required, cluster[3], cluster_policy, has_large_clusters; int reserved[16]; } FunctionAttributes;

static _Thread_local Configuration configurations[64];
static _Thread_local unsigned depth;

EXPORT unsigned __cudaPushCallConfiguration(Extent grid, Extent block, size_t shared, void *stream) {
    if (depth == 64) return INVALID_CONFIGURATION;
    configurations[depth++] = (Configuration){grid, block, shared, stream, CALLER};
    return SUCCESS;
}
API(__cudaPopCallConfiguration)(Extent *grid, Extent *block, size_t *shared, void *stream) {
    if (!depth) return finish(52); /* cudaErrorMissingConfiguration */
    const Configuration *pushed = &configurations[--depth];
    *grid = pushed->grid;
    *block = pushed->block;
    *shared = pushed->shared;
    *(void **)stream = pushed->stream;
    configured_at = pushed->at;
    return SUCCESS;
}

static int launch_function(const void *function, Extent grid, Extent block, void **arguments, size_t shared, void *stream, Extent cluster, bool is_cooperative) {
    Kernel *kernel = kernel_of(function);
    return kernel ? launch_with(kernel, grid, block, arguments, shared, stream, cluster, is_cooperative) : INVALID_DEVICE_FUNCTION;
}

API(cudaLaunchKernel)(const void *function, Extent grid, Extent block, void **arguments, size_t shared, void *stream) { RUN(launch_function(function, grid, block, arguments, shared, stream, (Extent){0}, false)); }
ALSO(cudaLaunchKernel, cudaLaunchKernel_ptsz);
ALSO(cudaLaunchKernel, __cudaLaunchKernel);
ALSO(cudaLaunchKernel, __cudaLaunchKernel_ptsz);
API(cudaLaunchCooperativeKernel)(const void *function, Extent grid, Extent block, void **arguments, size_t shared, void *stream) { RUN(launch_function(function, grid, block, arguments, shared, stream, (Extent){0}, true)); }
ALSO(cudaLaunchCooperativeKernel, cudaLaunchCooperativeKernel_ptsz);
static int launch_configured(const LaunchConfiguration *of, const void *function, void **arguments) {
    if (!of) return INVALID_VALUE;
    Launch asked = {0};
    take_attributes(&asked, of->attributes, of->count);
    return launch_function(function, of->grid, of->block, arguments, of->shared, of->stream, asked.cluster, asked.is_cooperative);
}
API(cudaLaunchKernelExC)(const LaunchConfiguration *configuration, const void *function, void **arguments) { RUN(launch_configured(configuration, function, arguments)); }
ALSO(cudaLaunchKernelExC, cudaLaunchKernelExC_ptsz);

static int function_attributes(FunctionAttributes *target, const void *function) {
    Kernel *kernel = kernel_of(function);
    if (!kernel || !target) return INVALID_DEVICE_FUNCTION;
    int error = know_attributes(kernel);
    if (error) return error;
    const int *of = kernel->attributes;
    *target = (FunctionAttributes){.shared = (size_t)of[1], .constant = (size_t)of[2], .local = (size_t)of[3], .threads = of[0], .registers = of[4],
                                   .ptx = of[5], .binary = of[6], .dynamic_shared = of[8], .carveout = of[9],
                                   .cluster_is_required = of[10], .cluster = {of[11], of[12], of[13]}, .cluster_policy = of[15], .has_large_clusters = of[LARGE_CLUSTERS]};
    return SUCCESS;
}
API(cudaFuncGetAttributes)(FunctionAttributes *target, const void *function) {
    FunctionAttributes attributes = {0};
    enter();
    int error = ready();
    if (!error) error = function_attributes(&attributes, function);
    if (!error) memcpy(target, &attributes, offsetof(FunctionAttributes, reserved)); /* what follows, older structs do not have */
    leave();
    return finish(error);
}

API(cudaFuncSetAttribute)(const void *function, int attribute, int value) { RUN(kernel_of(function) ? set_attribute(kernel_of(function), attribute, value) : INVALID_DEVICE_FUNCTION); }
API(cudaFuncSetCacheConfig)(const void *function, int config) { (void)config; RUN(kernel_of(function) ? SUCCESS : INVALID_DEVICE_FUNCTION); }
API(cudaFuncSetSharedMemConfig)(const void *function, int config) { (void)config; RUN(kernel_of(function) ? SUCCESS : INVALID_DEVICE_FUNCTION); }
API(cudaFuncGetName)(const char **name, const void *function) { RUN(kernel_of(function) ? (*name = kernel_of(function)->name, SUCCESS) : INVALID_DEVICE_FUNCTION); }
API(cudaGetFuncBySymbol)(void **handle, const void *function) { RUN(kernel_of(function) ? (*handle = kernel_of(function), SUCCESS) : INVALID_DEVICE_FUNCTION); }
API(cudaGetKernel)(void **handle, const void *function) { RUN(kernel_of(function) ? (*handle = kernel_of(function), SUCCESS) : INVALID_DEVICE_FUNCTION); }
ALSO(cudaGetKernel, __cudaGetKernel);

API(cudaOccupancyMaxActiveBlocksPerMultiprocessor)(int *blocks, const void *function, int threads, size_t shared) { RUN(kernel_of(function) ? occupancy(blocks, kernel_of(function), threads, shared) : INVALID_DEVICE_FUNCTION); }
API(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)(int *blocks, const void *function, int threads, size_t shared, unsigned flags) { (void)flags; RUN(kernel_of(function) ? occupancy(blocks, kernel_of(function), threads, shared) : INVALID_DEVICE_FUNCTION); }
API(cudaOccupancyAvailableDynamicSMemPerBlock)(size_t *shared, const void *function, int blocks, int threads) { RUN(kernel_of(function) ? available_shared(shared, kernel_of(function), blocks, threads) : INVALID_DEVICE_FUNCTION); }

static int clusters_of(int *active, int *largest, const void *function, const LaunchConfiguration *of) {
    Kernel *kernel = kernel_of(function);
    if (!kernel) return INVALID_DEVICE_FUNCTION;
    if (!of || !(active || largest)) return INVALID_VALUE;
    Launch asked = {0};
    take_attributes(&asked, of->attributes, of->count);
    return clusters(active, largest, kernel, of->grid, of->block, of->shared, asked.cluster);
}
API(cudaOccupancyMaxActiveClusters)(int *active, const void *function, const LaunchConfiguration *of) { RUN(clusters_of(active, NULL, function, of)); }
API(cudaOccupancyMaxPotentialClusterSize)(int *blocks, const void *function, const LaunchConfiguration *of) { RUN(clusters_of(NULL, blocks, function, of)); }

/* --- what nvcc writes into a program ------------------------------------------------------------------------------- */

EXPORT void **__cudaRegisterFatBinary(void *wrapper) {
    enter();
    Module **handle = malloc(sizeof *handle);
    if (!handle) abort();
    *handle = new_module(wrapper, 0);
    (*handle)->is_of_program = true;
    leave();
    return (void **)handle;
}
EXPORT void __cudaRegisterFatBinaryEnd(void **handle) { (void)handle; }
EXPORT void __cudaUnregisterFatBinary(void **handle) { (void)handle; }
EXPORT void __cudaRegisterFunction(void **handle, const void *host, char *stub, const char *name) {
    (void)stub;
    enter();
    add_kernel(*(Module **)handle, host, name);
    leave();
}
EXPORT void __cudaRegisterVar(void **handle, char *host, char *stub, const char *name, int external, size_t size, int constant) {
    (void)stub; (void)external;
    enter();
    add_variable(*(Module **)handle, host, name, size, constant, false);
    leave();
}
EXPORT void __cudaRegisterManagedVar(void **handle, void **host, char *stub, const char *name, int external, size_t size, int constant) {
    (void)stub; (void)external;
    enter();
    add_variable(*(Module **)handle, host, name, size, constant, true);
    leave();
}
EXPORT void __cudaRegisterTexture(void) { unsupported("texture references"); }
EXPORT void __cudaRegisterSurface(void) { unsupported("surface references"); }
EXPORT char __cudaInitModule(void **handle) {
    enter();
    Module *module = *(Module **)handle;
    int error = ready();
    if (!error) error = make_ready(module);
    for (Variable *variable = error ? NULL : module->variables; variable; variable = variable->next)
        if (variable->is_managed && variable->host) *(void **)variable->host = variable->address;
    leave();
    finish(error);
    return !error;
}

/* --- profilers ---------------------------------------------------------------------------------------------------- */

API(cudaProfilerStart)(void) { RUN(SUCCESS); }
API(cudaProfilerStop)(void) { RUN(SUCCESS); }
