"""`pycuda.gpuarray`: arrays on the device, whose arithmetic NumPy does.

The rule: what PyCUDA computes with kernels of its own is computed on the same memory by NumPy, and is no launch: there
is nothing in it that the program's author wrote.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.record.pycuda.memory import DeviceAllocation, bytes_at
from warplens.cuda.record.pycuda.tools import register_dtype

Operator = Callable[["GPUArray", Any], "GPUArray"]


class GPUArray:
    """An array on the device: `gpudata` is its address, `get` its contents."""

    __array_priority__ = 100

    def __init__(
        self,
        shape: Any,
        dtype: Any,
        allocator: Callable[[int], Any] | None = None,
        base: Any = None,
        gpudata: Any = None,
        strides: tuple[int, ...] | None = None,
        order: Any = "C",
    ) -> None:
        self.shape: tuple[int, ...] = tuple(shape) if np.iterable(shape) else (int(shape),)
        self.dtype = np.dtype(dtype)
        model = np.lib.stride_tricks.as_strided(
            np.empty(0, self.dtype), self.shape, np.zeros(self.shape, np.dtype(bool), order=order).strides
        )
        self.strides = strides or tuple(step * self.dtype.itemsize for step in model.strides)
        self.size = int(np.prod(self.shape, dtype=np.int64))
        self.nbytes = self.size * self.dtype.itemsize
        self.mem_size = self.size
        self.allocator = allocator or DeviceAllocation
        self.base = base
        self.gpudata = self.allocator(self.nbytes) if gpudata is None else gpudata

    # contents

    @property
    def view_on_host(self) -> np.ndarray:
        """The elements where they lie."""
        steps = [(length - 1) * step for length, step in zip(self.shape, self.strides, strict=True)]
        extent = self.dtype.itemsize + int(np.sum(steps, dtype=np.int64))
        data = bytes_at(self.gpudata, extent if self.size else 0)
        return np.ndarray(self.shape, self.dtype, data, 0, self.strides)

    def get(self, ary: np.ndarray | None = None, pagelocked: bool = False, async_: bool = False) -> np.ndarray:
        """Return a copy on the host."""
        if ary is None:
            return self.view_on_host.copy(order="K")
        ary[...] = self.view_on_host
        return ary

    def get_async(self, stream: Any = None, ary: np.ndarray | None = None) -> np.ndarray:
        """Return a copy on the host, at once."""
        return self.get(ary)

    def set(self, ary: Any, stream: Any = None) -> None:
        """Copy from the host, or from another array on the device."""
        self.view_on_host[...] = ary.view_on_host if isinstance(ary, GPUArray) else ary

    set_async = set

    def fill(self, value: Any, stream: Any = None) -> GPUArray:
        """Fill with a number, and return the array."""
        self.view_on_host[...] = value
        return self

    def copy(self) -> GPUArray:
        """Return a copy on the device."""
        return _wrapped(self.view_on_host)

    def astype(self, dtype: Any, stream: Any = None) -> GPUArray:
        """Return a copy with another dtype."""
        return _wrapped(self.view_on_host.astype(dtype))

    # shape

    ndim = property(lambda self: len(self.shape))
    ptr = property(lambda self: int(self.gpudata))
    T = property(lambda self: self.transpose())
    real = property(lambda self: _wrapped(self.view_on_host.real))
    imag = property(lambda self: _wrapped(self.view_on_host.imag))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        host = self.view_on_host.__array_interface__
        return {key: host[key] for key in ("shape", "typestr", "strides", "data")} | {"version": 3}

    @property
    def flags(self) -> Any:
        """The flags of the array as NumPy has them, with the names of PyCUDA."""
        flags = self.view_on_host.flags
        return SimpleNamespace(c_contiguous=flags.c_contiguous, f_contiguous=flags.f_contiguous, forc=flags.forc)

    def reshape(self, *shape: Any, order: Any = "C") -> GPUArray:
        """Return the same memory with another shape."""
        extents: Any = shape[0] if len(shape) == 1 and np.iterable(shape[0]) else shape
        return self._part(self.view_on_host.reshape(extents, order=order))

    def ravel(self) -> GPUArray:
        """Return the same memory with one dimension."""
        return self.reshape(self.size)

    def view(self, dtype: Any = None) -> GPUArray:
        """Return the same memory with another dtype."""
        return self._part(self.view_on_host.view(dtype or self.dtype))

    def squeeze(self) -> GPUArray:
        """Return the same memory without dimensions of one."""
        return self._part(self.view_on_host.squeeze())

    def transpose(self, axes: Any = None) -> GPUArray:
        """Return the same memory with other axes."""
        return self._part(self.view_on_host.transpose(axes))

    def _part(self, view: np.ndarray) -> GPUArray:
        offset = int(view.ctypes.data) - int(self.view_on_host.ctypes.data)
        return GPUArray(view.shape, view.dtype, base=self, gpudata=self.ptr + offset, strides=view.strides)

    def __getitem__(self, index: Any) -> GPUArray:
        return self._part(self.view_on_host[_plain(index) if isinstance(index, GPUArray) else index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.view_on_host[index] = _plain(value)

    def __len__(self) -> int:
        return self.shape[0] if self.shape else 0

    def __int__(self) -> int:
        return int(self.get())

    def __float__(self) -> float:
        return float(self.get())

    def __str__(self) -> str:
        return str(self.get())

    def __repr__(self) -> str:
        return repr(self.get())

    # arithmetic

    def __neg__(self) -> GPUArray:
        return _wrapped(-self.view_on_host)

    def __abs__(self) -> GPUArray:
        return _wrapped(abs(self.view_on_host))

    def mul_add(self, selffac: Any, other: Any, otherfac: Any, add_timer: Any = None, stream: Any = None) -> GPUArray:
        """Return `selffac * self + otherfac * other`."""
        return _wrapped(selffac * self.view_on_host + otherfac * _plain(other))

    def conj(self) -> GPUArray:
        """Return the complex conjugate."""
        return _wrapped(self.view_on_host.conj())

    def reverse(self, stream: Any = None) -> GPUArray:
        """Return the elements in reverse."""
        return _wrapped(self.view_on_host[::-1])


def _plain(value: Any) -> Any:
    return value.view_on_host if isinstance(value, GPUArray) else value


def _wrapped(array: Any) -> GPUArray:
    """Return a new array on the device with the elements of one on the host."""
    host = np.asarray(array)
    made = GPUArray(
        host.shape, host.dtype, order="F" if host.flags.f_contiguous and not host.flags.c_contiguous else "C"
    )
    made.view_on_host[...] = host
    return made


def _binary(name: str) -> Operator:
    def operator(self: GPUArray, other: Any) -> GPUArray:
        with np.errstate(all="ignore"):
            return _wrapped(getattr(self.view_on_host, name)(_plain(other)))

    return operator


def _in_place(name: str) -> Operator:
    def operator(self: GPUArray, other: Any) -> GPUArray:
        with np.errstate(all="ignore"):
            getattr(self.view_on_host, name)(_plain(other))
        return self

    return operator


for _word in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift"):
    setattr(GPUArray, f"__{_word}__", _binary(f"__{_word}__"))
    setattr(GPUArray, f"__r{_word}__", _binary(f"__r{_word}__"))
    setattr(GPUArray, f"__i{_word}__", _in_place(f"__i{_word}__"))
for _word in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(GPUArray, f"__{_word}__", _binary(f"__{_word}__"))
GPUArray.__hash__ = object.__hash__  # type: ignore[method-assign]


# new arrays


def to_gpu(ary: Any, allocator: Any = None, stream: Any = None) -> GPUArray:
    """Copy an array to the device."""
    return _wrapped(ary)


to_gpu_async = to_gpu


def empty(shape: Any, dtype: Any, allocator: Any = None, order: Any = "C") -> GPUArray:
    """Return a new array."""
    return GPUArray(shape, dtype, allocator, order=order)


zeros = empty  # memory is zero from the start


def ones(shape: Any, dtype: Any = np.float64, allocator: Any = None, order: Any = "C") -> GPUArray:
    """Return a new array of ones."""
    return GPUArray(shape, dtype, allocator, order=order).fill(1)


def empty_like(other_ary: Any, dtype: Any = None, order: Any = "K") -> GPUArray:
    """Return a new array like another one."""
    return GPUArray(other_ary.shape, dtype or other_ary.dtype)


zeros_like = empty_like


def ones_like(other: Any, dtype: Any = None, order: Any = "K") -> GPUArray:
    """Return a new array of ones like another one."""
    return empty_like(other, dtype).fill(1)


def arange(*values: Any, dtype: Any = None, **_: Any) -> GPUArray:
    """Return numbers with equal steps."""
    return _wrapped(np.arange(*values, dtype=dtype))


# functions


def take(a: GPUArray, indices: GPUArray, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
    """Return the elements at some indices."""
    return _into(a.view_on_host[_plain(indices)], out)


def if_positive(
    criterion: GPUArray, then_: Any, else_: Any, out: GPUArray | None = None, stream: Any = None
) -> GPUArray:
    """Return `then_` where the criterion is positive, else `else_`."""
    return _into(np.where(criterion.view_on_host > 0, _plain(then_), _plain(else_)), out)


def maximum(a: Any, b: Any, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
    """Return the larger elements."""
    return _into(np.maximum(_plain(a), _plain(b)), out)


def minimum(a: Any, b: Any, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
    """Return the smaller elements."""
    return _into(np.minimum(_plain(a), _plain(b)), out)


def sum(a: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Return the sum of all elements, an array without dimensions."""
    return _wrapped(np.sum(a.view_on_host, dtype=dtype or a.dtype))


def dot(a: GPUArray, b: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Return the sum of the products of elements."""
    return _wrapped(np.sum(a.view_on_host * b.view_on_host, dtype=dtype))


def max(a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Return the largest element."""
    return _wrapped(a.view_on_host.max())


def min(a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Return the smallest element."""
    return _wrapped(a.view_on_host.min())


def _into(result: np.ndarray, out: GPUArray | None) -> GPUArray:
    if out is None:
        return _wrapped(result)
    out.set(result)
    return out


class vec:  # noqa: N801 - PyCUDA's name
    """The vector types of CUDA as dtypes, and functions that make numbers of them."""


def _vector(base: str, type_: type[np.generic], count: int) -> None:
    dtype = np.dtype([(name, type_) for name in "xyzw"[:count]])
    setattr(vec, f"{base}{count}", dtype)
    register_dtype(dtype, f"{base}{count}")
    setattr(vec, f"make_{base}{count}", staticmethod(lambda *values: np.array(values[:count] and tuple(values), dtype)))


_BASES: dict[str, type[np.generic]] = {
    "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
    "float": np.float32, "double": np.float64,
}  # fmt: skip
for _base, _type in _BASES.items():
    for _count in (1, 2, 3, 4):
        _vector(_base, _type, _count)
