"""Functions of `cupy` that differ from NumPy's: new arrays, copies to the host, pools."""

import sys
from typing import Any

import numpy as np

from warplens.cuda.record.arrays import plain
from warplens.cuda.record.cupy.arrays import computed, ndarray, on_device
from warplens.cuda.record.cupy.errors import CUDARuntimeError
from warplens.cuda.record.cupy.memory import MemoryPool, PinnedMemoryPool
from warplens.cuda.record.session import current


def array(
    obj: Any, dtype: Any = None, copy: bool = True, order: str = "K", subok: bool = False, ndmin: int = 0, **_: Any
) -> ndarray:
    """Return a new array on the device."""
    made: ndarray = on_device(np.array(plain(obj), dtype, copy=True, order=order, ndmin=ndmin))  # type: ignore[call-overload]
    return made


def asarray(a: Any, dtype: Any = None, order: Any = None, **_: Any) -> ndarray:
    """Return an array on the device: the same one where it has this dtype."""
    if type(a).__module__ == "torch" and hasattr(a, "detach"):
        a = _of_torch(a)
    if isinstance(a, ndarray) and (dtype is None or a.dtype == np.dtype(dtype)) and order is None:
        return a
    made: ndarray = on_device(np.asarray(plain(a), dtype, order))
    return made


def _of_torch(tensor: Any) -> ndarray:
    """Return an array on the memory of a tensor of PyTorch, which shares it with the device."""
    host = tensor.detach().numpy()
    if not host.flags.c_contiguous:
        raise CUDARuntimeError("a tensor of PyTorch that is not contiguous is not shared with CuPy without a GPU")
    if host.size:
        current().memory.adopt(host)
    made: ndarray = on_device(host)
    return made


def from_dlpack(array: Any, **_: Any) -> ndarray:
    """Return an array on the memory of another package's."""
    if type(array).__module__ == "torch":
        return _of_torch(array)
    made: ndarray = on_device(np.from_dlpack(array))
    return made


def asnumpy(a: Any, stream: Any = None, order: str = "C", out: Any = None, *, blocking: bool = True) -> Any:
    """Return a copy on the host."""
    if isinstance(a, ndarray):
        return a.get(order=order, out=out)
    return np.asarray(a, order=order)  # type: ignore[call-overload]


def get_array_module(*args: Any) -> Any:
    """Return CuPy where one of the values is an array on the device, else NumPy."""
    return sys.modules["cupy"] if any(isinstance(value, ndarray) for value in args) else np


def get_default_memory_pool() -> MemoryPool:
    """Return the pool of the device."""
    return MemoryPool()


def get_default_pinned_memory_pool() -> PinnedMemoryPool:
    """Return the pool of the host."""
    return PinnedMemoryPool()


def show_config() -> None:
    """Print nothing: there is no installation of CUDA."""


def empty_like(a: Any, dtype: Any = None, **options: Any) -> ndarray:
    """Return a new array like another one."""
    made: ndarray = computed(np.zeros_like, a, dtype, **options)
    return made
