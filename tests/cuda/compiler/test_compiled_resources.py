"""Resources from the cubin against the assembler's own report (`--ptxas-options=-v`), target by target."""

import re

import pytest

from warplens.cuda.compiler.compilation import compile_source, for_user, spills_of
from warplens.cuda.compiler.compiled import read_resources
from warplens.cuda.compiler.log import at_source_lines, without_name_map
from warplens.cuda.compiler.process import run_compiler

SOURCE = """
__constant__ float weights[64];
__device__ __noinline__ float from_stack(float *a, int n) {
    float x[200];
    for (int i = 0; i < 200; i++) x[i] = a[i];
    return x[n];
}
extern "C" __global__ void __launch_bounds__(1024) spilling(float *a, int n) {
    float x[64];
    for (int i = 0; i < 64; i++) x[i] = a[i * n];
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 64; i++) x[i] = x[i] * x[(i + 1) % 64] + 1;
    for (int i = 0; i < 64; i++) a[i * n] = x[i];
}
extern "C" __global__ void calling(float *a, int n) {
    float y[10];
    for (int i = 0; i < 10; i++) y[i] = a[i];
    a[0] = from_stack(a, n) + y[n];
}
extern "C" __global__ void sharing(float *a, char c, double d, int n) {
    __shared__ float tile[33][32];
    extern __shared__ float more[];
    tile[threadIdx.x][threadIdx.y] = a[0] + weights[n];
    more[n] = d;
    __syncthreads();
    a[n] = tile[threadIdx.y][threadIdx.x] * more[c];
}
extern "C" __global__ void dynamic(float *a) {
    extern __shared__ float more[];
    more[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = more[0];
}
"""
TARGETS = ["sm_50", "sm_61", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120"]


def report(log, kernel):
    """Return (registers, shared bytes, stack bytes) as the assembler reports them."""
    part = log[log.index(f"Function properties for {kernel}\n") :]
    part = part[: part.index("Compile time")]
    registers = int(re.search(r"Used (\d+) registers", part)[1])
    shared = re.search(r"(\d+) bytes smem", part)
    stack = re.search(r"(\d+) bytes cumulative stack", part)
    return registers, int(shared[1]) if shared else 0, int(stack[1]) if stack else 0


@pytest.mark.parametrize("target", TARGETS)
def test_cubin_says_what_the_assembler_reports(target):
    outcome = run_compiler(
        SOURCE, name="/k.cu", entry="", options=[f"--gpu-architecture={target}", "--ptxas-options=-v"]
    )
    capability = divmod(int(target.removeprefix("sm_")), 10)
    for kernel in ("spilling", "calling", "sharing", "dynamic"):
        resources = read_resources(outcome.cubin, kernel, capability)
        got = (resources.registers_per_thread, resources.static_shared_bytes, resources.local_bytes_per_thread)
        assert got == report(outcome.log, kernel)


@pytest.mark.parametrize(
    ("kernel", "shared", "parameters", "threads"),
    [
        ("spilling", 0, 12, 1024),
        ("calling", 0, 12, None),
        ("sharing", 33 * 32 * 4, 28, None),
        ("dynamic", 0, 8, None),
    ],
)
@pytest.mark.parametrize("target", ["sm_50", "sm_90"])
def test_resources_of_a_kernel(target, kernel, shared, parameters, threads):
    resources = compile_source(SOURCE, name="k.cu", target=target, entry=kernel).resources
    assert (resources.static_shared_bytes, resources.parameter_bytes, resources.max_threads_per_block) == (
        shared,
        parameters,
        threads,
    )
    assert resources.constant_bytes == 256
    if kernel == "spilling":
        assert resources.registers_per_thread == 65536 // 1024
        assert min(resources.spill_store_bytes, resources.spill_load_bytes, resources.local_bytes_per_thread) > 0
    else:
        assert (resources.spill_store_bytes, resources.spill_load_bytes) == (0, 0)
    if kernel == "calling":
        assert resources.local_bytes_per_thread >= 800 + 40


def test_kernel_that_the_cubin_lacks_is_an_error():
    outcome = run_compiler(SOURCE, name="/k.cu", entry="", options=["--gpu-architecture=sm_90"])
    with pytest.raises(ValueError, match=r"^the cubin holds no kernel 'other'$"):
        read_resources(outcome.cubin, "other", (9, 0))


# --- the log --------------------------------------------------------------------------------------------------------

LOG = """nvrtc: warning: Architectures prior to '<compute/sm>_75' are deprecated and may be removed in a future release
/kernel.cu(7): warning #177-D: variable "u" was declared but never referenced

ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'f' for 'sm_50'
ptxas info    : Function properties for f
ptxas         .     328 bytes stack frame, 376 bytes spill stores, 416 bytes spill loads
ptxas info    : Used 8 registers, used 1 barriers, 128 bytes smem, 332 bytes cmem[0]
"""


def test_spills_are_those_of_the_kernel_asked_for():
    assert spills_of(LOG, "f") == (376, 416)
    assert spills_of(LOG, "g") == (0, 0)


def test_log_for_the_user_holds_no_report():
    assert for_user(LOG) == '/kernel.cu(7): warning #177-D: variable "u" was declared but never referenced'


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        ('__nv_name_map(2): error: identifier "k" is undefined\n  #pragma\n\n1 error detected in ...', ""),
        (
            "/kernel.cu(1): warning #1-D: odd\n\n__nv_name_map(2): error: no\n\n1 error detected in the compilation",
            "",
        ),
        (
            (
                "__nv_name_map(2): error: no\n\n/kernel.cu(1): error: first\n\n/kernel.cu(2): error: second\n\n"
                '3 errors detected in the compilation of "/kernel.cu".'
            ),
            (
                "/kernel.cu(1): error: first\n\n/kernel.cu(2): error: second\n\n"
                '2 errors detected in the compilation of "/kernel.cu".'
            ),
        ),
    ],
)
def test_complaints_about_the_entrys_name_are_left_out(log, expected):
    assert without_name_map(log) == expected


def test_place_in_ptx_becomes_the_place_of_the_call_where_the_code_was_inlined():
    ptx = "a\n.loc 1 5 3\nb\n.loc 1 2 1, function_name $L0, inlined_at 1 9 2\nc"
    log = "ptxas application ptx input, line {}; error   : no"
    assert at_source_lines(log.format(3), ptx) == "/kernel.cu(5): error: no"
    assert at_source_lines(log.format(5), ptx) == "/kernel.cu(9): error: no"
    assert at_source_lines(log.format(1), ptx) == log.format(1)
