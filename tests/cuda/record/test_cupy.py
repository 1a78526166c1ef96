"""Scripts that import CuPy run as they are, without it and without a GPU."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import Status
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

SCALE = """
import cupy as cp
import numpy as np

scale = cp.RawKernel(r\'\'\'
extern "C" __global__
void scale(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * x[i];
}
\'\'\', "scale")
x = cp.arange(100, dtype=cp.float32)
"""


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], tuple[int, Session]]:
    def run(text: str, *arguments: str) -> tuple[int, Session]:
        path = tmp_path / "script.py"
        path.write_text(text, encoding="utf-8")
        session = Session(load_spec("h200"))
        return run_script(path, arguments, session), session

    return run


def test_launches_of_a_raw_kernel_are_one_point_with_the_right_result(script) -> None:
    code, session = script(
        SCALE
        + """
for _ in range(3):
    y = cp.zeros_like(x)
    scale((4,), (32,), (x, y, 100))
assert np.array_equal(cp.asnumpy(y), 2 * np.arange(100, dtype=np.float32))
assert scale.num_regs > 0
"""
    )
    [point] = session.points
    assert code == 0
    assert (point.kernel, point.status, point.launch.grid) == ("scale", Status.UNCHECKED, (4, 1, 1))
    assert point.notes[0].startswith("launched 3 times, in script.py:16; the counters are those of the first launch")
    assert point.metrics["registers_per_thread"].value > 0


def test_fault_names_the_line_of_the_script_and_is_an_error_of_cupy(script) -> None:
    code, session = script(
        SCALE
        + """
try:
    scale((4,), (32,), (x, cp.empty(10, cp.float32), np.int32(100)))
except cp.cuda.runtime.CUDARuntimeError as error:
    assert "script.py:9" in str(error), error
else:
    raise SystemExit("no error")
"""
    )
    [point] = session.points
    assert code == 0
    assert point.status is Status.FAILED
    assert "script.py:9" in point.reason


def test_number_of_another_width_than_its_parameter_is_one_sentence(script, capsys) -> None:
    code, session = script(
        """
import cupy as cp
fill = cp.RawKernel('extern "C" __global__ void fill(float *x, float by) { x[threadIdx.x] = by; }', "fill")
fill((1,), (4,), (cp.zeros(4, cp.float32), 0.5))
"""
    )
    assert code == 1
    assert session.points == ()
    assert "argument 1 is float 0.5, which is passed as float64 of 8 bytes, but the parameter has 4" in (
        capsys.readouterr().err
    )


def test_module_with_templates_variables_and_addresses(script) -> None:
    code, session = script(
        """
import cupy as cp
import numpy as np
module = cp.RawModule(code=r'''
__constant__ int factor;
template <typename T> __global__ void times(T *x) { x[threadIdx.x] *= factor; }
extern "C" __global__ void through(int **rows) { rows[blockIdx.x][threadIdx.x] += 1; }
''', name_expressions=["times<float>", "times<int>"])
x = cp.ones(4, cp.float32)
times = module.get_function("times<float>")
factor = module.get_global("factor")
cp.ndarray((1,), cp.int32, factor)[0] = 5
times((1,), (4,), (x,))
assert x.get().tolist() == [5] * 4
rows = [cp.zeros(4, cp.int32), cp.ones(4, cp.int32)]
module.get_function("through")((2,), (4,), (cp.array([row.data.ptr for row in rows], cp.uint64),))
assert [row.get().tolist() for row in rows] == [[1] * 4, [2] * 4]
"""
    )
    assert code == 0
    assert [point.kernel for point in session.points] == ["times<float>", "through"]


def test_elementwise_kernels_take_dtypes_broadcasts_and_raw_arrays(script) -> None:
    code, session = script(
        """
import cupy as cp
import numpy as np
squared = cp.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared")
a = cp.arange(10, dtype=np.float32).reshape(2, 5)
b = cp.arange(5, dtype=np.float32)
assert np.array_equal(squared(a, b).get(), (a.get() - b.get()) ** 2)
assert squared(a.astype(float), 2).dtype == np.float64
into = cp.zeros((5, 2), np.float32).T
assert squared(a, b, into) is into
assert np.array_equal(into.get(), (a.get() - b.get()) ** 2)
turned = cp.ElementwiseKernel("raw float32 x", "float32 y", "y = x[_ind.size() - 1 - i]", "turned")
assert turned(b, size=5).get().tolist() == [4, 3, 2, 1, 0]
"""
    )
    assert code == 0
    assert [point.kernel for point in session.points] == ["squared float32", "squared float64", "turned"]
    assert [record.code.source_at.file for record in session.records] == ["squared.cu", "squared.cu", "turned.cu"]


def test_reductions_along_axes_and_without_identity(script) -> None:
    code, session = script(
        """
import cupy as cp
import numpy as np
norm = cp.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "l2norm")
x = cp.arange(6000, dtype=np.float64).reshape(2, 3, 1000)
assert np.allclose(norm(x).get(), np.sqrt((x.get() ** 2).sum()))
assert np.allclose(norm(x, axis=1).get(), np.sqrt((x.get() ** 2).sum(axis=1)))
assert norm(x, axis=(0, -1), keepdims=True).shape == (1, 3, 1)
least = cp.ReductionKernel("T x", "T y", "x", "a < b ? a : b", "y = a", None, "least")
assert least(x[1, :, 5:8] + 1, axis=1).get().tolist() == (x.get()[1, :, 5] + 1).tolist()
assert int(least(x + 7)) == 7
"""
    )
    assert code == 0
    assert {point.kernel for point in session.points} == {"l2norm", "least"}
    assert all(point.status is Status.UNCHECKED for point in session.points)


def test_arrays_compute_as_numpy_does_and_are_no_launches(script) -> None:
    code, session = script(
        """
