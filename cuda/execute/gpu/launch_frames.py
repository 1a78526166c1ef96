"""Launches on bytes and their results on a pipe, between a program and the process that has the card.

The rule: a message is a header and the bytes of its arrays behind it, or in shared memory; nothing of it is executed.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, Self, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from warplens.cuda.ground.host import copy_into
from warplens.cuda.ground.points import CacheState, Measuring, Time

# A launch on bytes of the host, as a front end gives it to a card, and what became of it there.
# These values hold no object of the driver and encode as they stand, since the card belongs to another
# process.


Bytes = npt.NDArray[np.uint8]
WORD_BYTES = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A word that holds an address: `at` bytes into an array, or into the parameters where `holder` is empty.

    It leads `offset` bytes into the array `to`.
    """

    holder: str
    at: int
    to: str
    offset: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchTiming:
    """How a launch is timed: in which state of the cache, by which settings."""

    cache: CacheState = CacheState.COLD
    measuring: Measuring = field(default_factory=Measuring)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteLaunch:
    """A launch of compiled code on arrays of bytes.

    Args:
        symbol: the (mangled) name of the entry.
        code: machine code for the card, or PTX that the driver translates.
        grid, block: blocks and threads in x, y, z.
        dynamic_shared_bytes: dynamic shared memory.
        parameters: the parameter block; where a link stands, any bytes.
        links: the addresses in the parameters and in the arrays.
        sizes: the bytes of each array, by name.
        variables: the arrays that are variables of the module.
        written: the arrays that the kernel may change, which are fetched.
        updated: those of them whose contents it may read, which are restored before each timed launch.
    """

    symbol: str
    code: bytes = field(repr=False)
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0
    parameters: bytes = b""
    links: tuple[Link, ...] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)
    variables: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ByteResult:
    """What became of a launch on a card.

    Args:
        results: the arrays that were fetched, with addresses of the card where the kernel left addresses.
        addresses: where each array lay on the card.
        time: the time, where one was asked for.
        printed: the text that the kernel printed.
        notes: sentences on how it was timed.
        failure: why there are no results, one sentence.
        hindrance: why the card did not begin, one sentence: it has no room, or cannot be opened.
    """

    results: Mapping[str, Bytes] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)
    time: Time | None = None
    printed: str = ""
    notes: tuple[str, ...] = ()
    failure: str = ""
    hindrance: str = ""


class LaunchCard(Protocol):
    """A card that takes launches on bytes."""

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        """Launch once on these arrays, fetch the results, and time the launch where that is asked for."""
        ...

    def load(self, code: bytes) -> None:
        """Load the code of a launch that follows, without waiting for it: the driver may have to translate it."""
        ...

    def close(self) -> None:
        """Give the card back."""
        ...


def linked(data: Bytes, links: Mapping[int, int]) -> Bytes:
    """Return bytes with these addresses, by their positions; the same array where there are none."""
    if not links:
        return data
    copy = data.copy()
    for at, address in links.items():
        copy[at : at + WORD_BYTES] = np.frombuffer(address.to_bytes(WORD_BYTES, "little"), np.uint8)
    return copy


