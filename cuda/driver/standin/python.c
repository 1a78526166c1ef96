/* Lines of a Python program: where the stand-in is called from an interpreter of CPython, its line is that of the program.
 *
 * The rule: an interpreter that is not there is not asked. A line is named by an address that no code has, which Warplens
 * is told of before the first use.
 * Source: Python/C API, PyEval_GetFrame, PyFrame_GetCode, PyGILState_Ensure.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1024 };
static const uint64_t FIRST_LINE = 0xfff0ull << 48; /* no address of a process is so high */

typedef struct { char *file; int line; } Line;
static Line *lines; /* those that Warplens has been told of */
static uint64_t count;

static _Thread_local char file[LONGEST];
static _Thread_local int line;

static struct {
    int (*is_initialized)(void);
    void *(*this_thread)(void);
    int (*ensure)(void);
    void (*release)(int);
    void *(*frame)(void), *(*back)(void *), *(*code)(void *);
    int (*line)(void *);
    void *(*attribute)(void *, const char *);
    const char *(*text)(void *);
    void (*drop)(void *);
} python;

bool has_python(void) {
    static int state = -1;
    if (state >= 0) return state;
    python.is_initialized = (int (*)(void))dlsym(RTLD_DEFAULT, "Py_IsInitialized");
    python.this_thread = (void *(*)(void))dlsym(RTLD_DEFAULT, "PyGILState_GetThisThreadState");
    python.ensure = (int (*)(void))dlsym(RTLD_DEFAULT, "PyGILState_Ensure");
    python.release = (void (*)(int))dlsym(RTLD_DEFAULT, "PyGILState_Release");
    python.frame = (void *(*)(void))dlsym(RTLD_DEFAULT, "PyEval_GetFrame");
    python.back = (void *(*)(void *))dlsym(RTLD_DEFAULT, "PyFrame_GetBack");
    python.code = (void *(*)(void *))dlsym(RTLD_DEFAULT, "PyFrame_GetCode");
    python.line = (int (*)(void *))dlsym(RTLD_DEFAULT, "PyFrame_GetLineNumber");
    python.attribute = (void *(*)(void *, const char *))dlsym(RTLD_DEFAULT, "PyObject_GetAttrString");
    python.text = (const char *(*)(void *))dlsym(RTLD_DEFAULT, "PyUnicode_AsUTF8");
    python.drop = (void (*)(void *))dlsym(RTLD_DEFAULT, "Py_DecRef");
    state = python.is_initialized && python.this_thread && python.ensure && python.release && python.frame && python.back;
    state = state && python.code && python.line && python.attribute && python.text && python.drop;
    return state;
}

static bool is_of_package(const char *path) {
    return *path == '<' || strstr(path, "/site-packages/") || strstr(path, "/dist-packages/") || strstr(path, "/lib/python3");
}

/* Keep the line of the innermost frame outside of packages; of the innermost of all where there is none. */
static void keep_line(void) {
    void *frame = python.frame();
    bool is_borrowed = true;
    line = 0;
    while (frame) {
        void *code = python.code(frame), *name = python.attribute(code, "co_filename");
        const char *path = name ? python.text(name) : NULL;
        bool is_own = path && !is_of_package(path);
        if (path && (is_own || !line)) {
            snprintf(file, sizeof file, "%s", path);
            line = python.line(frame);
        }
        if (name) python.drop(name);
        python.drop(code);
        void *before = is_own ? NULL : python.back(frame);
        if (!is_borrowed) python.drop(frame);
        is_borrowed = false;
        frame = before;
    }
}

/* Before the lock is taken: who waits for the interpreter with the lock would stop whoever has the interpreter and waits
 * for the lock. */
void look_for_python(void) {
    line = 0;
    if (!has_python() || !python.is_initialized() || !python.this_thread()) return;
    int state = python.ensure();
    keep_line();
    python.release(state);
}

void *python_line(void) {
    if (!line) return NULL;
    for (uint64_t i = count; i-- > 0;)
        if (lines[i].line == line && !strcmp(lines[i].file, file)) return (void *)(FIRST_LINE + i);
    if (!(count & (count - 1))) lines = realloc(lines, (count ? 2 * count : 1) * sizeof *lines);
    if (!lines) abort();
    lines[count] = (Line){strdup(file), line};
    Message message = {0};
    put_u64(&message, FIRST_LINE + count);
    put_u32(&message, (uint32_t)line);
    put_text(&message, file);
    tell('J', &message);
    return (void *)(FIRST_LINE + count++);
}
