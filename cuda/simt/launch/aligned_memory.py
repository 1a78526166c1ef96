"""Memory for arrays, buffers and the shadows of checked code, aligned as on a device.

The rule: all memory that a compiled kernel touches comes from here, and each array and buffer has its own guard pages.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import ARRAY_ALIGNMENT, HEAP

if TYPE_CHECKING:  # programs that launch nothing have memory and no code
    from warplens.cuda.simt.codegen.module import Code

# Guard pages below and above an array end the process instead of letting a stray access change its data. The last byte
# lies as near to the guard behind it as the alignment allows; below the first byte the rest of a page may be free.
# Guards take address space and no memory. They are a second line of defence: the checks in compiled code name an
# error's place, a guard shows that a check is missing.
# Pages that an array no longer needs are cleared and serve the next array of their size, since the first access to a
# new page is slow (2 to 4 us in a virtual machine). Windows has neither `mmap` nor `mprotect`: no guards there.
# Source: mmap(2), mprotect(2), madvise(2).
WIDE_GUARD_BYTES = 1 << 31  # of address space: each signed 32-bit offset in bytes from an array's ends meets it
NARROW_GUARD_BYTES = 1 << 16  # of address space where the system grants no more, for instance under `ulimit -v`
MAX_WIDE_BYTES = 1 << 38  # that all wide guards take together, half of the smallest address space of 64-bit systems
HUGE_PAGES_FROM_BYTES = 1 << 22  # larger memory is to use huge pages, as NumPy's arrays do: the first access is faster

MAX_SPARE_BYTES, MAX_SPARE_PAGES = 1 << 26, 64
"""The limits of what waits to be used again, in bytes and in pieces: arrays and buffers of a few small launches."""

HAS_GUARDS = hasattr(mmap, "PROT_READ")
_NO_ACCESS = 0
_FAILED = ctypes.c_void_p(-1).value


@dataclass(slots=True)
class _WideGuards:
    """How many pieces of memory have wide guards."""

    count: int = 0


_wide = _WideGuards()


class _Pages:
    """Pages between guards, from the address `start` on; they are unmapped when nothing refers to them."""

    __slots__ = ("_is_wide", "_length", "_mapped", "_system", "_wide", "size_bytes", "start")

    def __init__(self, size_bytes: int, guard_bytes: int) -> None:
        """Map the pages; raise a MemoryError where the system has no room for them."""
        self._mapped: int | None = None
        self._system, self._wide = system_memory(), _wide  # globals are gone when the last pages are unmapped
        system = self._system
        self._length = size_bytes + 2 * guard_bytes
        self._is_wide = guard_bytes == WIDE_GUARD_BYTES
        # The system accounts for the data as it becomes writable, and for the guards not at all.
        mapped = system.mmap(None, self._length, _NO_ACCESS, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
        if mapped == _FAILED:
            raise MemoryError(f"{size_bytes:,} bytes of memory: {os.strerror(ctypes.get_errno())}")
        self._mapped, self.start, self.size_bytes = mapped, mapped + guard_bytes, size_bytes
        self._wide.count += self._is_wide
        if system.mprotect(self.start, size_bytes, mmap.PROT_READ | mmap.PROT_WRITE):
            raise MemoryError(f"{size_bytes:,} bytes of memory: {os.strerror(ctypes.get_errno())}")
        if size_bytes >= HUGE_PAGES_FROM_BYTES and hasattr(mmap, "MADV_HUGEPAGE"):
            system.madvise(self.start, size_bytes, mmap.MADV_HUGEPAGE)  # a refusal costs time only

    def __del__(self) -> None:
        if self._mapped is not None:
            self._system.munmap(self._mapped, self._length)
            self._wide.count -= self._is_wide


class _Lease:
    """The use of pages by one array; they are spare again when nothing refers to it."""

    __slots__ = ("_pages", "_spare")

    def __init__(self, pages: _Pages) -> None:
        self._pages = pages
        self._spare = _spare

    def __del__(self) -> None:
        self._spare.add(self._pages)

    @property
    def __array_interface__(self) -> dict[str, object]:
        """NumPy's description of the pages; the array made of it keeps this object alive."""
        start, size_bytes = self._pages.start, self._pages.size_bytes
        return {"data": (start, False), "shape": (size_bytes,), "typestr": "|u1", "version": 3}


