/* What a program and the injection see of a machine with a GPU, without one. Built twice: as libcuda.so.1, a driver that
 * computes nothing and loads the library of CUDA_INJECTION64_PATH as NVIDIA's does; with FAKE_CUPTI as libcupti.so.13,
 * whose records have the layout of CUDA 13.0 (CUpti_ActivityKernel10, 216 bytes). The n-th launch takes 1000 + 100 n ns, a copy and a
 * fill 5 ns a byte.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef FAKE_CUPTI
typedef void (*Asked)(uint8_t **, size_t *, size_t *);
typedef void (*Done)(void *, uint32_t, uint8_t *, size_t, size_t);
enum { SIZE = 216 };
static Asked asked;
static Done done;
static uint8_t *buffer;
static size_t size, used;

int cuptiActivityRegisterCallbacks(Asked of_asked, Done of_done) { asked = of_asked, done = of_done; return 0; }
int cuptiActivityEnable(int kind) {
    return kind <= 2 ? 0 : kind == 10 ? atoi(getenv("FAKE_REFUSES") ? getenv("FAKE_REFUSES") : "0") : 1;
}
int cuptiGetResultString(int result, const char **text) { *text = result == 39 ? "NOT\tCOMPATIBLE" : "?"; return 0; }
int cuptiActivityFlushAll(uint32_t flag) {
    (void)flag;
    if (buffer) done(NULL, 0, buffer, size, used);
    buffer = NULL, used = 0;
    return 0;
}
int cuptiActivityGetNextRecord(uint8_t *begin, size_t valid, uint8_t **record) {
    *record = *record ? *record + SIZE : begin;
    return *record + SIZE <= begin + valid ? 0 : 12; /* CUPTI_ERROR_MAX_LIMIT_REACHED */
}
static uint64_t clock = 1000000;
static uint32_t correlation;
static uint8_t *next_record(uint32_t kind) {
    size_t most;
    if (!done) return NULL;
    if (buffer && used + SIZE > size) cuptiActivityFlushAll(0);
    if (!buffer) asked(&buffer, &size, &most);
    uint8_t *record = buffer + used;
    used += SIZE;
    correlation++;
    memset(record, 0xee, SIZE);
    memcpy(record, &kind, 4);
    return record;
}
void fake_move(unsigned kind, unsigned copy_kind, uint64_t bytes) { /* CUpti_ActivityMemcpy6, CUpti_ActivityMemset4 */
    uint8_t *record = next_record(kind);
    if (!record) return;
    uint64_t numbers[] = {bytes, clock, clock + 5 * bytes};
    if (kind == 1) record[4] = (uint8_t)copy_kind;
    memcpy(record + 8, numbers, 24);
    memset(record + 32, 0, 12);
    memcpy(record + 44, &correlation, 4);
    clock = numbers[2] + 100;
}
void fake_launch(const char *name, const unsigned *shape, uint32_t stream) {
    static uint64_t number;
    uint8_t *record = next_record(10);
    if (!record) return;
    uint64_t end = clock + 1000 + 100 * ++number, times[] = {clock, end};
    memcpy(record + 16, times, 16);
    memset(record + 40, 0, 8); /* the device and the context */
    memcpy(record + 48, &stream, 4);
    memcpy(record + 52, shape, 24);
    memcpy(record + 80, shape + 6, 4);
    memcpy(record + 92, &correlation, 4);
    memcpy(record + 104, &name, 8);
    clock = stream ? clock + 10 : end + 500; /* a stream other than the first leaves the GPU to the next launch */
}
#else
static void *cupti(void) { return dlopen("libcupti.so.13", RTLD_NOW | RTLD_NOLOAD); }

int cuInit(unsigned flags) {
    const char *path = getenv("CUDA_INJECTION64_PATH");
    void *library = path ? dlopen(path, RTLD_NOW) : NULL;
    int (*begin)(void) = library ? (int (*)(void))dlsym(library, "InitializeInjection") : NULL;
    return begin ? !begin() : (int)flags;
}
int cuCtxCreate_v2(void **context, unsigned flags, int device) { (void)flags, (void)device; *context = &cupti; return 0; }
int cuModuleLoadData(void **module, const void *text) { *module = (void *)text; return 0; }
int cuModuleGetFunction(void **kernel, void *module, const char *name) { (void)module; *kernel = strdup(name); return 0; }
int cuMemAlloc_v2(uint64_t *address, size_t size) { *address = (uint64_t)(uintptr_t)calloc(1, size); return 0; }
int cuMemFree_v2(uint64_t address) { free((void *)(uintptr_t)address); return 0; }
static int move(void *to, const void *from, size_t size, unsigned kind, unsigned copy_kind) {
    void (*tell)(unsigned, unsigned, uint64_t) = NULL;
    if (cupti()) *(void **)&tell = dlsym(cupti(), "fake_move");
    if (tell) tell(kind, copy_kind, size);
    if (from) memcpy(to, from, size);
    return 0;
}
int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t size) { return move((void *)(uintptr_t)to, from, size, 1, 1); }
int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t size) { return move(to, (void *)(uintptr_t)from, size, 1, 2); }
int cuMemsetD8_v2(uint64_t to, unsigned char value, size_t size) { return move(memset((void *)(uintptr_t)to, value, size), NULL, size, 2, 0); }
int cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **arguments, void **extra) {
    (void)arguments, (void)extra;
    void (*launch)(const char *, const unsigned *, uint32_t) = NULL;
    if (cupti()) *(void **)&launch = dlsym(cupti(), "fake_launch");
    if (launch) launch(kernel, (unsigned[]){gx, gy, gz, bx, by, bz, shared}, (uint32_t)(uintptr_t)stream);
    return 0;
}
#endif
