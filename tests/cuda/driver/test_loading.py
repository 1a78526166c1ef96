"""What a program loads while it runs: libraries with the static runtime, NVRTC, nvJitLink; and programs in Python."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cuda.driver.conftest import fat_binary
from tests.cuda.driver.test_program import ADD
from warplens.cuda.driver import building
from warplens.cuda.driver.object_files import demangled

Run = Callable[..., Any]
STATIC = """
static void *kept;
static int cudaGetDeviceCount(int *count) { kept = count; *count = 77; return 35; }
static void **__cudaRegisterFatBinary(void *wrapper) { kept = wrapper; return &kept; }
static void __cudaRegisterFunction(void **module, const void *host, char *stub, const char *name) {
    kept = module + (host != name) + (stub != 0);
}
static int cudaLaunchKernel(const void *k, D grid, D block, void **a, unsigned long s, void *t) {
    kept = (void *)k + grid.x + block.x; return a && s && t ? 1 : 2;
}
"""
LIBRARY = """
typedef struct {{ unsigned x, y, z; }} D;
{static}
static const unsigned char images[] __attribute__((aligned(8))) = {{{images}}};
static struct {{ int magic, version; const void *data; void *rest; }} wrapper = {{0x466243b1, 1, images, 0}};
static char handle;
static void __sti____cudaRegisterAll(void) __attribute__((constructor));
static void __sti____cudaRegisterAll(void) {{ __cudaRegisterFunction(__cudaRegisterFatBinary(&wrapper), &handle, 0,
    "k"); }}
int devices(void) {{ int count = 0; cudaGetDeviceCount(&count); return count; }}
int add(void *a, int n) {{ return cudaLaunchKernel(&handle, (D){{1, 1, 1}}, (D){{32, 1, 1}}, (void *[]){{&a, &n}}, 0,
    0); }}
"""
NVRTC = """
#include <string.h>
int nvrtcGetPTXSize(void *program, unsigned long *size) { *size = 4; return 0; }
int nvrtcGetPTX(void *program, char *text) { strcpy(text, "PTX"); return 0; }
int nvrtcGetCUBINSize(void *program, unsigned long *size) { *size = (unsigned long)program + 9; return 0; }
int nvrtcGetCUBIN(void *program, char *code) { strcpy(code, "machine code"); return program != 0; }
"""
DRIVER = """
import ctypes

cuda, pointer = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p
context, module, kernel, array, count = pointer(), pointer(), pointer(), ctypes.c_uint64(), ctypes.c_int(10)
cuda.cuInit(0), cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), cuda.cuCtxSetCurrent(context)
cuda.cuModuleLoadData(ctypes.byref(module), ptx), cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"k")
cuda.cuMemAlloc_v2(ctypes.byref(array), 128), cuda.cuMemsetD32_v2(array, 2, 32)
arguments = (pointer * 2)(*(ctypes.cast(ctypes.byref(value), pointer) for value in (array, count)))
def launch():
    cuda.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, None, arguments, None)  # line 11
launch()
values = (ctypes.c_int * 32)()
cuda.cuMemcpyDtoH_v2(values, array, 128)
print(set(values))
"""
BINDINGS = """
import numpy as np
from cuda.bindings import driver, nvrtc

def values(answer):
    assert not answer[0].value, answer
    return answer[1] if len(answer) == 2 else answer[1:]

