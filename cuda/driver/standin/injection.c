/* The injection: a library that NVIDIA's driver loads into a program that runs on a GPU, and that writes what each kernel,
 * copy and fill took there. It is no part of the stand-in: the program runs on the driver as it is, and this asks CUPTI.
 *
 * The rule: the program is left as it is, whatever goes wrong in here; what CUPTI does not do is one line of the file. A
 * process writes a file of its own, in the folder that WARPLENS_LAUNCHES names, by lines with tabs between their fields:
 *
 *     name    NUMBER SYMBOL                  a kernel, before its first launch
 *     ran     NUMBER CORRELATION DEVICE STREAM START END GRID*3 BLOCK*3 DYNAMIC     a launch; the times in nanoseconds
 *     moved   DIRECTION BYTES CORRELATION START END     a copy, by its cudaMemcpyKind, or a fill, by FILL
 *     left    COUNT                          launches beyond MOST_LAUNCHES, which are counted alone
 *     ended                                  the last line of a process that has written all
 *     begun   PATH                           the library of CUPTI that gives the times
 *     error   TEXT                           why another one does not
 *
 * Source: CUDA driver, CUDA_INJECTION64_PATH and InitializeInjection, as CUPTI's sample cupti_trace_injection has them;
 * CUPTI, cupti_activity.h.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEMCPY = 1, MEMSET = 2, CONCURRENT_KERNEL = 10, HOST_TO_HOST = 9, FILL = 4 };
enum { FORCED = 1, FLUSHED_EVERY_US = 100000, BUFFER_BYTES = 1 << 20, NAMES = 4096 };
static const uint64_t MOST_LAUNCHES = 1 << 20; /* and as many copies and fills */

/* CUpti_ActivityKernel4 and all later versions begin so (4 of CUDA 9, 10 of CUDA 13.0); records are longer than this. */
typedef struct {
    uint32_t kind;
    uint8_t caches, banks;
    uint16_t registers;
    uint32_t caching[2];
    uint64_t start, end, completed;
    uint32_t device, context, stream;
    int32_t grid[3], block[3], static_shared, dynamic_shared;
    uint32_t local[2], correlation;
    int64_t number;
    const char *name;
} Kernel;
_Static_assert(offsetof(Kernel, start) == 16 && offsetof(Kernel, device) == 40 && offsetof(Kernel, grid) == 52, "layout");
_Static_assert(offsetof(Kernel, correlation) == 92 && offsetof(Kernel, name) == 104, "layout");

/* All versions of CUpti_ActivityMemcpy and CUpti_ActivityMemset begin so; the latter has the value in place of the ways. */
typedef struct {
    uint32_t kind;
    uint8_t copy_kind, ways[3];
    uint64_t bytes, start, end;
    uint32_t device, context, stream, correlation;
} Move;
_Static_assert(offsetof(Move, bytes) == 8 && offsetof(Move, device) == 32 && offsetof(Move, correlation) == 44, "layout");

typedef void (*Asked)(uint8_t **buffer, size_t *size, size_t *most);
typedef void (*Done)(void *context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid);

static struct {
    int (*register_callbacks)(Asked, Done);
    int (*enable)(int kind);
    int (*next)(uint8_t *buffer, size_t valid, Kernel **record);
    int (*flush_all)(uint32_t flag);
    int (*result_string)(int result, const char **text);
} cupti;

static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER, flushing = PTHREAD_MUTEX_INITIALIZER;
static FILE *file;
static pid_t process;
static uint64_t written, moved, left_out;
static struct { const char *name; uint32_t number; } names[NAMES];
static uint32_t named;

static void put_text(const char *text) { /* as one field */
    for (; *text; text++) fputc((unsigned char)*text < ' ' ? '?' : *text, file);
    fputc('\n', file);
}

/* Return the number of a kernel. Its name is one address in all records; two kernels that share a slot are named again. */
static uint32_t number_of(const char *name) {
    unsigned slot = (unsigned)(((uintptr_t)name >> 3) * 2654435761u) % NAMES;
    if (names[slot].name != name || !names[slot].number) {
        names[slot].name = name;
        names[slot].number = ++named;
        fprintf(file, "name\t%u\t", named);
        put_text(name ? name : "");
    }
    return names[slot].number;
}

static void put(const Kernel *kernel) {
    if (written == MOST_LAUNCHES) {
        left_out++;
        return;
    }
    written++;
    uint32_t number = number_of(kernel->name);
    fprintf(file, "ran\t%u\t%u\t%u\t%u\t%llu\t%llu\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", number, kernel->correlation, kernel->device,
            kernel->stream, (unsigned long long)kernel->start, (unsigned long long)kernel->end, kernel->grid[0],
            kernel->grid[1], kernel->grid[2], kernel->block[0], kernel->block[1], kernel->block[2], kernel->dynamic_shared);
}

