/* The CUDA driver: what begins with cuInit, devices, contexts, and the addresses of functions by their names.
 *
 * Source: CUDA Driver API 12.9 and 13.0. Functions whose addresses had 32 bits, before CUDA 3.2, are not here.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THREADS = 1, BLOCK_X = 2, GRID_X = 5, SHARED = 8, CONSTANT = 9, WARP = 10, PITCH = 11, REGISTERS = 12, CLOCK = 13,
    TEXTURE_ALIGNMENT = 14, MAJOR = 75, MINOR = 76, /* numbers of CUdevice_attribute */
    API_VERSION = 3020, LEAST_PRIORITY = 0, GREATEST_PRIORITY = -5,
};

static Context *contexts; /* those that cuCtxCreate has made */
static uint64_t ids = MAX_DEVICES + 1;

int initialised(void) { return is_initialised ? connect_once() : NOT_INITIALIZED; }

int in_context(void) {
    int error = initialised();
    return error ? error : !current_context() ? INVALID_CONTEXT : failing();
}

int driver_error(int error) {
    const char *name;
    if (error == INVALID_DEVICE_FUNCTION) return INVALID_HANDLE;
    return driver_error_text(error, true, &name) || *name ? error : INVALID_VALUE;
}

API(cuInit)(unsigned flags) {
    enter();
    int error = flags ? INVALID_VALUE : connect_once();
    is_initialised |= !error;
    leave();
    return error;
}
API(cuDriverGetVersion)(int *version) {
    enter();
    int error = version ? connect_once() : INVALID_VALUE;
    if (!error) *version = device.version;
    leave();
    return error;
}
static int text_of(int error, bool is_name, const char **text) {
    if (!text) return INVALID_VALUE;
    int unknown = driver_error_text(error, is_name, text);
    if (!unknown && **text) return SUCCESS;
    *text = NULL;
    return INVALID_VALUE;
}
API(cuGetErrorName)(int error, const char **text) { return text_of(error, true, text); }
API(cuGetErrorString)(int error, const char **text) { return text_of(error, false, text); }

/* --- devices ------------------------------------------------------------------------------------------------------ */

static int attribute(int number) { return number > 0 && number < ATTRIBUTES ? device.attributes[number] : 0; }

API(cuDeviceGet)(int *number, int ordinal) { DRIVER(!number ? INVALID_VALUE : is_device(ordinal) ? INVALID_DEVICE : (*number = ordinal, SUCCESS)); }
API(cuDeviceGetCount)(int *count) { DRIVER(count ? (*count = device.devices, SUCCESS) : INVALID_VALUE); }
API(cuDeviceGetName)(char *name, int size, int number) {
    DRIVER(!name || size < 1 ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE : (snprintf(name, (size_t)size, "%s", device.name), SUCCESS));
}
static int uuid(unsigned char *bytes, int number) {
    if (!bytes) return INVALID_VALUE;
    if (is_device(number)) return INVALID_DEVICE;
    memcpy(bytes, "warplens-device", 15);
    bytes[15] = (unsigned char)number;
    return SUCCESS;
}
API(cuDeviceGetUuid)(unsigned char *bytes, int number) { DRIVER(uuid(bytes, number)); }
ALSO(cuDeviceGetUuid, cuDeviceGetUuid_v2);
API(cuDeviceTotalMem_v2)(size_t *bytes, int number) { DRIVER(!bytes ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE : (*bytes = device.memory_bytes, SUCCESS)); }
API(cuDeviceGetAttribute)(int *value, int wanted, int number) {
    DRIVER(!value || wanted < 1 ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE : (*value = attribute(wanted), SUCCESS));
}
API(cuDeviceComputeCapability)(int *major, int *minor, int number) {
    DRIVER(!major || !minor ? INVALID_VALUE : is_device(number) ? INVALID_DEVICE : (*major = attribute(MAJOR), *minor = attribute(MINOR), SUCCESS));
}
typedef struct { int threads, block[3], grid[3], shared, constant, warp, pitch, registers, clock, texture_alignment; } Properties;
static int properties(Properties *target, int number) {
    if (!target) return INVALID_VALUE;
    if (is_device(number)) return INVALID_DEVICE;
    *target = (Properties){.threads = attribute(THREADS), .shared = attribute(SHARED), .constant = attribute(CONSTANT), .warp = attribute(WARP),
                           .pitch = attribute(PITCH), .registers = attribute(REGISTERS), .clock = attribute(CLOCK),
                           .texture_alignment = attribute(TEXTURE_ALIGNMENT)};
    for (int i = 0; i < 3; i++) {
        target->block[i] = attribute(BLOCK_X + i);
        target->grid[i] = attribute(GRID_X + i);
    }
    return SUCCESS;
}
API(cuDeviceGetProperties)(Properties *target, int number) { DRIVER(properties(target, number)); }
API(cuDeviceGetPCIBusId)(char *text, int size, int number) { DRIVER(bus_id(text, size, number)); }
API(cuDeviceGetByPCIBusId)(int *number, const char *text) { DRIVER(number_of_bus_id(number, text)); }
API(cuDeviceCanAccessPeer)(int *can, int number, int peer) { DRIVER(!can ? INVALID_VALUE : is_device(number) || is_device(peer) ? INVALID_DEVICE : (*can = number != peer, SUCCESS)); }
API(cuDeviceGetP2PAttribute)(int *value, int wanted, int from, int to) {
    DRIVER(!value ? INVALID_VALUE : is_device(from) || is_device(to) || from == to ? INVALID_DEVICE : (*value = 1, SUCCESS));
}
API(cuDeviceGetExecAffinitySupport)(int *is_supported, int kind, int number) { DRIVER(is_device(number) ? INVALID_DEVICE : (*is_supported = 0, SUCCESS)); }