import cupy as cp
import numpy as np
from cupyx.profiler import benchmark
a = cp.asarray(np.arange(12, dtype=np.float32)).reshape(3, 4)
view = a[1:, ::2]
view += 1
assert a.get()[1, 0] == 5
assert a.data.ptr < view.data.ptr < a.data.ptr + a.nbytes
assert np.allclose((2 * a + cp.sqrt(a) / 2).get(), 2 * a.get() + np.sqrt(a.get()) / 2)
assert np.array_equal((a @ a.T).get(), a.get() @ a.get().T)
assert float(a.sum()) == a.get().sum() and a.sum(axis=0).shape == (4,)
assert cp.linalg.norm(a).shape == ()
assert cp.random.rand(3, dtype=cp.float32).dtype == np.float32
assert isinstance(np.exp(a), cp.ndarray)
assert cp.get_array_module(a) is cp and cp.get_array_module(1) is np
for wrong in (lambda: np.asarray(a), lambda: a + np.ones(4)):
    try:
        wrong()
    except TypeError:
        continue
    raise SystemExit("no error")
with cp.cuda.Stream() as stream:
    stream.synchronize()
assert cp.cuda.Device(0).compute_capability == "90"
assert "no measurement" in str(benchmark(cp.sqrt, (a,), n_repeat=10))
"""
    )
    assert code == 0
    assert session.points == ()


def test_memory_ends_with_its_last_array(script) -> None:
    code, _ = script(
        """
import cupy as cp
pool = cp.get_default_memory_pool()
a = cp.zeros(1000, cp.float32)
part = a[10:]
before = pool.used_bytes()
del a
assert pool.used_bytes() == before and part.sum() == 0
del part
assert pool.used_bytes() <= before - 4000
"""
    )
    assert code == 0


def test_refused_source_is_an_error_with_the_compiler_s_log(script) -> None:
    code, _ = script(
        """
import cupy as cp
try:
    cp.RawKernel('extern "C" __global__ void k() { wrong(); }', "k").compile()
except cp.cuda.compiler.CompileException as error:
    assert "wrong" in error.get_message()
else:
    raise SystemExit(1)
"""
    )
    assert code == 0


def test_what_has_no_stand_in_says_so(script, capsys) -> None:
    assert script("import cupy\ncupy.cuda.nccl")[0] == 1
    assert "cupy.cuda.nccl is not there without a GPU" in capsys.readouterr().err
    assert script("import cupy\ncupy.fuse")[0] == 1
    assert "cupy.fuse is not there without a GPU" in capsys.readouterr().err


def test_structs_complex_numbers_and_memory_of_other_packages(script) -> None:
    code, session = script(
        """
import cupy as cp
import numpy as np
from cuda.core import Device
from cupy.testing import assert_allclose
pair = np.zeros(1, np.dtype([("by", np.float32), ("n", np.int32)]))
pair["by"], pair["n"] = 2, 3
scale = cp.RawKernel('''
#include <cupy/complex.cuh>
struct Pair { float by; int n; };
extern "C" __global__ void scale(Pair pair, complex<float> *x) {
  if (threadIdx.x < pair.n) x[threadIdx.x] = x[threadIdx.x] * pair.by;
}
''', "scale")
buffer = Device().allocate(32)
x = cp.from_dlpack(buffer).view(cp.complex64)
x[:] = 1 + 1j
scale((1,), (4,), (pair, x))
assert_allclose(x, [2 + 2j] * 3 + [1 + 1j])
cp.cuda.profiler.start()
start, end = cp.cuda.Event(), cp.cuda.stream.Event()
start.record()
scale((1,), (4,), (pair[0], x))
end.record()
assert cp.cuda.get_elapsed_time(start, end) > 0
cp.cuda.profiler.stop()
try:
    scale((1,), (4,), (pair, np.zeros(4, np.complex64)))
