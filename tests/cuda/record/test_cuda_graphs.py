"""Graphs, views and the smaller parts of CUDA Python that NVIDIA's own examples ask for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

GRAPH = """
import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, launch

device = Device()
stream = device.create_stream()
program = Program('extern "C" __global__ void add(int *to, int by) { to[threadIdx.x] += by; }', "c++")
add = program.compile("cubin").get_kernel("add")
config = LaunchConfig(grid=1, block=4)
resource = LegacyPinnedMemoryResource()
buffers = [resource.allocate(16) for _ in range(2)]
a, b = (np.from_dlpack(buffer).view(np.int32) for buffer in buffers)
a[:], b[:] = 0, 0
builder = stream.create_graph_builder()
"""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, Session]]:
    def run(text: str) -> tuple[int, Session]:
        path = tmp_path / "script.py"
        path.write_text(text, encoding="utf-8")
        session = Session(load_spec("h200"))
        with monkeypatch.context() as patch:  # what another test has imported stays as it is
            for name in [name for name in sys.modules if name.startswith(("cuda.bindings", "cuda.core"))]:
                patch.delitem(sys.modules, name)
            return run_script(path, (), session), session

    return run


def test_graph_does_what_was_recorded_as_often_as_it_is_launched(script) -> None:
    code, session = script(
        GRAPH
        + """
builder.begin_building()
launch(builder, config, add, buffers[0], np.int32(3))
buffers[0].copy_to(buffers[1], stream=builder)
launch(builder, config, add, buffers[0], np.int32(1))
graph = builder.end_building().complete()
assert not a.any() and not b.any()
graph.upload(stream)
for _ in range(2):
    graph.launch(stream)
assert (a == 8).all() and (b == 7).all()
"""
    )
    [point] = session.points
    assert code == 0
    assert point.notes[0].startswith("launched 4 times, in script.py:")


def test_graph_is_updated_with_the_arguments_of_another_one(script) -> None:
    code, _ = script(
        GRAPH
        + """
def recorded(buffer):
    one = device.create_graph_builder().begin_building()
    launch(one, config, add, buffer, np.int32(2))
    return one.end_building()

graph = recorded(buffers[0]).complete()
graph.launch(stream)
graph.update(recorded(buffers[1]))
graph.launch(stream)
assert (a == 2).all() and (b == 2).all()
"""
    )
    assert code == 0


def test_graph_out_of_order_and_memory_of_a_graph_are_refused_in_one_sentence(script, capsys) -> None:
    code, session = script(
        GRAPH
        + """
from cuda.core import GraphMemoryResource

other = device.create_graph_builder().begin_building().end_building()
graph = other.complete()
builder.begin_building()
launch(builder, config, add, buffers[0], np.int32(3))
for wrong in (
    lambda: builder.complete(),
    lambda: graph.update(builder),
    lambda: graph.update(builder.end_building()),
    lambda: builder.end_building(),
    lambda: launch(builder, config, add, buffers[0], np.int32(3)),
    lambda: GraphMemoryResource(device),
    lambda: builder.split(2),
):
    try:
        wrong()
    except Exception as error:
        print(error)
"""
    )
    assert code == 0
    assert session.points == ()
    assert capsys.readouterr().out.splitlines() == [
        "CUDA_ERROR_INVALID_VALUE: a graph is completed that is still recorded: call end_building before it",
        "CUDA_ERROR_INVALID_VALUE: a graph is completed that is still recorded: call end_building before it",
        "CUDA_ERROR_INVALID_VALUE: a graph of 0 nodes is updated with one of 1",
        "CUDA_ERROR_INVALID_VALUE: a graph ends that was not begun: call begin_building before end_building",
        "CUDA_ERROR_INVALID_VALUE: work is given to a graph that is not recorded now: call begin_building before it",
        "CUDA_ERROR_NOT_SUPPORTED: memory of a graph has no stand-in: allocate it before the graph is recorded",
        "GraphBuilder.split is not there without a GPU: Warplens has no stand-in for it",
    ]


def test_view_of_an_array_and_of_a_buffer_shares_its_elements(script, capsys) -> None:
    code, _ = script(
        """
import numpy as np
from cuda.core import Device
from cuda.core.utils import StridedMemoryView

