/* Calls of CUDA's host libraries as messages, and the few functions that copy or return text.
 *
 * Source: cuBLAS, cuFFT, cuRAND, cuSOLVER, cuSPARSE, NVML of CUDA 12.9 and 13.0; NVTX 3 (nvtx3/nvtxDetail/nvtxTypes.h).
 */
#define _GNU_SOURCE
#include "libraries.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct Owner { uint64_t owner; void *stream; struct Owner *next; } *owners;

static void *stream_of_owner(uint64_t owner) {
    for (struct Owner *place = owners; place; place = place->next)
        if (place->owner == owner) return place->stream;
    return NULL;
}

void set_stream(uint64_t owner, void *stream) {
    struct Owner *place = owners;
    while (place && place->owner != owner) place = place->next;
    if (!place) {
        place = calloc(1, sizeof *place);
        if (!place) abort();
        place->next = owners;
        owners = place;
    }
    place->owner = owner;
    place->stream = stream;
}

size_t compute_bytes(int type) {
    static const size_t sizes[] = {[0] = 4, [1] = 8, [2] = 2, [3] = 1, [4] = 8, [5] = 16, [6] = 4, [10] = 4, [14] = 2};
    return type >= 0 && type < 15 && sizes[type] ? sizes[type] : 16;
}

size_t scale_bytes(int compute_type, int data_type) {
    bool is_complex = data_type >= 4 && data_type <= 7;
    if (compute_type < 64) return compute_bytes(compute_type); /* before CUDA 11 it was a cudaDataType */
    if (compute_type <= 65) return 2;                          /* CUBLAS_COMPUTE_16F */
    size_t size = compute_type == 70 || compute_type == 71 || compute_type == 79 ? 8 : 4;
    return is_complex ? 2 * size : size;
}

Call begin_call(const char *name, int lost, int failed) {
    enter();
    Call call = {.name = name, .lost = lost, .failed = failed};
    put_text(&call.message, name);
    put_frames(&call.message);
    return call;
}

void put_pointer(Call *call, void *address, size_t size, int use) {
    bool is_device = is_device_address(address);
    put_u8(&call->message, !address ? 0 : is_device ? 1 : 2);
    put_u32(&call->message, (uint32_t)size);
    if (!address) return;
    if (is_device) {
        put_u64(&call->message, (uint64_t)address);
        return;
    }
    if (use & READ) put_bytes(&call->message, address, size);
    if (use & WRITTEN && call->returned < MAX_RETURNED) {
        call->returns[call->returned].target = address;
        call->returns[call->returned++].size = size;
    }
}

static int send_call(Call *call) {
    tell_range();
    Answer answer = ask('Y', &call->message);
    int status = (int)answer.status, fault = (int)take_u32(&answer);
    double took_ns = take_f64(&answer);
    if (took_ns == took_ns) clock_ns += took_ns;
    if (fault) fail_for_good(fault);
    for (unsigned i = 0; !status && i < call->returned; i++) {
        size_t size = take_u32(&answer);
        if (size == call->returns[i].size) memcpy(call->returns[i].target, answer.next, size);
        answer.next += size;
    }
    drop(&answer);
    return status;
}

/* What a graph does with a call that was captured into it. */
static void repeat(void *data) {
    Call call = *(Call *)data;
    call.message = (Message){0};
    call.returned = 0;
    put_bytes(&call.message, ((Call *)data)->message.data, ((Call *)data)->message.size);
    send_call(&call);
}

int end_call(Call *call, uint64_t owner) {
    void *stream = stream_of_owner(owner);
    int status;
    if (connect_once()) status = call->lost;
    else if (settle()) status = call->failed;
    else if (capture_status(stream)) {
        Call *kept = malloc(sizeof *kept);
        if (!kept) abort();
        *kept = *call; /* it lives as long as the graph may */
        call->message = (Message){0};
        status = stream_host_function(repeat, kept, stream) ? call->failed : 0;
    } else {
        tell_step('l', stream_of(stream), 0, 0);
        status = send_call(call);
    }
    free(call->message.data);
    leave();
    return status;
}

/* --- copies of cuBLAS between host and device ---------------------------------------------------------------------- */

