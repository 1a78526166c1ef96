"""Scripts that import `cuda.bindings` or `cuda.core` run as they are, without a GPU."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import Status
from warplens.cuda.record.cuda_python import programs
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

DRIVER = """
import ctypes
import numpy as np
from cuda.bindings import driver as cuda, nvrtc, runtime


def checked(result):
    assert result[0] == 0, (result, cuda.cuGetErrorString(result[0]))
    return result[1] if len(result) == 2 else result[1:]


source = \'\'\'extern "C" __global__
void saxpy(float a, const float *x, float *y, size_t n)
{
  size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
__device__ int calls;
extern "C" __global__ void count(int by) { calls += by; }
\'\'\'
checked(cuda.cuInit(0))
device = checked(cuda.cuDeviceGet(0))
checked(cuda.cuCtxCreate(None, 0, device))
program = checked(nvrtc.nvrtcCreateProgram(source.encode(), b"saxpy.cu", 0, None, None))
options = [b"--fmad=false", b"--gpu-architecture=sm_80", b"-DUNROLL=4"]
checked(nvrtc.nvrtcCompileProgram(program, len(options), options))
code = b" " * checked(nvrtc.nvrtcGetCUBINSize(program))
checked(nvrtc.nvrtcGetCUBIN(program, code))
module = checked(cuda.cuModuleLoadData(np.char.array(code)))
saxpy = checked(cuda.cuModuleGetFunction(module, b"saxpy"))
x, y = np.arange(100, dtype=np.float32), np.ones(100, np.float32)
dx, dy = checked(cuda.cuMemAlloc(x.nbytes)), checked(cuda.cuMemAlloc(y.nbytes))
stream = checked(cuda.cuStreamCreate(0))
checked(cuda.cuMemcpyHtoDAsync(dx, x, x.nbytes, stream))
checked(cuda.cuMemcpyHtoD(dy, y.ctypes.data, y.nbytes))
types = (ctypes.c_float, None, None, ctypes.c_size_t)
"""
CORE = """
import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch

code = \'\'\'
template <typename T>
__global__ void add(const T *a, const T *b, T *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
\'\'\'
device = Device()
device.set_current()
stream = device.create_stream()
program = Program(code, code_type="c++", options=ProgramOptions(std="c++17", arch=f"sm_{device.arch}"))
kernel = program.compile("cubin", name_expressions=("add<float>",)).get_kernel("add<float>")
pinned = LegacyPinnedMemoryResource()
buffers = [pinned.allocate(400, stream=stream) for _ in range(3)]
a, b, c = (np.from_dlpack(buffer).view(np.float32) for buffer in buffers)
a[:], b[:] = 1, range(100)
config = LaunchConfig(grid=4, block=32)
"""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, Session]]:
    def run(text: str, *arguments: str) -> tuple[int, Session]:
        path = tmp_path / "script.py"
        path.write_text(text, encoding="utf-8")
        session = Session(load_spec("h200"))
        with monkeypatch.context() as patch:  # what another test has imported stays as it is, in a trace, too
            for name in [name for name in sys.modules if name.startswith(("cuda.bindings", "cuda.core"))]:
                patch.delitem(sys.modules, name)
            return run_script(path, arguments, session), session

    return run


def test_launch_with_values_and_types_is_a_point_with_the_right_result(script) -> None:
    code, session = script(
        DRIVER
        + """
start, end = checked(cuda.cuEventCreate(0)), checked(runtime.cudaEventCreate())
checked(cuda.cuEventRecord(start, stream))
for _ in range(2):
    checked(cuda.cuLaunchKernel(saxpy, 4, 1, 1, 32, 1, 1, 0, stream, ((2.0, dx, dy, np.uint32(100)), types), 0))
checked(runtime.cudaEventRecord(end, stream))
assert checked(cuda.cuEventElapsedTime(start, end)) > 0
checked(cuda.cuMemcpyDtoH(y, dy, y.nbytes))
assert np.array_equal(y, 4 * x + 1)
registers = cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NUM_REGS
assert checked(cuda.cuFuncGetAttribute(registers, saxpy)) > 0
"""
    )
    [point] = session.points
    assert code == 0
    assert (point.kernel, point.status, point.problem, point.tune) == (
        "saxpy", Status.UNCHECKED, {"n": 100}, {"UNROLL": 4},
    )  # fmt: skip
    assert point.notes[0].startswith("launched 2 times, in script.py:41;")
    assert point.time is not None


def test_launch_with_an_array_of_addresses_is_read_as_the_driver_reads_it(script) -> None:
    code, _ = script(
        DRIVER
        + """
values = [np.array(v, t) for v, t in ((3, np.float32), (int(dx), np.uint64), (int(dy), np.uint64), (100, np.uint64))]
places = np.array([value.ctypes.data for value in values], np.uint64)
for given in (places, places.ctypes.data):
    checked(cuda.cuLaunchKernel(saxpy, 4, 1, 1, 32, 1, 1, 0, stream, given, 0))
checked(cuda.cuMemcpyDtoHAsync(y, dy, y.nbytes, stream))
assert np.array_equal(y, 6 * x + 1)
"""
    )
    assert code == 0


def test_fault_is_a_code_of_the_driver_whose_text_names_the_line(script, capsys) -> None:
    code, session = script(
        DRIVER
        + """
[error] = cuda.cuLaunchKernel(saxpy, 4, 1, 1, 32, 1, 1, 0, stream, ((2.0, dx, dy, 128), types), 0)
assert cuda.cuGetErrorName(error)[1] == b"CUDA_ERROR_LAUNCH_FAILED"
assert b"script.py:16: " in cuda.cuGetErrorString(error)[1], cuda.cuGetErrorString(error)
assert cuda.cuModuleGetFunction(module, b"other") == (cuda.CUresult.CUDA_ERROR_INVALID_VALUE, None)
"""
    )
    [point] = session.points
    assert code == 0
    assert point.status is Status.FAILED
    assert "of array 'x', which has 400 bytes" in point.reason
    told = capsys.readouterr().err
    assert "warplens: the module has no kernel 'other'" in told


def test_variables_of_a_module_and_kernels_that_were_not_named(script) -> None:
    code, _ = script(
        DRIVER
        + """
count = checked(cuda.cuModuleGetFunction(module, b"count"))
for _ in range(3):
    checked(cuda.cuLaunchKernel(count, 1, 1, 1, 1, 1, 1, 0, 0, ((5,), (ctypes.c_int,)), 0))
address, size = checked(cuda.cuModuleGetGlobal(module, b"calls"))
calls = np.zeros(1, np.int32)
checked(cuda.cuMemcpyDtoH(calls, address, size))
assert calls[0] == 15
"""
    )
    assert code == 0


def test_machine_code_and_ptx_from_elsewhere(script, capsys) -> None:
    code, session = script(
        """
import numpy as np
from cuda.bindings import driver as cuda, runtime
ptx = b\'\'\'.version 8.0
.target sm_80
.address_size 64
.visible .entry one(.param .u64 to) {
    .reg .b64 %d<3>;
    .reg .b32 %r<2>;
    ld.param.u64 %d1, [to];
    cvta.to.global.u64 %d2, %d1;
    mov.u32 %r1, 1;
    st.global.u32 [%d2], %r1;
    ret;
}
\'\'\'
_, module = cuda.cuModuleLoadData(ptx)
_, one = cuda.cuModuleGetFunction(module, b"one")
_, to = runtime.cudaMallocManaged(4, runtime.cudaMemAttachGlobal)
value = np.array([to], np.uint64)
assert cuda.cuLaunchKernel(one, 1, 1, 1, 1, 1, 1, 0, 0, np.array([value.ctypes.data]), 0)[0] == 0
found = np.zeros(1, np.int32)
assert runtime.cudaMemcpy(found, to, 4, runtime.cudaMemcpyKind.cudaMemcpyDefault) == (0,)
assert found[0] == 1
assert runtime.cudaFree(to) == (0,)
assert runtime.cudaFree(to)[0] == runtime.cudaError_t.cudaErrorInvalidValue
assert cuda.cuModuleLoadData(b"\\x7fELF" + bytes(60))[0] != 0
"""
    )
    assert code == 0
    assert any("the front end gives no machine code" in note for note in session.points[0].notes)
    assert "machine code that was not compiled here" in capsys.readouterr().err


def test_refused_source_gives_its_log(script) -> None:
    code, _ = script(
        """
from cuda.bindings import nvrtc
_, program = nvrtc.nvrtcCreateProgram(b"__global__ void k() { wrong(); }", b"k.cu", 0, [], [])
assert nvrtc.nvrtcCompileProgram(program, 0, [])[0] == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION
_, size = nvrtc.nvrtcGetProgramLogSize(program)
log = b" " * size
nvrtc.nvrtcGetProgramLog(program, log)
assert b"wrong" in log
"""
    )
    assert code == 0


TOO_MUCH_SHARED = """
from cuda.bindings import driver, nvrtc
text = b'extern "C" __global__ void k(float *y) { __shared__ float t[20000]; t[threadIdx.x] = 1; y[0] = t[1]; }'
_, program = nvrtc.nvrtcCreateProgram(text, b"k.cu", 0, [], [])
options = [TARGET]
compiled, = nvrtc.nvrtcCompileProgram(program, len(options), options)
"""


def test_ptx_with_too_much_shared_memory_compiles_and_is_refused_when_it_is_loaded(script, capsys) -> None:
    code, _ = script(
        "TARGET = b'--gpu-architecture=compute_90'"
        + TOO_MUCH_SHARED
        + """
assert compiled == nvrtc.nvrtcResult.NVRTC_SUCCESS
ptx = b" " * nvrtc.nvrtcGetPTXSize(program)[1]
nvrtc.nvrtcGetPTX(program, ptx)
assert driver.cuModuleLoadData(ptx)[0] == driver.CUresult.CUDA_ERROR_INVALID_PTX
"""
    )
    assert code == 0
    assert "uses too much shared data (0x13880 bytes, 0xc000 max)" in capsys.readouterr().err


def test_machine_code_with_too_much_shared_memory_does_not_compile(script) -> None:
    code, _ = script(
        "TARGET = b'--gpu-architecture=sm_90'"
        + TOO_MUCH_SHARED
        + "assert compiled == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION"
    )
    assert code == 0


def test_launch_of_cuda_core_has_its_result_its_line_and_a_time(script) -> None:
    code, session = script(
        CORE
        + """
start = stream.record()
launch(stream, config, kernel, *buffers, 100)
end = stream.record()
assert end - start > 0
stream.sync()
assert np.array_equal(c, a + b)
on_device = buffers[2].copy_to(device.allocate(400, stream=stream), stream=stream)
buffers[0].copy_from(on_device, stream=stream)
assert np.array_equal(a, c)
on_device.close(stream)
assert on_device.handle == 0
assert kernel.attributes.num_regs() > 0
assert device.properties.multiprocessor_count == 132
"""
    )
    [point] = session.points
    assert code == 0
    assert (point.kernel, point.problem) == ("add<float>", {"n": 100})
    assert point.notes[0].startswith("launched once, in script.py:24")


def test_experimental_names_and_the_older_order_of_launch(script) -> None:
    code, session = script(
        """
import numpy as np
import cuda.core.experimental as core
from cuda.core.experimental.utils import StridedMemoryView
ptx = core.Program('extern "C" __global__ void k(double *a, double by) { a[0] *= by; }', "c++").compile("ptx")
kernel = core.ObjectCode.from_ptx(ptx.code).get_kernel("k")
buffer = core.LegacyPinnedMemoryResource().allocate(8)
a = np.from_dlpack(buffer).view(np.float64)
a[:] = 2
core.launch(kernel, core.LaunchConfig(grid=1, block=1, stream=core.Device().create_stream()), buffer, 1.5)
assert a[0] == 3
assert StridedMemoryView(a).ptr == buffer.handle
"""
    )
    assert code == 0
    assert len(session.points) == 1


def test_linking_and_missing_names_are_refused_in_one_sentence(script, capsys) -> None:
    code, _ = script(
        CORE
        + """
from cuda import core
from cuda.core import Linker
for wrong in (
    lambda: Linker(program, program),
    lambda: Program("", "c++", options=ProgramOptions(link_time_optimization=True)).compile("ltoir"),
):
    try:
        wrong()
    except Exception as error:
        print(error)
core.TensorMapDescriptor
"""
    )
    out, err = capsys.readouterr()
    assert code == 1
    assert "compile them as one program" in out
    assert "compiled to ptx or cubin without a GPU, not to ltoir" in out
    assert "cuda.core.TensorMapDescriptor is not there without a GPU" in err


def test_grid_of_a_launch_of_clusters_counts_clusters(script) -> None:
    code, session = script(
        """
import numpy as np
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
code = r'''extern "C" __global__ void k(unsigned* out) {
    unsigned rank, blocks;
    asm volatile("mov.u32 %0, %%cluster_ctarank; mov.u32 %1, %%cluster_nctarank;" : "=r"(rank), "=r"(blocks));
    out[blockIdx.x + gridDim.x * blockIdx.y] = 10 * blocks + rank;
}'''
device = Device()
device.set_current()
stream = device.create_stream()
kernel = Program(code, "c++", ProgramOptions(arch="sm_90")).compile("cubin").get_kernel("k")
buffer = device.memory_resource.allocate(32, stream=stream)
launch(stream, LaunchConfig(grid=(2, 1), cluster=(2, 2), block=1), kernel, buffer)
assert np.from_dlpack(buffer).view(np.uint32).tolist() == [40, 41, 40, 41, 42, 43, 42, 43]
"""
    )
    assert code == 0
    [point] = session.points
    assert point.problem["cluster"] == 4


def test_real_packages_are_found_outside_of_a_trace(script) -> None:
    before = {name for name in sys.modules if name == "cuda" or name.startswith("cuda.")}
    assert script("import cuda.bindings.driver\nassert 'warplens' in cuda.bindings.driver.cuInit.__module__")[0] == 0
    assert {name for name in sys.modules if name == "cuda" or name.startswith("cuda.")} == before
    if importlib.util.find_spec("cuda") is not None and importlib.util.find_spec("cuda.bindings") is not None:
        import cuda.bindings.driver as real

        assert not hasattr(real.cuInit, "__wrapped__")


def test_script_without_the_namespace_package_gets_its_parts(script, monkeypatch) -> None:
    monkeypatch.setattr(sys, "path", [p for p in sys.path if not (Path(p) / "cuda").is_dir()])
    code, _ = script("from cuda import cuda, cudart, nvrtc\nassert cuda.cuInit(0)[0] == cudart.cudaError_t.cudaSuccess")
    assert code == 0


TEXTURES = """
import numpy as np
from cuda.bindings import driver as cuda, nvrtc


def checked(result):
    assert result[0] == 0, (result, cuda.cuGetErrorString(result[0]))
    return result[1] if len(result) == 2 else result[1:]


source = '''extern "C" __global__ void turned(float *out, cudaTextureObject_t image, int width, int height)
{
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < width) out[y * width + x] = tex2D<float>(image, (x + 1.0f) / width, (y + 0.5f) / height);
}
extern "C" __global__ void twice(cudaSurfaceObject_t image, int width)
{
  int x = threadIdx.x;
  if (x < width) surf2Dwrite(2 * surf2Dread<float>(image, 4 * x, blockIdx.y), image, 4 * x, blockIdx.y);
}
'''
width, height = 24, 6
program = checked(nvrtc.nvrtcCreateProgram(source.encode(), b"textures.cu", 0, None, None))
checked(nvrtc.nvrtcCompileProgram(program, 0, []))
code = b" " * checked(nvrtc.nvrtcGetPTXSize(program))
checked(nvrtc.nvrtcGetPTX(program, code))
module = checked(cuda.cuModuleLoadData(np.char.array(code)))
turned, twice = (checked(cuda.cuModuleGetFunction(module, name)) for name in (b"turned", b"twice"))
texels = np.random.default_rng(5).integers(0, 100, (height, width)).astype(np.float32)

described = cuda.CUDA_ARRAY3D_DESCRIPTOR()
described.Width, described.Height, described.NumChannels = width, height, 1
described.Format, described.Flags = cuda.CUarray_format.CU_AD_FORMAT_FLOAT, cuda.CUDA_ARRAY3D_SURFACE_LDST
array = checked(cuda.cuArray3DCreate(described))
copied = cuda.CUDA_MEMCPY2D()
copied.srcMemoryType, copied.srcHost = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, texels.ctypes.data
copied.srcPitch = 4 * width
copied.dstMemoryType, copied.dstArray = cuda.CUmemorytype.CU_MEMORYTYPE_ARRAY, array
copied.WidthInBytes, copied.Height = 4 * width, height
checked(cuda.cuMemcpy2D(copied))
resource, how = cuda.CUDA_RESOURCE_DESC(), cuda.CUDA_TEXTURE_DESC()
resource.resType, resource.res.array.hArray = cuda.CUresourcetype.CU_RESOURCE_TYPE_ARRAY, array
how.filterMode, how.flags = cuda.CUfilter_mode.CU_TR_FILTER_MODE_LINEAR, cuda.CU_TRSF_NORMALIZED_COORDINATES
image = checked(cuda.cuTexObjectCreate(resource, how, None))
out = checked(cuda.cuMemAlloc(texels.nbytes))


def launch(kernel, *arguments):
    held = [np.array([int(one)], np.uint64 if isinstance(one, cuda.CUtexObject | cuda.CUsurfObject) or one is out
            else np.int32) for one in arguments]
    places = np.array([one.ctypes.data for one in held], np.uint64)
    checked(cuda.cuLaunchKernel(kernel, 1, height, 1, 32, 1, 1, 0, 0, places.ctypes.data, 0))


launch(turned, out, image, width, height)
result = np.empty_like(texels)
checked(cuda.cuMemcpyDtoH(result, out, result.nbytes))
expected = (texels + np.roll(texels, -1, axis=1)) / 2  # halfway to the next texel, which wraps
assert (result == expected).all(), (result, expected)
surface = checked(cuda.cuSurfObjectCreate(resource))
launch(twice, surface, width)
checked(cuda.cuMemcpyAtoH(result, array, 0, result.nbytes))
assert (result == 2 * texels).all()
"""


def test_textures_and_surfaces_of_the_driver(script) -> None:
    code, session = script(TEXTURES)
    assert code == 0
    assert [(point.kernel, point.status) for point in session.points] == [
        ("turned", Status.UNCHECKED), ("twice", Status.UNCHECKED)
    ]  # fmt: skip
    assert session.points[0].metrics["texture_instructions"].value == 6


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("described.Flags = cuda.CUDA_ARRAY3D_LAYERED", "CUDA arrays with layers or of cubes have no stand-in"),
        ("described.NumChannels = 3", "they have 1, 2 or 4 channels of one of uint8, uint16"),
    ],
)
def test_arrays_without_a_stand_in_are_refused_in_one_sentence(script, capsys, change: str, sentence: str) -> None:
    lines = TEXTURES.splitlines()
    at = lines.index("array = checked(cuda.cuArray3DCreate(described))")
    script("\n".join([*lines[:at], change, "assert cuda.cuArray3DCreate(described)[0] != 0"]))
    assert sentence in capsys.readouterr().err


def test_texels_of_number_64_are_none():
    assert programs.TEXELS.get(64) is None
