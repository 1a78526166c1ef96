"""Launches of Numba: made up here from PTX and a driver, and real ones where Numba is installed with numba-cuda."""

from __future__ import annotations

import ctypes
import importlib.util
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from warplens.cuda.capture.value import Code, Place, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError, KernelFault, UnsupportedError
from warplens.cuda.ground.points import Status
from warplens.cuda.record.numba import adapter
from warplens.cuda.record.numba.adapter import _compiled
from warplens.cuda.record.numba.driver import CALLS, Argument, Context, Device, launch_of, runtime_of
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session, active

SOURCE = """extern "C" __global__ void scale(
    void *meminfo, void *parent, long long elements, long long itemsize, float *x, long long shape, long long stride,
    float by, bool doubled) {
  long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  if (i < shape) x[i] = by * x[i] * (doubled ? 2 : 1);
}"""


class Memory:
    """Stands for the classes of memory in Numba's module of the driver."""

    def __init__(self, _context: object, pointer: object, size: int, owner: object = None, finalizer=None) -> None:
        self.address = int(getattr(pointer, "value", pointer))
        self.size, self.owner, self.free = size, owner, finalizer

    def own(self) -> Memory:
        return self


class Handle:
    """Stands for Numba's streams and events."""

    def __init__(self, handle: int) -> None:
        self.handle = handle


DRIVER = SimpleNamespace(
    AutoFreePointer=Memory, ManagedMemory=Memory, MappedMemory=Memory, PinnedMemory=Memory, Stream=Handle, Event=Handle,
    MemoryInfo=SimpleNamespace, binding=SimpleNamespace(CUdeviceptr=int),
)  # fmt: skip


@pytest.fixture(scope="module")
def kernel() -> Code:
    compiled = compile_source(SOURCE, name="scale.cu", target="sm_90", entry="scale", defines={})
    return Code(
        kernel="scale",
        symbol="scale",
        ptx=compiled.ptx,
        cubin=compiled.cubin,
        target="sm_90",
        source=SOURCE,
        source_at=Place(file="step.py", line=7),
        compiler="Numba 0",
    )


@pytest.fixture
def session():
    with active(Session(load_spec("h200"))) as session:
        yield session


@pytest.fixture
def context() -> Context:
    return Context(DRIVER, Device())


def array(address: int, count: int, name: str = "x") -> Argument:
    return Argument(name=name, values=(0, 0, count, 4, address, count, 4), dtype="float32", dimensions=1)


BY = (
    Argument(name="by", values=(ctypes.c_float(3.0),)),
    Argument(name="doubled", values=(True,)),
)


def test_array_is_its_words_and_one_pointer_with_dtype_and_shape(kernel, session, context) -> None:
    address = context.memalloc(400).address
    launch = launch_of(kernel, session.memory, (array(address + 40, 90), *BY), grid=(1, 1, 1), block=(96, 1, 1))
    pointers = [argument for argument in launch.launch.arguments if isinstance(argument, Pointer)]
    assert [(p.allocation.address, p.offset_bytes, p.dtype, p.shape) for p in pointers] == [
        (address, 40, "float32", (90,))
    ]
    assert launch.launch.names == (
        "x.meminfo", "x.parent", "x.elements", "x.itemsize", "x", "x.shape[0]", "x.strides[0]", "by", "doubled",
    )  # fmt: skip
    assert [a.data for a in launch.launch.arguments[-2:] if isinstance(a, Scalar)] == [b"\0\0\x40\x40", b"\1"]