/* Arrays of textures are memory of the device: CUpti_ActivityMemcpyKind has HTOD, DTOH, HTOA, ATOH from 1 on. */
static void put_move(const Move *move) {
    if (moved++ >= MOST_LAUNCHES) return;
    unsigned to_host = 2 - move->copy_kind % 2, kind = move->copy_kind;
    unsigned direction = move->kind == MEMSET ? FILL : kind == HOST_TO_HOST ? 0 : kind && kind <= 4 ? to_host : 3;
    fprintf(file, "moved\t%u\t%llu\t%u\t%llu\t%llu\n", direction, (unsigned long long)move->bytes, move->correlation,
            (unsigned long long)move->start, (unsigned long long)move->end);
}

static void asked(uint8_t **buffer, size_t *size, size_t *most) {
    *size = BUFFER_BYTES;
    *most = 0; /* as many records as fit */
    if (posix_memalign((void **)buffer, 8, BUFFER_BYTES)) *buffer = NULL, *size = 0;
}

static void done(void *context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid) {
    (void)context, (void)stream, (void)size;
    Kernel *record = NULL;
    pthread_mutex_lock(&writing);
    while (valid && !cupti.next(buffer, valid, &record))
        if (record->kind == CONCURRENT_KERNEL) put(record);
        else if (record->kind == MEMCPY || record->kind == MEMSET) put_move((const Move *)record);
    fflush(file);
    pthread_mutex_unlock(&writing);
    free(buffer);
}

static void at_end(void) {
    if (getpid() != process) return; /* a fork: what is here is its parent's */
    pthread_mutex_lock(&flushing); /* for good: nothing is flushed while the driver ends */
    cupti.flush_all(FORCED);
    if (left_out) fprintf(file, "left\t%llu\n", (unsigned long long)left_out);
    fputs("ended\t\n", file);
    fflush(file);
}

/* A program that a signal ends has written what ended before. CUPTI's own period gives full buffers alone. */
static void *flush(void *nothing) {
    for (;;) {
        usleep(FLUSHED_EVERY_US);
        pthread_mutex_lock(&flushing);
        cupti.flush_all(0);
        pthread_mutex_unlock(&flushing);
    }
    return nothing;
}

static void fail(const char *what, const char *why) {
    fprintf(file, "error\t%s: ", what);
    put_text(why ? why : "");
    fflush(file);
}

static bool take(void *library) {
    static const struct { const char *name; size_t at; } functions[] = {
        {"cuptiActivityRegisterCallbacks", offsetof(__typeof__(cupti), register_callbacks)},
        {"cuptiActivityEnable", offsetof(__typeof__(cupti), enable)},
        {"cuptiActivityGetNextRecord", offsetof(__typeof__(cupti), next)},
        {"cuptiActivityFlushAll", offsetof(__typeof__(cupti), flush_all)},
        {"cuptiGetResultString", offsetof(__typeof__(cupti), result_string)},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(library, functions[i].name);
        if (!function) return false;
        memcpy((char *)&cupti + functions[i].at, &function, sizeof function);
    }
    return true;
}

/* Begin with a library of CUPTI; return whether it answers. One that is older or newer than the driver does not. */
static bool begin(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fail(path, dlerror());
        return false;
    }
    if (!take(library)) {
        fail(path, "it lacks functions of CUPTI");
        return false;
    }
    int result = cupti.register_callbacks(asked, done);
    if (!result) result = cupti.enable(CONCURRENT_KERNEL);
    if (!result) return cupti.enable(MEMCPY), cupti.enable(MEMSET), true; /* without these copies have no times */
    const char *text = NULL;
    cupti.result_string(result, &text);
    fail(path, text);
    return false;
}

__attribute__((visibility("default"))) int InitializeInjection(void);

/* The driver calls this while a process initialises it; 1 is what it expects. WARPLENS_CUPTI has paths with : between. */
int InitializeInjection(void) {
    const char *folder = getenv("WARPLENS_LAUNCHES"), *paths = getenv("WARPLENS_CUPTI");
    char path[4096];
    if (!folder || !paths || process == getpid()) return 1;
    process = getpid();
    written = moved = left_out = named = 0;
    memset(names, 0, sizeof names);
    snprintf(path, sizeof path, "%s/%d", folder, (int)process);
    file = fopen(path, "we"); /* a fork that initialises the driver itself has a file of its own */
    char *rest = file ? strdup(paths) : NULL;
    for (char *next = rest, *word; next && (word = strsep(&next, ":"));)
        if (*word && begin(word)) {
            fputs("begun\t", file);
            put_text(word);
            fflush(file);
            atexit(at_end);
            pthread_t thread;
            if (!pthread_create(&thread, NULL, flush, NULL)) pthread_detach(thread);
            break;
        }
    free(rest);
    return 1;
}
