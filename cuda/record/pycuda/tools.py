"""`pycuda.tools`: names of types in C, facts of the device, pools of memory."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from warplens.cuda.record import alike, session
from warplens.cuda.record.pycuda import driver, memory

CTYPES = alike.CTYPES | {"complex64": "pycuda::complex<float>", "complex128": "pycuda::complex<double>"}
DTYPES: dict[str, Any] = {name: dtype for dtype, name in CTYPES.items()} | {
    "unsigned": "uint32", "char": "int8", "long": "int64", "unsigned long": "uint64", "unsigned long long": "uint64",
}  # fmt: skip

REGISTERED: dict[np.dtype[Any], str] = {}  # the names in C of dtypes that a program registered, and of the vector types


def register_dtype(dtype: Any, name: str) -> None:
    REGISTERED[np.dtype(dtype)] = name
    DTYPES[name] = np.dtype(dtype)


def get_or_register_dtype(c_names: Any, dtype: Any = None) -> np.dtype[Any]:
    names = [c_names] if isinstance(c_names, str) else list(c_names)
    if dtype is not None:
        for name in names:
            register_dtype(dtype, name)
        return np.dtype(dtype)  # type: ignore[no-any-return]
    if names[0] not in DTYPES:
        raise ValueError(f"unable to map C type '{names[0]}'")
    return np.dtype(DTYPES[names[0]])  # type: ignore[no-any-return]


def dtype_to_ctype(dtype: Any, with_fp_tex_hack: bool = False) -> str:
    if np.dtype(dtype) in REGISTERED:
        return REGISTERED[np.dtype(dtype)]
    name = np.dtype(dtype).name
    if name not in CTYPES:
        raise ValueError(f"unable to map dtype '{dtype}'")
    return CTYPES[name]


make_default_context, get_default_device = alike.always(driver.Context()), alike.always(driver.Device(0))
context_dependent_memoize = cache
clear_context_caches = alike.nothing


def mark_cuda_test(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


class DeviceData:
    """The limits of the device."""

    def __init__(self, dev: driver.Device | None = None) -> None:
        spec, limits = session.current().spec, session.current().spec.limits
        self.max_threads = limits.threads_per_block
        self.warp_size = 32
        self.warps_per_mp = limits.warps
        self.thread_blocks_per_mp = limits.blocks
        self.registers = limits.registers_per_block
        self.shared_memory = limits.shared_per_block_bytes
        self.smem_granularity = 32
        self.compute_capability = spec.compute_capability


class DeviceMemoryPool:
    """A pool of device memory, which allocates anew each time."""

    held_blocks = active_blocks = 0
    allocate = __call__ = staticmethod(memory.DeviceAllocation)
    free_held = stop_holding = alike.nothing  # nothing is held


class PageLockedMemoryPool:
    """A pool of memory of the host."""

    allocate = staticmethod(memory.aligned_empty)
    free_held = stop_holding = alike.nothing  # nothing is held
