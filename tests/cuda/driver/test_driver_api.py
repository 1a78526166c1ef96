"""Programs in C that call the CUDA driver: they load PTX themselves, and compute what they would on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.cuda.driver.test_program import ADD

Run = Callable[..., Any]
BEGIN = """
typedef unsigned long long P;
int cuInit(unsigned), cuCtxCreate_v2(void **, unsigned, int), cuCtxGetCurrent(void **), cuCtxPopCurrent_v2(void **);
int cuCtxPushCurrent_v2(void *), cuCtxDestroy_v2(void *), cuDevicePrimaryCtxRetain(void **, int),
    cuCtxSetCurrent(void *);
int cuModuleLoadData(void **, const void *), cuModuleGetFunction(void **, void *, const char *), cuModuleUnload(void *);
int cuModuleLoadDataEx(void **, const void *, unsigned, int *, void **), cuModuleGetFunctionCount(unsigned *, void *);
int cuModuleGetGlobal_v2(P *, size_t *, void *, const char *), cuMemAlloc_v2(P *, size_t), cuMemFree_v2(P);
int cuMemcpyHtoD_v2(P, const void *, size_t), cuMemcpyDtoH_v2(void *, P, size_t), cuMemcpy2D_v2(const void *);
int cuMemsetD32_v2(P, unsigned, size_t), cuMemsetD16_v2(P, unsigned short, size_t), cuMemsetD8_v2(P, unsigned char,
    size_t);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,
    void **);
int cuLinkCreate_v2(unsigned, int *, void **, void **), cuLinkComplete(void *, void **, size_t *),
    cuLinkDestroy(void *);
int cuLinkAddData_v2(void *, int, const void *, size_t, const char *, unsigned, int *, void **);
int cuStreamCreate(void **, unsigned), cuStreamBeginCapture_v2(void *, int), cuStreamEndCapture(void *, void **);
int cuGraphInstantiateWithFlags(void **, void *, P), cuGraphLaunch(void *, void *), cuGraphGetNodes(void *, void **,
    size_t *);
int cuGraphExecKernelNodeSetParams_v2(void *, void *, const void *), cuCtxSynchronize(void);
int cuGraphKernelNodeGetParams_v2(void *, void *), cuFuncGetAttribute(int *, int, void *),
    cuFuncGetName(const char **, void *);
int cuMemAddressReserve(P *, size_t, size_t, P, P), cuMemCreate(P *, size_t, const void *, P), cuMemAddressFree(P,
    size_t);
int cuMemMap(P, size_t, size_t, P, P), cuMemUnmap(P, size_t), cuMemRelease(P), cuMemAllocHost_v2(void **, size_t);
int cuPointerGetAttribute(void *, int, P), cuGetErrorName(int, const char **), cuMemAllocManaged(P *, size_t, unsigned);
int cuGetProcAddress_v2(const char *, void **, int, P, int *), cuCtxCreate_v4(void **, void *, unsigned, int);
const char *ptx = (const char *)images + 80;
void *context, *module, *kernel; P a; int h[64] = {1, 2, 3}, n = 10; void *arguments[] = {&a, &n};
"""
"""A program begins so: the driver's functions by their symbols, and the PTX of the image as text."""
READY = """
cuInit(0); cuCtxCreate_v2(&context, 0, 0); cuModuleLoadData(&module, ptx); cuModuleGetFunction(&kernel, module, "k");
cuMemAlloc_v2(&a, 256); cuMemcpyHtoD_v2(a, h, 256);
"""


def ran(run: Run, main: str, ptx: str = ADD) -> Any:
    """Run a program of the driver that prints what it finds."""
    result = run(ptx, f"{BEGIN}\n#line 1\n{main}\nreturn 0;", kernels=())
    assert (result.code, result.lines) == (0, [])
    return result


