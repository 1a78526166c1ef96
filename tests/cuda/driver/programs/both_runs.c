/* A program of the driver: it launches as its arguments say, KERNEL:GRID:BLOCK, or fills, ~BYTES, on a GPU alone where that
 * begins with +, and on the engine alone with -. It prints a line of standard input, keeps a file, and ends with the code after `=`, there or
 * in both. The kernel adds to h[0] on the engine; the fake driver computes nothing.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long P;
#define OF(name) (name = (__typeof__(name))dlsym(driver, #name))
static int (*cuInit)(unsigned), (*cuCtxCreate_v2)(void **, unsigned, int), (*cuModuleLoadData)(void **, const void *),
    (*cuModuleGetFunction)(void **, void *, const char *), (*cuMemAlloc_v2)(P *, size_t), (*cuMemFree_v2)(P),
    (*cuMemcpyHtoD_v2)(P, const void *, size_t), (*cuMemcpyDtoH_v2)(void *, P, size_t),
    (*cuMemsetD8_v2)(P, unsigned char, size_t),
    (*cuLaunchKernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
static const char ptx[] =
#include "ptx.inc"
    ;

int main(int count, char **words) {
    void *driver = dlopen("libcuda.so.1", RTLD_NOW), *context, *module, *kernel;
    int h[64] = {1}, n = 10, code = 0, is_engine = 0;
    P a;
    void *arguments[] = {&a, &n};
    OF(cuInit), OF(cuCtxCreate_v2), OF(cuModuleLoadData), OF(cuModuleGetFunction), OF(cuMemAlloc_v2), OF(cuMemFree_v2);
    OF(cuMemcpyHtoD_v2), OF(cuMemcpyDtoH_v2), OF(cuLaunchKernel), OF(cuMemsetD8_v2);
    if (cuInit(0)) return 99;
    cuCtxCreate_v2(&context, 0, 0), cuModuleLoadData(&module, ptx), cuMemAlloc_v2(&a, 256), cuMemcpyHtoD_v2(a, h, 256);
    is_engine = getenv("WARPLENS_SOCKET") != NULL;
    for (int i = 1; i < count; i++) {
        unsigned grid, block, stream = 0;
        char name[64], *word = words[i];
        if ((*word == '+' && is_engine) || (*word == '-' && !is_engine)) continue;
        if (*word == '+' || *word == '-') word++;
        if (*word == '~') cuMemsetD8_v2(a + 4, 0, atoi(word + 1));
        else if (*word == '=') code = atoi(word + 1);
        else if (sscanf(word, "%63[^:]:%u:%u:%u", name, &grid, &block, &stream) >= 3) {
            cuModuleGetFunction(&kernel, module, name);
            cuLaunchKernel(kernel, grid, 1, 1, block, 1, 1, 0, is_engine ? 0 : (void *)(size_t)stream, arguments, 0);
        }
    }
    char line[64] = "nothing\n";
    if (!fgets(line, sizeof line, stdin)) strcpy(line, "end\n");
    cuMemcpyDtoH_v2(h, a, 256), cuMemFree_v2(a);
    printf("%d %s", h[0], line);
    FILE *file = fopen("kept.txt", "a");
    if (file) fprintf(file, "%d %s", h[0], line), fclose(file);
    return code;
}