def test_launch_changes_the_memory_of_the_array_and_is_a_point(kernel, session, context) -> None:
    address = context.memalloc(400).address
    numbers = np.arange(100, dtype=np.float32)
    CALLS["cuMemcpyHtoD"](ctypes.c_void_p(address), numbers.ctypes.data, 400)
    session.launch(launch_of(kernel, session.memory, (array(address, 100), *BY), grid=(4, 1, 1), block=(32, 1, 1)))
    taken = np.zeros(100, np.float32)
    CALLS["cuMemcpyDtoHAsync"](taken.ctypes.data, address, 400, 0)
    assert np.array_equal(taken, 6 * numbers)
    (point,) = session.points
    assert (point.kernel, point.problem["blocks"], point.problem["threads"]) == ("scale", 4, 32)
    assert set(point.problem) == {"blocks", "threads"}
    assert point.metrics["registers_per_thread"].value > 0


def test_access_behind_an_array_is_a_fault(kernel, session, context) -> None:
    address = context.memalloc(400).address
    wrong = Argument(name="x", values=(0, 0, 100, 4, address, 128, 4), dtype="float32", dimensions=1)
    with pytest.raises(KernelFault, match=r"thread=\(4,0,0\).*'x'"):
        session.launch(launch_of(kernel, session.memory, (wrong, *BY), grid=(4, 1, 1), block=(32, 1, 1)))


def test_pointer_is_given_with_its_allocation(session, context) -> None:
    address = context.memalloc(64).address
    pointing = Argument(name="p", values=(address + 8,), dtype="uint8")
    bare = Code(kernel="k", symbol="k", ptx="", target="sm_90")
    one = (1, 1, 1)
    (argument,) = launch_of(bare, session.memory, (pointing,), grid=one, block=one).launch.arguments
    assert isinstance(argument, Pointer)
    assert (argument.allocation.address, argument.offset_bytes, argument.dtype) == (address, 8, "uint8")


def test_array_that_is_compiled_in_is_reachable(session, context) -> None:
    address = context.memalloc(64).address
    holding = Code(kernel="k", symbol="k", ptx="", target="sm_90")
    one = (1, 1, 1)
    held = (address, address + 4)
    (reachable,) = launch_of(holding, session.memory, (), grid=one, block=one, held=held).buffers
    assert reachable.address == address


def test_empty_array_has_a_null_pointer(kernel, session) -> None:
    launch = launch_of(kernel, session.memory, (array(0, 0), *BY), grid=(1, 1, 1), block=(32, 1, 1))
    assert not any(isinstance(argument, Pointer) for argument in launch.launch.arguments)


def test_arguments_that_cannot_be_passed_are_refused_in_one_sentence(kernel, session) -> None:
    one = (1, 1, 1)
    with pytest.raises(InputError, match=r"points into no live allocation of device memory$"):
        launch_of(kernel, session.memory, (array(4096, 4), *BY), grid=one, block=one)
    with pytest.raises(InputError, match=r"^the argument by is a str, and a number is needed$"):
        launch_of(kernel, session.memory, (Argument(name="by", values=("three",)),), grid=one, block=one)


def test_memory_lives_until_it_is_freed(session, context) -> None:
    kinds = context.memalloc(64), context.memallocmanaged(64), context.memhostalloc(64, mapped=True)
    assert session.memory.used_bytes == 3 * 64
    assert context.get_memory_info().free == session.spec.memory_bytes - 3 * 64
    for memory in kinds:
        memory.free()
    assert session.memory.used_bytes == 0


def test_time_between_events_is_that_of_the_model(kernel, session, context) -> None:
    address = context.memalloc(400).address
    launch = launch_of(kernel, session.memory, (array(address, 100), *BY), grid=(4, 1, 1), block=(32, 1, 1))
    start, end, unused = (context.create_event().handle for _ in range(3))
    CALLS["cuEventRecord"](start)
    session.launch(launch)
    session.launch(launch)
    CALLS["cuEventRecord"](end)
    modelled_ms = session.points[0].time.value_ns / 1e6
    assert CALLS["cuEventElapsedTime"](start, end) == pytest.approx(2 * modelled_ms)
    with pytest.raises(InputError, match=r"^an event was not recorded$"):
        CALLS["cuEventElapsedTime"](start, unused)


