"""The device memory of a program that runs in a process of its own: one file in memory, mapped at the same addresses.

The rule: an address means the same bytes in the program and here. What the program has allocated is mapped here, and
nothing between two allocations is, so that a stray access of compiled code ends this process instead of going unseen.
"""

import ctypes
import mmap
import os
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.written import Written
from warplens.cuda.driver.messages import MessageError
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.host import NO_RESERVE, system_memory
from warplens.cuda.record.memory import DeviceMemory

BASE = 0x2000_0000_0000  # far from where Linux and sanitizers put anything by themselves
SPAN = 1 << 39
"""The addresses of one process; the device's memory is smaller on each GPU that there is."""
WrittenOf: TypeAlias = Callable[[int, int], Written]
_FIXED = 0x10  # MAP_FIXED (sys/mman.h)
_UNUSED = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _FIXED | NO_RESERVE  # addresses at which nothing is


class Arena(DeviceMemory):
    """The allocations of one process; `number` counts the processes, each of which has addresses of its own.

    `changes` counts what was mapped and unmapped.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.base = BASE + number * 2 * SPAN
        self.changes = 0
        self._first_word, self._words = np.uint64(self.base), np.uint64(SPAN)
        self.descriptor = os.memfd_create("warplens-device", os.MFD_CLOEXEC)
        os.ftruncate(self.descriptor, 2 * SPAN)  # the marks of what is written lie behind the memory
        self._system = system_memory()
        mapped = self._system.mmap(self.base, SPAN, 0, _UNUSED, -1, 0)
        if mapped != self.base:
            os.close(self.descriptor)
            raise MissingPartError(f"the memory of the device cannot be mapped: {os.strerror(ctypes.get_errno())}")

    def map(self, address: int, size_bytes: int, written: WrittenOf | None = None) -> Allocation:
        """Return an allocation that the program has made; `written` makes what is kept of what is written there."""
        offset = address - self.base
        if not 0 < size_bytes <= SPAN or not 0 < offset <= SPAN - size_bytes or address % mmap.PAGESIZE:
            raise MessageError(f"the program names {size_bytes:,} bytes at {address:#x}, which are not of its memory")
        pages = -(-size_bytes // mmap.PAGESIZE) * mmap.PAGESIZE
        flags = mmap.MAP_SHARED | _FIXED | NO_RESERVE
        mapped = self._system.mmap(address, pages, mmap.PROT_READ | mmap.PROT_WRITE, flags, self.descriptor, offset)
        if mapped != address:
            raise MissingPartError(f"{size_bytes:,} bytes of device memory: {os.strerror(ctypes.get_errno())}")
        self.changes += 1
        data = np.ctypeslib.as_array((ctypes.c_uint8 * size_bytes).from_address(address))
        kept = None if written is None else written(self.descriptor, offset)
        return self.keep(Allocation(data=data, guarded=True, written=kept))

    def view(self, address: int, size_bytes: int) -> np.ndarray:
        """Return the bytes at an address where they lie, for somebody who may write all of them."""
        data = super().view(address, size_bytes)
        allocation, offset = self.find(address)
        if allocation.written is not None:
            allocation.written.add(offset, offset + size_bytes)
        return data

    def unmap(self, address: int) -> Allocation | None:
        """Forget an allocation; return it, None where there is none at this address."""
        if not self.holds(address, 0):
            return None
        allocation, _ = self.find(address)
        self.changes += 1
        self.free(allocation)
        pages = -(-allocation.data.nbytes // mmap.PAGESIZE) * mmap.PAGESIZE
        self._system.mmap(address, pages, 0, _UNUSED, -1, 0)
        return allocation

    def may_lead(self, words: np.ndarray) -> bool:
        """Return whether one of some words of 64 bits may be an address of this memory."""
        return bool((words - self._first_word < self._words).any())

    def close(self) -> None:
        """Give the memory back; nothing may use it any more."""
        self._system.munmap(self.base, SPAN)
        os.close(self.descriptor)
