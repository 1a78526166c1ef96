"""Maps the device `cuda` of PyTorch to the CPU while a program is traced.

The rule: tensors are those of the CPU, also on a machine with a GPU, and PyTorch's own operations run there and are no
launches. Only where the program asks for `cuda` is anything changed, until the run ends. Functions that sum 16-bit
floats (`SUMMING`) do it in float32 and round once, with their gradients, as on a GPU: the processor's own are less
exact, and products many times slower.
"""

import ctypes
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from types import ModuleType
from typing import Any

import numpy as np

from warplens.cuda.ground import host, large_arrays
from warplens.cuda.record import session, streams

# Random numbers of large tensors, drawn by all processors: PyTorch draws those of the CPU one after the other.
# The numbers follow from PyTorch's seed alone, however many processors there are. They are not those of a GPU, which
# another generator draws, and for tensors of the CPU that a program asks for nothing is changed.

FILLING = {"randn": "normal_", "rand": "uniform_"}  # the functions taken over, and the tensor's method that draws so
LARGE = 1 << 22  # tensors with fewer elements are drawn by PyTorch: that takes less than 0.1 s
PART = 1 << 20  # elements that one generator draws
ROUNDED = {"randn"}
"""Numbers of these in narrower types are drawn as float32 and rounded: PyTorch takes 31 ns to draw one of float16, and
13 ns so. A uniform number below 1 would be rounded to 1."""
FLOAT_BYTES = 4
KNOWN = {"size", "dtype", "layout", "device", "requires_grad"}