class _SparePages:
    """Pages that no array uses, the latest last, up to `MAX_SPARE_BYTES`."""

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a collection of garbage may add pages while the same thread takes some
        self._pages: list[_Pages] = []
        self._size_bytes = 0

    def take(self, size_bytes: int) -> _Pages | None:
        """Return pages of this size, which hold what their last array held; None where there are none."""
        with self._lock:
            for index in range(len(self._pages) - 1, -1, -1):
                if self._pages[index].size_bytes == size_bytes:
                    self._size_bytes -= size_bytes
                    return self._pages.pop(index)
        return None

    def add(self, pages: _Pages) -> None:
        """Keep pages, in place of the oldest ones where they would be too many."""
        if pages.size_bytes > MAX_SPARE_BYTES:
            return
        with self._lock:
            self._pages.append(pages)
            self._size_bytes += pages.size_bytes
            while self._size_bytes > MAX_SPARE_BYTES or len(self._pages) > MAX_SPARE_PAGES:
                self._size_bytes -= self._pages.pop(0).size_bytes


_spare = _SparePages()


def aligned_zeros(size_bytes: int, alignment: int = ARRAY_ALIGNMENT) -> np.ndarray:
    """Return zero bytes whose first address is a multiple of `alignment`, at most that of a page, between guards.

    Pages that are never written take no memory. There is a MemoryError where the system has no room for them.
    """
    padded_bytes = -(-size_bytes // alignment) * alignment
    if not HAS_GUARDS:
        raw = np.zeros(padded_bytes + alignment, np.uint8)
        start = -raw.ctypes.data % alignment
        return raw[start : start + size_bytes]
    data_bytes = max(1, -(-padded_bytes // mmap.PAGESIZE)) * mmap.PAGESIZE
    pages = _spare.take(data_bytes)
    is_new = pages is None
    if pages is None and (_wide.count + 1) * 2 * WIDE_GUARD_BYTES <= MAX_WIDE_BYTES:
        with suppress(MemoryError):
            pages = _Pages(data_bytes, WIDE_GUARD_BYTES)
    if pages is None:
        pages = _Pages(data_bytes, NARROW_GUARD_BYTES)
    whole = np.asarray(_Lease(pages))
    if not is_new:
        whole[:] = 0
    start = data_bytes - padded_bytes
    return whole[start : start + size_bytes]


NO_RESERVE = 0x4000  # MAP_NORESERVE (linux/mman.h), which `mmap` has no name for


@cache
def system_memory() -> ctypes.CDLL:
    """Return the system's library with the types of the functions that are called here."""
    system = ctypes.CDLL(None, use_errno=True)
    address, size = ctypes.c_void_p, ctypes.c_size_t
    system.mmap.restype = address
    system.mmap.argtypes = [address, size, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    for name, types in {"mprotect": [ctypes.c_int], "madvise": [ctypes.c_int], "munmap": []}.items():
        getattr(system, name).argtypes = [address, size, *types]
    return system


MIN_BYTES = 64  # a buffer has at least this size, so that it has an address


def aligned_copy(array: np.ndarray) -> np.ndarray:
    """Return a contiguous copy of an array, aligned as device memory is."""
    copy = aligned_zeros(array.nbytes).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def zeros(nbytes: int) -> np.ndarray:
    """Return a buffer of zeros, aligned."""
    return aligned_zeros(max(nbytes, MIN_BYTES))


# The memory of the shadow that checked code keeps of global memory (`codegen.checks.global_shadow`). An array has a
# shadow if the kernel writes it and more than one thread runs. Where all shadows together would take too much memory
# none is made, and the reason says so. Executions begin with empty shadows, as launches follow each other.


MAX_BYTES = 1 << 30  # all shadows of a launch take at most this much memory; pages that are never touched take none
WORD_BYTES = 8
TABLES_IF_READ, TABLES = 4, 1  # words of a cell: the last write, and three reads if the kernel also loads the array
LESSONS = 8  # what a warp learned of other blocks is remembered this many times; the two oldest become one
BLOCKS_BYTES = 64 + 2 * 32 * WORD_BYTES + 32 * LESSONS * 2 * WORD_BYTES
"""What is known of the blocks: eight words, and for each warp a stamp, a count of lessons, and these in pairs."""
IN_CLUSTERS = "blocks of a cluster run together, and the search follows blocks one after the other"
ROW_WORDS = 2  # a block's row of the table of blocks: stamp and number, then one for each warp where there are fences
TABLE_WORD, ROW_WORDS_WORD, STAMP_BYTES_WORD = 3, 4, 5


@dataclass(frozen=True, slots=True)
class GlobalShadows:
    """The shadows of one execution, or why there are none.

    `writes` holds the last write to each cell of each array, 0 for none, and the bytes of a cell.
    """

    rows: tuple[int, ...]  # for each array the address of its description, or 0, then that of the blocks'
    reason: str = ""
    kept: tuple[np.ndarray, ...] = field(default=(), repr=False)  # the memory that `rows` lead to
    writes: Mapping[str, tuple[np.ndarray, int]] = field(default_factory=dict, repr=False)

    def unwritten(self, name: str, array: np.ndarray) -> np.ndarray | None:
        """Return which elements no thread has written, one truth value each; None where that is not known.

        It is right for arrays that are only written: a store of what memory holds may leave no trace where it is read.
        """
        if name not in self.writes:
            return None
        words, cell_bytes = self.writes[name]
        empty = np.asarray(np.equal(words.view(np.int64), 0))
        if cell_bytes >= array.itemsize:
            return np.asarray(np.repeat(empty, cell_bytes // array.itemsize)[: array.size])
        return np.asarray(empty[: array.nbytes // cell_bytes].reshape(array.size, -1).all(axis=1))


def shadows_of(code: Code, arrays: Mapping[str, np.ndarray]) -> GlobalShadows:
    """Return empty shadows for the arrays of a launch, in their order."""
    from warplens.cuda.simt.isa.registry import find_entry

    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    loaded = {site.array for site in sites if not site.is_store}
    launch = code.launch
    watched = {name for name in arrays if name in stored or "" in stored} - {HEAP}  # a block may get another's memory
    read = {name for name in watched if name in loaded or "" in loaded}
    cells = {name: -(-arrays[name].nbytes // code.cell_bytes) + 1 for name in watched}
    # a block may publish what it did by a fence, or an access that releases
    ops = [op.instruction for op in code.program.ops() if "proxy" not in op.instruction.modifiers]
    has_fences = any({"release", "acq_rel"} & set(op.modifiers) for op in ops) or any(
        entry is not None and entry.fences for entry in map(find_entry, ops)
    )
    stamps = launch.warps if has_fences else 0
    row_words = ROW_WORDS + stamps
    table_bytes = WORD_BYTES * row_words * (prod(launch.grid) + 2)
    tables_of = {name: TABLES_IF_READ if name in read else TABLES for name in watched}
    reason = IN_CLUSTERS if launch.cluster_blocks > 1 else ""
    reason = reason or _reason(table_bytes + sum(WORD_BYTES * count * tables_of[name] for name, count in cells.items()))
    if reason:
        watched, table_bytes = set(), WORD_BYTES * row_words
    table, blocks = aligned_zeros(table_bytes), aligned_zeros(BLOCKS_BYTES).view(np.int64)
    blocks[TABLE_WORD], blocks[ROW_WORDS_WORD] = table.ctypes.data, 0 if reason else row_words  # 0: all share one row
    blocks[STAMP_BYTES_WORD] = WORD_BYTES * stamps
    kept, rows = [table, blocks], []
    writes: dict[str, tuple[np.ndarray, int]] = {}
    for name, array in arrays.items():
        if name not in watched:
            rows.append(0)
            continue
        count = cells[name]
        tables = [aligned_zeros(WORD_BYTES * count) for _ in range(tables_of[name])]
        addresses = [words.ctypes.data for words in tables] + [0] * (TABLES_IF_READ - len(tables))
        description = aligned_zeros(WORD_BYTES * 8).view(np.int64)
        description[: 2 + TABLES_IF_READ] = array.ctypes.data, array.nbytes, *addresses
        kept += [*tables, description]
        rows.append(description.ctypes.data)
        writes[name] = tables[0], code.cell_bytes
    return GlobalShadows((*rows, blocks.ctypes.data), reason, tuple(kept), writes)


def reason_against(code: Code, arrays: Mapping[str, np.ndarray]) -> str:
    """Return why global memory cannot be looked at, by the code of a launch in any mode; "" where it seems that it can.

    Cells are taken to be as wide as the narrowest access, and a vector of elements counts as one here.
    """
    if code.launch.cluster_blocks > 1:
        return IN_CLUSTERS
    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    widest_cell = min((site.width for site in sites), default=1)
    sizes = (array.nbytes for name, array in arrays.items() if name in stored or ("" in stored and name != HEAP))
    return _reason(WORD_BYTES * sum(size // widest_cell for size in sizes))


def _reason(needed_bytes: int) -> str:
    needed = f"{needed_bytes / (1 << 30):,.1f} GiB or more, and at most {MAX_BYTES >> 30} GiB are used"
    return f"its shadow would take {needed}" if needed_bytes > MAX_BYTES else ""