array = np.arange(12, dtype=np.int16).reshape(3, 4)
view = StridedMemoryView.from_dlpack(array[:, ::2], stream_ptr=-1)
assert (view.size, view.strides, view.is_device_accessible) == (6, (4, 2), False)
assert np.array_equal(np.from_dlpack(view), array[:, ::2])
buffer = Device().memory_resource.allocate(24)
np.from_dlpack(buffer).view(np.int16)[:] = range(12)
columns = StridedMemoryView.from_buffer(buffer, shape=(4, 3), strides=(1, 4), dtype=np.int16)
assert np.array_equal(np.from_dlpack(columns), array.T) and columns.is_device_accessible
try:
    StridedMemoryView.from_buffer(buffer, shape=(5, 3), dtype=np.int16)
except ValueError as error:
    assert str(error) == "a view of shape (5, 3) and dtype int16 does not lie within a buffer of 24 bytes"
else:
    raise AssertionError("a view beyond its buffer was made")
view.as_tensor_map()
"""
    )
    assert code == 1
    assert "StridedMemoryView.as_tensor_map is not there without a GPU" in capsys.readouterr().err


def test_registered_memory_of_the_host_is_memory_of_the_device(script, capsys) -> None:
    code, _ = script(
        """
import ctypes
import numpy as np
from cuda.bindings import driver, nvrtc, runtime

_, program = nvrtc.nvrtcCreateProgram(b'extern "C" __global__ void twice(int *a) { a[threadIdx.x] *= 2; }', b"k.cu")
nvrtc.nvrtcCompileProgram(program, 0, [])
code = b" " * nvrtc.nvrtcGetCUBINSize(program)[1]
nvrtc.nvrtcGetCUBIN(program, code)
_, twice = driver.cuModuleGetFunction(driver.cuModuleLoadData(code)[1], b"twice")
a = np.arange(8, dtype=np.int32)
assert runtime.cudaHostRegister(a, a.nbytes, runtime.cudaHostRegisterMapped) == (0,)
_, address = runtime.cudaHostGetDevicePointer(a, 0)
block = runtime.dim3()
block.x, block.y, block.z = 8, 1, 1
shape = (1, 1, 1, block.x, block.y, block.z)
assert driver.cuLaunchKernel(twice, *shape, 0, 0, ((address,), (ctypes.c_void_p,)), 0)[0] == 0
assert a.tolist() == [0, 2, 4, 6, 8, 10, 12, 14]
assert runtime.cudaHostUnregister(a) == (0,)
assert driver.cuLaunchKernel(twice, *shape, 0, 0, ((address,), (ctypes.c_void_p,)), 0)[0] != 0
assert runtime.cudaHostRegister(a, 33, 0)[0] != 0
_, pool = runtime.cudaDeviceGetDefaultMemPool(0)
threshold = runtime.cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold
assert runtime.cudaMemPoolSetAttribute(pool, threshold, driver.cuuint64_t(1 << 20)) == (0,)
attribute = driver.CUdevice_attribute
older = attribute.CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED
assert older is attribute.CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED
"""
    )
    assert code == 0
    assert "33 bytes are registered of a buffer that has 32" in capsys.readouterr().err


def test_address_of_a_tensor_leads_to_its_memory_as_long_as_it_lives(script) -> None:
    pytest.importorskip("torch", reason="needs PyTorch")
    code, session = script(
        """
import gc
import torch
from cuda.core import Device, LaunchConfig, Program, launch
from warplens.cuda.record.session import current

stream = torch.cuda.current_stream()


class Wrapped:
    def __cuda_stream__(self):
        return 0, stream.cuda_stream


program = Program('extern "C" __global__ void twice(float *a) { a[threadIdx.x] *= 2; }', "c++")
twice = program.compile("cubin").get_kernel("twice")
x = torch.arange(8, dtype=torch.float32, device="cuda")
with torch.cuda.stream(stream):
    launch(Wrapped(), LaunchConfig(grid=1, block=6), twice, x[2:].data_ptr())
assert x.tolist() == [0, 1, 4, 6, 8, 10, 12, 14]
used = current().memory.used_bytes
assert used == 32
del x
gc.collect()
assert current().memory.used_bytes == 0
"""
    )
    assert code == 0
    assert len(session.points) == 1