source = b'''extern "C" __global__ void triple(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= 3;
}'''
program = values(nvrtc.nvrtcCreateProgram(source, b"triple.cu", 0, [], []))
values(nvrtc.nvrtcCompileProgram(program, 1, [b"--gpu-architecture=sm_90"]))
code = bytes(values(nvrtc.nvrtcGetCUBINSize(program)))
values(nvrtc.nvrtcGetCUBIN(program, code))
values(driver.cuInit(0))
values(driver.cuCtxSetCurrent(values(driver.cuDevicePrimaryCtxRetain(0))))
kernel = values(driver.cuModuleGetFunction(values(driver.cuModuleLoadData(code)), b"triple"))
x = np.arange(1000, dtype=np.float32)
device = values(driver.cuMemAlloc(x.nbytes))
values(driver.cuMemcpyHtoD(device, x.ctypes.data, x.nbytes))
import ctypes
values(driver.cuLaunchKernel(kernel, 8, 1, 1, 128, 1, 1, 0, 0, ((device, x.size), (None, ctypes.c_int)), 0))
tripled = np.empty_like(x)
values(driver.cuMemcpyDtoH(tripled.ctypes.data, device, x.nbytes))
print(np.array_equal(tripled, 3 * x))
"""


def library(folder: Path, name: str, source: str) -> Path:
    """Build a shared library that keeps its symbols."""
    if not building.compiler():
        pytest.skip("there is no C compiler")
    (folder / "library.c").write_text(source, encoding="ascii")
    path = folder / name
    command = [*building.compiler().split(), "-O0", "-w", "-shared", "-fPIC", "-o", str(path)]
    subprocess.run([*command, str(folder / "library.c")], check=True)
    return path


def test_kernels_of_a_loaded_library_with_the_static_runtime_run(run: Run, tmp_path: Path) -> None:
    images = ",".join(map(str, fat_binary(ADD)))
    path = library(tmp_path, "libfast.so", LIBRARY.format(static=STATIC, images=images))
    ran = run(
        ADD,
        "void *dlopen(const char *, int), *dlsym(void *, const char *); void *found = dlopen(argv[1], 2); int *a, "
        "h[32];\n"
        'cudaMalloc((void **)&a, 128); cudaMemset(a, 0, 128); int (*add)(void *, int) = dlsym(found, "add");\n'
        'int e = add(a, 10); cudaMemcpy(h, a, 128, D2H); printf("%d %d %d\\n", ((int (*)(void))dlsym(found, '
        '"devices"))(), e, h[31]);\n'
        "return 0;",
        str(path),
    )
    assert (ran.code, ran.output) == (0, "1 0 15\n")
    assert [record.code.kernel for record in ran.records] == ["k"]


def test_nvrtc_gives_ptx_where_machine_code_is_asked_for(run: Run, tmp_path: Path) -> None:
    path = library(tmp_path, "libnvrtc.so.13", NVRTC)
    ran = run(
        ADD,
        "void *dlopen(const char *, int), *dlsym(void *, const char *); void *nvrtc = dlopen(argv[1], 0x102); "
        "size_t size; char code[20];\n"
        'int (*size_of)(void *, size_t *) = dlsym(nvrtc, "nvrtcGetCUBINSize"), (*text)(void *, '
        'char *) = dlsym(nvrtc, "nvrtcGetCUBIN");\n'
        'size_of(0, &size); text(0, code); printf("%zu %s\\n", size, code); return 0;',
        str(path),
    )
    assert ran.output == "4 PTX\n"


def test_nvjitlink_is_not_there(run: Run, tmp_path: Path) -> None:
    path = library(tmp_path, "libnvJitLink.so.13", "int nvJitLinkVersion(void) { return 0; }\n")
    ran = run(
        ADD,
        "void *dlopen(const char *, int); char *dlerror(void); void *found = dlopen(argv[1], 2);\n"
        'printf("%d %s\\n", found != 0, dlerror()); return 0;',
        str(path),
    )
    assert ran.output.startswith("0 libnvJitLink.so, which is not there in warplens exec,")


def test_launch_of_a_python_program_stands_at_its_line(execute: Run, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"ptx = {ADD.encode()!r}{DRIVER}", encoding="utf-8")
    ran = execute(sys.executable, str(script))
    assert (ran.code, ran.output) == (0, "{17}\n")
    [record] = ran.records
    assert [(Path(place.file), place.line) for place in record.places] == [(script, 11)]
    assert ran.sentences == []  # the array that the interpreter keeps to its end is no mistake


@pytest.mark.skipif(importlib.util.find_spec("cuda.bindings") is None, reason="cuda.bindings is not installed")
def test_cuda_bindings_as_it_is_loads_what_nvrtc_compiles(execute: Run, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(BINDINGS, encoding="utf-8")
    ran = execute(sys.executable, str(script))
    assert (ran.code, ran.output) == (0, "True\n")
    assert [record.code.kernel for record in ran.records] == ["triple"]


def test_triton_assembles_its_ptx_to_itself(execute: Run, tmp_path: Path) -> None:
    (tmp_path / "in").write_text("PTX", encoding="ascii")
    assembles = f'"$TRITON_PTXAS_PATH" -lineinfo -v --gpu-name=sm_90 {tmp_path}/in -o {tmp_path}/out'
    ran = execute("sh", "-c", f'{assembles} && "$TRITON_PTXAS_PATH" --version')
    assert (tmp_path / "out").read_text(encoding="ascii") == "PTX"
    assert "release 13.0, V13" in ran.output
    assert "Warplens" in ran.output  # the cache of Triton holds nothing that ptxas has made under this version


@pytest.mark.parametrize(
    ("symbol", "name"),
    [("f", "f"), ("_Z1fi", "f"), ("_ZN8__main__3addB2v1B6cw51cXEi", "__main__::add")],
)
def test_names_of_kernels(symbol: str, name: str) -> None:
    assert demangled(symbol) == name