def drawn(torch: Any, function: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """Return what a function of `FILLING` does, None for another one, or where PyTorch is to draw."""
    name = getattr(function, "__name__", "")
    if function is not getattr(torch, name if name in FILLING else "randn") or not set(named) <= KNOWN:
        return None
    shape = {argument: value for argument, value in named.items() if argument != "requires_grad"}
    tensor = torch.empty(*arguments, **shape)
    if tensor.numel() < LARGE or not tensor.is_floating_point():
        return None
    large_arrays.prefer_huge_pages(tensor.data_ptr(), tensor.nbytes)
    flat, seed = tensor.view(-1), int(torch.randint(1 << 62, ()).item())
    is_rounded = tensor.element_size() < FLOAT_BYTES

    def fill(start: int) -> None:
        generator = torch.Generator().manual_seed(seed + start // PART)
        part = flat[start : start + PART]
        target = torch.empty(part.numel(), dtype=torch.float32) if is_rounded and name in ROUNDED else part
        getattr(target, FILLING[name])(generator=generator)
        if target is not part:
            part.copy_(target)

    with ThreadPoolExecutor(host.worker_count()) as threads:
        for _ in threads.map(fill, range(0, tensor.numel(), PART)):
            pass
    return tensor.requires_grad_(named.get("requires_grad", False))


UNCOMPILED = "torch.compile leaves a function as it is while launches are traced: there is no GPU for TorchInductor"
OWN = ("torch", "warplens")  # the packages to which a tensor says that it is one of the CPU
WITH_TENSORS = (*OWN, "triton", "numba", "numba_cuda")  # these give tensors to their kernels, and no addresses
SUMMING = (  # functions of PyTorch that sum products, or the gradients of many rows
    "matmul", "__matmul__", "mm", "bmm", "mv", "addmm", "baddbmm", "linear", "layer_norm", "rms_norm", "group_norm",
    "scaled_dot_product_attention",
)  # fmt: skip
IDLE = ("set_device", "empty_cache", "init")
"""Functions of `torch.cuda` that have nothing to do where every call is done when it returns."""


def install(torch: ModuleType) -> Callable[[], None]:
    """Answer what programs ask of `torch.cuda`, and make tensors of `cuda` on the CPU; return what undoes it."""
    changes = replacements(torch)
    before = [(owner, name, getattr(owner, name, None)) for owner, name, _ in changes]
    for owner, name, value in changes:
        setattr(owner, name, value)
    make_mode = _mode(torch)
    mode = make_mode()
    mode.__enter__()
    start = threading.Thread.start

    # PyTorch's modes are those of one thread.
    def start_in_mode(self: threading.Thread) -> None:
        run = self.run

        def run_in_mode() -> None:
            del self.run
            with make_mode():
                run()

        self.run = run_in_mode  # type: ignore[method-assign]
        start(self)

    threading.Thread.start = start_in_mode  # type: ignore[method-assign]

    def undo() -> None:
        mode.__exit__(None, None, None)
        threading.Thread.start = start  # type: ignore[method-assign]
        for owner, name, value in before:
            if value is None:
                delattr(owner, name)
            else:
                setattr(owner, name, value)

    return undo


def replacements(torch: Any) -> tuple[tuple[Any, str, Any], ...]:
    """Return what is replaced: the owner, the name, and what takes its place.

    Each name has a function of its own: `torch._dynamo`, which every optimizer imports, keeps its rules by function
    and refuses one that two names share.
    """
    return (
        (torch.cuda, "is_available", lambda: True),
        (torch.cuda, "device_count", lambda: 1),
        (torch.cuda, "current_device", lambda: 0),
        (torch.cuda, "get_device_name", lambda device=None: session.current().spec.name),
        (torch.cuda, "get_device_capability", lambda device=None: session.current().spec.compute_capability),
        (torch.cuda, "Event", Event),
        (torch.cuda, "Stream", Stream),
        (torch.cuda, "current_stream", lambda device=None: Stream(handle=streams.number_of(None))),
        (torch.cuda, "default_stream", lambda device=None: Stream(handle=0)),
        (torch.cuda, "stream", lambda stream=None: nullcontext() if stream is None else stream),
        (torch.cuda, "set_stream", lambda stream: stream.__enter__()),
        (torch.cuda, "synchronize", lambda device=None: streams.wait_for_all()),
        *((torch.cuda, name, _nothing(name)) for name in IDLE),
        (torch.cpu, "set_stream", _nothing("set_stream")),  # what `torch.cuda` has and a program asks of its device
        (torch.Tensor, "cuda", lambda self, *_, **__: self),
        (torch, "compile", _as_it_is),
    )


def on_cpu(torch: ModuleType, value: Any) -> Any:
    """Return a device of the CPU for one of `cuda`, and anything else as it is."""
    if isinstance(value, str) and value.partition(":")[0] == "cuda":
        return "cpu"
    return torch.device("cpu") if isinstance(value, torch.device) and value.type == "cuda" else value


class _HostArray:
    """The memory of an array of the device as NumPy reads it; it keeps the array."""

    def __init__(self, array: Any) -> None:
        self.array = array
        interface = array.__cuda_array_interface__
        names = ("shape", "typestr", "data", "version")
        self.__array_interface__ = {name: interface[name] for name in names} | {"strides": interface.get("strides")}


def host_array(value: Any) -> Any:
    """Return an array of CuPy, PyCUDA or Numba as one of NumPy on the same memory, and anything else as it is."""
    if isinstance(getattr(type(value), "__cuda_array_interface__", None), property):
        return value if type(value).__module__.partition(".")[0] == "torch" else np.asarray(_HostArray(value))
    return value


def _is_gpu(torch: ModuleType, device: Any) -> bool:
    """Return whether a program means the GPU: by the name `cuda`, or by what Triton has given it for the GPU."""
    return device is not None and (device is session.current().torch_device or on_cpu(torch, device) is not device)


def _mode(torch: ModuleType) -> type[Any]:
    from torch.overrides import TorchFunctionMode

    owners = (torch, torch.Tensor, torch.nn.functional)
    summing = {getattr(owner, name) for owner in owners for name in SUMMING if hasattr(owner, name)}
    taking = {torch.as_tensor, torch.asarray, torch.tensor}
    narrow = (torch.float16, torch.bfloat16)
    is_cuda = torch.Tensor.is_cuda.__get__
    data_ptr = torch.Tensor.data_ptr

    def is_float(value: Any) -> bool:
        return isinstance(value, torch.Tensor) and value.is_floating_point()

    class OnCpu(TorchFunctionMode):  # type: ignore[misc]
        """Replaces devices among the arguments of PyTorch's functions, and widens products of 16-bit floats."""

        def __torch_function__(self, func: Any, types: Any, args: Sequence[Any] = (), kwargs: Any = None) -> Any:
            if func == is_cuda:
                return _is_asked_by_program() or func(*args, **(kwargs or {}))
            if func == data_ptr and _is_asked_by_program(WITH_TENSORS):
                _share(args[0])
            on_host = {name: on_cpu(torch, value) for name, value in (kwargs or {}).items()}
            positional = [on_cpu(torch, value) for value in args]
            if func in taking:
                on_host = {name: host_array(value) for name, value in on_host.items()}
                positional = [host_array(value) for value in positional]
            if _is_gpu(torch, (kwargs or {}).get("device")):
                tensor = drawn(torch, func, positional, on_host)
                if tensor is not None:
                    return tensor
            if func in summing and "out" not in on_host:
                floats = [value for value in (*positional, *on_host.values()) if is_float(value)]
                if floats and all(value.dtype in narrow for value in floats):
                    wide = {name: value.float() if is_float(value) else value for name, value in on_host.items()}
                    result = func(*(value.float() if is_float(value) else value for value in positional), **wide)
                    return result.to(floats[0].dtype)
            return func(*positional, **on_host)

    return OnCpu


def _is_asked_by_program(packages: Sequence[str] = OWN) -> bool:
    """Return whether code outside of PyTorch asks a tensor something: what PyTorch asks for itself decides its path."""
    return str(sys._getframe(2).f_globals.get("__name__", "")).partition(".")[0] not in packages


def _share(tensor: Any) -> None:
    """Make the memory of a tensor memory of the device, as long as it lives: the program asks for its address."""
    storage = tensor.untyped_storage()
    memory, address, size = session.current().memory, storage.data_ptr(), storage.nbytes()
    if not size or memory.holds(address, size):
        return
    allocation = memory.adopt(np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address)))

    def forget() -> None:
        if memory.holds(address, size):
            memory.free(allocation)

    weakref.finalize(storage, forget)


def _nothing(name: str) -> Callable[..., None]:
    """Return a new function that does nothing: everything has ended when a call returns."""

    def nothing(*_: Any, **__: Any) -> None:
        pass

    nothing.__name__ = nothing.__qualname__ = name
    return nothing


def _as_it_is(model: Any = None, **options: Any) -> Any:
    """Take the place of `torch.compile`: TorchInductor writes kernels for where a tensor lies, here the processor."""
    if model is None:
        return lambda function: _as_it_is(function, **options)
    warnings.warn(UNCOMPILED, stacklevel=2)
    return model


class Event(streams.Event):
    """A moment of the program, as `torch.cuda.Event`; only launches take time, measured on a GPU, else modelled."""

    elapsed_time = streams.Event.ms_until


class Stream(streams.Stream):
    """A stream, as `torch.cuda.Stream`."""

    priority = 0
    is_apart = property(lambda self: self.handle != 0)  # PyTorch makes them so
    cuda_stream = property(lambda self: self.handle)
    wait_stream = lambda self, stream: self.wait_event(stream.record_event())
    new_event = Event
    record_event = streams.Stream.record