/* --- contexts ----------------------------------------------------------------------------------------------------- */

static bool is_context(const Context *context) {
    if (context && context->is_primary) return true;
    for (const Context *other = contexts; other; other = other->next)
        if (other == context) return true;
    return false;
}

static int retain(Context **context, int number) {
    if (!context) return INVALID_VALUE;
    if (is_device(number)) return INVALID_DEVICE;
    *context = primary_context(number);
    (*context)->users++;
    return SUCCESS;
}
static int forget(int number) {
    if (is_device(number)) return INVALID_DEVICE;
    Context *context = primary_context(number);
    if (!context->users) return INVALID_CONTEXT;
    context->users--;
    return SUCCESS;
}
API(cuDevicePrimaryCtxRetain)(Context **context, int number) { DRIVER(retain(context, number)); }
API(cuDevicePrimaryCtxRelease_v2)(int number) { DRIVER(forget(number)); }
ALSO(cuDevicePrimaryCtxRelease_v2, cuDevicePrimaryCtxRelease);
API(cuDevicePrimaryCtxSetFlags_v2)(int number, unsigned flags) { DRIVER(is_device(number) ? INVALID_DEVICE : (primary_context(number)->flags = flags, SUCCESS)); }
ALSO(cuDevicePrimaryCtxSetFlags_v2, cuDevicePrimaryCtxSetFlags);
API(cuDevicePrimaryCtxGetState)(int number, unsigned *flags, int *is_active) {
    DRIVER(is_device(number) ? INVALID_DEVICE : !flags || !is_active ? INVALID_VALUE
           : (*flags = primary_context(number)->flags, *is_active = primary_context(number)->users > 0, SUCCESS));
}
API(cuDevicePrimaryCtxReset_v2)(int number) { DRIVER(is_device(number) ? INVALID_DEVICE : (synchronise(), forget_failure(), SUCCESS)); }
ALSO(cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset);