static int copied(int64_t rows, int64_t columns, int64_t element, const void *source, int64_t source_rows, void *target, int64_t target_rows,
                  int direction, void *stream) {
    if (rows < 0 || columns < 0 || element <= 0 || source_rows <= 0 || target_rows <= 0) return 7; /* CUBLAS_STATUS_INVALID_VALUE */
    Block block = {.target = target, .source = source, .target_pitch = (size_t)(target_rows * element), .source_pitch = (size_t)(source_rows * element),
                   .width = (size_t)(rows * element), .height = (size_t)columns, .depth = 1};
    enter();
    int error = connect_once();
    if (!error) error = rows && columns ? stream_copy(&block, direction, stream, __builtin_return_address(0)) : SUCCESS;
    leave();
    return error ? 11 : 0; /* CUBLAS_STATUS_MAPPING_ERROR */
}

enum { TO_DEVICE = 1, TO_HOST = 2 };
#define COPIES(integer, wide)                                                                                                                      \
    EXPORT int cublasSetVector##wide(integer n, integer size, const void *x, integer incx, void *y, integer incy) {                                \
        return copied(1, n, size, x, incx, y, incy, TO_DEVICE, NULL);                                                                              \
    }                                                                                                                                              \
    EXPORT int cublasGetVector##wide(integer n, integer size, const void *x, integer incx, void *y, integer incy) {                                \
        return copied(1, n, size, x, incx, y, incy, TO_HOST, NULL);                                                                                \
    }                                                                                                                                              \
    EXPORT int cublasSetVectorAsync##wide(integer n, integer size, const void *x, integer incx, void *y, integer incy, void *stream) {             \
        return copied(1, n, size, x, incx, y, incy, TO_DEVICE, stream);                                                                            \
    }                                                                                                                                              \
    EXPORT int cublasGetVectorAsync##wide(integer n, integer size, const void *x, integer incx, void *y, integer incy, void *stream) {             \
        return copied(1, n, size, x, incx, y, incy, TO_HOST, stream);                                                                              \
    }                                                                                                                                              \
    EXPORT int cublasSetMatrix##wide(integer m, integer n, integer size, const void *A, integer lda, void *B, integer ldb) {                       \
        return copied(m, n, size, A, lda, B, ldb, TO_DEVICE, NULL);                                                                                \
    }                                                                                                                                              \
    EXPORT int cublasGetMatrix##wide(integer m, integer n, integer size, const void *A, integer lda, void *B, integer ldb) {                       \
        return copied(m, n, size, A, lda, B, ldb, TO_HOST, NULL);                                                                                  \
    }                                                                                                                                              \
    EXPORT int cublasSetMatrixAsync##wide(integer m, integer n, integer size, const void *A, integer lda, void *B, integer ldb, void *stream) {    \
        return copied(m, n, size, A, lda, B, ldb, TO_DEVICE, stream);                                                                              \
    }                                                                                                                                              \
    EXPORT int cublasGetMatrixAsync##wide(integer m, integer n, integer size, const void *A, integer lda, void *B, integer ldb, void *stream) {    \
        return copied(m, n, size, A, lda, B, ldb, TO_HOST, stream);                                                                                \
    }
COPIES(int, )
COPIES(int64_t, _64)

/* --- texts --------------------------------------------------------------------------------------------------------- */

#define TEXTS(function, ...)                                                           \
    EXPORT const char *function(int status) {                                          \
        static const struct { int status; const char *text; } texts[] = {__VA_ARGS__}; \
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)                      \
            if (texts[i].status == status) return texts[i].text;                       \
        return "unknown status";                                                       \
    }
#define CUBLAS(name) "CUBLAS_STATUS_" name
#define CUSPARSE(name) "CUSPARSE_STATUS_" name

TEXTS(cublasGetStatusName, {0, CUBLAS("SUCCESS")}, {1, CUBLAS("NOT_INITIALIZED")}, {3, CUBLAS("ALLOC_FAILED")}, {7, CUBLAS("INVALID_VALUE")},
      {8, CUBLAS("ARCH_MISMATCH")}, {11, CUBLAS("MAPPING_ERROR")}, {13, CUBLAS("EXECUTION_FAILED")}, {14, CUBLAS("INTERNAL_ERROR")},
      {15, CUBLAS("NOT_SUPPORTED")}, {16, CUBLAS("LICENSE_ERROR")})
TEXTS(cublasGetStatusString, {0, "success"}, {1, "the library was not initialized"}, {3, "the resource allocation failed"},
      {7, "an unsupported value or parameter was passed to the function"}, {8, "the requested feature is not available on the device"},
      {11, "an access to GPU memory space failed"}, {13, "the GPU program failed to execute"}, {14, "an internal operation failed"},
      {15, "the functionality requested is not supported"}, {16, "the license could not be checked"})
