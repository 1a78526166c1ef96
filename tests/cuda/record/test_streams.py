"""What the stand-ins tell the program's log: copies, fills, waits and launches, each in its stream."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from warplens.cuda.capture.value import Copy, Fill
from warplens.cuda.device.spec import load_spec
from warplens.cuda.record import streams
from warplens.cuda.record.numba.driver import CALLS, EVENTS
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session, active
from warplens.cuda.record.torch import adapter

KERNEL = 'extern "C" __global__ void add(float *x) { x[threadIdx.x] += 1; }'


def told(session: Session) -> list[tuple[str, str, tuple[int, ...]]]:
    """Return the steps in words, each with its lane and what it waits for."""
    rows = []
    for step in session.steps.steps:
        what = type(step).__name__.lower()
        if isinstance(step, Copy):
            what = f"{step.source.buffer} to {step.target.buffer} {step.row_bytes}"
        elif isinstance(step, Fill):
            what = f"fill {step.row_bytes}"
        rows.append((what, step.lane, step.waits))
    return rows


@pytest.fixture
def steps(tmp_path: Path) -> Callable[[str], list[tuple[str, str, tuple[int, ...]]]]:
    """Return a function that runs a script and returns what it told."""

    def run(text: str) -> list[tuple[str, str, tuple[int, ...]]]:
        path = tmp_path / "script.py"
        path.write_text(text, encoding="utf-8")
        session = Session(load_spec("h200"), searched=0)
        assert run_script(path, (), session) == 0
        return told(session)

    return run


@pytest.fixture
def session() -> Iterator[Session]:
    with active(Session(load_spec("h200"), searched=0)) as session:
        yield session


def test_pycuda_tells_of_copies_fills_and_waits_in_their_streams(steps) -> None:
    text = f"""
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda
from pycuda import gpuarray
from pycuda.compiler import SourceModule
add = SourceModule({KERNEL!r}, no_extern_c=True).get_function("add")
x = np.zeros(32, np.float32)
a, side, ready = cuda.mem_alloc(128), cuda.Stream(), cuda.Event()
cuda.memcpy_htod_async(a, x, side)
ready.record(side)
other = cuda.Stream()
other.wait_for_event(ready)
add(a, block=(32, 1, 1), stream=other)
ready.record(other)
ready.synchronize()
cuda.memset_d32(a, 0, 16)
gpuarray.to_gpu(x).get()
(gpuarray.zeros(4, np.float32) + 1).fill(2)
cuda.memcpy_dtoh(x, a)
cuda.Context.synchronize()
"""
    assert steps(text) == [
        ("host to device 128", "stream 1", ()),
        ("wait", "stream 2", (0,)),
        ("launch", "stream 2", ()),
        ("wait", "host", (2,)),
        ("fill 64", "", (0, 2, 3)),
        ("host to device 128", "", (0, 2, 3)),
        ("wait", "host", (3, 5)),
        ("device to host 128", "", (0, 2, 6)),
        ("wait", "host", (6, 7)),
        ("device to host 128", "", (0, 2, 8)),
        ("wait", "host", (8, 9)),
        ("wait", "host", (0, 2, 9, 10)),
    ]


def test_cupy_tells_of_them_in_the_current_stream(steps) -> None:
    text = f"""
import cupy as cp
import numpy as np
add = cp.RawKernel({KERNEL!r}, "add")
a = cp.array(np.zeros(32, np.float32))
side = cp.cuda.Stream(non_blocking=True)
with side:
    assert cp.cuda.get_current_stream().ptr == side.ptr
    add((1,), (32,), (a,))
    a.data.memset_async(0, 64)
    done = side.record()
    with cp.cuda.Stream.null:
        add((1,), (32,), (a,))
cp.cuda.get_current_stream().wait_event(done)
assert float(a[0]) == 1
side.synchronize()
cp.cuda.runtime.deviceSynchronize()
"""
    assert steps(text) == [
        ("host to device 128", "", ()),
        ("wait", "host", (0,)),
        ("launch", "stream 1", (1,)),
        ("fill 64", "stream 1", (1,)),
        ("launch", "", (1,)),
        ("wait", "", (1, 3)),
        ("device to host 4", "", (1,)),
        ("wait", "host", (1, 6)),
        ("wait", "host", (3, 7)),
        ("wait", "host", (3, 6, 8)),
    ]


def test_cuda_bindings_and_core_tell_of_them_by_their_handles(steps) -> None:
    text = """