def test_device_is_that_of_the_session(session, context) -> None:
    device = context.device
    assert (device.compute_capability, device.MULTIPROCESSOR_COUNT) == ((9, 0), session.spec.sm_count)
    with pytest.raises(AttributeError, match=r"^the sheet of the device has no attribute 'GLOBAL_L1'$"):
        device.GLOBAL_L1  # noqa: B018 - asking is the test
    with pytest.raises(InputError, match=r"^there is one device, number 0, and no number 3$"):
        runtime_of(context).get_or_create_context(3)
    assert runtime_of(context).get_or_create_context() is context


def test_block_of_forall_is_the_largest_with_most_threads(session, context) -> None:
    light = SimpleNamespace(attrs=SimpleNamespace(regs=16, shared=0, maxthreads=1024))
    heavy = SimpleNamespace(attrs=SimpleNamespace(regs=255, shared=0, maxthreads=1024))
    assert context.get_max_potential_block_size(light, 0, 0, 1024) == (2 * session.spec.sm_count, 1024)
    blocks, threads = context.get_max_potential_block_size(heavy, 0, 0, 1024)
    assert (threads, blocks // session.spec.sm_count) == (256, 1)


def compiled_by_numba(**changed: object) -> SimpleNamespace:
    """Return what the adapter reads of a kernel that Numba has compiled."""
    library = SimpleNamespace(
        get_asm_strs=lambda: changed.get("pieces", ["ptx"]), _linking_files=changed.get("linked", set())
    )
    return SimpleNamespace(_codelibrary=library, py_func=compiled_by_numba)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"linked": {"/here/b.cu", Path("/here/a.cu")}}, "is linked with a.cu, b.cu, whose code is not executed"),
        ({"pieces": ["a", "b", "c"]}, "is compiled to 3 modules, which debug=True does: leave it away"),
    ],
)
def test_kernels_that_are_not_executed_are_refused_in_one_sentence(changed: dict[str, object], sentence: str) -> None:
    with pytest.raises(UnsupportedError, match=f"^compiled_by_numba {sentence}$"):
        _compiled(compiled_by_numba(**changed), "0")


SCRIPT = """
import numpy as np
from numba import cuda, float32

@cuda.jit(device=True)
def twice(v):
    return v * 2

@cuda.jit
def reverse(x, out, add, flags):
    tile = cuda.shared.array(0, float32)
    t = cuda.threadIdx.x
    tile[t] = twice(x[t])
    cuda.syncthreads()
    out[t] = tile[x.size - 1 - t] + add + flags[1]

@cuda.jit
def beyond(x):
    x[cuda.grid(1)] += 1

x = np.arange(64, dtype=np.float32)
expected = (2 * x)[::-1] + 3.5
out = np.zeros(64, np.float32)
reverse[1, 64, 0, 256](x, out, 1.5, (1, 2))
assert np.array_equal(out, expected)

on_device, start, end = cuda.device_array(64, np.float32), cuda.event(), cuda.event()
start.record()
reverse[1, 64, 0, 256](cuda.to_device(x), on_device, 1.5, (1, 2))
end.record()
assert np.array_equal(on_device.copy_to_host(), expected)
assert 0 < cuda.event_elapsed_time(start, end) < 1 or np.isnan(cuda.event_elapsed_time(start, end))
assert np.array_equal(on_device[10:20].copy_to_host(), expected[10:20])

@cuda.reduce
def add(a, b):
    return a + b

assert add(np.arange(1000.0)) == 499500

@cuda.jit
def put(pairs, of, empty, unchanged):
    pairs[0].b = of.a + unchanged[1]

pair = np.dtype([("a", np.int32), ("b", np.float64)], align=True)
pairs, of, unchanged = np.zeros(2, pair), np.zeros(1, pair)[0], np.arange(3.0)
of["a"], unchanged.flags.writeable = 7, False
put[1, 1](pairs, of, (), unchanged)
assert pairs.tolist() == [(0, 8.0), (0, 0.0)]
mapped = cuda.mapped_array(8, np.float32)
mapped[:] = 4
beyond[1, 8](mapped)
assert mapped.tolist() == [5] * 8
beyond[1, 32](on_device[:20])
try:
    beyond[1, 128](on_device)
except cuda.cudadrv.driver.CudaAPIError as error:
    assert "step.py:19: `" in str(error), error
else:
    raise AssertionError("an access behind the array")
"""