static int new_context(Context **context, unsigned flags, int number) {
    if (!context) return INVALID_VALUE;
    if (is_device(number)) return INVALID_DEVICE;
    Context *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    *made = (Context){.device = number, .flags = flags, .users = 1, .id = ids++, .next = contexts};
    *context = contexts = made;
    return push_context(made);
}
static int drop_context(Context *context) {
    if (!is_context(context) || context->is_primary) return INVALID_CONTEXT;
    synchronise();
    forget_failure();
    if (current_context() == context) pop_context(NULL);
    Context **place = &contexts;
    while (*place != context) place = &(*place)->next;
    *place = context->next; /* other threads may still name it, so it stays */
    return SUCCESS;
}
API(cuCtxCreate_v2)(Context **context, unsigned flags, int number) { DRIVER(new_context(context, flags, number)); }
API(cuCtxCreate_v3)(Context **context, void *affinities, int count, unsigned flags, int number) { DRIVER(new_context(context, flags, number)); }
API(cuCtxCreate_v4)(Context **context, void *parameters, unsigned flags, int number) { DRIVER(new_context(context, flags, number)); }
API(cuCtxDestroy_v2)(Context *context) { DRIVER(drop_context(context)); }
ALSO(cuCtxDestroy_v2, cuCtxDestroy);
API(cuCtxPushCurrent_v2)(Context *context) { DRIVER(is_context(context) ? push_context(context) : INVALID_CONTEXT); }
ALSO(cuCtxPushCurrent_v2, cuCtxPushCurrent);
API(cuCtxPopCurrent_v2)(Context **context) { DRIVER(pop_context(context)); }
ALSO(cuCtxPopCurrent_v2, cuCtxPopCurrent);
API(cuCtxSetCurrent)(Context *context) { DRIVER(!context || is_context(context) ? (make_current(context), SUCCESS) : INVALID_CONTEXT); }
API(cuCtxGetCurrent)(Context **context) { DRIVER(context ? (*context = current_context(), SUCCESS) : INVALID_VALUE); }
API(cuCtxGetDevice)(int *number) { HERE(number ? (*number = current_device(), SUCCESS) : INVALID_VALUE); }
API(cuCtxGetDevice_v2)(int *number, Context *context) { DRIVER(!number ? INVALID_VALUE : is_context(context) ? (*number = context->device, SUCCESS) : INVALID_CONTEXT); }
API(cuCtxGetFlags)(unsigned *flags) { HERE(flags ? (*flags = current_context()->flags, SUCCESS) : INVALID_VALUE); }
API(cuCtxSetFlags)(unsigned flags) { HERE((current_context()->flags = flags, SUCCESS)); }
static int context_id(Context *context, unsigned long long *id) {
    if (!context) context = current_context();
    if (!id || !is_context(context)) return INVALID_CONTEXT;
    *id = context->id;
    return SUCCESS;
}
API(cuCtxGetId)(Context *context, unsigned long long *id) { DRIVER(context_id(context, id)); }
API(cuCtxGetApiVersion)(Context *context, unsigned *version) { DRIVER(version ? (*version = API_VERSION, SUCCESS) : INVALID_VALUE); }
API(cuCtxSynchronize)(void) { HERE(synchronise_with(NULL)); }
API(cuCtxSynchronize_v2)(Context *context) { DRIVER(is_context(context) ? synchronise() : INVALID_CONTEXT); }
API(cuCtxSetLimit)(int limit, size_t value) { HERE(set_limit(limit, value)); }
API(cuCtxGetLimit)(size_t *value, int limit) { HERE(get_limit(value, limit)); }
API(cuCtxGetCacheConfig)(int *config) { HERE((*config = 0, SUCCESS)); }
API(cuCtxSetCacheConfig)(int config) { HERE(SUCCESS); }
API(cuCtxGetSharedMemConfig)(int *config) { HERE((*config = 1, SUCCESS)); /* banks of four bytes */ }
API(cuCtxSetSharedMemConfig)(int config) { HERE(SUCCESS); }
API(cuCtxResetPersistingL2Cache)(void) { HERE(SUCCESS); }
API(cuCtxGetStreamPriorityRange)(int *least, int *greatest) {
    enter();
    if (least) *least = LEAST_PRIORITY;
    if (greatest) *greatest = GREATEST_PRIORITY;
    leave();
    HERE(SUCCESS);
}
API(cuCtxEnablePeerAccess)(Context *peer, unsigned flags) { HERE(!is_context(peer) ? INVALID_CONTEXT : can_reach(current_device(), peer->device, true)); }
API(cuCtxDisablePeerAccess)(Context *peer) { HERE(!is_context(peer) ? INVALID_CONTEXT : can_reach(current_device(), peer->device, false)); }

/* --- addresses of functions --------------------------------------------------------------------------------------- */

typedef struct { const char *name; int version; const char *symbol; } Versioned;

static const Versioned versions[] = { /* in the order of the versions of each name */
#define VERSION(name, version, symbol) {name, version, symbol},
#include "versions.inc"
#undef VERSION
};

enum { ADDRESS_IS_KNOWN = 0, NAME_IS_UNKNOWN = 1, VERSION_IS_TOO_OLD = 2 };

/* The forms for the per-thread default stream do what the others do, so no flag changes the answer. */
static void *own_function(const char *name) {
    static void *library;
    Dl_info place;
    if (!library && dladdr(versions, &place)) library = dlopen(place.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    return dlsym(library, name);
}

int entry_point(const char *name, void **address, int version, int *status) {
    if (!name || !address) return INVALID_VALUE;
    const char *symbol = NULL;
    bool is_versioned = false;
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        if (strcmp(versions[i].name, name)) continue;
        is_versioned = true;
        if (versions[i].version <= version) symbol = versions[i].symbol;
    }
    if (!is_versioned && !strncmp(name, "cu", 2)) symbol = name;
    *address = symbol ? own_function(symbol) : NULL;
    int state = *address ? ADDRESS_IS_KNOWN : is_versioned ? VERSION_IS_TOO_OLD : NAME_IS_UNKNOWN;
    if (status) *status = state;
    return SUCCESS;
}
API(cuGetProcAddress_v2)(const char *name, void **address, int version, unsigned long long flags, int *status) {
    int state = 0, error = entry_point(name, address, version, &state);
    if (status) *status = state;
    return error ? error : state ? NOT_FOUND : SUCCESS;
}
ALSO(cuGetProcAddress_v2, cuGetProcAddress_v2_ptsz);
API(cuGetProcAddress)(const char *name, void **address, int version, unsigned long long flags) {
    int state = 0, error = entry_point(name, address, version, &state);
    return error ? error : state ? NOT_FOUND : SUCCESS;
}
API(cuGetExportTable)(const void **table, const void *id) {
    Dl_info caller;
    enter();
    if (table) *table = NULL;
    bool does_without = dladdr(CALLER, &caller) && strstr(caller.dli_fname, "libnvrtc"); /* NVRTC asks, and goes on */
    if (!does_without) note("the program asks for a table of undocumented functions of the CUDA driver, which is not there (cuGetExportTable)");
    leave();
    return NOT_FOUND;
}