EXPORT const char *cublasLtGetStatusName(int status) { return cublasGetStatusName(status); }
EXPORT const char *cublasLtGetStatusString(int status) { return cublasGetStatusString(status); }
EXPORT size_t cublasLtGetVersion(void) { return (size_t)device.version * 10; }
TEXTS(cusparseGetErrorName, {0, CUSPARSE("SUCCESS")}, {1, CUSPARSE("NOT_INITIALIZED")}, {2, CUSPARSE("ALLOC_FAILED")}, {3, CUSPARSE("INVALID_VALUE")},
      {4, CUSPARSE("ARCH_MISMATCH")}, {6, CUSPARSE("EXECUTION_FAILED")}, {7, CUSPARSE("INTERNAL_ERROR")},
      {8, CUSPARSE("MATRIX_TYPE_NOT_SUPPORTED")}, {10, CUSPARSE("NOT_SUPPORTED")}, {11, CUSPARSE("INSUFFICIENT_RESOURCES")})
TEXTS(cusparseGetErrorString, {0, "success"}, {1, "initialization error"}, {2, "resource allocation failed"}, {3, "invalid parameters"},
      {4, "architecture mismatch"}, {6, "kernel launch failure"}, {7, "internal error"}, {8, "the matrix type is not supported"},
      {10, "operation not supported"}, {11, "insufficient resources"})

/* --- NVML: what the sheet of the GPU says; what changes while it works is not supported ------------------------------- */

enum { UNINITIALIZED = 1, INVALID_ARGUMENT = 2, INSUFFICIENT_SIZE = 7, CLOCK_KHZ = 13, MAJOR = 75, MINOR = 76 };

TEXTS(nvmlErrorString, {0, "Success"}, {1, "Uninitialized"}, {2, "Invalid Argument"}, {3, "Not Supported"}, {6, "Not Found"},
      {7, "Insufficient Size"}, {999, "Unknown Error"})

static int is_there(void) {
    enter();
    int error = connect_once();
    leave();
    return error ? UNINITIALIZED : 0;
}

static int give_text(const char *text, char *target, unsigned room) {
    if (strlen(text) >= room) return INSUFFICIENT_SIZE;
    strcpy(target, text);
    return 0;
}

static int give(int value, void *target) { return target ? (*(int *)target = value, 0) : INVALID_ARGUMENT; }

EXPORT int nvmlInit_v2(void) { return is_there(); }
EXPORT int nvmlInit(void) { return is_there(); }
EXPORT int nvmlInitWithFlags(unsigned flags) { (void)flags; return is_there(); }
EXPORT int nvmlShutdown(void) { return 0; }
EXPORT int nvmlSystemGetCudaDriverVersion(int *version) { return give(device.version, version); }
EXPORT int nvmlSystemGetCudaDriverVersion_v2(int *version) { return give(device.version, version); }
EXPORT int nvmlDeviceGetCount_v2(unsigned *count) { return give(device.devices, count); }
EXPORT int nvmlDeviceGetCount(unsigned *count) { return give(device.devices, count); }
EXPORT int nvmlDeviceGetHandleByIndex_v2(unsigned index, uint64_t *handle) {
    return index < (unsigned)device.devices ? (*handle = index + 1, 0) : INVALID_ARGUMENT;
}
EXPORT int nvmlDeviceGetHandleByIndex(unsigned index, uint64_t *handle) { return nvmlDeviceGetHandleByIndex_v2(index, handle); }
EXPORT int nvmlDeviceGetIndex(uint64_t handle, unsigned *index) { return give((int)handle - 1, index); }
EXPORT int nvmlDeviceGetName(uint64_t handle, char *name, unsigned room) { (void)handle; return give_text(device.name, name, room); }
EXPORT int nvmlDeviceGetMemoryInfo(uint64_t handle, uint64_t *memory) {
    (void)handle;
    memory[0] = device.memory_bytes;
    memory[2] = used_bytes();
    memory[1] = memory[0] - memory[2];
    return 0;
}
EXPORT int nvmlDeviceGetCudaComputeCapability(uint64_t handle, int *major, int *minor) {
    (void)handle;
    return give(device.attributes[MAJOR], major) || give(device.attributes[MINOR], minor) ? INVALID_ARGUMENT : 0;
}
EXPORT int nvmlDeviceGetMaxClockInfo(uint64_t handle, int kind, unsigned *mhz) {
    (void)handle;
    return kind < 2 ? give(device.attributes[CLOCK_KHZ] / 1000, mhz) : 3; /* of graphics and SMs */
}
EXPORT int nvmlDeviceGetClockInfo(uint64_t handle, int kind, unsigned *mhz) { return nvmlDeviceGetMaxClockInfo(handle, kind, mhz); }

