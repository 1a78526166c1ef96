"""`cupy.ndarray`: an array on the device, whose arithmetic NumPy does.

The rule: what CuPy computes with kernels of its own is computed on the same memory by NumPy, and is no launch. A result
of NumPy that lies in device memory is a view, any other one is a new array on the device.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from warplens.cuda.record.cupy.device import Device
from warplens.cuda.record.cupy.memory import Memory, MemoryPointer, holder


class ndarray(NDArrayOperatorsMixin):  # noqa: N801 - CuPy's name
    """An array on the device; `get` copies it to the host, `data.ptr` is its address."""

    __slots__ = ("__weakref__", "_host", "_memory")
    __array_priority__ = 100
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

    # contents

    def get(self, stream: Any = None, order: Any = "C", out: np.ndarray | None = None, blocking: bool = True) -> Any:
        """Return a copy on the host."""
        if out is None:
            return self._host.copy(order=order)
        out[...] = self._host
        return out

    def set(self, arr: np.ndarray, stream: Any = None) -> None:
        """Copy from the host."""
        self._host[...] = arr

    def item(self, *index: Any) -> Any:
        """Return an element as a number of Python."""
        return self._host.item(*index)

    def tolist(self) -> Any:
        """Return all elements as numbers of Python."""
        return self._host.tolist()

    def fill(self, value: Any) -> None:
        """Fill with a number."""
        self._host[...] = plain(value)

    @property
    def data(self) -> MemoryPointer:
        """The address."""
        return MemoryPointer(self._memory, int(self._host.ctypes.data) - self._memory.ptr)

    @property
    def device(self) -> Device:
        """The device."""
        return Device()

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes; they can be set."""
        return tuple(self._host.shape)

    @shape.setter
    def shape(self, shape: Any) -> None:
        self._host = self._host.reshape(shape)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        host = self._host.__array_interface__
        return {key: host[key] for key in ("shape", "typestr", "strides", "data")} | {"version": 3}

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        return self._host.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._host.__dlpack_device__()
        return int(kind), int(number)

    # NumPy

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise TypeError(
            "Implicit conversion to a NumPy array is not allowed. "
            "Please use `.get()` to construct a NumPy array explicitly."
        )

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        for value in inputs:
            if isinstance(value, np.ndarray) and value.ndim:
                raise TypeError(f"Unsupported type {type(value)}")
        return computed(getattr(ufunc, method), *inputs, **options)

    def __array_function__(self, function: Any, _types: Any, args: Any, options: Any) -> Any:
        return computed(function, *args, **options)

    def __getattr__(self, name: str) -> Any:
        """Return an attribute or a method of NumPy, which computes on the device's memory."""
        if name.startswith("_") or not hasattr(np.ndarray, name):
            raise AttributeError(f"'ndarray' object of CuPy has no attribute {name!r} here")
        attribute = getattr(self._host, name)
        if not callable(attribute):
            return on_device(attribute)
        return lambda *args, **options: computed(attribute, *args, **options)

    def __getitem__(self, index: Any) -> Any:
        return on_device(self._host[plain(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, np.ndarray) and value.ndim:
            raise TypeError(f"Unsupported type {type(value)}")
        self._host[plain(index)] = plain(value)

    def __len__(self) -> int:
        return len(self._host)

    def __iter__(self) -> Iterator[Any]:
        return (self[position] for position in range(len(self._host)))

    def __bool__(self) -> bool:
        return bool(self._host)

    def __int__(self) -> int:
        return int(self._host)

    def __float__(self) -> float:
        return float(self._host)

    def __complex__(self) -> complex:
        return complex(self._host)

    def __index__(self) -> int:
        return int(self._host.__index__())

    def __format__(self, text: str) -> str:
        return format(self._host[()] if self._host.ndim == 0 else self._host, text)

    def __str__(self) -> str:
        return str(self._host)

    def __repr__(self) -> str:
        return repr(self._host)


def plain(value: Any) -> Any:
    """Return a value with views of NumPy in place of arrays on the device."""
    if isinstance(value, ndarray):
        return value._host
    if type(value) in {tuple, list}:
        return type(value)(plain(item) for item in value)
    return value


def on_device(value: Any) -> Any:
    """Return a value with arrays on the device in place of those of NumPy."""
    if isinstance(value, np.ndarray):
        memory = holder(value) if value.size else None
        if memory is not None:
            return ndarray._of(value, memory)
        order = "F" if value.flags.f_contiguous and not value.flags.c_contiguous else "C"
        made = ndarray(value.shape, value.dtype, order=order)
        made._host[...] = value
        return made
    if isinstance(value, np.generic):
        return on_device(np.array(value))
    if type(value) in {tuple, list}:
        return type(value)(on_device(item) for item in value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(on_device(item) for item in value))
    return value


def computed(function: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """Return what a function of NumPy computes from arrays on the device, as arrays on the device."""
    with np.errstate(all="ignore"):
        result = function(*map(plain, args), **{name: plain(value) for name, value in options.items()})
    out = options.get("out")
    if out is not None:
        return out[0] if isinstance(out, tuple) and len(out) == 1 else out
    return on_device(result)


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
