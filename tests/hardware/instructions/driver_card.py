"""The first GPU through CUDA's driver alone, for scripts that record what a GPU does on machines with little else.

The rule: it needs the driver and NumPy, and nothing of Warplens. What goes wrong is an exception with the name of the
driver's function and the number that it gave.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

_MULTIPROCESSORS = 16
"""CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT"""
_DYNAMIC_SHARED = 8
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"""
_MOST_THREADS = 0
"""CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK"""
_USUAL_SHARED = 48 << 10
_UNWRITTEN = 0xA5
"""Results hold this in every byte before the launch, so that a place that is not written shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Grid, block and dynamic shared memory of a launch."""

    grid: tuple[int, int, int] = (1, 1, 1)
    block: tuple[int, int, int]
    shared: int = 0


class Card:
    """The first GPU; `about` names it and the driver, `multiprocessors` is how many it has."""

    def __init__(self) -> None:
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.check("cuInit", 0)
        device, count, version, context = ctypes.c_int(), ctypes.c_int(), ctypes.c_int(), ctypes.c_void_p()
        self.check("cuDeviceGet", ctypes.byref(device), 0)
        name = ctypes.create_string_buffer(100)
        self.check("cuDeviceGetName", name, 100, device)
        self.check("cuDeviceGetAttribute", ctypes.byref(count), _MULTIPROCESSORS, device)
        self.check("cuDriverGetVersion", ctypes.byref(version))
        self.multiprocessors = count.value
        self.about = f"{name.value.decode()}, CUDA driver {version.value // 1000}.{version.value % 1000 // 10}"
        self.check("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.check("cuCtxSetCurrent", context)

    def check(self, function: str, *arguments: Any) -> None:
        """Call a function of the driver."""
        status = getattr(self.cuda, function)(*arguments)
        if status:
            raise RuntimeError(f"{function} gave {status}")

    def module(self, image: bytes) -> ctypes.c_void_p:
        """Load a cubin, or PTX, which the driver's ptxas compiles."""
        module = ctypes.c_void_p()
        self.check("cuModuleLoadData", ctypes.byref(module), image if image.startswith(b"\x7fELF") else image + b"\0")
        return module

    def most_threads(self, module: ctypes.c_void_p, entry: str) -> int:
        """Return the most threads that a block of a kernel may have: its registers limit them."""
        function, most = ctypes.c_void_p(), ctypes.c_int()
        self.check("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        self.check("cuFuncGetAttribute", ctypes.byref(most), _MOST_THREADS, function)
        return most.value

    def launch(
        self,
        module: ctypes.c_void_p,
        entry: str,
        shape: Shape,
        arrays: Sequence[np.ndarray | int],
        rest: Sequence[Any] = (),
    ) -> list[np.ndarray]:
        """Launch a kernel with pointers, then the rest; an int is a result of so many bytes, which is returned."""
        function = ctypes.c_void_p()
        self.check("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        if shape.shared > _USUAL_SHARED:
            self.check("cuFuncSetAttribute", function, _DYNAMIC_SHARED, shape.shared)
        pointers, results = [], []
        for array in arrays:
            pointer = ctypes.c_uint64()
            size = array if isinstance(array, int) else array.nbytes
            self.check("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(max(size, 16)))
            if isinstance(array, int):
                self.check("cuMemsetD8_v2", pointer, ctypes.c_ubyte(_UNWRITTEN), ctypes.c_size_t(size))
                results.append((pointer, size))
            else:
                data = np.ascontiguousarray(array)
                self.check("cuMemcpyHtoD_v2", pointer, ctypes.c_void_p(data.ctypes.data), ctypes.c_size_t(size))
            pointers.append(pointer)
        values = [*pointers, *rest]
        passed = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        self.check("cuLaunchKernel", function, *shape.grid, *shape.block, shape.shared, None, passed, None)
        self.check("cuCtxSynchronize")
        given = []
        for pointer, size in results:
            data = np.empty(size, np.uint8)
            self.check("cuMemcpyDtoH_v2", ctypes.c_void_p(data.ctypes.data), pointer, ctypes.c_size_t(size))
            given.append(data)
        for pointer in pointers:
            self.check("cuMemFree_v2", pointer)
        return given