def has_numba() -> bool:
    """Return whether Numba is here, with numba-cuda or with the compiler that its own `numba.cuda` needs: NVVM."""
    if importlib.util.find_spec("numba") is None:
        return False
    try:
        nvvm = importlib.import_module("numba.cuda.cudadrv.nvvm")
        nvvm.NVVM()
    except (ImportError, AttributeError, OSError, RuntimeError):  # such as that of a machine without a toolkit
        return False
    return True


needs_numba = pytest.mark.skipif(
    not has_numba(), reason="needs Numba, with numba-cuda or its own CUDA target, and NVVM"
)


@needs_numba
@pytest.mark.filterwarnings("ignore:.*Grid size")
def test_script_runs_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "step.py"
    path.write_text(SCRIPT, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    reverse = next(point for point in session.points if point.kernel == "reverse")
    assert reverse.status is not Status.FAILED
    assert "launched 2 times, in step.py:24, step.py:29" in reverse.notes[0]
    lines = {SCRIPT.splitlines()[access.line - 1].strip() for access in session.records[0].executed.counts.memory}
    assert lines == {"tile[t] = twice(x[t])", "out[t] = tile[x.size - 1 - t] + add + flags[1]"}


NUMBA = SimpleNamespace(config=SimpleNamespace(ENABLE_CUDASIM=False), __version__="0.99")


def test_a_version_that_differs_too_much_is_named_with_those_that_are_traced(monkeypatch):
    def differs(*_):
        raise AttributeError("no get_device")

    monkeypatch.setattr(adapter.emulated, "Context", differs)
    pytest.importorskip("numba")
    with pytest.warns(
        UserWarning, match=r"^kernels of this Numba are not traced: Numba 0\.62 to 0\.68 and numba-cuda "
    ):
        adapter.install(NUMBA)


def test_simulated_driver_of_numba_is_left_alone(monkeypatch):
    monkeypatch.setattr(adapter.emulated, "Context", None)
    adapter.install(SimpleNamespace(config=SimpleNamespace(ENABLE_CUDASIM=True)))


@pytest.mark.parametrize(("fault", "loaded"), [(None, 0), (RuntimeError("no libnvrtc"), 1), (ImportError("none"), 0)])
def test_nvrtc_of_warplens_is_loaded_where_numba_finds_none(monkeypatch, fault, loaded):
    asked, own = [], []

    def load(name):
        asked.append(name)
        if fault is not None:
            raise fault

    search = SimpleNamespace(load_nvidia_dynamic_lib=load)
    monkeypatch.setattr(adapter.importlib, "import_module", lambda _: search)
    monkeypatch.setattr(adapter, "compiler_library", lambda: own.append(1))
    adapter._find_nvrtc()
    assert (asked, len(own)) == (["nvrtc"], loaded)


DECORATED_BEFORE = """
import numpy as np
from numba import cuda

@cuda.jit
def fill(out):
    out[cuda.grid(1)] = 7

fill.targetoptions["lineinfo"] = False  # as Numba itself has it
out = np.zeros(64, np.int32)
fill[2, 32](out)
assert (out == 7).all()
"""


@needs_numba
@pytest.mark.filterwarnings("ignore:.*Grid size")
def test_function_that_was_decorated_before_has_lines(tmp_path: Path) -> None:
    path = tmp_path / "before.py"
    path.write_text(DECORATED_BEFORE, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    assert "\t.loc\t" in session.records[0].code.ptx
