"""Memory of `cuda.core`: buffers, and what makes them.

The rule: an address is that of the bytes themselves, for device, pinned and managed memory alike; what a program may
do on the host with a buffer is what it may on a GPU.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.alike import Options, nothing
from warplens.cuda.record.cuda_python.core.graphs import do
from warplens.cuda.record.cuda_python.results import as_cuda
from warplens.cuda.record.cuda_python.values import address_of, copy
from warplens.cuda.record.session import current


class Buffer:
    """Bytes of memory."""

    device_id = 0
    is_device_accessible = property(lambda self: bool(getattr(self.memory_resource, "is_device_accessible", True)))
    is_host_accessible = property(lambda self: bool(getattr(self.memory_resource, "is_host_accessible", False)))

    def __init__(self, address: int, size: int, resource: Any = None) -> None:
        self._memory = current().memory
        self._owned = self._memory.find(address)[0] if resource is not None else None
        self.handle = address
        self.size = size
        self.memory_resource = resource

    @staticmethod
    def from_handle(ptr: Any, size: int, mr: Any = None, owner: Any = None) -> Buffer:
        """Return a buffer at an address."""
        return Buffer(int(ptr), int(size))

    def copy_to(self, dst: Buffer | None = None, *, stream: Any = None) -> Buffer:
        """Copy to another buffer, by default a new one, and return it."""
        with as_cuda():
            if dst is None:
                if self.memory_resource is None:
                    raise InputError("a buffer without a memory resource is copied to a buffer that is given")
                dst = self.memory_resource.allocate(self.size, stream)
            if dst.size != self.size:
                raise InputError(f"a buffer of {self.size:,} bytes is copied to one of {dst.size:,}")
            to, start, size = dst.handle, self.handle, self.size
            do(stream, lambda: copy(to, start, size))
        return dst

    def copy_from(self, src: Buffer, *, stream: Any = None) -> None:
        """Copy from another buffer."""
        src.copy_to(self, stream=stream)

    def fill(self, value: Any, *, stream: Any = None) -> None:
        """Fill with a byte, or with 1, 2 or 4 given bytes."""
        data = bytes([value % 256]) if isinstance(value, int) else bytes(value)
        with as_cuda():
            view = self._memory.view(self.handle, self.size)
            if self.size % len(data):
                raise InputError(f"{self.size:,} bytes cannot be filled with {len(data)} bytes each")
            do(stream, lambda: np.copyto(view, np.frombuffer(data * (len(view) // len(data)), np.uint8)))

    def close(self, stream: Any = None) -> None:
        """Free the memory."""
        if self._owned is not None:
            self._memory.free(self._owned)
        self._owned = None
        self.handle = 0

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        return self._memory.view(self.handle, self.size).view("i1").__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # memory of the host, where the bytes are

    def __del__(self) -> None:
        if getattr(self, "_owned", None) is not None and not sys.is_finalizing():
            self.close()


class MemoryResource:
    """Allocates buffers."""

    is_device_accessible = True
    is_host_accessible = False
    is_ipc_enabled = False
    device_id = 0

    def __init__(self, *_: Any, **__: Any) -> None:
        """Take any options."""

    def allocate(self, size: int, stream: Any = None) -> Buffer:
        """Return a new buffer."""
        return Buffer(current().memory.allocate(int(size)).address, int(size), self)

    def deallocate(self, ptr: Any, size: int, stream: Any = None) -> None:
        """Free memory by its address."""
        with as_cuda():
            current().memory.free(current().memory.find(address_of(ptr))[0])

    close = nothing  # a buffer holds its own memory


class DeviceMemoryResource(MemoryResource):
    """Memory of the device."""


class LegacyPinnedMemoryResource(MemoryResource):
    """Memory of host and device."""

    is_host_accessible = True


class PinnedMemoryResource(LegacyPinnedMemoryResource):
    """Memory of host and device."""


class ManagedMemoryResource(LegacyPinnedMemoryResource):
    """Memory of host and device."""


DeviceMemoryResourceOptions = PinnedMemoryResourceOptions = ManagedMemoryResourceOptions = Options
