"""The buffers of a capture: memory by name, with its contents or how to make them.

The rule: bytes are shared and never copied. Contents are the memory of the program itself or the bytes that a file
holds, the digest of a blob, a recipe, or zeros.
"""

import re
from collections.abc import Callable, Mapping
from math import prod
from typing import Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from warplens.cuda.ground.errors import InputError

# The bytes of an allocation that were written since it was made, where that is tracked.
# The rule: a byte whose state is not known counts as written, so that no read of it is reported.

SLACK_BYTES = 16  # the bytes that follow the marks of an allocation


class Written(Protocol):
    """What is tracked of an allocation; `where` returns the place at which the program made it, as text."""

    where: Callable[[], str]

    def missing(self) -> np.ndarray | None:
        """Return a mark for each byte, with bit 0 where it is written, and `SLACK_BYTES`; None where all are written.

        What is marked there is kept.
        """

    def add(self, start: int, end: int) -> None:
        """Note that the bytes from one to another are written."""

    def take_as_whole(self) -> None:
        """Count all bytes as written, since it is not known which are."""


POINTER_BYTES = 8
_BITS = re.compile(r"[a-z]+([0-9]{1,3})(?:_|$)")


class Allocation(msgspec.Struct, frozen=True, kw_only=True, eq=False, tag="bytes"):
    """A program's memory on the host, which a launch changes, or the bytes of a file; equal only if one object."""

    data: np.ndarray
    guarded: bool = False  # lies between guard pages (`aligned_zeros`), so that a launch works on it where it is
    written: Written | None = None  # the bytes that were written, None where that is not tracked

    @property
    def address(self) -> int:
        """The address of its first byte."""
        return int(self.data.ctypes.data)

    def __post_init__(self) -> None:
        """Check the array."""
        if self.data.dtype != np.uint8 or self.data.ndim != 1 or not self.data.flags.c_contiguous:
            raise InputError(
                f"an allocation is an array of {self.data.dtype} with shape {self.data.shape}, and must be a "
                "contiguous row of uint8"
            )


class Blob(msgspec.Struct, frozen=True, kw_only=True, tag="blob"):
    """Contents that a folder of blobs holds (`warplens.cuda.ground.files.BlobFolder`), by their digest."""

    digest: str


class Recipe(msgspec.Struct, frozen=True, kw_only=True, tag="recipe"):
    """Contents that are computed when they are needed, as a kernel file says it."""

    init: str  # the expression as written, such as `random` or `npy("weights.npy")`
    names: dict[str, int] = {}  # the sizes and options that it may name
    seed: int = 0  # that of random numbers


class Zeros(msgspec.Struct, frozen=True, tag="zeros"):
    """Nothing but zeros."""


Contents: TypeAlias = Allocation | Blob | Recipe | Zeros


class Buffer(msgspec.Struct, frozen=True, kw_only=True):
    """Memory that the steps of a capture work on."""

    name: str  # what steps call it: the first parameter that leads to it, or a variable
    size_bytes: int
    contents: Contents = Zeros()  # what it holds before the first step
    dtype: str = ""  # of the array from `offset_bytes` on, "" where it is not known
    shape: tuple[int, ...] = ()
    offset_bytes: int = 0
    address: int = 0  # where it lay when the capture was made, to find addresses of it in memory; 0: not known
    is_variable: bool = False  # of the module, in global or constant memory
    is_host: bool = False  # it lies in the host's memory, and only copies touch it

    @property
    def data(self) -> np.ndarray:
        """Its bytes, where they are in memory; an InputError where its contents must be made first."""
        if not isinstance(self.contents, Allocation):
            raise InputError(f"the contents of {self.name!r} are not in memory")
        return self.contents.data

    @property
    def row_bytes(self) -> int:
        """The bytes from one row to the next, 0 where it is not known to have rows."""
        width = item_bytes(self.dtype)
        if len(self.shape) < 2 or not width or width * prod(self.shape) > self.size_bytes - self.offset_bytes:
            return 0
        return width * prod(self.shape[1:])


def buffer_of(name: str, allocation: Allocation, *, is_variable: bool = False) -> Buffer:
    """Return the buffer of an allocation where it lies."""
    return Buffer(
        name=name,
        size_bytes=allocation.data.nbytes,
        contents=allocation,
        address=allocation.address,
        is_variable=is_variable,
    )


def item_bytes(dtype: str) -> int:
    """Return the bytes of an element from the name of its dtype, 0 where the name has no number of bits."""
    match = _BITS.match(dtype)
    return int(match[1]) // 8 if match else 0


# Addresses in the memory of a capture: where they stand, and what they are where the buffers lie elsewhere.
# A word of 8 bytes at a multiple of 8 that points into a buffer, or to its end, is an address. That a
# number looks like one by chance is as unlikely as a guess of 32 bits, and shows where results are compared. Buffers
# whose elements are known to be floating-point numbers, or narrower than an address, hold none.


Bytes = npt.NDArray[np.uint8]


def may_hold_addresses(buffer: Buffer) -> bool:
    """Return whether a buffer may hold addresses."""
    is_whole = buffer.dtype.startswith(("int", "uint"))
    return not buffer.dtype or item_bytes(buffer.dtype) == 0 or (is_whole and item_bytes(buffer.dtype) == POINTER_BYTES)


class Regions:
    """Buffers by their addresses (0 where that is not known) and sizes, by name."""

    def __init__(self, starts: Mapping[str, int], sizes: Mapping[str, int]) -> None:
        known = [name for name, start in starts.items() if start and sizes[name]]
        self._names = sorted(known, key=lambda name: starts[name])
        self._starts = np.array([starts[name] for name in self._names], np.uint64)
        self._ends = np.array([starts[name] + sizes[name] for name in self._names], np.uint64)

    def _addresses_in(self, data: Bytes) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], npt.NDArray[np.uint64]]:
        """Return the positions of the words that are addresses, the regions that they lead to, and their offsets."""
        words = _words_of(data)
        if not self._names or not len(words):
            return np.empty(0, np.intp), np.empty(0, np.intp), np.empty(0, np.uint64)
        near = np.flatnonzero((words >= self._starts[0]) & (words <= self._ends.max()))
        addresses = words[near]
        owners = np.searchsorted(self._starts, addresses, side="right") - 1
        is_inside = addresses <= self._ends[owners]  # an address may lie just behind a buffer, as a loop's last pointer
        owners = owners[is_inside]
        return near[is_inside], owners, addresses[is_inside] - self._starts[owners]

    def words(self, data: Bytes) -> dict[int, tuple[str, int]]:
        """Return where addresses stand in some bytes: the buffer that each leads to, and the bytes from its start."""
        positions, owners, offsets = (part.tolist() for part in self._addresses_in(data))
        return {
            position * POINTER_BYTES: (self._names[owner], offset)
            for position, owner, offset in zip(positions, owners, offsets, strict=True)
        }

    def moved(self, data: Bytes, to: Mapping[str, int]) -> Bytes:
        """Return bytes with the addresses of these buffers elsewhere: the same array where it holds none."""
        positions, owners, offsets = self._addresses_in(data)
        if not len(positions):
            return data
        copy = data.copy()
        new = np.array([to[name] for name in self._names], np.uint64)
        _words_of(copy)[positions] = new[owners] + offsets
        return copy


def _words_of(data: Bytes) -> npt.NDArray[np.uint64]:
    return data[: data.nbytes // POINTER_BYTES * POINTER_BYTES].view(np.uint64)
