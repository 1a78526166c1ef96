"""Scripts that import PyCUDA run as they are, without it and without a GPU."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import Status
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

SCALE = """
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule

module = SourceModule(\'\'\'
__constant__ float factors[2];
__device__ int launches;
__global__ void scale(float *a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] *= factors[i % 2];
  if (i == 0) launches++;
}
\'\'\')
scale = module.get_function("scale")
cuda.memcpy_htod(module.get_global("factors")[0], np.array([2, 3], np.float32))
"""


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], tuple[int, Session]]:
    def run(text: str, *arguments: str) -> tuple[int, Session]:
        path = tmp_path / "script.py"
        path.write_text(text, encoding="utf-8")
        session = Session(load_spec("h200"))
        return run_script(path, arguments, session), session

    return run


def test_launches_of_a_loop_are_one_point_with_the_right_result(script) -> None:
    code, session = script(
        SCALE
        + """
a = np.arange(100, dtype=np.float32)
on_device = cuda.to_device(a)
for _ in range(3):
    scale(on_device, np.int32(100), block=(32, 1, 1), grid=(4, 1))
expected = a * np.where(np.arange(100) % 2, 27, 8)
assert np.array_equal(cuda.from_device_like(on_device, a), expected)
launches = np.zeros(1, np.int32)
cuda.memcpy_dtoh(launches, module.get_global("launches")[0])
assert launches[0] == 3
"""
    )
    [point] = session.points
    assert code == 0
    assert (point.kernel, point.status, point.launch.grid) == ("scale", Status.UNCHECKED, (4, 1, 1))
    assert point.notes[0].startswith("launched 3 times, in script.py:22; the counters are those of the first launch")
    assert point.metrics["registers_per_thread"].value > 0
    assert point.time is not None


def test_arrays_of_the_host_are_copied_in_and_out(script) -> None:
    code, session = script(
        SCALE
        + """
a = np.ones(8, np.float32)
scale(cuda.InOut(a), np.int32(8), block=(8, 1, 1))
assert a.tolist() == [2, 3] * 4
scale.prepare("Pi").prepared_call((1, 1), (8, 1, 1), cuda.to_device(a), 4)
"""
    )
    assert code == 0
    assert [point.launch.block for point in session.points] == [(8, 1, 1)] * 2


def test_fault_names_the_line_of_the_script_and_is_an_error_of_pycuda(script) -> None:
    code, session = script(
        SCALE
        + """
try:
    scale(cuda.mem_alloc(64), np.int32(100), block=(32, 1, 1), grid=(4, 1))
except cuda.LaunchError as error:
    assert "script.py:12" in str(error), error
else:
    raise SystemExit("no error")
"""
    )
    [point] = session.points
    assert code == 0
    assert point.status is Status.FAILED
    assert "script.py:12" in point.reason


def test_addresses_in_a_struct_in_memory_are_followed(script) -> None:
    code, _ = script(
        """
import struct
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
rows = [cuda.to_device(np.full(4, value, np.int32)) for value in (1, 2)]
table = cuda.to_device(np.array([int(row) for row in rows], np.uint64))
add = SourceModule("__global__ void add(int **rows, long long last) { rows[threadIdx.x][3] += ((int *)last)[0]; }")
add.get_function("add")(table, np.int64(int(rows[1])), block=(2, 1, 1))
assert [cuda.from_device(row, 4, np.int32).tolist() for row in rows] == [[1, 1, 1, 3], [2, 2, 2, 4]]
"""
    )
    assert code == 0


def test_arrays_elementwise_kernels_and_functions(script) -> None:
    code, session = script(
        """
import numpy as np
import pycuda.autoinit
from pycuda import cumath, curandom, gpuarray
from pycuda.elementwise import ElementwiseKernel
a = gpuarray.to_gpu(np.arange(12, dtype=np.float32).reshape(3, 4))
b = gpuarray.empty_like(a)
ElementwiseKernel("float *x, float *y, float by", "y[i] = by * x[i]", "times")(a, b, 3)
assert np.array_equal(b.get(), 3 * a.get())
assert np.array_equal((2 * a + b / 2).get(), 3.5 * a.get())
assert np.array_equal(a[1:, ::2].get(), a.get()[1:, ::2])
assert np.array_equal(a.T.get(), a.get().T)
assert float(gpuarray.sum(a).get()) == 66
assert np.allclose(cumath.sqrt(a).get(), np.sqrt(a.get()))
assert 0 <= curandom.rand((5,)).get().min() < 1
b[0] = 1
b += 1
assert b.get()[0].tolist() == [2, 2, 2, 2]
"""
    )
    assert code == 0
    assert [point.kernel for point in session.points] == ["times"]


def test_exit_code_and_arguments_are_the_script_s(script, capsys) -> None:
    assert script("import sys\nsys.exit(len(sys.argv))", "--epochs", "3")[0] == 3
    assert script("raise SystemExit('no more')")[0] == 1
    assert script("1 / 0")[0] == 1
    assert script("raise KeyboardInterrupt")[0] == 130
    printed = capsys.readouterr().err
    assert "no more" in printed
    assert printed.count("Traceback") == 1
    assert "frontends" not in printed


def test_refused_source_is_an_error_with_the_compiler_s_log(script) -> None:
    code, _ = script(
        """
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
try:
    SourceModule("__global__ void k() { wrong(); }")
except cuda.CompileError as error:
    assert "wrong" in error.stderr
else:
    raise SystemExit(1)