_T = TypeVar("_T")
LENGTH_BYTES = 8
_PIECE_BYTES = 1 << 20


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Asks for a launch on the arrays that follow, in the order of their sizes.

    With a `descriptor` they are in the shared memory of that, and the answer has its results there, behind them.
    Without a launch it asks for code to be loaded, and nothing answers.
    """

    launch: ByteLaunch | None = None
    code: bytes = b""
    timing: LaunchTiming | None = None
    descriptor: int | None = None


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """What became of it, without the results, which follow; `is_lost` says that the process lost the card."""

    result: ByteResult
    sizes: dict[str, int]
    is_lost: bool = False


def write_message(descriptor: int, header: Request | Reply, arrays: Mapping[str, Bytes]) -> None:
    """Write a header, and the bytes of arrays behind it."""
    text = msgspec.msgpack.encode(header)
    _write(descriptor, memoryview(len(text).to_bytes(LENGTH_BYTES, "little") + text))
    for array in arrays.values():
        _write(descriptor, memoryview(np.ascontiguousarray(array)))  # type: ignore[arg-type]  # NumPy has the buffer


def read_header(descriptor: int, kind: type[_T]) -> _T | None:
    """Return the next header, None where the pipe ends.

    Raises:
        EOFError: the pipe ends within it.
    """
    length = np.empty(LENGTH_BYTES, np.uint8)
    if not _read(descriptor, length, may_end=True):
        return None
    text = np.empty(int.from_bytes(length.tobytes(), "little"), np.uint8)
    _read(descriptor, text)
    return msgspec.msgpack.decode(text.tobytes(), type=kind)


def read_arrays(descriptor: int, sizes: Mapping[str, int]) -> dict[str, Bytes]:
    """Return the arrays behind a header, which have these sizes in bytes.

    Raises:
        EOFError: the pipe ends within them.
    """
    arrays = {name: np.empty(size, np.uint8) for name, size in sizes.items()}
    for array in arrays.values():
        _read(descriptor, array)
    return arrays


def _write(descriptor: int, data: memoryview) -> None:
    while data:
        data = data[os.write(descriptor, data[:_PIECE_BYTES]) :]


def _read(descriptor: int, array: Bytes, *, may_end: bool = False) -> bool:
    """Fill an array; return False where the pipe ends before it."""
    rest = memoryview(array)  # type: ignore[arg-type]  # as above
    while rest:
        piece = os.read(descriptor, min(_PIECE_BYTES, len(rest)))
        if not piece:
            if may_end and len(rest) == array.nbytes:
                return False
            raise EOFError("the pipe ends within a message")
        rest[: len(piece)] = piece
        rest = rest[len(piece) :]
    return True


# Arrays in memory that a program and the process of its card have both, in place of bytes through a pipe.
# The memory has no name and belongs to the descriptors of both processes, so that nothing of it is left
# when they end, however they do. Only Linux has it (`memfd_create`); elsewhere arrays go through the pipe.


ALIGNMENT_BYTES = 64
"""Each array begins at a cache line, as arrays of NumPy need for any dtype."""


class SharedArrays:
    """The memory of a descriptor, which grows as far as arrays need it.

    Both processes have one of these, for descriptors of the same memory, and take turns.

    Args:
        descriptor: that of the memory, which belongs to this object from now on.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self._memory = np.empty(0, np.uint8)

    @classmethod
    def made(cls) -> Self | None:
        """Return new memory, None where the system has none of this kind."""
        if not hasattr(os, "memfd_create"):
            return None
        try:
            return cls(os.memfd_create("warplens-launch"))
        except OSError:  # a sandbox may forbid it
            return None

    @property
    def whole(self) -> Bytes:
        """The memory as far as this process has it; where it grows, another array."""
        return self._memory

    def views(self, sizes: Mapping[str, int], behind: Mapping[str, int] | None = None) -> dict[str, Bytes]:
        """Return arrays of these sizes in bytes, where they lie in the memory, one behind the other.

        Args:
            sizes: their sizes, by name.
            behind: the sizes of arrays that lie before them.

        Raises:
            OSError: the system gives no more memory.
        """
        starts, end = {}, sum(map(_aligned, (behind or {}).values()))
        for name, size in sizes.items():
            starts[name] = end
            end += _aligned(size)
        if end > self._memory.nbytes:
            if os.fstat(self.descriptor).st_size < end:
                os.ftruncate(self.descriptor, end)
            mapped = mmap.mmap(self.descriptor, end)  # an array keeps it, and the last one ends it
            self._memory = np.frombuffer(mapped, np.uint8)
        return {name: self._memory[start : start + sizes[name]] for name, start in starts.items()}

    def put(self, arrays: Mapping[str, Bytes]) -> None:
        """Copy arrays to where their views are.

        Raises:
            OSError: the system gives no more memory.
        """
        views = self.views({name: array.nbytes for name, array in arrays.items()})
        for name, array in arrays.items():
            copy_into(views[name], array)

    def close(self) -> None:
        """Give the descriptor back; the memory ends with the last view of it."""
        descriptor, self.descriptor = self.descriptor, -1
        self._memory = np.empty(0, np.uint8)
        if descriptor >= 0:
            os.close(descriptor)


def _aligned(size: int) -> int:
    """Return the bytes from the start of an array of this size to that of the next."""
    return -(-size // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
