/* Libraries that a program loads while it runs: those that hold the static runtime are taken, NVRTC gives PTX where machine
 * code is asked for, and nvJitLink, which makes machine code, is not there: programs then link by the driver.
 *
 * The rule: a library that is named without a folder is found as if the program itself had called dlopen, because that
 * call is its last: the search begins at whoever calls.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <dlfcn.h>
#include <string.h>

typedef void *(*Open)(const char *name, int flags);

static Open real_open(void) {
    static Open open;
    if (!open) open = (Open)dlsym(RTLD_NEXT, "dlopen");
    return open;
}

EXPORT void *dlopen(const char *name, int flags) {
    const char *folder = name ? strrchr(name, '/') : NULL;
    if (name && strstr(folder ? folder : name, "libnvJitLink.so")) name = "libnvJitLink.so, which is not there in warplens exec,";
    else if (folder) {
        void *library = real_open()(name, flags);
        if (library && !(flags & RTLD_NOLOAD)) take_loaded();
        return library;
    }
    return real_open()(name, flags);
}

/* --- NVRTC -------------------------------------------------------------------------------------------------------- */

typedef int (*Size)(void *program, size_t *size);
typedef int (*Text)(void *program, char *text);
enum { NVRTC_INTERNAL = 11 };

static void *of_nvrtc(const char *name) {
    void *function = dlsym(RTLD_DEFAULT, name);
    static const char *const files[] = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"};
    for (int i = 0; !function && i < 3; i++) {
        void *library = real_open()(files[i], RTLD_NOW | RTLD_NOLOAD);
        if (library) function = dlsym(library, name);
    }
    return function;
}

API(nvrtcGetCUBINSize)(void *program, size_t *size) {
    Size size_of = (Size)of_nvrtc("nvrtcGetPTXSize");
    return size_of ? size_of(program, size) : NVRTC_INTERNAL;
}
API(nvrtcGetCUBIN)(void *program, char *code) {
    Text text_of = (Text)of_nvrtc("nvrtcGetPTX");
    return text_of ? text_of(program, code) : NVRTC_INTERNAL;
}