"""
    )
    assert code == 0


def test_what_has_no_stand_in_says_so(script, capsys) -> None:
    assert script("import pycuda.autoinit\nimport pycuda.driver as cuda\ncuda.matrix_to_texref")[0] == 1
    assert "pycuda.driver.matrix_to_texref is not there without a GPU" in capsys.readouterr().err


@pytest.mark.long
def test_reductions_and_scans_are_kernels_with_the_results_of_numpy(script) -> None:
    code, session = script(
        """
import numpy as np
import pycuda.autoprimaryctx
from pycuda import gpuarray
from pycuda.reduction import ReductionKernel
from pycuda.scan import ExclusiveScanKernel, InclusiveScanKernel
x = np.arange(700, dtype=np.float32) % 7
dot = ReductionKernel(np.float64, "0", "a+b", "x[i]*y[i]", "const float *x, const float *y")
assert dot(gpuarray.to_gpu(x), gpuarray.to_gpu(x)).get() == (x.astype(float) ** 2).sum()
for size in (1, 255, 257, 700):
    whole = x[:size].astype(np.int32)
    array = gpuarray.to_gpu(whole)
    assert np.array_equal(InclusiveScanKernel(np.int32, "a+b")(array).get(), np.cumsum(whole))
    array = gpuarray.to_gpu(whole)
    assert np.array_equal(InclusiveScanKernel(np.int32, "max(a, b)")(array).get(), np.maximum.accumulate(whole))
    array = gpuarray.to_gpu(whole)
    exclusive = ExclusiveScanKernel(np.int32, "a+b", neutral="0")(array).get()
    assert np.array_equal(exclusive, np.cumsum(whole) - whole)
"""
    )
    assert code == 0
    assert {point.kernel for point in session.points} == {"reduce_kernel_stage1", "reduce_kernel_stage2", "scan"}
    assert not any(point.reason.startswith("block=") for point in session.points)


def test_events_give_the_modelled_time_of_the_launches_between_them(script) -> None:
    code, session = script(
        SCALE
        + """
start, end, after = cuda.Event(), cuda.Event(), cuda.Event()
a = cuda.to_device(np.ones(100, np.float32))
start.record()
for _ in range(3):
    scale(a, np.int32(100), block=(32, 1, 1), grid=(4, 1))
end.record()
after.record()
print(start.time_till(end))
assert np.isnan(after.time_since(end))
seconds = scale(a, np.int32(100), block=(32, 1, 1), grid=(4, 1), time_kernel=True)
assert np.isclose(seconds, start.time_till(end) / 3000)
"""
    )
    [point] = session.points
    assert code == 0
    assert session.now().time_ns == pytest.approx(4 * point.time.value_ns)


def test_macros_that_a_program_puts_before_its_source_are_options_of_one_curve(script) -> None:
    code, session = script(
        '''
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda.compiler import SourceModule
source = """
__global__ void add(float *c, const float *a, int n) {
  int i = blockIdx.x * block_size_x + threadIdx.x;
  if (i < n) c[i] += a[i];
}
"""
a = np.ones(1000, np.float32)
for width in (32, 64, 128):
    macros = f"#define block_size_x {width}\\n#define grid_size_x 9\\n#line 1\\n"
    module = SourceModule(macros + source, options=["-DS=2"])
    add = module.get_function("add")
    add(cuda.InOut(a), cuda.In(a), np.int32(1000), block=(width, 1, 1), grid=(-(-1000 // width), 1))
try:
    add(cuda.In(a[:8]), cuda.In(a), np.int32(1000), block=(32, 1, 1))
except cuda.LaunchError as error:
    assert "script.py:9: " in str(error) and "array 'c'" in str(error), error
'''
    )
    assert code == 0
    points = session.points[:3]
    assert [point.tune for point in points] == [{"block_size_x": width, "S": 2} for width in (32, 64, 128)]
    assert [point.problem for point in points[:2]] == [{"n": 1000}] * 2
    assert points[2].problem == {"n": 1000, "blocks": 8, "threads": 128}  # the launch that fails has the same macros


def test_arrays_of_cupy_complex_numbers_rows_and_threads(script) -> None:
    code, session = script(
        """
import threading
import cupy as cp
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda import gpuarray
from pycuda.compiler import SourceModule
square = SourceModule('''
#include <pycuda-complex.hpp>
__global__ void square(pycuda::complex<float> *z) { z[threadIdx.x] = pow(z[threadIdx.x], 2); }
''').get_function("square")
z = cp.asarray(np.array([1 + 2j, 3 - 1j], np.complex64))
square(z, block=(2, 1, 1))
assert np.allclose(z.get(), [(1 + 2j) ** 2, (3 - 1j) ** 2], rtol=1e-5)
rows, back = np.arange(12, dtype=np.int32).reshape(3, 4), np.zeros((3, 4), np.int32)
memory, pitch = cuda.mem_alloc_pitch(16, 3, 4)
there, here = cuda.Memcpy2D(), cuda.Memcpy2D()
there.set_src_host(rows), there.set_dst_device(memory)
here.set_src_device(memory), here.set_dst_host(back)
there.src_pitch = here.dst_pitch = there.width_in_bytes = here.width_in_bytes = 16
there.dst_pitch = here.src_pitch = pitch
there.height = here.height = 3
there(), here()
assert np.array_equal(rows, back)
threading.Thread(target=lambda: square(gpuarray.to_gpu(np.ones(2, np.complex64)), block=(2, 1, 1))).start()
"""
    )
    [point] = session.points
    assert code == 0
    assert point.notes[0].startswith("launched 2 times")


@pytest.mark.parametrize("package", ["sparse", "gl"])
def test_packages_without_a_stand_in_say_so(script, capsys, package: str) -> None:
    assert script(f"import pycuda.{package}")[0] == 1
    assert f"pycuda.{package} has no stand-in without a GPU" in capsys.readouterr().err