except TypeError as error:
    assert "an array of NumPy with 4 elements" in str(error)
"""
    )
    [point] = session.points
    assert code == 0
    assert point.notes[0].startswith("launched 2 times")


TEXTURES = """
import cupy as cp
import numpy as np
from cupy.cuda import runtime, texture

module = cp.RawModule(code=r'''
extern "C" __global__ void look(float *out, cudaTextureObject_t image, int width)
{
    int x = threadIdx.x, y = threadIdx.y;
    out[y * width + x] = tex2D<float>(image, x + 1.0f, y + 0.5f);
}
extern "C" __global__ void twice(cudaSurfaceObject_t image)
{
    float old;
    surf2Dread(&old, image, 4 * threadIdx.x, threadIdx.y);
    surf2Dwrite(2 * old, image, 4 * threadIdx.x, threadIdx.y);
}
extern "C" __global__ void backwards(float *out, cudaTextureObject_t row, int n)
{
    out[threadIdx.x] = tex1Dfetch<float>(row, n - 1 - threadIdx.x);
}
''')
width, height = 32, 8
image = np.arange(width * height, dtype=np.float32).reshape(height, width)
texel = texture.ChannelFormatDescriptor(32, 0, 0, 0, runtime.cudaChannelFormatKindFloat)
texels = texture.CUDAarray(texel, width, height, flags=runtime.cudaArraySurfaceLoadStore)
texels.copy_from(cp.asarray(image))
resource = texture.ResourceDescriptor(runtime.cudaResourceTypeArray, cuArr=texels)
filtered = texture.TextureDescriptor((runtime.cudaAddressModeClamp,) * 2, runtime.cudaFilterModeLinear)
row = cp.arange(32, dtype=cp.float32)
plain = texture.ResourceDescriptor(runtime.cudaResourceTypeLinear, arr=row, chDesc=texel, sizeInBytes=row.nbytes)
"""


def test_textures_and_surfaces_of_cupy_are_read_and_written_by_kernels(script) -> None:
    code, session = script(
        TEXTURES
        + """
view, out = texture.TextureObject(resource, filtered), cp.zeros((height, width), cp.float32)
right = np.minimum(np.arange(width) + 1, width - 1)
for factor in (1, 2):
    module.get_function("look")((1,), (width, height), (out, view, width))
    assert np.array_equal(out.get(), factor * (image + image[:, right]) / 2)
    if factor == 1:
        module.get_function("twice")((1,), (width, height), (texture.SurfaceObject(resource),))
got = np.zeros_like(image)
texels.copy_to(got)
assert np.array_equal(got, 2 * image)
line = texture.TextureObject(plain, texture.TextureDescriptor())
module.get_function("backwards")((1,), (32,), (out, line, 32))
assert np.array_equal(out.get()[0], np.arange(32)[::-1])
"""
    )
    assert code == 0
    assert {point.kernel: point.metrics["texture_instructions"].value for point in session.points
            if "texture_instructions" in point.metrics} == {"look": 8, "backwards": 1}  # fmt: skip


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            "texture.CUDAarray(texel, 4, 4, flags=runtime.cudaArrayLayered)",
            "layered CUDA arrays of CuPy have no stand-in",
        ),
        ("texture.ChannelFormatDescriptor(64, 0, 0, 0, 2)", "texels of 64, 0, 0 and 0 bits have no stand-in"),
        ("texture.SurfaceObject(plain)", "a surface needs a CUDA array with the flag cudaArraySurfaceLoadStore"),
        ("texture.TextureObject(plain, filtered)", "linear memory is read by whole indices"),
        ("texture.TextureDescriptor(borderColors=(1, 0, 0, 0))", "sRGB, border colours other than 0 and"),
        ("texels.copy_from(row)", "an array of 128 bytes is copied from or to a CUDA array of 1,024 bytes"),
        ("texture.TextureReference", "cupy.cuda.texture.TextureReference is not there without a GPU"),
    ],
)
def test_what_textures_of_cupy_cannot_do_here_is_refused_in_one_sentence(script, capsys, call, sentence) -> None:
    code, _ = script(TEXTURES + call)
    assert code == 1
    assert f"Error: {sentence}" in capsys.readouterr().err.splitlines()[-1]