def test_loaded_text_computes_and_its_launch_has_a_line(run: Run) -> None:
    result = ran(
        run,
        f"{READY.replace(chr(10), ' ')} int e = cuLaunchKernel(kernel, 2, 1, 1, 32, 1, 1, 0, 0, arguments, 0);\n"
        'cuMemcpyDtoH_v2(h, a, 256); cuMemFree_v2(a); printf("%d %d %d\\n", e, h[2], h[63]);',
    )
    assert (result.output, result.sentences) == ("0 18 15\n", [])
    [record] = result.records
    assert [(place.file.rpartition("/")[2], place.line) for place in record.places] == [("main.c", 1)]


def test_calls_before_initialisation_and_without_a_context_are_refused(run: Run) -> None:
    result = ran(
        run,
        "int before = cuMemAlloc_v2(&a, 4); cuInit(0); int without = cuMemAlloc_v2(&a, 4); const char *name;\n"
        'cuGetErrorName(without, &name); printf("%d %d %s\\n", before, without, name);',
    )
    assert result.output == "3 201 CUDA_ERROR_INVALID_CONTEXT\n"


def test_contexts_are_a_stack(run: Run) -> None:
    result = ran(
        run,
        "void *first, *second, *now; cuInit(0); cuDevicePrimaryCtxRetain(&first, 0); cuCtxSetCurrent(first);\n"
        "cuCtxCreate_v2(&second, 0, 0); cuCtxGetCurrent(&now); int is_second = now == second; cuCtxPopCurrent_v2(0);\n"
        "cuCtxGetCurrent(&now); int is_first = now == first; cuCtxPushCurrent_v2(second); cuCtxDestroy_v2(second);\n"
        'cuCtxGetCurrent(&now); printf("%d %d %d %d\\n", is_second, is_first, now == first, cuCtxSetCurrent(second));',
    )
    assert result.output == "1 1 1 201\n"


def test_parameters_in_one_buffer(run: Run) -> None:
    result = ran(
        run,
        f"{READY} struct {{ P a; int n; }} block = {{a, 100}}; size_t size = sizeof block;\n"
        "void *extra[] = {(void *)1, &block, (void *)2, &size, 0};\n"
        "cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, 0, extra); cuMemcpyDtoH_v2(h, a, 256);\n"
        'printf("%d %d\\n", h[0], h[32]);',
    )
    assert result.output == "106 0\n"


def test_variables_of_a_module(run: Run) -> None:
    result = ran(
        run,
        f'{READY} P bias; size_t size; int set = 50, unknown = cuModuleGetGlobal_v2(&bias, &size, module, "none");\n'
        'cuModuleGetGlobal_v2(&bias, &size, module, "bias"); cuMemcpyHtoD_v2(bias, &set, 4);\n'
        "cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, arguments, 0); cuMemcpyDtoH_v2(h, a, 256);\n"
        'printf("%zu %d %d\\n", size, unknown, h[0]);',
    )
    assert result.output == "4 500 61\n"


def test_files_are_linked_to_an_image_that_a_module_loads(run: Run) -> None:
    result = ran(
        run,
        "void *link, *image; size_t size; unsigned count; const char *name; cuInit(0); cuCtxCreate_v2(&context, 0, "
        "0);\n"
        'const char *other = ".version 7.5\\n.target sm_75\\n.address_size 64\\n.visible .entry other() { ret; }\\n";\n'
        "cuLinkCreate_v2(0, 0, 0, &link); cuLinkAddData_v2(link, 1, ptx, strlen(ptx) + 1, 0, 0, 0, 0);\n"
        "cuLinkAddData_v2(link, 1, other, strlen(other) + 1, 0, 0, 0, 0); cuLinkComplete(link, &image, &size);\n"
        "int e = cuModuleLoadData(&module, image); cuLinkDestroy(link); cuModuleGetFunctionCount(&count, module);\n"
        'cuModuleGetFunction(&kernel, module, "other"); cuFuncGetName(&name, kernel);\n'
        "int launched = cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0); cuModuleUnload(module);\n"
        'printf("%d %u %s %d %d\\n", e, count, name, launched, cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0));',
    )
    assert result.output == "0 2 other 0 400\n"


