"""`cupy.ndarray`: an array on the device, whose arithmetic NumPy does.

The rule: what CuPy computes with kernels of its own is computed on the same memory by NumPy, and is no launch. A result
of NumPy that lies in device memory is a view, any other one is a new array on the device.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.record import alike, session, streams
from warplens.cuda.record.cupy.memory import Device, Memory, MemoryPointer, MemoryPool, holder
from warplens.cuda.record.cupy.runtime import CUDARuntimeError


class ndarray(alike.DeviceArray):  # noqa: N801 - CuPy's name
    """An array on the device; `get` copies it to the host, `data.ptr` is its address."""

    __slots__ = ("_memory",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, shape: Any, dtype: Any = float, memptr: MemoryPointer | None = None, strides: Any = None, order: Any = "C"
    ) -> None:
        dtype = np.dtype(dtype)
        sizes = tuple(shape) if np.iterable(shape) else (int(shape),)
        memory = Memory(int(np.prod(sizes, dtype=np.int64)) * dtype.itemsize) if memptr is None else memptr.mem
        offset = 0 if memptr is None else memptr.ptr - memptr.mem.ptr
        self._memory = memory
        self._host: Any = np.ndarray(sizes, dtype, memory.data, offset, strides, order)

    @classmethod
    def _of(cls, host: np.ndarray, memory: Memory) -> "ndarray":
        made = object.__new__(cls)
        made._host = host
        made._memory = memory
        return made

    def _wrapped(self, host: np.ndarray) -> "ndarray":
        return wrapped(host)

    def get(self, stream: Any = None, order: Any = "C", out: np.ndarray | None = None, blocking: bool = True) -> Any:
        if out is None:
            out = np.empty_like(self._host, order=order)
        out[...] = self._host
        streams.note_copy(streams.TO_HOST, out.nbytes, stream, is_waited=blocking)
        return out

    def set(self, arr: np.ndarray, stream: Any = None) -> None:
        self._host[...] = arr
        streams.note_copy(streams.TO_DEVICE, self._host.nbytes, stream, is_waited=stream is None)

    item = lambda self, *index: self.get().item(*index)
    tolist = lambda self: self.get().tolist()

    def fill(self, value: Any) -> None:
        self._host[...] = alike.plain(value)

    data = property(lambda self: MemoryPointer(self._memory, int(self._host.ctypes.data) - self._memory.ptr))
    device = property(lambda self: Device())

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._host.shape)

    @shape.setter
    def shape(self, shape: Any) -> None:
        self._host = self._host.reshape(shape)

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        return self._host.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._host.__dlpack_device__()
        return int(kind), int(number)

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise TypeError(
            "Implicit conversion to a NumPy array is not allowed. "
            "Please use `.get()` to construct a NumPy array explicitly."
        )

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        for value in inputs:
            if isinstance(value, np.ndarray) and value.ndim:
                raise TypeError(f"Unsupported type {type(value)}")
        return super().__array_ufunc__(ufunc, method, *inputs, **options)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, np.ndarray) and value.ndim:
            raise TypeError(f"Unsupported type {type(value)}")
        super().__setitem__(index, value)

    def __iter__(self) -> Iterator[Any]:
        return (self[position] for position in range(len(self._host)))

    __complex__ = alike.on_host(complex)

    def __index__(self) -> int:
        return int(self._host.__index__())

    def __format__(self, text: str) -> str:
        return format(self._host[()] if self._host.ndim == 0 else self._host, text)


def wrapped(host: np.ndarray) -> ndarray:
    """Return an array on the device for one of NumPy: a view where it lies there, else a copy."""
    memory = holder(host) if host.size else None
    if memory is not None:
        return ndarray._of(host, memory)
    order = "F" if host.flags.f_contiguous and not host.flags.c_contiguous else "C"
    made = ndarray(host.shape, host.dtype, order=order)
    made._host[...] = host
    return made


on_device = partial(alike.taken, wrapped)
computed = partial(alike.computed, wrapped)


def of_numpy(module: Any, name: str, package: str) -> Any:
    """Return a name of a module of NumPy: a function that computes on the device, a type or a number as it is."""
    attribute = None if name.startswith("_") else getattr(module, name, None)
    if attribute is None:
        raise AttributeError(f"{package}.{name} is not there without a GPU: Warplens has no stand-in for it")
    if not callable(attribute) or isinstance(attribute, type):
        return attribute

    def function(*args: Any, **options: Any) -> Any:
        return computed(attribute, *args, **options)

    function.__name__ = name
    return function


# functions of `cupy` that differ from NumPy's
def array(
    obj: Any, dtype: Any = None, copy: bool = True, order: str = "K", subok: bool = False, ndmin: int = 0, **_: Any
) -> ndarray:
    return _uploaded(obj, np.array(alike.plain(obj), dtype, copy=True, order=order, ndmin=ndmin))  # type: ignore[call-overload]


def _uploaded(obj: Any, host: np.ndarray) -> ndarray:
    """Return an array on the device with these elements; those of an object of the host are copied there."""
    if not isinstance(obj, ndarray):
        streams.note_copy(streams.TO_DEVICE, host.nbytes)
    return on_device(host)  # type: ignore[no-any-return]


def asarray(a: Any, dtype: Any = None, order: Any = None, **_: Any) -> ndarray:
    if type(a).__module__ == "torch" and hasattr(a, "detach"):
        a = _of_torch(a)
    if isinstance(a, ndarray) and (dtype is None or a.dtype == np.dtype(dtype)) and order is None:
        return a
    return _uploaded(a, np.asarray(alike.plain(a), dtype, order))


def _of_torch(tensor: Any) -> ndarray:
    """Return an array on the memory of a tensor of PyTorch, which shares it with the device."""
    host = tensor.detach().numpy()
    if not host.flags.c_contiguous:
        raise CUDARuntimeError("a tensor of PyTorch that is not contiguous is not shared with CuPy without a GPU")
    if host.size:
        session.current().memory.adopt(host)
    return on_device(host)  # type: ignore[no-any-return]


def from_dlpack(array: Any, **_: Any) -> ndarray:
    if type(array).__module__ == "torch":
        return _of_torch(array)
    return on_device(np.from_dlpack(array))  # type: ignore[no-any-return]


def asnumpy(a: Any, stream: Any = None, order: str = "C", out: Any = None, *, blocking: bool = True) -> Any:
    if isinstance(a, ndarray):
        return a.get(stream, order, out, blocking)
    return np.asarray(a, order=order)  # type: ignore[call-overload]


def get_array_module(*args: Any) -> Any:
    return sys.modules["cupy"] if any(isinstance(value, ndarray) for value in args) else np


get_default_memory_pool = get_default_pinned_memory_pool = MemoryPool
show_config = alike.nothing  # there is no installation of CUDA


def empty_like(a: Any, dtype: Any = None, **options: Any) -> ndarray:
    return computed(np.zeros_like, a, dtype, **options)  # type: ignore[no-any-return]
