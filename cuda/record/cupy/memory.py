"""The device of CuPy and its memory: allocations that end with the last array on them, and pointers into them.

The rule: an array that NumPy made of a part of device memory is that part, any other one is copied to the device.
"""

import ctypes
import sys
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.record.alike import OnlyDevice, Options, always, nothing
from warplens.cuda.record.cupy import runtime
from warplens.cuda.record.session import Session, current
from warplens.cuda.record.streams import TO_DEVICE, TO_HOST, WITHIN, note, note_copy, wait_for_all


class Memory:
    """One allocation, which is freed with the last array or pointer that holds it."""

    def __init__(self, size: int, allocation: Allocation | None = None, *, is_own: bool = False) -> None:
        self._session: Session = current()
        self._is_own = is_own or allocation is None
        self.allocation = allocation or self._session.memory.allocate(size)
        self.size = size
        self.ptr = self.allocation.address
        _LIVE[self.ptr] = self

    data = property(lambda self: self.allocation.data)

    def __del__(self) -> None:
        if hasattr(self, "allocation") and self._is_own and not sys.is_finalizing():
            self._session.memory.free(self.allocation)


_LIVE: WeakValueDictionary[int, Memory] = WeakValueDictionary()  # the live allocations by their addresses


def holder(host: np.ndarray) -> Memory | None:
    """Return the allocation in which an array of NumPy lies, None for one of the host."""
    try:
        allocation, _ = current().memory.find(int(host.ctypes.data))
    except WarplensError:
        return None
    live = _LIVE.get(allocation.address)
    if live is not None and live.allocation is allocation:
        return live
    return Memory(allocation.data.nbytes, allocation)  # that of another package


class UnownedMemory(Memory):
    """Memory of another package, at an address."""

    def __init__(self, ptr: int, size: int, owner: Any, device_id: int = -1) -> None:
        with runtime.as_cupy():
            allocation, offset = current().memory.find(int(ptr))
        super().__init__(size, allocation)
        self._owner = owner
        self.ptr = int(ptr) - offset


class MemoryPointer:
    """An address in an allocation: `ptr`."""

    def __init__(self, mem: Memory, offset: int = 0) -> None:
        self.mem = mem
        self.ptr = mem.ptr + offset

    def __add__(self, offset: int) -> "MemoryPointer":
        return MemoryPointer(self.mem, self.ptr - self.mem.ptr + offset)

    def __int__(self) -> int:
        return self.ptr

    def memset(self, value: int, size: int, stream: Any = None) -> None:
        bytes_at(self.ptr, size)[:] = value
        note("f", size, stream=stream)

    memset_async = memset

    def copy_from_device(self, src: Any, size: int) -> None:
        bytes_at(self.ptr, size)[:] = bytes_at(int(src), size)
        note_copy(WITHIN, size, is_waited=False)

    def copy_from_host(self, mem: Any, size: int) -> None:
        bytes_at(self.ptr, size)[:] = host_bytes(mem, size)
        note_copy(TO_DEVICE, size)

    def copy_to_host(self, mem: Any, size: int) -> None:
        host_bytes(mem, size)[:] = bytes_at(self.ptr, size)
        note_copy(TO_HOST, size)


def bytes_at(address: int, size: int) -> np.ndarray:
    """Return bytes of the device as a view."""
    with runtime.as_cupy():
        return current().memory.view(address, size)


def host_bytes(address: Any, size: int) -> np.ndarray:
    """Return bytes of the host, or of the device, at an address as a view."""
    start = int(getattr(address, "value", address))
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(start))


def alloc(size: int) -> MemoryPointer:
    return MemoryPointer(Memory(size))


class MemoryPool(Options):
    """A pool; memory is freed at once, so that it holds nothing."""

    free_all_blocks = set_limit = nothing

    malloc = staticmethod(alloc)
    used_bytes = total_bytes = lambda self: current().memory.used_bytes
    free_bytes = n_free_blocks = get_limit = always(0)


class Device(OnlyDevice):
    """The device of the session."""

    __exit__ = nothing
    synchronize = wait_for_all

    def __init__(self, device: Any = 0) -> None:
        self.id = int(getattr(device, "id", 0 if device is None else device))
        runtime.setDevice(self.id)

    compute_capability = property(lambda self: "".join(map(str, current().spec.compute_capability)))
    mem_info = property(lambda self: current().memory_info())

    def __enter__(self) -> Any:
        return self

    use = __enter__  # it is the only one

    @property
    def attributes(self) -> dict[str, int]:
        properties = runtime.getDeviceProperties(0)
        names = {
            "MaxThreadsPerBlock": "maxThreadsPerBlock", "MaxSharedMemoryPerBlock": "sharedMemPerBlock",
            "MaxSharedMemoryPerBlockOptin": "sharedMemPerBlockOptin", "WarpSize": "warpSize",
            "MaxSharedMemoryPerMultiprocessor": "sharedMemPerMultiprocessor", "MaxRegistersPerBlock": "regsPerBlock",
            "MaxRegistersPerMultiprocessor": "regsPerMultiprocessor", "MultiProcessorCount": "multiProcessorCount",
            "MaxThreadsPerMultiProcessor": "maxThreadsPerMultiProcessor", "ClockRate": "clockRate",
            "ComputeCapabilityMajor": "major", "ComputeCapabilityMinor": "minor",
        }  # fmt: skip
        return {name: properties[key] for name, key in names.items()}

    def __repr__(self) -> str:
        return f"<CUDA Device {self.id}>"
