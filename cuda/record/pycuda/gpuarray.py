"""`pycuda.gpuarray`: arrays on the device, whose arithmetic NumPy does.

The rule: what PyCUDA computes with kernels of its own is computed on the same memory by NumPy, and is no launch: there
is nothing in it that the program's author wrote.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.record.alike import DeviceArray, plain
from warplens.cuda.record.pycuda import memory, tools
from warplens.cuda.record.streams import TO_DEVICE, TO_HOST, note_copy

_OF_NUMPY = frozenset({
    "T", "all", "any", "conj", "dtype", "nbytes", "ndim", "ravel", "reshape", "shape", "size", "squeeze", "strides",
    "transpose", "view",
})  # fmt: skip


class GPUArray(DeviceArray):
    """An array on the device: `gpudata` is its address, `get` its contents."""

    __hash__ = object.__hash__

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
        shape, dtype = tuple(shape) if np.iterable(shape) else (int(shape),), np.dtype(dtype)
        self.mem_size = int(np.prod(shape, dtype=np.int64))
        self.allocator = allocator or memory.DeviceAllocation
        self.base = base
        self.gpudata = self.allocator(self.mem_size * dtype.itemsize) if gpudata is None else gpudata
        extent = self.mem_size * dtype.itemsize
        if strides and extent:
            extent = dtype.itemsize + int(np.dot(np.subtract(shape, 1), strides))
        self._host = np.ndarray(shape, dtype, memory.bytes_at(self.gpudata, extent), 0, strides, order)

    def _wrapped(self, host: np.ndarray) -> "GPUArray":
        if not np.may_share_memory(host, self._host):
            return placed(host)
        offset = int(host.ctypes.data) - int(self._host.ctypes.data)
        return GPUArray(host.shape, host.dtype, base=self, gpudata=self.ptr + offset, strides=host.strides)

    def __getattr__(self, name: str) -> Any:
        """Return what PyCUDA's arrays have of NumPy's."""
        if name not in _OF_NUMPY:
            raise AttributeError(f"'GPUArray' object has no attribute {name!r}")
        return super().__getattr__(name)

    view_on_host = property(lambda self: self._host)  # the elements where they lie

    def get(self, ary: Any = None, pagelocked: bool = False, async_: bool = False, stream: Any = None) -> Any:
        if ary is None:
            ary = np.empty_like(self._host)
        ary[...] = self._host
        note_copy(TO_HOST, ary.nbytes, stream, is_waited=not async_)
        return ary

    get_async = lambda self, stream=None, ary=None: self.get(ary, async_=True, stream=stream)

    def set(self, ary: Any, stream: Any = None) -> None:
        self._host[...] = plain(ary)
        note_copy(TO_DEVICE, self._host.nbytes, stream, is_waited=stream is None)

    set_async = set

    def fill(self, value: Any, stream: Any = None) -> "GPUArray":
        self._host[...] = value
        return self

    copy = lambda self: placed(self._host)
    astype = lambda self, dtype, stream=None: placed(self._host.astype(dtype))

    ptr = property(lambda self: int(self.gpudata))
    real = property(lambda self: placed(self._host.real))
    imag = property(lambda self: placed(self._host.imag))

    @property
    def flags(self) -> Any:
        flags = self._host.flags
        return SimpleNamespace(c_contiguous=flags.c_contiguous, f_contiguous=flags.f_contiguous, forc=flags.forc)

    def __len__(self) -> int:
        return int(self.shape[0]) if self.shape else 0

    def mul_add(self, selffac: Any, other: Any, otherfac: Any, add_timer: Any = None, stream: Any = None) -> "GPUArray":
        return placed(selffac * self._host + otherfac * plain(other))

    reverse = lambda self, stream=None: placed(self._host[::-1])


def placed(host: np.ndarray) -> GPUArray:
    """Return an array on the device with these elements."""
    is_by_columns = host.flags.f_contiguous and not host.flags.c_contiguous
    return GPUArray(host.shape, host.dtype, order="F" if is_by_columns else "C").fill(host)


def to_gpu(ary: Any, allocator: Any = None, stream: Any = None) -> GPUArray:
    host = np.asarray(plain(ary))
    note_copy(TO_DEVICE, host.nbytes, stream, is_waited=stream is None)
    return placed(host)


to_gpu_async = to_gpu


def empty(shape: Any, dtype: Any, allocator: Any = None, order: Any = "C") -> GPUArray:
    return GPUArray(shape, dtype, allocator, order=order)


zeros = empty  # memory is zero from the start


def ones(shape: Any, dtype: Any = np.float64, allocator: Any = None, order: Any = "C") -> GPUArray:
    return empty(shape, dtype, allocator, order).fill(1)


def empty_like(other_ary: Any, dtype: Any = None, order: Any = "K") -> GPUArray:
    return GPUArray(other_ary.shape, dtype or other_ary.dtype)


zeros_like = empty_like


def ones_like(other: Any, dtype: Any = None, order: Any = "K") -> GPUArray:
    return empty_like(other, dtype).fill(1)


def arange(*values: Any, dtype: Any = None, **_: Any) -> GPUArray:
    return placed(np.arange(*values, dtype=dtype))


def function_of(compute: Callable[..., Any]) -> Callable[..., GPUArray]:
    """Return a function of arrays on the device that NumPy computes."""

    def function(*arrays: Any, out: GPUArray | None = None, dtype: Any = None, **_: Any) -> GPUArray:
        named = {} if dtype is None else {"dtype": dtype}
        with np.errstate(all="ignore"):
            result = np.asarray(compute(*map(plain, arrays), **named))
        if out is None:
            return placed(result)
        out.fill(result)
        return out

    return function


maximum, minimum = function_of(np.maximum), function_of(np.minimum)
max, min = function_of(np.max), function_of(np.min)
sum = function_of(lambda a, dtype=None: np.sum(a, dtype=dtype or a.dtype))
take = function_of(lambda a, indices: a[indices])
if_positive = function_of(lambda criterion, then, other: np.where(criterion > 0, then, other))
dot = function_of(lambda a, b, dtype=None: np.sum(a * b, dtype=dtype))


class vec:  # noqa: N801 - PyCUDA's name
    """The vector types of CUDA as dtypes, and functions that make numbers of them."""


def _vector(base: str, type_: type[np.generic], count: int) -> None:
    dtype = np.dtype([(name, type_) for name in "xyzw"[:count]])
    setattr(vec, f"{base}{count}", dtype)
    tools.register_dtype(dtype, f"{base}{count}")
    setattr(vec, f"make_{base}{count}", staticmethod(lambda *values: np.array(values[:count] and tuple(values), dtype)))


_BASES: dict[str, type[np.generic]] = {
    "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
    "float": np.float32, "double": np.float64,
}  # fmt: skip
for _base, _type in _BASES.items():
    for _count in (1, 2, 3, 4):
        _vector(_base, _type, _count)