/* --- NVTX: ranges name what is launched within them ------------------------------------------------------------------- */

enum { MAX_DEPTH = 32, RANGE_BYTES = 64, CORE = 1, CORE2 = 5 };
static _Thread_local char ranges[MAX_DEPTH][RANGE_BYTES];
static _Thread_local int range_depth;

/* Say in which ranges the launch or call that follows lies, where they are others than those said last. */
void tell_range(void) {
    static char said[MAX_DEPTH * RANGE_BYTES];
    char path[sizeof said] = "";
    for (int i = 0; i < range_depth && i < MAX_DEPTH; i++) {
        if (i) strcat(path, "/");
        strcat(path, ranges[i]);
    }
    if (!strcmp(path, said)) return;
    strcpy(said, path);
    Message message = {0};
    put_text(&message, path);
    tell('B', &message);
}

static int push_range(const char *name) {
    if (range_depth < MAX_DEPTH) snprintf(ranges[range_depth], RANGE_BYTES, "%.62s", name ? name : "?");
    return range_depth++;
}

typedef struct { uint16_t version, size; uint32_t category; int32_t color_type; uint32_t color; int32_t payload_type, reserved; uint64_t payload; int32_t message_type; const void *message; } Attributes;
typedef struct { char name[RANGE_BYTES]; } Registered;
enum { ASCII = 1, UNICODE = 2, REGISTERED_TEXT = 3 };

static const char *message_of(const Attributes *attributes) {
    if (!attributes || !attributes->message) return NULL;
    if (attributes->message_type == ASCII) return attributes->message;
    return attributes->message_type == REGISTERED_TEXT ? ((const Registered *)attributes->message)->name : NULL;
}

EXPORT int nvtxRangePushA(const char *name) { return push_range(name); }
EXPORT int nvtxRangePushEx(const Attributes *attributes) { return push_range(message_of(attributes)); }
EXPORT int nvtxRangePop(void) { return range_depth ? --range_depth : -1; }
EXPORT int nvtxDomainRangePushEx(void *domain, const Attributes *attributes) { (void)domain; return push_range(message_of(attributes)); }
EXPORT int nvtxDomainRangePop(void *domain) { (void)domain; return nvtxRangePop(); }
EXPORT void *nvtxDomainRegisterStringA(void *domain, const char *name) {
    (void)domain;
    Registered *registered = calloc(1, sizeof *registered); /* it lives as long as the program */
    if (registered) snprintf(registered->name, sizeof registered->name, "%s", name);
    return registered;
}
/* Ranges that begin and end in different threads, marks and names have no effect here. */
EXPORT uint64_t nvtxRangeStartA(const char *name) { (void)name; return 0; }
EXPORT uint64_t nvtxRangeStartEx(const Attributes *attributes) { (void)attributes; return 0; }
EXPORT void nvtxRangeEnd(uint64_t id) { (void)id; }
EXPORT void nvtxMarkA(const char *text) { (void)text; }
EXPORT void nvtxMarkEx(const Attributes *attributes) { (void)attributes; }
EXPORT void nvtxNameOsThreadA(uint32_t thread, const char *name) { (void)thread; (void)name; }
EXPORT void nvtxNameCategoryA(uint32_t category, const char *name) { (void)category; (void)name; }
EXPORT void *nvtxDomainCreateA(const char *name) { (void)name; return NULL; }

/* NVTX 3 is in the program itself: it calls this of the library that NVTX_INJECTION64_PATH names. */
typedef struct { size_t size; int (*table_of)(int module, void ***table, unsigned *size); } Callbacks;

EXPORT int InitializeInjectionNvtx2(const void *(*export_table)(uint32_t id)) {
    static const struct { int module; unsigned number; void *function; } functions[] = {
        {CORE, 8, nvtxRangePushEx}, {CORE, 9, nvtxRangePushA}, {CORE, 11, nvtxRangePop},
        {CORE2, 4, nvtxDomainRangePushEx}, {CORE2, 5, nvtxDomainRangePop}, {CORE2, 10, nvtxDomainRegisterStringA},
    };
    const Callbacks *callbacks = export_table(1);
    for (size_t i = 0; callbacks && i < sizeof functions / sizeof *functions; i++) {
        void **table;
        unsigned size;
        if (callbacks->table_of(functions[i].module, &table, &size) && functions[i].number < size)
            *(void **)table[functions[i].number] = functions[i].function;
    }
    return callbacks != NULL;
}