def test_a_bad_image_is_refused_in_the_log_of_the_program(run: Run) -> None:
    result = ran(
        run,
        "char log[200] = {0}; int options[] = {5, 6}; void *values[] = {log, (void *)200}; cuInit(0);\n"
        'cuCtxCreate_v2(&context, 0, 0); int e = cuModuleLoadDataEx(&module, "nonsense", 2, options, values);\n'
        'printf("%d %s\\n", e != 0, log);',
    )
    assert result.output == "1 Warplens does not execute this image; its report says why\n"
    assert result.sentences


def test_captured_graph_takes_new_parameters(run: Run) -> None:
    result = ran(
        run,
        f"{READY} void *stream, *graph, *executable, *node, *changed[] = {{&a, &(int){{1000}}}}; size_t count = 1;\n"
        "struct { void *kernel; unsigned grid[3], block[3], shared; void **arguments, **extra, *other, *context; } p;\n"
        "cuStreamCreate(&stream, 0); cuStreamBeginCapture_v2(stream, 0);\n"
        "cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, arguments, 0); cuStreamEndCapture(stream, &graph);\n"
        "cuGraphInstantiateWithFlags(&executable, graph, 0); cuGraphLaunch(executable, stream);\n"
        "cuGraphGetNodes(graph, &node, &count); cuGraphKernelNodeGetParams_v2(node, &p);\n"
        "int held = *(int *)p.arguments[1]; p.arguments = changed; cuGraphExecKernelNodeSetParams_v2(executable, "
        "node, &p);\n"
        "cuGraphLaunch(executable, stream); cuCtxSynchronize(); cuMemcpyDtoH_v2(h, a, 256);\n"
        'printf("%zu %d %u %d\\n", count, held, p.block[0], h[0]);',
    )
    assert result.output == "1 10 32 1021\n"  # 1, and 15 of the first launch, and 1005 of the second


def test_fills_and_a_part_of_rows(run: Run) -> None:
    result = ran(
        run,
        f"{READY} struct {{ size_t x, y; int kind; const void *host; P device; void *array; size_t pitch, tx, ty; "
        f"int to;\n"
        "void *target; P td; void *ta; size_t tpitch, width, height; } part = {4, 1, 2, 0, a, 0, 32, 0, 0, 1, h, 0, "
        "0, 8, 8, 2};\n"
        "cuMemsetD32_v2(a, 7, 64); cuMemsetD16_v2(a + 36, 0x0102, 4); cuMemsetD8_v2(a + 68, 3, 8);\n"
        'int e = cuMemcpy2D_v2(&part); printf("%d %x %x %x %x\\n", e, h[0], h[1], h[2], h[3]);',
    )
    assert result.output == "0 1020102 1020102 3030303 3030303\n"


def test_reserved_addresses_are_one_array_over_several_parts(run: Run) -> None:
    result = ran(
        run,
        f"{READY} P start, first, second; size_t part = 2 << 20; struct {{ int kind, handles, place, id; void *m; "
        f"char f[8]; }}\n"
        "properties = {1, 0, 1, 0}; int both[2]; cuMemAddressReserve(&start, 4 * part, 0, 0, 0);\n"
        "cuMemCreate(&first, part, &properties, 0); cuMemCreate(&second, part, &properties, 0);\n"
        "cuMemMap(start, part, 0, first, 0); cuMemsetD32_v2(start, 1, part / 4);\n"
        "int beyond = cuMemsetD32_v2(start + part, 1, 1); cuMemMap(start + part, part, 0, second, 0);\n"
        "cuMemsetD32_v2(start + part, 2, part / 4); P across = start + part - 128; arguments[0] = &across;\n"
        "cuLaunchKernel(kernel, 2, 1, 1, 32, 1, 1, 0, 0, arguments, 0); int ran = cuCtxSynchronize();\n"
        "cuMemcpyDtoH_v2(both, start + part - 4, 8); int unmapped = cuMemUnmap(start, 2 * part);\n"
        "cuMemRelease(first); cuMemRelease(second);\n"
        'printf("%d %d %d %d %d %d\\n", beyond, ran, both[0], both[1], unmapped, cuMemAddressFree(start, 4 * part));',
    )
    assert result.output == "1 0 16 17 0 0\n"