import numpy as np
from cuda.bindings import driver, runtime
from cuda.core import Device
x = np.zeros(32, np.float32)
driver.cuInit(0)
_, a = driver.cuMemAlloc(128)
_, side = driver.cuStreamCreate(1)
_, event = driver.cuEventCreate(0)
driver.cuMemcpyHtoDAsync(a, x, 128, side)
driver.cuEventRecord(event, side)
driver.cuStreamWaitEvent(0, event, 0)
driver.cuMemsetD32(a, 0, 8)
runtime.cudaMemcpy(x, int(a), 128, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
driver.cuEventSynchronize(event)
driver.cuCtxSynchronize()
device = Device()
device.set_current()
stream = device.create_stream()
buffer = device.memory_resource.allocate(64, stream=stream)
buffer.fill(1, stream=stream)
builder = stream.create_graph_builder()
builder.begin_building()
kept = buffer.copy_to(device.memory_resource.allocate(64, stream=stream), stream=builder)
graph = builder.end_building().complete()
graph.launch(stream)
stream.sync()
"""
    assert steps(text) == [
        ("host to device 128", "stream 1", ()),
        ("wait", "", (0,)),
        ("fill 32", "", ()),
        ("device to host 128", "", ()),
        ("wait", "host", (3,)),
        ("wait", "host", (0, 4)),
        ("wait", "host", (0, 3, 5)),
        ("fill 64", "stream 2", (6,)),
        ("device to device 64", "stream 2", (6,)),
        ("wait", "host", (6, 8)),
    ]


def test_buffer_of_cuda_core_is_filled_with_words_of_1_2_or_4_bytes(steps) -> None:
    text = """
import numpy as np
from cuda.core import Device
device = Device()
stream = device.create_stream()
buffer = device.memory_resource.allocate(12, stream=stream)
for word in (b"\\x07\\x01", b"\\x01\\x02\\x03\\xff", 7):
    buffer.fill(word, stream=stream)
    filled = bytes(np.from_dlpack(buffer))
    assert filled == (word * (12 // len(word)) if isinstance(word, bytes) else 12 * b"\\x07"), filled
for wrong in (b"abc", bytes(8)):
    try:
        buffer.fill(wrong, stream=stream)
    except Exception as error:
        assert f"cannot be filled with {len(wrong)} bytes each" in str(error)
    else:
        raise AssertionError(wrong)
"""
    assert steps(text) == 3 * [("fill 12", "stream 1", ())]


def test_driver_of_numba_tells_of_them(session: Session) -> None:
    host, device = np.zeros(16, np.uint8), session.memory.allocate(16)
    stream = SimpleNamespace(value=next(streams.HANDLES))
    CALLS["cuMemcpyHtoDAsync"](device.address, ctypes.c_void_p(host.ctypes.data), 16, stream)
    CALLS["cuEventRecord"](7, stream)
    CALLS["cuStreamWaitEvent"](0, 7, 0)
    CALLS["cuMemsetD8"](device.address, 0, 16)
    CALLS["cuMemcpyDtoH"](ctypes.c_void_p(host.ctypes.data), device.address, 16)
    CALLS["cuEventSynchronize"](7)
    CALLS["cuCtxSynchronize"]()
    del EVENTS[7]
    assert told(session) == [
        ("host to device 16", "stream 1", ()),
        ("wait", "", (0,)),
        ("fill 16", "", (0,)),
        ("device to host 16", "", (0,)),
        ("wait", "host", (3,)),
        ("wait", "host", (0, 4)),
        ("wait", "host", (0, 3, 5)),
    ]


def test_streams_of_pytorch_name_the_stream_of_launches_and_wait_for_each_other(session: Session) -> None:
    side, other = adapter.Stream(), adapter.Stream()
    with side:
        streams.note("f", 8)
        assert adapter.Stream(handle=streams.number_of(None)).cuda_stream == side.cuda_stream
    streams.note("f", 8)
    other.wait_stream(side)
    event = adapter.Event()
    event.record(other)
    event.wait()
    side.synchronize()
    assert told(session) == [
        ("fill 8", "stream 1", ()),
        ("fill 8", "", ()),
        ("wait", "stream 2", (0,)),
        ("wait", "", (2,)),
        ("wait", "host", (0,)),
    ]


def test_default_streams_of_cuda_are_one_and_nothing_is_told_where_nothing_is_traced() -> None:
    streams.wait_for_all()
    streams.note_copy(streams.TO_HOST, 8)
    streams.Stream().synchronize()
    assert [streams.number_of(stream) for stream in (0, 1, 2, 3, object())] == [0, 0, 0, 3, 0]
