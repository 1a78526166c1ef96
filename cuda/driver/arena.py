"""The device memory of a program that runs in a process of its own: one file in memory, mapped at the same addresses.

The rule: an address means the same bytes in the program and here. What the program has allocated is mapped here, and
nothing between two allocations is, so that a stray access of compiled code ends this process instead of going unseen.
"""

import ctypes
import errno
import mmap
import os
import weakref
from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np

from warplens.cuda.capture.memory import SLACK_BYTES, Allocation, Written
from warplens.cuda.driver.messages import MessageError
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.host import NO_RESERVE, system_memory
from warplens.cuda.record.memory import DeviceMemory

BASE = 0x2000_0000_0000  # far from where Linux and sanitizers put anything by themselves
SPAN = 1 << 39  # the addresses of one process; the device's memory is smaller on each GPU that there is
DEVICE, MANAGED, PINNED, VARIABLE, ARRAY = range(5)  # kinds of memory
WrittenOf: TypeAlias = Callable[[int, int], Written]
_FIXED = 0x10  # MAP_FIXED (sys/mman.h)
_UNUSED = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _FIXED | NO_RESERVE  # addresses at which nothing is


class Arena(DeviceMemory):
    """The allocations of one process; `number` counts the processes, each of which has addresses of its own. `changes`
    counts what was mapped and unmapped.
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


# Finds out which bytes of a program's device memory were written, before a launch asks.
# The rule: the stand-in marks what the program copies and fills (`standin/written.c`), in the file of the memory,
# behind the memory itself. The host may write managed and pinned memory by itself: there a page counts as unwritten
# while it is a hole in the file, which it is until it is touched. A copy to the host is named only where none of its
# bytes was ever written: single ones may pad structs and rows, or lie at the end of a buffer that is used in part.
# Source: lseek(2) (SEEK_DATA and SEEK_HOLE).

MOST_BYTES = 1 << 28  # what is written of larger allocations is not kept, as in `standin/written.c`
_FAILED = ctypes.c_void_p(-1).value  # MAP_FAILED (sys/mman.h)


def kept_of(kind: int, size_bytes: int, where: Callable[[], str]) -> Callable[[int, int], Written] | None:
    """Return what makes what is kept of an allocation, from its file and byte there; None where nothing is."""
    if kind in {DEVICE, ARRAY}:
        return lambda descriptor, at: MarkedMemory(descriptor, SPAN + at, size_bytes, where)
    if kind in {MANAGED, PINNED}:
        return lambda descriptor, at: TouchedMemory(descriptor, at, size_bytes, where)
    return None


class MarkedMemory:
    """The marks of an allocation of `size_bytes`, which are mapped when they are first needed.

    The file `descriptor` of the memory holds them from byte `at` on; `where` is as `Written` has it.
    """

    def __init__(self, descriptor: int, at: int, size_bytes: int, where: Callable[[], str]) -> None:
        self.where = where
        self._descriptor, self._at, self._size_bytes = descriptor, at, size_bytes
        self._is_whole = size_bytes > MOST_BYTES
        self._mapped: np.ndarray | None = None

    def missing(self) -> np.ndarray | None:
        """As `Written` says."""
        if self._is_whole or self._marks[-1]:
            self._is_whole, self._mapped = True, None
        elif (self._marks[: self._size_bytes] & 1).all():
            self.take_as_whole()
        return None if self._is_whole else self._marks

    def add(self, start: int, end: int) -> None:
        """As `Written` says."""
        if (start, end) == (0, self._size_bytes):
            self.take_as_whole()
        elif not self._is_whole:
            self._marks[start:end] = 1

    def take_as_whole(self) -> None:
        """As `Written` says; the stand-in marks no more, either."""
        if not self._is_whole:
            marks = self._marks
            marks[-1] = 1
            system_memory().madvise(marks.ctypes.data, marks.nbytes - mmap.PAGESIZE, mmap.MADV_REMOVE)
            self._is_whole, self._mapped = True, None

    @property
    def _marks(self) -> np.ndarray:
        """The marks; the last byte is set when they are no longer needed."""
        if self._mapped is None:
            pages = (-(-self._size_bytes // mmap.PAGESIZE) + 1) * mmap.PAGESIZE
            system, access = system_memory(), mmap.PROT_READ | mmap.PROT_WRITE
            address = system.mmap(None, pages, access, mmap.MAP_SHARED | NO_RESERVE, self._descriptor, self._at)
            if address == _FAILED:
                raise MissingPartError(f"{pages:,} bytes of marks: {os.strerror(ctypes.get_errno())}")
            memory = (ctypes.c_uint8 * pages).from_address(address)
            weakref.finalize(memory, system.munmap, address, pages).atexit = False
            self._mapped = np.ctypeslib.as_array(memory)
        return self._mapped


class TouchedMemory:
    """An allocation of `size_bytes` that the host may write: its pages of the file, from byte `at` on."""

    def __init__(self, descriptor: int, at: int, size_bytes: int, where: Callable[[], str]) -> None:
        self.where = where
        self._descriptor, self._at, self._size_bytes = descriptor, at, size_bytes
        self._holes: list[tuple[int, int]] | None = None

    def look(self) -> None:
        """Note the untouched pages, before a search for addresses reads them."""
        self._holes = list(self._untouched())

    def missing(self) -> np.ndarray | None:
        """As `Written` says; nothing is kept of it, since the pages that a launch touches count as written then."""
        holes, self._holes = list(self._untouched()) if self._holes is None else self._holes, None
        if not holes:
            return None
        marks = np.ones(self._size_bytes + SLACK_BYTES, np.uint8)
        for start, end in holes:
            marks[start:end] = 0
        return marks

    def add(self, start: int, end: int) -> None:
        """As `Written` says: who writes the bytes touches their pages."""

    def take_as_whole(self) -> None:
        """As `Written` says: what a launch writes, it touches."""

    def _untouched(self) -> Iterator[tuple[int, int]]:
        """Yield the first byte of each untouched part, and the byte behind it."""
        at = self._at
        end = at + (self._size_bytes if self._size_bytes <= MOST_BYTES else 0)
        while at < end:
            hole = min(os.lseek(self._descriptor, at, os.SEEK_HOLE), end)
            if hole == end:
                return
            try:
                at = min(os.lseek(self._descriptor, hole, os.SEEK_DATA), end)
            except OSError as error:
                if error.errno != errno.ENXIO:  # there is no data behind it
                    raise
                at = end
            yield hole - self._at, at - self._at