def test_what_an_address_is(run: Run) -> None:
    result = ran(
        run,
        f"{READY} void *host; P managed, start; cuMemAllocHost_v2(&host, 64); cuMemAllocManaged(&managed, 64, 1);\n"
        "P addresses[] = {a + 8, (P)host, managed, (P)h}; for (int i = 0; i < 4; i++) { int kind = 0; "
        "char is_managed = 0;\n"
        "int e = cuPointerGetAttribute(&kind, 2, addresses[i]); cuPointerGetAttribute(&is_managed, 8, addresses[i]);\n"
        'printf("%d %d %d, ", e, kind, is_managed); } cuPointerGetAttribute(&start, 11, a + 8); printf("%d\\n", '
        "start == a);",
    )
    assert result.output == "0 2 0, 0 1 0, 0 2 1, 1 0 0, 1\n"


def test_names_mean_the_symbols_of_a_version(run: Run) -> None:
    result = ran(
        run,
        'void *old, *new, *missing; int state[4]; cuInit(0); cuGetProcAddress_v2("cuCtxCreate", &old, 11000, 0, '
        "state);\n"
        'cuGetProcAddress_v2("cuCtxCreate", &new, 13000, 2, state + 1);\n'
        'int unknown = cuGetProcAddress_v2("cuNothing", &missing, 13000, 0, state + 2);\n'
        'int early = cuGetProcAddress_v2("cuGraphAddNode", &missing, 11000, 0, state + 3);\n'
        'printf("%d %d %d %d %d %d\\n", old == cuCtxCreate_v2, new == cuCtxCreate_v4, unknown, state[2], early, '
        "state[3]);",
    )
    assert result.output == "1 1 500 1 500 2\n"


def test_resources_of_a_function(run: Run) -> None:
    result = ran(
        run,
        f"{READY} int threads, unknown = cuFuncGetAttribute(&threads, 99, kernel); cuFuncGetAttribute(&threads, 0, "
        f"kernel);\n"
        'printf("%d %d %d\\n", threads, unknown, cuFuncGetAttribute(&threads, 0, &threads));',
    )
    assert result.output == "1024 1 400\n"


def test_nodes_run_in_the_order_of_their_dependencies_or_not_at_all(run: Run) -> None:
    result = ran(
        run,
        "int cuGraphCreate(void **, unsigned), cuGraphAddEmptyNode(void **, void *, void **, size_t);\n"
        "int cuGraphAddDependencies(void *, void **, void **, size_t); void *graph, *first, *second;\n"
        "cuInit(0); cuCtxCreate_v2(&context, 0, 0); cuGraphCreate(&graph, 0);\n"
        "cuGraphAddEmptyNode(&first, graph, 0, 0);\n"
        "cuGraphAddEmptyNode(&second, graph, 0, 0); int forward = cuGraphAddDependencies(graph, &first, &second, 1);\n"
        'printf("%d %d\\n", forward, cuGraphAddDependencies(graph, &second, &first, 1));',
    )
    assert result.output == "0 801\n"
    assert "another order than they were added in" in result.sentences[0]


def test_memory_of_a_pool_is_of_the_kind_of_the_pool(run: Run) -> None:
    result = ran(
        run,
        f"{READY} struct {{ int kind, handles, place, id; char rest[72]; }} properties = {{2, 0, 1, 0}}; void *pool;\n"
        "int cuMemPoolCreate(void **, const void *), cuMemAllocFromPoolAsync(P *, size_t, void *, void *);\n"
        "int cuMemFreeAsync(P, void *); P managed; cuMemPoolCreate(&pool, &properties);\n"
        "cuMemAllocFromPoolAsync(&managed, 128, pool, 0); int *values = (int *)managed; values[3] = 4;\n"
        "arguments[0] = &managed;\n"
        "cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, arguments, 0); cuCtxSynchronize(); int made = values[3];\n"
        'printf("%d %d %d\\n", made, cuMemFreeAsync(managed, 0), cuMemAllocFromPoolAsync(&managed, 128, &pool, 0));',
    )
    assert result.output == "19 0 1\n"
